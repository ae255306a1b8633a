"""``histnorm teach``: a model for other projects, from all that is decided in one or from TSV files."""

from __future__ import annotations

import argparse
import time
from contextlib import closing
from pathlib import Path

from histnorm_gui.cli import files, options
from histnorm_gui.cli.console import Console, duration
from histnorm_gui.cli.devices import add_device, processor_of, tell


def add_parser(commands: options.Subparsers[argparse.ArgumentParser]) -> None:
    """Declare the sub-command."""
    parser = commands.add_parser(
        "teach",
        help="make a model for other projects from decided words",
        description="Make a model for other projects: chosen in the settings of one (Model of other texts), it reads a "
        "new manuscript from the first word on. Either PROJECT: its decided words are learned from. Or --train: from "
        "TSV files, one manuscript each.",
    )
    parser.add_argument("project", type=Path, nargs="?", metavar="PROJECT")
    parser.add_argument("--train", type=Path, nargs="+", action="extend", metavar="FILE", help="TSV to learn from")
    parser.add_argument("--model", type=Path, required=True, metavar="OUT", help="the file to be written")
    parser.add_argument(
        "--language",
        default="",
        metavar="CODE",
        help="the language profile or its file (default: the project's, or told by the words)",
    )
    add_device(parser)
    options.add_json(parser)
    parser.set_defaults(run=run, parser=parser)


def run(arguments: argparse.Namespace) -> int:
    """Carry out the sub-command."""
    if bool(arguments.train) == (arguments.project is not None):
        arguments.parser.error("give either PROJECT or --train")
    console = Console(arguments.json)
    files.check_output(arguments.model)
    processor = processor_of(arguments)
    started = time.perf_counter()

    from histnorm_gui.core.preferences import PROFILE
    from histnorm_gui.services.project_choices import choices_of
    from histnorm_gui.services.session import Session
    from histnorm_gui.services.teaching import taught, teacher

    if arguments.train:
        manuscripts = files.read_auxiliary(arguments.train, "", console)
        data = taught(manuscripts, arguments.language, console.watch(), processor)
    else:
        with closing(Session.open(arguments.project)) as session:
            sigla = {manuscript.id: manuscript.siglum for manuscript in session.manuscripts()}
            language = arguments.language or choices_of(session).text(PROFILE)
            data = teacher(session.decisions_reader(), sigla, language, processor)(console.watch())
    files.write_output(arguments.model, data)
    tell(processor, console)
    seconds = time.perf_counter() - started
    console.say(f"{arguments.model}: {len(data):,} bytes, made in {duration(seconds)}")
    console.result(
        {
            "model": str(arguments.model),
            "bytes": len(data),
            "seconds": round(seconds, 2),
            "device": processor.device.code,
        }
    )
    return 0
