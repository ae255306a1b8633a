"""All words of a trie that forms may stand for: a beam search for many forms in the same steps.

A state is a node of the trie, the beginning of words, with its probability summed over alignments. Forms that begin
alike share their states as long as they do.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from histnorm_gui.engine.trie import ROOT, Trie

_Whole = NDArray[np.int64]
_Numbers = NDArray[np.float64]
_START = 64


@dataclass(frozen=True, slots=True, eq=False)
class Branches:
    """What a place may be written as: nodes of a ``LabelTree`` with probabilities, the likeliest first."""

    nodes: _Whole
    chances: _Numbers


class LabelTree:
    """Labels letter by letter, so that they can be followed down a trie together. Node 0 is the empty label; as a next
    node it stands for none."""

    def __init__(self) -> None:
        self._letters: dict[str, int] = {}
        self._next = np.zeros((_START, _START), dtype=np.int64)
        self._parents = [0]
        self._nodes = {"": 0}

    def nodes(self, labels: Iterable[str]) -> _Whole:
        """The nodes that labels end at."""
        return np.array([self._node(label) for label in labels], dtype=np.int64)

    @property
    def size(self) -> int:
        """How many nodes there are."""
        return len(self._parents)

    @property
    def parents(self) -> _Whole:
        """The node that each node continues; the empty label its own."""
        return np.array(self._parents, dtype=np.int64)

    @property
    def following(self) -> _Whole:
        """The node after each node and letter, by the letter's number."""
        return self._next

    def numbers(self, letters: Iterable[str]) -> _Whole:
        """The numbers of letters; 0 for one that no label has."""
        return np.array([self._letters.get(letter, 0) for letter in letters], dtype=np.int64)

    def _node(self, label: str) -> int:
        known = self._nodes.get(label)
        if known is None:
            known = self._nodes[label] = self._followed(label)
        return known

    def _followed(self, label: str) -> int:
        node = 0
        for letter in label:
            number = self._letters.setdefault(letter, len(self._letters) + 1)
            nodes, letters = self._next.shape
            if self.size >= nodes or number >= letters:
                more = nodes * (self.size >= nodes), letters * (number >= letters)
                self._next = np.pad(self._next, ((0, more[0]), (0, more[1])))
            following = int(self._next[node, number])
            if not following:
                following = self._next[node, number] = self.size
                self._parents.append(node)
            node = following
        return node


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
        first, sizes = self.starts[beams], np.diff(self.starts)[beams]
        starts = np.concatenate([[0], np.cumsum(sizes)])
        taken = np.repeat(first - starts[:-1], sizes) + np.arange(starts[-1])
        return _States(self.nodes[taken], self.values[taken], starts)


