"""Rankings beside a text: what is shown while newer ones are on their way."""

from __future__ import annotations

from pathlib import Path

import pytest

from histnorm_gui.core.model import DecisionSource, Token
from histnorm_gui.core.source import SourceFormat
from histnorm_gui.core.suggestion import Candidate, CandidateSource
from histnorm_gui.formats import registry
from histnorm_gui.services import kept_rankings, steps
from histnorm_gui.services.live_rankings import LiveRankings
from histnorm_gui.services.session import Session


@pytest.fixture
def session(tmp_path: Path) -> Session:
    opened = Session.create(tmp_path / "p.histnorm")
    document = registry.parse(b"daz hus, daz dach\nvnd Daz\n", "a.txt", SourceFormat.TEXT)
    opened.import_document(document, "A")
    yield opened
    opened.close()


@pytest.fixture
def live(session: Session) -> LiveRankings:
    text = session.text(session.manuscript("A").id)
    text.live = LiveRankings(text)
    return text.live


def ranking(*norms: str) -> tuple[Candidate, ...]:
    """Candidates, each half as sure as the one before."""
    return tuple(Candidate(norm, 0.6 / 2**place, CandidateSource.RULES) for place, norm in enumerate(norms))


def tell(live: LiveRankings, token: Token) -> None:
    """What the window does when a decision has changed."""
    live.decided([token.id])


def test_words_are_counted_without_punctuation(live: LiveRankings) -> None:
    assert live.forms() == ("daz", "hus", "daz", "dach", "vnd", "Daz")
    assert [live.index(live.token(index).id) for index in range(6)] == list(range(6))


def test_the_back_off_serves_until_a_word_is_ranked(session: Session, live: LiveRankings) -> None:
    text, token = live.text, live.token(1)
    assert text.candidates(token) == text.suggester.candidates("hus")
    assert live.receive(0, [(1, ranking("haus", "hus"))]) == {token.id}
    assert [candidate.norm for candidate in text.candidates(token)] == ["haus", "hus"]
    live.clear()
    assert text.candidates(token) == text.suggester.candidates("hus")


def test_rankings_from_before_a_decision_are_dropped_where_it_counts(session: Session, live: LiveRankings) -> None:
    first = live.token(0)
    session.decide(first, "das", DecisionSource.TYPED)
    tell(live, first)
    assert live.receive(0, [(2, ranking("dazu")), (4, ranking("und"))]) == {live.token(4).id}
    assert live.receive(1, [(2, ranking("das"))]) == {live.token(2).id}


def test_what_was_corrected_does_not_come_back(session: Session, live: LiveRankings) -> None:
    text = live.text
    live.receive(0, [(index, ranking("dazu", "das", "dass")) for index in (0, 2, 5)])
    first, other, capital = (live.token(index) for index in (0, 2, 5))
    session.decide(first, "das", DecisionSource.TYPED)
    tell(live, first)
    assert [candidate.norm for candidate in text.candidates(other)] == ["das", "dass", "dazu"]
    sure = [candidate.confidence for candidate in text.candidates(other)]
    assert sure == sorted(sure, reverse=True)
    live.receive(1, [(2, ranking("dazu", "das")), (5, ranking("Dazu", "Das"))])
    assert text.candidates(other)[0].norm == "das" and text.candidates(capital)[0].norm == "Das"


def test_what_was_typed_is_offered_before_the_process_knows_it(session: Session, live: LiveRankings) -> None:
    live.receive(0, [(index, ranking("dazu", "das")) for index in (0, 2)])
    session.decide(live.token(0), "dasz", DecisionSource.TYPED)
    tell(live, live.token(0))
    assert live.text.candidates(live.token(2))[0].norm == "dasz"


def test_undoing_a_correction_and_deciding_otherwise_let_it_come_back(session: Session, live: LiveRankings) -> None:
    text = live.text
    live.receive(0, [(index, ranking("dazu", "das")) for index in (0, 2, 5)])
    session.decide(live.token(0), "das", DecisionSource.TYPED)
    tell(live, live.token(0))
    session.undo()
    tell(live, live.token(0))
    assert text.candidates(live.token(2))[0].norm == "dazu"
    session.redo()
    tell(live, live.token(0))
    assert text.candidates(live.token(2))[0].norm == "das"
    session.decide(live.token(2), "dazu", DecisionSource.TYPED)
    tell(live, live.token(2))
    live.receive(9, [(5, ranking("Dazu", "Das"))])
    assert text.candidates(live.token(5))[0].norm == "Dazu"


