"""How much there is to rank with, on scales that weights were learned on."""

from __future__ import annotations

import numpy as np
import pytest

from histnorm_gui.engine.ranking.amounts import FACTORS, Amounts, size


def test_the_scale_of_amounts_goes_from_about_minus_one_to_one() -> None:
    assert -1.1 < size(0) < size(100) < size(1000) < size(10_000) == size(60_000) < 1.1


def test_without_others_nothing_is_unfamiliar_and_nothing_is_few() -> None:
    assert Amounts.of(100, 0, 1.0) == Amounts(size(100), 0.0, 0.0)


def test_fewer_words_of_others_are_fewer_up_to_where_weights_were_learned() -> None:
    few = [Amounts.of(0, words, 0.5).few for words in (10, 2000, 20_000, 200_000, 5_000_000)]
    assert few == pytest.approx([2.0, 2.0, 1.0, 0.0, 0.0])


def test_a_weight_changes_with_each_amount() -> None:
    factors = Amounts(0.5, 0.4, 1.5).factors
    assert factors.shape == (FACTORS,)
    assert np.allclose(factors, [1.0, 0.5, 0.25, 0.4, 1.5])
