"""Python's cyclic garbage collector, kept to the window's thread, and out of the way of the keys.

The collector runs in whatever thread happens to allocate. Were it a job's, it could destroy widgets that are part of
a cycle from there, which Qt answers by ending the program. And looking at everything takes longer than two frames with
a project open, so that it is done when nothing else is.
"""

from __future__ import annotations

import gc
import time

from PySide6.QtCore import QObject, QTimer

INTERVAL = 500
"""Milliseconds between two looks at how much there is to collect."""
QUIET = 0.005
"""An interval in which the thread worked for less than so many seconds had no key in it."""
PATIENCE = 240
"""So many intervals a look at everything waits for a quiet one."""
MANY = 20_000
"""So many new objects at once are a project, or a part of the window, which stays: they are not looked at now."""


class Collector(QObject):
    """Collects by a timer of the thread that it was made in, by Python's own thresholds; nowhere else.

    What has been looked at is left out (gc.freeze) until the next look at everything, in a quiet moment.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        gc.disable()
        self._worked = time.thread_time()
        self._owed = False
        self._waited = 0
        timer = QTimer(self)
        timer.timeout.connect(self.collect)
        timer.start(INTERVAL)

    def collect(self) -> None:
        """Collect the oldest generation that is due."""
        quiet = time.thread_time() - self._worked < QUIET
        young, _, _ = gc.get_count()
        due = [count > limit > 0 for count, limit in zip(gc.get_count(), gc.get_threshold(), strict=True)]
        self._owed |= due[2]
        self._waited += self._owed
        if self._owed and (quiet or self._waited > PATIENCE):
            self._look_at_everything()
        elif young > MANY:
            gc.freeze()
            self._owed = True
        elif due[1] or due[0]:
            gc.collect(1 if due[1] else 0)
        self._worked = time.thread_time()

    def _look_at_everything(self) -> None:
        gc.unfreeze()
        gc.collect()
        gc.freeze()
        self._owed, self._waited = False, 0
