"""Free readings: the likeliest ways to write forms, whether they are words or not, in the same steps for many forms."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from histnorm_gui.engine.ranking.channel import Channel, Likely

_AT_ONCE = 64
_WHOLE = 1 << 64
_FACTOR = 0x9E3779B97F4A7C15  # odd, so that nothing of a number is lost
_ROW = 0xBF58476D1CE4E5B9

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
        found += read(channel.likely(forms[start : start + _AT_ONCE]), beam, choices)
    return found


def read(forms: Sequence[Sequence[Likely]], beam: int, choices: int) -> list[list[tuple[str, float]]]:
    """The same for forms given by what each of their places may be written as."""
    found: list[list[tuple[str, float]]] = [[] for _ in forms]
    row_of = dict.fromkeys((number for number, form in enumerate(forms) if form), 0)
    begun = _Begun([[""]], np.ones((1, 1)), np.zeros((1, 1), dtype=np.uint64))
    place = 0
    while row_of:
        rows: dict[tuple[int, int], int] = {}
        likely: list[Likely] = []
        for number, before in row_of.items():
            here = forms[number][place]
            row_of[number] = rows.setdefault((before, id(here)), len(rows))
            if len(likely) < len(rows):
                likely.append(here)
        begun = _grown(begun, [before for before, _ in rows], likely, beam, choices)
        place += 1
        for number, row in list(row_of.items()):
            if place == len(forms[number]):
                pairs = zip(begun.texts[row], begun.chances[row].tolist(), strict=False)
                found[number] = [(text, chance) for text, chance in pairs if text]
                del row_of[number]
    return found


def _grown(begun: _Begun, before: Sequence[int], likely: Sequence[Likely], beam: int, choices: int) -> _Begun:
    """One place more: each row goes on from one of those before, with labels of its own."""
    labels = [names[:choices] for names, _ in likely]
    sizes = np.array(list(map(len, labels)))
    listed = np.arange(choices) < sizes[:, None]
    chances = np.zeros((len(likely), choices))
    chances[listed] = [chance for _, given in likely for chance in given[:choices]]
    marks = np.zeros((2, len(likely), choices), dtype=np.uint64)
    marks[:, listed] = np.array([_marked(name) for names in labels for name in names], dtype=np.uint64).T
    together = (begun.chances[before][:, None, :] * chances[:, :, None]).reshape(len(likely), -1)
    numbers = (begun.marks[before][:, None, :] * marks[0, :, :, None] + marks[1, :, :, None]).reshape(len(likely), -1)
    _merge(together, numbers)
    rows, columns, places = _best(together, beam)
    found = np.zeros((len(likely), beam)), np.zeros((len(likely), beam), dtype=np.uint64)
    found[0][rows, places] = together[rows, columns]
    found[1][rows, places] = numbers[rows, columns]
    ends = np.searchsorted(rows, np.arange(1, len(likely) + 1)).tolist()
    width = begun.chances.shape[1]
    label_of, text_of = (columns // width).tolist(), (columns % width).tolist()
    texts, start = [], 0
    for row, end in enumerate(ends):
        old, new = begun.texts[before[row]], labels[row]
        texts.append(
            [old[text] + new[label] for text, label in zip(text_of[start:end], label_of[start:end], strict=True)]
        )
        start = end
    return _Begun(texts, *found)


def _merge(together: _Numbers, numbers: _Marks) -> None:
    """Add up what is written alike within a row, at the first place of it."""
    live = np.flatnonzero(together)
    width = together.shape[1]
    marks = numbers.ravel()[live] + (live // width).astype(np.uint64) * np.uint64(_ROW)
    order = np.argsort(marks)
    marks = marks[order]
    first = np.concatenate([[True], marks[1:] != marks[:-1]])
    if first.all():
        return
    starts = np.flatnonzero(first)
    sums = np.add.reduceat(together.ravel()[live[order]], starts)
    together[:] = 0.0
    together.ravel()[live[np.minimum.reduceat(order, starts)]] = sums


def _best(together: _Numbers, beam: int) -> tuple[_Whole, _Whole, _Whole]:
    """The ``beam`` likeliest of each row, equal ones in their order: their rows, columns and places among them."""
    kept = together > 0
    if together.shape[1] > beam:
        kept &= together >= np.partition(together, -beam, axis=1)[:, -beam, None]
    rows, columns = np.nonzero(kept)
    order = np.lexsort((-together[rows, columns], rows))
    rows, columns = rows[order], columns[order]
    places = np.arange(len(rows)) - np.searchsorted(rows, rows)
    within = places < beam
    return rows[within], columns[within], places[within]


@lru_cache(maxsize=1 << 14)
def _marked(label: str) -> tuple[int, int]:
    """What the number of a text is multiplied with before a label, and what is added for it."""
    factor, added = 1, 0
    for letter in label:
        factor = factor * _FACTOR % _WHOLE
        added = (added * _FACTOR + ord(letter)) % _WHOLE
    return factor, added
