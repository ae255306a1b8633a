"""The characters of the manuscript at the caret."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QApplication, QLineEdit
from pytestqt.qtbot import QtBot

from histnorm_gui.core.progress import CancelToken, ignore_progress
from histnorm_gui.core.source import SourceFormat
from histnorm_gui.formats import registry
from histnorm_gui.qt.main_window import MainWindow
from histnorm_gui.qt.models.letter_list import LetterModel
from histnorm_gui.qt.views.character_palette import CharacterPopup
from histnorm_gui.services.characters import Letter, letters

TEXT = "ſo ſach u\u0366n \u0364 die ſele gu\u0366t \uf157 vnd"


@pytest.fixture
def marked_window(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> MainWindow:
    """A window with a manuscript of characters that no keyboard has."""
    window.desk.create_project(tmp_path / "marks.histnorm")
    document = registry.parse(TEXT.encode(), "a.txt", SourceFormat.TEXT)
    window.desk.import_document(document, "A", "", decided=False)
    window.text_pane.table.setFocus()
    qtbot.waitUntil(lambda: bool(window.palette_panel.letters))
    return window


def field() -> QLineEdit:
    found = QApplication.focusWidget()
    assert isinstance(found, QLineEdit)
    return found


def test_characters_are_counted_as_they_are_read() -> None:
    words = [("ſoſ", 2), ("u\u0366n", 1), ("abc", 9), ("\uf157", 1)]
    found = letters(words, ignore_progress, CancelToken())
    assert [(letter.text, letter.count) for letter in found] == [("ſ", 4), ("u\u0366", 1), ("\uf157", 1)]
    assert found[0].name == "Latin small letter long s"
    assert found[1].name == "Latin small letter u + Combining latin small letter o"
    assert found[2].name == "U+F157"


def test_the_palette_shows_the_manuscripts_own_characters(qtbot: QtBot, marked_window: MainWindow) -> None:
    panel = marked_window.palette_panel
    assert [letter.text for letter in panel.letters][:2] == ["ſ", "u\u0366"]
    assert panel.buttons[0].text() == "ſ" and "long s" in panel.buttons[0].toolTip()
    marked_window.desk.type_normalization(marked_window.text_pane.model.token(0), "só")
    assert [letter.text for letter in panel.letters][-1] == "ó"
    marked_window.desk.close_project()
    assert not panel.isVisible()


def test_a_click_inserts_at_the_caret_and_typing_goes_on(qtbot: QtBot, marked_window: MainWindow) -> None:
    qtbot.keyClicks(marked_window.text_pane.table, "a")
    qtbot.keyClicks(field(), "b")
    qtbot.keyClick(field(), Qt.Key.Key_Left)
    qtbot.mouseClick(marked_window.palette_panel.buttons[0], Qt.MouseButton.LeftButton)
    qtbot.keyClicks(field(), "c")
    assert field().text() == "aſcb"
    qtbot.keyClick(field(), Qt.Key.Key_Escape)
    qtbot.mouseClick(marked_window.palette_panel.buttons[0], Qt.MouseButton.LeftButton)
    assert field().text() == "ſoſ", "without an editor one is opened"


def popup(window: MainWindow) -> CharacterPopup:
    found = window.findChild(CharacterPopup)
    assert isinstance(found, CharacterPopup)
    return found


def test_f9_reaches_all_characters_by_keyboard(qtbot: QtBot, marked_window: MainWindow) -> None:
    qtbot.keyClicks(marked_window.text_pane.table, "x")
    qtbot.keyClick(field(), Qt.Key.Key_F9)
    chooser = popup(marked_window)
    assert chooser.isVisible()
    qtbot.keyClicks(chooser.list, "u")
    assert chooser.name.text().startswith("Latin small letter u + Combining")
    qtbot.keyClick(chooser.list, Qt.Key.Key_Return)
    assert field().text() == "xu\u0366", "what was typed is there still"
    qtbot.keyClick(field(), Qt.Key.Key_Return)
    text = marked_window.desk.text
    assert text.annotation(text.tokens[0].id).normalization == "xu\u0366"


def test_f9_on_the_table_opens_the_editor_first(qtbot: QtBot, marked_window: MainWindow) -> None:
    qtbot.keyClick(marked_window.text_pane.table, Qt.Key.Key_F9)
    qtbot.keyClick(popup(marked_window).list, Qt.Key.Key_Return)
    assert field().text() == "ſoſ"


def test_f9_in_a_search_field_inserts_there(qtbot: QtBot, marked_window: MainWindow) -> None:
    qtbot.keyClick(marked_window.text_pane.table, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    qtbot.keyClick(field(), Qt.Key.Key_F9)
    qtbot.keyClick(popup(marked_window).list, Qt.Key.Key_Return)
    assert marked_window.search_bar.words.text() == "ſ"


def test_the_letters_keep_qts_contract() -> None:
    model = LetterModel([Letter("ſ", 3), Letter("\u0364", 1)])
    tester = QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    assert str(model.data(model.index(1, 0))) == "\u25cc\u0364", "a mark alone stands on a dotted circle"
    assert model.next_like("s", 1) == 0 and model.next_like("q", 0) is None
    tester.deleteLater()
