"""numpy computes on one thread: with more, threads wait for one another as soon as a training is at work."""

from __future__ import annotations

import os
import subprocess
import sys

SCRIPT = """
import os, sys
import histnorm_gui.engine.live.process
assert "numpy" not in sys.modules or os.environ["OPENBLAS_NUM_THREADS"] == "1"
import numpy
numpy.ones((300, 300), dtype="float32") @ numpy.ones((300, 300), dtype="float32")
threads = len(os.listdir("/proc/self/task")) if sys.platform == "linux" else 1
print(os.environ["OPENBLAS_NUM_THREADS"], os.environ["VECLIB_MAXIMUM_THREADS"], threads)
"""


def told(**variables: str) -> list[str]:
    kept = {name: value for name, value in os.environ.items() if not name.endswith("_THREADS")}
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT], capture_output=True, text=True, check=True, timeout=60, env=kept | variables
    )
    return done.stdout.split()


def test_numpy_has_one_thread_unless_it_is_told_otherwise() -> None:
    assert told() == ["1", "1", "1"]
    assert told(OPENBLAS_NUM_THREADS="2")[:2] == ["2", "1"]
