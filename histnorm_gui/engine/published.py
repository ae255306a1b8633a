"""Published figures to set beside our own: Table 1 and Figure 2 of the paper, as tables with a header."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from types import MappingProxyType

from histnorm_gui.core.errors import ErrorCode, UserError
from histnorm_gui.engine.results import ALONE, WITH_OTHERS

COLUMNS: Mapping[str, tuple[str, str]] = MappingProxyType(
    {
        "norma_s": (ALONE, "norma-star"),
        "crf_s": (ALONE, "crf"),
        "bilstm_s": (ALONE, "bilstm"),
        "norma_sa": (WITH_OTHERS, "norma-star"),
        "crf_sa": (WITH_OTHERS, "crf"),
        "bilstm_mtl": (WITH_OTHERS, "mtl"),
    }
)
"""The columns of the paper's tables as setting and system."""

LowResource = Mapping[str, Mapping[int, Mapping[str, float]]]
"""Published accuracies from 0 to 1 by data set, training words and system."""

CURVES_OF = "B"
"""The manuscript of the paper's Figure 2."""


@dataclass(frozen=True, slots=True)
class PublishedRow:
    """What is published on a manuscript; ``figures`` are accuracies from 0 to 1 by setting and system."""

    region: str
    tokens: int
    figures: Mapping[tuple[str, str], float]


@dataclass(frozen=True, slots=True)
class Published:
    """Published figures by siglum, and published curves by setting and system (words, accuracy from 0 to 1)."""

    rows: Mapping[str, PublishedRow] = field(default_factory=dict)
    curves: Mapping[tuple[str, str], tuple[tuple[float, float], ...]] = field(default_factory=dict)


def read_published(table: Path | None, curves: Path | None) -> Published:
    """Read the tables that are given.

    ``table`` has the columns id, region, tokens and figures in per cent, ``curves`` train_tokens and figures from 0 to
    1; a line that begins with # is a comment. Raises UserError FILE_MISSING, FILE_UNREADABLE, TABLE_COLUMNS, and
    RESULTS_DAMAGED for a line that is not of that form.
    """
    rows: dict[str, PublishedRow] = {}
    if table is not None:
        for number, row in _rows(table, ("id", "region", "tokens")):
            figures = {name: share / 100 for name, share in _figures(row, table, number).items()}
            rows[row["id"]] = PublishedRow(row["region"], int(_number(row["tokens"], table, number)), figures)
    found: dict[tuple[str, str], list[tuple[float, float]]] = {}
    if curves is not None:
        for number, row in _rows(curves, ("train_tokens",)):
            size = _number(row["train_tokens"], curves, number)
            for name, share in _figures(row, curves, number).items():
                found.setdefault(name, []).append((size, share))
    return Published(rows, {name: tuple(sorted(points)) for name, points in found.items()})


def read_low_resource(path: Path) -> LowResource:
    """Read accuracies by training size on several data sets (Bollmann 2019, Table 6 of the appendix).

    The columns are system, train_tokens, and one a data set with figures in per cent; "-" or nothing is no figure.
    Raises UserError as ``read_published``.
    """
    found: dict[str, dict[int, dict[str, float]]] = {}
    for number, row in _rows(path, ("system", "train_tokens")):
        size = int(_number(row["train_tokens"], path, number))
        for name, text in row.items():
            if name not in ("system", "train_tokens") and text not in ("", "-"):
                sizes = found.setdefault(name, {})
                sizes.setdefault(size, {})[row["system"]] = _number(text, path, number) / 100
    return found


def _rows(path: Path, needed: Iterable[str]) -> list[tuple[int, dict[str, str]]]:
    """The rows of a table with their line numbers."""
    try:
        lines = path.read_text(encoding="utf-8-sig").splitlines()
    except FileNotFoundError as error:
        raise UserError(ErrorCode.FILE_MISSING, path=str(path)) from error
    except IsADirectoryError as error:
        raise UserError(ErrorCode.FILE_IS_DIRECTORY, path=str(path)) from error
    except (OSError, UnicodeDecodeError) as error:
        raise UserError(ErrorCode.FILE_UNREADABLE, path=str(path), reason=str(error)) from error
    numbered = [(number, line.split("\t")) for number, line in enumerate(lines, 1) if line and line[0] != "#"]
    header = numbered[0][1] if numbered else []
    for column in needed:
        if column not in header:
            raise UserError(ErrorCode.TABLE_COLUMNS, path=str(path), missing=column)
    for number, cells in numbered:
        if len(cells) != len(header):
            raise UserError(ErrorCode.RESULTS_DAMAGED, path=str(path), line=number)
    return [(number, dict(zip(header, cells, strict=True))) for number, cells in numbered[1:]]


def _figures(row: Mapping[str, str], path: Path, number: int) -> dict[tuple[str, str], float]:
    return {COLUMNS[name]: _number(text, path, number) for name, text in row.items() if name in COLUMNS and text}


def _number(text: str, path: Path, number: int) -> float:
    try:
        return float(text)
    except ValueError as error:
        raise UserError(ErrorCode.RESULTS_DAMAGED, path=str(path), line=number) from error
