"""The middle of the desk: the current manuscript as a table, with its count above."""

from __future__ import annotations

from PySide6.QtCore import QLocale, Signal
from PySide6.QtWidgets import QApplication, QHBoxLayout, QLabel, QLineEdit, QVBoxLayout, QWidget

from histnorm_gui.core.changes import Changes
from histnorm_gui.core.model import Token
from histnorm_gui.qt.models.token_table import Column, TokenTableModel
from histnorm_gui.qt.views.token_table_view import TokenTableView
from histnorm_gui.services.aligning import Alignments
from histnorm_gui.services.filters import Filter
from histnorm_gui.services.manuscript_text import ManuscriptText


class TextPane(QWidget):
    """The table with its model, and the moves from token to token."""

    current_changed = Signal()
    all_decided = Signal()  # there is no open word to go on to

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.model = TokenTableModel(self)
        self.table = TokenTableView()
        self.table.setModel(self.model)
        self.table.selectionModel().currentRowChanged.connect(lambda *_: self.current_changed.emit())
        self._title = QLabel()
        self._title.setProperty("role", "caption")
        self._count = QLabel()
        self._count.setProperty("role", "quiet")
        head = QHBoxLayout()
        head.setContentsMargins(16, 10, 16, 8)
        head.addWidget(self._title)
        head.addStretch(1)
        head.addWidget(self._count)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addLayout(head)
        layout.addWidget(self.table)

    def show_text(self, text: ManuscriptText | None, alignments: Alignments, token_id: int | None = None) -> None:
        """Show a manuscript at a token, or at its first open word."""
        self.model.show_text(text, alignments)
        self.refresh_count()
        row = self.model.row_of_token(token_id) if token_id is not None else None
        if row is None:
            row = self.model.next_undecided(-1)
        if row is None and self.model.rowCount():
            row = 0
        if row is not None:
            self.table.go_to(row)
        self.current_changed.emit()

    def show_punctuation(self, shown: bool) -> None:
        """Show punctuation as rows of their own or not; the current token stays."""
        token = self.current_token()
        self.model.show_punctuation(shown)
        row = self.model.row_of_token(token.id) if token else None
        if row is None:
            row = self.model.next_undecided(-1)
        if row is not None:
            self.table.go_to(row)

    def show_only(self, wanted: Filter) -> None:
        """Show some of the tokens; the current one stays where it is among them."""
        token = self.current_token()
        self.model.show_only(wanted)
        row = self.model.row_of_token(token.id) if token else None
        if row is None:
            row = self.model.next_undecided(-1)
        if row is None and self.model.rowCount():
            row = 0
        if row is not None:
            self.table.go_to(row)
        self.current_changed.emit()

    def go_to_least_certain(self) -> None:
        """Go to the open word whose suggestion is the least certain."""
        row = self.model.least_certain()
        if row is None:
            self.all_decided.emit()
        else:
            self.table.go_to(row)

    def refresh(self, changes: Changes) -> None:
        """Show decisions and suggestions as they are now; nothing moves."""
        text = self.model.text
        touched = changes.tokens.get(text.manuscript.id, frozenset()) if text else frozenset()
        if text is None or changes.manuscripts or changes.predictions or len(changes.tokens) != 1 or not touched:
            self.model.refresh()
        else:
            self.model.refresh_tokens(touched)
        self.refresh_count()
        self.current_changed.emit()

    def refresh_count(self) -> None:
        """The line above the table."""
        text = self.model.text
        if text is None:
            self._title.clear()
            self._count.clear()
            return
        self._title.setText(" ".join(part for part in (text.manuscript.siglum, text.manuscript.title) if part))
        locale = QLocale()
        count = self.tr("{decided} of {words} words decided")
        self._count.setText(count.format(decided=locale.toString(text.decided), words=locale.toString(text.words)))

    def current_token(self) -> Token | None:
        """The token that keys act on."""
        row = self.table.current_row()
        return self.model.token(row) if 0 <= row < self.model.rowCount() else None

    def selected_tokens(self) -> list[Token]:
        """The tokens of the selected range, or the current one."""
        return [self.model.token(row) for row in self.table.selected_rows()]

    def show_modernization(self, shown: bool) -> None:
        """Show the column of modernizations, or hide it."""
        self.table.setColumnHidden(Column.MODERNIZATION, not shown)

    def edit_at_end(self) -> None:
        """Edit the normalization of the current token, with the caret at its end."""
        self.table.edit_current()
        field = QApplication.focusWidget()
        if isinstance(field, QLineEdit):
            field.end(False)

    def go_to_token(self, token_id: int) -> None:
        """Make a token the current one, where it is shown."""
        row = self.model.row_of_token(token_id)
        if row is not None:
            self.table.go_to(row)

    def go_on(self) -> None:
        """Go to the next open word after the current one."""
        row = self.model.next_undecided(self.table.current_row())
        if row is None:
            self.all_decided.emit()
        else:
            self.table.go_to(row)
