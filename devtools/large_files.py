"""What reading a very large file takes in every format: memory, time, steps of progress, and how soon it stops.

``python -m devtools.large_files --megabytes 20 [--format tsv ...]`` makes a file of so many megabytes (10^6 bytes) in
each format, reads it in a process of its own, reads it again and stops that in the middle, and prints a line of JSON:
``peak_mb`` of that process, ``seconds``, ``steps`` of progress and ``longest_pause`` between two of them, and
``seconds_to_stop`` from the request to its end. For systems that know ru_maxrss (Linux, macOS).
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
from pathlib import Path

from devtools.format_samples import sample
from histnorm_gui.core.progress import Cancelled, CancelToken, Progress, Watch
from histnorm_gui.core.source import SourceFormat
from histnorm_gui.formats import registry

_TRIED = 2000  # words of the file by which the size of a word is found
_MOST_WORDS = {SourceFormat.XLSX: 100_000}  # the packed rows of more of them would take an hour to make
_MAC_UNITS = 1024 if sys.platform == "darwin" else 1  # ru_maxrss: bytes there, kilobytes elsewhere


class Steps:
    """Counts steps of progress and the longest time between two of them."""

    def __init__(self) -> None:
        self.count = 0
        self.longest = 0.0
        self._last = time.perf_counter()

    def __call__(self, progress: Progress) -> None:
        """One more step."""
        now = time.perf_counter()
        self.count += 1
        self.longest = max(self.longest, now - self._last)
        self._last = now


def make(source_format: SourceFormat, megabytes: float, path: str) -> None:
    """Write a file of about that size."""
    size = len(sample(source_format, _TRIED)) / _TRIED
    words = min(int(megabytes * 1_000_000 / size), _MOST_WORDS.get(source_format, sys.maxsize))
    Path(path).write_bytes(sample(source_format, words))


def measure(source_format: SourceFormat, path: str) -> None:
    """Read the file, read it again and stop that in the middle; print what both took."""
    file = Path(path)
    before = _peak()
    steps = Steps()
    began = time.perf_counter()
    tokens = len(registry.load(file, source_format, watch=Watch(steps)).tokens)
    seconds = time.perf_counter() - began
    print(
        json.dumps(
            {
                "format": source_format.value,
                "mb": round(file.stat().st_size / 1_000_000, 1),
                "tokens": tokens,
                "program_mb": round(before),
                "peak_mb": round(_peak()),
                "seconds": round(seconds, 2),
                "steps": steps.count,
                "longest_pause": round(steps.longest, 2),
                "seconds_to_stop": _stopped(file, source_format, seconds / 2),
            }
        ),
        flush=True,
    )


def _stopped(file: Path, source_format: SourceFormat, after: float) -> float | None:
    """How long reading goes on after it was told to stop; None where it was done before that."""
    token = CancelToken()
    asked: list[float] = []

    def stop() -> None:
        asked.append(time.perf_counter())
        token.cancel()

    timer = threading.Timer(after, stop)
    timer.start()
    try:
        registry.load(file, source_format, watch=Watch(cancel=token))
    except Cancelled:
        return round(time.perf_counter() - asked[0], 3)
    finally:
        timer.cancel()
    return None


def _peak() -> float:
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1000 / _MAC_UNITS


def main() -> None:
    """Measure the formats named, or all."""
    parser = argparse.ArgumentParser(description="What reading a very large file takes in every format.")
    parser.add_argument("--megabytes", type=float, default=20.0)
    parser.add_argument("--format", action="append", choices=[one.value for one in SourceFormat])
    arguments = parser.parse_args()
    spawn = multiprocessing.get_context("spawn")
    with tempfile.TemporaryDirectory(prefix="histnorm-large-") as folder:
        for name in arguments.format or [one.value for one in SourceFormat]:
            path = str(Path(folder) / f"large.{name}")
            one = SourceFormat(name)
            for work, given in ((make, (one, arguments.megabytes, path)), (measure, (one, path))):
                process = spawn.Process(target=work, args=given)
                process.start()
                process.join()
                if process.exitcode:
                    raise SystemExit(f"{name}: {work.__name__} ended with {process.exitcode}")
            Path(path).unlink()


if __name__ == "__main__":
    main()
