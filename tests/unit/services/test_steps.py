"""Notes, flags, exclusion, modernizations, joins, forgetting: what each changes, and that undo takes all of it back."""

from __future__ import annotations

import pytest

from histnorm_gui.core.model import NO_REMARK, DecisionSource, Manuscript, Status, Token, TokenKind
from histnorm_gui.core.source import SourceFormat
from histnorm_gui.formats import registry
from histnorm_gui.services import steps
from histnorm_gui.services.exchange import ExportFormat, Undecided
from histnorm_gui.services.losses import LossCode
from histnorm_gui.services.manuscript_text import ManuscriptText
from histnorm_gui.services.session import Session
from histnorm_gui.services.steps import Replacement

from .conftest import Add

TEXT = "Er gieng hin auß, vnd gieng hin."


@pytest.fixture
def text(session: Session, add: Add) -> ManuscriptText:
    """The text of a manuscript of eight tokens and two signs."""
    return session.text(add(TEXT).id)


def word(text: ManuscriptText, form: str, number: int = 0) -> Token:
    """The n-th token of a form, as it is now."""
    return text.tokens[text.same_form(form)[number]]


def state(text: ManuscriptText) -> list[object]:
    """Everything that the editor can change about a text."""
    rows = [(token, text.annotation(token.id), text.remark(token.id)) for token in text.tokens]
    return [*rows, text.words, text.decided, text.joins(), sorted(text.lessons())]


def typed(session: Session, token: Token, norm: str) -> None:
    session.decide(token, norm, DecisionSource.TYPED)


def joined(session: Session, text: ManuscriptText, first: Token, second: Token) -> Token:
    """Join two tokens; returns what they are now."""
    made = session.provenance(text, DecisionSource.JOINED)
    assert session.perform(steps.join(text, first, second, made))
    return text.token(first.id)


def reopened(session: Session, manuscript: Manuscript) -> ManuscriptText:
    """The text as the file has it."""
    session._writer.flush()
    path = session.path
    session.close()
    session.__init__(Session.open(path)._project)  # type: ignore[misc]
    return session.text(manuscript.id)


def test_notes_flags_and_exclusion_survive_a_restart_and_undo(session: Session, text: ManuscriptText) -> None:
    hin, auss = word(text, "hin"), word(text, "auß")
    before = state(text)
    assert session.perform(steps.note(text, hin, "  one word? ")) == 1
    assert session.perform(steps.flag(text, [hin, auss], True)) == 2
    assert session.perform(steps.exclude(text, [hin], True)) == 1
    assert session.perform(steps.flag(text, [hin, auss], True)) == 0, "they are flagged already"
    assert text.remark(hin.id).note == "one word?"
    after = state(text)
    again = reopened(session, text.manuscript)
    assert state(again) == after
    for _ in range(3):
        session.undo()
    assert state(again) == before
    assert session._project.verify() == []


def test_nothing_is_learned_from_an_excluded_token(session: Session, text: ManuscriptText, add: Add) -> None:
    other = session.text(add("hin", "B").id)
    first = word(text, "hin")
    typed(session, first, "hinn")
    assert text.candidates(word(text, "hin", 1))[0].norm == "hinn"
    session.perform(steps.exclude(text, [first], True))
    assert text.candidates(word(text, "hin", 1))[0].norm == "hin"
    assert other.candidates(other.tokens[0])[0].norm == "hin"
    assert text.annotation(first.id).normalization == "hinn", "it stays decided"
    assert text.decided == 1 and dict(text.norms_of("hin")) == {}
    assert session._project.decided_pairs() == []
    typed(session, first, "hinnn")
    assert text.candidates(word(text, "hin", 1))[0].norm == "hin", "also while it is excluded"
    session.perform(steps.exclude(text, [first], False))
    assert text.candidates(word(text, "hin", 1))[0].norm == "hinnn"
    assert session._project.decided_pairs() == [(text.manuscript.id, "hin", "hinnn")]


