"""Running text: where words end, and that everything else comes back as it was."""

from __future__ import annotations

from pathlib import Path

import pytest

from histnorm_gui.core.errors import ErrorCode, UserError
from histnorm_gui.core.model import TokenKind
from histnorm_gui.core.source import Source, SourceFormat, Written
from histnorm_gui.formats import plaintext
from histnorm_gui.formats.registry import load


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
    data = plaintext.replace(read, [(tokens[0].start, tokens[0].end, "Und"), (tokens[5].start, tokens[5].end, "muss")])
    assert data == "\ufeff  Und\tda\r\n\x0cer \uf157, muss\r".encode()


def test_without_replacements_the_bytes_are_the_same() -> None:
    read = source("Vnd\r\nda\r", "utf-8-sig")
    assert plaintext.replace(read, []) == read.data


@pytest.mark.parametrize(
    "spans", [[(2, 4, "x"), (0, 1, "y")], [(0, 3, "x"), (2, 4, "y")], [(0, 99, "x")], [(3, 1, "x")]]
)
def test_spans_out_of_order_are_a_mistake_of_the_caller(spans: list[tuple[int, int, str]]) -> None:
    with pytest.raises(ValueError, match=r"out of order|outside"):
        plaintext.replace(source("Vnd da er kam"), spans)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("mane-\nra de", ["manera", "de"]),
        ("ge¬\r\nſagt/", ["geſagt", "/"]),
        ("dar=  \n  über", ["darüber"]),
        ("Ber⸗\rLin", ["BerLin"]),
        ("ſchrei\u00ad\nben", ["ſchreiben"]),
        ("Be=\nauf¬\nſicht", ["Beaufſicht"]),
        ("Blum-\nGarten", ["Blum", "-", "Garten"]),  # a name, perhaps
        ("ja -\nnein", ["ja", "-", "nein"]),
        ("ja--\nnein", ["ja", "--", "nein"]),
        ("ge=\n\nſagt", ["ge", "=", "ſagt"]),
        ("ge=\n12 ſagt", ["ge", "=", "12", "ſagt"]),
        ("dar=\nfk_04,07   über", ["dar", "=", "fk_04,07", "über"]),
        ("ge=\n[fol. 2r]\nſagt", ["ge", "=", "[fol. 2r]", "ſagt"]),
        ("ge=\n/ ſagt", ["ge", "=", "/", "ſagt"]),
        ("-*-\neen", ["-", "*", "-", "een"]),
        ("ge=", ["ge", "="]),
    ],
)
def test_words_divided_at_the_end_of_a_line(text: str, expected: list[str]) -> None:
    assert forms(text) == expected


def test_a_divided_word_spans_the_break_and_belongs_to_the_first_line() -> None:
    text = "in na-\r\n  turalmientre, por"
    document = plaintext.read(source(text))
    found = [(token.form, token.line, text[token.start : token.end]) for token in document.tokens]
    assert found == [
        ("in", "1", "in"),
        ("naturalmientre", "1", "na-\r\n  turalmientre"),
        (",", "2", ","),
        ("por", "2", "por"),
    ]
    assert document.tokens[1].kind is TokenKind.WORD


@pytest.mark.parametrize(
    "mark", ["[fol. 93r]", "{fol. 1r}", "[1r]", " ⟨Bl. 12va⟩ ", "[12]", "<p. 3>", "[Fol. 2 recto]"]
)
def test_marks_of_leaves_are_no_words(mark: str) -> None:
    text = f"vnd da\n{mark}\ner kam"
    document = plaintext.read(source(text))
    assert [token.form for token in document.tokens] == ["vnd", "da", mark.strip(), "er", "kam"]
    assert document.tokens[2].kind is TokenKind.PUNCTUATION
    assert text[document.tokens[2].start : document.tokens[2].end] == mark.strip()


@pytest.mark.parametrize("text", ["[vnd]", "(12)", "er [1r] kam", "[fol. 93r", "[anno 12]"])
def test_other_brackets_are_no_marks_of_leaves(text: str) -> None:
    assert text.strip() not in forms(text)


def test_normalizations_in_the_place_of_words() -> None:
    read = source("Vnd na-\r\n  tura er\r\nkam")
    written = [Written("Und"), Written("Natur"), None, Written("kam", decided=False)]
    assert plaintext.write(read, written).decode() == "Und Natur\r\n   er\r\n⟨kam⟩"
    assert plaintext.write(read, [None] * 4) == read.data
    assert plaintext.write(read, [None, Written("natura"), None, None]) == read.data  # divided as it was


def test_an_encoding_that_lacks_a_letter_is_said() -> None:
    read = Source("a.txt", SourceFormat.TEXT, "für".encode("cp1252"), "cp1252")
    assert plaintext.write(read, [Written("vür")]) == "vür".encode("cp1252")
    with pytest.raises(UserError) as caught:
        plaintext.write(read, [Written("fꝛ")])
    assert caught.value.code is ErrorCode.TEXT_UNENCODABLE


def test_a_line_of_300000_characters() -> None:
    assert len(forms("vnd " * 75_000)) == 75_000
    assert forms("x" * 300_000) == ["x" * 300_000]
    assert len(forms("x/" * 150_000)) == 300_000


# What the index of the samples says: pieces between spaces, and words that must be there.
SAMPLES = {
    "foliautils_hyph": (40, ["paragrafen", "afbreking", "geval", "softhyphen"]),
    "gallicorpora_bpt6k10516302": (2757, ["recõmandable", "auecq̃s", "q̃"]),
    "osta_ACE": (0, ["manera", "naturalmientre", "trabaios", "uiniessen", "alegria", "[fol. 1r]", "quando[ ]les"]),
    "osta_RHJ": (0, ["[fol. 93r]", "q<ue>", "Roma<n>çe", "dent<r><<o>>", "onb(^s)[^<r>o]", "desone[s]tas"]),
    "cora-kafka": (0, ["Jemand", "verleumdet", "fest", "be#son#ders|prak#tisch"]),
}


@pytest.mark.parametrize("name", SAMPLES)
def test_samples(shared_data: Path, name: str) -> None:
    document = load(shared_data / "formats" / "transcription" / f"{name}.txt", SourceFormat.TEXT)
    text = document.source.text
    pieces, words = SAMPLES[name]
    tokens = document.tokens
    found = [token.form for token in tokens]
    if pieces:
        assert len(text.split()) == pieces
    assert [word for word in words if word not in found and " " not in word] == []
    divided = [text[t.start : t.end] for t in tokens if "\n" in text[t.start : t.end]]
    assert all(t.form == text[t.start : t.end] or "\n" in text[t.start : t.end] for t in tokens)
    assert len(divided) == {"foliautils_hyph": 4, "osta_ACE": 11}.get(name, 0)
    assert plaintext.write(document.source, [None] * len(tokens)) == document.source.data
    changed = plaintext.write(document.source, [Written("N") if i % 2 else None for i in range(len(tokens))])
    assert changed.count(b"\n") == document.source.data.count(b"\n")
    again = plaintext.read(Source("a", SourceFormat.TEXT, changed, document.source.encoding)).tokens
    assert sum(token.form == "N" for token in again) > len(tokens) / 4
