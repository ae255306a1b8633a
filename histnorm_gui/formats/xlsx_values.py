"""What the cells of a spreadsheet show: their strings, which many cells share, and numbers and dates."""

from __future__ import annotations

from array import array
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime
from xml.parsers import expat

from histnorm_gui.core.errors import ErrorCode, UserError
from histnorm_gui.core.source import Source

NUMBER, SHARED, BOOLEAN, DATE = "n", "s", "b", "d"


class Strings:
    """The strings that cells share, in one buffer: as objects they would take several times their part of the file."""

    __slots__ = ("_buffer", "_ends")

    def __init__(self) -> None:
        self._buffer = bytearray()
        self._ends = array("Q", [0])

    def add(self, text: str) -> None:
        """One more string."""
        self._buffer += text.encode("utf-8", "surrogatepass")
        self._ends.append(len(self._buffer))

    def __len__(self) -> int:
        return len(self._ends) - 1

    def __getitem__(self, at: int) -> str:
        if not 0 <= at < len(self):
            raise IndexError(at)
        return self._buffer[self._ends[at] : self._ends[at + 1]].decode("utf-8", "surrogatepass")

    @classmethod
    def read(cls, chunks: Iterable[bytes], source: Source) -> Strings:
        """The strings of their part of the file; ExpatError where it is no XML."""
        found = cls()
        reading = Shown()
        parser = parser_of(source)

        def start(name: str, _attributes: dict[str, str]) -> None:
            local = name.rpartition(":")[2]
            if local == "si":
                reading.clear()
            else:
                reading.start(local)

        def end(name: str) -> None:
            local = name.rpartition(":")[2]
            if local == "si":
                found.add(reading.text.replace("x005F_", ""))
            else:
                reading.end(local)

        parser.StartElementHandler = start
        parser.EndElementHandler = end
        parser.CharacterDataHandler = reading.characters
        for chunk in chunks:
            parser.Parse(chunk, False)
        parser.Parse(b"", True)
        return found


class Shown:
    """The characters of a string that may have formats inside; how it is pronounced (rPh) is no part of it."""

    __slots__ = ("_inside", "_parts", "_spoken")

    def __init__(self) -> None:
        self._parts: list[str] = []
        self._inside = self._spoken = False

    def clear(self) -> None:
        """A string begins."""
        self._parts.clear()
        self._inside = self._spoken = False

    def start(self, local: str) -> None:
        """An element in it begins."""
        if local == "t":
            self._inside = not self._spoken
        elif local == "rPh":
            self._spoken = True

    def end(self, local: str) -> None:
        """An element in it ends."""
        if local == "t":
            self._inside = False
        elif local == "rPh":
            self._spoken = False

    def characters(self, text: str) -> None:
        """Characters, here or in elements that are none of it."""
        if self._inside:
            self._parts.append(text)

    @property
    def text(self) -> str:
        """The string so far."""
        return "".join(self._parts)


def parser_of(source: Source) -> expat.XMLParserType:
    """A parser that refuses a document type (UserError XML_UNSAFE), so that there are no entities either."""
    parser = expat.ParserCreate("utf-8")
    parser.buffer_text = True

    def refuse(*_declared: object) -> None:
        raise UserError(ErrorCode.XML_UNSAFE, path=source.name, line=1)

    parser.StartDoctypeDeclHandler = refuse
    return parser


@dataclass(frozen=True, slots=True)
class Values:
    """How the values of cells are read: the strings that they share, which formats are dates, and the day that is 0."""

    strings: Strings
    dates: frozenset[int]
    durations: frozenset[int]
    epoch: datetime

    def shown(self, kind: str, raw: str, style: str) -> str:
        """The text of a value: numbers and dates as Python writes them, "" of none.

        ValueError, IndexError or OverflowError for what is no such value.
        """
        if not raw:
            return ""
        if kind == SHARED:
            return self.strings[int(raw)]
        if kind == NUMBER:
            return self._number(raw, int(style) if style else 0)
        if kind == BOOLEAN:
            return str(bool(int(raw))).upper()
        if kind == DATE:
            from openpyxl.utils import datetime as dates

            return str(dates.from_ISO8601(raw))  # type: ignore[no-untyped-call]
        return raw

    def _number(self, raw: str, style: int) -> str:
        value = float(raw) if any(sign in raw for sign in ".eE") else int(raw)
        if style in self.dates:
            from openpyxl.utils.datetime import from_excel

            try:
                return _plain(from_excel(value, self.epoch, timedelta=style in self.durations))
            except (OverflowError, ValueError):
                return "#VALUE!"
        return _plain(value)


def _plain(value: object) -> str:
    return str(int(value)) if isinstance(value, float) and value.is_integer() else str(value)
