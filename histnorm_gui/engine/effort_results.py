"""The effort that was measured, on disk: ``results.tsv``, a line a finished cell, and ``steps/``, a table a cell.

The steps are written first, then the line, so that what has a line is complete.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Mapping
from dataclasses import fields
from pathlib import Path

from histnorm_gui.core.errors import ErrorCode, UserError
from histnorm_gui.engine.effort import WHOLE, EffortCell, EffortResult
from histnorm_gui.engine.simulate import Step
from histnorm_gui.engine.tables import GrowingTable, read_rows, write_rows

RESULTS = "results.tsv"
STEPS = "steps"
WHOLE_NAME = "all"

_CELL = tuple(field.name for field in fields(EffortCell))
_FIGURES = tuple(field.name for field in fields(EffortResult))[1:]
HEADER = (*_CELL, *_FIGURES)
"""Times are seconds with blanks between them, a curve is words:corrections with blanks between them."""


class EffortFolder:
    """A folder of measured effort: what is in it, and adding to it."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.table = GrowingTable(path / RESULTS, HEADER)
        self.results: list[EffortResult] = []

    @staticmethod
    def open(path: Path) -> EffortFolder:
        """Open a folder, or make a new one where nothing is; UserError as ``GrowingTable.open``."""
        folder = EffortFolder(path)
        folder.results = _latest(folder.table.open(_result))
        return folder

    @property
    def done(self) -> set[EffortCell]:
        """The cells that are finished."""
        return {result.cell for result in self.results}

    def add(self, result: EffortResult, steps: Iterable[Step]) -> None:
        """Keep a finished cell, so that it is there after any crash; UserError FILE_UNWRITABLE."""
        path = self.steps_path(result.cell)
        rows = ((s.form, s.norm, s.suggestion, f"{s.confidence:.6g}", str(s.rank), str(s.keys)) for s in steps)
        try:
            write_rows(path, rows)
            self.table.append(_cells(result))
        except OSError as error:
            raise UserError(ErrorCode.FILE_UNWRITABLE, path=str(path), reason=error.strerror or str(error)) from error
        self.results.append(result)

    def steps_path(self, cell: EffortCell) -> Path:
        """Where the steps of a cell are, or would be."""
        column = ".".join((cell.system, cell.recipe, cell.setting))
        if cell.lexicon:
            column += f".{zlib.crc32(cell.lexicon.encode('utf-8')):08x}"
        name = f"{cell.manuscript}.{_count_name(cell.tokens)}.{cell.retrain_every}.{cell.seed}.tsv.gz"
        return self.path / STEPS / column / name

    def steps(self, cell: EffortCell) -> list[Step] | None:
        """The steps of a cell in reading order; None where there are none that can be read."""
        rows = read_rows(self.steps_path(cell))
        try:
            return None if rows is None else [_step(*row) for row in rows]
        except (ValueError, TypeError):
            return None


def _step(form: str, norm: str, suggestion: str, confidence: str, rank: str, keys: str) -> Step:
    return Step(form, norm, suggestion, float(confidence), int(rank), int(keys))


def _latest(results: Iterable[EffortResult]) -> list[EffortResult]:
    """Of two results on one cell the later counts."""
    return list({result.cell: result for result in results}.values())


def _result(row: Mapping[str, str]) -> EffortResult:
    tokens = WHOLE if row["tokens"] == WHOLE_NAME else int(row["tokens"])
    cell = EffortCell(
        row["system"],
        row["recipe"],
        row["setting"],
        row["manuscript"],
        tokens,
        int(row["retrain_every"]),
        int(row["seed"]),
        row["lexicon"],
    )
    return EffortResult(
        cell,
        int(row["words"]),
        int(row["corrections"]),
        int(row["keys"]),
        int(row["typing_keys"]),
        float(row["top1"]),
        float(row["top5"]),
        float(row["calibration_error"]),
        float(row["begin_seconds"]),
        tuple(map(float, row["retrain_seconds"].split())),
        float(row["follow_seconds"]),
        tuple((int(words), float(rate)) for words, _, rate in (p.partition(":") for p in row["curve"].split())),
        row["version"],
    )


def _cells(result: EffortResult) -> dict[str, str]:
    values = {name: getattr(result.cell, name) for name in _CELL} | {name: getattr(result, name) for name in _FIGURES}
    texts = {name: f"{value:.6g}" if isinstance(value, float) else str(value) for name, value in values.items()}
    texts["tokens"] = _count_name(result.cell.tokens)
    texts["retrain_seconds"] = " ".join(f"{seconds:.6g}" for seconds in result.retrain_seconds)
    texts["curve"] = " ".join(f"{words}:{rate:.6g}" for words, rate in result.curve)
    return texts


def _count_name(tokens: int) -> str:
    return WHOLE_NAME if tokens == WHOLE else str(tokens)
