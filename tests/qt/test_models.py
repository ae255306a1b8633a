"""The item models keep Qt's contract and show what the text has."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester
from pytestqt.qtbot import QtBot

from histnorm_gui.core.suggestion import Candidate, CandidateSource
from histnorm_gui.qt.main_window import MainWindow
from histnorm_gui.qt.models.candidate_list import CandidateListModel
from histnorm_gui.qt.models.manuscript_list import ManuscriptEntry, ManuscriptListModel
from histnorm_gui.qt.models.token_table import Column

FATAL = QAbstractItemModelTester.FailureReportingMode.Fatal


def shown(window: MainWindow, row: int, column: Column) -> str:
    """The text of a cell."""
    model = window.text_pane.model
    return str(model.data(model.index(row, column)))


def test_the_token_table_keeps_the_contract_through_all_changes(desk_window: MainWindow) -> None:
    model = desk_window.text_pane.model
    tester = QAbstractItemModelTester(model, FATAL)
    desk_window.desk.accept(model.token(0))
    desk_window.desk.undo()
    model.show_punctuation(True)
    model.show_punctuation(False)
    model.show_text(None, desk_window.desk.alignments)
    model.show_text(desk_window.desk.text, desk_window.desk.alignments)
    tester.deleteLater()


def test_the_lists_keep_the_contract(qtbot: QtBot) -> None:
    manuscripts, candidates = ManuscriptListModel(), CandidateListModel()
    testers = [QAbstractItemModelTester(model, FATAL) for model in (manuscripts, candidates)]
    manuscripts.show_entries([ManuscriptEntry(1, "A", "", 0, 10), ManuscriptEntry(2, "B", "", 5, 10)])
    manuscripts.show_entries([ManuscriptEntry(1, "A", "", 1, 10), ManuscriptEntry(2, "B", "", 5, 10)])
    manuscripts.show_entries([ManuscriptEntry(2, "B", "", 5, 10)])
    candidates.show_candidates([Candidate("und", 0.9, CandidateSource.MEMORY, 3, 3)])
    candidates.show_candidates([])
    for tester in testers:
        tester.deleteLater()


def test_words_are_in_reading_order_with_their_lines(desk_window: MainWindow) -> None:
    words = [shown(desk_window, row, Column.FORM) for row in range(desk_window.text_pane.model.rowCount())]
    assert " ".join(words) == "Vnd die fraw ging czu ym vnd yn sach die fraw Myn fraw syn hus"
    assert [shown(desk_window, row, Column.LINE) for row in (0, 6, 11)] == ["1", "2", "3"]


def test_punctuation_is_shown_where_it_is_asked_for(desk_window: MainWindow) -> None:
    before = desk_window.text_pane.model.rowCount()
    desk_window.actions_by_name["punctuation"].trigger()
    forms = [shown(desk_window, row, Column.FORM) for row in range(desk_window.text_pane.model.rowCount())]
    assert len(forms) == before + 3
    assert [form for form in forms if form in ",."] == [",", ".", ","]
    desk_window.actions_by_name["punctuation"].trigger()
    assert desk_window.text_pane.model.rowCount() == before


def test_only_normalization_and_modernization_can_be_edited(desk_window: MainWindow) -> None:
    model = desk_window.text_pane.model
    editable = [column for column in Column if model.flags(model.index(0, column)) & Qt.ItemFlag.ItemIsEditable]
    assert editable == [Column.NORMALIZATION, Column.MODERNIZATION]


def test_a_screen_reader_hears_form_normalization_and_state(desk_window: MainWindow) -> None:
    model = desk_window.text_pane.model
    spoken = model.data(model.index(2, Column.NORMALIZATION), Qt.ItemDataRole.AccessibleTextRole)
    assert spoken == "fraw: fraw, open, Guess"


def test_progress_of_the_manuscripts_follows_the_decisions(
    desk_window: MainWindow, followed: Callable[[MainWindow], None]
) -> None:
    model = desk_window.manuscripts.list.model()
    desk_window.desk.accept(desk_window.text_pane.model.token(0))
    followed(desk_window)
    told = model.data(model.index(0, 0), Qt.ItemDataRole.ToolTipRole)
    assert told == "A a test: 1 of 15 words decided (7%)"


def test_rows_out_of_sight_are_known_anew_but_not_painted(desk_window: MainWindow) -> None:
    model = desk_window.text_pane.model
    before = {row: model.view(row) for row in (2, 10, 12, 3)}
    assert {before[row].token.form for row in (2, 10, 12)} == {"fraw"}
    painted: list[int] = []
    model.dataChanged.connect(lambda first, _last: painted.append(first.row()))
    text = desk_window.desk.text
    assert text is not None
    model.refresh_tokens([model.token(2).id], range(11))
    assert sorted(painted) == [2, 10]
    assert all(model.view(row) is not before[row] for row in (2, 10, 12)), "the same form in all of them"
    assert model.view(3) is before[3], "of another form"
