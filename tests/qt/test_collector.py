"""Garbage that holds widgets is collected in the window's thread alone."""

from __future__ import annotations

import gc
import threading

from pytestqt.qtbot import QtBot

from histnorm_gui.core.progress import CancelToken, ProgressCallback
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
    gc.collect()
    assert len(collected) == 50
    assert {thread is threading.main_thread() for thread in collected} == {True}
    jobs.shut_down()
