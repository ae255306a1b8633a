"""The dialogs that say what the program is, how to cite it, and how a project's normalizations came about."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog, QMessageBox
from pytestqt.qtbot import QtBot

from histnorm_gui import __version__
from histnorm_gui.core.preferences import PROFILE, SYSTEM
from histnorm_gui.core.source import SourceFormat
from histnorm_gui.formats import registry
from histnorm_gui.qt.dialogs.methods_dialog import MethodsDialog
from histnorm_gui.qt.main_window import MainWindow
from histnorm_gui.services.reports import read_report


def test_about_names_every_component_with_its_licence(window: MainWindow) -> None:
    window.actions_by_name["about"].trigger()
    dialog = window.looks.show_about()
    rows = {dialog.table.item(row, 0).text(): row for row in range(dialog.table.rowCount())}
    for name in ("Qt", "Python", "SQLite", "Junicode Two Beta", "lxml"):
        dialog.table.selectRow(rows[name])
        assert len(dialog.licence.toPlainText()) > 150
        assert ("Lesser" in dialog.said.text()) == (name == "Qt")
    assert dialog.table.item(rows["histnorm"], 1).text() == __version__


def test_citation_is_copied(window: MainWindow) -> None:
    dialog = window.looks.show_about()
    dialog.copy_references.click()
    assert "COLING 2016" in QGuiApplication.clipboard().text()
    dialog.copy_bibtex.click()
    assert QGuiApplication.clipboard().text().startswith("@misc{histnorm")
    assert dialog.copy_bibtex.text() == "Copied"


def opened(window: MainWindow, qtbot: QtBot) -> MethodsDialog:
    """The dialog on the open manuscript, when its report is there."""
    dialog = window.looks.show_methods()
    assert dialog is not None
    qtbot.waitUntil(lambda: dialog.report is not None, timeout=60_000)
    return dialog


def test_methods_need_a_manuscript(window: MainWindow) -> None:
    assert not window.actions_by_name["methods"].isEnabled()
    assert window.looks.show_methods() is None


def test_methods_tell_of_the_open_manuscript_or_of_all(taught_window: MainWindow, qtbot: QtBot) -> None:
    assert taught_window.actions_by_name["methods"].isEnabled()
    taught_window.desk.choices.in_force.set(SYSTEM, "default")
    taught_window.desk.choices.in_force.set(PROFILE, "enhg")
    dialog = opened(taught_window, qtbot)
    text = dialog.paragraph.toPlainText()
    assert "84 words" in text and "Early New High German" in text and "No model was trained." in text
    dialog.language.setCurrentIndex(dialog.language.findData("de"))
    assert "Es wurde kein Modell trainiert." in dialog.paragraph.toPlainText()
    dialog.copied.click()
    assert QGuiApplication.clipboard().text() == dialog.paragraph.toPlainText()
    dialog.scope.setCurrentIndex(1)
    assert dialog.copied.text() == "&Copy"
    dialog.close()


def test_methods_name_the_language_that_is_recognized_in_each_manuscript(
    taught_window: MainWindow, qtbot: QtBot
) -> None:
    taught_window.desk.choices.in_force.set(SYSTEM, "default")
    latin = "\n".join(["in", "principio", "creavit", "deus", "caelum", "et", "terram"] * 5)
    document = registry.parse(latin.encode(), "l.txt", SourceFormat.WORD_LIST)
    taught_window.desk.import_document(document, "L", "", decided=False)
    dialog = opened(taught_window, qtbot)
    assert "(language profile “any language”)" in dialog.paragraph.toPlainText()
    dialog.scope.setCurrentIndex(1)
    assert "(language profile “Early New High German / any language”)" in dialog.paragraph.toPlainText()
    dialog.close()


def test_methods_are_saved_with_their_report(
    taught_window: MainWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    dialog = opened(taught_window, qtbot)
    chosen = str(tmp_path / "methods")
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_arguments: (chosen, ""))
    dialog.saved.click()
    assert (tmp_path / "methods.txt").read_text(encoding="utf-8").strip() == dialog.paragraph.toPlainText()
    assert read_report(tmp_path / "methods.report.json") == dialog.report
    assert "methods.report.json" in dialog.note.text()
    written = json.loads((tmp_path / "methods.report.json").read_text(encoding="utf-8"))
    assert [one["siglum"] for one in written["manuscripts"]] == ["T"]
    dialog.close()


def test_what_cannot_be_saved_is_said(taught_window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    dialog = opened(taught_window, qtbot)
    assert not dialog.save(tmp_path / "missing" / "methods.txt")
    (box,) = dialog.findChildren(QMessageBox)
    assert box.text()
    box.reject()
    dialog.close()
