"""What the neighbours of a word say about its normalization.

Log ratios to what is expected without a context (RECIPE, part 1: "context as log ratios"; part 2: "Context").
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log

from histnorm_gui.engine.languages import Language

EDGE = "\0"
"""Stands for what is before the first and after the last word."""

FEATURES = ("form before", "form after", "word before", "word after", "both words", "two before", "two after")

_PAIR = 5.0
_TRIPLE = 3.0
_CLASS = 20.0

_Table = dict[tuple[str, ...], float]


class Contexts:
    """Counts of normalizations beside forms and other normalizations; they grow with each decision."""

    def __init__(self, language: Language) -> None:
        self._light = language.light
        self.unigrams: dict[str, float] = {}
        self.total = 0.0
        self._forms_before: _Table = {}
        self._forms_after: _Table = {}
        self._before: _Table = {}
        self._after: _Table = {}
        self._classes_before: _Table = {}
        self._classes_after: _Table = {}
        self._triples: dict[tuple[str, str, str], float] = {}
        self._sums: dict[tuple[str, ...], float] = {}

    def learn(self, forms: Sequence[str], norms: Sequence[str | None], weight: float = 1.0) -> None:
        """Learn from running text; None stands for what is not decided."""
        for place, norm in enumerate(norms):
            if norm is not None:
                self._word(norm, _at(forms, place - 1), _at(forms, place + 1), weight)
                before = norms[place - 1] if place else EDGE
                if before is not None:
                    self._pair(before, norm, weight)
                    first = norms[place - 2] if place > 1 else EDGE
                    if first is not None:
                        self._triple(first, before, norm, weight)

    def decide(self, forms: Sequence[str], norms: Sequence[str | None], place: int, weight: float) -> None:
        """Learn (or with a negative weight unlearn) one decision with those of its neighbours that are decided.

        ``norms`` hold the decision itself.
        """
        norm = norms[place]
        if norm is None:
            return
        self._word(norm, _at(forms, place - 1), _at(forms, place + 1), weight)
        around = [_norm_at(norms, place + shift) for shift in (-2, -1, 0, 1, 2)]
        for start in (1, 2):
            if (a := around[start]) is not None and (b := around[start + 1]) is not None:
                self._pair(a, b, weight)
        for start in (0, 1, 2):
            a, b, c = around[start : start + 3]
            if a is not None and b is not None and c is not None:
                self._triple(a, b, c, weight)

    def _word(self, norm: str, before: str, after: str, weight: float) -> None:
        self.unigrams[norm] = self.unigrams.get(norm, 0.0) + weight
        self.total += weight
        for side, form, table in (("<", before, self._forms_before), (">", after, self._forms_after)):
            key = self._light(form) if form != EDGE else form
            _add(table, (key, norm), weight)
            _add(self._sums, (side, key), weight)

    def _pair(self, first: str, second: str, weight: float) -> None:
        _add(self._before, (first, second), weight)
        _add(self._after, (second, first), weight)
        _add(self._classes_before, (first[-3:], second), weight)
        _add(self._classes_after, (second[-3:], first), weight)
        for key in (("b", first), ("a", second), ("cb", first[-3:]), ("ca", second[-3:])):
            _add(self._sums, key, weight)

    def _triple(self, first: str, second: str, third: str, weight: float) -> None:
        triple = (first, second, third)
        self._triples[triple] = self._triples.get(triple, 0.0) + weight
        for key in (("12", first, second), ("13", first, third), ("23", second, third)):
            _add(self._sums, key, weight)

    def features(
        self,
        norms: Sequence[str],
        forms: tuple[str, str],
        around: tuple[str | None, str | None, str | None, str | None],
    ) -> list[tuple[float, ...]]:
        """For each candidate the log ratios named in FEATURES.

        ``forms`` are those before and after; ``around`` the normalizations two before, before, after, two after,
        None where nothing can be said of them.
        """
        before, after = (self._light(form) if form != EDGE else form for form in forms)
        l2, left, right, r2 = around
        sums = self._sums
        form_before, form_after = sums.get(("<", before), 0.0), sums.get((">", after), 0.0)
        result: list[tuple[float, ...]] = []
        for norm in norms:
            own = self.unigrams.get(norm, 0.0)
            chance = (own + 0.5) / (self.total + 1000.0)
            first = _ratio(self._forms_before.get((before, norm), 0.0), form_before, chance, 1.0, _PAIR)
            second = _ratio(self._forms_after.get((after, norm), 0.0), form_after, chance, 1.0, _PAIR)
            third = fourth = 1.0
            if left is not None:
                third = self._neighbour(self._classes_before, self._before, "cb", "b", left, norm, chance)
            if right is not None:
                fourth = self._neighbour(self._classes_after, self._after, "ca", "a", right, norm, chance)
            both = two_before = two_after = 1.0
            if left is not None and right is not None:
                both = self._three("13", (left, norm, right), (left, right), chance, third * fourth)
            if left is not None and l2 is not None:
                two_before = self._three("12", (l2, left, norm), (l2, left), chance, third)
            if right is not None and r2 is not None:
                two_after = self._three("23", (norm, right, r2), (right, r2), chance, fourth)
            result.append(
                (
                    log(first),
                    log(second),
                    log(third),
                    log(fourth),
                    log(both / (third * fourth)),
                    log(two_before / third),
                    log(two_after / fourth),
                )
            )
        return result

    def _neighbour(
        self, classes: _Table, words: _Table, class_side: str, side: str, word: str, norm: str, chance: float
    ) -> float:
        end = word[-3:]
        ratio = _ratio(classes.get((end, norm), 0.0), self._sums.get((class_side, end), 0.0), chance, 1.0, _CLASS)
        return _ratio(words.get((word, norm), 0.0), self._sums.get((side, word), 0.0), chance, ratio, _PAIR)

    def _three(
        self, side: str, triple: tuple[str, str, str], history: tuple[str, str], chance: float, ratio: float
    ) -> float:
        total = self._sums.get((side, *history), 0.0)
        return _ratio(self._triples.get(triple, 0.0), total, chance, ratio, _TRIPLE) if total else ratio


def _ratio(count: float, total: float, chance: float, coarser: float, strength: float) -> float:
    """P(word | context) / P(word), shrunk to what a coarser context says."""
    return (max(count, 0.0) / chance + strength * coarser) / (max(total, 0.0) + strength)


def _add(table: dict[tuple[str, ...], float], key: tuple[str, ...], weight: float) -> None:
    table[key] = table.get(key, 0.0) + weight


def _at(forms: Sequence[str], place: int) -> str:
    return forms[place] if 0 <= place < len(forms) else EDGE


def _norm_at(norms: Sequence[str | None], place: int) -> str | None:
    return norms[place] if 0 <= place < len(norms) else EDGE
