"""The network of the joint tagger (RECIPE, part 1: "Tagger")."""

from __future__ import annotations

import torch
from torch import Tensor, nn

PIECES = 3  # of a grapheme: its base and two marks
UNKNOWN_MANUSCRIPT = 0


class JointNetwork(nn.Module):
    """Graphemes and a manuscript in, scores of labels for each grapheme out.

    ``generator`` draws the first weights, so that nobody else's random numbers are touched; without one they are left
    as they come.
    """

    def __init__(
        self,
        pieces: int,
        manuscripts: int,
        labels: int,
        generator: torch.Generator | None,
        *,
        width: int = 128,
        layers: int = 2,
    ) -> None:
        super().__init__()
        with torch.random.fork_rng(devices=[]):
            self.embedding = nn.Embedding(pieces, 64, padding_idx=0)
            self.manuscripts = nn.Embedding(manuscripts, 32)
            self.layers = nn.ModuleList(
                nn.LSTM(96 if layer == 0 else 2 * width, width, bidirectional=True) for layer in range(layers)
            )
            self.head = nn.Linear(2 * width, labels)
        self.width = width
        if generator is None:
            return
        bound = width**-0.5
        with torch.no_grad():
            self.embedding.weight.normal_(0.0, 1.0, generator=generator)
            self.embedding.weight[0].zero_()
            self.manuscripts.weight.normal_(0.0, 0.1, generator=generator)
            for parameter in [*self.layers.parameters(), *self.head.parameters()]:
                parameter.uniform_(-bound, bound, generator=generator)

    def forward(
        self, words: Tensor, manuscripts: Tensor, dropout: float = 0.0, noise: torch.Generator | None = None
    ) -> Tensor:
        """Scores, shape (graphemes, words, labels); ``words`` has shape (graphemes, words, PIECES), ``manuscripts``
        (words, 32): the embedding that stands for the manuscript of each word."""
        embedded = self.embedding(words).sum(2)
        states = torch.cat([embedded, manuscripts.expand(len(words), -1, -1)], -1)
        states = drop(states, dropout, noise)
        for layer in self.layers:
            states = drop(layer(states)[0], dropout, noise)
        scores: Tensor = self.head(states)
        return scores


def drop(states: Tensor, dropout: float, noise: torch.Generator | None) -> Tensor:
    """States of which some are dropped, the others raised; as they are without ``noise``, which draws them."""
    if noise is None or not dropout:
        return states
    keep = 1.0 - dropout
    return states * torch.empty_like(states).bernoulli_(keep, generator=noise).div_(keep)
