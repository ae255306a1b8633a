"""Weights of a project: learned from its other manuscripts, where manuscripts that did not teach them gain by them."""

from __future__ import annotations

import random

import numpy as np
import pytest

from histnorm_gui.core.progress import Cancelled, CancelToken, Progress, ignore_progress
from histnorm_gui.engine.base import Example
from histnorm_gui.engine.combine import Combined
from histnorm_gui.engine.languages import load
from histnorm_gui.engine.live.follower import Follower
from histnorm_gui.engine.live.messages import RunningText
from histnorm_gui.engine.ranking import project
from histnorm_gui.engine.ranking.amounts import FACTORS
from histnorm_gui.engine.ranking.defaults import Situation, rankers
from histnorm_gui.engine.ranking.features import FEATURES, Bucket
from histnorm_gui.engine.ranking.practice import exercises, joined, training_items
from histnorm_gui.engine.ranking.project import Rankers, asked, learned
from histnorm_gui.engine.ranking.ranker import Ranker, loss, right
from histnorm_gui.engine.ranking.sources import OtherManuscripts

NEUTRAL = load("neutral")
SHIPPED = Situation(others=True, lexicon=False, tagger=False, profile=False)


def words(seed: int, count: int) -> list[tuple[str, str]]:
    """Made-up words, of which every normalization ends in a second last letter."""
    draw = random.Random(seed)
    found = []
    for _ in range(count):
        form = "".join(draw.choice(["ba", "de", "go", "lu", "mi"]) for _ in range(draw.randint(1, 3))) + draw.choice(
            "nrst"
        )
        found.append((form, form + form[-1]))
    return found


@pytest.fixture
def others(monkeypatch: pytest.MonkeyPatch) -> OtherManuscripts:
    monkeypatch.setattr(project, "LONG_ENOUGH", 200)
    found = OtherManuscripts({siglum: words(seed, 300) for seed, siglum in enumerate("ABC")}, NEUTRAL)
    found.align()
    return found


def misled() -> Rankers:
    """Weights by which nothing is ever longer than its form."""
    weights = np.zeros((FACTORS, len(FEATURES)))
    weights[0, FEATURES.index("longer")] = -5.0
    weights[0, FEATURES.index("none")] = -5.0
    ranker = Ranker(dict.fromkeys(Bucket, weights))
    return ranker, ranker


def learn(others: OtherManuscripts, start: Rankers) -> Rankers:
    return learned(others, start, targets=asked(others.texts), progress=ignore_progress, cancel=CancelToken())


def test_a_further_manuscript_is_suggested_better(others: OtherManuscripts) -> None:
    start = misled()
    _, second = learn(others, start)
    target = others.replaced({**others.texts})
    target.profiles["D"] = others.profiles["A"]
    practice = exercises(target, {"D": words(9, 300)}, alone=False, amounts=(0,), parts=4)
    items = joined([list(training_items(exercise, start[0])) for exercise in practice])
    assert right(second, items) > right(start[1], items)
    assert loss(second, items) < loss(start[1], items) / 2


def test_where_nothing_is_gained_the_weights_stay(others: OtherManuscripts, monkeypatch: pytest.MonkeyPatch) -> None:
    start = rankers(SHIPPED)
    # What is learned is no better than what there is: it must not be taken.
    monkeypatch.setattr(project, "fit", lambda items, start, **settings: start)
    assert learn(others, start) is start


def test_who_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(project, "LONG_ENOUGH", 3)
    short, long = [("a", "a")] * 2, [("a", "a")] * 3
    assert asked({"A": long, "B": short}) == []
    assert asked({"C": long, "A": long, "B": short}) == ["A", "C"]
    many = {f"M{number:02}": long for number in range(30)}
    assert asked(many) == sorted(many)[::3]


def test_it_tells_how_far_it_is_and_can_be_cancelled(others: OtherManuscripts) -> None:
    told: list[Progress] = []
    cancel = CancelToken()

    def progress(step: Progress) -> None:
        told.append(step)
        if len(told) == 2:
            cancel.cancel()

    with pytest.raises(Cancelled):
        learned(others, misled(), targets=asked(others.texts), progress=progress, cancel=cancel)
    assert [step.done for step in told] == [1, 2]
    assert {(step.stage, step.total) for step in told} == {("train", 17)}


def test_an_editor_is_followed_with_them_once_they_are_learned(others: OtherManuscripts) -> None:
    forms = [form for form, _ in words(9, 60)]
    text = RunningText(
        1, tuple(forms), (None,) * len(forms), {name: tuple(pairs) for name, pairs in others.texts.items()}
    )
    follower = Follower(text, None, NEUTRAL)
    stages: list[set[str]] = []
    while (work := follower.due()) is not None:
        told: list[Progress] = []
        follower.learned(work(told.append, CancelToken()))
        stages.append({step.stage for step in told})
    assert stages == [{"align"}, {"train"}]  # words are ranked between the two


def test_two_short_manuscripts_teach_no_weights() -> None:
    suggester = Combined(language=NEUTRAL)
    auxiliary = {siglum: [Example(form, norm) for form, norm in words(seed, 50)] for seed, siglum in enumerate("AB")}
    suggester.begin([form for form, _ in words(5, 20)], auxiliary, progress=ignore_progress, cancel=CancelToken())
    assert not suggester.wants_weights
