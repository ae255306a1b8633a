"""What experiments have found, on disk: a table that grows by whole lines, and the predictions beside it.

A folder of results holds ``results.tsv``, one line a finished cell, and ``predictions/``, one compressed table a cell.
The predictions are written first, then the line: what has a line is complete, and a last line that a crash has cut
off is no line.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Mapping
from dataclasses import astuple, dataclass, fields
from pathlib import Path
from typing import NamedTuple

from histnorm_gui.core.errors import ErrorCode, UserError
from histnorm_gui.engine.tables import GrowingTable, read_rows, write_rows

RESULTS = "results.tsv"
PREDICTIONS = "predictions"
ALL = -1
"""The training size that means the whole training part; 0 is no word of it."""
ALL_NAME = "all"
NO_RECIPE = "-"
ALONE, WITH_OTHERS, WITH_ALL, WITH_PHONES = "S", "S+A", "S+O", "S+P"
"""The settings: the manuscript's own training part alone, with words sampled from other manuscripts, with all words of
their training parts (a whole project), and with words and their pronunciation as the auxiliary task. All but S+O are
the paper's."""
SETTINGS = (ALONE, WITH_OTHERS, WITH_ALL, WITH_PHONES)
LOWER, PUBLISHED_TEXT = "lower", "bollmann2019"
"""What can be done to a text before it is learned from and measured on: lower-case it, or prepare it as in the study of
Bollmann 2019 (see ``services.corpora``)."""
SURE = 0.9
"""The confidence from which on a suggestion is called sure."""


@dataclass(frozen=True, slots=True, order=True)
class Cell:
    """One experiment: a system learns from the first ``size`` words of a manuscript and is measured on ``part``.

    ``size`` ALL is the whole training part; ``setting`` is one of SETTINGS; ``lexicon`` names the word list (in
    WITH_PHONES the list of pronunciations) and its content, empty where none is used; ``recipe`` is NO_RECIPE for
    systems that have none. ``sample`` "3/10" is the third of ten stretches of that size instead of the first words;
    ``text`` is LOWER, PUBLISHED_TEXT or empty; ``without`` names the parts of the suggester that are switched off, with
    + between them.
    """

    system: str
    recipe: str
    setting: str
    manuscript: str
    size: int
    seed: int
    part: str
    lexicon: str = ""
    sample: str = ""
    text: str = ""
    without: str = ""

    @property
    def column(self) -> Column:
        """The column of a table to which the cell belongs."""
        return Column(self.setting, self.system, self.recipe, self.lexicon, self.text, self.without)


class Column(NamedTuple):
    """What is compared: a system with its recipe and lexicon, whole or without some parts, in one setting."""

    setting: str
    system: str
    recipe: str
    lexicon: str
    text: str = ""
    without: str = ""


@dataclass(frozen=True, slots=True)
class Result:
    """A finished cell. ``accuracy`` is ``correct`` of ``tokens``, 0 to 1; ``train_tokens`` are the manuscript's own
    words and ``auxiliary_tokens`` those of others that were learned from; times in seconds; ``version`` of histnorm.

    ``calibration_error`` is that of the first candidates' confidence, ``unchanged`` how many words would be right if
    all were left as they are; None in results of older versions.
    """

    cell: Cell
    train_tokens: int
    auxiliary_tokens: int
    accuracy: float
    correct: int
    tokens: int
    train_seconds: float
    suggest_seconds: float
    version: str
    calibration_error: float | None = None
    unchanged: int | None = None


class Prediction(NamedTuple):
    """One word of the part that was measured on, with the confidence of its prediction (None: not told, as of
    punctuation, rows without a form, and in predictions of older versions)."""

    form: str
    prediction: str
    norm: str
    confidence: float | None = None


