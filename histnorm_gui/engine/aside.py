"""A piece of work in a process of its own, for what would hold the interpreter of a window while it computes."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from multiprocessing.connection import Connection
from typing import TypeVar, cast

from histnorm_gui.core.error_report import ErrorReport, RemoteError, describe
from histnorm_gui.core.errors import ErrorCode, UserError
from histnorm_gui.core.progress import CancelToken, Progress, ProgressCallback

WHERE = "a process of its own"
_LOOK = 0.1
"""Seconds between two looks at whether the work is to stop."""
_NICE = 5
"""How far the process stands back where the window wants the same processor core."""
_KILLED = -9
"""The exit code of a process that Linux has ended because memory ran out."""

_Result = TypeVar("_Result")


@dataclass(frozen=True, slots=True)
class _Refused:
    """The work ended with an error that the user can mend."""

    code: ErrorCode
    args: Mapping[str, object]


@dataclass(frozen=True, slots=True)
class _OutOfMemory:
    """The work got no memory."""


@dataclass(frozen=True, slots=True)
class _Returned:
    result: object


def run_aside(
    work: Callable[[ProgressCallback, CancelToken], _Result], progress: ProgressCallback, cancel: CancelToken
) -> _Result:
    """Do a piece of work in a process that is started for it, and wait for its result.

    ``work`` and its result are sent between the processes (pickle): a function of a module, or a partial of one. Its
    progress is passed on. UserError and MemoryError as of the work itself, the latter also where the system ended the
    process for want of memory; Cancelled within a fraction of a second, whatever it is doing; RemoteError for any
    other error of it; RuntimeError where the process died.
    """
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=_work, args=(theirs, work), name="histnorm-aside", daemon=True)
    process.start()
    theirs.close()
    try:
        while True:
            cancel.check()
            if not ours.poll(_LOOK):
                continue
            try:
                said = ours.recv()
            except (EOFError, OSError):
                process.join()
                if process.exitcode == _KILLED:
                    raise MemoryError from None
                raise RuntimeError(f"the process died (exit code {process.exitcode})") from None
            if not isinstance(said, Progress):
                return cast(_Result, _result(said))
            progress(said)
    finally:
        process.kill()
        process.join()
        ours.close()


def _result(said: object) -> object:
    match said:
        case _Returned(result):
            return result
        case _Refused(code, args):
            raise UserError(code, **args)
        case _OutOfMemory():
            raise MemoryError
        case ErrorReport():
            raise RemoteError(said)
    raise TypeError(type(said).__name__)


def _work(connection: Connection, work: Callable[[ProgressCallback, CancelToken], object]) -> None:
    """What the process does; when the program that started it is gone, it ends with its next report."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # an interruption is the business of the program that started it
    if hasattr(os, "nice"):  # not on Windows
        os.nice(_NICE)
    try:
        connection.send(_outcome(work, connection.send))
    except OSError:
        return


def _outcome(work: Callable[[ProgressCallback, CancelToken], object], progress: ProgressCallback) -> object:
    try:
        return _Returned(work(progress, CancelToken()))
    except UserError as error:
        return _Refused(error.code, error.args_by_name)
    except MemoryError:
        return _OutOfMemory()
    except Exception as error:  # the job edge: told with its report
        return describe(error, WHERE)
