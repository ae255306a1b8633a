"""Memory in front of another system."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from histnorm_gui.core.progress import Cancelled, CancelToken, ProgressCallback, ignore_progress
from histnorm_gui.core.suggestion import Candidate, CandidateSource
from histnorm_gui.engine.base import Example
from histnorm_gui.engine.hybrid import Hybrid
from histnorm_gui.engine.memory import Memory


class _Reverser:
    """Reads every form backwards, or as it is; says what it was asked."""

    system = "reverser"

    def __init__(self) -> None:
        self.examples: Sequence[Example] = ()
        self.asked: list[str] = []

    def fit(
        self,
        examples: Sequence[Example],
        auxiliary: Mapping[str, Sequence[Example]],
        *,
        progress: ProgressCallback,
        cancel: CancelToken,
    ) -> None:
        self.examples = examples

    def suggest(self, forms: Sequence[str], *, count: int = 5) -> list[tuple[Candidate, ...]]:
        self.asked += forms
        return [
            (Candidate(f[::-1], 0.6, CandidateSource.MODEL), Candidate(f, 0.4, CandidateSource.FORM))[:count]
            for f in forms
        ]


_EXAMPLES = [Example("vnd", "und"), Example("vnd", "und"), Example("vnd", "dnv"), Example("in", "in")]


@pytest.fixture
def _hybrid() -> tuple[Hybrid, _Reverser]:
    then = _Reverser()
    system = Hybrid(Memory(), then)
    system.fit(_EXAMPLES, {}, progress=ignore_progress, cancel=CancelToken())
    return system, then


def test_its_name_names_both(_hybrid: tuple[Hybrid, _Reverser]) -> None:
    assert _hybrid[0].system == "memory+reverser"


def test_a_known_form_is_remembered_and_any_other_left_to_the_second(_hybrid: tuple[Hybrid, _Reverser]) -> None:
    found = _hybrid[0].suggest(["vnd", "abc", "vnd"])
    assert [row[0].norm for row in found] == ["und", "cba", "und"]
    assert [row[0].source for row in found] == [CandidateSource.MEMORY, CandidateSource.MODEL, CandidateSource.MEMORY]
    assert _hybrid[1].examples == _EXAMPLES


def test_what_the_second_adds_comes_behind_and_nothing_twice(_hybrid: tuple[Hybrid, _Reverser]) -> None:
    known = _hybrid[0].suggest(["vnd"])[0]
    assert [candidate.norm for candidate in known] == ["und", "dnv", "vnd"]
    scores = [candidate.confidence for candidate in known]
    assert scores == sorted(scores, reverse=True)
    assert all(0 < score < 1 for score in scores) and sum(scores) <= 1
    assert known[1].source is CandidateSource.MEMORY


def test_no_more_candidates_than_asked_for_and_no_question_without_need(_hybrid: tuple[Hybrid, _Reverser]) -> None:
    assert [[c.norm for c in row] for row in _hybrid[0].suggest(["vnd", "abc", "in"], count=1)] == [
        ["und"],
        ["cba"],
        ["in"],
    ]
    assert _hybrid[1].asked == ["abc"]
    assert len(_hybrid[0].suggest(["vnd"], count=2)[0]) == 2


def test_before_learning_everything_is_the_seconds() -> None:
    assert Hybrid(Memory(), _Reverser()).suggest(["vnd"])[0][0].norm == "dnv"
    assert Hybrid(Memory(), Memory()).suggest(["vnd", "."])[0][0].norm == "vnd"


def test_a_cancelled_fit_does_not_reach_the_second() -> None:
    then, cancel = _Reverser(), CancelToken()
    cancel.cancel()
    with pytest.raises(Cancelled):
        Hybrid(Memory(), then).fit(_EXAMPLES, {}, progress=ignore_progress, cancel=cancel)
    assert then.examples == ()
