"""Starts the application: fonts, language, look, the window, and what was asked for on the command line."""

from __future__ import annotations

import argparse
import gc
import sys
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication

from histnorm_gui.core.preferences import FONT_FAMILY, LANGUAGE, THEME
from histnorm_gui.qt import assets, theme, translator
from histnorm_gui.qt.asked_files import AskedFiles
from histnorm_gui.qt.collector import Collector
from histnorm_gui.qt.fitting import resize_on_screen
from histnorm_gui.qt.interruptions import Interruptions
from histnorm_gui.qt.main_window import MainWindow
from histnorm_gui.qt.qt_messages import QtMessages
from histnorm_gui.qt.settings_store import SettingsStore

SIZE = (1280, 800)
DESKTOP_FILE = "org.histnorm.histnorm"
"""The name of the desktop entry (packaging/linux), by which desktops find the window's icon."""


def make_application(language: str | None = None) -> QApplication:
    """The application with its fonts, language and look; ``language`` overrides the preference."""
    existing = QApplication.instance()
    application = existing if isinstance(existing, QApplication) else QApplication(sys.argv[:1])
    application.setApplicationName("histnorm")
    application.setOrganizationName("histnorm")
    QApplication.setDesktopFileName(DESKTOP_FILE)
    new = application.findChild(Collector) is None  # whoever made it
    if new:
        Collector(application)
    application.setWindowIcon(assets.icon("histnorm"))
    preferences = SettingsStore().preferences()
    assets.load_fonts()
    translator.install(application, language or preferences.text(LANGUAGE))
    assets.choose_family(application, preferences.text(FONT_FAMILY))
    theme.apply(application, preferences.text(THEME))
    if new:
        theme.follow_system(application, lambda: SettingsStore().preferences().text(THEME))
    return application


def make_window() -> MainWindow:
    """The window as it looked last."""
    window = MainWindow(SettingsStore())
    resize_on_screen(window, *SIZE)
    window.restore_layout()
    return window


def rank_at_once(window: MainWindow) -> None:
    """Have the ranking process load now what the first text will need: most are in the language of the last one."""
    ranking = window.desk.ranking
    ranking.read_as.connect(window.store.save_profile)
    ranking.get_ready(window.store.profile())


def run(arguments: argparse.Namespace) -> int:
    """Show the window until it is closed; returns the exit status (1 where a screenshot could not be taken)."""
    application = make_application(arguments.language)
    window = make_window()
    QtMessages().install()
    if sys.platform == "darwin":  # elsewhere nothing is asked for in this way, and every event would be looked at
        AskedFiles(application, lambda path: window.files.open_recent(str(path)))
    arguments.set_error_listener(window.errors.hear)
    if arguments.screenshot:
        window.resize(*SIZE)
    window.furnished.connect(gc.freeze)  # what is there now stays: collecting need not look at it again
    window.furnished.connect(lambda: rank_at_once(window))
    window.show()
    if arguments.example:
        window.files.attempt(window.files.open_example)
        if not arguments.screenshot:
            window.tour.start_first_time()
    elif arguments.project:
        window.files.open_path(Path(arguments.project))
    status: list[int] = []
    if arguments.screenshot:
        when_ranked(window, lambda: status.append(_screenshot(window, Path(arguments.screenshot))))
    interruptions = Interruptions(lambda status: _end(window, application, status), application)
    result = application.exec()
    interruptions.end()
    arguments.set_error_listener(None)
    return status[0] if status else result


def _end(window: MainWindow, application: QApplication, status: int) -> None:
    """Close the window without asking anything: the system, or who sent the signal, does not wait for an answer."""
    if window.is_furnished:
        window.desk.training.cancel()
    window.close()
    application.exit(status)


def when_ranked(window: MainWindow, act: Callable[[], object], latest: int = 30_000) -> None:
    """Do something once the first suggestions are on the screen, or after ``latest`` milliseconds: what is seen then is
    what an editor would see."""
    once = Qt.ConnectionType.SingleShotConnection
    shown = QTimer(window, singleShot=True, interval=400)
    shown.timeout.connect(act, once)
    ranking = window.desk.ranking
    if ranking.state is None:
        shown.start()
        return
    ranking.answered.connect(lambda _revision: shown.start(), once)
    QTimer.singleShot(latest, shown, shown.start)


def _screenshot(window: MainWindow, path: Path) -> int:
    path.parent.mkdir(parents=True, exist_ok=True)
    saved = window.grab().save(str(path), "PNG")
    if not saved:
        print(f"histnorm-gui: cannot write {path}", file=sys.stderr)
    window.close()
    return 0 if saved else 1
