"""What the ranking process learns beside its answers: one piece of work at a time, on a thread of its own."""

from __future__ import annotations

import queue
import threading
import time
from dataclasses import dataclass
from multiprocessing.connection import Connection

from histnorm_gui.core.error_report import describe
from histnorm_gui.core.errors import UserError
from histnorm_gui.core.progress import Cancelled, CancelToken, Progress
from histnorm_gui.engine.live.follower import Learned, Work
from histnorm_gui.engine.live.messages import Advanced, Failed

WHERE = "the ranking process"
_PROGRESS_INTERVAL = 0.2


@dataclass(frozen=True, slots=True)
class Done:
    """A piece of work is done: with a result, or with why there is none."""

    key: int
    learned: Learned | None = None
    failed: Failed | None = None


class Background:
    """Runs work for the main loop, which finds in ``reports`` what became of it and is woken by a byte in ``wake``."""

    def __init__(self, wake: Connection) -> None:
        self.reports: queue.SimpleQueue[Done | Advanced] = queue.SimpleQueue()
        self._wake = wake
        self._cancel = CancelToken()
        self.busy = False

    def start(self, key: int, work: Work) -> None:
        """Begin a piece of work; ``busy`` until the main loop sets it back with the report that it is done."""
        self.busy = True
        self._cancel = CancelToken()
        threading.Thread(
            target=self._run, args=(key, work, self._cancel), name="histnorm-learning", daemon=True
        ).start()

    def cancel(self) -> None:
        """Have the work stop at its next check; nobody waits for its report any more."""
        self._cancel.cancel()
        self.busy = False

    def _run(self, key: int, work: Work, cancel: CancelToken) -> None:
        last = 0.0
        stage = ""

        def progress(step: Progress) -> None:
            nonlocal last, stage
            cancel.check()
            now = time.monotonic()
            if step.stage != stage or now - last >= _PROGRESS_INTERVAL:
                last, stage = now, step.stage
                self._report(Advanced(key, step.stage, step.done, step.total))

        try:
            self._report(Done(key, work(progress, cancel)))
        except Cancelled:
            pass
        except UserError as error:
            self._report(Done(key, failed=Failed(key, error.code, error.args_by_name)))
        except Exception as error:  # the job edge: told with its report, and what there was goes on
            self._report(Done(key, failed=Failed(key, report=describe(error, WHERE))))

    def _report(self, report: Done | Advanced) -> None:
        self.reports.put(report)
        self._wake.send_bytes(b".")
