"""The same form in other manuscripts of the project, beside the current word."""

from __future__ import annotations

from collections.abc import Callable

from pytestqt.qtbot import QtBot

from histnorm_gui.core.source import SourceFormat
from histnorm_gui.formats import registry
from histnorm_gui.qt.main_window import MainWindow


def shown(window: MainWindow) -> list[str]:
    model = window.suggestions.elsewhere.model()
    return [str(model.index(row, 0).data()) for row in range(model.rowCount())]


def test_other_manuscripts_are_shown_with_their_decisions_and_reached(
    qtbot: QtBot, desk_window: MainWindow, followed: Callable[[MainWindow], None]
) -> None:
    desk = desk_window.desk
    first = desk.manuscript.id
    rows = "vnd\tund\ndes\tdes\nFraw\tFrau\nman\tmann\nfraw\tfrau\n"
    desk.import_document(registry.parse(rows.encode(), "k.tsv", SourceFormat.TSV), "K", "", decided=True)
    desk.import_document(registry.parse(b"ein fraw\n", "o.txt", SourceFormat.TEXT), "O", "", decided=False)
    desk.select_manuscript(first)
    desk_window.text_pane.table.go_to(2)
    assert desk_window.text_pane.current_token().form == "fraw"
    followed(desk_window)
    own = shown(desk_window)
    qtbot.waitUntil(lambda: len(shown(desk_window)) == len(own) + 2)
    assert shown(desk_window)[len(own) :] == ["K 3: vnd des Fraw man fraw – Frau", "K 5: vnd des Fraw man fraw  – frau"]
    assert "1× decided in others" in desk_window.suggestions._where.text(), "in this spelling"

    desk_window.text_pane.table.go_to(3)
    followed(desk_window)
    assert not any(line.startswith("K ") for line in shown(desk_window)), "they are of another form"
    desk_window.text_pane.table.go_to(2)
    qtbot.waitUntil(lambda: len(shown(desk_window)) == len(own) + 2)
    index = desk_window.suggestions.elsewhere.model().index(len(own) + 1, 0)
    desk_window.suggestions.elsewhere.activated.emit(index)
    assert desk.manuscript.siglum == "K"
    assert desk_window.text_pane.current_token().form == "fraw"


def test_a_removed_manuscript_says_nothing_any_more(qtbot: QtBot, desk_window: MainWindow) -> None:
    desk = desk_window.desk
    first = desk.manuscript.id
    document = registry.parse(b"fraw\tfrau\n", "k.tsv", SourceFormat.TSV)
    desk.import_document(document, "K", "", decided=True)
    desk.remove_manuscript()
    desk.import_document(registry.parse(b"fraw\tweib\n", "l.tsv", SourceFormat.TSV), "L", "", decided=True)
    desk.select_manuscript(first)
    desk_window.text_pane.table.go_to(2)
    qtbot.waitUntil(lambda: any(line.startswith("L 1") for line in shown(desk_window)))
    assert not any(line.startswith("K ") for line in shown(desk_window))
