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
from histnorm_gui.engine.encdec.settings import Settings
from histnorm_gui.engine.evaluate import evaluate
from histnorm_gui.engine.lexicon import Lexicon
from histnorm_gui.engine.systems import SYSTEMS, make, with_others
from histnorm_gui.engine.tagger.normalizer import TaggerNormalizer
from histnorm_gui.engine.tagger.recipe import Recipe

REPOSITORY = Path(__file__).resolve().parents[3]


@pytest.fixture
def _tiny_recipes(tiny: dict[str, Recipe], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(systems, "RECIPES", tiny)
    small = Settings(embedding=32, hidden=32, minimum_steps=200)
    monkeypatch.setattr("histnorm_gui.engine.encdec.normalizer.Settings", lambda: small)


@pytest.mark.parametrize(("system", "recipe"), [("magic", "default"), ("bilstm", "magic"), ("memory", "magic")])
def test_unknown_names_are_refused_with_the_known_ones(system: str, recipe: str) -> None:
    with pytest.raises(UserError) as caught:
        make(system, recipe)
    assert caught.value.code is ErrorCode.SYSTEM_UNKNOWN
    assert caught.value.args_by_name["system"] == "magic"
    assert caught.value.args_by_name["known"] in (SYSTEMS, ("paper", "default", "paper-words"))


@pytest.mark.usefixtures("_tiny_recipes")
@pytest.mark.parametrize("system", SYSTEMS)
def test_what_is_too_long_for_a_word_stays_as_it_is(system: str, manuscript: list[Example]) -> None:
    endless, longer = "vndſ" * 200_000, "czu" * 200_000
    normalizer = make(system, "default")
    normalizer.fit([*manuscript, Example(longer, longer)], {}, progress=ignore_progress, cancel=CancelToken())
    suggested = normalizer.suggest(["vnd", endless, "vnd"], count=3)
    assert [found[0].norm for found in suggested] == ["und", endless, "und"] and len(suggested[1]) == 1


@pytest.mark.usefixtures("_tiny_recipes")
@pytest.mark.parametrize("system", [*SYSTEMS, "memory+crf", "memory+mtl"])
def test_every_system_suggests_before_and_after_it_has_learned(
    system: str, manuscript: list[Example], other: list[Example]
) -> None:
    normalizer = make(system, "default")
    assert normalizer.system == system
    forms = ["vnd", "qqq", ".", "vnd", ""]
    assert [found[0].norm for found in normalizer.suggest(forms)] == forms
    normalizer.fit(manuscript, {"B": other}, progress=ignore_progress, cancel=CancelToken())
    suggested = normalizer.suggest(forms, count=3)
    best = [found[0].norm for found in suggested]
    assert best[:1] + best[2:] == ["und", ".", "und", ""]
    if system == "default":  # which looks for a word that it knows, but does not trust it
        assert suggested[1][0].confidence < 0.5
    else:
        assert best[1] == "qqq" or system == "encdec"  # which writes what it likes for letters that it never saw
    assert all(1 <= len(found) <= 3 for found in suggested)


def test_memory_stands_in_front_of_another_system(manuscript: list[Example]) -> None:
    taught = [*manuscript, Example("qqq", "decided"), Example("qqq", "decided")]
    alone, hybrid = make("crf", "default"), make("memory+crf", "default")
    for normalizer in (alone, hybrid):
        normalizer.fit(taught, {}, progress=ignore_progress, cancel=CancelToken())
    assert hybrid.suggest(["qqq"])[0][0].norm == "decided"
    assert hybrid.suggest(["czvm"]) == alone.suggest(["czvm"])


@pytest.mark.parametrize("system", ["memory+memory", "memory+", "crf+memory", "memory+memory+crf"])
def test_only_memory_goes_in_front_and_only_once(system: str) -> None:
    with pytest.raises(UserError):
        make(system, "default")


def test_a_word_list_is_searched(manuscript: list[Example]) -> None:
    normalizer = make("norma-star", "default", lexicon=Lexicon(["ungelernt", "unterricht"]))
    normalizer.fit(manuscript, {}, progress=ignore_progress, cancel=CancelToken())
    assert normalizer.suggest(["vngelernt"])[0][0].norm == "ungelernt"


def test_words_of_others_come_first_where_they_are_added(manuscript: list[Example], other: list[Example]) -> None:
    assert with_others("memory", manuscript, {"B": other}) == ([*other, *manuscript], {})
    assert with_others("memory+norma", manuscript, {"B": other}) == ([*other, *manuscript], {})
    assert with_others("bilstm", manuscript, {"B": other}) == (manuscript, {})
    assert with_others("mtl", manuscript, {"B": other}) == (manuscript, {"B": other})
    assert with_others("crf", manuscript, {"B": other}) == (manuscript, {"B": other})


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
        ("histnorm_gui.engine.systems, histnorm_gui.engine.evaluate", ("PySide6", "sqlite3", "torch")),
        ("histnorm_gui.core.alignment, histnorm_gui.core.metrics", ("PySide6", "sqlite3", "torch")),
        ("histnorm_gui.engine.memory, histnorm_gui.engine.base", ("PySide6", "sqlite3", "torch")),
    ],
)
def test_layers_import_no_more_than_they_need(imported: str, absent: tuple[str, ...]) -> None:
    code = f"import sys, {imported}; print([name for name in {absent!r} if name in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], cwd=REPOSITORY, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