class BeamSearch:
    """Searches one trie. ``beam`` beginnings are kept; those less likely than ``threshold`` times the best are not."""

    def __init__(self, trie: Trie, tree: LabelTree, beam: int, threshold: float) -> None:
        self._trie = trie
        self._tree = tree
        self._beam = beam
        self._threshold = threshold
        self._parents = tree.parents
        self._letters = tree.numbers(trie.alphabet)

    def words(self, forms: Sequence[Sequence[Branches]]) -> list[list[tuple[str, float]]]:
        """The words for each form, given by its places, with their probabilities."""
        found: list[list[tuple[str, float]]] = [[] for _ in forms]
        beam_of = dict.fromkeys((number for number, form in enumerate(forms) if form), 0)
        states = _States(np.array([ROOT]), np.ones(1), np.array([0, 1]))
        place = 0
        while beam_of:
            beams: dict[tuple[int, int], int] = {}
            branches: list[Branches] = []
            for number, before in beam_of.items():
                here = forms[number][place]
                beam_of[number] = beams.setdefault((before, id(here)), len(beams))
                if len(branches) < len(beams):
                    branches.append(here)
            states = self._grown(states.repeated([before for before, _ in beams]), branches)
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

    def _grown(self, states: _States, branches: Sequence[Branches]) -> _States:
        """The states after one more place; each beam has its own branches."""
        beams = np.repeat(np.arange(len(branches)), np.diff(states.starts))
        likeliest = np.array([one.chances[0] for one in branches])
        least = np.maximum.reduceat(states.values, states.starts[:-1]) * likeliest * self._threshold
        from_state, nodes, values, ranks = self._reached(states, beams, branches, least[beams])
        order = np.argsort(from_state * self._tree.size + ranks)  # as they would be found one by one
        nodes, values, beams = nodes[order], values[order], beams[from_state[order]]
        _, first, same = np.unique(beams * len(self._trie) + nodes, return_index=True, return_inverse=True)
        sums: _Numbers = np.bincount(same.ravel(), weights=values, minlength=len(first)).astype(float)
        order = np.argsort(first)
        first = first[order]
        return self._pruned(nodes[first], sums[order], beams[first], len(branches))

    def _reached(
        self, states: _States, beams: _Whole, branches: Sequence[Branches], least: _Numbers
    ) -> tuple[_Whole, _Whole, _Numbers, _Whole]:
        """From which state which node is reached, how likely, and with the label of which rank."""
        chances, ranks, deeper = self._tables(branches)
        size, following = self._tree.size, self._tree.following
        parts = []
        state, node, label = np.arange(len(states.nodes)), states.nodes, np.zeros(len(states.nodes), dtype=np.int64)
        while state.size:
            entry, value, enough = beams[state] * size + label, states.values[state], least[state]
            chance = chances.take(entry)
            together = value * chance
            listed = (chance > 0) & (together >= enough)
            parts.append((state[listed], node[listed], together[listed], ranks.take(entry[listed])))
            chance = deeper.take(entry)
            on = (chance > 0) & (value * chance >= enough)
            parent, node, letter = self._trie.all_children(node[on])
            state, label = state[on][parent], following[label[on][parent], self._letters[letter]]
            on = label > 0
            state, node, label = state[on], node[on], label[on]
        from_state, nodes, values, found = (np.concatenate(column) for column in zip(*parts, strict=True))
        return from_state, nodes, values, found

    def _tables(self, branches: Sequence[Branches]) -> tuple[_Numbers, _Whole, _Numbers]:
        """By beam and label: its probability, its rank, and the probability of the likeliest longer label."""
        size = self._tree.size
        sizes = [len(one.nodes) for one in branches]
        row = np.repeat(np.arange(len(branches)) * size, sizes)
        node = np.concatenate([one.nodes for one in branches])
        chance = np.concatenate([one.chances for one in branches])
        chances, ranks = np.zeros(len(branches) * size), np.zeros(len(branches) * size, dtype=np.int64)
        chances[row + node] = chance
        ranks[row + node] = np.concatenate([np.arange(size) for size in sizes])
        deeper = np.zeros(len(branches) * size)
        while (inside := node > 0).any():
            row, node, chance = row[inside], self._parents[node[inside]], chance[inside]
            np.maximum.at(deeper, row + node, chance)
        return chances, ranks, deeper

    def _pruned(self, nodes: _Whole, values: _Numbers, beams: _Whole, count: int) -> _States:
        """The likeliest states of each beam; those that are kept stay in their order, but for beams that were cut."""
        starts = np.searchsorted(beams, np.arange(count + 1))
        cut = [
            self._cut(values, start, end) for start, end in zip(starts[:-1].tolist(), starts[1:].tolist(), strict=True)
        ]
        kept = np.concatenate(cut)
        nodes, values, beams = nodes[kept], values[kept], beams[kept]
        starts = np.searchsorted(beams, np.arange(count + 1))
        return _States(nodes, values, starts)

    def _cut(self, values: _Numbers, start: int, end: int) -> _Whole:
        here = values[start:end]
        if start == end:
            return np.zeros(0, dtype=np.int64)
        order = np.argsort(-here, kind="stable")[: self._beam] if end - start > self._beam else np.arange(end - start)
        kept: _Whole = start + order[here[order] >= here.max() * self._threshold]
        return kept
