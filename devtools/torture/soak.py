"""A long day: an editor works by keys in the real window, training on, without a pause; what it takes stays flat.

At intervals the resident memory, the open files, the threads and the processes are looked at. After a warm-up, in which
torch is loaded and every view was shown once, none of them may go on growing.
"""

from __future__ import annotations

import json
import os
import random
import statistics
import sys
import threading
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog

from devtools.torture.places import TortureError, quick_folder
from devtools.torture.window import isolate, open_window, turn
from histnorm_gui.core.assets import resource
from histnorm_gui.core.model import DecisionSource
from histnorm_gui.core.preferences import AUTO_RETRAIN, AUTO_RETRAIN_EVERY
from histnorm_gui.formats import registry
from histnorm_gui.qt.main_window import MainWindow
from histnorm_gui.services.exchange import ExportFormat, Undecided

DECISIONS_A_MODEL = 50
BETWEEN_SAMPLES = 5.0
"""Seconds."""
MORE_FILES, MORE_THREADS, MORE_CHILDREN, MORE_MEMORY = 12, 8, 1, 0.15
"""So much more than after the warm-up there may be at the end: what is open for a moment, and 15 % of memory."""
WARM = 120
"""Seconds after which memory counts."""
REOPENED_EVERY = 90.0
"""Seconds after which the project is closed and opened again."""
A_KEY = 4.0
"""Seconds that an editor takes for a step, as a rule."""


@dataclass(frozen=True)
class Sample:
    """What the program took at a moment; memory in megabytes."""

    seconds: int
    steps: int
    memory: int
    memory_of_ranking: int
    files: int
    threads: int
    processes: int
    models: int


def run(minutes: float, seed: int) -> dict[str, object]:
    """Work for so many minutes; the counts with the samples. TortureError where something goes on growing."""
    if sys.platform != "linux":
        return {"steps": 0, "skipped": 1}
    with quick_folder() as home:
        isolate(Path(home))
        with open_window("default") as window:
            soak = _Soak(window, Path(home), random.Random(seed))
            soak.work(minutes * 60)
    samples = soak.samples
    grown = growth(samples)
    counts: dict[str, object] = {
        "steps": soak.steps,
        "hours of an editor": round(soak.steps * A_KEY / 3600, 1),
        "models": samples[-1].models,
        "samples": [list(asdict(sample).values()) for sample in _thinned(samples)],
    }
    if grown:
        raise TortureError(f"--soak, seed {seed}: {'; '.join(grown)}\n{json.dumps(counts)}")
    return counts


def growth(samples: list[Sample]) -> list[str]:
    """What is larger in the last quarter than it was in the second one, each by its median.

    Memory only after two minutes: before, torch is being loaded, and much is shown for the first time.
    """
    quarter = len(samples) // 4
    if not quarter:
        return []
    warm, last = samples[quarter : 2 * quarter], samples[-quarter:]

    def median(part: list[Sample], what: Callable[[Sample], int]) -> float:
        return statistics.median(map(what, part))

    limits: tuple[tuple[str, Callable[[Sample], int], Callable[[float], float]], ...] = (
        ("memory", lambda sample: sample.memory, lambda before: before * (1 + MORE_MEMORY) + 20),
        ("memory of the ranking", lambda sample: sample.memory_of_ranking, lambda before: before * 1.3 + 60),
        ("open files", lambda sample: sample.files, lambda before: before + MORE_FILES),
        ("threads", lambda sample: sample.threads, lambda before: before + MORE_THREADS),
        ("processes", lambda sample: sample.processes, lambda before: before + MORE_CHILDREN),
    )
    return [
        f"{name} grew from {median(warm, what):.0f} to {median(last, what):.0f}"
        for name, what, most in limits
        if median(last, what) > most(median(warm, what))
        and (samples[-1].seconds >= WARM or not name.startswith("memory"))
    ]


