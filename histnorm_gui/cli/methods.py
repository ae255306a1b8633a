"""``histnorm methods``: a methods paragraph on a project for a publication, and the report that goes with it."""

from __future__ import annotations

import argparse
from contextlib import closing
from pathlib import Path

from histnorm_gui.cli import files, options
from histnorm_gui.cli.console import Console


def add_parser(commands: options.Subparsers[argparse.ArgumentParser]) -> None:
    """Declare the sub-command."""
    parser = commands.add_parser(
        "methods",
        help="a methods paragraph for a publication, with a report to repeat the training from",
        description="Write how the normalizations of a project came about: program, manuscripts, decisions, models, "
        "their data and accuracy, as a paragraph for a publication. With --report also as a machine-readable report "
        "(JSON), which has no words of the manuscripts in it and from which histnorm reproduce repeats the training.",
    )
    parser.add_argument("project", type=Path, metavar="PROJECT")
    parser.add_argument("--manuscript", metavar="SIGLUM", help="of this manuscript alone (default: all of the project)")
    parser.add_argument(
        "--language",
        default="en",
        metavar="CODE",
        help="of the paragraph: en, de, fr, es, it, nl, hu, sl (default: en)",
    )
    parser.add_argument("--report", type=Path, metavar="FILE", help="also write the report into this file")
    options.add_output(parser)
    options.add_json(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Carry out the sub-command."""
    from histnorm_gui.project.repository import Project
    from histnorm_gui.services.loading import named
    from histnorm_gui.services.methods import methods_paragraph
    from histnorm_gui.services.prose import Prose
    from histnorm_gui.services.reporting import make_report

    Prose(arguments.language)  # so that nothing is written where there is no such language
    console = Console(arguments.json)
    with closing(Project.look(arguments.project, console.watch())) as project:
        manuscripts = project.manuscripts()
        if arguments.manuscript is not None:
            manuscripts = (named(manuscripts, arguments.manuscript),)
        report = make_report(project, manuscripts)
    paragraph = methods_paragraph(report, arguments.language)
    if arguments.report is not None:
        files.write_output(arguments.report, report.to_bytes())
        console.note(f"{arguments.report}: the report on {len(report.manuscripts)} manuscripts")
    if arguments.output is not None or not arguments.json:
        files.write_output(arguments.output, (paragraph + "\n").encode("utf-8"))
    console.result(
        {
            "paragraph": paragraph,
            "language": arguments.language,
            "manuscripts": [one.siglum for one in report.manuscripts],
            "report": None if arguments.report is None else str(arguments.report),
        }
    )
    return 0
