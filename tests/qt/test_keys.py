"""A manuscript decided with the keyboard alone, through the real window."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from histnorm_gui.core.model import Annotation, DecisionSource, Status
from histnorm_gui.qt.main_window import MainWindow
from histnorm_gui.qt.models.token_table import VIEW_ROLE


def annotation(window: MainWindow, word: int) -> Annotation:
    """The annotation of the n-th row."""
    text = window.desk.text
    assert text is not None
    return text.annotation(window.text_pane.model.token(word).id)


def press(qtbot: QtBot, window: MainWindow, key: Qt.Key, modifier: Qt.KeyboardModifier | None = None) -> None:
    """Press a key where the focus is."""
    target = QApplication.focusWidget() or window.text_pane.table
    qtbot.keyClick(target, key, modifier or Qt.KeyboardModifier.NoModifier)


def editor(window: MainWindow) -> QLineEdit:
    """The open editor of the table."""
    shown = [field for field in window.text_pane.table.viewport().findChildren(QLineEdit) if field.isVisible()]
    assert len(shown) == 1
    return shown[0]


def type_into_table(qtbot: QtBot, window: MainWindow, text: str) -> QWidget:
    """Type letters onto the table, which opens the editor with the first."""
    qtbot.keyClicks(window.text_pane.table, text[0])
    field = editor(window)
    qtbot.keyClicks(field, text[1:])
    return field


def test_enter_accepts_and_goes_to_the_next_open_word(qtbot: QtBot, desk_window: MainWindow) -> None:
    press(qtbot, desk_window, Qt.Key.Key_Return)
    assert annotation(desk_window, 0).normalization == "Vnd"
    assert annotation(desk_window, 0).status is Status.ACCEPTED
    assert desk_window.text_pane.table.current_row() == 1


def test_enter_on_a_decided_word_leaves_it_and_goes_on(qtbot: QtBot, desk_window: MainWindow) -> None:
    type_into_table(qtbot, desk_window, "und")
    press(qtbot, desk_window, Qt.Key.Key_Return)
    desk_window.text_pane.table.go_to(0)
    before = annotation(desk_window, 0)
    press(qtbot, desk_window, Qt.Key.Key_Return)
    assert annotation(desk_window, 0) == before
    assert desk_window.text_pane.table.current_row() == 1


def test_typing_edits_in_place_and_enter_takes_what_was_typed(qtbot: QtBot, desk_window: MainWindow) -> None:
    field = type_into_table(qtbot, desk_window, "und")
    qtbot.keyClick(field, Qt.Key.Key_Return)
    done = annotation(desk_window, 0)
    assert (done.normalization, done.status, done.provenance.source) == ("und", Status.CORRECTED, DecisionSource.TYPED)
    assert desk_window.text_pane.table.current_row() == 1


def test_a_correction_is_suggested_for_the_next_word_of_that_form(qtbot: QtBot, desk_window: MainWindow) -> None:
    desk_window.text_pane.table.go_to(2)
    field = type_into_table(qtbot, desk_window, "frau")
    qtbot.keyClick(field, Qt.Key.Key_Return)
    assert desk_window.text_pane.model.view(10).norm == "frau"
    assert not desk_window.text_pane.model.view(10).decided


def test_escape_leaves_the_word_open(qtbot: QtBot, desk_window: MainWindow) -> None:
    field = type_into_table(qtbot, desk_window, "und")
    qtbot.keyClick(field, Qt.Key.Key_Escape)
    assert not annotation(desk_window, 0).decided
    assert desk_window.text_pane.table.current_row() == 0


def test_the_list_of_completions_takes_no_keys_from_the_window(qtbot: QtBot, desk_window: MainWindow) -> None:
    # A list that took them while it is open would get those for the next word too, where keys wait in a queue.
    table = desk_window.text_pane.table
    for row, norm in ((0, "und"), (1, "unde")):
        table.go_to(row)
        qtbot.keyClick(type_into_table(qtbot, desk_window, norm), Qt.Key.Key_Return)
    table.go_to(6)
    field = type_into_table(qtbot, desk_window, "un")
    completions = field.completer().popup()
    assert completions.isVisible() and QApplication.activePopupWidget() is None and field.hasFocus()
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Down):
        qtbot.keyClick(field, key)
    chosen = field.text()
    assert chosen in ("und", "unde") and table.current_row() == 6
    qtbot.keyClick(field, Qt.Key.Key_Return)
    assert not completions.isVisible()
    assert annotation(desk_window, 6).normalization == chosen
    field = type_into_table(qtbot, desk_window, "un")
    completions = field.completer().popup()
    assert completions.isVisible()
    # One Escape: were what was typed still there, the Enter that accepts the suggestion would take half a word.
    qtbot.keyClick(field, Qt.Key.Key_Escape)
    assert not field.isVisible() and not completions.isVisible()
    shown = table.model().index(7, 0).data(VIEW_ROLE).norm
    qtbot.keyClick(table, Qt.Key.Key_Return)
    assert annotation(desk_window, 7).normalization == shown != "un"


def test_f2_and_leaving_without_typing_decides_nothing(qtbot: QtBot, desk_window: MainWindow) -> None:
    press(qtbot, desk_window, Qt.Key.Key_F2)
    assert editor(desk_window).text() == "Vnd"
    desk_window.manuscripts.list.setFocus()
    assert not annotation(desk_window, 0).decided


def test_enter_in_the_editor_takes_the_text_as_it_stands(qtbot: QtBot, desk_window: MainWindow) -> None:
    press(qtbot, desk_window, Qt.Key.Key_F2)
    qtbot.keyClick(editor(desk_window), Qt.Key.Key_Return)
    assert annotation(desk_window, 0).normalization == "Vnd"


def test_moving_keys_do_not_take_half_a_word(qtbot: QtBot, desk_window: MainWindow) -> None:
    field = type_into_table(qtbot, desk_window, "un")
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Up, Qt.Key.Key_PageDown):
        qtbot.keyClick(field, key)
    assert field.isVisible() and not annotation(desk_window, 0).decided
    assert desk_window.text_pane.table.current_row() == 0


def test_an_emptied_editor_decides_nothing(qtbot: QtBot, desk_window: MainWindow) -> None:
    press(qtbot, desk_window, Qt.Key.Key_F2)
    field = editor(desk_window)
    field.clear()
    qtbot.keyClick(field, Qt.Key.Key_Return)
    assert not annotation(desk_window, 0).decided


def test_digits_take_that_candidate(qtbot: QtBot, desk_window: MainWindow) -> None:
    table = desk_window.text_pane.table
    for row, norm in ((2, "frau"), (10, "frawen")):
        table.go_to(row)
        qtbot.keyClick(type_into_table(qtbot, desk_window, norm), Qt.Key.Key_Return)
    table.go_to(12)
    candidates = [
        candidate.norm for candidate in desk_window.desk.text.candidates(desk_window.text_pane.model.token(12))
    ]
    assert set(candidates[:2]) == {"frau", "frawen"}
    press(qtbot, desk_window, Qt.Key.Key_2)
    done = annotation(desk_window, 12)
    assert (done.normalization, done.provenance.source) == (candidates[1], DecisionSource.CANDIDATE)
    assert done.status is Status.CORRECTED


def test_a_digit_without_a_candidate_does_nothing(qtbot: QtBot, desk_window: MainWindow) -> None:
    press(qtbot, desk_window, Qt.Key.Key_9)
    assert not annotation(desk_window, 0).decided
    assert desk_window.text_pane.table.current_row() == 0


def test_ctrl_b_takes_the_form(qtbot: QtBot, desk_window: MainWindow) -> None:
    desk_window.text_pane.table.go_to(2)
    qtbot.keyClick(type_into_table(qtbot, desk_window, "frau"), Qt.Key.Key_Return)
    desk_window.text_pane.table.go_to(10)
    press(qtbot, desk_window, Qt.Key.Key_B, Qt.KeyboardModifier.ControlModifier)
    assert annotation(desk_window, 10).normalization == "fraw"
    assert annotation(desk_window, 10).provenance.source is DecisionSource.FORM


def test_undo_and_redo_go_all_the_way(qtbot: QtBot, desk_window: MainWindow) -> None:
    control = Qt.KeyboardModifier.ControlModifier
    for _ in range(5):
        press(qtbot, desk_window, Qt.Key.Key_Return)
    for _ in range(5):
        press(qtbot, desk_window, Qt.Key.Key_Z, control)
    assert desk_window.desk.text.decided == 0
    assert desk_window.text_pane.table.current_row() == 0
    for _ in range(5):
        press(qtbot, desk_window, Qt.Key.Key_Z, control | Qt.KeyboardModifier.ShiftModifier)
    assert desk_window.desk.text.decided == 5
    press(qtbot, desk_window, Qt.Key.Key_Z, control | Qt.KeyboardModifier.ShiftModifier)
    assert desk_window.desk.text.decided == 5


def test_undo_names_the_step_and_takes_an_import_back(
    qtbot: QtBot, desk_window: MainWindow, followed: Callable[[MainWindow], None]
) -> None:
    undo = desk_window.actions_by_name["undo"]
    press(qtbot, desk_window, Qt.Key.Key_Return)
    followed(desk_window)
    assert "Vnd" in undo.text()
    undo.trigger()
    followed(desk_window)
    assert "import of A" in undo.text()
    undo.trigger()
    assert desk_window.desk.text is None
    assert desk_window.pages.currentWidget() is desk_window.empty_page
    assert not undo.isEnabled()
    desk_window.actions_by_name["redo"].trigger()
    assert desk_window.desk.text is not None
    assert desk_window.text_pane.model.rowCount() == 15


def test_reopening_a_word(qtbot: QtBot, desk_window: MainWindow) -> None:
    press(qtbot, desk_window, Qt.Key.Key_Return)
    desk_window.text_pane.table.go_to(0)
    press(qtbot, desk_window, Qt.Key.Key_Backspace, Qt.KeyboardModifier.ControlModifier)
    assert not annotation(desk_window, 0).decided
    assert desk_window.text_pane.table.current_row() == 0


def test_the_next_open_word_skips_decided_ones_and_begins_again(qtbot: QtBot, desk_window: MainWindow) -> None:
    table = desk_window.text_pane.table
    for row in (1, 14):
        table.go_to(row)
        press(qtbot, desk_window, Qt.Key.Key_Return)
    assert table.current_row() == 0
    press(qtbot, desk_window, Qt.Key.Key_U, Qt.KeyboardModifier.ControlModifier)
    assert table.current_row() == 2


def test_the_last_word_says_that_all_is_decided(qtbot: QtBot, desk_window: MainWindow) -> None:
    for _ in range(15):
        press(qtbot, desk_window, Qt.Key.Key_Return)
    assert desk_window.desk.text.decided == 15
    assert "Every word is decided" in desk_window.saved.text()


def test_every_pane_is_reached_by_keyboard(qtbot: QtBot, desk_window: MainWindow) -> None:
    press(qtbot, desk_window, Qt.Key.Key_F6)
    assert desk_window.manuscripts.list.hasFocus()
    press(qtbot, desk_window, Qt.Key.Key_F7)
    assert desk_window.text_pane.table.hasFocus()
    reached = set()
    for _ in range(20):
        press(qtbot, desk_window, Qt.Key.Key_Tab)
        reached.add(QApplication.focusWidget())
    assert {desk_window.manuscripts.list, desk_window.suggestions.list, desk_window.text_pane.table} <= reached


def test_the_current_word_stays_at_two_fifths_of_the_height(qtbot: QtBot, taught_window: MainWindow) -> None:
    table = taught_window.text_pane.table
    table.go_to(90)
    middle = table.visualRect(table.currentIndex()).center().y()
    assert 0.3 < middle / table.viewport().height() < 0.5
