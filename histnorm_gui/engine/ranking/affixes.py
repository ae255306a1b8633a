"""Beginnings and ends that were normalized before, put together anew for a form that nobody has seen.

RECIPE, part 3, point 2 ("affix splits").
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from operator import itemgetter

from histnorm_gui.engine.ranking.channel import Context

_SHORTEST = 2
_PER_SIDE = 5
_DOUBT = 0.5
_worth = itemgetter(1)


class Affixes:
    """Counts of normalized beginnings and ends by their bases, added to those of a ``base``, which must not change."""

    def __init__(self, base: Affixes | None = None) -> None:
        self._base = base
        self._prefixes: dict[str, dict[str, float]] = {}
        self._suffixes: dict[str, dict[str, float]] = {}

    def add(self, alignment: Sequence[tuple[Context, str]], weight: float) -> None:
        """Learn from one aligned pair, cut at every place."""
        bases = [context[2][:1] for context, _ in alignment]
        labels = [label for _, label in alignment]
        for cut in range(1 + _SHORTEST, len(bases) - _SHORTEST + 1):
            _count(self._prefixes, "".join(bases[1:cut]), "".join(labels[:cut]), weight)
            _count(self._suffixes, "".join(bases[cut:]), "".join(labels[cut:]), weight)

    def candidates(self, bases: str, count: int) -> list[tuple[str, float]]:
        """The best normalizations of a form (given as its bases) that known beginnings and ends make, with scores."""
        return sorted(self.scores(bases).items(), key=_worth, reverse=True)[:count]

    def scores(self, bases: str) -> dict[str, float]:
        """The mean over all cuts with both sides known of the product of the two sides' shares."""
        scores: dict[str, float] = {}
        cuts = 0
        for cut in range(_SHORTEST, len(bases) - _SHORTEST + 1):
            before, after = self._beginning(bases[:cut]), self._end(bases[cut:])
            if not before or not after:
                continue
            cuts += 1
            before_total, after_total = sum(before.values()) + _DOUBT, sum(after.values()) + _DOUBT
            ends = sorted(after.items(), key=_worth, reverse=True)[:_PER_SIDE]
            for prefix, first in sorted(before.items(), key=_worth, reverse=True)[:_PER_SIDE]:
                for suffix, second in ends:
                    norm = prefix + suffix
                    scores[norm] = scores.get(norm, 0.0) + first / before_total * second / after_total
        return {norm: score / cuts for norm, score in scores.items()} if cuts else scores

    def _beginning(self, key: str) -> Mapping[str, float]:
        own = self._prefixes.get(key, {})
        return own if self._base is None else _sum(self._base._beginning(key), own)

    def _end(self, key: str) -> Mapping[str, float]:
        own = self._suffixes.get(key, {})
        return own if self._base is None else _sum(self._base._end(key), own)


def _sum(first: Mapping[str, float], second: Mapping[str, float]) -> Mapping[str, float]:
    if not first or not second:
        return first or second
    return {**first, **{key: first.get(key, 0.0) + value for key, value in second.items()}}


def _count(table: dict[str, dict[str, float]], key: str, norm: str, weight: float) -> None:
    counts = table.setdefault(key, {})
    counts[norm] = counts.get(norm, 0.0) + weight
