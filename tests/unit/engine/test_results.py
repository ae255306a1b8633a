"""The folder of results: what is finished stays finished, whatever cuts it off."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from histnorm_gui.core.errors import ErrorCode, UserError
from histnorm_gui.engine.results import ALL, Cell, Prediction, Result, ResultsFolder, read_results
from histnorm_gui.engine.tables import write_rows

ROWS = [Prediction("vnd", "und", "und"), Prediction("czu", "zu", "zu"), Prediction("", "∅", ",")]


def result(manuscript: str, size: int = ALL, accuracy: float = 2 / 3) -> Result:
    cell = Cell("memory+norma", "-", "S+A", manuscript, size, 1, "dev", "de.txt:0000abcd")
    return Result(cell, 100, 50, accuracy, 2, 3, 0.25, 0.5, "0.1.0")


def test_results_and_predictions_come_back(tmp_path: Path) -> None:
    folder = ResultsFolder.open(tmp_path / "out")
    folder.add(result("B"), ROWS)
    folder.add(result("B", 100), ROWS[:1])
    again = ResultsFolder.open(tmp_path / "out")
    assert again.done == {result("B").cell, result("B", 100).cell}
    assert again.results[0].accuracy == pytest.approx(2 / 3, abs=1e-5)
    assert again.results[1].train_tokens == 100
    assert again.predictions(result("B").cell) == ROWS
    assert again.predictions(result("M").cell) is None
    assert read_results(tmp_path / "out") == read_results(tmp_path / "out" / "results.tsv") == again.results


@pytest.mark.parametrize("kept", [1, 40, 75])
def test_a_line_cut_off_by_a_crash_is_done_again(tmp_path: Path, kept: int) -> None:
    folder = ResultsFolder.open(tmp_path)
    folder.add(result("B"), ROWS)
    whole = folder.table.read_bytes()
    folder.add(result("M"), ROWS)
    folder.table.write_bytes(folder.table.read_bytes()[: len(whole) + kept])
    assert [row.cell.manuscript for row in read_results(tmp_path)] == ["B"]
    again = ResultsFolder.open(tmp_path)
    assert again.done == {result("B").cell}
    assert again.table.read_bytes() == whole
    again.add(result("M"), ROWS)
    assert len(ResultsFolder.open(tmp_path).results) == 2


def test_a_header_cut_off_by_a_crash_is_written_again(tmp_path: Path) -> None:
    ResultsFolder.open(tmp_path).table.write_bytes(b"system\treci")
    folder = ResultsFolder.open(tmp_path)
    folder.add(result("B"), ROWS)
    assert len(read_results(tmp_path)) == 1


def test_of_two_lines_on_one_cell_the_later_counts(tmp_path: Path) -> None:
    folder = ResultsFolder.open(tmp_path)
    folder.add(result("B", accuracy=0.5), ROWS)
    folder.add(result("B", accuracy=0.75), ROWS)
    assert [row.accuracy for row in read_results(tmp_path)] == [0.75]


def test_a_folder_with_something_else_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "thesis.tex").write_text("x", encoding="utf-8")
    with pytest.raises(UserError) as caught:
        ResultsFolder.open(tmp_path)
    assert caught.value.code is ErrorCode.FOLDER_FOREIGN
    assert [path.name for path in tmp_path.iterdir()] == ["thesis.tex"]
    with pytest.raises(UserError) as caught:
        ResultsFolder.open(tmp_path / "thesis.tex")
    assert caught.value.code is ErrorCode.FOLDER_FOREIGN


@pytest.mark.parametrize("line", ["memory\tS\n", "\t" * 15 + "\n", "x\n"])
def test_a_damaged_line_is_named(tmp_path: Path, line: str) -> None:
    folder = ResultsFolder.open(tmp_path)
    folder.add(result("B"), ROWS)
    with folder.table.open("a", encoding="utf-8") as file:
        file.write(line)
    for read in (read_results, ResultsFolder.open):
        with pytest.raises(UserError) as caught:
            read(tmp_path)
        assert caught.value.code is ErrorCode.RESULTS_DAMAGED
        assert caught.value.args_by_name["line"] == 3


def test_another_table_is_no_table_of_results(tmp_path: Path) -> None:
    other = tmp_path / "other.tsv"
    other.write_text("form\tnorm\n", encoding="utf-8")
    with pytest.raises(UserError) as caught:
        read_results(other)
    assert caught.value.code is ErrorCode.RESULTS_DAMAGED
    with pytest.raises(UserError) as caught:
        read_results(tmp_path / "none.tsv")
    assert caught.value.code is ErrorCode.FILE_MISSING


def test_damaged_predictions_are_as_if_they_were_lost(tmp_path: Path) -> None:
    folder = ResultsFolder.open(tmp_path)
    folder.add(result("B"), ROWS)
    path = folder.predictions_path(result("B").cell)
    path.write_bytes(path.read_bytes()[:-9])
    assert folder.predictions(result("B").cell) is None


OLD_COLUMNS = (
    "system recipe setting manuscript size seed part lexicon train_tokens auxiliary_tokens accuracy correct tokens"
)
OLD = f"""{OLD_COLUMNS} train_seconds suggest_seconds version
memory - S B all 1 dev  100 0 0.75 3 4 0.1 0.2 0.1.0
memory - S B 100 1 dev  100 0 0.5 2 4 0.1 0.2 0.1.0
""".replace(" ", "\t")


@pytest.mark.parametrize("tail", ["", "memory\t-\tS\tM"])
def test_tables_of_older_versions_are_read_and_go_on(tmp_path: Path, tail: str) -> None:
    table = tmp_path / "results.tsv"
    table.write_text(OLD + tail, encoding="utf-8", newline="")
    old = read_results(tmp_path)
    assert [(row.cell.size, row.cell.sample, row.calibration_error, row.unchanged) for row in old] == [
        (ALL, "", None, None),
        (100, "", None, None),
    ]
    assert table.read_text(encoding="utf-8") == OLD + tail  # reading changes nothing
    folder = ResultsFolder.open(tmp_path)
    assert folder.results == old
    folder.add(replace(result("M"), calibration_error=0.0125, unchanged=1), ROWS)
    again = ResultsFolder.open(tmp_path).results
    assert again[:2] == old
    assert (again[2].calibration_error, again[2].unchanged) == (0.0125, 1)
    assert [path.name for path in tmp_path.iterdir() if path.name != "predictions"] == ["results.tsv"]


def test_predictions_of_older_versions_have_no_confidence(tmp_path: Path) -> None:
    folder = ResultsFolder.open(tmp_path)
    told = [Prediction("vnd", "und", "und", 0.75), Prediction(".", ".", ".")]
    folder.add(result("B"), told)
    assert folder.predictions(result("B").cell) == told
    write_rows(folder.predictions_path(result("M").cell), [("vnd", "und", "und")])
    assert folder.predictions(result("M").cell) == [Prediction("vnd", "und", "und", None)]


def test_every_kind_of_cell_has_its_own_predictions(tmp_path: Path) -> None:
    folder = ResultsFolder.open(tmp_path)
    cell = Cell("default", "-", "S", "B", 100, 1, "dev", "de.txt:1")
    kinds = [cell, replace(cell, size=0), replace(cell, size=ALL), replace(cell, sample="2/10")]
    kinds += [replace(cell, text="lower"), replace(cell, without="channel+letters")]
    for number, kind in enumerate(kinds):
        folder.add(Result(kind, 1, 0, 1.0, 1, 1, 0.0, 0.0, "0"), ROWS[: number % 3 + 1])
    assert ResultsFolder.open(tmp_path).done == set(kinds)
    assert len({folder.predictions_path(kind) for kind in kinds}) == len(kinds)
    assert all(path.exists() for path in map(folder.predictions_path, kinds))


def test_two_lexicons_are_two_cells(tmp_path: Path) -> None:
    folder = ResultsFolder.open(tmp_path)
    first = result("B")
    second = Result(Cell("memory+norma", "-", "S+A", "B", ALL, 1, "dev", "en.txt:1"), 1, 0, 1.0, 1, 1, 0.0, 0.0, "0")
    folder.add(first, ROWS)
    folder.add(second, ROWS[:1])
    assert len(ResultsFolder.open(tmp_path).done) == 2
    assert folder.predictions(first.cell) == ROWS
