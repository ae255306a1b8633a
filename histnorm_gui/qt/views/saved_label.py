"""Whether everything is on disk, at all times; and short announcements."""

from __future__ import annotations

from PySide6.QtCore import QLocale, QTime, QTimer
from PySide6.QtWidgets import QLabel, QWidget

ANNOUNCED = 6000
"""Milliseconds an announcement stays."""


class SavedLabel(QLabel):
    """Shows "Saved 14:02:11" in the status bar."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setContentsMargins(0, 0, 12, 0)
        self.setAccessibleName(self.tr("Saved state"))
        self._state = ""
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(lambda: self.setText(self._state))

    def show_project(self, is_open: bool) -> None:
        """A project was opened or closed."""
        self._say(self.tr("All decisions are saved") if is_open else "")

    def show_saving(self, saving: bool) -> None:
        """Something is being written, or everything is."""
        if saving:
            self._say(self.tr("Saving …"))
        else:
            time = QLocale().toString(QTime.currentTime(), "HH:mm:ss")
            self._say(self.tr("Saved {time} · all decisions on disk").format(time=time))

    def announce(self, text: str) -> None:
        """Say something for some seconds."""
        self.setText(text)
        self._timer.start(ANNOUNCED)

    def _say(self, text: str) -> None:
        self._state = text
        if not self._timer.isActive():
            self.setText(text)
