"""What a day at the desk brought to light: each held here as the editor who sat there noticed it."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from histnorm_gui.core.preferences import ViewMode
from histnorm_gui.core.source import SourceFormat
from histnorm_gui.formats import registry
from histnorm_gui.qt.main_window import MainWindow
from histnorm_gui.qt.settings_store import SettingsStore


def bring_in(window: MainWindow, siglum: str, text: str) -> None:
    """Import a manuscript of running text."""
    document = registry.parse(text.encode(), f"{siglum}.txt", SourceFormat.TEXT)
    window.desk.import_document(document, siglum, "", decided=False)


def path_of(window: MainWindow) -> Path:
    """Where the open project is."""
    assert window.desk.session is not None
    return window.desk.session.path


def opened_again(qtbot: QtBot, window: MainWindow) -> MainWindow:
    """Another window with the same project, as at the next start of the program."""
    path = path_of(window)
    window.close()
    again = MainWindow(SettingsStore())
    qtbot.addWidget(again)
    again.resize(1280, 800)
    again.show()
    again.desk.open_project(path)
    return again


def test_the_next_start_is_at_the_word_where_one_was_in_each_manuscript(
    qtbot: QtBot, desk_window: MainWindow
) -> None:
    pane, desk = desk_window.text_pane, desk_window.desk
    first = desk.manuscript
    bring_in(desk_window, "B", "Eyn ander buch von der selben fraw")
    second = desk.manuscript
    assert first is not None and second is not None
    pane.go_to_token(pane.model.token(3).id)
    desk.select_manuscript(first.id)
    pane.go_to_token(pane.model.token(7).id)
    again = opened_again(qtbot, desk_window)
    assert again.desk.manuscript == first and again.text_pane.table.current_row() == 7
    again.desk.select_manuscript(second.id)
    assert again.text_pane.table.current_row() == 3
    again.close()


@pytest.mark.parametrize("mode", [ViewMode.TABLE, ViewMode.PAGE])
def test_what_is_being_typed_when_the_window_closes_is_not_lost(
    qtbot: QtBot, desk_window: MainWindow, mode: ViewMode
) -> None:
    pane = desk_window.text_pane
    pane.show_mode(mode)
    pane.go_to_token(pane.model.token(1).id)
    pane.focus_text()
    QTest.keyClick(pane.active_view(), Qt.Key.Key_F2)
    QTest.keyClicks(QApplication.focusWidget(), "dieser")
    again = opened_again(qtbot, desk_window)
    text = again.desk.text
    assert text is not None and text.decided == 1
    assert text.annotation(pane_token(again, 1)).normalization == "dieser"
    again.close()


def test_a_field_that_was_only_opened_decides_nothing_when_the_window_closes(
    qtbot: QtBot, desk_window: MainWindow
) -> None:
    pane = desk_window.text_pane
    QTest.keyClick(pane.active_view(), Qt.Key.Key_F2)
    again = opened_again(qtbot, desk_window)
    assert again.desk.text is not None and again.desk.text.decided == 0
    again.close()


def pane_token(window: MainWindow, row: int) -> int:
    """The id of the token of a row."""
    return window.text_pane.model.token(row).id
