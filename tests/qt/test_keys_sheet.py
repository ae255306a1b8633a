"""The sheet of keys and the command palette, with keys alone."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from histnorm_gui.core.keymap import Refusal, refusal
from histnorm_gui.qt.actions import menus, native
from histnorm_gui.qt.dialogs.command_palette import CommandPalette
from histnorm_gui.qt.dialogs.keys_dialog import KeysDialog
from histnorm_gui.qt.main_window import MainWindow
from histnorm_gui.qt.models.action_list import ActionListModel, ActionRow
from histnorm_gui.qt.settings_store import SettingsStore

CONTROL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier


def sheet(qtbot: QtBot, window: MainWindow) -> KeysDialog:
    """The sheet of keys, one key away."""
    qtbot.keyClick(window, Qt.Key.Key_F1, SHIFT)
    dialog = window.findChild(KeysDialog)
    assert isinstance(dialog, KeysDialog) and dialog.isVisible() and not dialog.isModal()
    return dialog


def give(qtbot: QtBot, dialog: KeysDialog, name: str, key: Qt.Key, modifier: Qt.KeyboardModifier) -> None:
    """Press a key for an action in the sheet, and use it."""
    dialog.choose(name)
    qtbot.keyClick(dialog.key, key, modifier)
    dialog.use.click()


def test_the_sheet_names_every_action_and_key(qtbot: QtBot, desk_window: MainWindow) -> None:
    dialog = sheet(qtbot, desk_window)
    model = dialog.table.actions_model
    shown = {model.row(number).name: model.row(number).keys for number in range(model.rowCount())}
    assert set(shown) == {spec.name for menu in menus() for spec in menu.specs()}
    assert shown["larger"] == "Ctrl++, Ctrl+="
    for action in desk_window.actions_by_name:
        assert native(action.shortcut().toString()) in shown[action.objectName()]
    assert (shown["accept"], shown["accept_all"]) == ("Enter", "Ctrl+Shift+Enter")


def test_a_window_wide_key_is_changed_and_kept(qtbot: QtBot, desk_window: MainWindow) -> None:
    dialog = sheet(qtbot, desk_window)
    give(qtbot, dialog, "keep", Qt.Key.Key_F9, Qt.KeyboardModifier.NoModifier)
    dialog.close()
    assert "F9 take the form" in desk_window.hint.text()
    qtbot.keyClick(desk_window.text_pane.table, Qt.Key.Key_B, CONTROL)
    assert desk_window.desk.text.decided == 0
    qtbot.keyClick(desk_window.text_pane.table, Qt.Key.Key_F9)
    assert desk_window.desk.text.decided == 1
    again = MainWindow(SettingsStore())
    qtbot.addWidget(again)
    assert again.actions_by_name["keep"].shortcut() == QKeySequence("F9")
    again.close()


def test_sentences_name_the_keys_that_were_chosen(qtbot: QtBot, desk_window: MainWindow) -> None:
    dialog = sheet(qtbot, desk_window)
    for name, key in (("note", Qt.Key.Key_F6), ("flag", Qt.Key.Key_F7), ("only_form", Qt.Key.Key_F8)):
        give(qtbot, dialog, name, key, Qt.KeyboardModifier.NoModifier)
    dialog.close()
    assert desk_window.note.field.placeholderText().startswith("F6 ")
    assert "(F8)" in desk_window.filters.form_button.toolTip()
    qtbot.keyClick(desk_window.text_pane.table, Qt.Key.Key_F7)
    marks = [label.text() for label in desk_window.note.findChildren(QLabel)]
    assert "Flagged (F7)" in marks


def test_keys_of_the_text_are_changed_in_table_and_page(qtbot: QtBot, desk_window: MainWindow) -> None:
    dialog = sheet(qtbot, desk_window)
    give(qtbot, dialog, "accept", Qt.Key.Key_Insert, Qt.KeyboardModifier.NoModifier)
    give(qtbot, dialog, "candidate1", Qt.Key.Key_F11, Qt.KeyboardModifier.NoModifier)
    dialog.close()
    table, page = desk_window.text_pane.table, desk_window.text_pane.page
    qtbot.keyClick(table, Qt.Key.Key_Return)
    assert desk_window.desk.text.decided == 0
    qtbot.keyClick(table, Qt.Key.Key_Insert)
    qtbot.keyClick(table, Qt.Key.Key_F11)
    assert desk_window.desk.text.decided == 2
    qtbot.keyClick(desk_window, Qt.Key.Key_2, CONTROL)
    qtbot.keyClick(page, Qt.Key.Key_Insert)
    assert desk_window.desk.text.decided == 3


def test_a_conflict_is_named_before_a_key_is_taken(qtbot: QtBot, desk_window: MainWindow) -> None:
    dialog = sheet(qtbot, desk_window)
    dialog.choose("next")
    qtbot.keyClick(dialog.key, Qt.Key.Key_B, CONTROL)
    assert "Ctrl+B" in dialog.conflict.text() and "Take the form as it is" in dialog.conflict.text()
    assert desk_window.actions_by_name["keep"].shortcut() == QKeySequence("Ctrl+B")
    dialog.use.click()
    assert desk_window.actions_by_name["keep"].shortcut().isEmpty()
    assert desk_window.actions_by_name["next"].shortcut() == QKeySequence("Ctrl+B")
    assert "take the form" not in desk_window.hint.text()
    dialog.choose("keep")
    dialog.reset.click()
    assert desk_window.actions_by_name["keep"].shortcut() == QKeySequence("Ctrl+B")
    dialog.reset_all.click()
    assert desk_window.actions_by_name["next"].shortcut() == QKeySequence("Ctrl+U")
    assert not dialog.reset_all.isEnabled()


def test_a_key_is_added_and_taken_away(qtbot: QtBot, desk_window: MainWindow) -> None:
    dialog = sheet(qtbot, desk_window)
    dialog.choose("next")
    qtbot.keyClick(dialog.key, Qt.Key.Key_F9)
    dialog.add.click()
    assert desk_window.actions_by_name.keymap.keys("next") == ("Ctrl+U", "F9")
    dialog.clear.click()
    assert desk_window.actions_by_name["next"].shortcuts() == []


@pytest.mark.parametrize(
    ("key", "in_text", "refused"),
    [
        ("A", False, Refusal.TYPES),
        ("A", True, Refusal.TYPES),
        ("Shift+A", True, Refusal.TYPES),
        ("Space", True, Refusal.TYPES),
        ("5", False, Refusal.TYPES),
        ("5", True, None),
        ("Tab", True, Refusal.MOVES),
        ("Esc", False, Refusal.MOVES),
        ("Down", True, Refusal.MOVES),
        ("Ctrl+Down", False, None),
        ("Ctrl+A", False, None),
        ("F5", False, None),
        ("Return", True, None),
    ],
)
def test_keys_that_type_or_move_are_refused(key: str, in_text: bool, refused: Refusal | None) -> None:
    assert refusal(key, in_text=in_text) is refused


def test_a_refused_key_is_explained_and_cannot_be_used(qtbot: QtBot, desk_window: MainWindow) -> None:
    dialog = sheet(qtbot, desk_window)
    dialog.choose("next")
    qtbot.keyClick(dialog.key, Qt.Key.Key_X)
    assert "types something" in dialog.conflict.text()
    assert not dialog.use.isEnabled() and not dialog.add.isEnabled()


def test_the_sheet_is_searched_by_words_and_by_keys(qtbot: QtBot, desk_window: MainWindow) -> None:
    dialog = sheet(qtbot, desk_window)
    qtbot.keyClicks(dialog.search, "form it")
    assert dialog.table.current_action().name == "keep"
    dialog.search.setText("ctrl+u")
    assert dialog.table.current_action().name == "next"


def palette(qtbot: QtBot, window: MainWindow) -> CommandPalette:
    """The command palette, by its key."""
    qtbot.keyClick(window.text_pane.table, Qt.Key.Key_P, CONTROL | SHIFT)
    dialog = window.findChild(CommandPalette)
    assert isinstance(dialog, CommandPalette) and dialog.isVisible()
    return dialog


def test_the_palette_finds_an_action_by_the_beginnings_of_words_and_does_it(
    qtbot: QtBot, desk_window: MainWindow
) -> None:
    dialog = palette(qtbot, desk_window)
    qtbot.keyClicks(dialog.search, "form tak")
    assert dialog.table.current_action().name == "keep"
    qtbot.keyClick(dialog.search, Qt.Key.Key_Return)
    assert desk_window.desk.text.decided == 1
    assert desk_window.text_pane.table.hasFocus()


def test_the_palette_lists_every_action_with_its_key_and_arrows_move_in_it(
    qtbot: QtBot, desk_window: MainWindow
) -> None:
    dialog = palette(qtbot, desk_window)
    model = dialog.table.actions_model
    assert model.rowCount() == len(list(desk_window.actions_by_name))
    qtbot.keyClick(dialog.search, Qt.Key.Key_Down)
    assert dialog.table.currentIndex().row() == 1
    assert model.row(1).keys == "Ctrl+O"
    qtbot.keyClick(dialog.search, Qt.Key.Key_Escape)
    assert not dialog.isVisible()


def test_what_is_not_available_is_listed_and_not_done(qtbot: QtBot, window: MainWindow) -> None:
    dialog = window.looks.find_action()
    qtbot.keyClicks(dialog.search, "export")
    qtbot.keyClick(dialog.search, Qt.Key.Key_Return)
    assert dialog.isVisible()
    assert QApplication.activeModalWidget() is None
    dialog.close()


def test_the_list_of_actions_keeps_the_contract(qtbot: QtBot) -> None:
    model = ActionListModel()
    tester = QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    model.show_actions([ActionRow("a", "Accept", "Token", "Return"), ActionRow("b", "About", "Help", "", False)])
    model.search("ab")
    assert model.rowCount() == 1 and "not available" in str(model.data(model.index(0, 0), Qt.ItemDataRole.ToolTipRole))
    model.search("nothing")
    model.search("")
    assert model.rowCount() == 2
    tester.deleteLater()
