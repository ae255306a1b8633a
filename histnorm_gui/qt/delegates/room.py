"""How words and alignments of any length fit into the room of a cell. Only measured here; the delegates paint."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from itertools import groupby

from histnorm_gui.core.alignment import Cell, CellKind
from histnorm_gui.core.text import graphemes, shortened
from histnorm_gui.qt import assets

SMALLER = 0.72
"""A word that is too long is set smaller, down to this share of its size, and on two lines where that is not enough."""
LEFT_OUT = "…"
Measure = Callable[[str], float]
"""How wide a text is."""
_HYPHENS = "-=¬⸗\u2010"


@dataclass(frozen=True, slots=True)
class Words:
    """A word as it is set: its size in pixels and its lines, of which the last one may still be too long."""

    pixels: int
    lines: tuple[str, ...]


def fitted_word(text: str, pixels: int, width: float, *, italic: bool = False) -> Words:
    """A word at its size where it fits into ``width``, else a little smaller, else on two lines."""
    text = shortened(text)
    advance = assets.manuscript_width(pixels, text, italic=italic)
    if advance <= width:
        return Words(pixels, (text,))
    least = max(10, round(pixels * SMALLER))
    for smaller in range(min(pixels - 1, int(pixels * width / advance) + 1), least - 1, -1):
        if assets.manuscript_width(smaller, text, italic=italic) <= width:
            return Words(smaller, (text,))
    return Words(least, _divided(text, lambda part: assets.manuscript_width(least, part, italic=italic), width))


def _divided(text: str, measure: Callable[[str], float], width: float) -> tuple[str, ...]:
    """Two lines that both fit: divided at a hyphen where it has one, else about the middle; where both cannot fit, as
    much as there is room for on the first."""
    first = ""
    for letter in graphemes(text):
        if first and measure(first + letter) > width:
            break
        first += letter
    rest = text[len(first) :]
    if not rest or len(rest) > 2 * len(first) or measure(rest) > width:
        return (first, rest) if rest else (text,)
    letters = list(graphemes(text))
    splits = [("".join(letters[:at]), "".join(letters[at:])) for at in range(1, len(letters))]
    fitting = [split for split in splits if max(map(measure, split)) <= width]

    def worth(split: tuple[str, str]) -> tuple[bool, float]:
        return split[0][-1] not in _HYPHENS, abs(measure(split[0]) - measure(split[1]))

    return min(fitting, key=worth)


def fitted_lines(text: str, between: str, measure: Measure, width: float, most: int) -> tuple[str, ...]:
    """A text on as few lines as fit ``width``, at ``most`` so many, of which the last may still be too long.

    It is divided ``between`` its parts, which is left out there, or between words where a part alone is too long.
    """
    if most == 1 or measure(text) <= width:
        return (text,)
    for separator in (between, " "):
        parts = text.split(separator)
        for end in range(len(parts) - 1, 0, -1):
            first = separator.join(parts[:end])
            if measure(first) <= width:
                return first, *fitted_lines(separator.join(parts[end:]), between, measure, width, most - 1)
    return (text,)


@dataclass(frozen=True, slots=True)
class Box:
    """One box of an alignment: a cell, or several that stand together in it since nothing differs in them.

    ``letters`` are the pairs that are written into it, each with its width; all of them, but where the middle is left
    out. ``whole`` are the cells.
    """

    whole: tuple[Cell, ...]
    letters: tuple[tuple[str, str, float], ...]
    edge: float

    @property
    def width(self) -> float:
        """Its width in pixels."""
        return sum(width for _, _, width in self.letters) + self.edge


@dataclass(frozen=True, slots=True)
class Boxes:
    """An alignment as it is set: the size of its letters and its boxes. ``all`` is whether they fit."""

    pixels: int
    boxes: tuple[Box, ...]
    all: bool


def fitted_cells(cells: Sequence[Cell], pixels: int, width: float) -> Boxes:
    """An alignment for a room of ``width``, ``pixels`` being the size of the words.

    Equal cells, where they fit; then narrower ones; then what is identical stands together, closer and smaller; then
    the middle of that is left out, the longest stretch first: what differs is to be seen.
    """
    large, small = max(11, round(pixels * 0.78)), max(10, round(pixels * 0.67))
    measure = assets.manuscript_measure(large)
    found = [_single(cell, measure, pixels * 1.4, 8.0) for cell in cells]
    if _width(found) > width:
        found = [_single(cell, measure, pixels * 0.95, 4.0) for cell in cells]
    size, fits = large, _width(found) <= width
    if not fits:
        for size in (large, small):
            found = _together(cells, size)
            if _width(found) <= width:
                break
        found = _shortened(found, size, width)
        fits = _width(found) <= width  # what is spread fills the room, and rounding may say that it is a little more
        found = _spread(found, min(pixels * 0.3, (width - _width(found)) / max(1, len(cells))))
    return Boxes(size, tuple(found), fits)


def _width(boxes: Sequence[Box]) -> float:
    return sum(box.width for box in boxes) + max(0, len(boxes) - 1)


def _advance(cell: Cell, measure: Measure) -> float:
    return max(measure(cell.form or "+"), measure(cell.label))


def _single(cell: Cell, measure: Measure, least: float, edge: float) -> Box:
    return Box((cell,), ((cell.form, cell.label, max(least - edge, _advance(cell, measure))),), edge)


def _is_quiet(cell: Cell) -> bool:
    """Whether there is nothing to say of a cell: it is as it was, and no model doubts it."""
    return cell.kind is CellKind.IDENTICAL and (cell.probability is None or cell.probability >= 0.5)


def _together(cells: Sequence[Cell], pixels: int) -> list[Box]:
    measure = assets.manuscript_measure(pixels)
    found: list[Box] = []
    for quiet, some in groupby(cells, _is_quiet):
        run = tuple(some)
        if quiet:
            found.append(Box(run, tuple((cell.form, cell.label, _advance(cell, measure) + 1) for cell in run), 4.0))
        else:
            found.extend(_single(cell, measure, 10.0, 4.0) for cell in run)
    return found


def _spread(boxes: list[Box], more: float) -> list[Box]:
    """Boxes whose letters stand ``more`` apart, as far as there is room left."""
    if more <= 0:
        return boxes
    return [
        replace(box, letters=tuple((form, label, width + more) for form, label, width in box.letters)) for box in boxes
    ]


def _shortened(boxes: list[Box], pixels: int, width: float) -> list[Box]:
    """Boxes of which the longest ones lose letters in the middle, one after the other, until all fit or none can."""
    found, too_much = list(boxes), _width(boxes) - width
    middle = (LEFT_OUT, LEFT_OUT, assets.manuscript_width(pixels, LEFT_OUT) + 1)
    while too_much > 0:
        at = max(range(len(found)), key=lambda index: len(found[index].letters))
        letters = [letter for letter in found[at].letters if letter != middle]
        if len(found[at].letters) < 2:
            break
        half = len(letters) // 2
        kept = (letters[:half], letters[half + 1 :]) if len(letters) > 2 else ((), ())
        shorter = replace(found[at], letters=(*kept[0], middle, *kept[1]))
        too_much -= found[at].width - shorter.width
        found[at] = shorter
    return found
