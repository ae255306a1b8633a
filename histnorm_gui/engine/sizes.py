"""Accuracy by the number of the manuscript's own words, and beside what is published for little training data."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from statistics import fmean

from histnorm_gui.engine.published import LowResource
from histnorm_gui.engine.reports import Overview
from histnorm_gui.engine.results import ALL, Column, Result


@dataclass(frozen=True, slots=True)
class SizeRow:
    """What was measured at one training size: accuracies by column and manuscript, means over seeds and samples."""

    size: int
    accuracies: Mapping[Column, Mapping[str, float]]

    @property
    def manuscripts(self) -> tuple[str, ...]:
        """The manuscripts that were measured at this size, in order."""
        return tuple(sorted({siglum for rows in self.accuracies.values() for siglum in rows}))

    def mean(self, column: Column, group: Iterable[str]) -> tuple[float, int] | None:
        """The mean over those of a group that were measured, and how many these are; None for none."""
        rows = self.accuracies.get(column, {})
        found = [rows[siglum] for siglum in group if siglum in rows]
        return (fmean(found), len(found)) if found else None


def by_size(results: Iterable[Result]) -> list[SizeRow]:
    """Results by training size, the whole training part last."""
    found: dict[int, dict[Column, dict[str, list[float]]]] = {}
    for result in results:
        columns = found.setdefault(result.cell.size, {})
        columns.setdefault(result.cell.column, {}).setdefault(result.cell.manuscript, []).append(result.accuracy)
    return [
        SizeRow(
            size,
            {
                column: {siglum: fmean(values) for siglum, values in rows.items()}
                for column, rows in found[size].items()
            },
        )
        for size in sorted(found, key=lambda size: (size == ALL, size))
    ]


def unchanged(results: Iterable[Result]) -> dict[tuple[str, str], float]:
    """By manuscript and what was done to the text: the share of words that are right when all are left as they are."""
    return {
        (result.cell.manuscript, result.cell.text): result.unchanged / result.tokens
        for result in results
        if result.unchanged is not None and result.tokens
    }


@dataclass(frozen=True, slots=True)
class LowResourceRow:
    """A published data set at one training size, and what was measured on the manuscripts that are in it.

    Shares from 0 to 1: those of the ``best`` published system, of leaving all unchanged (None: not known), and ours by
    column, means over ``manuscripts``.
    """

    dataset: str
    size: int
    best: str
    theirs: float
    unchanged: float | None
    ours: Mapping[Column, float]
    manuscripts: tuple[str, ...]


def low_resource_rows(overview: Overview, published: LowResource) -> Iterator[LowResourceRow]:
    """The published cells on whose data set something was measured at the same training size, by data set and size.

    A column counts where it was measured on all manuscripts of the data set.
    """
    rows = {row.size: row for row in by_size(overview.results)}
    left = unchanged(overview.results)
    sigla = sorted({result.cell.manuscript for result in overview.results})
    for dataset, by_dataset in published.items():
        members = members_of(dataset, sigla)
        for size, figures in sorted(by_dataset.items()):
            if not members or size not in rows:
                continue
            means = {column: rows[size].mean(column, members) for column in overview.columns}
            ours = {column: mean[0] for column, mean in means.items() if mean is not None and mean[1] == len(members)}
            if ours:
                best = max(figures, key=figures.__getitem__)
                text = next(iter(ours)).text
                same = [left[siglum, text] for siglum in members if (siglum, text) in left]
                share = fmean(same) if len(same) == len(members) else None
                yield LowResourceRow(dataset, size, best, figures[best], share, ours, members)


def members_of(dataset: str, sigla: Sequence[str]) -> tuple[str, ...]:
    """The manuscripts of a published data set: the one of that name, or else all whose names have all parts of its name
    ("slovene-bohoric" is slovene-goo300k-bohoric, "spanish" are spanish-ps16 to spanish-ps19)."""
    if dataset in sigla:
        return (dataset,)
    parts = set(dataset.split("-"))
    return tuple(siglum for siglum in sigla if parts <= set(siglum.split("-")))