def test_a_training_does_not_see_excluded_tokens(session: Session, add: Add) -> None:
    manuscript = add("".join(f"w{n}\tv{n}\n" for n in range(30)), decided=True, kind=SourceFormat.TSV)
    add("a\tb\nc\td\n", "B", decided=True, kind=SourceFormat.TSV)
    text, other = session.text(manuscript.id), session.text(manuscript.id + 1)
    session.perform(steps.exclude(text, text.tokens[:5], True))
    session.perform(steps.exclude(other, other.tokens[:1], True))
    snapshot = session.pending_snapshot(manuscript.id).collect()
    assert [example.form for example in snapshot.examples] == [f"w{n}" for n in range(5, 30)]
    assert [example.form for example in snapshot.auxiliary["B"]] == ["c"]


def test_a_decision_says_who_took_it(session: Session, text: ManuscriptText) -> None:
    session.editor = "Änne Müller"
    typed(session, word(text, "vnd"), "und")
    again = reopened(session, text.manuscript)
    made = again.annotation(word(again, "vnd").id).provenance
    assert (made.editor, made.source, made.model_version) == ("Änne Müller", DecisionSource.TYPED, None)


def test_joined_tokens_are_one_word(session: Session, text: ManuscriptText) -> None:
    words = text.words
    before = state(text)
    unit = joined(session, text, word(text, "hin"), word(text, "auß"))
    assert (unit.form, unit.shown, unit.parts) == ("hinauß", "hin\u203fauß", ("hin", "auß"))
    assert [token.kind for token in text.tokens[2:4]] == [TokenKind.WORD, TokenKind.PART]
    assert text.words == words - 1 and len(text.same_form("hin")) == 1 and list(text.same_form("hinauß")) == [2]
    typed(session, unit, "hinaus")
    assert session.progress_of(text.manuscript.id) == (1, words - 1)
    assert session._project.counts()[text.manuscript.id] == (words - 1, 1)
    assert session._project.decided_pairs() == [(text.manuscript.id, "hinauß", "hinaus")]
    again = reopened(session, text.manuscript)
    assert state(again) == state(text)
    session.undo()
    session.undo()
    assert state(again) == before
    assert session._project.verify() == []


def test_decisions_survive_join_and_taking_apart(session: Session, text: ManuscriptText) -> None:
    hin, auss = word(text, "hin"), word(text, "auß")
    typed(session, hin, "hin")
    typed(session, auss, "aus")
    session.perform(steps.note(text, auss, "sic"))
    before = state(text)
    unit = joined(session, text, hin, auss)
    assert text.annotation(unit.id).normalization == "hinaus", "both parts were decided"
    assert text.remark(unit.id).note == "sic"
    typed(session, unit, "heraus")
    session.perform(steps.take_apart(text, unit))
    assert state(text) == before, "each is as it was before"
    assert steps.take_apart(text, word(text, "hin")) is None
    session.undo()
    assert text.annotation(unit.id).normalization == "heraus"


def test_a_join_with_an_open_part_is_open(session: Session, text: ManuscriptText) -> None:
    typed(session, word(text, "auß"), "aus")
    unit = joined(session, text, word(text, "hin"), word(text, "auß"))
    assert not text.annotation(unit.id).decided
    assert text.decided == 0


def test_joins_grow_on_either_side(session: Session, text: ManuscriptText) -> None:
    before = state(text)
    second = joined(session, text, word(text, "hin"), word(text, "auß"))
    whole = joined(session, text, word(text, "gieng"), second)
    assert whole.parts == ("gieng", "hin", "auß")
    stop = text.tokens[4]
    more = joined(session, text, whole, stop)
    assert more.parts[-1] == ","
    for _ in range(3):
        session.undo()
    assert state(text) == before


