"""Work beside the window: the only place where threads start.

A job is a function of a progress callable and a CancelToken over frozen snapshots; it returns a value. Signals bring
its progress (at most ten times a second), its result or its failure back to the window's thread.
"""

from __future__ import annotations

import queue
import threading
import time
from collections.abc import Callable
from typing import Any, Protocol

from PySide6.QtCore import QObject, Signal

from histnorm_gui.core.errors import ErrorCode, UserError
from histnorm_gui.core.freed_memory import give_back
from histnorm_gui.core.progress import Cancelled, CancelToken, Progress, ProgressCallback

PROGRESS_INTERVAL = 0.1
"""Seconds between two reports of progress."""
LONG = 1.0
"""Seconds after which work has taken so much memory that it is worth giving back."""

Work = Callable[[ProgressCallback, CancelToken], Any]


def _nothing(_progress: ProgressCallback, _cancel: CancelToken) -> None:
    """The work of a job that is over."""


class Job(QObject):
    """One piece of work on a thread of its own. Exactly one of finished, failed, cancelled is emitted."""

    progressed = Signal(object)  # Progress
    finished = Signal(object)  # what the work returned
    failed = Signal(object, str)  # the exception, and in which thread it came up
    cancelled = Signal()
    ended = Signal()  # after any of the three

    def __init__(self, kind: str, work: Work) -> None:
        super().__init__()
        self.kind = kind
        self.heard = False
        self._work = work
        self._cancel = CancelToken()
        self._last = 0.0
        self._stage = ""
        self._thread = threading.Thread(target=self._run, name=f"histnorm-{kind}", daemon=True)

    def start(self) -> None:
        """Begin."""
        self._thread.start()

    def on_failure(self, listener: Callable[[Exception, str], object]) -> None:
        """Have ``listener`` tell the editor of a failure; without one, whoever owns the jobs does."""
        self.heard = True
        self.failed.connect(listener)

    def cancel(self) -> None:
        """Ask the work to stop; ``cancelled`` follows, unless it ended in that moment."""
        self._cancel.cancel()

    @property
    def stopping(self) -> bool:
        """Whether the work was asked to stop."""
        return self._cancel.cancelled

    def wait(self) -> None:
        """Return when the thread has ended."""
        if self._thread.is_alive():
            self._thread.join()

    def _report(self, progress: Progress) -> None:
        self._cancel.check()
        now = time.monotonic()
        important = progress.accuracy is not None or progress.stage != self._stage
        if important or now - self._last >= PROGRESS_INTERVAL or progress.done == progress.total:
            self._last, self._stage = now, progress.stage
            self.progressed.emit(progress)

    def _run(self) -> None:
        began = time.monotonic()
        try:
            result = self._work(self._report, self._cancel)
            self._cancel.check()
        except Cancelled:
            self.cancelled.emit()
        except UserError as error:
            self.failed.emit(error, "")
        except MemoryError:
            self.failed.emit(UserError(ErrorCode.OUT_OF_MEMORY), "")
        except Exception as error:  # the job edge: shown with a report, and the window lives on
            self.failed.emit(error, f"thread {self._thread.name}")
        else:
            self.finished.emit(result)
        finally:
            self._work = _nothing  # its snapshots may be large, and listeners keep the job for a while
            if time.monotonic() - began > LONG:
                give_back()
        self.ended.emit()


class Jobs(QObject):
    """The jobs of a window, at most one of a kind."""

    unheard = Signal(object, str)  # a failure that no listener of the job tells the editor of: exception, thread

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._running: dict[str, Job] = {}
        self._all: set[Job] = set()

    def start(self, kind: str, work: Work) -> Job:
        """Begin a job once the caller has connected its signals; the running one of that kind is cancelled."""
        older = self._running.get(kind)
        if older is not None:
            older.cancel()
        job = self._running[kind] = Job(kind, work)
        self._all.add(job)
        job.ended.connect(lambda: self._ended(job))
        job.failed.connect(lambda error, where: None if job.heard else self.unheard.emit(error, where))
        return job

    def running(self, kind: str) -> Job | None:
        """The job of that kind, if there is one under way."""
        return self._running.get(kind)

    @property
    def idle(self) -> bool:
        """Whether nothing is under way."""
        return not self._all

    def cancel(self, kind: str) -> None:
        """Cancel the job of that kind, if there is one."""
        job = self._running.get(kind)
        if job is not None:
            job.cancel()

    def shut_down(self) -> None:
        """Cancel everything and wait for it."""
        for job in tuple(self._all):
            job.cancel()
        for job in tuple(self._all):
            job.wait()
        self._all.clear()
        self._running.clear()

    def _ended(self, job: Job) -> None:
        job.wait()
        self._all.discard(job)
        if self._running.get(job.kind) is job:
            del self._running[job.kind]
        # A listener that names the job keeps it through the job's own connections, which Python's collector does not
        # see: they go with the C++ object, after everything that is still to be delivered.
        job.deleteLater()


