"""Curves to be drawn, in the window or to a file: what they are, and where they lie in a box."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

# The colours of Okabe and Ito, which readers with any colour vision can tell apart; black is left to axes.
COLOURS = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9", "#7f6a00", "#555555")


class Marker(StrEnum):
    """The shape at each point of a curve, so that colour alone never tells curves apart."""

    CIRCLE = "circle"
    SQUARE = "square"
    TRIANGLE = "triangle"
    DIAMOND = "diamond"
    CROSS = "cross"


MARKERS = tuple(Marker)


@dataclass(frozen=True, slots=True)
class Curve:
    """A curve through ``points`` (x, y), x rising. ``style`` numbers its colour and marker; ``dashed`` marks figures
    of others."""

    name: str
    points: tuple[tuple[float, float], ...]
    style: int = 0
    dashed: bool = False

    @property
    def colour(self) -> str:
        """The colour as #rrggbb."""
        return COLOURS[self.style % len(COLOURS)]

    @property
    def marker(self) -> Marker:
        """The shape at each point."""
        return MARKERS[self.style % len(MARKERS)]


@dataclass(frozen=True, slots=True)
class Panel:
    """Curves over one pair of axes."""

    title: str
    curves: tuple[Curve, ...]


@dataclass(frozen=True, slots=True)
class Axes:
    """The part of the plane that is shown, and the ticks within it."""

    x_ticks: tuple[float, ...]
    y_ticks: tuple[float, ...]

    @staticmethod
    def of(panels: Sequence[Panel], *, from_zero: bool = False) -> Axes:
        """Axes that hold every point of all panels, and 0 where that is asked for; from 0 to 1 where there is none."""
        points = [point for panel in panels for curve in panel.curves for point in curve.points] or [(0, 0), (1, 1)]
        xs, ys = [x for x, _ in points], [y for _, y in points]
        return Axes(ticks(min(0.0, *xs), max(xs)), ticks(min(0.0, *ys) if from_zero else min(ys), max(ys)))

    def place(self, point: tuple[float, float], width: float, height: float) -> tuple[float, float]:
        """Where a point lies in a box whose origin is at its top left."""
        (left, right), (low, high) = self.x_ticks[:: len(self.x_ticks) - 1], self.y_ticks[:: len(self.y_ticks) - 1]
        return width * (point[0] - left) / (right - left), height * (high - point[1]) / (high - low)


def ticks(low: float, high: float, about: int = 5) -> tuple[float, ...]:
    """Round numbers, evenly spaced, the first not above ``low`` and the last not below ``high``; at least two."""
    size = max(abs(low), abs(high), 1e-3)
    span = high - low if high - low > 1e-6 * size else size * 0.1
    raw = span / about
    unit = 10.0 ** math.floor(math.log10(raw))
    step = next(factor * unit for factor in (1, 2, 2.5, 5, 10) if factor * unit >= raw * (1 - 1e-9))
    first = math.floor(low / step + 1e-9)
    last = max(math.ceil(high / step - 1e-9), first + 1)
    return tuple(round(number * step, 10) for number in range(first, last + 1))
