"""How opening, editing, filtering, searching and exporting grow with the size of a project.

A project of made-up manuscripts of 10,000 tokens each is written, and opened in the real window of a process of its
own, so that its peak memory is that of this project alone. ``python -m devtools.bench_scale FILE`` measures one.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import median

from PySide6.QtCore import QEventLoop, QSettings
from PySide6.QtWidgets import QApplication

from devtools.bench_figures import Measured, percentile
from devtools.bench_keys import latencies, press
from devtools.command_line import finish
from histnorm_gui.core.assets import resource
from histnorm_gui.core.preferences import SYSTEM
from histnorm_gui.core.source import SourceFormat
from histnorm_gui.formats import registry
from histnorm_gui.qt.app import make_application
from histnorm_gui.qt.main_window import MainWindow
from histnorm_gui.qt.settings_store import SettingsStore
from histnorm_gui.services.exchange import ExportFormat, Undecided
from histnorm_gui.services.filters import Filter, Show
from histnorm_gui.services.session import Session

TOKENS = 10_000
"""Tokens of a manuscript."""
SIZES = (1, 10, 100, 200)
QUICK = (1, 3)
"""Manuscripts of a project."""
KEYS = 100
_SLIPS = 0.2
_QUIET = 30
"""So many looks at work beside the window that find none mean that there will be none."""
_PATIENCE = 300.0
"""Seconds."""


def scale(folder: Path, quick: bool) -> Iterator[Measured]:
    """Each figure for each size beside that of the smallest project."""
    first: dict[str, float] = {}
    for size in QUICK if quick else SIZES:
        path = folder / f"scale-{size}.histnorm"
        make_project(path, size)
        command = [sys.executable, "-m", "devtools.bench_scale", str(path)]
        done = subprocess.run(command, check=True, capture_output=True, text=True, timeout=1800)
        found: dict[str, float] = json.loads(done.stdout.splitlines()[-1])
        first = first or found
        path.unlink()
        for name, value in found.items():
            unit = "MB" if name == "peak memory" else "ms" if name.startswith("Enter") else "s"
            yield f"{size * TOKENS:,} tokens: {name}", value, unit, f"{TOKENS:,} tokens", first[name], ""


def make_project(path: Path, manuscripts: int, seed: int = 1) -> None:
    """A project of made-up manuscripts: words of the example in any order, some with a slip; half of them decided."""
    chance = random.Random(seed)
    pairs = [
        (token.form, token.normalization or "")
        for siglum in ("N", "K", "S")
        for token in registry.load(resource("example", f"{siglum}.tsv")).tokens
    ]
    session = Session.create(path)
    for number in range(manuscripts):
        lines = []
        for form, norm in chance.choices(pairs, k=TOKENS):
            if chance.random() < _SLIPS:
                at = chance.randrange(len(form) + 1)
                form = form[:at] + chance.choice("aeiouhrt") + form[at:]
            lines.append(f"{form}\t{norm}")
        document = registry.parse("\n".join(lines).encode(), "m.tsv", SourceFormat.TSV)
        session.import_document(document, f"M{number:03d}", decided=number % 2 == 1)
    session.close()


def measure(path: Path, folder: Path) -> dict[str, float]:
    """Seconds (Enter: milliseconds, memory: megabytes) for one project."""
    application = make_application("en")
    settings = QSettings(str(folder / "scale.ini"), QSettings.Format.IniFormat)
    store = SettingsStore(settings)
    store.preferences().set(SYSTEM, "mtl")
    window = MainWindow(store)
    window.resize(1280, 800)
    window.show()
    application.processEvents()
    found = {"opened and painted": timed(lambda: window.desk.open_project(path), application)}
    clock, processor = latencies(KEYS, lambda: press(window), application)
    for told, keys in (("", clock), (", processor time", processor)):
        found[f"Enter to painted, median{told}"] = median(keys)
        found[f"Enter to painted, 99th percentile{told}"] = percentile(keys)
        found[f"Enter to painted, worst{told}"] = keys[-1]
    settle(window, application)
    found["filter"] = timed(lambda: window.text_pane.show_only(Filter(Show.OPEN, words="ein")), application)
    window.text_pane.show_only(Filter())
    session, text = window.desk.session, window.desk.text
    assert session is not None and text is not None
    found["another manuscript"] = timed(
        lambda: window.desk.select_manuscript(session.manuscripts()[-1].id), application
    )
    found["export"] = timed(
        lambda: session.export(text.manuscript.id, ExportFormat.TSV4, Undecided.SUGGESTION), application
    )
    found["peak memory"] = peak_megabytes()
    window.close()
    return {name: round(value, 4) for name, value in found.items()}


def settle(window: MainWindow, application: QApplication) -> None:
    """Wait until the check of the file is over and the decisions of the other manuscripts are read."""
    ends, quiet = time.monotonic() + _PATIENCE, 0
    while quiet < _QUIET and time.monotonic() < ends:
        application.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 20)
        time.sleep(0.01)  # the threads that are waited for need the interpreter
        quiet = quiet + 1 if window.desk.jobs.idle else 0


def timed(act: Callable[[], object], application: QApplication) -> float:
    """Seconds of an action and the painting that follows."""
    began = time.perf_counter()
    act()
    application.processEvents()
    return time.perf_counter() - began


def peak_megabytes() -> float:
    """The most memory that this process had."""
    status = Path("/proc/self/status")
    if status.is_file():  # on Linux the figure below is, after a fork, at least that of the parent
        line = next(line for line in status.read_text(encoding="utf-8").splitlines() if line.startswith("VmHWM"))
        return int(line.split()[1]) / 1024
    try:
        import resource as limits
    except ImportError:  # Windows has none
        return float("nan")
    most = limits.getrusage(limits.RUSAGE_SELF).ru_maxrss
    return most / (1 << 20 if sys.platform == "darwin" else 1 << 10)


def main() -> int:
    """Measure the project that is named, and print it as JSON."""
    parser = argparse.ArgumentParser(prog="python -m devtools.bench_scale", description=main.__doc__)
    parser.add_argument("project", type=Path, help="a project file; it is worked on")
    path: Path = parser.parse_args().project
    os.environ["HISTNORM_LOG_DIR"] = str(path.parent)
    print(json.dumps(measure(path, path.parent)))
    return 0


if __name__ == "__main__":
    sys.exit(finish(main))
