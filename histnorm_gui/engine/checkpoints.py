"""Networks as bytes: safetensors with a JSON header, so that loading one never executes anything.

The metadata of the safetensors header hold, under "histnorm", JSON with a description of the network and the SHA-256
digest of that and of all tensors in the order of their names.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NoReturn

from safetensors import SafetensorError
from safetensors.torch import load as load_tensors
from safetensors.torch import save as save_tensors
from torch import Tensor

from histnorm_gui.core.errors import ErrorCode, UserError

_HEADER_LIMIT = 32 * 1024 * 1024


def pack(description: Mapping[str, Any], tensors: Mapping[str, Tensor]) -> bytes:
    """The bytes of what a network consists of with its description, plain JSON values; the same from any device."""
    tensors = {name: tensor.detach().cpu().contiguous() for name, tensor in tensors.items()}
    described = {"description": description, "digest": _digest(description, tensors)}
    # One entry: safetensors writes several in an order that changes from call to call.
    return save_tensors(tensors, {"histnorm": json.dumps(described, sort_keys=True)})


@dataclass(frozen=True)
class Packed:
    """A checkpoint whose header has been read, but not yet its tensors."""

    description: dict[str, Any]
    _data: bytes
    _header: Mapping[str, Any]
    _digest: object

    def tensors(self, shapes: Mapping[str, Sequence[int]]) -> dict[str, Tensor]:
        """The tensors, which have to be of these names and shapes; memory is taken for them only then.

        Raises UserError: MODEL_MISFIT for other ones, MODEL_DAMAGED where they are not what was written.
        """
        _check_shapes(self._header, shapes)
        try:
            tensors: dict[str, Tensor] = load_tensors(self._data)
        except (SafetensorError, ValueError, KeyError, RuntimeError) as error:
            fail(ErrorCode.MODEL_DAMAGED, str(error))
        if _digest(self.description, tensors) != self._digest:
            fail(ErrorCode.MODEL_DAMAGED, "its checksum is wrong")
        return tensors


def opened(data: bytes) -> Packed:
    """A checkpoint with its description; UserError MODEL_DAMAGED, or MODEL_MISFIT for one that is not ours."""
    header = _header(data)
    metadata = header.pop("__metadata__", None)
    if not isinstance(metadata, dict) or not isinstance(metadata.get("histnorm"), str):
        fail(ErrorCode.MODEL_MISFIT, "it was not written by histnorm")
    description, digest = _opened(metadata["histnorm"])
    return Packed(description, data, header, digest)


def _header(data: bytes) -> dict[str, Any]:
    """The header of a safetensors file, read without touching the tensors."""
    size = int.from_bytes(data[:8], "little")
    if len(data) < 8 or size > min(_HEADER_LIMIT, len(data) - 8):
        fail(ErrorCode.MODEL_DAMAGED, "it is cut off or not a model")
    try:
        header = json.loads(data[8 : 8 + size])
    except (ValueError, RecursionError):
        fail(ErrorCode.MODEL_DAMAGED, "its header cannot be read")
    if not isinstance(header, dict):
        fail(ErrorCode.MODEL_DAMAGED, "its header cannot be read")
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
        fail(ErrorCode.MODEL_DAMAGED, f"its description is wrong: {error}")


def _check_shapes(header: Mapping[str, Any], expected: Mapping[str, Sequence[int]]) -> None:
    if set(header) != set(expected):
        fail(ErrorCode.MODEL_MISFIT, "it has other layers")
    for name, shape in expected.items():
        entry = header[name]
        if not isinstance(entry, dict) or entry.get("shape") != list(shape) or entry.get("dtype") != "F32":
            fail(ErrorCode.MODEL_MISFIT, f"{name} has another shape")


def _digest(description: Mapping[str, Any], tensors: Mapping[str, Tensor]) -> str:
    digest = hashlib.sha256(json.dumps(description, sort_keys=True).encode())
    for name in sorted(tensors):
        digest.update(name.encode())
        digest.update(tensors[name].numpy().tobytes())
    return digest.hexdigest()


def fail(code: ErrorCode, reason: str) -> NoReturn:
    """Raise UserError with a reason."""
    raise UserError(code, reason=reason)
