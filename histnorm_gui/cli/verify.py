"""``histnorm verify``: whether everything in a project file fits together."""

from __future__ import annotations

import argparse
from pathlib import Path

from histnorm_gui.cli import options
from histnorm_gui.cli.console import Console

SHOWN = 20


def add_parser(commands: options.Subparsers[argparse.ArgumentParser]) -> None:
    """Declare the sub-command."""
    parser = commands.add_parser(
        "verify",
        help="check that a project file is whole",
        description="Check a project file, or a backup of one, without changing it: the database, that everything in "
        "it belongs to something, the words and their sources, the models, and that the journal leads to the "
        "decisions. Exit status 0: all is well; 1: something is wrong, or the file cannot be read.",
    )
    parser.add_argument("file", type=Path, metavar="FILE")
    options.add_json(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Carry out the sub-command."""
    console = Console(arguments.json)
    from histnorm_gui.project.verification import check_file

    problems = check_file(arguments.file, console.watch())
    if not problems:
        console.say(f"{arguments.file}: all is well")
    else:
        console.say(f"{arguments.file}: {len(problems)} {'thing is' if len(problems) == 1 else 'things are'} wrong")
        for problem in problems[:SHOWN]:
            console.say(f"  {problem}")
        if len(problems) > SHOWN:
            console.say(f"  and {len(problems) - SHOWN} more")
        console.say("histnorm repair FILE --out NEW saves what can be read; a backup may be whole (FILE-backups).")
    console.result({"file": str(arguments.file), "ok": not problems, "problems": problems})
    return 1 if problems else 0
