"""The annotations of a layer in a WebAnno TSV file: which tokens each is over, and how they are written in cells."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

_STACKED = re.compile(r"(?:[^\\|]|\\.)*", re.DOTALL)
_WITH_ID = re.compile(r"((?:[^\\]|\\.)*?)(?:\[(\d+)\])?", re.DOTALL)  # the value may have brackets, too
EMPTY, NO_VALUE = "_", "*"


class Item(NamedTuple):
    """One of the annotations stacked on a token: its value as it is written, and the number of its span or ""."""

    raw: str
    id: str


@dataclass(slots=True, eq=False)
class Annotation:
    """An annotation: its number or "", the first token that it is over, how many, and its values by column."""

    id: str
    first: int
    size: int
    values: dict[int, str] = field(default_factory=dict)


def items(cell: str) -> list[Item]:
    """The annotations of a cell; none where it holds "_"."""
    if cell == EMPTY:
        return []
    found = []
    position = 0
    while position <= len(cell):
        match = _STACKED.match(cell, position)
        assert match is not None  # it matches nothing, too
        inner = _WITH_ID.fullmatch(match.group())
        found.append(Item(match.group(), "") if inner is None else Item(inner.group(1), inner.group(2) or ""))
        position = match.end() + 1
        if match.end() < len(cell) and cell[match.end()] == "\\":  # a lone backslash at the end
            break
    return found


class Layer:
    """A layer's annotations on tokens; ``columns`` are those of its features."""

    def __init__(self, rows: Sequence[Sequence[str]], columns: Sequence[int]) -> None:
        self._columns = columns
        self._rows: list[list[Annotation]] = []
        self._changed: set[int] = set()
        before: dict[str, Annotation] = {}
        for at, cells in enumerate(rows):
            found = {column: items(cells[column]) for column in columns}
            row: list[Annotation] = []
            for place in range(max(map(len, found.values()), default=0)):
                here = {column: items[place] for column, items in found.items() if place < len(items)}
                number = next((item.id for item in here.values() if item.id), "")
                annotation = before.get(number)
                if annotation is None:
                    values = {column: item.raw for column, item in here.items()}
                    annotation = Annotation(number, at, 0, values)
                if annotation not in row:  # one number twice in a cell is a flaw of the file
                    annotation.size += 1
                    row.append(annotation)
            self._rows.append(row)
            before = {annotation.id: annotation for annotation in row if annotation.id}

    def starting(self, at: int) -> Annotation | None:
        """The first annotation that begins on a token."""
        return next((found for found in self._rows[at] if found.first == at), None)

    def covers(self, annotation: Annotation, at: int) -> bool:
        """Whether an annotation goes as far as this token."""
        return annotation.first <= at < annotation.first + annotation.size

    def set(self, annotation: Annotation, column: int, raw: str) -> None:
        """Give an annotation another value, as it is to be written."""
        annotation.values[column] = raw
        self._changed.update(range(annotation.first, annotation.first + annotation.size))

    def remove(self, annotation: Annotation) -> None:
        """Take an annotation away."""
        for at in range(annotation.first, annotation.first + annotation.size):
            self._rows[at] = [other for other in self._rows[at] if other is not annotation]
            self._changed.add(at)

    def add(self, first: int, last: int, values: dict[int, str], number: int) -> None:
        """Put an annotation over the tokens from ``first`` to ``last`` (behind the last), before what begins there."""
        # Beside others and over several tokens an annotation needs a number; alone it needs none.
        needed = last > first + 1 or bool(self._rows[first])
        annotation = Annotation(str(number) if needed else "", first, last - first, values)
        for at in range(first, last):
            row = self._rows[at]
            row.insert(next((place for place, other in enumerate(row) if other.first == at), len(row)), annotation)
            self._changed.add(at)

    def changes(self) -> Iterator[tuple[int, int, str]]:
        """Token, column and content of the cells that have to be written anew, in order."""
        for at in sorted(self._changed):
            for column in sorted(self._columns):
                written = [
                    annotation.values.get(column, NO_VALUE) + (f"[{annotation.id}]" if annotation.id else "")
                    for annotation in self._rows[at]
                ]
                yield at, column, "|".join(written) if written else EMPTY
