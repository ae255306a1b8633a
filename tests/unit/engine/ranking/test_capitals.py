"""Capitals of normalizations."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import pytest

from histnorm_gui.engine.base import Example
from histnorm_gui.engine.languages import Language, load
from histnorm_gui.engine.ranking.capitals import Belief, Capitals, OtherCapitals, lowered
from histnorm_gui.engine.ranking.context import Around, Asked
from histnorm_gui.engine.ranking.evidence import Item
from histnorm_gui.engine.ranking.features import Bucket
from histnorm_gui.engine.ranking.reader import Ranked

NOUNS = ["zeyt Zeit", "kraut Kraut", "wurtz Wurzel", "waſſer Wasser"]
SMALL = ["vnd und", "das das", "in in", "der der", "iſt ist", "mit mit", "man man", "ſol soll"]
UNKNOWN: Around = (None, None, None, None)


def examples(rows: Sequence[str]) -> list[Example]:
    return [Example(*row.split(" ", 1)) for row in rows]


def learned(
    rows: Sequence[str],
    language: Language | None = None,
    others: OtherCapitals | None = None,
    belief: Belief = Belief.LEARN,
) -> Capitals:
    text = examples(rows)
    hints = None if language is None else language.capitals
    forms, norms = [example.form for example in text], [example.norm for example in text]
    return Capitals.of(hints, others or OtherCapitals({}), forms, norms, belief)


def first(capitals: Capitals, form: str, norm: str, around: Around = UNKNOWN) -> str:
    return next(iter(capitals.written(form, norm, around)))[0]


def ranked(form: str, chances: dict[str, float]) -> Ranked:
    item = Item(
        form,
        next(iter(Bucket)),
        [*chances, ""],
        np.zeros((len(chances) + 1, 1), dtype=np.float32),
        Asked.of([*chances]),
    )
    return Ranked(item, tuple(chances), tuple(chances.values()))


@pytest.mark.parametrize(
    ("row", "pair"),
    [
        ("Fraw Frau", ("fraw", "frau")),
        ("fraw Frau", ("fraw", "frau")),
        ("VND UND", ("vnd", "und")),
        ("iſts ist Es", ("iſts", "ist Es")),
        ("IHS Jesus", ("ihs", "jesus")),
    ],
)
def test_words_are_ranked_in_lower_case_but_for_capitals_inside(row: str, pair: tuple[str, str]) -> None:
    assert lowered(examples([row])[0]) == pair


def test_capitals_are_those_of_the_forms_as_long_as_decisions_do_not_say_otherwise() -> None:
    capitals = learned(["Maria Maria", "vnd und", "Do Da"] * 20)
    assert list(capitals.written("Eua", "eva", UNKNOWN)) == [("Eva", 1.0)]
    assert first(capitals, "vnd", "und") == "und"
    assert first(capitals, "ANNA", "anna") == "ANNA"


def test_a_single_slip_changes_the_word_alone() -> None:
    capitals = learned([*SMALL, "zeyt Zeit"])
    assert first(capitals, "zeyt", "zeit") == "Zeit"
    assert list(capitals.written("tag", "tag", UNKNOWN)) == [("tag", 1.0)]


def test_what_was_decided_for_a_form_is_written_so_again() -> None:
    capitals = learned([*SMALL * 30, *NOUNS, "gut gut", "ding Ding"])
    assert first(capitals, "ding", "ding") == "Ding"
    capitals.learn("vnd", "Und", UNKNOWN)
    capitals.unlearn("vnd", "Und")
    assert first(capitals, "vnd", "und") == "und"


def test_nouns_are_told_by_the_profile_once_the_first_have_capitals() -> None:
    german = load("enhg")
    rows = [*SMALL, *NOUNS, *SMALL, *SMALL]
    capitals = learned(rows, german)
    unseen = {"eygenſchafft": "eigenschaft", "heylung": "heilung"}
    assert [first(capitals, form, norm, ("mit", "der", "ist", None)) for form, norm in unseen.items()] == [
        "Eigenschaft",
        "Heilung",
    ]
    assert first(capitals, "gewonlich", "gewöhnlich", ("man", "ist", "und", None)) == "gewöhnlich"
    assert first(capitals, "vnder", "unter", ("ist", "das", "der", None)) == "unter"


def test_both_ways_are_offered_where_it_is_not_certain_and_their_probabilities_sum_to_one() -> None:
    capitals = learned([*SMALL * 3, *NOUNS, "wachs wachs", "wachs Wachs"] * 3, load("enhg"))
    ways = list(capitals.written("wachs", "wachs", UNKNOWN))
    assert {text for text, _ in ways} == {"wachs", "Wachs"}
    assert sum(share for _, share in ways) == pytest.approx(1)
    assert ways[0][1] >= ways[1][1]


def test_forms_with_capitals_may_lose_them() -> None:
    capitals = learned(["Vnd und", "Der der", "Fraw Frau", "Got Gott", "In in"] * 8)
    assert first(capitals, "Vnd", "und") == "und"
    assert first(capitals, "Fraw", "frau") == "Frau"


def test_what_is_done_in_other_manuscripts_is_expected_from_the_beginning() -> None:
    german = load("enhg")
    with_nouns = examples([*SMALL, *NOUNS, *SMALL] * 20)
    without = [Example(example.form, example.norm.lower()) for example in with_nouns]
    assert first(learned([], german, OtherCapitals({"A": with_nouns})), "zeyt", "zeit") == "Zeit"
    assert first(learned([], german, OtherCapitals({"A": without})), "zeyt", "zeit") == "zeit"
    both = OtherCapitals({"A": with_nouns, "B": without, "C": without})
    assert first(learned([], german, both), "zeyt", "zeit") == "zeit"
    assert first(learned([], german, both.only({"A": 0})), "zeyt", "zeit") == "Zeit"
    own = [*SMALL, *NOUNS, *SMALL, *SMALL]
    capitals = learned(own, german, OtherCapitals({"B": without}))
    assert first(capitals, "eygenſchafft", "eigenschaft", ("mit", "der", "ist", None)) == "Eigenschaft"


def test_order_may_change_when_a_capital_is_uncertain() -> None:
    capitals = learned([*SMALL * 3, *NOUNS, "wachs wachs", "wachs Wachs"] * 3, load("enhg"))
    candidates = ranked("wachs", {"wachs": 0.5, "wachset": 0.45})
    found = capitals.spread("wachs", candidates, 5)
    assert found == sorted(found, key=lambda way: -way[2])
    assert found[0][:2] == (1, "wachset")
    assert 0.9 < sum(chance for _, _, chance in found) <= 0.95 + 1e-9
    assert capitals.spread("wachs", candidates, 1) == found[:1]


def test_a_decision_that_is_taken_back_before_there_is_a_rule_leaves_none() -> None:
    capitals = learned(SMALL)
    for form, norm in (("zeyt", "Zeit"), ("kraut", "Kraut")):
        capitals.learn(form, norm, UNKNOWN)
        capitals.unlearn(form, norm)
    assert list(capitals.written("tag", "tag", UNKNOWN)) == [("tag", 1.0)]


AFTER_ARTICLE: Around = ("und", "das", "ist", None)


def test_nouns_have_capitals_before_the_first_decision_where_that_is_told() -> None:
    german = load("enhg")
    assert first(learned([], german), "kraut", "kraut", AFTER_ARTICLE) == "kraut"
    told = learned([], german, belief=Belief.NOUNS)
    assert first(told, "kraut", "kraut", AFTER_ARTICLE) == "Kraut"
    assert first(told, "vnd", "und", AFTER_ARTICLE) == "und"


def test_everything_is_small_where_that_is_told_whatever_the_forms_and_the_others_have() -> None:
    others = OtherCapitals({"A": examples([*NOUNS, *SMALL] * 10)})
    told = learned([], load("enhg"), others, belief=Belief.LOWER)
    for form, norm in (("Kraut", "kraut"), ("kraut", "kraut"), ("MARIA", "maria"), ("Vnd", "und")):
        assert first(told, form, norm, AFTER_ARTICLE) == norm


def test_capitals_are_those_of_the_forms_where_that_is_told_whatever_the_others_have() -> None:
    others = OtherCapitals({"A": examples([*NOUNS, *SMALL] * 10)})
    german = load("enhg")
    assert first(learned([], german, others), "kraut", "kraut", AFTER_ARTICLE) == "Kraut"
    told = learned([], german, others, belief=Belief.FORM)
    assert list(told.written("kraut", "kraut", AFTER_ARTICLE)) == [("kraut", 1.0)]
    assert list(told.written("Kraut", "kraut", AFTER_ARTICLE)) == [("Kraut", 1.0)]


@pytest.mark.parametrize("belief", list(Belief))
def test_decisions_have_the_last_word_over_what_was_told(belief: Belief) -> None:
    german = load("enhg")
    nouns = learned([*NOUNS, *SMALL] * 8, german, belief=belief)
    assert first(nouns, "boum", "baum", AFTER_ARTICLE) == "Baum"
    small = learned(["zeyt zeit", "kraut kraut", "wurtz wurzel", "waſſer wasser", *SMALL] * 8, german, belief=belief)
    assert first(small, "boum", "baum", AFTER_ARTICLE) == "baum"
    assert first(small, "kraut", "kraut", AFTER_ARTICLE) == "kraut"


def test_names_keep_their_capitals_after_some_decisions_in_an_edition_told_to_be_all_small() -> None:
    told = learned(["Maria Maria", "vnd und", "Petrus Petrus", "das das"] * 6, belief=Belief.LOWER)
    assert first(told, "Maria", "maria") == "Maria"
    assert first(told, "Eua", "eva") == "Eva"
    assert first(told, "haus", "haus") == "haus"