def test_corrections_to_come_are_counted_from_the_confidences_of_open_words(
    session: Session, live: LiveRankings
) -> None:
    live.receive(0, [(index, (Candidate("x", 0.75, CandidateSource.RULES),)) for index in range(6)])
    assert live.expected_corrections() is None
    live.complete = True
    assert live.expected_corrections() == pytest.approx(6 * 0.25)
    session.decide(live.token(0), "das", DecisionSource.TYPED)
    tell(live, live.token(0))
    assert live.expected_corrections() == pytest.approx(5 * 0.25)
    session.undo()
    tell(live, live.token(0))
    assert live.expected_corrections() == pytest.approx(6 * 0.25)


def test_of_a_long_text_only_first_candidates_are_kept_of_what_came_long_ago(
    session: Session, live: LiveRankings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(kept_rankings, "MOST", 2)
    text = live.text
    for index in range(6):
        live.receive(0, [(index, ranking("das", "dass"))])
    live.complete = True
    assert live.partial(0, 5) == (0, 1, 2, 3) and live.partial(4, 9) == ()
    first, last = (text.candidates(live.token(index)) for index in (0, 5))
    assert [candidate.norm for candidate in first] == ["das"] and len(last) == 2
    assert first[0].confidence == last[0].confidence and first[0].source is last[0].source
    assert live.expected_corrections() == pytest.approx(6 * 0.4)
    assert live.receive(0, [(0, ranking("das", "dass"))]) == {live.token(0).id}
    assert [candidate.norm for candidate in text.candidates(live.token(0))] == ["das", "dass"]
    assert live.partial(0, 5) == (1, 2, 3, 4)
    assert live.receive(0, [(0, ())]) == {live.token(0).id}
    assert text.candidates(live.token(0)) == text.suggester.candidates("daz")


def test_a_join_leaves_the_other_words_what_was_ranked_for_them(session: Session, live: LiveRankings) -> None:
    text = live.text
    live.receive(0, [(index, ranking(f"{index}", "other")) for index in range(6)])
    session.decide(live.token(4), "und", DecisionSource.TYPED)
    tell(live, live.token(4))
    made = session.provenance(text, DecisionSource.TYPED)
    assert session.perform(steps.join(text, live.token(0), live.token(1), made))
    assert not live.is_current
    joined = LiveRankings(text, live)
    assert joined.forms() == (text.tokens[0].form, "daz", "dach", "vnd", "Daz")
    assert [joined._rankings.get(index) for index in range(5)] == [
        None,
        *(ranking(f"{index}", "other") for index in (2, 3, 4, 5)),
    ]
    assert joined._rejections("vnd") == live._rejections("vnd") == ({"4"}, {"und"})
    assert joined._doubts == pytest.approx(3 * 0.4)  # of what is open
    session.undo()
    apart = LiveRankings(text, joined)
    assert apart.forms() == live.forms()
    assert [apart._rankings.get(index) is None for index in range(6)] == [True, True, *[False] * 4]
    assert apart._rankings.get(5) == ranking("5", "other")


def first(live: LiveRankings, index: int) -> str | None:
    """The first candidate that is ranked for a word; None where none is."""
    found = live.candidates(live.token(index))
    return found[0].norm if found else None


def test_what_another_text_was_ranked_for_is_not_taken(session: Session, live: LiveRankings) -> None:
    document = registry.parse(b"daz hus, daz dach\nvnd Daz\n", "b.txt", SourceFormat.TEXT)
    other = session.text(session.import_document(document, "B").id)
    live.receive(0, [(0, ranking("das"))])
    assert first(LiveRankings(other, live), 0) is None


def test_a_manuscript_that_is_read_anew_keeps_what_is_not_decided_otherwise(
    session: Session, live: LiveRankings
) -> None:
    live.receive(0, [(index, ranking(f"{index}", "other")) for index in range(6)])
    session.decide(live.token(4), "und", DecisionSource.TYPED)
    tell(live, live.token(4))
    Session(session.file).decide(live.token(1), "haus", DecisionSource.TYPED)  # as a merge does, beside the session
    again = Session(session.file)
    text = again.text(live.text.manuscript.id)
    text.live = renewed = LiveRankings(text, live)
    assert renewed.forms() == live.forms() and not renewed.complete
    assert [first(renewed, index) for index in (0, 2, 3, 5)] == ["0", "2", "3", "5"]
    assert first(renewed, 1) is None and renewed.text.candidates(renewed.token(1))[0].norm == "haus"
    assert renewed._doubts == pytest.approx(4 * 0.4)
    again.decide(renewed.token(0), "das", DecisionSource.TYPED)
    tell(renewed, renewed.token(0))
    assert renewed._doubts == pytest.approx(3 * 0.4)
