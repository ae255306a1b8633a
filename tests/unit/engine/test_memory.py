"""The memory of decisions: counting, taking back, and what it suggests."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from histnorm_gui.core.progress import Cancelled, CancelToken, ignore_progress
from histnorm_gui.core.suggestion import CandidateSource
from histnorm_gui.core.text import lower_keep_length
from histnorm_gui.engine.base import Example
from histnorm_gui.engine.memory import Memory


def remembering(*decisions: tuple[str, str]) -> Memory:
    memory = Memory()
    for form, norm in decisions:
        memory.add(form, norm)
    return memory


def test_the_most_frequent_normalization_comes_first_with_its_counts() -> None:
    memory = remembering(("jn", "in"), ("jn", "ihn"), ("jn", "ihn"), ("vnd", "und"))
    first, second = memory.suggest(["jn"])[0]
    assert (first.norm, first.count, first.total, first.source) == ("ihn", 2, 3, CandidateSource.MEMORY)
    assert (second.norm, second.count) == ("in", 1)
    assert 0 < second.confidence < first.confidence < 1


def test_more_decisions_make_it_more_confident() -> None:
    once = remembering(("vnd", "und"))
    often = remembering(*[("vnd", "und")] * 20)
    assert once.suggest(["vnd"])[0][0].confidence < 0.75 < 0.95 < often.suggest(["vnd"])[0][0].confidence


def test_of_equally_frequent_ones_the_newest_wins() -> None:
    memory = remembering(("jn", "ihn"), ("jn", "in"))
    assert memory.suggest(["jn"])[0][0].norm == "in"
    memory.add("jn", "ihn")
    memory.add("jn", "in")
    assert memory.suggest(["jn"])[0][0].norm == "in"


def test_taking_back_a_decision_leaves_no_trace() -> None:
    memory = remembering(("jn", "ihn"), ("jn", "in"))
    memory.add("jn", "ihn")
    memory.remove("jn", "ihn")
    assert memory.suggest(["jn"])[0][0].norm == "in"
    memory.remove("jn", "in")
    memory.remove("jn", "ihn")
    assert len(memory) == 0
    assert memory.suggest(["jn"])[0][0].source is CandidateSource.FORM


@pytest.mark.parametrize(("form", "norm"), [("jn", "im"), ("vnd", "und")])
def test_what_was_never_decided_cannot_be_taken_back(form: str, norm: str) -> None:
    memory = remembering(("jn", "ihn"))
    with pytest.raises(KeyError):
        memory.remove(form, norm)
    assert memory.counts("jn") == {"ihn": 1}


def test_the_form_as_written_goes_before_its_lower_case() -> None:
    memory = remembering(("vnd", "und"), ("Er", "Er"), ("er", "er"), ("er", "er"))
    assert memory.suggest(["Vnd", "Er", "er", "ER"]) == [
        memory.candidates("vnd"),
        memory.candidates("Er"),
        memory.candidates("er"),
        memory.candidates("eR"),
    ]
    assert memory.suggest(["Er"])[0][0].norm == "Er"
    assert memory.suggest(["Vnd"])[0][0].norm == "und"


def test_an_unseen_form_stays_as_it_is_with_little_confidence() -> None:
    (candidate,) = remembering(("vnd", "und")).suggest(["zit"])[0]
    assert (candidate.norm, candidate.source, candidate.total) == ("zit", CandidateSource.FORM, 0)
    assert candidate.confidence < 0.5


def test_no_more_candidates_than_asked_for() -> None:
    memory = remembering(*[("a", str(number)) for number in range(9)])
    assert len(memory.suggest(["a"], count=3)[0]) == 3


def test_fitting_starts_from_nothing_and_can_be_cancelled() -> None:
    memory = remembering(("vnd", "und"))
    memory.fit([Example("jn", "ihn")], {}, progress=ignore_progress, cancel=CancelToken())
    assert len(memory) == 1
    cancel = CancelToken()
    cancel.cancel()
    with pytest.raises(Cancelled):
        memory.fit([Example("jn", "ihn")] * 5000, {}, progress=ignore_progress, cancel=cancel)


FORMS = st.sampled_from(["Vnd", "vnd", "VND", "ſo", "", "İ", "i̇"])
CHANGES = st.tuples(st.sampled_from(["add", "all", "many", "remove"]), FORMS, st.sampled_from(["und", "Und", "so"]))


@given(st.lists(CHANGES, max_size=25))
def test_a_form_and_what_is_lower_cased_to_it_are_counted_apart(changes: list[tuple[str, str, str]]) -> None:
    memory = Memory()
    plain: dict[str, list[str]] = {}
    lowered: dict[str, list[str]] = {}

    def expected(form: str) -> list[tuple[str, int]]:
        decisions = plain.get(form) or lowered.get(lower_keep_length(form)) or []
        return sorted({norm: decisions.count(norm) for norm in decisions}.items())

    for change, form, norm in changes:
        lists = plain.setdefault(form, []), lowered.setdefault(lower_keep_length(form), [])
        if change == "remove" and norm not in lists[0]:
            with pytest.raises(KeyError):
                memory.remove(form, norm)
        elif change == "remove":
            memory.remove(form, norm)
            for decisions in lists:
                decisions.remove(norm)
        elif change == "add":
            memory.add(form, norm)
        elif change == "many":
            memory.add_many(form, norm, 2)
        else:
            memory.add_all([(form, norm), (form, norm)])
        if change != "remove":
            for decisions in lists:
                decisions.extend([norm] * (1 if change == "add" else 2))
        for other in ("Vnd", "vnd", "VND", "vNd", "ſo", "", "İ", "i̇"):
            assert sorted(memory.counts(other).items()) == expected(other)
            assert memory.knows(other) is bool(plain.get(other))
