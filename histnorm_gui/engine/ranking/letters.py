"""What words look like: a letter model over the types of a word list (RECIPE, part 2: 5-grams, Witten-Bell)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import numpy as np
from numpy.typing import NDArray

from histnorm_gui.engine.ranking.codes import found_among, numbered

ORDER = 5

_BITS = 12  # of one letter within a packed n-gram
_LAST = (1 << _BITS) - 1
_OTHERS = 1  # the number of a letter that was never seen; 0 stands for the word's edge
_Codes = NDArray[np.int64]
_Numbers = NDArray[np.float64]


class LetterModel:
    """log P of a word, its end included, by the four letters before each. Not changed once built; safe to ask from
    several threads."""

    def __init__(self, words: Iterable[str]) -> None:
        words = sorted(set(words) - {""})
        letters = sorted({letter for word in words for letter in word})[: (1 << _BITS) - 2]
        self._points = np.array([ord(letter) for letter in letters], dtype=np.int64)
        self._numbers = np.array([*range(_OTHERS + 1, len(letters) + _OTHERS + 1), _OTHERS], dtype=np.int64)
        self._types = len(letters) + 2
        rows, ends = self._encode(words)
        self._orders: list[tuple[_Codes, _Numbers, _Codes, _Numbers, _Numbers]] = []
        for order in range(1, ORDER + 1):
            self._orders.append(_counted(_packed(rows, order)[ends]))
        self._known: dict[str, float] = {}

    def log_probability(self, words: Sequence[str]) -> list[float]:
        """log P of each word in nats; 0 for the empty one."""
        known = self._known  # another thread may begin a new one
        new = [word for word in dict.fromkeys(words) if word and word not in known]
        if new:
            if len(known) > 1 << 17:
                known = self._known = {}
                new = [word for word in dict.fromkeys(words) if word]
            known.update(zip(new, self._score(new), strict=True))
        return [known[word] if word else 0.0 for word in words]

    def _score(self, words: Sequence[str]) -> list[float]:
        rows, ends = self._encode(words)
        grams, place = np.unique(_packed(rows, ORDER)[ends], return_inverse=True)
        chances = np.full(len(grams), 1.0 / self._types)
        seen = np.arange(len(grams))  # whose shorter histories have been seen
        for order, (known, counts, histories, totals, kinds) in enumerate(self._orders, start=1):
            packed = grams >> _BITS * (ORDER - order + 1) << _BITS | grams & _LAST
            at, found = found_among(packed >> _BITS, histories)
            kept = found.nonzero()[0]
            if not kept.size:
                break
            at, packed, seen = at.take(kept), packed.take(kept), seen.take(kept)
            grams, kind = grams.take(kept), kinds.take(at)
            count = _looked_up(packed, known, counts)
            chances[seen] = (count + kind * chances.take(seen)) / np.maximum(totals.take(at) + kind, 1.0)
        lengths = np.array([len(word) + 1 for word in words])
        summed: list[float] = np.add.reduceat(np.log(chances)[place.ravel()], np.cumsum(lengths) - lengths).tolist()
        return summed

    def _encode(self, words: Sequence[str]) -> tuple[_Codes, NDArray[np.bool_]]:
        """The letters of all words in a row, ORDER - 1 edges before each, and which of them a model predicts."""
        sizes = np.array([len(word) for word in words], dtype=np.int64)
        starts = np.cumsum(sizes + ORDER) - sizes - ORDER
        row = np.zeros(int(sizes.sum()) + ORDER * len(words), dtype=np.int64)
        numbers = numbered("".join(words), self._points, self._numbers)
        row[np.arange(len(numbers)) + np.repeat(np.arange(1, len(words) + 1) * ORDER - 1, sizes)] = numbers
        ends = np.ones(len(row), dtype=bool)
        for edge in range(ORDER - 1):
            ends[starts + edge] = False
        return row, ends


def _packed(row: _Codes, order: int) -> _Codes:
    """At each place the letter and the ``order`` - 1 before it as one number: the letter last, before it the others,
    the nearest first. So n-grams in order are in order, too, as histories and when they are shortened, and are found
    the sooner."""
    packed = row.copy()
    for back in range(1, order):
        packed[back:] |= row[:-back] << (_BITS * (order - back))
    return packed


def _counted(grams: _Codes) -> tuple[_Codes, _Numbers, _Codes, _Numbers, _Numbers]:
    """Distinct n-grams with counts; their histories with counts and numbers of different continuations."""
    distinct, counts = np.unique(grams, return_counts=True)
    if not distinct.size:
        empty = np.zeros(0)
        return distinct, empty, distinct, empty, empty
    histories, first, kinds = np.unique(distinct >> _BITS, return_index=True, return_counts=True)
    totals = np.add.reduceat(counts, first)
    return distinct, counts.astype(float), histories, totals.astype(float), kinds.astype(float)


def _looked_up(keys: _Codes, known: _Codes, values: _Numbers) -> _Numbers:
    if not known.size:
        return np.zeros(len(keys))
    places, found = found_among(keys, known)
    return np.where(found, values[places], 0.0)
