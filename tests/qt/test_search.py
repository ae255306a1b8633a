"""Search and replace through the real window."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QApplication, QProgressDialog
from pytestqt.qtbot import QtBot

from histnorm_gui.core.model import DecisionSource
from histnorm_gui.core.source import SourceFormat
from histnorm_gui.formats import registry
from histnorm_gui.qt.dialogs.replace_dialog import ReplaceDialog
from histnorm_gui.qt.main_window import MainWindow
from histnorm_gui.qt.models.proposal_table import ProposalColumn, ProposalTableModel
from histnorm_gui.services import steps
from histnorm_gui.services.filters import Show
from histnorm_gui.services.search import Mode, Place, Proposal

CONTROL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier


def press(
    qtbot: QtBot, window: MainWindow, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier
) -> None:
    """Press a key where the focus is."""
    qtbot.keyClick(QApplication.focusWidget() or window.text_pane.table, key, modifier)


def search(qtbot: QtBot, window: MainWindow, words: str, mode: Mode = Mode.FOLDED) -> None:
    """Open the bar with its key, type, and wait until all is searched."""
    press(qtbot, window, Qt.Key.Key_F, CONTROL)
    window.search_bar.choose(mode)
    window.search_bar.words.setText(words)
    searched(qtbot, window)


def searched(qtbot: QtBot, window: MainWindow) -> None:
    qtbot.waitUntil(lambda: not window.search._timer.isActive() and not window.search._pause.isActive())


def decide(window: MainWindow, row: int, words: str) -> None:
    window.desk.type_normalization(window.text_pane.model.token(row), words)


def norms(window: MainWindow) -> list[str | None]:
    text = window.desk.text
    return [text.annotation(token.id).normalization for token in text.tokens if token.kind.value == "word"]


def test_ctrl_f_finds_and_enter_goes_round(qtbot: QtBot, desk_window: MainWindow) -> None:
    desk_window.text_pane.table.go_to(3)
    search(qtbot, desk_window, "fravv")
    assert desk_window.search_bar.count.text() == "0 found"
    search(qtbot, desk_window, "FRA")
    bar, table = desk_window.search_bar, desk_window.text_pane.table
    assert bar.isVisible() and bar.words.hasFocus() and bar.count.text() == "3 found"
    for row, said in ((10, "2 of 3"), (12, "3 of 3"), (2, "1 of 3")):
        press(qtbot, desk_window, Qt.Key.Key_Return)
        assert (table.current_row(), bar.count.text()) == (row, said)
    press(qtbot, desk_window, Qt.Key.Key_Return, SHIFT)
    assert table.current_row() == 12
    table.setFocus()
    press(qtbot, desk_window, Qt.Key.Key_F3)
    assert table.current_row() == 2 and table.hasFocus()
    press(qtbot, desk_window, Qt.Key.Key_F3, SHIFT)
    assert table.current_row() == 12
    press(qtbot, desk_window, Qt.Key.Key_F, CONTROL)
    press(qtbot, desk_window, Qt.Key.Key_Escape)
    assert not bar.isVisible() and table.hasFocus()


def test_the_count_follows_what_the_editor_does(qtbot: QtBot, desk_window: MainWindow) -> None:
    search(qtbot, desk_window, "und")
    assert desk_window.search_bar.count.text() == "1 of 2"
    desk_window.search_bar.places[Place.FORM].setChecked(False)
    searched(qtbot, desk_window)
    assert desk_window.search_bar.count.text() == "0 found"
    decide(desk_window, 6, "und")
    qtbot.waitUntil(lambda: desk_window.search_bar.count.text() == "1 found")
    desk_window.desk.undo()
    qtbot.waitUntil(lambda: desk_window.search_bar.count.text() == "0 found")


def test_a_hit_that_the_filter_hides_is_shown(qtbot: QtBot, desk_window: MainWindow) -> None:
    decide(desk_window, 0, "und")
    desk_window.filters.list.setCurrentRow(list(Show).index(Show.DECIDED))
    assert desk_window.text_pane.model.rowCount() == 1
    search(qtbot, desk_window, "hus")
    press(qtbot, desk_window, Qt.Key.Key_Return)
    assert desk_window.text_pane.current_token().form == "hus"
    assert desk_window.filters.list.currentRow() == 0


def test_a_bad_pattern_is_named_and_never_hangs(qtbot: QtBot, desk_window: MainWindow) -> None:
    bar = desk_window.search_bar
    search(qtbot, desk_window, "(fr", Mode.REGEX)
    assert "no regular expression" in bar.problem.text() and bar.problem.isVisible()
    search(qtbot, desk_window, "(a+)+$", Mode.REGEX)
    assert "for ever" in bar.problem.text()
    press(qtbot, desk_window, Qt.Key.Key_Return)
    search(qtbot, desk_window, "^f..w$", Mode.REGEX)
    assert not bar.problem.isVisible() and bar.count.text() == "3 found"


def test_a_long_text_is_searched_a_little_at_a_time(qtbot: QtBot, desk_window: MainWindow) -> None:
    """What is found grows while the window goes on: no single turn of the event loop searches all of it."""
    source = "\n".join(f"wort{number}" for number in range(60_000))
    document = registry.parse(source.encode(), "b.txt", SourceFormat.WORD_LIST)
    desk_window.desk.import_document(document, "B", "", decided=False)
    qtbot.waitUntil(lambda: desk_window.text_pane.model.rowCount() == 60_000, timeout=60_000)
    qtbot.waitUntil(lambda: not desk_window.findChildren(QProgressDialog))
    press(qtbot, desk_window, Qt.Key.Key_F, CONTROL)
    desk_window.search_bar.words.setText("wort")
    desk_window.search._advance()
    assert 0 < len(desk_window.search._search.rows) < 60_000
    assert desk_window.search_bar.count.text().endswith("…")
    assert not desk_window.search_bar.replace_all_button.isEnabled()
    desk_window.search_bar.words.clear()
    assert desk_window.search_bar.count.text() == ""


def replace_all(qtbot: QtBot, window: MainWindow, words: str, by: str, mode: Mode = Mode.FOLDED) -> ReplaceDialog:
    press(qtbot, window, Qt.Key.Key_H, CONTROL)
    window.search_bar.choose(mode)
    window.search_bar.words.setText(words)
    window.search_bar.replacement.setText(by)
    searched(qtbot, window)
    window.search_bar.replace_all_button.click()
    dialog = window.findChild(ReplaceDialog)
    assert isinstance(dialog, ReplaceDialog)
    return dialog


def test_replace_all_shows_each_change_and_is_one_step(qtbot: QtBot, desk_window: MainWindow) -> None:
    for row, words in ((2, "fraw"), (10, "frawen"), (12, "fraw")):
        decide(desk_window, row, words)
    before = norms(desk_window)
    dialog = replace_all(qtbot, desk_window, "aw(en)?$", r"au\1", Mode.REGEX)
    model = dialog.model
    shown = [[str(model.data(model.index(row, column))) for column in range(4)] for row in range(3)]
    assert shown[1] == ["2: fraw", "Normalization", "frawen", "frauen"]
    dialog.table.setFocus()
    qtbot.keyClick(dialog.table, Qt.Key.Key_Space)
    assert "2 of 3 changes" in dialog.count.text()
    dialog.accept()
    after = norms(desk_window)
    assert [after[row] for row in (2, 10, 12)] == ["fraw", "frauen", "frau"]
    assert "2 replaced" in desk_window.saved.text()
    assert "aw(en)?$ → au" in desk_window.actions_by_name["undo"].text()
    desk_window.actions_by_name["undo"].trigger()
    assert norms(desk_window) == before


def test_replacing_one_goes_on_to_the_next(qtbot: QtBot, desk_window: MainWindow) -> None:
    for row in (2, 10):
        decide(desk_window, row, "fraw")
    press(qtbot, desk_window, Qt.Key.Key_H, CONTROL)
    bar = desk_window.search_bar
    bar.places[Place.FORM].setChecked(False)
    bar.words.setText("w")
    bar.replacement.setText("u")
    searched(qtbot, desk_window)
    desk_window.text_pane.table.go_to(2)
    bar.replacement.setFocus()
    press(qtbot, desk_window, Qt.Key.Key_Return)
    assert norms(desk_window)[2] == "frau" and desk_window.text_pane.table.current_row() == 10
    made = desk_window.desk.text.annotation(desk_window.text_pane.model.token(2).id).provenance
    assert made.source is DecisionSource.REPLACED


def test_forms_and_open_words_are_never_replaced(qtbot: QtBot, desk_window: MainWindow) -> None:
    press(qtbot, desk_window, Qt.Key.Key_H, CONTROL)
    desk_window.search_bar.words.setText("fraw")
    searched(qtbot, desk_window)
    desk_window.search_bar.replace_all_button.click()
    assert desk_window.findChild(ReplaceDialog) is None
    assert "forms are never changed" in desk_window.saved.text()


def test_a_wrong_replacement_is_named(qtbot: QtBot, desk_window: MainWindow) -> None:
    decide(desk_window, 2, "fraw")
    press(qtbot, desk_window, Qt.Key.Key_H, CONTROL)
    desk_window.search_bar.choose(Mode.REGEX)
    desk_window.search_bar.words.setText("w")
    desk_window.search_bar.replacement.setText(r"\3")
    searched(qtbot, desk_window)
    desk_window.search_bar.replace_all_button.click()
    assert "does not fit" in desk_window.search_bar.problem.text()


def test_notes_are_searched_and_replaced(qtbot: QtBot, desk_window: MainWindow) -> None:
    text, session = desk_window.desk.text, desk_window.desk.session
    token = desk_window.text_pane.model.token(4)
    session.perform(steps.note(text, token, "cf. line 2"))
    dialog = replace_all(qtbot, desk_window, "line", "l.")
    dialog.accept()
    assert text.remark(token.id).note == "cf. l. 2"


def test_the_proposals_keep_qts_contract(desk_window: MainWindow) -> None:
    token = desk_window.text_pane.model.token(0)
    model = ProposalTableModel(
        [Proposal(token, Place.NORMALIZATION, "a", "b"), Proposal(token, Place.NORMALIZATION, "a", "")]
    )
    tester = QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    index = model.index(1, ProposalColumn.FORM)
    assert not model.setData(index, Qt.CheckState.Checked, Qt.ItemDataRole.CheckStateRole)
    assert [one.after for one in model.chosen()] == ["b"]
    tester.deleteLater()
