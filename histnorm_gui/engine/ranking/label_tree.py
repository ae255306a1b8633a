"""Labels letter by letter, numbered, so that many can be followed or looked up together."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np
from numpy.typing import NDArray

from histnorm_gui.engine.ranking.codes import numbered

LONGEST_LABEL = 5
"""Characters that one grapheme may stand for."""

_Whole = NDArray[np.int64]
_Marks = NDArray[np.uint64]
_START = 64
_WHOLE = 1 << 64
_FACTOR = 0x9E3779B97F4A7C15  # odd, so that nothing of a number is lost


class LabelTree:
    """Each label, and each beginning of one, is a node. Node 0 is the empty label; as a next node it stands for
    none."""

    def __init__(self) -> None:
        self._letters: dict[str, int] = {}
        self._next = np.zeros((_START, _START), dtype=np.int64)
        self._parents = [0]
        self._labels = [""]
        self._nodes = {"": 0}
        self._factors, self._added = [1], [0]
        self._rows = np.zeros(1, dtype=np.int64), np.ones(1, dtype=np.uint64), np.zeros(1, dtype=np.uint64)
        self._points = np.zeros(0, dtype=np.int64), np.zeros(1, dtype=np.int64)

    def nodes(self, labels: Iterable[str]) -> _Whole:
        """The nodes that labels end at."""
        return np.array([self._node(label) for label in labels], dtype=np.int64)

    def label(self, node: int) -> str:
        """The label, or beginning of labels, that a node is."""
        return self._labels[node]

    @property
    def size(self) -> int:
        """How many nodes there are."""
        return len(self._parents)

    @property
    def parents(self) -> _Whole:
        """The node that each node continues; the empty label its own."""
        return self._in_rows()[0]

    @property
    def marks(self) -> tuple[_Marks, _Marks]:
        """What the number of a text is multiplied with before each label, and what is added for it: two texts share a
        number by a chance that is next to none."""
        return self._in_rows()[1:]

    @property
    def following(self) -> _Whole:
        """The node after each node and letter, by the letter's number."""
        return self._next

    def numbers(self, letters: Iterable[str]) -> _Whole:
        """The numbers of letters; 0 for one that no label has."""
        return np.array([self._letters.get(letter, 0) for letter in letters], dtype=np.int64)

    def stretches(self, text: str, left: _Whole) -> list[_Whole]:
        """By length from 1 the node of the stretch that begins at each place of some words, 0 where no label begins so:
        ``text`` are the words without anything between them, ``left`` how many letters the word still has at each of
        its places, its end included."""
        if len(self._points[0]) != len(self._letters):
            points = np.array([ord(letter) for letter in self._letters], dtype=np.int64)
            order = points.argsort()
            self._points = points[order], np.append(order + 1, 0)
        letters = np.zeros(len(left) + LONGEST_LABEL, dtype=np.int64)
        letters[left.nonzero()[0]] = numbered(text, *self._points)
        following, width = self._next.ravel(), self._next.shape[1]
        node = following.take(letters[: len(left)])
        found = [node]
        for length in range(1, LONGEST_LABEL):
            next_node = following.take(node * width + letters[length : length + len(left)])
            node = np.where((node > 0) & (left > length), next_node, 0)
            found.append(node)
        return found

    def _in_rows(self) -> tuple[_Whole, _Marks, _Marks]:
        if len(self._rows[0]) != self.size:
            factors, added = (np.array(column, dtype=np.uint64) for column in (self._factors, self._added))
            self._rows = np.array(self._parents, dtype=np.int64), factors, added
        return self._rows

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
                self._labels.append(self._labels[node] + letter)
                self._factors.append(self._factors[node] * _FACTOR % _WHOLE)
                self._added.append((self._added[node] * _FACTOR + ord(letter)) % _WHOLE)
            node = following
        return node
