"""The command palette: every action by the beginnings of its words, with its key."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QModelIndex, Signal
from PySide6.QtWidgets import QDialog, QLabel, QLineEdit, QVBoxLayout, QWidget

from histnorm_gui.qt.fitting import resize_on_screen
from histnorm_gui.qt.models.action_list import ActionRow
from histnorm_gui.qt.retranslating import translated
from histnorm_gui.qt.views.action_table import ActionTable


class CommandPalette(QDialog):
    """Enter does the action of the current row; Escape closes."""

    chosen = Signal(str)  # the name of an action

    def __init__(self, rows: Callable[[], list[ActionRow]], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setModal(False)
        self.search = QLineEdit()
        self.table = ActionTable(self.search)
        self.table.horizontalHeader().hide()
        translated(self, lambda: self.table.show_actions(rows()))
        self.table.activated.connect(self._choose)
        self.table.clicked.connect(self._choose)
        self.search.returnPressed.connect(lambda: self._choose(self.table.currentIndex()))
        self._note = QLabel()
        self._note.setProperty("role", "quiet")
        self.table.selectionModel().currentChanged.connect(lambda *_: self._show_note())
        self.search.textChanged.connect(lambda *_: self._show_note())
        layout = QVBoxLayout(self)
        layout.setContentsMargins(16, 16, 16, 12)
        layout.setSpacing(8)
        for widget in (self.search, self.table, self._note):
            layout.addWidget(widget)
        resize_on_screen(self, max(560, self.table.wanted_width() + 32), 420)
        translated(self, self._name)
        self.search.setFocus()

    def _name(self) -> None:
        self.setWindowTitle(self.tr("Find an action"))
        self.search.setPlaceholderText(self.tr("Type the beginnings of words, as “acc form”"))
        self.search.setAccessibleName(self.tr("Find an action"))
        self._show_note()

    def _show_note(self) -> None:
        row = self.table.current_action()
        if row is None:
            text = self.tr("No action has words that begin so.")
        elif not row.enabled:
            text = self.tr("“{name}” is not available now.").format(name=row.text)
        else:
            text = self.tr("Enter does it · Escape closes")
        self._note.setText(text)

    def _choose(self, index: QModelIndex) -> None:
        if not index.isValid():
            return
        row = self.table.actions_model.row(index.row())
        if row.enabled:
            self.close()
            self.chosen.emit(row.name)
