"""Texts from right to left, and mixed ones."""

from __future__ import annotations

import pytest

from histnorm_gui.core.direction import Direction, base_direction, direction_of, visual_order

LTR, RTL, AUTO = Direction.LTR, Direction.RTL, Direction.AUTO


@pytest.mark.parametrize(
    ("form", "direction"),
    [("vnd", LTR), ("ſie", LTR), ("בראשית", RTL), ("كتاب", RTL), ("1492", AUTO), ("/", AUTO), ("", AUTO), ("·ב", RTL)],
)
def test_the_first_letter_tells_the_direction_of_a_word(form: str, direction: Direction) -> None:
    assert direction_of(form) is direction


def test_most_letters_tell_the_direction_of_a_text() -> None:
    assert base_direction(["בראשית", "liber", "ברא", "אלהים"]) is RTL
    assert base_direction(["liber", "primus", "ברא"]) is LTR
    assert base_direction(["1", "."]) is LTR
    assert base_direction([]) is LTR


@pytest.mark.parametrize(
    ("directions", "base", "order"),
    [
        ([LTR, LTR, LTR], LTR, [0, 1, 2]),
        ([RTL, RTL, RTL], RTL, [2, 1, 0]),
        ([LTR, RTL, RTL, LTR], LTR, [0, 2, 1, 3]),
        ([RTL, LTR, LTR, RTL], RTL, [3, 1, 2, 0]),
        ([LTR, RTL, AUTO, RTL, LTR], LTR, [0, 3, 2, 1, 4]),  # a number between two Hebrew words is among them
        ([LTR, RTL, AUTO, LTR], LTR, [0, 1, 2, 3]),
        ([AUTO], RTL, [0]),
        ([], RTL, []),
    ],
)
def test_words_of_the_other_direction_stand_together(
    directions: list[Direction], base: Direction, order: list[int]
) -> None:
    assert visual_order(directions, base) == order
