"""What goes into a project file comes out of it again: manuscripts, tokens, decisions, settings."""

from __future__ import annotations

import threading
from dataclasses import replace
from pathlib import Path

import pytest

from histnorm_gui.core.edits import EditLabel, RemovalEdit, Transaction
from histnorm_gui.core.errors import ErrorCode, UserError
from histnorm_gui.core.model import OPEN, Annotation, DecisionSource, Manuscript, Provenance, Status, TokenKind
from histnorm_gui.core.source import Document, Source, SourceFormat, SourceToken, Tokens
from histnorm_gui.project.repository import Project

from .conftest import AT, Decide, MakeDocument

STRANGE_FORMS = [
    "vn\u0304d",
    "\u0364",  # a combining mark alone
    "\uf157er",  # private use
    "e\u0301",
    "é",  # the same in NFC: must stay two different forms
    "𝔳𝔫𝔡",
    "ſ" * 300,
    '"',
    "'); DROP TABLE token; --",
    "\u200d\ufeff",
    "a b ",
    "\U0010fffd",
]


def test_strange_forms_come_back_as_they_were(project: Project, make_document: MakeDocument) -> None:
    manuscript, _ = project.add_manuscript(make_document(STRANGE_FORMS), "Mü\u0308n \uf157", "Ein „Titel“", None, AT)
    assert [token.form for token in project.tokens(manuscript.id)] == STRANGE_FORMS
    assert project.manuscripts() == (manuscript,)
    assert project.verify() == []


def test_source_comes_back_byte_for_byte(project: Project) -> None:
    data = b"\xef\xbb\xbfvnd\tund\r\n\r\n \tx\nno newline at the end"
    source = Source("B.tsv", SourceFormat.TSV, data, "utf-8-sig")
    tokens = (
        SourceToken("vnd", TokenKind.WORD, "1", 0, 3, "und"),
        SourceToken("x", TokenKind.PUNCTUATION, "3", 12, 13),
    )
    manuscript, _ = project.add_manuscript(Document(source, Tokens(tokens)), "B", "Berlin", None, AT)
    assert project.source(manuscript.id) == source
    found = project.tokens(manuscript.id)
    assert [(t.position, t.line, t.form, t.kind, t.start, t.end) for t in found] == [
        (0, "1", "vnd", TokenKind.WORD, 0, 3),
        (1, "3", "x", TokenKind.PUNCTUATION, 12, 13),
    ]


def test_imported_decisions_and_open_tokens(project: Project, make_document: MakeDocument) -> None:
    decided = Annotation(Status.ACCEPTED, "", Provenance(DecisionSource.IMPORTED, AT, model_version=7))
    document = make_document(["a", "b", "c"])
    manuscript, transaction = project.add_manuscript(document, "A", "", [decided, OPEN, decided], AT)
    ids = [token.id for token in project.tokens(manuscript.id)]
    assert project.annotations(manuscript.id) == {ids[0]: decided, ids[2]: decided}
    assert transaction.label is EditLabel.IMPORT
    assert transaction.subject == "A"


def test_annotations_must_pair_with_the_tokens(project: Project, make_document: MakeDocument) -> None:
    with pytest.raises(ValueError, match="1 annotations for 2 tokens"):
        project.add_manuscript(make_document(["a", "b"]), "A", "", [OPEN], AT)
    assert project.manuscripts(include_removed=True) == ()


def test_import_is_undone_and_done_again(project: Project, make_document: MakeDocument) -> None:
    first, _ = project.add_manuscript(make_document(["a"]), "A", "", None, AT)
    second, transaction = project.add_manuscript(make_document(["b"]), "B", "", None, AT)
    assert project.record_undo() == transaction
    assert project.manuscripts() == (first,)
    assert project.manuscripts(include_removed=True) == (first, Manuscript(second.id, "B", removed=True))
    assert project.record_redo() == transaction
    assert project.manuscripts() == (first, second)


@pytest.mark.parametrize("siglum", ["", "  \t"])
def test_siglum_must_not_be_empty(project: Project, make_document: MakeDocument, siglum: str) -> None:
    with pytest.raises(UserError) as raised:
        project.add_manuscript(make_document(["a"]), siglum, "", None, AT)
    assert raised.value.code is ErrorCode.SIGLUM_EMPTY


