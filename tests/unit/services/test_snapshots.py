"""When a training goes on from the model before, and when it begins from scratch."""

from __future__ import annotations

from dataclasses import replace

import pytest

from histnorm_gui.project.models import ModelRecord
from histnorm_gui.services.snapshots import GROWN, scratch_examples

HEADER: dict[str, object] = {
    "system": "mtl",
    "recipe": "default",
    "auxiliary": ["K", "S"],
    "examples": 200,
    "scratch_examples": 180,
    "held_out": 20,
}
MODEL = ModelRecord(1, 7, 3, "2026-01-01T00:00:00+00:00", HEADER, has_weights=True)


def asked(model: ModelRecord, **changes: object) -> int:
    """What is said for a manuscript that has grown a little, or as ``changes`` say."""
    arguments: dict[str, object] = {
        "system": "mtl",
        "recipe": "default",
        "sigla": ["S", "K"],
        "examples": 210,
        "held_out": 21,
    }
    return scratch_examples([model], **{**arguments, **changes})  # type: ignore[arg-type]


def test_it_goes_on_where_little_has_changed() -> None:
    assert asked(MODEL) == 180
    assert asked(replace(MODEL, header={**HEADER, "scratch_examples": None, "examples": 200})) == 0
    first = {name: value for name, value in HEADER.items() if name != "scratch_examples"}
    assert asked(replace(MODEL, header=first)) == 200, "written by a version that always began from scratch"


@pytest.mark.parametrize(
    "changes",
    [
        {"examples": int(GROWN * 180)},
        {"examples": 100},
        {"recipe": "paper"},
        {"system": "bilstm"},
        {"sigla": ["S"]},
        {"sigla": []},
        {"held_out": 0},
    ],
)
def test_it_begins_from_scratch_where_much_has(changes: dict[str, object]) -> None:
    assert asked(MODEL, **changes) == 0


def test_it_begins_from_scratch_without_a_model() -> None:
    assert scratch_examples([], "mtl", "default", [], 100, 10) == 0
    assert asked(replace(MODEL, has_weights=False)) == 0
