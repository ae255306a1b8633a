"""Whether everything is on disk, at all times; and short announcements."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QLocale, QSize, Qt, QTime, QTimer
from PySide6.QtWidgets import QLabel, QWidget

from histnorm_gui.qt.retranslating import translated

ANNOUNCED = 6000
"""Milliseconds an announcement stays."""


class SavedLabel(QLabel):
    """Shows "Saved 14:02:11" in the status bar."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setContentsMargins(0, 0, 12, 0)
        self.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._width = 0
        self._writes = True
        self._state: Callable[[], str] = str
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._show_state)
        translated(self, lambda: self.setAccessibleName(self.tr("Saved state")), self._show_state)

    def sizeHint(self) -> QSize:
        """As wide as the widest of what stood here lately: a text that changes with each key moves nothing."""
        hint = super().sizeHint()
        self._width = max(self._width, hint.width()) if self.text() and not self._timer.isActive() else 0
        return QSize(max(self._width, hint.width()), hint.height())

    def show_project(self, is_open: bool) -> None:
        """A project was opened or closed."""
        self._writes = True
        self._say((lambda: self.tr("All decisions are saved")) if is_open else str)

    def show_unwritten(self, why: Callable[[], str]) -> None:
        """Nothing is written into the file of this project: say why, until another one is open."""
        self._writes = False
        self._say(why)

    def show_saving(self, saving: bool) -> None:
        """Something is being written, or everything is."""
        if not self._writes:
            return
        if saving:
            self._say(lambda: self.tr("Saving…"))
        else:
            time = QTime.currentTime()
            self._say(lambda: self._saved(time))

    def _saved(self, time: QTime) -> str:
        shown = QLocale().toString(time, "HH:mm:ss")
        return self.tr("Saved {time} · all decisions on disk").format(time=shown)

    def announce(self, text: str) -> None:
        """Say something for some seconds."""
        self.setText(text)
        self._timer.start(ANNOUNCED)

    def _say(self, text: Callable[[], str]) -> None:
        self._state = text
        if not self._timer.isActive():
            self._show_state()

    def _show_state(self) -> None:
        """The state, in the language that is installed now; an announcement in another one is over."""
        self._timer.stop()
        self.setText(self._state())
