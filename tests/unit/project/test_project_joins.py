"""Joins in the project file: only of tokens that follow one another, and each in one join alone."""

from __future__ import annotations

import pytest

from histnorm_gui.core.edits import AnnotationEdit, EditLabel, ForgetEdit, JoinEdit, RemarkEdit, Transaction
from histnorm_gui.core.model import (
    NO_REMARK,
    OPEN,
    Annotation,
    DecisionSource,
    Join,
    Provenance,
    Remark,
    Status,
    Token,
    TokenKind,
)
from histnorm_gui.core.progress import Cancelled, CancelToken, Watch
from histnorm_gui.core.source import Document, Source, SourceFormat, SourceToken, Tokens
from histnorm_gui.project import contents
from histnorm_gui.project.codec import decode_edits, encode_edits
from histnorm_gui.project.repository import Project

from .conftest import AT, MakeDocument

DECIDED = Annotation(Status.CORRECTED, "ab", Provenance(DecisionSource.TYPED, AT, 2, "Änne"))
SAID = Remark("a note", True, False, True, "modern")


@pytest.fixture
def tokens(project: Project, make_document: MakeDocument) -> tuple[Token, ...]:
    """Five tokens of one manuscript and two of another."""
    first, _ = project.add_manuscript(make_document(["a", "b", "c", "d", "e"]), "A", "", None, AT)
    second, _ = project.add_manuscript(make_document(["f", "g"]), "B", "", None, AT)
    return (*project.tokens(first.id), *project.tokens(second.id))


def joining(*parts: Token, annotation: Annotation = OPEN, remark: Remark = NO_REMARK) -> JoinEdit:
    join = Join(tuple(token.id for token in parts), annotation, remark)
    return JoinEdit(parts[0].manuscript_id, parts[0].id, None, join)


def record(project: Project, *edits: JoinEdit | RemarkEdit | ForgetEdit) -> None:
    project.record(Transaction(EditLabel.JOIN, edits, "", AT))


def test_a_join_has_a_state_of_its_own(project: Project, tokens: tuple[Token, ...]) -> None:
    edit = joining(*tokens[1:4], annotation=DECIDED, remark=SAID)
    record(project, edit)
    assert project.joins(tokens[0].manuscript_id) == {tokens[1].id: edit.after}
    assert project.counts()[tokens[0].manuscript_id] == (3, 1)
    assert project.decided_pairs() == [(tokens[0].manuscript_id, "bcd", "ab")]
    assert project.verify() == []
    project.record_undo()
    assert project.joins(tokens[0].manuscript_id) == {}
    assert project.counts()[tokens[0].manuscript_id] == (5, 0)


def test_what_cannot_be_a_join_changes_nothing(project: Project, tokens: tuple[Token, ...]) -> None:
    record(project, joining(tokens[1], tokens[2]))
    for wrong in (
        joining(tokens[0], tokens[2]),  # with a gap
        joining(tokens[4], tokens[3]),  # in the wrong order
        joining(tokens[4], tokens[5]),  # over the end of the manuscript
        joining(tokens[0], tokens[1]),  # the second is in a join
        joining(tokens[2], tokens[3]),  # the first is part of one
        joining(tokens[1], tokens[2]),  # there is none to begin with
    ):
        with pytest.raises(ValueError):
            record(project, wrong)
    assert list(project.joins(tokens[0].manuscript_id)) == [tokens[1].id]
    record(project, joining(tokens[3], tokens[4]))
    assert project.verify() == []


def test_new_kinds_of_edits_as_text(tokens: tuple[Token, ...]) -> None:
    edits = (
        joining(tokens[0], tokens[1], annotation=DECIDED, remark=SAID),
        joining(tokens[2], tokens[3]).inverted(),
        RemarkEdit(1, 2, NO_REMARK, SAID),
        ForgetEdit(1, "ſo", "so", False, True),
    )
    assert decode_edits(encode_edits(edits)) == edits


@pytest.mark.parametrize(
    "text",
    [
        '[["join",1,2,null,[[2],null,["",false,false,false,null]]]]',
        '[["join",1,2,null,[[3,4],null,["",false,false,false,null]]]]',
        '[["remark",1,2,["",0,false,false,null],["",false,false,false,null]]]',
        '[["forget",1,"a",2,false,true]]',
        '[["forget",true,"a","b",false,true]]',
        '[["annotation",1,2,null,["accepted","a","typed","",null,7]]]',
    ],
)
def test_damaged_edits_are_noticed(text: str) -> None:
    with pytest.raises(ValueError):
        decode_edits(text)


