"""Making the tagger's probabilities honest: a temperature learned from decisions that it has not seen.

A network that has learned from a few hundred words is surer than it is right. Its probabilities are raised to the
power 1/T and shared out anew (Guo et al. 2017, "On calibration of modern neural networks").
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import replace

from histnorm_gui.core.suggestion import Reading

USUAL = 1.8
"""The temperature expected before anything was measured: from 1.4 (2,600 decisions) to 2.5 (300) on Anselm B and M."""
TRUST = 15.0
"""The usual temperature counts as much as so many measured words."""
TEMPERATURES = tuple(1.0 + 0.1 * step for step in range(31))
_LEAST = 1e-6  # what is left for a normalization that is not among the readings


def tempered(readings: Sequence[Reading], temperature: float) -> tuple[Reading, ...]:
    """The readings with honest probabilities, in the same order; they add up to less than 1."""
    powers = [max(reading.probability, 1e-12) ** (1 / temperature) for reading in readings]
    total = sum(powers) + _rest(readings) ** (1 / temperature)
    return tuple(replace(reading, probability=p / total) for reading, p in zip(readings, powers, strict=True))


def fit_temperature(measured: Sequence[tuple[Sequence[Reading], str]]) -> float:
    """The temperature that makes the right normalizations of measured words most probable.

    ``measured`` pairs the readings of words that the model has not learned from with their right normalizations. With
    few of them the usual temperature has the greater say.
    """

    def cost(temperature: float) -> float:
        loss = TRUST * math.log(temperature / USUAL) ** 2
        for readings, norm in measured:
            honest = tempered(readings, temperature)
            left = max(1.0 - sum(reading.probability for reading in honest), _LEAST)
            right = next((reading.probability for reading in honest if reading.norm == norm), left)
            loss -= math.log(max(right, 1e-12))
        return loss

    return min(TEMPERATURES, key=cost)


def _rest(readings: Sequence[Reading]) -> float:
    return max(1.0 - sum(reading.probability for reading in readings), _LEAST)
