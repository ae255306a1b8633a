"""Tables and curves from results: the layout of the paper's Table 1 and Figure 2, beside the published figures."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from statistics import fmean

from histnorm_gui.core.plotting import Curve, Panel
from histnorm_gui.core.significance import spearman, spearman_p
from histnorm_gui.engine.published import CURVES_OF, Published
from histnorm_gui.engine.results import ALL, LOWER, NO_RECIPE, PUBLISHED_TEXT, SETTINGS, Cell, Column, Result

NAMES = {
    "memory": "Memory",
    "norma-star": "Norma*",
    "norma": "Norma",
    "crf": "CRF",
    "bilstm": "bi-LSTM",
    "mtl": "multi-task",
    "encdec": "encoder-decoder",
    "default": "histnorm",
}
"""How systems are called in tables, in the order of their columns."""

TEXTS = {"": "text as it is", LOWER: "lower-cased", PUBLISHED_TEXT: "text as in Bollmann 2019"}
"""What was done to the text, in words."""

Accuracies = Mapping[Column, Mapping[str, float]]


def system_name(system: str) -> str:
    """The name of a system in tables; "memory+crf" is Memory + CRF."""
    return " + ".join(NAMES.get(part, part) for part in system.split("+"))


@dataclass(frozen=True)
class Overview:
    """Results made ready for tables: mean accuracies over seeds by column and manuscript, for whole training parts.

    ``columns`` stand in the order of the paper: setting by setting, system by system.
    """

    results: Sequence[Result]
    published: Published
    columns: tuple[Column, ...]
    manuscripts: tuple[str, ...]
    accuracies: Accuracies
    name: Callable[[str], str] = system_name

    @staticmethod
    def of(
        results: Iterable[Result],
        published: Published | None = None,
        part: str = "dev",
        name: Callable[[str], str] = system_name,
    ) -> Overview:
        """Bring results on one part together; manuscripts come in the order of the published table, then by siglum.

        ``name`` says how a system is called.
        """
        chosen = [result for result in results if result.cell.part == part]
        published = published or Published()
        accuracies = mean_by_manuscript(result for result in chosen if result.cell.size == ALL)
        order = {siglum: number for number, siglum in enumerate(published.rows)}
        found = {siglum for column in accuracies.values() for siglum in column}
        manuscripts = tuple(sorted(found, key=lambda siglum: (order.get(siglum, len(order)), siglum)))
        columns = tuple(sorted({result.cell.column for result in chosen}, key=_column_order))
        return Overview(chosen, published, columns, manuscripts, accuracies, name)

    def title(self, column: Column) -> str:
        """A column's heading: the system, its recipe where it has one, its lexicon where there are several, and the
        setting."""
        return f"{self.curve_name(column)} {column.setting}"

    def curve_name(self, column: Column) -> str:
        """A column's heading without the setting."""
        parts = [self.name(column.system)]
        if column.recipe != NO_RECIPE:
            parts.append(column.recipe)
        if len({other.lexicon for other in self.columns if other[:3] == column[:3]}) > 1:
            parts.append(column.lexicon.split(":")[0] or "no lexicon")
        if len({other.text for other in self.columns}) > 1:
            parts.append(TEXTS[column.text])
        if column.without:
            parts.append(f"without {column.without.replace('+', ' and ')}")
        return ", ".join(parts)

    def theirs(self, column: Column, siglum: str) -> float | None:
        """The published figure beside ours, if there is one."""
        row = self.published.rows.get(siglum)
        return row.figures.get((column.setting, column.system)) if row else None

    def mean(self, column: Column, group: Sequence[str]) -> Mean:
        """The mean over those manuscripts of a group that were measured, and the published mean over the same."""
        ours = self.accuracies.get(column, {})
        measured = [siglum for siglum in group if siglum in ours]
        theirs = [figure for siglum in measured if (figure := self.theirs(column, siglum)) is not None]
        complete = len(theirs) == len(measured) > 0
        return Mean(
            fmean(ours[siglum] for siglum in measured) if measured else None,
            fmean(theirs) if complete else None,
            len(measured),
            len(group),
        )

    def correlation(self, column: Column, group: Sequence[str]) -> tuple[float, float] | None:
        """Spearman's correlation of training size and accuracy over manuscripts of a group, and its p-value.

        None below three manuscripts.
        """
        sizes = {r.cell.manuscript: r.train_tokens for r in self.results if r.cell.size == ALL}
        ours = self.accuracies.get(column, {})
        pairs = [(sizes[siglum], ours[siglum]) for siglum in group if siglum in ours]
        if len(pairs) < 3:
            return None
        x, y = zip(*pairs, strict=True)
        return spearman(x, y), spearman_p(x, y)

    def seconds(self, column: Column, group: Sequence[str]) -> tuple[float, float]:
        """Mean seconds of learning from a whole training part, and of suggesting for 1,000 words, over a group."""
        whole = [result for result in self.results if result.cell.size == ALL and result.cell.manuscript in group]
        rows = [result for result in whole if result.cell.column == column]
        words = sum(row.tokens for row in rows)
        suggesting = 1000 * sum(row.suggest_seconds for row in rows) / words if words else 0.0
        return fmean(row.train_seconds for row in rows) if rows else 0.0, suggesting


