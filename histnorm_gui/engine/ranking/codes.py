"""Letters as numbers: looking many of them up at once."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

Codes = NDArray[np.int64]


def numbered(text: str, points: Codes, numbers: Codes) -> Codes:
    """The numbers of letters, given those of some code points in order, and one more for all others."""
    codes = np.frombuffer(text.encode("utf-32-le", "surrogatepass"), dtype="<u4").astype(np.int64)
    at, known = found_among(codes, points)
    return np.where(known, numbers[at], numbers[-1])


def found_among(keys: Codes, known: Codes) -> tuple[Codes, NDArray[np.bool_]]:
    """Where keys are among known ones in order, and which of them are."""
    if not known.size:
        return np.zeros(len(keys), dtype=np.int64), np.zeros(len(keys), dtype=bool)
    places = np.minimum(known.searchsorted(keys), known.size - 1)
    return places, known.take(places) == keys
