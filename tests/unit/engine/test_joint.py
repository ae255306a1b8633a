"""The joint tagger learns from all manuscripts at once and reads one that it has never seen."""

from __future__ import annotations

import json

import pytest

from histnorm_gui.core.errors import ErrorCode, UserError
from histnorm_gui.core.progress import Cancelled, CancelToken, Progress, ignore_progress
from histnorm_gui.engine.joint.checkpoint import dump, load
from histnorm_gui.engine.joint.tagger import JointTagger
from histnorm_gui.engine.joint.trainer import Settings, train
from histnorm_gui.engine.languages import Language
from histnorm_gui.engine.languages import load as load_language
from histnorm_gui.engine.ranking.sources import OtherManuscripts
from histnorm_gui.engine.ranking.tagged import FLOOR, TaggedForms, TaggerScores

SMALL = Settings(passes=60, batch=8, learning_rate=1e-2, width=16, layers=1)
# One scribe writes v for f, the other ph; both write cz for z.
TEXTS = {
    "V": [("vrum", "frum"), ("vrau", "frau"), ("czal", "zal"), ("czu", "zu"), ("ran", "ran"), ("vra", "fra")] * 2,
    "P": [("phrum", "frum"), ("phrau", "frau"), ("czal", "zal"), ("czu", "zu"), ("ran", "ran"), ("phra", "fra")] * 2,
}


@pytest.fixture(scope="module")
def language() -> Language:
    return load_language("neutral")


@pytest.fixture(scope="module")
def others(language: Language) -> OtherManuscripts:
    found = OtherManuscripts(TEXTS, language)
    found.align()
    return found


def trained(others: OtherManuscripts, seed: int = 1, settings: Settings = SMALL) -> JointTagger:
    return train(
        others.texts,
        others.alignments,
        others.language,
        settings=settings,
        seed=seed,
        progress=ignore_progress,
        cancel=CancelToken(),
    )


@pytest.fixture(scope="module")
def tagger(others: OtherManuscripts) -> JointTagger:
    return trained(others)


def best(tagger: JointTagger, form: str, near: dict[str, float]) -> str:
    return TaggedForms(tagger.read([form], near)).readings(form)[0][0]


def test_it_reads_words_that_nobody_wrote(tagger: JointTagger) -> None:
    assert best(tagger, "vran", {"V": 1.0, "P": 0.0}) == "fran"
    assert best(tagger, "czan", {}) == "zan"


def test_candidates_have_probabilities(tagger: JointTagger) -> None:
    found = TaggerScores(TaggedForms(tagger.read(["vran"], {"V": 1.0})))
    right, wrong, impossible = found.scores([("vran", ["fran", "zran", "xxxxxx"])])[0]
    assert 0 >= right > wrong >= FLOOR
    assert impossible == FLOOR
    assert found.scores([("unread", ["a"])]) == [[FLOOR]]
    assert TaggedForms({}).readings("unread") == []


def test_unknown_letters_and_long_words_are_read(tagger: JointTagger) -> None:
    for form in ("", "☃", "\uf157", "a" * 300):
        assert form in tagger.read([form], {"unknown": 1.0})


def test_the_same_seed_gives_the_same_tagger(others: OtherManuscripts) -> None:
    few = Settings(passes=2, batch=8, width=8, layers=1)
    one, two = trained(others, settings=few), trained(others, settings=few)
    assert one.read(["vran"], {}) == two.read(["vran"], {})
    assert one.read(["vran"], {}) != trained(others, seed=2, settings=few).read(["vran"], {})


def test_training_tells_its_progress_and_can_be_cancelled(others: OtherManuscripts, language: Language) -> None:
    cancel = CancelToken()
    seen: list[Progress] = []

    def progress(event: Progress) -> None:
        seen.append(event)
        if len(seen) == 3:
            cancel.cancel()

    with pytest.raises(Cancelled):
        train(others.texts, others.alignments, language, settings=SMALL, progress=progress, cancel=cancel)
    assert [event.done for event in seen] == [1, 2, 3]
    assert seen[0].total > 3


def test_a_checkpoint_reads_as_the_tagger_did(tagger: JointTagger, language: Language) -> None:
    again = load(dump(tagger), language)
    assert again.read(["vran", "czan"], {"P": 1.0}) == tagger.read(["vran", "czan"], {"P": 1.0})
    assert dump(again) == dump(tagger)


def test_damage_is_noticed(tagger: JointTagger, language: Language) -> None:
    data = dump(tagger)
    for broken in (b"", data[:50], data[:-1], data[:-8] + b"\0" * 8, b"\xff" * 100):
        with pytest.raises(UserError) as caught:
            load(broken, language)
        assert caught.value.code in (ErrorCode.MODEL_DAMAGED, ErrorCode.MODEL_MISFIT)


def test_a_tagger_for_another_language_does_not_fit(tagger: JointTagger) -> None:
    with pytest.raises(UserError) as caught:
        load(dump(tagger), load_language("enhg"))
    assert caught.value.code is ErrorCode.MODEL_MISFIT


def test_sizes_are_checked_before_memory_is_taken(tagger: JointTagger, language: Language) -> None:
    data = dump(tagger)
    size = int.from_bytes(data[:8], "little")
    header = json.loads(data[8 : 8 + size])
    told = json.loads(header["__metadata__"]["histnorm"])
    told["description"]["width"] = 10**9
    header["__metadata__"]["histnorm"] = json.dumps(told)
    text = json.dumps(header).encode()
    with pytest.raises(UserError):
        load(len(text).to_bytes(8, "little") + text + data[8 + size :], language)
