"""The process that is killed: it edits and trains through the session, and says what it writes and has written.

What is told goes through a pipe, a line each: ``begin`` before a transaction of SQLite, ``done`` after its commit. Of
what was begun last and is not done, either all or nothing may be in the file; all else has to be there.
"""

from __future__ import annotations

import json
import os
import queue
import random
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path

from devtools.torture.editor import RandomEditor
from devtools.torture.ledger import transaction_text
from histnorm_gui.core.edits import Transaction
from histnorm_gui.core.errors import UserError
from histnorm_gui.core.progress import CancelToken, ignore_progress
from histnorm_gui.core.suggestion import Reading
from histnorm_gui.project.backups import Reason
from histnorm_gui.project.repository import Project
from histnorm_gui.qt.jobs import SerialWriter
from histnorm_gui.services.session import Session
from histnorm_gui.services.snapshots import TrainingOutcome, TrainingSnapshot
from histnorm_gui.services.training import train_manuscript
from histnorm_gui.services.writing import InlineWriter

Tell = Callable[[str, object], None]
QUICK_SYSTEM, NETWORK = "memory", "bilstm"
WORDS = 20
"""So many words are learned from and read, so that trainings end while there is somebody to kill."""
SHARE_OF_TRAININGS = 0.15
"""After so many of its steps an editor trains a system that learns at once."""
PAUSE = 0.02
"""Seconds between two steps of an editor who waits for a training."""


class TellingProject(Project):
    """A project file that says of every write when it begins and when it is done."""

    tell: Tell = staticmethod(lambda _what, _value: None)

    def record(self, transaction: Transaction, back_up: Reason | None = None) -> None:
        """Tell, record, tell."""
        self.tell("record", transaction_text(transaction))
        super().record(transaction, back_up)
        self.tell("done", None)

    def record_jump(self, steps: int) -> None:
        """Tell, jump, tell."""
        self.tell("jump", steps)
        super().record_jump(steps)
        self.tell("done", None)

    def add_training(
        self,
        manuscript_id: int,
        data: bytes,
        header: Mapping[str, object],
        readings: Mapping[str, Sequence[Reading]],
    ) -> int:
        """Tell, keep the model, tell."""
        self.tell("train", [manuscript_id, len(data)])
        version = super().add_training(manuscript_id, data, header, readings)
        self.tell("done", None)
        return version


def work(path: Path, pipe: int, seed: int, *, patient: bool) -> None:
    """Edit until killed: open the project, take some steps with a training beside them, close it, begin again.

    ``patient``: networks are trained to the end, however long the project has to stay open for that.
    """
    dice = random.Random(seed)

    def tell(what: str, value: object) -> None:
        os.write(pipe, (json.dumps([what, value]) + "\n").encode())

    TellingProject.tell = staticmethod(tell)
    tell("up", os.getpid())
    while True:
        # The window's writer works on a thread of its own; that of the command line at once.
        writer = SerialWriter() if seed % 2 else InlineWriter()
        session = Session(TellingProject.open(path), writer)
        session.subscribe_failures(lambda error: tell("failed", str(error)))
        editor = RandomEditor(session, dice)
        training = _Training(session, dice, tell, NETWORK if patient else QUICK_SYSTEM)
        left = dice.randrange(5, 60)
        while left > 0 or patient:
            editor.step()
            training.look()
            left -= 1
            if patient:
                time.sleep(PAUSE)
        session.close()
        if isinstance(writer, SerialWriter):
            writer.stop()


class _Training:
    """Trainings one after the other, on a thread as in the window; results are kept by the session."""

    def __init__(self, session: Session, dice: random.Random, tell: Tell, system: str) -> None:
        self._session = session
        self._dice = dice
        self._tell = tell
        self._system = system
        self._results: queue.SimpleQueue[TrainingOutcome] = queue.SimpleQueue()
        self._thread: threading.Thread | None = None

    def look(self) -> None:
        """Take in what is there, and begin another training where none is under way."""
        while not self._results.empty():
            self._session.store_training(self._results.get())
        if self._thread is not None and self._thread.is_alive():
            return
        if self._system == QUICK_SYSTEM and self._dice.random() > SHARE_OF_TRAININGS:
            return
        manuscript = self._dice.choice(self._session.manuscripts())
        try:
            snapshot = self._session.pending_snapshot(manuscript.id, system=self._system).collect()
        except UserError:
            return  # too few decisions
        snapshot = replace(snapshot, examples=snapshot.examples[:WORDS], forms=snapshot.forms[:WORDS])
        self._thread = threading.Thread(target=self._train, args=(snapshot,), daemon=True)
        self._thread.start()

    def _train(self, snapshot: TrainingSnapshot) -> None:
        try:
            self._results.put(train_manuscript(snapshot, ignore_progress, CancelToken(), threads=1))
        except Exception as error:  # the edge of a thread
            self._tell("error", f"{type(error).__name__}: {error}")
