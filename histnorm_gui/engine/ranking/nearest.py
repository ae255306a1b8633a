"""Forms that look alike: the normalizations of the nearest known spellings (RECIPE, part 1: "fuzzy")."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from math import exp

import numpy as np
from numpy.typing import NDArray
from rapidfuzz import process
from rapidfuzz.distance import Levenshtein

_NEAREST = 12
_ALIKE = 0.55
_DECLINE = 8.0
_AT_ONCE = 64


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

    def scores(self, keys: Sequence[str], shares: Callable[[str], Mapping[str, float]]) -> list[dict[str, float]]:
        """For each key normalizations of the nearest known ones: the sum of exp(-8 (1 - similarity)) times their share
        of that key."""
        if self._list is None:
            self._list = list(self._keys)
        found: list[dict[str, float]] = []
        for start in range(0, len(keys), _AT_ONCE):
            rows = process.cdist(
                keys[start : start + _AT_ONCE],
                self._list,
                scorer=Levenshtein.normalized_similarity,
                score_cutoff=_ALIKE,
                dtype=np.float64,
            )
            found += [self._sum(row, shares) for row in rows]
        return found

    def _sum(self, alike: NDArray[np.float64], shares: Callable[[str], Mapping[str, float]]) -> dict[str, float]:
        assert self._list is not None
        near = np.flatnonzero(alike)  # those below the cutoff are 0
        nearest = near[np.argsort(-alike[near], kind="stable")[:_NEAREST]]
        scores: dict[str, float] = {}
        for place, similarity in zip(nearest.tolist(), alike[nearest].tolist(), strict=True):
            weight = exp(-_DECLINE * (1 - similarity))
            for norm, share in shares(self._list[place]).items():
                scores[norm] = scores.get(norm, 0.0) + weight * share
        return scores
