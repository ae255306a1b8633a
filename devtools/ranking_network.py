"""Learn the weights of a ranker together with the network beside them (RECIPE, part 1: "MLP").

The network has two layers, and sees of each feature also how far it is below the highest among the candidates of the
token, since a candidate is good or bad by what it competes with. Everything is learned with AdamW and a rate that falls
to nothing.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn.functional import cross_entropy, dropout, one_hot, relu

from histnorm_gui.engine.ranking.amounts import FACTORS
from histnorm_gui.engine.ranking.features import FEATURES, Bucket
from histnorm_gui.engine.ranking.ranker import Ranker, TrainingItem
from histnorm_gui.engine.ranking.residual import AMOUNTS, Residual

UNITS = 128
DROPOUT = 0.2
PASSES = 8
BATCH = 256
RATE = 3e-3
WEIGHT_DECAY = 1e-2
LINEAR_DECAY = 1e-3
NEARLY = 20
"""Batches are of tokens with nearly as many candidates: so many batches are drawn at once and sorted by that."""
_NEVER = -1e9


@dataclass(frozen=True)
class _Tokens:
    """All tokens: ``values`` (candidates, features), standardized, those of a token from ``starts`` on, ``counts`` of
    them; ``buckets``, ``amounts`` (tokens, AMOUNTS), ``factors`` (tokens, FACTORS), and the place of the right one."""

    values: Tensor
    starts: Tensor
    counts: Tensor
    buckets: Tensor
    amounts: Tensor
    factors: Tensor
    gold: Tensor


@dataclass(frozen=True)
class _Batch:
    """Some tokens, their candidates filled up to as many (tokens, candidates, features); ``there``: which are real."""

    values: Tensor
    there: Tensor
    buckets: Tensor
    amounts: Tensor
    factors: Tensor
    gold: Tensor


class _Network(nn.Module):
    """Scores of candidates: a weighted sum, and what two layers add."""

    def __init__(self) -> None:
        super().__init__()
        count = len(FEATURES)
        self.linear = nn.Parameter(torch.zeros(len(Bucket), FACTORS, count))
        self.inner = nn.Linear(2 * count + len(Bucket) + AMOUNTS, UNITS)
        self.deeper = nn.Linear(UNITS, UNITS)
        self.outer = nn.Linear(UNITS, 1, bias=False)
        nn.init.zeros_(self.outer.weight)

    def forward(self, batch: _Batch) -> Tensor:
        """Shape (tokens, candidates)."""
        values = batch.values
        weights = torch.einsum("nf,nfd->nd", batch.factors, self.linear[batch.buckets])
        below = values - values.amax(1, keepdim=True)
        extra = torch.cat([one_hot(batch.buckets, len(Bucket)).float(), batch.amounts], 1)
        seen = torch.cat([values, below, extra[:, None].expand(-1, values.shape[1], -1)], 2)
        hidden = relu(self.inner(seen))
        hidden = relu(self.deeper(dropout(hidden, DROPOUT, self.training)))
        added = self.outer(dropout(hidden, DROPOUT, self.training)).squeeze(-1)
        scores: Tensor = torch.einsum("nkd,nd->nk", values, weights) + added
        return scores


def taught(items: Sequence[TrainingItem], seed: int = 0) -> Ranker:
    """A ranker with its network, from tokens whose gold standard is known."""
    rows = np.concatenate([item.rows for item in items])
    means, spreads = rows.mean(axis=0, dtype=float), rows.std(axis=0, dtype=float)
    spreads[spreads < 1e-6] = 1.0
    rows -= means.astype(np.float32)
    rows /= spreads.astype(np.float32)
    torch.manual_seed(seed)
    network = _Network()
    tokens = _tokens(items, rows)
    optimizer = torch.optim.AdamW(
        [
            {"params": [network.linear], "weight_decay": LINEAR_DECAY},
            {"params": [p for name, p in network.named_parameters() if name != "linear"], "weight_decay": WEIGHT_DECAY},
        ],
        lr=RATE,
    )
    batches = list(_batches(tokens.counts.numpy(), np.random.default_rng(seed)))
    decline = torch.optim.lr_scheduler.LambdaLR(optimizer, lambda step: max(0.0, 1 - step / len(batches)))
    for chosen in batches:
        batch = _batch(tokens, chosen)
        scores = network(batch).masked_fill(~batch.there, _NEVER)
        optimizer.zero_grad()
        torch.autograd.backward(cross_entropy(scores, batch.gold))
        optimizer.step()
        decline.step()
    return _ranker(network, means, spreads)


def _ranker(network: _Network, means: np.ndarray, spreads: np.ndarray) -> Ranker:
    linear, inner, bias, deeper, deeper_bias, outer = (
        parameter.detach().numpy().astype(float)
        for parameter in (
            network.linear,
            network.inner.weight,
            network.inner.bias,
            network.deeper.weight,
            network.deeper.bias,
            network.outer.weight,
        )
    )
    count = len(FEATURES)
    first = inner.T
    residual = Residual(
        means,
        spreads,
        np.concatenate([first[:count], first[2 * count :]]),
        first[count : 2 * count].copy(),
        bias,
        outer[0],
        ((deeper.T.copy(), deeper_bias),),
    )
    return Ranker({bucket: linear[place] / spreads for place, bucket in enumerate(Bucket)}, residual)


def _tokens(items: Sequence[TrainingItem], values: np.ndarray) -> _Tokens:
    counts = np.array([len(item.rows) for item in items])
    places = {bucket: place for place, bucket in enumerate(Bucket)}
    return _Tokens(
        torch.from_numpy(values),
        torch.from_numpy(np.cumsum(counts) - counts),
        torch.from_numpy(counts),
        torch.tensor([places[item.bucket] for item in items]),
        torch.tensor([tuple(item.amounts) for item in items], dtype=torch.float32),
        torch.from_numpy(np.stack([item.amounts.factors for item in items]).astype(np.float32)),
        torch.tensor([item.gold for item in items]),
    )


def _batches(counts: np.ndarray, random: np.random.Generator) -> Iterator[Tensor]:
    """The tokens of each batch, all of them once a pass."""
    for _ in range(PASSES):
        order = random.permutation(len(counts))
        found = []
        for start in range(0, len(order), BATCH * NEARLY):
            some = order[start : start + BATCH * NEARLY]
            some = some[np.argsort(counts[some], kind="stable")]
            found += [some[place : place + BATCH] for place in range(0, len(some), BATCH)]
        for place in random.permutation(len(found)):
            yield torch.from_numpy(found[place])


def _batch(tokens: _Tokens, chosen: Tensor) -> _Batch:
    counts, starts = tokens.counts[chosen][:, None], tokens.starts[chosen][:, None]
    place = torch.arange(int(counts.max()))[None]
    there = place < counts
    # What fills up is the first candidate once more, so that the highest of them stays what it is.
    return _Batch(
        tokens.values[torch.where(there, starts + place, starts)],
        there,
        tokens.buckets[chosen],
        tokens.amounts[chosen],
        tokens.factors[chosen],
        tokens.gold[chosen],
    )
