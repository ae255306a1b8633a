"""Statistics on cases with known values."""

from __future__ import annotations

import numpy as np
import pytest

from histnorm_gui.core.significance import (
    approximate_randomization,
    bootstrap_interval,
    correctness,
    discordant,
    mcnemar_exact,
    spearman,
    spearman_p,
)


@pytest.mark.parametrize(
    ("only_first", "only_second", "p"),
    # Two-sided exact binomial tests, worked out by hand from the binomial coefficients.
    [(0, 0, 1.0), (1, 6, 16 / 128), (5, 0, 2 / 32), (3, 3, 1.0), (10, 2, 2 * (1 + 12 + 66) / 4096)],
)
def test_mcnemar_from_discordant_words(only_first: int, only_second: int, p: float) -> None:
    assert mcnemar_exact(only_first, only_second) == pytest.approx(p)
    assert mcnemar_exact(only_second, only_first) == pytest.approx(p)


def test_discordant_words_are_counted_for_each_side() -> None:
    assert discordant([1, 1, 0, 0, 1], [1, 0, 1, 0, 0]) == (2, 1)


@pytest.mark.parametrize(("only_first", "only_second"), [(10, 2), (40, 25), (9, 8), (120, 70)])
def test_randomization_agrees_with_the_exact_test_on_right_and_wrong(only_first: int, only_second: int) -> None:
    first = [1] * only_first + [0] * only_second + [1] * 50 + [0] * 30
    second = [0] * only_first + [1] * only_second + [1] * 50 + [0] * 30
    exact = mcnemar_exact(only_first, only_second)
    assert approximate_randomization(first, second, rounds=20_000) == pytest.approx(exact, abs=0.015)


def test_randomization_of_equal_systems_finds_nothing() -> None:
    assert approximate_randomization([1, 0, 1], [1, 0, 1]) == 1.0
    assert approximate_randomization([], []) == 1.0


def test_randomization_can_be_repeated_and_is_never_zero() -> None:
    first, second = [1.0] * 200, [0.0] * 200
    assert approximate_randomization(first, second, rounds=999) == pytest.approx(1 / 1000)
    assert approximate_randomization([1, 0.5, 0], [0, 0.5, 1], seed=3) == approximate_randomization(
        [1, 0.5, 0], [0, 0.5, 1], seed=3
    )


def test_bootstrap_interval_of_a_share_is_that_of_the_binomial() -> None:
    low, high = bootstrap_interval([1] * 800 + [0] * 200, rounds=20_000)
    half = 1.96 * (0.8 * 0.2 / 1000) ** 0.5
    assert low == pytest.approx(0.8 - half, abs=0.002)
    assert high == pytest.approx(0.8 + half, abs=0.002)


def test_bootstrap_interval_of_what_does_not_vary_is_a_point() -> None:
    assert bootstrap_interval([1, 1, 1]) == (1.0, 1.0)
    assert bootstrap_interval([]) == (0.0, 0.0)


def test_bootstrap_interval_of_a_difference_holds_nothing_when_systems_are_equal() -> None:
    low, high = bootstrap_interval(np.array([1, -1] * 100))
    assert low < 0 < high


def test_spearman_is_known_for_small_tables() -> None:
    assert spearman([1, 2, 3, 4], [10, 20, 30, 40]) == pytest.approx(1.0)
    assert spearman([1, 2, 3, 4], [4, 3, 2, 1]) == pytest.approx(-1.0)
    # One minus six times the sum of squared rank differences (4 of them) by n (n² - 1): 1 - 24 / 120.
    assert spearman([1, 2, 3, 4, 5], [2, 1, 4, 3, 5]) == pytest.approx(1 - 6 * 4 / 120)
    # With ties: ranks 1.5 1.5 3 and 1 2 3.
    assert spearman([7, 7, 9], [1, 2, 3]) == pytest.approx(1.5 / 3**0.5)
    assert spearman([1, 1, 1], [1, 2, 3]) == 0.0
    assert spearman([], []) == 0.0


def test_spearman_p_is_the_share_of_orders_as_extreme() -> None:
    # Of the 24 orders of four items two are as extreme as the perfect one.
    assert spearman_p([1, 2, 3, 4], [1, 2, 3, 4], rounds=20_000) == pytest.approx(2 / 24, abs=0.01)
    assert spearman_p([1, 2], [1, 2]) == 1.0


def test_what_does_not_pair_is_refused() -> None:
    with pytest.raises(ValueError, match="do not pair"):
        discordant([1], [1, 0])
    with pytest.raises(ValueError, match="do not pair"):
        correctness(["a"], [])


def test_correctness_is_exact_equality() -> None:
    assert correctness(["und", "ihm"], ["und", "ihn"]).tolist() == [1.0, 0.0]
