"""The window is on the screen before its parts are made; nothing of it changes when they are, and nothing is lost."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from histnorm_gui.core.preferences import AUTO_RETRAIN
from histnorm_gui.qt import app
from histnorm_gui.qt.main_window import MainWindow
from histnorm_gui.qt.settings_store import SettingsStore

Make = Callable[[], MainWindow]


@pytest.fixture
def make(qtbot: QtBot) -> Make:
    """Makes a window of which only the frame is there."""

    def made() -> MainWindow:
        window = MainWindow(SettingsStore())
        qtbot.addWidget(window)
        window.resize(1280, 800)
        return window

    return made


def picture(window: MainWindow) -> QImage:
    """What a window looks like."""
    return window.grab().toImage()


@pytest.mark.parametrize("language", ["en", "de"])
def test_nothing_changes_when_the_parts_are_made(make: Make, tmp_path: Path, language: str) -> None:
    app.make_application(language)
    SettingsStore().add_recent_project(str(tmp_path / "one.histnorm"))
    window = make()
    before, bar = picture(window), [(a.text(), a.toolTip(), a.isEnabled()) for a in window.actions_by_name]
    assert not window.is_furnished
    window.furnish()
    assert window.is_furnished
    assert [(a.text(), a.toolTip(), a.isEnabled()) for a in window.actions_by_name] == bar
    assert picture(window) == before
    app.make_application("en")


def test_parts_are_made_by_themselves_after_the_start_page_was_painted(make: Make, qtbot: QtBot) -> None:
    window = make()
    painted: list[bool] = []
    window.furnished.connect(lambda: painted.append(window.start_page.isVisible()))
    window.show()
    assert not window.is_furnished
    qtbot.waitUntil(lambda: window.is_furnished, timeout=30_000)
    assert painted == [True]


def test_what_is_chosen_before_the_parts_are_made_is_done(make: Make) -> None:
    window = make()
    automatic = not window.preferences.flag(AUTO_RETRAIN)
    window.actions_by_name["automatic"].setChecked(not automatic)
    window.actions_by_name["automatic"].trigger()
    assert window.preferences.flag(AUTO_RETRAIN) is automatic
    assert window.actions_by_name["automatic"].isChecked() is automatic


def test_a_window_that_is_closed_at_once_makes_no_parts_and_keeps_its_place(make: Make, qtbot: QtBot) -> None:
    window = make()
    window.resize(700, 500)
    window.close()
    assert not window.is_furnished
    again = app.make_window()
    qtbot.addWidget(again)
    assert (again.width(), again.height()) == (700, 500)


def test_history_that_was_open_is_in_the_first_picture(make: Make, qtbot: QtBot) -> None:
    window = make()
    window.show()
    window.actions_by_name["history"].trigger()
    assert window.history.isVisible()
    window.close()
    again = app.make_window()
    qtbot.addWidget(again)
    assert again.is_furnished
    again.show()
    assert again.history.isVisible()
    again.close()
    again.history.hide()
    again.show()
    again.close()
    plain = app.make_window()
    qtbot.addWidget(plain)
    assert not plain.is_furnished
