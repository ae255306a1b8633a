"""Forms that look alike: the normalizations of the nearest known spellings (RECIPE, part 1: "fuzzy")."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from math import exp

from rapidfuzz import process
from rapidfuzz.distance import Levenshtein

_NEAREST = 12
_ALIKE = 0.55
_DECLINE = 8.0


class Nearest:
    """Light keys to search among; keys can be added."""

    def __init__(self, keys: Iterable[str] = ()) -> None:
        self._keys = dict.fromkeys(keys)
        self._list: list[str] | None = None

    def add(self, key: str) -> None:
        """Add a key."""
        if key not in self._keys:
            self._keys[key] = None
            self._list = None

    def scores(self, key: str, shares: Callable[[str], Mapping[str, float]]) -> dict[str, float]:
        """Normalizations of the nearest keys: the sum of exp(-8 (1 - similarity)) times their share of the key."""
        if self._list is None:
            self._list = list(self._keys)
        found = process.extract(
            key, self._list, scorer=Levenshtein.normalized_similarity, limit=_NEAREST, score_cutoff=_ALIKE
        )
        scores: dict[str, float] = {}
        for other, alike, _ in found:
            weight = exp(-_DECLINE * (1 - alike))
            for norm, share in shares(other).items():
                scores[norm] = scores.get(norm, 0.0) + weight * share
        return scores
