"""Work beside the window: progress, cancelling, failing, and the writer that never loses an edit silently."""

from __future__ import annotations

import gc
import threading
import weakref
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QMessageBox
from pytestqt.qtbot import QtBot

from histnorm_gui.core.errors import ErrorCode, UserError
from histnorm_gui.core.progress import CancelToken, Progress, ProgressCallback
from histnorm_gui.qt.jobs import Conversation, Job, Jobs, Peer, SerialWriter
from histnorm_gui.qt.main_window import MainWindow


@pytest.fixture
def jobs(qtbot: QtBot) -> Iterator[Jobs]:
    runner = Jobs()
    yield runner
    runner.shut_down()


@pytest.fixture
def writer(qtbot: QtBot) -> Iterator[SerialWriter]:
    worker = SerialWriter()
    yield worker
    worker.stop()


def test_a_job_brings_its_result_to_the_thread_of_the_window(qtbot: QtBot, jobs: Jobs) -> None:
    seen: list[object] = []
    job = jobs.start("test", lambda progress, cancel: threading.current_thread().name)
    job.finished.connect(lambda result: seen.append((result, threading.current_thread() is threading.main_thread())))
    with qtbot.waitSignal(job.ended):
        job.start()
    assert seen == [("histnorm-test", True)]
    assert jobs.running("test") is None


class Snapshot:
    """What a job works on."""


def test_a_job_that_is_over_keeps_neither_its_snapshot_nor_itself(qtbot: QtBot, jobs: Jobs) -> None:
    def begin() -> tuple[weakref.ref[Snapshot], weakref.ref[Job]]:
        snapshot = Snapshot()
        job = jobs.start("test", lambda progress, cancel, snapshot=snapshot: snapshot)
        # A listener that names the job: a circle through the job's connections, which no collector sees.
        job.finished.connect(lambda result: seen.append(job.kind))
        job.start()
        return weakref.ref(snapshot), weakref.ref(job)

    seen: list[str] = []
    references = begin()

    def gone() -> bool:
        gc.collect()
        return [reference() for reference in references] == [None, None]

    qtbot.waitUntil(gone)
    assert seen == ["test"]


