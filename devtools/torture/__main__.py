"""Runs the campaigns, each in a process of its own, and tells what came of them; run by ``dev.py torture``.

Prints one JSON object a line, then a table. The exit status is 1 where anything was lost, crashed, hung or leaked. A
campaign depends on ``--seed`` and its number alone, so that what it finds can be found again.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from devtools.command_line import finish
from devtools.torture.places import TortureError

Counts = Mapping[str, object]


@dataclass(frozen=True)
class Campaign:
    """A campaign: what its number counts, how large it is at length and in short, and the counts that must be 0."""

    name: str
    says: str
    long: float
    quick: float
    run: Callable[[Any, int], Counts]
    never: tuple[str, ...] = ()


def _kills(number: int, seed: int) -> Counts:
    from devtools.torture import kills

    return kills.run(number, seed)


def _moments(number: int, seed: int) -> Counts:
    from devtools.torture import moments

    return moments.run(number, seed)


def _power(number: int, seed: int) -> Counts:
    from devtools.torture import powercut

    return powercut.run(number, seed)


def _failing(number: int, seed: int) -> Counts:
    from devtools.torture import failing

    return failing.run(number, seed)


def _projects(number: int, seed: int) -> Counts:
    from devtools.torture import projects

    return projects.run(number, seed)


def _inputs(number: int, seed: int) -> Counts:
    from devtools.torture import inputs

    return inputs.run(number, seed)


def _faults(number: int, seed: int) -> Counts:
    from devtools.torture import faults

    return faults.run(int(number), seed)


def _soak(number: float, seed: int) -> Counts:
    from devtools.torture import soak

    return soak.run(number, seed)


CAMPAIGNS = (
    Campaign("kills", "processes killed while they edit and train", 600, 20, _kills, ("lost", "damaged")),
    Campaign("moments", "processes killed in checks, backups, imports, exports", 200, 8, _moments, ("lost", "damaged")),
    Campaign("power", "steps, the power cut after each of their writes", 120, 6, _power, ("lost", "unreadable")),
    Campaign("failing", "steps on a disk that is full or fails", 5000, 150, _failing),
    Campaign(
        "projects",
        "damaged project files",
        10_000,
        100,
        _projects,
        ("crashes", "hangs", "errors", "too much memory"),
    ),
    Campaign("inputs", "damaged files to import", 10_000, 250, _inputs, ("crashed", "hung")),
    Campaign("faults", "times every fault before the real window", 1, 1, _faults),
    Campaign("soak", "minutes of work by keys in the real window", 10, 0.2, _soak),
)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the campaigns that the arguments name, all of them without any."""
    parser = make_parser()
    chosen = parser.parse_args(arguments)
    if chosen.campaign:
        return _alone(chosen.campaign, chosen.number, chosen.seed)
    numbers = {campaign.name: getattr(chosen, campaign.name) for campaign in CAMPAIGNS}
    if all(number is None for number in numbers.values()):
        numbers = {campaign.name: campaign.quick if chosen.quick else campaign.long for campaign in CAMPAIGNS}
    lines = []
    for campaign in CAMPAIGNS:
        if numbers[campaign.name]:
            lines.append(_apart(campaign, numbers[campaign.name], chosen.seed))
            print(json.dumps(lines[-1], ensure_ascii=False), flush=True)
    print(_table(lines), flush=True)
    return 0 if all(line["verdict"] == "ok" for line in lines) else 1


def make_parser() -> argparse.ArgumentParser:
    """The command line."""
    parser = argparse.ArgumentParser(
        prog="python3 dev.py torture",
        description="Try to make histnorm lose something. Without numbers: every campaign.",
    )
    parser.add_argument("--quick", action="store_true", help="the short form of every campaign")
    for campaign in CAMPAIGNS:
        told = f"{campaign.says} ({campaign.long}; --quick: {campaign.quick})"
        kind = float if isinstance(campaign.quick, float) else int
        parser.add_argument(f"--{campaign.name}", type=kind, metavar="MINUTES" if kind is float else "N", help=told)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--campaign", choices=[campaign.name for campaign in CAMPAIGNS], help=argparse.SUPPRESS)
    parser.add_argument("--number", type=float, default=0, help=argparse.SUPPRESS)
    return parser


def _alone(name: str, number: float, seed: int) -> int:
    """Do one campaign in this process; its counts are the last line."""
    campaign = next(campaign for campaign in CAMPAIGNS if campaign.name == name)
    try:
        counts = campaign.run(number if isinstance(campaign.quick, float) else int(number), seed)
    except TortureError as error:
        print(json.dumps({"failure": str(error)}, ensure_ascii=False))
        return 1
    print(json.dumps(counts))
    return 0


def _apart(campaign: Campaign, number: float, seed: int) -> dict[str, object]:
    """Do one campaign in a process of its own; what it counted, how long it took, and the verdict."""
    began = time.monotonic()
    command = [sys.executable, "-m", "devtools.torture", "--campaign", campaign.name]
    done = subprocess.run(
        [*command, "--number", str(number), "--seed", str(seed)],
        capture_output=True,
        text=True,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        check=False,
    )
    line: dict[str, object] = {"campaign": campaign.name, "number": number, "seed": seed}
    try:
        said = json.loads(done.stdout.splitlines()[-1])
    except (IndexError, ValueError):
        said = {"failure": f"the campaign ended with {done.returncode}: {done.stderr[-2000:]}"}
    line |= said
    line["seconds"] = round(time.monotonic() - began, 1)
    bad = [name for name in campaign.never if said.get(name)]
    line["verdict"] = "ok" if not bad and "failure" not in said and done.returncode == 0 else "FAILED"
    return line


def _table(lines: Sequence[dict[str, object]]) -> str:
    told = {campaign.name: campaign.says for campaign in CAMPAIGNS}
    rows = [("campaign", "", "seconds", "verdict")]
    for line in lines:
        name = str(line["campaign"])
        rows.append((name, f"{line['number']} {told[name]}", str(line["seconds"]), str(line["verdict"])))
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    shown = ["  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows]
    hidden = ("campaign", "number", "seed", "seconds", "verdict", "failure", "samples")
    for place, line in zip(range(len(lines), 0, -1), reversed(lines), strict=True):
        counts = ", ".join(f"{count} {name}" for name, count in line.items() if name not in hidden)
        samples = line.get("samples")
        if isinstance(samples, list):
            shown[place + 1 : place + 1] = _samples_table(samples)
        shown.insert(place + 1, f"{'':{widths[0]}}  {line.get('failure', counts)}")
    return "\n".join(shown)


def _samples_table(samples: Sequence[Sequence[int]]) -> list[str]:
    names = ("s", "steps", "MB", "MB ranking", "files", "threads", "processes", "models")
    return [
        "  ".join(str(cell).rjust(max(8, len(name))) for cell, name in zip(row, names, strict=True))
        for row in (names, *samples)
    ]


if __name__ == "__main__":
    sys.exit(finish(main))
