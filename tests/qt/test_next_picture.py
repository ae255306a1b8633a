"""What answers a key is there at once, and what the editor does not look at then is in the next picture."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from histnorm_gui.core.model import Status
from histnorm_gui.qt.main_window import MainWindow
from histnorm_gui.qt.next_picture import NextPicture


def press(window: MainWindow, key: Qt.Key = Qt.Key.Key_Return) -> None:
    """A key in the table, and the picture that answers it."""
    QTest.keyClick(window.text_pane.table, key)
    QApplication.processEvents()


def test_what_is_asked_for_often_is_done_once_and_later(qtbot: QtBot) -> None:
    done: list[int] = []
    parent = QObject()
    later = NextPicture(lambda: done.append(1), parent)
    for _ in range(3):
        later.ask()
    assert later.waits and not done
    qtbot.waitUntil(lambda: not later.waits)
    assert done == [1]
    later.ask()
    later.now()
    assert done == [1, 1] and not later.waits, "it is done already"


def test_the_decided_row_the_next_one_and_its_suggestions_are_there_at_once(desk_window: MainWindow) -> None:
    pane, panel = desk_window.text_pane, desk_window.suggestions
    press(desk_window)
    assert pane.model.view(0).annotation.status is Status.ACCEPTED
    token = pane.current_token()
    assert token is not None and token.form == "die"
    assert panel._form.text() == "die" and panel.chosen_norm() == "die"
    assert "line 1" in panel._where.text()
    assert desk_window.actions_by_name["undo"].isEnabled()
    assert not desk_window.actions_by_name["redo"].isEnabled()


def test_counts_names_and_places_follow(desk_window: MainWindow, followed: Callable[[MainWindow], None]) -> None:
    pane, places = desk_window.text_pane, desk_window.suggestions.elsewhere.model()
    followed(desk_window)
    assert "0 of 15" in pane._count.text()
    press(desk_window)
    press(desk_window)
    assert "0 of 15" in pane._count.text(), "nobody looks there while the keys go on"
    token = pane.current_token()
    assert token is not None and token.form == "fraw"
    followed(desk_window)
    assert "2 of 15" in pane._count.text()
    assert "die" in desk_window.actions_by_name["undo"].text()
    assert [places.index(row, 0).data().split(" – ")[-1] for row in range(places.rowCount())] == ["fraw", "fraw"]
    progress = desk_window.manuscripts.list.model()
    assert "2 of 15" in progress.data(progress.index(0, 0), Qt.ItemDataRole.ToolTipRole)


def test_places_of_another_manuscript_are_not_there_even_for_a_moment(
    desk_window: MainWindow, followed: Callable[[MainWindow], None]
) -> None:
    desk_window.text_pane.table.go_to(2)
    followed(desk_window)
    places = desk_window.suggestions.elsewhere.model()
    assert places.rowCount() == 2
    desk_window.desk.close_project()
    assert places.rowCount() == 0
    assert not desk_window.suggestions.elsewhere.isVisible()


def test_the_next_enter_finds_its_cells_drawn(
    qtbot: QtBot, desk_window: MainWindow, idle: Callable[[MainWindow], None]
) -> None:
    idle(desk_window)
    table, preparing = desk_window.text_pane.table, desk_window.text_pane.preparing
    table.go_to(3)
    qtbot.waitUntil(lambda: table.kept_pictures > 0)
    for _ in ("ging", "czu", "ym"):  # none of them comes again and would be more certain now
        qtbot.waitUntil(lambda: not preparing.waits)
        drawn = table.pictures.cells
        before = table.viewport().grab().toImage()
        press(desk_window)
        assert table.viewport().grab().toImage() != before
        assert table.pictures.cells == drawn, "of the decided row, and of the row that is the current one now"
