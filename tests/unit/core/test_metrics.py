"""Measures on cases that can be worked out by hand."""

from __future__ import annotations

import pytest

from histnorm_gui.core.metrics import character_error_rate, expected_calibration_error, mcnemar, word_accuracy


def test_word_accuracy_counts_exact_matches() -> None:
    assert word_accuracy(["und", "ihm", "Frau"], ["und", "ihn", "frau"]) == pytest.approx(1 / 3)
    assert word_accuracy([], []) == 0.0


def test_character_error_rate_is_edits_per_gold_character() -> None:
    assert character_error_rate(["und", "im"], ["und", "ihm"]) == pytest.approx(1 / 6)
    assert character_error_rate(["a"], [""]) == 1.0


def test_mcnemar_is_the_exact_binomial_test() -> None:
    gold = ["x"] * 10
    better = ["x"] * 8 + ["y"] * 2
    worse = ["y"] * 6 + ["x"] * 2 + ["x", "y"]
    # Six words only the first has right, one only the second: 2 * (C(7,0) + C(7,1)) / 2**7.
    assert mcnemar(better, worse, gold) == pytest.approx(2 * 8 / 128)
    assert mcnemar(worse, better, gold) == mcnemar(better, worse, gold)
    assert mcnemar(better, better, gold) == 1.0


def test_mcnemar_bears_many_words() -> None:
    gold = ["x"] * 4000
    first = ["x"] * 2000 + ["y"] * 2000
    second = ["y"] * 2000 + ["x"] * 2000
    assert mcnemar(first, second, gold) == 1.0
    assert mcnemar(gold, second, gold) == pytest.approx(0.0, abs=1e-12)


def test_calibration_is_the_gap_between_confidence_and_accuracy() -> None:
    assert expected_calibration_error([0.95] * 4, [True, True, True, False]) == pytest.approx(0.2)
    assert expected_calibration_error([1.0, 0.0], [True, False]) == 0.0
    assert expected_calibration_error([], []) == 0.0


def test_lists_that_do_not_pair_are_refused() -> None:
    with pytest.raises(ValueError, match="do not pair"):
        word_accuracy(["a"], [])
    with pytest.raises(ValueError, match="do not pair"):
        mcnemar(["a"], ["a", "b"], ["a"])
