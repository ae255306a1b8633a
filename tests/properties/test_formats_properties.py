"""Whatever a file holds: nothing is lost, and what is written reads back the same."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from histnorm_gui.core.errors import UserError
from histnorm_gui.core.model import OPEN, Annotation, DecisionSource, Provenance, Status, Token, TokenKind
from histnorm_gui.core.source import Document, Source, SourceFormat
from histnorm_gui.core.text import graphemes, kind_of
from histnorm_gui.formats import plaintext, tsv
from histnorm_gui.formats.decoding import decode, lines
from histnorm_gui.formats.doubt import is_marked
from histnorm_gui.formats.registry import MODULES, parse, reader
from histnorm_gui.services.exchange import ExportFormat, Undecided, export
from histnorm_gui.services.export_tokens import ExportToken

# Letters, marks, private use, signs and every kind of white space, besides the whole plane.
_ALPHABET = st.one_of(
    st.sampled_from("vndſꝛu\u0364\u0304\uf157.,/·¶-='⟨⟩()[]<>1 \t\u00a0\u2028\u200d\u200b\ufeff\x0b\x0c\x1c\x85"),
    st.characters(max_codepoint=0xFFFF, exclude_categories=["Cs"]),
)
_ENDS = st.sampled_from(["\n", "\r\n", "\r", "\n\r", "\n\n", ""])
texts = st.lists(st.tuples(st.text(_ALPHABET, max_size=12), _ENDS), max_size=8).map(
    lambda parts: "".join(part + end for part, end in parts)
)
encodings = st.sampled_from(["utf-8", "utf-8-sig"])
cells = st.text(_ALPHABET, max_size=8).filter(lambda text: not any(c in text for c in "\t\n\r"))
forms = cells.filter(lambda text: bool(text.strip()))


LITERAL = (SourceFormat.TEXT, SourceFormat.TSV, SourceFormat.WORD_LIST)


def check(document: Document) -> None:
    text = document.source.text
    end = 0
    for token in document.tokens:
        assert end <= token.start < token.end <= len(text)
        if document.source.format in LITERAL and not any(c in text[token.start : token.end] for c in "\r\n"):
            assert text[token.start : token.end] == token.form
        assert token.kind in (kind_of(token.form), TokenKind.PUNCTUATION)
        end = token.end


@settings(deadline=None)
@given(texts, encodings, st.sampled_from(list(MODULES)))
def test_spans_are_in_order_and_hold_the_forms(text: str, encoding: str, format: SourceFormat) -> None:
    source = Source("a", format, text.encode(encoding), encoding)
    try:
        document = reader(format)(source)
    except UserError:
        return
    check(document)
    assert document.source.data == text.encode(encoding)


@settings(deadline=None)
@given(texts, encodings)
def test_running_text_comes_back_byte_for_byte(text: str, encoding: str) -> None:
    source = Source("a", SourceFormat.TEXT, text.encode(encoding), encoding)
    try:
        document = plaintext.read(source)
    except UserError:
        return
    assert plaintext.replace(source, []) == source.data
    same = [(t.start, t.end, t.form) for t in document.tokens if source.text[t.start : t.end] == t.form]
    assert plaintext.replace(source, same) == source.data
    tokens = [
        ExportToken(Token(i, 1, i, t.line, t.form, t.kind, t.start, t.end), OPEN) for i, t in enumerate(document.tokens)
    ]
    assert export(source, tokens, ExportFormat.TEXT, Undecided.FORM, mark=False) == source.data


@settings(deadline=None)
@given(texts)
def test_tokens_cut_no_grapheme_and_leave_nothing_visible(text: str) -> None:
    chunks = [(chunk, list(plaintext.split_chunk(chunk))) for line in lines(text) for chunk in line.text.split()]
    for chunk, tokens in chunks:
        starts = {0}
        for piece in graphemes(chunk):
            starts.add(max(starts) + len(piece))
        assert all(offset in starts and offset + len(form) in starts for form, offset in tokens)
        covered = sum(len(form) for form, _ in tokens)
        assert covered == len(chunk) or any(not character.isprintable() for character in chunk)


@settings(deadline=None)
@given(st.binary(max_size=60))
def test_any_bytes_are_read_without_loss_or_refused(data: bytes) -> None:
    try:
        document = parse(data, "a.txt")
    except UserError as error:
        assert error.args_by_name["path"] == "a.txt"
        return
    assert document.source.data == data
    assert document.source.text.encode(document.source.encoding) == data
    check(document)


@settings(deadline=None)
@given(texts, encodings)
def test_decoding_loses_nothing(text: str, encoding: str) -> None:
    data = text.encode(encoding)
    try:
        decoded, codec = decode(data, "a")
    except UserError:
        return
    assert decoded.encode(codec) == data


@settings(deadline=None)
@given(texts)
def test_lines_cover_the_text(text: str) -> None:
    end = 0
    for number, line in enumerate(lines(text), start=1):
        assert line.number == number
        assert line.start >= end
        assert text[end : line.start] in ("", "\n", "\r", "\r\n")
        assert text.startswith(line.text, line.start)
        end = line.start + len(line.text)
    assert text[end:] in ("", "\n", "\r", "\r\n")


def _read_back(data: bytes) -> Document:
    encoding = "utf-8-sig" if data.startswith(b"\xef\xbb\xbf") else "utf-8"
    return tsv.read(Source("a.tsv", SourceFormat.TSV, data, encoding))


def _tokens(rows: list[tuple[str, str | None]]) -> list[ExportToken]:
    provenance = Provenance(DecisionSource.TYPED, "2024-05-01T12:00:00+00:00")
    return [
        ExportToken(
            Token(i, 1, i, str(i + 1), form, kind_of(form), 0, len(form)),
            OPEN if norm is None else Annotation(Status.CORRECTED, norm, provenance),
        )
        for i, (form, norm) in enumerate(rows)
    ]


@settings(deadline=None)
@given(st.lists(st.tuples(forms, st.none() | cells), min_size=1, max_size=8), st.sampled_from(Undecided))
def test_four_columns_read_back(rows: list[tuple[str, str | None]], undecided: Undecided) -> None:
    tokens = _tokens(rows)
    source = Source("a", SourceFormat.TSV, b"")
    document = _read_back(export(source, tokens, ExportFormat.TSV4, undecided))
    assert document.problems == ()
    assert [token.form for token in document.tokens] == [form for form, _ in rows]
    for token, (form, norm) in zip(document.tokens, rows, strict=True):
        expected = form if norm is None and token.kind.value == "punctuation" else norm
        assert token.normalization == expected


@settings(deadline=None)
@given(st.lists(st.tuples(forms, st.none() | forms), min_size=1, max_size=8), st.sampled_from(Undecided))
def test_two_columns_read_back(rows: list[tuple[str, str | None]], undecided: Undecided) -> None:
    rows = [(form, None if norm is None or is_marked(norm) else norm) for form, norm in rows]
    tokens = _tokens(rows)
    source = Source("a", SourceFormat.TSV, b"")
    document = _read_back(export(source, tokens, ExportFormat.TSV2, undecided))
    assert document.problems == ()
    assert [token.form for token in document.tokens] == [form for form, _ in rows]
    for token, (form, norm) in zip(document.tokens, rows, strict=True):
        punctuation = norm is None and token.kind.value == "punctuation" and not is_marked(form)
        assert token.normalization == (form if punctuation else norm)
