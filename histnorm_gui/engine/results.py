"""What experiments have found, on disk: a table that grows by whole lines, and the predictions beside it.

A folder of results holds ``results.tsv``, one line a finished cell, and ``predictions/``, one compressed table a cell.
The predictions are written first, then the line: what has a line is complete, and a last line that a crash has cut
off is no line.
"""

from __future__ import annotations

import gzip
import os
import zlib
from collections.abc import Iterable, Sequence
from dataclasses import astuple, dataclass, fields
from pathlib import Path
from typing import NamedTuple

from histnorm_gui.core.errors import ErrorCode, UserError

RESULTS = "results.tsv"
PREDICTIONS = "predictions"
ALL = 0
"""The training size that means the whole training part."""
ALL_NAME = "all"
NO_RECIPE = "-"
ALONE, WITH_OTHERS, WITH_PHONES = "S", "S+A", "S+P"
"""The settings of the paper: the manuscript's own training part alone, with words of other manuscripts, and with
words and their pronunciation as the auxiliary task."""
SETTINGS = (ALONE, WITH_OTHERS, WITH_PHONES)

_ONE_LINE = str.maketrans("\t\n\r", "   ")


@dataclass(frozen=True, slots=True, order=True)
class Cell:
    """One experiment: a system learns from the first ``size`` words of a manuscript and is measured on ``part``.

    ``size`` ALL is the whole training part; ``setting`` is one of SETTINGS; ``lexicon`` names the word list (in
    WITH_PHONES the list of pronunciations) and its content, empty where none is used; ``recipe`` is NO_RECIPE for
    systems that have none.
    """

    system: str
    recipe: str
    setting: str
    manuscript: str
    size: int
    seed: int
    part: str
    lexicon: str = ""

    @property
    def column(self) -> Column:
        """The column of a table to which the cell belongs."""
        return Column(self.setting, self.system, self.recipe, self.lexicon)


class Column(NamedTuple):
    """What is compared: a system with its recipe and lexicon in one setting."""

    setting: str
    system: str
    recipe: str
    lexicon: str


@dataclass(frozen=True, slots=True)
class Result:
    """A finished cell. ``accuracy`` is ``correct`` of ``tokens``, 0 to 1; ``train_tokens`` are the manuscript's own
    words and ``auxiliary_tokens`` those of others that were learned from; times in seconds; ``version`` of histnorm."""

    cell: Cell
    train_tokens: int
    auxiliary_tokens: int
    accuracy: float
    correct: int
    tokens: int
    train_seconds: float
    suggest_seconds: float
    version: str


class Prediction(NamedTuple):
    """One word of the part that was measured on."""

    form: str
    prediction: str
    norm: str


_CELL_FIELDS = tuple(field.name for field in fields(Cell))
_FIGURES = tuple(field.name for field in fields(Result))[1:]
HEADER = (*_CELL_FIELDS, *_FIGURES)


