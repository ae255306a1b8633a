"""Measures how fast histnorm is, each figure beside a reference from the same run; run by ``dev.py bench``.

Prints one JSON object a line, then a table. ``--quick`` measures less often and trains on the example alone, ``--only``
measures some parts. Figures depend on the machine and on what else it does; the ratios much less. What a part needs is
loaded when it is measured, so that ``--help`` needs nothing.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

from devtools.bench_figures import Figure
from devtools.command_line import finish


@dataclass(frozen=True)
class Part:
    """A part of the benchmark: what it measures, and the function that does; its folder is there for it alone."""

    name: str
    says: str
    measure: Callable[[Path, bool], Iterator[Figure]]


def _formats(_folder: Path, _quick: bool) -> Iterator[Figure]:
    from devtools.bench_formats import formats

    return (Figure.of(*measured) for measured in formats())


def _start(folder: Path, quick: bool) -> Iterator[Figure]:
    from devtools.bench_start import starting

    return (Figure.of(*measured) for measured in starting(folder, quick))


def _keys(folder: Path, quick: bool) -> Iterator[Figure]:
    from devtools.bench_keys import keys

    return keys(folder, quick)


def _ranking(folder: Path, quick: bool) -> Iterator[Figure]:
    from devtools.bench_formats import running_document
    from devtools.bench_ranking import ranking

    return (Figure.of(*measured) for measured in ranking(folder, running_document(), quick))


def _suggesting(_folder: Path, quick: bool) -> Iterator[Figure]:
    from devtools.bench_suggesting import suggesting

    yield from (Figure.of(*measured) for measured in suggesting(quick))


def _scale(folder: Path, quick: bool) -> Iterator[Figure]:
    from devtools.bench_scale import scale

    return (Figure.of(*measured) for measured in scale(folder, quick))


def _training(_folder: Path, quick: bool) -> Iterator[Figure]:
    from devtools.bench_recipes import from_scratch

    yield Figure.of(*from_scratch(quick))


def _incremental(_folder: Path, quick: bool) -> Iterator[Figure]:
    from devtools.bench_recipes import going_on

    yield Figure.of(*going_on(quick))


def _arithmetic(_folder: Path, _quick: bool) -> Iterator[Figure]:
    from devtools.bench_arithmetic import arithmetic

    yield Figure.of("arithmetic while training", *arithmetic())


PARTS = (
    Part("formats", "reading a text, and reading and writing every format", _formats),
    Part("start", "start to the first picture, the painted example and its first decision", _start),
    Part("keys", "Enter to painted, idle and while a training is under way", _keys),
    Part("ranking", "the ranking process: first screen, all words, a decision to the ranked screen", _ranking),
    Part("suggesting", "suggestions for 1,000 tokens of a new page, beside Norma", _suggesting),
    Part("scale", "opening, keys, filter, export and memory by the size of the project", _scale),
    Part("training", "the network from scratch, beside the paper's recipe", _training),
    Part("incremental", "going on from a network after fifty new decisions", _incremental),
    Part("arithmetic", "arithmetic in a second of training, beside a product of matrices", _arithmetic),
)


def make_parser() -> argparse.ArgumentParser:
    """The command line."""
    parts = "\n".join(f"  {part.name:<13}{part.says}" for part in PARTS)
    parser = argparse.ArgumentParser(
        prog="python3 dev.py bench",
        description="Measure how fast histnorm is, each figure beside a reference from the same run: JSON lines, then"
        " a table.",
        epilog=f"parts, measured in this order:\n{parts}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.add_argument("--quick", action="store_true", help="measure less often, and train on the example alone")
    parser.add_argument(
        "--only", type=_parts, default=PARTS, metavar="PART[,PART]", help="measure these parts and no others"
    )
    return parser


def _parts(names: str) -> tuple[Part, ...]:
    """The parts of these names, in their own order."""
    wanted = {name.strip() for name in names.split(",")}
    unknown = sorted(wanted - {part.name for part in PARTS})
    if unknown:
        known = ", ".join(part.name for part in PARTS)
        raise argparse.ArgumentTypeError(f"there is no part {', '.join(map(repr, unknown))} (there are: {known})")
    return tuple(part for part in PARTS if part.name in wanted)


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure what is asked for; the exit status tells only whether it could be measured."""
    chosen = make_parser().parse_args(arguments)
    figures: list[Figure] = []
    with tempfile.TemporaryDirectory(prefix="histnorm-bench-") as name:
        os.environ["HISTNORM_LOG_DIR"] = name
        os.environ["XDG_CONFIG_HOME"] = name
        for part in chosen.only:
            folder = Path(name) / part.name
            folder.mkdir()
            for figure in part.measure(folder, chosen.quick):
                print(json.dumps(asdict(figure), ensure_ascii=False), flush=True)
                figures.append(figure)
    print()
    for figure in figures:
        print(figure.line())
    return 0


if __name__ == "__main__":
    sys.exit(finish(main))
