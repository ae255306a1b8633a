from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from histnorm_gui.engine.lexicon import MAX_WORD, Lexicon
from histnorm_gui.engine.trie import BOUNDARY, ROOT, Trie

WORDS = st.lists(st.text(st.characters(codec="utf-8"), max_size=8), max_size=30)


@given(WORDS)
def test_a_trie_holds_exactly_its_words(words: list[str]) -> None:
    trie = Trie(words)
    found: list[str] = []

    def visit(node: int, prefix: str) -> None:
        if trie.is_word(node):
            assert trie.word(node) == prefix
            found.append(prefix)
        for letter, child in trie.children(node).items():
            assert trie.letter(child) == letter
            visit(child, prefix + letter)

    visit(ROOT, "")
    assert sorted(found) == sorted(set(words) - {""}) == trie.words


@given(WORDS, st.text(max_size=8))
def test_walking_a_trie_tells_beginnings_from_words(words: list[str], text: str) -> None:
    trie = Trie(words)
    begins = any(word.startswith(text) for word in words if word)
    assert (trie.walk(ROOT, text) >= 0) == (begins or not text)
    assert (text in trie) == (text != "" and text in words)


def test_a_trie_knows_which_letters_stand_side_by_side() -> None:
    pairs = Trie(["und", "uns"]).pairs
    assert {"un", "nd", "ns", "u", "n", "d", "s", BOUNDARY + "u", "d" + BOUNDARY, "s" + BOUNDARY} == set(pairs)


def test_an_empty_trie_has_no_words() -> None:
    trie = Trie([])
    assert len(trie) == 1
    assert not trie.children(ROOT)
    assert "a" not in trie


def test_a_word_list_is_cut_to_words_in_lower_case() -> None:
    lines = [
        "Haus\n",
        "haus\t12",
        "-außer",
        "1b",
        "",
        "  über ",
        "u\u0308ber",
        "e\u0304",
        "zwei wörter",
        "x" * (MAX_WORD + 1),
    ]
    assert set(Lexicon.from_lines(lines)) == {"haus", "über", "u\u0308ber", "e\u0304"}


def test_words_added_to_a_shared_word_list_are_its_users_own() -> None:
    shared = Lexicon(["haus", "und"])
    one, other = shared.extended(), shared.extended()
    one.add("husz")
    one.add("haus")
    assert "husz" in one
    assert "husz" not in shared
    assert "husz" not in other
    assert len(one) == 3
    assert sorted(one) == ["haus", "husz", "und"]
    assert one.tries()[0] is other.tries()[0]


@pytest.mark.parametrize("grow", [Lexicon.extended, lambda lexicon: lexicon])
def test_a_word_added_late_is_found(grow: Callable[[Lexicon], Lexicon]) -> None:
    lexicon = grow(Lexicon(["haus"]))
    assert "x" not in lexicon.pairs()
    lexicon.add("xy")
    assert any("xy" in trie for trie in lexicon.tries())
    assert {"xy", "x"} <= lexicon.pairs()


def test_the_empty_word_is_no_word() -> None:
    lexicon = Lexicon(["", "a"])
    assert len(lexicon) == 1
    assert "" not in lexicon
