"""Options that several sub-commands share."""

from __future__ import annotations

import argparse
from pathlib import Path

from histnorm_gui.cli.devices import add_device

Subparsers = argparse._SubParsersAction  # argparse has no public name for it
RECIPES = ("default", "paper", "paper-words")
SYSTEMS = ("default", "memory", "bilstm", "mtl", "norma-star", "norma", "crf", "encdec")
DEFAULT_SYSTEM = "default"
"""The best system there is, for whom no other is named."""
ALL = "all"
CAPITALS = ("learn", "nouns", "form", "lower")


def positive(text: str) -> int:
    """A whole number from 1 on, for argparse."""
    number = int(text)
    if number < 1:
        raise ValueError(text)
    return number


def count_or_all(text: str) -> int:
    """A whole number from 1 on, or "all" (0), for argparse."""
    return 0 if text == ALL else positive(text)


positive.__name__ = "whole number above 0"  # what argparse calls the type in its message
count_or_all.__name__ = 'whole number above 0 or "all"'


def add_recipe(parser: argparse.ArgumentParser) -> None:
    """--recipe."""
    parser.add_argument(
        "--recipe",
        choices=RECIPES,
        default="default",
        help="how to train: default is fast, paper is exactly that of Bollmann and Søgaard 2016 (default: default)",
    )


def add_training(parser: argparse.ArgumentParser) -> None:
    """--recipe, --seed, --threads and --device."""
    add_recipe(parser)
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="where chance begins (default: 1)")
    parser.add_argument(
        "--threads", type=positive, metavar="N", help="threads to train with (default: one fewer than the cores)"
    )
    add_device(parser)


def add_reading(parser: argparse.ArgumentParser) -> None:
    """--encoding, --option and --ignore-memory."""
    parser.add_argument(
        "--encoding",
        default="",
        metavar="NAME",
        help="the encoding of the file, such as utf-16, cp1252 or latin-1 (default: found out from its content)",
    )
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        type=_option,
        metavar="NAME=VALUE",
        help="how to read the file (a column, a tier, a layer: see docs/formats); may be repeated",
    )
    parser.add_argument(
        "--ignore-memory",
        action="store_true",
        help="read the file also where memory may be too small for it: the system may end the program then",
    )


def given_for_reading(arguments: argparse.Namespace) -> str:
    """Those of `add_reading` that were given, as they are written; empty where there are none."""
    given = {"--encoding": arguments.encoding, "--option": arguments.option, "--ignore-memory": arguments.ignore_memory}
    return " ".join(name for name, value in given.items() if value)


def _option(text: str) -> tuple[str, str]:
    """NAME=VALUE as a pair, for argparse."""
    name, equals, value = text.partition("=")
    if not equals or not name:
        raise ValueError(text)
    return name, value


_option.__name__ = "option, which is NAME=VALUE"  # what argparse calls the type in its message


def add_json(parser: argparse.ArgumentParser) -> None:
    """--json."""
    parser.add_argument("--json", action="store_true", help="print the result as one JSON object on the last line")


def add_manuscript(parser: argparse.ArgumentParser) -> None:
    """--manuscript."""
    parser.add_argument("--manuscript", metavar="SIGLUM", help="the manuscript; may be left out where there is one")


def add_capitals(parser: argparse.ArgumentParser) -> None:
    """--capitals."""
    parser.add_argument(
        "--capitals",
        choices=CAPITALS,
        help="what the edition does with capitals until decisions say more: learn (default), nouns have them, form: as "
        "in the manuscript, lower: there are none",
    )


def add_output(parser: argparse.ArgumentParser, *, required: bool = False) -> None:
    """-o, --output."""
    text = "the file to write" + ("" if required else " (default: standard output)")
    parser.add_argument("-o", "--output", type=Path, required=required, metavar="OUT", help=text)
