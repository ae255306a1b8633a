"""Weights are learned from items whose gold standard is known."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from histnorm_gui.engine.ranking.amounts import Amounts
from histnorm_gui.engine.ranking.defaults import Situation, dumped, rankers
from histnorm_gui.engine.ranking.features import FEATURES, STATIC, Bucket
from histnorm_gui.engine.ranking.minimize import minimize
from histnorm_gui.engine.ranking.ranker import TrainingItem, fit
from histnorm_gui.engine.ranking.residual import Residual

NONE = Amounts(0.0)


def items(right: int, count: int = 60, amounts: Amounts = NONE) -> list[TrainingItem]:
    """Two candidates and none of them; what tells the right one is feature ``right``; another is noise."""
    noise = np.random.default_rng(1)
    found = []
    for _ in range(count):
        rows = np.zeros((3, len(FEATURES)), dtype=np.float32)
        rows[:2, 5] = noise.normal(size=2)
        gold = int(noise.integers(2))
        rows[gold, right] = 1.0
        rows[2, STATIC.index("none")] = 1.0
        found.append(TrainingItem(Bucket.UNSEEN, rows, gold, amounts))
    return found


def test_the_feature_that_tells_the_right_one_gets_the_weight() -> None:
    ranker = fit(items(right=3))
    weights = ranker.weights[Bucket.UNSEEN][0]
    assert weights[3] > 3
    assert abs(weights[5]) < weights[3] / 5
    chances = ranker.chances(Bucket.UNSEEN, items(right=3)[0].rows, Amounts(0.0))
    assert chances.sum() == pytest.approx(1.0)
    assert chances.argmax() == items(right=3)[0].gold


def test_weights_change_with_the_amount_of_decisions() -> None:
    ranker = fit(items(right=3, amounts=Amounts(-1.0)) + items(right=4, amounts=Amounts(1.0)))
    few, many = items(right=3)[0], items(right=4)[0]
    assert ranker.chances(Bucket.UNSEEN, few.rows, Amounts(-1.0)).argmax() == few.gold
    assert ranker.chances(Bucket.UNSEEN, many.rows, Amounts(1.0)).argmax() == many.gold


def test_weights_change_with_what_the_others_know_of_a_text() -> None:
    known, unknown = Amounts(0.0, 0.1, 0.1), Amounts(0.0, 0.6, 1.5)
    ranker = fit(items(right=3, amounts=known) + items(right=4, amounts=unknown))
    one, other = items(right=3)[0], items(right=4)[0]
    assert ranker.chances(Bucket.UNSEEN, one.rows, known).argmax() == one.gold
    assert ranker.chances(Bucket.UNSEEN, other.rows, unknown).argmax() == other.gold


def test_nothing_to_learn_from_leaves_the_start() -> None:
    start = fit(items(right=3))
    assert fit([], start=start).weights[Bucket.UNSEEN] is start.weights[Bucket.UNSEEN]


def test_caution_keeps_weights_near_their_start() -> None:
    start = fit(items(right=3))
    bold = fit(items(right=4), start=start, strength=1e-4).weights[Bucket.UNSEEN]
    careful = fit(items(right=4), start=start, strength=10.0).weights[Bucket.UNSEEN]
    before = start.weights[Bucket.UNSEEN]
    assert np.abs(careful - before).max() < np.abs(bold - before).max() / 10


def test_minimizing_finds_the_bottom_of_a_bowl() -> None:
    bottom = np.array([1.0, -2.0, 3.0])
    scale = np.array([1.0, 10.0, 100.0])
    found = minimize(lambda x: (float((scale * (x - bottom) ** 2).sum()), 2 * scale * (x - bottom)), np.zeros(3))
    assert found == pytest.approx(bottom, abs=1e-3)


def test_every_situation_has_weights_and_they_are_written_as_they_are_read() -> None:
    for flags in range(128):
        situation = Situation(*(bool(flags & 1 << bit) for bit in range(7)))
        first, second = rankers(situation)
        for ranker in (first, second):
            assert any(np.abs(weights).max() > 0 for weights in ranker.weights.values())
            table = dumped(ranker)
            residual = table.pop("residual", None)
            assert set(table) == {bucket.value for bucket in Bucket}
            assert {name for features in table.values() for name in features} <= set(FEATURES)
            if residual is not None:
                rows = np.random.default_rng(1).normal(size=(4, len(FEATURES))).astype(np.float32)
                again = Residual.read(residual)
                for bucket in Bucket:
                    expected = ranker.residual.scores(bucket, rows, Amounts(0.5, 0.4, 1.5)) if ranker.residual else None
                    assert again.scores(bucket, rows, Amounts(0.5, 0.4, 1.5)) == pytest.approx(expected)


def test_other_languages_are_lent_weights_of_their_own_for_a_manuscript_alone() -> None:
    for lexicon, name in ((False, "alone"), (True, "alone-lexicon")):
        assert Situation(others=False, lexicon=lexicon, tagger=False).name == name
        lent = Situation(others=False, lexicon=lexicon, tagger=False, lent=True)
        assert lent.name == f"lent-{name}"
        assert (
            rankers(lent)[1].weights[Bucket.UNSEEN].tolist()
            != rankers(replace(lent, lent=False))[1].weights[Bucket.UNSEEN].tolist()
        )
        for unlike in (replace(lent, others=True), replace(lent, tagger=True), replace(lent, itself=True)):
            assert "lent" not in unlike.name
        assert replace(lent, profile=False).name == f"neutral-{name}"


def test_a_residual_that_does_not_know_a_feature_lets_it_count_nothing() -> None:
    first, second = rankers(Situation(others=False, lexicon=True, tagger=False))
    assert first.residual is None
    assert second.residual is not None
    table = second.residual.dumped()
    table["features"] = ["new" if name == "length" else name for name in FEATURES]
    rows = np.zeros((2, len(FEATURES)), dtype=np.float32)
    rows[1, FEATURES.index("length")] = 9.0
    without, with_it = Residual.read(table), second.residual
    assert np.ptp(without.scores(Bucket.UNSEEN, rows, Amounts(0.0))) == pytest.approx(0.0)
    assert np.ptp(with_it.scores(Bucket.UNSEEN, rows, Amounts(0.0))) > 0
