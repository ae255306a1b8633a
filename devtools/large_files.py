"""What a very large file takes in every format, in and out: memory, time, steps of progress, and how soon it stops.

``python -m devtools.large_files --megabytes 20 [--format tsv ...] [--once]`` makes a file of so many megabytes (10^6
bytes) in each format. A process reads it and imports it into a project, and does both again and stops in the middle;
another one loads the manuscript as for the window and exports the file again, where open words get their forms. Each
prints a line of JSON: ``peak_mb`` above what the program takes before, ``seconds``, and in processor time, which a
busy machine leaves as it is, ``processor_seconds``, the ``longest_pause`` between two of the ``steps`` of progress, and
``seconds_to_stop`` from the request to the end (``--once`` leaves out the second time, and with it that). For systems
that know ru_maxrss (Linux, macOS).
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import resource
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from pathlib import Path

from devtools.command_line import finish
from devtools.format_samples import sample
from histnorm_gui.core.progress import Cancelled, CancelToken, Progress, Watch
from histnorm_gui.core.source import SourceFormat
from histnorm_gui.formats import registry
from histnorm_gui.services.exchange import ExportFormat, Undecided
from histnorm_gui.services.file_writing import write_file
from histnorm_gui.services.session import Session

_TRIED = 2000  # words of the file by which the size of a word is found
_MOST_WORDS = {SourceFormat.XLSX: 1_000_000}  # a sheet has no more rows than 1,048,576
_MAC_UNITS = 1024 if sys.platform == "darwin" else 1  # ru_maxrss: bytes there, kilobytes elsewhere


class Steps:
    """Counts steps of progress and the longest time between two of them, and where that was."""

    def __init__(self) -> None:
        self.count = 0
        self.longest = 0.0
        self.where = ""
        self._last = time.process_time()

    def __call__(self, progress: Progress) -> None:
        """One more step."""
        now = time.process_time()
        self.count += 1
        if now - self._last > self.longest:
            self.longest, self.where = now - self._last, f"{progress.stage} {progress.done}/{progress.total}"
        self._last = now


def make(source_format: SourceFormat, megabytes: float, path: str) -> None:
    """Write a file of about that size."""
    size = len(sample(source_format, _TRIED)) / _TRIED
    words = min(int(megabytes * 1_000_000 / size), _MOST_WORDS.get(source_format, sys.maxsize))
    Path(path).write_bytes(sample(source_format, words))


def bring_in(source_format: SourceFormat, path: str, once: bool) -> None:
    """Read the file and put it into a project, then (unless ``once``) do it again and stop in the middle; print what
    that took."""
    file = Path(path)

    def work(project: str, watch: Watch) -> int:
        session = Session.create(file.with_name(project))
        try:
            document = registry.load(file, source_format, watch=watch)
            session.pending_import(document, "A", "", decided=True).write(watch)
            return len(document.tokens)
        finally:
            session.close()

    again = None if once else lambda watch: work("b.histnorm", watch)
    _measured("in", source_format, file, lambda watch: work("a.histnorm", watch), again)


def take_out(source_format: SourceFormat, path: str, once: bool) -> None:
    """Load the manuscript of the project and export the file again, then (unless ``once``) again and stop; print what
    that took."""
    file = Path(path)
    session = Session.open(file.with_name("a.histnorm"))
    manuscript = session.manuscript(None)

    def work(watch: Watch) -> int:
        text = session.take(session.pending_text(manuscript.id).load(watch))
        parts = session.exporting(manuscript.id, ExportFormat.SOURCE, Undecided.FORM, watch=watch)
        write_file(file.with_name("out"), parts)
        return len(text)

    try:
        _measured("out", source_format, file, work, None if once else work)
    finally:
        session.close()


def _measured(
    way: str,
    source_format: SourceFormat,
    file: Path,
    work: Callable[[Watch], int],
    again: Callable[[Watch], int] | None,
) -> None:
    before = _peak()
    steps = Steps()
    began, computed = time.perf_counter(), time.process_time()
    tokens = work(Watch(steps))
    seconds, processor = time.perf_counter() - began, time.process_time() - computed
    steps(Progress(0, 0, "the end"))
    print(
        json.dumps(
            {
                "format": source_format.value,
                "way": way,
                "mb": round(file.stat().st_size / 1_000_000, 1),
                "tokens": tokens,
                "peak_mb": round(_peak() - before),
                "seconds": round(seconds, 2),
                "processor_seconds": round(processor, 2),
                "steps": steps.count,
                "longest_pause": round(steps.longest, 2),
                "before": steps.where,
                "seconds_to_stop": None if again is None else _stopped(again, seconds / 2),
            }
        ),
        flush=True,
    )


def _stopped(work: Callable[[Watch], int], after: float) -> float | None:
    """How long work goes on after it was told to stop; None where it was done before that."""
    token = CancelToken()
    asked: list[float] = []

    def stop() -> None:
        asked.append(time.process_time())
        token.cancel()

    timer = threading.Timer(after, stop)
    timer.start()
    try:
        work(Watch(cancel=token))
    except Cancelled:
        return round(time.process_time() - asked[0], 3)
    finally:
        timer.cancel()
    return None


def _peak() -> float:
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1000 / _MAC_UNITS


def main() -> int:
    """Measure the formats named, or all."""
    parser = argparse.ArgumentParser(description="What a very large file takes in every format, in and out.")
    parser.add_argument("--megabytes", type=float, default=20.0)
    parser.add_argument("--format", action="append", choices=[one.value for one in SourceFormat])
    parser.add_argument("--once", action="store_true", help="without a second time that is stopped")
    arguments = parser.parse_args()
    spawn = multiprocessing.get_context("spawn")
    for name in arguments.format or [one.value for one in SourceFormat]:
        with tempfile.TemporaryDirectory(prefix="histnorm-large-") as folder:
            path = str(Path(folder) / f"large.{name}")
            one = SourceFormat(name)
            for work, given in (
                (make, (one, arguments.megabytes, path)),
                (bring_in, (one, path, arguments.once)),
                (take_out, (one, path, arguments.once)),
            ):
                process = spawn.Process(target=work, args=given)
                process.start()
                process.join()
                if process.exitcode:
                    print(f"{name}: {work.__name__} ended with {process.exitcode}", file=sys.stderr)
                    return 1
    return 0


if __name__ == "__main__":
    sys.exit(finish(main))
