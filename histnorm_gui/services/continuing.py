"""Going on from a model that was trained in full, where little has been decided since and nothing is lost by it."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import TYPE_CHECKING

from histnorm_gui.core.errors import UserError
from histnorm_gui.core.progress import CancelToken, ProgressCallback
from histnorm_gui.core.text import is_word
from histnorm_gui.engine.base import Example
from histnorm_gui.project.models import ModelRecord
from histnorm_gui.project.repository import Project
from histnorm_gui.services.snapshots import Base, TrainingSnapshot, base_version

if TYPE_CHECKING:
    from histnorm_gui.engine.devices import Processor
    from histnorm_gui.engine.tagger.tagger import Tagger
    from histnorm_gui.engine.tagger.trainer import Trained

GROWN = 0.03
"""By this share of what taught the base its decisions may have changed since: with a tenth more, going on reads almost
a point less than a training in full (docs/decisions)."""
_TAGGERS = ("mtl", "bilstm")
_RECIPE = "default"
"""The recipe for which going on was measured (docs/decisions)."""


def newest_base(project: Project, snapshot: TrainingSnapshot) -> Base | None:
    """The newest model of the manuscript that was trained in full, if the snapshot asks for one of the same kind.

    None also where its weights are gone, where the decisions have grown too much since, and where other manuscripts
    help: going on without them was worse than the training in full.
    """
    full = [model for model in project.models(snapshot.manuscript_id) if base_version(model.header) is None]
    if not full or snapshot.recipe != _RECIPE or not _alike(full[-1], snapshot):
        return None
    data = project.model_data(snapshot.manuscript_id, full[-1].version)
    return Base(full[-1].version, data, full[-1].header) if data else None


def _alike(model: ModelRecord, snapshot: TrainingSnapshot) -> bool:
    """Whether both are of the tagger of this manuscript alone, and about as many decisions."""
    told = model.header
    if told.get("system") != "bilstm" or told.get("recipe") != snapshot.recipe or snapshot.system not in _TAGGERS:
        return False
    if snapshot.system == "mtl" and snapshot.auxiliary:
        return False
    words = told.get("examples")
    return isinstance(words, int) and abs(len(snapshot.examples) - words) <= GROWN * words


def go_on(
    snapshot: TrainingSnapshot, progress: ProgressCallback, cancel: CancelToken, threads: int, processor: Processor
) -> Trained | None:
    """Go on from the base of a snapshot; None where the model is to be trained in full.

    That is where there is no base or it cannot be read, where too many of its decisions have changed, and where the
    held-out decisions would be read worse than by the model before, by more than chance explains. Cancelled.
    """
    from histnorm_gui.engine.tagger import checkpoint, trainer

    if snapshot.base is None:
        return None
    try:
        base, taught = checkpoint.load(snapshot.base.data), checkpoint.taught_of(snapshot.base.data)
    except UserError:
        return None
    now = trainer.taught_by(snapshot.examples)
    if taught is None or base.names[0] != snapshot.siglum or taught.changed(now) > GROWN * len(taught.pairs):
        return None
    found = None
    for event in trainer.go_on(
        base,
        taught,
        snapshot.examples,
        held_out=snapshot.held_out,
        seed=snapshot.seed,
        threads=threads,
        processor=processor,
    ):
        cancel.check()
        if isinstance(event, trainer.Trained):
            found = event
        else:
            progress(event)
    return found if found is not None and not _worse(found.tagger, snapshot) else None


def _worse(tagger: Tagger, snapshot: TrainingSnapshot) -> bool:
    """Whether a tagger reads held-out words wrong that the model before read right, and hardly any the other way."""
    from histnorm_gui.engine.tagger import checkpoint

    if not snapshot.previous:
        return False
    try:
        before = checkpoint.load(snapshot.previous)
    except UserError:
        return False
    held = [example for example in snapshot.held_out if is_word(example.form)]
    if snapshot.siglum not in before.names or not held:
        return False
    then, now = (_right(one, held, snapshot.siglum) for one in (before, tagger))
    lost = sum(a and not b for a, b in zip(then, now, strict=True))
    gained = sum(b and not a for a, b in zip(then, now, strict=True))
    return lost - gained > sqrt(lost + gained)


def _right(tagger: Tagger, held: Sequence[Example], siglum: str) -> list[bool]:
    best = tagger.best([example.form for example in held], siglum)
    return [norm == example.norm for norm, example in zip(best, held, strict=True)]


def base_record(base: Base) -> dict[str, object]:
    """What is kept, of a model that goes on from another, to repeat its training."""
    return {name: base.header.get(name) for name in ("point", "seed", "threads")} | {"version": base.version}