def test_only_neighbours_with_a_word_among_them_are_joined(session: Session, text: ManuscriptText, add: Add) -> None:
    made = session.provenance(text, DecisionSource.JOINED)
    assert steps.join(text, word(text, "Er"), word(text, "hin"), made) is None
    assert steps.join(text, word(text, "auß"), word(text, "hin"), made) is None
    signs = session.text(add("ja !? .", "B").id)
    stops = [token for token in signs.tokens if token.kind is TokenKind.PUNCTUATION]
    assert steps.join(signs, stops[0], stops[1], made) is None


def test_what_is_to_be_forgotten_never_comes_back_by_itself(session: Session, text: ManuscriptText) -> None:
    first, second = word(text, "gieng"), word(text, "gieng", 1)
    typed(session, first, "giengs")
    assert text.candidates(second)[0].norm == "giengs"
    session.perform(steps.forget(text, "gieng", "giengs"))
    assert steps.forget(text, "Gieng", "Giengs") is None, "whatever its case"
    assert all(one.norm != "giengs" for one in text.candidates(second))
    again = reopened(session, text.manuscript)
    assert all(one.norm != "giengs" for one in again.candidates(second))
    session.undo()
    assert again.candidates(second)[0].norm == "giengs"
    session.redo()
    typed(session, second, "giengs")
    assert again.candidates(first)[0].norm == "giengs", "decided again by hand, it is wanted"
    session.undo()
    assert all(one.norm != "giengs" for one in again.candidates(second))
    assert session._project.verify() == []


def test_there_is_always_a_candidate(session: Session, text: ManuscriptText) -> None:
    session.perform(steps.forget(text, "vnd", "vnd"))
    (last,) = text.candidates(word(text, "vnd"))
    assert (last.norm, last.confidence) == ("vnd", 0.0)


def test_a_modernization_is_a_second_layer(session: Session, text: ManuscriptText) -> None:
    token = word(text, "gieng")
    session.perform(steps.modernize(text, token, " ging "))
    assert text.remark(token.id).modernization == "ging" and not text.annotation(token.id).decided
    session.perform(steps.modernize(text, token, ""))
    assert text.remark(token.id) == NO_REMARK
    with pytest.raises(ValueError):
        steps.modernize(text, token, "a\tb")


def test_replacing_is_one_step_and_leaves_open_words_alone(session: Session, text: ManuscriptText) -> None:
    first, second, hin = word(text, "gieng"), word(text, "gieng", 1), word(text, "hin")
    typed(session, first, "gieng")
    session.perform(steps.note(text, hin, "gieng?"))
    made = session.provenance(text, DecisionSource.REPLACED)
    wanted = [
        Replacement(first, normalization="ging"),
        Replacement(second, normalization="ging"),
        Replacement(hin, note="ging?"),
    ]
    assert session.perform(steps.replace_all(text, wanted, made, "gieng → ging")) == 2
    assert text.annotation(first.id).normalization == "ging"
    assert text.annotation(first.id).status is Status.CORRECTED
    assert not text.annotation(second.id).decided
    assert text.remark(hin.id).note == "ging?"
    session.undo()
    assert (text.annotation(first.id).normalization, text.remark(hin.id).note) == ("gieng", "gieng?")


def test_a_jump_is_many_steps_at_once(session: Session, text: ManuscriptText) -> None:
    states = [state(text)]
    for form in ("Er", "hin", "auß"):
        typed(session, word(text, form), form.lower())
        states.append(state(text))
    joined(session, text, word(text, "hin"), word(text, "auß"))
    states.append(state(text))
    steps_there, done = session.history()
    assert (len(steps_there), done) == (5, 5)
    session.jump(2)
    assert state(text) == states[1]
    assert session.history() == (steps_there, 2)
    again = reopened(session, text.manuscript)
    assert session.history() == (steps_there, 2)
    for target in (5, 1, 4):
        session.jump(target)
        assert state(again) == states[target - 1]
    session.jump(99)
    session.jump(-1)
    assert session.history()[1] == 4
    assert session._project.verify() == []


