"""The report on measured effort: Markdown to read, TSV to go on with, SVG to look at."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from pathlib import Path

from histnorm_gui.cli.experiment_report import markdown_table
from histnorm_gui.engine.effort import EffortColumn
from histnorm_gui.engine.effort_reports import SETTING_NAMES, EffortMean, EffortOverview
from histnorm_gui.engine.svg import svg
from histnorm_gui.services.file_writing import write_file

REPORT, SUMMARY = "report.md", "summary.tsv"


def write_report(folder: Path, overview: EffortOverview) -> list[Path]:
    """Write the whole report beside the results; return the files."""
    drawn = figures(overview)
    texts = {REPORT: markdown(overview, tuple(drawn)), SUMMARY: summary(overview), **drawn}
    paths = [folder / name for name in texts]
    for path, text in zip(paths, texts.values(), strict=True):
        write_file(path, text.encode("utf-8"))
    return paths


def figures(overview: EffortOverview) -> dict[str, str]:
    """The mean curves of each group of manuscripts, a panel a setting, by the name of the file."""
    found = {}
    for name, group in overview.groups():
        if panels := overview.panels(group):
            found[figure_name(group)] = svg(
                panels,
                x_label="words decided",
                y_label="corrections per 1,000 words",
                title=f"Corrections by place in the text, {name} manuscripts",
                from_zero=True,
            )
    return found


def figure_name(group: Sequence[str]) -> str:
    """The file with the curves of a group."""
    return f"effort-{len(group)}.svg"


def markdown(overview: EffortOverview, drawn: Collection[str]) -> str:
    """The whole report for reading; ``drawn`` are the files with curves."""
    lines = [
        "# Effort",
        "",
        "What a simulated editor has to do: corrections (words whose first candidate is wrong) per 1,000 words, keys a",
        "word, and the keys of typing every normalization. Retrainings in seconds. The interval holds 95% of bootstrap",
        "samples of the manuscripts.",
        "",
    ]
    for name, group in overview.groups() if overview.results else ():
        lines += [f"## {name.capitalize()} manuscripts", "", *markdown_table(mean_cells(overview, group)), ""]
        if figure_name(group) in drawn:
            lines += [f"![Corrections by place in the text]({figure_name(group)})", ""]
    differences = list(difference_cells(overview))
    if len(differences) > 1:
        lines += ["## Differences in corrections per 1,000", "", *markdown_table(differences), ""]
        lines += ["Fewer, more: on how many manuscripts the first needs fewer or more corrections than the second.", ""]
    for setting in dict.fromkeys(column.setting for column in overview.columns):
        columns = [column for column in overview.columns if column.setting == setting]
        lines += [f"## Corrections per 1,000: {SETTING_NAMES.get(setting, setting)}", ""]
        lines += [*markdown_table(manuscript_cells(overview, columns)), ""]
    return "\n".join(lines)


def mean_cells(overview: EffortOverview, group: Sequence[str]) -> Iterator[list[str]]:
    """A row a column: its means, ready for reading."""
    yield [
        *("setting", "system", "corrections per 1,000", "95%", "keys a word", "typing all", "share", "first %"),
        *("first five %", "calibration error", "retraining", "longest", "ms a word"),
    ]
    for mean in overview.means(group):
        note = "" if mean.count == mean.of else f" [{mean.count}]"
        yield [
            mean.column.setting,
            overview.title(mean.column) + note,
            f"{mean.corrections_per_1000:.1f}",
            f"{mean.low:.0f} to {mean.high:.0f}",
            f"{mean.keys_per_token:.2f}",
            f"{mean.typing_keys_per_token:.2f}",
            f"{_share_of_typing(mean):.0%}",
            f"{100 * mean.top1:.1f}",
            f"{100 * mean.top5:.1f}",
            f"{mean.calibration_error:.3f}",
            f"{mean.retrain_seconds:.1f}",
            f"{mean.longest_retraining:.1f}",
            f"{1000 * mean.follow_seconds:.1f}",
        ]


def difference_cells(overview: EffortOverview) -> Iterator[list[str]]:
    """A row a pair of columns in one setting, ready for reading."""
    yield ["setting", "first", "second", "manuscripts", "difference", "95%", "fewer / more"]
    for row in overview.differences():
        yield [
            row.first.setting,
            overview.title(row.first),
            overview.title(row.second),
            str(row.manuscripts),
            f"{row.difference:+.1f}",
            f"{row.low:+.1f} to {row.high:+.1f}",
            f"{row.fewer} / {row.more}",
        ]


def manuscript_cells(overview: EffortOverview, columns: Sequence[EffortColumn]) -> Iterator[list[str]]:
    """A row a manuscript with the corrections of some columns, ready for reading."""
    yield ["manuscript", *(overview.title(column) for column in columns)]
    found = [overview.by_manuscript(column) for column in columns]
    for siglum in overview.manuscripts:
        if any(siglum in rows for rows in found):
            yield [siglum, *(f"{rows[siglum].corrections_per_1000:.0f}" if siglum in rows else "" for rows in found)]


def summary(overview: EffortOverview) -> str:
    """The means for other programs, a row a group and column: shares from 0 to 1, seconds."""
    lines: list[str] = []
    for name, group in overview.groups():
        for mean in overview.means(group):
            values = {"group": name, **mean.values()}
            if not lines:
                lines.append("\t".join(values))
            lines.append("\t".join(f"{v:.6g}" if isinstance(v, float) else str(v) for v in values.values()))
    return "".join(line + "\n" for line in lines)


def _share_of_typing(mean: EffortMean) -> float:
    return mean.keys_per_token / mean.typing_keys_per_token if mean.typing_keys_per_token else 0.0
