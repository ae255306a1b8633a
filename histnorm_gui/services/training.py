"""Training the model of one manuscript from a frozen snapshot of a project's decisions.

Runs on a background thread or in a process: it touches neither the project file nor the window.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

from histnorm_gui.core.errors import UserError
from histnorm_gui.core.metrics import word_accuracy
from histnorm_gui.core.progress import CancelToken, Progress, ProgressCallback
from histnorm_gui.core.suggestion import Reading
from histnorm_gui.core.text import is_readable, lower_keep_length
from histnorm_gui.engine.base import Example
from histnorm_gui.engine.calibration import fit_temperature, tempered
from histnorm_gui.engine.devices import Processor
from histnorm_gui.engine.lexicon import Lexicon
from histnorm_gui.engine.systems import make, with_others
from histnorm_gui.services.continuing import base_record, go_on
from histnorm_gui.services.lexicons import read_lexicon_lines
from histnorm_gui.services.snapshots import TrainingOutcome, TrainingSnapshot
from histnorm_gui.services.training_record import TAGGERS, device_record, training_record

if TYPE_CHECKING:
    from histnorm_gui.engine.tagger.trainer import Trained

Read = Callable[[Sequence[str], str], Sequence[Sequence[Reading]]]
"""The tagger's way of reading: forms and the manuscript's siglum to the readings of each form."""

_NO_MEMORY = ("can't allocate memory", "not enough memory", "out of memory")
"""What torch's allocators say, in a plain RuntimeError."""
READINGS = 6
"""How many readings of a form are kept."""


def training_threads() -> int:
    """Threads for a training beside a window: one core is left to the editor."""
    return max(1, (os.cpu_count() or 1) - 1)


def train_manuscript(
    snapshot: TrainingSnapshot,
    progress: ProgressCallback,
    cancel: CancelToken,
    threads: int | None = None,
    processor: Processor | None = None,
) -> TrainingOutcome:
    """Train a model for a manuscript, multi-task where other manuscripts have decisions, and read all its forms.

    ``processor`` is what is computed on, by default the device that the snapshot names; where that fails the CPU
    goes on, and the outcome's header says so (`snapshots.device_failure`).

    Raises UserError(TOO_FEW_DECISIONS), and what the lexicon's file or a missing library is the reason for; Cancelled
    within a training step after ``cancel`` was cancelled; MemoryError, also where torch gets no memory.
    """
    try:
        processor = processor or Processor(snapshot.device)
        outcome = _train(snapshot, progress, cancel, threads or training_threads(), processor)
        return replace(outcome, header={**outcome.header, **device_record(processor)})
    except RuntimeError as error:
        if any(words in str(error) for words in _NO_MEMORY):
            raise MemoryError from None
        raise


def _train(
    snapshot: TrainingSnapshot,
    progress: ProgressCallback,
    cancel: CancelToken,
    threads: int,
    processor: Processor,
) -> TrainingOutcome:
    if snapshot.system not in TAGGERS:
        return train_other(snapshot, progress, cancel, threads, processor)
    # torch takes seconds to load; the window must be up before that, so it is loaded with the first training.
    from histnorm_gui.engine.tagger.checkpoint import dump, load

    progress(Progress(0, 0, "load"))
    previous, previous_error = _accuracy_of_previous(snapshot)
    auxiliary = snapshot.auxiliary if snapshot.system == "mtl" else {}
    continued = go_on(snapshot, progress, cancel, threads, processor)
    trained = continued or _in_full(snapshot, auxiliary, progress, cancel, threads, processor)
    readings = _read_all(trained.tagger.read, snapshot.forms, snapshot.siglum, progress, cancel)
    temperature = _temperature(trained.tagger.read, snapshot)
    readings = {form: tempered(found, temperature)[:READINGS] for form, found in readings.items()}
    data = dump(trained.tagger, trained.taught)
    load(data)  # what is kept must be readable
    told: dict[str, object] = {
        "previous_accuracy": previous,
        "previous_error": previous_error,
        "losses": [round(loss, 5) for loss in trained.losses],
        "passes": len(trained.losses),
        "temperature": round(temperature, 2),
    }
    if continued is not None and snapshot.base is not None:
        told["base"] = base_record(snapshot.base)
    system = "mtl" if auxiliary else "bilstm"
    told |= _told(snapshot, system, trained.held_out_accuracy, trained.seconds)
    told |= training_record(snapshot, threads, trained.held_out_accuracy, readings, processor)
    return TrainingOutcome(snapshot.manuscript_id, data, told, readings)


