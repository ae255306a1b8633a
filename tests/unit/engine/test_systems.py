"""Systems by name, and how they are evaluated."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from histnorm_gui.core.errors import ErrorCode, UserError
from histnorm_gui.core.progress import Cancelled, CancelToken, Progress, ignore_progress
from histnorm_gui.core.suggestion import CandidateSource
from histnorm_gui.engine import systems
from histnorm_gui.engine.base import Example
from histnorm_gui.engine.evaluate import evaluate
from histnorm_gui.engine.systems import SYSTEMS, TaggerNormalizer, make
from histnorm_gui.engine.tagger.recipe import Recipe

REPOSITORY = Path(__file__).resolve().parents[3]


@pytest.fixture
def _tiny_recipes(tiny: dict[str, Recipe], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(systems, "RECIPES", tiny)


@pytest.mark.parametrize(("system", "recipe"), [("magic", "default"), ("bilstm", "magic"), ("memory", "magic")])
def test_unknown_names_are_refused_with_the_known_ones(system: str, recipe: str) -> None:
    with pytest.raises(UserError) as caught:
        make(system, recipe)
    assert caught.value.code is ErrorCode.SYSTEM_UNKNOWN
    assert caught.value.args_by_name["system"] == "magic"
    assert caught.value.args_by_name["known"] in (SYSTEMS, ("paper", "default"))


@pytest.mark.usefixtures("_tiny_recipes")
@pytest.mark.parametrize("system", SYSTEMS)
def test_every_system_suggests_before_and_after_it_has_learned(
    system: str, manuscript: list[Example], other: list[Example]
) -> None:
    normalizer = make(system, "default")
    assert normalizer.system == system
    forms = ["vnd", "qqq", ".", "vnd", ""]
    assert [found[0].norm for found in normalizer.suggest(forms)] == forms
    normalizer.fit(manuscript, {"B": other}, progress=ignore_progress, cancel=CancelToken())
    suggested = normalizer.suggest(forms, count=3)
    assert [found[0].norm for found in suggested] == ["und", "qqq", ".", "und", ""]
    assert all(1 <= len(found) <= 3 for found in suggested)


@pytest.mark.usefixtures("_tiny_recipes")
def test_the_tagger_shows_its_alignment(manuscript: list[Example]) -> None:
    normalizer = make("bilstm", "default")
    normalizer.fit(manuscript, {}, progress=ignore_progress, cancel=CancelToken())
    first = normalizer.suggest(["czeyt"])[0][0]
    assert first.source is CandidateSource.MODEL
    assert "".join(first.labels) == first.norm == "zeit"
    assert len(first.labels) == len(first.probabilities) == 6


@pytest.mark.usefixtures("_tiny_recipes")
def test_only_the_multi_task_system_looks_at_other_manuscripts(manuscript: list[Example], other: list[Example]) -> None:
    heads = {}
    for system in ("bilstm", "mtl"):
        normalizer = make(system, "default")
        assert isinstance(normalizer, TaggerNormalizer)
        normalizer.fit(manuscript, {"B": other}, progress=ignore_progress, cancel=CancelToken())
        assert normalizer.tagger is not None
        heads[system] = len(normalizer.tagger.names)
    assert heads == {"bilstm": 1, "mtl": 2}


def test_fitting_stops_when_cancelled(tiny: dict[str, Recipe], manuscript: list[Example]) -> None:
    cancel = CancelToken()
    seen: list[Progress] = []

    def progress(event: Progress) -> None:
        seen.append(event)
        if len(seen) == 20:
            cancel.cancel()

    normalizer = TaggerNormalizer("bilstm", replace(tiny["default"], passes=10**6))
    with pytest.raises(Cancelled):
        normalizer.fit(manuscript, {}, progress=progress, cancel=cancel)
    assert len(seen) == 20
    assert normalizer.tagger is None


@pytest.mark.usefixtures("_tiny_recipes")
@pytest.mark.parametrize("system", SYSTEMS)
def test_predictions_pair_with_the_rows_of_the_test(
    system: str, manuscript: list[Example], other: list[Example]
) -> None:
    test = [Example("vnd", "und"), Example(".", "."), Example("czv", "wrong"), Example("/", "."), Example("vnd", "und")]
    stages: set[str] = set()
    result = evaluate(system, "default", manuscript, {"B": other}, test, progress=lambda event: stages.add(event.stage))
    assert result.predictions == ("und", ".", "zu", "/", "und")
    assert (result.correct, result.tokens, result.accuracy) == (3, 5, 0.6)
    assert (result.system, result.recipe) == (system, "default")
    assert result.seconds > 0
    assert {"train", "suggest"} <= stages


def test_an_evaluation_can_be_cancelled(manuscript: list[Example]) -> None:
    cancel = CancelToken()
    cancel.cancel()
    with pytest.raises(Cancelled):
        evaluate("bilstm", "paper", manuscript, {}, manuscript, cancel=cancel)


@pytest.mark.parametrize(
    ("imported", "absent"),
    [
        ("histnorm_gui.engine.systems, histnorm_gui.engine.evaluate", ("PySide6", "sqlite3")),
        ("histnorm_gui.core.alignment, histnorm_gui.core.metrics", ("PySide6", "sqlite3", "torch")),
        ("histnorm_gui.engine.memory, histnorm_gui.engine.base", ("PySide6", "sqlite3", "torch")),
    ],
)
def test_layers_import_no_more_than_they_need(imported: str, absent: tuple[str, ...]) -> None:
    code = f"import sys, {imported}; print([name for name in {absent!r} if name in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], cwd=REPOSITORY, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
