"""How far the confidence of suggestions can be relied on, from the predictions that experiments have kept."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean

import numpy as np
from numpy.typing import NDArray

from histnorm_gui.engine.results import ALL, SURE, Column, Result, ResultsFolder

BINS = 10


@dataclass(frozen=True, slots=True)
class Calibration:
    """A column at one training size, all words of all manuscripts (and seeds and samples) together.

    ``bins`` are those of equal width over 0 to 1: words, their mean confidence, the share of them that is right (0 and
    0 for an empty one). ``error`` is the expected calibration error over them, ``mean_error`` the mean of those of the
    single cells. ``sure`` suggestions were shown with at least SURE, ``sure_right`` of them are right.
    """

    column: Column
    size: int
    manuscripts: int
    words: int
    error: float
    mean_error: float
    sure: int
    sure_right: int
    bins: tuple[tuple[int, float, float], ...]


def calibrations(folder: ResultsFolder, part: str, columns: Sequence[Column]) -> list[Calibration]:
    """The calibration of each column at each training size, the whole training part last; without those whose
    predictions are lost or have no confidence."""
    groups: dict[tuple[Column, int], list[Result]] = {}
    for result in folder.results:
        if result.cell.part == part:
            groups.setdefault((result.cell.column, result.cell.size), []).append(result)
    order = sorted(groups, key=lambda key: (columns.index(key[0]), key[1] == ALL, key[1]))
    return [found for key in order if (found := _calibration(folder, *key, groups[key])) is not None]


def _calibration(folder: ResultsFolder, column: Column, size: int, results: Sequence[Result]) -> Calibration | None:
    confidences: list[float] = []
    right: list[bool] = []
    told: list[Result] = []
    for result in results:
        rows = [row for row in folder.predictions(result.cell) or () if row.confidence is not None]
        confidences += [row.confidence for row in rows if row.confidence is not None]
        right += [row.prediction == row.norm for row in rows]
        if rows:
            told.append(result)
    if not told:
        return None
    shares, hits = np.array(confidences), np.array(right, dtype=float)
    bins = _bins(shares, hits)
    error = sum(count * abs(confidence - share) for count, confidence, share in bins) / len(shares)
    errors = [result.calibration_error for result in told if result.calibration_error is not None]
    sure = shares >= SURE
    return Calibration(
        column,
        size,
        len({result.cell.manuscript for result in told}),
        len(shares),
        float(error),
        fmean(errors) if errors else float(error),
        int(sure.sum()),
        int(hits[sure].sum()),
        bins,
    )


def _bins(shares: NDArray[np.float64], hits: NDArray[np.float64]) -> tuple[tuple[int, float, float], ...]:
    places = np.clip((shares * BINS).astype(int), 0, BINS - 1)
    counts = np.bincount(places, minlength=BINS)
    confidences = np.bincount(places, weights=shares, minlength=BINS) / np.maximum(counts, 1)
    rights = np.bincount(places, weights=hits, minlength=BINS) / np.maximum(counts, 1)
    return tuple(
        (int(count), float(confidence), float(share))
        for count, confidence, share in zip(counts, confidences, rights, strict=True)
    )