def exported(session: Session, text: ManuscriptText, kind: ExportFormat) -> str:
    return session.export(text.manuscript.id, kind, Undecided.FORM, mark=False).decode()


def test_a_join_in_each_export(session: Session, text: ManuscriptText) -> None:
    typed(session, joined(session, text, word(text, "hin"), word(text, "auß")), "hinaus")
    assert exported(session, text, ExportFormat.TEXT) == "Er gieng hinaus, vnd gieng hin."
    assert exported(session, text, ExportFormat.SOURCE) == "Er gieng hinaus, vnd gieng hin."
    assert "\nhin auß\thinaus\n,\t,\n" in exported(session, text, ExportFormat.TSV2)
    four = exported(session, text, ExportFormat.TSV4)
    assert "\nhin\thinaus\tcorrected\ttyped\nauß\t\tjoined\tnone\n" in four
    for kind in ExportFormat:
        assert not session.losses(text.manuscript.id, kind)


def test_joins_splits_and_modernizations_survive_export_and_import(session: Session, text: ManuscriptText) -> None:
    session.set_modernizes(True)
    unit = joined(session, text, word(text, "hin"), word(text, "auß"))
    typed(session, unit, "hinaus")
    typed(session, word(text, "gieng"), "ging es")
    session.perform(steps.modernize(text, unit, "heraus"))
    data = session.export(text.manuscript.id, ExportFormat.TSV4, Undecided.EMPTY)
    document = registry.parse(data, "again.tsv", None)
    again = session.text(session.import_document(document, "Z", decided=True).id)
    there = again.tokens[2]
    assert (there.parts, again.annotation(there.id).normalization) == (("hin", "auß"), "hinaus")
    assert again.remark(there.id).modernization == "heraus"
    assert again.annotation(again.tokens[1].id).normalization == "ging es"
    assert session.export(again.manuscript.id, ExportFormat.SOURCE, Undecided.EMPTY) == data
    assert (again.words, again.decided) == (text.words, text.decided)
    assert session._project.verify() == []
    session.perform(steps.take_apart(again, there))
    typed(session, again.token(there.id), "hin")
    back = session.export(again.manuscript.id, ExportFormat.SOURCE, Undecided.EMPTY)
    assert "\nhin\thin\tcorrected\ttyped\t\nauß\t\topen\tnone\t\n" in back.decode(), "what is no join any more says so"
    assert not any(token.joined for token in registry.parse(back, "back.tsv", None).tokens)


def test_what_a_format_cannot_say_is_told(session: Session, add: Add) -> None:
    manuscript = add("hin\thin\nauß\taus\n", decided=True, kind=SourceFormat.TSV)
    text = session.text(manuscript.id)
    unit = joined(session, text, text.tokens[0], text.tokens[1])
    session.perform(steps.flag(text, [unit], True))
    session.perform(steps.modernize(text, unit, "heraus"))
    session.set_modernizes(True)
    told = session.losses(manuscript.id, ExportFormat.SOURCE)
    assert [(loss.code, loss.count) for loss in told] == [
        (LossCode.JOINS, 1),
        (LossCode.MODERNIZATIONS, 1),
        (LossCode.REMARKS, 1),
    ]
    assert exported(session, text, ExportFormat.SOURCE) == "hin\thinaus\nauß\taus\n"
    assert session.losses(manuscript.id, ExportFormat.TSV4) == ()
    assert [loss.code for loss in session.losses(manuscript.id, ExportFormat.TSV2)] == [
        LossCode.MODERNIZATIONS,
        LossCode.REMARKS,
    ]


CORA = """<?xml version="1.0" encoding="UTF-8"?>
<text id="t"><cora-header/><header/>
<token id="t1" trans="zehant"><dipl id="t1_d1" utf="zehant" trans="zehant"/><mod id="t1_m1" utf="zehant" trans="zehant">
  <norm tag="zehand"/>
  <norm_broad tag="sogleich"/>
</mod></token>
<token id="t2" trans="vnd"><dipl id="t2_d1" utf="vnd" trans="vnd"/><mod id="t2_m1" utf="vnd" trans="vnd">
  <norm tag="und"/>
</mod></token>
</text>
"""


