"""Going on from a tagger with what was decided since."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
import torch

from histnorm_gui.core.errors import ErrorCode, UserError
from histnorm_gui.core.progress import Progress
from histnorm_gui.engine.base import Example
from histnorm_gui.engine.checkpoints import opened, pack
from histnorm_gui.engine.tagger.checkpoint import dump, load, taught_of
from histnorm_gui.engine.tagger.continuing import PASSES, REPEATED, Taught, shown
from histnorm_gui.engine.tagger.recipe import Recipe
from histnorm_gui.engine.tagger.trainer import Trained, go_on, taught_by, train

Train = Callable[..., tuple[Trained, list[Progress]]]

NEW = [
    Example(form, norm) for form, norm in [("ſal", "soll"), ("ſult", "sollt"), ("wöl", "will"), ("ſalbn", "sollben")]
]


def gone_on(base: Trained, examples: list[Example], **options: object) -> tuple[Trained, list[Progress]]:
    *events, last = go_on(base.tagger, base.taught, examples, **options)  # type: ignore[arg-type]
    assert isinstance(last, Trained)
    return last, [event for event in events if isinstance(event, Progress)]


def weights(trained: Trained) -> torch.Tensor:
    return torch.cat([tensor.flatten() for tensor in trained.tagger.network.state_dict().values()])


@pytest.fixture
def base(training: Train, tiny: dict[str, Recipe], manuscript: list[Example], other: list[Example]) -> Trained:
    *_, last = train(manuscript, {"B": other}, tiny["default"], name="A")
    assert isinstance(last, Trained)
    return last


def test_new_letters_and_labels_are_learned_and_the_old_words_kept(base: Trained, manuscript: list[Example]) -> None:
    found, _ = gone_on(base, [*manuscript, *NEW * 2])
    tagger = found.tagger
    assert tagger.best(["vnd", "czeyt", "hvt", "gvt"], "A") == ["und", "zeit", "hut", "gut"]
    assert set(base.tagger.pieces.known) < set(tagger.pieces.known) >= {"ſ", "w", "o"}
    assert tagger.names == ("A",)
    assert tagger.read(["ſal"], "A")[0]
    assert set(tagger.words) == {*base.tagger.words, *(example.norm for example in NEW)} > set(base.tagger.words)


def test_it_takes_a_fraction_of_the_steps(base: Trained, manuscript: list[Example], tiny: dict[str, Recipe]) -> None:
    def steps(events: list[Progress]) -> int:
        return sum(event.stage == "train" for event in events)

    _, further = gone_on(base, [*manuscript, *NEW])
    full = [event for event in train([*manuscript, *NEW], {}, tiny["default"], name="A") if isinstance(event, Progress)]
    assert steps(further) * 10 < steps(full)
    assert further[-1].done == further[-1].total


def test_the_base_is_not_changed(base: Trained, manuscript: list[Example]) -> None:
    before = weights(base).clone()
    gone_on(base, [*manuscript, *NEW])
    assert torch.equal(weights(base), before)


def test_the_same_seed_gives_the_same(base: Trained, manuscript: list[Example]) -> None:
    first, again, other = (weights(gone_on(base, [*manuscript, *NEW], seed=seed)[0]) for seed in (1, 1, 2))
    assert torch.equal(first, again) and not torch.equal(first, other)


def test_held_out_words_are_read_once_at_the_end(base: Trained, manuscript: list[Example]) -> None:
    found, events = gone_on(base, [*manuscript, *NEW], held_out=manuscript[:5])
    accuracies = [event.accuracy for event in events if event.accuracy is not None]
    assert accuracies == [found.held_out_accuracy] == [1.0]


def test_too_few_words_are_refused(base: Trained) -> None:
    with pytest.raises(UserError) as caught:
        gone_on(base, NEW)
    assert caught.value.code is ErrorCode.TOO_FEW_DECISIONS


# What is shown


def test_new_words_are_shown_several_times_and_old_ones_in_turn() -> None:
    instances = [(f"f{number}", ("", "x", str(number))) for number in range(40)]
    taught = Taught.of([(form, "".join(labels)) for form, labels in instances[:38]])
    rows = shown(instances, taught, torch.Generator().manual_seed(1)).tolist()
    counts = [rows.count(place) for place in range(40)]
    assert counts[38:] == [REPEATED] * 2
    assert len(rows) == int(PASSES * 40)
    assert max(counts[:38]) - min(counts[:38]) <= 1


def test_nothing_but_new_words_does_no_harm() -> None:
    instances = [("a", ("", "b")), ("c", ("", "d"))]
    rows = shown(instances, Taught(frozenset()), torch.Generator().manual_seed(1))
    assert sorted(rows.tolist()) == [0] * REPEATED + [1] * REPEATED


# What has taught a tagger


def test_what_has_taught_it_is_kept_with_the_model(base: Trained, manuscript: list[Example]) -> None:
    data = dump(base.tagger, base.taught)
    assert taught_of(data) == base.taught == taught_by(manuscript)
    assert load(data).names == ("A", "B")
    assert b"czeyt" not in data  # digests, not forms
    assert taught_of(dump(base.tagger)) is None


def test_changes_are_new_pairs_and_those_not_decided_so_any_more(manuscript: list[Example]) -> None:
    taught = taught_by(manuscript)
    assert taught.changed(taught) == 0
    assert taught.changed(taught_by([*manuscript, *NEW])) == len(NEW)
    corrected = [Example("vnd", "unt") if one.form == "vnd" else one for one in manuscript]
    assert taught.changed(taught_by(corrected)) == 2


@pytest.mark.parametrize("kept", ["not base64!", "AAA", "QUJD", 7, ["x"]])
def test_damage_is_an_error_that_is_told(base: Trained, kept: object) -> None:
    description = {**opened(dump(base.tagger)).description, "taught": kept}
    with pytest.raises(UserError) as caught:
        taught_of(pack(json.loads(json.dumps(description)), base.tagger.network.state_dict()))
    assert caught.value.code is ErrorCode.MODEL_DAMAGED
