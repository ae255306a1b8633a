"""Measures of how good normalizations are: word accuracy, character error rate, significance, calibration."""

from __future__ import annotations

from collections.abc import Sequence

from rapidfuzz.distance import Levenshtein

from histnorm_gui.core.significance import mcnemar_exact


def word_accuracy(predictions: Sequence[str], gold: Sequence[str]) -> float:
    """The share of predictions that equal the gold normalization exactly; 0 for no words. ValueError on lengths."""
    _same_length(predictions, gold)
    correct = sum(prediction == norm for prediction, norm in zip(predictions, gold, strict=True))
    return correct / len(gold) if gold else 0.0


def character_error_rate(predictions: Sequence[str], gold: Sequence[str]) -> float:
    """Edits needed to turn the predictions into the gold normalizations, per gold character; 0 for no characters."""
    _same_length(predictions, gold)
    edits = sum(Levenshtein.distance(prediction, norm) for prediction, norm in zip(predictions, gold, strict=True))
    return edits / max(1, sum(map(len, gold)))


def mcnemar(first: Sequence[str], second: Sequence[str], gold: Sequence[str]) -> float:
    """The two-sided p-value of McNemar's exact test: how likely systems of equal accuracy differ as much as these two.

    ``first`` and ``second`` are the predictions of the two systems for the same words.
    """
    _same_length(first, gold)
    _same_length(second, gold)
    only_first = sum(a == norm != b for a, b, norm in zip(first, second, gold, strict=True))
    only_second = sum(b == norm != a for a, b, norm in zip(first, second, gold, strict=True))
    return mcnemar_exact(only_first, only_second)


def expected_calibration_error(confidences: Sequence[float], correct: Sequence[bool], *, bins: int = 10) -> float:
    """The gap between confidence and accuracy in bins of equal width over 0 to 1, averaged by the words in them."""
    _same_length(confidences, correct)
    sums = [[0.0, 0.0, 0.0] for _ in range(bins)]
    for confidence, right in zip(confidences, correct, strict=True):
        cell = sums[min(bins - 1, max(0, int(confidence * bins)))]
        cell[0] += 1
        cell[1] += confidence
        cell[2] += right
    return sum(abs(total - right) for _, total, right in sums) / max(1, len(confidences))


def _same_length(first: Sequence[object], second: Sequence[object]) -> None:
    if len(first) != len(second):
        raise ValueError(f"{len(first)} and {len(second)} items do not pair")
