"""Decisions to learn from as columns: manuscript, form and normalization, each text once."""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Iterator

from histnorm_gui.core.sequences import MadeSequence

Pair = tuple[int, str, str]


class DecidedPairs(MadeSequence[Pair]):
    """Manuscript id, form and normalization of decisions, equal to any sequence of the same."""

    __slots__ = ("_columns", "_known", "_texts")

    def __init__(self, pairs: Iterable[Pair] = ()) -> None:
        self._columns = array("q"), array("I"), array("I")
        self._texts: list[str] = []
        self._known: dict[str, int] = {}
        for pair in pairs:
            self.add(*pair)

    def add(self, manuscript_id: int, form: str, norm: str) -> None:
        """Append a decision."""
        manuscripts, forms, norms = self._columns
        manuscripts.append(manuscript_id)
        forms.append(self._number(form))
        norms.append(self._number(norm))

    @property
    def manuscripts(self) -> frozenset[int]:
        """The ids of the manuscripts that there are decisions of."""
        return frozenset(self._columns[0])

    def __len__(self) -> int:
        return len(self._columns[0])

    def __iter__(self) -> Iterator[Pair]:
        texts = self._texts
        return ((at, texts[form], texts[norm]) for at, form, norm in zip(*self._columns, strict=True))

    def made(self, at: int) -> Pair:
        """The item at a place."""
        manuscripts, forms, norms = self._columns
        return manuscripts[at], self._texts[forms[at]], self._texts[norms[at]]

    def _number(self, text: str) -> int:
        found = self._known.get(text)
        if found is None:
            found = self._known[text] = len(self._texts)
            self._texts.append(text)
        return found
