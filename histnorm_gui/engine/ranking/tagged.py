"""What a tagger says of the forms of a text, kept apart from the network: ranking needs no torch."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from histnorm_gui.engine.ranking import rows
from histnorm_gui.engine.ranking.forward import Labels
from histnorm_gui.engine.ranking.surroundings import Surroundings
from histnorm_gui.engine.tagger.decoding import Choices, best_readings

FLOOR = -15.0
"""Log probability of a normalization that a tagger cannot write."""
_BEAM = 16
_CHOICES = 10


class TaggedForms:
    """The choices of a tagger for each unit of each form. Forms that it was not asked for have no readings.

    ``surroundings`` are what was learned with it of words beside one another, where it has them.
    """

    def __init__(self, positions: Mapping[str, Sequence[Choices]], surroundings: Surroundings | None = None) -> None:
        self.surroundings = surroundings
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

    def positions(self, form: str) -> Sequence[Choices]:
        """The choices for each unit of a form; none for a form that the tagger was not asked for."""
        return self._positions.get(form, ())


class TaggerScores:
    """How likely the normalizations of forms are to a tagger. Not safe across threads; ``TaggedForms`` are."""

    def __init__(self, tagged: TaggedForms) -> None:
        """``tagged`` may take up further forms later."""
        self._tagged = tagged
        self._labels = Labels()
        self._places: dict[str, list[rows.Choices]] = {}

    def scores(self, asked: Sequence[tuple[str, Sequence[str]]]) -> list[list[float]]:
        """For each form log P of its normalizations, summed over their alignments, at least FLOOR."""
        return self._labels.log_sums([(self._choices(form), norms) for form, norms in asked], FLOOR)

    def _choices(self, form: str) -> list[rows.Choices]:
        found = self._places.get(form)
        if not found:
            found = self._places[form] = [self._labels.choices(unit) for unit in self._tagged.positions(form)]
        return found
