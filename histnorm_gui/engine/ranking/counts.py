"""What has been decided: counts of one manuscript, which grow with each decision, and the votes of all the others.

RECIPE, part 1 ("Keys", "Counts", "Spelling similarity").
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from math import log, sqrt

from histnorm_gui.engine.languages import Language

Pair = tuple[str, str]
"""A form and its normalization, both without the capitals that say nothing about spelling."""


_NO_SHARE = log(0.01 / 1.05)


class OwnCounts:
    """The decisions of one manuscript by exact form, light key and heavy key."""

    def __init__(self, language: Language) -> None:
        self._language = language
        self.exact: dict[str, dict[str, int]] = {}
        self.light: dict[str, dict[str, int]] = {}
        self.heavy: dict[str, dict[str, int]] = {}
        self.norms: dict[str, int] = {}
        self.latest: dict[str, list[str]] = {}
        """The normalizations of a form in the order of their decisions."""
        self.total = 0

    def add(self, form: str, norm: str) -> None:
        """Count one decision."""
        for table, key in self._tables(form):
            counts = table.setdefault(key, {})
            counts[norm] = counts.get(norm, 0) + 1
        self.norms[norm] = self.norms.get(norm, 0) + 1
        self.latest.setdefault(form, []).append(norm)
        self.total += 1

    def remove(self, form: str, norm: str) -> None:
        """Take back one decision that was counted, the newest such; KeyError when there is none."""
        decisions = self.latest.get(form, [])
        if norm not in decisions:
            raise KeyError((form, norm))
        del decisions[len(decisions) - 1 - decisions[::-1].index(norm)]
        for table, key in self._tables(form):
            _take(table[key], norm)
            if not table[key]:
                del table[key]
        _take(self.norms, norm)
        self.total -= 1

    def pairs(self) -> dict[Pair, int]:
        """How often each form got each normalization."""
        return {(form, norm): count for form, counts in self.exact.items() for norm, count in counts.items()}

    def _tables(self, form: str) -> tuple[tuple[dict[str, dict[str, int]], str], ...]:
        light, heavy = self._language.light(form), self._language.heavy(form)
        return (self.exact, form), (self.light, light), (self.heavy, heavy)


def _take(counts: dict[str, int], norm: str) -> None:
    counts[norm] -= 1
    if not counts[norm]:
        del counts[norm]


@dataclass(slots=True)
class Votes:
    """What the other manuscripts say of one key: the vote for each normalization, and in how many it was decided."""

    votes: dict[str, float] = field(default_factory=dict)
    manuscripts: dict[str, int] = field(default_factory=dict)
    total: float = 0.0
    decided: int = 0

    def add(self, norm: str, vote: float) -> None:
        """Add one manuscript's vote."""
        self.votes[norm] = self.votes.get(norm, 0.0) + vote
        self.manuscripts[norm] = self.manuscripts.get(norm, 0) + 1
        self.total += vote
        self.decided += 1

    def share(self, norm: str) -> float:
        """A normalization's share of the votes; nothing where there are none."""
        return self.votes.get(norm, 0.0) / self.total if self.total else 0.0

    def log_shares(self, norms: Sequence[str]) -> list[float]:
        """The log of the shares, smoothed; nothing where there are no votes."""
        total = self.total
        if not total:
            return [0.0] * len(norms)
        votes = map(self.votes.get, norms)
        return [_NO_SHARE if vote is None else log((vote / total + 0.01) / 1.05) for vote in votes]

    def best(self, count: int) -> list[str]:
        """The normalizations with most votes."""
        return sorted(self.votes, key=self.votes.__getitem__, reverse=True)[:count]  # equal ones stay in their order


class OtherCounts:
    """The votes of the other manuscripts: each has the weight of its similarity times the root of its count."""

    def __init__(self, language: Language) -> None:
        self._language = language
        self.exact: dict[str, Votes] = {}
        self.light: dict[str, Votes] = {}
        self.heavy: dict[str, Votes] = {}
        self.norms: dict[str, int] = {}
        self.total = 0
        self.pairs: dict[Pair, float] = {}

    @staticmethod
    def of(manuscripts: Mapping[str, Sequence[Pair]], weights: Mapping[str, float], language: Language) -> OtherCounts:
        """The votes of manuscripts by siglum, each with its weight (see ``similarity``)."""
        counts = OtherCounts(language)
        for siglum, pairs in manuscripts.items():
            counts._add(pairs, weights.get(siglum, 1.0))
        return counts

    def add_norms(self, norms: Iterable[str]) -> None:
        """Count normalizations of whose forms nothing is to be learned."""
        for norm in norms:
            self.norms[norm] = self.norms.get(norm, 0) + 1
            self.total += 1

    def _add(self, pairs: Iterable[Pair], weight: float) -> None:
        distinct: dict[Pair, int] = {}
        for pair in pairs:
            distinct[pair] = distinct.get(pair, 0) + 1
        keyed: tuple[dict[Pair, int], dict[Pair, int]] = ({}, {})
        for (form, norm), count in distinct.items():
            self.exact.setdefault(form, Votes()).add(norm, weight * sqrt(count))
            self.pairs[form, norm] = self.pairs.get((form, norm), 0.0) + weight * sqrt(count)
            self.norms[norm] = self.norms.get(norm, 0) + count
            self.total += count
            for table, key in zip(keyed, (self._language.light(form), self._language.heavy(form)), strict=True):
                table[key, norm] = table.get((key, norm), 0) + count
        for votes, table in ((self.light, keyed[0]), (self.heavy, keyed[1])):
            for (key, norm), count in table.items():
                votes.setdefault(key, Votes()).add(norm, weight * sqrt(count))
