"""What the neighbours of a word say about its normalization.

Log ratios to what is expected without a context (RECIPE, part 1: "context as log ratios"; part 2: "Context").
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Sequence
from functools import cached_property
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from histnorm_gui.engine.languages import Language

EDGE = "\0"
"""Stands for what is before the first and after the last word."""

FEATURES = ("form before", "form after", "word before", "word after", "both words", "two before", "two after")

Numbers = NDArray[np.float64]
_PAIR = 5.0
_TRIPLE = 3.0
_CLASS = 20.0


class _Pairs:
    """Counts of words beside something, and of that something alone, added to those of a base."""

    def __init__(self, base: _Pairs | None = None) -> None:
        self._base = base
        self.counts: Counter[tuple[Hashable, str]] = Counter()
        self.totals: Counter[Hashable] = Counter()

    def learn(self, beside: Sequence[Hashable], norms: Sequence[str]) -> None:
        """Count two rows side by side, as far as both go."""
        self.counts.update(zip(beside, norms, strict=False))
        self.totals.update(beside[: len(norms)])

    def add(self, beside: Hashable, norm: str, weight: float) -> None:
        """Count one, which may be taken back with a negative weight."""
        self.counts[beside, norm] += weight  # type: ignore[assignment]
        self.totals[beside] += weight  # type: ignore[assignment]

    def ratios(self, beside: Hashable, asked: _Asked, coarser: Numbers | None, strength: float) -> Numbers | None:
        """P(norm | beside) / P(norm) of each normalization, shrunk to what a coarser context says; just that where
        nothing was counted. None stands for ones."""
        base = self._base
        here = beside in self.totals
        below = base is not None and beside in base.totals
        total: float = self.totals[beside] if here else 0
        if below:
            assert base is not None
            total += base.totals[beside]
        if total <= 0:
            return coarser
        get = self.counts.get
        counts: list[float] = [get((beside, norm), 0) for norm in asked.norms] if here else [0.0] * len(asked.norms)
        if below:
            assert base is not None
            get = base.counts.get
            counts = [count + get((beside, norm), 0) for count, norm in zip(counts, asked.norms, strict=True)]
        found: Numbers = np.maximum(np.array(counts, dtype=float), 0.0) / asked.chances
        return (found + (strength if coarser is None else strength * coarser)) / (total + strength)


class _Asked:
    """Normalizations, and how likely each is anywhere, which is looked up when it is first wanted."""

    def __init__(self, norms: Sequence[str], chance: Callable[[str], float]) -> None:
        self.norms = norms
        self._chance = chance

    @cached_property
    def chances(self) -> Numbers:
        return np.array([self._chance(norm) for norm in self.norms])


class Contexts:
    """Counts of normalizations beside forms and other normalizations; they grow with each decision.

    They are added to those of a ``base``, which must not change any more.
    """

    def __init__(self, language: Language, base: Contexts | None = None) -> None:
        self._light = language.light
        self._base = base
        self._unigrams: Counter[str] = Counter()
        self._total = 0.0
        self._forms_before: _Pairs = _Pairs(base._forms_before if base is not None else None)
        self._forms_after: _Pairs = _Pairs(base._forms_after if base is not None else None)
        self._before: _Pairs = _Pairs(base._before if base is not None else None)
        self._after: _Pairs = _Pairs(base._after if base is not None else None)
        self._classes_before: _Pairs = _Pairs(base._classes_before if base is not None else None)
        self._classes_after: _Pairs = _Pairs(base._classes_after if base is not None else None)
        # Triples are kept by two of their words: (first, second), (first, third), (second, third).
        self._ends: _Pairs = _Pairs(base._ends if base is not None else None)
        self._middles: _Pairs = _Pairs(base._middles if base is not None else None)
        self._beginnings: _Pairs = _Pairs(base._beginnings if base is not None else None)

    def learn(self, forms: Sequence[str], norms: Sequence[str]) -> None:
        """Learn from a text that is decided from its beginning to its end."""
        if not norms:
            return
        lights = [EDGE, *map(self._light, forms), EDGE]
        words = [EDGE, *norms, EDGE]
        classes = [word[-3:] for word in words]
        self._unigrams.update(norms)
        self._total += len(norms)
        self._forms_before.learn(lights, norms)
        self._forms_after.learn(lights[2:], norms)
        self._before.learn(words, words[1:])
        self._after.learn(words[1:], words)
        self._classes_before.learn(classes, words[1:])
        self._classes_after.learn(classes[1:], words)
        self._ends.learn(list(pairwise(words)), words[2:])
        self._middles.learn(list(zip(words, words[2:], strict=False)), words[1:])
        self._beginnings.learn(list(pairwise(words[1:])), words)

    def decide(self, forms: Sequence[str], norms: Sequence[str | None], place: int, weight: float) -> None:
        """Learn (or with a negative weight unlearn) one decision with those of its neighbours that are decided.

        ``norms`` hold the decision itself, and None for what is not decided.
        """
        norm = norms[place]
        if norm is None:
            return
        self._unigrams[norm] += weight  # type: ignore[assignment]
        self._total += weight
        for shift, table in ((-1, self._forms_before), (1, self._forms_after)):
            form = _at(forms, place + shift)
            table.add(self._light(form) if form != EDGE else form, norm, weight)
        around = [_norm_at(norms, place + shift) for shift in (-2, -1, 0, 1, 2)]
        for start in (1, 2):
            if (first := around[start]) is not None and (second := around[start + 1]) is not None:
                self._before.add(first, second, weight)
                self._after.add(second, first, weight)
                self._classes_before.add(first[-3:], second, weight)
                self._classes_after.add(second[-3:], first, weight)
        for start in (0, 1, 2):
            one, two, three = around[start : start + 3]
            if one is not None and two is not None and three is not None:
                self._ends.add((one, two), three, weight)
                self._middles.add((one, three), two, weight)
                self._beginnings.add((two, three), one, weight)

    def features(
        self,
        norms: Sequence[str],
        forms: tuple[str, str],
        around: tuple[str | None, str | None, str | None, str | None],
    ) -> NDArray[np.float32]:
        """For each candidate the log ratios named in FEATURES, shape (candidates, FEATURES).

        ``forms`` are those before and after; ``around`` the normalizations two before, before, after, two after,
        None where nothing can be said of them.
        """
        before, after = (self._light(form) if form != EDGE else form for form in forms)
        two_before, left, right, two_after = around
        asked = _Asked(norms, self._chance)
        third = fourth = fifth = sixth = seventh = None
        first = self._forms_before.ratios(before, asked, None, _PAIR)
        second = self._forms_after.ratios(after, asked, None, _PAIR)
        if left is not None:
            coarser = self._classes_before.ratios(left[-3:], asked, None, _CLASS)
            third = self._before.ratios(left, asked, coarser, _PAIR)
        if right is not None:
            fourth = self._after.ratios(
                right, asked, self._classes_after.ratios(right[-3:], asked, None, _CLASS), _PAIR
            )
        if left is not None and right is not None:
            expected = fourth if third is None else third if fourth is None else third * fourth
            fifth = _beyond(self._middles.ratios((left, right), asked, expected, _TRIPLE), expected)
        if left is not None and two_before is not None:
            sixth = _beyond(self._ends.ratios((two_before, left), asked, third, _TRIPLE), third)
        if right is not None and two_after is not None:
            seventh = _beyond(self._beginnings.ratios((right, two_after), asked, fourth, _TRIPLE), fourth)
        found = np.zeros((len(norms), len(FEATURES)), dtype=np.float32)
        for column, ratios in enumerate((first, second, third, fourth, fifth, sixth, seventh)):
            if ratios is not None:
                found[:, column] = np.log(ratios)
        return found

    def _chance(self, norm: str) -> float:
        """The probability of a normalization anywhere."""
        count, total = self._unigrams.get(norm, 0.0), self._total
        if self._base is not None:
            count += self._base._unigrams.get(norm, 0.0)
            total += self._base._total
        return (count + 0.5) / (total + 1000.0)


def _beyond(ratios: Numbers | None, expected: Numbers | None) -> Numbers | None:
    """What ratios say beyond what was expected; None: nothing."""
    if ratios is None or ratios is expected:
        return None
    return ratios if expected is None else ratios / expected


def _at(forms: Sequence[str], place: int) -> str:
    return forms[place] if 0 <= place < len(forms) else EDGE


def _norm_at(norms: Sequence[str | None], place: int) -> str | None:
    return norms[place] if 0 <= place < len(norms) else EDGE
