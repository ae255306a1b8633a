"""Long texts: loaded and exported beside the window, which goes on meanwhile and can stop them."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QProgressDialog, QPushButton
from pytestqt.qtbot import QtBot

from histnorm_gui.core.source import SourceFormat
from histnorm_gui.formats import registry
from histnorm_gui.qt import desk as desk_module
from histnorm_gui.qt import file_commands
from histnorm_gui.qt.dialogs.export_dialog import ExportDialog
from histnorm_gui.qt.main_window import MainWindow
from histnorm_gui.services.exchange import ExportFormat, Undecided
from histnorm_gui.services.importing import preview

LONG = 30_000


def bars(window: MainWindow, said: str) -> list[QProgressDialog]:
    return [bar for bar in window.findChildren(QProgressDialog) if said in bar.windowTitle()]


def import_long(window: MainWindow, path: Path, words: int = LONG) -> int:
    """Put a long text into the project; the id of its manuscript."""
    path.write_text("vnd die fraw\n" * (words // 3), encoding="utf-8")
    window.desk.import_document(preview(path).document, path.stem, "", decided=False)
    return window.desk.session.manuscript(path.stem).id


def test_a_long_text_is_loaded_beside_the_window(qtbot: QtBot, desk_window: MainWindow, tmp_path: Path) -> None:
    desk = desk_window.desk
    shown = desk.text
    identity = import_long(desk_window, tmp_path / "long.txt")
    (bar,) = bars(desk_window, "Loading")
    assert desk.text is shown  # the one before stays until the other is there
    assert not desk.session.is_loaded(identity)
    qtbot.waitUntil(lambda: desk.manuscript.id == identity, timeout=60_000)
    assert desk_window.text_pane.model.rowCount() == LONG == len(desk.text)
    qtbot.waitUntil(lambda: not bars(desk_window, "Loading"), timeout=10_000)
    del bar
    desk.keep_form(desk.text.tokens[0])
    assert desk.text.annotation(desk.text.tokens[0].id).normalization == "vnd"


def test_loading_can_be_stopped_and_begun_again(qtbot: QtBot, desk_window: MainWindow, tmp_path: Path) -> None:
    desk = desk_window.desk
    shown = desk.manuscript.id
    identity = import_long(desk_window, tmp_path / "long.txt")
    (bar,) = bars(desk_window, "Loading")
    bar.findChild(QPushButton).click()
    qtbot.waitUntil(lambda: desk.jobs.running("load") is None, timeout=60_000)
    assert desk.manuscript.id == shown
    desk.select_manuscript(identity)
    qtbot.waitUntil(lambda: desk.manuscript.id == identity, timeout=60_000)


def test_a_project_may_be_closed_while_a_text_is_loaded(qtbot: QtBot, desk_window: MainWindow, tmp_path: Path) -> None:
    import_long(desk_window, tmp_path / "long.txt")
    desk_window.desk.close_project()
    qtbot.waitUntil(lambda: not bars(desk_window, "Loading"), timeout=10_000)
    assert desk_window.desk.text is None


def test_the_text_worked_on_last_is_loaded_when_a_project_is_opened(
    qtbot: QtBot, desk_window: MainWindow, tmp_path: Path
) -> None:
    desk = desk_window.desk
    identity = import_long(desk_window, tmp_path / "long.txt")
    qtbot.waitUntil(lambda: desk.manuscript.id == identity, timeout=60_000)
    path = desk.session.path
    desk.close_project()
    assert desk_window.files.open_path(path)
    qtbot.waitUntil(lambda: desk.manuscript is not None, timeout=60_000)
    assert desk.manuscript.id == identity


@pytest.mark.parametrize("cancelled", [False, True])
def test_a_long_text_is_exported_beside_the_window(
    qtbot: QtBot, desk_window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, cancelled: bool
) -> None:
    monkeypatch.setattr(desk_module, "MANY", 1_000_000)
    desk = desk_window.desk
    identity = import_long(desk_window, tmp_path / "long.txt", file_commands.MANY + 10_000)
    out = tmp_path / "out.tsv"
    out.write_text("older", encoding="utf-8")
    dialog = ExportDialog(desk.text, "long.txt", desk_window, lambda form: desk.session.losses(identity, form))
    qtbot.addWidget(dialog)
    dialog.choose(ExportFormat.TSV4, Undecided.FORM)
    told: list[str] = []
    desk_window.files.announced.connect(told.append)
    assert desk_window.files.export_to(out, dialog)
    (bar,) = bars(desk_window, "Exporting")
    if cancelled:
        bar.findChild(QPushButton).click()
    qtbot.waitUntil(lambda: desk.jobs.running("export") is None, timeout=100_000)
    if cancelled:
        assert out.read_text(encoding="utf-8") == "older"
        assert not told
    else:
        qtbot.waitUntil(lambda: bool(told), timeout=10_000)
        assert len(out.read_text(encoding="utf-8").splitlines()) == 1 + len(desk.text)
    assert not list(tmp_path.glob(".*.part"))


def test_pictures_of_rows_are_kept_for_two_screens_at_most(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    window.desk.create_project(tmp_path / "long.histnorm")
    words = "\n".join(f"wort{number}" for number in range(600)).encode()
    window.desk.import_document(registry.parse(words, "l", SourceFormat.WORD_LIST), "L", "", decided=False)
    table = window.text_pane.table
    qtbot.waitUntil(lambda: table.kept_pictures > 0)
    screen = 1 + table.height() // table.rowHeight(0)
    for row in range(0, 600, screen // 2):
        table.scrollTo(window.text_pane.model.index(row, 0))
        table.viewport().repaint()
        assert table.kept_pictures <= 2 * screen
    assert table.kept_pictures > screen
