"""Reading a running text: the candidates of each token ranked, twice, the second time knowing its neighbours."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType

import numpy as np
from numpy.typing import NDArray

from histnorm_gui.engine.ranking.context import EDGE, Contexts
from histnorm_gui.engine.ranking.evidence import Evidence, Item
from histnorm_gui.engine.ranking.features import STATIC
from histnorm_gui.engine.ranking.ranker import Ranker, size

Rows = NDArray[np.float32]
Numbers = NDArray[np.float64]
_SETTLED = 2
"""So many decisions on a form, all alike, leave no doubt."""
_DOUBTFUL = 0.05
Around = tuple[str | None, str | None, str | None, str | None]
"""What is two before, before, after and two after a place; None where it is not known."""


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
    """The features of an item with those of its place, shape (candidates, FEATURES)."""
    beside = contexts.features(item.norms[:-1], forms, around)
    beside.append((0.0,) * len(beside[0]) if beside else (0.0,) * 7)
    return np.concatenate([item.rows, np.array(beside, dtype=np.float32)], axis=1)


def neighbours(texts: Sequence[str | None], place: int) -> Around:
    """What is two before, before, after and two after a place, EDGE beyond the ends."""

    def at(where: int) -> str | None:
        return texts[where] if 0 <= where < len(texts) else EDGE

    return at(place - 2), at(place - 1), at(place + 1), at(place + 2)


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

    def read(self, forms: Sequence[str], decided: Sequence[str | None] | None = None) -> list[Ranked]:
        """The ranking of each token of a running text; ``decided`` are the normalizations that are certain."""
        known = decided if decided is not None else [None] * len(forms)
        return self.read_places(range(len(forms)), forms, known)

    def read_places(self, places: Sequence[int], forms: Sequence[str], decided: Sequence[str | None]) -> list[Ranked]:
        """The ranking of the tokens at some places of a running text."""
        around = {place + shift for place in places for shift in (-2, -1, 0, 1, 2)}
        needed = [place for place in sorted(around) if 0 <= place < len(forms)]
        asked = set(places)
        items = {
            form: self._evidence.item(form)
            for form in dict.fromkeys(forms[place] for place in needed if decided[place] is None or place in asked)
        }
        guesses = {
            place: norm
            if (norm := decided[place]) is not None
            else self._rank(items[forms[place]], forms, place, None).norms[0]
            for place in needed
        }
        return [self._rank(items[forms[place]], forms, place, guesses) for place in places]

    def alone(self, form: str) -> Ranked:
        """The ranking of a form without any context."""
        return self._rank(self._evidence.item(form), (form,), 0, None, edges=False)

    def _rank(
        self,
        item: Item,
        forms: Sequence[str],
        place: int,
        guesses: Mapping[int, str] | None,
        *,
        edges: bool = True,
    ) -> Ranked:
        def guess(where: int) -> str | None:
            if guesses is None:
                return None
            return guesses.get(where) if 0 <= where < len(forms) else EDGE

        beside = (_form(forms, place - 1), _form(forms, place + 1)) if edges else ("", "")
        around = (guess(place - 2), guess(place - 1), guess(place + 1), guess(place + 2))
        rows = with_context(item, self._contexts, beside, around)
        ranker = self._first if guesses is None else self._second
        chances = ranker.chances(item.bucket, rows, size(self._evidence.own.total))
        chances = self._settled(item, chances)
        order = np.argsort(-chances[:-1], kind="stable")
        favour = 0.0
        if len(order) > 1:
            around_weights = ranker.at(item.bucket, size(self._evidence.own.total))[len(STATIC) :]
            favour = float((rows[order[0], len(STATIC) :] - rows[order[1], len(STATIC) :]) @ around_weights)
        return Ranked(
            item, tuple(item.norms[i] for i in order), tuple(float(chances[i]) for i in order), favour, around
        )

    def _settled(self, item: Item, chances: Numbers) -> Numbers:
        """Decisions have the last word: what was corrected for a form, and never decided for it, does not come back;
        nor does anything when all decisions on the form are one."""
        decided = self._evidence.own.exact.get(item.form, {})
        settled = len(decided) == 1 and sum(decided.values()) >= _SETTLED
        refused: Collection[str] = self._rejected.get(item.form, ())
        if not settled and not refused:
            return chances
        best = int(chances[:-1].argmax())
        if item.norms[best] in decided or not (settled or item.norms[best] in refused):
            return chances
        changed = chances.copy()
        highest = max((chances[place] for place, norm in enumerate(item.norms) if norm in decided), default=1.0)
        for place, norm in enumerate(item.norms[:-1]):
            if norm not in decided and (settled or norm in refused):
                changed[place] = min(chances[place] * _DOUBTFUL, highest / 2)
        changed /= changed.sum()
        return changed


def _form(forms: Sequence[str], place: int) -> str:
    return forms[place] if 0 <= place < len(forms) else EDGE
