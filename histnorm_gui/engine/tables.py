"""Tables on disk that grow by whole lines: what is finished stays finished, whatever cuts the work off.

A last line that a crash has cut off is no line.
"""

from __future__ import annotations

import gzip
import os
import zlib
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeVar

from histnorm_gui.core.errors import ErrorCode, UserError

_T = TypeVar("_T")

_ONE_LINE = str.maketrans("\t\n\r", "   ")


@dataclass(frozen=True, slots=True)
class GrowingTable:
    """A table with a header, alone or with what belongs to it in a folder of its own.

    ``added`` are columns that tables of older versions lack, the last ones of the header, with what their rows have
    instead.
    """

    path: Path
    header: tuple[str, ...]
    added: Mapping[str, str] = field(default_factory=dict)

    def open(self, row: Callable[[Mapping[str, str]], _T]) -> list[_T]:
        """The rows that are there; makes folder and table where nothing is, and cuts a last line off that is not whole.
        A table of an older version gets the columns that it lacks.

        ``row`` makes a row of its cells, and raises KeyError or ValueError for one that it cannot. Raises UserError
        FOLDER_FOREIGN for a folder that holds something else, RESULTS_DAMAGED for a line that cannot be read,
        FILE_UNWRITABLE.
        """
        folder = self.path.parent
        try:
            if folder.exists() and (not folder.is_dir() or (not self.path.exists() and any(folder.iterdir()))):
                raise UserError(ErrorCode.FOLDER_FOREIGN, path=str(folder))
            folder.mkdir(parents=True, exist_ok=True)
            data = self.path.read_bytes() if self.path.exists() else b""
            whole = data[: data.rfind(b"\n") + 1]
            if whole:
                rows = self._parse(whole, row)
                if not whole.startswith(_line(self.header).encode("utf-8")):
                    self._widen(whole)
                elif whole != data:
                    os.truncate(self.path, len(whole))
                return rows
            if data and not _line(self.header).startswith(data.decode("utf-8", "replace")):
                raise UserError(ErrorCode.FOLDER_FOREIGN, path=str(folder))
            self.path.write_text(_line(self.header), encoding="utf-8", newline="")
        except OSError as error:
            raise UserError(ErrorCode.FILE_UNWRITABLE, path=str(folder), reason=error.strerror or str(error)) from error
        return []

    def read(self, row: Callable[[Mapping[str, str]], _T]) -> list[_T]:
        """The rows, without changing anything; a last line that is not whole is ignored.

        Raises UserError FILE_MISSING, FILE_UNREADABLE, RESULTS_DAMAGED.
        """
        try:
            data = self.path.read_bytes()
        except FileNotFoundError as error:
            raise UserError(ErrorCode.FILE_MISSING, path=str(self.path)) from error
        except OSError as error:
            reason = error.strerror or str(error)
            raise UserError(ErrorCode.FILE_UNREADABLE, path=str(self.path), reason=reason) from error
        return self._parse(data[: data.rfind(b"\n") + 1], row)

    def append(self, cells: Mapping[str, str]) -> None:
        """Add a row in one piece, and have it on the disk; OSError."""
        line = _line(cells[name] for name in self.header).encode("utf-8")
        descriptor = os.open(self.path, os.O_WRONLY | os.O_APPEND | getattr(os, "O_BINARY", 0))
        try:
            if os.write(descriptor, line) != len(line):
                raise OSError("the disk took only a part of the line")
            os.fsync(descriptor)
        finally:
            os.close(descriptor)

    def _parse(self, data: bytes, row: Callable[[Mapping[str, str]], _T]) -> list[_T]:
        lines = data.decode("utf-8", "replace").split("\n")[:-1]
        missing = self._missing(lines[0]) if lines else None
        if missing is None:
            raise UserError(ErrorCode.RESULTS_DAMAGED, path=str(self.path), line=1)
        rows = []
        for number, line in enumerate(lines[1:], start=2):
            try:
                rows.append(row(dict(zip(self.header, [*line.split("\t"), *missing], strict=True))))
            except (KeyError, ValueError) as error:
                raise UserError(ErrorCode.RESULTS_DAMAGED, path=str(self.path), line=number) from error
        return rows

    def _missing(self, line: str) -> list[str] | None:
        """What the rows under this header have in the columns that it lacks; None where it is another table's."""
        for count in range(len(self.added) + 1):
            known, lacking = self.header[: len(self.header) - count], self.header[len(self.header) - count :]
            if line + "\n" == _line(known):
                return [self.added[name] for name in lacking]
        return None

    def _widen(self, data: bytes) -> None:
        """Write the table anew with all columns, whole or not at all; OSError."""
        first, *lines = data.decode("utf-8").split("\n")[:-1]
        missing = self._missing(first) or []
        rows = (_line([*line.split("\t"), *missing]) for line in lines)
        unfinished = self.path.with_name(self.path.name + ".part")
        unfinished.write_bytes("".join([_line(self.header), *rows]).encode("utf-8"))
        unfinished.replace(self.path)


def write_rows(path: Path, rows: Iterable[Iterable[str]]) -> None:
    """Write a compressed table whole or not at all; tabs and line ends within a cell become spaces. OSError."""
    path.parent.mkdir(parents=True, exist_ok=True)
    unfinished = path.with_name(path.name + ".part")
    unfinished.write_bytes(gzip.compress("".join(map(_line, rows)).encode("utf-8"), mtime=0))
    unfinished.replace(path)


def read_rows(path: Path) -> list[Sequence[str]] | None:
    """The rows of a compressed table; None where there is none that can be read."""
    try:
        text = gzip.decompress(path.read_bytes()).decode("utf-8")
    except (OSError, EOFError, zlib.error, UnicodeDecodeError):
        return None
    return [row.split("\t") for row in text.split("\n")[:-1]]


def _line(cells: Iterable[str]) -> str:
    return "\t".join(cell.translate(_ONE_LINE) for cell in cells) + "\n"
