"""The example project's three manuscripts: text and word list in step, and enough in them to learn from."""

from __future__ import annotations

import unicodedata
from collections import defaultdict
from itertools import combinations

import pytest

from histnorm_gui.core.assets import resource
from histnorm_gui.core.model import TokenKind
from histnorm_gui.formats import registry

SIGLA = ("N", "K", "S")
PUNCTUATION = "/.·,:;¶"


def text(siglum: str) -> str:
    """The running text, decoded without any translation of line ends."""
    return resource("example", f"{siglum}.txt").read_bytes().decode("utf-8")


def pairs(siglum: str) -> list[tuple[str, str]]:
    """The rows of the word list as (form, normalization)."""
    content = resource("example", f"{siglum}.tsv").read_bytes().decode("utf-8")
    rows = [tuple(row.split("\t")) for row in content.removesuffix("\n").split("\n")]
    assert all(len(row) == 2 for row in rows)
    return [(row[0], row[1]) for row in rows]


def forms(siglum: str) -> set[str]:
    """The distinct forms of a manuscript, lower-cased."""
    return {form.lower() for form, _ in pairs(siglum)}


@pytest.mark.parametrize("siglum", SIGLA)
def test_the_words_of_the_text_are_the_forms_of_the_word_list(siglum: str) -> None:
    stripped = (word.strip(PUNCTUATION) for word in text(siglum).split())

    assert [word for word in stripped if word] == [form for form, _ in pairs(siglum)]


@pytest.mark.parametrize("siglum", SIGLA)
def test_both_files_import_as_the_same_words(siglum: str) -> None:
    running = registry.load(resource("example", f"{siglum}.txt"))
    listed = registry.load(resource("example", f"{siglum}.tsv"))

    words = [token.form for token in running.tokens if token.kind is TokenKind.WORD]
    assert words == [token.form for token in listed.tokens]
    assert [(token.form, token.normalization) for token in listed.tokens] == pairs(siglum)
    assert listed.problems == running.problems == ()
    assert {token.form for token in running.tokens if token.kind is TokenKind.PUNCTUATION} <= set(PUNCTUATION)


@pytest.mark.parametrize("siglum", SIGLA)
def test_each_manuscript_is_short_and_set_in_scribal_lines(siglum: str) -> None:
    lines = text(siglum).removesuffix("\n").split("\n")
    words = [sum(bool(word.strip(PUNCTUATION)) for word in line.split()) for line in lines]

    assert 450 <= len(pairs(siglum)) <= 560
    assert all(7 <= count <= 12 for count in words[:-1])
    assert 1 <= words[-1] <= 12


@pytest.mark.parametrize("siglum", SIGLA)
@pytest.mark.parametrize("suffix", ["txt", "tsv"])
def test_the_files_are_composed_where_unicode_can_and_hold_nothing_invisible(siglum: str, suffix: str) -> None:
    content = resource("example", f"{siglum}.{suffix}").read_bytes().decode("utf-8")

    assert content == unicodedata.normalize("NFC", content)
    assert content.endswith("\n")
    invisible = {character for character in content if unicodedata.category(character)[0] == "C"}
    assert invisible <= {"\n", "\t"}
    assert "\u00a0" not in content


@pytest.mark.parametrize("siglum", SIGLA)
def test_normalizations_are_lower_case_words_of_modern_letters(siglum: str) -> None:
    strange = {norm for _, norm in pairs(siglum) if not norm or norm.strip("abcdefghijklmnopqrstuvwxyzäöüß")}

    assert strange == set()


@pytest.mark.parametrize("siglum", SIGLA)
def test_a_scribe_spells_many_words_in_several_ways(siglum: str) -> None:
    spellings: dict[str, set[str]] = defaultdict(set)
    for form, norm in pairs(siglum):
        spellings[norm].add(form.lower())

    varied = sum(len(variants) > 1 for variants in spellings.values())
    assert varied / len(spellings) >= 0.12


@pytest.mark.parametrize("siglum", SIGLA)
def test_some_forms_need_their_context(siglum: str) -> None:
    readings: dict[str, set[str]] = defaultdict(set)
    for form, norm in pairs(siglum):
        readings[form.lower()].add(norm)

    assert sum(len(norms) > 1 for norms in readings.values()) >= 5
    assert readings["in"] == {"in", "ihn", "ihnen"}
    assert readings[{"N": "das", "K": "dat", "S": "dz"}[siglum]] == {"das", "dass"}


@pytest.mark.parametrize("siglum", SIGLA)
def test_the_vocabulary_repeats_itself_but_is_not_tiny(siglum: str) -> None:
    assert 200 <= len({norm for _, norm in pairs(siglum)}) <= 300


def test_most_words_differ_from_their_normalization() -> None:
    changed = {
        siglum: sum(form.lower() != norm for form, norm in pairs(siglum)) / len(pairs(siglum)) for siglum in SIGLA
    }

    assert min(changed.values()) > 0.5
    assert sum(share > 0.6 for share in changed.values()) >= 2


@pytest.mark.parametrize(("first", "second"), list(combinations(SIGLA, 2)))
def test_the_spellings_differ_and_the_texts_are_one(first: str, second: str) -> None:
    shared = len(forms(first) & forms(second)) / len(forms(first) | forms(second))
    norms = [{norm for _, norm in pairs(siglum)} for siglum in (first, second)]
    common = len(norms[0] & norms[1]) / len(norms[0] | norms[1])

    assert shared < 0.45
    assert common > 0.5
    assert [norm for _, norm in pairs(first)] != [norm for _, norm in pairs(second)]


def test_each_scribe_keeps_the_habits_that_the_readme_names() -> None:
    marks = {siglum: {c for c in text(siglum) if unicodedata.combining(c)} for siglum in SIGLA}

    assert {"\u0364", "\u0366"} <= marks["N"] & marks["S"]
    assert not marks["K"]
    assert "ſ" in text("S") and "ſ" not in text("N") + text("K")
    words = [word.strip(PUNCTUATION) for word in text("S").split()]
    assert not any(word.endswith("ſ") for word in words)
    assert {"ind", "dat", "wat", "up", "zo", "he"} <= forms("K")
    assert {"vnd", "czu", "auff", "dy", "fraw", "nit"} <= forms("N")
    assert {form[:1] for form, norm in pairs("N") if norm.startswith("bl")} == {"p"}
    assert {"dz", "wz", "zuͦ", "uff", "ouch", "frowe", "hette"} <= forms("S")
