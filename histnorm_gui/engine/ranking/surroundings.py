"""How well a normalization goes with three normalizations on either side: what a small network learned from texts.

Counts of neighbours (``context``) say nothing of neighbours that were never seen beside a word. The network knows words
by the words that they stand among, and those it has not met by their first and last letters. It is trained in
``joint/context_trainer.py``; here it is only read, with numpy.
"""

from __future__ import annotations

import zlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import chain

import numpy as np
from numpy.typing import NDArray

from histnorm_gui.engine.ranking.context import EDGE

REACH = 3
"""So many normalizations on either side are looked at."""
EDGE_NUMBER, UNKNOWN = 0, 1
FIRST_WORD = 2
PIECES = 4096
"""Rows of pieces; the first is that of what is no word."""

Wide = Sequence[str | None]
"""The normalizations around a place from the farthest before to the farthest after, EDGE beyond the ends, None where
it is not known: 2 REACH of them."""
Numbers = NDArray[np.float32]


def pieces(word: str) -> tuple[int, int, int]:
    """The rows of what is known of a word by its letters: its end, a shorter end, and its beginning. They are numbered
    by a checksum, so that no list of them is needed; two may share a row."""
    return _row(f"3{word[-3:]}"), _row(f"2{word[-2:]}"), _row(f"p{word[:2]}")


def _row(piece: str) -> int:
    return zlib.crc32(piece.encode("utf-8", "surrogatepass")) % (PIECES - 1) + 1


@dataclass(frozen=True)
class Tables:
    """The numbers of a network, each row those of a word or a piece, units being its hidden units.

    ``word_in`` (words, size), ``piece_in`` (pieces, piece size), ``inner`` (2 REACH (size + piece size), units),
    ``bias`` (units), ``word_out`` (words, units), ``piece_out`` (pieces, units); single precision.
    """

    word_in: Numbers
    piece_in: Numbers
    inner: Numbers
    bias: Numbers
    word_out: Numbers
    piece_out: Numbers


@dataclass(frozen=True)
class Surroundings:
    """A network with what its rows mean: ``words`` from FIRST_WORD on, before them the edge of a text and all unknown
    words."""

    words: Mapping[str, int]
    tables: Tables

    def scores(self, asked: Sequence[tuple[Sequence[str], Wide]]) -> Numbers:
        """For the normalizations of each token, end to end, by how many nats the words around favour them, less what
        they favour most: 0 for the best one of each token, less than that for the others."""
        if not asked:
            return np.zeros(0, dtype=np.float32)
        counts = np.array([len(norms) for norms, _ in asked])
        around = self._rows(list(chain.from_iterable(wide for _, wide in asked)))
        norms = self._rows(list(chain.from_iterable(norms for norms, _ in asked)))
        tables = self.tables
        read = np.concatenate([tables.word_in[around[:, 0]], tables.piece_in[around[:, 1:]].sum(axis=1)], axis=1)
        units = _gelu(read.reshape(len(asked), -1) @ tables.inner + tables.bias)
        written = tables.word_out[norms[:, 0]] + tables.piece_out[norms[:, 1:]].sum(axis=1)
        found: Numbers = np.einsum("cu,cu->c", written, np.repeat(units, counts, axis=0))
        some = counts > 0
        starts = (np.cumsum(counts) - counts)[some]
        return found - np.repeat(np.maximum.reduceat(found, starts), counts[some]) if len(starts) else found

    def numbers(self, word: str | None) -> tuple[int, int, int, int]:
        """The row of a word and those of its pieces."""
        if word is None or word == EDGE:
            return UNKNOWN if word is None else EDGE_NUMBER, 0, 0, 0
        return self.words.get(word, UNKNOWN), *pieces(word)

    @cached_property
    def _known(self) -> dict[str | None, tuple[int, int, int, int]]:
        return {}

    def _rows(self, words: Sequence[str | None]) -> NDArray[np.int64]:
        """The rows of some words, shape (words, 4); words are looked up once."""
        known = self._known
        if len(known) > _KEPT:
            known.clear()
        for word in set(words):
            if word not in known:
                known[word] = self.numbers(word)
        return np.array([known[word] for word in words], dtype=np.int64).reshape(-1, 4)


def _gelu(values: Numbers) -> Numbers:
    """The Gaussian error linear unit, by its usual approximation (Hendrycks and Gimpel 2016)."""
    slope = np.tanh(_SLOPE * (values + _CUBE * values**3))
    found: Numbers = (values + values * slope) / np.float32(2.0)
    return found


_SLOPE, _CUBE = np.float32(np.sqrt(2.0 / np.pi)), np.float32(0.044715)
_KEPT = 1 << 16
