"""What a day at the desk brought to light: each held here as the editor who sat there noticed it."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QLineEdit, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from histnorm_gui.core.model import DecisionSource
from histnorm_gui.core.preferences import ViewMode
from histnorm_gui.core.source import SourceFormat
from histnorm_gui.formats import registry
from histnorm_gui.qt import assets
from histnorm_gui.qt.delegates.concordance_delegate import _line
from histnorm_gui.qt.dialogs.export_dialog import ExportDialog
from histnorm_gui.qt.dialogs.import_dialog import ImportDialog
from histnorm_gui.qt.main_window import MainWindow
from histnorm_gui.qt.models.token_table import Column
from histnorm_gui.qt.ranking_controller import RankingState
from histnorm_gui.qt.settings_store import SettingsStore
from histnorm_gui.qt.theme import current_theme
from histnorm_gui.qt.views.character_palette import CharacterPopup
from histnorm_gui.qt.views.saved_label import UNTOLD, SavedLabel
from histnorm_gui.services.characters import Letter
from histnorm_gui.services.exchange import ExportFormat, Undecided
from histnorm_gui.services.filters import Filter, Show


def bring_in(window: MainWindow, siglum: str, text: str) -> None:
    """Import a manuscript of running text."""
    document = registry.parse(text.encode(), f"{siglum}.txt", SourceFormat.TEXT)
    window.desk.import_document(document, siglum, "", decided=False)


def path_of(window: MainWindow) -> Path:
    """Where the open project is."""
    assert window.desk.session is not None
    return window.desk.session.path


def opened_again(qtbot: QtBot, window: MainWindow) -> MainWindow:
    """Another window with the same project, as at the next start of the program."""
    path = path_of(window)
    window.close()
    again = MainWindow(SettingsStore())
    qtbot.addWidget(again)
    again.resize(1280, 800)
    again.show()
    again.desk.open_project(path)
    return again


def test_the_next_start_is_at_the_word_where_one_was_in_each_manuscript(qtbot: QtBot, desk_window: MainWindow) -> None:
    pane, desk = desk_window.text_pane, desk_window.desk
    first = desk.manuscript
    bring_in(desk_window, "B", "Eyn ander buch von der selben fraw")
    second = desk.manuscript
    assert first is not None and second is not None
    pane.go_to_token(pane.model.token(3).id)
    desk.select_manuscript(first.id)
    pane.go_to_token(pane.model.token(7).id)
    again = opened_again(qtbot, desk_window)
    assert again.desk.manuscript == first and again.text_pane.table.current_row() == 7
    again.desk.select_manuscript(second.id)
    assert again.text_pane.table.current_row() == 3
    again.close()


def test_the_next_start_shows_all_words_at_the_place_whatever_was_filtered(
    qtbot: QtBot, desk_window: MainWindow
) -> None:
    desk_window.desk.keep_form(desk_window.text_pane.model.token(2))
    words = desk_window.text_pane.model.rowCount()
    desk_window.filters.list.setCurrentRow(list(Show).index(Show.DECIDED))
    assert desk_window.text_pane.model.rowCount() == 1
    again = opened_again(qtbot, desk_window)
    assert again.text_pane.model.rowCount() == words and again.filters.filter == Filter()
    assert again.text_pane.current_token().form == "fraw"  # the one that the filter had left
    again.close()


def test_the_place_is_in_the_file_soon_also_where_the_program_is_killed(
    qtbot: QtBot, desk_window: MainWindow, tmp_path: Path
) -> None:
    pane, desk = desk_window.text_pane, desk_window.desk
    kept: list[str] = []

    def in_file() -> list[int]:
        """What a start after a SIGKILL would find."""
        for end in ("", "-wal"):
            (tmp_path / f"killed{end}").write_bytes(Path(f"{path_of(desk_window)}{end}").read_bytes())
        with closing(sqlite3.connect(tmp_path / "killed")) as killed:
            return [int(value) for (value,) in killed.execute("SELECT value FROM setting WHERE key LIKE 'place/%'")]

    desk_window.tokens._soon.setInterval(50)
    desk.session.remember = lambda key, value, keep=desk.session.remember: (kept.append(key), keep(key, value))
    for row in range(1, 8):
        pane.go_to_token(pane.model.token(row).id)
    assert kept == []  # no key waits for it
    qtbot.waitUntil(lambda: in_file() == [pane.model.token(7).id], timeout=10_000)
    assert len(kept) == 1
    qtbot.wait(200)
    assert len(kept) == 1  # and nothing is written while one rests


@pytest.mark.parametrize("mode", [ViewMode.TABLE, ViewMode.PAGE])
def test_what_is_being_typed_when_the_window_closes_is_not_lost(
    qtbot: QtBot, desk_window: MainWindow, mode: ViewMode
) -> None:
    pane = desk_window.text_pane
    pane.show_mode(mode)
    pane.go_to_token(pane.model.token(1).id)
    pane.focus_text()
    QTest.keyClick(pane.active_view(), Qt.Key.Key_F2)
    QTest.keyClicks(QApplication.focusWidget(), "dieser")
    again = opened_again(qtbot, desk_window)
    text = again.desk.text
    assert text is not None and text.decided == 1
    assert text.annotation(pane_token(again, 1)).normalization == "dieser"
    again.close()


def test_a_field_that_was_only_opened_decides_nothing_when_the_window_closes(
    qtbot: QtBot, desk_window: MainWindow
) -> None:
    pane = desk_window.text_pane
    QTest.keyClick(pane.active_view(), Qt.Key.Key_F2)
    again = opened_again(qtbot, desk_window)
    assert again.desk.text is not None and again.desk.text.decided == 0
    again.close()


def pane_token(window: MainWindow, row: int) -> int:
    """The id of the token of a row."""
    return window.text_pane.model.token(row).id


def dropped(window: MainWindow, *paths: Path, on: QWidget | None = None) -> bool:
    """Drop files on the window, or on a part of it; whether it takes them."""
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    action, button, held = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    enter = QDragEnterEvent(QPoint(9, 9), action, data, button, held)
    enter.ignore()
    QApplication.sendEvent(on or window, enter)
    if enter.isAccepted():
        QApplication.sendEvent(on or window, QDropEvent(QPointF(9, 9), action, data, button, held))
    return enter.isAccepted()


def shown_import(qtbot: QtBot, window: MainWindow, name: str) -> ImportDialog:
    """The preview of a file, as soon as it is there."""
    qtbot.waitUntil(lambda: any(name in found.windowTitle() for found in window.findChildren(ImportDialog)))
    return next(found for found in window.findChildren(ImportDialog) if name in found.windowTitle())


def test_transcriptions_are_imported_one_after_the_other_where_they_are_dropped(
    qtbot: QtBot, desk_window: MainWindow, tmp_path: Path
) -> None:
    for name in ("C.txt", "D.txt", "E.txt"):
        (tmp_path / name).write_text("Eyn buch\n")
    (tmp_path / "damaged.xml").write_text("<TEI><text>")
    assert dropped(desk_window, *(tmp_path / name for name in ("C.txt", "damaged.xml", "D.txt", "E.txt")))
    shown_import(qtbot, desk_window, "C.txt").accept()
    qtbot.waitUntil(lambda: bool(desk_window.findChildren(QMessageBox)))
    desk_window.findChildren(QMessageBox)[0].close()
    shown_import(qtbot, desk_window, "D.txt").reject()
    QApplication.processEvents()
    session = desk_window.desk.session
    assert session is not None and [found.siglum for found in session.manuscripts()] == ["A", "C"]
    assert not any("E.txt" in found.windowTitle() for found in desk_window.findChildren(ImportDialog))


def test_a_transcription_that_is_dropped_on_the_start_page_gets_a_project(
    qtbot: QtBot, window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "C.txt").write_text("Eyn buch\n")
    proposed: list[str] = []

    def ask(_parent: object, _title: str, path: str, *_: object, **__: object) -> tuple[str, str]:
        proposed.append(path)
        return path, ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", ask)
    assert dropped(window, tmp_path / "C.txt")
    shown_import(qtbot, window, "C.txt").accept()
    assert proposed == [str(tmp_path / "C.histnorm")] and path_of(window) == tmp_path / "C.histnorm"
    assert window.desk.text is not None and window.desk.text.words == 2


def test_a_project_that_is_dropped_is_opened(qtbot: QtBot, desk_window: MainWindow) -> None:
    path = path_of(desk_window)
    desk_window.desk.close_project()
    assert dropped(desk_window, path)
    qtbot.waitUntil(lambda: desk_window.desk.session is not None)
    assert path_of(desk_window) == path
    assert not dropped(desk_window, path.parent), "a folder is nothing to import"


def test_a_file_that_is_dropped_on_the_note_is_no_note(desk_window: MainWindow, tmp_path: Path) -> None:
    (tmp_path / "C.txt").write_text("Eyn buch\n")
    dropped(desk_window, tmp_path / "C.txt", on=desk_window.note.field.viewport())
    assert desk_window.note.field.toPlainText() == ""
    desk_window.files._importing._waiting.clear()


def test_the_forms_of_a_concordance_stand_below_one_another(desk_window: MainWindow) -> None:
    lines = [
        _line(left, "vnd", "die fraw", norm, siglum, 268, (assets.manuscript_family(), 15))
        for left, norm, siglum in (("", "und", ""), ("ging czu ym ,", "und", "Ka"), ("ym", "unterdessen", "M"))
    ]
    assert len({line.places[1][0] for line in lines}) == 1


def test_places_in_a_manuscript_that_is_gone_are_no_longer_shown(qtbot: QtBot, desk_window: MainWindow) -> None:
    desk, pane = desk_window.desk, desk_window.text_pane
    bring_in(desk_window, "B", "Eyn fraw")
    assert desk.text is not None
    desk.type_normalization(desk.text.tokens[1], "frau")
    desk.undo()
    desk.redo()
    desk.select_manuscript(desk.session.manuscripts()[0].id)
    pane.go_to_token(pane_token(desk_window, 2))
    shown = desk_window.suggestions.elsewhere.model()
    qtbot.waitUntil(lambda: shown.rowCount() == 3)
    desk.undo()
    desk.undo()  # the import
    qtbot.waitUntil(lambda: shown.rowCount() == 2)


def test_undo_says_what_it_took_back(desk_window: MainWindow) -> None:
    desk_window.desk.type_normalization(desk_window.desk.text.tokens[1], "dieser")
    desk_window.actions_by_name["undo"].trigger()
    assert desk_window.saved.text().startswith("Taken back: correct “die” · ")
    desk_window.actions_by_name["redo"].trigger()
    assert desk_window.saved.text().startswith("Done again: correct “die” · ")


def test_the_strip_stops_asking_for_decisions_that_are_there(desk_window: MainWindow) -> None:
    bring_in(desk_window, "B", "wort " * 25)
    session, text = desk_window.desk.session, desk_window.desk.text
    assert "once 20 words are decided" in desk_window.training_panel._accuracy.text()
    session.decide_all([(token, "wort") for token in text.tokens], DecisionSource.TYPED)
    assert "Enough is decided" in desk_window.training_panel._accuracy.text()
    desk_window.actions_by_name["undo"].trigger()
    assert "once 20 words are decided" in desk_window.training_panel._accuracy.text()


@pytest.mark.parametrize(
    ("corrections", "words", "said"),
    [
        (0.2, 12, "hardly any of 12 open words will need a correction"),
        (1234.0, 56789, "about 1,234 of 56,789 open words will need a correction"),
        (0.1, 1, "hardly any of 1 open word will need a correction"),
    ],
)
def test_the_outlook_counts_as_one_speaks(window: MainWindow, corrections: float, words: int, said: str) -> None:
    window.live.outlook.show_state(RankingState("", corrections=corrections, open=words))
    assert window.live.outlook.text() == said


def test_nothing_moves_where_a_word_is_flagged(desk_window: MainWindow) -> None:
    before = desk_window.note.field.geometry()
    desk_window.actions_by_name["flag"].trigger()
    QApplication.processEvents()
    assert desk_window.note._marks.text().startswith("Flagged") and desk_window.note.field.geometry() == before


def test_the_export_remembers_how_it_was_done_last(
    desk_window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_, **__: (str(tmp_path / "out.tsv"), ""))
    desk_window.actions_by_name["export"].trigger()
    dialog = desk_window.findChildren(ExportDialog)[-1]
    dialog.choose(ExportFormat.TSV4, Undecided.EMPTY)
    dialog.mark.setChecked(False)
    dialog.accept()
    desk_window.actions_by_name["export"].trigger()
    again = desk_window.findChildren(ExportDialog)[-1]
    assert again is not dialog and not again.mark.isChecked()
    assert (again.format, again.undecided) == (ExportFormat.TSV4, Undecided.EMPTY)
    again.reject()
    again.restore("of another version")
    assert again.format is ExportFormat.TSV4


def test_what_is_typed_is_completed_from_the_other_manuscripts_too(qtbot: QtBot, desk_window: MainWindow) -> None:
    desk, pane = desk_window.desk, desk_window.text_pane
    first = desk.manuscript
    bring_in(desk_window, "B", "dise frauwe")
    assert desk.text is not None and first is not None
    desk.type_normalization(desk.text.tokens[0], "diese")
    desk.select_manuscript(first.id)

    def completions() -> list[str]:
        pane.table.go_to(2)
        pane.table.setFocus()
        QTest.keyClicks(pane.table, "di")
        field = QApplication.focusWidget()
        assert isinstance(field, QLineEdit) and field.completer() is not None
        model = field.completer().completionModel()
        found = [str(model.data(model.index(row, 0))) for row in range(model.rowCount())]
        QTest.keyClick(field, Qt.Key.Key_Escape)
        return found

    assert completions() == ["diese"]
    desk.undo()
    desk.select_manuscript(first.id)
    assert completions() == []


def test_columns_from_right_to_left_are_named_at_that_side(desk_window: MainWindow) -> None:
    def side(column: Column) -> Qt.AlignmentFlag:
        role = Qt.ItemDataRole.TextAlignmentRole
        found = desk_window.text_pane.model.headerData(column, Qt.Orientation.Horizontal, role)
        return Qt.AlignmentFlag(found) & Qt.AlignmentFlag.AlignHorizontal_Mask

    assert side(Column.FORM) == Qt.AlignmentFlag.AlignLeft
    bring_in(desk_window, "Y", "דאס בוך איז געשריבן")
    assert side(Column.FORM) == side(Column.NORMALIZATION) == Qt.AlignmentFlag.AlignRight
    assert side(Column.LINE) == side(Column.STATE) == Qt.AlignmentFlag.AlignLeft


def test_the_list_that_has_the_keys_is_seen_to_have_them(desk_window: MainWindow) -> None:
    bring_in(desk_window, "B", "Eyn fraw vnd die fraw")
    desk_window.text_pane.go_to_token(pane_token(desk_window, 1))
    lists = (
        desk_window.manuscripts.list,
        desk_window.filters.list,
        desk_window.suggestions.list,
        desk_window.suggestions.elsewhere,
    )
    for view in lists:
        view.setCurrentIndex(view.model().index(0, 0))
        desk_window.text_pane.focus_text()
        QApplication.processEvents()
        without = view.grab().toImage()
        view.setFocus()
        QApplication.processEvents()
        with_keys = view.grab().toImage()
        accent = current_theme().accent.rgb()
        assert count_of(with_keys, accent) > count_of(without, accent) + view.viewport().width(), view


def count_of(image: QImage, color: int) -> int:
    """How many pixels of a picture have a colour."""
    return sum(image.pixel(x, y) == color for x in range(image.width()) for y in range(image.height()))


def test_the_window_is_as_low_as_a_small_screen_whatever_it_shows(qtbot: QtBot, desk_window: MainWindow) -> None:
    text = desk_window.desk.text
    assert text is not None
    for row in range(4):
        desk_window.desk.type_normalization(desk_window.text_pane.model.token(row), "frau")
    desk_window.text_pane.go_to_token(pane_token(desk_window, 2))
    desk_window.looks.show_mode(ViewMode.BOTH)
    QApplication.processEvents()
    assert desk_window.minimumSizeHint().height() <= 640


def test_where_there_is_little_room_the_number_of_corrections_stays(window: MainWindow) -> None:
    label = window.live.outlook
    label.show_state(RankingState("align", corrections=912.0, open=4598))
    both = label.text()
    number = "about 912 of 4,598 open words will need a correction"
    assert both.endswith(number)
    assert label._fitting(label.fontMetrics().horizontalAdvance(both)) == both
    assert label._fitting(label.fontMetrics().horizontalAdvance(both) - 9) == number


def test_all_characters_are_within_their_popup(desk_window: MainWindow) -> None:
    letters = [Letter(chr(0x100 + number), 1) for number in range(45)]
    popup = CharacterPopup(letters, desk_window.search_bar.words)
    popup.open_below(desk_window.mapToGlobal(QPoint(400, 300)))
    QApplication.processEvents()
    view, viewport = popup.list, popup.list.viewport().rect()
    assert all(viewport.contains(view.visualRect(popup.model.index(row, 0))) for row in range(len(letters)))
    popup.close()


def test_what_is_saved_is_said_also_beside_an_announcement(qtbot: QtBot, desk_window: MainWindow) -> None:
    desk_window.saved.announce("Something happened")
    desk_window.desk.type_normalization(desk_window.text_pane.model.token(1), "dieser")
    desk_window.desk.flush()
    qtbot.waitUntil(lambda: desk_window.saved.text() == "Something happened · saved")


def test_only_writing_that_takes_long_is_told_of(qtbot: QtBot) -> None:
    label = SavedLabel()
    qtbot.addWidget(label)
    label.show_project(True)
    before = label.text()
    label.show_saving(True)
    assert label.text() == before
    label.show_saving(False)
    saved = label.text()
    assert saved.startswith("Saved ")
    QTest.qWait(2 * UNTOLD)
    assert label.text() == saved
    label.announce("Something happened")
    label.show_saving(True)
    qtbot.waitUntil(lambda: label.text() == "Something happened · Saving…")
    label.show_saving(True)
    label.show_unwritten(lambda: "For reading only")
    QTest.qWait(2 * UNTOLD)
    assert label.text() == "Something happened · For reading only"


def test_a_table_without_words_says_what_to_do(desk_window: MainWindow) -> None:
    nothing = desk_window.text_pane.nothing
    assert not nothing.isVisible()
    desk_window.filters.list.setCurrentRow(list(Show).index(Show.FLAGGED))
    assert nothing.isVisible() and nothing.text().endswith("(F8)")
    assert desk_window.text_pane.table.viewport().rect().contains(nothing.geometry())
    assert nothing.height() >= nothing.heightForWidth(nothing.width()) > 0
    desk_window.filters.list.setCurrentRow(0)
    assert not nothing.isVisible()


def test_a_grey_button_to_retrain_says_why(window: MainWindow, tmp_path: Path) -> None:
    retrain = window.actions_by_name["retrain"]
    window.furnish()
    for _ in range(2):
        assert not retrain.isEnabled() and "no manuscript" in retrain.toolTip()
        window.desk.create_project(tmp_path / "empty.histnorm")
    bring_in(window, "B", "Eyn fraw")
    assert retrain.isEnabled() and retrain.toolTip() == "Retrain (Ctrl+R)"
