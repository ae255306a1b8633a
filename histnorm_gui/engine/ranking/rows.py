"""The candidates of many forms as one row of numbers, to be gone through in steps that are the same for all."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import log

import numpy as np
from numpy.typing import NDArray

from histnorm_gui.engine.ranking.codes import found_among, numbered

LONGEST_LABEL = 5
"""Characters that one grapheme may stand for."""
LONGEST_UNLISTED = 2
"""Longer labels have to be listed."""
UNLISTED = (0, 1, LONGEST_UNLISTED, 0, 0, 0)
"""The numbers of labels that are not listed anywhere, by their length; 0 is that of what can never be written."""

Places = NDArray[np.int64]
Numbers = NDArray[np.float64]
Whole = NDArray[np.int32]


@dataclass(frozen=True, eq=False)
class Choices:
    """What may be written at a place: the numbers of labels, and the probability of each."""

    labels: Whole
    chances: Numbers


Asked = tuple[Sequence[Choices], Sequence[str]]
"""A form, as what may be written at each of its places, and normalizations."""
_Part = slice | Places


@dataclass(frozen=True, slots=True, eq=False)
class Step:
    """One place of all forms that have so many: the first ``norms`` normalizations, which end before ``end``.

    ``hopeless`` marks the beginnings whose rest is too long for the places that are left.
    """

    rows: Rows
    norms: int
    end: int
    hopeless: NDArray[np.bool_]
    stretch: Places

    def labels(self, length: int) -> tuple[_Part, _Part, Places]:
        """Where labels of so many letters begin, where they end, and where their probabilities are in the table."""
        all_labels = self.rows.labels[length]
        if length <= LONGEST_UNLISTED:
            end = max(0, self.end - length)
            return slice(0, end), slice(length, length + end), all_labels[:end] + self.stretch[:end]
        at = self.rows.listed[length]
        at = at if not at.size else at[: np.searchsorted(at, self.end)]
        return at, at + length, all_labels[at] + self.stretch[at]


class Stretches:
    """The numbers of labels, to be found for all stretches of letters at once."""

    def __init__(self, numbers: Mapping[str, int]) -> None:
        """``numbers`` by label."""
        letters = sorted({letter for label in numbers if len(label) <= LONGEST_LABEL for letter in label})
        self._points = np.array([ord(letter) for letter in letters], dtype=np.int64)
        self._letters = np.array([*range(1, len(letters) + 1), 0], dtype=np.int64)
        self._base = len(letters) + 1
        self._empty = numbers.get("", UNLISTED[0])
        self._known = []
        """By length: the labels of so many letters as numbers of these to the base, in order, and their own numbers."""
        for length in range(1, LONGEST_LABEL + 1):
            labels = [label for label in numbers if len(label) == length]
            codes = np.zeros(len(labels), dtype=np.int64)
            for place in range(length):
                codes = codes * self._base + numbered(
                    "".join(label[place] for label in labels), self._points, self._letters
                )
            order = np.argsort(codes)
            self._known.append((codes[order], np.array([numbers[label] for label in labels], dtype=np.int64)[order]))

    def labels(self, text: str, left: Places) -> list[Places]:
        """By length the number of the label that begins at each place of some words: ``text`` are the words without
        anything between them, ``left`` how many letters the word still has at each of its places, its end included."""
        letters = np.zeros(len(left) + LONGEST_LABEL, dtype=np.int64)
        letters[np.flatnonzero(left)] = numbered(text, self._points, self._letters)
        found = [np.full(len(left), self._empty, dtype=np.int64)]
        codes = np.zeros(len(left), dtype=np.int64)
        for length, (known, numbers) in enumerate(self._known, start=1):
            codes = codes * self._base + letters[length - 1 : length - 1 + len(left)]
            at, listed = found_among(codes, known)
            labels = np.full(len(left), UNLISTED[length], dtype=np.int64)
            labels[listed] = numbers[at[listed]]
            labels[left < length] = UNLISTED[0]
            found.append(labels)
        return found


@dataclass(frozen=True, slots=True, eq=False)
class Rows:
    """Normalizations end to end, those of the longest forms first; each begins at one of ``starts``, its empty
    beginning, and goes to one of ``ends``. ``labels`` are the labels that begin at each place, by their length, as
    places among the numbers of those that are ``used``; ``listed`` are the places with longer ones. ``places`` is how
    many each form has, by normalization."""

    starts: Places
    ends: Places
    sizes: Places
    places: Places
    labels: Sequence[Places]
    listed: Sequence[Places]
    room: Places
    forms: Places
    stretches: Places
    used: Places

    @staticmethod
    def of(asked: Sequence[Asked], known: Stretches, width: int) -> Rows:
        """For forms, longest first; ``width`` labels have numbers in all."""
        given = [norm for _, norms in asked for norm in norms]
        sizes = np.array([len(norm) + 1 for norm in given])
        ends = np.cumsum(sizes)
        places = np.array([len(choices) for choices, _ in asked])
        of_norm = np.repeat(np.arange(len(asked)), [len(norms) for _, norms in asked])
        forms = np.repeat(of_norm, sizes)
        left = np.repeat(ends - 1, sizes) - np.arange(len(forms))
        numbers = known.labels("".join(given), left)
        among = np.zeros(width, dtype=bool)
        for of_length in numbers:
            among[of_length] = True
        used, places_of = np.flatnonzero(among), np.cumsum(among) - 1
        labels = [places_of[of_length] for of_length in numbers]
        return Rows(
            ends - sizes,
            ends - 1,
            sizes,
            places[of_norm],
            labels,
            [np.flatnonzero(row) for row in numbers],
            LONGEST_LABEL * (places[forms] - 1) - left,
            forms,
            _stretches(asked) * len(used),
            used,
        )

    @property
    def total(self) -> int:
        """How many places all normalizations have together."""
        return len(self.forms)

    def steps(self) -> Iterator[Step]:
        """From the first place of the forms to the last one."""
        for place in range(int(self.places[0])):
            norms = int(np.searchsorted(-self.places, -place))
            end = int(self.ends[norms - 1]) + 1
            hopeless = self.room[:end] < LONGEST_LABEL * place
            yield Step(self, norms, end, hopeless, self.stretches[place].take(self.forms[:end]))

    def spread(self, values: Numbers, step: Step) -> Numbers:
        """A value for each normalization as one for each of its places."""
        return np.repeat(values, self.sizes[: step.norms])


def _different(asked: Sequence[Asked]) -> dict[int, Choices]:
    return {id(choices): choices for places, _ in asked for choices in places}


def _stretches(asked: Sequence[Asked]) -> Places:
    """Which of the different choices each place of each form has, shape (places, forms)."""
    numbers = {key: number for number, key in enumerate(_different(asked))}
    stretches = np.zeros((len(asked[0][0]), len(asked)), dtype=np.int64)
    for form, (places, _) in enumerate(asked):
        stretches[: len(places), form] = [numbers[id(choices)] for choices in places]
    return stretches


def table(asked: Sequence[Asked], unlisted: Sequence[float], used: Places) -> Numbers:
    """The probabilities of the used labels, for each of the different choices in turn."""
    return _filled(asked, unlisted, used, lambda chances: chances)


def log_table(asked: Sequence[Asked], unlisted: Sequence[float], used: Places) -> Numbers:
    """The same in logarithms: taken one by one, so that they are the same everywhere; which of two alignments is the
    likelier one may hang on the last digit."""
    return _filled(asked, unlisted, used, lambda chances: np.array(list(map(safe_log, chances.tolist())), dtype=float))


def _filled(
    asked: Sequence[Asked], unlisted: Sequence[float], used: Places, told: Callable[[Numbers], Numbers]
) -> Numbers:
    different = list(_different(asked).values())
    filled = np.tile(np.array(unlisted, dtype=float)[used], (len(different), 1))
    stretches = np.repeat(np.arange(len(different)), [len(choices.labels) for choices in different])
    labels = np.concatenate([choices.labels for choices in different])
    places_of = np.full(len(unlisted), -1)
    places_of[used] = np.arange(len(used))
    places = places_of[labels]
    kept = places >= 0
    chances = np.concatenate([choices.chances for choices in different])[kept]
    filled[stretches[kept], places[kept]] = told(chances)
    return filled


def safe_log(chance: float) -> float:
    """The logarithm, -inf for nothing."""
    return log(chance) if chance > 0 else -np.inf
