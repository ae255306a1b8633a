"""Rows of the table are painted as one picture each, which is never behind what they show."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from histnorm_gui.core.model import OPEN, Token, TokenKind
from histnorm_gui.core.source import SourceFormat
from histnorm_gui.formats import registry
from histnorm_gui.qt import assets, theme
from histnorm_gui.qt.app import make_application
from histnorm_gui.qt.delegates.row_pictures import CELLS, RowLook, RowPictures
from histnorm_gui.qt.delegates.token_delegates import FormDelegate, LineDelegate
from histnorm_gui.qt.main_window import MainWindow
from histnorm_gui.qt.models.row_view import RowView
from histnorm_gui.qt.models.token_table import Column
from histnorm_gui.qt.theme import Theme
from histnorm_gui.qt.views.token_table_view import TokenTableView


@pytest.fixture
def table(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> TokenTableView:
    """The table with a hundred words, of which few are different."""
    words = "\n".join(["vnd", "ze", "sprach", "hus", "an der", "jn", "Vnd"] * 15).encode()
    window.desk.create_project(tmp_path / "rows.histnorm")
    window.desk.import_document(registry.parse(words, "r", SourceFormat.WORD_LIST), "R", "", decided=False)
    found = window.text_pane.table
    found.setFocus()
    qtbot.waitUntil(lambda: found.kept_pictures > 0)
    return found


def _seen(table: TokenTableView) -> QImage:
    """What is on the screen once nothing more happens, as it was painted bit by bit."""
    found, before = _grabbed(table), QImage()
    while found != before:  # Qt itself puts off layouts, and what a resized column has to do with the others
        found, before = _grabbed(table), found
    return found


def _grabbed(table: TokenTableView) -> QImage:
    for _ in range(3):
        QApplication.processEvents()
    place = table.viewport().mapTo(table.window(), table.viewport().rect().topLeft())
    screen = table.screen().grabWindow(table.window().winId())
    return screen.copy(place.x(), place.y(), table.viewport().width(), table.viewport().height()).toImage()


def _anew(table: TokenTableView) -> QImage:
    """All of it painted once more, from nothing."""
    table.forget_pictures()
    table.viewport().repaint()
    return _seen(table)


def _press(table: TokenTableView, *keys: Qt.Key) -> None:
    for key in keys:
        QTest.keyClick(table, key)
        QApplication.processEvents()


def test_what_was_painted_bit_by_bit_looks_as_if_painted_at_once(table: TokenTableView, window: MainWindow) -> None:
    enter, up = Qt.Key.Key_Return, Qt.Key.Key_Up
    before = _seen(table)
    _press(table, *[enter] * 12, up, up, enter, Qt.Key.Key_PageDown, enter)
    assert _seen(table) != before
    assert _seen(table) == _anew(table)
    window.desk.undo()
    token = window.text_pane.current_token()
    assert token is not None
    window.desk.type_normalization(token, "gantz anderes")
    assert _seen(table) == _anew(table)
    table.extend_to(table.current_row() + 3)
    assert _seen(table) == _anew(table)
    table.setColumnWidth(Column.FORM, 57)
    assert _seen(table) == _anew(table)
    window.text_pane.set_rtl(True)
    assert _seen(table) == _anew(table)


def test_other_colours_and_another_language_leave_no_row_behind(table: TokenTableView) -> None:
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    light = _seen(table)
    theme.apply(application, "dark")
    dark = _seen(table)
    assert dark != light and dark == _anew(table)
    theme.apply(application, "light")
    make_application("de")
    german = _seen(table)
    assert german == _anew(table)
    make_application("en")
    assert german != light


def _view(form: str, identity: int = 1) -> RowView:
    return RowView(Token(identity, 1, 0, "1", form, TokenKind.WORD, 0, 1), OPEN, form, (), None, None, None)


def _look(ratio: float = 1.0) -> RowLook:
    columns = ((Column.LINE, 0, 51), (Column.FORM, 51, 77))  # odd, so that no side is a whole pixel at 150%
    font = QApplication.font()
    return RowLook(columns, 46, 18, assets.manuscript_family(), font, theme.current_theme(), ratio, rtl=False)


def test_a_picture_is_drawn_anew_only_when_something_else_is_shown(qtbot: QtBot) -> None:
    pictures = RowPictures({Column.LINE: LineDelegate(), Column.FORM: FormDelegate()})
    pictures.look_so(_look())
    first = pictures.picture(_view("vnd"), selected=False, most=2)
    assert pictures.picture(_view("vnd"), selected=False, most=2) is first  # computed anew, and the same
    assert pictures.picture(_view("und"), selected=False, most=2) is not first
    pictures.look_so(_look())
    assert len(pictures) == 1
    assert pictures.picture(_view("und"), selected=True, most=2) is not first
    pictures.picture(_view("hus", 2), selected=False, most=2)
    assert len(pictures) == 2
    pictures.look_so(_look(1.5))
    assert len(pictures) == 0


@pytest.mark.parametrize("ratio", [1.0, 1.25, 1.5, 2.0])
def test_no_pixel_of_a_row_is_left_out_at_any_scale(qtbot: QtBot, ratio: float) -> None:
    pictures = RowPictures({Column.LINE: LineDelegate(), Column.FORM: FormDelegate()})
    look = _look(ratio)
    pictures.look_so(look)
    picture = pictures.picture(_view(""), selected=True, most=2).toImage()
    assert (picture.width(), picture.height()) == (round(128 * ratio), round(46 * ratio))
    middle = picture.height() // 4  # neither words nor the line below
    colours = {picture.pixelColor(x, middle).name() for x in range(picture.width())}
    assert colours == {QColor(look.theme.current).name()}


class _Counted(FormDelegate):
    """Knows how often it painted."""

    painted = 0

    def paint_content(self, painter: QPainter, rect: QRect, view: RowView, theme: Theme) -> None:
        self.painted += 1
        super().paint_content(painter, rect, view, theme)


def test_a_word_that_was_drawn_in_one_row_is_not_drawn_in_another(qtbot: QtBot) -> None:
    form = _Counted()
    pictures = RowPictures({Column.LINE: LineDelegate(), Column.FORM: form})
    pictures.look_so(_look())
    first = pictures.picture(_view("vnd", 1), selected=False, most=9).toImage()
    again = pictures.picture(_view("vnd", 2), selected=False, most=9).toImage()
    assert form.painted == 1 and again == first
    pictures.picture(_view("vnd", 2), selected=True, most=9)
    assert form.painted == 2, "on another ground"
    pictures.forget()
    pictures.picture(_view("vnd", 3), selected=False, most=9)
    assert form.painted == 3


@pytest.mark.parametrize("ratio", [1.0, 1.5])
def test_cells_do_not_become_more_with_the_text(qtbot: QtBot, ratio: float) -> None:
    pictures = RowPictures({Column.LINE: LineDelegate(), Column.FORM: FormDelegate()})
    pictures.look_so(_look(ratio))
    for number in range(10 * CELLS):
        pictures.picture(_view(f"wort{number}", number), selected=False, most=2)
    forms = 2 * CELLS * 128 / 77  # those needed lately and as many before; a form has 77 of the 128 pixels of a row
    assert CELLS < pictures.cells <= forms + 2


def test_a_word_that_comes_again_stays_among_many_that_do_not(qtbot: QtBot) -> None:
    form = _Counted()
    pictures = RowPictures({Column.LINE: LineDelegate(), Column.FORM: form})
    pictures.look_so(_look())
    for number in range(10 * CELLS):
        pictures.picture(_view("vnd", 2 * number), selected=False, most=1)
        pictures.picture(_view(f"wort{number}", 2 * number + 1), selected=False, most=1)
    assert form.painted == 1 + 10 * CELLS
