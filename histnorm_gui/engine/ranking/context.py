"""What the neighbours of a word say about its normalization.

Log ratios to what is expected without a context (RECIPE, part 1: "context as log ratios"; part 2: "Context").
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import chain, pairwise, repeat

import numpy as np
from numpy.typing import NDArray

from histnorm_gui.engine.languages import Language

EDGE = "\0"
"""Stands for what is before the first and after the last word."""

BESIDE = 2
"""So many features are those of forms; the others are those of normalizations."""

FEATURES = ("form before", "form after", "word before", "word after", "both words", "two before", "two after")

Numbers = NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Asked:
    """The normalizations of a token, and the places of those that may have been counted anywhere."""

    norms: Sequence[str]
    used: Mapping[str, int]

    @staticmethod
    def of(norms: Sequence[str]) -> Asked:
        """All of them may have been counted."""
        return Asked(norms, {norm: place for place, norm in enumerate(norms)})


Around = tuple[str | None, str | None, str | None, str | None]
"""What is two before, before, after and two after a place; None where it is not known."""
_PAIR = 5.0
_TRIPLE = 3.0
_CLASS = 20.0

_Counts = tuple[str, float] | dict[str, float]
"""How often words stand beside something: a single word, as most are, or several."""


class _Pairs:
    """Counts of words beside something, and of that something alone, added to those of a base."""

    def __init__(self, base: _Pairs | None = None) -> None:
        self._base = base
        self._counts: dict[Hashable, _Counts] = {}
        self._totals: Counter[Hashable] = Counter()

    def learn(self, beside: Sequence[Hashable], norms: Sequence[str]) -> None:
        """Count two rows side by side, as far as both go."""
        for key, norm in zip(beside, norms, strict=False):
            self._count(key, norm, 1)
        self._totals.update(beside[: len(norms)])

    def add(self, beside: Hashable, norm: str, weight: float) -> None:
        """Count one, which may be taken back with a negative weight."""
        self._count(beside, norm, weight)
        self._totals[beside] += weight  # type: ignore[assignment]

    def _count(self, beside: Hashable, norm: str, weight: float) -> None:
        counts = self._counts.get(beside)
        if counts is None:
            self._counts[beside] = norm, weight
        elif isinstance(counts, dict):
            counts[norm] = counts.get(norm, 0) + weight
        elif counts[0] == norm:
            self._counts[beside] = norm, counts[1] + weight
        else:
            self._counts[beside] = {counts[0]: counts[1], norm: weight}

    def ratios(
        self, beside: Sequence[Hashable], asked: _AllAsked, coarser: Numbers | None, strength: float
    ) -> Numbers | None:
        """P(norm | beside) / P(norm) of each normalization of each token, of which ``beside`` says what it stands
        beside (None: not known), shrunk to what a coarser context says; just that where nothing was counted.

        None stands for ones.
        """
        totals = [0.0] * len(beside)
        counted = np.zeros(int(asked.sizes.sum()))
        for table in (self,) if self._base is None else (self._base, self):
            at, counts = table._found(beside, asked, totals)
            counted[at] += counts  # no place comes twice in a table
        if not any(total > 0 for total in totals):
            return coarser
        total_of = np.array(totals).repeat(asked.sizes)
        np.maximum(counted, 0.0, out=counted)
        counted /= asked.chances
        ratios = np.ones(len(counted)) if coarser is None else coarser
        found: Numbers = np.where(total_of > 0, (counted + strength * ratios) / (total_of + strength), ratios)
        return found

    def _found(
        self, beside: Sequence[Hashable], asked: _AllAsked, totals: list[float]
    ) -> tuple[list[int], list[float]]:
        """Where the normalizations are that were counted beside what their tokens stand beside, and how often; how
        often anything was is added to ``totals``."""
        at: list[int] = []
        found: list[float] = []
        for token, counts in enumerate(map(self._counts.get, beside)):
            if counts is None:
                continue
            totals[token] += self._totals[beside[token]]
            places = asked.tokens[token].used
            if isinstance(counts, tuple):
                if counts[0] in places:
                    at.append(asked.starts[token] + places[counts[0]])
                    found.append(counts[1])
            else:
                start = asked.starts[token]
                for norm in counts if len(counts) < len(places) else places:
                    if norm in counts and norm in places:
                        at.append(start + places[norm])
                        found.append(counts[norm])
        return at, found


class _AllAsked:
    """The normalizations of many tokens, end to end, and how likely each is anywhere."""

    def __init__(self, tokens: Sequence[Asked], chances: Callable[[Sequence[str]], Numbers]) -> None:
        self.tokens = tokens
        self.sizes = np.array([len(one.norms) for one in tokens], dtype=np.int64)
        self.starts: list[int] = (self.sizes.cumsum() - self.sizes).tolist()
        self._chances = chances

    @cached_property
    def chances(self) -> Numbers:
        """The chance of each normalization, token after token."""
        return self._chances(list(chain.from_iterable([one.norms for one in self.tokens])))


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
        around: Around,
    ) -> NDArray[np.float32]:
        """For each candidate the log ratios named in FEATURES, shape (candidates, FEATURES).

        ``forms`` are those before and after; ``around`` the normalizations.
        """
        asked = Asked.of(norms)
        return np.concatenate([self.beside_forms([(asked, forms)]), self.among_norms([(asked, around)])], axis=1)

    def beside_forms(self, asked: Sequence[tuple[Asked, tuple[str, str]]]) -> NDArray[np.float32]:
        """The first features, those of the forms before and after, of many tokens end to end."""
        given = _AllAsked([norms for norms, _ in asked], self._chances)
        before, after = (
            [self._light(form) if form != EDGE else form for form in (forms[side] for _, forms in asked)]
            for side in (0, 1)
        )
        first = self._forms_before.ratios(before, given, None, _PAIR)
        return _logs([first, self._forms_after.ratios(after, given, None, _PAIR)], given)

    def among_norms(self, asked: Sequence[tuple[Asked, Around]]) -> NDArray[np.float32]:
        """The other features, those of the normalizations around."""
        given = _AllAsked([norms for norms, _ in asked], self._chances)
        arounds = [around for _, around in asked]
        left, right = [around[1] for around in arounds], [around[2] for around in arounds]
        coarser = self._classes_before.ratios([_class(norm) for norm in left], given, None, _CLASS)
        third = self._before.ratios(left, given, coarser, _PAIR)
        coarser = self._classes_after.ratios([_class(norm) for norm in right], given, None, _CLASS)
        fourth = self._after.ratios(right, given, coarser, _PAIR)
        both = third * fourth if third is not None and fourth is not None else fourth if third is None else third
        fifth = self._middles.ratios([_pair(*around[1:3]) for around in arounds], given, both, _TRIPLE)
        sixth = self._ends.ratios([_pair(*around[:2]) for around in arounds], given, third, _TRIPLE)
        seventh = self._beginnings.ratios([_pair(*around[2:]) for around in arounds], given, fourth, _TRIPLE)
        triples = (_beyond(fifth, both), _beyond(sixth, third), _beyond(seventh, fourth))
        return _logs([third, fourth, *triples], given)

    def _chances(self, norms: Sequence[str]) -> Numbers:
        """The probability of normalizations anywhere."""
        counts = np.zeros(len(norms))
        total = 0.0
        for one in (self, self._base):
            if one is not None:
                total += one._total
                if one._unigrams:
                    counts += list(map(one._unigrams.get, norms, repeat(0.0)))
        chances: Numbers = (counts + 0.5) / (total + 1000.0)
        return chances


def _beyond(ratios: Numbers | None, expected: Numbers | None) -> Numbers | None:
    """What ratios say beyond what was expected; None: nothing."""
    if ratios is None or ratios is expected:
        return None
    return ratios if expected is None else ratios / expected


def _logs(columns: Sequence[Numbers | None], asked: _AllAsked) -> NDArray[np.float32]:
    found = np.zeros((int(asked.sizes.sum()), len(columns)), dtype=np.float32)
    for number, ratios in enumerate(columns):
        if ratios is not None:
            found[:, number] = np.log(ratios)
    return found


def _class(norm: str | None) -> str | None:
    return None if norm is None else norm[-3:]


def _pair(first: str | None, second: str | None) -> tuple[str, str] | None:
    return None if first is None or second is None else (first, second)


def _at(forms: Sequence[str], place: int) -> str:
    return forms[place] if 0 <= place < len(forms) else EDGE


def _norm_at(norms: Sequence[str | None], place: int) -> str | None:
    return norms[place] if 0 <= place < len(norms) else EDGE
