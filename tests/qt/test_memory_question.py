"""A file for which memory may be too small is a question, not a refusal."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QMessageBox
from pytestqt.qtbot import QtBot

from histnorm_gui.core.source import SourceFormat
from histnorm_gui.formats import room
from histnorm_gui.qt import import_flow
from histnorm_gui.qt.dialogs.import_dialog import ImportDialog
from histnorm_gui.qt.main_window import MainWindow


@pytest.fixture
def large(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A file that counts as large, on a machine with little memory."""
    monkeypatch.setattr(room, "_SMALL", 1000)
    monkeypatch.setattr(room, "free_memory", lambda: 2_000)
    monkeypatch.setattr(import_flow, "LARGE", 1000)
    path = tmp_path / "large.txt"
    path.write_text("vnd die fraw\n" * 500, encoding="utf-8")
    return path


def asked(qtbot: QtBot, window: MainWindow) -> QMessageBox:
    qtbot.waitUntil(lambda: bool(window.findChildren(QMessageBox)), timeout=20_000)
    (box,) = window.findChildren(QMessageBox)
    assert "large.txt" in box.text() and str(box.text()).endswith("?")
    return box


def button(box: QMessageBox, role: QMessageBox.ButtonRole) -> None:
    next(one for one in box.buttons() if box.buttonRole(one) is role).click()


def test_it_is_read_when_the_editor_says_so(qtbot: QtBot, desk_window: MainWindow, large: Path) -> None:
    desk_window.files.start_import(large)
    box = asked(qtbot, desk_window)
    assert box.defaultButton() is box.button(QMessageBox.StandardButton.Cancel)
    button(box, QMessageBox.ButtonRole.AcceptRole)
    qtbot.waitUntil(lambda: bool(desk_window.findChildren(ImportDialog)), timeout=20_000)
    (dialog,) = desk_window.findChildren(ImportDialog)
    assert len(dialog.document.tokens) == 1500
    # Reading it in another way does not ask again.
    dialog.reread_wanted.emit(SourceFormat.WORD_LIST, {}, "")
    qtbot.waitUntil(lambda: dialog.document.source.format is SourceFormat.WORD_LIST, timeout=20_000)
    dialog.reject()


def test_it_is_left_when_the_editor_says_so(qtbot: QtBot, desk_window: MainWindow, large: Path) -> None:
    desk_window.files.start_import(large)
    button(asked(qtbot, desk_window), QMessageBox.ButtonRole.RejectRole)
    qtbot.waitUntil(lambda: not desk_window.findChildren(QMessageBox), timeout=20_000)
    assert not desk_window.findChildren(ImportDialog)
    assert desk_window.desk.jobs.running("reading") is None


def test_a_way_of_reading_that_needs_more_is_asked_about(
    qtbot: QtBot, desk_window: MainWindow, large: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(room, "free_memory", lambda: 1_000_000)
    desk_window.files.start_import(large)
    qtbot.waitUntil(lambda: bool(desk_window.findChildren(ImportDialog)), timeout=20_000)
    (dialog,) = desk_window.findChildren(ImportDialog)
    monkeypatch.setattr(room, "free_memory", lambda: 2_000)
    dialog.reread_wanted.emit(SourceFormat.WORD_LIST, {}, "")
    button(asked(qtbot, desk_window), QMessageBox.ButtonRole.RejectRole)
    assert dialog.document.source.format is SourceFormat.TEXT
    assert dialog.format.currentData() == SourceFormat.TEXT
    dialog.reject()
