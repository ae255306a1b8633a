"""The interlinear page, through the real window."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QLineEdit, QProgressDialog
from pytestqt.qtbot import QtBot

from histnorm_gui.core.model import Status
from histnorm_gui.core.preferences import FONT_SIZE, VIEW_MODE, ViewMode
from histnorm_gui.core.source import SourceFormat
from histnorm_gui.formats import registry
from histnorm_gui.qt.delegates.page_delegate import WordPictures
from histnorm_gui.qt.main_window import MainWindow
from histnorm_gui.qt.models.page_word import Mark
from histnorm_gui.qt.models.token_table import Column
from histnorm_gui.qt.settings_store import SettingsStore
from histnorm_gui.qt.views.page_view import PageView
from histnorm_gui.services.filters import Filter, Show

CONTROL = Qt.KeyboardModifier.ControlModifier
HEBREW = "בראשית ברא אלהים את השמים\nוהארץ liber primus תהו\n"


def status(window: MainWindow, row: int) -> Status:
    """The state of the n-th word."""
    return window.desk.text.annotation(window.text_pane.model.token(row).id).status


def show_page(qtbot: QtBot, window: MainWindow) -> PageView:
    """The page instead of the table."""
    qtbot.keyClick(window, Qt.Key.Key_2, CONTROL)
    assert window.text_pane.page.isVisible() and not window.text_pane.table.isVisible()
    qtbot.waitUntil(lambda: window.text_pane.page.geometry_of.height > 400)
    return window.text_pane.page


def open_text(window: MainWindow, text: str, form: SourceFormat = SourceFormat.TEXT) -> None:
    """Another manuscript with this text."""
    window.desk.import_document(registry.parse(text.encode(), "b", form), "B", "", decided=False)


def editor(page: PageView) -> QLineEdit:
    """The open editor of the page."""
    shown = [field for field in page.viewport().findChildren(QLineEdit) if field.isVisible()]
    assert len(shown) == 1
    return shown[0]


def forms(page: PageView, line: int) -> str:
    """What a line of the page says, from left to right."""
    slots = sorted(page.geometry_of.lines()[line].slots.items(), key=lambda item: item[1].left())
    return " ".join(page.geometry_of.tokens[row].form for row, _ in slots)


def test_the_running_text_is_shown_line_by_line_with_punctuation(qtbot: QtBot, desk_window: MainWindow) -> None:
    page = show_page(qtbot, desk_window)
    assert [forms(page, line) for line in range(3)] == [
        "Vnd die fraw ging czu ym ,",
        "vnd yn sach die fraw .",
        "Myn fraw , syn hus",
    ]
    tops = [line.top for line in page.geometry_of.lines()]
    height = page.geometry_of.metrics.line_height
    assert {after - before for before, after in pairwise(tops)} == {height}


def test_the_pictures_of_words_go_with_the_page(qtbot: QtBot, desk_window: MainWindow) -> None:
    page = show_page(qtbot, desk_window)
    pictures = page.findChild(WordPictures)
    assert pictures is not None
    qtbot.waitUntil(lambda: pictures.kept > 0)
    qtbot.keyClick(desk_window, Qt.Key.Key_1, CONTROL)
    assert pictures.kept == 0


def test_how_the_text_is_shown_is_remembered(qtbot: QtBot, desk_window: MainWindow) -> None:
    show_page(qtbot, desk_window)
    again = MainWindow(SettingsStore())
    qtbot.addWidget(again)
    assert again.text_pane.mode is ViewMode.PAGE
    assert again.actions_by_name["mode_page"].isChecked()
    again.close()
    qtbot.keyClick(desk_window, Qt.Key.Key_3, CONTROL)
    assert desk_window.text_pane.page.isVisible() and desk_window.text_pane.table.isVisible()
    desk_window.text_pane.mode_buttons.button(0).click()
    assert desk_window.preferences.text(VIEW_MODE) == ViewMode.TABLE
    assert desk_window.text_pane.table.hasFocus()


def test_enter_accepts_on_the_page_and_goes_on(qtbot: QtBot, desk_window: MainWindow) -> None:
    page = show_page(qtbot, desk_window)
    assert page.hasFocus()
    qtbot.keyClick(page, Qt.Key.Key_Return)
    assert status(desk_window, 0) is Status.ACCEPTED
    assert page.currentIndex().row() == 1 == desk_window.text_pane.table.current_row()


def test_typing_on_the_page_edits_in_place(qtbot: QtBot, desk_window: MainWindow) -> None:
    page = show_page(qtbot, desk_window)
    qtbot.keyClicks(page, "u")
    field = editor(page)
    slot = page.visualRect(page.currentIndex())
    assert slot.left() == field.geometry().left() and field.geometry().top() > slot.top()
    qtbot.keyClicks(field, "nd")
    qtbot.keyClick(field, Qt.Key.Key_Return)
    assert desk_window.desk.text.annotation(desk_window.text_pane.model.token(0).id).normalization == "und"
    assert page.currentIndex().row() == 1
    qtbot.keyClick(page, Qt.Key.Key_F2)
    qtbot.keyClick(editor(page), Qt.Key.Key_Escape)
    assert status(desk_window, 1) is Status.OPEN and page.hasFocus()


def test_the_other_keys_of_a_word_work_on_the_page(qtbot: QtBot, desk_window: MainWindow) -> None:
    page = show_page(qtbot, desk_window)
    qtbot.keyClick(page, Qt.Key.Key_1)
    assert status(desk_window, 0) is Status.ACCEPTED
    qtbot.keyClick(page, Qt.Key.Key_B, CONTROL)
    assert status(desk_window, 1) is not Status.OPEN
    qtbot.keyClick(page, Qt.Key.Key_Z, CONTROL)
    assert status(desk_window, 1) is Status.OPEN and page.currentIndex().row() == 1


def test_arrows_move_as_one_sees_the_words(qtbot: QtBot, desk_window: MainWindow) -> None:
    page = show_page(qtbot, desk_window)

    def after(key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> str:
        qtbot.keyClick(page, key, modifier)
        return str(page.currentIndex().siblingAtColumn(Column.FORM).data())

    assert after(Qt.Key.Key_Right) == "die"
    assert after(Qt.Key.Key_Down) == "yn"
    assert after(Qt.Key.Key_End) == "fraw"
    assert after(Qt.Key.Key_Home) == "vnd"
    assert after(Qt.Key.Key_Left) == "ym"
    assert after(Qt.Key.Key_End, CONTROL) == "hus"
    assert after(Qt.Key.Key_Right) == "hus"
    assert after(Qt.Key.Key_PageUp) in ("ging", "czu", "fraw")
    assert after(Qt.Key.Key_Home, CONTROL) == "Vnd"
    assert after(Qt.Key.Key_Up) == "Vnd"


def test_a_click_selects_and_a_double_click_edits(qtbot: QtBot, desk_window: MainWindow) -> None:
    page = show_page(qtbot, desk_window)
    target = page.visualRect(page.model().index(8, Column.NORMALIZATION)).center()
    qtbot.mouseClick(page.viewport(), Qt.MouseButton.LeftButton, pos=target)
    assert desk_window.text_pane.table.current_row() == 8
    qtbot.mouseDClick(page.viewport(), Qt.MouseButton.LeftButton, pos=target)
    assert editor(page).text() == "sach"
    qtbot.keyClick(editor(page), Qt.Key.Key_Escape)
    qtbot.mouseClick(page.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(700, 400))
    assert desk_window.text_pane.table.current_row() == 8


def test_words_that_a_filter_leaves_out_stay_in_the_text_and_keys_pass_over_them(
    qtbot: QtBot, desk_window: MainWindow
) -> None:
    page = show_page(qtbot, desk_window)
    for _ in range(3):
        qtbot.keyClick(page, Qt.Key.Key_Return)
    desk_window.text_pane.show_only(Filter(Show.OPEN))
    assert forms(page, 0) == "Vnd die fraw ging czu ym ,"
    assert not page.word(0).live and page.word(0).norm == "Vnd" and page.word(3).live
    desk_window.text_pane.go_to_token(desk_window.text_pane.model.token(0).id)
    qtbot.keyClick(page, Qt.Key.Key_Left)
    assert page.currentIndex().siblingAtColumn(Column.FORM).data() == "ging"


def test_a_decision_is_shown_wherever_the_form_stands(qtbot: QtBot, desk_window: MainWindow) -> None:
    page = show_page(qtbot, desk_window)
    desk_window.desk.type_normalization(desk_window.text_pane.model.token(2), "frau")
    words = {
        word.form: word for line in page.geometry_of.lines() for word in line.words.values() if word.form == "fraw"
    }
    assert {word.norm for word in words.values()} == {"frau"}


def test_table_and_page_stay_together(qtbot: QtBot, taught_window: MainWindow) -> None:
    text = "\n".join(f"vnd die fraw ging czu ym zeile{number}" for number in range(200))
    open_text(taught_window, text)
    qtbot.keyClick(taught_window, Qt.Key.Key_3, CONTROL)
    pane = taught_window.text_pane
    pane.table.go_to(700)
    qtbot.waitUntil(lambda: pane.page.visualRect(pane.page.currentIndex()).isValid())
    for mode in (ViewMode.PAGE, ViewMode.BOTH):  # both show the current word, whatever was shown before
        taught_window.looks.show_mode(mode)
    for view in (pane.table, pane.page):
        qtbot.waitUntil(lambda view=view: view.visualRect(view.currentIndex()).intersects(view.viewport().rect()))
    pane.table.verticalScrollBar().setValue(300)
    assert abs(pane.page.row_at_eye() - pane.table.row_at_eye()) <= 7
    pane.page.verticalScrollBar().setValue(150)
    assert abs(pane.page.row_at_eye() - pane.table.row_at_eye()) <= 7
    assert pane.table.row_at_eye() > 900
    pane.page.setFocus()
    pane.go_to_token(pane.model.token(30).id)
    qtbot.keyClick(pane.page, Qt.Key.Key_Down)
    assert pane.table.current_row() == 37
    assert pane.table.visualRect(pane.table.currentIndex()).intersects(pane.table.viewport().rect())


def test_the_current_line_stays_at_two_fifths_of_the_height(qtbot: QtBot, desk_window: MainWindow) -> None:
    open_text(desk_window, "\n".join("vnd die fraw" for _ in range(300)))
    page = show_page(qtbot, desk_window)
    desk_window.text_pane.go_to_token(desk_window.text_pane.model.token(450).id)
    middle = page.visualRect(page.currentIndex()).center().y()
    assert 0.25 < middle / page.viewport().height() < 0.5


def test_scrolling_to_the_end_shows_the_last_word(qtbot: QtBot, desk_window: MainWindow) -> None:
    open_text(desk_window, "\n".join("vnd die fraw ging czu ym" * (1 + number % 4) for number in range(300)))
    page = show_page(qtbot, desk_window)
    page.verticalScrollBar().setValue(page.verticalScrollBar().maximum())
    shown = {row for line in page.geometry_of.lines() for row in line.slots}
    assert len(page.geometry_of.tokens) - 1 in shown
    page.verticalScrollBar().setValue(0)
    assert 0 in page.geometry_of.lines()[0].slots


def test_a_word_list_is_read_as_running_text(qtbot: QtBot, desk_window: MainWindow) -> None:
    open_text(desk_window, "vnd\ndie\nfraw\n" * 20, SourceFormat.WORD_LIST)
    page = show_page(qtbot, desk_window)
    assert forms(page, 0).startswith("vnd die fraw vnd die")


def test_a_hundred_thousand_words_are_not_measured(qtbot: QtBot, desk_window: MainWindow) -> None:
    open_text(desk_window, "\n".join("vnd die fraw ging czu ym" for _ in range(17_000)))
    qtbot.waitUntil(lambda: desk_window.desk.manuscript.siglum == "B", timeout=60_000)
    qtbot.waitUntil(lambda: not desk_window.findChildren(QProgressDialog))
    assert desk_window.isActiveWindow(), "the keys are for the text again"
    page = show_page(qtbot, desk_window)
    measured: list[int] = []
    word = page.geometry_of._word
    page.geometry_of._word = lambda row: (measured.append(row), word(row))[1]
    page.geometry_of.layout.forget_all()
    desk_window.text_pane.go_to_token(desk_window.text_pane.model.token(90_000).id)
    page.viewport().grab()
    assert page.visualRect(page.currentIndex()).isValid()
    assert len(set(measured)) < 400


def test_an_empty_text_can_be_shown(qtbot: QtBot, window: MainWindow) -> None:
    window.looks.show_mode(ViewMode.BOTH)
    page = window.text_pane.page
    assert page.geometry_of.lines() == [] and page.row_at_eye() is None
    qtbot.keyClick(page, Qt.Key.Key_Down)
    page.rest_eye_on(0)


def test_hebrew_runs_from_right_to_left_with_latin_words_in_it(qtbot: QtBot, desk_window: MainWindow) -> None:
    open_text(desk_window, HEBREW)
    page = show_page(qtbot, desk_window)
    assert forms(page, 0).split()[::-1] == HEBREW.split("\n")[0].split()
    assert forms(page, 1) == "תהו liber primus והארץ"
    qtbot.keyClick(page, Qt.Key.Key_Left)
    assert page.currentIndex().row() == 1
    qtbot.keyClick(page, Qt.Key.Key_F2)
    assert editor(page).layoutDirection() is Qt.LayoutDirection.RightToLeft
    qtbot.keyClick(editor(page), Qt.Key.Key_Return)
    decided = desk_window.desk.text.annotation(desk_window.text_pane.model.token(1).id)
    assert decided.normalization == HEBREW.split()[1]


def test_the_direction_can_be_set_and_the_project_remembers_it(
    qtbot: QtBot, desk_window: MainWindow, tmp_path: Path
) -> None:
    page = show_page(qtbot, desk_window)
    desk_window.actions_by_name["direction_rtl"].trigger()
    assert forms(page, 0) == ", Vnd die fraw ging czu ym"  # Latin words in a line that begins at the right
    assert page.geometry_of.lines()[0].slots[0].right() > page.viewport().width() / 2
    desk_window.desk.close_project()
    desk_window.desk.open_project(tmp_path / "test.histnorm")
    assert desk_window.actions_by_name["direction_rtl"].isChecked() and page.geometry_of.rtl
    desk_window.actions_by_name["direction_auto"].trigger()
    assert not page.geometry_of.rtl


@pytest.mark.parametrize("mode", list(ViewMode))
def test_text_grows_and_shrinks_in_every_view(qtbot: QtBot, desk_window: MainWindow, mode: ViewMode) -> None:
    desk_window.looks.show_mode(mode)
    usual = desk_window.preferences.number(FONT_SIZE)
    height = desk_window.text_pane.page.geometry_of.metrics.line_height
    for key, pixels in ((Qt.Key.Key_Plus, usual + 2), (Qt.Key.Key_Equal, usual + 4), (Qt.Key.Key_Minus, usual + 2)):
        qtbot.keyClick(desk_window, key, CONTROL)
        assert desk_window.preferences.number(FONT_SIZE) == pixels
    assert desk_window.text_pane.page.geometry_of.metrics.line_height > height
    assert desk_window.text_pane.table.rowHeight(0) == 2 * (usual + 2) + 10
    qtbot.keyClick(desk_window, Qt.Key.Key_0, CONTROL)
    assert desk_window.preferences.number(FONT_SIZE) == usual


def test_a_join_is_one_word_of_the_page_and_what_is_said_of_words_is_marked(
    qtbot: QtBot, desk_window: MainWindow
) -> None:
    page = show_page(qtbot, desk_window)
    qtbot.keyClick(page, Qt.Key.Key_J, CONTROL)
    assert forms(page, 0).count(" ") == 5 and page.word(0).form != "Vnd"
    assert page.currentIndex().row() == 0
    qtbot.keyClick(page, Qt.Key.Key_M, CONTROL)
    assert page.word(0).marks == (Mark.FLAGGED,)
    qtbot.keyClick(page, Qt.Key.Key_K, CONTROL)
    assert forms(page, 0) == "Vnd die fraw ging czu ym ,"


def test_a_range_is_selected_on_the_page(qtbot: QtBot, desk_window: MainWindow) -> None:
    page = show_page(qtbot, desk_window)
    for _ in range(2):
        qtbot.keyClick(page, Qt.Key.Key_Right, Qt.KeyboardModifier.ShiftModifier)
    assert [token.form for token in desk_window.text_pane.selected_tokens()] == ["Vnd", "die", "fraw"]
    target = page.visualRect(page.model().index(4, Column.NORMALIZATION)).center()
    qtbot.mouseClick(page.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.ShiftModifier, target)
    assert len(desk_window.text_pane.selected_tokens()) == 5
    qtbot.keyClick(page, Qt.Key.Key_M, CONTROL)
    assert all(page.word(row).marks == (Mark.FLAGGED,) for row in range(5)) and page.word(5).marks == ()
