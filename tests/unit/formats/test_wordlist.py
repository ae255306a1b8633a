"""One form a line."""

from __future__ import annotations

import pytest

from histnorm_gui.core.errors import ErrorCode, UserError
from histnorm_gui.core.model import TokenKind
from histnorm_gui.core.source import Document, ProblemCode, Source, SourceFormat, Written
from histnorm_gui.formats import wordlist


def read(text: str) -> Document:
    return wordlist.read(Source("a.txt", SourceFormat.WORD_LIST, text.encode()))


def test_forms_lines_and_offsets() -> None:
    text = "  vnd \r\n\r\ndar zů\r.\nmu\u0364z"
    document = read(text)
    found = [(token.form, token.line, token.kind) for token in document.tokens]
    assert found == [
        ("vnd", "1", TokenKind.WORD),
        ("dar zů", "3", TokenKind.WORD),
        (".", "4", TokenKind.PUNCTUATION),
        ("mu\u0364z", "5", TokenKind.WORD),
    ]
    assert [text[token.start : token.end] for token in document.tokens] == [token.form for token in document.tokens]
    assert all(token.normalization is None for token in document.tokens)
    assert document.source.data == text.encode()


def test_a_line_with_columns_is_named() -> None:
    document = read("vnd\t\ndaz\tdas\ner\n")
    assert [token.form for token in document.tokens] == ["vnd", "er"]
    assert [(problem.line, problem.code) for problem in document.problems] == [(2, ProblemCode.TOO_MANY_COLUMNS)]


def test_columns_everywhere() -> None:
    with pytest.raises(UserError) as caught:
        read("\nvnd\tund\ndaz\tdas\n")
    assert caught.value.code is ErrorCode.TSV_COLUMNS
    assert caught.value.args_by_name == {"path": "a.txt", "line": 2, "found": 2, "expected": 1}


def test_nothing_to_read() -> None:
    with pytest.raises(UserError) as caught:
        read("\n \n")
    assert caught.value.code is ErrorCode.NO_TOKENS


def test_normalizations_in_the_place_of_forms() -> None:
    source = Source("a.txt", SourceFormat.WORD_LIST, b"  vnd \r\n\r\ndaz\tART\ner")
    changed = wordlist.write(source, [Written("Und so"), Written("er", decided=False)])
    assert changed.decode() == "  Und so \r\n\r\ndaz\tART\n⟨er⟩"
    assert wordlist.write(source, [None, None]) == source.data
    with pytest.raises(ValueError, match="line end"):
        wordlist.write(source, [Written("a\nb"), None])
