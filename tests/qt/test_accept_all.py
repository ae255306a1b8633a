"""One normalization for all open words of a form, and the same form elsewhere."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QApplication, QDialogButtonBox
from pytestqt.qtbot import QtBot

from histnorm_gui.core.model import Status
from histnorm_gui.qt.dialogs.accept_all_dialog import AcceptAllDialog
from histnorm_gui.qt.main_window import MainWindow
from histnorm_gui.qt.models.concordance_list import ConcordanceModel
from histnorm_gui.services.concordance import occurrences

CONTROL_SHIFT = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier


def norms(window: MainWindow, form: str) -> list[str | None]:
    """The decisions on all tokens of a form."""
    text = window.desk.text
    return [text.annotation(text.tokens[row].id).normalization for row in text.same_form(form)]


def ask(qtbot: QtBot, window: MainWindow) -> AcceptAllDialog:
    """Press the key that accepts all of the current form."""
    qtbot.keyClick(window.text_pane.table, Qt.Key.Key_Return, CONTROL_SHIFT)
    dialog = window.findChild(AcceptAllDialog)
    assert isinstance(dialog, AcceptAllDialog)
    return dialog


def test_all_open_words_of_a_form_are_accepted_but_the_exceptions(qtbot: QtBot, desk_window: MainWindow) -> None:
    table = desk_window.text_pane.table
    table.go_to(2)
    desk_window.desk.type_normalization(desk_window.text_pane.model.token(2), "frau")
    dialog = ask(qtbot, desk_window)
    assert [found.token.line for found in dialog.model.checked()] == ["2", "3"]
    assert "2 of 2" in dialog._count.text()
    qtbot.keyClick(dialog.list, Qt.Key.Key_Space)
    assert "1 of 2" in dialog._count.text()
    dialog.accept()
    assert norms(desk_window, "fraw") == ["frau", None, "frau"]
    desk_window.actions_by_name["undo"].trigger()
    assert norms(desk_window, "fraw") == ["frau", None, None], "all of it is one step"


def test_each_word_keeps_its_own_capital(
    qtbot: QtBot, desk_window: MainWindow, followed: Callable[[MainWindow], None]
) -> None:
    desk_window.text_pane.table.go_to(6)
    desk_window.desk.type_normalization(desk_window.text_pane.model.token(6), "und")
    ask(qtbot, desk_window).accept()
    assert norms(desk_window, "Vnd") == ["Und"]
    followed(desk_window)
    assert "accept 1× “vnd”" in desk_window.actions_by_name["undo"].text()


def test_decided_words_are_never_touched_unless_they_are_ticked(qtbot: QtBot, desk_window: MainWindow) -> None:
    model = desk_window.text_pane.model
    desk_window.desk.type_normalization(model.token(10), "frauen")
    desk_window.text_pane.table.go_to(2)
    dialog = ask(qtbot, desk_window)
    assert len(dialog.model.checked()) == 2
    dialog.accept()
    text = desk_window.desk.text
    assert norms(desk_window, "fraw") == ["frauen", "frauen", "frauen"]
    assert text.annotation(model.token(10).id).status is Status.CORRECTED


def test_an_earlier_decision_is_corrected_with_all_like_it(qtbot: QtBot, desk_window: MainWindow) -> None:
    model, pane = desk_window.text_pane.model, desk_window.text_pane
    for row in (2, 10):
        desk_window.desk.type_normalization(model.token(row), "frau")
    pane.table.go_to(10)
    desk_window.desk.type_normalization(model.token(10), "Frau")
    dialog = ask(qtbot, desk_window)
    assert [found.decided for found in dialog.model.checked()] == [False], "what is decided otherwise is left out"
    assert dialog.otherwise.isVisible() and "(1)" in dialog.otherwise.text()
    dialog.otherwise.click()
    assert "1 of 1 open word" in dialog._count.text() and len(dialog.model.checked()) == 2
    dialog.accept()
    assert norms(desk_window, "fraw") == ["Frau", "Frau", "Frau"]
    assert pane.table.current_row() == 10, "who corrects an earlier decision stays there"
    desk_window.actions_by_name["undo"].trigger()
    assert norms(desk_window, "fraw") == ["frau", "Frau", None], "all of it is one step"


def test_words_decided_otherwise_can_be_corrected_where_none_is_open(qtbot: QtBot, desk_window: MainWindow) -> None:
    model = desk_window.text_pane.model
    for row, norm in ((2, "frau"), (10, "frau"), (12, "Frau")):
        desk_window.desk.type_normalization(model.token(row), norm)
    desk_window.text_pane.table.go_to(12)
    dialog = ask(qtbot, desk_window)
    assert not dialog.model.checked() and not dialog._buttons.button(QDialogButtonBox.StandardButton.Ok).isEnabled()
    qtbot.keyClick(dialog.list, Qt.Key.Key_Space)
    dialog.accept()
    assert norms(desk_window, "fraw") == ["Frau", "frau", "Frau"]
    dialog = ask(qtbot, desk_window)
    dialog.otherwise.click()
    dialog.accept()
    desk_window.actions_by_name["accept_all"].trigger()
    assert "All other words of this form are decided so" in desk_window.saved.text()


def test_nothing_to_accept_is_said(qtbot: QtBot, desk_window: MainWindow) -> None:
    desk_window.desk.accept(desk_window.text_pane.model.token(3))
    desk_window.text_pane.table.go_to(3)
    desk_window.actions_by_name["accept_all"].trigger()
    assert desk_window.findChild(AcceptAllDialog) is None
    assert "All other words of this form are decided so" in desk_window.saved.text()


def test_the_same_form_elsewhere_is_shown_and_leads_there(
    qtbot: QtBot, desk_window: MainWindow, followed: Callable[[MainWindow], None]
) -> None:
    desk_window.text_pane.table.go_to(2)
    followed(desk_window)
    panel = desk_window.suggestions
    assert panel.elsewhere.isVisible()
    shown = panel.elsewhere.model()
    assert [shown.data(shown.index(row, 0)) for row in range(shown.rowCount())] == [
        "2: vnd yn sach die fraw . Myn fraw , – fraw",
        "3: die fraw . Myn fraw , syn hus – fraw",
    ]
    panel.elsewhere.setFocus()
    qtbot.keyClick(panel.elsewhere, Qt.Key.Key_Down)
    panel.elsewhere.activated.emit(shown.index(1, 0))
    assert desk_window.text_pane.table.current_row() == 12
    desk_window.text_pane.table.go_to(3)
    followed(desk_window)
    assert not panel.elsewhere.isVisible()
    QApplication.processEvents()


def test_occurrences_are_in_reading_order_whatever_their_case(desk_window: MainWindow) -> None:
    found = occurrences(desk_window.desk.text, "vnd")
    assert [(occurrence.token.form, occurrence.left, occurrence.right) for occurrence in found] == [
        ("Vnd", "", "die fraw ging czu"),
        ("vnd", "ging czu ym ,", "yn sach die fraw"),
    ]
    assert len(occurrences(desk_window.desk.text, "vnd", limit=1)) == 1


def test_the_concordance_keeps_qts_contract(desk_window: MainWindow) -> None:
    model = ConcordanceModel(checkable=True)
    tester = QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    model.show_occurrences(occurrences(desk_window.desk.text, "fraw"))
    model.setData(model.index(0, 0), Qt.CheckState.Unchecked, Qt.ItemDataRole.CheckStateRole)
    assert len(model.checked()) == 2
    model.show_occurrences([])
    tester.deleteLater()
