"""The manuscripts of the project at the left."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QLabel, QVBoxLayout, QWidget

from histnorm_gui.qt.delegates.list_delegates import ManuscriptDelegate
from histnorm_gui.qt.models.manuscript_list import ManuscriptEntry, ManuscriptListModel
from histnorm_gui.qt.retranslating import translated
from histnorm_gui.qt.views.steady_list import SteadyListView
from histnorm_gui.services.session import Session


class ManuscriptPanel(QWidget):
    """Lists the manuscripts with their progress; choosing one makes it the current one."""

    chosen = Signal(int)  # manuscript id

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        caption = QLabel()
        caption.setProperty("role", "caption")
        caption.setContentsMargins(16, 12, 16, 4)
        self._model = ManuscriptListModel(self)
        self.list = SteadyListView()
        self.list.setModel(self._model)
        self._delegate = ManuscriptDelegate()
        self.list.setItemDelegate(self._delegate)
        self.list.setFrameShape(QFrame.Shape.NoFrame)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.viewport().setAutoFillBackground(False)
        self.list.setStyleSheet("background: transparent")
        self.list.selectionModel().currentChanged.connect(self._on_current)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(caption)
        layout.addWidget(self.list)
        self.list.setMinimumHeight(56)  # one manuscript; the others are reached by scrolling
        self.setMinimumWidth(160)
        translated(
            self,
            lambda: caption.setText(self.tr("Manuscripts")),
            lambda: self.list.setAccessibleName(self.tr("Manuscripts")),
        )

    def refresh(self, session: Session | None, current: int | None) -> None:
        """Show the manuscripts of a project as they are now."""
        entries = []
        for manuscript in session.manuscripts() if session else ():
            decided, words = session.progress_of(manuscript.id) if session else (0, 0)
            known = session is not None and session.counts.of(manuscript.id) is not None
            shown = words if known else None
            entries.append(ManuscriptEntry(manuscript.id, manuscript.siglum, manuscript.title, decided, shown))
        selection = self.list.selectionModel()
        blocked = selection.blockSignals(True)
        self._model.show_entries(entries)
        row = self._model.row_of(current) if current is not None else None
        selection.blockSignals(blocked)
        if row is not None and self.list.currentIndex().row() != row:
            self.list.setCurrentIndex(self._model.index(row))

    def _on_current(self) -> None:
        index = self.list.currentIndex()
        if index.isValid():
            self.chosen.emit(self._model.entry(index.row()).id)
