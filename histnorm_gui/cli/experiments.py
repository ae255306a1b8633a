"""``histnorm evaluate --corpus``: systems by manuscripts by training sizes by seeds, resumable, with a report."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from histnorm_gui.cli import options, taggers
from histnorm_gui.cli.cells import follow
from histnorm_gui.cli.console import Console, duration
from histnorm_gui.core.errors import ErrorCode, UserError

if TYPE_CHECKING:
    from histnorm_gui.engine.experiments import Corpus, Grid
    from histnorm_gui.engine.published import LowResource, Published
    from histnorm_gui.engine.reports import Change, Overview
    from histnorm_gui.engine.results import Cell, Prediction, Result, ResultsFolder

SETTINGS = ("S", "S+A", "S+O", "S+P")
USUAL_SETTINGS = SETTINGS[:2]
PARTS = (
    *("channel", "letters", "lexicon", "affixes", "alike", "context", "surroundings", "common", "tagger"),
    *("others-keys", "own-keys", "frequency", "latest"),
)
"""The parts of the system default that can be switched off."""
NEEDED = ("corpus", "systems", "out")
_FIGURES = ("baseline", "published", "published_curves", "published_low_resource")
_CELLS = ("manuscripts", "sizes", "samples", "settings", "seeds", "report_on", "without", "text", "join")
SERIES_ONLY = (*_CELLS, "jobs", "tagger_groups", "taggers", *_FIGURES)
_WORSE_SHOWN = 20


def names(text: str) -> tuple[str, ...]:
    """Names with commas between them, for argparse."""
    found = tuple(dict.fromkeys(part.strip() for part in text.split(",") if part.strip()))
    if not found:
        raise ValueError(text)
    return found


def sizes(text: str) -> tuple[int, ...]:
    """Training sizes with commas between them, "all" for the whole training part (-1), for argparse."""
    found = tuple(-1 if part == "all" else int(part) for part in names(text))
    if any(size < 0 and part != "all" for size, part in zip(found, names(text), strict=True)):
        raise ValueError(text)
    return found


def seeds(text: str) -> tuple[int, ...]:
    """Whole numbers with commas between them, for argparse."""
    return tuple(int(part) for part in names(text))


def settings(text: str) -> tuple[str, ...]:
    """S, S+A, S+O and S+P with commas between them, for argparse."""
    found = names(text)
    if not set(found) <= set(SETTINGS):
        raise ValueError(text)
    return found


def switched_off(text: str) -> tuple[str, ...]:
    """Parts with commas between them, those that are switched off together with + between them, for argparse."""
    found = tuple("+".join(sorted(set(entry.split("+")))) for entry in names(text))
    if not {part for entry in found for part in entry.split("+")} <= set(PARTS):
        raise ValueError(text)
    return tuple(dict.fromkeys(found))


def joined(text: str) -> tuple[str, tuple[str, ...]]:
    """A name and patterns of sigla (NAME=A,B*), for argparse."""
    name, _, patterns = text.partition("=")
    if not name.strip():
        raise ValueError(text)
    return name.strip(), names(patterns)


names.__name__ = "list of names"  # what argparse calls the type in its message
sizes.__name__ = 'list of whole numbers or "all"'
seeds.__name__ = "list of whole numbers"
settings.__name__ = "list of S, S+A, S+O and S+P"
switched_off.__name__ = f"list of {', '.join(PARTS)}"
joined.__name__ = "NAME=A,B"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the options of experiments."""
    group = parser.add_argument_group("experiments", "many systems on a whole corpus, into a folder of results")
    group.add_argument("--corpus", type=Path, metavar="DIR", help="folder with SIGLUM.train.tsv, .dev.tsv, .test.tsv")
    group.add_argument("--systems", type=names, metavar="A,B", help="the systems, with commas between them")
    group.add_argument(
        "--manuscripts", type=names, default=("all",), metavar="A,B", help="sigla, all, or 12 (default: all)"
    )
    group.add_argument(
        "--sizes", type=sizes, default=(-1,), metavar="N,N", help="first words of the training part (default: all)"
    )
    group.add_argument(
        "--samples",
        type=options.positive,
        default=0,
        metavar="N",
        help="measure each size on N stretches of the training part, evenly spread, instead of on its first words",
    )
    group.add_argument(
        "--settings",
        type=settings,
        default=USUAL_SETTINGS,
        metavar="S,S+A",
        help="S: the manuscript alone; S+A: with 10,000 words of others; S+O: with all training parts of the others; "
        "S+P: with pronunciations (default: S,S+A)",
    )
    group.add_argument(
        "--without",
        type=switched_off,
        default=(),
        metavar="A,B",
        help="measure the system default without each of these parts too (A+B: without both): " + ", ".join(PARTS),
    )
    _add_preparation(group)
    taggers.add_arguments(group)
    group.add_argument("--seeds", type=seeds, default=(1,), metavar="N,N", help="where chance begins (default: 1)")
    group.add_argument("--report-on", choices=("dev", "test"), default="dev", help="the part to measure on")
    group.add_argument("--jobs", type=options.positive, default=1, metavar="N", help="processes (default: 1)")
    group.add_argument(
        "--out", type=Path, metavar="DIR", help="folder of results; cells that are finished in it are not done again"
    )
    _add_comparisons(group)


