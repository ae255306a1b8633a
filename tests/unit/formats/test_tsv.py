"""Two columns as corpora have them, and the files that we write ourselves."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from histnorm_gui.core.errors import ErrorCode, UserError
from histnorm_gui.core.model import TokenKind
from histnorm_gui.core.source import Document, ProblemCode, Source, SourceFormat, Written
from histnorm_gui.formats import tsv
from histnorm_gui.formats.doubt import is_marked
from histnorm_gui.formats.registry import parse


def read(text: str) -> Document:
    return tsv.read(Source("a.tsv", SourceFormat.TSV, text.encode()))


def pairs(document: Document) -> list[tuple[str, str | None]]:
    return [(token.form, token.normalization) for token in document.tokens]


def test_forms_and_normalizations_are_kept_exactly() -> None:
    document = read('trincks\ttrink es\ndar zů \tdazu \n"\t"\nVn̄\tund\n')
    assert pairs(document) == [("trincks", "trink es"), ("dar zů ", "dazu "), ('"', '"'), ("Vn̄", "und")]
    assert document.problems == ()


def test_line_labels_are_row_numbers_and_offsets_point_at_the_form() -> None:
    document = read("\ufeff" + "vnd\tund\r\n\r\n\t\r\ndaz\tdas\rer\ter")
    assert [token.line for token in document.tokens] == ["1", "4", "5"]
    text = document.source.text
    assert [text[token.start : token.end] for token in document.tokens] == [token.form for token in document.tokens]


def test_kinds() -> None:
    document = read(",\t--\n⁊\tés\nvnd\tund\n.\t\n")
    assert [token.kind for token in document.tokens] == [
        TokenKind.PUNCTUATION,
        TokenKind.WORD,
        TokenKind.WORD,
        TokenKind.PUNCTUATION,
    ]


def test_an_empty_normalization_is_undecided() -> None:
    assert pairs(read("vnd\t\ndaz\t \ner\t⟨er⟩\nwir\twir\n")) == [
        ("vnd", None),
        ("daz", None),
        ("er", None),
        ("wir", "wir"),
    ]


def test_rows_that_cannot_be_read_are_named_by_line() -> None:
    document = read("vnd\tund\n dañ\n\n\t,\ndaz\tdas\tvnd\twieder\ner\ter\t\t\n")
    assert pairs(document) == [("vnd", "und"), ("er", "er")]
    assert [(problem.line, problem.code) for problem in document.problems] == [
        (2, ProblemCode.MISSING_COLUMN),
        (4, ProblemCode.EMPTY_FORM),
        (5, ProblemCode.TOO_MANY_COLUMNS),
    ]
    assert document.problems[0].text == " dañ"


def test_a_long_unreadable_row_is_shortened() -> None:
    (problem,) = read("vnd\tund\n" + "x" * 5000).problems
    assert len(problem.text) == 80
    assert problem.text.endswith("…")


def test_further_columns_are_ignored_when_all_rows_have_them() -> None:
    document = read("vnd\tund\tKON\ndaz\tdas\tART\n")
    assert pairs(document) == [("vnd", "und"), ("daz", "das")]
    assert document.problems == ()


def test_a_row_with_fewer_further_columns_is_read() -> None:
    document = read("vnd\tund\tKON\tx\ndaz\tdas\tART\ty\ner\ter\n")
    assert len(document.tokens) == 3
    assert document.problems == ()


def test_no_second_column_anywhere() -> None:
    with pytest.raises(UserError) as caught:
        read("\nvnd\ndaz\n")
    assert caught.value.code is ErrorCode.TSV_COLUMNS
    assert caught.value.args_by_name == {"path": "a.tsv", "line": 2, "found": 1, "expected": 2}


def test_a_header_alone_holds_no_tokens() -> None:
    with pytest.raises(UserError) as caught:
        read("form\tnormalization\tstate\tsource\n")
    assert caught.value.code is ErrorCode.NO_TOKENS


def test_our_four_columns_read_back_with_open_words_open() -> None:
    data = tsv.write_four_columns(
        [
            tsv.Row("vnd", "und", "accepted", "typed"),
            None,
            tsv.Row("daz", "das", "open", "suggestion"),
            tsv.Row("ge", "", "corrected", "typed"),
            tsv.Row(".", ".", "punctuation", "none"),
        ]
    )
    assert data.decode().splitlines()[0] == "form\tnormalization\tstate\tsource"
    assert b"\r" not in data
    document = tsv.read(Source("a.tsv", SourceFormat.TSV, data))
    assert pairs(document) == [("vnd", "und"), ("daz", None), ("ge", ""), (".", ".")]
    assert [token.line for token in document.tokens] == ["2", "4", "5", "6"]
    assert document.problems == ()


def test_a_word_that_is_called_form_is_no_header() -> None:
    data = tsv.write_two_columns([("form", "normalization"), ("vnd", "und")])
    assert data == b"form\tnormalization\nvnd\tund\n"
    assert len(tsv.read(Source("a.tsv", SourceFormat.TSV, data)).tokens) == 2


@pytest.mark.parametrize("bad", ["a\tb", "a\nb", "a\rb"])
def test_a_cell_cannot_hold_tabs_or_line_ends(bad: str) -> None:
    with pytest.raises(ValueError, match="tab or a line end"):
        tsv.write_two_columns([("vnd", bad)])
    with pytest.raises(ValueError, match="tab or a line end"):
        tsv.write_four_columns([tsv.Row(bad, "und", "open", "none")])


def test_a_form_that_begins_with_a_byte_order_mark_of_its_own_keeps_it() -> None:
    data = tsv.write_two_columns([("\ufeffvnd", "und")])
    assert pairs(parse(data, "a.tsv")) == [("\ufeffvnd", "und")]


def test_normalizations_are_put_into_the_second_cells() -> None:
    text = "\ufeffvnd\tund\tKON\r\n\r\ndaz\t\tART\rsy\tsi e"
    source = Source("a.tsv", SourceFormat.TSV, text.encode(), "utf-8-sig")
    changed = tsv.write(source, [None, Written("das"), Written("sie", decided=False)])
    assert changed.decode() == text.replace("daz\t\t", "daz\tdas\t").replace("si e", "⟨sie⟩")
    assert tsv.write(source, [None] * 3) == source.data
    with pytest.raises(ValueError, match="tab or a line end"):
        tsv.write(source, [Written("a\tb"), None, None])


def test_our_own_states_follow_the_cells() -> None:
    head = "form\tnormalization\tstate\tsource\n"
    source = Source("a.tsv", SourceFormat.TSV, (head + "vnd\t\topen\tnone\nda\tda\taccepted\tform\n").encode())
    changed = tsv.write(source, [Written("und"), Written("dar")]).decode()
    assert changed == head + "vnd\tund\taccepted\tnone\nda\tdar\taccepted\tform\n"
    changed = tsv.write(source, [Written("und", decided=False), None]).decode()
    assert changed == head + "vnd\tund\topen\tnone\nda\tda\taccepted\tform\n"
    assert pairs(read(changed)) == [("vnd", None), ("da", "da")]


norms = st.text(st.characters(max_codepoint=0xFFFF, exclude_categories=["Cs"], exclude_characters="\t\r\n")).filter(
    lambda text: bool(text.strip()) and not is_marked(text)
)


@settings(max_examples=50, deadline=None)
@given(st.lists(st.none() | norms, min_size=3, max_size=3))
def test_any_normalization_survives(given_: list[str | None]) -> None:
    source = Source("a.tsv", SourceFormat.TSV, b"vnd\tund\tx\ndaz\t\tx\nsy\tsie\tx")
    changed = tsv.write(source, [None if norm is None else Written(norm) for norm in given_])
    after = tsv.read(Source("a.tsv", SourceFormat.TSV, changed)).tokens
    assert [token.normalization for token in after] == [
        old if norm is None else norm for old, norm in zip(["und", None, "sie"], given_, strict=True)
    ]
