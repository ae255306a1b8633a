"""Rows of delimited text with the places of their cells, so that a writer can change one cell and nothing else."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
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
        return not any(map(str.strip, self.values))

    def span(self, column: int) -> tuple[int, int]:
        """Where a cell stands in the text, its quotes included."""
        start = self.start + sum(map(len, self.raw[:column])) + column
        return start, start + len(self.raw[column])


def rows(parts: Iterable[str], delimiter: str, quoted: bool, start: int = 0) -> Iterator[Row]:
    """The rows of a text that comes in stretches, from an offset in its first one on; ``delimiter`` is one character.

    With ``quoted``, a cell between quotation marks may hold delimiters, line ends and, doubled, quotation marks; a
    quotation mark that is not closed before a delimiter or a line end is a plain character.
    """
    found = iter(parts)
    text, more = next(found, ""), True  # what is looked at, from ``begin`` on; whether anything may follow it
    number, begin, position = 1, 0, start
    while more or position < len(text):
        row = _row(text, position, delimiter, quoted, more) if position < len(text) else None
        if row is None:  # as much again, so that one very long row is not looked at too often
            added, needed = [text[position:]], max(1, len(text) - position)
            while needed > 0 and more:
                part = next(found, None)
                more = part is not None
                added.append(part or "")
                needed -= len(part or "")
            text, begin, position = "".join(added), begin + position, 0
            continue
        raw, values, end = row
        yield Row(number, begin + position, raw, values)
        number += 1 if raw is values else 1 + len(_LINE_END.findall("".join(raw)))
        position = end


def _row(
    text: str, position: int, delimiter: str, quoted: bool, more: bool
) -> tuple[Sequence[str], Sequence[str], int] | None:
    """The cells of the row that begins here, as they stand and as they are read, and where the next one begins; None
    where its end has to be seen first, and ``more`` says that something may follow."""
    match = _LINE_END.search(text, position)
    end = len(text) if match is None else match.start()
    cells: Sequence[str]
    if quoted and text.find('"', position, end) >= 0:
        found = _quoted_row(text, position, delimiter, more)
        if found is None:
            return None
        cells, values, end = found
        match = _LINE_END.match(text, end)
    else:
        cells = values = text[position:end].split(delimiter)
    after = end if match is None else match.end()
    return None if more and after == len(text) else (cells, values, after)


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


def _quoted_row(text: str, position: int, delimiter: str, more: bool) -> tuple[list[str], list[str], int] | None:
    raw: list[str] = []
    values: list[str] = []
    plain = re.compile(f"[^{re.escape(delimiter)}\r\n]*")
    while True:
        match = _QUOTED.match(text, position)
        if more and text.startswith('"', position) and (match is None or match.end() == len(text)):
            return None
        if match is not None and text[match.end() : match.end() + 1] in (delimiter, "\r", "\n", ""):
            values.append(match.group(1).replace('""', '"'))
        else:
            match = plain.match(text, position)
            assert match is not None  # it matches nothing, too
            values.append(match.group())
        raw.append(match.group())
        position = match.end()
        if text[position : position + 1] != delimiter:
            return raw, values, position
        position += 1
