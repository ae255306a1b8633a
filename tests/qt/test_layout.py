"""What the window keeps between two starts: its layout, and the projects opened last."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray, Qt
from PySide6.QtWidgets import QApplication, QMessageBox, QPushButton, QToolButton
from pytestqt.qtbot import QtBot

from histnorm_gui.core.languages import LANGUAGES
from histnorm_gui.core.preferences import ViewMode
from histnorm_gui.qt import app
from histnorm_gui.qt.fitting import FRAME
from histnorm_gui.qt.main_window import MainWindow
from histnorm_gui.qt.models.token_table import Column
from histnorm_gui.qt.settings_store import SettingsStore
from histnorm_gui.services.session import Session


def reopened(qtbot: QtBot, project: Path) -> MainWindow:
    """The window as it opens at the next start."""
    again = app.make_window()
    qtbot.addWidget(again)
    again.resize(1280, 800)  # the screen of the tests is smaller, and the kept size was fitted to it
    again.show()
    again.desk.open_project(project)
    return again


def test_panes_and_columns_are_as_one_left_them(qtbot: QtBot, desk_window: MainWindow, tmp_path: Path) -> None:
    table = desk_window.text_pane.table
    desk_window.splitter.setSizes([260, 600, 420])
    table.setColumnWidth(Column.FORM, 180)
    sizes = desk_window.splitter.sizes()
    desk_window.close()
    again = reopened(qtbot, tmp_path / "test.histnorm")
    qtbot.waitUntil(lambda: again.splitter.sizes() == sizes)
    assert again.text_pane.table.columnWidth(Column.FORM) == 180
    assert set(again.text_pane.table.column_shares()) == {"FORM"}
    again.looks.resize_text(4)
    assert again.text_pane.table.columnWidth(Column.FORM) > 180  # a width that was chosen grows with the text
    again.close()


def test_a_layout_that_cannot_be_read_is_left_alone(qtbot: QtBot, desk_window: MainWindow, tmp_path: Path) -> None:
    desk_window.close()
    store = SettingsStore()
    for name in ("geometry", "splitter", "right", "text", "columns"):
        store.save_layout(name, QByteArray(b"[nonsense"))
    again = reopened(qtbot, tmp_path / "test.histnorm")
    assert again.text_pane.table.columnWidth(Column.FORM) > 40
    again.close()


def opener(qtbot: QtBot, window: MainWindow, name: str) -> tuple[QPushButton, QToolButton]:
    """The buttons of a project on the start page: to open it, and to take it out of the list."""

    def shown() -> list[QPushButton]:
        rows = window.start_page.findChildren(QPushButton)
        return [button for button in rows if button.isVisible() and button.accessibleName().startswith(name)]

    qtbot.waitUntil(lambda: len(shown()) == 1)
    return shown()[0], shown()[0].parent().findChild(QToolButton)


def test_recent_projects_are_on_the_start_page_and_in_the_menu(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    for name in ("one", "two"):
        Session.create(tmp_path / f"{name}.histnorm").close()
        assert window.files.open_path(tmp_path / f"{name}.histnorm")
    window.desk.close_project()
    menu = window.actions_by_name.menus["recent"]
    menu.aboutToShow.emit()
    texts = [action.text() for action in menu.actions()]
    assert texts[0].startswith("&1 two") and texts[1].startswith("&2 one")
    menu.actions()[1].trigger()
    assert window.desk.session.path.stem == "one"
    window.desk.close_project()
    opener(qtbot, window, "two")[0].click()
    assert window.desk.session.path.stem == "two"


def test_enter_on_the_start_page_goes_on_with_the_project_opened_last(
    qtbot: QtBot, window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.show()
    page = window.start_page
    assert QApplication.focusWidget() is page.buttons[0] and page.buttons[0].property("primary") == "true"
    monkeypatch.chdir(tmp_path)
    for name in ("one", "two"):
        Session.create(tmp_path / f"{name}.histnorm").close()
        assert window.files.open_path(Path(f"{name}.histnorm"))
    assert SettingsStore().recent_projects() == [str(tmp_path / f"{name}.histnorm") for name in ("two", "one")]
    monkeypatch.chdir("/")
    window.desk.close_project()
    leading = opener(qtbot, window, "two")[0]
    qtbot.waitUntil(lambda: QApplication.focusWidget() is leading)
    assert (leading.property("primary"), page.buttons[0].property("primary")) == ("true", "false")
    window.recent.refresh()
    again = opener(qtbot, window, "two")[0]
    assert again is not leading and QApplication.focusWidget() is again
    second = MainWindow(SettingsStore())  # as at the next start, where the list is made again once all parts are there
    qtbot.addWidget(second)
    with qtbot.waitSignal(second.furnished):
        second.show()
    second.activateWindow()
    qtbot.waitUntil(lambda: QApplication.focusWidget() is opener(qtbot, second, "two")[0])
    second.close()
    window.activateWindow()
    leading = opener(qtbot, window, "two")[0]
    qtbot.keyClick(leading, Qt.Key.Key_Return)
    assert window.desk.session.path == tmp_path / "two.histnorm"
    window.desk.close_project()
    (tmp_path / "two.histnorm").unlink()
    window.recent.refresh()
    assert opener(qtbot, window, "one")[0].property("primary") == "true"


def test_a_project_that_is_gone_is_said_to_be_and_can_be_taken_out(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    path = tmp_path / "lost & found.histnorm"
    Session.create(path).close()
    assert window.files.open_path(path)
    window.desk.close_project()
    path.unlink()
    window.recent.refresh()
    opens, removes = opener(qtbot, window, "lost & found")
    assert "no longer there" in opens.accessibleName()
    opens.click()
    boxes = [box for box in window.findChildren(QMessageBox) if box.isVisible()]
    assert len(boxes) == 1 and "no file" in boxes[0].text()
    boxes[0].reject()
    assert "no longer there" in window.actions_by_name.menus["recent"].actions()[0].text()
    assert "lost & found" in removes.accessibleName()
    removes.click()
    assert SettingsStore().recent_projects() == []
    assert not window.actions_by_name.menus["recent"].actions()[0].isEnabled()


def test_the_window_fits_a_screen_of_1920_by_1080_at_twice_the_size(qtbot: QtBot, desk_window: MainWindow) -> None:
    desk_window.looks.show_mode(ViewMode.BOTH)
    least = desk_window.minimumSizeHint()
    assert least.width() <= 1920 // 2 - FRAME.width() and least.height() <= 1080 // 2 - FRAME.height()


@pytest.mark.parametrize("language", LANGUAGES)
def test_columns_yield_before_the_table_scrolls_sideways(qtbot: QtBot, desk_window: MainWindow, language: str) -> None:
    app.make_application(language)
    table = desk_window.text_pane.table
    desk_window.actions_by_name["modernization"].trigger()
    qtbot.waitUntil(lambda: not table.isColumnHidden(Column.MODERNIZATION))
    desk_window.resize(1280, 800)
    qtbot.waitUntil(lambda: table.columnViewportPosition(Column.NOTE) > 0)
    yielding = (Column.LINE, Column.FORM, Column.NORMALIZATION, Column.MODERNIZATION)
    scrolls = table.horizontalScrollBar().maximum()
    # Systems have fonts of other widths: where it scrolls all the same, nothing can yield any more.
    assert not scrolls or all(table.columnWidth(column) == table._least_width(column) for column in yielding)
    for column in Column:
        assert table.columnWidth(column) >= table._name_width(column)
    narrow = table.columnWidth(Column.FORM)
    desk_window.resize(1900, 800)
    qtbot.waitUntil(lambda: table.columnWidth(Column.ALIGNMENT) > 200)
    usual = table._column_widths(table._pixels)
    assert [table.columnWidth(column) for column in yielding] == [usual[column] for column in yielding]
    assert narrow <= usual[Column.FORM] and not table.horizontalScrollBar().maximum()


def test_a_column_that_the_editor_made_wide_does_not_yield(qtbot: QtBot, desk_window: MainWindow) -> None:
    table = desk_window.text_pane.table
    table.setColumnWidth(Column.FORM, 240)
    desk_window.actions_by_name["modernization"].trigger()
    qtbot.waitUntil(lambda: not table.isColumnHidden(Column.MODERNIZATION))
    assert table.columnWidth(Column.FORM) == 240
    assert table.columnWidth(Column.NORMALIZATION) == table._least_width(Column.NORMALIZATION)
