"""Character alignment of a form with its normalization, as labels on the form's characters.

Iterated Levenshtein alignment (Wieling, Prokić and Nerbonne 2009; section 3 of Bollmann and Søgaard 2016): align with
plain Levenshtein distance, estimate the pointwise mutual information of the aligned segments, take that as the new
costs, and repeat until the alignments stay the same. Every character that the normalization adds is merged to the
label on its left; a start-of-word symbol before the form takes those that have no left neighbour.
"""

from __future__ import annotations

import unicodedata
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from functools import lru_cache
from itertools import pairwise
from math import log2
from types import MappingProxyType

from histnorm_gui.core.text import graphemes, lower_keep_length

Labels = tuple[str, ...]

MAX_LENGTH = 200
"""Longer remainders (after a common beginning and end are taken off) are cut in proportion instead of aligned."""

MAX_ITERATIONS = 25
_TIE = 1.0 / 4096.0  # far below any real cost: decides only between alignments of equal distance
_CELLS = 2_000_000  # cells of the dynamic programme held at once, which bounds the memory
_SIZES = (4, 6, 8, 10, 12, 16, 24, 48, 100, MAX_LENGTH)  # words are grouped by the longer of the two sides

# Letters that scribes interchange; they only break ties, so that few pairs are enough for a sensible alignment.
_INTERCHANGED = ("uvw", "ijy", "sſßzʒ", "ckq", "dt", "bp", "fv", "rꝛ")
_VOWELS = frozenset("aeiouyæœøıəɛɔ")