def _in_full(
    snapshot: TrainingSnapshot,
    auxiliary: Mapping[str, Sequence[Example]],
    progress: ProgressCallback,
    cancel: CancelToken,
    threads: int,
    processor: Processor,
) -> Trained:
    from histnorm_gui.engine.tagger.recipe import RECIPES
    from histnorm_gui.engine.tagger.trainer import Trained, train

    events = train(
        snapshot.examples,
        auxiliary,
        RECIPES[snapshot.recipe],
        name=snapshot.siglum,
        held_out=snapshot.held_out,
        seed=snapshot.seed,
        threads=threads,
        processor=processor,
    )
    for event in events:
        cancel.check()
        if isinstance(event, Trained):
            return event
        progress(event)
    raise RuntimeError("the training ended without a model")


def train_other(
    snapshot: TrainingSnapshot,
    progress: ProgressCallback,
    cancel: CancelToken,
    threads: int,
    processor: Processor,
) -> TrainingOutcome:
    """Fit a system that is no tagger, and keep its candidates for all forms; it has no weights to be kept."""
    progress(Progress(0, 0, "load"))
    lexicon = Lexicon.from_lines(read_lexicon_lines(Path(snapshot.lexicon))) if snapshot.lexicon else None
    started = time.perf_counter()
    system = make(
        snapshot.system,
        snapshot.recipe,
        seed=snapshot.seed,
        threads=threads,
        lexicon=lexicon,
        processor=processor,
    )
    examples, auxiliary = with_others(snapshot.system, snapshot.examples, snapshot.auxiliary)
    system.fit(examples, auxiliary, progress=progress, cancel=cancel)

    def read(forms: Sequence[str], _siglum: str) -> list[tuple[Reading, ...]]:
        return [
            tuple(Reading(found.norm, found.confidence, found.labels, found.probabilities) for found in candidates)
            for candidates in system.suggest(forms, count=READINGS)
        ]

    accuracy = None
    if snapshot.held_out:
        best = [found[0].norm for found in read([example.form for example in snapshot.held_out], "")]
        accuracy = word_accuracy(best, [example.norm for example in snapshot.held_out])
    readings = _read_all(read, snapshot.forms, snapshot.siglum, progress, cancel)
    told = _told(snapshot, snapshot.system, accuracy, time.perf_counter() - started)
    told |= {"passes": 0, **training_record(snapshot, threads, accuracy, readings, processor)}
    return TrainingOutcome(snapshot.manuscript_id, b"", told, readings)


def _told(snapshot: TrainingSnapshot, system: str, accuracy: float | None, seconds: float) -> dict[str, object]:
    """What is kept of every training."""
    return {
        "system": system,
        "auxiliary": sorted(snapshot.auxiliary),
        "examples": len(snapshot.examples),
        "held_out": len(snapshot.held_out),
        "accuracy": accuracy,
        "seconds": round(seconds, 2),
        "seed": snapshot.seed,
        "created": datetime.now(UTC).isoformat(timespec="seconds"),
    }


def _temperature(read: Read, snapshot: TrainingSnapshot) -> float:
    """Learn the temperature from held-out words of unseen forms: for seen ones the memory speaks first."""
    seen = {lower_keep_length(example.form) for example in snapshot.examples}
    unseen = [example for example in snapshot.held_out if lower_keep_length(example.form) not in seen]
    found = read([example.form for example in unseen], snapshot.siglum)
    return fit_temperature([(readings, example.norm) for readings, example in zip(found, unseen, strict=True)])


def _read_all(
    read: Read,
    forms: Sequence[str],
    head: str,
    progress: ProgressCallback,
    cancel: CancelToken,
) -> dict[str, tuple[Reading, ...]]:
    distinct = sorted(
        {lower_keep_length(form) for form in forms if is_readable(form)}, key=lambda form: (len(form), form)
    )
    readings: dict[str, tuple[Reading, ...]] = {}
    for start in range(0, len(distinct), 256):
        cancel.check()
        part = distinct[start : start + 256]
        for form, found in zip(part, read(part, head), strict=True):
            readings[form] = tuple(found)
        progress(Progress(start + len(part), len(distinct), "suggest"))
    return readings


def _accuracy_of_previous(snapshot: TrainingSnapshot) -> tuple[float | None, str | None]:
    """Word accuracy of the model before on the held-out decisions, and why it cannot be read where that is so."""
    from histnorm_gui.engine.tagger.checkpoint import load

    if not snapshot.previous:
        return None, None
    try:
        tagger = load(snapshot.previous)
    except UserError as error:
        return None, str(error)
    if not snapshot.held_out or snapshot.siglum not in tagger.names:
        return None, None
    best = tagger.best([example.form for example in snapshot.held_out], snapshot.siglum)
    return word_accuracy(best, [example.norm for example in snapshot.held_out]), None
