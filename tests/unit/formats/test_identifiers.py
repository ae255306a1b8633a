"""Ids in columns: found as in a dictionary, whatever they look like."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from histnorm_gui.formats import identifiers
from histnorm_gui.formats.identifiers import Identifiers


@given(st.lists(st.text(max_size=3)), st.text(max_size=3))
def test_ids_are_found_under_the_first_and_the_last_number_that_they_have(texts: list[str], other: str) -> None:
    found = Identifiers()
    assert [found.add(text) for text in texts] == list(range(len(texts)))
    assert [found[number] for number in range(len(found))] == texts
    for text in (*texts, other):
        places = [number for number, one in enumerate(texts) if one == text]
        assert (found.find(text), found.last(text)) == ((places[0], places[-1]) if places else (None, None))


def test_ids_can_be_added_after_some_were_looked_up() -> None:
    found = Identifiers()
    for number in range(3000):
        assert found.find(f"t_{number}") is None
        found.add(f"t_{number}")
    assert all(found.find(f"t_{number}") == number for number in range(3000))


def test_ids_of_one_hash_are_told_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(identifiers, "hash", lambda _key: 7, raising=False)
    found = Identifiers()
    for text in ("a", "b", "a", ""):
        found.add(text)
    assert [found.find(text) for text in ("a", "b", "", "c")] == [0, 1, 3, None]
    assert found.last("a") == 2
