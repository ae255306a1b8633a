"""What an editor gets out of a project, and what an import brings in."""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from histnorm_gui.core.errors import ErrorCode, UserError
from histnorm_gui.core.model import OPEN, Annotation, DecisionSource, Provenance, Status, Token, TokenKind
from histnorm_gui.core.source import Document, SourceFormat
from histnorm_gui.core.suggestion import Candidate, CandidateSource
from histnorm_gui.formats.registry import parse
from histnorm_gui.services import steps
from histnorm_gui.services.exchange import (
    ExportFormat,
    Undecided,
    export,
)
from histnorm_gui.services.export_tokens import DocumentTokens, ExportToken, ImportedDecisions
from histnorm_gui.services.file_writing import write_file
from histnorm_gui.services.session import Session

AT = "2024-05-01T12:00:00+00:00"
TEXT = "\ufeffVnd da,\r\n  er kam\uf157.\r"


def decided(norm: str, status: Status = Status.ACCEPTED, source: DecisionSource = DecisionSource.TYPED) -> Annotation:
    return Annotation(status, norm, Provenance(source, AT))


def tokens_of(
    document: Document, annotations: dict[str, Annotation], suggestions: dict[str, str] | None = None
) -> list[ExportToken]:
    """Tokens with the annotations and suggestions given by form."""
    found = []
    for index, token in enumerate(document.tokens):
        norm = (suggestions or {}).get(token.form)
        found.append(
            ExportToken(
                Token(index + 1, 1, index, token.line, token.form, token.kind, token.start, token.end),
                annotations.get(token.form, OPEN),
                None if norm is None else Candidate(norm, 0.8, CandidateSource.MODEL),
            )
        )
    return found


@pytest.fixture
def running() -> Document:
    return parse(TEXT.encode(), "B.txt", SourceFormat.TEXT)


ANNOTATIONS = {"Vnd": decided("Und", Status.CORRECTED), "da": decided("da", source=DecisionSource.FORM)}


@pytest.mark.parametrize(
    ("undecided", "mark", "expected"),
    [
        (Undecided.FORM, True, "\ufeffUnd da,\r\n  ⟨er⟩ ⟨kam\uf157⟩.\r"),
        (Undecided.FORM, False, "\ufeffUnd da,\r\n  er kam\uf157.\r"),
        (Undecided.SUGGESTION, True, "\ufeffUnd da,\r\n  ⟨er⟩ ⟨kam⟩.\r"),
        (Undecided.SUGGESTION, False, "\ufeffUnd da,\r\n  er kam.\r"),
        (Undecided.EMPTY, True, "\ufeffUnd da,\r\n  ⟨⟩ ⟨⟩.\r"),
        (Undecided.EMPTY, False, "\ufeffUnd da,\r\n   .\r"),
    ],
)
def test_running_text(running: Document, undecided: Undecided, mark: bool, expected: str) -> None:
    tokens = tokens_of(running, ANNOTATIONS, {"kam\uf157": "kam"})
    assert export(running.source, tokens, ExportFormat.TEXT, undecided, mark=mark).decode() == expected


def test_running_text_without_a_change_is_the_same_file(running: Document) -> None:
    tokens = tokens_of(running, {})
    assert export(running.source, tokens, ExportFormat.TEXT, Undecided.FORM, mark=False) == TEXT.encode()


def test_undecided_words_are_marked_by_default(running: Document) -> None:
    assert "⟨er⟩".encode() in export(running.source, tokens_of(running, {}), ExportFormat.TEXT, Undecided.FORM)


@pytest.mark.parametrize(
    ("undecided", "mark", "er", "kam"),
    [
        (Undecided.FORM, True, "⟨er⟩", "⟨kam\uf157⟩"),
        (Undecided.SUGGESTION, True, "⟨er⟩", "⟨kam⟩"),
        (Undecided.SUGGESTION, False, "er", "kam"),
        (Undecided.EMPTY, True, "", ""),
    ],
)
def test_two_columns(running: Document, undecided: Undecided, mark: bool, er: str, kam: str) -> None:
    tokens = tokens_of(running, ANNOTATIONS, {"kam\uf157": "kam"})
    data = export(running.source, tokens, ExportFormat.TSV2, undecided, mark=mark)
    assert data.decode() == f"Vnd\tUnd\nda\tda\n,\t,\ner\t{er}\nkam\uf157\t{kam}\n.\t.\n"


