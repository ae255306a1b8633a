"""Weighing the features: a softmax over the candidates of a token, one row of weights a bucket.

RECIPE, part 1 ("Ranker"). Weights change with the amount s of own decisions, and with how much the others know of a
text: w = w0 + s w1 + s^2 w2 + u w3 + f w4 (see ``Amounts``).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

import numpy as np
from numpy.typing import NDArray

from histnorm_gui.engine.ranking.amounts import FACTORS, Amounts
from histnorm_gui.engine.ranking.features import FEATURES, Bucket
from histnorm_gui.engine.ranking.minimize import minimize
from histnorm_gui.engine.ranking.residual import ONE_TOKEN, Residual

Numbers = NDArray[np.float64]
Rows = NDArray[np.float32]
Places = NDArray[np.int64]

_NUMBER = {bucket: number for number, bucket in enumerate(Bucket)}


@dataclass(frozen=True, slots=True)
class TrainingItem:
    """The candidates of a token whose gold standard is known: ``rows`` (candidates, features), the place of the right
    one (the last: none of them), how much there was to rank with, and how much it counts."""

    bucket: Bucket
    rows: Rows
    gold: int
    amounts: Amounts
    weight: float = 1.0


@dataclass(frozen=True)
class Ranker:
    """``weights`` by bucket, shape (FACTORS, features): w0 to w4; ``residual`` adds to what they say, times
    ``shares`` of its bucket (1 where there is none)."""

    weights: Mapping[Bucket, Numbers]
    residual: Residual | None = None
    shares: Mapping[Bucket, float] = field(default_factory=dict)

    def scores(self, bucket: Bucket, rows: Rows, amounts: Amounts, starts: Places = ONE_TOKEN) -> Numbers:
        """The score of each candidate: log probabilities but for what they have in common. The candidates of several
        tokens begin at the rows ``starts``."""
        scores: Numbers = rows @ self.at(bucket, amounts)
        if self.residual is None:
            return scores
        return scores + self.shares.get(bucket, 1.0) * self.residual.scores(bucket, rows, amounts, starts)

    def at(self, bucket: Bucket, amounts: Amounts) -> Numbers:
        """The weights of the features with so much to rank with."""
        weights: Numbers = amounts.factors @ self.weights[bucket]
        return weights

    def chances(self, bucket: Bucket, rows: Rows, amounts: Amounts) -> Numbers:
        """The probability of each candidate, the last being none of them."""
        scores = self.scores(bucket, rows, amounts)
        shares: Numbers = np.exp(scores - scores.max())
        shares /= shares.sum()
        return shares

    def chances_of(self, buckets: Sequence[Bucket], counts: NDArray[np.int64], rows: Rows, amounts: Amounts) -> Numbers:
        """The same for many tokens, whose candidates lie end to end in ``rows``, so many of each."""
        scores = np.zeros(len(rows))
        each = np.array([_NUMBER[bucket] for bucket in buckets])
        numbers = np.repeat(each, counts)
        for bucket in set(buckets):
            of_bucket = numbers == _NUMBER[bucket]
            some = counts[each == _NUMBER[bucket]]
            scores[of_bucket] = self.scores(bucket, rows[of_bucket], amounts, np.cumsum(some) - some)
        starts = np.cumsum(counts) - counts
        shares: Numbers = np.exp(scores - np.repeat(np.maximum.reduceat(scores, starts), counts))
        shares /= np.repeat(np.add.reduceat(shares, starts), counts)
        return shares


def fit(
    items: Sequence[TrainingItem],
    *,
    start: Ranker | None = None,
    strength: float = 1e-4,
    slope_strength: float = 1e-3,
    iterations: int = 80,
) -> Ranker:
    """Weights that make the gold standard likely.

    ``strength`` pulls them (each times the spread of its feature) towards those of ``start``, or to nothing; it is
    that of a mean over the items. Buckets without items keep their start.
    """
    weights: dict[Bucket, Numbers] = {}
    for bucket in Bucket:
        before = start.weights[bucket] if start is not None else np.zeros((FACTORS, len(FEATURES)))
        part = [item for item in items if item.bucket is bucket]
        base = [start.scores(bucket, item.rows, item.amounts) for item in part] if start is not None else None
        weights[bucket] = before
        if part:
            weights[bucket] = before + _change(part, base, strength, slope_strength, iterations)
    return Ranker(weights) if start is None else replace(start, weights=weights)


def loss(ranker: Ranker, items: Sequence[TrainingItem]) -> float:
    """The mean of -log P of the right candidate, in nats."""
    chances = [ranker.chances(item.bucket, item.rows, item.amounts)[item.gold] for item in items]
    return -float(np.log(np.maximum(chances, 1e-12)).mean()) if items else 0.0


def right(ranker: Ranker, items: Sequence[TrainingItem]) -> int:
    """How many items have the right candidate first."""
    return sum(int(ranker.chances(item.bucket, item.rows, item.amounts)[:-1].argmax()) == item.gold for item in items)


def _change(
    items: Sequence[TrainingItem],
    scores_before: Sequence[Numbers] | None,
    strength: float,
    slope_strength: float,
    iterations: int,
) -> Numbers:
    """What to add to the weights that gave ``scores_before`` (None: weights of nothing)."""
    rows = np.concatenate([item.rows for item in items]).astype(float)
    counts = np.array([len(item.rows) for item in items])
    starts = np.cumsum(counts) - counts
    gold = starts + np.array([item.gold for item in items])
    factors = np.repeat(np.array([item.amounts.factors for item in items]), counts, axis=0)
    shares = np.array([item.weight for item in items])
    shares = shares / shares.sum()
    spread = rows.std(axis=0)
    spread[spread < 1e-6] = 1e6  # a feature that never differs teaches nothing
    rows = rows / spread
    base = np.concatenate(scores_before) if scores_before is not None else np.zeros(len(rows))
    pull = np.full((FACTORS, rows.shape[1]), slope_strength)
    pull[0] = strength

    def loss(flat: Numbers) -> tuple[float, Numbers]:
        delta = flat.reshape(FACTORS, -1)
        scores = base + (rows @ delta.T * factors).sum(axis=1)
        highest = np.maximum.reduceat(scores, starts)
        chances = np.exp(scores - np.repeat(highest, counts))
        sums = np.add.reduceat(chances, starts)
        chances *= np.repeat(shares / sums, counts)
        value = float((shares * (np.log(sums) + highest - scores[gold])).sum() + (pull * delta**2).sum())
        chances[gold] -= shares
        gradient = (factors * chances[:, None]).T @ rows + 2 * pull * delta
        return value, gradient.ravel()

    delta: Numbers = minimize(loss, np.zeros(FACTORS * rows.shape[1]), iterations).reshape(FACTORS, -1) / spread
    return delta
