"""Cells done in processes: beside engine.live.process and engine.aside the only place below the window where processes
start.

Each process gets the corpus once and then one cell after the other. A process that dies takes its cell with it and
nothing else; processes end by themselves when the program that started them is gone.
"""

from __future__ import annotations

import contextlib
import multiprocessing
import signal
import traceback
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnContext, SpawnProcess
from pathlib import Path
from typing import Any, Generic, Protocol, TypeVar, cast

from histnorm_gui.core.errors import ErrorCode, UserError
from histnorm_gui.core.progress import Cancelled, CancelToken, Progress, ProgressCallback
from histnorm_gui.engine.bench import Bench
from histnorm_gui.engine.experiments import Corpus
from histnorm_gui.engine.joint.shared import GROUPS
from histnorm_gui.engine.results import Cell, Prediction, Result

_Cell = TypeVar("_Cell")
_Result = TypeVar("_Result")
_Detail = TypeVar("_Detail")
_CellIn = TypeVar("_CellIn", contravariant=True)
_ResultOut = TypeVar("_ResultOut", covariant=True)
_DetailOut = TypeVar("_DetailOut", covariant=True)


class Runs(Protocol[_CellIn, _ResultOut, _DetailOut]):
    """Where cells are done, one after the other: an experiments.Bench, or one of another kind of cells."""

    def run(
        self, cell: _CellIn, *, progress: ProgressCallback, cancel: CancelToken
    ) -> tuple[_ResultOut, Sequence[_DetailOut]]:
        """Do one cell: its result, with the details behind it. UserError where it cannot be done; Cancelled."""
        ...


@dataclass(frozen=True, slots=True)
class Outcome(Generic[_Cell, _Result, _Detail]):
    """What became of a cell: a result with its predictions (or other details), or else why there is none.

    ``code`` with ``args`` is an error that the user can mend; ``details`` is the traceback of a bug, or says that the
    process died.
    """

    cell: _Cell
    result: _Result | None = None
    predictions: tuple[_Detail, ...] = ()
    code: ErrorCode | None = None
    args: Mapping[str, object] | None = None
    details: str = ""

    @property
    def error(self) -> UserError | None:
        """The error that the user can mend, if there is one."""
        return None if self.code is None else UserError(self.code, **(self.args or {}))


def run_cells(
    cells: Sequence[Cell], corpus: Corpus, jobs: int, taggers: Path | None = None, groups: int = GROUPS
) -> Generator[Outcome[Cell, Result, Prediction], None, None]:
    """Do the cells of an evaluation, with the taggers of a folder; see ``run_on``."""
    return run_on(partial(Bench, corpus, taggers, groups), cells, jobs)


def run_on(
    make_bench: Callable[[], Runs[_Cell, _Result, _Detail]], cells: Sequence[_Cell], jobs: int
) -> Generator[Outcome[_Cell, _Result, _Detail], None, None]:
    """Do cells and yield what became of each, as they are done; with ``jobs`` above 1 in so many processes.

    ``make_bench`` makes the place where they are done, once a process, to which it is sent. The figures do not depend
    on ``jobs``. Closing the iterator stops everything that is under way.
    """
    if jobs > 1 and len(cells) > 1:
        yield from _Pool(make_bench, min(jobs, len(cells))).run(cells)
        return
    bench = make_bench()
    for cell in cells:
        yield _outcome(bench, cell, CancelToken())


def _outcome(
    bench: Runs[_Cell, _Result, _Detail], cell: _Cell, cancel: CancelToken, connection: Connection | None = None
) -> Outcome[_Cell, _Result, _Detail]:
    def watch(_progress: Progress) -> None:
        # Nothing is sent while a cell is under way: whatever can be read is the end of the line.
        if connection is not None and connection.poll():
            raise Cancelled

    try:
        result, predictions = bench.run(cell, progress=watch, cancel=cancel)
    except UserError as error:
        return Outcome(cell, code=error.code, args=error.args_by_name)
    except Cancelled:
        raise
    except Exception:  # the job edge: the other cells go on, and this one is told with its details
        return Outcome(cell, details=traceback.format_exc())
    return Outcome(cell, result, tuple(predictions))


def _work(connection: Connection, make_bench: Callable[[], Runs[Any, Any, Any]]) -> None:
    """What a process does: cells, until there are no more or nobody is there to send them."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # an interruption is the business of the program that started it
    bench = make_bench()
    with contextlib.suppress(EOFError, OSError, Cancelled):
        while (cell := connection.recv()) is not None:
            connection.send(_outcome(bench, cell, CancelToken(), connection))


class _Pool(Generic[_Cell, _Result, _Detail]):
    """Processes, each with the cell that it is at."""

    def __init__(self, make_bench: Callable[[], Runs[_Cell, _Result, _Detail]], jobs: int) -> None:
        self._make_bench = make_bench
        self._jobs = jobs
        self._context: SpawnContext = multiprocessing.get_context("spawn")
        self._processes: dict[Connection, SpawnProcess] = {}
        self._cells: dict[Connection, _Cell] = {}

    def run(self, cells: Sequence[_Cell]) -> Iterator[Outcome[_Cell, _Result, _Detail]]:
        """Do all cells and give what came of each as soon as it is done, in any order."""
        waiting = list(reversed(cells))
        try:
            while waiting or self._cells:
                while waiting and len(self._cells) < self._jobs:
                    self._give(waiting.pop())
                for connection in wait(list(self._cells)):
                    yield self._take(cast(Connection, connection))
        finally:
            self._stop()

    def _give(self, cell: _Cell) -> None:
        """Hand a cell to a process that has none, or to a new one."""
        idle = next((connection for connection in self._processes if connection not in self._cells), None)
        connection = idle or self._start()
        self._cells[connection] = cell
        with contextlib.suppress(OSError):  # it has died: _take finds out
            connection.send(cell)

    def _start(self) -> Connection:
        ours, theirs = self._context.Pipe()
        process = self._context.Process(target=_work, args=(theirs, self._make_bench), daemon=True)
        process.start()
        theirs.close()
        self._processes[ours] = process
        return ours

    def _take(self, connection: Connection) -> Outcome[_Cell, _Result, _Detail]:
        cell = self._cells.pop(connection)
        try:
            outcome = connection.recv()
        except (EOFError, OSError):
            process = self._processes.pop(connection)
            process.join()
            connection.close()
            return Outcome(cell, details=f"the process died (exit code {process.exitcode})")
        assert isinstance(outcome, Outcome)
        return outcome

    def _stop(self) -> None:
        for connection, process in self._processes.items():
            connection.close()
            if process in self._busy():
                process.terminate()
        for process in self._processes.values():
            process.join()
        self._processes.clear()
        self._cells.clear()

    def _busy(self) -> list[SpawnProcess]:
        return [self._processes[connection] for connection in self._cells if connection in self._processes]
