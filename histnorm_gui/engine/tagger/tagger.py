"""A trained tagger: reads forms as normalizations."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from math import exp, log

import torch

from histnorm_gui.core.alignment import Aligner
from histnorm_gui.core.suggestion import Reading
from histnorm_gui.core.text import is_readable, lower_keep_length, match_case
from histnorm_gui.engine.memory import UNSEEN_CONFIDENCE
from histnorm_gui.engine.ranking.letters import LetterModel
from histnorm_gui.engine.tagger.batches import Description
from histnorm_gui.engine.tagger.decoding import Choices, UnitReading, best_readings, greedy
from histnorm_gui.engine.tagger.network import TaggerNetwork
from histnorm_gui.engine.tagger.recipe import Recipe
from histnorm_gui.engine.tagger.vocab import Head, Pieces, split

_POSITIONS = 8192  # units read by the network at once
_CHOICES = 6  # labels looked at for one unit
_LEAST = 1e-4  # and how likely they have to be
_WEIGHED = 12  # readings of the network among which letters choose
_TINY = 1e-300
_SOBER = 0.8  # a power: network and letters, which know the same words, are surer together than they are right


@dataclass(frozen=True)
class Tagger:
    """A network with what its numbers mean. Not changed after training; safe to read with from several threads.

    ``words`` are the different normalizations that it has learned from, in order.
    """

    recipe: Recipe
    pieces: Pieces
    heads: tuple[Head, ...]
    network: TaggerNetwork
    words: tuple[str, ...] = ()

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
            readings = best_readings(positions, max(1, beam, _WEIGHED if self._weighs else 0))
            found[form] = _first(readings, greedy(positions)) if self.recipe.greedy else readings
        if self._weighs:
            found = self._weighed(found)
        cased, most = self.heads[number].takes_case, max(1, beam)
        return [
            tuple(_reading(form, one, self.recipe, cased) for one in found[lower_keep_length(form)][:most])
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

    @property
    def _weighs(self) -> bool:
        """Whether the letters of a normalization count beside the network."""
        return bool(self.words) and self.recipe.letters > 0.0 and not self.recipe.greedy

    @cached_property
    def _letters(self) -> LetterModel:
        return LetterModel(self.words)

    def _weighed(self, found: Mapping[str, Sequence[UnitReading]]) -> dict[str, list[UnitReading]]:
        """The readings of each form, ordered anew by what their letters look like as a word; together they stay as
        likely as they are."""
        norms = [reading.norm for readings in found.values() for reading in readings]
        letters = iter(self._letters.log_probability(norms))
        weighed: dict[str, list[UnitReading]] = {}
        for form, readings in found.items():
            scores = [log(max(one.probability, _TINY)) + self.recipe.letters * next(letters) for one in readings]
            chances = [exp(_SOBER * (score - max(scores))) for score in scores]
            share = sum(one.probability for one in readings) / sum(chances)
            counted = (replace(one, probability=chance * share) for one, chance in zip(readings, chances, strict=True))
            weighed[form] = sorted(counted, key=lambda one: -one.probability)
        return weighed

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
