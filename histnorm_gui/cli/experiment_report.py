"""The report on experiments: Markdown to read, TSV to go on with, SVG to look at."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from histnorm_gui.cli.size_report import (
    calibration_cells,
    calibration_rows,
    low_resource_cells,
    low_resource_rows_tsv,
    low_resource_verdicts,
    per_cent,
    size_cells,
    size_rows,
)
from histnorm_gui.engine.comparisons import EVERY, Comparison, Outcomes, compare_all
from histnorm_gui.engine.confidences import Calibration, calibrations
from histnorm_gui.engine.experiments import TWELVE
from histnorm_gui.engine.published import LowResource, Published
from histnorm_gui.engine.reports import TEXTS, Overview, learning_curves, sizes_measured
from histnorm_gui.engine.results import ALL, PUBLISHED_TEXT, SURE, Column, ResultsFolder
from histnorm_gui.engine.sizes import LowResourceRow, SizeRow, by_size, low_resource_rows, unchanged
from histnorm_gui.engine.svg import svg
from histnorm_gui.services.file_writing import write_file

REPORT, TABLE, SUMMARY, COMPARISONS = "report.md", "table.tsv", "summary.tsv", "significance.tsv"
SIZES, CALIBRATION, LOW_RESOURCE = "sizes.tsv", "calibration.tsv", "low-resource.tsv"
_COMMON = 0.05  # a difference with a smaller p-value is called significant


def write_report(
    folder: ResultsFolder, published: Published, part: str, low_resource: LowResource | None = None
) -> tuple[Overview, list[Path]]:
    """Write the whole report on what is measured on ``part`` beside the results; return the files."""
    overview = Overview.of(folder.results, published, part)
    outcomes = Outcomes(folder, part)
    compared = list(compare_all(outcomes, overview.columns, overview.manuscripts))
    sizes = by_size(overview.results)
    told = calibrations(folder, part, overview.columns)
    low = list(low_resource_rows(overview, low_resource or {}))
    lines = markdown(overview, outcomes, compared)
    lines += [*size_section(overview, sizes), *low_resource_section(overview, low)]
    lines += calibration_section(overview, told)
    texts = {
        REPORT: "\n".join(lines),
        TABLE: _tsv(table_rows(overview)),
        SUMMARY: _tsv(summary_rows(overview, outcomes)),
        COMPARISONS: _tsv(comparison_rows(overview, compared)),
        SIZES: _tsv(size_rows(sizes)),
        CALIBRATION: _tsv(calibration_rows(told)),
    }
    if low:
        texts[LOW_RESOURCE] = _tsv(low_resource_rows_tsv(low))
    several = [siglum for siglum, count in sorted(sizes_measured(overview.results).items()) if count > 1]
    for siglum in several:
        texts[f"figure-{siglum}.svg"] = figure(overview, [siglum], f"manuscript {siglum}")
    if len(several) > 1:
        texts["figure-mean.svg"] = figure(overview, several, f"{len(several)} manuscripts (mean)")
    paths = [folder.path / name for name in texts]
    for path, text in zip(paths, texts.values(), strict=True):
        write_file(path, text.encode("utf-8"))
    return overview, paths


def figure(overview: Overview, manuscripts: Sequence[str], name: str) -> str:
    """The learning curves of a manuscript, or the mean ones of several, in the layout of the paper's Figure 2."""
    panels = learning_curves(overview, manuscripts)
    title = f"Word accuracy on {name} by training size"
    return svg(panels, x_label="words of the training part", y_label="word accuracy (%)", title=title)


def groups(overview: Overview) -> list[tuple[str, tuple[str, ...]]]:
    """The groups of manuscripts to average over: those of the published table or else all, and the twelve."""
    every = tuple(overview.published.rows) or overview.manuscripts
    found = [(f"mean of {len(every)}", every)]
    if set(TWELVE) <= set(overview.manuscripts) and set(TWELVE) != set(every):
        found.append((f"mean of the {len(TWELVE)}", TWELVE))
    return found


