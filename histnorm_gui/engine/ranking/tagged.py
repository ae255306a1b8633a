"""What a tagger says of the forms of a text, kept apart from the network: ranking needs no torch."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from histnorm_gui.engine.ranking.forward import log_sum
from histnorm_gui.engine.tagger.decoding import Choices, best_readings

FLOOR = -15.0
"""Log probability of a normalization that a tagger cannot write."""
_BEAM = 16
_CHOICES = 10


class TaggedForms:
    """The choices of a tagger for each unit of each form. Forms that it was not asked for have no readings."""

    def __init__(self, positions: Mapping[str, Sequence[Choices]]) -> None:
        self._positions = dict(positions)
        self._readings: dict[str, list[tuple[str, float]]] = {}

    def __contains__(self, form: str) -> bool:
        return form in self._positions

    def add(self, positions: Mapping[str, Sequence[Choices]]) -> None:
        """Take up further forms."""
        self._positions.update(positions)

    def readings(self, form: str) -> Sequence[tuple[str, float]]:
        """The likeliest normalizations of a form with their probabilities, best first."""
        found = self._readings.get(form)
        if found is None:
            positions = [choices[:_CHOICES] for choices in self._positions.get(form, ())]
            read = best_readings(positions, _BEAM) if positions else []
            self._readings[form] = [(reading.norm, reading.probability) for reading in read]
        return self._readings[form]

    def scores(self, form: str, norms: Sequence[str]) -> Sequence[float]:
        """log P of each normalization, summed over its alignments, at least FLOOR."""
        positions = [partial(_chance, dict(choices)) for choices in self._positions.get(form, ())]
        return [log_sum(positions, norm, FLOOR) if positions else FLOOR for norm in norms]


def _chance(choices: Mapping[str, float], label: str) -> float:
    return choices.get(label, 0.0)
