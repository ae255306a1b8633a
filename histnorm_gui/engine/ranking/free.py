"""Free readings: the likeliest ways to write forms, whether they are words or not, in the same steps for many forms."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from histnorm_gui.engine.ranking.beams import Branches, numbered_places
from histnorm_gui.engine.ranking.channel import Channel
from histnorm_gui.engine.ranking.label_tree import LabelTree

_AT_ONCE = 64
_ROW = 0xBF58476D1CE4E5B9
_MIXED = 0x9E3779B97F4A7C15  # odd, so that nothing of a number is lost

_Whole = NDArray[np.int64]
_Marks = NDArray[np.uint64]
_Numbers = NDArray[np.float64]


@dataclass(frozen=True, slots=True, eq=False)
class _Begun:
    """A row for each beginning of forms: the likeliest texts for it, best first, with probabilities (0 where there are
    no more), and a number for each text, which two texts share by a chance that is next to none."""

    texts: Sequence[Sequence[str]]
    chances: _Numbers
    marks: _Marks


def readings(
    channel: Channel, forms: Sequence[str], *, beam: int = 40, choices: int = 8
) -> list[list[tuple[str, float]]]:
    """The likeliest normalizations of each form whether they are words or not, with their probabilities, best first.

    A beam search: ``beam`` texts are kept at each place, where ``choices`` labels are tried. What forms that begin
    alike have in common is read once.
    """
    found: list[list[tuple[str, float]]] = []
    for start in range(0, len(forms), _AT_ONCE):
        found += read(channel.branches(forms[start : start + _AT_ONCE]), channel.tree, beam, choices)
    return found


def read(
    forms: Sequence[Sequence[Branches]], tree: LabelTree, beam: int, choices: int
) -> list[list[tuple[str, float]]]:
    """The same for forms given by what each of their places may be written as."""
    found: list[list[tuple[str, float]]] = [[] for _ in forms]
    different, places = numbered_places(forms)
    tried = _Tried.of(different, tree, choices)
    row_of = dict.fromkeys((number for number, form in enumerate(forms) if form), 0)
    begun = _Begun([[""]], np.ones((1, 1)), np.zeros((1, 1), dtype=np.uint64))
    place = 0
    while row_of:
        rows: dict[tuple[int, int], int] = {}
        for number, before in row_of.items():
            row_of[number] = rows.setdefault((before, places[number][place]), len(rows))
        begun = _grown(begun, [before for before, _ in rows], tried, [here for _, here in rows], beam)
        place += 1
        for number, row in list(row_of.items()):
            if place == len(forms[number]):
                pairs = zip(begun.texts[row], begun.chances[row].tolist(), strict=False)
                found[number] = [(text, chance) for text, chance in pairs if text]
                del row_of[number]
    return found


@dataclass(frozen=True, slots=True, eq=False)
class _Tried:
    """The likeliest labels of different places, a row each: the labels; their probabilities (0 where there are no
    more); what the numbers of texts are multiplied with before them, and what is added for them."""

    labels: Sequence[Sequence[str]]
    chances: _Numbers
    factors: _Marks
    added: _Marks

    @staticmethod
    def of(places: Sequence[Branches], tree: LabelTree, choices: int) -> _Tried:
        """The first so many labels of each place."""
        nodes, chances = np.zeros((len(places), choices), dtype=np.int64), np.zeros((len(places), choices))
        if places:
            tried = [place.nodes[:choices] for place in places]
            listed = np.arange(choices) < np.array(list(map(len, tried)))[:, None]
            nodes[listed] = np.concatenate(tried)
            chances[listed] = np.concatenate([place.chances[:choices] for place in places])
        factors, added = tree.marks
        return _Tried([list(map(tree.label, row)) for row in nodes.tolist()], chances, factors[nodes], added[nodes])


def _grown(begun: _Begun, before: Sequence[int], tried: _Tried, here: Sequence[int], beam: int) -> _Begun:
    """One place more: each row goes on from one of those before, with labels of its own."""
    size = len(here)
    together = (begun.chances[before][:, None, :] * tried.chances[here][:, :, None]).reshape(size, -1)
    marks = begun.marks[before][:, None, :] * tried.factors[here][:, :, None]
    marks += tried.added[here][:, :, None]
    numbers = marks.reshape(size, -1)
    _merge(together, numbers)
    at, places, ends = _best(together, beam)
    found = np.zeros((size, beam)), np.zeros((size, beam), dtype=np.uint64)
    rows = at // together.shape[1]
    found[0][rows, places] = together.ravel().take(at)
    found[1][rows, places] = numbers.ravel().take(at)
    columns = at - rows * together.shape[1]
    label_of, text_of = (part.tolist() for part in np.divmod(columns, begun.chances.shape[1]))
    texts, start = [], 0
    for end, row, place in zip(ends, before, here, strict=True):
        old, new = begun.texts[row], tried.labels[place]
        texts.append(
            [old[text] + new[label] for text, label in zip(text_of[start:end], label_of[start:end], strict=True)]
        )
        start = end
    return _Begun(texts, *found)


def _merge(together: _Numbers, numbers: _Marks) -> None:
    """Add up what is written alike within a row, at the first place of it."""
    flat, width = together.ravel(), together.shape[1]
    live = flat.nonzero()[0]
    if not live.size:
        return
    marks = numbers.ravel().take(live)
    marks += (live // width).astype(np.uint64) * np.uint64(_ROW)
    marks *= np.uint64(_MIXED)  # so that the first digits differ, too
    # Sorted with their places in the last digits, equal ones stand together, the first place first; sorting places by
    # the marks would take twice as long.
    digits = np.uint64(int(live.size - 1).bit_length())
    keys = marks >> digits << digits | np.arange(live.size, dtype=np.uint64)
    keys.sort()
    order = (keys & ((np.uint64(1) << digits) - np.uint64(1))).astype(np.int64)
    marks = marks.take(order)
    new = np.ones(live.size, dtype=bool)
    np.not_equal(marks[1:], marks[:-1], out=new[1:])
    first = new.nonzero()[0]
    if len(first) == live.size:
        return
    order = live.take(order)
    sums = np.add.reduceat(flat.take(order), first)
    flat[:] = 0.0
    flat[order.take(first)] = sums


def _best(together: _Numbers, beam: int) -> tuple[_Whole, _Whole, list[int]]:
    """The ``beam`` likeliest of each row, equal ones in their order: where they are, their places among those of the
    row, and where those of each row end."""
    size, width = together.shape
    kept = together > 0
    if width > beam:
        kept &= together >= np.partition(together, width - beam, axis=1)[:, width - beam, None]
    at = kept.ravel().nonzero()[0]
    rows = at // width
    order = np.lexsort((-together.ravel().take(at), rows))
    starts = rows.searchsorted(np.arange(size + 1))
    places = np.arange(len(at)) - starts.take(rows)
    within = (places < beam).nonzero()[0]
    ends = rows.take(within).searchsorted(np.arange(1, size + 1)).tolist()
    return at.take(order.take(within)), places.take(within), ends