@pytest.mark.parametrize("again", ["Mü", " Mü ", "Mu\u0308"])
def test_siglum_is_taken_once(project: Project, make_document: MakeDocument, again: str) -> None:
    project.add_manuscript(make_document(["a"]), "Mü", "", None, AT)
    with pytest.raises(UserError) as raised:
        project.add_manuscript(make_document(["b"]), again, "", None, AT)
    assert raised.value.code is ErrorCode.SIGLUM_TAKEN
    assert len(project.manuscripts(include_removed=True)) == 1
    assert len(project.history()) == 1
    project.add_manuscript(make_document(["b"]), "MÜ", "", None, AT)


def test_siglum_of_a_removed_manuscript_is_free(project: Project, make_document: MakeDocument) -> None:
    first, _ = project.add_manuscript(make_document(["a"]), "A", "", None, AT)
    edit = RemovalEdit(first.id, before=False, after=True)
    project.record(Transaction(EditLabel.REMOVE_MANUSCRIPT, (edit,), "A", AT))
    second, _ = project.add_manuscript(make_document(["b"]), "A", "", None, AT)
    assert project.manuscripts() == (second,)
    with pytest.raises(UserError) as raised:
        project.record(Transaction(EditLabel.IMPORT, (edit.inverted(),), "A", AT))
    assert raised.value.code is ErrorCode.SIGLUM_TAKEN
    project.record_undo()
    project.record_undo()
    assert project.manuscripts() == (first,)
    assert project.verify() == []


def test_ids_are_never_used_again(project_path: Path, make_document: MakeDocument) -> None:
    seen: set[int] = set()
    for siglum in "ABC":
        with Project.create(project_path) if not seen else Project.open(project_path) as project:
            manuscript, _ = project.add_manuscript(make_document(["a", "b"]), siglum, "", None, AT)
            ids = {token.id for token in project.tokens(manuscript.id)}
            assert not ids & seen
            seen |= ids
            project.record_undo()


def test_counts_and_decided_pairs(project: Project, make_document: MakeDocument, decide: Decide) -> None:
    words = make_document(["vnd", "jn", "."])
    stop = words.tokens[2]._replace(kind=TokenKind.PUNCTUATION)
    first, _ = project.add_manuscript(replace(words, tokens=Tokens([*words.tokens[:2], stop])), "A", "", None, AT)
    second, _ = project.add_manuscript(make_document(["ſo"]), "B", "", None, AT)
    tokens = project.tokens(first.id)
    for token, norm in ((tokens[1], "ihn"), (tokens[0], "und"), (project.tokens(second.id)[0], "so")):
        decide(project, token, norm)
    assert project.counts() == {first.id: (2, 2), second.id: (1, 1)}
    assert project.decided_pairs() == [(first.id, "vnd", "und"), (first.id, "jn", "ihn"), (second.id, "ſo", "so")]
    project.record_undo()
    assert project.counts()[second.id] == (1, 0)
    assert len(project.decided_pairs()) == 2


def test_unknown_manuscript(project: Project) -> None:
    assert project.tokens(99) == ()
    assert project.annotations(99) == {}
    with pytest.raises(KeyError):
        project.source(99)


def test_everything_is_there_after_reopening(project_path: Path, make_document: MakeDocument, decide: Decide) -> None:
    with Project.create(project_path) as project:
        manuscript, _ = project.add_manuscript(make_document(STRANGE_FORMS), "A", "Title", None, AT)
        tokens = project.tokens(manuscript.id)
        for token in tokens:
            decide(project, token, token.form + "\uf157")
        annotations = project.annotations(manuscript.id)
        source = project.source(manuscript.id)
    with Project.open(project_path) as project:
        assert project.manuscripts() == (manuscript,)
        assert project.tokens(manuscript.id) == tokens
        assert project.annotations(manuscript.id) == annotations
        assert list(project.annotations(manuscript.id)) == [token.id for token in tokens]
        assert project.source(manuscript.id) == source
        assert len(project.history()) == len(tokens) + 1


