"""Levenshtein alignment of many pairs at once, in arrays: the arithmetic of `core.alignment`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain, pairwise

import numpy as np
from numpy.typing import NDArray

from histnorm_gui.core.text import lower_keep_length

Cost = Callable[[str, str], float]
"""The cost of a character of a form beside one of a normalization, the empty string for nothing."""
_GAP = ""
_INSERT, _DELETE, _PAIR = 0, 1, 2


@dataclass(frozen=True)
class Batch:
    """Pairs of about the same length, as arrays with one column a pair, indices from 1, padded with 0."""

    pairs: Sequence[tuple[str, str]]
    weights: NDArray[np.float64]
    historical: Sequence[str]
    modern: Sequence[str]
    forms: NDArray[np.intp]
    norms: NDArray[np.intp]

    @staticmethod
    def of(pairs: Sequence[tuple[str, str]], counts: Mapping[tuple[str, str], int] | None = None) -> Batch:
        """Pairs, each counted so often, or once."""
        forms = [lower_keep_length(form) for form, _ in pairs]
        norms = [lower_keep_length(norm) for _, norm in pairs]
        historical, modern = sorted(set(chain.from_iterable(forms))), sorted(set(chain.from_iterable(norms)))
        weights = np.array([counts[pair] if counts else 1 for pair in pairs], dtype=np.float64)
        return Batch(pairs, weights, historical, modern, _encode(forms, historical), _encode(norms, modern))

    def labels(self, cost: Cost) -> list[tuple[str, ...]]:
        """The labels of each pair."""
        matrix = _matrix(cost, self.historical, self.modern)
        starts, _ = self._trace(_moves(self.forms, self.norms, matrix))
        return [
            tuple(norm[a:b] for a, b in pairwise([0, *row[: len(form)], len(norm)]))
            for (form, norm), row in zip(self.pairs, starts, strict=True)
        ]

    def segments(self, cost: Cost) -> list[tuple[tuple[str, str], float]]:
        """How often each character was aligned with which, the empty string for nothing."""
        matrix = _matrix(cost, self.historical, self.modern)
        _, table = self._trace(_moves(self.forms, self.norms, matrix))
        x, y = (_GAP, *self.historical), (_GAP, *self.modern)
        return [((x[i], y[j]), float(table[i, j])) for i, j in zip(*np.nonzero(table), strict=True)]

    def _trace(self, moves: NDArray[np.int8]) -> tuple[list[list[int]], NDArray[np.float64]]:
        """Follow the moves back: where each character's label begins in the normalization, and counts of segments."""
        i = np.array([len(form) for form, _ in self.pairs], dtype=np.intp)
        j = np.array([len(norm) for _, norm in self.pairs], dtype=np.intp)
        starts = np.zeros((len(self.pairs), moves.shape[0] - 1), dtype=np.intp)
        table = np.zeros((len(self.historical) + 1, len(self.modern) + 1))
        everyone = np.arange(len(self.pairs))
        while True:
            active = everyone[(i > 0) | (j > 0)]
            if not active.size:
                return starts.tolist(), table
            move = moves[i[active], j[active], active]
            takes_norm, takes_form = move != _DELETE, move != _INSERT
            j[active[takes_norm]] -= 1
            i[active[takes_form]] -= 1
            consumed = active[takes_form]
            starts[consumed, i[consumed]] = j[consumed]
            x = np.where(takes_form, self.forms[i[active], active], 0)
            y = np.where(takes_norm, self.norms[j[active], active], 0)
            np.add.at(table, (x, y), self.weights[active])


def _encode(words: Sequence[str], alphabet: Sequence[str]) -> NDArray[np.intp]:
    """Words as a matrix of indices from 1, one column a word, padded with at least one 0."""
    index = {character: position for position, character in enumerate(alphabet, start=1)}
    codes = np.zeros((max(map(len, words), default=0) + 1, len(words)), dtype=np.intp)
    for column, word in enumerate(words):
        codes[: len(word), column] = [index[character] for character in word]
    return codes


def _moves(forms: NDArray[np.intp], norms: NDArray[np.intp], matrix: NDArray[np.float64]) -> NDArray[np.int8]:
    """The best last move in each cell, shape (form length + 1, normalization length + 1, words)."""
    rows, columns, words = forms.shape[0], norms.shape[0], forms.shape[1]
    norms = norms[:-1]
    moves = np.zeros((rows, columns, words), dtype=np.int8)
    inserted = matrix[0][norms]
    deleted = matrix[:, 0][forms[:-1]]
    before = np.zeros((columns, words))
    np.cumsum(inserted, axis=0, out=before[1:])
    for i in range(1, rows):
        paired = before[:-1] + matrix[forms[i - 1], norms]
        dropped = before + deleted[i - 1]
        moves[i] = _DELETE
        # Slightly more than equal goes to the deletion, so that rounding never decides.
        pair_wins = paired < dropped[1:] - 1e-9
        moves[i, 1:][pair_wins] = _PAIR
        row = dropped
        row[1:][pair_wins] = paired[pair_wins]
        for j in range(1, columns):
            added = row[j - 1] + inserted[j - 1]
            better = added <= row[j] + 1e-9
            row[j][better] = added[better]
            moves[i, j][better] = _INSERT
        before = row
    return moves


def _matrix(cost: Cost, historical: Sequence[str], modern: Sequence[str]) -> NDArray[np.float64]:
    """Costs of characters of forms (rows) and of normalizations (columns); index 0 is nothing, on either side."""
    return np.array([[cost(x, y) for y in (_GAP, *modern)] for x in (_GAP, *historical)], dtype=np.float64)
