"""Garbage that holds widgets is collected in the window's thread alone."""

from __future__ import annotations

import gc
import threading
import time
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from histnorm_gui.core.progress import CancelToken, ProgressCallback
from histnorm_gui.qt.collector import MANY, PATIENCE, Collector
from histnorm_gui.qt.jobs import Jobs
from histnorm_gui.qt.main_window import MainWindow


class Cycle:
    """Garbage that only the collector finds; says in which thread it did."""

    def __init__(self, threads: list[threading.Thread]) -> None:
        self.me = self
        self.threads = threads

    def __del__(self) -> None:
        self.threads.append(threading.current_thread())


def test_a_job_that_allocates_much_collects_nothing(qtbot: QtBot, window: MainWindow) -> None:
    collected: list[threading.Thread] = []
    for _ in range(50):
        Cycle(collected)

    def work(progress: ProgressCallback, cancel: CancelToken) -> int:
        return len([[number] for number in range(300_000)])

    jobs = Jobs()
    job = jobs.start("test", work)
    with qtbot.waitSignal(job.ended, timeout=30_000):
        job.start()
    gc.unfreeze()  # so many objects are left for a quiet moment
    gc.collect()
    assert len(collected) == 50
    assert {thread is threading.main_thread() for thread in collected} == {True}
    jobs.shut_down()


@pytest.fixture
def collector(qapp: QApplication) -> Iterator[Collector]:
    """A collector of its own, with nothing left to it."""
    parent = QObject()
    made = Collector(parent)
    gc.collect()
    yield made
    gc.unfreeze()


def look(collector: Collector, *, busy: bool) -> None:
    """Let an interval end in which the thread has worked, or not."""
    collector._worked = time.thread_time() - (1 if busy else 0)
    collector.collect()


def test_many_new_objects_are_looked_at_in_a_quiet_moment(collector: Collector) -> None:
    collected: list[threading.Thread] = []
    Cycle(collected)
    kept = [[number] for number in range(MANY + 1000)]
    look(collector, busy=True)
    look(collector, busy=True)
    assert not collected and gc.get_freeze_count() > MANY
    look(collector, busy=False)
    assert len(collected) == 1 and len(kept) > MANY


def test_who_is_never_quiet_waits_for_a_while(collector: Collector) -> None:
    collected: list[threading.Thread] = []
    Cycle(collected)
    kept = [[number] for number in range(MANY + 1000)]
    for _ in range(PATIENCE):
        look(collector, busy=True)
    assert not collected
    for _ in range(3):
        look(collector, busy=True)
    assert len(collected) == 1 and len(kept) > MANY


def test_little_is_collected_at_once_and_what_was_looked_at_is_left_out(collector: Collector) -> None:
    collected: list[threading.Thread] = []
    Cycle(collected)
    kept = [[number] for number in range(2000)]
    look(collector, busy=True)
    assert len(collected) == 1 and len(kept) == 2000
