"""What manuscripts say that know little of a text: they do no harm, and a few of them help."""

from __future__ import annotations

import pytest

from histnorm_gui.core.progress import CancelToken, ignore_progress
from histnorm_gui.engine.base import Example
from histnorm_gui.engine.combine import Combined
from histnorm_gui.engine.languages import load
from histnorm_gui.engine.lexicon import Lexicon
from histnorm_gui.engine.ranking.counts import Pair
from histnorm_gui.engine.ranking.sources import OtherManuscripts, Weighed
from histnorm_gui.engine.teaching import situation
from histnorm_gui.engine.text_tagger import TextTagger


def words(text: str) -> list[str]:
    return text.split()


TEXT = words("do ſprach dy vrouwe vnde ging mit dem kynde zcu dem konynge der waz eyn man")
HERBS = [
    *(("nym", "nimm"), ("wurtzeln", "wurzeln"), ("des", "des"), ("krauts", "krauts"), ("sieds", "sied's")),
    *(("in", "in"), ("wasser", "wasser"), ("trincks", "trink's"), ("abends", "abends"), ("vnten", "unten")),
    *(("das", "das"), ("hilfft", "hilft"), ("wider", "wider"), ("gifft", "gift"), ("frauwen", "frauen")),
]
WORDS = Lexicon(
    words(
        "da sprach die frau frauen und unter unten ging mit dem kinde kind kinn zu könige können es der was war ein "
        "man mann nimm wurzeln des krauts in wasser abends das hilft wider gift"
    )
)


def weighed(forms: list[str], pairs: list[Pair], language: str = "enhg") -> tuple[OtherManuscripts, Weighed]:
    others = OtherManuscripts({"A": pairs} if pairs else {}, load(language))
    others.align()
    return others, Weighed.of(forms, others)


@pytest.mark.parametrize(
    ("known", "unfamiliar"), [(len(TEXT), False), (round(0.8 * len(TEXT)), False), (round(0.6 * len(TEXT)), True)]
)
def test_manuscripts_that_lack_more_than_a_quarter_of_the_words_are_strange(known: int, unfamiliar: bool) -> None:
    others, found = weighed(TEXT, [(form, form) for form in TEXT[:known]])
    lacking = sum(form not in TEXT[:known] for form in TEXT) / len(TEXT)
    assert found.unfamiliar == pytest.approx(lacking)
    assert situation(others, None, found, TextTagger()).unfamiliar is unfamiliar


def test_nobody_is_unfamiliar_nor_is_anybody_where_no_weights_were_learned() -> None:
    assert not situation(*_given([]), TextTagger()).unfamiliar
    pairs = [("hwar", "var"), ("haffuer", "har")]
    others, found = weighed(["thet", "ær"], pairs, "swedish")
    assert found.unfamiliar == 1.0
    assert not situation(others, None, found, TextTagger()).unfamiliar


def test_a_strange_book_does_not_change_what_the_language_knows() -> None:
    alone, beside = suggested({}), suggested({"herbal": [Example(*pair) for pair in HERBS * 60]})
    assert alone == beside
    assert beside[3:5] == ["frau", "und"]


def _given(pairs: list[Pair]) -> tuple[OtherManuscripts, None, Weighed]:
    others, found = weighed(TEXT, pairs)
    return others, None, found


def suggested(others: dict[str, list[Example]]) -> list[str]:
    system = Combined(WORDS, language=load("enhg"))
    system.fit([], others, progress=ignore_progress, cancel=CancelToken())
    return [candidates[0].norm for candidates in system.suggest_text(TEXT)]