@dataclass(frozen=True)
class Aligner:
    """Costs of aligning characters, and the alignments that follow from them. Immutable; safe across threads.

    ``costs`` maps (character of the form, character of the normalization) to a cost from 0 to 1, with the empty string
    for nothing; pairs that are not in it cost 1. Equal characters cost nothing, and case never counts.
    """

    costs: Mapping[tuple[str, str], float] = field(default_factory=lambda: MappingProxyType({}))

    @staticmethod
    def plain() -> Aligner:
        """Plain Levenshtein distance."""
        return Aligner()

    @staticmethod
    def fit(pairs: Sequence[tuple[str, str]]) -> Aligner:
        """Learn the costs from (form, normalization) pairs of one manuscript; each counts as often as it occurs."""
        aligner = Aligner.plain()
        for aligner in Aligner.iterations(pairs):  # noqa: B007
            pass
        return aligner

    @staticmethod
    def iterations(pairs: Sequence[tuple[str, str]]) -> Iterator[Aligner]:
        """The aligners of one iteration after the other; the last is the learned one.

        Ends when the alignments stay the same, when they come back to earlier ones, or after MAX_ITERATIONS. Words
        longer than MAX_LENGTH are not learned from.
        """
        counts = Counter(pair for pair in pairs if max(map(len, pair)) <= MAX_LENGTH)
        from histnorm_gui.core.alignment_batches import Batch  # numpy is not loaded before something is aligned

        batches = [Batch.of(part, counts) for part in _grouped(sorted(counts))]
        aligner = Aligner.plain()
        seen: set[tuple[tuple[tuple[str, str], float], ...]] = set()
        for _ in range(MAX_ITERATIONS):
            segments: dict[tuple[str, str], float] = {}
            for batch in batches:
                for segment, weight in batch.segments(aligner.cost):
                    segments[segment] = segments.get(segment, 0.0) + weight
            state = tuple(sorted(segments.items()))
            if state in seen:
                return
            seen.add(state)
            aligner = Aligner(MappingProxyType(_costs(segments)))
            yield aligner

    def align(self, form: str, norm: str) -> Labels:
        """The labels of ``form``: one for the start-of-word symbol and one a code point; joined they give ``norm``."""
        return self.align_all([(form, norm)])[0]

    def align_all(self, pairs: Sequence[tuple[str, str]]) -> list[Labels]:
        """The labels of many pairs, as ``align`` gives them one by one, much faster."""
        from histnorm_gui.core.alignment_batches import Batch

        result: dict[tuple[str, str], Labels] = {}
        short: list[tuple[str, str]] = []
        for pair in dict.fromkeys(pairs):
            if max(map(len, pair)) > MAX_LENGTH:
                result[pair] = self._align_long(*pair)
            else:
                short.append(pair)
        for part in _grouped(short):
            result.update(zip(part, Batch.of(part).labels(self.cost), strict=True))
        return [result[pair] for pair in pairs]

    def cost(self, x: str, y: str) -> float:
        """The cost of a character of a form beside one of a normalization, the empty string for nothing."""
        return 0.0 if x == y else self.costs.get((x, y), 1.0) + _TIE * _unlikeness(x, y)

    def _align_long(self, form: str, norm: str) -> Labels:
        """For words too long for a quadratic programme: equal ends are paired, the rest is aligned or cut evenly."""
        limit = min(len(form), len(norm))
        head = 0
        while head < limit and form[head] == norm[head]:
            head += 1
        tail = 0
        while tail < limit - head and form[-1 - tail] == norm[-1 - tail]:
            tail += 1
        inner_form, inner_norm = form[head : len(form) - tail], norm[head : len(norm) - tail]
        if max(len(inner_form), len(inner_norm)) <= MAX_LENGTH:
            inner = self.align(inner_form, inner_norm)
        else:
            size = len(inner_form)
            cuts = [len(inner_norm) * i // size for i in range(size + 1)] if size else [len(inner_norm)]
            inner = (inner_norm[: cuts[0]], *(inner_norm[a:b] for a, b in pairwise(cuts)))
        before = ("", *form[:head])
        return (*before[:-1], before[-1] + inner[0], *inner[1:], *form[len(form) - tail :])


@lru_cache(maxsize=1 << 16)
def _unlikeness(x: str, y: str) -> int:
    """How unlike two characters are, for ties: 0 one letter, 1 one class or nothing, 3 vowel and consonant."""
    if not x or not y:
        return 1
    a, b = _base(x), _base(y)
    if a == b or any(a in group and b in group for group in _INTERCHANGED):
        return 0
    return 1 if (a in _VOWELS) == (b in _VOWELS) else 3


def _base(character: str) -> str:
    return unicodedata.normalize("NFD", character)[0]


def _grouped(pairs: Sequence[tuple[str, str]]) -> Iterator[list[tuple[str, str]]]:
    """Pairs of about the same length together, few enough to be aligned at once."""
    groups: dict[int, list[tuple[str, str]]] = {}
    for pair in pairs:
        longest = max(map(len, pair))
        groups.setdefault(next(size for size in _SIZES if longest <= size), []).append(pair)
    for size, members in groups.items():
        step = max(1, _CELLS // (size + 1) ** 2)
        yield from (members[start : start + step] for start in range(0, len(members), step))


def _costs(counts: Mapping[tuple[str, str], float]) -> dict[tuple[str, str], float]:
    """Costs from the pointwise mutual information of different segments, scaled to run from 0 to 1."""
    total = float(sum(counts.values()))
    left: dict[str, float] = {}
    right: dict[str, float] = {}
    for (x, y), count in counts.items():
        left[x] = left.get(x, 0.0) + count
        right[y] = right.get(y, 0.0) + count
    information = {(x, y): log2(count * total / (left[x] * right[y])) for (x, y), count in counts.items() if x != y}
    if not information:
        return {}
    highest, lowest = max(information.values()), min(information.values())
    spread = max(highest - lowest, 1e-9)
    return {pair: (highest - value) / spread for pair, value in information.items()}


class CellKind(StrEnum):
    """What happens to a grapheme of the form in the normalization."""

    IDENTICAL = "identical"  # written as it was; case and long s do not count
    SUBSTITUTION = "substitution"  # written with other characters
    EXPANSION = "expansion"  # kept, with characters added to it; or added before the word
    DELETION = "deletion"  # not written


@dataclass(frozen=True, slots=True)
class Cell:
    """One grapheme of a form with the label below it; ``form`` is empty for the start-of-word symbol.

    ``probability`` is the least one of the labels it unites, None where no model gave any.
    """

    form: str
    label: str
    probability: float | None
    kind: CellKind


def display_cells(form: str, labels: Sequence[str], probabilities: Sequence[float] = ()) -> tuple[Cell, ...]:
    """An alignment as cells to paint, one for each base character with its combining marks.

    ``labels`` are one for the start-of-word symbol and one a code point of ``form``; ``probabilities``, where given,
    pair with them. The start-of-word symbol has a cell only when its label is not empty. Raises ValueError when the
    numbers do not fit.
    """
    if len(labels) != len(form) + 1 or (probabilities and len(probabilities) != len(labels)):
        raise ValueError("an alignment has one label for the start of the word and one a character of the form")
    cells: list[Cell] = []
    if labels[0]:
        cells.append(Cell("", labels[0], probabilities[0] if probabilities else None, CellKind.EXPANSION))
    start = 1
    for grapheme in graphemes(form):
        end = start + len(grapheme)
        label = "".join(labels[start:end])
        least = min(probabilities[start:end]) if probabilities else None
        cells.append(Cell(grapheme, label, least, _kind(grapheme, label)))
        start = end
    return tuple(cells)


def _kind(grapheme: str, label: str) -> CellKind:
    if not label:
        return CellKind.DELETION
    historical, modern = _comparable(grapheme), _comparable(label)
    if historical == modern:
        return CellKind.IDENTICAL
    return CellKind.EXPANSION if historical in modern else CellKind.SUBSTITUTION


def _comparable(text: str) -> str:
    return unicodedata.normalize("NFC", lower_keep_length(text)).replace("ſ", "s")
