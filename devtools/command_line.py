"""What every command line of ``devtools`` does at its end, so that a reader who has gone or Ctrl+C is no traceback."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable

PIPE_CLOSED = 128 + 13
INTERRUPTED = 128 + 2
"""The status that a shell gives a program which was ended by the signal of a closed pipe, or by Ctrl+C."""


def finish(work: Callable[[], int]) -> int:
    """The exit status of ``work``, which writes to standard output, also where argparse has ended it."""
    try:
        status = work()
        sys.stdout.flush()
        return status
    except SystemExit as stop:  # argparse, which has said why
        return _flushed(stop.code if isinstance(stop.code, int) else 0)
    except BrokenPipeError:
        return _give_up()
    except KeyboardInterrupt:
        print("interrupted", file=sys.stderr)
        return INTERRUPTED


def _flushed(status: int) -> int:
    """``status``, unless nobody is there to read what was printed."""
    try:
        sys.stdout.flush()
    except BrokenPipeError:
        return _give_up()
    return status


def _give_up() -> int:
    """Send what is still buffered nowhere: the interpreter would complain of it at its end."""
    try:
        descriptor = sys.stdout.fileno()
    except OSError:  # not a real file, as in tests
        return PIPE_CLOSED
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, descriptor)
    os.close(nowhere)
    return PIPE_CLOSED
