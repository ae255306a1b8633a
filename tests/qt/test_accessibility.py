"""What a screen reader is told, and what the Tab key reaches."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QAbstractButton, QAbstractItemView, QApplication, QDialog, QRadioButton, QWidget
from pytestqt.qtbot import QtBot

from histnorm_gui.core.preferences import ViewMode
from histnorm_gui.qt.dialogs.export_dialog import ExportDialog
from histnorm_gui.qt.main_window import MainWindow
from histnorm_gui.qt.models.token_table import Column


def interfaces(root: QAccessibleInterface) -> Iterator[QAccessibleInterface]:
    """An element and all below it, without the cells of tables."""
    yield root
    if isinstance(root.object(), QAbstractItemView):
        return
    for number in range(root.childCount()):
        child = root.child(number)
        if child is not None:
            yield from interfaces(child)


def focusable(root: QWidget) -> list[QWidget]:
    """The widgets of a window that are visible and that Tab can reach."""
    return [
        widget
        for widget in root.findChildren(QWidget)
        if widget.isVisibleTo(root)
        and widget.isEnabled()
        and widget.focusPolicy() & Qt.FocusPolicy.TabFocus
        and widget.focusProxy() is None
        and widget.window() is root
    ]


def nameless(root: QWidget) -> list[str]:
    """The elements that can have the focus and have no name, in the tree that a screen reader walks."""
    top = QAccessible.queryAccessibleInterface(root)
    found = []
    for element in interfaces(top):
        widget = element.object()
        if element.state().focusable and not element.state().invisible and not element.text(QAccessible.Text.Name):
            found.append(f"{type(widget).__name__} {widget.objectName() if widget else ''}")
    return found


def group_of(widget: QWidget) -> list[QWidget]:
    """The buttons that arrow keys reach from this one: those of which one is chosen."""
    if not isinstance(widget, QAbstractButton) or not widget.isCheckable():
        return []
    if widget.group() is not None and widget.group().exclusive():
        return list(widget.group().buttons())
    return list(widget.parentWidget().findChildren(QRadioButton)) if isinstance(widget, QRadioButton) else []


def unreached(qtbot: QtBot, root: QWidget) -> list[str]:
    """The widgets that Tab does not come to from where the focus is."""
    wanted = set(focusable(root))
    for _ in range(3 * len(wanted) + 10):
        current = QApplication.focusWidget()
        if current is not None:
            wanted -= {current, *group_of(current)}
        qtbot.keyClick(current or root, Qt.Key.Key_Tab)
        if not wanted:
            break
    return [f"{type(widget).__name__} {widget.accessibleName()}" for widget in wanted]


@pytest.mark.parametrize("mode", list(ViewMode))
def test_every_widget_of_the_desk_is_named_and_reached(qtbot: QtBot, desk_window: MainWindow, mode: ViewMode) -> None:
    desk_window.looks.show_mode(mode)
    desk_window.text_pane.focus_text()
    assert nameless(desk_window) == []
    assert unreached(qtbot, desk_window) == []


def test_every_widget_of_the_start_page_is_named_and_reached(qtbot: QtBot, window: MainWindow) -> None:
    window.store.add_recent_project("/nowhere/a.histnorm")
    window.recent.refresh()
    qtbot.waitUntil(window.isActiveWindow)
    assert nameless(window) == []
    assert unreached(qtbot, window) == []


DIALOGS: dict[str, Callable[[MainWindow], QDialog]] = {
    "preferences": lambda window: window.looks.ask_preferences(),
    "project settings": lambda window: window.looks.ask_project_settings(),
    "keys": lambda window: window.looks.show_keys(),
    "palette": lambda window: window.looks.find_action(),
    "export": lambda window: ExportDialog(window.desk.text, "a.txt", window),
    "evaluation": lambda window: window.looks.show_evaluation(),
}


@pytest.mark.parametrize("name", DIALOGS)
def test_every_widget_of_the_dialogs_is_named_and_reached(qtbot: QtBot, desk_window: MainWindow, name: str) -> None:
    dialog = DIALOGS[name](desk_window)
    dialog.show()
    qtbot.waitUntil(dialog.isActiveWindow)
    assert nameless(dialog) == []
    assert unreached(qtbot, dialog) == []
    dialog.close()


@pytest.mark.parametrize("view", ["table", "page"])
def test_a_screen_reader_hears_form_normalization_and_state_of_each_cell(
    qtbot: QtBot, desk_window: MainWindow, view: str
) -> None:
    desk_window.looks.show_mode(ViewMode(view))
    shown = desk_window.text_pane.active_view()
    element = QAccessible.queryAccessibleInterface(shown)
    assert element.role() in (QAccessible.Role.Table, QAccessible.Role.List)
    spoken = [element.child(number).text(QAccessible.Text.Name) for number in range(element.childCount())]
    assert "fraw: fraw, open, Guess" in spoken
    desk_window.desk.type_normalization(desk_window.text_pane.model.token(2), "frau")
    spoken = [element.child(number).text(QAccessible.Text.Name) for number in range(element.childCount())]
    assert "fraw: frau, corrected" in spoken


def test_levels_and_states_are_told_apart_without_colour(desk_window: MainWindow) -> None:
    page = desk_window.text_pane.page
    desk_window.looks.show_mode(ViewMode.BOTH)
    desk_window.desk.accept(desk_window.text_pane.model.token(0))
    desk_window.desk.type_normalization(desk_window.text_pane.model.token(1), "der")
    model = desk_window.text_pane.model
    states = [str(model.data(model.index(row, Column.STATE))) for row in range(3)]
    assert len(set(states)) == 3
    assert len({page.word(row).status for row in range(3)}) == 3