def markdown(overview: Overview, outcomes: Outcomes, compared: Sequence[Comparison]) -> list[str]:
    """The lines of the report on whole training parts, for reading."""
    part = next((result.cell.part for result in overview.results), "")
    lines = ["# Results", "", f"Word accuracy in per cent on the part `{part}`; S: learning from the manuscript alone,"]
    lines += ["S+A: with 10,000 words of other manuscripts, S+O: with all words of their training parts; unchanged:"]
    lines += ["leaving words as they are. Published figures in parentheses; the best of ours in bold.", ""]
    if overview.manuscripts:
        lines += ["## By manuscript", "", *markdown_table(table_cells(overview)), ""]
    lines += ["## By system", "", *markdown_table(_readable(summary_rows(overview, outcomes))), ""]
    lines += [
        "The interval holds 95% of bootstrap samples of the words. Rho is Spearman's correlation of training size",
        "",
    ]
    lines[-2] += " and accuracy over manuscripts, p its p-value by random permutations."
    pooled = [row for row in compared if row.manuscript == EVERY]
    if pooled:
        lines += ["## Differences", "", *markdown_table(_difference_cells(overview, pooled, compared)), ""]
        lines += [f"Manuscripts: on how many the first or the second is better with p < {_COMMON} (McNemar).", ""]
    return lines


def size_section(overview: Overview, rows: Sequence[SizeRow]) -> list[str]:
    """The section on training sizes, where others than the whole training part were measured."""
    if {row.size for row in rows} <= {ALL}:
        return []
    return ["## By number of own words", "", *markdown_table(size_cells(overview, rows)), ""]


def low_resource_section(overview: Overview, rows: Sequence[LowResourceRow]) -> list[str]:
    """The section beside published low-resource figures, where there are any."""
    if not rows:
        return []
    verdicts = [text for line in low_resource_verdicts(overview, rows) for text in (line, "")]
    table = markdown_table(low_resource_cells(overview, rows))
    others = sorted({TEXTS[column.text] for row in rows for column in row.ours if column.text != PUBLISHED_TEXT})
    about = "Our figures are on the text prepared as in the published study."
    if others:
        about = (
            f"Not comparable: some of our figures are on another text than the published ones ({', '.join(others)})."
        )
    verdicts = [about, "", *verdicts]
    return ["## Beside published figures for little training data", "", *table, "", *verdicts]


def calibration_section(overview: Overview, found: Sequence[Calibration]) -> list[str]:
    """The section on confidence, where predictions have it."""
    if not found:
        return []
    lines = ["## Confidence", "", *markdown_table(calibration_cells(overview, found)), ""]
    lines += [
        "The expected calibration error of the first suggestion in ten bins over all words together, and its mean"
    ]
    lines[-1] += " over single measurements, where few words in a bin make it larger."
    return [*lines, f"Of the suggestions shown with at least {100 * SURE:.0f}%, so many were right (per cent).", ""]


def table_cells(overview: Overview) -> Iterator[list[str]]:
    """The table by manuscript with its averages, cells ready for reading."""
    left, text = unchanged(overview.results), overview.columns[0].text if overview.columns else ""
    shown = ["unchanged"] if any((siglum, text) in left for siglum in overview.manuscripts) else []
    yield ["manuscript", "region", "words", *shown, *(overview.title(column) for column in overview.columns)]
    sizes = {result.cell.manuscript: result.tokens + result.train_tokens for result in overview.results}
    for siglum in overview.manuscripts:
        row = overview.published.rows.get(siglum)
        ours = [overview.accuracies.get(column, {}).get(siglum) for column in overview.columns]
        theirs = [overview.theirs(column, siglum) for column in overview.columns]
        words = str(row.tokens if row else sizes[siglum])
        same = [per_cent(left.get((siglum, text))) for _ in shown]
        yield [siglum, row.region if row else "", words, *same, *_figures(ours, theirs, [""] * len(ours))]
    for name, group in groups(overview):
        means = [overview.mean(column, group) for column in overview.columns]
        notes = [f" [{mean.count}]" if 0 < mean.count < mean.of else "" for mean in means]
        known = [left[siglum, text] for siglum in group if (siglum, text) in left]
        same = [per_cent(sum(known) / len(known) if len(known) == len(group) else None) for _ in shown]
        yield [name, "", "", *same, *_figures([mean.ours for mean in means], [mean.theirs for mean in means], notes)]


def table_rows(overview: Overview) -> Iterator[list[str]]:
    """The table by manuscript for other programs: a row a manuscript and column, shares from 0 to 1."""
    yield ["manuscript", "region", *Column._fields, "accuracy", "published"]
    for siglum in overview.manuscripts:
        row = overview.published.rows.get(siglum)
        for column in overview.columns:
            ours = overview.accuracies.get(column, {}).get(siglum)
            if ours is not None:
                yield [
                    siglum,
                    row.region if row else "",
                    *column,
                    *map(_share, (ours, overview.theirs(column, siglum))),
                ]


