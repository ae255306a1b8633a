"""Progress of work that takes time, and how it is cancelled."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import TypeVar

_Item = TypeVar("_Item")
_BETWEEN = 512 - 1  # the bits of a number that are not set when it is time to look whether to go on


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


class Watch:
    """How a long piece of work says how far it is, and learns that it is to stop."""

    __slots__ = ("_cancel", "_progress")

    def __init__(self, progress: ProgressCallback = ignore_progress, cancel: CancelToken | None = None) -> None:
        self._progress = progress
        self._cancel = cancel

    @property
    def parts(self) -> tuple[ProgressCallback, CancelToken]:
        """What is told of progress, and what says that the work is to stop."""
        return self._progress, self._cancel or CancelToken()

    def step(self, stage: str, done: int, total: int) -> None:
        """So much of a stage is done; raises Cancelled when the work is to stop."""
        if self._cancel is not None:
            self._cancel.check()
        self._progress(Progress(done, total, stage))

    def over(
        self, items: Iterable[_Item], stage: str, total: int, place: Callable[[_Item], int] | None = None
    ) -> Iterator[_Item]:
        """The items, with a step now and then: by their ``place`` in the whole, else by how many there were."""
        if self is UNWATCHED:
            yield from items
            return
        for number, item in enumerate(items):
            if not number & _BETWEEN:
                self.step(stage, number if place is None else place(item), total)
            yield item


UNWATCHED = Watch()
"""For work that nobody waits for."""
