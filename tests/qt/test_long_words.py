"""Words of any length in a narrow column: all of a word is to be seen, and of an alignment at least what differs."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPixmap
from PySide6.QtWidgets import QStyleOptionViewItem
from pytestqt.qtbot import QtBot

from histnorm_gui.core.alignment import Cell, CellKind
from histnorm_gui.core.preferences import ViewMode
from histnorm_gui.core.source import SourceFormat
from histnorm_gui.core.suggestion import Candidate, CandidateSource, Reason, ReasonKind
from histnorm_gui.formats import registry
from histnorm_gui.qt import assets, messages
from histnorm_gui.qt.app import make_application
from histnorm_gui.qt.delegates import list_delegates
from histnorm_gui.qt.delegates.room import LEFT_OUT, Boxes, Words, fitted_cells, fitted_lines, fitted_word
from histnorm_gui.qt.delegates.token_delegates import MARGIN
from histnorm_gui.qt.main_window import MainWindow
from histnorm_gui.qt.models.token_table import Column
from histnorm_gui.qt.views.suggestion_panel import SuggestionPanel

PIXELS, COLUMN = 18, 138
"""The size of the words, and the room of an alignment in the German window, 1280 pixels wide."""
COMPOUND = "gotteslichnamstageuerunge"


@pytest.fixture(autouse=True)
def _fonts() -> None:
    make_application("en")


def cell(form: str, label: str, probability: float | None = None) -> Cell:
    kind = CellKind.IDENTICAL if form == label else CellKind.SUBSTITUTION if label else CellKind.DELETION
    return Cell(form, label, probability, kind)


def alignment(word: str, *differing: int) -> list[Cell]:
    return [cell(letter, "x" if at in differing else letter) for at, letter in enumerate(word)]


def painted_width(fitted: Boxes) -> float:
    return sum(box.width for box in fitted.boxes) + len(fitted.boxes) - 1


def test_a_short_word_has_equal_cells_and_its_own_size() -> None:
    fitted = fitted_cells(alignment("vnd", 0), PIXELS, COLUMN)
    assert fitted.all and {box.width for box in fitted.boxes} == {PIXELS * 1.4} and len(fitted.boxes) == 3
    assert fitted_word("vnd", PIXELS, 88) == Words(PIXELS, ("vnd",))


@pytest.mark.parametrize("differing", [(), (0,), (24,), (3, 9, 10, 20)])
def test_a_compound_of_25_letters_shows_all_that_differs(differing: tuple[int, ...]) -> None:
    assert len(COMPOUND) == 25
    fitted = fitted_cells(alignment(COMPOUND, *differing), PIXELS, COLUMN)
    assert fitted.all and painted_width(fitted) <= COLUMN
    assert [one for box in fitted.boxes for one in box.whole] == alignment(COMPOUND, *differing)
    shown = [(form, label) for box in fitted.boxes for form, label, _ in box.letters]
    assert [pair for pair in shown if pair[1] == "x"] == [(COMPOUND[at], "x") for at in differing]
    assert fitted.pixels >= 12


@pytest.mark.parametrize("word", ["herren", "weberin", "barmherczickeit", COMPOUND])
def test_what_fits_a_room_fits_a_wider_one(word: str) -> None:
    fit = [fitted_cells(alignment(word), PIXELS, width).all for width in range(30, 300)]
    assert fit == sorted(fit) and fit[-1]


def test_what_is_identical_stands_together_before_any_of_it_is_left_out() -> None:
    fitted = fitted_cells(alignment("barmherczickeit", 7), PIXELS, COLUMN)
    assert ["".join(form for form, _, _ in box.letters) for box in fitted.boxes] == ["barmher", "c", "zickeit"]


def test_the_longest_stretch_loses_its_middle_first() -> None:
    fitted = fitted_cells(alignment(COMPOUND, 3), PIXELS, COLUMN)
    first, _, second = ("".join(form for form, _, _ in box.letters) for box in fitted.boxes)
    assert first == "got" and LEFT_OUT in second and second[0] == "e" and second[-1] == "e"


def test_what_the_model_doubts_is_not_hidden_among_what_is_sure() -> None:
    doubted = [cell(letter, letter, 0.4 if at == 12 else 0.99) for at, letter in enumerate(COMPOUND)]
    fitted = fitted_cells(doubted, PIXELS, COLUMN)
    assert [len(box.whole) for box in fitted.boxes] == [12, 1, 12] and fitted.all


def test_an_alignment_that_fits_nowhere_says_so() -> None:
    fitted = fitted_cells(alignment(COMPOUND, *range(25)), PIXELS, COLUMN)
    assert not fitted.all and len(fitted.boxes) == 25


@pytest.mark.parametrize("word", ["barmherczickeit", COMPOUND, "wͤwͤwͤwͤwͤwͤwͤwͤwͤ"])
def test_a_long_word_is_set_smaller_and_on_two_lines(word: str) -> None:
    found = fitted_word(word, PIXELS, 88)
    assert "".join(found.lines) == word and 12 <= found.pixels < PIXELS and len(found.lines) <= 2
    assert all(assets.manuscript_width(found.pixels, line) <= 88 for line in found.lines)
    assert not any(line.startswith("ͤ") for line in found.lines)


def test_a_long_word_is_divided_at_its_hyphen_or_in_the_middle() -> None:
    assert fitted_word("Rechts=gegründete", PIXELS, 88).lines == ("Rechts=", "gegründete")
    first, second = fitted_word(COMPOUND, PIXELS, 88).lines
    assert abs(len(first) - len(second)) <= 3


def test_a_letter_wider_than_its_room_does_not_hang() -> None:
    assert fitted_word("w", PIXELS, 2) == Words(13, ("w",))
    assert fitted_word("x" * 100_000, PIXELS, 88).lines[0] == fitted_word("x" * 500, PIXELS, 88).lines[0]
    assert fitted_word("", PIXELS, 0) == Words(PIXELS, ("",))
    assert fitted_cells([], PIXELS, 0).boxes == ()


@pytest.mark.parametrize("label", ["7", "100v,5", "142ra,12"])
def test_labels_of_lines_are_seen_whole(window: MainWindow, tmp_path: Path, label: str) -> None:
    """Folio, column and line, as editions number them."""
    window.desk.create_project(tmp_path / "lines.histnorm")
    rows = f'<TEI><text><body><p><lb n="{label}"/>vnd die fraw</p></body></text></TEI>'
    window.desk.import_document(registry.parse(rows.encode(), "l.xml"), "L", "", decided=False)
    table = window.text_pane.table
    assert window.desk.text.tokens[0].line == label
    assert table.fontMetrics().horizontalAdvance(label) + 2 * MARGIN <= table.columnWidth(Column.LINE)
    table.fit_lines(["a label that is longer than any room"])
    assert table.columnWidth(Column.LINE) < 120


REASONS = (Reason(ReasonKind.MANUSCRIPTS, count=3, total=4), Reason(ReasonKind.CONTEXT), Reason(ReasonKind.LISTED))


@pytest.mark.parametrize("language", ["en", "de", "fr", "hu"])
def test_the_reasons_of_a_candidate_are_seen_whole_in_a_panel_of_300_pixels(qtbot: QtBot, language: str) -> None:
    make_application(language)
    panel = SuggestionPanel()
    qtbot.addWidget(panel)
    panel.resize(300, 600)
    panel.show()
    found = [Candidate("frau", 0.8, CandidateSource.OTHERS, reasons=REASONS[:count]) for count in (3, 2, 1)]
    panel.list.model().show_candidates(found)
    panel.resize(301, 600)
    small, room = (
        list_delegates._small(panel.list.font()),
        panel.list.viewport().width() - list_delegates._BESIDE_REASON,
    )
    lines = [list_delegates._reason_lines(candidate, QFontMetrics(small, panel.list), room) for candidate in found]
    advance = QFontMetrics(small).horizontalAdvance
    assert all(advance(line) <= room for of_one in lines for line in of_one)
    assert [" · ".join(of_one).replace(" · ", " ") for of_one in lines] == [
        messages.candidate_reason(candidate).replace(" · ", " ") for candidate in found
    ]
    heights = [panel.list.sizeHintForRow(row) for row in range(3)]
    assert heights[0] > heights[2] and panel.list.maximumHeight() >= sum(heights)
    panel.resize(1200, 600)
    assert len({panel.list.sizeHintForRow(row) for row in range(3)}) == 1
    make_application("en")


def test_lines_are_divided_between_parts_and_else_between_words() -> None:
    def fitted(text: str, width: int, most: int = 3) -> tuple[str, ...]:
        return fitted_lines(text, " · ", len, width, most)

    assert fitted("one · two", 9) == ("one · two",)
    assert fitted("one · two · three", 12) == ("one · two", "three")
    assert fitted("one two three · four", 8) == ("one two", "three", "four")
    assert fitted("one two three · four", 8, 2) == ("one two", "three · four")
    assert fitted("endless", 3) == ("endless",)


def test_a_word_of_three_million_letters_is_shown_by_its_beginning(desk_window: MainWindow) -> None:
    desk, pane, endless = desk_window.desk, desk_window.text_pane, "vndſ" * 750_000
    document = registry.parse(f"vnd {endless} fraw".encode(), "long.txt", SourceFormat.TEXT)
    desk.import_document(document, "L", "", decided=False)
    before, token, _ = desk.text.tokens
    pane.go_to_token(before.id)  # beside which it stands
    pane.go_to_token(token.id)
    pane.show_mode(ViewMode.BOTH)
    desk_window.grab()
    index = pane.model.index(1, Column.FORM)
    for role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole):
        assert len(str(index.data(role))) < 200
    assert index.data(Qt.ItemDataRole.EditRole) == endless
    desk.keep_form(token)
    assert desk.text.annotation(token.id).normalization == endless
    assert not pane.model.view(1).cells
    desk_window.grab()


@pytest.mark.parametrize("width", range(270, 331))
def test_a_reason_has_the_room_of_all_its_lines_at_any_width(qtbot: QtBot, width: int) -> None:
    reasons = (Reason(ReasonKind.LISTED), Reason(ReasonKind.READ))
    candidate = Candidate("frauen", 0.5, CandidateSource.LEXICON, reasons=reasons)
    panel = SuggestionPanel()
    qtbot.addWidget(panel)
    panel.resize(width, 600)
    panel.list.model().show_candidates([candidate])  # type: ignore[attr-defined]
    panel.show()
    painted: list[str] = []

    class Watched(QPainter):
        def drawText(self, *given: object) -> object:
            painted.extend(text for text in given if isinstance(text, str))
            return super().drawText(*given)  # type: ignore[call-overload]

    picture = QPixmap(panel.list.viewport().size())
    option = QStyleOptionViewItem()
    option.initFrom(panel.list)
    option.widget = panel.list  # type: ignore[attr-defined]
    index = panel.list.model().index(0, 0)
    height = panel.list.itemDelegate().sizeHint(option, index).height()
    option.rect = QRect(0, 0, picture.width(), height)  # type: ignore[attr-defined]
    painter = Watched(picture)
    panel.list.itemDelegate().paint(painter, option, index)
    painter.end()
    assert not any("…" in text for text in painted)
    alone = panel.list.itemDelegate().sizeHint(QStyleOptionViewItem(), index).height()
    assert (height > alone) == ("read so by the network" in painted), "as high as its lines"
