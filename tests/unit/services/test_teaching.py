"""A tagger for other projects: made of decided words, kept in a file, read from the first word on."""

from __future__ import annotations

import pickle
from pathlib import Path

import pytest

from histnorm_gui.core.errors import ErrorCode, UserError
from histnorm_gui.core.progress import UNWATCHED, Cancelled, CancelToken, Progress, Watch, ignore_progress
from histnorm_gui.core.source import SourceFormat
from histnorm_gui.engine.base import Example
from histnorm_gui.engine.languages import load
from histnorm_gui.engine.live.follower import Follower
from histnorm_gui.engine.live.messages import RunningText
from histnorm_gui.engine.prepared import JOINT_FROM
from histnorm_gui.formats import registry
from histnorm_gui.services.following import reader
from histnorm_gui.services.inline_ranking import InlineRanking
from histnorm_gui.services.live_rankings import LiveRankings
from histnorm_gui.services.session import Session
from histnorm_gui.services.teaching import taught, teacher

ENDINGS = ("", "en", "er", "est", "lich", "ung")
STEMS = ("frag", "leb", "send", "grab", "lob", "sag", "red", "wend", "hand", "grund", "bild", "rast")


def words() -> list[Example]:
    """Words whose first letter is doubled by the scribe, who writes "vnd" and "die" between them."""
    rows = [(stem[0] + stem + ending, stem + ending) for stem in STEMS for ending in ENDINGS]
    rows += [("vnd", "und"), ("dye", "die"), ("daz", "das"), ("ist", "ist"), ("nit", "nicht")] * 10
    return [Example(*rows[place % len(rows)]) for place in range(JOINT_FROM)]


@pytest.fixture(scope="module")
def model() -> bytes:
    return taught({"A": words()}, "enhg", UNWATCHED)


def learned(text: RunningText) -> Follower:
    follower = Follower(text, None, load("enhg"))
    while (work := follower.due()) is not None:
        follower.learned(work(ignore_progress, CancelToken()))
    return follower


def first(follower: Follower) -> list[str]:
    """The first suggestion for each word of a text."""
    found = {index: ranked for message in follower.rankings() if message for index, ranked in message.candidates}
    return [found[index][0].norm for index in sorted(found)]


FORMS = ("ggrasten", "llobung", "wwendlich")


def test_a_text_is_read_from_the_first_word_on(model: bytes) -> None:
    without = learned(RunningText(1, FORMS, (None,) * 3))
    follower = learned(RunningText(1, FORMS, (None,) * 3, tagger=model))
    assert first(follower) == ["grasten", "lobung", "wendlich"] != first(without)
    assert follower.left_out == []


@pytest.mark.parametrize("language", ["enhg", "neutral"])
def test_one_that_cannot_be_used_is_left_out_and_said(model: bytes, language: str) -> None:
    data = model[:-100] if language == "enhg" else model
    text = pickle.loads(pickle.dumps(RunningText(1, FORMS, (None,) * 3, tagger=data, tagger_path="a.tagger")))
    follower = Follower(text, None, load(language))
    while (work := follower.due()) is not None:
        follower.learned(work(ignore_progress, CancelToken()))
    assert [(one.code, one.args["path"]) for one in follower.left_out] == [(ErrorCode.TAGGER_UNUSABLE, "a.tagger")]
    assert len(first(follower)) == 3


def test_too_few_words_or_no_profile_is_an_error() -> None:
    with pytest.raises(UserError) as caught:
        taught({"A": words()[:100]}, "enhg", UNWATCHED)
    assert caught.value.code is ErrorCode.TOO_FEW_DECISIONS
    with pytest.raises(UserError) as caught:
        taught({"A": [Example("qqq", "qqq")] * JOINT_FROM}, "", UNWATCHED)
    assert caught.value.code is ErrorCode.NO_PROFILE
    assert "enhg" in caught.value.args_by_name["known"]


def test_it_can_be_stopped() -> None:
    cancel = CancelToken()
    stages: list[str] = []

    def progress(step: Progress) -> None:
        stages.append(step.stage)
        if step.stage == "train":
            cancel.cancel()

    with pytest.raises(Cancelled):
        taught({"A": words()}, "enhg", Watch(progress, cancel))
    assert stages == ["align", "train"]


def session_of(path: Path, pairs: list[Example]) -> Session:
    session = Session.create(path)
    rows = "\n".join(f"{pair.form}\t{pair.norm}" for pair in pairs).encode()
    session.import_document(registry.parse(rows, "a.tsv", SourceFormat.TSV), "A", decided=True)
    session.import_document(registry.parse("\n".join(FORMS).encode(), "b", SourceFormat.WORD_LIST), "B")
    return session


def test_a_project_teaches_what_its_manuscripts_have(tmp_path: Path, model: bytes) -> None:
    session = session_of(tmp_path / "p.histnorm", words())
    sigla = {manuscript.id: manuscript.siglum for manuscript in session.manuscripts()}
    assert teacher(session.decisions_reader(), sigla, "enhg")(UNWATCHED) == model
    session.close()


def test_a_file_that_is_not_there_is_left_out_and_said(tmp_path: Path) -> None:
    session = session_of(tmp_path / "p.histnorm", words()[:5])
    live = LiveRankings(session.text(session.manuscript("B").id))
    text = reader(session, live, 1, tagger=str(tmp_path / "gone.tagger"))(CancelToken())
    assert text.tagger == b""
    assert [one.code for one in text.left_out] == [ErrorCode.TAGGER_GONE]
    with pytest.raises(UserError):
        InlineRanking(session, session.manuscript("B").id, tagger=str(tmp_path / "gone.tagger"))
    session.close()
