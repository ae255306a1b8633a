"""Toy manuscripts and recipes that train in a moment."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

import pytest

from histnorm_gui.core.progress import Progress
from histnorm_gui.engine.base import Example
from histnorm_gui.engine.tagger.recipe import DEFAULT, PAPER, Recipe
from histnorm_gui.engine.tagger.trainer import Trained, train

Train = Callable[..., tuple[Trained, list[Progress]]]

_TINY = {
    "default": replace(DEFAULT, embedding=16, hidden=16, passes=5, minimum_steps=150, learning_rate=1e-2),
    "paper": replace(PAPER, embedding=16, layers=2, hidden=16, passes=60, learning_rate=1e-2, batch_size=8),
}
_MANUSCRIPT = (
    ("vnd", "und"),
    ("czv", "zu"),
    ("czeyt", "zeit"),
    ("vns", "uns"),
    ("yn", "in"),
    ("yst", "ist"),
    ("myt", "mit"),
    ("hvt", "hut"),
    ("dv", "du"),
    ("czyt", "zit"),
    ("nv", "nu"),
    ("gvt", "gut"),
    ("sy", "si"),
    ("vm", "um"),
    ("nvn", "nun"),
    ("hyr", "hir"),
)
_OTHER = (
    ("xo", "so"),
    ("ex", "es"),
    ("dax", "das"),
    ("wax", "was"),
    ("xie", "sie"),
    ("ix", "is"),
    ("uns", "uns"),
    ("bix", "bis"),
    ("xa", "sa"),
    ("lax", "las"),
)


@pytest.fixture(scope="session")
def tiny() -> dict[str, Recipe]:
    """Both recipes, small enough for a test."""
    return dict(_TINY)


@pytest.fixture(scope="session")
def manuscript() -> list[Example]:
    """Written with v for u, cz for z, and y for i: regular enough to be learned from few words."""
    return [Example(form, norm) for form, norm in _MANUSCRIPT]


@pytest.fixture(scope="session")
def other() -> list[Example]:
    """Written with x for s."""
    return [Example(form, norm) for form, norm in _OTHER]


@pytest.fixture(scope="session")
def training() -> Train:
    """Train to the end; the same training is done once for all tests."""
    done: dict[object, tuple[Trained, list[Progress]]] = {}

    def run(
        examples: Sequence[Example],
        recipe: Recipe,
        auxiliary: Mapping[str, Sequence[Example]] | None = None,
        held_out: Sequence[Example] = (),
    ) -> tuple[Trained, list[Progress]]:
        others = auxiliary or {}
        key = (tuple(examples), recipe, tuple((name, tuple(rows)) for name, rows in others.items()), tuple(held_out))
        if key not in done:
            *events, last = train(examples, others, recipe, name="A", held_out=held_out)
            assert isinstance(last, Trained)
            done[key] = last, [event for event in events if isinstance(event, Progress)]
        return done[key]

    return run
