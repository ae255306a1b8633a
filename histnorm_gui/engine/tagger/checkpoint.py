"""A tagger as bytes: safetensors with a JSON header, so that loading one never executes anything.

The description holds format, recipe, pieces, heads and program version, and with a model of a project digests of what
has taught it (see engine.checkpoints).
"""

from __future__ import annotations

import base64
from dataclasses import asdict, fields
from typing import Any

import torch

from histnorm_gui import __version__
from histnorm_gui.core.errors import ErrorCode
from histnorm_gui.engine.checkpoints import fail, opened, pack
from histnorm_gui.engine.tagger.continuing import Taught
from histnorm_gui.engine.tagger.network import TaggerNetwork, head_width
from histnorm_gui.engine.tagger.recipe import Recipe, Units, Weighting
from histnorm_gui.engine.tagger.tagger import Tagger
from histnorm_gui.engine.tagger.vocab import Head, Pieces

FORMAT = 2
"""Raised whenever a checkpoint of the new kind would be misread by older programs."""
_WITHOUT_LETTERS = 1
"""The format of before the letters of normalizations counted."""

_SIZE_LIMITS = {"embedding": (1, 4096), "layers": (1, 16), "hidden": (1, 4096), "window": (0, 16)}


def dump(tagger: Tagger, taught: Taught | None = None) -> bytes:
    """The checkpoint of a tagger; ``taught`` is kept with it for a training that goes on from there."""
    description = {
        "format": FORMAT,
        "version": __version__,
        "recipe": asdict(tagger.recipe),
        "pieces": tagger.pieces.known,
        "heads": [asdict(head) for head in tagger.heads],
        "words": tagger.words,
    }
    if taught is not None:
        description["taught"] = base64.b64encode(taught.packed()).decode("ascii")
    return pack(description, tagger.network.state_dict())


def load(data: bytes) -> Tagger:
    """The tagger of a checkpoint.

    Raises UserError: MODEL_DAMAGED where the bytes are not what was written, MODEL_MISFIT where they are a model of
    another kind or of a newer program. Sizes are checked before memory is taken for them.
    """
    packed = opened(data)
    tagger = _describe(packed.description)
    tensors = packed.tensors(tagger.shapes())
    generator = torch.Generator().manual_seed(0)
    labels = [len(head.labels) for head in tagger.heads]
    network = TaggerNetwork(tagger.recipe, tagger.pieces.size, labels, generator)
    network.load_state_dict(tensors)
    network.eval()
    return Tagger(tagger.recipe, tagger.pieces, tagger.heads, network, tagger.words)


def taught_of(data: bytes) -> Taught | None:
    """What has taught the tagger of a checkpoint; None where that was not kept. UserError as of ``load``."""
    kept = opened(data).description.get("taught")
    if kept is None:
        return None
    try:
        return Taught.unpacked(base64.b64decode(kept, validate=True))
    except (ValueError, TypeError) as error:
        fail(ErrorCode.MODEL_DAMAGED, f"what it has learned from is wrong: {error}")


class _Description:
    """What a checkpoint says of its tagger, before there is a network."""

    def __init__(self, recipe: Recipe, pieces: Pieces, heads: tuple[Head, ...], words: tuple[str, ...]) -> None:
        self.recipe = recipe
        self.pieces = pieces
        self.heads = heads
        self.words = words

    def shapes(self) -> dict[str, list[int]]:
        """The tensors that a network of this description has, by name."""
        hidden, width = self.recipe.hidden, 2 * self.recipe.hidden
        shapes = {"embedding.weight": [self.pieces.size, self.recipe.embedding]}
        for layer in range(self.recipe.layers):
            for direction in ("", "_reverse"):
                entering = self.recipe.embedding if layer == 0 else width
                shapes[f"layers.{layer}.weight_ih_l0{direction}"] = [4 * hidden, entering]
                shapes[f"layers.{layer}.weight_hh_l0{direction}"] = [4 * hidden, hidden]
                shapes[f"layers.{layer}.bias_ih_l0{direction}"] = [4 * hidden]
                shapes[f"layers.{layer}.bias_hh_l0{direction}"] = [4 * hidden]
        if self.recipe.window:
            shapes["local.weight"] = [hidden, (2 * self.recipe.window + 1) * self.recipe.embedding]
            shapes["local.bias"] = [hidden]
        for number, head in enumerate(self.heads):
            shapes[f"heads.{number}.weight"] = [len(head.labels), head_width(self.recipe)]
            shapes[f"heads.{number}.bias"] = [len(head.labels)]
        return shapes


def _describe(description: dict[str, Any]) -> _Description:
    try:
        if "kind" in description:
            fail(
                ErrorCode.MODEL_MISFIT,
                "it is a model for other projects, from histnorm teach, not of a manuscript",
            )
        if description["format"] not in (_WITHOUT_LETTERS, FORMAT):
            fail(ErrorCode.MODEL_MISFIT, f"format {description['format']}, this program reads {FORMAT}")
        if description["format"] == _WITHOUT_LETTERS:
            description = {**description, "recipe": {**description["recipe"], "letters": 0.0}, "words": []}
        recipe = _recipe(description["recipe"])
        heads = tuple(_head(head) for head in description["heads"])
        return _Description(recipe, Pieces(_strings(description["pieces"])), heads, _strings(description["words"]))
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        fail(ErrorCode.MODEL_DAMAGED, f"its description is wrong: {error}")


def _recipe(values: dict[str, Any]) -> Recipe:
    if set(values) != {field.name for field in fields(Recipe)}:
        raise ValueError("recipe")
    for name, (least, most) in _SIZE_LIMITS.items():
        if type(values[name]) is not int or not least <= values[name] <= most:
            raise ValueError(name)
    return Recipe(**{**values, "units": Units(values["units"]), "weighting": Weighting(values["weighting"])})


def _head(values: dict[str, Any]) -> Head:
    labels = _strings(values["labels"])
    if not labels or not isinstance(values["name"], str):
        raise ValueError("labels")
    return Head(values["name"], labels, bool(values["takes_case"]))


def _strings(values: object) -> tuple[str, ...]:
    if not isinstance(values, list) or not all(isinstance(value, str) for value in values):
        raise ValueError("not a list of texts")
    return tuple(values)
