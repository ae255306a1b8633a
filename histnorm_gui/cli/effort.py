"""``histnorm simulate --corpus``: editors over systems, settings and manuscripts, resumable, with a report."""

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
from histnorm_gui.cli.experiments import names
from histnorm_gui.core.errors import ErrorCode, UserError

if TYPE_CHECKING:
    from histnorm_gui.engine.effort import EffortCell, EffortGrid, EffortResult, Texts
    from histnorm_gui.engine.effort_results import EffortFolder

SETTINGS = ("nothing", "train", "full")
NEEDED = ("corpus", "out")
SERIES_ONLY = ("manuscripts", "settings", "jobs", "tagger_groups", "taggers")


def settings(text: str) -> tuple[str, ...]:
    """nothing, train and full with commas between them, for argparse."""
    found = names(text)
    if not set(found) <= set(SETTINGS):
        raise ValueError(text)
    return found


settings.__name__ = "list of nothing, train and full"  # what argparse calls the type in its message


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the options of a whole corpus."""
    group = parser.add_argument_group("many manuscripts", "each walked by an editor, into a folder of results")
    group.add_argument("--corpus", type=Path, metavar="DIR", help="folder with SIGLUM.train.tsv, .dev.tsv, .test.tsv")
    group.add_argument(
        "--manuscripts", type=names, default=("12",), metavar="A,B", help="sigla, all, or 12 (default: 12)"
    )
    group.add_argument(
        "--settings",
        type=settings,
        default=SETTINGS,
        metavar="A,B",
        help="what there is of other manuscripts: nothing, their train parts, or their full texts (default: all three)",
    )
    taggers.add_arguments(group)
    group.add_argument("--jobs", type=options.positive, default=1, metavar="N", help="processes (default: 1)")
    group.add_argument(
        "--out", type=Path, metavar="DIR", help="folder of results; cells that are finished in it are not done again"
    )


def run(arguments: argparse.Namespace) -> int:
    """Do what is not done yet, then write the report on everything in the folder."""
    console = Console(arguments.json)

    from histnorm_gui.engine.effort import plan_effort
    from histnorm_gui.engine.effort_results import EffortFolder
    from histnorm_gui.engine.systems import traits
    from histnorm_gui.services.corpora import read_texts

    for system in arguments.systems:
        traits(system)
    grid = make_grid(arguments)
    console.say(f"reading {arguments.corpus}")
    texts = read_texts(arguments.corpus, arguments.lexicon)
    cells = plan_effort(grid, texts)
    folder = EffortFolder.open(arguments.out)
    waiting = [cell for cell in cells if cell not in folder.done]
    console.say(f"{len(cells)} cells, {len(cells) - len(waiting)} of them done before")
    failed = _do(waiting, texts, folder, arguments, console)
    return _report(arguments, folder, failed, console)


def make_grid(arguments: argparse.Namespace) -> EffortGrid:
    """The grid that the arguments ask for; UserError for unknown manuscripts."""
    from histnorm_gui.engine.effort import EffortGrid
    from histnorm_gui.engine.experiments import AUXILIARY_ONLY, TWELVE
    from histnorm_gui.services.corpora import texts_in

    known = [siglum for siglum in texts_in(arguments.corpus) if siglum not in AUXILIARY_ONLY]
    chosen: list[str] = []
    for name in arguments.manuscripts:
        chosen += known if name == options.ALL else TWELVE if name == "12" else [name]
    for siglum in chosen:
        if siglum not in known:
            raise UserError(
                ErrorCode.CORPUS_MANUSCRIPT_UNKNOWN, siglum=siglum, path=str(arguments.corpus), known=tuple(known)
            )
    return EffortGrid(
        systems=arguments.systems,
        settings=arguments.settings,
        manuscripts=tuple(dict.fromkeys(chosen)),
        tokens=arguments.tokens,
        retrain_every=arguments.retrain_every,
        seed=arguments.seed,
        recipe=arguments.recipe,
    )


def _do(
    cells: Sequence[EffortCell], texts: Texts, folder: EffortFolder, arguments: argparse.Namespace, console: Console
) -> list[str]:
    """Do cells, keep each as it is finished, and tell how far it is; return a line on each that failed.

    The taggers that they read with are trained before.
    """
    from histnorm_gui.engine.effort import EffortBench, needs_tagger, shared_of
    from histnorm_gui.engine.workers import run_on

    jobs, kept, groups = arguments.jobs, taggers.folder_of(arguments), arguments.tagger_groups
    needed = [(cell.manuscript, cell.seed) for cell in cells if needs_tagger(cell)]
    taggers.prepare(partial(shared_of, texts, kept, groups), needed, jobs, console)
    with closing(run_on(partial(EffortBench, texts, kept, groups), cells, jobs)) as outcomes:
        return follow(
            outcomes,
            len(cells),
            console,
            keep=folder.add,
            described=described,
            figure=lambda result: f"{result.corrections_per_1000:.0f} per 1,000",
            left=lambda: remaining(folder.results, [cell for cell in cells if cell not in folder.done], jobs),
        )


def remaining(done: Sequence[EffortResult], waiting: Sequence[EffortCell], jobs: int) -> str:
    """The time until all cells are done, in words: each takes as long as others of its column have taken.

    A lower bound while a column was not measured yet.
    """
    times: dict[object, list[float]] = {}
    for result in done:
        times.setdefault(result.cell.column, []).append(result.seconds)
    known = [times[cell.column] for cell in waiting if cell.column in times]
    seconds = sum(sum(found) / len(found) for found in known) / jobs
    return f"{'about' if len(known) == len(waiting) else 'at least'} {duration(seconds)} left"


def described(cell: EffortCell) -> str:
    """A cell in words."""
    recipe = "" if cell.recipe == "-" else f" ({cell.recipe})"
    return f"{cell.system}{recipe}, {cell.setting}, {cell.manuscript}"


def _report(arguments: argparse.Namespace, folder: EffortFolder, failed: Sequence[str], console: Console) -> int:
    from histnorm_gui.cli.effort_report import write_report
    from histnorm_gui.engine.effort_reports import EffortOverview

    overview = EffortOverview.of(folder.results)
    paths = write_report(folder.path, overview)
    means = [mean for _, group in overview.groups() for mean in overview.means(group)]
    for mean in means:
        console.say(
            f"{overview.title(mean.column)}, {mean.column.setting}, {mean.count} manuscripts: "
            f"{mean.corrections_per_1000:.1f} corrections per 1,000, {mean.keys_per_token:.2f} keys a word "
            f"(typing all: {mean.typing_keys_per_token:.2f})"
        )
    console.say(f"written: {', '.join(str(path) for path in paths)}")
    if failed:
        console.note(f"{len(failed)} cells could not be done; the same command tries them again")
    console.result(
        {
            "out": str(arguments.out),
            "results": len(folder.results),
            "failed": len(failed),
            "means": [mean.values() for mean in means],
            "files": [str(path) for path in paths],
        }
    )
    return 1 if failed else 0