_CELL_FIELDS = tuple(field.name for field in fields(Cell))
_FIGURES = tuple(field.name for field in fields(Result))[1:]
_ADDED = {"sample": "", "text": "", "without": "", "calibration_error": "", "unchanged": ""}
HEADER = (*(name for name in (*_CELL_FIELDS, *_FIGURES) if name not in _ADDED), *_ADDED)


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
        folder.results = _latest(GrowingTable(folder.table, HEADER, _ADDED).open(_result))
        return folder

    @property
    def done(self) -> set[Cell]:
        """The cells that are finished."""
        return {result.cell for result in self.results}

    def add(self, result: Result, predictions: Iterable[Prediction]) -> None:
        """Keep a finished cell, so that it is there after any crash; UserError FILE_UNWRITABLE."""
        try:
            write_rows(self.predictions_path(result.cell), map(_written, predictions))
            GrowingTable(self.table, HEADER, _ADDED).append(_cells(result))
        except OSError as error:
            path = str(self.predictions_path(result.cell))
            raise UserError(ErrorCode.FILE_UNWRITABLE, path=path, reason=error.strerror or str(error)) from error
        self.results.append(result)

    def predictions_path(self, cell: Cell) -> Path:
        """Where the predictions of a cell are, or would be."""
        column = ".".join((cell.system, cell.recipe, cell.setting))
        if cell.lexicon:
            column += f".{zlib.crc32(cell.lexicon.encode('utf-8')):08x}"
        column += f".{cell.text}" if cell.text else ""
        column += f".without-{cell.without}" if cell.without else ""
        sample = f".{cell.sample.replace('/', 'of')}" if cell.sample else ""
        name = f"{cell.manuscript}.{size_name(cell.size)}{sample}.{cell.seed}.{cell.part}.tsv.gz"
        return self.path / PREDICTIONS / column / name

    def predictions(self, cell: Cell) -> list[Prediction] | None:
        """The predictions of a cell in the order of the gold standard; None where there are none that can be read."""
        rows = read_rows(self.predictions_path(cell))
        try:
            return None if rows is None else [_prediction(*row) for row in rows]
        except (TypeError, ValueError):
            return None


def read_results(path: Path) -> list[Result]:
    """The results in a table, or in the table of a folder; a last line that is not whole is ignored.

    Raises UserError FILE_MISSING, FILE_UNREADABLE, RESULTS_DAMAGED.
    """
    table = path / RESULTS if path.is_dir() else path
    return _latest(GrowingTable(table, HEADER, _ADDED).read(_result))


def _written(row: Prediction) -> tuple[str, str, str, str]:
    return row.form, row.prediction, row.norm, "" if row.confidence is None else f"{row.confidence:.6g}"


def _prediction(form: str, prediction: str, norm: str, confidence: str = "") -> Prediction:
    return Prediction(form, prediction, norm, float(confidence) if confidence else None)


def _latest(results: Iterable[Result]) -> list[Result]:
    """Of two results on one cell the later counts."""
    return list({result.cell: result for result in results}.values())


def _result(row: Mapping[str, str]) -> Result:
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
            row["sample"],
            row["text"],
            row["without"],
        ),
        int(row["train_tokens"]),
        int(row["auxiliary_tokens"]),
        float(row["accuracy"]),
        int(row["correct"]),
        int(row["tokens"]),
        float(row["train_seconds"]),
        float(row["suggest_seconds"]),
        row["version"],
        float(row["calibration_error"]) if row["calibration_error"] else None,
        int(row["unchanged"]) if row["unchanged"] else None,
    )


def _cells(result: Result) -> dict[str, str]:
    cell = dict(zip(_CELL_FIELDS, map(str, astuple(result.cell)), strict=True))
    cell["size"] = size_name(result.cell.size)
    return cell | {name: _text(getattr(result, name)) for name in _FIGURES}


def _text(value: object) -> str:
    if value is None:
        return ""
    return f"{value:.6g}" if isinstance(value, float) else str(value)


def size_name(size: int) -> str:
    """A training size as it is written: a number, or "all"."""
    return ALL_NAME if size == ALL else str(size)
