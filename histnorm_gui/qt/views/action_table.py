"""A table of actions with a search above it, in which the arrow keys move while one types."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QHeaderView, QLineEdit, QTableView, QWidget

from histnorm_gui.qt.models.action_list import ActionColumn, ActionListModel, ActionRow
from histnorm_gui.qt.retranslating import translated

_MOVES = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)


class ActionTable(QTableView):
    """Shows actions; ``search`` is the field that filters them."""

    def __init__(self, search: QLineEdit, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._search = search
        self.actions_model = ActionListModel(self)
        self.setModel(self.actions_model)
        translated(self, lambda: self.setAccessibleName(self.tr("Actions and their keys")))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setShowGrid(False)
        self.setStyleSheet("QTableView::item { padding: 0 8px }")
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setTabKeyNavigation(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.verticalHeader().hide()
        self.verticalHeader().setDefaultSectionSize(self.fontMetrics().height() + 12)
        header = self.horizontalHeader()
        header.setHighlightSections(False)
        header.setSectionsClickable(False)
        header.setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        header.setSectionResizeMode(ActionColumn.TEXT, QHeaderView.ResizeMode.Stretch)
        search.setClearButtonEnabled(True)
        search.setMinimumHeight(32)
        search.textChanged.connect(self._filter)
        search.installEventFilter(self)

    def show_actions(self, rows: list[ActionRow]) -> None:
        """Show these actions; the current one stays."""
        current = self.current_action()
        self.actions_model.show_actions(rows)
        advance = self.fontMetrics().horizontalAdvance
        self.setColumnWidth(ActionColumn.MENU, max((advance(row.menu) for row in rows), default=60) + 40)
        self.setColumnWidth(ActionColumn.KEYS, max((advance(row.keys) for row in rows), default=60) + 40)
        self._go_to((self.actions_model.row_of(current.name) if current else None) or 0)

    def wanted_width(self) -> int:
        """How wide it is with every action in full, in pixels."""
        advance = self.fontMetrics().horizontalAdvance
        names = max(
            (advance(self.actions_model.row(row).text) for row in range(self.actions_model.rowCount())), default=0
        )
        others = self.columnWidth(ActionColumn.MENU) + self.columnWidth(ActionColumn.KEYS)
        return names + 24 + others + self.verticalScrollBar().sizeHint().width()

    def current_action(self) -> ActionRow | None:
        """The action of the current row."""
        index = self.currentIndex()
        return self.actions_model.row(index.row()) if index.isValid() else None

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Up and down in the search move in the table."""
        if (
            watched is self._search
            and isinstance(event, QKeyEvent)
            and event.type() == QEvent.Type.KeyPress
            and event.key() in _MOVES
        ):
            self.keyPressEvent(event)
            return True
        return super().eventFilter(watched, event)

    def _filter(self, query: str) -> None:
        self.actions_model.search(query)
        self._go_to(0)

    def _go_to(self, row: int) -> None:
        if row < self.actions_model.rowCount():
            self.setCurrentIndex(self.actions_model.index(row, ActionColumn.TEXT))
