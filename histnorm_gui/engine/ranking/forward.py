"""The probability of a normalization under independent choices at each place, summed over its alignments."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import log

LONGEST_LABEL = 5
"""Characters that one grapheme may stand for."""

_NEGLIGIBLE = 1e-8

Chance = Callable[[str], float]
"""The probability of a label at one place."""


def log_sum(positions: Sequence[Chance], norm: str, floor: float) -> float:
    """log P of ``norm``, at least ``floor``."""
    size = len(norm)
    sums = {0: 1.0}
    scale = 0.0
    for place, chance_of in enumerate(positions):
        left = (len(positions) - place - 1) * LONGEST_LABEL
        grown: dict[int, float] = {}
        for start, value in sums.items():
            for end in range(max(start, size - left), min(size, start + LONGEST_LABEL) + 1):
                chance = chance_of(norm[start:end])
                if chance:
                    grown[end] = grown.get(end, 0.0) + value * chance
        if not grown:
            return floor
        highest = max(grown.values())
        scale += log(highest)
        sums = {end: value / highest for end, value in grown.items() if value > highest * _NEGLIGIBLE}
    return max(floor, log(sums[size]) + scale) if size in sums else floor
