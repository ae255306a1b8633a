"""Notes, flags, exclusion, joins, divisions, modernizations and forgetting, by the keys of the real window."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QApplication, QLineEdit
from pytestqt.qtbot import QtBot

from histnorm_gui.core.model import DecisionSource, Token
from histnorm_gui.core.preferences import EDITOR
from histnorm_gui.qt.delegates.list_delegates import COUNT_ROLE
from histnorm_gui.qt.dialogs.export_dialog import ExportDialog
from histnorm_gui.qt.main_window import MainWindow
from histnorm_gui.qt.models.token_table import Column
from histnorm_gui.services import steps
from histnorm_gui.services.concordance import occurrences
from histnorm_gui.services.exchange import ExportFormat, Undecided
from histnorm_gui.services.filters import Filter, Show

CONTROL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
NONE = Qt.KeyboardModifier.NoModifier


def press(qtbot: QtBot, window: MainWindow, key: Qt.Key, modifier: Qt.KeyboardModifier = NONE) -> None:
    """Press a key where the focus is."""
    qtbot.keyClick(QApplication.focusWidget() or window.text_pane.table, key, modifier)


def forms(window: MainWindow) -> list[str]:
    """The forms in the table, as they are shown."""
    model = window.text_pane.model
    return [model.token(row).shown for row in range(model.rowCount())]


def token(window: MainWindow, row: int) -> Token:
    return window.text_pane.model.token(row)


def cell(window: MainWindow, row: int, column: Column) -> str:
    model = window.text_pane.model
    return str(model.data(model.index(row, column)))


def norm(window: MainWindow, row: int) -> str | None:
    assert window.desk.text is not None
    return window.desk.text.annotation(token(window, row).id).normalization


def decide(window: MainWindow, row: int, words: str) -> None:
    window.desk.type_normalization(token(window, row), words)


def field() -> QLineEdit:
    """The editor in the table, which has the focus."""
    found = QApplication.focusWidget()
    assert isinstance(found, QLineEdit)
    return found


def test_ctrl_n_writes_a_note_and_enter_keeps_it(qtbot: QtBot, desk_window: MainWindow) -> None:
    desk_window.text_pane.table.go_to(2)
    press(qtbot, desk_window, Qt.Key.Key_N, CONTROL)
    assert desk_window.note.field.hasFocus()
    qtbot.keyClicks(desk_window.note.field, "see line 3")
    press(qtbot, desk_window, Qt.Key.Key_Return, SHIFT)
    qtbot.keyClicks(desk_window.note.field, "again")
    press(qtbot, desk_window, Qt.Key.Key_Return)
    assert desk_window.text_pane.table.hasFocus()
    assert desk_window.desk.text.remark(token(desk_window, 2).id).note == "see line 3\nagain"
    assert cell(desk_window, 2, Column.NOTE) == "see line 3 again"
    assert desk_window.text_pane.table.current_row() == 2
    press(qtbot, desk_window, Qt.Key.Key_Z, CONTROL)
    assert cell(desk_window, 2, Column.NOTE) == ""
    assert desk_window.note.field.toPlainText() == ""


def test_escape_drops_a_note_and_leaving_keeps_it(qtbot: QtBot, desk_window: MainWindow) -> None:
    table = desk_window.text_pane.table
    press(qtbot, desk_window, Qt.Key.Key_N, CONTROL)
    qtbot.keyClicks(desk_window.note.field, "no")
    press(qtbot, desk_window, Qt.Key.Key_Escape)
    assert table.hasFocus() and cell(desk_window, 0, Column.NOTE) == ""
    press(qtbot, desk_window, Qt.Key.Key_N, CONTROL)
    qtbot.keyClicks(desk_window.note.field, "yes")
    table.go_to(1)
    assert cell(desk_window, 0, Column.NOTE) == "yes", "it belongs to the word it was written for"
    assert cell(desk_window, 1, Column.NOTE) == "" and desk_window.note.field.toPlainText() == ""


def test_a_note_is_kept_when_the_project_is_closed(qtbot: QtBot, desk_window: MainWindow) -> None:
    path = desk_window.desk.session.path
    press(qtbot, desk_window, Qt.Key.Key_N, CONTROL)
    qtbot.keyClicks(desk_window.note.field, "last words")
    desk_window.desk.close_project()
    desk_window.desk.open_project(path)
    assert cell(desk_window, 0, Column.NOTE) == "last words"


def test_ctrl_m_flags_and_takes_the_flag_away(qtbot: QtBot, desk_window: MainWindow) -> None:
    press(qtbot, desk_window, Qt.Key.Key_M, CONTROL)
    assert cell(desk_window, 0, Column.NOTE) == "flagged"
    assert "Flagged" in desk_window.note._marks.text()
    press(qtbot, desk_window, Qt.Key.Key_M, CONTROL)
    assert cell(desk_window, 0, Column.NOTE) == ""


def test_a_range_is_excluded_from_learning_in_one_step(qtbot: QtBot, desk_window: MainWindow) -> None:
    table = desk_window.text_pane.table
    table.go_to(1)
    for _ in range(2):
        press(qtbot, desk_window, Qt.Key.Key_Down, SHIFT)
    assert table.selected_rows() == [1, 2, 3]
    press(qtbot, desk_window, Qt.Key.Key_L, CONTROL)
    said = [cell(desk_window, row, Column.NOTE) for row in range(5)]
    assert said == ["", *["not learned from"] * 3, ""]
    assert table.selected_rows() == [1, 2, 3], "the range stays"
    press(qtbot, desk_window, Qt.Key.Key_Z, CONTROL)
    assert cell(desk_window, 2, Column.NOTE) == ""


def test_the_filters_know_flags_notes_and_exclusion(
    desk_window: MainWindow, followed: Callable[[MainWindow], None]
) -> None:
    text, session = desk_window.desk.text, desk_window.desk.session
    session.perform(steps.flag(text, [token(desk_window, 1)], True))
    session.perform(steps.note(text, token(desk_window, 2), "Fräulein?"))
    session.perform(steps.exclude(text, [token(desk_window, 3), token(desk_window, 4)], True))
    followed(desk_window)
    shows = list(Show)
    for show, expected in (
        (Show.FLAGGED, ["die"]),
        (Show.NOTED, ["fraw"]),
        (Show.EXCLUDED, ["ging", "czu"]),
    ):
        desk_window.filters.list.setCurrentRow(shows.index(show))
        assert forms(desk_window) == expected
        assert desk_window.filters.list.item(shows.index(show)).data(COUNT_ROLE) == str(len(expected))
    desk_window.filters.list.setCurrentRow(0)
    desk_window.filters.words.setText("fraulein")
    desk_window.filters.words.returnPressed.emit()
    assert forms(desk_window) == ["fraw"], "marks make no difference, and notes count"


def test_words_confidence_and_form_filter_together(qtbot: QtBot, desk_window: MainWindow) -> None:
    filters = desk_window.filters
    decide(desk_window, 2, "frau")
    everything = forms(desk_window)
    filters.words.setText("VN")
    qtbot.waitUntil(lambda: forms(desk_window) == ["Vnd", "vnd"])
    filters.words.clear()
    filters.words.returnPressed.emit()
    filters.level.setCurrentIndex(filters.level.findData("likely"))
    assert forms(desk_window) == ["fraw", "fraw"], "decided once: likely elsewhere"
    filters.level.setCurrentIndex(0)
    assert forms(desk_window) == everything
    desk_window.text_pane.table.go_to(0)
    desk_window.text_pane.table.setFocus()
    press(qtbot, desk_window, Qt.Key.Key_F, CONTROL | SHIFT)
    assert forms(desk_window) == ["Vnd", "vnd"] and filters.form_button.isVisible()
    filters.form_button.click()
    assert forms(desk_window) == everything and not filters.form_button.isVisible()


def test_ctrl_j_joins_and_ctrl_k_takes_apart(
    qtbot: QtBot, desk_window: MainWindow, followed: Callable[[MainWindow], None]
) -> None:
    tester = QAbstractItemModelTester(desk_window.text_pane.model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    before = forms(desk_window)
    decide(desk_window, 1, "da")
    decide(desk_window, 2, "frau")
    desk_window.text_pane.table.go_to(1)
    press(qtbot, desk_window, Qt.Key.Key_J, CONTROL)
    assert forms(desk_window)[:3] == ["Vnd", "die\u203ffraw", "ging"]
    assert norm(desk_window, 1) == "dafrau"
    assert desk_window.text_pane.table.current_row() == 1
    followed(desk_window)
    assert "14" in desk_window.text_pane._count.text(), "a join is one word"
    press(qtbot, desk_window, Qt.Key.Key_K, CONTROL)
    assert forms(desk_window) == before
    assert (norm(desk_window, 1), norm(desk_window, 2)) == ("da", "frau")
    press(qtbot, desk_window, Qt.Key.Key_Z, CONTROL)
    assert norm(desk_window, 1) == "dafrau"
    press(qtbot, desk_window, Qt.Key.Key_Z, CONTROL)
    assert forms(desk_window) == before
    followed(desk_window)
    assert "die" in desk_window.actions_by_name["redo"].text()
    tester.deleteLater()


def test_a_join_over_a_sign_needs_it_in_view(qtbot: QtBot, desk_window: MainWindow) -> None:
    desk_window.text_pane.table.go_to(5)
    press(qtbot, desk_window, Qt.Key.Key_J, CONTROL)
    assert "“,” stands before" in desk_window.saved.text()
    desk_window.actions_by_name["punctuation"].trigger()
    press(qtbot, desk_window, Qt.Key.Key_J, CONTROL)
    assert "ym\u203f," in forms(desk_window)
    last = desk_window.text_pane.model.rowCount() - 1
    desk_window.text_pane.table.go_to(last)
    press(qtbot, desk_window, Qt.Key.Key_J, CONTROL)
    assert "no word after" in desk_window.saved.text()


def test_a_join_is_decided_like_a_word(qtbot: QtBot, desk_window: MainWindow) -> None:
    desk_window.text_pane.table.go_to(3)
    press(qtbot, desk_window, Qt.Key.Key_J, CONTROL)
    qtbot.keyClicks(desk_window.text_pane.table, "g")
    qtbot.keyClicks(field(), "inge")
    press(qtbot, desk_window, Qt.Key.Key_Return)
    assert norm(desk_window, 3) == "ginge"
    assert cell(desk_window, 3, Column.FORM) == "ging\u203fczu"
    assert desk_window.text_pane.table.current_row() == 4


def test_ctrl_k_divides_at_the_caret(qtbot: QtBot, desk_window: MainWindow) -> None:
    press(qtbot, desk_window, Qt.Key.Key_K, CONTROL)
    assert field().text() == "Vnd" and field().cursorPosition() == 3
    assert "split again (Ctrl+K)" in desk_window.saved.text()
    press(qtbot, desk_window, Qt.Key.Key_Left)
    press(qtbot, desk_window, Qt.Key.Key_K, CONTROL)
    press(qtbot, desk_window, Qt.Key.Key_K, CONTROL)
    assert field().text() == "Vn d", "one space is enough"
    press(qtbot, desk_window, Qt.Key.Key_Return)
    assert norm(desk_window, 0) == "Vn d"


def test_a_modernization_is_off_until_it_is_switched_on(qtbot: QtBot, desk_window: MainWindow) -> None:
    table = desk_window.text_pane.table
    assert table.isColumnHidden(Column.MODERNIZATION)
    press(qtbot, desk_window, Qt.Key.Key_F2, SHIFT)
    assert "switch it on" in desk_window.saved.text()
    desk_window.actions_by_name["modernization"].trigger()
    assert not table.isColumnHidden(Column.MODERNIZATION)
    press(qtbot, desk_window, Qt.Key.Key_F2, SHIFT)
    qtbot.keyClicks(field(), "sodann")
    press(qtbot, desk_window, Qt.Key.Key_Return)
    assert cell(desk_window, 0, Column.MODERNIZATION) == "sodann" and norm(desk_window, 0) is None
    assert table.hasFocus() and table.current_row() == 0
    press(qtbot, desk_window, Qt.Key.Key_F2, SHIFT)
    press(qtbot, desk_window, Qt.Key.Key_Delete)
    press(qtbot, desk_window, Qt.Key.Key_Return)
    assert cell(desk_window, 0, Column.MODERNIZATION) == ""
    path = desk_window.desk.session.path
    desk_window.desk.close_project()
    desk_window.desk.open_project(path)
    assert not table.isColumnHidden(Column.MODERNIZATION), "the project remembers it"


def test_forgetting_a_candidate(qtbot: QtBot, desk_window: MainWindow) -> None:
    decide(desk_window, 2, "frawe")
    desk_window.text_pane.table.go_to(10)
    assert desk_window.text_pane.model.view(10).norm == "frawe"
    press(qtbot, desk_window, Qt.Key.Key_Backspace, CONTROL | SHIFT)
    assert desk_window.text_pane.model.view(10).norm == "fraw"
    assert "no longer suggested" in desk_window.saved.text()
    assert desk_window.suggestions.list.model().rowCount() == 1
    decide(desk_window, 1, "die")
    assert desk_window.text_pane.model.view(10).norm == "fraw"
    for _ in range(2):
        press(qtbot, desk_window, Qt.Key.Key_Z, CONTROL)
    assert desk_window.text_pane.model.view(10).norm == "frawe"


def test_a_chosen_candidate_is_forgotten(qtbot: QtBot, desk_window: MainWindow) -> None:
    decide(desk_window, 2, "frawe")
    desk_window.text_pane.table.go_to(10)
    panel = desk_window.suggestions
    panel.list.setFocus()
    panel.list.setCurrentIndex(panel.list.model().index(1, 0))
    press(qtbot, desk_window, Qt.Key.Key_Backspace, CONTROL | SHIFT)
    assert [panel.list.model().index(row, 0).data() for row in range(panel.list.model().rowCount())] == ["frawe"]


def test_the_panel_says_who_decided_when_and_how(desk_window: MainWindow) -> None:
    desk_window.preferences.set(EDITOR, "Änne")
    desk_window.preferences_changed()
    desk_window.text_pane.table.go_to(2)
    assert not desk_window.suggestions._decided.isVisible()
    decide(desk_window, 2, "frau")
    said = desk_window.suggestions._decided.text()
    assert said.startswith("typed · Änne · ")
    desk_window.desk.accept_occurrences("fraw", "frau", occurrences(desk_window.desk.text, "fraw"))
    desk_window.text_pane.table.go_to(10)
    assert desk_window.suggestions._decided.text().startswith("accepted for all of the form · Änne")


def test_decisions_that_differ_are_worth_a_second_look(qtbot: QtBot, desk_window: MainWindow) -> None:
    decide(desk_window, 2, "frau")
    assert cell(desk_window, 2, Column.CONFIDENCE) == ""
    decide(desk_window, 10, "frauen")
    decide(desk_window, 12, "frau")
    assert [cell(desk_window, row, Column.CONFIDENCE) for row in (2, 10, 12)] == ["", "look again", ""]
    desk_window.filters.select(Filter())
    desk_window.filters.list.setCurrentRow(list(Show).index(Show.SECOND_LOOK))
    assert forms(desk_window) == ["fraw"]
    assert "“frau”, too (100%" in desk_window.suggestions._decided.text()
    desk_window.text_pane.table.setFocus()
    press(qtbot, desk_window, Qt.Key.Key_L, CONTROL | SHIFT)
    assert cell(desk_window, 0, Column.CONFIDENCE) == "", "it is right as it is"
    decide(desk_window, 0, "fraulein")
    assert cell(desk_window, 0, Column.CONFIDENCE) == "look again", "another decision is to be looked at again"


def test_a_screen_reader_hears_of_flags_and_second_looks(desk_window: MainWindow) -> None:
    text, session = desk_window.desk.text, desk_window.desk.session
    decide(desk_window, 2, "frau")
    session.perform(steps.flag(text, [token(desk_window, 2)], True))
    session.decide(token(desk_window, 10), "frauen", DecisionSource.TYPED)
    model = desk_window.text_pane.model
    said = [model.data(model.index(row, Column.NORMALIZATION), Qt.ItemDataRole.AccessibleTextRole) for row in (2, 10)]
    assert said == ["fraw: frau, corrected, look again, flagged", "fraw: frauen, corrected, look again"]


def test_what_an_export_cannot_say_is_told_before(qtbot: QtBot, desk_window: MainWindow) -> None:
    desk_window.text_pane.table.go_to(1)
    press(qtbot, desk_window, Qt.Key.Key_M, CONTROL)
    session, text = desk_window.desk.session, desk_window.desk.text
    dialog = ExportDialog(text, "a.txt", desk_window, lambda format: session.losses(text.manuscript.id, format))
    dialog.show()
    assert "Notes and flags (1)" in dialog.lost.text() and dialog.lost.isVisible()
    session.undo()
    dialog.choose(ExportFormat.TSV2, Undecided.EMPTY)
    assert not dialog.lost.isVisible()
    dialog.close()


def test_an_older_project_is_brought_up_to_date_and_that_is_said(window: MainWindow, tmp_path: Path) -> None:
    path = tmp_path / "old.histnorm"
    shutil.copyfile(Path(__file__).parents[1] / "fixtures" / "projects" / "v1.histnorm", path)
    window.desk.open_project(path)
    assert "kept as a backup" in window.saved.text()
    assert norm(window, 0) == "Und"
    window.desk.close_project()
    window.desk.open_project(path)
    assert "kept as a backup" not in window.saved._state()
