"""The undo history as a list, from which the editor jumps to any point."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QModelIndex, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QDockWidget, QLabel, QListView, QVBoxLayout, QWidget

from histnorm_gui.qt.models.history_list import HistoryModel
from histnorm_gui.qt.retranslating import translated
from histnorm_gui.services.session import Session

_BUTTONS = (
    ("qt_dockwidget_closebutton", "Close", "Closes the dock widget"),
    ("qt_dockwidget_floatbutton", "Float", "Undocks and re-attaches the dock widget"),
)
"""Qt's names of the buttons in the title of a dock, and Qt's own words for them."""


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
        self.setAllowedAreas(Qt.DockWidgetArea.LeftDockWidgetArea | Qt.DockWidgetArea.RightDockWidgetArea)
        self._session: Session | None = None
        self.model = HistoryModel(self)
        self.list = _Steps()
        self.list.setModel(self.model)
        self.list.setUniformItemSizes(True)
        self.list.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setStyleSheet("QListView::item { padding: 3px 8px }")
        self.list.activated.connect(self._on_activated)
        self.list.left.connect(self.left)
        hint = QLabel()
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
        self.setMinimumWidth(192)
        translated(
            self,
            lambda: self.setWindowTitle(self.tr("History")),
            lambda: self.list.setAccessibleName(self.tr("History")),
            lambda: hint.setText(self.tr("Enter or a double click goes to the state after that step.")),
            self._name_buttons,
        )
        self.visibilityChanged.connect(lambda _visible: self.refresh())
        self.hide()

    def _name_buttons(self) -> None:
        """The buttons of the title are Qt's own, and are named by it only when they are made."""
        for name, *said in _BUTTONS:
            button = self.findChild(QAbstractButton, name)
            if button is not None:
                text, tip = (QCoreApplication.translate("QDockWidget", words) for words in said)
                button.setAccessibleName(text)
                button.setAccessibleDescription(tip)
                if button.toolTip():
                    button.setToolTip(text)

    def use(self, session: Session | None) -> None:
        """Show the steps of another project."""
        self._session = session
        self.refresh()

    def refresh(self) -> None:
        """Show the steps as they are now, the present state in view; nothing is read while the list is closed."""
        if self.isHidden():
            return
        session = self._session
        steps, done = session.history() if session and session.past.is_complete else ((), 0)
        self.model.show_steps(steps, done)
        self.list.setCurrentIndex(self.model.index(self.model.current_row, 0))

    def _on_activated(self, index: QModelIndex) -> None:
        self.jumped.emit(self.model.done_at(index.row()))
