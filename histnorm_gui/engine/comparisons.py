"""Whether one system is better than another on the same words, from the predictions that experiments have kept."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import combinations

import numpy as np
from numpy.typing import NDArray

from histnorm_gui.core.significance import (
    approximate_randomization,
    bootstrap_interval,
    correctness,
    discordant,
    mcnemar_exact,
)
from histnorm_gui.engine.results import ALL, Cell, Column, Result, ResultsFolder

EVERY = "*"
"""Stands for all manuscripts together."""


@dataclass(frozen=True, slots=True)
class Comparison:
    """Two systems on the same words of one manuscript, or of EVERY common one together.

    ``only_first`` and ``only_second`` are the words that one of them alone has right; ``mcnemar`` is the p-value of the
    exact test, ``randomization`` that of approximate randomization (None where it was not made); ``low`` and ``high``
    are the 95% bootstrap interval of the difference first minus second.
    """

    manuscript: str
    first: Column
    second: Column
    words: int
    first_accuracy: float
    second_accuracy: float
    only_first: int
    only_second: int
    mcnemar: float
    randomization: float | None
    low: float
    high: float


@dataclass
class Outcomes:
    """Which words came out right, by column and manuscript, for whole training parts and one seed a column.

    A column's seed is its lowest one. Read once and kept; cells whose predictions are lost are left out.
    """

    folder: ResultsFolder
    part: str
    _cells: dict[tuple[Column, str], Cell] = field(init=False)
    _read: dict[Cell, NDArray[np.float64] | None] = field(init=False, default_factory=dict)

    def __post_init__(self) -> None:
        self._cells = {}
        for result in sorted(self.folder.results, key=_seed, reverse=True):
            cell = result.cell
            if cell.size == ALL and cell.part == self.part:
                self._cells[cell.column, cell.manuscript] = cell

    def of(self, column: Column, siglum: str) -> NDArray[np.float64] | None:
        """1 for each word that came out right, 0 for the others, in the order of the gold standard."""
        cell = self._cells.get((column, siglum))
        if cell is None:
            return None
        if cell not in self._read:
            rows = self.folder.predictions(cell)
            self._read[cell] = (
                None if rows is None else correctness([r.prediction for r in rows], [r.norm for r in rows])
            )
        return self._read[cell]

    def interval(self, column: Column, manuscripts: Sequence[str]) -> tuple[float, float] | None:
        """The 95% bootstrap interval of a column's accuracy over words of manuscripts; None where there are none."""
        found = [array for siglum in manuscripts if (array := self.of(column, siglum)) is not None]
        return bootstrap_interval(np.concatenate(found)) if found else None


def compare(outcomes: Outcomes, first: Column, second: Column, manuscripts: Sequence[str]) -> Iterator[Comparison]:
    """Compare two columns: first on EVERY manuscript that both have, then on each of them."""
    pairs = []
    for siglum in manuscripts:
        a, b = outcomes.of(first, siglum), outcomes.of(second, siglum)
        if a is not None and b is not None and a.size == b.size:
            pairs.append((siglum, a, b))
    if not pairs:
        return
    together = np.concatenate([a for _, a, _ in pairs]), np.concatenate([b for _, _, b in pairs])
    yield _comparison(EVERY, first, second, *together, randomize=True)
    for siglum, a, b in pairs:
        yield _comparison(siglum, first, second, a, b, randomize=False)


def compare_all(outcomes: Outcomes, columns: Sequence[Column], manuscripts: Sequence[str]) -> Iterator[Comparison]:
    """Compare each column with each other one."""
    for first, second in combinations(columns, 2):
        yield from compare(outcomes, first, second, manuscripts)


def _comparison(
    siglum: str,
    first: Column,
    second: Column,
    a: NDArray[np.float64],
    b: NDArray[np.float64],
    *,
    randomize: bool,
) -> Comparison:
    only_first, only_second = discordant(a, b)
    low, high = bootstrap_interval(a - b)
    return Comparison(
        siglum,
        first,
        second,
        words=int(a.size),
        first_accuracy=float(a.mean()) if a.size else 0.0,
        second_accuracy=float(b.mean()) if b.size else 0.0,
        only_first=only_first,
        only_second=only_second,
        mcnemar=mcnemar_exact(only_first, only_second),
        randomization=approximate_randomization(a, b) if randomize else None,
        low=low,
        high=high,
    )


def _seed(result: Result) -> int:
    return result.cell.seed
