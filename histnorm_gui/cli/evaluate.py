"""``histnorm evaluate``: learn from some files and measure the word accuracy on another."""

from __future__ import annotations

import argparse
from pathlib import Path

from histnorm_gui.cli import files, options
from histnorm_gui.cli.console import Console, duration
from histnorm_gui.core.errors import ErrorCode, UserError
from histnorm_gui.core.progress import CancelToken


def add_parser(commands: options.Subparsers[argparse.ArgumentParser]) -> None:
    """Declare the sub-command."""
    parser = commands.add_parser(
        "evaluate",
        help="learn from TSV files and measure the word accuracy on another",
        description="Learn from TSV files (form, normalization) and measure the share of words of another that come "
        "out exactly right.",
    )
    parser.add_argument("--system", required=True, metavar="SYSTEM", help="memory, bilstm or mtl")
    parser.add_argument("--train", type=Path, nargs="+", action="extend", required=True, metavar="FILE")
    parser.add_argument(
        "--aux", type=Path, nargs="+", action="extend", default=[], metavar="FILE", help="other manuscripts, one a file"
    )
    parser.add_argument("--test", type=Path, required=True, metavar="FILE", help="the gold standard to measure on")
    parser.add_argument("--predictions", type=Path, metavar="OUT", help="write form and prediction of each row (TSV)")
    options.add_training(parser)
    options.add_json(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Carry out the sub-command."""
    console = Console(arguments.json)
    train = files.read_examples(arguments.train, console)
    auxiliary = files.read_auxiliary(arguments.aux, files.siglum_of(arguments.train[0]), console)
    document = files.read_document(arguments.test, console)
    gold = [(token.form, token.normalization or "") for token in document.tokens]
    lacking = sum(not norm for _, norm in gold)
    if lacking == len(gold):
        raise UserError(ErrorCode.NO_EXAMPLES, path=arguments.test)
    if lacking:
        console.note(f"{arguments.test}: {lacking} rows have no normalization and count as wrong")

    from histnorm_gui.engine.base import Example
    from histnorm_gui.engine.evaluate import evaluate
    from histnorm_gui.services.training import training_threads

    threads = arguments.threads or training_threads()
    evaluation = evaluate(
        arguments.system,
        arguments.recipe,
        train,
        auxiliary,
        [Example(form, norm) for form, norm in gold],
        progress=console.progress,
        cancel=CancelToken(),
        seed=arguments.seed,
        threads=threads,
    )
    if arguments.predictions is not None:
        # Written as the rows were read, without a check of the cells: a gold file's own cells go back out.
        rows = zip(gold, evaluation.predictions, strict=True)
        data = "".join(f"{form}\t{prediction}\n" for (form, _), prediction in rows).encode("utf-8")
        files.write_output(arguments.predictions, data)
    console.say(
        f"{evaluation.system} ({evaluation.recipe}): {evaluation.accuracy:.2%} of {evaluation.tokens} words right, "
        f"in {duration(evaluation.seconds)}"
    )
    console.result(
        {
            "system": evaluation.system,
            "recipe": evaluation.recipe,
            "accuracy": evaluation.accuracy,
            "tokens": evaluation.tokens,
            "correct": evaluation.correct,
            "seconds": evaluation.seconds,
            "train_tokens": len(train),
            "auxiliary": sorted(auxiliary),
            "seed": arguments.seed,
            "threads": threads,
        }
    )
    return 0
