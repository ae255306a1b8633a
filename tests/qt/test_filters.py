"""Showing some of the words, and going to the least certain one."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from histnorm_gui.qt.delegates.list_delegates import COUNT_ROLE
from histnorm_gui.qt.main_window import MainWindow
from histnorm_gui.services.filters import Show


def shown(window: MainWindow) -> list[str]:
    """The forms in the table."""
    model = window.text_pane.model
    return [model.token(row).form for row in range(model.rowCount())]


def choose(window: MainWindow, show: Show) -> None:
    """Choose a filter at the left."""
    window.filters.list.setCurrentRow(list(Show).index(show))


def test_each_filter_shows_what_it_says(desk_window: MainWindow, followed: Callable[[MainWindow], None]) -> None:
    model = desk_window.text_pane.model
    everything = shown(desk_window)
    desk_window.desk.type_normalization(model.token(2), "frau")
    choose(desk_window, Show.DECIDED)
    assert shown(desk_window) == ["fraw"]
    choose(desk_window, Show.OPEN)
    assert len(shown(desk_window)) == 14
    choose(desk_window, Show.UNSURE)
    assert "fraw" not in shown(desk_window), "decided once, it is no guess any more"
    assert len(shown(desk_window)) == 12
    choose(desk_window, Show.ALL)
    assert shown(desk_window) == everything
    followed(desk_window)
    assert [desk_window.filters.list.item(row).data(COUNT_ROLE) for row in (0, 1, 3)] == ["15", "14", "1"]


def test_a_word_that_is_decided_stays_until_the_filter_is_applied_again(qtbot: QtBot, desk_window: MainWindow) -> None:
    choose(desk_window, Show.OPEN)
    qtbot.keyClick(desk_window.text_pane.table, Qt.Key.Key_Return)
    assert len(shown(desk_window)) == 15
    assert desk_window.text_pane.table.current_row() == 1
    desk_window.filters.list.itemClicked.emit(desk_window.filters.list.currentItem())
    assert len(shown(desk_window)) == 14
    assert desk_window.text_pane.table.current_row() == 0


def test_going_on_stays_among_what_is_shown(qtbot: QtBot, desk_window: MainWindow) -> None:
    desk_window.desk.accept(desk_window.text_pane.model.token(0))
    choose(desk_window, Show.DECIDED)
    qtbot.keyClick(desk_window.text_pane.table, Qt.Key.Key_Return)
    assert "Every word is decided" in desk_window.saved.text()


def test_the_least_certain_word_is_next(qtbot: QtBot, desk_window: MainWindow) -> None:
    desk_window.desk.type_normalization(desk_window.text_pane.model.token(2), "frau")
    desk_window.text_pane.table.go_to(5)
    modifiers = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    qtbot.keyClick(desk_window.text_pane.table, Qt.Key.Key_U, modifiers)
    assert desk_window.text_pane.table.current_row() == 0
    desk_window.desk.accept(desk_window.text_pane.model.token(0))
    qtbot.keyClick(desk_window.text_pane.table, Qt.Key.Key_U, modifiers)
    assert desk_window.text_pane.table.current_row() == 1


def test_another_manuscript_is_shown_whole(desk_window: MainWindow) -> None:
    choose(desk_window, Show.DECIDED)
    desk_window.desk.undo()
    desk_window.desk.redo()
    assert len(shown(desk_window)) == 15
    assert desk_window.filters.list.currentRow() == 0


def test_the_filters_are_reached_by_keyboard(qtbot: QtBot, desk_window: MainWindow) -> None:
    qtbot.keyClick(desk_window.text_pane.table, Qt.Key.Key_F8)
    assert desk_window.filters.list.hasFocus()
    qtbot.keyClick(desk_window.filters.list, Qt.Key.Key_Down)
    assert desk_window.filters.list.currentRow() == 1


def test_every_filter_has_its_number_after_a_pause(qtbot: QtBot, desk_window: MainWindow) -> None:
    def numbers() -> dict[Show, str]:
        return {show: desk_window.filters.list.item(row).data(COUNT_ROLE) for row, show in enumerate(Show)}

    model = desk_window.text_pane.model
    desk_window.desk.type_normalization(model.token(2), "frau")
    qtbot.waitUntil(lambda: numbers()[Show.UNSURE] == "12", timeout=20_000)
    assert numbers()[Show.SECOND_LOOK] == "0"
    desk_window.desk.type_normalization(model.token(10), "frauen")
    assert model.token(10).form == "fraw"
    qtbot.waitUntil(lambda: numbers()[Show.SECOND_LOOK] != "0", timeout=20_000)
    for show, number in numbers().items():
        choose(desk_window, show)
        assert len(shown(desk_window)) == int(number), show
