"""The network that says which normalization goes with those around it (see ``ranking/surroundings``)."""

from __future__ import annotations

import torch
from torch import Tensor, nn
from torch.nn.functional import gelu

from histnorm_gui.engine.joint.network import drop
from histnorm_gui.engine.ranking.surroundings import PIECES, REACH, Tables

SIZE = 48
PIECE_SIZE = 24
UNITS = 128


class ContextNetwork(nn.Module):
    """The words around a place in, units that are multiplied with the numbers of words out.

    Words are given with their pieces as rows of four numbers (``Surroundings.numbers``). ``generator`` draws the first
    weights; without one they are left as they come. ``likely`` are the logarithms of how often each word is met.
    """

    def __init__(self, words: int, generator: torch.Generator | None = None, likely: Tensor | None = None) -> None:
        super().__init__()
        with torch.random.fork_rng(devices=[]):
            self.word_in = nn.Embedding(words, SIZE)
            self.piece_in = nn.Embedding(PIECES, PIECE_SIZE)
            self.inner = nn.Linear(2 * REACH * (SIZE + PIECE_SIZE), UNITS)
            self.word_out = nn.Embedding(words, UNITS)
            self.piece_out = nn.Embedding(PIECES, UNITS)
        self.likely = nn.Parameter(torch.zeros(words) if likely is None else likely.clone())
        if generator is None:
            return
        bound = self.inner.in_features**-0.5
        with torch.no_grad():
            for table, spread in ((self.word_in, 0.1), (self.piece_in, 0.1), (self.word_out, 0.05)):
                table.weight.normal_(0.0, spread, generator=generator)
            self.piece_out.weight.normal_(0.0, 0.05, generator=generator)
            self.inner.weight.uniform_(-bound, bound, generator=generator)
            self.inner.bias.uniform_(-bound, bound, generator=generator)

    def units(self, around: Tensor, dropout: float = 0.0, noise: torch.Generator | None = None) -> Tensor:
        """The units of some places, shape (places, UNITS); ``around`` has shape (places, 2 REACH, 4)."""
        read = torch.cat([self.word_in(around[..., 0]), self.piece_in(around[..., 1:]).sum(-2)], -1).flatten(1)
        return drop(gelu(self.inner(drop(read, dropout, noise)), approximate="tanh"), dropout, noise)

    def written(self, words: Tensor) -> Tensor:
        """What the units are multiplied with for some words, shape (..., UNITS) for (..., 4)."""
        found: Tensor = self.word_out(words[..., 0]) + self.piece_out(words[..., 1:]).sum(-2)
        return found

    def tables(self) -> Tables:
        """Its numbers as they are read with."""

        def numbers(tensor: Tensor) -> object:
            return tensor.detach().cpu().numpy().copy()

        return Tables(
            *(
                numbers(tensor)  # type: ignore[arg-type]
                for tensor in (
                    self.word_in.weight,
                    self.piece_in.weight,
                    self.inner.weight.T,
                    self.inner.bias,
                    self.word_out.weight,
                    self.piece_out.weight,
                )
            )
        )
