"""The encoder-decoder with attention."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest
import torch

from histnorm_gui.core.progress import Cancelled, CancelToken, Progress, ignore_progress
from histnorm_gui.core.suggestion import CandidateSource
from histnorm_gui.engine.base import Example
from histnorm_gui.engine.encdec.corpus import IGNORED, START, UNKNOWN, Alphabet, Corpus
from histnorm_gui.engine.encdec.normalizer import EncoderDecoderNormalizer
from histnorm_gui.engine.encdec.settings import Settings

_TINY = Settings(embedding=16, hidden=24, dropout=0.1, batch_size=4, learning_rate=1e-2, passes=1, minimum_steps=400)
_TEN = ("vnd", "vns", "vm", "dv", "gvt", "hvt", "mvt", "nvn", "rvm", "tvn")


def _examples(forms: Sequence[str]) -> list[Example]:
    return [Example(form, form.replace("v", "u")) for form in forms]


def _fitted(examples: Sequence[Example], settings: Settings = _TINY, **options: object) -> EncoderDecoderNormalizer:
    system = EncoderDecoderNormalizer(settings, **options)  # type: ignore[arg-type]
    system.fit(examples, {}, progress=ignore_progress, cancel=CancelToken())
    return system


@pytest.fixture(scope="module")
def _learned() -> EncoderDecoderNormalizer:
    return _fitted(_examples(_TEN))


def _best(system: EncoderDecoderNormalizer, *forms: str) -> list[str]:
    return [found[0].norm for found in system.suggest(forms)]


def test_a_rule_is_learned_from_ten_pairs(_learned: EncoderDecoderNormalizer) -> None:
    assert _best(_learned, *_TEN) == [form.replace("v", "u") for form in _TEN]
    assert _best(_learned, "mvn", "hvm") == ["mun", "hum"]


def test_candidates_are_ranked_different_and_with_scores_from_0_to_1(_learned: EncoderDecoderNormalizer) -> None:
    for found in _learned.suggest(["vnd", "tvnd", "mmmm"], count=4):
        scores = [candidate.confidence for candidate in found]
        assert 1 <= len(found) <= 4
        assert len({candidate.norm for candidate in found}) == len(found)
        assert scores == sorted(scores, reverse=True)
        assert all(0 <= score <= 1 for score in scores) and sum(scores) <= 1 + 1e-6
        assert all(candidate.source is CandidateSource.MODEL and candidate.norm for candidate in found)


def test_a_word_with_two_normalizations_has_both_in_proportion() -> None:
    system = _fitted([*_examples(_TEN), *[Example("yn", "ihn")] * 6, *[Example("yn", "in")] * 3])
    first, second = system.suggest(["yn"], count=2)[0]
    assert (first.norm, second.norm) == ("ihn", "in")
    assert 0.1 < second.confidence < first.confidence < 0.9


@pytest.mark.parametrize("form", ["ꝥ", "vꝥ", "\U0001f600vn", "v\u0364n", "İ", "v n", "d\x00v"])
def test_unknown_characters_harm_nothing(_learned: EncoderDecoderNormalizer, form: str) -> None:
    (found,) = _learned.suggest([form])
    assert all(candidate.norm and 0 <= candidate.confidence <= 1 for candidate in found)


def test_unknown_characters_are_copied() -> None:
    system = _fitted(_examples(_TEN), replace(_TINY, hiding=0.5))
    assert _best(system, "vxd", "hvx") == ["uxd", "hux"]


def test_nothing_learned_leaves_forms_as_they_are() -> None:
    forms = ["vnd", "x", ".", ""]
    for system in (EncoderDecoderNormalizer(_TINY), _fitted([]), _fitted([Example(".", "."), Example("/", ",")])):
        suggested = system.suggest(forms)
        assert [[candidate.norm for candidate in found] for found in suggested] == [[form] for form in forms]
        assert all(found[0].source is CandidateSource.FORM for found in suggested)


def test_words_of_one_character_and_of_very_many(_learned: EncoderDecoderNormalizer) -> None:
    for found in _learned.suggest(["v", "n", "vn" * 150, "x" * 300]):
        assert all(1 <= len(candidate.norm) <= 610 for candidate in found)
    system = _fitted([Example("v", "u"), Example("n", "n"), Example("vn" * 300, "un" * 300)])
    assert _best(system, "v", "n") == ["u", "n"]


def test_a_search_that_finds_no_end_keeps_the_form(monkeypatch: pytest.MonkeyPatch) -> None:
    system = _fitted(_examples(_TEN), replace(_TINY, minimum_steps=1))
    assert system._trained is not None
    with torch.no_grad():
        system._trained.network.output.bias[3] = -1e9  # END
    found = system.suggest(["vnd", "vn" * 20])
    assert [[candidate.norm for candidate in row] for row in found] == [["vnd"], ["vn" * 20]]


def test_readings_outside_a_word_list_give_way(_learned: EncoderDecoderNormalizer) -> None:
    free = [candidate.norm for candidate in _learned.suggest(["mvnd"], count=8)[0]]
    learned = {example.norm for example in _examples(_TEN)}
    word = next(norm for norm in free[1:] if norm not in learned)
    system = _fitted(_examples(_TEN), lexicon={word})
    shown = {candidate.norm for candidate in system.suggest(["mvnd"])[0]}
    assert word in shown and shown <= {word, *learned}
    assert _best(system, "hvt") == ["hut"]  # learned, so a word


def test_capitals_come_from_the_form_and_punctuation_is_left_alone(_learned: EncoderDecoderNormalizer) -> None:
    assert _best(_learned, "Hvt", "HVT", ".", "/") == ["Hut", "HUT", ".", "/"]


def test_the_same_seed_gives_the_same_network_and_another_another() -> None:
    settings = replace(_TINY, minimum_steps=20)
    first, same, other = (_fitted(_examples(_TEN), settings, seed=seed).suggest(["vnd"]) for seed in (1, 1, 2))
    assert first == same != other


def test_random_numbers_and_threads_of_others_are_left_alone() -> None:
    torch.manual_seed(7)
    expected, threads = torch.rand(3), torch.get_num_threads()
    torch.manual_seed(7)
    _best(_fitted(_examples(_TEN), replace(_TINY, minimum_steps=2)), "vnd")
    assert torch.equal(torch.rand(3), expected)
    assert torch.get_num_threads() == threads


def test_fitting_stops_when_cancelled_and_leaves_nothing_behind() -> None:
    cancel, seen, threads = CancelToken(), [], torch.get_num_threads()

    def progress(event: Progress) -> None:
        seen.append(event)
        if len(seen) == 5:
            cancel.cancel()

    system = EncoderDecoderNormalizer(replace(_TINY, passes=10**6))
    with pytest.raises(Cancelled):
        system.fit(_examples(_TEN), {}, progress=progress, cancel=cancel)
    assert [event.done for event in seen] == [1, 2, 3, 4, 5]
    assert all(event.loss is not None and event.total > 5 for event in seen)
    assert torch.get_num_threads() == threads
    assert _best(system, "vnd") == ["vnd"]


def test_batches_hold_every_word_once_and_hide_the_same_letter_on_both_sides() -> None:
    pairs = [("vnd", "und"), ("vnd", "und"), ("czv", "zu"), ("ab", "abba"), ("x", "y")]
    alphabet = Alphabet.of(pairs)
    corpus = Corpus.of(pairs, alphabet)
    generator = torch.Generator().manual_seed(1)
    batches = list(corpus.one_pass(2, 1.0, generator))
    assert len(batches) == corpus.batches(2) == 3
    words = [(b.source[:, w].tolist(), b.target[:, w].tolist()) for b in batches for w in range(b.source.shape[1])]
    assert len(words) == 4
    for source, target in words:
        assert source.count(UNKNOWN) == target.count(UNKNOWN)
    assert {len(source) for source, _ in words if UNKNOWN in source} == {3}  # "ab" is "abba", "x" is "y": none shared
    for batch in batches:
        assert batch.written[0].tolist() == [START] * batch.source.shape[1]
        assert bool((batch.written != IGNORED).all())


def test_unknown_symbols_write_the_unknown_characters_in_their_order() -> None:
    alphabet = Alphabet.of([("ab", "ab")])
    a = alphabet.numbers(["a"])[0][0]
    assert alphabet.text([UNKNOWN, a, UNKNOWN], "xay") == "xay"
    assert alphabet.text([UNKNOWN, UNKNOWN], "xa") == "x"
