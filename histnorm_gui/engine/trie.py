"""A compact, immutable trie over many words: who shares a beginning shares the way from the root.

Nodes are numbered level by level and, within a level, in the order of the words. The children of a node are then
neighbours, and where they end the children of the next node begin: one string and two arrays hold the whole trie.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Mapping

import numpy as np
from numpy.typing import NDArray

ROOT = 0

BOUNDARY = "\0"
"""Stands for the beginning and the end of a word."""


class Trie:
    """The words given, the empty one left out. Safe across threads: what is worked out late comes out alike."""

    def __init__(self, words: Iterable[str]) -> None:
        self._words = sorted(set(words) - {""})
        self._children: dict[int, Mapping[str, int]] = {}
        letters = [BOUNDARY]
        parents: list[NDArray[np.int64]] = []
        word_of = [np.array([-1])]
        for level_letters, level_parents, level_words in self._levels():
            letters.append(level_letters)
            parents.append(level_parents)
            word_of.append(level_words)
        nodes = sum(map(len, letters))
        fan = np.bincount(np.concatenate(parents), minlength=nodes) if parents else np.zeros(nodes, dtype=np.int64)
        # Node n's children are numbered from first[n] up to, not including, first[n + 1].
        self._pairs = _pairs("".join(letters), np.concatenate([np.zeros(1, dtype=np.int64), *parents]), word_of)
        self._first = array("q", np.concatenate([[1], 1 + np.cumsum(fan)]).astype(np.int64).tobytes())
        self._letters = "".join(letters)
        self._codes: tuple[str, NDArray[np.uint16]] | None = None
        self._word_of = array("q", np.concatenate(word_of).astype(np.int64).tobytes())

    def __len__(self) -> int:
        """How many nodes there are, the root included."""
        return len(self._letters)

    @property
    def words(self) -> list[str]:
        """All words, in the order of their code points."""
        return self._words

    @property
    def pairs(self) -> frozenset[str]:
        """Letters that some word has, and pairs of letters side by side, with BOUNDARY at both ends of the word."""
        return self._pairs

    def children(self, node: int) -> Mapping[str, int]:
        """The nodes that one more letter leads to, by letter."""
        found = self._children.get(node)
        if found is None:
            start, end = self._first[node], self._first[node + 1]
            found = self._children[node] = dict(zip(self._letters[start:end], range(start, end), strict=True))
        return found

    @property
    def alphabet(self) -> str:
        """All letters, which ``all_children`` numbers in this order."""
        return self._numbered()[0]

    def all_children(self, nodes: NDArray[np.int64]) -> tuple[NDArray[np.int64], NDArray[np.int64], NDArray[np.uint16]]:
        """The children of many nodes: of which of ``nodes``, by its place, each is one; the children; and the numbers
        of the letters that lead to them."""
        first = np.frombuffer(self._first, dtype=np.int64)
        begin = first.take(nodes)
        counts = first.take(nodes + 1) - begin
        begin -= counts.cumsum() - counts
        parents = np.arange(len(nodes)).repeat(counts)
        children = begin.take(parents)
        children += np.arange(len(children))
        return parents, children, self._numbered()[1].take(children)

    def _numbered(self) -> tuple[str, NDArray[np.uint16]]:
        if self._codes is None:
            codes = np.frombuffer(self._letters.encode("utf-32-le", "surrogatepass"), dtype="<u4")
            letters, numbers = np.unique(codes, return_inverse=True)
            self._codes = letters.tobytes().decode("utf-32-le", "surrogatepass"), numbers.astype(np.uint16).ravel()
        return self._codes

    def letter(self, node: int) -> str:
        """The letter that leads to a node; BOUNDARY for the root."""
        return self._letters[node]

    def is_word(self, node: int) -> bool:
        """Whether a word ends at a node."""
        return self._word_of[node] >= 0

    def word(self, node: int) -> str:
        """The word that ends at a node; only where ``is_word``."""
        return self._words[self._word_of[node]]

    def walk(self, node: int, text: str) -> int:
        """The node that ``text`` leads to from a node, -1 where no word goes on like that."""
        for character in text:
            node = self.children(node).get(character, -1)
            if node < 0:
                break
        return node

    def __contains__(self, word: str) -> bool:
        node = self.walk(ROOT, word)
        return node >= 0 and self.is_word(node)

    def _levels(self) -> Iterable[tuple[str, NDArray[np.int64], NDArray[np.int64]]]:
        """For each depth from 1: the nodes' letters, their parents, and the word that ends at each (or -1)."""
        lengths = np.array([len(word) for word in self._words], dtype=np.int64)
        flat = np.frombuffer("".join(self._words).encode("utf-32-le", "surrogatepass"), dtype="<u4")
        offsets = np.cumsum(lengths) - lengths
        rows = np.arange(len(self._words))
        nodes = np.zeros(len(self._words), dtype=np.int64)  # of each row, at the level above
        total, depth = 1, 0
        while rows.size:
            codes, above = flat[offsets[rows] + depth], nodes[rows]
            depth += 1
            new = np.ones(rows.size, dtype=bool)  # words are sorted: those of one beginning stand together
            new[1:] = (codes[1:] != codes[:-1]) | (above[1:] != above[:-1])
            numbers = np.cumsum(new) - 1
            nodes[rows] = total + numbers
            first = np.flatnonzero(new)
            ends = np.full(first.size, -1, dtype=np.int64)
            complete = lengths[rows] == depth
            ends[numbers[complete]] = rows[complete]
            yield codes[first].tobytes().decode("utf-32-le", "surrogatepass"), above[first], ends
            total += first.size
            rows = rows[~complete]


def _pairs(letters: str, parents: NDArray[np.int64], word_of: list[NDArray[np.int64]]) -> frozenset[str]:
    codes = np.frombuffer(letters.encode("utf-32-le", "surrogatepass"), dtype="<u4").astype(np.int64)
    inside = np.unique((codes[parents] << 32 | codes)[1:])
    final = np.unique(codes[np.concatenate(word_of) >= 0])
    found = {chr(pair >> 32) + chr(pair & 0xFFFFFFFF) for pair in inside.tolist()}
    return frozenset(found | {chr(code) + BOUNDARY for code in final.tolist()} | set(letters[1:]))
