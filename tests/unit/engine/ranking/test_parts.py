"""Switching parts of the suggester off: they propose nothing and weigh nothing."""

from __future__ import annotations

import numpy as np
import pytest

from histnorm_gui.core.progress import CancelToken, ignore_progress
from histnorm_gui.core.suggestion import CandidateSource
from histnorm_gui.engine.base import Example
from histnorm_gui.engine.combine import Combined
from histnorm_gui.engine.lexicon import Lexicon
from histnorm_gui.engine.prepared import Prepared
from histnorm_gui.engine.ranking.amounts import FACTORS, Amounts
from histnorm_gui.engine.ranking.defaults import Situation, rankers
from histnorm_gui.engine.ranking.features import FEATURES, Bucket
from histnorm_gui.engine.ranking.parts import FEATURES_OF, Part, weighed_without
from histnorm_gui.engine.ranking.ranker import Ranker
from histnorm_gui.engine.ranking.residual import AMOUNTS, Residual

OWN = [Example("vrouwe", "frau"), Example("chunig", "könig"), Example("gut", "gut")] * 4
OTHERS = {"X": [Example("frowe", "frau"), Example("hus", "haus"), Example("kunig", "könig")] * 4}


def norms(form: str, *parts: Part) -> set[str]:
    """All candidates of a form."""
    return set(candidates(form, *parts))


def candidates(form: str, *parts: Part) -> dict[str, CandidateSource]:
    """All candidates of a form with what speaks for them."""
    words = Lexicon(["haus", "hause", "frau", "vater"])
    combined = Combined(words, prepared=Prepared(without=frozenset(parts)))
    combined.fit(OWN, OTHERS, progress=ignore_progress, cancel=CancelToken())
    return {candidate.norm: candidate.source for candidate in combined.suggest([form], count=1000)[0]}


def test_every_part_has_features_that_there_are() -> None:
    assert set(FEATURES_OF) == set(Part)
    assert {name for names in FEATURES_OF.values() for name in names} <= set(FEATURES)


def test_what_is_switched_off_weighs_nothing() -> None:
    ranker, _ = rankers(Situation(others=True, lexicon=True, tagger=False))
    changed = weighed_without(ranker, {Part.CONTEXT, Part.CHANNEL})
    off = {place for place, name in enumerate(FEATURES) if name in (*FEATURES_OF[Part.CONTEXT], "channel", "found")}
    off.add(FEATURES.index("channel share"))
    for bucket, weights in ranker.weights.items():
        others = [place for place in range(len(FEATURES)) if place not in off]
        assert not np.any(changed.weights[bucket][:, sorted(off)])
        assert np.array_equal(changed.weights[bucket][:, others], weights[:, others])
    assert weighed_without(ranker, ()) is ranker


def test_a_network_does_not_see_what_is_switched_off() -> None:
    random = np.random.default_rng(1)
    count = len(FEATURES)
    inner = random.normal(size=(count + len(Bucket) + AMOUNTS, 4))
    below = random.normal(size=(count, 4))
    network = Residual(np.zeros(count), np.ones(count), inner, below, np.zeros(4), np.ones(4))
    ranker = Ranker({bucket: random.normal(size=(FACTORS, count)) for bucket in Bucket}, network)
    changed = weighed_without(ranker, {Part.CHANNEL})
    rows = random.normal(size=(5, count)).astype(np.float32)
    blind = rows.copy()
    blind[:, [FEATURES.index(name) for name in FEATURES_OF[Part.CHANNEL]]] = 0.0
    assert np.allclose(changed.scores(Bucket.OWN, rows, Amounts(0.5)), ranker.scores(Bucket.OWN, blind, Amounts(0.5)))
    assert not np.allclose(
        changed.scores(Bucket.OWN, rows, Amounts(0.5)), ranker.scores(Bucket.OWN, rows, Amounts(0.5))
    )


@pytest.mark.parametrize(("form", "part"), [("huse", Part.CHANNEL), ("vrouwin", Part.ALIKE), ("vnde", Part.COMMON)])
def test_what_is_switched_off_proposes_nothing(form: str, part: Part) -> None:
    searches = {Part.CHANNEL, Part.AFFIXES, Part.ALIKE, Part.COMMON} - {part}
    whole, less = norms(form, *searches), norms(form, *searches, part)
    assert less < whole
    assert form in less


def test_nothing_is_found_in_a_word_list_that_is_switched_off() -> None:
    assert candidates("huse")["hause"] is CandidateSource.LEXICON
    assert CandidateSource.LEXICON not in candidates("huse", Part.LEXICON).values()


def test_keys_of_the_others_are_switched_off_by_themselves() -> None:
    everything = frozenset({Part.CHANNEL, Part.ALIKE, Part.AFFIXES, Part.COMMON, Part.OWN_KEYS})
    assert "haus" in norms("hús", *everything)  # the same letters as hus
    assert "haus" not in norms("hús", *everything, Part.OTHERS_KEYS)
    assert "frau" in norms("vroúwe", *(everything - {Part.OWN_KEYS}), Part.OTHERS_KEYS)
    assert "frau" not in norms("vroúwe", *everything, Part.OTHERS_KEYS)