@pytest.mark.parametrize("value", [None, True, 17, 0.5, "ſ", ["a", {"b": None}]])
def test_settings(project_path: Path, value: object) -> None:
    with Project.create(project_path) as project:
        assert project.get_setting("k") is None
        project.set_setting("k", "before")
        project.set_setting("k", value)
    with Project.open(project_path) as project:
        assert project.get_setting("k") == value
        with pytest.raises(TypeError):
            project.set_setting("k", object())
        assert project.get_setting("k") == value


def test_reading_while_another_thread_writes(project: Project, make_document: MakeDocument, decide: Decide) -> None:
    manuscript, _ = project.add_manuscript(make_document(["a"] * 200), "A", "", None, AT)
    tokens = project.tokens(manuscript.id)
    failures: list[BaseException] = []

    def write() -> None:
        try:
            for token in tokens:
                decide(project, token, "b")
        except BaseException as error:
            failures.append(error)

    writer = threading.Thread(target=write)
    writer.start()
    sizes = []
    while writer.is_alive():
        sizes.append(len(project.annotations(manuscript.id)))
    writer.join()
    assert failures == []
    assert sizes == sorted(sizes)
    assert len(project.annotations(manuscript.id)) == len(tokens)


def test_real_manuscript_goes_in_and_out(project: Project, shared_data: Path) -> None:
    data = (shared_data / "anselm" / "B.train.tsv").read_bytes()
    text = data.decode("utf-8")
    tokens, start = [], 0
    for number, line in enumerate(text.split("\n"), start=1):
        form = line.split("\t")[0]
        if form:
            tokens.append(SourceToken(form, TokenKind.WORD, str(number), start, start + len(form)))
        start += len(line) + 1
    document = Document(Source("B.train.tsv", SourceFormat.TSV, data), Tokens(tokens))
    manuscript, _ = project.add_manuscript(document, "B", "", None, AT)
    assert [token.form for token in project.tokens(manuscript.id)] == [token.form for token in tokens]
    assert project.source(manuscript.id).data == data
    assert project.verify() == []


@pytest.mark.parametrize("place", [1 << 31, 1 << 62])
def test_a_place_far_behind_all_others_does_not_take_for_ever(
    project: Project, make_document: MakeDocument, decide: Decide, place: int
) -> None:
    manuscript, _ = project.add_manuscript(make_document(["vnd", "jn", "czu"]), "A", "", None, AT)
    for token in project.tokens(manuscript.id):
        decide(project, token, "x")
    expected = list(project.decided_pairs(manuscript.id))
    with project._database.writing() as connection:
        connection.execute("UPDATE token SET position = ? WHERE id = (SELECT MAX(id) FROM token)", (place,))
    assert list(project.decided_pairs(manuscript.id)) == expected
    if place < 1 << 32:
        assert [token.form for token in project.tokens(manuscript.id)] == ["vnd", "jn", "czu"]
        return
    with pytest.raises(UserError) as raised:
        project.tokens(manuscript.id)
    assert raised.value.code is ErrorCode.PROJECT_DAMAGED


@pytest.mark.parametrize(
    ("encoding", "cut"), [("utf-8", True), ("cp1252", True), ("utf-16-le", False), ("UTF-32", False)]
)
def test_of_a_large_source_the_beginning_can_be_read_alone(project: Project, encoding: str, cut: bool) -> None:
    """As many whole lines as there is room for, so that each can be decoded; the whole of a short source."""
    lines = "form\tnormalization\n" + "müß\tmuss\n" * 3
    for siglum, text in (("short", lines), ("long", lines * 60_000)):
        data = text.encode(encoding)
        source = Source("a.tsv", SourceFormat.TSV, data, encoding)
        tokens = [SourceToken("müß", TokenKind.WORD, "1", 0, 3)]
        manuscript, _ = project.add_manuscript(Document(source, Tokens(tokens)), siglum, "", None, AT)
        found = project.source_beginning(manuscript.id)
        assert replace(found, data=data) == source
        if siglum == "short" or not cut:
            assert found.data == data
        else:
            assert len(data) // 3 < len(found.data) <= 1 << 20
            assert data.startswith(found.data) and found.data.endswith(b"\n")
