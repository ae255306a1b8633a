"""Whether a project file is known to be sound, which writing waits for."""

from __future__ import annotations

import threading

from histnorm_gui.core.errors import UserError
from histnorm_gui.core.progress import Cancelled


class Verdict:
    """What the check of a file comes to, on which all wait who would write. Safe across threads."""

    def __init__(self, *, known: bool = True) -> None:
        self._known = threading.Event()
        self._refusal: UserError | None = None
        self._abandoned = False
        if known:
            self._known.set()

    @property
    def pending(self) -> bool:
        """Whether the check has not ended yet."""
        return not self._known.is_set()

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
        """The file is closed before it was checked."""
        if self.pending:
            self._abandoned = True
            self._known.set()

    def wait(self) -> None:
        """Return when the file is known to be sound; raises the refusal, or Cancelled where it was abandoned."""
        self._known.wait()
        if self._refusal is not None:
            raise self._refusal
        if self._abandoned:
            raise Cancelled
