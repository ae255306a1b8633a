from __future__ import annotations

import math
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from histnorm_gui.core.alignment import Aligner
from histnorm_gui.engine.distance import MAX_DISTANCE, DistanceTable
from histnorm_gui.engine.lexicon import Lexicon

PAIRS = [("vnd", "und"), ("vns", "uns"), ("vnser", "unser"), ("zit", "zeit"), ("min", "mein"), ("ſin", "sein")]


def learned(pairs: list[tuple[str, str]]) -> DistanceTable:
    labels = Aligner.fit(pairs).align_all(pairs)
    return DistanceTable.learn(Counter((form, row) for (form, _), row in zip(pairs, labels, strict=True)))


def plain_distance(form: str, word: str) -> float:
    """The distance that an untaught table has: keeping is free, changing and dropping cost 1, adding is impossible."""
    row = [0.0] + [math.inf] * len(word)
    for character in form:
        above, row = row, [row[0] + 1.0]
        for j, letter in enumerate(word):
            row.append(min(above[j] + (character != letter), above[j + 1] + 1.0))
    return row[-1]


@given(st.text("abc", min_size=1, max_size=5), st.lists(st.text("abc", min_size=1, max_size=5), max_size=12))
def test_the_search_finds_what_a_scan_of_the_lexicon_would(form: str, words: list[str]) -> None:
    expected = sorted(d for word in set(words) if (d := plain_distance(form, word)) <= MAX_DISTANCE)
    found = DistanceTable({}).nearest(form, Lexicon(words), count=len(words) + 1)
    assert [neighbour.distance for neighbour in found] == pytest.approx(expected)
    assert all(neighbour.distance == pytest.approx(plain_distance(form, neighbour.norm)) for neighbour in found)


@given(
    st.lists(st.text("abv", min_size=1, max_size=5), min_size=1, max_size=12), st.text("abv", min_size=1, max_size=5)
)
def test_learned_weights_change_costs_but_not_what_can_be_reached_at_worst(words: list[str], form: str) -> None:
    table = learned([("va", "ua"), ("ab", "abb"), ("vab", "uab")])
    lexicon = Lexicon(words)
    # The nearest word of all is the nearest of each lexicon of one word: nothing is cut off on the way.
    alone = [found[0].distance for word in words if (found := table.nearest(form, Lexicon([word])))]
    together = table.nearest(form, lexicon)
    assert [neighbour.distance for neighbour in together] == pytest.approx([min(alone)] if alone else [])


def test_edits_seen_in_training_bring_a_word_nearer() -> None:
    lexicon = Lexicon(["unter", "enter"])
    assert {n.norm: n.distance for n in DistanceTable({}).nearest("vnter", lexicon, count=2)} == {
        "enter": 1.0,
        "unter": 1.0,
    }
    found = learned(PAIRS).nearest("vnter", lexicon, count=2)
    assert found[0].norm == "unter"
    assert found[0].distance < 0.5 < found[1].distance


def test_letters_are_added_beside_a_letter_that_training_has_shown() -> None:
    assert DistanceTable({}).nearest("zitig", Lexicon(["zeitig"])) == []
    assert [n.norm for n in learned(PAIRS).nearest("zitig", Lexicon(["zeitig"]))] == ["zeitig"]


def test_words_out_of_reach_are_no_neighbours() -> None:
    assert DistanceTable({}).nearest("abcd", Lexicon(["wxyz"])) == []
    assert DistanceTable({}).nearest("ab", Lexicon(["ac"]), limit=0.5) == []


def test_scores_are_between_0_and_1() -> None:
    found = learned(PAIRS).nearest("vnd", Lexicon(["und", "uns", "vnd", "hund", "ende"]), count=5)
    # Training has never left a v at the beginning alone: "und" is as near as "vnd" itself.
    assert {(n.norm, n.score) for n in found[:2]} == {("vnd", 1.0), ("und", 1.0)}
    assert all(math.exp(-MAX_DISTANCE) <= n.score <= 1.0 for n in found)
    assert [n.distance for n in found] == sorted(n.distance for n in found)


def test_of_words_at_one_distance_those_decided_before_come_first() -> None:
    lexicon = Lexicon(["rat", "tat"]).extended()
    lexicon.add("hat")
    assert [n.norm for n in DistanceTable({}).nearest("xat", lexicon)] == ["hat"]


def test_a_character_never_seen_is_dropped_or_rewritten() -> None:
    found = learned(PAIRS).nearest("un\uf157d", Lexicon(["und"]))
    assert [(n.norm, n.distance) for n in found] == [("und", 1.0)]


def test_the_search_gives_up_after_so_many_states() -> None:
    lexicon = Lexicon(["a" * length for length in range(1, 60)])
    assert DistanceTable({}).nearest("b" * 300, lexicon) == []
    assert DistanceTable({}).nearest("bab", lexicon, states=1) == []


def test_no_form_and_no_words() -> None:
    assert DistanceTable({}).nearest("", Lexicon(["a"])) == []
    assert DistanceTable({}).nearest("a", Lexicon()) == []
    assert DistanceTable({}).nearest("a", Lexicon(["a"]), count=0) == []