@pytest.mark.parametrize("joined", [False, True])
def test_pairs_are_counted_the_same_however_many_are_counted_at_once(
    project: Project, tokens: tuple[Token, ...], monkeypatch: pytest.MonkeyPatch, joined: bool
) -> None:
    if joined:
        record(project, joining(*tokens[1:4], annotation=DECIDED))
    edits = [AnnotationEdit(token.manuscript_id, token.id, OPEN, DECIDED) for token in tokens if token is not tokens[2]]
    project.record(Transaction(EditLabel.ACCEPT, tuple(edits), "", AT))
    last: dict[tuple[str, str], int] = {}
    pairs = [(form, norm) for _, form, norm in project.decided_pairs(tokens[0].manuscript_id)]
    for pair in pairs:
        last[pair] = last.pop(pair, 0) + 1
    expected = [(form, norm, count) for (form, norm), count in last.items()]
    assert expected
    for at_once in (1, 2, 3, 100):
        monkeypatch.setattr(contents, "_PAIRS_AT_ONCE", at_once)
        assert project.pair_counts(tokens[0].manuscript_id) == expected


def test_tokens_and_decisions_are_the_same_however_many_are_read_at_once(
    project: Project, tokens: tuple[Token, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    record(project, joining(*tokens[1:4], annotation=DECIDED))
    edits = [
        AnnotationEdit(token.manuscript_id, token.id, OPEN, DECIDED) for token in (tokens[0], tokens[2], tokens[6])
    ]
    project.record(Transaction(EditLabel.ACCEPT, tuple(edits), "", AT))
    manuscript_id = tokens[0].manuscript_id
    assert [pair[1:] for pair in project.decided_pairs(manuscript_id)] == [("a", "ab"), ("bcd", "ab")]
    table = project.tokens(manuscript_id)
    expected = [project.annotation_table(table)[row] for row in range(len(table))]
    assert expected.count(DECIDED) == 2
    for at_once in (1, 2, 3, 4, 100):
        monkeypatch.setattr(contents, "_AT_ONCE", at_once)
        assert project.tokens(manuscript_id) == table
        found = project.annotation_table(table)
        assert [found[row] for row in range(len(table))] == expected
    token = CancelToken()
    token.cancel()
    with pytest.raises(Cancelled):
        project.source(manuscript_id, Watch(cancel=token))


def test_what_a_file_brings_along_is_written_of_the_tokens_that_it_is_about(project: Project) -> None:
    joined, modern = {1, 3, 4, 7}, {0: "m0", 2: "m2", 3: "lost", 6: "m6", 8: ""}
    given = {0: Remark("first", False), 4: Remark("lost", True), 5: Remark("", True), 6: Remark("of a join", False)}
    tokens = Tokens(
        SourceToken(f"w{at}", TokenKind.WORD, "1", at * 3, at * 3 + 2, None, at in joined, modern.get(at))
        for at in range(9)
    )
    data = " ".join(token.form for token in tokens).encode()
    document = Document(Source("a.txt", SourceFormat.TEXT, data), tokens, remarks=given)
    annotations = [OPEN if at in joined else DECIDED for at in range(9)]
    manuscript, _ = project.add_manuscript(document, "C", "", annotations, AT)
    ids = [token.id for token in project.tokens(manuscript.id)]
    assert project.joins(manuscript.id) == {
        ids[first]: Join(tuple(ids[first:end]), DECIDED, remark)
        for first, end, remark in (
            (0, 2, Remark("first", modernization="m0")),
            (2, 5, Remark(modernization="m2")),
            (6, 8, Remark("of a join", modernization="m6")),
        )
    }
    assert project.remarks(manuscript.id) == {ids[5]: Remark("", True)}
    assert project.verify() == []
    token = CancelToken()
    token.cancel()
    with pytest.raises(Cancelled):
        project.add_manuscript(document, "D", "", annotations, AT, Watch(cancel=token))
    assert [found.siglum for found in project.manuscripts()] == ["C"]
