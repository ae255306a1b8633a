"""The undo history as a list, from which the editor jumps to any point."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QDockWidget, QLabel, QListView, QVBoxLayout, QWidget

from histnorm_gui.qt.models.history_list import HistoryModel
from histnorm_gui.services.session import Session


class _Steps(QListView):
    """Enter goes to the chosen state, Escape back to the text."""

    left = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.currentIndex().isValid():
            self.activated.emit(self.currentIndex())
        elif event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)


class HistoryDock(QDockWidget):
    """Shows the steps of a session while it is open."""

    jumped = Signal(int)  # how many steps are to be done
    left = Signal()  # back to the text

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("history")
        self.setWindowTitle(self.tr("History"))
        self.setAllowedAreas(Qt.DockWidgetArea.LeftDockWidgetArea | Qt.DockWidgetArea.RightDockWidgetArea)
        self._session: Session | None = None
        self.model = HistoryModel(self)
        self.list = _Steps()
        self.list.setAccessibleName(self.tr("History"))
        self.list.setModel(self.model)
        self.list.setUniformItemSizes(True)
        self.list.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setStyleSheet("QListView::item { padding: 3px 8px }")
        self.list.activated.connect(self._on_activated)
        self.list.left.connect(self.left)
        hint = QLabel(self.tr("Enter or a double click goes to the state after that step."))
        hint.setProperty("role", "quiet")
        hint.setWordWrap(True)
        hint.setContentsMargins(12, 6, 12, 8)
        holder = QWidget()
        layout = QVBoxLayout(holder)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.list)
        layout.addWidget(hint)
        self.setWidget(holder)
        self.setMinimumWidth(220)
        self.visibilityChanged.connect(lambda _visible: self.refresh())
        self.hide()

    def use(self, session: Session | None) -> None:
        """Show the steps of another project."""
        self._session = session
        self.refresh()

    def refresh(self) -> None:
        """Show the steps as they are now, the present state in view; nothing is read while the list is closed."""
        if self.isHidden():
            return
        steps, done = self._session.history() if self._session else ((), 0)
        self.model.show_steps(steps, done)
        self.list.setCurrentIndex(self.model.index(self.model.current_row, 0))

    def _on_activated(self, index: QModelIndex) -> None:
        self.jumped.emit(self.model.done_at(index.row()))
