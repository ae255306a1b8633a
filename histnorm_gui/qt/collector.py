"""Python's cyclic garbage collector, kept to the window's thread.

The collector runs in whatever thread happens to allocate. Were it a job's, it could destroy widgets that are part of
a cycle from there, which Qt answers by ending the program.
"""

from __future__ import annotations

import gc

from PySide6.QtCore import QObject, QTimer

INTERVAL = 500
"""Milliseconds between two looks at how much there is to collect."""


class Collector(QObject):
    """Collects by a timer of the thread that it was made in, by Python's own thresholds; nowhere else."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        gc.disable()
        timer = QTimer(self)
        timer.timeout.connect(self.collect)
        timer.start(INTERVAL)

    def collect(self) -> None:
        """Collect the oldest generation that is due."""
        due = [count > limit > 0 for count, limit in zip(gc.get_count(), gc.get_threshold(), strict=True)]
        for generation in (2, 1, 0):
            if due[generation]:
                gc.collect(generation)
                return
