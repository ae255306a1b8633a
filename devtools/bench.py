"""Measures how fast histnorm is, each figure beside a reference from the same run; run by ``dev.py bench``.

Prints one JSON object a line, then a table. ``--quick`` measures less often and trains on the example alone. Figures
depend on the machine and on what else it does; the ratios much less.
"""

from __future__ import annotations

import json
import os
import statistics
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass
from functools import partial
from itertools import chain
from pathlib import Path

from PySide6.QtCore import QSettings, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QTableWidget, QTableWidgetItem

from devtools.bench_arithmetic import arithmetic
from devtools.bench_ranking import ranking
from devtools.bench_scale import scale
from devtools.bench_start import starting
from devtools.bench_training import incremental
from devtools.format_samples import samples
from histnorm_gui.core.assets import resource
from histnorm_gui.core.preferences import SYSTEM
from histnorm_gui.core.source import SourceFormat, Written
from histnorm_gui.engine.base import Example
from histnorm_gui.engine.evaluate import evaluate
from histnorm_gui.formats import registry
from histnorm_gui.qt.app import make_application
from histnorm_gui.qt.main_window import MainWindow
from histnorm_gui.qt.settings_store import SettingsStore

WORDS = 13_000
SHARED = Path(__file__).resolve().parent.parent.parent / "shared" / "data" / "anselm"


@dataclass(frozen=True)
class Figure:
    """One figure beside its reference, both in ``unit``; ``ratio`` is the one divided by the other."""

    name: str
    value: float
    unit: str
    reference: str
    reference_value: float
    ratio: float
    details: str = ""

    @staticmethod
    def of(name: str, value: float, unit: str, reference: str, reference_value: float, details: str = "") -> Figure:
        """A figure with its ratio."""
        ratio = value / reference_value if reference_value else float("nan")
        return Figure(name, round(value, 4), unit, reference, round(reference_value, 4), round(ratio, 3), details)


def examples(path: Path) -> list[Example]:
    """The decided words of a table."""
    return [Example(token.form, token.normalization or "") for token in registry.load(path).tokens]


def learning(quick: bool) -> Iterator[Figure]:
    """The default recipe from scratch beside the paper's, on manuscript B where it is there; how long going on from it
    takes; how much arithmetic a training does in a second, beside a product of matrices."""
    if quick or not SHARED.is_dir():
        words = examples(resource("example", "N.tsv"))
        name, train, test = "the example's N", words[:350], words[350:]
    else:
        name, train, test = "Anselm B", examples(SHARED / "B.train.tsv"), examples(SHARED / "B.dev.tsv")
    default, paper = (evaluate("bilstm", recipe, train, {}, test, threads=1) for recipe in ("default", "paper"))
    told = f"{name}: {default.accuracy:.1%} right, the paper's recipe {paper.accuracy:.1%}"
    yield Figure.of("training from scratch", default.seconds, "s", "recipe paper", paper.seconds, told)
    yield Figure.of("incremental training, 50 new decisions", *incremental(train, test))
    yield Figure.of("arithmetic while training", *arithmetic())


def importing() -> tuple[Figure, bytes]:
    """Reading a running text of 13,000 words beside splitting it at white space."""
    words = resource("example", "N.txt").read_text(encoding="utf-8")
    text = words * (WORDS // len(words.split()) + 1)
    data = text.encode()
    ours = best(lambda: registry.parse(data, "n.txt", SourceFormat.TEXT))
    plain = best(text.split)
    return Figure.of("reading 13,000 words", ours, "s", "str.split", plain), data


def formats() -> Iterator[Figure]:
    """Reading and writing 10,000 words in every format, beside a second."""
    for source_format, data in samples(10_000).items():
        document = registry.parse(data, "a", source_format)
        decisions = [Written("norm")] * len(document.tokens)
        read = best(partial(registry.parse, data, "a", source_format), 2)
        written = best(partial(registry.write, document.source, decisions), 2)
        yield Figure.of(f"10,000 words of {source_format.value}, in", read, "s", "a second", 1.0)
        yield Figure.of(f"10,000 words of {source_format.value}, out", written, "s", "a second", 1.0)


def best(work: Callable[[], object], times: int = 5) -> float:
    """The shortest of several runs, in seconds."""
    found = []
    for _ in range(times):
        began = time.perf_counter()
        work()
        found.append(time.perf_counter() - began)
    return min(found)


def keys(folder: Path, data: bytes, quick: bool) -> Iterator[Figure]:
    """From Enter to the painted table, beside a plain table of Qt whose cell is changed and whose row moves on."""
    application = make_application("en")
    store = SettingsStore(QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat))
    store.preferences().set(SYSTEM, "mtl")  # the window alone; for the ranking beside it see bench_ranking
    window = MainWindow(store)
    window.resize(1280, 800)
    window.show()
    window.desk.create_project(folder / "bench.histnorm")
    document = registry.parse(data, "n.txt", SourceFormat.TEXT)
    began = time.perf_counter()
    window.desk.import_document(document, "N", "", decided=False)
    application.processEvents()
    took = time.perf_counter() - began
    table = window.text_pane.table
    number = 100 if quick else 1000
    ours = latencies(number, lambda: QTest.keyClick(table, Qt.Key.Key_Return), application)
    plain = latencies(number, plain_table(window.text_pane.model.rowCount()), application)
    yield from compared("Enter to painted", ours, "QTableWidget", plain)
    yield Figure.of("import of 13,000 words, painted", took, "s", "two seconds", 2.0)
    yield from compared("Enter to painted while training", _while_training(window, number, application), "idle", ours)
    window.close()


