"""Who writes to the project file: one writer, one piece of work after the other."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

WriteFailed = Callable[[Exception], None]


class Writer(Protocol):
    """Does pieces of writing in the order in which they came."""

    def submit(self, work: Callable[[], object], failed: WriteFailed) -> None:
        """Do ``work`` after all that was submitted before; where it raises, call ``failed`` with the exception.

        ``failed`` is called in the thread that owns the session, at the latest by the next ``flush``.
        """
        ...

    def flush(self) -> None:
        """Return when all that was submitted is done and every failure has been reported."""
        ...


class InlineWriter:
    """Writes at once, in the caller's thread: for the command line and tests."""

    def submit(self, work: Callable[[], object], failed: WriteFailed) -> None:
        """Do the work now; every exception goes to ``failed``."""
        try:
            work()
        except Exception as error:  # the job edge: whatever failed, the session takes its edit back
            failed(error)

    def flush(self) -> None:
        """Nothing waits here."""
