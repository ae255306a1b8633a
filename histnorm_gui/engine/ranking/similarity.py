"""How much alike two manuscripts are spelled (RECIPE, part 1: "Spelling similarity")."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

import numpy as np

_SHARPNESS = 6.0
_SMOOTHING = 1e-5
_LONGEST = 3


def profile(forms: Iterable[str]) -> Counter[str]:
    """How often each letter, pair and triple of letters stands in some forms, word edges included."""
    grams: Counter[str] = Counter()
    for form, count in Counter(forms).items():
        edged = f"^{form}$"
        for length in range(1, _LONGEST + 1):
            for start in range(len(edged) - length + 1):
                grams[edged[start : start + length]] += count
    return grams


def cosines(target: Counter[str], others: Mapping[str, Counter[str]]) -> dict[str, float]:
    """How near each of the others is to the target, from -1 to 1; 1 for all where nothing can be told."""
    if not target or len(others) < 2:
        return dict.fromkeys(others, 1.0)
    names = list(others)
    grams = {gram for counts in (*others.values(), target) for gram in counts}
    index = {gram: place for place, gram in enumerate(sorted(grams))}
    rows = np.full((len(names) + 1, len(index)), _SMOOTHING)
    for row, counts in enumerate([target, *(others[name] for name in names)]):
        total = sum(counts.values()) or 1
        places = [index[gram] for gram in counts]
        rows[row, places] += np.fromiter(counts.values(), dtype=float) / total
    rows = np.log(rows)
    rows -= rows.mean(axis=0)
    lengths = np.linalg.norm(rows, axis=1)
    lengths[lengths == 0] = 1.0
    near = (rows[1:] @ rows[0]) / (lengths[1:] * lengths[0])
    return {name: float(value) for name, value in zip(names, near, strict=True)}


def weights(near: Mapping[str, float], sharpness: float = _SHARPNESS) -> dict[str, float]:
    """Weights of the manuscripts by their cosines: 1 for the nearest."""
    highest = max(near.values(), default=0.0)
    return {name: float(np.exp(sharpness * (value - highest))) for name, value in near.items()}
