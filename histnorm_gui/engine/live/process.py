"""The ranking process: beside engine.workers and engine.aside the only place below the window where a process starts.

It ends when the program that started it is gone, however that ended: then nobody is at the other end of its pipe.
"""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
import sys
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess

_GRACE = 0.3
"""Seconds that the process has to end by itself."""
_SWITCH = 0.001
"""Seconds after which what learns in the background lets an answer go first."""

_NICE = 5
"""How far the process stands back where the window wants the same processor core."""


class RankingProcess:
    """The window's end. ``send`` and ``receive`` may be called from two threads, ``close`` from any."""

    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")
        self._connection, theirs = context.Pipe()
        self._process: SpawnProcess = context.Process(
            target=_work, args=(theirs,), name="histnorm-ranking", daemon=True
        )
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
    if hasattr(os, "nice"):  # not on Windows
        os.nice(_NICE)
    with contextlib.suppress(EOFError, OSError):
        # Not before: the window itself needs nothing of it.
        from histnorm_gui.engine.live import collector
        from histnorm_gui.engine.live.server import Server

        collector.begin()
        Server(connection).serve()
    os._exit(0)  # whatever is being learned in the background is not waited for
