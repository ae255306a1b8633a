"""A network of contexts learns which words go together, and is read with the same numbers."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest
import torch

from histnorm_gui.core.errors import ErrorCode, UserError
from histnorm_gui.core.progress import Cancelled, CancelToken, ignore_progress
from histnorm_gui.engine.checkpoints import opened, pack
from histnorm_gui.engine.joint import context_trainer
from histnorm_gui.engine.joint.checkpoint import dump
from histnorm_gui.engine.joint.checkpoint import load as load_tagger
from histnorm_gui.engine.joint.context_network import ContextNetwork
from histnorm_gui.engine.joint.tagger import JointTagger
from histnorm_gui.engine.joint.trainer import Settings, train
from histnorm_gui.engine.languages import Language, load
from histnorm_gui.engine.ranking.context import EDGE
from histnorm_gui.engine.ranking.counts import Pair
from histnorm_gui.engine.ranking.sources import OtherManuscripts
from histnorm_gui.engine.ranking.surroundings import FIRST_WORD, PIECES, REACH, UNKNOWN, Surroundings, pieces

# "in" before a place, "ihn" before a verb: the same spelling, told apart by what follows.
PLACES = ["wald", "berg", "garten", "turm", "keller"]
VERBS = ["sieht", "hört", "kennt", "ruft", "fragt"]


def text() -> list[Pair]:
    rows: list[Pair] = []
    for number in range(60):
        place, verb = PLACES[number % 5], VERBS[(number * 2) % 5]
        rows += [("er", "er"), ("geht", "geht"), ("jn", "in"), ("den", "den"), (place, place)]
        rows += [("sie", "sie"), ("wol", "wohl"), ("jn", "ihn"), (verb, verb), ("da", "da")]
    return rows


@pytest.fixture(scope="module")
def language() -> Language:
    return load("neutral")


@pytest.fixture(scope="module")
def surroundings(language: Language) -> Surroundings:
    found = context_trainer.train({"A": text()}, language, seed=1, stepped=lambda loss: None, cancel=CancelToken())
    assert found is not None
    return found


def test_it_tells_words_apart_by_what_is_around(surroundings: Surroundings) -> None:
    place = [EDGE, "er", "geht", "den", "wald", "sie"]
    verb = ["garten", "sie", "wohl", "sieht", "da", EDGE]
    found = surroundings.scores([(["ihn", "in"], place), (["ihn", "in"], verb)])
    assert found[1] == found[2] == 0.0
    assert found[0] < -0.5
    assert found[3] < -0.5


def test_words_that_nobody_met_and_places_that_nobody_knows_have_scores(surroundings: Surroundings) -> None:
    found = surroundings.scores([(["qxz", "☃", ""], [None] * (2 * REACH)), ([], [EDGE] * 6), (["in"], [None] * 6)])
    assert len(found) == 4
    assert np.isfinite(found).all()
    assert found[3] == 0.0
    assert len(surroundings.scores([])) == 0


def test_it_is_read_as_it_was_trained() -> None:
    network = ContextNetwork(FIRST_WORD + 2, torch.Generator().manual_seed(1))
    read = Surroundings({"ab": FIRST_WORD, "cd": FIRST_WORD + 1}, network.tables())
    around = ["ab", "cd", None, "zz", EDGE, EDGE]
    norms = ["ab", "cd", "other"]
    with torch.inference_mode():
        units = network.units(torch.tensor([[read.numbers(word) for word in around]]))
        expected = network.written(torch.tensor([read.numbers(norm) for norm in norms])) @ units[0]
    np.testing.assert_allclose(read.scores([(norms, around)]), (expected - expected.max()).numpy(), atol=1e-5)


def test_rows_of_words() -> None:
    read = Surroundings({"ab": 2}, ContextNetwork(3).tables())
    assert read.numbers("ab") == (2, *pieces("ab"))
    assert read.numbers("zz")[0] == UNKNOWN == read.numbers(None)[0] != read.numbers(EDGE)[0]
    assert all(0 < row < PIECES for row in pieces("straße"))
    assert pieces("gehen")[0] == pieces("sehen")[0] != pieces("sehet")[0]


def test_a_training_can_be_cancelled_and_needs_a_text(language: Language) -> None:
    cancel = CancelToken()
    told: list[float] = []

    def stepped(loss: float) -> None:
        told.append(loss)
        cancel.cancel()

    with pytest.raises(Cancelled):
        context_trainer.train({"A": text()}, language, seed=1, stepped=stepped, cancel=cancel)
    assert len(told) == 1
    assert context_trainer.train({}, language, seed=1, stepped=stepped, cancel=CancelToken()) is None


def test_steps_are_as_many_as_are_told(language: Language) -> None:
    told: list[float] = []
    context_trainer.train({"A": text()[:300]}, language, seed=1, stepped=told.append, cancel=CancelToken())
    assert len(told) == context_trainer.steps({"A": text()[:300]})


@pytest.fixture(scope="module")
def tagger(language: Language) -> JointTagger:
    others = OtherManuscripts({"A": text()}, language)
    others.align()
    small = Settings(passes=1, batch=32, width=8, layers=1)
    return train(
        others.texts, others.alignments, language, settings=small, progress=ignore_progress, cancel=CancelToken()
    )


def test_a_tagger_keeps_what_it_learned_of_contexts(tagger: JointTagger, language: Language) -> None:
    again = load_tagger(dump(tagger), language)
    assert tagger.surroundings is not None
    assert again.surroundings is not None
    asked = [(["ihn", "in"], ["er", "geht", "wohl", "den", "wald", EDGE])]
    np.testing.assert_array_equal(again.surroundings.scores(asked), tagger.surroundings.scores(asked))
    assert dump(again) == dump(tagger)


def test_taggers_of_before_have_none_and_are_read(tagger: JointTagger, language: Language) -> None:
    description = {**opened(dump(replace(tagger, surroundings=None))).description, "format": 1}
    again = load_tagger(pack(description, tagger.network.state_dict()), language)
    assert again.surroundings is None
    assert again.read(["jn"], {}) == tagger.read(["jn"], {})


def test_words_that_do_not_fit_the_tables_are_an_error(tagger: JointTagger, language: Language) -> None:
    packed = opened(dump(tagger))
    tensors = tagger.network.state_dict()
    for words in (["one"], "text", [1, 2]):
        with pytest.raises(UserError) as caught:
            load_tagger(pack({**packed.description, "words": words}, tensors), language)
        assert caught.value.code in (ErrorCode.MODEL_MISFIT, ErrorCode.MODEL_DAMAGED)
