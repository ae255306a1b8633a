"""From the start of the program to its first picture, and to the first word decided, beside an empty window of Qt.

What is started is what the menu of a system starts, command line, log file and all, in a process of its own. Its
Python is compiled, as it is where the program is installed. The first picture is the start page as it stays; of the
example project, its words with their suggestions. Wall clock and processor time are both told: on a busy machine only
the latter says much.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

from devtools.bench_figures import Measured

_EMPTY_WINDOW = """
import time
from PySide6.QtWidgets import QApplication, QMainWindow
application = QApplication([])
window = QMainWindow()
window.resize(1280, 800)
window.show()
application.processEvents()
window.grab()
print(time.time(), time.process_time())
"""
_OURS = """
import sys, time
from PySide6.QtWidgets import QApplication
from histnorm_gui.bootstrap import main_gui

def painted(*_):
    application = QApplication.instance()
    application.processEvents()
    [window] = [widget for widget in application.topLevelWidgets() if widget.inherits("QMainWindow")]
    window.grab()
    print(time.time(), time.process_time())
    if len(sys.argv) > 2:
        decide(window, application)
    window.close()
    return 0

def decide(window, application):
    from PySide6.QtCore import Qt
    from PySide6.QtTest import QTest
    before = window.desk.session.history()[1]
    QTest.keyClick(window.text_pane.table, Qt.Key.Key_Return)
    application.processEvents()
    assert window.desk.session.history()[1] == before + 1
    print(time.time(), time.process_time())

QApplication.exec = painted
sys.exit(main_gui(sys.argv[1:2]))
"""


def starting(folder: Path, quick: bool) -> Iterator[Measured]:
    """Start to the first picture, to the painted example, and to its first word decided; each in both times."""
    times = 2 if quick else 7
    empty = _best(_EMPTY_WINDOW, [], folder, times)[0]
    page = _best(_OURS, ["--language=en"], folder, times)[0]
    example = _best(_OURS, ["--example", "decide"], folder, times)
    for name, found in (
        ("start to first paint", page),
        ("start to the painted example", example[0]),
        ("start to the example's first decision", example[1]),
    ):
        for number, told in enumerate(("", ", processor time")):
            yield f"{name}{told}", found[number], "s", "an empty window", empty[number], ""


def _best(code: str, arguments: list[str], folder: Path, times: int) -> list[tuple[float, float]]:
    """Seconds by the clock and of the processor until each picture that is told of, the shortest of several starts."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    environment |= {
        "PYTHONPYCACHEPREFIX": str(folder / "compiled"),
        "XDG_CONFIG_HOME": str(folder / "config"),
        "XDG_DATA_HOME": str(folder / "data"),
    }
    runs: list[list[tuple[float, float]]] = []
    for _ in range(times + 1):  # the first compiles, makes the example and shows the tour
        began = time.time()
        done = subprocess.run(
            [sys.executable, "-c", code, *arguments],
            check=True,
            capture_output=True,
            text=True,
            timeout=120,
            env=environment,
        )
        lines = [line.split() for line in done.stdout.splitlines()]
        runs.append([(float(clock) - began, float(processor)) for clock, processor in lines])
    return [(min(clock for clock, _ in found), min(used for _, used in found)) for found in zip(*runs[1:], strict=True)]
