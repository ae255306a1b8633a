"""The letter model knows what words look like."""

from __future__ import annotations

from math import exp

import pytest

from histnorm_gui.engine.ranking.letters import LetterModel


def test_words_like_those_seen_are_likelier() -> None:
    model = LetterModel(["haus", "maus", "laus", "baum", "raum"])
    assert model.log_probability(["saus"])[0] > model.log_probability(["ausm"])[0]
    assert model.log_probability(["haus"])[0] > model.log_probability(["hxus"])[0]


def test_the_probabilities_of_what_follows_a_beginning_add_up_to_one() -> None:
    words = ["ab", "abb", "ba", "b"]
    model = LetterModel(words)
    # All words of up to 12 letters over the alphabet and the unknown letter hold nearly all the probability.
    total = 0.0
    layer = [""]
    for _ in range(9):
        layer = [word + letter for word in layer for letter in "ab?"]
        total += sum(exp(value) for value in model.log_probability(layer))
    assert total == pytest.approx(1.0, abs=0.08)


def test_an_empty_model_and_an_empty_word_do_no_harm() -> None:
    assert LetterModel([]).log_probability(["ab", ""])[1] == 0.0


def test_many_words_at_once_are_what_they_are_one_by_one() -> None:
    model = LetterModel(["eins", "zwei", "drei"])
    words = ["eins", "vier", "zwei", "x"]
    assert model.log_probability(words) == [model.log_probability([word])[0] for word in words]
