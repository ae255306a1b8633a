"""Which language the window is in."""

from __future__ import annotations

import pytest

from histnorm_gui.core.languages import LANGUAGES, SOURCE, SYSTEM, chosen, code_of


@pytest.mark.parametrize("name", ["de", "de_AT", "de-Latn-DE", "DE"])
def test_country_and_script_do_not_matter(name: str) -> None:
    assert code_of(name) == "de"
    assert chosen(name, ()) == "de"


def test_the_first_of_the_systems_languages_that_we_have_is_taken() -> None:
    assert chosen(SYSTEM, ("pl-PL", "pl", "de-Latn-AT", "de", "en")) == "de"


@pytest.mark.parametrize("system", [(), ("C",), ("pl-PL", "pl")])
def test_english_where_we_have_none(system: tuple[str, ...]) -> None:
    assert chosen(SYSTEM, system) == SOURCE


def test_a_chosen_language_overrides_the_system() -> None:
    for code in LANGUAGES:
        assert chosen(code, ("de",)) == code
