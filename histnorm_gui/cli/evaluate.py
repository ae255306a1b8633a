"""``histnorm evaluate``: learn from some files and measure the word accuracy on another."""

from __future__ import annotations

import argparse
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from histnorm_gui.cli import experiments, files, options
from histnorm_gui.cli.console import Console, duration
from histnorm_gui.cli.devices import processor_of, tell
from histnorm_gui.cli.gold import GoldRow, gold_rows, usual_without_form, with_formless
from histnorm_gui.core.errors import ErrorCode, UserError
from histnorm_gui.core.progress import CancelToken

if TYPE_CHECKING:
    from histnorm_gui.core.source import Document
    from histnorm_gui.engine.base import Example
    from histnorm_gui.engine.evaluate import Evaluation
    from histnorm_gui.engine.lexicon import Lexicon


NEEDED = ("system", "train", "test")
_NOTHING_IN_IT = (ErrorCode.FILE_EMPTY, ErrorCode.NO_TOKENS, ErrorCode.NO_EXAMPLES)
ONE_ONLY = (*NEEDED, "aux", "capitals", "predictions", "seed", "threads", "device")


def add_parser(commands: options.Subparsers[argparse.ArgumentParser]) -> None:
    """Declare the sub-command."""
    parser = commands.add_parser(
        "evaluate",
        help="learn from TSV files and measure the word accuracy on another",
        description="Learn from TSV files (form, normalization) and measure the share of words of another that come "
        "out exactly right: one system with --system, --train and --test, or a whole series of experiments with "
        "--corpus, --systems and --out.",
    )
    parser.add_argument("--system", metavar="SYSTEM", help=f"one of {', '.join(options.SYSTEMS)}, or memory+SYSTEM")
    parser.add_argument(
        "--train",
        type=Path,
        nargs="+",
        action="extend",
        default=[],
        metavar="FILE",
        help="what is decided of the manuscript; may be left out, or be empty, where --aux is given",
    )
    parser.add_argument(
        "--aux", type=Path, nargs="+", action="extend", default=[], metavar="FILE", help="other manuscripts, one a file"
    )
    parser.add_argument("--test", type=Path, metavar="FILE", help="the gold standard to measure on")
    parser.add_argument(
        "--lexicon", type=Path, metavar="FILE", help="word list for the systems that search one, one word a line"
    )
    parser.add_argument("--predictions", type=Path, metavar="OUT", help="write form and prediction of each row (TSV)")
    parser.add_argument(
        "--phones", type=Path, metavar="FILE", help="words and their phones (TSV) as a further task for mtl"
    )
    options.add_capitals(parser)
    options.add_training(parser)
    options.add_json(parser)
    experiments.add_arguments(parser)
    parser.set_defaults(run=run, parser=parser)


def run(arguments: argparse.Namespace) -> int:
    """Carry out the sub-command in one of its two forms; wrong usage ends with status 2."""
    parser: argparse.ArgumentParser = arguments.parser
    series = any(getattr(arguments, name) for name in experiments.NEEDED)
    needed, foreign = (experiments.NEEDED, ONE_ONLY) if series else (NEEDED, experiments.SERIES_ONLY)
    optional = ("train",) if arguments.aux else ()  # others may be all there is to learn from
    if missing := [f"--{name}" for name in needed if name not in optional and not getattr(arguments, name)]:
        parser.error(f"the following arguments are required: {', '.join(missing)}")
    if stray := [name for name in foreign if getattr(arguments, name) != parser.get_default(name)]:
        names = ", ".join(f"--{name.replace('_', '-')}" for name in stray)
        parser.error(f"{'not allowed together with' if series else 'only allowed together with'} --corpus: {names}")
    if series and "S+P" in arguments.settings and arguments.phones is None:
        parser.error("setting S+P needs --phones")
    if not series and arguments.phones is not None and arguments.system not in ("mtl", "memory+mtl"):
        parser.error("--phones is for the system mtl alone")
    return experiments.run(arguments) if series else run_one(arguments)


