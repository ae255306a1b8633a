"""Having the taggers of a corpus trained before its cells are done."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

from histnorm_gui.cli import options
from histnorm_gui.cli.console import Console
from histnorm_gui.cli.messages import sentence
from histnorm_gui.core.errors import UserError
from histnorm_gui.core.progress import CancelToken

if TYPE_CHECKING:
    import argparse

    from histnorm_gui.engine.joint.shared import Shared, TaggerCell

FOLDER = "taggers"
GROUPS = 3


def add_arguments(group: argparse._ArgumentGroup) -> None:
    """Declare the options of taggers that several manuscripts share."""
    group.add_argument(
        "--tagger-groups",
        type=options.positive,
        default=GROUPS,
        metavar="N",
        help="for the system default with other manuscripts: deal the manuscripts out to N groups, and let each be "
        f"read by a tagger that learned from all others (default: {GROUPS})",
    )
    group.add_argument(
        "--taggers", type=Path, metavar="DIR", help="where these taggers are kept (default: taggers in --out)"
    )


def folder_of(arguments: argparse.Namespace) -> Path:
    """The folder of taggers that the arguments name."""
    return Path(arguments.taggers or arguments.out / FOLDER)


def prepare(make: Callable[[], Shared], needed: Iterable[tuple[str, int]], jobs: int, console: Console) -> None:
    """Have the taggers trained that read some manuscripts (siglum and seed) and are not there yet.

    One that cannot be made is told of; the cells that need it will say so too.
    """
    from histnorm_gui.engine.joint.shared import TaggerCell
    from histnorm_gui.engine.workers import run_on

    pairs = set(needed)
    if not pairs:
        return
    shared = make()
    cells = sorted({TaggerCell(shared.group_of(siglum), seed) for siglum, seed in pairs})
    waiting = [cell for cell in cells if (path := shared.path(cell)) is not None and not path.exists()]
    if not waiting:
        return
    console.say(f"training {len(waiting)} taggers, each without the manuscripts that it will read")
    if jobs == 1 or len(waiting) == 1:
        for number, cell in enumerate(waiting, start=1):
            _one(shared, cell, f"tagger {number} of {len(waiting)}", console)
        return
    with closing(run_on(make, waiting, jobs)) as outcomes:
        for number, outcome in enumerate(outcomes, start=1):
            text = f"tagger {number} of {len(waiting)}"
            if outcome.error is not None:
                console.note(f"{text}: {sentence(outcome.error)}")
            elif outcome.details:
                console.note(f"{text} failed: {outcome.details.rstrip()}")
            else:
                console.say(f"{text}: {outcome.result}")


def _one(shared: Shared, cell: TaggerCell, text: str, console: Console) -> None:
    try:
        path, _ = shared.run(cell, progress=console.progress, cancel=CancelToken())
    except UserError as error:
        console.note(f"{text}: {sentence(error)}")
        return
    console.say(f"{text}: {path}")
