"""The rows of a sheet one after the other, with the places of their cells in its XML, so that a writer can change some
cells and nothing else."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from histnorm_gui.core.source import Source
from histnorm_gui.formats.xlsx_values import NUMBER, Shown, Values, parser_of

_TAG = re.compile(rb"<(?:[^<>\"']|\"[^\"]*\"|'[^']*')*>")
_LETTERS = re.compile(r"([A-Za-z]{1,3})\d+")
_INLINE = "inlineStr"


class Formula(NamedTuple):
    """A formula as the sheet has it: its kind, its number where cells share it, its text, and its place."""

    kind: str
    shared: str
    text: str
    start: int
    end: int


class Cell(NamedTuple):
    """A cell: its column from 1, what it shows, its place, its style, and its formula where it has one."""

    column: int
    text: str
    start: int
    end: int
    style: str
    formula: Formula | None


class Row(NamedTuple):
    """A row: its number from 1, its start tag where it is, its cells in the order of the file, and where its content
    ends; ``prefix`` is that of its name."""

    number: int
    start: int
    tag: str
    cells: list[Cell]
    outside: int
    prefix: str


class Extent(NamedTuple):
    """What a sheet says of its own size, before its rows: the start tag and its place."""

    start: int
    tag: str


def scan(chunks: Iterable[bytes], values: Values, source: Source) -> Iterator[Row | Extent]:
    """The rows of a sheet, and before them its extent where it says one.

    ExpatError where it is no XML; ValueError, IndexError and the like for values that are none.
    """
    scanner = _Scanner(values, source)
    for chunk in chunks:
        yield from scanner.feed(chunk)
    yield from scanner.feed(b"", last=True)


class _Scanner:
    """Makes rows of what a parser says. Its window holds the XML from the last thing said on."""

    def __init__(self, values: Values, source: Source) -> None:
        self._values = values
        self._parser = parser_of(source)
        self._parser.StartElementHandler = self._start
        self._parser.EndElementHandler = self._end
        self._parser.CharacterDataHandler = self._characters
        self._window = bytearray()
        self._base = self._seen = 0
        self._found: list[Row | Extent] = []
        self._columns: dict[str, int] = {}
        self._in_data = False
        self._row: Row | None = None
        self._number = self._column = 0
        self._cell: tuple[int, str, str] | None = None  # where it starts, type, style
        self._depth = 0  # of elements inside the cell
        self._value: list[str] | None = None  # characters of its value
        self._taking = False
        self._string: Shown | None = None  # its string, where that is in the cell
        self._formula: tuple[int, str, str] | None = None
        self._formula_text: list[str] = []
        self._formula_end = 0

    def feed(self, chunk: bytes, last: bool = False) -> list[Row | Extent]:
        """The rows that end in one more stretch."""
        del self._window[: self._seen - self._base]
        self._base = self._seen
        self._window += chunk
        self._parser.Parse(chunk, last)
        found, self._found = self._found, []
        return found

    def _tag(self, at: int) -> str:
        """The tag that begins here."""
        match = _TAG.match(self._window, at - self._base)
        return "" if match is None else match.group().decode("utf-8", "replace")

    def _after(self, at: int) -> int:
        """Where an element ends whose end was just said to be here: behind its end tag, or here, where it is empty."""
        begin = at - self._base
        if self._window[begin : begin + 2] != b"</":
            return at
        return self._base + self._window.index(b">", begin) + 1

    def _start(self, name: str, attributes: dict[str, str]) -> None:
        at = self._seen = self._parser.CurrentByteIndex
        prefix, _, local = name.rpartition(":")
        if self._cell is not None:
            self._inside(local, attributes, at)
        elif self._row is not None:
            if local == "c":
                self._cell = (at, attributes.get("t", NUMBER), attributes.get("s", ""))
                self._column = self._column_of(attributes.get("r"))
                self._depth, self._value, self._string, self._formula = 0, None, None, None
        elif local == "row" and self._in_data:
            self._number = _row_number(attributes["r"]) if "r" in attributes else self._number + 1
            tag = self._tag(at) if "spans" in attributes else ""
            self._row = Row(self._number, at, tag, [], 0, prefix)
            self._column = 0
        elif local == "sheetData":
            self._in_data = True
        elif local == "dimension":
            self._found.append(Extent(at, self._tag(at)))

    def _inside(self, local: str, attributes: dict[str, str], at: int) -> None:
        """An element in a cell begins."""
        self._depth += 1
        if self._string is not None:
            self._string.start(local)
        elif self._depth > 1:
            self._taking = False  # what stands behind another element is no part of the value
        elif local == "v" and self._value is None:
            self._value, self._taking = [], True
        elif local == "is":
            self._string = Shown()
        elif local == "f":
            self._formula = (at, attributes.get("t", ""), attributes.get("si", ""))
            self._formula_text = []

    def _end(self, name: str) -> None:
        at = self._seen = self._parser.CurrentByteIndex
        if self._cell is not None:
            if self._depth:
                self._leave(name.rpartition(":")[2], at)
            else:
                self._end_cell(at)
        elif self._row is not None:
            if name.rpartition(":")[2] == "row":
                self._found.append(self._row._replace(outside=at))
                self._row = None
        elif self._in_data and name.rpartition(":")[2] == "sheetData":
            self._in_data = False

    def _leave(self, local: str, at: int) -> None:
        """An element in a cell ends."""
        self._depth -= 1
        if self._string is not None and self._depth:
            self._string.end(local)
        if not self._depth:
            self._taking = False
            if local == "f" and self._formula is not None:
                self._formula_end = self._after(at)

    def _end_cell(self, at: int) -> None:
        assert self._cell is not None and self._row is not None
        start, kind, style = self._cell
        if kind == _INLINE:
            text = "" if self._string is None else self._string.text
        else:
            text = self._values.shown(kind, "".join(self._value or ()), style)
        formula = None
        if self._formula is not None:
            begin, formula_kind, shared = self._formula
            formula = Formula(formula_kind, shared, "".join(self._formula_text), begin, self._formula_end)
        self._row.cells.append(Cell(self._column, text, start, self._after(at), style, formula))
        self._cell = None

    def _characters(self, text: str) -> None:
        if self._cell is None:
            return
        if self._string is not None:
            self._string.characters(text)
        elif self._taking and self._value is not None:
            self._value.append(text)
        elif self._formula is not None and self._depth == 1:
            self._formula_text.append(text)

    def _column_of(self, reference: str | None) -> int:
        """The column of a cell; without a reference it is the next one."""
        if not reference:
            return self._column + 1
        letters = reference.rstrip("0123456789")
        found = self._columns.get(letters)
        if found is None:
            from openpyxl.utils import column_index_from_string

            if _LETTERS.fullmatch(reference) is None:
                raise ValueError(f"{reference} is no cell")
            found = self._columns[letters] = column_index_from_string(letters)
        return found


def _row_number(raw: str) -> int:
    try:
        return int(raw)
    except ValueError:
        value = float(raw)
        if value.is_integer():
            return int(value)
        raise
