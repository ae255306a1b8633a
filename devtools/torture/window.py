"""The real window for campaigns: with settings and folders of its own, driven without a display."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QElapsedTimer, QEvent, QEventLoop, QSettings, QStandardPaths, QTimer
from PySide6.QtWidgets import QMessageBox

from devtools.torture.places import TortureError
from histnorm_gui.core.model import Token, TokenKind
from histnorm_gui.core.preferences import SYSTEM
from histnorm_gui.qt import app
from histnorm_gui.qt.main_window import MainWindow
from histnorm_gui.qt.settings_store import SettingsStore

WAIT = 60_000
"""Milliseconds within which the window has to have done what is waited for."""


def isolate(folder: Path) -> None:
    """Keep settings, data and logs of this process in a folder; before the first window."""
    for variable in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME"):
        os.environ[variable] = str(folder / variable)
    os.environ["HISTNORM_LOG_DIR"] = str(folder / "log")
    QStandardPaths.setTestModeEnabled(True)
    QSettings.setDefaultFormat(QSettings.Format.IniFormat)
    for scope in (QSettings.Scope.UserScope, QSettings.Scope.SystemScope):
        for form in (QSettings.Format.IniFormat, QSettings.Format.NativeFormat):
            QSettings.setPath(form, scope, str(folder / "settings"))


@contextmanager
def open_window(system: str = "mtl") -> Iterator[MainWindow]:
    """A window without a project; with the system "default" it starts the ranking process."""
    app.make_application("en")
    SettingsStore().preferences().set(SYSTEM, system)
    window = MainWindow(SettingsStore())
    window.resize(1280, 800)
    window.show()
    try:
        yield window
    finally:
        window.close()
        window.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        turn()


def turn(milliseconds: int = 0) -> None:
    """Let the window do what is due, for so long."""
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()


def until(condition: Callable[[], bool], what: str, milliseconds: int = WAIT) -> None:
    """Let the window go on until something is so; TortureError when it takes too long."""
    clock = QElapsedTimer()
    clock.start()
    while not condition():
        if clock.elapsed() > milliseconds:
            raise TortureError(f"waited in vain: {what}")
        turn(5)


def told(window: MainWindow) -> str:
    """Everything that the window says of something unusual: boxes, reports, the line above the text, the status bar."""
    boxes = [box.text() for box in window.findChildren(QMessageBox) if box.isVisible()]
    dialog = window.errors.dialog
    report = [dialog.heading.text(), dialog.text()] if dialog is not None else []
    banner = window.safety.banner
    line = [banner.text.text()] if banner.isVisible() else []
    return "\n".join((*boxes, *report, *line, window.saved.text()))


def dismiss(window: MainWindow) -> None:
    """Close every box, as an editor does who has read it."""
    for box in window.findChildren(QMessageBox):
        if box.isVisible():
            box.reject()
    if window.errors.dialog is not None:
        window.errors.dialog.reject()
    turn()


def open_words(window: MainWindow) -> list[Token]:
    """The words of the current manuscript that are not decided."""
    text = window.desk.text
    assert text is not None
    return [t for t in text.tokens if t.kind is TokenKind.WORD and not text.annotation(t.id).decided]
