"""An open project: decisions, undo, other manuscripts, snapshots, export, failures."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from histnorm_gui.core.changes import Changes
from histnorm_gui.core.errors import ErrorCode, UserError
from histnorm_gui.core.model import DecisionSource, Manuscript, Status, Token, TokenKind
from histnorm_gui.core.source import SourceFormat
from histnorm_gui.formats import registry
from histnorm_gui.project import manuscripts
from histnorm_gui.services import steps
from histnorm_gui.services.exchange import ExportFormat, Undecided
from histnorm_gui.services.session import Session
from histnorm_gui.services.snapshots import TrainingOutcome, is_held_out

TEXT = "Vnd die fraw ging.\r\nDie fraw sach yn"


@pytest.fixture
def session(tmp_path: Path) -> Iterator[Session]:
    opened = Session.create(tmp_path / "test.histnorm")
    yield opened
    opened.close()


def add(
    session: Session, text: str, siglum: str, *, decided: bool = False, kind: SourceFormat = SourceFormat.TEXT
) -> Manuscript:
    """Import a text."""
    return session.import_document(registry.parse(text.encode(), f"{siglum}.txt", kind), siglum, decided=decided)


def words(session: Session, manuscript: Manuscript) -> list[Token]:
    """The words of a manuscript."""
    return [token for token in session.text(manuscript.id).tokens if token.kind.value == "word"]


def first(session: Session, token: Token) -> str:
    """The first suggestion for a token."""
    return session.text(token.manuscript_id).candidates(token)[0].norm


def reopened(session: Session) -> Session:
    """The same project, closed and opened again."""
    path = session.path
    session.close()
    return Session.open(path)


def test_decisions_undo_and_suggestions_survive_a_restart(session: Session) -> None:
    manuscript = add(session, TEXT, "A")
    tokens = words(session, manuscript)
    session.decide(tokens[2], "frau", DecisionSource.TYPED)
    session.decide(tokens[5], "frau", DecisionSource.SUGGESTION)
    assert session.text(manuscript.id).annotation(tokens[2].id).status is Status.CORRECTED
    assert session.text(manuscript.id).annotation(tokens[5].id).status is Status.ACCEPTED
    again = reopened(session)
    assert again.progress_of(manuscript.id) == (2, 8)
    assert first(again, tokens[2]) == "frau"
    again.undo()
    again.undo()
    assert again.progress_of(manuscript.id) == (0, 8)
    assert first(again, tokens[2]) == "fraw"
    again.redo()
    assert again.text(manuscript.id).annotation(tokens[2].id).normalization == "frau"
    again.close()


def test_undoing_a_change_of_mind_brings_the_first_decision_back(session: Session) -> None:
    token = words(session, add(session, TEXT, "A"))[2]
    session.decide(token, "frau", DecisionSource.TYPED)
    session.decide(token, "frauen", DecisionSource.TYPED)
    session.undo()
    assert session.text(token.manuscript_id).annotation(token.id).normalization == "frau"
    assert first(session, token) == "frau"


def test_a_new_decision_forgets_what_was_undone(session: Session) -> None:
    tokens = words(session, add(session, TEXT, "A"))
    session.decide(tokens[0], "und", DecisionSource.TYPED)
    session.undo()
    session.decide(tokens[1], "die", DecisionSource.TYPED)
    assert session.redo() is None


def test_one_manuscript_learns_from_another_at_once(session: Session) -> None:
    other, own = add(session, TEXT, "A"), add(session, "ein fraw", "B")
    session.text(own.id)
    session.decide(words(session, other)[2], "frau", DecisionSource.TYPED)
    assert first(session, words(session, own)[1]) == "frau"
    session.remove_manuscript(other.id)
    assert first(session, words(session, own)[1]) == "fraw"
    session.undo()
    assert first(session, words(session, own)[1]) == "frau"


def test_an_import_counts_as_decided_or_is_left_out(session: Session) -> None:
    table = "vnd\tund\nfraw\tfrau\nczu\t\n"
    decided = add(session, table, "A", decided=True, kind=SourceFormat.TSV)
    gold = add(session, table, "B", kind=SourceFormat.TSV)
    assert session.progress_of(decided.id) == (2, 3)
    assert session.progress_of(gold.id) == (0, 3)
    annotation = session.text(decided.id).annotation(words(session, decided)[0].id)
    assert annotation.provenance.source is DecisionSource.IMPORTED


def test_listeners_hear_of_exactly_what_changed(session: Session) -> None:
    manuscript = add(session, TEXT, "A")
    token = words(session, manuscript)[0]
    heard: list[Changes] = []
    session.subscribe(heard.append)
    session.decide(token, "und", DecisionSource.TYPED)
    session.undo()
    assert [dict(changes.tokens) for changes in heard] == [{manuscript.id: frozenset({token.id})}] * 2
    session.undo()
    assert heard[-1].manuscripts


def test_a_normalization_with_control_characters_or_nothing_in_it_is_refused(session: Session) -> None:
    token = words(session, add(session, TEXT, "A"))[0]
    for wrong in ("", "a\tb", "a\nb", "\x00"):
        with pytest.raises(ValueError):
            session.decide(token, wrong, DecisionSource.TYPED)
    assert session.progress_of(token.manuscript_id)[0] == 0


def test_bulk_decisions_are_one_step_and_leave_decided_words_alone(session: Session) -> None:
    tokens = words(session, add(session, TEXT, "A"))
    session.decide(tokens[0], "und", DecisionSource.TYPED)
    assert session.decide_all(((token, "x") for token in tokens), DecisionSource.SUGGESTION) == 7
    assert session.text(tokens[0].manuscript_id).annotation(tokens[0].id).normalization == "und"
    session.undo()
    assert session.progress_of(tokens[0].manuscript_id)[0] == 1


def test_a_failed_write_takes_the_decision_back_and_says_so(session: Session, monkeypatch: pytest.MonkeyPatch) -> None:
    tokens = words(session, add(session, TEXT, "A"))
    session.decide(tokens[0], "und", DecisionSource.TYPED)
    session.undo()
    heard: list[Exception] = []
    session.subscribe_failures(heard.append)

    def full(*_: object) -> None:
        raise UserError(ErrorCode.PROJECT_WRITE_FAILED, path="x", reason="disk full")

    for name in ("record", "record_jump"):
        monkeypatch.setattr(session._project, name, full)
    session.decide(tokens[1], "die", DecisionSource.TYPED)
    session.redo()
    session.undo()
    assert len(heard) == 3
    assert session.progress_of(tokens[0].manuscript_id)[0] == 0
    monkeypatch.undo()
    session.redo()
    assert session.text(tokens[0].manuscript_id).annotation(tokens[0].id).normalization == "und"
    assert reopened(session).progress_of(tokens[0].manuscript_id)[0] == 1


def test_a_snapshot_holds_the_same_words_out_in_every_version(session: Session) -> None:
    table = "".join(f"wort{number}\twort{number}\n" for number in range(150))
    manuscript = add(session, table, "A", decided=True, kind=SourceFormat.TSV)
    add(session, "vnd\tund\n", "B", decided=True, kind=SourceFormat.TSV)
    snapshot = session.pending_snapshot(manuscript.id).collect()
    held_out = [token.form for token in words(session, manuscript) if is_held_out(token.id)]
    assert [example.form for example in snapshot.held_out] == held_out
    assert 5 <= len(held_out) <= 30
    assert len(snapshot.examples) + len(held_out) == 150
    assert {siglum: len(examples) for siglum, examples in snapshot.auxiliary.items()} == {"B": 1}
    session.reopen(words(session, manuscript)[:30])
    later = session.pending_snapshot(manuscript.id).collect()
    assert {example.form for example in later.held_out} <= set(held_out)
    assert not {example.form for example in later.examples} & set(held_out)


def test_a_snapshot_has_joins_and_leaves_out_what_is_excluded(session: Session) -> None:
    table = "".join(f"wort{number}\twort{number}\n" for number in range(30))
    manuscript = add(session, table, "A", decided=True, kind=SourceFormat.TSV)
    found = words(session, manuscript)
    text = session.text(manuscript.id)
    session.perform(steps.join(text, found[4], found[5], session.provenance(text, DecisionSource.TYPED)))
    session.perform(steps.exclude(text, [found[9]], True))
    pending = session.pending_snapshot(manuscript.id)
    point = session.file.newest_event()
    session.decide(found[0], "later", DecisionSource.TYPED)
    snapshot = pending.collect()
    learned = [example.form for example in snapshot.examples]
    assert "wort4wort5" in learned and not {"wort4", "wort5", "wort9"} & set(learned)
    assert "later" not in {example.norm for example in snapshot.examples} and snapshot.point == point
    shown = [token.form for token in text.tokens if token.kind is TokenKind.WORD]
    assert list(snapshot.forms) == list(dict.fromkeys(shown)) and "wort4wort5" in shown


def test_too_few_decisions_for_a_snapshot(session: Session) -> None:
    manuscript = add(session, TEXT, "A")
    with pytest.raises(UserError) as caught:
        session.pending_snapshot(manuscript.id).collect()
    assert caught.value.code is ErrorCode.TOO_FEW_DECISIONS
    assert caught.value.args_by_name["found"] == 0


def test_a_training_that_cannot_be_written_keeps_the_old_suggestions(
    session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    manuscript = add(session, TEXT, "A")
    before = session.text(manuscript.id).suggester

    def full(*_: object) -> int:
        raise UserError(ErrorCode.PROJECT_WRITE_FAILED, path="x", reason="disk full")

    monkeypatch.setattr(session._project, "add_training", full)
    heard: list[Exception] = []
    session.subscribe_failures(heard.append)
    session.store_training(TrainingOutcome(manuscript.id, b"model", {}, {}))
    assert session.text(manuscript.id).suggester is before
    assert len(heard) == 1


@pytest.mark.parametrize(
    ("undecided", "line"),
    [
        (Undecided.FORM, "Und ⟨die⟩ ⟨fraw⟩ ⟨ging⟩.\r\n⟨Die⟩ ⟨fraw⟩ ⟨sach⟩ ⟨yn⟩"),
        (Undecided.EMPTY, "Und ⟨⟩ ⟨⟩ ⟨⟩.\r\n⟨⟩ ⟨⟩ ⟨⟩ ⟨⟩"),
    ],
)
def test_the_text_comes_back_with_its_line_ends(session: Session, undecided: Undecided, line: str) -> None:
    manuscript = add(session, TEXT, "A")
    session.decide(words(session, manuscript)[0], "Und", DecisionSource.TYPED)
    assert session.export(manuscript.id, ExportFormat.TEXT, undecided).decode() == line


def test_naming_a_manuscript(session: Session) -> None:
    manuscript = add(session, TEXT, "A")
    assert session.manuscript(None) == session.manuscript("A") == manuscript
    add(session, TEXT, "B")
    for siglum, code in ((None, ErrorCode.MANUSCRIPT_NOT_NAMED), ("C", ErrorCode.MANUSCRIPT_UNKNOWN)):
        with pytest.raises(UserError) as caught:
            session.manuscript(siglum)
        assert caught.value.code is code and caught.value.args_by_name["known"] == "A, B"


def test_what_is_remembered_comes_back(session: Session) -> None:
    session.remember("current_manuscript", 7)
    again = reopened(session)
    assert again.setting("current_manuscript") == 7
    assert again.setting("nothing", "default") == "default"
    again.close()


def test_decisions_on_words_that_are_not_there_are_damage(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    session = Session.create(tmp_path / "a.histnorm")
    document = registry.parse(b"vnd die", "a.txt", SourceFormat.TEXT)
    manuscript = session.import_document(document, "A")
    session.close()
    session = Session.open(tmp_path / "a.histnorm")
    # As a damaged index of the database answers: the token is found by its number, but not in the text.
    row = (4711, "corrected", "und", "typed", "", None, "")
    monkeypatch.setattr(manuscripts, "read_annotation_rows", lambda *_: [row])
    with pytest.raises(UserError) as raised:
        session.text(manuscript.id)
    assert raised.value.code is ErrorCode.PROJECT_DAMAGED
    session.close()
