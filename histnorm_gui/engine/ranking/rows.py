"""The candidates of many forms as one row of numbers, to be gone through in steps that are the same for all."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from math import log

import numpy as np
from numpy.typing import NDArray

from histnorm_gui.engine.ranking.label_tree import LONGEST_LABEL, LabelTree

LONGEST_UNLISTED = 2
"""Longer labels have to be listed."""
UNLISTED = (0, 1, LONGEST_UNLISTED, 0, 0, 0)
"""The numbers of labels that are not listed anywhere, by their length; 0 is that of what can never be written."""
LISTED = 3
"""The number of the empty label; those of the others follow as the nodes of a tree do."""

Places = NDArray[np.int64]
Numbers = NDArray[np.float64]


@dataclass(frozen=True, eq=False)
class Choices:
    """What may be written at a place: labels, as nodes of a tree, and the probability of each."""

    labels: Places
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


def _labels(asked: Sequence[str], left: Places, tree: LabelTree) -> list[Places]:
    """By length the number of the label that begins at each place of some words (see ``LabelTree.stretches``)."""
    found = [np.full(len(left), LISTED, dtype=np.int64)]
    for length, nodes in enumerate(tree.stretches("".join(asked), left), start=1):
        found.append(np.where(nodes > 0, nodes + LISTED, np.where(left >= length, UNLISTED[length], UNLISTED[0])))
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
    def of(asked: Sequence[Asked], tree: LabelTree) -> Rows:
        """For forms, longest first."""
        given = [norm for _, norms in asked for norm in norms]
        sizes = np.array([len(norm) + 1 for norm in given])
        ends = np.cumsum(sizes)
        places = np.array([len(choices) for choices, _ in asked])
        of_norm = np.repeat(np.arange(len(asked)), [len(norms) for _, norms in asked])
        forms = np.repeat(of_norm, sizes)
        left = np.repeat(ends - 1, sizes) - np.arange(len(forms))
        numbers = _labels(given, left, tree)
        among = np.zeros(LISTED + tree.size, dtype=bool)
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
    labels = np.concatenate([choices.labels for choices in different]) + LISTED
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