def test_cora_has_both_layers(session: Session, add: Add) -> None:
    manuscript = add(CORA, decided=True, kind=SourceFormat.CORA)
    text = session.text(manuscript.id)
    assert [text.remark(token.id).modernization for token in text.tokens] == ["sogleich", None]
    assert exported(session, text, ExportFormat.SOURCE) == CORA
    session.perform(steps.modernize(text, text.tokens[0], "alsbald"))
    session.perform(steps.modernize(text, text.tokens[1], "sowie"))
    assert exported(session, text, ExportFormat.SOURCE) == CORA, "the layer is off"
    session.set_modernizes(True)
    expected = CORA.replace("sogleich", "alsbald").replace(
        '<norm tag="und"/>', '<norm tag="und"/>\n  <norm_broad tag="sowie"/>'
    )
    assert exported(session, text, ExportFormat.SOURCE) == expected
    session.perform(steps.modernize(text, text.tokens[0], ""))
    assert '<norm_broad tag=""/>' in exported(session, text, ExportFormat.SOURCE)


def unfilled(session: Session, text: ManuscriptText, format: ExportFormat) -> str:
    """An export in which open words stay as they are in the file."""
    return session.export(text.manuscript.id, format, Undecided.EMPTY).decode()


@pytest.mark.parametrize("decided", [True, False])
def test_notes_and_flags_come_with_a_file_and_go_back_into_it(session: Session, add: Add, decided: bool) -> None:
    flag = '\n  <cora-flag name="general error"/>'
    given = CORA.replace('<norm tag="und"/>', f'<norm tag="und"/>\n  <comment tag="blot"/>{flag}')
    manuscript = add(given, decided=decided, kind=SourceFormat.CORA)
    text = session.text(manuscript.id)
    assert [(remark.note, remark.flagged) for remark in map(text.remark, (t.id for t in text.tokens))] == [
        ("", False),
        ("blot", True),
    ]
    assert unfilled(session, text, ExportFormat.SOURCE) == given
    assert session.losses(manuscript.id, ExportFormat.SOURCE) == ()
    text = reopened(session, manuscript)
    first, second = text.tokens
    session.perform(steps.note(text, second, 'a "hole"'))
    session.perform(steps.flag(text, [first], True))
    changed = given.replace('tag="blot"', 'tag="a &quot;hole&quot;"')
    changed = changed.replace('<norm_broad tag="sogleich"/>', f'<norm_broad tag="sogleich"/>{flag}')
    assert unfilled(session, text, ExportFormat.SOURCE) == changed
    session.perform(steps.note(text, second, ""))
    session.perform(steps.flag(text, [first, second], False))
    assert unfilled(session, text, ExportFormat.SOURCE) == CORA
    assert session._project.verify() == []


def test_notes_and_flags_have_columns_beside_the_four(session: Session, text: ManuscriptText) -> None:
    assert "note" not in unfilled(session, text, ExportFormat.TSV4)
    note = "a \\ b\tc\nd"
    session.perform(steps.note(text, word(text, "vnd"), note))
    session.perform(steps.flag(text, [word(text, "hin")], True))
    data = unfilled(session, text, ExportFormat.TSV4)
    assert "\nhin\t\topen\tnone\t\tyes\n" in data
    again = session.text(session.import_document(registry.parse(data.encode(), "z.tsv"), "Z", decided=False).id)
    assert again.remark(word(again, "vnd").id).note == note
    assert again.remark(word(again, "hin").id).flagged
    assert unfilled(session, again, ExportFormat.SOURCE) == data
    session.perform(steps.flag(again, [word(again, "hin")], False))
    assert "\nhin\t\topen\tnone\t\t\n" in unfilled(session, again, ExportFormat.SOURCE)