class SerialWriter(QObject):
    """The one worker that writes to the project file (see services.writing.Writer)."""

    idle = Signal()  # everything submitted so far is written
    busy = Signal()
    _reported = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._queue: queue.SimpleQueue[tuple[Callable[[], object], Callable[[Exception], None]] | None] = (
            queue.SimpleQueue()
        )
        self._failures: queue.SimpleQueue[tuple[Callable[[Exception], None], Exception]] = queue.SimpleQueue()
        self._condition = threading.Condition()
        self._pending = 0
        self._reported.connect(self._deliver)
        self._thread = threading.Thread(target=self._run, name="histnorm-writer", daemon=True)
        self._thread.start()

    def submit(self, work: Callable[[], object], failed: Callable[[Exception], None]) -> None:
        """Write in order; a failure is delivered in the window's thread."""
        with self._condition:
            self._pending += 1
        self.busy.emit()
        self._queue.put((work, failed))

    def flush(self) -> None:
        """Wait for everything submitted, and deliver what failed."""
        with self._condition:
            self._condition.wait_for(lambda: self._pending == 0)
        self._deliver()

    def stop(self) -> None:
        """Write what is left and end the thread."""
        self.flush()
        self._queue.put(None)
        self._thread.join()

    def _deliver(self) -> None:
        while True:
            try:
                failed, error = self._failures.get_nowait()
            except queue.Empty:
                return
            failed(error)

    def _run(self) -> None:
        while (item := self._queue.get()) is not None:
            work, failed = item
            try:
                work()
            except Exception as error:  # the job edge: the session takes its edit back and the window says so
                self._failures.put((failed, error))
                self._reported.emit()
            with self._condition:
                self._pending -= 1
                done = self._pending == 0
                self._condition.notify_all()
            if done:
                self.idle.emit()


class Peer(Protocol):
    """The other end of a conversation: a process that is spoken to through a pipe."""

    def send(self, message: object) -> None:
        """Tell it something; OSError when it is gone."""
        ...

    def receive(self) -> object:
        """Wait for what it tells; EOFError or OSError when it is gone."""
        ...

    def close(self) -> None:
        """End it."""
        ...

    def release(self) -> None:
        """Let go of it, once nobody speaks or listens any more."""
        ...


class Conversation(QObject):
    """Speaks with a process without making the window wait: one thread starts it and sends, another one listens."""

    received = Signal(object)  # what the process tells
    ended = Signal()  # the process is gone, or could not be started, without ``close``
    misunderstood = Signal(object, str)  # an unexpected error in starting it or in hearing what it says, and the thread

    def __init__(self, start: Callable[[], Peer], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._start = start
        self._peer: Peer | None = None
        self._closed = threading.Event()
        self._lock = threading.Lock()
        self._out: queue.SimpleQueue[object] = queue.SimpleQueue()
        self._speaker = threading.Thread(target=self._speak, name="histnorm-speaker", daemon=True)
        self._listener = threading.Thread(target=self._listen, name="histnorm-listener", daemon=True)
        self._speaker.start()

    def send(self, message: object) -> None:
        """Have something sent, in order; what cannot be sent any more is dropped."""
        self._out.put(message)

    @property
    def peer(self) -> Peer | None:
        """The process, once it is started."""
        return self._peer

    def close(self) -> None:
        """End the process and both threads; nothing is received afterwards."""
        self._closed.set()
        self._out.put(_NOTHING)
        with self._lock:
            if self._peer is not None:
                self._peer.close()
        self._speaker.join()
        if self._listener.ident is not None:
            self._listener.join()
        if self._peer is not None:
            self._peer.release()

    def _speak(self) -> None:
        try:
            with self._lock:
                if self._closed.is_set():
                    return
                self._peer = self._start()
        except Exception as error:  # it could not be started
            if not isinstance(error, OSError):
                self.misunderstood.emit(error, f"thread {self._speaker.name}")
            self._end()
            return
        self._listener.start()
        while (message := self._out.get()) is not _NOTHING:
            try:
                self._peer.send(message)
            except OSError:
                return  # the listener finds out too

    def _listen(self) -> None:
        assert self._peer is not None
        while True:
            try:
                message = self._peer.receive()
            except Exception as error:  # the process is gone, or what it says cannot be understood
                if not isinstance(error, EOFError | OSError):
                    self.misunderstood.emit(error, f"thread {self._listener.name}")
                break
            if self._closed.is_set():
                return
            self.received.emit(message)
        self._end()

    def _end(self) -> None:
        if not self._closed.is_set():
            self.ended.emit()


_NOTHING = object()
