from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from histnorm_gui.core.progress import Cancelled, CancelToken
from histnorm_gui.engine.lexicon import Lexicon
from histnorm_gui.engine.rules import BOUNDARY, Rule, RuleTable, paired_labels, rules_of

LETTERS = st.text("abvſ", max_size=7)


@given(LETTERS, LETTERS)
def test_rules_read_the_form_and_write_the_normalization(form: str, norm: str) -> None:
    labels = paired_labels(form, norm)
    assert len(labels) == len(form) + 1
    assert "".join(labels) == norm
    rules = rules_of(form, labels)
    assert "".join(rule.source for rule in rules) == form
    assert "".join(rule.target for rule in rules) == norm
    # Slots and characters take turns, so that a search can too.
    assert [bool(rule.source) for rule in rules] == [bool(index % 2) for index in range(len(rules))]


def test_rules_carry_what_was_written_before_and_what_is_read_after() -> None:
    assert rules_of("vnd", paired_labels("vnd", "und")) == [
        Rule("", "", BOUNDARY, "v"),
        Rule("v", "u", BOUNDARY, "n"),
        Rule("", "", "u", "n"),
        Rule("n", "n", "u", "d"),
        Rule("", "", "n", "d"),
        Rule("d", "d", "n", BOUNDARY),
        Rule("", "", "d", BOUNDARY),
    ]


def test_additions_go_to_the_slot_between_characters() -> None:
    assert Rule("", "h", "o", "n") in rules_of("son", paired_labels("son", "sohn"))


def test_neighbouring_changes_are_one_rule() -> None:
    assert Rule("he", "er", BOUNDARY, BOUNDARY) in rules_of("he", paired_labels("he", "er"))


@pytest.mark.parametrize(("form", "norm"), [("", "ab"), ("ab", ""), ("a" * 300, "b" * 250), ("", "")])
def test_any_pair_can_be_aligned(form: str, norm: str) -> None:
    labels = paired_labels(form, norm)
    assert len(labels) == len(form) + 1
    assert "".join(labels) == norm


PAIRS = Counter({("vnd", "und"): 3, ("vns", "uns"): 2, ("hus", "haus"): 2, ("nit", "nicht"): 1})


def test_learned_rules_write_a_word_never_seen() -> None:
    # v at the beginning is u, and the other word shows what follows.
    table = RuleTable.learn(Counter({("vnd", "und"): 1, ("hunde", "hunde"): 1}))
    assert [found.norm for found in table.rewrite("vnde", Lexicon(["unde", "vnde"]))] == ["unde"]


def test_a_character_in_a_context_never_seen_stops_the_rules() -> None:
    assert RuleTable.learn(PAIRS).rewrite("vnt", Lexicon(["unt", "und"])) == []


def test_only_words_of_the_lexicon_are_written() -> None:
    table = RuleTable.learn(PAIRS)
    assert table.rewrite("vnd", Lexicon(["und"]))
    assert not table.rewrite("vnd", Lexicon(["uns"]))
    assert not table.rewrite("vnd", Lexicon())


def test_the_commoner_rule_comes_first_and_scores_are_between_0_and_1() -> None:
    table = RuleTable.learn(Counter({("ſin", "sein"): 3, ("ſin", "sin"): 1}))
    found = table.rewrite("ſin", Lexicon(["sin", "sein"]), count=5)
    assert [rewriting.norm for rewriting in found] == ["sein", "sin"]
    assert 1.0 >= found[0].score > found[1].score > 0.0


def test_no_rules_and_no_form_write_nothing() -> None:
    assert RuleTable({}).rewrite("vnd", Lexicon(["und"])) == []
    assert RuleTable.learn(PAIRS).rewrite("", Lexicon(["und"])) == []
    assert RuleTable.learn(PAIRS).rewrite("vnd", Lexicon(["und"]), count=0) == []


def test_a_rule_for_several_characters_does_not_reach_beyond_the_end() -> None:
    table = RuleTable.learn(Counter({("asz", "aß"): 1, ("as", "as"): 1}))
    assert [found.norm for found in table.rewrite("as", Lexicon(["as", "aß"]), count=5)] == ["as"]


def test_learning_can_be_cancelled() -> None:
    cancel = CancelToken()
    cancel.cancel()
    with pytest.raises(Cancelled):
        RuleTable.learn(PAIRS, cancel)
