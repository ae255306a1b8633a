"""Rows of delimited text with the places of their cells, so that a writer can change one cell and nothing else."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

_LINE_END = re.compile(r"\r\n|\r|\n")
_QUOTED = re.compile(r'"((?:[^"]++|"")*+)"')


class Row(NamedTuple):
    """A row: the number of its first line, its offset in the text, and its cells as they stand there and as read.

    The cells as they stand, joined by the delimiter, are the row. A quoted cell may hold line ends.
    """

    number: int
    start: int
    raw: Sequence[str]
    values: Sequence[str]

    @property
    def end(self) -> int:
        """Where the row ends, before its line end."""
        return self.start + sum(map(len, self.raw)) + len(self.raw) - 1

    @property
    def blank(self) -> bool:
        """Whether there is nothing but white space in all cells."""
        return not any(value.strip() for value in self.values)

    def span(self, column: int) -> tuple[int, int]:
        """Where a cell stands in the text, its quotes included."""
        start = self.start + sum(map(len, self.raw[:column])) + column
        return start, start + len(self.raw[column])


def rows(text: str, delimiter: str, quoted: bool, start: int = 0) -> Iterator[Row]:
    """The rows of a text from an offset on; ``delimiter`` is one character.

    With ``quoted``, a cell between quotation marks may hold delimiters, line ends and, doubled, quotation marks; a
    quotation mark that is not closed before a delimiter or a line end is a plain character.
    """
    number, position = 1, start
    while position < len(text):
        match = _LINE_END.search(text, position)
        end = len(text) if match is None else match.start()
        if quoted and text.find('"', position, end) >= 0:
            raw, values = _quoted_row(text, position, delimiter)
            row = Row(number, position, raw, values)
            match = _LINE_END.match(text, row.end)
            number += len(_LINE_END.findall(text, position, row.end))
        else:
            cells = text[position:end].split(delimiter)
            row = Row(number, position, cells, cells)
        yield row
        if match is None:
            return
        number, position = number + 1, match.end()


def cell(value: str, delimiter: str, quoted: bool, *, was: str = "") -> str:
    """A value as it stands in a cell, in quotation marks where it needs them or where the cell had them (``was``).

    Raises ValueError for a delimiter or a line end in a cell without quotation.
    """
    special = any(character in value for character in (delimiter, "\n", "\r"))
    if not quoted:
        if special:
            raise ValueError(f"a cell holds a delimiter or a line end: {value!r}")
        return value
    if special or '"' in value or (was[:1] == '"' and _QUOTED.fullmatch(was)):
        return '"' + value.replace('"', '""') + '"'
    return value


def _quoted_row(text: str, position: int, delimiter: str) -> tuple[list[str], list[str]]:
    raw: list[str] = []
    values: list[str] = []
    plain = re.compile(f"[^{re.escape(delimiter)}\r\n]*")
    while True:
        match = _QUOTED.match(text, position)
        if match is not None and text[match.end() : match.end() + 1] in (delimiter, "\r", "\n", ""):
            values.append(match.group(1).replace('""', '"'))
        else:
            match = plain.match(text, position)
            assert match is not None  # it matches nothing, too
            values.append(match.group())
        raw.append(match.group())
        position = match.end()
        if text[position : position + 1] != delimiter:
            return raw, values
        position += 1