def test_closing_a_project_leaves_no_writer_behind(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    for name in ("a", "b", "c"):
        window.desk.create_project(tmp_path / f"{name}.histnorm")
    qtbot.waitUntil(lambda: len(window.desk.findChildren(SerialWriter)) == 1)


def test_a_failure_comes_with_the_thread_that_it_came_up_in(qtbot: QtBot, jobs: Jobs) -> None:
    def work(progress: ProgressCallback, cancel: CancelToken) -> None:
        raise RuntimeError("it broke")

    job = jobs.start("test", work)
    with qtbot.waitSignal(job.failed) as caught:
        job.start()
    error, where = caught.args
    assert str(error) == "it broke"
    assert where == "thread histnorm-test"


def test_a_failure_that_nobody_listens_to_is_told_by_the_owner(qtbot: QtBot, jobs: Jobs) -> None:
    def work(progress: ProgressCallback, cancel: CancelToken) -> None:
        raise RuntimeError("it broke")

    job = jobs.start("test", work)
    with qtbot.waitSignal(jobs.unheard) as caught:
        job.start()
    assert str(caught.args[0]) == "it broke"
    heard: list[Exception] = []
    job = jobs.start("test", work)
    job.on_failure(lambda error, where: heard.append(error))
    with qtbot.assertNotEmitted(jobs.unheard), qtbot.waitSignal(job.ended):
        job.start()
    assert len(heard) == 1


def test_too_little_memory_is_no_bug(qtbot: QtBot, jobs: Jobs) -> None:
    def work(progress: ProgressCallback, cancel: CancelToken) -> None:
        raise MemoryError

    job = jobs.start("test", work)
    with qtbot.waitSignal(job.failed) as caught:
        job.start()
    assert caught.args[0].code is ErrorCode.OUT_OF_MEMORY


def test_a_cancelled_job_stops_at_its_next_report(qtbot: QtBot, jobs: Jobs) -> None:
    begun = threading.Event()

    def work(progress: ProgressCallback, cancel: CancelToken) -> None:
        while True:
            begun.set()
            progress(Progress(1, 2))

    job = jobs.start("test", work)
    job.start()
    assert begun.wait(5)
    with qtbot.waitSignal(job.cancelled):
        jobs.cancel("test")


def test_a_newer_job_of_a_kind_cancels_the_older_one(qtbot: QtBot, jobs: Jobs) -> None:
    def forever(progress: ProgressCallback, cancel: CancelToken) -> None:
        while True:
            progress(Progress(1, 2))

    older = jobs.start("test", forever)
    older.start()
    with qtbot.waitSignal(older.cancelled):
        newer = jobs.start("test", lambda progress, cancel: "newer")
    assert jobs.running("test") is newer
    with qtbot.waitSignal(newer.finished) as caught:
        newer.start()
    assert caught.args == ["newer"]


def test_progress_comes_at_most_ten_times_a_second(qtbot: QtBot, jobs: Jobs) -> None:
    def work(progress: ProgressCallback, cancel: CancelToken) -> None:
        for done in range(20_000):
            progress(Progress(done, 30_000, "train"))

    seen: list[Progress] = []
    job = jobs.start("test", work)
    job.progressed.connect(seen.append)
    with qtbot.waitSignal(job.ended, timeout=20_000):
        job.start()
    assert 1 <= len(seen) < 100


@pytest.mark.parametrize("error", [FileNotFoundError("no such program"), RuntimeError("broken")])
def test_a_process_that_cannot_be_started_is_told_as_one_that_is_gone(qtbot: QtBot, error: Exception) -> None:
    heard: list[Exception] = []
    begin = threading.Event()

    def start() -> Peer:
        begin.wait()
        raise error

    conversation = Conversation(start)
    conversation.misunderstood.connect(lambda told, where: heard.append(told))
    with qtbot.waitSignal(conversation.ended):
        begin.set()
    conversation.close()
    assert heard == ([] if isinstance(error, OSError) else [error])  # what nobody expects is told, too


def test_writes_are_done_in_order_and_flush_waits_for_them(writer: SerialWriter) -> None:
    done: list[int] = []
    for number in range(50):
        writer.submit(lambda number=number: done.append(number), lambda error: None)
    writer.flush()
    assert done == list(range(50))


def test_a_failed_write_is_told_in_the_thread_of_the_window(writer: SerialWriter) -> None:
    told: list[tuple[str, bool]] = []

    def fail() -> None:
        raise OSError("disk full")

    writer.submit(fail, lambda error: told.append((str(error), threading.current_thread() is threading.main_thread())))
    writer.flush()
    assert told == [("disk full", True)]


def test_a_decision_that_cannot_be_written_is_taken_back_and_said(
    qtbot: QtBot,
    desk_window: MainWindow,
    monkeypatch: pytest.MonkeyPatch,
    followed: Callable[[MainWindow], None],
) -> None:
    session = desk_window.desk.session
    assert session is not None

    def full(*_anything: object) -> None:
        raise UserError(ErrorCode.PROJECT_WRITE_FAILED, path=str(session.path), reason="disk full")

    monkeypatch.setattr(session._project, "record", full)
    token = desk_window.text_pane.model.token(0)
    desk_window.desk.accept(token)
    qtbot.waitUntil(lambda: not desk_window.desk.text.annotation(token.id).decided)
    box = desk_window.findChild(QMessageBox)
    assert isinstance(box, QMessageBox) and "disk full" in box.text()
    followed(desk_window)
    assert "import" in desk_window.actions_by_name["undo"].text()
    monkeypatch.undo()
    box.reject()
    desk_window.desk.accept(token)
    assert desk_window.desk.text.annotation(token.id).decided


def test_every_decision_is_in_the_file_before_the_next_key(desk_window: MainWindow) -> None:
    session = desk_window.desk.session
    assert session is not None
    for row in range(3):
        desk_window.desk.accept(desk_window.text_pane.model.token(row))
        session._writer.flush()
        stored = session._project.annotations(desk_window.desk.manuscript.id)
        assert len(stored) == row + 1
