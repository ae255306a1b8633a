"""Common words by a key that several spellings share."""

from __future__ import annotations

import pytest

from histnorm_gui.engine.languages.grouped import Averages, Grouped, average, replaced


def test_what_shares_a_key_is_kept_in_its_order() -> None:
    grouped = Grouped("abaac", [1, 2, 3, 4, 5])
    assert [list(grouped.all(key)) for key in "abcd"] == [[1, 3, 4], [2], [5], []]


def test_as_many_keys_as_things_are_needed() -> None:
    with pytest.raises(ValueError, match="zip"):
        Grouped("ab", [1])


def test_each_spelling_counts_in_the_average_also_one_with_the_same_weights() -> None:
    und = {"und": 1.0}
    averages = Averages(["u", "u", "u", "i"], [und, und, {"um": 1.0}, und])
    assert averages["u"] == pytest.approx({"und": 2 / 3, "um": 1 / 3})
    assert averages["i"] == und
    assert (list(averages), len(averages), averages.get("x")) == (["u", "i"], 2, None)


def test_average_counts_what_is_not_named_as_nothing() -> None:
    assert average([{"a": 0.5, "b": 0.5}, {"a": 1.0}]) == {"a": 0.75, "b": 0.25}


@pytest.mark.parametrize(
    "table", [{"v": "u", "w": "uu", "\u0303": ""}, {"v": "w", "w": "v"}, {"v": "u", "u": "x"}, {"v": "v"}]
)
def test_replaced_is_what_translate_gives(table: dict[str, str]) -> None:
    text = "vw\u0303\nuvvw"
    letters = str.maketrans(table)
    assert replaced(text, letters) == text.translate(letters)
