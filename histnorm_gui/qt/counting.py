"""How many words are unsure or worth a second look: counted while nothing else happens."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer

from histnorm_gui.qt.desk import Desk
from histnorm_gui.qt.views.filter_panel import FilterPanel
from histnorm_gui.services.filters import SlowCount

PAUSE = 500
"""Milliseconds after the last change of a decision or suggestion."""
SLICE = 0.003
"""Seconds of counting at a time, far below a frame."""
BETWEEN = 12
"""Milliseconds for everything else between two slices."""


class Counting(QObject):
    """Keeps the slow numbers of the filters."""

    def __init__(self, desk: Desk, filters: FilterPanel, parent: QObject) -> None:
        super().__init__(parent)
        self._desk, self._filters = desk, filters
        self._count: SlowCount | None = None
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._go_on)
        desk.manuscript_changed.connect(self._begin)
        desk.changed.connect(lambda _changes: self._wait())
        desk.ranking.ranked.connect(lambda _token_ids: self._wait())

    def _begin(self) -> None:
        """Another manuscript: the numbers of the one before say nothing."""
        self._filters.show_slow_counts({})
        self._wait()

    def _wait(self) -> None:
        self._count = None
        self._timer.start(PAUSE)

    def _go_on(self) -> None:
        text = self._desk.text
        if text is None:
            return
        self._count = self._count or SlowCount(text)
        counts = self._count.go_on(SLICE)
        if counts is None:
            self._timer.start(BETWEEN)
        else:
            self._filters.show_slow_counts(counts)
