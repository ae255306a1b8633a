"""``histnorm normalize``: suggestions for all words of a manuscript, or of a file, with a model or without."""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from contextlib import closing
from pathlib import Path

from histnorm_gui.cli import files, options
from histnorm_gui.cli.console import Console
from histnorm_gui.core.errors import ErrorCode, UserError, naming
from histnorm_gui.core.model import TokenKind
from histnorm_gui.core.progress import CancelToken
from histnorm_gui.core.source import Document
from histnorm_gui.core.suggestion import Candidate, CandidateSource

Row = tuple[str, Candidate]
"""A form and the first suggestion for it."""
HEADER = ("form", "suggestion", "confidence", "source")
OF_RANKING = ("language", "lexicon", "tagger", "capitals")
"""What a file without a model is ranked by; a project has its own."""
_TOLD_BY = 5000
"""Words by which the language is told, as in the window."""


def add_parser(commands: options.Subparsers[argparse.ArgumentParser]) -> None:
    """Declare the sub-command."""
    parser = commands.add_parser(
        "normalize",
        help="suggestions for all words of a manuscript or a file",
        description="Write the first suggestion for each word, as TSV with the columns form, suggestion, confidence "
        "(0 to 1) and source. For a manuscript of a project as in the window; or for a file of text or words (or any "
        "other format that histnorm reads; normalizations in it are not looked at): with --model by a model of "
        "histnorm train, else as the window suggests before the first decision, by what is known of the language and "
        "of its words.",
    )
    parser.add_argument("input", type=Path, metavar="PROJECT|FILE")
    options.add_manuscript(parser)
    parser.add_argument("--model", type=Path, metavar="MODEL", help="a model that histnorm train has written")
    parser.add_argument("--head", metavar="SIGLUM", help="read as this manuscript of the model (default: its main one)")
    parser.add_argument(
        "--language", metavar="CODE", help="a language profile or its file (default: told by the words of the file)"
    )
    parser.add_argument("--lexicon", type=Path, metavar="FILE", help="words of today's language, one a line")
    parser.add_argument("--tagger", type=Path, metavar="FILE", help="a model of other texts, from histnorm teach")
    options.add_capitals(parser)
    options.add_reading(parser)
    options.add_output(parser)
    options.add_json(parser)
    parser.set_defaults(run=run, parser=parser)


def run(arguments: argparse.Namespace) -> int:
    """Carry out the sub-command."""
    _check_usage(arguments)
    console = Console(arguments.json)
    files.check_output(arguments.output)
    told: dict[str, object] = {}
    if arguments.model is not None:
        rows = _from_model(arguments, console)
    elif files.is_no_project(arguments.input):
        rows, told["language"] = _from_ranking(arguments, console)
    else:
        rows = _from_project(arguments.input, arguments.manuscript, console)
    files.write_output(arguments.output, _table(rows))
    if arguments.output is not None:
        console.say(f"{arguments.output}: suggestions for {len(rows)} words")
    console.result(
        {
            "words": len(rows),
            "mean_confidence": sum(candidate.confidence for _, candidate in rows) / max(1, len(rows)),
            **told,
            "output": None if arguments.output is None else str(arguments.output),
        }
    )
    return 0


def _check_usage(arguments: argparse.Namespace) -> None:
    """End with status 2 where options do not go together."""
    parser: argparse.ArgumentParser = arguments.parser
    ranked_by = " ".join(f"--{name}" for name in OF_RANKING if getattr(arguments, name) is not None)
    if arguments.head is not None and arguments.model is None:
        parser.error("--head goes with --model")
    if arguments.manuscript is not None and arguments.model is not None:
        parser.error("--manuscript names one of a project, --model reads a file: give one of them")
    if ranked_by and arguments.model is not None:
        parser.error(f"--model reads by itself, without {ranked_by}: give one of them")
    no_project = files.is_no_project(arguments.input)
    if arguments.manuscript is not None and no_project:
        parser.error(f"--manuscript names one of a project, and {arguments.input} is none")
    if ranked_by and arguments.model is None and arguments.input.is_file() and not no_project:
        parser.error(f"a project has its own, which histnorm settings shows and changes: leave out {ranked_by}")
    if arguments.input.is_file() and not no_project and (given := options.given_for_reading(arguments)):
        parser.error(f"{given} says how a file is read, and {arguments.input} is a project")


