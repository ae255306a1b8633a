"""``histnorm train``: train the model of a manuscript in a project, or one from TSV files."""

from __future__ import annotations

import argparse
from collections.abc import Mapping, Sequence
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

from histnorm_gui.cli import files, options
from histnorm_gui.cli.console import Console, duration
from histnorm_gui.cli.devices import processor_of, tell
from histnorm_gui.core.progress import CancelToken

if TYPE_CHECKING:
    from histnorm_gui.engine.base import Example
    from histnorm_gui.engine.devices import Processor
    from histnorm_gui.engine.tagger.trainer import Trained


def add_parser(commands: options.Subparsers[argparse.ArgumentParser]) -> None:
    """Declare the sub-command."""
    parser = commands.add_parser(
        "train",
        help="train the model of a manuscript, in a project or from TSV files",
        description="Train the model of a manuscript. Either PROJECT: its decided words are learned from, the other "
        "manuscripts are auxiliary, and the model is kept in the project, whose settings say what is trained. Or "
        "--train and --model: from TSV files into a file.",
    )
    parser.add_argument("project", type=Path, nargs="?", metavar="PROJECT")
    options.add_manuscript(parser)
    parser.add_argument("--train", type=Path, nargs="+", action="extend", metavar="FILE", help="TSV to learn from")
    parser.add_argument(
        "--aux", type=Path, nargs="+", action="extend", default=[], metavar="FILE", help="other manuscripts, one a file"
    )
    parser.add_argument("--model", type=Path, metavar="OUT", help="file for the model trained from --train")
    options.add_training(parser)
    options.add_json(parser)
    parser.set_defaults(run=run, parser=parser, recipe=None)


def run(arguments: argparse.Namespace) -> int:
    """Carry out the sub-command."""
    from_files = bool(arguments.train)
    if from_files == (arguments.project is not None):
        arguments.parser.error("give either PROJECT or --train")
    if from_files != (arguments.model is not None):
        arguments.parser.error("--train and --model belong together")
    if arguments.aux and not from_files:
        arguments.parser.error("--aux goes with --train; in a project the other manuscripts are auxiliary")
    if from_files:
        arguments.recipe = arguments.recipe or "default"
    console = Console(arguments.json)
    return (_train_from_files if from_files else _train_in_project)(arguments, console)


def _train_in_project(arguments: argparse.Namespace, console: Console) -> int:
    from dataclasses import replace

    from histnorm_gui.core.preferences import RECIPE
    from histnorm_gui.services.project_choices import choices_of, lexicon_of, trained_system
    from histnorm_gui.services.session import Session
    from histnorm_gui.services.training import train_manuscript

    processor = processor_of(arguments)
    with closing(Session.open(arguments.project)) as session:
        manuscript = session.manuscript(arguments.manuscript)
        choices = choices_of(session)
        snapshot = session.pending_snapshot(
            manuscript.id,
            arguments.recipe or choices.text(RECIPE),
            system=trained_system(choices),
            lexicon=lexicon_of(choices, session.path),
        ).collect()
        snapshot = replace(snapshot, seed=arguments.seed)
        outcome = train_manuscript(snapshot, console.progress, CancelToken(), arguments.threads, processor)
        session.store_training(outcome)
        version = session.models(manuscript.id)[-1].version
    tell(processor, console)
    accuracy, previous = outcome.header["accuracy"], outcome.header["previous_accuracy"]
    console.say(
        f"{manuscript.siglum}: model {version}, trained from {len(snapshot.examples)} decided words"
        + _measured(accuracy, previous)
    )
    console.result({"manuscript": manuscript.siglum, "version": version, **outcome.header})
    return 0


def _measured(accuracy: object, previous: object) -> str:
    if not isinstance(accuracy, float):
        return ""
    before = f" (the model before: {previous:.1%})" if isinstance(previous, float) else ""
    return f"; {accuracy:.1%} of the held-out decisions right{before}"


def _train_from_files(arguments: argparse.Namespace, console: Console) -> int:
    files.check_output(arguments.model)
    train = files.read_examples(arguments.train, console)
    name = files.siglum_of(arguments.train[0])
    auxiliary = files.read_auxiliary(arguments.aux, name, console)
    processor = processor_of(arguments)
    trained = train_tagger(train, auxiliary, name, arguments, console, processor)
    tell(processor, console)

    from histnorm_gui.engine.tagger import checkpoint

    files.write_output(arguments.model, checkpoint.dump(trained.tagger))
    console.say(
        f"{arguments.model}: trained from {len(train)} words"
        + (f" and {len(auxiliary)} other manuscripts" if auxiliary else "")
        + f" in {duration(trained.seconds)}"
    )
    console.result(
        {
            "model": str(arguments.model),
            "system": "mtl" if auxiliary else "bilstm",
            "recipe": arguments.recipe,
            "heads": list(trained.tagger.names),
            "train_tokens": len(train),
            "seconds": trained.seconds,
            "losses": list(trained.losses),
            "seed": arguments.seed,
            "device": processor.device.code,
        }
    )
    return 0


def train_tagger(
    train: Sequence[Example],
    auxiliary: Mapping[str, Sequence[Example]],
    name: str,
    arguments: argparse.Namespace,
    console: Console,
    processor: Processor,
) -> Trained:
    """Train a tagger whose main prediction layer is called ``name``."""
    from histnorm_gui.engine.tagger import trainer
    from histnorm_gui.engine.tagger.recipe import RECIPES
    from histnorm_gui.services.training import training_threads

    events = trainer.train(
        train,
        auxiliary,
        RECIPES[arguments.recipe],
        name=name,
        seed=arguments.seed,
        threads=arguments.threads or training_threads(),
        processor=processor,
    )
    for event in events:
        if isinstance(event, trainer.Trained):
            return event
        console.progress(event)
    raise RuntimeError("the training ended without a model")
