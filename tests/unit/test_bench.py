"""The benchmark measures something and says beside what; its parts can be measured alone."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path

import pytest

from devtools import bench
from devtools.bench_figures import Figure, compared
from devtools.bench_formats import WORDS, running_document, running_text
from devtools.bench_suggesting import suggesting
from devtools.bench_training import incremental
from histnorm_gui.engine.base import Example

REPOSITORY = Path(__file__).resolve().parent.parent.parent


def test_a_figure_says_how_it_relates_to_its_reference() -> None:
    figure = Figure.of("reading", 3.0, "s", "splitting", 2.0, "details")
    assert figure.ratio == 1.5
    assert json.loads(json.dumps(asdict(figure)))["reference"] == "splitting"
    assert "1.50 x splitting" in figure.line()


def test_reading_is_measured_on_as_many_words_as_it_says() -> None:
    assert len(running_text().split()) >= WORDS
    assert len(running_document().tokens) >= WORDS


def test_going_on_is_measured_beside_a_training_from_scratch() -> None:
    words = [Example(f"v{a}{b}n", f"u{a}{b}n") for a in "bdfghklmr" for b in "aeiou"] * 3
    further, unit, reference, full, told = incremental(words, [Example("vzan", "uzan")])
    assert unit == "s" and reference == "training from scratch"
    assert 0 < further < full
    assert "50 of them new" in told


def test_latencies_are_told_by_median_percentile_and_worst() -> None:
    ours, theirs = [float(number) for number in range(1, 101)], [2.0] * 100
    median, percentile, worst = compared("key", ours, "table", theirs)
    assert (median.value, percentile.value, worst.value) == (50.5, 99.0, 100.0)
    assert worst.ratio == pytest.approx(50)


@pytest.fixture
def measured(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Parts that measure nothing but what is asked of them."""
    asked: list[str] = []

    def part(name: str) -> bench.Part:
        def measure(folder: Path, quick: bool) -> Iterator[Figure]:
            assert list(folder.iterdir()) == []
            asked.append(f"{name} quickly" if quick else name)
            yield Figure.of(name, 1.0, "s", "two", 2.0)

        return bench.Part(name, name, measure)

    monkeypatch.setattr(bench, "PARTS", tuple(map(part, ("first", "second", "third"))))
    return asked


def test_parts_are_measured_alone(measured: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert bench.main(["--only", "third,first", "--quick"]) == 0
    assert measured == ["first quickly", "third quickly"]
    lines = capsys.readouterr().out.splitlines()
    assert [json.loads(line)["name"] for line in lines[:2]] == ["first", "third"]
    assert lines[2] == "" and len(lines) == 5


def test_without_a_choice_all_parts_are_measured(measured: list[str]) -> None:
    assert bench.main([]) == 0
    assert measured == ["first", "second", "third"]


@pytest.mark.parametrize(("arguments", "status"), [(["--help"], 0), (["--only", "fourth"], 2), (["--fast"], 2)])
def test_help_and_mistakes_measure_nothing(
    measured: list[str], arguments: list[str], status: int, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as stop:
        bench.main(arguments)
    assert stop.value.code == status
    assert measured == []
    said = "".join(capsys.readouterr())
    assert "usage: python3 dev.py bench" in said
    assert arguments[0] != "--only" or ("'fourth'" in said and "first, second, third" in said)


def test_help_loads_nothing_that_has_to_be_installed() -> None:
    code = "import sys; from devtools import bench; bench.make_parser(); print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], cwd=REPOSITORY, capture_output=True, text=True, check=True)
    loaded = {name.split(".")[0] for name in done.stdout.split()}
    assert loaded.isdisjoint({"PySide6", "torch", "numpy", "histnorm_gui"})


def test_suggestions_for_a_new_page_are_measured_beside_norma() -> None:
    measured = list(suggesting(True))
    assert len(measured) == 2  # with the reasons of the words in sight, and with those of all
    for name, value, unit, reference, theirs, _ in measured:
        assert name.startswith("suggestions for") and unit == "s" and reference == "Norma"
        assert value > 0 and theirs > 0
