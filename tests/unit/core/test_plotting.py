"""Ticks and places of plots."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from histnorm_gui.core.plotting import Axes, Curve, Panel, ticks


@pytest.mark.parametrize(
    ("low", "high", "expected"),
    [
        (0, 2718, (0, 1000, 2000, 3000)),
        (0.375, 0.817, (0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9)),
        (0, 1, (0, 0.2, 0.4, 0.6, 0.8, 1)),
        (76.3, 86.0, (76, 78, 80, 82, 84, 86)),
    ],
)
def test_ticks_are_round_and_enclose(low: float, high: float, expected: tuple[float, ...]) -> None:
    assert ticks(low, high) == expected


@given(st.floats(-1e6, 1e6), st.floats(0, 1e6))
def test_ticks_always_rise_and_enclose(low: float, span: float) -> None:
    found = ticks(low, low + span)
    slack = 1e-6 * max(1.0, abs(low), span)
    assert 2 <= len(found) <= 12
    assert all(a < b for a, b in pairwise(found))
    assert found[0] <= low + slack and found[-1] >= low + span - slack


def test_axes_begin_at_zero_where_that_is_asked_for() -> None:
    panels = [Panel("", (Curve("", ((100.0, 300.0), (200.0, 500.0))),))]
    assert Axes.of(panels).y_ticks[0] == 300
    assert Axes.of(panels, from_zero=True).y_ticks[0] == 0
    below = [Panel("", (Curve("", ((100.0, -40.0), (200.0, -20.0))),))]
    assert Axes.of(below, from_zero=True).y_ticks[0] == -40


def test_places_are_from_the_top_left() -> None:
    axes = Axes.of([Panel("", (Curve("", ((0.0, 0.0), (1000.0, 1.0))),))])
    assert axes.place((0, 1), 400, 300) == (0, 0)
    assert axes.place((1000, 0), 400, 300) == (400, 300)


def test_axes_of_nothing_are_from_0_to_1() -> None:
    assert Axes.of([]).y_ticks[-1] == 1


def test_curves_differ_in_more_than_colour() -> None:
    looks = {(Curve("", (), style=n).colour, Curve("", (), style=n).marker) for n in range(8)}
    assert len(looks) == 8
    assert len({Curve("", (), style=n).marker for n in range(5)}) == 5
