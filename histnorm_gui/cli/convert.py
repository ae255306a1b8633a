"""``histnorm convert``: a file in any format that histnorm reads as text, as columns, or as itself."""

from __future__ import annotations

import argparse
from dataclasses import replace
from pathlib import Path

from histnorm_gui.cli import files, messages, options
from histnorm_gui.cli.console import Console
from histnorm_gui.cli.export import FORMATS
from histnorm_gui.core.source import SourceFormat

UNDECIDED = ("empty", "form")
OTHERS = frozenset({
    ".csv", ".xlsx", ".xls", ".ods", ".xml", ".tei", ".conllu", ".exb", ".xmi", ".zip", ".tcf", ".html", ".json",
    ".pdf", ".doc", ".docx", ".odt", ".rtf",
})  # fmt: skip
"""Endings of what is written only as the same file again: a text would not be what its name says."""


def add_parser(commands: options.Subparsers[argparse.ArgumentParser]) -> None:
    """Declare the sub-command."""
    parser = commands.add_parser(
        "convert",
        help="turn a file in any format that histnorm reads into another",
        description="Read a file with what normalizations it has, and write it as running text, as TSV with two "
        "columns (form, normalization) or four (and state, source of the decision), or as the same file again "
        "(source).",
    )
    parser.add_argument("input", type=Path, metavar="IN")
    parser.add_argument("output", type=Path, metavar="OUT")
    parser.add_argument(
        "--from",
        dest="source_format",
        choices=[source_format.value for source_format in SourceFormat],
        help="the format of IN (default: found out from its content)",
    )
    parser.add_argument(
        "--to",
        choices=FORMATS,
        help="default: tsv2 for a name in .tsv or .tab, source for a name that ends as that of IN, or text",
    )
    parser.add_argument(
        "--undecided",
        choices=UNDECIDED,
        help="what to write for words without a normalization (default: form in a text, else empty)",
    )
    parser.add_argument("--no-mark", action="store_true", help="do not mark what is not decided")
    options.add_reading(parser)
    options.add_json(parser)
    parser.set_defaults(run=run, parser=parser)


def run(arguments: argparse.Namespace) -> int:
    """Carry out the sub-command."""
    to_write = arguments.to or _fitting(arguments.input, arguments.output)
    if not to_write:
        ending = arguments.output.suffix
        arguments.parser.error(
            f"a file in {ending} is only written from one in {ending}; name OUT .txt or .tsv, or choose with --to"
        )
    console = Console(arguments.json)
    chosen = SourceFormat(arguments.source_format) if arguments.source_format else None
    document = files.read_document(
        arguments.input,
        console,
        chosen,
        dict(arguments.option),
        arguments.encoding,
        ignore_memory=arguments.ignore_memory,
    )

    from histnorm_gui.services import exchange
    from histnorm_gui.services.export_tokens import DocumentTokens, ImportedDecisions
    from histnorm_gui.services.file_writing import write_file
    from histnorm_gui.services.losses import document_losses

    to = exchange.ExportFormat(to_write)
    text = to is exchange.ExportFormat.TEXT
    undecided = exchange.Undecided(arguments.undecided or ("form" if text else "empty"))
    given = ImportedDecisions(document, "")
    tokens = DocumentTokens(document, given)
    source = replace(document.source, watch=console.watch())
    write_file(arguments.output, exchange.exporting(source, tokens, to, undecided, mark=not arguments.no_mark))
    console.say(f"{arguments.output}: {len(tokens)} tokens, {given.decided} of them with a normalization")
    lost = document_losses(tokens, to)
    for loss in lost:
        console.note(messages.loss_sentence(loss.code.value, loss.count))
    console.result(
        {
            "input": str(arguments.input),
            "from": document.source.format.value,
            "encoding": document.source.encoding,
            "output": str(arguments.output),
            "to": to.value,
            "tokens": len(tokens),
            "normalizations": given.decided,
            "problems": len(document.problems),
            "lost": {loss.code.value: loss.count for loss in lost},
        }
    )
    return 0


def _fitting(source: Path, target: Path) -> str:
    """What the name of the target says that it is to be, "" where that cannot be written."""
    suffix = target.suffix.lower()
    if suffix in (".tsv", ".tab"):
        return "tsv2"
    if suffix and suffix == source.suffix.lower():
        return "source"
    return "" if suffix in OTHERS else "text"
