"""Training the model of one manuscript from a frozen snapshot of a project's decisions.

Runs on a background thread or in a process: it touches neither the project file nor the window.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime

from histnorm_gui.core.errors import UserError
from histnorm_gui.core.metrics import word_accuracy
from histnorm_gui.core.progress import CancelToken, Progress, ProgressCallback
from histnorm_gui.core.suggestion import Reading
from histnorm_gui.core.text import lower_keep_length
from histnorm_gui.engine.base import Example
from histnorm_gui.engine.calibration import fit_temperature, tempered

Read = Callable[[Sequence[str], str], Sequence[Sequence[Reading]]]
"""The tagger's way of reading: forms and the manuscript's siglum to the readings of each form."""

MINIMUM_DECISIONS = 20
"""Fewer decided words than this teach a network nothing that the memory does not know."""
READINGS = 6
"""How many readings of a form are kept."""


@dataclass(frozen=True, slots=True)
class TrainingSnapshot:
    """What a training learns from, frozen when it was asked for.

    ``examples`` are the decided words of the manuscript in reading order, without the ``held_out`` ones, on which
    the model is only measured; ``auxiliary`` are the decided words of the other manuscripts by siglum; ``forms`` are
    the distinct forms to suggest for; ``previous`` is the model before, to be measured beside the new one.
    """

    manuscript_id: int
    siglum: str
    recipe: str
    examples: tuple[Example, ...]
    held_out: tuple[Example, ...]
    auxiliary: Mapping[str, tuple[Example, ...]]
    forms: tuple[str, ...]
    previous: bytes | None = None
    seed: int = 1


@dataclass(frozen=True, slots=True)
class TrainingOutcome:
    """A trained model as checkpoint bytes, what is told about it (``header``, plain JSON values), and its readings."""

    manuscript_id: int
    data: bytes
    header: Mapping[str, object]
    readings: Mapping[str, tuple[Reading, ...]] = field(default_factory=dict)


def training_threads() -> int:
    """Threads for a training beside a window: one core is left to the editor."""
    return max(1, (os.cpu_count() or 1) - 1)


def train_manuscript(
    snapshot: TrainingSnapshot, progress: ProgressCallback, cancel: CancelToken, threads: int | None = None
) -> TrainingOutcome:
    """Train a model for a manuscript, multi-task where other manuscripts have decisions, and read all its forms.

    Raises UserError(TOO_FEW_DECISIONS), and Cancelled within a training step after ``cancel`` was cancelled.
    """
    # torch takes seconds to load; the window must be up before that, so it is loaded with the first training.
    from histnorm_gui.engine.tagger.checkpoint import dump, load
    from histnorm_gui.engine.tagger.recipe import RECIPES
    from histnorm_gui.engine.tagger.trainer import Trained, train

    threads = threads or training_threads()
    progress(Progress(0, 0, "load"))
    previous, previous_error = _accuracy_of_previous(snapshot)
    trained: Trained | None = None
    events = train(
        snapshot.examples,
        snapshot.auxiliary,
        RECIPES[snapshot.recipe],
        name=snapshot.siglum,
        held_out=snapshot.held_out,
        seed=snapshot.seed,
        threads=threads,
    )
    for event in events:
        cancel.check()
        if isinstance(event, Trained):
            trained = event
        else:
            progress(event)
    if trained is None:
        raise RuntimeError("the training ended without a model")
    readings = _read_all(trained.tagger.read, snapshot.forms, snapshot.siglum, progress, cancel)
    temperature = _temperature(trained.tagger.read, snapshot)
    readings = {form: tempered(found, temperature)[:READINGS] for form, found in readings.items()}
    data = dump(trained.tagger)
    load(data)  # what is kept must be readable
    return TrainingOutcome(
        snapshot.manuscript_id,
        data,
        {
            "recipe": snapshot.recipe,
            "system": "mtl" if snapshot.auxiliary else "bilstm",
            "auxiliary": sorted(snapshot.auxiliary),
            "examples": len(snapshot.examples),
            "held_out": len(snapshot.held_out),
            "accuracy": trained.held_out_accuracy,
            "previous_accuracy": previous,
            "previous_error": previous_error,
            "losses": [round(loss, 5) for loss in trained.losses],
            "seconds": round(trained.seconds, 2),
            "temperature": round(temperature, 2),
            "seed": snapshot.seed,
            "created": datetime.now(UTC).isoformat(timespec="seconds"),
        },
        readings,
    )


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
    distinct = sorted({lower_keep_length(form) for form in forms}, key=lambda form: (len(form), form))
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

    if snapshot.previous is None:
        return None, None
    try:
        tagger = load(snapshot.previous)
    except UserError as error:
        return None, str(error)
    if not snapshot.held_out or snapshot.siglum not in tagger.names:
        return None, None
    best = tagger.best([example.form for example in snapshot.held_out], snapshot.siglum)
    return word_accuracy(best, [example.norm for example in snapshot.held_out]), None