def _add_preparation(group: argparse._ArgumentGroup) -> None:
    """Options that say what the texts are before anything is learned from them."""
    text = group.add_mutually_exclusive_group()
    text.add_argument(
        "--lower-case",
        dest="text",
        action="store_const",
        const="lower",
        default="",
        help="lower-case all forms and normalizations",
    )
    text.add_argument(
        "--as-bollmann2019",
        dest="text",
        action="store_const",
        const="bollmann2019",
        help="prepare the text as for the figures of Bollmann 2019: lower-cased, NFC, rows without a word left out",
    )
    group.add_argument(
        "--join",
        type=joined,
        action="append",
        default=[],
        metavar="NAME=A,B*",
        help="read some manuscripts (sigla or patterns) as one, one after the other; may be given several times",
    )


def _add_comparisons(group: argparse._ArgumentGroup) -> None:
    """Options for figures that the results are set beside."""
    group.add_argument("--baseline", type=Path, metavar="FILE", help="results.tsv of an earlier run to compare with")
    group.add_argument("--published", type=Path, metavar="FILE", help="published figures by manuscript (TSV)")
    group.add_argument("--published-curves", type=Path, metavar="FILE", help="published figures by training size (TSV)")
    group.add_argument(
        "--published-low-resource",
        type=Path,
        metavar="FILE",
        help="published figures by system, training size and data set (TSV)",
    )


def run(arguments: argparse.Namespace) -> int:
    """Do what is not done yet, then write the report on everything in the folder."""
    console = Console(arguments.json)

    from histnorm_gui.engine.experiments import plan
    from histnorm_gui.engine.published import read_low_resource, read_published
    from histnorm_gui.engine.results import ResultsFolder, read_results
    from histnorm_gui.services.corpora import read_corpus

    published = read_published(arguments.published, arguments.published_curves)
    low = {} if arguments.published_low_resource is None else read_low_resource(arguments.published_low_resource)
    baseline = read_results(arguments.baseline) if arguments.baseline is not None else []
    grid = make_grid(arguments, console)
    phones = arguments.phones if "S+P" in arguments.settings else None
    corpus = read_corpus(
        arguments.corpus,
        arguments.report_on,
        arguments.lexicon,
        phones,
        text=arguments.text,
        joins=dict(arguments.join),
    )
    cells = plan(grid, corpus)
    folder = ResultsFolder.open(arguments.out)
    waiting = [cell for cell in cells if cell not in folder.done]
    console.say(f"{len(cells)} cells, {len(cells) - len(waiting)} of them done before")
    failed = _do(waiting, corpus, folder, arguments, console)
    return _report(arguments, folder, (published, low), baseline, failed, console)


def make_grid(arguments: argparse.Namespace, console: Console) -> Grid:
    """The grid that the arguments ask for; UserError for unknown names, and a note on pairs that make no sense."""
    from histnorm_gui.engine.experiments import AUXILIARY_ONLY, TWELVE, Grid, fits
    from histnorm_gui.services.corpora import joined_sigla, sigla

    for system in arguments.systems:
        for setting in arguments.settings:
            if not fits(system, setting):
                console.note(f"{system} is not measured in setting {setting}: that would be another system")
    found = sigla(arguments.corpus, arguments.report_on)
    groups = joined_sigla(found, dict(arguments.join), str(arguments.corpus))
    known = [siglum for siglum in sorted(groups) if siglum not in AUXILIARY_ONLY]
    chosen: list[str] = []
    for name in arguments.manuscripts:
        chosen += known if name == "all" else TWELVE if name == "12" else [name]
    for siglum in chosen:
        if siglum not in known:
            raise UserError(
                ErrorCode.CORPUS_MANUSCRIPT_UNKNOWN, siglum=siglum, path=str(arguments.corpus), known=tuple(known)
            )
    manuscripts = tuple(dict.fromkeys(chosen))
    return Grid(
        arguments.systems,
        arguments.settings,
        manuscripts,
        arguments.sizes,
        arguments.seeds,
        arguments.recipe,
        arguments.samples,
        arguments.without,
    )


