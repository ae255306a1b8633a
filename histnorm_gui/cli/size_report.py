"""What the report on experiments says of training sizes, of published low-resource figures, and of confidence."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from histnorm_gui.engine.confidences import BINS, Calibration
from histnorm_gui.engine.reports import Overview
from histnorm_gui.engine.results import SURE, Column, size_name
from histnorm_gui.engine.sizes import LowResourceRow, SizeRow, unchanged

_MOST_SHOWN = 12
"""Manuscripts that are shown one by one at each size."""


def size_cells(overview: Overview, rows: Sequence[SizeRow]) -> Iterator[list[str]]:
    """The table by training size for reading: a mean over manuscripts, and each one where they are few."""
    left = unchanged(overview.results)
    text = overview.columns[0].text if overview.columns else ""
    yield ["own words", "manuscript", "unchanged", *(overview.title(column) for column in overview.columns)]
    for row in rows:
        sigla = row.manuscripts
        for siglum in sigla if len(sigla) <= _MOST_SHOWN else ():
            yield [size_name(row.size), siglum, per_cent(left.get((siglum, text))), *_means(overview, row, (siglum,))]
        if len(sigla) > 1:
            same = [left[siglum, text] for siglum in sigla if (siglum, text) in left]
            whole = sum(same) / len(same) if len(same) == len(sigla) else None
            name = f"mean of {len(sigla)}"
            yield [size_name(row.size), name, per_cent(whole), *_means(overview, row, sigla)]


def size_rows(rows: Sequence[SizeRow]) -> Iterator[list[str]]:
    """The same for other programs: a row a size, manuscript and column, shares from 0 to 1."""
    yield ["size", "manuscript", *Column._fields, "accuracy"]
    for row in rows:
        for column, found in row.accuracies.items():
            for siglum, accuracy in found.items():
                yield [size_name(row.size), siglum, *column, f"{accuracy:.5f}"]


def low_resource_cells(overview: Overview, rows: Sequence[LowResourceRow]) -> Iterator[list[str]]:
    """The published figures for reading: the best system, leaving all unchanged, ours with the difference."""
    columns = [column for column in overview.columns if any(column in row.ours for row in rows)]
    heads = [text for column in columns for text in (overview.title(column), "difference")]
    yield ["data set", "files", "words", "best published", "system", "unchanged", *heads]
    for row in rows:
        ours = [
            text
            for column in columns
            for text in (per_cent(row.ours.get(column)), _difference(row.ours.get(column), row.theirs))
        ]
        files = str(len(row.manuscripts))
        yield [row.dataset, files, str(row.size), per_cent(row.theirs), row.best, per_cent(row.unchanged), *ours]


def low_resource_verdicts(overview: Overview, rows: Sequence[LowResourceRow]) -> Iterator[str]:
    """A sentence a column: in how many cells it is above all published systems, and below leaving all unchanged."""
    for column in overview.columns:
        found = [row for row in rows if column in row.ours]
        above = sum(row.ours[column] > row.theirs for row in found)
        below = sum(row.unchanged is not None and row.ours[column] < row.unchanged for row in found)
        if found:
            yield (
                f"{overview.title(column)}: above the best published system in {above} of {len(found)} cells, "
                f"below leaving all unchanged in {below}."
            )


def low_resource_rows_tsv(rows: Sequence[LowResourceRow]) -> Iterator[list[str]]:
    """The same for other programs: a row a cell and column, shares from 0 to 1."""
    yield ["dataset", "size", "best_system", "best", "unchanged", *Column._fields, "accuracy", "difference"]
    for row in rows:
        left = "" if row.unchanged is None else f"{row.unchanged:.5f}"
        for column, ours in row.ours.items():
            figures = [f"{ours:.5f}", f"{ours - row.theirs:+.5f}"]
            yield [row.dataset, str(row.size), row.best, f"{row.theirs:.5f}", left, *column, *figures]


def calibration_cells(overview: Overview, found: Sequence[Calibration]) -> Iterator[list[str]]:
    """How far the confidence can be relied on, for reading."""
    sure = f"shown with at least {100 * SURE:.0f}%"
    yield ["system", "own words", "manuscripts", "words", "calibration error", "by manuscript", sure, "of these right"]
    for one in found:
        right = f"{100 * one.sure_right / one.sure:.1f}" if one.sure else ""
        yield [
            overview.title(one.column),
            size_name(one.size),
            str(one.manuscripts),
            str(one.words),
            f"{one.error:.4f}",
            f"{one.mean_error:.4f}",
            f"{100 * one.sure / one.words:.1f}",
            right,
        ]


def calibration_rows(found: Sequence[Calibration]) -> Iterator[list[str]]:
    """A row a column, size and bin of confidence: words, mean confidence and share right."""
    yield ["size", *Column._fields, "calibration_error", "from", "to", "words", "confidence", "right"]
    for one in found:
        for place, (words, confidence, right) in enumerate(one.bins):
            edges = [f"{place / BINS:.1f}", f"{(place + 1) / BINS:.1f}"]
            figures = [str(words), f"{confidence:.5f}", f"{right:.5f}"]
            yield [size_name(one.size), *one.column, f"{one.error:.5f}", *edges, *figures]


def per_cent(share: float | None) -> str:
    """A share in per cent for reading; empty for none."""
    return "" if share is None else f"{100 * share:.1f}"


def _difference(ours: float | None, theirs: float) -> str:
    return "" if ours is None else f"{100 * (ours - theirs):+.1f}"


def _means(overview: Overview, row: SizeRow, group: Sequence[str]) -> Iterator[str]:
    for column in overview.columns:
        mean = row.mean(column, group)
        if mean is None:
            yield ""
        else:
            yield per_cent(mean[0]) + (f" [{mean[1]}]" if mean[1] < len(group) else "")