@pytest.mark.parametrize(
    ("undecided", "er", "kam"),
    [
        (Undecided.FORM, "er\topen\tform", "kam\uf157\topen\tform"),
        (Undecided.SUGGESTION, "er\topen\tform", "kam\topen\tsuggestion"),
        (Undecided.EMPTY, "\topen\tnone", "\topen\tnone"),
    ],
)
def test_four_columns(running: Document, undecided: Undecided, er: str, kam: str) -> None:
    tokens = tokens_of(running, ANNOTATIONS, {"kam\uf157": "kam"})
    data = export(running.source, tokens, ExportFormat.TSV4, undecided)
    assert data.decode() == (
        "form\tnormalization\tstate\tsource\n"
        "Vnd\tUnd\tcorrected\ttyped\n"
        "da\tda\taccepted\tform\n"
        ",\t,\tpunctuation\tnone\n"
        f"er\t{er}\n"
        f"kam\uf157\t{kam}\n"
        ".\t.\tpunctuation\tnone\n"
    )


@pytest.mark.parametrize("format", [ExportFormat.TSV2, ExportFormat.TSV4])
@pytest.mark.parametrize("undecided", list(Undecided))
def test_an_exported_file_reads_back_with_the_same_decisions(
    running: Document, format: ExportFormat, undecided: Undecided
) -> None:
    tokens = tokens_of(running, ANNOTATIONS, {"kam\uf157": "kam"})
    again = parse(export(running.source, tokens, format, undecided), "B.tsv")
    assert again.problems == ()
    assert [token.form for token in again.tokens] == [token.form for token in running.tokens]
    imported = ImportedDecisions(again, AT)
    assert [annotation.normalization for annotation in imported] == ["Und", "da", None, None, None, None]


def test_text_of_a_tsv_has_a_line_for_each_sentence() -> None:
    document = parse(b"\nVnd\tund\nda\tda\n.\t.\n\n\t\ner\ter\nkam\tkam\n", "B.tsv")
    tokens = tokens_of(document, {"Vnd": decided("und"), "da": decided(""), "er": decided("er")})
    assert export(document.source, tokens, ExportFormat.TEXT, Undecided.FORM).decode() == "und .\ner ⟨kam⟩\n"


def test_text_of_a_word_list() -> None:
    document = parse(b"vnd\r\nda\r\n\r\ner\r\n", "B.txt")
    tokens = tokens_of(document, {"vnd": decided("und")})
    assert export(document.source, tokens, ExportFormat.TEXT, Undecided.FORM, mark=False) == b"und da\ner\n"


def test_sentence_breaks_stay_in_columns() -> None:
    document = parse(b"vnd\tund\n\n\nda\tda\n", "B.tsv")
    tokens = tokens_of(document, {"vnd": decided("und"), "da": decided("da")})
    assert export(document.source, tokens, ExportFormat.TSV2, Undecided.EMPTY) == b"vnd\tund\n\nda\tda\n"
    assert export(document.source, tokens, ExportFormat.TSV4, Undecided.EMPTY).count(b"\n\n") == 1


def test_decisions_of_an_import() -> None:
    document = parse(b"vnd\tund\nda\tda\nsy\t\n,\t.\n", "B.tsv")
    imported = ImportedDecisions(document, AT)
    assert [annotation.normalization for annotation in imported] == ["und", "da", None, None]
    assert imported[0] == Annotation(Status.ACCEPTED, "und", Provenance(DecisionSource.IMPORTED, AT))
    assert imported[1].status is Status.ACCEPTED
    assert document.tokens[3].kind is TokenKind.PUNCTUATION
    assert imported[2:] == [OPEN, OPEN]


