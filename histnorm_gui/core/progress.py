"""Progress of work that takes time, and how it is cancelled."""

from __future__ import annotations

import threading
from collections.abc import Callable
from dataclasses import dataclass


class Cancelled(Exception):
    """Raised inside a piece of work after its CancelToken was cancelled."""


class CancelToken:
    """Shared between whoever starts a piece of work and the work itself; safe across threads."""

    def __init__(self) -> None:
        self._event = threading.Event()

    def cancel(self) -> None:
        """Ask the work to stop at its next check."""
        self._event.set()

    @property
    def cancelled(self) -> bool:
        """Whether the work was asked to stop."""
        return self._event.is_set()

    def check(self) -> None:
        """Raise Cancelled when the work was asked to stop."""
        if self._event.is_set():
            raise Cancelled


@dataclass(frozen=True, slots=True)
class Progress:
    """A step of a piece of work.

    ``done`` of ``total`` units (total 0: not known); ``stage`` names what is being done ("align", "train",
    "suggest", ...); ``loss`` is the mean training loss in nats a label, where there is one; ``accuracy`` the
    held-out word accuracy from 0 to 1, where it was just measured.
    """

    done: int
    total: int
    stage: str = ""
    loss: float | None = None
    accuracy: float | None = None


ProgressCallback = Callable[[Progress], None]


def ignore_progress(_progress: Progress) -> None:
    """A callback for callers that show nothing."""