@dataclass(frozen=True, slots=True)
class Mean:
    """A mean over ``count`` manuscripts of a group of ``of``; None where there is nothing to average."""

    ours: float | None
    theirs: float | None
    count: int
    of: int


def mean_by_manuscript(results: Iterable[Result]) -> dict[Column, dict[str, float]]:
    """The mean accuracy over seeds, by column and manuscript."""
    found: dict[Column, dict[str, list[float]]] = {}
    for result in results:
        column = found.setdefault(result.cell.column, {})
        column.setdefault(result.cell.manuscript, []).append(result.accuracy)
    return {column: {siglum: fmean(shares) for siglum, shares in rows.items()} for column, rows in found.items()}


def sizes_measured(results: Iterable[Result]) -> dict[str, int]:
    """By manuscript, at how many training sizes it was measured."""
    sizes: dict[str, set[int]] = {}
    for result in results:
        sizes.setdefault(result.cell.manuscript, set()).add(result.train_tokens)
    return {siglum: len(found) for siglum, found in sizes.items()}


def learning_curves(overview: Overview, manuscripts: Sequence[str]) -> tuple[Panel, ...]:
    """Accuracy in per cent by training size, a panel a setting, the published curves dashed.

    Of several manuscripts the mean is shown, at the sizes at which all were measured. A system looks the same in all
    panels, and a published one as ours.
    """
    systems = list(dict.fromkeys(column[1:] for column in overview.columns))
    styles = {name: systems.index(first) for name in NAMES for first in systems[::-1] if first[0] == name}
    for _, system in overview.published.curves:
        styles.setdefault(system, len(systems) + len(styles))
    panels = []
    for setting in SETTINGS:
        curves: list[Curve] = []
        for column in overview.columns:
            points = _points(overview.results, column, manuscripts)
            if column.setting == setting and points:
                curves.append(Curve(overview.curve_name(column), points, systems.index(column[1:])))
        if tuple(manuscripts) == (CURVES_OF,):
            for (published_setting, system), figures in overview.published.curves.items():
                if published_setting == setting:
                    points = tuple((size, 100 * share) for size, share in figures)
                    curves.append(Curve(f"{system_name(system)} (published)", points, styles[system], dashed=True))
        if curves:
            panels.append(Panel(setting, tuple(curves)))
    return tuple(panels)


def _points(results: Iterable[Result], column: Column, manuscripts: Sequence[str]) -> tuple[tuple[float, float], ...]:
    """Mean training size and mean accuracy in per cent at each size at which all manuscripts were measured."""
    found: dict[int, dict[str, list[Result]]] = {}
    for result in results:
        if result.cell.column == column and result.cell.manuscript in manuscripts:
            found.setdefault(result.cell.size, {}).setdefault(result.cell.manuscript, []).append(result)
    points = set()
    for by_manuscript in found.values():
        if len(by_manuscript) == len(set(manuscripts)):
            words = fmean(rows[0].train_tokens for rows in by_manuscript.values())
            share = fmean(fmean(row.accuracy for row in rows) for rows in by_manuscript.values())
            points.add((words, 100 * share))
    return tuple(sorted(points))


def system_place(system: str) -> int:
    """Where a system stands in the order of tables; "memory+NAME" stands with NAME."""
    names = list(NAMES)
    last = system.split("+")[-1]
    return names.index(last) if last in names else len(names)


def _column_order(column: Column) -> tuple[object, ...]:
    setting = SETTINGS.index(column.setting) if column.setting in SETTINGS else len(SETTINGS)
    return setting, system_place(column.system), column.system, column.recipe, *column[3:]


@dataclass(frozen=True, slots=True)
class Change:
    """A cell measured in two runs, with both accuracies."""

    cell: Cell
    before: float
    after: float

    @property
    def difference(self) -> float:
        """How much better it became, in shares."""
        return self.after - self.before


def changes(results: Iterable[Result], baseline: Iterable[Result]) -> list[Change]:
    """The cells that both runs have, the greatest loss first.

    Where the very word list differs, cells that are alike in everything else are compared.
    """
    exact = {result.cell: result.accuracy for result in baseline}
    alike = {replace(cell, lexicon=""): accuracy for cell, accuracy in exact.items()}
    found = []
    for result in results:
        before = exact.get(result.cell, alike.get(replace(result.cell, lexicon="")))
        if before is not None:
            found.append(Change(result.cell, before, result.accuracy))
    return sorted(found, key=lambda change: (change.difference, change.cell))


def mean_changes(found: Iterable[Change], name: Callable[[Column], str]) -> dict[str, tuple[float, float, int]]:
    """By heading: the mean accuracy before and after, and over how many cells."""
    groups: dict[str, list[Change]] = {}
    for change in found:
        groups.setdefault(name(change.cell.column), []).append(change)
    return {
        heading: (fmean(c.before for c in group), fmean(c.after for c in group), len(group))
        for heading, group in groups.items()
    }
