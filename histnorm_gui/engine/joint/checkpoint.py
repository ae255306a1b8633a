"""A joint tagger as bytes (see engine.checkpoints)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import torch

from histnorm_gui import __version__
from histnorm_gui.core.errors import ErrorCode
from histnorm_gui.engine.checkpoints import fail, opened, pack
from histnorm_gui.engine.joint.context_network import ContextNetwork
from histnorm_gui.engine.joint.network import JointNetwork
from histnorm_gui.engine.joint.tagger import FIRST_PIECE, JointTagger, Vocabulary
from histnorm_gui.engine.languages import Language
from histnorm_gui.engine.ranking.surroundings import FIRST_WORD, Surroundings, Tables

FORMAT = 2
"""Raised whenever a checkpoint of the new kind would be misread by older programs. The first one had no network of
contexts, and is still read."""
_FORMATS = (1, FORMAT)
_CONTEXT = "context."
KIND = "joint"
_MOST = {"width": 4096, "layers": 16}


def dump(tagger: JointTagger) -> bytes:
    """The checkpoint of a joint tagger; the language is named, not included."""
    vocabulary = tagger.vocabulary
    description = {
        "kind": KIND,
        "format": FORMAT,
        "version": __version__,
        "language": tagger.language.code,
        "width": tagger.network.width,
        "layers": len(tagger.network.layers),
        "pieces": sorted(vocabulary.pieces, key=vocabulary.pieces.__getitem__),
        "labels": list(vocabulary.labels),
        "manuscripts": sorted(vocabulary.manuscripts, key=vocabulary.manuscripts.__getitem__),
    }
    tensors = dict(tagger.network.state_dict())
    if tagger.surroundings is not None:
        description["words"] = sorted(tagger.surroundings.words, key=tagger.surroundings.words.__getitem__)
        tensors |= {
            _CONTEXT + name: torch.from_numpy(table) for name, table in vars(tagger.surroundings.tables).items()
        }
    return pack(description, tensors)


def load(data: bytes, language: Language) -> JointTagger:
    """The joint tagger of a checkpoint.

    Raises UserError: MODEL_DAMAGED where the bytes are not what was written, MODEL_MISFIT where they are another kind
    of model, one of a newer program, or one for another language. Sizes are checked before memory is taken for them.
    """
    packed = opened(data)
    vocabulary, width, layers = _described(packed.description, language)
    sizes = (FIRST_PIECE + len(vocabulary.pieces), 1 + len(vocabulary.manuscripts), len(vocabulary.labels))
    with torch.device("meta"):  # shapes without memory
        shapes = JointNetwork(*sizes, None, width=width, layers=layers).state_dict()
    expected = {name: list(tensor.shape) for name, tensor in shapes.items()}
    words = packed.description.get("words")
    tensors = packed.tensors(expected | (_context_shapes(words) if words is not None else {}))
    context = {name.removeprefix(_CONTEXT): tensors.pop(name) for name in list(tensors) if name.startswith(_CONTEXT)}
    network = JointNetwork(*sizes, torch.Generator().manual_seed(0), width=width, layers=layers)
    network.load_state_dict(tensors)
    network.eval()
    return JointTagger(language, vocabulary, network, _surroundings(words, context) if words is not None else None)


def check_kind(description: dict[str, Any]) -> None:
    """UserError MODEL_MISFIT where what is described is another kind of model, or one of a newer program."""
    if description.get("kind") != KIND:
        fail(ErrorCode.MODEL_MISFIT, "it is the model of a manuscript, from histnorm train, not from histnorm teach")
    if description.get("format") not in _FORMATS:
        fail(ErrorCode.MODEL_MISFIT, f"format {description.get('format')}, this program reads {FORMAT}")


def _described(description: dict[str, Any], language: Language) -> tuple[Vocabulary, int, int]:
    check_kind(description)
    if description.get("language") != language.code:
        fail(ErrorCode.MODEL_MISFIT, f"it was trained for the language profile {description.get('language')}")
    names = {key: description.get(key, []) for key in ("pieces", "labels", "manuscripts", "words")}
    for key, values in names.items():
        if not isinstance(values, list) or not all(isinstance(value, str) for value in values):
            fail(ErrorCode.MODEL_DAMAGED, f"its {key} are wrong")
    for key, most in _MOST.items():
        if type(description.get(key)) is not int or not 1 <= description[key] <= most:
            fail(ErrorCode.MODEL_DAMAGED, f"its {key} is wrong")
    if not description["labels"]:
        fail(ErrorCode.MODEL_DAMAGED, "it has no labels")
    vocabulary = Vocabulary(
        {piece: number for number, piece in enumerate(description["pieces"], start=FIRST_PIECE)},
        tuple(description["labels"]),
        {siglum: number for number, siglum in enumerate(description["manuscripts"], start=1)},
    )
    return vocabulary, description["width"], description["layers"]


def _context_shapes(words: Sequence[str]) -> dict[str, list[int]]:
    """The shapes of the tables of a network of contexts with so many words."""
    with torch.device("meta"):
        network = ContextNetwork(FIRST_WORD + len(words))
    inner = network.inner
    shapes = {
        "word_in": network.word_in.weight.shape,
        "piece_in": network.piece_in.weight.shape,
        "inner": (inner.in_features, inner.out_features),
        "bias": inner.bias.shape,
        "word_out": network.word_out.weight.shape,
        "piece_out": network.piece_out.weight.shape,
    }
    return {_CONTEXT + name: list(shape) for name, shape in shapes.items()}


def _surroundings(words: Sequence[str], tables: Mapping[str, torch.Tensor]) -> Surroundings:
    numbers = {name: table.numpy() for name, table in tables.items()}
    return Surroundings({word: number for number, word in enumerate(words, start=FIRST_WORD)}, Tables(**numbers))
