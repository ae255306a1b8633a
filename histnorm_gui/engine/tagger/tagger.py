"""A trained tagger: reads forms as normalizations."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import torch

from histnorm_gui.core.alignment import Aligner
from histnorm_gui.core.suggestion import Reading
from histnorm_gui.core.text import is_readable, lower_keep_length, match_case
from histnorm_gui.engine.memory import UNSEEN_CONFIDENCE
from histnorm_gui.engine.tagger.batches import Description
from histnorm_gui.engine.tagger.decoding import Choices, UnitReading, best_readings, greedy
from histnorm_gui.engine.tagger.network import TaggerNetwork
from histnorm_gui.engine.tagger.recipe import Recipe
from histnorm_gui.engine.tagger.vocab import Head, Pieces, split

_POSITIONS = 8192  # units read by the network at once
_CHOICES = 6  # labels looked at for one unit
_LEAST = 1e-4  # and how likely they have to be


@dataclass(frozen=True)
class Tagger:
    """A network with what its numbers mean. Not changed after training; safe to read with from several threads."""

    recipe: Recipe
    pieces: Pieces
    heads: tuple[Head, ...]
    network: TaggerNetwork

    @property
    def names(self) -> tuple[str, ...]:
        """The manuscripts that it can read as, the main one first."""
        return tuple(head.name for head in self.heads)

    def read(self, forms: Sequence[str], head: str, *, beam: int = 12) -> list[tuple[Reading, ...]]:
        """At most ``beam`` readings of each form, best first, at least one.

        ``head`` names the manuscript whose labels are used; KeyError when the tagger has not learned it.
        """
        number = self._number(head)
        lowered = list(dict.fromkeys(lower_keep_length(form) for form in forms if is_readable(form)))
        found: dict[str, list[UnitReading]] = {}
        for form, positions in self._positions(lowered, number):
            readings = best_readings(positions, max(1, beam))
            found[form] = _first(readings, greedy(positions)) if self.recipe.greedy else readings
        cased = self.heads[number].takes_case
        return [
            tuple(_reading(form, reading, self.recipe, cased) for reading in found[lower_keep_length(form)])
            if is_readable(form)
            else (Reading(form, UNSEEN_CONFIDENCE, (), ()),)
            for form in forms
        ]

    def choices(self, forms: Sequence[str], head: str) -> dict[str, list[Choices]]:
        """For each form (lower-cased) what each of its units may be written as, the start-of-word symbol first."""
        number = self._number(head)
        return dict(self._positions(list(dict.fromkeys(map(lower_keep_length, forms))), number))

    def best(self, forms: Sequence[str], head: str) -> list[str]:
        """The best reading of each form, as ``read`` gives it."""
        return [readings[0].norm for readings in self.read(forms, head, beam=4)]

    def _number(self, head: str) -> int:
        if head not in self.names:
            raise KeyError(head)
        return self.names.index(head)

    def _positions(self, forms: Sequence[str], number: int) -> list[tuple[str, list[Choices]]]:
        """For each form what each of its units may be written as; forms of one length are read together."""
        head = self.heads[number]
        words = {form: split(form, self.recipe.units) for form in forms}
        units = sorted({unit for word in words.values() for unit in word})
        index = {unit: position for position, unit in enumerate(units)}
        described = Description.of(units, head, self.pieces, self.recipe)
        groups: dict[int, list[str]] = {}
        for form, word in words.items():
            groups.setdefault(len(word), []).append(form)
        result: list[tuple[str, list[Choices]]] = []
        for length, members in groups.items():
            step = max(1, _POSITIONS // length)
            for start in range(0, len(members), step):
                part = members[start : start + step]
                ids = torch.tensor([[index[unit] for unit in words[form]] for form in part]).T
                with torch.inference_mode():
                    scores = self.network(ids, described.table, number)
                    # Of a unit that training never showed, nothing the network says means anything.
                    scores = scores * described.known[ids] + described.prior[ids]
                    chances, labels = scores.softmax(-1).topk(min(_CHOICES, scores.shape[-1]))
                rows = zip(part, chances.transpose(0, 1).tolist(), labels.transpose(0, 1).tolist(), strict=True)
                for form, by_chance, by_label in rows:
                    result.append((form, _choices(head, words[form], by_chance, by_label)))
        return result


def _choices(
    head: Head, word: Sequence[str], by_chance: Sequence[Sequence[float]], by_label: Sequence[Sequence[int]]
) -> list[Choices]:
    positions: list[Choices] = []
    for unit, chances, labels in zip(word, by_chance, by_label, strict=True):
        likely = [
            (head.text(label, unit), chance) for label, chance in zip(labels, chances, strict=True) if chance >= _LEAST
        ]
        positions.append(likely or [(head.text(labels[0], unit), chances[0])])
    return positions


def _first(readings: list[UnitReading], norm: str) -> list[UnitReading]:
    """The reading that is ``norm`` put before the others."""
    return sorted(readings, key=lambda reading: reading.norm != norm)


def _reading(form: str, reading: UnitReading, recipe: Recipe, cased: bool) -> Reading:
    """A reading by code points (the marks of a grapheme write nothing), with the capitals of the form."""
    labels: list[str] = []
    probabilities: list[float] = []
    units = split(form, recipe.units)
    for unit, label, probability in zip(units, reading.labels, reading.probabilities, strict=True):
        rest = max(0, len(unit) - 1)
        labels += [label, *[""] * rest]
        probabilities += [probability] * (rest + 1)
    norm = match_case(form, reading.norm) if cased else reading.norm
    if norm != reading.norm:
        labels = _recut(labels, norm) if len(norm) == len(reading.norm) else list(Aligner.plain().align(form, norm))
    return Reading(norm, reading.probability, tuple(labels), tuple(probabilities))


def _recut(labels: Sequence[str], norm: str) -> list[str]:
    """The labels with the characters of ``norm``, which is as long as they are together."""
    cut, start = [], 0
    for label in labels:
        cut.append(norm[start : start + len(label)])
        start += len(label)
    return cut
