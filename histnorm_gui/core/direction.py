"""Which way a text runs. What is stored is always in logical order; this is only about how it is shown."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Sequence
from enum import StrEnum
from functools import lru_cache

ENOUGH = 2000
"""So many letters tell which way a manuscript runs."""


class Direction(StrEnum):
    """The direction of a manuscript's text: by its content, or set by the editor."""

    AUTO = "auto"
    LTR = "ltr"
    RTL = "rtl"


@lru_cache(maxsize=65536)
def direction_of(form: str) -> Direction:
    """The direction of a word by its first letter that has one (Unicode Bidirectional Algorithm, rule P2); AUTO for a
    word that has none, such as a number or punctuation."""
    for character in form:
        kind = unicodedata.bidirectional(character)
        if kind == "L":
            return Direction.LTR
        if kind in ("R", "AL"):
            return Direction.RTL
    return Direction.AUTO


def base_direction(forms: Iterable[str]) -> Direction:
    """The direction that most letters of a text have, LTR where there are as many of both; it is enough to look at
    some thousand."""
    balance = seen = 0
    for form in forms:
        direction = direction_of(form)
        if direction is not Direction.AUTO:
            balance += len(form) if direction is Direction.RTL else -len(form)
            seen += len(form)
        if seen >= ENOUGH:
            break
    return Direction.RTL if balance > 0 else Direction.LTR


def visual_order(directions: Sequence[Direction], base: Direction) -> list[int]:
    """In which order the words of one line are set from left to right.

    Words of the other direction than the line's stand together as a run of their own; a word without a direction
    belongs to such a run where it stands between two of its words (a simple form of the algorithm's rules N1 and L2,
    at the level of words).
    """
    levels = [base if direction is Direction.AUTO else direction for direction in _neutrals(directions, base)]
    order: list[int] = []
    run: list[int] = []
    for position, level in enumerate(levels):
        if level is base:
            order += [*reversed(run), position]
            run = []
        else:
            run.append(position)
    order += reversed(run)
    return order[::-1] if base is Direction.RTL else order


def _neutrals(directions: Sequence[Direction], base: Direction) -> list[Direction]:
    """Give words without a direction that of both their neighbours where these agree, else the line's."""
    result = list(directions)
    before = base
    for position, direction in enumerate(directions):
        if direction is not Direction.AUTO:
            before = direction
            continue
        after = next((later for later in directions[position:] if later is not Direction.AUTO), base)
        result[position] = before if before is after else base
    return result
