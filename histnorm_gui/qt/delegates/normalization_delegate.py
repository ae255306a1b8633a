"""The normalization: painted, and edited in place."""

from __future__ import annotations

from collections.abc import Hashable

from PySide6.QtCore import (
    QAbstractItemModel,
    QCoreApplication,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRect,
    Qt,
    Signal,
)
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QAbstractItemView, QCompleter, QLineEdit, QStyleOptionViewItem, QWidget

from histnorm_gui.core.model import TokenKind
from histnorm_gui.qt import assets
from histnorm_gui.qt.delegates.token_delegates import TokenDelegate
from histnorm_gui.qt.models.row_view import RowView
from histnorm_gui.qt.models.token_table import VIEW_ROLE, TokenTableModel
from histnorm_gui.qt.theme import Theme

Index = QModelIndex | QPersistentModelIndex
_MOVES = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)
"""Keys that would leave the editor for another row, and take half a word with them."""


class NormalizationDelegate(TokenDelegate):
    """A decision stands upright, a suggestion in italics.

    In the editor Enter takes what is in it, never the suggestion behind it, and Escape takes nothing. Leaving it in
    another way takes only what was typed.
    """

    entered = Signal()  # Enter was pressed in the editor and its text taken

    accepts_empty = False

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._entering = False

    def paint_content(self, painter: QPainter, rect: QRect, view: RowView, theme: Theme) -> None:
        """The decision or the first suggestion."""
        suggested = not view.decided
        color = theme.text if view.decided else theme.quiet
        if view.token.kind is TokenKind.WORD:
            self._manuscript_text(painter, rect, view.norm, color, italic=suggested)

    def shown(self, view: RowView) -> Hashable:
        """The normalization of a word, and whether it is decided."""
        return (view.norm, view.decided) if view.token.kind is TokenKind.WORD else None

    def createEditor(self, parent: QWidget, option: QStyleOptionViewItem, index: Index) -> QWidget:
        """A line with completion over the candidates of the form and the project's normalizations."""
        editor = QLineEdit(parent)
        editor.setFont(assets.manuscript_font(self.pixels))
        editor.setAccessibleName(self.tr("Normalization"))
        if self.rtl:
            editor.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
        editor.setInputMethodHints(Qt.InputMethodHint.ImhNoPredictiveText | Qt.InputMethodHint.ImhNoAutoUppercase)
        # While the list of completions is open, keys reach the editor without passing the event filter below.
        editor.returnPressed.connect(lambda: self._enter(editor))
        model = index.model()
        if isinstance(model, TokenTableModel) and model.text is not None:
            token = model.token(index.row())
            words = [candidate.norm for candidate in model.text.candidates(token)]
            written = (*words, *model.text.written_norms(), *model.text.suggester.norms_elsewhere())
            completer = QCompleter(list(dict.fromkeys(written)), editor)
            completer.setCompletionMode(QCompleter.CompletionMode.PopupCompletion)
            completer.setMaxVisibleItems(6)
            popup = completer.popup()
            if popup is not None:
                popup.setFont(assets.manuscript_font(self.pixels))
                popup.setProperty("role", "completions")
                # As a popup it would take all keys while it is open, also those for the next word where keys wait.
                popup.setWindowFlags(Qt.WindowType.ToolTip | Qt.WindowType.FramelessWindowHint)
                popup.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
            editor.setCompleter(completer)
        return editor

    def setEditorData(self, editor: QWidget, index: Index) -> None:
        """What is shown, all selected, so that the first letter typed replaces it."""
        view = index.data(VIEW_ROLE)
        if isinstance(editor, QLineEdit) and isinstance(view, RowView) and not editor.isModified():
            editor.setText(view.norm)
            editor.selectAll()

    def setModelData(self, editor: QWidget, model: QAbstractItemModel, index: Index) -> None:
        """Take the text after Enter, or where the editor typed something."""
        if isinstance(editor, QLineEdit) and (self._entering or editor.isModified()):
            model.setData(index, editor.text(), Qt.ItemDataRole.EditRole)

    def updateEditorGeometry(self, editor: QWidget, option: QStyleOptionViewItem, index: Index) -> None:
        """Fill the cell, and a little more where the column is narrow."""
        rect: QRect = option.rect
        more = max(0, 160 - rect.width())
        editor.setGeometry(rect.adjusted(1 - more if self.rtl else 1, 3, 0 if self.rtl else more, -3))

    def eventFilter(self, editor: QObject, event: QEvent) -> bool:
        """Enter takes the text and goes on; Escape closes without taking anything."""
        if isinstance(event, QKeyEvent) and isinstance(editor, QLineEdit) and event.type() == QEvent.Type.KeyPress:
            listed = _open_list(editor)
            if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                self._enter(editor)
                return True
            if event.key() in _MOVES:
                if listed is not None:
                    QCoreApplication.sendEvent(listed, event)  # the list puts what is chosen in it into the editor
                return True
            if event.key() == Qt.Key.Key_Escape:
                # Both at once: were the text still in the field after it, the next Enter would take half a word.
                editor.setModified(False)
        elif event.type() in (QEvent.Type.FocusOut, QEvent.Type.Hide) and isinstance(editor, QLineEdit):
            listed = _open_list(editor)
            if listed is not None:
                listed.hide()
        return super().eventFilter(editor, event)

    def _enter(self, editor: QLineEdit) -> None:
        if self._entering or not (self.accepts_empty or editor.text().strip()):
            return
        self._entering = True
        listed = _open_list(editor)
        if listed is not None:
            listed.hide()
        self.commitData.emit(editor)
        self.closeEditor.emit(editor, self.EndEditHint.NoHint)
        self._entering = False
        self.entered.emit()


def _open_list(editor: QLineEdit) -> QAbstractItemView | None:
    """The list of completions of an editor where it is open."""
    completer = editor.completer()
    popup = completer.popup() if completer is not None else None
    return popup if popup is not None and popup.isVisible() else None