def _from_project(project: Path, siglum: str | None, console: Console) -> list[Row]:
    from histnorm_gui.cli.ranked import rank
    from histnorm_gui.services.session import Session

    with closing(Session.open(project)) as session:
        text = session.text(session.manuscript(siglum).id)
        rank(session, text.manuscript.id, console)
        words = [token for token in text.tokens if token.kind is TokenKind.WORD]
        return [(token.form, text.candidates(token)[0]) for token in words]


def _from_model(arguments: argparse.Namespace, console: Console) -> list[Row]:
    document = _read(arguments, console)
    model, head = arguments.model, arguments.head

    from histnorm_gui.engine.tagger import checkpoint
    from histnorm_gui.formats.decoding import read_bytes

    data = read_bytes(model)
    with naming(model):
        tagger = checkpoint.load(data)
    if head is not None and head not in tagger.names:
        raise UserError(ErrorCode.MANUSCRIPT_UNKNOWN, siglum=head, known=", ".join(tagger.names))
    forms = _words(document)
    rows = []
    for form, readings in zip(forms, tagger.read(forms, head or tagger.names[0]), strict=True):
        best = readings[0]
        rows.append((form, Candidate(best.norm, best.probability, CandidateSource.MODEL)))
    return rows


def _from_ranking(arguments: argparse.Namespace, console: Console) -> tuple[list[Row], str]:
    """Rows for a file, and the code of the language profile that they are suggested by."""
    document = _read(arguments, console)

    from histnorm_gui.cli.evaluate import read_lexicon
    from histnorm_gui.engine.languages import detect, load
    from histnorm_gui.formats.decoding import read_bytes
    from histnorm_gui.services.first_suggestions import first_suggestions

    lexicon = read_lexicon(arguments.lexicon)
    file = read_bytes(arguments.tagger) if arguments.tagger else b""
    forms = _words(document)
    language = load(arguments.language) if arguments.language else detect(forms[:_TOLD_BY])
    with naming(arguments.tagger):
        found = first_suggestions(
            forms,
            language=language,
            lexicon=lexicon,
            tagger=file,
            capitals=arguments.capitals or "learn",
            progress=console.progress,
            cancel=CancelToken(),
        )
    if forms and not arguments.language:
        console.note(_told_by_words(arguments.input, language.code))
    return list(zip(forms, found, strict=True)), language.code


def _told_by_words(path: Path, code: str) -> str:
    """The line that says which profile a file without --language is suggested by."""
    from histnorm_gui.engine.languages import NEUTRAL, available

    if code != NEUTRAL:
        return f"{path}: suggested by the language profile {code}, which its words tell; --language names another one"
    known = ", ".join(each for each in available() if each != NEUTRAL)
    return f"{path}: its words tell no language, and little is suggested without one; --language names it ({known})"


def _read(arguments: argparse.Namespace, console: Console) -> Document:
    given = dict(arguments.option)
    return files.read_document(
        arguments.input, console, None, given, arguments.encoding, ignore_memory=arguments.ignore_memory
    )


def _words(document: Document) -> list[str]:
    return [token.form for token in document.tokens if token.kind is TokenKind.WORD]


def _table(rows: Iterable[Row]) -> bytes:
    lines = ["\t".join(HEADER)]
    lines += [f"{form}\t{first.norm}\t{first.confidence:.4f}\t{first.source.value}" for form, first in rows]
    return ("\n".join(lines) + "\n").encode("utf-8")
