"""The page on keys and time says what the model computes."""

from __future__ import annotations

import re

import pytest

from devtools.keystrokes import PAGE, K, M, Step, efforts, page, walk

SLACK = 6
"""Words that the ranking may put otherwise on another machine, whose arithmetic rounds otherwise."""


def test_keys_and_preparations_are_counted() -> None:
    steps = [Step("vnd", "und", ("Return",)), Step("vf", "auf", ("2",)), Step("die", "die", ("d", "i", "e", "Return"))]
    ranked = [Step(step.form, step.norm, ("Return",)) for step in steps]
    histnorm, alone, filled, empty = efforts(ranked, steps)
    assert (histnorm.keys, alone.keys, filled.keys, empty.keys) == (3, 6, 9, 12)
    assert histnorm.seconds == 3 * K + 3 * M


def test_the_page_is_what_is_computed() -> None:
    ranked = walk(ranked=True)
    written, computed = PAGE.read_text(encoding="utf-8"), page(ranked, walk())
    accepted = re.search(r"right for (\d+) of them", written)
    assert accepted is not None
    assert int(accepted[1]) == pytest.approx(sum(step.keys == ("Return",) for step in ranked), abs=SLACK)

    def rest(text: str) -> list[str]:
        return [line for line in text.splitlines() if line.startswith(("| histnorm,", "| spreadsheet", "The words"))]

    assert rest(written) == rest(computed), "run python -m devtools.keystrokes"
