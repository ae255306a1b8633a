"""Finding names by the beginnings of their words."""

from __future__ import annotations

import pytest

from histnorm_gui.core.lookup import matches, rank


@pytest.mark.parametrize(
    ("query", "text"),
    [
        ("", "anything"),
        ("acc", "Accept and go on"),
        ("go acc", "Accept and go on"),
        ("ruckgangig", "Rückgängig machen"),
        ("GROSSE", "Größe der Schrift"),
        ("kan 3", "Kandidat 3 nehmen"),
    ],
)
def test_beginnings_of_words_find_a_name(query: str, text: str) -> None:
    assert matches(query, text)


@pytest.mark.parametrize(("query", "text"), [("cept", "Accept"), ("go go", "Accept and go on"), ("x", "")])
def test_other_names_are_not_found(query: str, text: str) -> None:
    assert not matches(query, text)


def test_matches_at_the_beginning_and_short_names_come_first() -> None:
    names = ["Take the form as it is", "Form", "Accept all of this form…", "Format of the export"]
    found = sorted(names, key=lambda name: rank("form", name) or (99, 0))
    assert found == ["Form", "Format of the export", "Take the form as it is", "Accept all of this form…"]
