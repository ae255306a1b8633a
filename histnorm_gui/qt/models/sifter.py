"""Goes through a long text for a filter a little at a time, while the window does everything else."""

from __future__ import annotations

from time import perf_counter

from PySide6.QtCore import QObject, QTimer, Signal

from histnorm_gui.services.filters import Filter
from histnorm_gui.services.manuscript_text import ManuscriptText
from histnorm_gui.services.sifting import Sieve

AT_FIRST, AT_FIRST_SLOW = 100_000, 5_000
"""So many tokens of a text are looked at before what a filter shows of them is shown; the rest follows in slices."""
AT_ONCE, AT_ONCE_SLOW = 10_000, 50
SLICE = 0.008
"""Seconds of looking between two looks at what else there is to do."""
BETWEEN = 0.1
"""Seconds between two times when what was found is told."""


class Sifter(QObject):
    """``begin`` gives the rows of the first stretch; the others are ``found`` later."""

    found = Signal(object)  # list of rows of the text, behind all those before
    ended = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._sieve: Sieve | None = None
        self._kept: list[int] = []  # not told yet
        self._told = 0.0
        self._timer = QTimer(self)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._go_on)

    @property
    def running(self) -> bool:
        """Whether there is more of the text to look at."""
        return self._sieve is not None

    def begin(self, text: ManuscriptText, wanted: Filter) -> list[int]:
        """Go through a text in place of the one before."""
        self.stop()
        sieve = Sieve(text, wanted)
        first = sieve.advance(AT_FIRST if sieve.is_quick else AT_FIRST_SLOW)
        if not sieve.is_done:
            self._sieve = sieve
            self._told = perf_counter()
            self._timer.start()
        return first

    def stop(self) -> None:
        """Look at nothing more."""
        self._timer.stop()
        self._sieve = None
        self._kept = []

    def _go_on(self) -> None:
        sieve = self._sieve
        if sieve is None:
            return
        until = perf_counter() + SLICE
        while not sieve.is_done and perf_counter() < until:
            self._kept += sieve.advance(AT_ONCE if sieve.is_quick else AT_ONCE_SLOW)
        if self._kept and (sieve.is_done or perf_counter() - self._told > BETWEEN):
            kept, self._kept = self._kept, []
            self.found.emit(kept)
            self._told = perf_counter()
        if sieve.is_done and sieve is self._sieve:
            self.stop()
            self.ended.emit()
