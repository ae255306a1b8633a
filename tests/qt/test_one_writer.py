"""One writer: who has a project open, and what other programs do to its file meanwhile."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QFileDialog, QMessageBox
from pytestqt.qtbot import QtBot

from histnorm_gui.project import backups, holders
from histnorm_gui.project.backups import Reason
from histnorm_gui.project.holders import Holder
from histnorm_gui.project.lock import lock_path
from histnorm_gui.qt.main_window import MainWindow
from histnorm_gui.services.session import Session

Idle = Callable[[MainWindow], None]
POSIX_ONLY = pytest.mark.skipif(sys.platform == "win32", reason="an open file cannot be replaced there")
ELSEWHERE = Holder("anna", "another-machine", 4711, "2024-05-01T10:00:00+00:00", token="t")


def box(window: MainWindow) -> QMessageBox:
    return window.findChildren(QMessageBox)[-1]


def press(shown: QMessageBox, text: str) -> None:
    (button,) = [button for button in shown.buttons() if button.text().replace("&", "") == text]
    button.click()


@pytest.fixture
def closed(desk_window: MainWindow) -> Path:
    """The project of the window with one decision, closed."""
    session = desk_window.desk.session
    assert session is not None and desk_window.desk.text is not None
    desk_window.desk.type_normalization(desk_window.desk.text.tokens[0], "und")
    desk_window.desk.close_project()
    return session.path


def test_a_second_window_may_read(
    desk_window: MainWindow, closed: Path, idle: Idle, monkeypatch: pytest.MonkeyPatch
) -> None:
    holder = Session.open(closed)
    monkeypatch.setattr("histnorm_gui.project.repository.os.getpid", lambda: -1)  # as if it were another program's
    assert not desk_window.files.open_path(closed)
    assert "open elsewhere" in box(desk_window).text()
    press(box(desk_window), "Open for reading")
    assert desk_window.desk.text is not None and desk_window.desk.text.decided == 1
    banner = desk_window.safety.banner
    assert banner.isVisible() and "open for reading only" in banner.text.text()
    for name in ("keep", "import", "undo", "flag", "join", "retrain", "accept_all", "remove"):
        assert not desk_window.actions_by_name[name].isEnabled(), name
    for name in ("export", "find", "next", "backups", "close"):
        assert desk_window.actions_by_name[name].isEnabled(), name
    assert desk_window.note.field.isReadOnly()
    idle(desk_window)
    assert desk_window.desk.manuscript is not None  # the place is remembered, but not written
    desk_window.desk.flush()
    QCoreApplication.processEvents()
    assert desk_window.saved._state() == "For reading only"
    # It still cannot be edited; once the other has closed it, it can.
    banner.buttons[0].click()
    assert "open elsewhere" in box(desk_window).text()
    press(box(desk_window), "Cancel")
    holder.close()
    banner.buttons[0].click()
    assert not banner.isVisible() and desk_window.actions_by_name["keep"].isEnabled()
    desk_window.desk.type_normalization(desk_window.desk.text.tokens[1], "die")
    assert desk_window.desk.text.decided == 2
    desk_window.desk.flush()
    QCoreApplication.processEvents()
    assert "all decisions on disk" in desk_window.saved._state()


@pytest.mark.parametrize("take_over", [False, True])
def test_a_holder_on_another_machine_may_be_taken_over(desk_window: MainWindow, closed: Path, take_over: bool) -> None:
    lock_path(closed).write_bytes(ELSEWHERE.encoded())
    assert not desk_window.files.open_path(closed)
    shown = box(desk_window)
    assert ("anna@another-machine" in shown.text() and "2024" in shown.text()) or "24" in shown.text()
    press(shown, "Take over" if take_over else "Open for reading")
    assert desk_window.desk.text is not None
    assert desk_window.desk.editable is take_over
    if not take_over:
        assert lock_path(closed).read_bytes() == ELSEWHERE.encoded()


def test_what_a_dead_program_left_is_taken_over_and_said(desk_window: MainWindow, closed: Path) -> None:
    dead = Holder("anna", holders.this_process().host, os.getpid(), "2024-05-01T10:00:00+00:00", boot="before")
    lock_path(closed).write_bytes(dead.encoded())
    assert desk_window.files.open_path(closed)
    assert "anna had this project open" in desk_window.saved.text()
    assert desk_window.desk.editable


def test_a_write_protected_project_can_be_read(desk_window: MainWindow, closed: Path) -> None:
    closed.chmod(0o444)
    assert not desk_window.files.open_path(closed)
    press(box(desk_window), "Open for reading")
    assert desk_window.desk.text is not None and not desk_window.desk.editable
    desk_window.desk.close_project()
    closed.chmod(0o644)


def other_version(window: MainWindow, tmp_path: Path) -> Path:
    """A copy of the open project in which somebody has decided the second word."""
    session, text = window.desk.session, window.desk.text
    assert session is not None and text is not None
    window.desk.type_normalization(text.tokens[0], "und")
    window.desk.flush()
    session.file.settle()
    path = tmp_path / "elsewhere" / "test.histnorm"
    path.parent.mkdir()
    shutil.copyfile(backups_of(window), path)
    other = Session.open(path)
    token = other.text(text.manuscript.id).tokens[1]
    from histnorm_gui.core.model import DecisionSource

    other.decide(token, "dy", DecisionSource.TYPED)
    other.close()
    return path


def backups_of(window: MainWindow) -> Path:
    assert window.desk.session is not None
    return window.desk.session.file.back_up(Reason.BY_HAND).path


@POSIX_ONLY
@pytest.mark.parametrize("found_by", ["coming back", "writing"])
def test_a_file_replaced_by_a_service_is_never_overwritten(
    desk_window: MainWindow, tmp_path: Path, idle: Idle, found_by: str
) -> None:
    window = desk_window
    theirs = other_version(window, tmp_path)
    session, text = window.desk.session, window.desk.text
    assert session is not None and text is not None
    data = theirs.read_bytes()
    theirs.replace(session.path)
    if found_by == "coming back":
        QCoreApplication.sendEvent(window, QEvent(QEvent.Type.WindowActivate))
    else:
        window.desk.type_normalization(text.tokens[2], "frau")
        window.desk.flush()
        assert "was not overwritten" in box(window).text()
        assert text.decided == 1  # taken back, and said so
    idle(window)
    banner = window.safety.banner
    assert banner.isVisible() and "Another program" in banner.text.text() and "kept as a backup" in banner.text.text()
    assert not window.actions_by_name["keep"].isEnabled()
    assert window.saved._state() == "Nothing is written to the file any more"
    assert session.path.read_bytes() == data
    newest = backups.found(session.path)[0]
    assert newest.reason is Reason.OUTSIDE
    banner.buttons[0].click()
    assert not banner.isVisible() and window.desk.editable
    assert window.desk.text is not None and window.desk.text.decided == 2
    window.desk.type_normalization(window.desk.text.tokens[2], "frau")
    window.desk.flush()
    assert window.desk.session is not None and window.desk.session.file.verify() == []


@POSIX_ONLY
def test_what_was_here_can_be_saved_as_a_copy(
    desk_window: MainWindow, tmp_path: Path, idle: Idle, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = desk_window
    theirs = other_version(window, tmp_path)
    session = window.desk.session
    assert session is not None
    window.desk.type_normalization(window.text_pane.model.token(2), "frau")
    window.desk.flush()
    theirs.replace(session.path)
    data = session.path.read_bytes()
    window.safety.look_outside()
    idle(window)
    target = tmp_path / "mine.histnorm"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_, **__: (str(target), ""))
    window.safety.banner.buttons[1].click()
    assert window.desk.session is not None and window.desk.session.path == target and window.desk.editable
    assert window.desk.text is not None and window.desk.text.decided == 2
    assert session.path.read_bytes() == data


@POSIX_ONLY
def test_a_file_overwritten_in_place_loses_nothing(desk_window: MainWindow, idle: Idle) -> None:
    """As some services do: then what the window has is made anew of the newest backup and the steps since."""
    window = desk_window
    session, text = window.desk.session, window.desk.text
    assert session is not None and text is not None
    window.desk.type_normalization(text.tokens[0], "und")
    backups_of(window)
    window.desk.undo()
    for place, norm in enumerate(("Und", "die", "frau")):
        window.desk.type_normalization(text.tokens[place], norm)
    window.desk.flush()
    session.file.settle()
    before = session.path.stat()
    session.path.write_bytes(bytes(before.st_size))
    os.utime(session.path, ns=(before.st_atime_ns, before.st_mtime_ns + 1_000_000))
    window.desk.type_normalization(text.tokens[3], "ging")
    window.desk.flush()
    idle(window)
    assert text.decided == 3 and not window.desk.editable
    newest = backups.found(session.path)[0]
    assert newest.reason is Reason.OUTSIDE
    assert "kept as a backup" in window.safety.banner.text.text()
    kept = Session.look(newest.path)
    assert kept.file.verify() == []
    there = kept.text(text.manuscript.id)
    assert [there.annotation(token.id).normalization for token in there.tokens[:4]] == ["Und", "die", "frau", None]
    kept.close()
    window.desk.close_project()
    assert session.path.read_bytes() == bytes(before.st_size)


@POSIX_ONLY
def test_a_deleted_file_can_be_saved_elsewhere(
    desk_window: MainWindow, tmp_path: Path, idle: Idle, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = desk_window
    session = window.desk.session
    assert session is not None
    window.desk.type_normalization(window.text_pane.model.token(0), "und")
    window.desk.flush()
    session.path.unlink()
    window.safety.look_outside()
    idle(window)
    banner = window.safety.banner
    assert "no longer there" in banner.text.text() and len(banner.buttons) == 1
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_, **__: (str(session.path), ""))
    banner.buttons[0].click()
    assert window.desk.editable and window.desk.text is not None and window.desk.text.decided == 1
    assert session.path.exists()


@POSIX_ONLY
def test_one_who_was_taken_over_writes_no_more(desk_window: MainWindow, idle: Idle) -> None:
    window = desk_window
    session, text = window.desk.session, window.desk.text
    assert session is not None and text is not None
    window.desk.flush()
    lock_path(session.path).unlink()
    lock_path(session.path).write_bytes(ELSEWHERE.encoded())
    window.desk.type_normalization(text.tokens[0], "und")
    window.desk.flush()
    idle(window)
    assert text.decided == 0
    assert window.safety.banner.isVisible()


def test_touching_nothing_is_nothing(desk_window: MainWindow, qtbot: QtBot) -> None:
    """Whatever the program itself does to the file is no change from outside."""
    window = desk_window
    session = window.desk.session
    assert session is not None
    for row in range(6):
        window.desk.accept(window.text_pane.model.token(row))
        if row % 2:
            session.file.settle()
        session.file.back_up(Reason.BY_HAND)
        QCoreApplication.sendEvent(window, QEvent(QEvent.Type.WindowActivate))
    session.file.add_model(1, bytes(3_000_000), {})
    session.file.add_model(1, bytes(9_000_000), {})
    QCoreApplication.sendEvent(window, QEvent(QEvent.Type.WindowActivate))
    assert not window.safety.banner.isVisible() and window.desk.editable
