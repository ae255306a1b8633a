"""Contexts tell words apart that are spelled alike."""

from __future__ import annotations

import numpy as np
import pytest

from histnorm_gui.engine.languages import load
from histnorm_gui.engine.ranking.context import EDGE, FEATURES, Contexts

NEUTRAL = load("neutral")
FORMS = ["er", "sah", "jn", "jn", "dem", "hus", "er", "sah", "jn", "jn", "dem", "wald"]
NORMS = ["er", "sah", "ihn", "in", "dem", "haus", "er", "sah", "ihn", "in", "dem", "wald"]


def contexts() -> Contexts:
    found = Contexts(NEUTRAL)
    found.learn(FORMS, NORMS)
    return found


def best(found: Contexts, around: tuple[str | None, ...], forms: tuple[str, str]) -> str:
    rows = found.features(["in", "ihn"], forms, around)  # type: ignore[arg-type]
    return "in" if sum(rows[0]) > sum(rows[1]) else "ihn"


def test_the_word_before_and_the_word_after_decide() -> None:
    assert best(contexts(), ("er", "sah", None, None), ("sah", "jn")) == "ihn"
    assert best(contexts(), (None, None, "dem", None), ("x", "dem")) == "in"


def test_without_anything_known_all_ratios_are_nothing() -> None:
    rows = Contexts(NEUTRAL).features(["in"], (EDGE, EDGE), (None, None, None, None))
    assert rows.tolist() == [[0.0] * len(FEATURES)]


def test_decisions_one_by_one_count_like_the_text_at_once() -> None:
    one_by_one = Contexts(NEUTRAL)
    norms: list[str | None] = [None] * len(FORMS)
    for place, norm in enumerate(NORMS):
        norms[place] = norm
        one_by_one.decide(FORMS, norms, place, 1)
    args = (["in", "ihn"], ("sah", "jn"), ("er", "sah", "in", "dem"))
    expected = contexts().features(*args)
    for row, other in zip(one_by_one.features(*args), expected, strict=True):
        assert row[:4] == pytest.approx(other[:4], abs=0.35)  # the text's edge is seen from both sides


def test_a_decision_taken_back_leaves_no_trace() -> None:
    found = contexts()
    args = (["in", "ihn"], ("sah", "jn"), ("er", "sah", "in", "dem"))
    before = found.features(*args)
    norms: list[str | None] = [None, "sah", "in", None]
    forms = ["er", "sah", "jn", "dem"]
    found.decide(forms, norms, 2, 1)
    assert not np.allclose(found.features(*args), before)
    found.decide(forms, norms, 2, -1)
    for row, other in zip(found.features(*args), before, strict=True):
        assert row == pytest.approx(other)
