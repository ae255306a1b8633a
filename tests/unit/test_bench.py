"""The benchmark measures something and says beside what."""

from __future__ import annotations

import json
from dataclasses import asdict

import pytest

from devtools import bench
from devtools.bench_training import incremental
from histnorm_gui.engine.base import Example


def test_a_figure_says_how_it_relates_to_its_reference() -> None:
    figure = bench.Figure.of("reading", 3.0, "s", "splitting", 2.0, "details")
    assert figure.ratio == 1.5
    assert json.loads(json.dumps(asdict(figure)))["reference"] == "splitting"


def test_reading_is_measured_on_as_many_words_as_it_says() -> None:
    figure, data = bench.importing()
    assert len(data.split()) >= bench.WORDS
    assert figure.value > 0 and figure.reference_value > 0


def test_going_on_is_measured_beside_a_training_from_scratch() -> None:
    words = [Example(f"v{a}{b}n", f"u{a}{b}n") for a in "bdfghklmr" for b in "aeiou"] * 3
    further, unit, reference, full, told = incremental(words, [Example("vzan", "uzan")])
    assert unit == "s" and reference == "training from scratch"
    assert 0 < further < full
    assert "50 of them new" in told


def test_latencies_are_told_by_median_percentile_and_worst() -> None:
    ours, theirs = [float(number) for number in range(1, 101)], [2.0] * 100
    median, percentile, worst = bench.compared("key", ours, "table", theirs)
    assert (median.value, percentile.value, worst.value) == (50.5, 99.0, 100.0)
    assert worst.ratio == pytest.approx(50)