def test_a_real_manuscript_survives_import_and_export(shared_data: Path) -> None:
    data = (shared_data / "anselm" / "B.dev.tsv").read_bytes()
    document = parse(data, "B.dev.tsv")
    tokens = [
        ExportToken(Token(i, 1, i, t.line, t.form, t.kind, t.start, t.end), annotation)
        for i, (t, annotation) in enumerate(zip(document.tokens, ImportedDecisions(document, AT), strict=True))
    ]
    assert export(document.source, tokens, ExportFormat.TSV2, Undecided.EMPTY) == data


def test_write_file_replaces_the_whole_file(tmp_path: Path) -> None:
    path = tmp_path / "out.tsv"
    write_file(path, b"old and longer")
    path.chmod(0o640)
    write_file(path, b"new")
    assert path.read_bytes() == b"new"
    assert path.stat().st_mode & 0o777 == 0o640
    assert [entry.name for entry in tmp_path.iterdir() if entry.is_file()] == ["out.tsv"]


def test_a_failed_write_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "out.tsv"
    path.write_bytes(b"old")

    def full(_descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(UserError) as caught:
        write_file(path, b"new")
    assert caught.value.code is ErrorCode.FILE_UNWRITABLE
    assert caught.value.args_by_name == {"path": str(path), "reason": "No space left on device"}
    assert path.read_bytes() == b"old"
    assert [entry.name for entry in tmp_path.iterdir() if entry.is_file()] == ["out.tsv"]


def test_a_write_whose_parts_cannot_be_made_leaves_the_old_file(tmp_path: Path) -> None:
    path = tmp_path / "out.xml"
    write_file(path, iter([b"old ", b"text"]))
    assert path.read_bytes() == b"old text"

    def parts() -> Iterator[bytes]:
        yield b"new"
        raise UserError(ErrorCode.TEXT_UNWRITABLE, path="a", reason="b")

    with pytest.raises(UserError) as caught:
        write_file(path, parts())
    assert caught.value.code is ErrorCode.TEXT_UNWRITABLE
    assert path.read_bytes() == b"old text"
    assert [entry.name for entry in tmp_path.iterdir() if entry.is_file()] == ["out.xml"]


def test_where_no_file_can_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"x")
    cases = {
        tmp_path: ErrorCode.FILE_IS_DIRECTORY,
        tmp_path / "no" / "such" / "folder.tsv": ErrorCode.FILE_UNWRITABLE,
        tmp_path / "file" / "below.tsv": ErrorCode.FILE_UNWRITABLE,
        tmp_path / "nul\0.tsv": ErrorCode.FILE_UNWRITABLE,
    }
    for path, code in cases.items():
        with pytest.raises(UserError) as caught:
            write_file(path, b"new")
        assert caught.value.code is code
        assert caught.value.args_by_name["path"] == str(path)
    assert (tmp_path / "file").read_bytes() == b"x"


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no named pipes on this system")
def test_a_pipe_is_not_replaced(tmp_path: Path) -> None:
    path = tmp_path / "pipe"
    os.mkfifo(path)
    with pytest.raises(UserError) as caught:
        write_file(path, b"new")
    assert caught.value.code is ErrorCode.FILE_UNWRITABLE
    assert path.is_fifo()


@pytest.mark.skipif(os.name == "nt", reason="links need privileges on Windows")
def test_a_link_stays_a_link(tmp_path: Path) -> None:
    (tmp_path / "real.tsv").write_bytes(b"old")
    link = tmp_path / "link.tsv"
    link.symlink_to("real.tsv")
    write_file(link, b"new")
    assert link.is_symlink()
    assert (tmp_path / "real.tsv").read_bytes() == b"new"
    loop = tmp_path / "loop.tsv"
    loop.symlink_to("loop.tsv")
    with pytest.raises(UserError) as caught:
        write_file(loop, b"new")
    assert caught.value.code is ErrorCode.FILE_UNWRITABLE