def _while_training(window: MainWindow, number: int, application: QApplication) -> list[float]:
    """Milliseconds from Enter to the painted table while a training is under way, sorted."""
    training, table = window.desk.training, window.text_pane.table
    assert window.desk.manuscript is not None
    training.start(window.desk.manuscript.id)
    found: list[float] = []
    while training.state is not None and len(found) < number:
        found += latencies(1, lambda: QTest.keyClick(table, Qt.Key.Key_Return), application)
    training.cancel()
    return sorted(found)


def plain_table(rows: int) -> Callable[[], object]:
    """A plain table with as many rows, and what changes one cell of it and moves to the next row."""
    table = QTableWidget(min(rows, WORDS), 6)
    table.resize(800, 640)
    for row in range(table.rowCount()):
        for column in range(6):
            table.setItem(row, column, QTableWidgetItem("wort"))
    table.show()
    state = {"row": 0}

    def step() -> None:
        item = table.item(state["row"], 3)
        assert item is not None
        item.setText("word")
        state["row"] += 1
        table.setCurrentCell(state["row"], 3)

    return step


def latencies(number: int, act: Callable[[], object], application: QApplication) -> list[float]:
    """Milliseconds from an action to the end of the painting that follows, sorted."""
    found = []
    for _ in range(number):
        began = time.perf_counter()
        act()
        application.processEvents()
        found.append((time.perf_counter() - began) * 1000)
    return sorted(found)


def compared(name: str, ours: Sequence[float], reference: str, theirs: Sequence[float]) -> Iterator[Figure]:
    """Median, 99th percentile and worst."""
    for label, pick in (
        ("median", statistics.median),
        ("99th percentile", lambda found: found[int(len(found) * 0.99) - 1]),
        ("worst", max),
    ):
        yield Figure.of(f"{name}, {label}", pick(ours), "ms", reference, pick(theirs))


def main() -> int:
    """Measure everything; the exit status tells only whether it could be measured."""
    quick = "--quick" in sys.argv[1:]
    figures: list[Figure] = []
    with tempfile.TemporaryDirectory(prefix="histnorm-bench-") as name:
        folder = Path(name)
        os.environ["HISTNORM_LOG_DIR"] = name
        os.environ["XDG_CONFIG_HOME"] = name
        reading, data = importing()
        document = registry.parse(data, "n.txt", SourceFormat.TEXT)
        ranked = (Figure.of(*measured) for measured in ranking(folder, document, quick))
        sizes = (Figure.of(*measured) for measured in scale(folder, quick))
        started = (Figure.of(*measured) for measured in starting(folder, quick))
        first = (reading, *formats())
        for figure in chain(first, started, keys(folder, data, quick), ranked, sizes, learning(quick)):
            print(json.dumps(asdict(figure), ensure_ascii=False), flush=True)
            figures.append(figure)
    print()
    for figure in figures:
        print(
            f"{figure.name:<34}{figure.value:>10.3f} {figure.unit:<3} {figure.ratio:>8.2f} x {figure.reference}"
            f" ({figure.reference_value:.3f} {figure.unit})  {figure.details}"
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
