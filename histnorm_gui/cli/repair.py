"""``histnorm repair``: what can still be read of a damaged project file, as a new one, and what is lost."""

from __future__ import annotations

import argparse
from pathlib import Path

from histnorm_gui.cli import options
from histnorm_gui.cli.console import Console
from histnorm_gui.project.rebuild import Repaired


def add_parser(commands: options.Subparsers[argparse.ArgumentParser]) -> None:
    """Declare the sub-command."""
    parser = commands.add_parser(
        "repair",
        help="save what can be read of a damaged project file",
        description="Write all that can still be read of a damaged project file to a new one, page by page where need "
        "be, with what the journal knows of lost rows; and beside it, as tables, every word with its decision, and "
        "decisions whose words are lost. FILE is not changed. Says exactly what is lost.",
    )
    parser.add_argument("file", type=Path, metavar="FILE")
    parser.add_argument("--out", type=Path, required=True, metavar="NEW", help="the project file to write")
    options.add_json(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Carry out the sub-command."""
    console = Console(arguments.json)
    from histnorm_gui.services.repairing import repair_project

    repaired, tables = repair_project(arguments.file, arguments.out, console.watch())
    console.say(
        f"{arguments.out}: {repaired.tokens} tokens, {repaired.decisions} decisions and {repaired.steps} steps that "
        "can be undone were saved"
    )
    lost = _losses(repaired)
    if not lost:
        console.say("Nothing is lost.")
    for line in lost:
        console.say(f"Lost: {line}")
    for table in tables:
        console.say(f"Also written: {table}")
    console.result(
        {
            "out": str(arguments.out),
            "tokens": repaired.tokens,
            "decisions": repaired.decisions,
            "steps": repaired.steps,
            "lost_tokens": repaired.lost_tokens,
            "lost_decisions": len(repaired.orphans),
            "lost_sources": repaired.lost_sources,
            "lost_steps": repaired.lost_steps,
            "lost": lost,
            "tables": [str(table) for table in tables],
        }
    )
    return 0


def _losses(repaired: Repaired) -> list[str]:
    lines = [f"{count} tokens of {siglum}" for siglum, count in repaired.lost_tokens.items()]
    lines += [f"the name of the manuscript that is called {siglum} now" for siglum in repaired.unnamed]
    lines += [f"the imported file of {siglum}; its words are there, one a line" for siglum in repaired.lost_sources]
    if repaired.orphans:
        lines.append(
            f"{len(repaired.orphans)} words whose decisions are there, in the table of decisions without words"
        )
    if repaired.lost_steps:
        lines.append(f"{repaired.lost_steps} steps of the history, which cannot be undone any more")
    if repaired.lost_models:
        lines.append(f"{repaired.lost_models} trained models")
    if repaired.lost_readings:
        lines.append("what the models suggest; retraining makes it anew")
    if repaired.lost_settings:
        lines.append("settings of the project, such as the word that was worked on last")
    return lines
