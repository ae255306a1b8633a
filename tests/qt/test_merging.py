"""Merging another copy of the project in the window."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester, QTest
from PySide6.QtWidgets import QFileDialog, QMessageBox
from pytestqt.qtbot import QtBot

from histnorm_gui.core.model import DecisionSource
from histnorm_gui.project import backups
from histnorm_gui.project.backups import Reason
from histnorm_gui.qt.dialogs.merge_dialog import MergeDialog
from histnorm_gui.qt.main_window import MainWindow
from histnorm_gui.qt.models.conflict_table import CHECK, ConflictColumn
from histnorm_gui.services import steps
from histnorm_gui.services.conflicts import Side
from histnorm_gui.services.session import Session

Idle = Callable[[MainWindow], None]


@pytest.fixture
def other(desk_window: MainWindow, tmp_path: Path, idle: Idle) -> Path:
    """Another copy: five words decided there, three of which are decided otherwise here; a note on both sides."""
    window = desk_window
    session, text = window.desk.session, window.desk.text
    assert session is not None and text is not None
    path = tmp_path / "copy" / "theirs.histnorm"
    path.parent.mkdir()
    shutil.copyfile(session.file.back_up(Reason.BY_HAND).path, path)
    theirs = Session.open(path)
    theirs.editor = "berta"
    there = theirs.text(text.manuscript.id)
    for place in range(5):
        theirs.decide(there.tokens[place], f"theirs{place}", DecisionSource.TYPED)
    theirs.perform(steps.note(there, there.tokens[1], "a note of theirs"))
    theirs.close()
    for place in range(3):
        window.desk.type_normalization(text.tokens[place], f"mine{place}")
    session.perform(steps.note(text, text.tokens[1], "a note of mine"))
    idle(window)
    return path


@pytest.fixture
def dialog(desk_window: MainWindow, other: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot) -> MergeDialog:
    """The window in which conflicts are settled."""
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_, **__: (str(other), ""))
    desk_window.actions_by_name["merge"].trigger()
    qtbot.waitUntil(lambda: bool(desk_window.findChildren(MergeDialog)))
    return desk_window.findChildren(MergeDialog)[0]


def norms(window: MainWindow) -> list[str | None]:
    text = window.desk.text
    assert text is not None
    return [text.annotation(token.id).normalization for token in text.tokens[:6]]


def row(dialog: MergeDialog, at: int) -> list[str]:
    model = dialog.table.model()
    return [str(model.index(at, column).data()) for column in ConflictColumn]


def test_conflicts_stand_side_by_side_and_all_have_to_be_settled(dialog: MergeDialog) -> None:
    QAbstractItemModelTester(dialog.model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    assert "decisions: 2" in dialog.summary.text()
    assert dialog.model.rowCount() == 4
    assert row(dialog, 0)[1:] == ["Vnd", "normalization", "mine0", "theirs0"]
    assert [row(dialog, at)[2] for at in range(4)].count("note") == 1
    assert "[ Vnd ]  die fraw ging" in dialog.context.text()
    assert "berta" in dialog.versions.text()
    assert not dialog.ok.isEnabled() and "4 of them still" in dialog.count.text()
    dialog.table.setFocus()
    QTest.keyClick(dialog.table, Qt.Key.Key_T)
    assert row(dialog, 0)[4] == CHECK + "theirs0" and dialog.table.currentIndex().row() == 1
    QTest.keyClick(dialog.table, Qt.Key.Key_Left)
    dialog.only_open.setChecked(True)
    assert dialog.table.model().rowCount() == 2
    dialog.all_mine.click()
    assert dialog.ok.isEnabled() and dialog.choices().count(Side.THEIRS) == 1


def test_what_is_shown_can_be_settled_at_once(dialog: MergeDialog) -> None:
    dialog.filter.setText("NOTE")
    assert dialog.table.model().rowCount() == 1 and "1 are shown" in dialog.count.text()
    dialog.all_theirs.click()
    dialog.filter.setText("nothing like this")
    assert dialog.table.model().rowCount() == 0 and dialog.context.text() == ""
    QTest.keyClick(dialog.table, Qt.Key.Key_M)
    dialog.filter.clear()
    assert dialog.model.left == 3
    index = dialog.table.model().index(2, ConflictColumn.THEIRS)
    QTest.mouseClick(dialog.table.viewport(), Qt.MouseButton.LeftButton, pos=dialog.table.visualRect(index).center())
    assert dialog.model.left in (2, 3)


def test_a_merge_is_one_step_that_undo_takes_back(
    dialog: MergeDialog, desk_window: MainWindow, idle: Idle, qtbot: QtBot
) -> None:
    window = desk_window
    before = norms(window)
    dialog.all_theirs.click()
    dialog.ok.click()
    qtbot.waitUntil(lambda: "was merged" in window.saved.text())
    idle(window)
    assert norms(window) == [*(f"theirs{place}" for place in range(5)), None]
    session, text = window.desk.session, window.desk.text
    assert session is not None and text is not None
    assert text.remark(text.tokens[1].id).note == "a note of theirs"
    assert window.actions_by_name["undo"].text() == "&Undo: merging of theirs.histnorm"
    assert backups.found(session.path)[0].reason is Reason.MERGE
    assert window.text_pane.model.view(0).norm == "theirs0"
    # The window works on with what is there now, and undo takes back all of it at once.
    window.desk.type_normalization(text.tokens[5], "ihm")
    window.desk.undo()
    window.actions_by_name["undo"].trigger()
    assert norms(window) == before
    window.desk.flush()
    assert session.file.verify() == []
    window.actions_by_name["redo"].trigger()
    assert norms(window)[0] == "theirs0"


def test_leaving_the_dialog_changes_nothing(dialog: MergeDialog, desk_window: MainWindow, idle: Idle) -> None:
    before = norms(desk_window)
    dialog.reject()
    idle(desk_window)
    assert norms(desk_window) == before


def test_nothing_new_and_another_project_are_said(
    desk_window: MainWindow, tmp_path: Path, idle: Idle, qtbot: QtBot
) -> None:
    window = desk_window
    session = window.desk.session
    assert session is not None
    copy = session.file.back_up(Reason.BY_HAND).path
    window.safety.merging.compare(copy)
    qtbot.waitUntil(lambda: "There is nothing in" in window.saved.text())
    Session.create(tmp_path / "other.histnorm").close()
    window.safety.merging.compare(tmp_path / "other.histnorm")
    qtbot.waitUntil(lambda: any("not a copy" in box.text() for box in window.findChildren(QMessageBox)))
    idle(window)
    assert window.findChildren(MergeDialog) == []
