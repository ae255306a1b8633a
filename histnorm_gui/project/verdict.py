"""Whether a project file is known to be sound, which writing waits for."""

from __future__ import annotations

import threading
from collections.abc import Callable

from histnorm_gui.core.errors import UserError
from histnorm_gui.core.progress import UNWATCHED, Cancelled, Watch

STAGE = "verdict"
"""The stage in which one waits for the check."""
_BETWEEN = 0.05  # seconds between two looks whether to go on waiting


class Verdict:
    """What the check of a file comes to, on which all wait who would write. Safe across threads."""

    def __init__(self, *, known: bool = True) -> None:
        self._known = threading.Event()
        self._refusal: UserError | None = None
        self._abandoned = False
        self._stop: Callable[[], object] | None = None
        if known:
            self._known.set()

    @property
    def pending(self) -> bool:
        """Whether the check has not ended yet."""
        return not self._known.is_set()

    @property
    def passed(self) -> bool:
        """Whether the check has ended and found nothing."""
        return not self.pending and self._refusal is None and not self._abandoned

    @property
    def refusal(self) -> UserError | None:
        """What is wrong with the file, where the check has ended so."""
        return self._refusal

    def sound(self) -> None:
        """The file is as it must be."""
        self._known.set()

    def refuse(self, error: UserError) -> None:
        """The file is damaged: whoever waits is told so."""
        if self.pending:
            self._refusal = error
            self._known.set()

    def abandon(self) -> None:
        """The file is closed before it was checked: whoever checks it or waits for that is to stop."""
        if self.pending:
            self._abandoned = True
            self._known.set()
            if (stop := self._stop) is not None:
                stop()

    def stop_by(self, stop: Callable[[], object]) -> None:
        """What ends the step that the check is in, from another thread, for when the file is closed meanwhile."""
        self._stop = stop

    def wait(self, watch: Watch = UNWATCHED) -> None:
        """Return when the file is known to be sound; raises the refusal, or Cancelled where it was abandoned or the
        watch says so."""
        if watch is UNWATCHED:
            self._known.wait()
        while not self._known.wait(_BETWEEN):
            watch.step(STAGE, 0, 0)
        if self._refusal is not None:
            raise self._refusal
        if self._abandoned:
            raise Cancelled