def test_the_imported_file_with_the_normalizations_put_in() -> None:
    data = '\ufeffform;pos;norm\r\nvnd;KON;"und"\r\nda;ADV;\r\n,;P;,\r\ner;PRO;er\r\n'.encode()
    document = parse(data, "B.csv")
    given = ImportedDecisions(document, AT)
    assert export(document.source, DocumentTokens(document, given), ExportFormat.SOURCE, Undecided.EMPTY) == data
    tokens = tokens_of(document, {"vnd": decided("Und"), "er": decided("er")}, {"da": "dar"})
    changed = export(document.source, tokens, ExportFormat.SOURCE, Undecided.EMPTY)
    assert changed == data.replace(b'"und"', b'"Und"')
    suggested = export(document.source, tokens, ExportFormat.SOURCE, Undecided.SUGGESTION)
    assert suggested == changed.replace(b"ADV;", "ADV;⟨dar⟩".encode())
    unmarked = export(document.source, tokens, ExportFormat.SOURCE, Undecided.FORM, mark=False)
    assert unmarked == changed.replace(b"ADV;", b"ADV;da")


def test_a_source_of_running_text_comes_back_by_the_places_of_its_tokens(running: Document) -> None:
    tokens = tokens_of(running, ANNOTATIONS, {})
    changed = export(running.source, tokens, ExportFormat.SOURCE, Undecided.EMPTY)
    assert changed.decode() == TEXT.replace("Vnd", "Und")
    changed = export(running.source, tokens, ExportFormat.SOURCE, Undecided.FORM)
    assert changed.decode() == TEXT.replace("Vnd", "Und").replace("er kam\uf157", "⟨er⟩ ⟨kam\uf157⟩")


def test_divided_words_keep_their_lines_in_the_text() -> None:
    document = parse("Vnd ge=\nſagt er\n".encode(), "B.txt", SourceFormat.TEXT)
    tokens = tokens_of(document, {"geſagt": decided("gesagt"), "Vnd": decided("Und"), "er": decided("er")})
    assert export(document.source, tokens, ExportFormat.TEXT, Undecided.FORM).decode() == "Und gesagt\n er\n"
    assert export(document.source, tokens, ExportFormat.TSV2, Undecided.FORM).decode() == (
        "Vnd\tUnd\ngeſagt\tgesagt\ner\ter\n"
    )


def test_what_a_format_cannot_hold_is_said() -> None:
    document = parse(b'form,norm\n"v\nnd",und\n', "B.csv")
    with pytest.raises(UserError) as caught:
        export(
            document.source,
            DocumentTokens(document, ImportedDecisions(document, AT)),
            ExportFormat.TSV2,
            Undecided.EMPTY,
        )
    assert caught.value.code is ErrorCode.TEXT_UNWRITABLE
    assert caught.value.args_by_name["path"] == "B.csv"


CONLLU = "1\tvnd\t_\t_\t_\t_\t_\t_\t_\tNorm=und|Note=alt|Flag=Yes\n2\tda" + "\t_" * 8 + "\n\n"


@pytest.mark.parametrize("read_before", [True, False])
def test_notes_that_were_not_read_at_the_import_stay_in_the_file(tmp_path: Path, read_before: bool) -> None:
    """A file that an earlier version imported, which did not read notes: the project knows nothing of them."""
    session = Session.create(tmp_path / "a.histnorm")
    document = replace(parse(CONLLU.encode(), "a.conllu"), remarks={})
    document = replace(document, source=replace(document.source, remarks_read=read_before))
    manuscript = session.import_document(document, "A", decided=True)
    session.close()
    session = Session.open(tmp_path / "a.histnorm")
    text = session.text(manuscript.id)
    session.perform(steps.note(text, text.tokens[1], "neu"))
    data = session.export(manuscript.id, ExportFormat.SOURCE, Undecided.EMPTY).decode()
    session.close()
    assert ("Note=alt|Flag=Yes" in data) == (not read_before)
    assert "Note=neu" in data
