"""Minimizing a smooth function of some hundred numbers: limited-memory BFGS (Nocedal 1980)."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

Vector = NDArray[np.float64]

_MEMORY = 10
_SUFFICIENT = 1e-4
_HALVINGS = 20


def minimize(function: Callable[[Vector], tuple[float, Vector]], start: Vector, iterations: int = 60) -> Vector:
    """The point that some steps downhill from ``start`` lead to; ``function`` gives value and gradient."""
    point = start.astype(float)
    value, gradient = function(point)
    pairs: deque[tuple[Vector, Vector, float]] = deque(maxlen=_MEMORY)
    for _ in range(iterations):
        direction = _direction(gradient, pairs)
        slope = float(gradient @ direction)
        if slope >= -1e-10:
            break
        length = 1.0 if pairs else min(1.0, 1.0 / float(np.abs(gradient).sum() + 1e-12))
        for _ in range(_HALVINGS):
            there = point + length * direction
            new_value, new_gradient = function(there)
            if new_value <= value + _SUFFICIENT * length * slope:
                break
            length /= 2
        else:
            break
        moved, turned = there - point, new_gradient - gradient
        along = float(moved @ turned)
        if along > 1e-12:
            pairs.append((moved, turned, along))
        point, gradient = there, new_gradient
        if value - new_value < 1e-8 * max(1.0, abs(value)):
            break
        value = new_value
    return point


def _direction(gradient: Vector, pairs: deque[tuple[Vector, Vector, float]]) -> Vector:
    direction = -gradient
    weights = []
    for moved, turned, along in reversed(pairs):
        weight = float(moved @ direction) / along
        weights.append(weight)
        direction = direction - weight * turned
    if pairs:
        _, turned, along = pairs[-1]
        direction = direction * (along / float(turned @ turned))
    for (moved, turned, along), weight in zip(pairs, reversed(weights), strict=True):
        direction = direction + (weight - float(turned @ direction) / along) * moved
    return direction