def run_one(arguments: argparse.Namespace) -> int:
    """Measure one system on one file."""
    console = Console(arguments.json)
    files.check_output(arguments.predictions)
    sources, train = read_own(arguments.train, bool(arguments.aux), console)
    main = files.siglum_of((*arguments.train, arguments.test)[0])
    auxiliary = files.read_auxiliary(arguments.aux, main, console)
    test = files.read_document(arguments.test, console)
    if not any(token.normalization for token in test.tokens):
        raise UserError(ErrorCode.NO_EXAMPLES, path=arguments.test)
    rows = gold_rows(test)
    formless = usual_without_form(sources)
    _note_gaps(rows, formless, arguments.test, console)

    from histnorm_gui.engine.base import Example
    from histnorm_gui.engine.evaluate import evaluate
    from histnorm_gui.engine.experiments import PHONES
    from histnorm_gui.engine.prepared import Prepared
    from histnorm_gui.engine.ranking.capitals import Belief
    from histnorm_gui.engine.systems import with_others
    from histnorm_gui.services.corpora import read_pronunciations
    from histnorm_gui.services.training import training_threads

    if arguments.phones is not None:
        auxiliary[PHONES] = list(read_pronunciations(arguments.phones))
    examples, others = with_others(arguments.system, train, auxiliary)
    threads, processor = arguments.threads or training_threads(), processor_of(arguments)
    evaluation = evaluate(
        arguments.system,
        arguments.recipe,
        examples,
        others,
        [Example(row.form, row.norm) for row in rows if row.form],
        progress=console.progress,
        cancel=CancelToken(),
        seed=arguments.seed,
        threads=threads,
        lexicon=read_lexicon(arguments.lexicon),
        prepared=Prepared(capitals=Belief(arguments.capitals or Belief.LEARN)),
        processor=processor,
    )
    tell(processor, console)
    predictions = with_formless(rows, evaluation.predictions, formless)
    correct = sum(prediction == row.norm for row, prediction in zip(rows, predictions, strict=True))
    if arguments.predictions is not None:
        files.write_output(arguments.predictions, _table(rows, predictions))
    _tell_result(
        console,
        evaluation,
        correct,
        len(rows),
        {
            "train_tokens": len(train),
            "auxiliary": sorted(auxiliary),
            "seed": arguments.seed,
            "threads": threads,
            "device": processor.device.code,
        },
    )
    return 0


def _tell_result(
    console: Console, evaluation: Evaluation, correct: int, words: int, conditions: Mapping[str, object]
) -> None:
    """Say how many of the words are right, and give it to machines with the ``conditions`` that it was measured in."""
    console.say(
        f"{evaluation.system} ({evaluation.recipe}): {correct / words:.2%} of {words} words right, "
        f"in {duration(evaluation.seconds)}"
    )
    console.result(
        {
            "system": evaluation.system,
            "recipe": evaluation.recipe,
            "accuracy": correct / words,
            "tokens": words,
            "correct": correct,
            "seconds": evaluation.seconds,
            **conditions,
        }
    )


def read_own(paths: Sequence[Path], may_be_empty: bool, console: Console) -> tuple[list[Document], list[Example]]:
    """The documents of the manuscript's own training files, and the words to learn from.

    A file without any is refused (UserError), or else told of and left out.
    """
    documents: list[Document] = []
    examples: list[Example] = []
    for path in paths:
        try:
            document = files.read_document(path, console)
            examples += files.examples_of(document, path)
        except UserError as error:
            if not may_be_empty or error.code not in _NOTHING_IN_IT:
                raise
            console.note(f"{path}: there is nothing to learn from in it")
            continue
        documents.append(document)
    return documents, examples


def read_lexicon(path: Path | None) -> Lexicon | None:
    """The word list in a file, None where there is no path; UserError where it cannot be read."""
    if path is None:
        return None
    from histnorm_gui.engine.lexicon import Lexicon
    from histnorm_gui.services.lexicons import read_lexicon_lines

    return Lexicon.from_lines(read_lexicon_lines(path))


def _note_gaps(rows: Sequence[GoldRow], formless: str, path: Path, console: Console) -> None:
    """Tell of rows that cannot come out right, or not by the system's merit."""
    without_norm = sum(not row.norm for row in rows)
    if without_norm:
        console.note(f"{path}: {without_norm} rows have no normalization and count as wrong")
    without_form = sum(not row.form for row in rows)
    if without_form:
        console.note(f"{path}: {without_form} rows have no form and are answered with {formless!r}, as in training")


def _table(rows: Sequence[GoldRow], predictions: Sequence[str]) -> bytes:
    """The predictions beside the forms, whose cells go out as they were read."""
    lines = (f"{row.form}\t{prediction}\n" for row, prediction in zip(rows, predictions, strict=True))
    return "".join(lines).encode("utf-8")
