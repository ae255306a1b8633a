"""Reading a running text: the candidates of each token ranked, twice, the second time knowing its neighbours."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType

import numpy as np
from numpy.typing import NDArray

from histnorm_gui.engine.ranking.context import BESIDE, EDGE, Around, Contexts
from histnorm_gui.engine.ranking.evidence import Evidence, Item
from histnorm_gui.engine.ranking.features import FEATURES, STATIC, Bucket, Feature
from histnorm_gui.engine.ranking.ranker import Ranker
from histnorm_gui.engine.ranking.surroundings import REACH, Wide

Rows = NDArray[np.float32]
Numbers = NDArray[np.float64]
Whole = NDArray[np.int64]
_AMONG = len(STATIC) + BESIDE
"""Where the features begin that hang on the normalizations around."""
_NEAR = 2
_WIDE = (*range(-REACH, 0), *range(1, REACH + 1))
_SETTLED = 2
"""So many decisions on a form, all alike, leave no doubt."""
_DOUBTFUL = 0.05
_LEAST, _DIGITS = 1e-300, 9
"""Candidates whose probabilities differ in further digits of the logarithm alone stay in the order of the evidence,
whichever tokens are ranked together."""


@dataclass(frozen=True, slots=True)
class Ranked:
    """The candidates of a token, best first, with their probabilities; what is left of one is that of none of them.

    ``favour`` says by how many nats the words around favour the first candidate over the second; ``around`` are the
    normalizations around, decided or guessed.
    """

    item: Item
    norms: tuple[str, ...]
    chances: tuple[float, ...]
    favour: float = 0.0
    around: Around = (None, None, None, None)


def with_context(item: Item, contexts: Contexts, forms: tuple[str, str], around: Around) -> Rows:
    """The features of an item with those of its place, shape (candidates, FEATURES), without its surroundings."""
    rows = np.zeros((len(item.norms), len(FEATURES)), dtype=np.float32)
    rows[:, : len(STATIC)] = item.rows
    rows[:-1, len(STATIC) : Feature.SURROUNDINGS] = contexts.features(item.norms[:-1], forms, around)
    return rows


def neighbours(texts: Sequence[str | None], place: int) -> Around:
    """What is two before, before, after and two after a place, EDGE beyond the ends."""

    def at(where: int) -> str | None:
        return texts[where] if 0 <= where < len(texts) else EDGE

    return at(place - 2), at(place - 1), at(place + 1), at(place + 2)


def wide(texts: Sequence[str | None], place: int) -> Wide:
    """What is around a place as far as REACH, EDGE beyond the ends."""
    return [texts[where] if 0 <= (where := place + shift) < len(texts) else EDGE for shift in _WIDE]


class Reader:
    """Ranks the tokens of a text with one manuscript's evidence. ``first`` ranks without the neighbours'
    normalizations, ``second`` with them."""

    def __init__(
        self,
        evidence: Evidence,
        contexts: Contexts,
        first: Ranker,
        second: Ranker,
        rejected: Mapping[str, Collection[str]] = MappingProxyType({}),
    ) -> None:
        """``rejected`` are suggestions that were corrected, by form."""
        self._evidence = evidence
        self._rejected = rejected
        self._contexts = contexts
        self._first = first
        self._second = second
        self._surroundings = evidence.tagger.surroundings if evidence.tagger is not None else None

    def read(self, forms: Sequence[str], decided: Sequence[str | None] | None = None) -> list[Ranked]:
        """The ranking of each token of a running text; ``decided`` are the normalizations that are certain."""
        known = decided if decided is not None else [None] * len(forms)
        return self.read_places(range(len(forms)), forms, known)

    def read_places(self, places: Sequence[int], forms: Sequence[str], decided: Sequence[str | None]) -> list[Ranked]:
        """The ranking of the tokens at some places of a running text."""
        farthest = _NEAR if self._surroundings is None else REACH
        reach = {place + shift for place in places for shift in range(-farthest, farthest + 1)}
        needed = [place for place in sorted(reach) if 0 <= place < len(forms)]
        asked = set(places)
        items = self._evidence.items(forms[place] for place in needed if decided[place] is None or place in asked)
        known = {place: norm for place in needed if (norm := decided[place]) is not None}
        guessed = [place for place in needed if place not in known]
        placed = [_Placed(items[forms[place]], _beside(forms, place)) for place in guessed]
        certain = [place for place in places if place in known]
        rows = self._begun([*placed, *(_Placed(items[forms[place]], _beside(forms, place)) for place in certain)])
        begun: dict[int, Rows] = {}
        start = 0
        for place in (*guessed, *certain):
            end = start + len(items[forms[place]].norms)
            begun[place] = rows[start:end]
            start = end
        known.update(zip(guessed, self._likeliest(placed, rows), strict=True))

        def around(place: int) -> Around:
            two_before, before, after, two_after = (
                known[where] if 0 <= (where := place + shift) < len(forms) else EDGE for shift in (-2, -1, 1, 2)
            )
            return two_before, before, after, two_after

        def farther(place: int) -> Wide:
            if self._surroundings is None:
                return ()
            return [known[where] if 0 <= (where := place + shift) < len(forms) else EDGE for shift in _WIDE]

        second = [
            _Placed(items[forms[place]], _beside(forms, place), around(place), farther(place)) for place in places
        ]
        return self._rank(second, self._gone_on(second, [begun[place] for place in places]), self._second)

    def alone(self, forms: Sequence[str]) -> list[Ranked]:
        """The ranking of each form without any context."""
        items = self._evidence.items(forms)
        placed = [_Placed(items[form], ("", "")) for form in forms]
        return self._rank(placed, self._begun(placed), self._first)

    def _rank(self, placed: Sequence[_Placed], rows: Rows, ranker: Ranker) -> list[Ranked]:
        """All tokens at once: the rows of their candidates lie end to end, each token's last one being none of them."""
        if not placed:
            return []
        counts, ends, chances, likely = self._weighed(placed, rows, ranker)
        starts = ends - counts
        order = np.lexsort((-likely, np.repeat(np.arange(len(placed)), counts)))
        favours = self._favours(rows, order, starts, counts, [one.item.bucket for one in placed], ranker)
        places, sorted_chances = (order - np.repeat(starts, counts)).tolist(), chances[order].tolist()
        found = []
        for one, start, end, favour in zip(placed, starts.tolist(), (ends - 1).tolist(), favours, strict=True):
            norms = one.item.norms
            found.append(
                Ranked(
                    one.item,
                    tuple([norms[place] for place in places[start:end]]),
                    tuple(sorted_chances[start:end]),
                    favour,
                    one.around,
                )
            )
        return found

    def _likeliest(self, placed: Sequence[_Placed], rows: Rows) -> list[str]:
        """The first candidate of each token, by the first ranker; what follows in ``rows`` is not looked at."""
        if not placed:
            return []
        counts, ends, _, likely = self._weighed(placed, rows[: sum(len(one.item.norms) for one in placed)], self._first)
        return [
            one.item.norms[int(likely[start:end].argmax())]
            for one, start, end in zip(placed, (ends - counts).tolist(), ends.tolist(), strict=True)
        ]

    def _weighed(self, placed: Sequence[_Placed], rows: Rows, ranker: Ranker) -> tuple[Whole, Whole, Numbers, Numbers]:
        """How many candidates each token has, and where they end; the probability of each candidate; by what they are
        ordered, which is smallest for none of them."""
        counts = np.array([len(one.item.norms) for one in placed])
        ends = np.cumsum(counts)
        buckets = [one.item.bucket for one in placed]
        chances = ranker.chances_of(buckets, counts, rows, self._evidence.amounts)
        if self._rejected or self._evidence.own.exact:
            for one, start, end in zip(placed, (ends - counts).tolist(), ends.tolist(), strict=True):
                self._settle(one.item, chances[start:end])
        likely: Numbers = np.log(np.maximum(chances, _LEAST)).round(_DIGITS)
        likely[ends - 1] = -np.inf
        return counts, ends, chances, likely

    def _begun(self, placed: Sequence[_Placed]) -> Rows:
        """The features of all candidates, as far as they do not hang on the normalizations around."""
        if not placed:
            return np.zeros((0, len(FEATURES)), dtype=np.float32)
        static = np.concatenate([one.item.rows for one in placed])
        rows = np.zeros((len(static), len(FEATURES)), dtype=np.float32)
        rows[:, : len(STATIC)] = static
        found = self._contexts.beside_forms([(one.item.asked, one.beside) for one in placed])
        rows[_candidates(placed), len(STATIC) : _AMONG] = found
        return rows

    def _gone_on(self, placed: Sequence[_Placed], begun: Sequence[Rows]) -> Rows:
        """The features of all candidates, of which those up to ``_AMONG`` are known."""
        if not placed:
            return np.zeros((0, len(FEATURES)), dtype=np.float32)
        rows = np.concatenate(begun)
        found = self._contexts.among_norms([(one.item.asked, one.around) for one in placed])
        candidates = _candidates(placed)
        rows[candidates, _AMONG : Feature.SURROUNDINGS] = found
        if self._surroundings is not None:
            asked = [(one.item.norms[:-1], one.farther) for one in placed]
            rows[candidates, Feature.SURROUNDINGS] = self._surroundings.scores(asked)
        return rows

    def _favours(
        self,
        rows: Rows,
        order: Whole,
        starts: Whole,
        counts: Whole,
        buckets: Sequence[Bucket],
        ranker: Ranker,
    ) -> list[float]:
        """By how much the words around favour each token's first candidate over its second one."""
        amounts = self._evidence.amounts
        weights = {bucket: ranker.at(bucket, amounts)[len(STATIC) :] for bucket in set(buckets)}
        second = np.minimum(starts + 1, starts + np.maximum(counts - 2, 0))
        more = rows[order[starts], len(STATIC) :] - rows[order[second], len(STATIC) :]
        favours: list[float] = (more * np.array([weights[bucket] for bucket in buckets])).sum(axis=1).tolist()
        return favours

    def _settle(self, item: Item, chances: Numbers) -> None:
        """Decisions have the last word: what was corrected for a form, and never decided for it, does not come back;
        nor does anything when all decisions on the form are one. ``chances`` are changed where they are."""
        decided = self._evidence.own.exact.get(item.form, {})
        settled = len(decided) == 1 and sum(decided.values()) >= _SETTLED
        refused: Collection[str] = self._rejected.get(item.form, ())
        if not settled and not refused:
            return
        best = int(chances[:-1].argmax())
        if item.norms[best] in decided or not (settled or item.norms[best] in refused):
            return
        highest = max((chances[place] for place, norm in enumerate(item.norms) if norm in decided), default=1.0)
        for place, norm in enumerate(item.norms[:-1]):
            if norm not in decided and (settled or norm in refused):
                chances[place] = min(chances[place] * _DOUBTFUL, highest / 2)
        chances /= chances.sum()


@dataclass(slots=True)
class _Placed:
    """A token to be ranked: its candidates, the forms before and after it, the normalizations around it, and as far
    as surroundings are looked at."""

    item: Item
    beside: tuple[str, str]
    around: Around = (None, None, None, None)
    farther: Wide = ()


def _candidates(placed: Sequence[_Placed]) -> NDArray[np.bool_]:
    """Which rows of some tokens are candidates: all but the last one of each."""
    ends = np.cumsum([len(one.item.norms) for one in placed])
    found = np.ones(int(ends[-1]), dtype=bool)
    found[ends - 1] = False
    return found


def _beside(forms: Sequence[str], place: int) -> tuple[str, str]:
    before = forms[place - 1] if place > 0 else EDGE
    return before, forms[place + 1] if place + 1 < len(forms) else EDGE
