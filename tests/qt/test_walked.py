"""What a walk through the manual with real keys brought to light: each held here as a user would notice it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QDialog
from pytestqt.qtbot import QtBot

from histnorm_gui.core.languages import LANGUAGES, SOURCE
from histnorm_gui.core.preferences import ViewMode
from histnorm_gui.core.source import SourceFormat
from histnorm_gui.formats import registry
from histnorm_gui.qt import app, remark_messages, translator
from histnorm_gui.qt.actions import menus, native
from histnorm_gui.qt.delegates.token_delegates import MARGIN, STATE_INDENT
from histnorm_gui.qt.dialogs.command_palette import CommandPalette
from histnorm_gui.qt.main_window import MainWindow
from histnorm_gui.qt.models.action_list import ActionColumn, ActionRow
from histnorm_gui.qt.models.token_table import Column
from histnorm_gui.qt.views.banner import Banner
from histnorm_gui.qt.waiting import wait_for

CTRL = Qt.KeyboardModifier.ControlModifier
FIVE_LINES = """\
Do got die werlt geschuof
vnd allez das dar jnne ist
do sprach er zuo dem menschen
jr sullent leben vnd wachsen
vnd vber alle tier gewalt han
"""


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> Iterator[str]:
    """Each language in turn, installed."""
    application = app.make_application(request.param)
    yield request.param
    translator.install(application, "en")


def hold_ctrl(window: MainWindow, key: Qt.Key) -> None:
    """Press a key with Ctrl as a keyboard does, so that Qt knows of the held key in everything that follows from it."""
    QTest.keyClick(window.windowHandle(), key, CTRL)


def bring_in(window: MainWindow, text: str) -> None:
    """Import a manuscript of running text."""
    document = registry.parse(text.encode(), "b.txt", SourceFormat.TEXT)
    window.desk.import_document(document, "B", "", decided=False)


@pytest.mark.parametrize("mode", [ViewMode.TABLE, ViewMode.PAGE])
def test_a_key_with_ctrl_selects_the_word_that_it_leads_to(
    qtbot: QtBot, desk_window: MainWindow, mode: ViewMode
) -> None:
    pane = desk_window.text_pane
    pane.show_mode(mode)
    pane.focus_text()
    last = pane.model.rowCount() - 1
    for key, row in (
        (Qt.Key.Key_B, 1),
        (Qt.Key.Key_B, 2),
        (Qt.Key.Key_Z, 1),
        (Qt.Key.Key_U, 2),
        (Qt.Key.Key_End, last),
    ):
        hold_ctrl(desk_window, key)
        qtbot.waitUntil(lambda row=row: pane.table.current_row() == row)
        assert pane.table.selected_rows() == [row], key
    hold_ctrl(desk_window, Qt.Key.Key_M)
    text = desk_window.desk.text
    assert text is not None
    assert [token.form for token, remark in text.remarked() if remark.flagged] == ["hus"]


def test_both_views_look_at_the_current_word_when_they_share_the_room(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    window.desk.create_project(tmp_path / "lines.histnorm")
    bring_in(window, FIVE_LINES)
    pane = window.text_pane
    last = pane.model.rowCount() - 1
    pane.go_to_token(pane.model.token(last).id)
    pane.focus_text()
    for mode in (ViewMode.PAGE, ViewMode.BOTH):
        pane.show_mode(mode)
        for _ in range(5):
            QApplication.processEvents()
    qtbot.waitUntil(lambda: last in pane.table.seen_rows() and last in pane.page.seen_rows())


def test_a_place_is_remembered_for_its_project_alone(desk_window: MainWindow, tmp_path: Path) -> None:
    pane, desk = desk_window.text_pane, desk_window.desk
    first = desk.session
    assert first is not None
    pane.go_to_token(pane.model.token(10).id)
    desk.create_project(tmp_path / "other.histnorm")
    bring_in(desk_window, "Eyn ander buch")  # it has no token of that number
    assert pane.table.current_row() == 0
    desk.open_project(first.path)
    assert pane.table.current_row() == 10


def test_keys_go_back_to_the_dialog_that_had_them(qtbot: QtBot, desk_window: MainWindow) -> None:
    dialog = QDialog(desk_window)
    dialog.show()
    dialog.activateWindow()
    qtbot.waitUntil(lambda: QApplication.activeWindow() is dialog)
    done: list[int] = []
    wait_for(desk_window.desk.jobs, desk_window, "walked", lambda: "Walking", lambda watch: 1, done.append)
    qtbot.waitUntil(lambda: done == [1] and desk_window.desk.jobs.idle)
    qtbot.waitUntil(lambda: QApplication.activeWindow() is dialog)
    dialog.close()


def test_tab_goes_from_what_is_searched_to_what_replaces_it(qtbot: QtBot, desk_window: MainWindow) -> None:
    desk_window.search.open(replacing=True)
    bar = desk_window.search_bar
    bar.words.setFocus()
    qtbot.keyClick(bar.words, Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is bar.replacement


def test_a_form_is_counted_in_whatever_case_it_is_written(desk_window: MainWindow) -> None:
    assert "2× in A" in desk_window.suggestions._where.text()  # Vnd, vnd


def test_menus_call_the_key_that_ends_a_line_as_everything_else_does(language: str) -> None:
    if language != SOURCE:
        assert QKeySequence("Ctrl+Return").toString(QKeySequence.SequenceFormat.NativeText) == native("Ctrl+Return")
    assert native("Return").isalpha() and native("Ctrl+Return").endswith(native("Return"))


def test_alt_and_a_letter_mean_one_thing_in_the_window(language: str, qtbot: QtBot, desk_window: MainWindow) -> None:
    # Where two have the same letter the menu opens, and the button is never pressed.
    assert desk_window.desk.session is not None
    path = desk_window.desk.session.path
    desk_window.search.open(replacing=True)
    taken = letters_of_buttons(desk_window)
    assert len(taken) >= 2 and not set(taken) & set(letters_of_menus()) and len(set(taken)) == len(taken)
    desk_window.search.close()
    desk_window.desk.close_project()
    assert not set(letters_of_buttons(desk_window)) & set(letters_of_menus())
    desk_window.files.look_at(path)
    banner = desk_window.findChild(Banner)
    assert [letter_of(button) for button in banner.buttons] == letters_of_buttons(desk_window) != [""]
    assert letter_of(banner.buttons[0]) not in letters_of_menus()
    safety = QCoreApplication.translate
    others = [
        safety("SafetyController", text)
        for text in ("&Back up now", "&Reopen the changed file", "Save what is here as a &copy…")
    ]
    letters = [text[text.index("&") + 1].lower() for text in others]
    assert not set(letters) & set(letters_of_menus()) and len(set(letters[1:])) == 2


def letter_of(button: QAbstractButton) -> str:
    """The letter that presses a button together with Alt, in lower case; empty where there is none."""
    key = QKeySequence.mnemonic(button.text()).toString()
    return key.removeprefix("Alt+").lower()


def letters_of_buttons(window: MainWindow) -> list[str]:
    """The letters of all buttons that are seen."""
    return [letter_of(one) for one in window.findChildren(QAbstractButton) if one.isVisible() and letter_of(one)]


def letters_of_menus() -> list[str]:
    """The letters that open the menus."""
    return [menu.title[menu.title.index("&") + 1].lower() for menu in menus()]


def test_every_action_is_named_in_full_where_it_is_found(qtbot: QtBot, language: str) -> None:
    rows = [
        ActionRow(spec.name, spec.name_shown, menu.title.replace("&", ""), ", ".join(map(native, spec.keys.split())))
        for menu in menus()
        for spec in menu.specs()
    ]
    palette = CommandPalette(lambda: rows)
    qtbot.addWidget(palette)
    palette.show()
    qtbot.waitExposed(palette)
    room = palette.table.columnWidth(ActionColumn.TEXT) - 16  # the padding of a cell
    advance = palette.table.fontMetrics().horizontalAdvance
    assert [row.text for row in rows if advance(row.text) > room] == []


def test_the_words_beside_the_eye_have_room(qtbot: QtBot, desk_window: MainWindow) -> None:
    table = desk_window.text_pane.table

    def fits() -> bool:
        needed = table.fontMetrics().horizontalAdvance(remark_messages.second_look_name()) + STATE_INDENT + 2 * MARGIN
        return table.columnWidth(Column.CONFIDENCE) >= needed

    for language in LANGUAGES:
        translator.install(QApplication.instance(), language)
        qtbot.waitUntil(fits)  # widths follow a little later
    translator.install(QApplication.instance(), "en")


def test_the_example_is_named_in_the_language_of_the_window(window: MainWindow) -> None:
    translator.install(QApplication.instance(), "de")
    assert window.files.attempt(window.files.open_example)
    session = window.desk.session
    assert session is not None
    assert {found.siglum: found.title for found in session.manuscripts()}["N"] == "Ostfränkisch, um 1470"
    translator.install(QApplication.instance(), "en")
