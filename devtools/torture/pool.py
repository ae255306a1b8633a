"""Very many small cases, each of which may crash its process, hang, or take too much memory; the others go on.

Cases are done in forked processes, one after the other, with a limit on memory and one on time for each case.
"""

from __future__ import annotations

import contextlib
import os
import resource
import select
import signal
import time
import traceback
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

LONGEST_CASE = 20.0
"""Seconds after which a case hangs; while others have the processor its clock stands."""
MOST_MEMORY = 700 << 20
"""Bytes that the cases may take beside what the process had to begin with."""
ENOUGH = 50
"""After so many failures the rest is left."""
_LONGEST_LINE = 4000
_LONGEST_REASON = 300

Examine = Callable[[int], str]
"""Does the case of a number and says in a word what became of it; whatever it raises is a failure."""


@dataclass
class Outcome:
    """How many cases had which end, and for the ones that must not be, why: "case N: ..."."""

    counts: Counter[str] = field(default_factory=Counter)
    failures: list[str] = field(default_factory=list)


@dataclass
class _Worker:
    process: int
    pipe: int
    case: int
    since: float
    waited: float
    received: bytes = b""


def do_cases(cases: int, examine: Examine, jobs: int | None = None) -> Outcome:
    """Do the cases 0 to ``cases`` - 1 and say what became of them."""
    jobs = jobs or min(cases, os.cpu_count() or 1)
    outcome = Outcome()
    shares = [list(range(share, cases, jobs)) for share in range(jobs)]
    workers: dict[int, tuple[_Worker, list[int]]] = {}
    for share in shares:
        _begin(share, examine, workers)
    try:
        while workers and len(outcome.failures) < ENOUGH:
            ready, _, _ = select.select(list(workers), [], [], 1.0)
            for pipe in ready:
                _read(pipe, examine, workers, outcome)
            for worker, share in list(workers.values()):
                if time.monotonic() - worker.since - (_kept_waiting(worker.process) - worker.waited) > LONGEST_CASE:
                    _fail(outcome, "hangs", worker.case, "it did not end")
                    _end(worker, workers)
                    _begin([case for case in share if case > worker.case], examine, workers)
    finally:
        for worker, _ in list(workers.values()):
            _end(worker, workers)
    return outcome


def apart(work: Callable[[], object]) -> None:
    """Do something in a forked process: what it loads and starts (the threads of torch above all) is not forked on.

    RuntimeError when it fails.
    """
    process = os.fork()
    if process == 0:
        code = 1
        try:
            work()
            code = 0
        except BaseException:  # the edge of a process
            traceback.print_exc()
        finally:
            os._exit(code)
    _, status = os.waitpid(process, 0)
    if status:
        raise RuntimeError("the preparation failed")


def _begin(share: Sequence[int], examine: Examine, workers: dict[int, tuple[_Worker, list[int]]]) -> None:
    if not share:
        return
    reading, writing = os.pipe()
    process = os.fork()
    if process == 0:
        os.close(reading)
        try:
            _work(share, examine, writing)
        finally:
            os._exit(0)
    os.close(writing)
    workers[reading] = _Worker(process, reading, share[0], time.monotonic(), _kept_waiting(process)), list(share)


def _work(share: Sequence[int], examine: Examine, pipe: int) -> None:
    limit = _memory_now() + MOST_MEMORY
    resource.setrlimit(resource.RLIMIT_AS, (limit, limit))
    for case in share:
        try:
            said = f"ok {examine(case)}"
        except MemoryError as error:
            said = f"too much memory {_told(error)}"
        except BaseException as error:  # the edge of a case: whatever it was, it must not have been
            said = f"errors {_told(error)}"
        os.write(pipe, f"{case}\t{said}\n".encode(errors="backslashreplace")[:_LONGEST_LINE])


def _told(error: BaseException) -> str:
    """What came up, and the way to it through the package."""
    frames = [frame for frame in traceback.extract_tb(error.__traceback__) if "histnorm_gui" in frame.filename]
    way = "".join(f"\v  {Path(frame.filename).name}:{frame.lineno} {frame.name}" for frame in frames)
    said = " ".join(str(error).split())[:_LONGEST_REASON]
    return f"{type(error).__name__}: {said}{way}"[: _LONGEST_LINE - 100].replace("\t", " ").replace("\n", " ")


def _kept_waiting(process: int) -> float:
    """Seconds for which a process could have run and others did; 0 where the system does not tell."""
    try:
        return int(Path(f"/proc/{process}/schedstat").read_text(encoding="ascii").split()[1]) / 1e9
    except (OSError, ValueError, IndexError):
        return 0.0


def _memory_now() -> int:
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[0])
    return pages * resource.getpagesize()


def _read(pipe: int, examine: Examine, workers: dict[int, tuple[_Worker, list[int]]], outcome: Outcome) -> None:
    worker, share = workers[pipe]
    part = os.read(pipe, 1 << 16)
    if not part:
        _end(worker, workers)
        left = [case for case in share if case >= worker.case]
        if left:
            _fail(outcome, "crashes", worker.case, "the process died")
            _begin(left[1:], examine, workers)
        return
    worker.since, worker.waited = time.monotonic(), _kept_waiting(worker.process)
    *lines, worker.received = (worker.received + part).split(b"\n")
    for line in lines:
        number, said = line.decode(errors="replace").split("\t", 1)
        worker.case = next((case for case in share if case > int(number)), share[-1] + 1)
        if said.startswith("ok "):
            outcome.counts[said[3:]] += 1
        else:
            kind = "errors" if said.startswith("errors") else "too much memory"
            _fail(outcome, kind, int(number), said[len(kind) :].replace("\v", "\n").strip())


def _fail(outcome: Outcome, kind: str, case: int, why: str) -> None:
    outcome.counts[kind] += 1
    outcome.failures.append(f"case {case}: {why}")


def _end(worker: _Worker, workers: dict[int, tuple[_Worker, list[int]]]) -> None:
    del workers[worker.pipe]
    with contextlib.suppress(ProcessLookupError):
        os.kill(worker.process, signal.SIGKILL)
    os.waitpid(worker.process, 0)
    os.close(worker.pipe)
