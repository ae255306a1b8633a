"""How long a training goes on, and at what rate."""

from __future__ import annotations

from dataclasses import replace

import pytest

from histnorm_gui.engine.base import Example
from histnorm_gui.engine.tagger.recipe import DEFAULT, PAPER
from histnorm_gui.engine.tagger.schedule import LAST_PASSES, LEAST_HELD_OUT, PATIENCE, Schedule
from histnorm_gui.engine.tagger.trainer import Trained, train


def hear(schedule: Schedule, accuracies: list[float], words: int = LEAST_HELD_OUT, steps: int = 10) -> int:
    """The steps after which the end was brought forward, or 0."""
    for number, accuracy in enumerate(accuracies, 1):
        schedule.heard(accuracy, words, number * steps)
        if schedule.ends_early:
            return number * steps
    return 0


def test_the_end_is_brought_forward_when_held_out_words_gain_nothing_more() -> None:
    schedule = Schedule(DEFAULT, 10, 50)
    ended = hear(schedule, [0.5, 0.6, 0.7] + [0.7] * PATIENCE)
    assert ended == (3 + PATIENCE) * 10
    assert schedule.total == ended + LAST_PASSES * 10
    assert schedule.total < 500


def test_a_better_pass_begins_the_patience_anew() -> None:
    schedule = Schedule(DEFAULT, 10, 50)
    assert hear(schedule, [0.5] * PATIENCE + [0.6] + [0.6] * (PATIENCE - 1)) == 0
    assert schedule.total == 500


def test_the_rate_goes_on_from_where_it_was_and_falls_to_nothing() -> None:
    schedule = Schedule(DEFAULT, 10, 50)
    before = [schedule.rate(done) for done in range(200)]
    ended = hear(schedule, [0.5] * (PATIENCE + 1))
    rates = [schedule.rate(done) for done in range(ended, schedule.total + 1)]
    assert rates[0] == pytest.approx(before[ended])
    assert rates == sorted(rates, reverse=True)
    assert rates[-1] == pytest.approx(0.0)


@pytest.mark.parametrize(
    ("recipe", "words", "passes"),
    [(PAPER, LEAST_HELD_OUT, 50), (DEFAULT, LEAST_HELD_OUT - 1, 50), (DEFAULT, LEAST_HELD_OUT, PATIENCE + LAST_PASSES)],
)
def test_all_passes_are_taken_otherwise(recipe, words: int, passes: int) -> None:
    """The paper's recipe, with few held-out words, and where the end is as near as it could be brought."""
    schedule = Schedule(recipe, 10, passes)
    assert hear(schedule, [0.5] * passes, words) == 0
    assert schedule.total == passes * 10


def test_a_training_ends_early_and_one_without_held_out_words_does_not() -> None:
    recipe = replace(DEFAULT, embedding=8, hidden=8, passes=40, minimum_steps=0)
    words = [Example(form, form) for form in ("ab", "ba", "abba", "baab", "aabb", "bbaa", "aba", "bab", "abab", "baba")]
    held = [Example("xyz", "never")] * LEAST_HELD_OUT
    lengths = {}
    for name, held_out in (("with", held), ("without", [])):
        *events, last = train(words, {}, recipe, name="m", held_out=held_out)
        assert isinstance(last, Trained)
        assert not isinstance(events[-1], Trained)
        assert events[-1].done == events[-1].total
        lengths[name] = len(last.losses)
    assert lengths == {"with": PATIENCE + 1 + LAST_PASSES, "without": 40}
