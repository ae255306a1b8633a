"""``histnorm import``: put a file into a project as a manuscript."""

from __future__ import annotations

import argparse
from contextlib import closing
from pathlib import Path

from histnorm_gui.cli import files, options
from histnorm_gui.cli.console import Console
from histnorm_gui.core.errors import ErrorCode, UserError
from histnorm_gui.core.source import SourceFormat
from histnorm_gui.formats import registry


def add_parser(commands: options.Subparsers[argparse.ArgumentParser]) -> None:
    """Declare the sub-command."""
    parser = commands.add_parser(
        "import",
        help="put a file into a project as a manuscript",
        description="Put a file in any format that histnorm reads (running text, tables, XML) into a project as a "
        "manuscript.",
    )
    parser.add_argument("project", type=Path, metavar="PROJECT")
    parser.add_argument("file", type=Path, metavar="FILE")
    parser.add_argument("--siglum", required=True, help="short name of the manuscript")
    parser.add_argument("--title", default="", help="full name of the manuscript")
    parser.add_argument(
        "--gold", action="store_true", help="leave the second column out: by default it counts as decided"
    )
    parser.add_argument("--create", action="store_true", help="make the project if it is not there")
    parser.add_argument(
        "--read-as",
        choices=[source_format.value for source_format in registry.MODULES],
        help="the format of FILE (default: found out from its content)",
    )
    options.add_reading(parser)
    options.add_json(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Carry out the sub-command."""
    console = Console(arguments.json)
    siglum = " ".join(arguments.siglum.split())  # one line, as everywhere that it is told
    if not siglum:
        raise UserError(ErrorCode.SIGLUM_EMPTY)
    chosen = SourceFormat(arguments.read_as) if arguments.read_as else None
    document = files.read_document(
        arguments.file,
        console,
        chosen,
        dict(arguments.option),
        arguments.encoding,
        ignore_memory=arguments.ignore_memory,
    )

    from histnorm_gui.services.session import Session

    # What was read is safe by now: a new project is made only for a file that can go into it.
    create = arguments.create and not arguments.project.exists()
    if not create and not arguments.project.exists():
        console.note(f"{arguments.project} is not there yet; --create makes a new project")
    with closing((Session.create if create else Session.open)(arguments.project)) as session:
        pending = session.pending_import(document, siglum, arguments.title, decided=not arguments.gold)
        manuscript = session.adopt(pending.write(console.watch()))
        decided, words = session.progress_of(manuscript.id)
    console.say(
        f"{arguments.project}: imported {manuscript.siglum}, {words} words, {decided} of them decided"
        + (f"; {len(document.problems)} rows left out" if document.problems else "")
    )
    console.result(
        {
            "project": str(arguments.project),
            "manuscript": manuscript.siglum,
            "format": document.source.format.value,
            "tokens": len(document.tokens),
            "words": words,
            "decided": decided,
            "problems": len(document.problems),
        }
    )
    return 0
