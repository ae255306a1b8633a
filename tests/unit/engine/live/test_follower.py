"""Following an editor through a text, without a process."""

from __future__ import annotations

import pytest

from histnorm_gui.core.progress import CancelToken, ignore_progress
from histnorm_gui.core.suggestion import Candidate, Reason, ReasonKind
from histnorm_gui.engine.languages import load
from histnorm_gui.engine.live.follower import BATCH, RENEW_EVERY, Follower
from histnorm_gui.engine.live.messages import Decided, InSight, Rankings, RunningText

FORMS = ("vnd", "die", "fraw", "ging", "czu", "ym", "vnd", "yn", "sach", "die", "fraw", "czu", "hus", "vnnd")
OTHERS = {"O": (("vnd", "und"), ("fraw", "frau"), ("czu", "zu"), ("hus", "haus"), ("sach", "sah"))}


def follower(norms: tuple[str | None, ...] | None = None, others: bool = True) -> Follower:
    """A follower of the toy text that has not learned anything yet."""
    text = RunningText(1, FORMS, norms or (None,) * len(FORMS), OTHERS if others else {})
    return Follower(text, None, load("enhg"))


def learn(follower: Follower) -> None:
    """Do the background's work, as far as there is any."""
    while (work := follower.due()) is not None:
        follower.learned(work(ignore_progress, CancelToken()))


def ranked(follower: Follower) -> dict[int, tuple[Candidate, ...]]:
    """Everything that is ranked now, the newest of each word."""
    return {index: found for message in messages(follower) for index, found in message.candidates}


def messages(follower: Follower) -> list[Rankings]:
    return [message for message in follower.rankings() if message is not None]


def test_all_words_are_ranked_once_and_then_nothing_is_left() -> None:
    followed = follower()
    assert not followed.ready and messages(followed) == []
    learn(followed)
    found = ranked(followed)
    assert sorted(found) == list(range(len(FORMS)))
    assert found[0][0].norm == "und" and found[12][0].norm == "haus"
    assert messages(followed) == []


def test_what_the_editor_sees_comes_first() -> None:
    followed = follower()
    learn(followed)
    followed.in_sight(InSight(1, 10, 12))
    first = messages(followed)[0]
    assert [index for index, _ in first.candidates] == [10, 11, 12]


def test_open_words_in_sight_come_before_decided_ones_and_before_what_is_learned_anew() -> None:
    followed = follower()
    learn(followed)
    messages(followed)
    followed.in_sight(InSight(1, 9, 12))
    followed.decided(Decided(1, 1, ((10, "frau"),)))
    followed.renew()
    assert followed.urgent
    first, *rest = messages(followed)
    assert [index for index, _ in first.candidates] == [9, 11, 12]
    assert 10 in {index for message in rest for index, _ in message.candidates}
    assert not followed.urgent and followed.due() is not None


def test_a_decision_counts_at_once_for_the_other_words_of_its_form_and_of_like_spellings() -> None:
    followed = follower(others=False)
    learn(followed)
    before = ranked(followed)[10][0].norm
    followed.in_sight(InSight(1, 10, 10))
    followed.decided(Decided(1, 1, ((2, "fraue"),)))
    found = ranked(followed)
    assert found[10][0].norm == "fraue" != before
    assert found[10][0].reasons[0] == Reason(ReasonKind.DECIDED, 1, 1)
    assert {0, 1, 2, 3, 4, 10} == set(found)
    followed.decided(Decided(1, 2, ((2, None),)))
    assert ranked(followed)[10][0].norm == before


def test_rankings_from_before_a_decision_keep_their_revision() -> None:
    followed = follower()
    learn(followed)
    steps = followed.rankings()
    assert next(steps) is None  # some words are ranked, and wait for more
    followed.decided(Decided(1, 7, ((0, "unde"),)))
    revisions = [message.revision for message in messages(followed)]
    assert revisions[0] == 0 and set(revisions[1:]) == {7}
    assert len(FORMS) < BATCH


def test_what_is_learned_in_the_background_knows_the_decisions_of_meanwhile() -> None:
    followed = follower(others=False)
    work = followed.due()
    assert work is not None
    found = work(ignore_progress, CancelToken())
    followed.decided(Decided(1, 1, ((2, "fraue"),)))
    followed.learned(found)
    assert ranked(followed)[10][0].norm == "fraue"


def test_learning_anew_is_due_after_many_decisions_or_when_asked_for() -> None:
    followed = follower()
    learn(followed)
    assert followed.due() is None
    followed.renew()
    assert followed.due() is not None and followed.due() is None
    for revision in range(RENEW_EVERY):
        followed.decided(Decided(1, revision + 1, ((revision % 4, "x" * (revision + 1)),)))
    assert followed.due() is not None


def test_the_spelling_change_behind_an_unseen_word_is_told_with_its_numbers() -> None:
    forms = ("vrogte", "vroh", "vrouwe", "vri", "vrig")
    norms = ("fragte", "froh", "frau", "frei", None)
    followed = Follower(RunningText(1, forms, norms), None, load("enhg"))
    learn(followed)
    followed.in_sight(InSight(1, 4, 4))
    change = [
        (reason.written, reason.read, reason.count, reason.total)
        for candidate in ranked(followed)[4]
        for reason in candidate.reasons
        if reason.kind is ReasonKind.CHANGE and candidate.norm.startswith("fr")
    ]
    assert ("vr-", "fr-", 4, 4) in change


def test_what_is_asked_for_again_is_ranked_again() -> None:
    followed = follower()
    learn(followed)
    followed.in_sight(InSight(1, 10, 12))
    whole = ranked(followed)
    followed.in_sight(InSight(1, 10, 12))
    assert ranked(followed) == {}
    followed.in_sight(InSight(1, 10, 12, (11,)))
    again = ranked(followed)
    assert list(again) == [11]
    assert [candidate.norm for candidate in again[11]] == [candidate.norm for candidate in whole[11]]
    for now, before in zip(again[11], whole[11], strict=True):
        assert now.reasons == before.reasons
        assert now.confidence == pytest.approx(before.confidence)  # to the last digit only with the same neighbours


def test_words_come_with_reasons_once_they_are_in_sight() -> None:
    followed = follower()
    learn(followed)
    followed.in_sight(InSight(1, 2, 4))
    found = ranked(followed)
    assert {index for index, candidates in found.items() if candidates[0].reasons} == {2, 3, 4}
    followed.in_sight(InSight(1, 4, 6))
    seen = ranked(followed)
    assert sorted(seen) == [5, 6]
    for index, candidates in seen.items():
        assert [candidate.norm for candidate in candidates] == [candidate.norm for candidate in found[index]]
        assert candidates[0].reasons
    followed.in_sight(InSight(1, 2, 4))
    assert ranked(followed) == {}
    followed.decided(Decided(1, 1, ((0, "unde"),)))
    again = ranked(followed)
    assert again[6][0].reasons and not again[0][0].reasons  # what has been seen keeps its reasons
