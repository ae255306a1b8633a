"""Other manuscripts teach what they can: those in the same alphabet all, those in another one which words there are."""

from __future__ import annotations

from histnorm_gui.engine.languages import load
from histnorm_gui.engine.ranking.counts import Pair
from histnorm_gui.engine.ranking.sources import OtherManuscripts, Weighed, gather

BOHORIC = load("slovene-bohoric")
OLD = "kadar je ta hlapez domu priſhel je ſtopil v hiſho inu je proſsil goſpoda de bi mu dal kruha"
NEW = "kader sim prišel k njemu mi je rekel de nima več kruha in de je bolan ker je bila huda zima"
SPANISH = "yo no sé qué hacer con esto que me dijo ayer mi padre quando vino de la villa con su hermano"


def pairs(text: str) -> list[Pair]:
    return [(word, f"{word}x") for word in text.split()]


def others(**texts: str) -> OtherManuscripts:
    return OtherManuscripts({siglum: pairs(text) for siglum, text in texts.items()}, BOHORIC)


def test_each_text_is_taken_for_what_it_is() -> None:
    found = others(old=OLD, new=NEW, spanish=SPANISH, unknown="qva qvb qvc")
    assert set(found.texts) == {"old", "unknown"}
    assert set(found.unlike) == {"new"}
    assert set(found.without("old").texts) == {"unknown"}
    assert set(found.without("old").unlike) == {"new"}
    assert not found.without("new").unlike
    assert set(found.replaced({}).unlike) == {"new"}


def test_of_another_alphabet_words_count_and_not_their_spelling() -> None:
    found = others(new=NEW)
    found.align()
    weighed = Weighed.of(OLD.split(), found)
    assert weighed.counts.norms["kruhax"] == 1
    assert not weighed.counts.exact
    assert not weighed.counts.pairs
    assert weighed.channel is None
    contexts = gather([], weighed).contexts
    around = ("jex", "bolanx", "jex", "bilax")
    likely, unlikely = contexts.features(["kerx", "hudax"], ("bolan", "je"), around).sum(axis=1)
    assert likely > unlikely


def test_a_text_of_another_language_says_nothing() -> None:
    weighed = Weighed.of(OLD.split(), others(spanish=SPANISH))
    assert not weighed.counts.norms
    assert weighed.contexts is None
