"""Results by training size, beside published low-resource figures, and how far confidence can be relied on."""

from __future__ import annotations

from pathlib import Path

import pytest

from histnorm_gui.core.errors import ErrorCode, UserError
from histnorm_gui.engine.confidences import calibrations
from histnorm_gui.engine.published import read_low_resource
from histnorm_gui.engine.reports import Overview
from histnorm_gui.engine.results import ALL, Cell, Column, Prediction, Result, ResultsFolder
from histnorm_gui.engine.sizes import by_size, low_resource_rows, members_of, unchanged

MEMORY = Column("S", "memory", "-", "")


def result(
    manuscript: str, size: int, accuracy: float, sample: str = "", seed: int = 1, left: int | None = 2
) -> Result:
    cell = Cell("memory", "-", "S", manuscript, size, seed, "dev", sample=sample)
    return Result(cell, max(size, 0), 0, accuracy, round(accuracy * 10), 10, 2.0, 0.5, "0", unchanged=left)


def test_seeds_and_samples_are_averaged_before_manuscripts() -> None:
    rows = by_size(
        [
            result("B", ALL, 0.9),
            result("B", 100, 0.5, "1/2"),
            result("B", 100, 0.7, "2/2"),
            result("M", 100, 0.8),
            result("B", 0, 0.25),
        ]
    )
    assert [row.size for row in rows] == [0, 100, ALL]
    assert rows[1].manuscripts == ("B", "M")
    assert rows[1].mean(MEMORY, ("B", "M")) == (pytest.approx(0.7), 2)
    assert rows[0].mean(MEMORY, ("B", "M")) == (0.25, 1)
    assert rows[0].mean(MEMORY, ("M",)) is None
    assert unchanged([result("B", 0, 0.1), result("M", 0, 0.1, left=None)]) == {("B", ""): 0.2}


def test_a_data_set_is_one_file_or_several() -> None:
    sigla = ["slovene-goo300k-bohoric", "slovene-goo300k-gaj", "spanish-ps16", "spanish-ps17", "german-ridges"]
    assert members_of("slovene-gaj", sigla) == ("slovene-goo300k-gaj",)
    assert members_of("spanish", sigla) == ("spanish-ps16", "spanish-ps17")
    assert members_of("spanish", [*sigla, "spanish"]) == ("spanish",)
    assert members_of("german-anselm", sigla) == ()


def test_the_best_published_system_stands_beside_ours(tmp_path: Path) -> None:
    table = tmp_path / "low.tsv"
    table.write_text(
        "# a comment\nsystem\ttrain_tokens\tspanish\tgaj\nnorma\t100\t50\t80\nnmt\t100\t60\t-\n", encoding="utf-8"
    )
    published = read_low_resource(table)
    assert published["spanish"] == {100: {"norma": 0.5, "nmt": 0.6}}
    assert published["gaj"] == {100: {"norma": 0.8}}
    results = [result("spanish-ps16", 100, 0.7), result("spanish-ps17", 100, 0.4), result("gaj", 250, 0.9)]
    [row] = low_resource_rows(Overview.of(results), published)
    assert (row.dataset, row.size, row.best, row.theirs) == ("spanish", 100, "nmt", 0.6)
    assert row.ours == {MEMORY: pytest.approx(0.55)}
    assert (row.unchanged, row.manuscripts) == (0.2, ("spanish-ps16", "spanish-ps17"))
    # A file that was not measured yet, or whose unchanged words nobody counted, makes no mean over fewer.
    part = [result("spanish-ps16", 100, 0.7), result("spanish-ps17", 250, 0.4)]
    assert list(low_resource_rows(Overview.of(part), published)) == []
    old = [result("spanish-ps16", 100, 0.7, left=None)]
    assert next(low_resource_rows(Overview.of(old), published)).unchanged is None


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("system\tspanish\nnorma\t50\n", ErrorCode.TABLE_COLUMNS),
        ("system\ttrain_tokens\tspanish\nnorma\t100\tgood\n", ErrorCode.RESULTS_DAMAGED),
        ("system\ttrain_tokens\tspanish\nnorma\t100\n", ErrorCode.RESULTS_DAMAGED),
    ],
)
def test_another_table_is_refused(tmp_path: Path, text: str, code: ErrorCode) -> None:
    table = tmp_path / "low.tsv"
    table.write_text(text, encoding="utf-8")
    with pytest.raises(UserError) as caught:
        read_low_resource(table)
    assert caught.value.code is code


def test_calibration_is_that_of_all_words_together(tmp_path: Path) -> None:
    folder = ResultsFolder.open(tmp_path)
    sure = [Prediction("vnd", "und", "und", 0.95)] * 19 + [Prediction("jn", "in", "ihn", 0.95)]
    unsure = [Prediction("hus", "haus", "haus", 0.6)] * 6 + [Prediction("hus", "haus", "hose", 0.6)] * 4
    wrong = [Prediction("x", "y", "z", 0.95)] * 2
    folder.add(result("B", ALL, 0.9), [*sure, *unsure, Prediction(".", ".", ".")])
    folder.add(result("M", ALL, 0.9), wrong)
    folder.add(result("M", 100, 0.9), [Prediction("vnd", "und", "und")])  # of an older version
    [found] = calibrations(folder, "dev", [MEMORY])
    assert (found.size, found.manuscripts, found.words) == (ALL, 2, 32)
    assert (found.sure, found.sure_right) == (22, 19)
    assert found.error == pytest.approx(22 / 32 * (0.95 - 19 / 22))
    assert found.bins[9] == (22, pytest.approx(0.95), pytest.approx(19 / 22))
    assert found.bins[6] == (10, pytest.approx(0.6), pytest.approx(0.6))
    assert sum(count for count, _, _ in found.bins) == 32
    assert calibrations(folder, "test", [MEMORY]) == []
