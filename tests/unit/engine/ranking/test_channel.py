"""The channel learns how letters are written, and reads and aligns with what it has learned."""

from __future__ import annotations

from math import exp

import pytest

from histnorm_gui.engine.languages import load
from histnorm_gui.engine.ranking.channel import FLOOR, Channel
from histnorm_gui.engine.ranking.free import readings
from histnorm_gui.engine.ranking.search import words
from histnorm_gui.engine.trie import Trie

NEUTRAL = load("neutral")
PAIRS = {
    ("vrouwe", "frau"): 1.0,
    ("vrum", "frum"): 1.0,
    ("vragen", "fragen"): 1.0,
    ("vride", "friede"): 1.0,
    ("haus", "haus"): 1.0,
}


def learned() -> Channel:
    channel = Channel(NEUTRAL)
    channel.fit(PAIRS)
    return channel


def test_labels_of_an_alignment_write_the_normalization() -> None:
    alignment = learned().align("vrouwe", "frau")
    assert alignment is not None
    assert "".join(label for _, label in alignment) == "frau"
    assert len(alignment) == 7  # the start of the word and six letters


def test_what_was_seen_in_other_words_is_expected_in_new_ones() -> None:
    before, after = Channel(NEUTRAL), learned()
    assert after.log_probability("vro", ["fro"])[0] > before.log_probability("vro", ["fro"])[0]
    assert after.log_probability("vro", ["fro"])[0] > after.log_probability("vro", ["vro"])[0]


def test_probabilities_of_all_readings_add_up_to_one_at_most() -> None:
    channel = learned()
    found = readings(channel, ["vri"], beam=400)[0]
    exact = channel.log_probability("vri", [norm for norm, _ in found])
    assert 0.5 < sum(map(exp, exact)) <= 1.0001
    for (_, chance), log_chance in zip(found, exact, strict=True):
        assert chance <= exp(log_chance) * 1.0001  # the beam may have lost some ways to write it, never added one


def test_what_cannot_be_written_is_at_the_floor() -> None:
    assert learned().log_probability("a", ["abcdefghijklmnopqrst"]) == [FLOOR]
    assert learned().align("a", "abcdefghijklmnopqrst") is None


def test_a_decision_that_is_taken_back_leaves_no_trace() -> None:
    channel = learned()
    before = channel.log_probability("vrei", ["frei", "vrei"])
    channel.add("vrei", "frei")
    assert channel.log_probability("vrei", ["frei"])[0] > before[0]
    channel.add("vrei", "frei", -1.0)
    assert channel.log_probability("vrei", ["frei", "vrei"]) == pytest.approx(before, abs=1e-6)


def test_a_channel_over_another_starts_from_what_that_one_knows() -> None:
    own = Channel(NEUTRAL, learned())
    assert own.log_probability("vro", ["fro"]) == pytest.approx(learned().log_probability("vro", ["fro"]))
    own.fit({("vro", "wro"): 3.0})
    assert own.log_probability("vro", ["wro"])[0] > own.log_probability("vro", ["fro"])[0]


def test_the_search_finds_the_words_that_the_channel_can_write_best_first() -> None:
    trie = Trie(["frau", "frei", "fragen", "haus", "wohl"])
    found = words(learned(), ["vrau"], [trie])[0]
    assert found[0][0] == "frau"
    assert "wohl" not in dict(found)
    exact = dict(zip(dict(found), learned().log_probability("vrau", list(dict(found))), strict=True))
    assert exp(exact["frau"]) == pytest.approx(dict(found)["frau"], rel=1e-3)


@pytest.mark.parametrize("form", ["", "x", "\uf157", "q" * 300, "aͤ", "☃"])
def test_no_form_is_too_odd(form: str) -> None:
    channel = learned()
    assert len(channel.log_probability(form, ["a", ""])) == 2
    assert isinstance(readings(channel, [form])[0], list)
    assert isinstance(words(channel, [form], [Trie(["a", "b"])])[0], list)
