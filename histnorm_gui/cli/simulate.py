"""``histnorm simulate``: what a text would cost an editor, with one system or several."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from histnorm_gui.cli import effort, files, options
from histnorm_gui.cli.console import Console
from histnorm_gui.cli.devices import processor_of, tell
from histnorm_gui.cli.evaluate import read_lexicon
from histnorm_gui.cli.experiments import names
from histnorm_gui.core.errors import UserError
from histnorm_gui.core.plotting import Curve, Panel
from histnorm_gui.core.progress import Progress

if TYPE_CHECKING:
    from histnorm_gui.engine.base import Example
    from histnorm_gui.engine.devices import Processor
    from histnorm_gui.engine.simulate import Simulation

ONE_ONLY = ("gold", "aux", "capitals", "curve", "threads", "device", "tagger")
_BAR = 40  # characters for 1,000 corrections
_HEADINGS = ("", "corrections", "keys a word", "typing all", "first", "first five", "calibration")


def add_parser(commands: options.Subparsers[argparse.ArgumentParser]) -> None:
    """Declare the sub-command."""
    parser = commands.add_parser(
        "simulate",
        help="walk a gold text as an editor would, and count corrections and keys",
        description="Walk the words of a gold text in reading order as an editor would: accept the first candidate "
        "(one key), take the right one of the next eight (one key), or type; learn from each decision at once, and "
        "retrain from time to time. One text with --gold, or many manuscripts with --corpus and --out.",
    )
    parser.add_argument(
        "--gold", type=Path, nargs="+", action="extend", default=[], metavar="FILE", help="the text, in reading order"
    )
    parser.add_argument(
        "--aux", type=Path, nargs="+", action="extend", default=[], metavar="FILE", help="other manuscripts, one a file"
    )
    parser.add_argument("--lexicon", type=Path, metavar="FILE", help="word list, one word a line")
    parser.add_argument(
        "--tagger", type=Path, metavar="FILE", help="a model of other texts, from histnorm teach (system default)"
    )
    parser.add_argument(
        *("--system", "--systems"),
        dest="systems",
        type=names,
        action="extend",
        default=[],
        metavar="A,B",
        help=f"one or several of {', '.join(options.SYSTEMS)} (default: {options.DEFAULT_SYSTEM}); each has a memory "
        "of what is decided in front of it",
    )
    parser.add_argument(
        "--tokens", type=options.count_or_all, default=1000, metavar="N", help="words to walk, or all (default: 1000)"
    )
    parser.add_argument(
        "--retrain-every", type=options.positive, default=100, metavar="K", help="in decisions (default: 100)"
    )
    parser.add_argument("--curve", type=Path, metavar="OUT.svg", help="draw corrections by place in the text")
    options.add_capitals(parser)
    options.add_training(parser)
    options.add_json(parser)
    effort.add_arguments(parser)
    parser.set_defaults(run=run, parser=parser)


def run(arguments: argparse.Namespace) -> int:
    """Carry out the sub-command in one of its two forms; wrong usage ends with status 2."""
    parser: argparse.ArgumentParser = arguments.parser
    series = any(getattr(arguments, name) for name in effort.NEEDED)
    needed, foreign = (effort.NEEDED, ONE_ONLY) if series else (("gold",), effort.SERIES_ONLY)
    if missing := [f"--{name}" for name in needed if not getattr(arguments, name)]:
        parser.error(f"the following arguments are required: {', '.join(missing)}")
    if stray := [name for name in foreign if getattr(arguments, name) != parser.get_default(name)]:
        text = ", ".join(f"--{name.replace('_', '-')}" for name in stray)
        parser.error(f"{'not allowed together with' if series else 'only allowed together with'} --corpus: {text}")
    both = {path.resolve() for path in arguments.gold} & {path.resolve() for path in arguments.aux}
    if both:
        shown = ", ".join(sorted(path.name for path in both))
        parser.error(f"a text cannot be walked and be known already; both --gold and --aux name {shown}")
    arguments.systems = list(dict.fromkeys(arguments.systems)) or [options.DEFAULT_SYSTEM]
    return effort.run(arguments) if series else run_one(arguments)


def run_one(arguments: argparse.Namespace) -> int:
    """Walk one text, once with each system."""
    from histnorm_gui.engine.systems import traits

    for system in arguments.systems:
        traits(system)
    console = Console(arguments.json)
    files.check_output(arguments.curve)
    gold = read_gold(arguments.gold, console)
    auxiliary = files.read_auxiliary(arguments.aux, files.siglum_of(arguments.gold[0]), console)
    processor = processor_of(arguments)
    found = walk(arguments, gold, auxiliary, console, processor)
    tell(processor, console)
    if arguments.curve is not None:
        files.write_output(arguments.curve, drawing(found, arguments.gold[0].name).encode("utf-8"))
    for line in (*table(found), "", *retraining_table(found), *curve_table(found)):
        console.say(line)
    common = {
        "gold": [str(path) for path in arguments.gold],
        "auxiliary": sorted(auxiliary),
        "retrain_every": arguments.retrain_every,
        "seed": arguments.seed,
        "device": processor.device.code,
    }
    rows = [values(name, arguments.recipe, simulation) for name, simulation in found.items()]
    console.result({**rows[0], **common} if len(rows) == 1 else {"systems": rows, **common})
    return 0


def read_gold(paths: Sequence[Path], console: Console) -> list[Example]:
    """The words of a text, whose files follow one another; what cannot be walked is told. UserError."""
    gold: list[Example] = []
    for path in paths:
        document = files.read_document(path, console)
        found = files.examples_of(document, path)
        if left_out := len(document.tokens) - len(found):
            console.note(f"{path}: {left_out} rows are no words, or have no normalization, and are left out")
        gold += found
    return gold


def walk(
    arguments: argparse.Namespace,
    gold: Sequence[Example],
    auxiliary: Mapping[str, Sequence[Example]],
    console: Console,
    processor: Processor,
) -> dict[str, Simulation]:
    """Simulate the editor with each system, by its name."""
    from histnorm_gui.engine.prepared import Prepared
    from histnorm_gui.engine.ranking.capitals import Belief
    from histnorm_gui.engine.simulate import WALKING, simulate
    from histnorm_gui.engine.systems import make_assistant
    from histnorm_gui.formats.decoding import read_bytes
    from histnorm_gui.services.training import training_threads

    threads = arguments.threads or training_threads()
    lexicon = read_lexicon(arguments.lexicon)
    file = read_bytes(arguments.tagger) if arguments.tagger else b""
    prepared = Prepared(file=file, capitals=Belief(arguments.capitals or Belief.LEARN))
    found = {}
    for system in arguments.systems:
        if len(arguments.systems) > 1:
            console.note(f"{system}:")
        walking = False

        def show(step: Progress) -> None:
            """Tell of the way, and of what is done before the first word, but not of every retraining."""
            nonlocal walking
            walking |= step.stage == WALKING
            if step.stage == WALKING or not walking:
                console.progress(step)

        assistant = make_assistant(
            system,
            arguments.recipe,
            seed=arguments.seed,
            threads=threads,
            lexicon=lexicon,
            prepared=prepared,
            processor=processor,
        )
        found[system] = simulate(
            assistant,
            gold,
            auxiliary,
            tokens=arguments.tokens or None,
            retrain_every=arguments.retrain_every,
            progress=show,
        )
        if isinstance(refused := getattr(assistant, "refused", None), UserError):
            raise refused.about(path=arguments.tagger)
    return found


def values(system: str, recipe: str, simulation: Simulation) -> dict[str, object]:
    """What came out, for other programs: shares from 0 to 1, seconds."""
    return {
        "system": system,
        "recipe": recipe,
        "tokens": len(simulation.steps),
        "corrections": simulation.corrections,
        "corrections_per_1000": simulation.corrections_per_1000,
        "keys_per_token": simulation.keys_per_token,
        "typing_keys_per_token": simulation.typing_keys_per_token,
        "top1": simulation.top1,
        "top5": simulation.top5,
        "calibration_error": simulation.calibration_error,
        "begin_seconds": simulation.begin_seconds,
        "retrain_seconds": list(simulation.retrain_seconds),
        "follow_seconds": simulation.follow_seconds,
        "curve": [{"tokens": tokens, "corrections_per_1000": rate} for tokens, rate in simulation.curve],
    }


def table(found: Mapping[str, Simulation]) -> Iterator[str]:
    """A line a system, for reading."""
    count = len(next(iter(found.values())).steps)
    yield f"{count:,} words; corrections per 1,000 words, keys a word and, beside it, with typing every normalization"
    width = max(map(len, found))
    yield "  ".join([_HEADINGS[0].ljust(width), *_HEADINGS[1:]])
    for name, simulation in found.items():
        cells = (
            f"{simulation.corrections_per_1000:.1f}",
            f"{simulation.keys_per_token:.2f}",
            f"{simulation.typing_keys_per_token:.2f}",
            f"{simulation.top1:.1%}",
            f"{simulation.top5:.1%}",
            f"{simulation.calibration_error:.3f}",
        )
        pairs = zip(cells, _HEADINGS[1:], strict=True)
        yield "  ".join([name.ljust(width), *(cell.rjust(len(heading)) for cell, heading in pairs)])


def retraining_table(found: Mapping[str, Simulation]) -> Iterator[str]:
    """The seconds of each retraining, a line a system; nothing where there was none."""
    if any(simulation.retrain_seconds for simulation in found.values()):
        yield "seconds of each retraining"
        for name, simulation in found.items():
            yield f"{name}: " + " ".join(f"{seconds:.1f}" for seconds in simulation.retrain_seconds)
        yield ""


def curve_table(found: Mapping[str, Simulation]) -> Iterator[str]:
    """The curve in figures, and as bars where there is one system."""
    yield "words         " + "  ".join(name.rjust(6) for name in found)
    start = 1
    for points in zip(*(simulation.curve for simulation in found.values()), strict=True):
        end = points[0][0]
        figures = "  ".join(
            f"{rate:.0f}".rjust(max(6, len(name))) for (_, rate), name in zip(points, found, strict=True)
        )
        bar = "#" * round(points[0][1] * _BAR / 1000) if len(found) == 1 else ""
        yield f"{start:>5} - {end:<5} {figures}  {bar}".rstrip()
        start = end + 1


def drawing(found: Mapping[str, Simulation], title: str) -> str:
    """The curve as SVG."""
    from histnorm_gui.engine.reports import system_name
    from histnorm_gui.engine.svg import svg

    curves = [
        Curve(system_name(name), tuple((float(end), rate) for end, rate in simulation.curve), style)
        for style, (name, simulation) in enumerate(found.items())
    ]
    return svg(
        [Panel(title, tuple(curves))],
        x_label="words decided",
        y_label="corrections per 1,000 words",
        title=f"Corrections by place in the text, {title}",
        from_zero=True,
    )
