"""Characters, words and keys: what an editor's spelling may look like and what must match what."""

from __future__ import annotations

import sys
import unicodedata

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from histnorm_gui.core.model import TokenKind
from histnorm_gui.core.text import (
    LONGEST_WORD,
    folded_key,
    graphemes,
    is_readable,
    is_word,
    kind_of,
    lower_keep_length,
    match_case,
    matching_key,
    shortened,
)

texts = st.text(alphabet=st.characters(exclude_categories=("Cs",)), max_size=20)


@pytest.mark.parametrize("form", ["vnd", "1472", "xxiiij", "\uf158", "⁊", "&", "do\u0304", ".O.", "ꝛc.", "ⁱ", "漢"])
def test_words(form: str) -> None:
    assert is_word(form)
    assert kind_of(form) is TokenKind.WORD


@pytest.mark.parametrize("form", ["", ".", "/", "·", "¶", "⸗", "—", "...", ").", "\u0304", " ", "+", "\u200d", "˖"])
def test_punctuation_and_symbols_are_no_words(form: str) -> None:
    assert not is_word(form)
    assert kind_of(form) is TokenKind.PUNCTUATION


def test_graphemes_keep_marks_and_joiners_with_their_base() -> None:
    assert graphemes("mu\u0364z\u0304\u0317") == ["m", "u\u0364", "z\u0304\u0317"]
    assert graphemes("a\u200db") == ["a\u200d", "b"]
    assert graphemes("\u0304a") == ["\u0304", "a"]
    assert graphemes("\uf157\u0304") == ["\uf157\u0304"]


@settings(deadline=None)
@given(texts)
def test_graphemes_joined_give_the_text(text: str) -> None:
    pieces = graphemes(text)
    assert "".join(pieces) == text
    assert all(pieces)


@settings(deadline=None)
@given(texts)
def test_lower_case_keeps_every_offset(form: str) -> None:
    lowered = lower_keep_length(form)
    assert len(lowered) == len(form)
    assert lower_keep_length(lowered) == lowered


def test_a_letter_whose_lower_case_is_longer_stays() -> None:
    assert lower_keep_length("İSTANBUL") == "İstanbul"
    assert lower_keep_length("ẞ\uf157Ü") == "ß\uf157ü"
    assert lower_keep_length("ΛΌΓΟΣ") == "λόγοσ"  # whatever stands around it


def test_every_character_is_lowered_as_it_is_alone() -> None:
    signs = [chr(code) for code in range(sys.maxunicode + 1)]
    assert [sign for sign in signs if lower_keep_length(f"Ab{sign}") != "ab" + lower_keep_length(sign)] == []


def test_what_is_too_long_for_a_word_is_shown_by_its_beginning() -> None:
    longest = "a" * LONGEST_WORD
    assert shortened(longest) == longest and is_readable(longest, "b")
    assert len(shortened(longest + "a")) < 200 and not is_readable("b", longest + "a")


def test_matching_key_joins_encodings_but_not_letters() -> None:
    assert matching_key("U\u0308ber") == matching_key("über") == "über"
    assert matching_key("ſo") != matching_key("so")
    assert matching_key("²") != matching_key("2")
    assert matching_key("\uf157a") == "\uf157a"


@settings(deadline=None)
@given(texts)
def test_keys_do_not_depend_on_the_encoding(form: str) -> None:
    for key in (matching_key, folded_key):
        assert key(unicodedata.normalize("NFD", form)) == key(form)
        assert key(unicodedata.normalize("NFC", form)) == key(form)


@pytest.mark.parametrize(
    ("form", "key"),
    [
        ("Vnſer", "unser"),
        ("wyr", "uir"),
        ("ÿhm", "ihm"),
        ("da\u0304z", "daz"),
        ("waʒ", "uaz"),
        ("heꝛꝛ", "herr"),
        ("weiß", "ueis"),
        ("her\uf157", "her"),
        ("jn", "in"),
        ("a\u200db", "ab"),
    ],
)
def test_folded_key(form: str, key: str) -> None:
    assert folded_key(form) == key


def test_forms_of_signs_alone_do_not_fall_together() -> None:
    assert folded_key("\uf158") != folded_key("\uf157")


@pytest.mark.parametrize(
    ("form", "norm", "expected"),
    [
        ("Vnd", "und", "Und"),
        ("VND", "und", "UND"),
        ("vnd", "und", "und"),
        ("vnd", "Gott", "Gott"),
        ("VNd", "und", "und"),
        ("O", "oh", "Oh"),
        ("(Der", "der", "Der"),
        ("JN", "ihn", "IHN"),
        ("Vor", "'vor", "'Vor"),
        ("V\u0304n", "und", "Und"),
        ("1", "eins", "eins"),
        ("Der", "", ""),
        ("Der", "ß", "ß"),
        ("iN", "in", "in"),
    ],
)
def test_match_case(form: str, norm: str, expected: str) -> None:
    assert match_case(form, norm) == expected
