"""``histnorm reproduce``: repeat the training of a report, and compare."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from histnorm_gui.cli import options
from histnorm_gui.cli.console import Console
from histnorm_gui.cli.devices import add_device, processor_of, tell
from histnorm_gui.core.progress import CancelToken

if TYPE_CHECKING:
    from histnorm_gui.services.reports import Training
    from histnorm_gui.services.reproduction import Comparison


def add_parser(commands: options.Subparsers[argparse.ArgumentParser]) -> None:
    """Declare the sub-command."""
    parser = commands.add_parser(
        "reproduce",
        help="repeat the training of a report and compare the outcome",
        description="Repeat the training that a report of histnorm methods tells of: from the decisions as they were "
        "then (the project keeps its history), with the same settings and seed, measured on the same words. The "
        "project is not changed. Exit status 0: reproduced, which is the same data and either all readings the same "
        "or an accuracy within the report's interval; 1: not reproduced, or it could not be tried.",
    )
    parser.add_argument("report", type=Path, metavar="REPORT")
    parser.add_argument("--project", type=Path, metavar="FILE", help="the project (default: the one that it names)")
    parser.add_argument("--manuscript", metavar="SIGLUM", help="this manuscript alone (default: all with a training)")
    parser.add_argument("--lexicon", type=Path, metavar="FILE", help="the word list, where the training used one")
    add_device(parser)
    options.add_json(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Carry out the sub-command."""
    from histnorm_gui.services.reports import read_report
    from histnorm_gui.services.reproduction import project_of, reproduce, to_repeat

    console = Console(arguments.json)
    report = read_report(arguments.report)
    told = to_repeat(report, arguments.report, arguments.manuscript)
    project = project_of(report, arguments.report, arguments.project)
    processor = processor_of(arguments)
    found = []
    for one in told:
        comparison = reproduce(one, project, console.progress, CancelToken(), arguments.lexicon, processor)
        for line in _told(comparison):
            console.say(line)
        found.append(comparison)
    tell(processor, console)
    reproduced = all(comparison.reproduced for comparison in found)
    console.result({"reproduced": reproduced, "manuscripts": [_values(comparison) for comparison in found]})
    return 0 if reproduced else 1


def _told(comparison: Comparison) -> list[str]:
    """What came out, a line each."""
    from histnorm_gui.services.reproduction import Outcome, Past

    then, now = comparison.then, comparison.now
    verdict = "reproduced" if comparison.reproduced else "NOT reproduced"
    lines = [f"{comparison.siglum}, model {then.version}: {verdict}"]
    if comparison.past is Past.NOW:
        lines.append("  decisions: as they are now; the project's history does not lead back to that training")
    data = "the same words" if comparison.same_data else "NOT the same words"
    lines.append(f"  data: {data} ({now.data.own.words} learned from, {now.data.held_out.words} held out)")
    accuracy = {
        Outcome.EQUAL: "equal",
        Outcome.WITHIN: "within the interval of the report",
        Outcome.DIFFERENT: "different",
        Outcome.UNKNOWN: "cannot be compared",
    }
    lines.append(f"  accuracy: {_accuracy(then)} then, {_accuracy(now)} now: {accuracy[comparison.accuracy]}")
    readings = "the same" if comparison.same_readings else "not all the same"
    lines.append(f"  readings of the {now.readings.forms} forms of the manuscript: {readings}")
    lines += [f"  {one.what}: {one.then} then, {one.now} now" for one in comparison.differences]
    return lines


def _accuracy(training: Training) -> str:
    if training.accuracy is None:
        return "not measured"
    interval = "" if training.low is None else f", {training.low:.1%} to {training.high:.1%}"
    return f"{training.accuracy:.1%} ({training.correct} of {training.measured}{interval})"


def _values(comparison: Comparison) -> dict[str, object]:
    return {
        "manuscript": comparison.siglum,
        "version": comparison.then.version,
        "reproduced": comparison.reproduced,
        "same_data": comparison.same_data,
        "same_readings": comparison.same_readings,
        "accuracy": comparison.accuracy.value,
        "accuracy_then": comparison.then.accuracy,
        "accuracy_now": comparison.now.accuracy,
        "decisions": comparison.past.value,
        "differences": {one.what: [one.then, one.now] for one in comparison.differences},
    }
