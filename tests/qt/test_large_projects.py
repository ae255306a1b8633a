"""Large projects, of which the window does not wait for all."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from histnorm_gui.core.preferences import SYSTEM
from histnorm_gui.core.source import SourceFormat
from histnorm_gui.formats import registry
from histnorm_gui.qt import desk as desks
from histnorm_gui.qt.main_window import MainWindow
from histnorm_gui.qt.models.token_table import Column
from histnorm_gui.services.session import Session


def test_other_manuscripts_have_their_say_once_they_are_read(
    qtbot: QtBot, window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(desks, "LARGE", 3)
    window.preferences.set(SYSTEM, "mtl")
    path = tmp_path / "large.histnorm"
    session = Session.create(path)
    session.import_document(registry.parse(b"vnd\nfraw\n", "b.txt", SourceFormat.WORD_LIST), "B")
    decided = registry.parse(b"vnd\tund\nfraw\tfrau\n", "a.tsv", SourceFormat.TSV)
    session.import_document(decided, "A", decided=True)
    session.close()

    window.desk.open_project(path)
    assert window.desk.session is not None and window.desk.session.memories.waiting
    model = window.text_pane.model

    def shown() -> list[str]:
        return [str(model.index(row, Column.NORMALIZATION).data()) for row in range(model.rowCount())]

    qtbot.waitUntil(lambda: shown() == ["und", "frau"])
    assert not window.desk.session.memories.waiting
