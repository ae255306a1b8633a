"""How fast the ranking follows an editor: measured in the real window, with the process beside it."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median

from PySide6.QtCore import QEventLoop, QSettings, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from devtools.bench_figures import Measured
from histnorm_gui.core.source import Document
from histnorm_gui.engine.memory import Memory
from histnorm_gui.qt.app import make_application, rank_at_once
from histnorm_gui.qt.main_window import MainWindow
from histnorm_gui.qt.settings_store import SettingsStore
from histnorm_gui.services.live_rankings import LiveRankings

FRAME = 16.0
"""Milliseconds of one picture on a usual screen."""
_LIMIT = 600.0
_CHOOSING = 3000
"""Milliseconds from the program's start until a text is chosen, at the least."""


def wait(condition: Callable[[], bool]) -> float:
    """Seconds until something is so, with the window at work meanwhile."""
    began = time.perf_counter()
    loop = QEventLoop()
    timer = QTimer()
    timer.setInterval(0)
    timer.timeout.connect(lambda: loop.quit() if condition() or time.perf_counter() - began > _LIMIT else None)
    timer.start()
    loop.exec()
    timer.stop()
    return time.perf_counter() - began


@contextmanager
def started_as_program() -> Iterator[None]:
    """Let processes that are started meanwhile load what the program's own start script loads, and not, as Python would
    have it, this benchmark with torch and all."""
    main, script = sys.modules["__main__"], Path(sys.executable).with_name("histnorm-gui")
    spec, file = main.__spec__, main.__file__
    main.__spec__, main.__file__ = None, str(script) if script.is_file() else None
    try:
        yield
    finally:
        main.__spec__, main.__file__ = spec, file


def ranking(folder: Path, document: Document, quick: bool) -> Iterator[Measured]:
    """Start of the ranking, keys while it works, and from a decision to the screen that knows of it."""
    application = make_application("en")
    hasty, _, at_once = _first_screen(folder / "hasty.histnorm", document, 0)
    hasty.close()
    window, live, first = _first_screen(folder / "ranking.histnorm", document, _CHOOSING)
    table, words = window.text_pane.table, len(live.rows)
    memory = Memory()
    began = time.perf_counter()
    memory.suggest(live.forms())
    reference = time.perf_counter() - began
    yield f"ranking {words:,} words, first screen", first, "s", "looking them up in memory", reference, ""
    told = "imported in the moment in which the program starts"
    yield f"ranking {words:,} words, first screen at once", at_once, "s", "looking them up in memory", reference, told
    keys = _keys(40 if quick else 400, lambda: QTest.keyClick(table, Qt.Key.Key_Return), application)
    for label, value in (("median", median(keys)), ("99th percentile", keys[int(len(keys) * 0.99) - 1])):
        yield f"Enter to painted while ranking, {label}", value, "ms", "a frame", FRAME, ""
    whole = first + wait(lambda: live.complete)
    yield f"ranking {words:,} words, all", whole, "s", "looking them up in memory", reference, ""
    answers = sorted(_answer(window, live) for _ in range(10 if quick else 50))
    for label, value in (("median", median(answers)), ("worst", answers[-1])):
        yield f"decision to ranked screen, {label}", value, "ms", "a frame", FRAME, "through the process and back"
    window.close()


def _first_screen(path: Path, document: Document, choosing: int) -> tuple[MainWindow, LiveRankings, float]:
    """A window in which a text is imported so many milliseconds after its start, and the seconds until the first
    screen of it is ranked."""
    window = MainWindow(SettingsStore(QSettings(str(path.with_suffix(".ini")), QSettings.Format.IniFormat)))
    window.resize(1280, 800)
    window.show()
    with started_as_program():
        rank_at_once(window)
        QTest.qWait(choosing)
        window.desk.create_project(path)
        began = time.perf_counter()
        window.desk.import_document(document, "N", "", decided=False)
        text = window.desk.text
        assert text is not None and isinstance(text.live, LiveRankings)
        live = text.live
        wait(lambda: live.candidates(live.token(0)) is not None)
    return window, live, time.perf_counter() - began


def _keys(number: int, act: Callable[[], object], application: QApplication) -> list[float]:
    found = []
    for _ in range(number):
        began = time.perf_counter()
        act()
        application.processEvents()
        found.append((time.perf_counter() - began) * 1000)
    return sorted(found)


def _answer(window: MainWindow, live: LiveRankings) -> float:
    """Milliseconds from a decision until the words on the screen have been ranked with it."""
    wait(lambda: window.desk.ranking.is_idle)
    token = window.text_pane.current_token()
    assert token is not None
    answered: list[float] = []
    window.desk.ranking.answered.connect(lambda revision: answered.append(revision))
    began = time.perf_counter()
    window.desk.keep_form(token)
    revision = live.revision
    wait(lambda: revision in answered)
    took = (time.perf_counter() - began) * 1000
    window.desk.ranking.answered.disconnect()
    window.text_pane.go_on()
    return took
