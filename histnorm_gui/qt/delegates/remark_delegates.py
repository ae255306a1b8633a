"""The columns for what is said of a token: the modernization, and flag, exclusion and note."""

from __future__ import annotations

from collections.abc import Hashable

from PySide6.QtCore import QPointF, QRect, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QCompleter, QLineEdit, QStyleOptionViewItem, QWidget

from histnorm_gui.core.model import TokenKind
from histnorm_gui.qt.delegates.marks import WIDTH, paint_excluded, paint_flag
from histnorm_gui.qt.delegates.normalization_delegate import NormalizationDelegate
from histnorm_gui.qt.delegates.token_delegates import Index, TokenDelegate
from histnorm_gui.qt.models.row_view import RowView
from histnorm_gui.qt.models.token_table import VIEW_ROLE, TokenTableModel
from histnorm_gui.qt.theme import Theme


class NoteDelegate(TokenDelegate):
    """A flag, a barred circle where nothing is learned, and the note in one line."""

    def paint_content(self, painter: QPainter, rect: QRect, view: RowView, theme: Theme) -> None:
        """Marks first, then as much of the note as there is room for."""
        left = rect.left()
        for there, paint, color in (
            (view.remark.flagged, paint_flag, theme.warning),
            (view.remark.excluded, paint_excluded, theme.quiet),
        ):
            if there:
                paint(painter, QPointF(left + 6, rect.center().y() + 0.5), color)
                left += WIDTH
        note = " ".join(view.remark.note.split())
        self._text(painter, rect.adjusted(left - rect.left(), 0, 0, 0), note, theme.quiet)

    def shown(self, view: RowView) -> Hashable:
        """The marks and the note."""
        return view.remark.flagged, view.remark.excluded, view.remark.note


class ModernizationDelegate(NormalizationDelegate):
    """The modernization, edited in place like a normalization; emptied, it is taken away."""

    accepts_empty = True

    def paint_content(self, painter: QPainter, rect: QRect, view: RowView, theme: Theme) -> None:
        """Nothing for most words: they have none."""
        if view.token.kind is TokenKind.WORD and view.remark.modernization:
            self._manuscript_text(painter, rect, view.remark.modernization, theme.text)

    def shown(self, view: RowView) -> Hashable:
        """The modernization of a word."""
        return view.remark.modernization if view.token.kind is TokenKind.WORD else None

    def createEditor(self, parent: QWidget, option: QStyleOptionViewItem, index: Index) -> QWidget:
        """A line with completion over the manuscript's modernizations."""
        editor = super().createEditor(parent, option, index)
        model = index.model()
        if isinstance(editor, QLineEdit) and isinstance(model, TokenTableModel) and model.text is not None:
            editor.setAccessibleName(self.tr("Modernization"))
            known = {remark.modernization for _, remark in model.text.remarked() if remark.modernization}
            completer = QCompleter(sorted(known), editor)
            completer.setCompletionMode(QCompleter.CompletionMode.InlineCompletion)
            editor.setCompleter(completer)
        return editor

    def setEditorData(self, editor: QWidget, index: Index) -> None:
        """What is there, all selected."""
        view = index.data(VIEW_ROLE)
        if isinstance(editor, QLineEdit) and isinstance(view, RowView) and not editor.isModified():
            editor.setText(view.remark.modernization or "")
            editor.selectAll()

    def setModelData(self, editor: QWidget, model: object, index: Index) -> None:
        """Take the text where the editor changed it."""
        if isinstance(editor, QLineEdit) and isinstance(model, TokenTableModel) and editor.isModified():
            model.setData(index, editor.text(), Qt.ItemDataRole.EditRole)
