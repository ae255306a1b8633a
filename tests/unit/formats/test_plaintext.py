"""Running text: where words end, and that everything else comes back as it was."""

from __future__ import annotations

import pytest

from histnorm_gui.core.errors import ErrorCode, UserError
from histnorm_gui.core.model import TokenKind
from histnorm_gui.core.source import Source, SourceFormat
from histnorm_gui.formats import plaintext


def source(text: str, encoding: str = "utf-8") -> Source:
    return Source("a.txt", SourceFormat.TEXT, text.encode(encoding), encoding)


def forms(text: str) -> list[str]:
    return [token.form for token in plaintext.read(source(text)).tokens]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Vnd da er kam.", ["Vnd", "da", "er", "kam", "."]),
        ("Nahmen/ auch/dero", ["Nahmen", "/", "auch", "/", "dero"]),
        ("herr,vnd; nit!", ["herr", ",", "vnd", ";", "nit", "!"]),
        ("·xij· ¶ſo¶vnd", ["·", "xij", "·", "¶", "ſo", "¶", "vnd"]),
        ("dar=über ge⸗ be¬ ſchrei=", ["dar=über", "ge", "⸗", "be", "¬", "ſchrei", "="]),
        ("hab's l’amy d.h. Blum-garten", ["hab's", "l’amy", "d.h", ".", "Blum-garten"]),
        ("(„Der“) »so«", ["(", "„", "Der", "“", ")", "»", "so", "«"]),
        ("3/10 1,5 20,000.", ["3/10", "1,5", "20,000", "."]),
        ("so... ja -- Haus--hof //", ["so", "...", "ja", "--", "Haus", "--", "hof", "//"]),
        ("mu\u0364z v\u0304n\u0304/", ["mu\u0364z", "v\u0304n\u0304", "/"]),
        ("her\uf157. \uf158", ["her\uf157", ".", "\uf158"]),
        ("⁊ &c.", ["⁊", "&c", "."]),
        ("q<ue> dent<r> (q<ue>)", ["q<ue>", "dent<r>", "(", "q<ue>", ")"]),
        ("[v]nd (er)faren [vnd]", ["[v]nd", "(er)faren", "[", "vnd", "]"]),
        ("q.\u0304 .\u0304", ["q.\u0304", ".\u0304"]),
        ("1° wei$ vn~ ˛sin", ["1°", "wei$", "vn~", "˛sin"]),
        ("a\u200db.\u200d c", ["a\u200db", ".\u200d", "c"]),
        ("\u200bvnd\u200b \u2060", ["vnd"]),
        ("ſchrei\u00ad", ["ſchrei", "\u00ad"]),
        ("a\u00a0b\u2028c", ["a", "b", "c"]),
    ],
)
def test_tokens(text: str, expected: list[str]) -> None:
    assert forms(text) == expected


def test_kinds_lines_and_offsets() -> None:
    text = "Vnd da/\r\n\r\ner·\rkam"
    document = plaintext.read(source(text))
    assert [(token.form, token.kind, token.line) for token in document.tokens] == [
        ("Vnd", TokenKind.WORD, "1"),
        ("da", TokenKind.WORD, "1"),
        ("/", TokenKind.PUNCTUATION, "1"),
        ("er", TokenKind.WORD, "3"),
        ("·", TokenKind.PUNCTUATION, "3"),
        ("kam", TokenKind.WORD, "4"),
    ]
    assert [text[token.start : token.end] for token in document.tokens] == [token.form for token in document.tokens]


def test_a_text_without_anything_to_see() -> None:
    with pytest.raises(UserError) as caught:
        forms("\u200b \u2060\n")
    assert caught.value.code is ErrorCode.NO_TOKENS
    assert caught.value.args_by_name == {"path": "a.txt"}


def test_replacing_words_leaves_everything_else() -> None:
    text = "  Vnd\tda\r\n\x0cer \uf157, mu\u0364z\r"
    read = source(text, "utf-8-sig")
    tokens = plaintext.read(read).tokens
    data = plaintext.write(read, [(tokens[0].start, tokens[0].end, "Und"), (tokens[5].start, tokens[5].end, "muss")])
    assert data == "\ufeff  Und\tda\r\n\x0cer \uf157, muss\r".encode()


def test_without_replacements_the_bytes_are_the_same() -> None:
    read = source("Vnd\r\nda\r", "utf-8-sig")
    assert plaintext.write(read, []) == read.data


@pytest.mark.parametrize(
    "spans", [[(2, 4, "x"), (0, 1, "y")], [(0, 3, "x"), (2, 4, "y")], [(0, 99, "x")], [(3, 1, "x")]]
)
def test_spans_out_of_order_are_a_mistake_of_the_caller(spans: list[tuple[int, int, str]]) -> None:
    with pytest.raises(ValueError, match="out of order or outside"):
        plaintext.write(source("Vnd da er kam"), spans)
