"""The ranking process: beside engine.workers the only place below the window where a process starts.

It ends when the program that started it is gone, however that ended: then nobody is at the other end of its pipe.
"""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
import sys
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from typing import cast

from histnorm_gui.core.errors import UserError
from histnorm_gui.engine.languages import load
from histnorm_gui.engine.lexicon import Lexicon
from histnorm_gui.engine.live.background import Background, Done
from histnorm_gui.engine.live.follower import Follower
from histnorm_gui.engine.live.messages import (
    Advanced,
    Decided,
    Failed,
    FromProcess,
    InSight,
    Renew,
    RunningText,
    ToProcess,
    UpToDate,
    WordList,
)

_GRACE = 0.3
"""Seconds that the process has to end by itself."""
_SWITCH = 0.001
"""Seconds after which what learns in the background lets an answer go first."""


class RankingProcess:
    """The window's end. ``send`` and ``receive`` may be called from two threads, ``close`` from any."""

    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")
        self._connection, theirs = context.Pipe()
        self._process: SpawnProcess = context.Process(target=_work, args=(theirs,), name="histnorm-ranking", daemon=True)
        self._process.start()
        theirs.close()

    @property
    def pid(self) -> int:
        """The number of the process."""
        return self._process.pid or 0

    def send(self, message: object) -> None:
        """Tell it something (ToProcess); OSError when it is gone."""
        self._connection.send(message)

    def receive(self) -> object:
        """Wait for what it tells (FromProcess); EOFError or OSError when it is gone."""
        return self._connection.recv()

    def close(self) -> None:
        """End it; returns when it is gone."""
        self._process.terminate()
        self._process.join(_GRACE)
        if self._process.is_alive():
            self._process.kill()
            self._process.join()

    def release(self) -> None:
        """Let go of the pipe, once nobody sends or receives any more."""
        self._connection.close()


def _work(connection: Connection) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # an interruption is the business of the program that started it
    sys.setswitchinterval(_SWITCH)
    with contextlib.suppress(EOFError, OSError):
        _Server(connection).serve()
    os._exit(0)  # whatever is being learned in the background is not waited for


class _Server:
    """The main loop: messages first, then what the background brings, then a little ranking."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._woken, wake = multiprocessing.Pipe(duplex=False)
        self._background = Background(wake)
        self._follower: Follower | None = None
        self._words: tuple[str, Lexicon] | None = None
        self._told_up_to_date = False

    def serve(self) -> None:
        """Answer until the other end is closed (EOFError)."""
        working = False
        while True:
            for ready in wait([self._connection, self._woken], timeout=0 if working else None):
                if ready is self._connection:
                    self._read()
                else:
                    self._woken.recv_bytes()
                    self._take_report()
            working = self._step()

    def _send(self, message: FromProcess) -> None:
        self._connection.send(message)

    def _read(self) -> None:
        message = cast(ToProcess, self._connection.recv())
        self._told_up_to_date = False
        if isinstance(message, RunningText):
            self._take_up(message)
            return
        follower = self._follower
        if follower is None or message.key != follower.text.key:
            return
        if isinstance(message, Decided):
            follower.decided(message)
        elif isinstance(message, InSight):
            follower.in_sight(message)
        elif isinstance(message, Renew):
            follower.renew()

    def _take_up(self, text: RunningText) -> None:
        self._background.cancel()
        try:
            language = load(text.language) if text.language else None
            self._follower = Follower(text, self._lexicon(text.words), language)
        except UserError as error:
            self._follower = None
            self._send(Failed(text.key, error.code, error.args_by_name))

    def _lexicon(self, words: WordList | None) -> Lexicon | None:
        if words is None:
            return None
        if self._words is None or self._words[0] != words.name:
            self._words = words.name, Lexicon.from_lines(words.lines)
        return self._words[1]

    def _take_report(self) -> None:
        report = self._background.reports.get()
        follower = self._follower
        if follower is None or report.key != follower.text.key:
            return
        if isinstance(report, Advanced):
            self._send(report)
        elif isinstance(report, Done):
            self._background.busy = False
            self._told_up_to_date = False
            self._send(report.failed or Advanced(report.key, ""))
            if report.learned is not None:
                follower.learned(report.learned)

    def _step(self) -> bool:
        """Do a little; whether there is more to do at once."""
        follower = self._follower
        if follower is None:
            return False
        if not self._background.busy and (work := follower.due()) is not None:
            self._background.start(follower.text.key, work)
        if not follower.ready:
            return False
        found = next(follower.rankings(), UpToDate(follower.text.key, follower.revision))
        if isinstance(found, UpToDate):
            if not self._told_up_to_date:
                self._told_up_to_date = True
                self._send(found)
            return False
        if found is not None:
            self._send(found)
        return True
