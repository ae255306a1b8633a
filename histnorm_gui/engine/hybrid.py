"""Memory in front of another system: what has been decided stays, and only the rest is left to the other."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Protocol

from histnorm_gui.core.progress import CancelToken, ProgressCallback
from histnorm_gui.core.suggestion import Candidate
from histnorm_gui.engine.base import Example, Normalizer


class Remembering(Normalizer, Protocol):
    """A system that knows when it has nothing to say, as Memory does."""

    def candidates(self, form: str, *, count: int = 5) -> tuple[Candidate, ...]:
        """At most ``count`` candidates, best first, whose confidences sum to 1 at most; none for an unknown form."""
        ...


class Hybrid:
    """A memory first, then another system: "memory+NAME" on the command line.

    A form that the memory knows takes its normalization there, which is followed by what the other system adds; any
    other form is the other system's. (Norma has its word list before its rules in the same way: Bollmann 2012.)
    """

    def __init__(self, first: Remembering, then: Normalizer) -> None:
        self._first = first
        self._then = then

    @property
    def system(self) -> str:
        """The name of the system on the command line."""
        return f"{self._first.system}+{self._then.system}"

    def fit(
        self,
        examples: Sequence[Example],
        auxiliary: Mapping[str, Sequence[Example]],
        *,
        progress: ProgressCallback,
        cancel: CancelToken,
    ) -> None:
        """Both learn from the same; UserError where the second cannot, after which nothing is to be expected."""
        self._first.fit(examples, auxiliary, progress=progress, cancel=cancel)
        cancel.check()
        self._then.fit(examples, auxiliary, progress=progress, cancel=cancel)

    def suggest(self, forms: Sequence[str], *, count: int = 5) -> list[tuple[Candidate, ...]]:
        """What the memory knows; then the other system's candidates, to which the rest of the confidence is left."""
        known = [self._first.candidates(form, count=count) for form in forms]
        # Forms that the memory fills up need no second opinion; there are many of them, and it may be slow.
        asked = [place for place, found in enumerate(known) if len(found) < count]
        added = dict(zip(asked, self._then.suggest([forms[place] for place in asked], count=count), strict=True))
        return [joined(found, added.get(place, ()), count) for place, found in enumerate(known)]


def joined(known: tuple[Candidate, ...], added: tuple[Candidate, ...], count: int) -> tuple[Candidate, ...]:
    """At most ``count`` candidates: the known ones, then the added ones, which get the rest of the confidence."""
    rest = max(0.0, 1.0 - sum(candidate.confidence for candidate in known))
    norms = {candidate.norm for candidate in known}
    weak = [replace(found, confidence=rest * found.confidence) for found in added if found.norm not in norms]
    return (*known, *weak)[:count] if known else added
