"""The journal: undo and redo survive a restart, and an edit is in the file as a whole or not at all."""

from __future__ import annotations

from pathlib import Path

import pytest

from histnorm_gui.core.edits import AnnotationEdit, EditLabel, RemovalEdit, Transaction
from histnorm_gui.core.model import OPEN, Annotation, DecisionSource, Provenance, Status, Token
from histnorm_gui.project.codec import decode_edits, encode_edits
from histnorm_gui.project.repository import Project

from .conftest import AT, Decide, MakeDocument


def edit_of(token: Token, before: Annotation, after: Annotation) -> AnnotationEdit:
    return AnnotationEdit(token.manuscript_id, token.id, before, after)


def accepted(norm: str) -> Annotation:
    return Annotation(Status.ACCEPTED, norm, Provenance(DecisionSource.SUGGESTION, AT, 3))


def tokens_of_new_manuscript(project: Project, make_document: MakeDocument) -> tuple[Token, ...]:
    manuscript, _ = project.add_manuscript(make_document(["vnd", "jn", "vnd"]), "A", "", None, AT)
    return project.tokens(manuscript.id)


def test_undo_and_redo_after_a_restart(project_path: Path, make_document: MakeDocument, decide: Decide) -> None:
    with Project.create(project_path) as project:
        token = tokens_of_new_manuscript(project, make_document)[0]
        done = [decide(project, token, norm) for norm in ("a", "b", "c")]
        project.record_undo()
    with Project.open(project_path) as project:
        history = project.history()
        assert (history.to_undo, history.to_redo) == (done[1], done[2])
        assert project.record_undo() == done[1]
        assert project.record_undo() == done[0]
        assert project.annotations(token.manuscript_id) == {}
    with Project.open(project_path) as project:
        assert [project.record_redo() for _ in done] == done
        assert project.annotations(token.manuscript_id)[token.id].normalization == "c"
        with pytest.raises(IndexError):
            project.record_redo()
        assert project.verify() == []


def test_history_in_memory_and_in_the_file_agree(project: Project, make_document: MakeDocument, decide: Decide) -> None:
    token = tokens_of_new_manuscript(project, make_document)[0]
    history = project.history()
    for norm in ("a", "b", "c"):
        history.push(decide(project, token, norm))
    for _ in range(2):
        assert history.undo() == project.record_undo()
    rebuilt = project.history()
    assert (rebuilt.to_undo, rebuilt.to_redo, len(rebuilt)) == (history.to_undo, history.to_redo, len(history))
    assert history.redo() == project.record_redo()
    history.push(decide(project, token, "d"))
    assert project.history().to_redo is None is history.to_redo


def test_everything_can_be_undone_down_to_the_import(project: Project, make_document: MakeDocument) -> None:
    tokens_of_new_manuscript(project, make_document)
    assert project.record_undo().label is EditLabel.IMPORT
    with pytest.raises(IndexError):
        project.record_undo()
    assert project.manuscripts() == ()


def test_bulk_action_is_one_step(project: Project, make_document: MakeDocument) -> None:
    tokens = tokens_of_new_manuscript(project, make_document)
    edits = tuple(edit_of(token, OPEN, accepted("und")) for token in tokens)
    project.record(Transaction(EditLabel.ACCEPT, edits, "vnd", AT))
    assert len(project.annotations(tokens[0].manuscript_id)) == 3
    project.record_undo()
    assert project.annotations(tokens[0].manuscript_id) == {}


def test_edits_of_one_token_in_one_step_are_undone_from_the_last(project: Project, make_document: MakeDocument) -> None:
    token = tokens_of_new_manuscript(project, make_document)[0]
    edits = (edit_of(token, OPEN, accepted("a")), edit_of(token, accepted("a"), accepted("b")))
    project.record(Transaction(EditLabel.ACCEPT, edits, "", AT))
    assert project.annotations(token.manuscript_id) == {token.id: accepted("b")}
    project.record_undo()
    assert project.annotations(token.manuscript_id) == {}
    project.record_redo()
    assert project.annotations(token.manuscript_id) == {token.id: accepted("b")}


def test_reopened_token(project: Project, make_document: MakeDocument) -> None:
    token = tokens_of_new_manuscript(project, make_document)[0]
    project.record(Transaction(EditLabel.ACCEPT, (edit_of(token, OPEN, accepted("a")),), "", AT))
    reopened = Annotation(provenance=Provenance(at=AT))
    project.record(Transaction(EditLabel.REOPEN, (edit_of(token, accepted("a"), reopened),), "", AT))
    assert project.annotations(token.manuscript_id) == {}
    project.record(Transaction(EditLabel.ACCEPT, (edit_of(token, reopened, accepted("b")),), "", AT))
    for _ in range(2):
        project.record_undo()
    assert project.annotations(token.manuscript_id) == {token.id: accepted("a")}


def test_an_edit_from_another_state_changes_nothing(project: Project, make_document: MakeDocument) -> None:
    first, second, _ = tokens_of_new_manuscript(project, make_document)
    wrong = edit_of(second, accepted("x"), accepted("y"))
    bad_edits = [
        wrong,
        AnnotationEdit(first.manuscript_id, 999, OPEN, accepted("y")),
        AnnotationEdit(999, first.id, OPEN, accepted("y")),
        RemovalEdit(first.manuscript_id, before=True, after=False),
        RemovalEdit(999, before=False, after=True),
    ]
    for bad in bad_edits:
        with pytest.raises(ValueError):
            project.record(Transaction(EditLabel.ACCEPT, (edit_of(first, OPEN, accepted("a")), bad), "", AT))
    with pytest.raises(ValueError):
        project.record(Transaction(EditLabel.ACCEPT, (), "", AT))
    assert project.annotations(first.manuscript_id) == {}
    assert len(project.history()) == 1


def test_a_failed_edit_keeps_what_can_be_redone(project: Project, make_document: MakeDocument, decide: Decide) -> None:
    first, second, _ = tokens_of_new_manuscript(project, make_document)
    undone = decide(project, first, "a")
    project.record_undo()
    with pytest.raises(ValueError):
        wrong = edit_of(second, accepted("x"), accepted("y"))
        project.record(Transaction(EditLabel.ACCEPT, (wrong,), "", AT))
    assert project.history().to_redo == undone


def test_edits_as_text(project: Project) -> None:
    typed = Annotation(Status.CORRECTED, "\uf157\u0364 \"'", Provenance(DecisionSource.TYPED, AT))
    edits = (
        AnnotationEdit(1, 2, OPEN, accepted("ä")),
        AnnotationEdit(1, 2, accepted("ä"), typed),
        RemovalEdit(1, False, True),
    )
    assert decode_edits(encode_edits(edits)) == edits


@pytest.mark.parametrize(
    "text",
    ["", "{}x", "17", '[["annotation",1,2,null]]', '[["annotation","1",2,null,null]]', '[["removal",1,0,1]]',
     '[["other",1]]', '[["annotation",1,2,null,["open","x","typed","",null]]]',
     '[["annotation",1,2,null,["accepted","x","nobody","",null]]]', "[" * 100_000],
)  # fmt: skip
def test_other_texts_are_refused(text: str) -> None:
    with pytest.raises(ValueError):
        decode_edits(text)
