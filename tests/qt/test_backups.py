"""Backups in the window, and that every decision is on the disk before the next key."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester, QTest
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from histnorm_gui.core.model import DecisionSource
from histnorm_gui.core.preferences import BACKUPS_BULK, BACKUPS_HOURLY
from histnorm_gui.project import backups
from histnorm_gui.project.backups import Reason
from histnorm_gui.project.repository import Project
from histnorm_gui.qt.dialogs.backups_dialog import BackupsDialog
from histnorm_gui.qt.key_gate import KeyGate
from histnorm_gui.qt.main_window import MainWindow
from histnorm_gui.qt.models.backup_table import BackupColumn

Idle = Callable[[MainWindow], None]


def decided(window: MainWindow) -> int:
    assert window.desk.text is not None
    return window.desk.text.decided


def there(window: MainWindow) -> list[Reason]:
    assert window.desk.session is not None
    return [backup.reason for backup in backups.found(window.desk.session.path)]


def test_every_decision_is_on_the_disk_before_the_next_key(
    desk_window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Counted by another program's eyes at each key, before anything in the window is told of it."""
    window, session = desk_window, desk_window.desk.session
    assert session is not None
    path, seen = session.path, []
    log = path.with_name(path.name + "-wal")

    def count_on_disk() -> int:
        # What a process killed now would leave: the file and its log, copied as they are.
        copy = path.with_name("killed.histnorm")
        copy.write_bytes(path.read_bytes())
        copy.with_name("killed.histnorm-wal").write_bytes(log.read_bytes() if log.exists() else b"")
        connection = sqlite3.connect(copy)
        try:
            return int(connection.execute("SELECT COUNT(*) FROM annotation").fetchone()[0])
        finally:
            connection.close()

    flush = window.safety.gate._flush

    def look_after_flushing() -> None:
        flush()
        seen.append((count_on_disk(), decided(window)))

    monkeypatch.setattr(window.safety.gate, "_flush", look_after_flushing)
    native = window.windowHandle()
    for key in (Qt.Key.Key_Return, Qt.Key.Key_2, Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_B, Qt.Key.Key_Return):
        QTest.keyClick(native, key)
    QTest.keyClick(native, Qt.Key.Key_B, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClick(native, Qt.Key.Key_Down)
    assert decided(window) >= 4
    assert len(seen) >= 8
    assert all(on_disk == in_window for on_disk, in_window in seen)
    assert [in_window for _, in_window in seen][-1] == decided(window)


def test_without_the_gate_a_key_may_come_before_the_write(desk_window: MainWindow) -> None:
    """The gate flushes at keys and at nothing else that comes to a window."""
    flushed: list[int] = []
    gate = KeyGate(desk_window, lambda: flushed.append(1))
    gate._watch()
    native = desk_window.windowHandle()
    QTest.mouseClick(native, Qt.MouseButton.LeftButton)
    assert flushed == []
    QTest.keyClick(native, Qt.Key.Key_Down)
    assert flushed


def test_bulk_steps_and_imports_are_preceded_by_a_backup(desk_window: MainWindow) -> None:
    window = desk_window
    session, text = window.desk.session, window.desk.text
    assert session is not None and text is not None
    assert there(window) == []  # there was nothing to lose before the first import
    session.decide_all([(text.tokens[0], "und"), (text.tokens[2], "frau")], DecisionSource.BULK)
    window.desk.flush()
    assert there(window) == [Reason.ACCEPT_ALL]
    with Project.look(backups.found(session.path)[0].path) as before:
        assert before.annotations(text.manuscript.id) == {}
    window.desk.type_normalization(text.tokens[3], "ging")
    window.desk.flush()
    assert there(window) == [Reason.ACCEPT_ALL]  # a single decision is none
    window.preferences.set(BACKUPS_BULK, 0)
    window.preferences_changed()
    session.decide_all([(text.tokens[4], "zu")], DecisionSource.BULK)
    window.desk.flush()
    assert there(window) == [Reason.ACCEPT_ALL]


def test_a_bulk_step_is_not_done_where_its_backup_fails(desk_window: MainWindow) -> None:
    session, text = desk_window.desk.session, desk_window.desk.text
    assert session is not None and text is not None
    backups.folder_of(session.path).write_text("in the way")
    session.decide_all([(text.tokens[0], "und")], DecisionSource.BULK)
    desk_window.desk.flush()
    assert decided(desk_window) == 0 and session.to_undo is not None and session.to_undo.label == "import"


def test_automatic_backups_are_made_beside_the_window(desk_window: MainWindow, idle: Idle) -> None:
    window = desk_window
    commands = window.safety.backups
    commands.back_up_if_due()
    idle(window)
    assert there(window) == [Reason.DAILY]
    commands.back_up_if_due()
    idle(window)
    assert there(window) == [Reason.DAILY]
    window.preferences.set(BACKUPS_HOURLY, 3)
    window.preferences_changed()
    assert window.desk.session is not None and window.desk.session.file.keep.hourly == 3
    assert commands._timer.isActive()
    window.desk.close_project()
    assert not commands._timer.isActive()


def test_a_backup_that_cannot_be_made_is_said_until_it_can(desk_window: MainWindow, idle: Idle) -> None:
    window = desk_window
    session = window.desk.session
    assert session is not None
    folder = backups.folder_of(session.path)
    folder.write_text("in the way")
    window.safety.backups.back_up_if_due()
    idle(window)
    banner = window.safety.banner
    assert banner.isVisible() and "Backups cannot be made" in banner.text.text()
    folder.unlink()
    banner.buttons[0].click()
    idle(window)
    assert not banner.isVisible() and there(window) == [Reason.BY_HAND]


def test_the_file_is_whole_by_itself_after_a_while(desk_window: MainWindow, idle: Idle, qtbot: QtBot) -> None:
    window = desk_window
    session = window.desk.session
    assert session is not None
    window.desk.accept(window.text_pane.model.token(0))
    window.desk.flush()
    log = session.path.with_name(session.path.name + "-wal")
    assert log.stat().st_size > 0
    qtbot.waitUntil(window.safety.backups._settle.isActive)
    window.safety.backups.settle()
    idle(window)
    assert log.stat().st_size == 0
    window.desk.accept(window.text_pane.model.token(1))
    window.desk.flush()
    assert session.file.verify() == [] and session.file.outside is None


@pytest.fixture
def backups_dialog(desk_window: MainWindow, idle: Idle) -> BackupsDialog:
    """The window of backups of a project with two: one before all decisions, and one with two of three."""
    window = desk_window
    session, text = window.desk.session, window.desk.text
    assert session is not None and text is not None
    window.safety.backups.back_up_if_due()
    idle(window)
    for token, norm in zip(text.tokens[:2], ("und", "die"), strict=True):
        window.desk.type_normalization(token, norm)
    window.safety.backups.back_up_now()
    idle(window)
    window.desk.type_normalization(text.tokens[2], "frau")
    window.desk.type_normalization(text.tokens[0], "Und")
    window.actions_by_name["backups"].trigger()
    dialog = window.safety.backups._dialog
    assert dialog is not None
    idle(window)
    return dialog


def cells(dialog: BackupsDialog, row: int) -> list[str]:
    model = dialog.model
    return [str(model.data(model.index(row, column))) for column in BackupColumn]


def test_the_list_says_when_why_and_what_was_done_since(backups_dialog: BackupsDialog, qtbot: QtBot) -> None:
    QAbstractItemModelTester(backups_dialog.model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    qtbot.waitUntil(lambda: "…" not in cells(backups_dialog, 1))
    newest, oldest = cells(backups_dialog, 0), cells(backups_dialog, 1)
    assert newest[1:4] == ["by hand", "2", "1 decided, 1 decided otherwise"]
    assert oldest[1:4] == ["daily", "0", "3 decided"]
    assert newest[4].endswith("kB")
    assert backups_dialog.restore.isEnabled() and backups_dialog.look.isEnabled()


def test_a_damaged_backup_is_shown_as_such_and_cannot_be_restored(
    backups_dialog: BackupsDialog, desk_window: MainWindow, qtbot: QtBot, idle: Idle
) -> None:
    backup = backups_dialog.model.backup(0)
    assert backup is not None
    backup.path.write_bytes(b"SQLite format 3\0" + bytes(5000))
    desk_window.safety.backups._refresh()
    qtbot.waitUntil(lambda: cells(backups_dialog, 0)[3] == "cannot be read")
    assert not backups_dialog.restore.isEnabled() and not backups_dialog.look.isEnabled()
    backups_dialog.table.selectRow(1)
    assert backups_dialog.restore.isEnabled()
    idle(desk_window)


def test_looking_into_a_backup_changes_nothing_in_either(
    backups_dialog: BackupsDialog, desk_window: MainWindow, qtbot: QtBot
) -> None:
    backup = backups_dialog.model.backup(0)
    assert backup is not None
    before = backup.path.read_bytes()
    backups_dialog.look.click()
    (other,) = desk_window.safety.beside
    assert other.desk.text is not None and other.desk.text.decided == 2
    assert "as the project was on" in other.safety.banner.text.text()
    # Whatever key is pressed: nothing changes.
    other.text_pane.focus_text()
    for key in (Qt.Key.Key_Return, Qt.Key.Key_2, Qt.Key.Key_A, Qt.Key.Key_F2):
        QTest.keyClick(other.text_pane.table, key)
    assert not other.actions_by_name["keep"].isEnabled() and not other.actions_by_name["undo"].isEnabled()
    other.tokens.keep_form()
    other.remarks.toggle_flag()
    other.desk.undo()
    other.desk.flush()
    assert other.desk.text.decided == 2 and other.desk.text.tally.flagged == 0
    assert "for reading only" in other.saved.text()
    assert desk_window.desk.text is not None and desk_window.desk.text.decided == 3
    other.close()
    qtbot.waitUntil(lambda: desk_window.safety.beside == [])
    assert backup.path.read_bytes() == before
    assert [path.suffix for path in backup.path.parent.iterdir()] == [".histnorm"] * 2


def test_restoring_keeps_what_there_was_and_can_be_taken_back(
    backups_dialog: BackupsDialog, desk_window: MainWindow, idle: Idle, qtbot: QtBot
) -> None:
    window = desk_window
    window.safety.backups.ask_restore(backups_dialog.model.backup(1)).buttons()[0].click()  # type: ignore[arg-type]
    qtbot.waitUntil(lambda: there(window)[0] is Reason.RESTORE and window.desk.session is not None)
    idle(window)
    assert decided(window) == 0
    assert window.desk.session is not None and window.desk.session.file.verify() == []
    newest = backups.found(window.desk.session.path)[0]
    window.safety.backups.restore(newest)
    qtbot.waitUntil(lambda: len(there(window)) == 4 and window.desk.session is not None and decided(window) == 3)
    idle(window)
    assert window.desk.session is not None and window.desk.session.file.verify() == []
    assert [path.name for path in window.desk.session.path.parent.iterdir() if path.name.startswith(".")] == []


def test_restoring_as_a_copy(
    backups_dialog: BackupsDialog, desk_window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    target = tmp_path / "copy.histnorm"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_, **__: (str(tmp_path / "copy"), ""))
    backups_dialog.copy.click()
    with Project.open(target) as copy:
        assert sum(decided for _, decided in copy.counts().values()) == 2
    data = target.read_bytes()
    backups_dialog.copy.click()
    assert target.read_bytes() == data  # never onto another file
    assert decided(desk_window) == 3
