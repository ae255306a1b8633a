"""The probability of normalizations under independent choices at each place, and their likeliest alignments.

The forward algorithm and that of Viterbi, for all candidates of many forms in the same steps: the candidates lie end to
end in one row of numbers (see ``rows``), and a label of so many letters leads so many places further.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from math import log

import numpy as np

from histnorm_gui.engine.ranking.label_tree import LONGEST_LABEL, LabelTree
from histnorm_gui.engine.ranking.rows import (
    LISTED,
    LONGEST_UNLISTED,
    Asked,
    Choices,
    Numbers,
    Places,
    Rows,
    Step,
    log_table,
    safe_log,
    table,
)

_NEGLIGIBLE = 1e-8
_BELOW = 18.0  # nats by which an alignment in progress may be worse than the best one
_AT_ONCE = 24


class Labels:
    """The labels of a tree, and what one that a place does not list is worth there."""

    def __init__(self, one: float = 0.0, two: float = 0.0, tree: LabelTree | None = None) -> None:
        """``one`` and ``two``: the probability of a label of one letter, and of two, where it is not listed."""
        self._others = (0.0, one, two, 0.0, 0.0, 0.0)
        self._tree = tree or LabelTree()
        self._unlisted = list(self._others[: LONGEST_UNLISTED + 1])
        self._unlisted_logs = list(map(safe_log, self._unlisted))

    def choices(self, chances: Mapping[str, float] | Iterable[tuple[str, float]]) -> Choices:
        """The choices of a place, by label."""
        listed = dict(chances)
        return Choices(self._tree.nodes(listed), np.array(list(listed.values()), dtype=float))

    def log_sums(self, asked: Sequence[Asked], floor: float) -> list[list[float]]:
        """For each form, given by the choices of its places, log P of each normalization, at least ``floor``."""
        found = [[floor] * len(norms) for _, norms in asked]
        for numbers, part in _parts(asked):
            rows = self._rows(part)
            sums = iter(np.maximum(_sums(rows, table(part, self._unlisted, rows.used)), floor).tolist())
            for number in numbers:
                found[number] = [next(sums) for _ in asked[number][1]]
        return found

    def alignments(self, asked: Sequence[Asked]) -> list[list[list[str] | None]]:
        """For each form and each normalization the likeliest labels of the places, which together write it; None where
        there are none."""
        found: list[list[list[str] | None]] = [[None] * len(norms) for _, norms in asked]
        for numbers, part in _parts(asked):
            rows = self._rows(part)
            labels = _likeliest(
                rows, log_table(part, self._unlisted_logs, rows.used), [norm for _, given in part for norm in given]
            )
            for number in numbers:
                found[number] = [next(labels) for _ in asked[number][1]]
        return found

    def _rows(self, asked: Sequence[Asked]) -> Rows:
        for node in range(len(self._unlisted) - LISTED, self._tree.size):
            length = len(self._tree.label(node))
            self._unlisted.append(self._others[length] if length <= LONGEST_LABEL else 0.0)
            self._unlisted_logs.append(safe_log(self._unlisted[-1]))
        return Rows.of(asked, self._tree)


def _parts(asked: Sequence[Asked]) -> Iterator[tuple[list[int], list[Asked]]]:
    """Some forms at a time, with their numbers, the longest ones first."""
    readable = [number for number, (places, norms) in enumerate(asked) if places and norms]
    readable.sort(key=lambda number: -len(asked[number][0]))
    for start in range(0, len(readable), _AT_ONCE):
        part = readable[start : start + _AT_ONCE]
        yield part, [asked[number] for number in part]


def _sums(rows: Rows, chances: Numbers) -> Numbers:
    """log P of all normalizations, -inf for those that cannot be written."""
    sums = np.zeros(rows.total)
    sums[rows.starts] = 1.0
    logs = np.zeros(len(rows.starts))
    with np.errstate(divide="ignore"):
        for step in rows.steps():
            before = sums[: step.end]
            grown = np.zeros(step.end)
            for length in range(LONGEST_LABEL, -1, -1):
                at, to, labels = step.labels(length)
                if labels.size:
                    grown[to] += before[at] * chances.take(labels)
            grown[step.hopeless] = 0.0
            highest = np.maximum.reduceat(grown, rows.starts[: step.norms])
            logs[: step.norms] += np.log(highest)
            highest = rows.spread(np.where(highest > 0, highest, 1.0), step)
            sums[: step.end] = np.where(grown > highest * _NEGLIGIBLE, grown / highest, 0.0)
        told: Numbers = logs + np.log(sums[rows.ends])
    return told


def _likeliest(rows: Rows, logs: Numbers, norms: Sequence[str]) -> Iterator[list[str] | None]:
    """The labels of the likeliest alignment of each normalization."""
    best = np.full(rows.total, -np.inf)
    best[rows.starts] = 0.0
    taken: list[list[int]] = []
    for step in rows.steps():
        before = best[: step.end]
        least = np.maximum.reduceat(before, rows.starts[: step.norms]) - _BELOW
        before = np.where(before >= rows.spread(least, step), before, -np.inf)
        grown, lengths = np.full(step.end, -np.inf), np.zeros(step.end, dtype=np.int64)
        for length in range(LONGEST_LABEL, -1, -1):
            _extend(grown, lengths, before, logs, step, length)
        grown[step.hopeless] = -np.inf
        best[: step.end] = grown
        taken.append(lengths.tolist())
    reached = np.isfinite(best[rows.ends]).tolist()
    for norm, end, places, found in zip(norms, rows.ends.tolist(), rows.places.tolist(), reached, strict=True):
        yield _traced(norm, end, taken[:places]) if found else None


def _extend(grown: Numbers, lengths: Places, before: Numbers, logs: Numbers, step: Step, length: int) -> None:
    """Take the labels of so many letters where nothing better has been found."""
    at, to, labels = step.labels(length)
    if not labels.size:
        return
    values = before[at] + logs.take(labels)
    better = values > grown[to]
    grown[to] = np.where(better, values, grown[to])
    lengths[to] = np.where(better, length, lengths[to])


def likeliest(places: Sequence[Callable[[str], float]], norm: str) -> list[str] | None:
    """The likeliest labels that together write one normalization, given the probability of a label at each place."""
    size = len(norm)
    best = {0: 0.0}
    taken: list[dict[int, int]] = []
    for place, chance_of in enumerate(places):
        left = (len(places) - place - 1) * LONGEST_LABEL
        grown: dict[int, float] = {}
        lengths: dict[int, int] = {}
        least = max(best.values(), default=0.0) - _BELOW
        for start, score in sorted(best.items()):
            if score < least:
                continue
            for end in range(max(start, size - left), min(size, start + LONGEST_LABEL) + 1):
                chance = chance_of(norm[start:end])
                if chance and (value := score + log(chance)) > grown.get(end, -np.inf):
                    grown[end] = value
                    lengths[end] = end - start
        best = grown
        taken.append(lengths)
    return _traced(norm, size, taken) if size in best else None


def _traced(norm: str, end: int, taken: Sequence[Sequence[int] | Mapping[int, int]]) -> list[str]:
    labels: list[str] = []
    place = len(norm)
    for lengths in reversed(taken):
        length = lengths[end]
        labels.append(norm[place - length : place])
        place, end = place - length, end - length
    labels.reverse()
    return labels
