"""Signals of the system that end the program: it closes in order, in its event loop, whatever is being done."""

from __future__ import annotations

import signal
from collections.abc import Callable
from types import FrameType

from PySide6.QtCore import QObject, Qt, Signal

_ENDING = ("SIGINT", "SIGTERM", "SIGHUP")
STATUS = 128
"""An exit status above this one says which signal it was."""


class Interruptions(QObject):
    """Calls ``close`` with the exit status once a signal has come; a second one ends the program at once.

    Python's own answer to Ctrl+C is an error at the point where the window's thread happens to be, which may be in the
    midst of painting. Python hears of a signal when it works next, half a second later at most (qt/collector.py).
    """

    _heard = Signal(int)

    def __init__(self, close: Callable[[int], object], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._former: dict[int, object] = {}
        self._heard.connect(close, Qt.ConnectionType.QueuedConnection)  # never within what is being done
        for number in (int(getattr(signal, name)) for name in _ENDING if hasattr(signal, name)):
            if signal.getsignal(number) is not signal.SIG_IGN:  # as under nohup
                self._former[number] = signal.signal(number, self._hear)

    def end(self) -> None:
        """Let signals do what they did before."""
        for number, handler in self._former.items():
            signal.signal(number, handler)  # type: ignore[arg-type]
        self._former.clear()

    def _hear(self, number: int, _frame: FrameType | None) -> None:
        signal.signal(number, signal.SIG_DFL)
        self._heard.emit(STATUS + number)
