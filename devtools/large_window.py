"""How long the window stands still while a very long text is imported, worked on and exported, by stages.

``python -m devtools.large_window [TOKENS]`` makes a running text of so many words (1,500,000), puts it through the
window as an editor would, and prints how long each stage took, for how long at most the window did nothing else
("longest_pause"), and how much of one such pause the window's thread was really at work ("longest_work", processor
time: what others do on the machine is no part of it).
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEventLoop, QSettings, Qt, QTimer
from PySide6.QtTest import QTest

from devtools.command_line import finish
from histnorm_gui.core.assets import resource
from histnorm_gui.core.preferences import SYSTEM, ViewMode
from histnorm_gui.core.suggestion import Level
from histnorm_gui.qt.app import make_application
from histnorm_gui.qt.dialogs.export_dialog import ExportDialog
from histnorm_gui.qt.dialogs.import_dialog import ImportDialog
from histnorm_gui.qt.main_window import MainWindow
from histnorm_gui.qt.models.token_table import TokenTableModel
from histnorm_gui.qt.settings_store import SettingsStore
from histnorm_gui.services.filters import Filter, Show

TOKENS = 1_500_000
_EVERY = 5  # ms


class Pulse:
    """Beats in the window's thread; the longest time between two beats is how long the window stood still, the
    processor time of its thread between two beats how much of that was its own work."""

    def __init__(self) -> None:
        self._timer = QTimer()
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._beat)
        self._last, self._worked = time.perf_counter(), time.thread_time()
        self.longest = self.most_work = 0.0
        self._timer.start(_EVERY)

    def _beat(self) -> None:
        now, worked = time.perf_counter(), time.thread_time()
        self.longest = max(self.longest, now - self._last)
        self.most_work = max(self.most_work, worked - self._worked)
        self._last, self._worked = now, worked

    def stage(self, name: str, act: Callable[[], object], ready: Callable[[], bool], limit: float = 600.0) -> None:
        """Do something, wait until it is done, and print what it took."""
        loop = QEventLoop()
        QTimer.singleShot(50, loop.quit)
        loop.exec()
        self._last, self._worked = time.perf_counter(), time.thread_time()
        self.longest = self.most_work = 0.0
        began = self._last
        act()
        while not ready() and time.perf_counter() - began < limit:
            loop.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 20)
        took = time.perf_counter() - began
        QTimer.singleShot(300, loop.quit)  # what was put off until the window has nothing else to do
        loop.exec()
        self._beat()
        found = {"seconds": took, "longest_pause": self.longest, "longest_work": self.most_work}
        print(json.dumps({"stage": name, **{key: round(value, 3) for key, value in found.items()}}), flush=True)


def text(tokens: int) -> str:
    """A running text of so many words, in lines."""
    words = resource("example", "N.txt").read_text(encoding="utf-8").split()
    rows = (words[at % len(words) : at % len(words) + 10] for at in range(0, tokens, 10))
    return "\n".join(" ".join(row) for row in rows) + "\n"


def sifting(model: TokenTableModel) -> bool:
    """Whether more of what a filter shows is still to be found."""
    return model.sifting


def measure(folder: Path, tokens: int) -> None:
    """Import, look around, decide, export, open again."""
    path = folder / "long.txt"
    path.write_text(text(tokens), encoding="utf-8")
    make_application("en")
    store = SettingsStore(QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat))
    store.preferences().set(SYSTEM, "mtl")
    window = MainWindow(store)
    window.resize(1280, 800)
    window.show()
    desk, files = window.desk, window.files
    desk.create_project(folder / "a.histnorm")
    pulse = Pulse()

    def dialog() -> ImportDialog | None:
        return next((found for found in window.findChildren(ImportDialog) if found.isVisible()), None)

    def loaded() -> bool:
        return desk.session is not None and desk.text is not None and window.text_pane.model.rowCount() > 0

    pulse.stage("read and preview", lambda: files.start_import(path), lambda: dialog() is not None)
    shown = dialog()
    assert shown is not None
    pulse.stage("import and show", shown.accept, loaded)
    table = window.text_pane.table
    pulse.stage("accept a word", lambda: QTest.keyClick(table, Qt.Key.Key_Return), lambda: True)
    pulse.stage(
        "to the end", lambda: QTest.keyClick(table, Qt.Key.Key_End, Qt.KeyboardModifier.ControlModifier), lambda: True
    )
    pulse.stage("page beside it", lambda: window.text_pane.show_mode(ViewMode.BOTH), lambda: True)
    home = Qt.Key.Key_Home
    pulse.stage(
        "to the beginning", lambda: QTest.keyClick(table, home, Qt.KeyboardModifier.ControlModifier), lambda: True
    )
    pulse.stage("accept another", lambda: QTest.keyClick(table, Qt.Key.Key_Return), lambda: True)
    pane = window.text_pane
    pulse.stage("filter", lambda: pane.show_only(Filter(Show.OPEN, words="ein")), lambda: not sifting(pane.model))
    pulse.stage("filter by level", lambda: pane.show_only(Filter(level=Level.GUESS)), lambda: not sifting(pane.model))
    pulse.stage("no filter", lambda: pane.show_only(Filter()), lambda: True)
    pulse.stage("narrower", lambda: window.resize(1100, 800), lambda: True)
    window.search.open(replacing=False)
    pulse.stage("search", lambda: window.search_bar.words.setText("ei"), lambda: True)
    window.search.close()
    pane.show_mode(ViewMode.TABLE)
    session, current = desk.session, desk.text
    assert session is not None and current is not None
    identity = current.manuscript.id
    out = folder / "out.txt"
    export = ExportDialog(current, "long.txt", window, lambda format: session.losses(identity, format))
    pulse.stage("export", lambda: files.export_to(out, export), out.exists)
    pulse.stage("close", desk.close_project, lambda: True)
    pulse.stage("open again", lambda: files.open_path(folder / "a.histnorm"), loaded)
    window.close()


def main() -> int:
    """Print one JSON object for each stage."""
    told = "How long the window stands still while a very long text is imported, worked on and exported."
    parser = argparse.ArgumentParser(prog="python -m devtools.large_window", description=told)
    parser.add_argument("tokens", type=int, nargs="?", default=TOKENS, help=f"words of the text ({TOKENS:,})")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="histnorm-large-") as name:
        os.environ["HISTNORM_LOG_DIR"] = os.environ["XDG_CONFIG_HOME"] = name
        measure(Path(name), chosen.tokens)
    return 0


if __name__ == "__main__":
    sys.exit(finish(main))
