"""Whether a difference between two systems is more than chance, and how far a figure can be trusted.

All functions take whether each word came out right (1 or 0, or the mean over several runs), word by word; two systems
are compared on the same words. What is drawn at random is drawn from a seed, so that a report can be repeated.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import ArrayLike, NDArray

_CELLS = 4_000_000  # random numbers held at once, which bounds the memory


def mcnemar_exact(only_first: int, only_second: int) -> float:
    """The two-sided p-value of McNemar's exact test from the words that only one of two systems has right."""
    total, fewer = only_first + only_second, min(only_first, only_second)
    # Whole numbers to the end: a float of 2 ** -total is 0 from some 1,075 differing words on.
    ways = as_extreme = 1
    for k in range(fewer):
        ways = ways * (total - k) // (k + 1)
        as_extreme += ways
    return min(1.0, 2 * as_extreme / int(2**total))


def discordant(first: ArrayLike, second: ArrayLike) -> tuple[int, int]:
    """How many words only the first system has right, and how many only the second. ValueError on lengths."""
    a, b = _paired(first, second)
    return int(np.sum(a > b)), int(np.sum(b > a))


def approximate_randomization(first: ArrayLike, second: ArrayLike, *, rounds: int = 10_000, seed: int = 1) -> float:
    """The two-sided p-value of an approximate randomization test of the difference of two means (Noreen 1989).

    In each round the two systems' outcomes are swapped word by word with probability a half; the p-value is the share
    of rounds, the real outcome counted as one, with a difference at least as great as the real one.
    """
    a, b = _paired(first, second)
    differences = (a - b)[a != b]
    if not differences.size:
        return 1.0
    real = abs(differences.sum())
    generator = np.random.default_rng(seed)
    as_extreme, step = 0, max(1, _CELLS // differences.size)
    for start in range(0, rounds, step):
        signs = generator.integers(0, 2, (min(step, rounds - start), differences.size), dtype=np.int8)
        sums = (2.0 * signs - 1.0) @ differences
        # Sums that differ by rounding alone count as equal.
        as_extreme += int(np.sum(np.abs(sums) >= real - 1e-9))
    return (as_extreme + 1) / (rounds + 1)


def bootstrap_interval(
    values: ArrayLike, *, level: float = 0.95, rounds: int = 2_000, seed: int = 1
) -> tuple[float, float]:
    """The percentile bootstrap interval of a mean: words are drawn with replacement. (0, 0) for no words.

    With the word-by-word differences of two systems as ``values`` it is the interval of their difference.
    """
    array = _array(values)
    if not array.size:
        return 0.0, 0.0
    generator = np.random.default_rng(seed)
    # Few different values occur (right and wrong), so that drawing their counts is drawing the words.
    distinct, counts = np.unique(array, return_counts=True)
    draws = generator.multinomial(array.size, counts / array.size, size=rounds)
    means = draws @ distinct / array.size
    tail = (1.0 - level) / 2
    low, high = np.quantile(means, (tail, 1.0 - tail))
    return float(low), float(high)


def spearman(first: ArrayLike, second: ArrayLike) -> float:
    """Spearman's rank correlation, ties with their mean rank; 0 where one side does not vary. ValueError on lengths."""
    a, b = _paired(first, second)
    x, y = _ranks(a), _ranks(b)
    x, y = x - x.mean() if x.size else x, y - y.mean() if y.size else y
    spread = float(np.sqrt((x @ x) * (y @ y)))
    return float(x @ y) / spread if spread else 0.0


def spearman_p(first: ArrayLike, second: ArrayLike, *, rounds: int = 10_000, seed: int = 1) -> float:
    """The two-sided p-value of Spearman's correlation by random permutations, the real order counted as one."""
    a, b = _paired(first, second)
    if a.size < 3:
        return 1.0
    x, y = _ranks(a), _ranks(b)
    x, y = x - x.mean(), y - y.mean()
    real = abs(float(x @ y))
    generator = np.random.default_rng(seed)
    permuted = generator.permuted(np.tile(y, (rounds, 1)), axis=1)
    as_extreme = int(np.sum(np.abs(permuted @ x) >= real - 1e-9))
    return (as_extreme + 1) / (rounds + 1)


def _ranks(values: NDArray[np.float64]) -> NDArray[np.float64]:
    """Ranks from 1, ties with the mean of the ranks that they take up."""
    _, places, counts = np.unique(values, return_inverse=True, return_counts=True)
    ends = np.cumsum(counts)
    ranks: NDArray[np.float64] = ((ends - counts + 1 + ends) / 2.0)[places]
    return ranks


def _array(values: ArrayLike) -> NDArray[np.float64]:
    return np.asarray(values, dtype=np.float64).ravel()


def _paired(first: ArrayLike, second: ArrayLike) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    a, b = _array(first), _array(second)
    if a.size != b.size:
        raise ValueError(f"{a.size} and {b.size} items do not pair")
    return a, b


def correctness(predictions: Sequence[str], gold: Sequence[str]) -> NDArray[np.float64]:
    """1 for each prediction that equals its gold normalization, 0 for any other. ValueError on lengths."""
    if len(predictions) != len(gold):
        raise ValueError(f"{len(predictions)} and {len(gold)} items do not pair")
    return np.array([a == b for a, b in zip(predictions, gold, strict=True)], dtype=np.float64)
