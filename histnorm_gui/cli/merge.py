"""``histnorm merge``: two copies of one project as a new one."""

from __future__ import annotations

import argparse
from pathlib import Path

from histnorm_gui.cli import options
from histnorm_gui.cli.console import Console
from histnorm_gui.services.conflicts import Conflict, Side

SHOWN = 20
UNSETTLED = 1


def add_parser(commands: options.Subparsers[argparse.ArgumentParser]) -> None:
    """Declare the sub-command."""
    parser = commands.add_parser(
        "merge",
        help="bring two copies of one project together",
        description="Write a copy of MINE to NEW and bring into it what was done in THEIRS since the two parted: "
        "decisions, notes, flags, joins, manuscripts. Neither MINE nor THEIRS is changed; in NEW it is one step that "
        "can be undone. Where both have changed the same thing, --prefer says whose is taken; without it such "
        "conflicts are listed, nothing is written, and the exit status is 1.",
    )
    parser.add_argument("mine", type=Path, metavar="MINE")
    parser.add_argument("theirs", type=Path, metavar="THEIRS")
    parser.add_argument("--out", type=Path, required=True, metavar="NEW", help="the project file to write")
    parser.add_argument("--prefer", choices=[side.value for side in Side], help="whose version is taken in conflicts")
    options.add_json(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Carry out the sub-command."""
    console = Console(arguments.json)
    from histnorm_gui.services.merging_files import merge_files

    prefer = Side(arguments.prefer) if arguments.prefer else None
    merge, written = merge_files(arguments.mine, arguments.theirs, arguments.out, prefer, console.watch())
    taken = merge.taken
    if written:
        console.say(
            f"{arguments.out}: took over {taken.decisions} decisions, {taken.remarks} notes and marks, {taken.joins} "
            f"joins and {taken.manuscripts} manuscripts of {arguments.theirs}"
        )
        if merge.conflicts:
            console.say(f"{len(merge.conflicts)} conflicts were settled as {arguments.prefer}")
    else:
        console.say(f"{len(merge.conflicts)} conflicts; nothing was written. Please say --prefer mine or theirs:")
        for conflict in merge.conflicts[:SHOWN]:
            console.say("  " + _line(conflict))
        if len(merge.conflicts) > SHOWN:
            console.say(f"  and {len(merge.conflicts) - SHOWN} more")
    console.result(
        {
            "out": str(arguments.out) if written else None,
            "three_way": merge.three_way,
            "decisions": taken.decisions,
            "remarks": taken.remarks,
            "joins": taken.joins,
            "manuscripts": taken.manuscripts,
            "conflicts": [
                {
                    "manuscript": conflict.siglum,
                    "line": conflict.token.line,
                    "form": conflict.token.form,
                    "what": conflict.what.value,
                    "mine": conflict.mine.text,
                    "theirs": conflict.theirs.text,
                }
                for conflict in merge.conflicts
            ],
        }
    )
    return 0 if written else UNSETTLED


def _line(conflict: Conflict) -> str:
    place = f"{conflict.siglum}, line {conflict.token.line}: {conflict.token.form}"
    return f"{place} ({conflict.what.value}): mine {conflict.mine.text or '-'}, theirs {conflict.theirs.text or '-'}"
