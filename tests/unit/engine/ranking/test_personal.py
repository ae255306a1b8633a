"""Weights move where a manuscript is not like those that the shipped ones were learned from, and nowhere else."""

from __future__ import annotations

import random

import numpy as np

from histnorm_gui.engine.languages import load
from histnorm_gui.engine.ranking.amounts import FACTORS
from histnorm_gui.engine.ranking.defaults import Situation, rankers
from histnorm_gui.engine.ranking.features import FEATURES, Bucket
from histnorm_gui.engine.ranking.personal import follow, personal
from histnorm_gui.engine.ranking.practice import exercises, training_items
from histnorm_gui.engine.ranking.ranker import Ranker, loss
from histnorm_gui.engine.ranking.sources import OtherManuscripts

NEUTRAL = load("neutral")


def words(count: int, *, doubled: bool) -> list[tuple[str, str]]:
    """Made-up words; in a doubled text every normalization ends in a second last letter."""
    draw = random.Random(7)
    found = []
    for _ in range(count):
        form = "".join(draw.choice(["ba", "de", "go", "lu", "mi"]) for _ in range(draw.randint(1, 4))) + draw.choice(
            "nrst"
        )
        found.append((form, form + form[-1] if doubled else form))
    return found


def nobody() -> OtherManuscripts:
    return OtherManuscripts({}, NEUTRAL)


def test_misleading_weights_are_moved() -> None:
    own = words(400, doubled=True)
    weights = np.zeros((FACTORS, len(FEATURES)))
    weights[0, FEATURES.index("longer")] = -5.0  # nothing is ever longer than its form
    weights[0, FEATURES.index("none")] = -5.0
    misled = Ranker(dict.fromkeys(Bucket, weights))
    _, second = personal(own, nobody(), (misled, misled))
    [part] = exercises(nobody(), {"x": words(800, doubled=True)[400:]}, alone=True, amounts=(10**6,))
    items = list(training_items(part, second))
    assert loss(second, items) < loss(misled, items) / 2


def test_weights_of_another_language_are_moved_and_those_of_the_own_one_are_not() -> None:
    own = words(300, doubled=False)
    alone = Situation(others=False, lexicon=False, tagger=False, profile=True)
    lent = follow(None, own, OtherManuscripts({}, load("icelandic")), alone, rankers(alone))
    assert lent is not None
    assert lent.own == 300
    assert follow(None, own, OtherManuscripts({}, load("enhg")), alone, rankers(alone)) is None


def test_a_lent_ranking_stays_with_its_network_and_only_its_confidence_follows() -> None:
    own = words(400, doubled=True)
    alone = Situation(others=False, lexicon=False, tagger=False, profile=True)
    before = rankers(alone)
    assert before[1].residual is not None
    after = follow(None, own, OtherManuscripts({}, load("icelandic")), alone, before)
    assert after is not None
    [part] = exercises(nobody(), {"x": words(800, doubled=True)[400:]}, alone=True, amounts=(10**6,))
    items = list(training_items(part, before[0]))
    for item in items:
        first, second = (
            ranker.scores(item.bucket, item.rows, item.amounts)[:-1] for ranker in (before[1], after.rankers[1])
        )
        assert (np.argsort(first, kind="stable") == np.argsort(second, kind="stable")).all()
    assert loss(after.rankers[1], items) < loss(before[1], items)


def test_good_weights_stay() -> None:
    own = words(400, doubled=False)
    shipped = rankers(Situation(others=False, lexicon=False, tagger=False, profile=False))
    first, second = personal(own, nobody(), shipped)
    [part] = exercises(nobody(), {"x": words(800, doubled=False)[400:]}, alone=True, amounts=(10**6,))
    items = list(training_items(part, shipped[0]))
    assert loss(second, items) <= loss(shipped[1], items) * 1.05
    assert set(first.weights) == set(Bucket)


def test_the_stretches_that_are_asked_are_not_among_what_is_known() -> None:
    text = [(f"w{number}", f"n{number}") for number in range(400)]
    for part in exercises(nobody(), {"x": text}, alone=True, amounts=(10**6,), parts=4):
        known = set(part.sources.evidence.own.exact)
        assert known
        assert not known & set(part.forms)
        assert part.sources.evidence.own.total < 400 - len(part.forms)


def test_other_manuscripts_do_not_show_the_stretch_either() -> None:
    text = [(f"w{number}", f"n{number}") for number in range(400)]
    others = OtherManuscripts({"a": text, "b": text}, NEUTRAL)
    for part in exercises(others, {"a": text}, alone=False, parts=4):
        evidence = part.sources.evidence
        assert evidence.others.exact
        assert not set(evidence.others.exact) & set(part.forms)


def test_other_manuscripts_show_the_stretch_where_they_are_done() -> None:
    text = [(f"w{number}", f"n{number}") for number in range(400)]
    others = OtherManuscripts({"a": text, "b": text}, NEUTRAL)
    for quarter in range(4):
        [part] = exercises(others, {"a": text}, alone=False, quarter=quarter, parallel=True)
        assert set(part.sources.evidence.others.exact) > set(part.forms)
        assert not set(part.sources.evidence.own.exact) & set(part.forms)
