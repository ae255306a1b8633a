"""From forms to numbers: units, the pieces they are made of, and the labels of each manuscript."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from histnorm_gui.core.alignment import Labels
from histnorm_gui.core.text import graphemes, lower_keep_length
from histnorm_gui.engine.tagger.recipe import Units

START = ""
"""The unit before each word; forms have no empty units."""

COPY = 0
"""The label that stands for the unit itself; it takes the first place in every manuscript's labels."""

MAX_PIECES = 4
"""Marks beyond the third are not told apart."""

_PAD, _UNKNOWN, _START, _FIRST = 0, 1, 2, 3
_FLOOR = 1e-5
_IDENTITY = 0.8
_STRENGTH = 0.5  # of the prior of known units, as a power: training has to be able to overrule it
_VOWELS = frozenset("aeiouyæœøıəɛɔ")


def split(form: str, units: Units) -> tuple[str, ...]:
    """The units of a form, lower-cased, the start-of-word symbol first."""
    lowered = lower_keep_length(form)
    return (START, *(lowered if units is Units.CHARACTERS else graphemes(lowered)))


def unit_labels(units: Sequence[str], labels: Labels) -> Labels:
    """Labels of code points joined to labels of units."""
    joined, start = [labels[0]], 1
    for unit in units[1:]:
        joined.append("".join(labels[start : start + len(unit)]))
        start += len(unit)
    return tuple(joined)


@dataclass(frozen=True)
class Pieces:
    """The bases and marks that training showed, shared by all manuscripts."""

    known: tuple[str, ...]

    @staticmethod
    def of(units: Iterable[str], kind: Units) -> Pieces:
        """All pieces of these units."""
        return Pieces(tuple(sorted({piece for unit in units for piece in pieces(unit, kind)})))

    @property
    def size(self) -> int:
        """Rows of the embedding table: the pieces and nothing, the unknown, the start-of-word symbol."""
        return _FIRST + len(self.known)

    def table(self, units: Sequence[str], kind: Units) -> NDArray[np.int64]:
        """The pieces of each unit, shape (units, MAX_PIECES)."""
        index = {piece: position for position, piece in enumerate(self.known, start=_FIRST)}
        table = np.full((len(units), MAX_PIECES), _PAD, dtype=np.int64)
        for row, unit in enumerate(units):
            ids = [_START] if unit == START else [index.get(piece, _UNKNOWN) for piece in pieces(unit, kind)]
            table[row, : len(ids)] = ids[:MAX_PIECES]
        return table

    def knows(self, unit: str, kind: Units) -> bool:
        """Whether the base of a unit was seen in training."""
        return unit == START or pieces(unit, kind)[0] in self.known


UNKNOWN_ROW = np.array([_UNKNOWN, *[_PAD] * (MAX_PIECES - 1)], dtype=np.int64)
"""The pieces of a unit of which nothing is known."""


def pieces(unit: str, kind: Units) -> tuple[str, ...]:
    """What a unit is made of: its base and its marks; of characters nothing but themselves; of the start nothing."""
    return tuple(unicodedata.normalize("NFD", unit)) if kind is Units.GRAPHEMES else (unit,) if unit else ()


@dataclass(frozen=True)
class Head:
    """The labels of one manuscript, with COPY first, and whether a normalization takes its capitals from the form."""

    name: str
    labels: tuple[str, ...]
    takes_case: bool = True

    @staticmethod
    def of(name: str, labels: Iterable[Labels], *, takes_case: bool) -> Head:
        """A head with all labels that occur."""
        return Head(name, ("", *sorted({label for row in labels for label in row})), takes_case)

    def text(self, label: int, unit: str) -> str:
        """What a label writes for a unit."""
        return unit if label == COPY else self.labels[label]


def neutral_prior(units: Sequence[str], head: Head, known: Sequence[bool]) -> NDArray[np.float32]:
    """Log weights of each label for each unit that no language is needed for, shape (units, labels).

    Letters mostly stay as they are, sometimes lose or change their marks, are dropped, or give way to a letter of
    their class (vowel, consonant). Only a unit that training never showed can be copied; of the others the labels are
    known, and what is expected of them is put weakly, so that training can overrule it.
    """
    table = np.empty((len(units), len(head.labels)), dtype=np.float32)
    for row, (unit, seen) in enumerate(zip(units, known, strict=True)):
        own = _composed(unit).replace("ſ", "s")
        chances = np.array([_chance(unit, own, label) for label in head.labels])
        chances[COPY] = _IDENTITY
        table[row] = np.log(chances / chances.sum()) * (_STRENGTH if seen else 1.0)
        if seen:
            table[row, COPY] = -np.inf
    return table


def no_prior(units: Sequence[str], head: Head, known: Sequence[bool]) -> NDArray[np.float32]:
    """Nothing is expected of a known unit, and an unknown one is copied; same shape as ``neutral_prior``."""
    table = np.zeros((len(units), len(head.labels)), dtype=np.float32)
    for row, seen in enumerate(known):
        if not seen:
            table[row] = -np.inf
        table[row, COPY] = -np.inf if seen else 0.0
    return table


def _chance(unit: str, own: str, label: str) -> float:
    if unit == START:
        return 1.0 if not label else 5e-4
    if not label:
        return 0.03
    modern = _composed(label)
    if modern == own:
        return _IDENTITY
    base, modern_base = _decomposed(own)[0], _decomposed(modern)[0]
    if base == modern_base:
        return 0.04 if len(modern) == 1 else 5e-4
    if len(modern) > 1:
        return _FLOOR
    return 3e-3 if (base in _VOWELS) == (modern_base in _VOWELS) else 3e-4


@lru_cache(maxsize=1 << 14)
def _composed(text: str) -> str:
    return unicodedata.normalize("NFC", lower_keep_length(text))


@lru_cache(maxsize=1 << 14)
def _decomposed(text: str) -> str:
    return unicodedata.normalize("NFD", text)
