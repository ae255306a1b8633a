"""The undo history as a list: any point is one key away, also after a restart."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from histnorm_gui.qt.main_window import MainWindow
from histnorm_gui.services import steps

KEYS = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier


def shown(window: MainWindow) -> list[str]:
    """The names of the steps, without their times."""
    model = window.history.model
    names = [str(model.data(model.index(row, 0))) for row in range(model.rowCount())]
    return [name.split("  ", 1)[-1] for name in names]


def decide(window: MainWindow, row: int, words: str) -> None:
    window.desk.type_normalization(window.text_pane.model.token(row), words)


def open_history(qtbot: QtBot, window: MainWindow) -> None:
    qtbot.keyClick(QApplication.focusWidget() or window, Qt.Key.Key_H, KEYS)


def go_to(qtbot: QtBot, window: MainWindow, row: int) -> None:
    window.history.list.setFocus()
    window.history.list.setCurrentIndex(window.history.model.index(row, 0))
    qtbot.keyClick(window.history.list, Qt.Key.Key_Return)


def test_every_step_is_named_and_any_point_is_reached(
    qtbot: QtBot, desk_window: MainWindow, followed: Callable[[MainWindow], None]
) -> None:
    open_history(qtbot, desk_window)
    assert desk_window.history.isVisible() and desk_window.history.list.hasFocus()
    tester = QAbstractItemModelTester(desk_window.history.model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    decide(desk_window, 0, "und")
    decide(desk_window, 2, "frau")
    text = desk_window.desk.text
    desk_window.desk.session.perform(steps.flag(text, [desk_window.text_pane.model.token(3)], True))
    followed(desk_window)
    assert shown(desk_window) == [
        "flag on “ging”",
        "correct “fraw”",
        "correct “Vnd”",
        "import of A",
        "The beginning",
    ]
    go_to(qtbot, desk_window, 2)
    assert text.decided == 1
    followed(desk_window)
    assert desk_window.history.model.current_row == 2 and desk_window.history.list.currentIndex().row() == 2
    assert desk_window.text_pane.table.current_row() == 2, "where the last step was taken back"
    go_to(qtbot, desk_window, 0)
    assert text.decided == 2 and text.remark(desk_window.text_pane.model.token(3).id).flagged
    go_to(qtbot, desk_window, 4)
    assert desk_window.desk.text is None, "before the import there was no manuscript"
    go_to(qtbot, desk_window, 1)
    assert desk_window.desk.text.decided == 2
    tester.deleteLater()


def test_the_history_is_kept_over_a_restart(qtbot: QtBot, desk_window: MainWindow) -> None:
    decide(desk_window, 0, "und")
    decide(desk_window, 1, "die")
    desk_window.desk.undo()
    path = desk_window.desk.session.path
    desk_window.desk.close_project()
    open_history(qtbot, desk_window)
    assert shown(desk_window) == ["The beginning"]
    desk_window.desk.open_project(path)
    assert len(shown(desk_window)) == 4 and desk_window.history.model.current_row == 1
    go_to(qtbot, desk_window, 0)
    assert desk_window.desk.text.decided == 2
    model = desk_window.history.model
    go_to(qtbot, desk_window, 2)
    said = model.data(model.index(0, 0), Qt.ItemDataRole.AccessibleTextRole)
    assert str(said).endswith("undone"), "not by its looks alone"


def test_escape_and_the_key_lead_back_to_the_text(qtbot: QtBot, desk_window: MainWindow) -> None:
    open_history(qtbot, desk_window)
    qtbot.keyClick(desk_window.history.list, Qt.Key.Key_Escape)
    assert desk_window.text_pane.table.hasFocus() and desk_window.history.isVisible()
    open_history(qtbot, desk_window)
    assert not desk_window.history.isVisible()
    assert not desk_window.actions_by_name["history"].isChecked()