class ResultsFolder:
    """A folder of results: what is in it, and adding to it."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.table = path / RESULTS
        self.results: list[Result] = []

    @staticmethod
    def open(path: Path) -> ResultsFolder:
        """Open a folder of results, or make a new one where nothing is.

        A last line that is not whole is cut off. Raises UserError FOLDER_FOREIGN for a folder that holds something
        else, RESULTS_DAMAGED for a line that cannot be read, FILE_UNWRITABLE.
        """
        folder = ResultsFolder(path)
        try:
            if path.exists() and (not path.is_dir() or (not folder.table.exists() and any(path.iterdir()))):
                raise UserError(ErrorCode.FOLDER_FOREIGN, path=str(path))
            path.mkdir(parents=True, exist_ok=True)
            data = folder.table.read_bytes() if folder.table.exists() else b""
            whole = data[: data.rfind(b"\n") + 1]
            if whole:
                folder.results = _parse(whole, folder.table)
                if whole != data:
                    os.truncate(folder.table, len(whole))
            elif not data or _line(HEADER).startswith(data.decode("utf-8", "replace")):
                folder.table.write_text(_line(HEADER), encoding="utf-8", newline="")
            else:
                raise UserError(ErrorCode.FOLDER_FOREIGN, path=str(path))
        except OSError as error:
            raise UserError(ErrorCode.FILE_UNWRITABLE, path=str(path), reason=error.strerror or str(error)) from error
        return folder

    @property
    def done(self) -> set[Cell]:
        """The cells that are finished."""
        return {result.cell for result in self.results}

    def add(self, result: Result, predictions: Iterable[Prediction]) -> None:
        """Keep a finished cell, so that it is there after any crash; UserError FILE_UNWRITABLE."""
        path = self.predictions_path(result.cell)
        lines = "".join("\t".join(cell.translate(_ONE_LINE) for cell in row) + "\n" for row in predictions)
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            unfinished = path.with_name(path.name + ".part")
            unfinished.write_bytes(gzip.compress(lines.encode("utf-8"), mtime=0))
            unfinished.replace(path)
            _append(self.table, _line(_cells(result)).encode("utf-8"))
        except OSError as error:
            raise UserError(ErrorCode.FILE_UNWRITABLE, path=str(path), reason=error.strerror or str(error)) from error
        self.results.append(result)

    def predictions_path(self, cell: Cell) -> Path:
        """Where the predictions of a cell are, or would be."""
        column = ".".join((cell.system, cell.recipe, cell.setting))
        if cell.lexicon:
            column += f".{zlib.crc32(cell.lexicon.encode('utf-8')):08x}"
        name = f"{cell.manuscript}.{_size_name(cell.size)}.{cell.seed}.{cell.part}.tsv.gz"
        return self.path / PREDICTIONS / column / name

    def predictions(self, cell: Cell) -> list[Prediction] | None:
        """The predictions of a cell in the order of the gold standard; None where there are none that can be read."""
        try:
            text = gzip.decompress(self.predictions_path(cell).read_bytes()).decode("utf-8")
            return [Prediction(*row.split("\t")) for row in text.split("\n")[:-1]]
        except (OSError, EOFError, zlib.error, UnicodeDecodeError, TypeError):
            return None


def read_results(path: Path) -> list[Result]:
    """The results in a table, or in the table of a folder; a last line that is not whole is ignored.

    Raises UserError FILE_MISSING, FILE_UNREADABLE, RESULTS_DAMAGED.
    """
    table = path / RESULTS if path.is_dir() else path
    try:
        data = table.read_bytes()
    except FileNotFoundError as error:
        raise UserError(ErrorCode.FILE_MISSING, path=str(table)) from error
    except OSError as error:
        raise UserError(ErrorCode.FILE_UNREADABLE, path=str(table), reason=error.strerror or str(error)) from error
    return _parse(data[: data.rfind(b"\n") + 1], table)


def _parse(data: bytes, path: Path) -> list[Result]:
    """The results of whole lines; of two lines on one cell the later counts."""
    lines = data.decode("utf-8", "replace").split("\n")[:-1]
    if not lines or lines[0] + "\n" != _line(HEADER):
        raise UserError(ErrorCode.RESULTS_DAMAGED, path=str(path), line=1)
    found: dict[Cell, Result] = {}
    for number, line in enumerate(lines[1:], start=2):
        try:
            result = _result(line.split("\t"))
        except (KeyError, ValueError) as error:
            raise UserError(ErrorCode.RESULTS_DAMAGED, path=str(path), line=number) from error
        found[result.cell] = result
    return list(found.values())


def _result(cells: Sequence[str]) -> Result:
    row = dict(zip(HEADER, cells, strict=True))
    size = ALL if row["size"] == ALL_NAME else int(row["size"])
    return Result(
        Cell(
            row["system"],
            row["recipe"],
            row["setting"],
            row["manuscript"],
            size,
            int(row["seed"]),
            row["part"],
            row["lexicon"],
        ),
        int(row["train_tokens"]),
        int(row["auxiliary_tokens"]),
        float(row["accuracy"]),
        int(row["correct"]),
        int(row["tokens"]),
        float(row["train_seconds"]),
        float(row["suggest_seconds"]),
        row["version"],
    )


def _cells(result: Result) -> list[str]:
    cell = dict(zip(_CELL_FIELDS, map(str, astuple(result.cell)), strict=True))
    cell["size"] = _size_name(result.cell.size)
    figures = {name: getattr(result, name) for name in _FIGURES}
    texts = {name: f"{value:.6g}" if isinstance(value, float) else str(value) for name, value in figures.items()}
    return [(cell | texts)[name].translate(_ONE_LINE) for name in HEADER]


def _size_name(size: int) -> str:
    return ALL_NAME if size == ALL else str(size)


def _line(cells: Iterable[str]) -> str:
    return "\t".join(cells) + "\n"


def _append(path: Path, line: bytes) -> None:
    """Add a line in one piece, and have it on the disk."""
    descriptor = os.open(path, os.O_WRONLY | os.O_APPEND | getattr(os, "O_BINARY", 0))
    try:
        if os.write(descriptor, line) != len(line):
            raise OSError("the disk took only a part of the line")
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
