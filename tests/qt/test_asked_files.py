"""A file that the system asks for is opened, whatever else goes on."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, QUrl
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from histnorm_gui.qt.asked_files import AskedFiles


def test_asked_file_is_opened_and_other_requests_are_not_taken(
    qtbot: QtBot, qapp: QApplication, tmp_path: Path
) -> None:
    asked: list[Path] = []
    files = AskedFiles(qapp, asked.append)
    try:
        project = tmp_path / "Ä ſ.histnorm"
        assert qapp.notify(qapp, QFileOpenEvent(str(project)))
        assert asked == [project]
        qapp.notify(qapp, QFileOpenEvent(QUrl("histnorm:nothing")))
        other = QObject()
        qapp.notify(other, QFileOpenEvent(str(project)))
        assert asked == [project]
    finally:
        qapp.removeEventFilter(files)
        files.deleteLater()
