"""The combined suggester: every source speaks, each decision counts at once, and nothing breaks it."""

from __future__ import annotations

import pytest

from histnorm_gui.core.progress import Cancelled, CancelToken, ignore_progress
from histnorm_gui.core.suggestion import CandidateSource
from histnorm_gui.engine.base import Assistant, Example, TextReader
from histnorm_gui.engine.combine import Combined
from histnorm_gui.engine.languages import load
from histnorm_gui.engine.lexicon import Lexicon

TEXT = [
    "do",
    "sprach",
    "dy",
    "vrouwe",
    "zuo",
    "dem",
    "manne",
    "und",
    "der",
    "man",
    "sprach",
    "zuo",
    "der",
    "vrouwen",
    "do",
    "gieng",
    "er",
    "heym",
]
GOLD = [
    "da",
    "sprach",
    "die",
    "frau",
    "zu",
    "dem",
    "manne",
    "und",
    "der",
    "mann",
    "sprach",
    "zu",
    "der",
    "frauen",
    "da",
    "ging",
    "er",
    "heim",
]
OTHERS = {"A": [Example("vrowe", "frau"), Example("kunic", "könig"), Example("man", "mann")] * 5}
WORDS = Lexicon(
    [
        "frau",
        "frauen",
        "mann",
        "heim",
        "ging",
        "sprach",
        "zu",
        "und",
        "der",
        "die",
        "da",
        "dem",
        "manne",
        "er",
        "könig",
        "krone",
    ]
)


def fitted(examples: list[Example], **others: list[Example]) -> Combined:
    system = Combined(WORDS, language=load("enhg"))
    system.fit(examples, others, progress=ignore_progress, cancel=CancelToken())
    return system


def begun(**others: list[Example]) -> Combined:
    system = Combined(WORDS, language=load("enhg"))
    system.begin(TEXT, others, progress=ignore_progress, cancel=CancelToken())
    return system


def test_it_is_a_reader_of_text_and_follows_an_editor() -> None:
    assert isinstance(Combined(), TextReader)
    assert isinstance(Combined(), Assistant)


def test_before_any_decision_the_language_and_the_word_list_speak() -> None:
    found = fitted([]).suggest_text(["dye", "vrouwe", "gieng"])
    assert [candidates[0].norm for candidates in found] == ["die", "frau", "ging"]


def test_what_was_decided_comes_first_with_how_often() -> None:
    found = fitted([Example("vrouwe", "frouwe")] * 5).suggest(["vrouwe"])[0]
    assert found[0].norm == "frouwe"
    assert (found[0].source, found[0].count, found[0].total) == (CandidateSource.MEMORY, 5, 5)


def test_other_manuscripts_speak_for_forms_that_this_one_has_not_shown() -> None:
    found = fitted([], **OTHERS).suggest(["kunic"])[0]
    assert found[0].norm == "könig"
    assert found[0].source is CandidateSource.OTHERS


def test_confidences_are_shares() -> None:
    for candidates in fitted([Example("man", "mann")]).suggest([*TEXT, "xyz", "qqqq"], count=50):
        confidences = [candidate.confidence for candidate in candidates]
        assert confidences == sorted(confidences, reverse=True)
        assert 0 < sum(confidences) <= 1.0001


def test_a_correction_counts_at_once_and_can_be_taken_back() -> None:
    system = begun()
    before = system.candidates(13)[0]
    assert before.norm != "frauwen"
    system.decide(13, "frauwen")
    system.decide(4 - 1, "frauwen")  # "vrouwe", another form
    assert system.candidates(13)[0].norm == "frauwen"
    system.decide(13, None)
    system.decide(3, None)
    after = system.candidates(13)[0]
    assert (after.norm, after.confidence) == (before.norm, pytest.approx(before.confidence, abs=1e-6))


def test_the_same_wrong_suggestion_does_not_come_back() -> None:
    system = begun()
    places = [place for place, form in enumerate(TEXT) if form == "zuo"]
    system.decide(places[0], "zuo")
    assert system.candidates(places[1])[0].norm == "zuo"


def test_retraining_keeps_what_was_decided() -> None:
    system = begun()
    for place, norm in enumerate(GOLD[:10]):
        system.decide(place, norm)
    system.retrain(progress=ignore_progress, cancel=CancelToken())
    assert system.candidates(TEXT.index("sprach"))[0].norm == "sprach"
    assert system.candidates(10)[0].norm == "sprach"


