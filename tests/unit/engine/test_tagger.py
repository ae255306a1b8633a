"""The tagger learns, reads whatever it is given, and can be stopped; with both recipes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
import torch

from histnorm_gui.core.errors import ErrorCode, UserError
from histnorm_gui.core.progress import Progress
from histnorm_gui.engine.base import Example
from histnorm_gui.engine.tagger.recipe import DEFAULT, PAPER, RECIPES, Recipe, Units, Weighting
from histnorm_gui.engine.tagger.trainer import NEEDED, Trained, train

Train = Callable[..., tuple[Trained, list[Progress]]]
RECIPE_NAMES = ("default", "paper")


@pytest.mark.parametrize("recipe", RECIPE_NAMES)
def test_a_rule_is_learned_from_a_few_pairs(
    training: Train, tiny: dict[str, Recipe], manuscript: list[Example], recipe: str
) -> None:
    tagger = training(manuscript, tiny[recipe])[0].tagger
    assert tagger.best(["vnd", "czeyt", "gvt"], "A") == ["und", "zeit", "gut"]
    assert tagger.best(["vnt", "hyn", "mvt"], "A") == ["unt", "hin", "mut"]


@pytest.mark.parametrize("recipe", RECIPE_NAMES)
@pytest.mark.parametrize(
    "form", ["", "v", "ꝥ", "vꝥn", "\U0001f600", "v\u0364\u0304\u0365\u0366\u0363n", "\u0364", "İ", "a b", "vn" * 150]
)
def test_any_form_can_be_read(
    training: Train, tiny: dict[str, Recipe], manuscript: list[Example], recipe: str, form: str
) -> None:
    tagger = training(manuscript, tiny[recipe])[0].tagger
    (readings,) = tagger.read([form], "A")
    assert readings
    for reading in readings:
        assert "".join(reading.labels) == reading.norm
        assert len(reading.labels) == len(reading.probabilities) == len(form) + 1
        assert 0 <= reading.probability <= 1
        assert all(0 <= probability <= 1 for probability in reading.probabilities)


@pytest.mark.parametrize("recipe", RECIPE_NAMES)
def test_unknown_characters_are_copied(
    training: Train, tiny: dict[str, Recipe], manuscript: list[Example], recipe: str
) -> None:
    tagger = training(manuscript, tiny[recipe])[0].tagger
    assert tagger.best(["ꝥ", "vꝥ", "qvn"], "A") == ["ꝥ", "uꝥ", "qun"]


def test_readings_are_ranked_and_different(training: Train, tiny: dict[str, Recipe], manuscript: list[Example]) -> None:
    tagger = training(manuscript, replace(tiny["default"], minimum_steps=10, passes=1))[0].tagger
    (readings,) = tagger.read(["czyvn"], "A", beam=8)
    chances = [reading.probability for reading in readings]
    assert len(readings) == 8
    assert chances == sorted(chances, reverse=True)
    assert len({reading.norm for reading in readings}) == 8
    assert sum(chances) <= 1.0 + 1e-6


def test_letters_that_make_a_word_count_beside_the_network(
    training: Train, tiny: dict[str, Recipe], manuscript: list[Example]
) -> None:
    tagger = training(manuscript, replace(tiny["default"], minimum_steps=20, passes=1))[0].tagger
    assert set(tagger.words) == {example.norm for example in manuscript}
    forms = ["vnt", "czyvn", "hyt"]
    without = replace(tagger, words=())
    for plain, weighed in zip(without.read(forms, "A"), tagger.read(forms, "A"), strict=True):
        assert {one.norm for one in weighed} == {one.norm for one in plain}
        assert sum(one.probability for one in weighed) == pytest.approx(sum(one.probability for one in plain))
        chances = [one.probability for one in weighed]
        assert chances == sorted(chances, reverse=True)
    # A model that writes nothing but a less likely reading makes that one the first.
    second = without.read(forms, "A")[0][1].norm
    favoured = replace(tagger, words=(second,), recipe=replace(tagger.recipe, letters=50.0))
    assert favoured.best(forms, "A")[0] == second
    assert len(tagger.read(forms, "A", beam=2)[0]) == 2


def test_a_form_reads_the_same_alone_and_in_company(
    training: Train, tiny: dict[str, Recipe], manuscript: list[Example]
) -> None:
    tagger = training(manuscript, tiny["default"])[0].tagger
    forms = ["vnd", "qzx", "czyvn", "", "vnd"]
    assert [tagger.read([form], "A")[0][0].norm for form in forms] == tagger.best(forms, "A")


def test_marks_are_read_with_their_base(training: Train, tiny: dict[str, Recipe], manuscript: list[Example]) -> None:
    marked = [Example("gu\u0364t", "güt"), Example("mu\u0364t", "müt"), Example("fu\u0364r", "für")] * 3
    tagger = training([*manuscript, *marked], tiny["default"])[0].tagger
    reading = tagger.read(["hu\u0364t"], "A")[0][0]
    assert reading.norm == "hüt"
    assert reading.labels == ("", "h", "ü", "", "t")


def test_capitals_of_the_form_come_back_where_the_editor_keeps_them(
    training: Train, tiny: dict[str, Recipe], manuscript: list[Example]
) -> None:
    keeps = training([*manuscript, Example("Vnd", "Und"), Example("Dv", "Du")], tiny["default"])[0].tagger
    assert keeps.best(["Vns", "vns"], "A") == ["Uns", "uns"]
    assert keeps.read(["Vns"], "A")[0][0].labels == ("", "U", "n", "s")
    drops = training([*manuscript, Example("Vnd", "und"), Example("Dv", "du")], tiny["default"])[0].tagger
    assert drops.best(["Vns", "vns"], "A") == ["uns", "uns"]


@pytest.mark.parametrize("recipe", RECIPE_NAMES)
def test_the_same_seed_gives_the_same_tagger(
    tiny: dict[str, Recipe], manuscript: list[Example], other: list[Example], recipe: str
) -> None:
    def weights(seed: int) -> torch.Tensor:
        *_, last = train(manuscript, {"B": other}, replace(tiny[recipe], passes=1), name="A", seed=seed)
        assert isinstance(last, Trained)
        return torch.cat([parameter.flatten() for parameter in last.tagger.network.state_dict().values()])

    first = weights(1)
    torch.manual_seed(99)
    assert torch.equal(first, weights(1))
    assert not torch.equal(first, weights(2))


def test_training_leaves_torch_as_it_was(tiny: dict[str, Recipe], manuscript: list[Example]) -> None:
    threads, state = torch.get_num_threads(), torch.get_rng_state()
    for _ in train(manuscript, {}, tiny["default"], name="A", threads=threads + 1):
        pass
    events = train(manuscript, {}, tiny["default"], name="A", threads=threads + 1)
    next(events)
    events.close()
    assert torch.get_num_threads() == threads
    assert torch.equal(torch.get_rng_state(), state)


def test_closing_the_events_cancels(tiny: dict[str, Recipe], manuscript: list[Example]) -> None:
    events = train(manuscript, {}, replace(tiny["default"], passes=10**6), name="A")
    seen = [next(events) for _ in range(30)]
    events.close()
    assert [event.stage for event in seen if isinstance(event, Progress)][-1] == "train"
    with pytest.raises(StopIteration):
        next(events)


def test_progress_counts_up_to_its_total_and_the_loss_falls(
    training: Train, tiny: dict[str, Recipe], manuscript: list[Example]
) -> None:
    trained, events = training(manuscript, tiny["default"])
    steps = [event for event in events if event.stage == "train"]
    assert [event.done for event in steps] == list(range(1, steps[0].total + 1))
    assert steps[0].total >= tiny["default"].minimum_steps
    assert all(event.loss is not None for event in steps)
    assert trained.losses[-1] < trained.losses[0] / 2
    assert trained.held_out_accuracy is None


def test_held_out_words_are_read_after_each_pass(
    training: Train, tiny: dict[str, Recipe], manuscript: list[Example]
) -> None:
    held_out = [Example("vnt", "unt"), Example("mvt", "wrong"), Example(".", ",")]
    trained, events = training(manuscript, tiny["default"], held_out=held_out)
    measured = [event.accuracy for event in events if event.accuracy is not None]
    assert len(measured) == len(trained.losses)
    assert measured[-1] == trained.held_out_accuracy == 0.5


def test_other_manuscripts_share_all_but_the_last_layer(
    training: Train, tiny: dict[str, Recipe], manuscript: list[Example], other: list[Example]
) -> None:
    for recipe in tiny.values():
        trained, events = training(manuscript, recipe, {"B": other, "C": manuscript, "A": other, "D": []})
        tagger = trained.tagger
        assert tagger.names == ("A", "B", "C")
        assert len(tagger.network.heads) == 3
        assert len(tagger.network.layers) == recipe.layers
        steps = [event for event in events if event.stage == "train"]
        assert steps[-1].done == steps[-1].total == len(steps)
        assert tagger.best(["vnd"], "A") == tagger.best(["vnd"], "C") == ["und"]
        assert tagger.best(["dax"], "B") == ["das"]
        with pytest.raises(KeyError):
            tagger.read(["vnd"], "D")


def test_other_manuscripts_teach_what_this_one_does_not_show(
    training: Train, tiny: dict[str, Recipe], manuscript: list[Example]
) -> None:
    little = [example for example in manuscript if "y" not in example.form]
    little += [Example("d", "d"), Example("nvt", "nut"), Example("min", "min"), Example("hit", "hit")]
    recipe = replace(tiny["default"], minimum_steps=200)
    alone = training(little, recipe)[0].tagger.read(["myt"], "A")[0]
    helped = training(little, recipe, {"B": manuscript * 2})[0].tagger.read(["myt"], "A")[0]
    chance = {reading.norm: reading.probability for reading in alone}.get("mit", 0.0)
    assert {reading.norm: reading.probability for reading in helped}.get("mit", 0.0) > chance


@pytest.mark.parametrize("count", [0, 1, NEEDED - 1])
def test_too_few_words_are_refused(manuscript: list[Example], count: int) -> None:
    examples = [*manuscript[:count], *[Example(".", ".")] * 50]
    with pytest.raises(UserError) as caught:
        next(train(examples, {}, DEFAULT, name="A"))
    assert caught.value.code is ErrorCode.TOO_FEW_DECISIONS
    assert caught.value.args_by_name == {"found": count, "needed": NEEDED}


def test_only_words_are_learned_from(training: Train, tiny: dict[str, Recipe], manuscript: list[Example]) -> None:
    noise = [Example("/", "."), Example("¶", ""), Example("x" * 5000, "y" * 5000), Example("¶¶", "¶")]
    tagger = training([*manuscript, *noise], replace(tiny["default"], passes=1))[0].tagger
    assert not {"/", "¶", "x"} & set(tagger.pieces.known)


def test_words_may_be_normalized_to_nothing_or_to_two(
    training: Train, tiny: dict[str, Recipe], manuscript: list[Example]
) -> None:
    extra = [Example("xx", "")] * 4 + [Example("czvr", "zu der")] * 4
    tagger = training([*manuscript, *extra], replace(tiny["default"], minimum_steps=300))[0].tagger
    assert tagger.best(["xx", "czvr"], "A") == ["", "zu der"]


def test_the_paper_stays_as_the_paper_has_it() -> None:
    assert {name: recipe.name for name, recipe in RECIPES.items()} == {name: name for name in RECIPES}
    assert RECIPES["paper"] == PAPER and RECIPES["paper-words"] == replace(PAPER, name="paper-words", batch_size=1)
    assert (PAPER.embedding, PAPER.layers, PAPER.hidden, PAPER.dropout, PAPER.passes) == (128, 3, 128, 0.1, 30)
    assert (PAPER.units, PAPER.weighting) == (Units.CHARACTERS, Weighting.TOKENS)
    assert PAPER.greedy and not PAPER.identity_prior and PAPER.auxiliary_tokens == 10_000
