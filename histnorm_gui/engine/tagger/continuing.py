"""Going on from a trained tagger with what was decided since, in a fraction of the time of a training from the start.

What was learned before is kept in mind by repeating some of it, drawn at random, among what is new.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

import numpy as np
import torch
from torch import Tensor

from histnorm_gui.engine.tagger.batches import Instance
from histnorm_gui.engine.tagger.network import TaggerNetwork
from histnorm_gui.engine.tagger.recipe import Recipe
from histnorm_gui.engine.tagger.tagger import Tagger
from histnorm_gui.engine.tagger.vocab import Head, Pieces

PASSES = 1.0
"""So often as many words are shown as there are different ones."""
REPEATED = 5
"""So often each new one is among them."""
RATE = 1e-3
"""The learning rate at its highest: a tenth of that of the recipe "default", for which alone this has been tried."""

_BYTES = 4


@dataclass(frozen=True)
class Taught:
    """What a tagger has learned from: the different pairs of form and normalization, as short digests."""

    pairs: frozenset[bytes]

    @staticmethod
    def of(pairs: Iterable[tuple[str, str]]) -> Taught:
        """From the pairs themselves, without the capitals that forms explain."""
        return Taught(frozenset(map(_digest, pairs)))

    @staticmethod
    def unpacked(data: bytes) -> Taught:
        """From what ``packed`` gave; ValueError for anything else."""
        if len(data) % _BYTES:
            raise ValueError("cut off")
        return Taught(frozenset(data[at : at + _BYTES] for at in range(0, len(data), _BYTES)))

    def packed(self) -> bytes:
        """As bytes, to be kept with the tagger."""
        return b"".join(sorted(self.pairs))

    def knows(self, pair: tuple[str, str]) -> bool:
        """Whether a pair was among them; one in some millions is thought to be that was not."""
        return _digest(pair) in self.pairs

    def changed(self, now: Taught) -> int:
        """How many pairs are new, or are not decided so any more."""
        return len(self.pairs ^ now.pairs)


def _digest(pair: tuple[str, str]) -> bytes:
    return hashlib.blake2b("\t".join(pair).encode("utf-8", "surrogatepass"), digest_size=_BYTES).digest()


def recipe_for(recipe: Recipe) -> Recipe:
    """The recipe to go on with after a training with ``recipe``."""
    return replace(recipe, learning_rate=RATE)


def grown(base: Tagger, head: Head, pieces: Pieces, words: Iterable[str], generator: torch.Generator) -> Tagger:
    """A copy of a tagger with all letters and labels of its main manuscript that ``head`` and ``pieces`` have besides,
    and with further normalizations.

    The other manuscripts that it has learned are left out.
    """
    main = base.heads[0]
    known, labels = set(base.pieces.known), set(main.labels[1:])
    all_pieces = Pieces((*base.pieces.known, *(piece for piece in pieces.known if piece not in known)))
    all_labels = (*main.labels, *(label for label in head.labels[1:] if label not in labels))
    network = TaggerNetwork(base.recipe, all_pieces.size, [len(all_labels)], generator)
    state, before = network.state_dict(), base.network.state_dict()
    with torch.no_grad():
        for name, tensor in state.items():
            tensor[tuple(slice(size) for size in before[name].shape)] = before[name]
    all_words = tuple(sorted({*base.words, *words}))
    return Tagger(base.recipe, all_pieces, (Head(head.name, all_labels, head.takes_case),), network, all_words)


def shown(instances: Sequence[Instance], taught: Taught, generator: torch.Generator) -> Tensor:
    """Which of some different instances are shown, by place: the new ones several times, the others at random."""
    new = np.array([not taught.knows((form, "".join(labels))) for form, labels in instances], dtype=bool)
    places = torch.arange(len(instances))
    chosen = [places[torch.from_numpy(new)].repeat(REPEATED)]
    old = places[torch.from_numpy(~new)]
    left = int(PASSES * len(instances)) - len(chosen[0])
    while left > 0 and len(old):
        chosen.append(old[torch.randperm(len(old), generator=generator)][:left])
        left -= len(chosen[-1])
    return torch.cat(chosen)
