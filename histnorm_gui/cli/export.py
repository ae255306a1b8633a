"""``histnorm export``: write a manuscript of a project, or a file that has normalizations, with them put in."""

from __future__ import annotations

import argparse
from contextlib import closing
from dataclasses import dataclass, replace
from pathlib import Path

from histnorm_gui.cli import files, messages, options
from histnorm_gui.cli.console import Console
from histnorm_gui.core.model import TokenKind

FORMATS = ("text", "tsv2", "tsv4", "source")
UNDECIDED = ("empty", "form", "suggestion")


def add_parser(commands: options.Subparsers[argparse.ArgumentParser]) -> None:
    """Declare the sub-command."""
    parser = commands.add_parser(
        "export",
        help="write a manuscript with its normalizations",
        description="Write a manuscript of a project, or a file with normalizations (TSV and every other format that "
        "histnorm reads), with its normalizations: as running text, as TSV with two columns (form, "
        "normalization) or four (and state, source of the decision), or as the imported file with the normalizations "
        "put in (source).",
    )
    parser.add_argument("project", type=Path, metavar="PROJECT|FILE")
    options.add_manuscript(parser)
    parser.add_argument("--format", choices=FORMATS, default="text", help="default: text")
    parser.add_argument(
        "--undecided",
        choices=UNDECIDED,
        default="suggestion",
        help="what to write for words that are not decided (default: suggestion, the one that the window shows first, "
        "by what the project learns and suggests with; a file has none, and its forms are written)",
    )
    parser.add_argument("--no-mark", action="store_true", help="do not mark what is not decided")
    options.add_reading(parser)
    options.add_output(parser)
    options.add_json(parser)
    parser.set_defaults(run=run, parser=parser)


def run(arguments: argparse.Namespace) -> int:
    """Carry out the sub-command."""
    no_project = files.is_no_project(arguments.project)
    if not no_project and arguments.project.is_file() and (given := options.given_for_reading(arguments)):
        arguments.parser.error(f"{given} says how a file is read, and {arguments.project} is a project")
    console = Console(arguments.json)
    files.check_output(arguments.output)
    exported = (
        _of_file(arguments, console) if files.is_no_project(arguments.project) else _of_project(arguments, console)
    )
    if arguments.output is not None:
        console.say(f"{arguments.output}: {exported.name}, {exported.words} words, {exported.decided} of them decided")
    for code, count in exported.lost:
        console.note(messages.loss_sentence(code, count))
    console.result(
        {
            "manuscript": exported.name,
            "format": arguments.format,
            "undecided": arguments.undecided,
            "words": exported.words,
            "decided": exported.decided,
            "lost": dict(exported.lost),
            "output": None if arguments.output is None else str(arguments.output),
        }
    )
    return 0


@dataclass(frozen=True)
class _Exported:
    """What was written, and of how many words."""

    name: str
    words: int
    decided: int
    lost: tuple[tuple[str, int], ...] = ()


def _of_project(arguments: argparse.Namespace, console: Console) -> _Exported:
    from histnorm_gui.cli.ranked import rank
    from histnorm_gui.services.exchange import ExportFormat, Undecided
    from histnorm_gui.services.session import Session

    with closing(Session.open(arguments.project)) as session:
        manuscript = session.manuscript(arguments.manuscript)
        decided, words = session.progress_of(manuscript.id)
        if arguments.undecided == Undecided.SUGGESTION.value and decided < words:
            rank(session, manuscript.id, console, undecided_only=True)
        parts = session.exporting(
            manuscript.id,
            ExportFormat(arguments.format),
            Undecided(arguments.undecided),
            mark=not arguments.no_mark,
            watch=console.watch(),
        )
        files.write_output(arguments.output, parts)
        lost = session.losses(manuscript.id, ExportFormat(arguments.format))
    return _Exported(manuscript.siglum, words, decided, tuple((loss.code.value, loss.count) for loss in lost))


def _of_file(arguments: argparse.Namespace, console: Console) -> _Exported:
    """The normalizations in the file count as decisions; there are no suggestions, so that forms stand for them."""
    from histnorm_gui.services import exchange
    from histnorm_gui.services.export_tokens import DocumentTokens, ImportedDecisions
    from histnorm_gui.services.losses import document_losses

    document = files.read_document(
        arguments.project,
        console,
        None,
        dict(arguments.option),
        arguments.encoding,
        ignore_memory=arguments.ignore_memory,
    )
    given = ImportedDecisions(document, "")
    tokens = DocumentTokens(document, given)
    parts = exchange.exporting(
        replace(document.source, watch=console.watch()),
        tokens,
        exchange.ExportFormat(arguments.format),
        exchange.Undecided(arguments.undecided),
        mark=not arguments.no_mark,
    )
    files.write_output(arguments.output, parts)
    words = sum(item.token.kind is TokenKind.WORD for item in tokens)
    lost = tuple(
        (loss.code.value, loss.count) for loss in document_losses(tokens, exchange.ExportFormat(arguments.format))
    )
    return _Exported(arguments.project.name, words, given.decided, lost)
