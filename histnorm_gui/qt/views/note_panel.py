"""The note of the current token, at the right."""

from __future__ import annotations

from PySide6.QtCore import QMimeData, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPlainTextEdit, QVBoxLayout, QWidget

from histnorm_gui.core.model import NO_REMARK, Token
from histnorm_gui.qt.actions import Actions
from histnorm_gui.qt.hints import with_key
from histnorm_gui.qt.retranslating import translated
from histnorm_gui.qt.views.elided_label import ElidedLabel
from histnorm_gui.services.manuscript_text import ManuscriptText

LINES = 3
"""So many lines are seen at once."""


class NoteField(QPlainTextEdit):
    """Enter takes the note, Shift+Enter begins another line, Escape leaves it as it was, leaving takes it."""

    taken = Signal(bool)  # whether a key asked for it, so that the text is wanted next
    dropped = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The keys of the field."""
        shift = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not shift:
            self.taken.emit(True)
        elif event.key() == Qt.Key.Key_Escape:
            self.dropped.emit()
        else:
            super().keyPressEvent(event)

    def canInsertFromMimeData(self, source: QMimeData) -> bool:
        """Text alone: files that are dropped are for the window."""
        return source.hasText() and not source.hasUrls()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """What was typed is not lost on the way elsewhere; a menu over the field is no such way."""
        super().focusOutEvent(event)
        if event.reason() != Qt.FocusReason.PopupFocusReason:
            self.taken.emit(False)


class NotePanel(QWidget):
    """Shows and takes the note of one token, and says whether it is flagged or excluded from learning."""

    noted = Signal(object, str)  # Token, its new note
    left = Signal()  # by a key: the editor goes back to the text

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._token: Token | None = None
        self._saved = ""
        self._remark = NO_REMARK
        self._actions: Actions | None = None
        self._caption = QLabel()
        self._caption.setProperty("role", "caption")
        self._marks = ElidedLabel(40)  # beside the caption: nothing is to move where a word has none
        self._marks.setProperty("role", "quiet")
        self._marks.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        head = QHBoxLayout()
        head.setSpacing(12)
        head.addWidget(self._caption)
        head.addWidget(self._marks, 1)
        self.field = NoteField()
        self.field.setTabChangesFocus(True)
        self.field.setFixedHeight(LINES * self.field.fontMetrics().lineSpacing() + 16)
        self.field.taken.connect(self._take)
        self.field.dropped.connect(self._drop)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(16, 8, 16, 12)
        layout.setSpacing(4)
        layout.addLayout(head)
        layout.addWidget(self.field)
        translated(
            self,
            lambda: self._caption.setText(self.tr("Note")),
            lambda: self.field.setAccessibleName(self.tr("Note")),
        )

    def show_token(self, text: ManuscriptText | None, token: Token | None) -> None:
        """Show another token's note, or nothing. What was typed for the one before is taken first."""
        if self._token is not None and (token is None or token.id != self._token.id):
            self.commit()
        remark = text.remark(token.id) if text is not None and token is not None else NO_REMARK
        other = token is None or self._token is None or token.id != self._token.id
        self._token = token
        if other or remark.note != self._saved:
            self._saved = remark.note
            if self.field.toPlainText() != remark.note or self.field.document().isUndoAvailable():
                self.field.setPlainText(remark.note)
        self.field.setEnabled(token is not None)
        self._remark = remark
        self._show_marks()

    def name_keys(self, actions: Actions) -> None:
        """Name the keys that the editor has chosen."""
        self._actions = actions
        keys = actions.keys_shown("note")
        self.field.setPlaceholderText(self.tr("{key} writes a note, Enter keeps it").format(key=keys) if keys else "")
        self._show_marks()

    def _show_marks(self) -> None:
        """Whether the token is flagged or excluded, and with which key that is changed."""
        marks = []
        if self._remark.flagged:
            marks.append((self.tr("Flagged"), "flag"))
        if self._remark.excluded:
            marks.append((self.tr("Not learned from"), "exclude"))
        with_keys = " · ".join(self._with_key(text, name) for text, name in marks)
        self._marks.say(with_keys, " · ".join(text for text, _ in marks))

    def _with_key(self, text: str, name: str) -> str:
        return with_key(text, self._actions, name) if self._actions is not None else text

    def write(self) -> None:
        """Let the editor write."""
        self.field.setFocus()
        self.field.selectAll()

    def commit(self) -> None:
        """Take what was typed, where it is something else."""
        words = self.field.toPlainText().strip()
        if self._token is not None and words != self._saved:
            self._saved = words
            self.noted.emit(self._token, words)

    def _take(self, by_key: bool) -> None:
        self.commit()
        if by_key:
            self.left.emit()

    def _drop(self) -> None:
        self.field.setPlainText(self._saved)
        self.left.emit()
