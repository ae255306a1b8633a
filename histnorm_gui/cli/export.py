"""``histnorm export``: write a manuscript of a project with its normalizations."""

from __future__ import annotations

import argparse
from contextlib import closing
from pathlib import Path

from histnorm_gui.cli import files, options
from histnorm_gui.cli.console import Console

FORMATS = ("text", "tsv2", "tsv4", "source")
UNDECIDED = ("empty", "form", "suggestion")


def add_parser(commands: options.Subparsers[argparse.ArgumentParser]) -> None:
    """Declare the sub-command."""
    parser = commands.add_parser(
        "export",
        help="write a manuscript with its normalizations",
        description="Write a manuscript with its normalizations: as running text, as TSV with two columns (form, "
        "normalization) or four (and state, source of the decision), or as the imported file with the normalizations "
        "put in (source).",
    )
    parser.add_argument("project", type=Path, metavar="PROJECT")
    options.add_manuscript(parser)
    parser.add_argument("--format", choices=FORMATS, default="text", help="default: text")
    parser.add_argument(
        "--undecided",
        choices=UNDECIDED,
        default="suggestion",
        help="what to write for words that are not decided (default: suggestion)",
    )
    parser.add_argument("--no-mark", action="store_true", help="do not mark what is not decided")
    options.add_output(parser)
    options.add_json(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Carry out the sub-command."""
    console = Console(arguments.json)

    from histnorm_gui.services.exchange import ExportFormat, Undecided
    from histnorm_gui.services.session import Session

    with closing(Session.open(arguments.project)) as session:
        manuscript = session.manuscript(arguments.manuscript)
        decided, words = session.progress_of(manuscript.id)
        data = session.export(
            manuscript.id,
            ExportFormat(arguments.format),
            Undecided(arguments.undecided),
            mark=not arguments.no_mark,
        )
    files.write_output(arguments.output, data)
    if arguments.output is not None:
        console.say(f"{arguments.output}: {manuscript.siglum}, {words} words, {decided} of them decided")
    console.result(
        {
            "manuscript": manuscript.siglum,
            "format": arguments.format,
            "undecided": arguments.undecided,
            "words": words,
            "decided": decided,
            "output": None if arguments.output is None else str(arguments.output),
        }
    )
    return 0
