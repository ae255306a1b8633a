"""Learning a ranker together with its network: devtools/ranking_network.py."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest

from devtools import ranking_network
from histnorm_gui.engine.ranking.amounts import Amounts
from histnorm_gui.engine.ranking.defaults import dumped
from histnorm_gui.engine.ranking.features import FEATURES, Bucket
from histnorm_gui.engine.ranking.ranker import TrainingItem, fit, right
from histnorm_gui.engine.ranking.residual import Residual
from histnorm_gui.engine.tagger.trainer import torch_threads


@pytest.fixture(autouse=True)
def one_thread() -> Iterator[None]:
    """Threads that wait for one another would make a small training long."""
    with torch_threads(1):
        yield


def items(count: int, seed: int) -> list[TrainingItem]:
    """Tokens of two to five candidates, of which the one is right whose first feature is nearest to the middle."""
    random = np.random.default_rng(seed)
    found = []
    for _ in range(count):
        rows = np.zeros((random.integers(3, 7), len(FEATURES)), dtype=np.float32)
        rows[:, 0] = random.normal(size=len(rows))
        rows[-1] = 0.0
        rows[-1, FEATURES.index("none")] = 1.0
        gold = int(np.abs(rows[:-1, 0]).argmin())
        found.append(TrainingItem(Bucket.OWN, rows, gold, Amounts(0.5)))
    return found


def test_a_network_learns_what_no_weight_can_say(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ranking_network, "PASSES", 12)
    monkeypatch.setattr(ranking_network, "BATCH", 32)
    monkeypatch.setattr(ranking_network, "UNITS", 32)
    learned, asked = items(800, seed=1), items(300, seed=2)
    with_network = right(ranking_network.taught(learned), asked)
    assert with_network > 240
    assert right(fit(learned), asked) < 200


def test_tokens_that_are_ranked_together_are_ranked_as_each_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ranking_network, "PASSES", 1)
    ranker = ranking_network.taught(items(300, seed=1))
    asked = items(20, seed=3)
    counts = np.array([len(item.rows) for item in asked])
    together = ranker.chances_of(
        [item.bucket for item in asked], counts, np.concatenate([i.rows for i in asked]), Amounts(0.5)
    )
    alone = np.concatenate([ranker.chances(item.bucket, item.rows, item.amounts) for item in asked])
    assert together == pytest.approx(alone)


def test_a_network_is_read_as_it_was_written(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ranking_network, "PASSES", 1)
    ranker = ranking_network.taught(items(300, seed=1))
    again = Residual.read(dumped(ranker)["residual"])
    rows = items(1, seed=4)[0].rows
    assert ranker.residual is not None
    before, after = (some.scores(Bucket.OWN, rows, Amounts(0.5)) for some in (ranker.residual, again))
    assert after == pytest.approx(before, abs=0.01)
    assert np.ptp(before) > 0