def _thinned(samples: list[Sample], most: int = 24) -> list[Sample]:
    step = max(1, len(samples) // most)
    return [*samples[:-1:step], samples[-1]]


class _Soak:
    """An editor who never stops."""

    def __init__(self, window: MainWindow, folder: Path, dice: random.Random) -> None:
        self.window, self._folder, self._dice = window, folder, dice
        self.samples: list[Sample] = []
        self.steps = self._models = 0
        window.preferences.set(AUTO_RETRAIN, True)
        window.preferences.set(AUTO_RETRAIN_EVERY, DECISIONS_A_MODEL)
        window.desk.training.finished.connect(self._on_trained)
        window.desk.open_example(folder / "soak.histnorm")
        window.text_pane.focus_text()
        self._keys: tuple[tuple[Callable[[], object], int], ...] = (
            (lambda: self._press(Qt.Key.Key_Return), 40),
            (lambda: self._press(Qt.Key.Key_1), 6),
            (lambda: self._press(Qt.Key.Key_2), 3),
            (lambda: self._press(Qt.Key.Key_B, Qt.KeyboardModifier.ControlModifier), 6),
            (self._type, 10),
            (lambda: self._press(Qt.Key.Key_M, Qt.KeyboardModifier.ControlModifier), 2),
            (lambda: self._press(Qt.Key.Key_U, Qt.KeyboardModifier.ControlModifier), 3),
            (lambda: self._press(Qt.Key.Key_J, Qt.KeyboardModifier.ControlModifier), 2),
            (lambda: self._press(Qt.Key.Key_Down), 4),
            (self._undo, 6),
            (self._redo, 2),
            (self._view, 1),
            (self._search, 1),
            (self._export, 1),
            (self._other_manuscript, 1),
            (self._all_of_a_form, 1),
        )

    def work(self, seconds: float) -> None:
        """Take steps for so long."""
        began = looked = time.monotonic()
        reopened = began
        while time.monotonic() - began < seconds:
            acts, weights = zip(*self._keys, strict=True)
            self._dice.choices(acts, weights)[0]()
            self._close_dialogs()
            turn(1)
            self.steps += 1
            self._begin_again_when_done()
            now = time.monotonic()
            if now - looked >= min(BETWEEN_SAMPLES, seconds / 10):
                looked = now
                self.samples.append(self._sample(int(now - began)))
            if now - reopened > REOPENED_EVERY:
                reopened = now
                self._reopen()

    def _on_trained(self) -> None:
        self._models += 1

    def _press(self, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        QTest.keyClick(self.window.focusWidget() or self.window.text_pane.table, key, modifier)

    def _type(self) -> None:
        self._press(Qt.Key.Key_F2)
        field = QApplication.focusWidget()
        if field is not None and field is not self.window.text_pane.table:
            QTest.keyClicks(field, self._dice.choice(("und", "frau", "gehen", "zu")))
            QTest.keyClick(field, Qt.Key.Key_Return)

    def _undo(self) -> None:
        for _ in range(self._dice.choice((1, 1, 5))):
            session = self.window.desk.session
            if session is not None and session.history()[1] > len(session.manuscripts()):
                self.window.actions_by_name["undo"].trigger()

    def _redo(self) -> None:
        self.window.actions_by_name["redo"].trigger()

    def _view(self) -> None:
        key = self._dice.choice((Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_3))
        self._press(key, Qt.KeyboardModifier.ControlModifier)
        turn(20)
        self._press(Qt.Key.Key_1, Qt.KeyboardModifier.ControlModifier)
        self.window.text_pane.focus_text()

    def _search(self) -> None:
        self._press(Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
        field = QApplication.focusWidget()
        if field is not None and field is not self.window.text_pane.table:
            QTest.keyClicks(field, self._dice.choice(("un", "fr", "g")))
            turn(20)
            QTest.keyClick(field, Qt.Key.Key_Escape)
        self.window.text_pane.focus_text()

    def _export(self) -> None:
        session, manuscript = self.window.desk.session, self.window.desk.manuscript
        if session is not None and manuscript is not None:
            session.export(manuscript.id, ExportFormat.TSV4, Undecided.SUGGESTION)

    def _other_manuscript(self) -> None:
        session = self.window.desk.session
        if session is not None:
            for manuscript in session.manuscripts()[1:2]:
                self.window.desk.select_manuscript(manuscript.id)
                turn(20)
            self.window.desk.select_manuscript(session.manuscripts()[0].id)
            self.window.text_pane.focus_text()

    def _all_of_a_form(self) -> None:
        self.window.actions_by_name["accept_all"].trigger()
        dialog = QApplication.activeModalWidget()
        if isinstance(dialog, QDialog):
            dialog.accept()

    def _close_dialogs(self) -> None:
        while (dialog := QApplication.activeModalWidget()) is not None:
            if isinstance(dialog, QDialog):
                dialog.reject()
            else:
                dialog.close()
            turn()
        if self.window.errors.dialog is not None:
            raise TortureError(f"an unexpected error: {self.window.errors.dialog.text()}")

    def _begin_again_when_done(self) -> None:
        """Where every word is decided, take most of it back as one step."""
        text, session = self.window.desk.text, self.window.desk.session
        if text is not None and session is not None and text.decided > 0.8 * text.words:
            decided = [token for token, _ in text.decisions()]
            session.reopen(self._dice.sample(decided, int(0.7 * len(decided))))
            self.window.text_pane.go_to_token(text.tokens[0].id)

    def _reopen(self) -> None:
        """Close the project and open it again, with one more manuscript brought in and taken out."""
        self.window.desk.close_project()
        self.window.desk.open_project(self._folder / "soak.histnorm")
        session = self.window.desk.session
        assert session is not None
        document = registry.load(resource("example", "S.tsv"))
        session.import_document(document, f"X{self.steps}", decided=True)
        text = session.text(session.manuscripts()[0].id)
        session.decide(text.tokens[0], text.tokens[0].form, DecisionSource.FORM)
        session.undo()
        session.undo()
        self.window.text_pane.focus_text()

    def _sample(self, seconds: int) -> Sample:
        children = _children()
        return Sample(
            seconds,
            self.steps,
            _memory(os.getpid()),
            sum(map(_memory, children)),
            len(os.listdir("/proc/self/fd")),  # noqa: PTH208
            max(threading.active_count(), len(os.listdir("/proc/self/task"))),  # noqa: PTH208
            len(children),
            self._models,
        )


def _memory(process: int) -> int:
    try:
        pages = int(Path(f"/proc/{process}/statm").read_text(encoding="ascii").split()[1])
    except (OSError, IndexError):
        return 0
    return pages * os.sysconf("SC_PAGE_SIZE") >> 20


def _children() -> list[int]:
    found: list[int] = []
    for path in Path("/proc/self/task").glob("*/children"):
        try:
            found += map(int, path.read_text(encoding="ascii").split())
        except OSError:
            continue
    return found
