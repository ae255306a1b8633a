"""What the picture that answers a key can do without: done a moment later, so that it is in the next one."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer

MOMENT = 20
"""Milliseconds after the picture that answers a key: less than an eye takes to get there, and less than passes between
two keys, held down or typed."""


class NextPicture(QObject):
    """Does some work once the keys rest for a moment, once for however often it was asked for meanwhile."""

    def __init__(self, work: Callable[[], object], parent: QObject, moment: int = MOMENT) -> None:
        super().__init__(parent)
        self._work = work
        self._answered, self._rested = QTimer(self), QTimer(self)
        for timer, milliseconds in ((self._answered, 0), (self._rested, moment)):
            timer.setSingleShot(True)
            timer.setInterval(milliseconds)
        self._answered.timeout.connect(self._rested.start)  # comes after what is to be painted already
        self._rested.timeout.connect(self.now)

    def ask(self) -> None:
        """Do it in a moment; whoever asks again before that puts it off."""
        self._rested.stop()
        self._answered.start()

    def now(self) -> None:
        """Do it at once, and not again in a moment."""
        self._answered.stop()
        self._rested.stop()
        self._work()

    @property
    def waits(self) -> bool:
        """Whether it is still to be done."""
        return self._answered.isActive() or self._rested.isActive()