def _do(
    cells: Sequence[Cell], corpus: Corpus, folder: ResultsFolder, arguments: argparse.Namespace, console: Console
) -> list[str]:
    """Do cells, keep each as it is finished, and tell how far it is; return a line on each that failed.

    The taggers that they read with are trained before.
    """
    from histnorm_gui.engine.bench import needs_tagger, shared_of
    from histnorm_gui.engine.workers import run_cells

    jobs, kept, groups = arguments.jobs, taggers.folder_of(arguments), arguments.tagger_groups
    needed = [(cell.manuscript, cell.seed) for cell in cells if needs_tagger(cell)]
    taggers.prepare(partial(shared_of, corpus, kept, groups), needed, jobs, console)
    estimate = Estimate(folder.results, jobs)

    def keep(result: Result, predictions: Sequence[Prediction]) -> None:
        folder.add(result, predictions)
        estimate.add(result)

    with closing(run_cells(cells, corpus, jobs, kept, groups)) as outcomes:
        return follow(
            outcomes,
            len(cells),
            console,
            keep=keep,
            described=described,
            figure=lambda result: f"{result.accuracy:.1%}",
            left=lambda: estimate.text([cell for cell in cells if cell not in folder.done]),
        )


class Estimate:
    """How long the cells that are left will take: each as long as the mean of those of its system that are done."""

    def __init__(self, done: Sequence[Result], jobs: int) -> None:
        self._jobs = jobs
        self._rates: dict[tuple[str, str, str], tuple[float, int]] = {}
        for result in done:
            self.add(result)

    def add(self, result: Result) -> None:
        """Take a finished cell into account."""
        key = result.cell.column[:3]
        seconds, count = self._rates.get(key, (0.0, 0))
        self._rates[key] = seconds + result.train_seconds + result.suggest_seconds, count + 1

    def text(self, waiting: Sequence[Cell]) -> str:
        """The time until all cells are done, in words; a lower bound while a system was not measured yet."""
        rates = [self._rates.get(cell.column[:3]) for cell in waiting]
        seconds = sum(rate[0] / rate[1] for rate in rates if rate is not None) / self._jobs
        return f"{'at least' if None in rates else 'about'} {duration(seconds)} left"


def described(cell: Cell) -> str:
    """A cell in words."""
    size = f", {cell.size} words" if cell.size >= 0 else ""
    sample = f", sample {cell.sample}" if cell.sample else ""
    without = f" without {cell.without}" if cell.without else ""
    recipe = "" if cell.recipe == "-" else f" ({cell.recipe})"
    return f"{cell.system}{recipe}{without} {cell.setting} {cell.manuscript}{size}{sample}, seed {cell.seed}"


def _report(
    arguments: argparse.Namespace,
    folder: ResultsFolder,
    published: tuple[Published, LowResource],
    baseline: Sequence[Result],
    failed: Sequence[str],
    console: Console,
) -> int:
    from histnorm_gui.cli.experiment_report import groups, write_report
    from histnorm_gui.engine.reports import changes

    overview, paths = write_report(folder, published[0], arguments.report_on, published[1])
    for name, group in groups(overview):
        for column in overview.columns:
            mean = overview.mean(column, group)
            if mean.ours is not None:
                theirs = f" (published: {100 * mean.theirs:.1f})" if mean.theirs is not None else ""
                console.say(f"{overview.title(column)}, {name} [{mean.count}]: {100 * mean.ours:.1f}{theirs}")
    compared = changes(overview.results, baseline)
    if arguments.baseline is not None:
        _say_changes(overview, compared, arguments.baseline, console)
    console.say(f"written: {', '.join(str(path) for path in paths)}")
    if failed:
        console.note(f"{len(failed)} cells could not be done; the same command tries them again")
    console.result(
        {
            "out": str(arguments.out),
            "results": len(folder.results),
            "failed": len(failed),
            "means": [
                {**column._asdict(), "accuracy": mean.ours, "published": mean.theirs, "manuscripts": mean.count}
                for column in overview.columns
                if (mean := overview.mean(column, groups(overview)[0][1])).ours is not None
            ],
            "worse": [
                {"cell": described(change.cell), "before": change.before, "after": change.after}
                for change in compared
                if change.difference < 0
            ],
            "files": [str(path) for path in paths],
        }
    )
    return 1 if failed else 0


def _say_changes(overview: Overview, compared: Sequence[Change], baseline: Path, console: Console) -> None:
    """Tell what has become better and worse since an earlier run."""
    from histnorm_gui.engine.reports import mean_changes

    worse = [change for change in compared if change.difference < 0]
    better = sum(change.difference > 0 for change in compared)
    console.say(f"against {baseline}: {len(compared)} cells in both, {better} better, {len(worse)} worse")
    for heading, (before, after, count) in mean_changes(compared, overview.title).items():
        verdict = "WORSE" if after < before - 1e-9 else "better" if after > before + 1e-9 else "same"
        console.say(f"  {heading}: {100 * before:.2f} -> {100 * after:.2f} over {count} cells, {verdict}")
    for change in worse[:_WORSE_SHOWN]:
        text = f"{100 * change.before:.1f} -> {100 * change.after:.1f}"
        console.say(f"  worse: {described(change.cell)}: {text}")
    if len(worse) > _WORSE_SHOWN:
        console.say(f"  and {len(worse) - _WORSE_SHOWN} more")
