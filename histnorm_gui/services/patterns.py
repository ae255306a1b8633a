"""Whether a regular expression can be searched for in time that can be foreseen.

Python's matcher tries one way after the other and cannot be interrupted. Of a pattern with a repetition within a
repetition, (a+)+, there are exponentially many ways. So patterns are looked at before: what remains takes at most
ways · length ** exponent steps, and a text that is too long for that is left out.
"""

from __future__ import annotations

import re
import warnings
from dataclasses import dataclass
from re import _constants as ops  # type: ignore[attr-defined]
from re import _parser as parser  # type: ignore[attr-defined]
from typing import Any

from histnorm_gui.core.errors import ErrorCode, UserError

LONGEST = 500
"""Longer patterns are refused."""
STEPS = 10_000_000
"""So many steps the matcher may need for one text: a fraction of a second."""
_MOST_WAYS = 4096
_SMALL = 16
"""Repetitions up to so many times count as so many choices."""
_REPEATS = (ops.MAX_REPEAT, ops.MIN_REPEAT, ops.POSSESSIVE_REPEAT)


class _Endless(Exception):
    """The pattern can need exponentially many steps."""


@dataclass(frozen=True, slots=True)
class Growth:
    """How the number of ways to match grows with the length of the text: ways · length ** exponent."""

    exponent: int = 0
    ways: int = 1

    @property
    def is_one_way(self) -> bool:
        """Whether there is one way to match at a place at most."""
        return self.exponent == 0 and self.ways == 1

    def then(self, other: Growth) -> Growth:
        """Of two things after one another."""
        return Growth(self.exponent + other.exponent, min(self.ways * other.ways, STEPS))


@dataclass(frozen=True, slots=True)
class Pattern:
    """A regular expression that is safe to search for in texts up to a length."""

    expression: re.Pattern[str]
    longest: int


def compile_pattern(words: str, *, ignore_case: bool) -> Pattern:
    """Compile a regular expression.

    Raises UserError PATTERN_WRONG with the reason for one that is none, PATTERN_ENDLESS for one that could take for
    ever.
    """
    flags = re.IGNORECASE if ignore_case else re.NOFLAG
    if len(words) > LONGEST:
        raise UserError(ErrorCode.PATTERN_WRONG, pattern=words[:20] + "…", reason=f"> {LONGEST}")
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # of sets that Python may read otherwise some day
            expression = re.compile(words, flags)
            growth = _of(parser.parse(words, flags))
    except _Endless as error:
        raise UserError(ErrorCode.PATTERN_ENDLESS, pattern=words) from error
    except (re.error, OverflowError, RecursionError, ValueError) as error:
        raise UserError(ErrorCode.PATTERN_WRONG, pattern=words, reason=str(error)) from error
    if growth.ways > _MOST_WAYS:
        raise UserError(ErrorCode.PATTERN_ENDLESS, pattern=words)
    # Every place of the text is tried as the beginning: one factor more.
    return Pattern(expression, int((STEPS / growth.ways) ** (1 / (growth.exponent + 1))))


def _of(sequence: Any) -> Growth:
    growth = Growth()
    for op, value in sequence:
        growth = growth.then(_of_one(op, value))
    return growth


def _of_one(op: Any, value: Any) -> Growth:
    if op in _REPEATS:
        return _of_repeat(*value)
    if op is ops.SUBPATTERN:
        return _of(value[3])
    if op is ops.ATOMIC_GROUP:
        return _of(value)
    if op in (ops.ASSERT, ops.ASSERT_NOT):
        return _of(value[1])
    if op is ops.BRANCH:
        return _of_branches(value[1])
    if op is ops.GROUPREF_EXISTS:
        return _of_branches([part for part in value[1:] if part is not None])
    return Growth(0, 2) if op is ops.GROUPREF else Growth()


def _of_repeat(low: Any, high: Any, body: Any) -> Growth:
    inside = _of(body)
    least, most = int(low), int(high)
    if most <= 1:
        return Growth(inside.exponent, inside.ways + (most > least))
    if inside.is_one_way:
        if most == least:
            return Growth()
        return Growth(0, most - least + 1) if most <= _SMALL else Growth(1)
    if inside.exponent or most > _SMALL or inside.ways**most > _MOST_WAYS:
        raise _Endless
    return Growth(0, inside.ways**most * (most - least + 1))


def _of_branches(branches: Any) -> Growth:
    each = [_of(branch) for branch in branches]
    exponent = max(growth.exponent for growth in each)
    ways = [growth.ways for growth in each]
    return Growth(exponent, max(ways) if _all_differ(branches) else sum(ways))


def _all_differ(branches: Any) -> bool:
    """Whether the first character tells which branch it is."""
    seen: set[str] = set()
    for branch in branches:
        first = _first(branch)
        if first is None or first & seen:
            return False
        seen |= first
    return True


def _first(branch: Any) -> set[str] | None:
    """The characters that a branch can begin with, lower-cased; None where that is not plain."""
    if not len(branch):
        return None
    op, value = branch[0]
    if op is ops.LITERAL:
        return {chr(value).lower()}
    if op is ops.IN and all(kind is ops.LITERAL for kind, _ in value):
        return {chr(code).lower() for _, code in value}
    return None