def summary_rows(overview: Overview, outcomes: Outcomes) -> Iterator[list[str]]:
    """A row a column and group of manuscripts: means, interval, correlation, times; shares from 0 to 1."""
    yield [
        "system",
        "group",
        "manuscripts",
        "accuracy",
        "low",
        "high",
        "published",
        "rho",
        "p",
        "train_s",
        "per_1000_s",
    ]
    for name, group in groups(overview):
        for column in overview.columns:
            mean = overview.mean(column, group)
            if mean.ours is None:
                continue
            interval = outcomes.interval(column, group) or (None, None)
            found = overview.correlation(column, group)
            rho = [f"{found[0]:.2f}", f"{found[1]:.4f}"] if found else ["", ""]
            seconds = [f"{value:.2f}" for value in overview.seconds(column, group)]
            shares = map(_share, (mean.ours, *interval, mean.theirs))
            yield [overview.title(column), name, str(mean.count), *shares, *rho, *seconds]


def comparison_rows(overview: Overview, compared: Iterable[Comparison]) -> Iterator[list[str]]:
    """A row a pair of columns and manuscript (* for all together)."""
    yield [
        *("first", "second", "manuscript", "words", "first_accuracy", "second_accuracy", "difference", "low", "high"),
        *("only_first", "only_second", "p_mcnemar", "p_randomization"),
    ]
    for row in compared:
        difference = row.first_accuracy - row.second_accuracy
        shares = map(_share, (row.first_accuracy, row.second_accuracy, difference, row.low, row.high))
        counts = [str(row.only_first), str(row.only_second)]
        p = [_p(row.mcnemar), "" if row.randomization is None else _p(row.randomization)]
        yield [
            overview.title(row.first),
            overview.title(row.second),
            row.manuscript,
            str(row.words),
            *shares,
            *counts,
            *p,
        ]


def _difference_cells(
    overview: Overview, pooled: Sequence[Comparison], compared: Sequence[Comparison]
) -> Iterator[list[str]]:
    yield ["first", "second", "words", "difference", "95%", "p (McNemar)", "p (randomization)", "manuscripts"]
    clear = [row for row in compared if row.manuscript != EVERY and row.mcnemar < _COMMON]
    for row in pooled:
        same = [other for other in clear if (other.first, other.second) == (row.first, row.second)]
        better = sum(other.only_first > other.only_second for other in same)
        yield [
            overview.title(row.first),
            overview.title(row.second),
            str(row.words),
            f"{100 * (row.first_accuracy - row.second_accuracy):+.2f}",
            f"{100 * row.low:+.2f} to {100 * row.high:+.2f}",
            _p(row.mcnemar),
            "" if row.randomization is None else _p(row.randomization),
            f"{better} / {len(same) - better}",
        ]


def _figures(ours: Sequence[float | None], theirs: Sequence[float | None], notes: Sequence[str]) -> Iterator[str]:
    """Figures in per cent, the published one in parentheses, the best of ours in bold."""
    shown = [None if value is None else f"{100 * value:.1f}" for value in ours]
    best = max((float(text) for text in shown if text is not None), default=None)
    for text, other, note in zip(shown, theirs, notes, strict=True):
        if text is None:
            yield ""
            continue
        bold = f"**{text}**" if float(text) == best and len(shown) > 1 else text
        yield bold + ("" if other is None else f" ({100 * other:.1f})") + note


def _readable(rows: Iterable[list[str]]) -> Iterator[list[str]]:
    """The summary with its shares in per cent."""
    for number, row in enumerate(rows):
        yield row if not number else [*row[:3], *(f"{100 * float(t):.1f}" if t else "" for t in row[3:7]), *row[7:]]


def markdown_table(rows: Iterable[Sequence[str]]) -> Iterator[str]:
    """The lines of a Markdown table; the first row is its head."""
    for number, row in enumerate(rows):
        # A stray asterisk (Norma*) would begin an emphasis.
        yield (
            "| "
            + " | ".join(text.replace("|", "\\|").replace("a* ", "a\\* ").replace("a*,", "a\\*,") for text in row)
            + " |"
        )
        if not number:
            yield "|" + " --- |" * len(row)


def _tsv(rows: Iterable[Sequence[str]]) -> str:
    return "".join("\t".join(row) + "\n" for row in rows)


def _share(value: float | None) -> str:
    return "" if value is None else f"{value:.5f}"


def _p(value: float) -> str:
    return f"{value:.4f}" if value >= 0.0001 else "<0.0001"
