"""``histnorm normalize``: suggestions for all words of a manuscript, or of a file with a model trained before."""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from contextlib import closing
from pathlib import Path

from histnorm_gui.cli import files, options
from histnorm_gui.cli.console import Console
from histnorm_gui.core.errors import ErrorCode, UserError, naming
from histnorm_gui.core.model import TokenKind
from histnorm_gui.core.suggestion import Candidate, CandidateSource

HEADER = ("form", "suggestion", "confidence", "source")


def add_parser(commands: options.Subparsers[argparse.ArgumentParser]) -> None:
    """Declare the sub-command."""
    parser = commands.add_parser(
        "normalize",
        help="suggestions for all words of a manuscript or a file",
        description="Write the first suggestion for each word, as TSV with the columns form, suggestion, confidence "
        "(0 to 1) and source. Either for a manuscript of a project, or with --model for a file of text or words.",
    )
    parser.add_argument("input", type=Path, metavar="PROJECT|FILE")
    options.add_manuscript(parser)
    parser.add_argument("--model", type=Path, metavar="MODEL", help="a model that histnorm train has written")
    parser.add_argument("--head", metavar="SIGLUM", help="read as this manuscript of the model (default: its main one)")
    options.add_output(parser)
    options.add_json(parser)
    parser.set_defaults(run=run, parser=parser)


def run(arguments: argparse.Namespace) -> int:
    """Carry out the sub-command."""
    if arguments.head is not None and arguments.model is None:
        arguments.parser.error("--head goes with --model")
    if arguments.manuscript is not None and arguments.model is not None:
        arguments.parser.error("--manuscript names one of a project, --model reads a file: give one of them")
    console = Console(arguments.json)
    files.check_output(arguments.output)
    if arguments.model is None:
        rows = _from_project(arguments.input, arguments.manuscript)
    else:
        rows = _from_model(arguments.input, arguments.model, arguments.head, console)
    files.write_output(arguments.output, _table(rows))
    if arguments.output is not None:
        console.say(f"{arguments.output}: suggestions for {len(rows)} words")
    console.result(
        {
            "words": len(rows),
            "mean_confidence": sum(candidate.confidence for _, candidate in rows) / max(1, len(rows)),
            "output": None if arguments.output is None else str(arguments.output),
        }
    )
    return 0


def _from_project(project: Path, siglum: str | None) -> list[tuple[str, Candidate]]:
    from histnorm_gui.services.session import Session

    with closing(Session.open(project)) as session:
        text = session.text(session.manuscript(siglum).id)
        words = [token for token in text.tokens if token.kind is TokenKind.WORD]
        return [(token.form, text.candidates(token)[0]) for token in words]


def _from_model(path: Path, model: Path, head: str | None, console: Console) -> list[tuple[str, Candidate]]:
    document = files.read_document(path, console)

    from histnorm_gui.engine.tagger import checkpoint
    from histnorm_gui.formats.decoding import read_bytes

    data = read_bytes(model)
    with naming(model):
        tagger = checkpoint.load(data)
    if head is not None and head not in tagger.names:
        raise UserError(ErrorCode.MANUSCRIPT_UNKNOWN, siglum=head, known=", ".join(tagger.names))
    forms = [token.form for token in document.tokens if token.kind is TokenKind.WORD]
    rows = []
    for form, readings in zip(forms, tagger.read(forms, head or tagger.names[0]), strict=True):
        best = readings[0]
        rows.append((form, Candidate(best.norm, best.probability, CandidateSource.MODEL)))
    return rows


def _table(rows: Iterable[tuple[str, Candidate]]) -> bytes:
    lines = ["\t".join(HEADER)]
    lines += [f"{form}\t{first.norm}\t{first.confidence:.4f}\t{first.source.value}" for form, first in rows]
    return ("\n".join(lines) + "\n").encode("utf-8")
