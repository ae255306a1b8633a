"""The network: embeddings, stacked bidirectional LSTM layers, one softmax layer a manuscript."""

from __future__ import annotations

import torch
from torch import Tensor, nn
from torch.nn.utils.rnn import PackedSequence, pack_padded_sequence, pad_packed_sequence

from histnorm_gui.engine.tagger.recipe import Recipe

_BYTE = 256
_LEAST = torch.iinfo(torch.int64).min


class TaggerNetwork(nn.Module):
    """Scores of labels for each unit of each word. All layers but the last are shared by the manuscripts.

    ``generator`` draws the first weights, so that nobody else's random numbers are touched.
    """

    def __init__(self, recipe: Recipe, pieces: int, label_counts: list[int], generator: torch.Generator) -> None:
        super().__init__()
        self.dropout = recipe.dropout
        self.coarse = recipe.equal_lengths
        self.window = recipe.window
        width = 2 * recipe.hidden
        seen = (2 * recipe.window + 1) * recipe.embedding
        with torch.random.fork_rng(devices=[]):
            self.embedding = nn.Embedding(pieces, recipe.embedding, padding_idx=0)
            self.layers = nn.ModuleList(
                nn.LSTM(recipe.embedding if layer == 0 else width, recipe.hidden, bidirectional=True)
                for layer in range(recipe.layers)
            )
            # The plain rules of a manuscript need no more than the neighbours; the LSTM learns what is left.
            self.local = nn.Linear(seen, recipe.hidden) if recipe.window else None
            self.heads = nn.ModuleList(nn.Linear(head_width(recipe), count) for count in label_counts)
        self._draw(recipe, generator)

    def _draw(self, recipe: Recipe, generator: torch.Generator) -> None:
        with torch.no_grad():
            self.embedding.weight.normal_(0.0, 1.0, generator=generator)
            self.embedding.weight[0].zero_()
            bound = recipe.hidden**-0.5
            for parameter in self.layers.parameters():
                parameter.uniform_(-bound, bound, generator=generator)
            if self.local is not None:
                bound = self.local.in_features**-0.5
                for parameter in self.local.parameters():
                    parameter.uniform_(-bound, bound, generator=generator)
            bound = 0.0 if recipe.identity_prior else head_width(recipe) ** -0.5
            for parameter in self.heads.parameters():
                parameter.uniform_(-bound, bound, generator=generator) if bound else parameter.zero_()

    def forward(
        self, ids: Tensor, table: Tensor, head: int, lengths: Tensor | None = None, noise: torch.Generator | None = None
    ) -> Tensor:
        """Scores, shape (units, words, labels of the head).

        ``ids`` has shape (units, words) and indexes the rows of ``table`` (units, pieces). ``lengths``, falling, say
        how long each word is where they differ. ``noise`` draws what dropout leaves out; without it nothing is.
        """
        embedded = self.embedding(table).sum(1)
        first = self._drop(embedded[ids], noise)
        states: Tensor = first
        for number, layer in enumerate(self.layers):
            states = self._drop(states, noise) if number else states
            if lengths is None:
                states = layer(states)[0]
            else:
                packed: PackedSequence = layer(pack_padded_sequence(states, lengths))[0]
                states = pad_packed_sequence(packed)[0]
        if self.local is not None:
            states = torch.cat([states, self._neighbours(first, self.local)], -1)
        scores: Tensor = self.heads[head](self._drop(states, noise))
        return scores

    def _neighbours(self, embedded: Tensor, local: nn.Module) -> Tensor:
        edge = embedded.new_zeros(self.window, *embedded.shape[1:])
        padded = torch.cat([edge, embedded, edge])
        around = [padded[shift : shift + len(embedded)] for shift in range(2 * self.window + 1)]
        return torch.relu(local(torch.cat(around, -1)))

    def _drop(self, states: Tensor, noise: torch.Generator | None) -> Tensor:
        if noise is None or not self.dropout:
            return states
        if self.coarse and states.device.type == "cpu":
            return states * _kept(states, 1.0 - self.dropout, noise)
        keep = 1.0 - self.dropout
        return states * torch.empty_like(states).bernoulli_(keep, generator=noise).div_(keep)


def _kept(states: Tensor, share: float, noise: torch.Generator) -> Tensor:
    """Zeros, and as many times ``share`` what makes up for them, in the shape of ``states``.

    A byte decides on each, eight of which are drawn at once: in a tenth of the time that torch takes for it, for which
    the share is rounded to a part in 256.
    """
    kept = round(share * _BYTE)
    drawn = torch.empty(-(-states.numel() // 8), dtype=torch.int64, device=states.device)
    drawn.random_(_LEAST, None, generator=noise)
    mask = drawn.view(torch.uint8)[: states.numel()] < kept
    return mask.view(states.shape).to(states.dtype).mul_(_BYTE / kept)


def head_width(recipe: Recipe) -> int:
    """How many numbers a unit has before the last layer."""
    return 2 * recipe.hidden + (recipe.hidden if recipe.window else 0)