def test_a_text_that_is_taken_up_again_ranks_as_before() -> None:
    system = begun()
    norms: list[str | None] = [None] * len(TEXT)
    for place in range(8):
        system.decide(place, GOLD[place])
        norms[place] = GOLD[place]
    system.retrain(progress=ignore_progress, cancel=CancelToken())
    resumed = Combined(WORDS, language=load("enhg"))
    resumed.resume(TEXT, norms, {}, progress=ignore_progress, cancel=CancelToken())
    for place in range(8, len(TEXT)):
        assert resumed.candidates(place) == system.candidates(place)


def test_context_tells_a_form_apart_that_has_two_normalizations() -> None:
    examples = [
        Example(form, norm)
        for form, norm in zip(
            ["er", "sah", "jn", "jn", "dem", "hus"] * 12, ["er", "sah", "ihn", "in", "dem", "haus"] * 12, strict=True
        )
    ]
    found = fitted(examples).suggest_text(["er", "sah", "jn", "jn", "dem", "hus"])
    assert [candidates[0].norm for candidates in found] == ["er", "sah", "ihn", "in", "dem", "haus"]


def test_capitals_are_given_back() -> None:
    examples = [Example("Vrouwe", "Frau"), Example("man", "mann"), Example("Got", "Gott")] * 4
    assert fitted(examples).suggest(["Vrouwe", "vrouwe", "Man"])[0][0].norm == "Frau"
    assert fitted(examples).suggest(["Man"])[0][0].norm == "Mann"
    assert fitted(examples).suggest(["vrouwe"])[0][0].norm == "frau"


def test_punctuation_stays() -> None:
    found = fitted([Example("man", "mann")]).suggest_text(["man", ".", "man"])
    assert [candidates[0].norm for candidates in found] == ["mann", ".", "mann"]


@pytest.mark.parametrize("form", ["x", "q" * 300, "\uf157", "aͤ", "☃x", "1492", "İ"])
def test_no_form_is_too_odd(form: str) -> None:
    for system in (fitted([]), fitted([Example("man", "mann")] * 3, **OTHERS), Combined()):
        if system.system and system is not None:
            assert system.suggest([form])[0][0].norm


def test_nothing_at_all_is_answered_with_the_form() -> None:
    system = Combined()
    system.fit([], {}, progress=ignore_progress, cancel=CancelToken())
    assert system.suggest(["haus"])[0][0].norm == "haus"


def test_fitting_can_be_cancelled() -> None:
    cancel = CancelToken()
    cancel.cancel()
    system = Combined(WORDS)
    with pytest.raises(Cancelled):
        system.begin(TEXT, OTHERS, progress=ignore_progress, cancel=cancel)


def test_an_editor_who_writes_nouns_with_capitals_gets_them_suggested() -> None:
    pairs = (
        "die die, zeyt Zeit, ist ist, gut gut, vnd und, das das, waſſer Wasser, ist ist, gut gut, vnd und, die die, "
    )
    pairs += "wurtzel Wurzel, sol soll, man man, essen essen"
    words, gold = zip(*(pair.split() for pair in pairs.split(", ")), strict=True)
    suggester = Combined(language=load("enhg"))
    suggester.begin([*words, "die", "eygenschafft", "zeyt"], {}, progress=ignore_progress, cancel=CancelToken())
    assert suggester.candidates(1)[0].norm == "zeit"
    for place, norm in enumerate(gold):
        suggester.decide(place, norm)
    last = suggester.candidates(len(words) + 2)[0]
    assert (last.norm, last.source) == ("Zeit", CandidateSource.MEMORY)
    assert suggester.candidates(len(words) + 1)[0].norm[0].isupper()
    suggester.decide(1, "zeit")
    assert suggester.candidates(len(words) + 2)[0].norm == "zeit"
    suggester.decide(1, "Zeit")
    suggester.retrain(progress=ignore_progress, cancel=CancelToken())
    assert suggester.candidates(len(words) + 1)[0].norm[0].isupper()


def test_a_text_with_a_word_of_many_letters_is_followed_without_looking_into_it() -> None:
    endless, typed = "ſchrift" * 100_000, "schrift" * 100_000
    suggester = Combined(language=load("enhg"))
    suggester.begin([*TEXT, endless, "ſchrift"], {}, progress=ignore_progress, cancel=CancelToken())
    at = len(TEXT)
    assert [found.norm for found in suggester.candidates(at)] == [endless]
    suggester.decide(at, typed)
    suggester.decide(at + 1, typed)  # a normalization that is too long teaches nothing, either
    suggester.retrain(progress=ignore_progress, cancel=CancelToken())
    assert suggester.candidates(at)[0].norm == endless
    assert suggester.candidates(at + 1)[0].norm == "schrift"
    suggester.decide(at, None)
    assert suggester.light(endless) == endless
