"""Takes the pictures of the window: for docs/screenshots (empty, in work, training, in German), and for the manual.

Run in the virtual environment by ``dev.py screenshots``; it draws off screen and touches no settings of the user. The
pictures of a first session are taken in a real window on a virtual screen, where the programs for that are installed.
"""

from __future__ import annotations

import argparse
import os
import sqlite3
import sys
import tempfile
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QDeadlineTimer, QEventLoop, QSettings
from PySide6.QtWidgets import QApplication

from devtools import keystrokes, manual_pictures, xsession
from devtools.command_line import finish
from histnorm_gui.cli.main import main as histnorm
from histnorm_gui.core.assets import manual as manual_path
from histnorm_gui.core.preferences import ViewMode
from histnorm_gui.qt.app import make_application, make_window
from histnorm_gui.qt.main_window import MainWindow
from histnorm_gui.services.example import TITLES
from histnorm_gui.services.manual import LANGUAGES

SIZE = (1280, 800)
PATIENCE = 600_000  # milliseconds, also on a machine that has much else to do
RESTING = 1500  # milliseconds without work after which none is to come
SHARE_SHOWN = 0.45  # how far the training is in its picture


def take(folder: Path, work: Path) -> list[Path]:
    """Take all pictures into ``folder``; ``work`` is a folder for the project that is shown."""
    if histnorm(["tour", "--out", str(work)]):
        raise RuntimeError("the tour, whose project is to be shown, failed")
    project = work / "tour.histnorm"
    make_application("en")
    pictures = [_take(folder / "empty.png", None, _nothing), _take(folder / "work.png", project, _nothing)]
    pictures.append(_take(folder / "training.png", project, _retrain))
    pictures.append(_take(folder / "page.png", project, _page))
    make_application("de")
    _name_in_the_language_of_the_window(project)
    pictures.append(_take(folder / "work-de.png", project, _nothing))
    return pictures


def _name_in_the_language_of_the_window(project: Path) -> None:
    """Give the example's manuscripts the titles that they have where the window makes it."""
    with closing(sqlite3.connect(project)) as file, file:
        for siglum, title in TITLES.items():
            named = QCoreApplication.translate("FileCommands", title)
            file.execute("UPDATE manuscript SET title = ? WHERE siglum = ?", (named, siglum))


def _take(picture: Path, project: Path | None, prepare: Callable[[MainWindow], None]) -> Path:
    window = make_window()
    window.resize(*SIZE)
    window.show()
    if project is not None:
        window.desk.open_project(project)
        _settle(_Still(window))
        window.desk.flush()
    prepare(window)
    QApplication.processEvents()
    if not window.grab().save(str(picture), "PNG"):
        raise OSError(f"cannot write {picture}")
    window.desk.training.cancel()  # on a slow machine the window would ask before it closes, and keep the project
    window.close()
    window.deleteLater()
    return picture


class _Still:
    """Whether a window has been at rest for a while: between two steps of the ranking it is for a moment."""

    def __init__(self, window: MainWindow) -> None:
        self._window = window
        self._since = QDeadlineTimer(RESTING)

    def __call__(self) -> bool:
        """Ask again."""
        if not manual_pictures.at_rest(self._window):
            self._since = QDeadlineTimer(RESTING)
        return self._since.hasExpired()


def _nothing(window: MainWindow) -> None:
    """Shows the window as it opens."""


def _page(window: MainWindow) -> None:
    """Shows the text as a page for this picture alone."""
    window.text_pane.show_mode(ViewMode.PAGE)
    window.text_pane.focus_text()
    QApplication.processEvents()


def _retrain(window: MainWindow) -> None:
    """Starts a training and waits until it is well under way."""
    window.actions_by_name["retrain"].trigger()

    def under_way() -> bool:
        state = window.desk.training.state
        return state is None or state.share >= SHARE_SHOWN

    _settle(under_way)
    if window.desk.training.state is None:
        raise RuntimeError("the training was over before its picture was taken")


def _settle(ready: Callable[[], bool]) -> None:
    """Let the window work until something is so."""
    deadline = QDeadlineTimer(PATIENCE)
    while not ready():
        if deadline.hasExpired():
            raise TimeoutError("the window did not get ready for its picture")
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents, 50)


def main() -> int:
    """Take the pictures of the documentation and of the manual, or the manual's alone."""
    parser = argparse.ArgumentParser(prog="python -m devtools.screenshots", description=main.__doc__)
    parser.add_argument("folder", type=Path, help="where those of the documentation go")
    parser.add_argument("which", nargs="?", choices=["manual"], help="take the pictures of the manual alone")
    chosen = parser.parse_args()
    folder, only_manual = chosen.folder, chosen.which is not None
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="histnorm-screenshots-") as work:
        os.environ["HISTNORM_LOG_DIR"] = work
        os.environ["TZ"] = "UTC"
        QSettings.setDefaultFormat(QSettings.Format.IniFormat)
        QSettings.setPath(QSettings.Format.IniFormat, QSettings.Scope.UserScope, work)
        QSettings.setPath(QSettings.Format.NativeFormat, QSettings.Scope.UserScope, work)
        pictures = [] if only_manual else take(folder, Path(work))
        for language in LANGUAGES:
            make_application(language)
            pictures += manual_pictures.take(manual_path("pictures", language), Path(work) / language)
        for picture in pictures:
            print(picture)
    return 0 if only_manual else _first_session()


def _first_session() -> int:
    """Take the pictures of the session that is told step by step; says what is missing where it cannot."""
    if missing := xsession.missing_tools():
        print(f"not installed, so the first session has no new pictures: {', '.join(missing)}", file=sys.stderr)
        return 1
    for picture in xsession.everything(manual_path("session"), keystrokes.WORDS):
        print(picture)
    return 0


if __name__ == "__main__":
    sys.exit(finish(main))
