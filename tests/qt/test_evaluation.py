"""Results of experiments in the window."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QMessageBox
from pytestqt.qtbot import QtBot

from histnorm_gui.core.plotting import Curve, Panel
from histnorm_gui.engine.results import ALL, Cell, Result, ResultsFolder
from histnorm_gui.qt.dialogs.evaluation_dialog import EvaluationDialog
from histnorm_gui.qt.main_window import MainWindow
from histnorm_gui.qt.views.plot import PlotView

FIGURES = [
    ("memory", "S", "A", 100, 0.5),
    ("memory", "S", "A", ALL, 0.7),
    ("memory", "S", "B", ALL, 0.8),
    ("crf", "S+A", "A", 100, 0.65),
    ("crf", "S+A", "A", ALL, 0.625),
]


@pytest.fixture
def results(tmp_path: Path) -> Path:
    """A table of results on manuscripts A and B; A at two training sizes."""
    folder = ResultsFolder.open(tmp_path / "results")
    for system, setting, manuscript, size, accuracy in FIGURES:
        cell = Cell(system, "-", setting, manuscript, size, 1, "dev")
        folder.add(Result(cell, 2000 if size == ALL else size, 0, accuracy, 0, 0, 0.0, 0.0, "0"), [])
    return folder.table


@pytest.fixture
def dialog(desk_window: MainWindow, qtbot: QtBot) -> EvaluationDialog:
    """The dialog as the menu opens it, over a project with manuscript A."""
    desk_window.actions_by_name["evaluation"].trigger()
    [shown] = desk_window.findChildren(EvaluationDialog)
    qtbot.waitExposed(shown)
    return shown


def table(dialog: EvaluationDialog) -> dict[str, list[str]]:
    """What the table shows, by the name of the row."""
    columns = range(dialog.table.columnCount())
    return {
        dialog.table.verticalHeaderItem(row).text(): [dialog.table.item(row, column).text() for column in columns]
        for row in range(dialog.table.rowCount())
    }


def test_before_anything_is_open_the_dialog_says_what_to_do(dialog: EvaluationDialog) -> None:
    assert "results.tsv" in dialog.note.text()
    assert dialog.table.rowCount() == 0
    assert not dialog.plot.isVisible()


def test_the_manuscripts_of_the_project_are_shown_and_all_by_choice(dialog: EvaluationDialog, results: Path) -> None:
    assert dialog.open_file(results)
    assert dialog.own.isChecked()
    assert table(dialog) == {"A": ["70.0", "62.5"]}
    assert [dialog.table.horizontalHeaderItem(n).text() for n in range(2)] == ["Memory S", "CRF S+A"]
    dialog.own.setChecked(False)
    # The CRF was not measured on B: a mean over fewer manuscripts would not compare.
    assert table(dialog) == {"A": ["70.0", "62.5"], "B": ["80.0", ""], "Mean": ["75.0", ""]}


def test_the_curves_follow_the_row(dialog: EvaluationDialog, results: Path, qtbot: QtBot) -> None:
    dialog.open_file(results)
    assert dialog.plot.isVisible()
    assert [[curve.points for curve in panel.curves] for panel in dialog.plot.panels] == [
        [((100, 50.0), (2000, 70.0))],
        [((100, 65.0), (2000, 62.5))],
    ]
    assert "CRF: 62.5" in dialog.plot.accessibleDescription()
    dialog.own.setChecked(False)
    dialog.table.setFocus()
    dialog.table.setCurrentCell(1, 0)
    assert "B was measured at one training size only (2,000 words)" in dialog.note.text()
    assert not dialog.plot.isVisible()
    qtbot.keyClick(dialog.table, Qt.Key.Key_Up)
    assert dialog.plot.isVisible()
    assert dialog.note.text().startswith("A:")


def test_results_on_other_manuscripts_are_shown_all(qtbot: QtBot, results: Path) -> None:
    dialog = EvaluationDialog(["Z"])
    qtbot.addWidget(dialog)
    dialog.open_file(results)
    assert list(table(dialog)) == ["A", "B", "Mean"]
    assert not dialog.own.isEnabled()


def test_a_file_that_holds_no_results_is_refused_and_what_was_shown_stays(
    dialog: EvaluationDialog, results: Path, tmp_path: Path
) -> None:
    dialog.open_file(results)
    bad = tmp_path / "bad.tsv"
    bad.write_text("vnd\tund\n", encoding="utf-8")
    assert not dialog.open_file(bad)
    [box] = [box for box in dialog.findChildren(QMessageBox) if box.isVisible()]
    assert "line 1" in box.text() and "bad.tsv" in box.text()
    box.reject()
    assert table(dialog) == {"A": ["70.0", "62.5"]}


def test_the_file_is_asked_for(dialog: EvaluationDialog, results: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    target = "histnorm_gui.qt.dialogs.evaluation_dialog.QFileDialog.getOpenFileName"
    monkeypatch.setattr(target, lambda *_: (str(results), ""))
    dialog.choose.click()
    assert dialog.table.rowCount() == 1
    assert dialog.source.text() == "results/results.tsv"


@pytest.mark.parametrize("size", [(760, 320), (360, 220), (60, 40)])
def test_curves_are_painted_in_their_colours(qtbot: QtBot, size: tuple[int, int]) -> None:
    plot = PlotView()
    qtbot.addWidget(plot)
    curve = Curve("Memory", ((100.0, 50.0), (2000.0, 70.0)))
    plot.setMinimumSize(1, 1)
    plot.resize(*size)
    plot.show_panels([Panel("S", (curve,)), Panel("S+A", ())], x_label="words", y_label="accuracy")
    image = plot.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    colours = {image.pixelColor(x, y).name() for x in range(image.width()) for y in range(image.height())}
    assert (curve.colour in colours) == (size[0] > 100)
