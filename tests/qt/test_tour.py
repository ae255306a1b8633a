"""The tour of the window: at the first start, and again from the menu."""

from __future__ import annotations

from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from histnorm_gui.qt.main_window import MainWindow
from histnorm_gui.qt.settings_store import SettingsStore


def test_the_example_opens_with_the_tour_once(qtbot: QtBot, window: MainWindow) -> None:
    qtbot.keyClick(window.start_page.buttons[0], Qt.Key.Key_Return)
    assert window.desk.manuscript is not None and window.tour.running
    assert len(window.tour._steps) == 5
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Escape)
    assert not window.tour.running and window.text_pane.table.hasFocus()
    window.desk.close_project()
    window.actions_by_name["example"].trigger()
    assert window.desk.manuscript is not None and not window.tour.running


def test_the_tour_is_walked_with_keys_and_the_hint_never_covers_what_it_explains(
    qtbot: QtBot, desk_window: MainWindow
) -> None:
    desk_window.actions_by_name["tour"].trigger()
    tour = desk_window.tour
    for number in range(5):
        hint = tour.hint
        assert hint is not None and hint.isVisible() and not hint.isModal() and not hint.isWindow()
        assert desk_window.rect().contains(hint.geometry())
        target = tour._steps[number].target()
        if not isinstance(target, QRect):
            target = QRect(target.mapTo(desk_window, target.rect().topLeft()), target.size())
        covered = hint.geometry().intersected(target)
        assert covered.width() <= 4 or covered.height() <= 4
        assert hint.accessibleName().startswith(tour._steps[number].title)
        assert QApplication.focusWidget() is hint.next
        if number == 2:
            desk_window.resize(1100, 760)
        qtbot.keyClick(hint.next, Qt.Key.Key_Return if number % 2 else Qt.Key.Key_Space)
    assert not tour.running and desk_window.text_pane.table.hasFocus()


def test_the_window_can_be_used_beside_the_tour(qtbot: QtBot, desk_window: MainWindow) -> None:
    desk_window.actions_by_name["tour"].trigger()
    desk_window.text_pane.table.setFocus()
    qtbot.keyClick(desk_window.text_pane.table, Qt.Key.Key_Return)
    assert desk_window.desk.text.decided == 1 and desk_window.tour.running
    qtbot.keyClick(desk_window.text_pane.table, Qt.Key.Key_Escape)
    assert not desk_window.tour.running


def test_the_tour_opens_the_example_where_nothing_is_open(qtbot: QtBot, window: MainWindow) -> None:
    SettingsStore().save_seen("tour")
    window.actions_by_name["tour"].trigger()
    assert window.desk.manuscript is not None and window.tour.running
    window.tour.end()


def test_the_tour_names_the_keys_that_the_editor_has(qtbot: QtBot, desk_window: MainWindow) -> None:
    actions = desk_window.actions_by_name
    actions.keymap.change("export", ("Ctrl+Y",))
    actions.apply_keys()
    desk_window.tour.start()
    assert "Ctrl+Y" in desk_window.tour._steps[4].text
    desk_window.tour.end()
