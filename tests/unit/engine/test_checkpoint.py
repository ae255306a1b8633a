"""Checkpoints give back the same tagger, or say what is wrong with them."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from dataclasses import asdict, replace

import pytest
from safetensors.torch import load as load_tensors
from safetensors.torch import save

from histnorm_gui.core.errors import ErrorCode, UserError
from histnorm_gui.core.progress import Progress
from histnorm_gui.engine.base import Example
from histnorm_gui.engine.checkpoints import pack
from histnorm_gui.engine.tagger.checkpoint import dump, load
from histnorm_gui.engine.tagger.recipe import Recipe
from histnorm_gui.engine.tagger.tagger import Tagger
from histnorm_gui.engine.tagger.trainer import Trained

Train = Callable[..., tuple[Trained, list[Progress]]]
FORMS = ["vnd", "czyvn", "ꝥ", "Vns", "", "gu\u0364t"]


@pytest.fixture(scope="module")
def tagger(training: Train, tiny: dict[str, Recipe], manuscript: list[Example], other: list[Example]) -> Tagger:
    return training(manuscript, replace(tiny["default"], minimum_steps=20), {"B ſ": other})[0].tagger


def _parts(data: bytes) -> tuple[dict[str, object], bytes]:
    size = int.from_bytes(data[:8], "little")
    return json.loads(data[8 : 8 + size]), data[8 + size :]


def _joined(header: object, tensors: bytes) -> bytes:
    text = json.dumps(header).encode()
    return len(text).to_bytes(8, "little") + text + tensors


@pytest.mark.parametrize("recipe", ["default", "paper"])
def test_a_loaded_tagger_reads_the_same(
    training: Train, tiny: dict[str, Recipe], manuscript: list[Example], other: list[Example], recipe: str
) -> None:
    tagger = training(manuscript, replace(tiny[recipe], passes=2), {"B ſ": other})[0].tagger
    loaded = load(dump(tagger))
    assert loaded.names == ("A", "B ſ")
    assert loaded.recipe == tagger.recipe
    for name in loaded.names:
        assert loaded.read(FORMS, name) == tagger.read(FORMS, name)


def test_the_same_tagger_gives_the_same_bytes(tagger: Tagger) -> None:
    assert dump(tagger) == dump(load(dump(tagger)))


def test_every_truncated_checkpoint_is_refused(tagger: Tagger) -> None:
    data = dump(tagger)
    for length in [0, 1, 7, 8, 9, 100, *range(1000, len(data), 4001), len(data) - 1]:
        with pytest.raises(UserError) as caught:
            load(data[:length])
        assert caught.value.code is ErrorCode.MODEL_DAMAGED


def test_every_flipped_byte_is_noticed(tagger: Tagger) -> None:
    data = dump(tagger)
    chance = random.Random(7)
    header = int.from_bytes(data[:8], "little") + 8
    places = [*range(0, 12), *chance.sample(range(header), 150), *chance.sample(range(header, len(data)), 50)]
    for place in places:
        damaged = bytearray(data)
        damaged[place] ^= 1 << chance.randrange(8)
        with pytest.raises(UserError) as caught:
            load(bytes(damaged))
        assert caught.value.code in (ErrorCode.MODEL_DAMAGED, ErrorCode.MODEL_MISFIT)


@pytest.mark.parametrize("data", [b"not a model at all", b"\xff" * 64, b"\x02\0\0\0\0\0\0\0[]", b"\x80\x04K\x01."])
def test_other_files_are_refused(data: bytes) -> None:
    with pytest.raises(UserError) as caught:
        load(data)
    assert caught.value.code is ErrorCode.MODEL_DAMAGED


def test_models_of_other_programs_do_not_fit(tagger: Tagger) -> None:
    with pytest.raises(UserError) as caught:
        load(save(load_tensors(dump(tagger))))
    assert caught.value.code is ErrorCode.MODEL_MISFIT


def test_a_model_of_before_letters_counted_is_read_as_before(tagger: Tagger) -> None:
    recipe = {name: value for name, value in asdict(tagger.recipe).items() if name != "letters"}
    described = {
        "format": 1,
        "version": "0.1.0",
        "recipe": recipe,
        "pieces": tagger.pieces.known,
        "heads": [asdict(head) for head in tagger.heads],
    }
    old = load(pack(described, tagger.network.state_dict()))
    assert old.recipe == replace(tagger.recipe, letters=0.0) and old.words == ()
    assert old.read(FORMS, "A") == replace(tagger, words=()).read(FORMS, "A")


def test_normalizations_are_kept_in_order_and_have_to_be_texts(tagger: Tagger) -> None:
    loaded = load(dump(tagger))
    assert loaded.words == tagger.words == tuple(sorted(tagger.words)) and "und" in loaded.words
    description = json.loads(_parts(dump(tagger))[0]["__metadata__"]["histnorm"])["description"]  # type: ignore[index]
    load(pack(description, tagger.network.state_dict()))
    with pytest.raises(UserError) as caught:
        load(pack({**description, "words": ["und", 3]}, tagger.network.state_dict()))
    assert caught.value.code is ErrorCode.MODEL_DAMAGED


def test_a_newer_format_does_not_fit(tagger: Tagger) -> None:
    header, tensors = _parts(dump(tagger))
    metadata = header["__metadata__"]
    assert isinstance(metadata, dict)
    described = json.loads(metadata["histnorm"])
    described["description"]["format"] = 99
    metadata["histnorm"] = json.dumps(described)
    with pytest.raises(UserError) as caught:
        load(_joined(header, tensors))
    assert caught.value.code is ErrorCode.MODEL_MISFIT


@pytest.mark.parametrize("size", [10**6, 0, -1, True, "16", None, 1e9])
def test_sizes_are_checked_before_memory_is_taken(tagger: Tagger, size: object) -> None:
    header, tensors = _parts(dump(tagger))
    metadata = header["__metadata__"]
    assert isinstance(metadata, dict)
    described = json.loads(metadata["histnorm"])
    described["description"]["recipe"]["hidden"] = size
    metadata["histnorm"] = json.dumps(described)
    with pytest.raises(UserError) as caught:
        load(_joined(header, tensors))
    assert caught.value.code is ErrorCode.MODEL_DAMAGED


def test_shapes_that_differ_do_not_fit(tagger: Tagger) -> None:
    header, tensors = _parts(dump(tagger))
    header["embedding.weight"]["shape"][0] += 1  # type: ignore[index]
    with pytest.raises(UserError) as caught:
        load(_joined(header, tensors))
    assert caught.value.code is ErrorCode.MODEL_MISFIT
