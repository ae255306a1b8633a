"""All words of a trie that forms may stand for: a beam search for many forms in the same steps.

A state is a node of the trie, the beginning of words, with its probability summed over alignments. Forms that begin
alike share their states as long as they do.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from histnorm_gui.engine.ranking.label_tree import LabelTree
from histnorm_gui.engine.trie import ROOT, Trie

_Whole = NDArray[np.int64]
_Numbers = NDArray[np.float64]
_TINY = 5e-324
"""The least number above 0: what cannot be is below it."""


@dataclass(frozen=True, slots=True, eq=False)
class Branches:
    """What a place may be written as: nodes of a ``LabelTree`` with probabilities, the likeliest first."""

    nodes: _Whole
    chances: _Numbers


def numbered_places(forms: Sequence[Sequence[Branches]]) -> tuple[list[Branches], list[list[int]]]:
    """The different ones among the places of some forms, and the number of each place of each form."""
    different: dict[int, Branches] = {}
    numbers: dict[int, int] = {}
    places = []
    for form in forms:
        for place in form:
            if id(place) not in numbers:
                numbers[id(place)] = len(numbers)
                different[id(place)] = place
        places.append([numbers[id(place)] for place in form])
    return list(different.values()), places


@dataclass(frozen=True, slots=True, eq=False)
class _States:
    """The states of all beams, those of each from one of ``starts`` to the next, in the order they were found in."""

    nodes: _Whole
    values: _Numbers
    starts: _Whole

    def of(self, beam: int) -> slice:
        """Where the states of a beam are."""
        return slice(int(self.starts[beam]), int(self.starts[beam + 1]))

    def repeated(self, beams: Sequence[int]) -> _States:
        """Those of some beams, which may come more than once."""
        first = self.starts[:-1][beams]
        sizes = self.starts[1:][beams] - first
        starts = np.zeros(len(sizes) + 1, dtype=np.int64)
        sizes.cumsum(out=starts[1:])
        taken = (first - starts[:-1]).repeat(sizes)
        taken += np.arange(len(taken))
        return _States(self.nodes[taken], self.values[taken], starts)


@dataclass(frozen=True, slots=True, eq=False)
class _Chances:
    """By place and label, end to end: the probability of the label, its rank among those of the place, the probability
    of the likeliest longer label, and the larger one of the two (0 for the empty label); the ``likeliest`` of each
    place."""

    labels: _Numbers
    ranks: NDArray[np.int32]
    longer: _Numbers
    any: _Numbers
    likeliest: _Numbers

    @staticmethod
    def of(places: Sequence[Branches], tree: LabelTree) -> _Chances:
        """For different places."""
        sizes = np.array([len(one.nodes) for one in places], dtype=np.int64)
        row = np.repeat(np.arange(len(places)) * tree.size, sizes)
        node, chance = np.concatenate([one.nodes for one in places]), np.concatenate([one.chances for one in places])
        labels, longer = np.zeros(len(places) * tree.size), np.zeros(len(places) * tree.size)
        ranks = np.zeros(len(labels), dtype=np.int32)
        labels[row + node] = chance
        ranks[row + node] = np.arange(len(node)) - np.repeat(np.cumsum(sizes) - sizes, sizes)
        parents = tree.parents
        while (inside := node > 0).any():
            row, node, chance = row[inside], parents[node[inside]], chance[inside]
            np.maximum.at(longer, row + node, chance)
        either = np.maximum(labels, longer)
        either[:: tree.size] = 0.0  # the empty label stands for none as a next node
        return _Chances(labels, ranks, longer, either, np.array([one.chances[0] for one in places]))


class BeamSearch:
    """Searches one trie. ``beam`` beginnings are kept; those less likely than ``threshold`` times the best are not."""

    def __init__(self, trie: Trie, tree: LabelTree, beam: int, threshold: float) -> None:
        self._trie = trie
        self._tree = tree
        self._beam = beam
        self._threshold = threshold
        self._letters = tree.numbers(trie.alphabet)

    def words(self, forms: Sequence[Sequence[Branches]]) -> list[list[tuple[str, float]]]:
        """The words for each form, given by its places, with their probabilities."""
        found: list[list[tuple[str, float]]] = [[] for _ in forms]
        beam_of = dict.fromkeys((number for number, form in enumerate(forms) if form), 0)
        if not beam_of:
            return found
        different, places = numbered_places(forms)
        chances = _Chances.of(different, self._tree)
        states = _States(np.array([ROOT]), np.ones(1), np.array([0, 1]))
        place = 0
        while beam_of:
            beams: dict[tuple[int, int], int] = {}
            for number, before in beam_of.items():
                beam_of[number] = beams.setdefault((before, places[number][place]), len(beams))
            here = np.array([here for _, here in beams])
            states = self._grown(states.repeated([before for before, _ in beams]), here, chances)
            place += 1
            for number, beam in list(beam_of.items()):
                own = states.of(beam)
                if place == len(forms[number]):
                    found[number] = self._ended(states.nodes[own], states.values[own])
                if place == len(forms[number]) or own.start == own.stop:
                    del beam_of[number]
        return found

    def _ended(self, nodes: _Whole, values: _Numbers) -> list[tuple[str, float]]:
        word, is_word = self._trie.word, self._trie.is_word
        pairs = zip(nodes.tolist(), values.tolist(), strict=True)
        return [(word(node), value) for node, value in pairs if is_word(node)]

    def _grown(self, states: _States, here: _Whole, chances: _Chances) -> _States:
        """The states after one more place; each beam goes on at a place of its own."""
        beams = np.arange(len(here)).repeat(states.starts[1:] - states.starts[:-1])
        highest = np.maximum.reduceat(states.values, states.starts[:-1])
        least = np.maximum(highest * chances.likeliest[here] * self._threshold, _TINY)
        from_state, nodes, values, ranks = self._reached(states, here[beams], chances, least[beams])
        # Each node of a beam once, with the sum of what leads there, in the order in which they would be found one by
        # one: by the states, then by the labels' ranks.
        turns = from_state * self._tree.size + ranks
        width = int(turns.max(initial=0)) + 1
        keys = (beams[from_state] * len(self._trie) + nodes) * width + turns
        order = keys.argsort()
        ends, turns = np.divmod(keys[order], width)
        new = np.ones(len(ends), dtype=bool)
        np.not_equal(ends[1:], ends[:-1], out=new[1:])
        first = new.nonzero()[0]
        sums: _Numbers = np.bincount(new.cumsum() - 1, weights=values[order]).astype(float, copy=False)
        found_in = turns[first].argsort()
        beams, nodes = np.divmod(ends[first[found_in]], len(self._trie))
        return self._pruned(nodes, sums[found_in], beams, len(here))

    def _reached(
        self, states: _States, places: _Whole, chances: _Chances, least: _Numbers
    ) -> tuple[_Whole, _Whole, _Numbers, _Whole]:
        """From which state which node is reached, how likely, and with the label of which rank. ``least`` is how likely
        it has to be for each state."""
        following = self._tree.following
        parts = []
        state, node, value = np.arange(len(states.nodes)), states.nodes, states.values
        label, row = np.zeros(len(state), dtype=np.int64), places * self._tree.size
        while state.size:
            entry = row + label
            together = value * chances.labels.take(entry)
            listed = (together >= least).nonzero()[0]
            parts.append(
                (state.take(listed), node.take(listed), together.take(listed), chances.ranks.take(entry.take(listed)))
            )
            on = (value * chances.longer.take(entry) >= least).nonzero()[0]
            parent, node, letter = self._trie.all_children(node.take(on))
            parent = on.take(parent)
            label, row = following[label.take(parent), self._letters.take(letter)], row.take(parent)
            value, least = value.take(parent), least.take(parent)
            on = (value * chances.any.take(row + label) >= least).nonzero()[0]
            state, node, label = state.take(parent.take(on)), node.take(on), label.take(on)
            row, value, least = row.take(on), value.take(on), least.take(on)
        from_state, nodes, values, found = (np.concatenate(column) for column in zip(*parts, strict=True))
        return from_state, nodes, values, found

    def _pruned(self, nodes: _Whole, values: _Numbers, beams: _Whole, count: int) -> _States:
        """The likeliest states of each beam; those that are kept stay in their order, but for beams that were cut."""
        every = np.arange(count + 1)
        starts = beams.searchsorted(every)
        sizes = starts[1:] - starts[:-1]
        highest = np.zeros(count)
        some = sizes.nonzero()[0]
        if some.size:
            highest[some] = np.maximum.reduceat(values, starts[some])
        likely = values >= (highest * self._threshold).take(beams)
        kept = likely.nonzero()[0]
        if sizes.max() > self._beam:
            kept = np.concatenate([self._cut(values, likely, *ends) for ends in pairwise(starts.tolist())])
        return _States(nodes.take(kept), values.take(kept), beams.take(kept).searchsorted(every))

    def _cut(self, values: _Numbers, likely: NDArray[np.bool_], start: int, end: int) -> _Whole:
        """Of one beam those that are likely enough, and no more than so many of them."""
        order = np.arange(start, end)
        if end - start > self._beam:
            order = start + np.argsort(-values[start:end], kind="stable")[: self._beam]
        kept: _Whole = order[likely[order]]
        return kept
