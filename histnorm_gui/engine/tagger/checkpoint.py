"""A tagger as bytes: safetensors with a JSON header, so that loading one never executes anything.

The metadata of the safetensors header hold, under "histnorm", JSON with the description of the tagger (format,
recipe, pieces, heads, program version) and the SHA-256 digest of that and of all tensors in the order of their names.
"""

from __future__ import annotations

import hashlib
import json
from dataclasses import asdict, fields
from typing import Any, NoReturn

import torch
from safetensors import SafetensorError
from safetensors.torch import load as load_tensors
from safetensors.torch import save as save_tensors
from torch import Tensor

from histnorm_gui import __version__
from histnorm_gui.core.errors import ErrorCode, UserError
from histnorm_gui.engine.tagger.network import TaggerNetwork, head_width
from histnorm_gui.engine.tagger.recipe import Recipe, Units, Weighting
from histnorm_gui.engine.tagger.tagger import Tagger
from histnorm_gui.engine.tagger.vocab import Head, Pieces

FORMAT = 1
"""Raised whenever a checkpoint of the new kind would be misread by older programs."""

_HEADER_LIMIT = 32 * 1024 * 1024
_SIZE_LIMITS = {"embedding": (1, 4096), "layers": (1, 16), "hidden": (1, 4096), "window": (0, 16)}


def dump(tagger: Tagger) -> bytes:
    """The checkpoint of a tagger."""
    tensors = {name: tensor.detach().contiguous() for name, tensor in tagger.network.state_dict().items()}
    description = {
        "format": FORMAT,
        "version": __version__,
        "recipe": asdict(tagger.recipe),
        "pieces": tagger.pieces.known,
        "heads": [asdict(head) for head in tagger.heads],
    }
    described = {"description": description, "digest": _digest(description, tensors)}
    # One entry: safetensors writes several in an order that changes from call to call.
    return save_tensors(tensors, {"histnorm": json.dumps(described, sort_keys=True)})


def load(data: bytes) -> Tagger:
    """The tagger of a checkpoint.

    Raises UserError: MODEL_DAMAGED where the bytes are not what was written, MODEL_MISFIT where they are a model of
    another kind or of a newer program. Sizes are checked before memory is taken for them.
    """
    header = _header(data)
    metadata = header.pop("__metadata__", None)
    if not isinstance(metadata, dict) or not isinstance(metadata.get("histnorm"), str):
        _fail(ErrorCode.MODEL_MISFIT, "it was not written by histnorm")
    described, digest = _opened(metadata["histnorm"])
    tagger = _describe(described)
    _check_shapes(header, tagger)
    try:
        tensors = load_tensors(data)
    except (SafetensorError, ValueError, KeyError, RuntimeError) as error:
        _fail(ErrorCode.MODEL_DAMAGED, str(error))
    if _digest(described, tensors) != digest:
        _fail(ErrorCode.MODEL_DAMAGED, "its checksum is wrong")
    generator = torch.Generator().manual_seed(0)
    labels = [len(head.labels) for head in tagger.heads]
    network = TaggerNetwork(tagger.recipe, tagger.pieces.size, labels, generator)
    network.load_state_dict(tensors)
    network.eval()
    return Tagger(tagger.recipe, tagger.pieces, tagger.heads, network)


class _Description:
    """What a checkpoint says of its tagger, before there is a network."""

    def __init__(self, recipe: Recipe, pieces: Pieces, heads: tuple[Head, ...]) -> None:
        self.recipe = recipe
        self.pieces = pieces
        self.heads = heads

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


def _header(data: bytes) -> dict[str, Any]:
    """The header of a safetensors file, read without touching the tensors."""
    size = int.from_bytes(data[:8], "little")
    if len(data) < 8 or size > min(_HEADER_LIMIT, len(data) - 8):
        _fail(ErrorCode.MODEL_DAMAGED, "it is cut off or not a model")
    try:
        header = json.loads(data[8 : 8 + size])
    except (ValueError, RecursionError):
        _fail(ErrorCode.MODEL_DAMAGED, "its header cannot be read")
    if not isinstance(header, dict):
        _fail(ErrorCode.MODEL_DAMAGED, "its header cannot be read")
    return header


def _opened(text: str) -> tuple[dict[str, Any], object]:
    """The description and the digest."""
    try:
        described = json.loads(text)
        description = described["description"]
        if not isinstance(description, dict):
            raise TypeError("not an object")
        return description, described["digest"]
    except (ValueError, KeyError, TypeError, RecursionError) as error:
        _fail(ErrorCode.MODEL_DAMAGED, f"its description is wrong: {error}")


def _describe(description: dict[str, Any]) -> _Description:
    try:
        if description["format"] != FORMAT:
            _fail(ErrorCode.MODEL_MISFIT, f"format {description['format']}, this program reads {FORMAT}")
        recipe = _recipe(description["recipe"])
        heads = tuple(_head(head) for head in description["heads"])
        return _Description(recipe, Pieces(_strings(description["pieces"])), heads)
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        _fail(ErrorCode.MODEL_DAMAGED, f"its description is wrong: {error}")


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


def _check_shapes(header: dict[str, Any], description: _Description) -> None:
    expected = description.shapes()
    if set(header) != set(expected):
        _fail(ErrorCode.MODEL_MISFIT, "it has other layers")
    for name, shape in expected.items():
        entry = header[name]
        if not isinstance(entry, dict) or entry.get("shape") != shape or entry.get("dtype") != "F32":
            _fail(ErrorCode.MODEL_MISFIT, f"{name} has another shape")


def _digest(description: dict[str, Any], tensors: dict[str, Tensor]) -> str:
    digest = hashlib.sha256(json.dumps(description, sort_keys=True).encode())
    for name in sorted(tensors):
        digest.update(name.encode())
        digest.update(tensors[name].numpy().tobytes())
    return digest.hexdigest()


def _fail(code: ErrorCode, reason: str) -> NoReturn:
    raise UserError(code, reason=reason)
