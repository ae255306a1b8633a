"""Large projects are shown while they are checked: nothing is written before, and damage is refused as ever."""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QMessageBox, QProgressDialog, QPushButton
from pytestqt.qtbot import QtBot

from histnorm_gui.core.preferences import SYSTEM
from histnorm_gui.core.source import SourceFormat
from histnorm_gui.formats import registry
from histnorm_gui.project import checking, inspection
from histnorm_gui.project.repository import Project
from histnorm_gui.qt import desk as desks
from histnorm_gui.qt.dialogs.import_dialog import ImportDialog
from histnorm_gui.qt.main_window import MainWindow
from histnorm_gui.services.session import Session


def make(path: Path) -> Path:
    session = Session.create(path)
    session.import_document(registry.parse(b"vnd\nfraw\nczu\n", "b.txt", SourceFormat.WORD_LIST), "B")
    decided = registry.parse(b"vnd\tund\nfraw\tfrau\n", "a.tsv", SourceFormat.TSV)
    session.import_document(decided, "A", decided=True)
    session.close()
    return path


@pytest.fixture
def large(tmp_path: Path, window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A project that counts as a large one."""
    window.preferences.set(SYSTEM, "mtl")
    monkeypatch.setattr(checking, "LARGE", 1)
    monkeypatch.setattr(desks, "LARGE", 3)
    return make(tmp_path / "large.histnorm")


@pytest.fixture
def hold(monkeypatch: pytest.MonkeyPatch) -> Iterator[threading.Event]:
    """Checks do not end before this is set."""
    go_on = threading.Event()
    check: Callable[[sqlite3.Connection, Path], None] = inspection.check_whole

    def held(connection: sqlite3.Connection, path: Path) -> None:
        go_on.wait(60)
        check(connection, path)

    monkeypatch.setattr(inspection, "check_whole", held)
    yield go_on
    go_on.set()


def spoil(path: Path) -> None:
    """Spoil a form in the second manuscript, which only the check of the whole file reads."""
    connection = sqlite3.connect(path)
    connection.execute("UPDATE token SET form = x'00ff' WHERE id = (SELECT max(id) FROM token)")
    connection.commit()
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    connection.close()


def shares(window: MainWindow) -> list[int | None]:
    model = window.manuscripts._model
    return [model.entry(row).words for row in range(model.rowCount())]


def norms(window: MainWindow) -> list[str]:
    model = window.text_pane.model
    return [model.view(row).norm for row in range(model.rowCount())]


def test_the_first_manuscript_is_shown_before_the_check_has_ended(
    qtbot: QtBot, window: MainWindow, large: Path, hold: threading.Event
) -> None:
    before = large.read_bytes()
    assert window.files.open_path(large)
    session = window.desk.session
    assert session is not None and session.file.unchecked
    assert norms(window) == ["vnd", "fraw", "czu"] and shares(window) == [3, None]
    window.manuscripts._model.data(window.manuscripts._model.index(1), 3)  # its tip has no figures either
    assert session.memories.waiting and large.read_bytes() == before
    window.desk.select_manuscript(session.manuscripts()[1].id)
    window.desk.select_manuscript(session.manuscripts()[0].id)
    assert large.read_bytes() == before
    hold.set()
    qtbot.waitUntil(lambda: shares(window) == [3, 2])
    qtbot.waitUntil(lambda: norms(window) == ["und", "frau", "czu"])
    assert session.setting("current_manuscript") == session.manuscripts()[0].id


def test_a_decision_made_meanwhile_waits_and_survives_closing_at_once(
    qtbot: QtBot, window: MainWindow, large: Path, hold: threading.Event
) -> None:
    assert window.files.open_path(large)
    desk = window.desk
    token = desk.text.tokens[0]
    desk.keep_form(token)
    assert desk.session.file.unchecked
    assert desk.text.annotation(token.id).normalization == "vnd"
    timer = threading.Timer(0.1, hold.set)
    timer.start()
    desk.close_project()
    timer.join()
    with Project.open(large) as project:
        assert project.annotations(token.manuscript_id)[token.id].normalization == "vnd"
        assert not project.verify()


def test_a_project_closed_before_its_check_has_ended_is_as_it_was(
    qtbot: QtBot, window: MainWindow, large: Path, hold: threading.Event
) -> None:
    before, beside = large.read_bytes(), sorted(large.parent.iterdir())
    assert window.files.open_path(large)
    threading.Timer(0.1, hold.set).start()
    window.desk.close_project()
    assert window.desk.session is None and large.read_bytes() == before
    assert sorted(large.parent.iterdir()) == beside


def test_closing_does_not_wait_for_the_check(window: MainWindow, large: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    endless = (
        "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1000000000) SELECT count(*) FROM n"
    )
    before, started = large.read_bytes(), threading.Event()

    def slow(connection: sqlite3.Connection, _path: Path) -> None:
        started.set()
        connection.execute(endless).fetchone()
        pytest.fail("the check was waited for")

    with monkeypatch.context() as patched:
        patched.setattr(inspection, "check_whole", slow)
        assert window.files.open_path(large)
        assert started.wait(60)
        window.desk.close_project()
    assert window.desk.session is None and large.read_bytes() == before
    assert window.files.open_path(large)
    assert window.desk.session is not None


@pytest.mark.parametrize("stop", [False, True])
def test_an_import_waits_for_the_check_under_a_bar_that_says_so(
    qtbot: QtBot, window: MainWindow, large: Path, hold: threading.Event, stop: bool
) -> None:
    text = large.with_name("more.txt")
    text.write_text("vnd aber\n", encoding="utf-8")
    assert window.files.open_path(large)
    window.files._importing.start(text)
    (dialog,) = window.findChildren(ImportDialog)
    dialog.siglum.setText("C")
    dialog.accept()
    waiting = [bar for bar in window.findChildren(QProgressDialog) if bar.isVisible()]
    assert len(waiting) == 1 and window.desk.session.file.unchecked
    qtbot.waitUntil(lambda: "Waiting until the project is checked" in waiting[0].labelText())
    if stop:
        waiting[0].findChild(QPushButton).click()
        qtbot.waitUntil(dialog.isVisible)
        assert window.desk.session.file.unchecked
        dialog.reject()
    hold.set()
    sigla = ["B", "A"] if stop else ["B", "A", "C"]
    qtbot.waitUntil(lambda: [one.siglum for one in window.desk.session.manuscripts()] == sigla)
    qtbot.waitUntil(lambda: window.desk.jobs.idle)
    assert [one.siglum for one in window.desk.session.manuscripts()] == sigla


@pytest.mark.parametrize("decided", [False, True])
def test_damage_is_refused_and_the_project_before_is_open_again(
    qtbot: QtBot, window: MainWindow, large: Path, hold: threading.Event, decided: bool
) -> None:
    former = make(large.with_name("former.histnorm"))
    hold.set()
    assert window.files.open_path(former)
    qtbot.waitUntil(lambda: not window.desk.session.file.unchecked and window.desk.jobs.idle)
    hold.clear()
    spoil(large)
    before = large.read_bytes()
    assert window.files.open_path(large)
    assert window.desk.session.path == large
    if decided:
        window.desk.keep_form(window.desk.text.tokens[0])
    hold.set()
    qtbot.waitUntil(lambda: window.desk.session is not None and window.desk.session.path == former)
    qtbot.waitUntil(lambda: window.desk.jobs.idle)
    boxes = [box for box in window.findChildren(QMessageBox) if box.isVisible()]
    assert len(boxes) == 1 and "damaged" in boxes[0].text() and large.name in boxes[0].text()
    boxes[0].close()
    assert large.read_bytes() == before
    assert window.store.recent_projects() == [str(former)]
    window.desk.keep_form(window.desk.text.tokens[0])
    window.desk.flush()
    assert window.desk.text.decided == 1


def test_damage_that_shows_at_once_is_refused_at_once(
    qtbot: QtBot, window: MainWindow, large: Path, hold: threading.Event
) -> None:
    former = make(large.with_name("former.histnorm"))
    hold.set()
    assert window.files.open_path(former)
    connection = sqlite3.connect(large)
    connection.execute("UPDATE token SET form = x'00ff' WHERE id = (SELECT min(id) FROM token)")
    connection.commit()
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    connection.close()
    before = large.read_bytes()
    assert not window.files.open_path(large)
    assert window.desk.session.path == former and large.read_bytes() == before
    qtbot.waitUntil(lambda: window.desk.jobs.idle)
    (box,) = (box for box in window.findChildren(QMessageBox) if box.isVisible())
    assert "damaged" in box.text()
    box.close()
