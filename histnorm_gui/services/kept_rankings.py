"""The rankings of a text's words: whole for those that came last, the first candidate for all of them."""

from __future__ import annotations

from array import array
from bisect import bisect_right
from collections.abc import Sequence

from histnorm_gui.core.suggestion import Candidate, CandidateSource

Ranking = tuple[Candidate, ...]
Stretch = tuple[int, int, int]
"""Words that stand together in two texts: the first and the end in the one, the first in the other."""
MOST = 50_000
"""Rankings that are kept whole. One with its candidates and reasons takes kilobytes, its first candidate 13 bytes."""
_SOURCES = tuple(CandidateSource)


class KeptRankings:
    """Rankings by the index of a word."""

    def __init__(self, words: int) -> None:
        self._whole: dict[int, Ranking] = {}  # the one that came last is the last
        self._norms = array("I", bytes(array("I").itemsize * words))  # which of the texts, 0 for none
        self._confidences = array("d", bytes(8 * words))
        self._sources = bytearray(words)
        self._texts = [""]
        self._numbers: dict[str, int] = {}

    def get(self, index: int) -> Ranking | None:
        """The ranking of a word, or as much of it as is kept; None where there is none."""
        found = self._whole.get(index)
        if found is None and (number := self._norms[index]):
            return (Candidate(self._texts[number], self._confidences[index], _SOURCES[self._sources[index]]),)
        return found

    def is_partial(self, index: int) -> bool:
        """Whether no more than the first candidate of a ranking is left."""
        return index not in self._whole and self._norms[index] > 0

    def put(self, index: int, ranking: Ranking) -> None:
        """Keep a ranking in place of the one before; an empty one is none."""
        self._whole.pop(index, None)
        self._norms[index] = 0
        if not ranking:
            return
        first = ranking[0]
        number = self._numbers.get(first.norm)
        if number is None:
            number = self._numbers[first.norm] = len(self._texts)
            self._texts.append(first.norm)
        self._norms[index], self._confidences[index] = number, first.confidence
        self._sources[index] = _SOURCES.index(first.source)
        self._whole[index] = ranking
        if len(self._whole) > MOST:
            del self._whole[next(iter(self._whole))]

    def confidence(self, index: int) -> float | None:
        """How sure the first candidate of a word is; None where there is none."""
        return self._confidences[index] if self._norms[index] else None

    def moved(self, words: int, stretches: Sequence[Stretch]) -> KeptRankings:
        """The rankings for a text of so many words that has these stretches, in order, of the words here."""
        found = KeptRankings(words)
        for begin, end, at in stretches:
            to = slice(at, at + end - begin)
            found._norms[to] = self._norms[begin:end]
            found._confidences[to] = self._confidences[begin:end]
            found._sources[to] = self._sources[begin:end]
        found._texts, found._numbers = list(self._texts), dict(self._numbers)
        for index, ranking in self._whole.items():
            if (there := moved_index(index, stretches)) is not None:
                found._whole[there] = ranking
        return found


def moved_index(index: int, stretches: Sequence[Stretch]) -> int | None:
    """Where a word stands in the other text; None where it is not there."""
    place = bisect_right(stretches, index, key=lambda stretch: stretch[0]) - 1
    if place < 0 or index >= stretches[place][1]:
        return None
    return index - stretches[place][0] + stretches[place][2]
