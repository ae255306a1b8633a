"""Means, differences and curves of measured effort."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass
from itertools import combinations
from statistics import fmean

import numpy as np

from histnorm_gui.core.plotting import Curve, Panel
from histnorm_gui.core.significance import bootstrap_interval
from histnorm_gui.engine.effort import SETTINGS, WHOLE, EffortColumn, EffortResult
from histnorm_gui.engine.experiments import TWELVE
from histnorm_gui.engine.reports import system_name, system_place
from histnorm_gui.engine.results import NO_RECIPE


@dataclass(frozen=True, slots=True)
class EffortMean:
    """A column's means over ``count`` manuscripts of a group of ``of``, each manuscript counted once.

    ``low`` and ``high`` hold 95% of bootstrap samples of the manuscripts; ``retrain_seconds`` is the mean of all
    retrainings and ``longest_retraining`` the longest; ``follow_seconds`` are those of one word.
    """

    column: EffortColumn
    count: int
    of: int
    corrections_per_1000: float
    low: float
    high: float
    keys_per_token: float
    typing_keys_per_token: float
    top1: float
    top5: float
    calibration_error: float
    begin_seconds: float
    retrain_seconds: float
    longest_retraining: float
    follow_seconds: float

    def values(self) -> dict[str, object]:
        """The figures by name, for other programs."""
        figures = asdict(self)
        return {**self.column._asdict(), **{name: figures[name] for name in figures if name != "column"}}


@dataclass(frozen=True, slots=True)
class EffortDifference:
    """Two columns in one setting on the same manuscripts: how many more corrections per 1,000 the first needs.

    ``fewer`` and ``more`` are the manuscripts on which the first needs fewer, and more.
    """

    first: EffortColumn
    second: EffortColumn
    manuscripts: int
    difference: float
    low: float
    high: float
    fewer: int
    more: int


@dataclass(frozen=True)
class EffortOverview:
    """Results made ready for tables; columns stand setting by setting, system by system."""

    results: tuple[EffortResult, ...]
    columns: tuple[EffortColumn, ...]
    manuscripts: tuple[str, ...]

    @staticmethod
    def of(results: Iterable[EffortResult]) -> EffortOverview:
        """Bring results together."""
        found = tuple(results)
        columns = sorted({result.cell.column for result in found}, key=_order)
        manuscripts = sorted({result.cell.manuscript for result in found})
        return EffortOverview(found, tuple(columns), tuple(manuscripts))

    def title(self, column: EffortColumn) -> str:
        """The system, its recipe where it has one, and whatever else tells it from other columns of its setting."""
        parts = [system_name(column.system)]
        if column.recipe != NO_RECIPE:
            parts.append(column.recipe)
        same = [other for other in self.columns if other[:3] == column[:3]]
        if len({other.lexicon for other in same}) > 1:
            parts.append(column.lexicon.split(":")[0] or "no lexicon")
        if len({other.tokens for other in same}) > 1:
            parts.append("whole text" if column.tokens == WHOLE else f"{column.tokens} words")
        if len({other.retrain_every for other in same}) > 1:
            parts.append(f"retrained every {column.retrain_every}")
        if len({other.seed for other in same}) > 1:
            parts.append(f"seed {column.seed}")
        return ", ".join(parts)

    def by_manuscript(self, column: EffortColumn) -> dict[str, EffortResult]:
        """The results of a column by siglum."""
        return {result.cell.manuscript: result for result in self.results if result.cell.column == column}

    def groups(self) -> list[tuple[str, tuple[str, ...]]]:
        """The groups of manuscripts to average over, with their names: all, and the twelve where there are more."""
        every = self.manuscripts
        found = [(f"mean of {len(every)}", every)]
        if set(TWELVE) < set(every):
            found.append((f"mean of the {len(TWELVE)}", TWELVE))
        return found

    def means(self, group: Sequence[str]) -> Iterator[EffortMean]:
        """The means of each column over those manuscripts of a group that were measured."""
        for column in self.columns:
            measured = self.by_manuscript(column)
            rows = [measured[siglum] for siglum in group if siglum in measured]
            if rows:
                yield _mean(column, rows, len(group))

    def differences(self) -> Iterator[EffortDifference]:
        """Each column with each other one of its setting, on the manuscripts that both have."""
        for first, second in combinations(self.columns, 2):
            if first.setting != second.setting or first.tokens != second.tokens:
                continue
            ours, theirs = self.by_manuscript(first), self.by_manuscript(second)
            common = [siglum for siglum in self.manuscripts if siglum in ours and siglum in theirs]
            if common:
                gaps = [ours[s].corrections_per_1000 - theirs[s].corrections_per_1000 for s in common]
                low, high = bootstrap_interval(np.asarray(gaps))
                fewer, more = sum(gap < 0 for gap in gaps), sum(gap > 0 for gap in gaps)
                yield EffortDifference(first, second, len(common), fmean(gaps), low, high, fewer, more)

    def panels(self, group: Sequence[str]) -> tuple[Panel, ...]:
        """Corrections per 1,000 words by place in the text, a panel a setting: means over a group of manuscripts.

        A column that lacks some of them has no curve, since means over other manuscripts do not compare. A column looks
        the same in all panels.
        """
        styles = list(dict.fromkeys(column[1:] for column in self.columns))
        panels = []
        for setting in dict.fromkeys(column.setting for column in self.columns):
            curves = []
            for column in self.columns:
                found = self.by_manuscript(column)
                if column.setting == setting and set(group) <= set(found):
                    points = _curve(found[siglum] for siglum in group)
                    curves.append(Curve(self.title(column), points, styles.index(column[1:])))
            if curves:
                panels.append(Panel(SETTING_NAMES.get(setting, setting), tuple(curves)))
        return tuple(panels)


SETTING_NAMES = {
    "nothing": "nothing of other manuscripts",
    "train": "other manuscripts' training parts",
    "full": "other manuscripts' full texts",
}
"""What the settings are called for readers."""


def _mean(column: EffortColumn, rows: Sequence[EffortResult], of: int) -> EffortMean:
    rates = [row.corrections_per_1000 for row in rows]
    low, high = bootstrap_interval(np.asarray(rates))
    trainings = [seconds for row in rows for seconds in row.retrain_seconds]
    return EffortMean(
        column,
        len(rows),
        of,
        fmean(rates),
        low,
        high,
        fmean(row.keys / max(1, row.words) for row in rows),
        fmean(row.typing_keys / max(1, row.words) for row in rows),
        fmean(row.top1 for row in rows),
        fmean(row.top5 for row in rows),
        fmean(row.calibration_error for row in rows),
        fmean(row.begin_seconds for row in rows),
        fmean(trainings) if trainings else 0.0,
        max(trainings, default=0.0),
        fmean(row.follow_seconds / max(1, row.words) for row in rows),
    )


def _curve(rows: Iterable[EffortResult]) -> tuple[tuple[float, float], ...]:
    """The mean at each place that all texts reach."""
    curves = [dict(row.curve) for row in rows]
    common = set.intersection(*(set(curve) for curve in curves)) if curves else set()
    return tuple((float(place), fmean(curve[place] for curve in curves)) for place in sorted(common))


def _order(column: EffortColumn) -> tuple[object, ...]:
    setting = SETTINGS.index(column.setting) if column.setting in SETTINGS else len(SETTINGS)
    return setting, system_place(column.system), column.system.split("+")[::-1], *column[2:]
