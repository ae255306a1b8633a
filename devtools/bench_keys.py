"""From Enter to the painted table, idle and while a training is under way, beside a plain table of Qt."""

from __future__ import annotations

import gc
import time
from collections.abc import Callable, Iterator
from pathlib import Path

from PySide6.QtCore import QEventLoop, QSettings, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QTableWidget, QTableWidgetItem

from devtools.bench_figures import Figure, compared
from devtools.bench_formats import running_document
from devtools.bench_ranking import started_as_program
from histnorm_gui.core.preferences import SYSTEM
from histnorm_gui.qt.app import make_application
from histnorm_gui.qt.main_window import MainWindow
from histnorm_gui.qt.settings_store import SettingsStore

Times = tuple[list[float], list[float]]
"""Milliseconds by the clock, and of the processor in the window's thread; both sorted."""


def keys(folder: Path, quick: bool) -> Iterator[Figure]:
    """Each figure by the clock; the median and the 99th percentile also in processor time, for busy machines."""
    document = running_document()
    application = make_application("en")
    store = SettingsStore(QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat))
    store.preferences().set(SYSTEM, "mtl")  # the window alone; for the ranking beside it see bench_ranking
    window = MainWindow(store)
    window.furnished.connect(gc.freeze)  # as the program does
    window.resize(1280, 800)
    window.show()
    window.desk.create_project(folder / "bench.histnorm")
    began = time.perf_counter()
    window.desk.import_document(document, "N", "", decided=False)
    application.processEvents()
    took = time.perf_counter() - began
    number = 100 if quick else 1000
    ours = latencies(number, lambda: press(window), application)
    plain = latencies(number, plain_table(window.text_pane.model.rowCount()), application)
    yield from _told("Enter to painted", ours, "QTableWidget", plain)
    rested, after = at_leisure(number // 4, window, application)
    yield from list(compared("Enter to painted after a pause, processor time", rested, "QTableWidget", plain[1]))[:2]
    yield from list(compared("what follows in the next picture, processor time", after, "Enter to painted", ours[1]))[
        :2
    ]
    yield Figure.of("import of 13,000 words, painted", took, "s", "two seconds", 2.0)
    training = _while_training(window, number, application)
    yield from _told("Enter to painted while training", training, "idle", ours)
    window.close()


def press(window: MainWindow) -> None:
    """Accept the current word."""
    QTest.keyClick(window.text_pane.table, Qt.Key.Key_Return)


def at_leisure(number: int, window: MainWindow, application: QApplication) -> tuple[list[float], list[float]]:
    """Milliseconds of the processor for keys with a pause before each; and for what each leaves to the next
    picture, with what is made ready for the next key. Both sorted."""
    pane, keys, after = window.text_pane, [], []
    waiting = (window.later, window.suggestions.places, pane.preparing)
    for _ in range(number):
        keys += latencies(1, lambda: press(window), application)[1]
        worked = time.thread_time()
        while any(part.waits for part in waiting):
            application.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents, 50)
        application.processEvents()
        after.append((time.thread_time() - worked) * 1000)
    return sorted(keys), sorted(after)


def _told(name: str, ours: Times, reference: str, theirs: Times) -> Iterator[Figure]:
    yield from compared(name, ours[0], reference, theirs[0])
    yield from list(compared(f"{name}, processor time", ours[1], reference, theirs[1]))[:2]


def _while_training(window: MainWindow, number: int, application: QApplication) -> Times:
    """Milliseconds from Enter to the painted table while a training is under way."""
    training = window.desk.training
    assert window.desk.manuscript is not None
    clock: list[float] = []
    processor: list[float] = []
    with started_as_program():
        training.start(window.desk.manuscript.id)
        while training.state is not None and len(clock) < number:
            for kept, more in zip((clock, processor), latencies(1, lambda: press(window), application), strict=True):
                kept += more
    training.cancel()
    return sorted(clock), sorted(processor)


def plain_table(rows: int) -> Callable[[], object]:
    """A plain table with as many rows, and what changes one cell of it and moves to the next row."""
    table = QTableWidget(rows, 6)
    table.resize(800, 640)
    for row in range(table.rowCount()):
        for column in range(6):
            table.setItem(row, column, QTableWidgetItem("wort"))
    table.show()
    state = {"row": 0}

    def step() -> None:
        item = table.item(state["row"], 3)
        assert item is not None
        item.setText("word")
        state["row"] += 1
        table.setCurrentCell(state["row"], 3)

    return step


def latencies(number: int, act: Callable[[], object], application: QApplication) -> Times:
    """Milliseconds from an action to the end of the painting that follows."""
    clock, processor = [], []
    for _ in range(number):
        began, worked = time.perf_counter(), time.thread_time()
        act()
        application.processEvents()
        processor.append((time.thread_time() - worked) * 1000)
        clock.append((time.perf_counter() - began) * 1000)
    return sorted(clock), sorted(processor)
