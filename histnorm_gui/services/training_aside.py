"""Trainings beside a window: in a process of their own, so that the window's process neither loads torch nor computes.

What goes over is packed in stretches: pickling many small objects at once would keep the interpreter from the keys.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial

from histnorm_gui.core.errors import ErrorCode, UserError
from histnorm_gui.core.progress import CancelToken, ProgressCallback, Watch
from histnorm_gui.engine.aside import run_aside
from histnorm_gui.engine.base import Example
from histnorm_gui.project.models import PackedReadings
from histnorm_gui.services.snapshots import TrainingOutcome, TrainingSnapshot

_STRETCH = 2_000
"""So many examples are packed at once, in about a millisecond."""


@dataclass(frozen=True, slots=True)
class PackedSnapshot:
    """A snapshot whose examples are texts of JSON, each a list of forms and one of normalizations."""

    rest: TrainingSnapshot
    examples: Sequence[str]
    held_out: Sequence[str]
    auxiliary: Mapping[str, Sequence[str]]

    @classmethod
    def of(cls, snapshot: TrainingSnapshot) -> PackedSnapshot:
        """The same, ready to be sent."""
        return cls(
            replace(snapshot, examples=(), held_out=(), auxiliary={}),
            _packed(snapshot.examples),
            _packed(snapshot.held_out),
            {siglum: _packed(examples) for siglum, examples in snapshot.auxiliary.items()},
        )

    def snapshot(self) -> TrainingSnapshot:
        """The snapshot as it was."""
        return replace(
            self.rest,
            examples=_unpacked(self.examples),
            held_out=_unpacked(self.held_out),
            auxiliary={siglum: _unpacked(examples) for siglum, examples in self.auxiliary.items()},
        )


def _packed(examples: Sequence[Example]) -> list[str]:
    stretches = (examples[at : at + _STRETCH] for at in range(0, len(examples), _STRETCH))
    return [json.dumps([[one.form for one in stretch], [one.norm for one in stretch]]) for stretch in stretches]


def _unpacked(packed: Sequence[str]) -> tuple[Example, ...]:
    return tuple(Example(*pair) for text in packed for pair in zip(*json.loads(text), strict=True))


def train_beside_window(snapshot: TrainingSnapshot, progress: ProgressCallback, cancel: CancelToken) -> TrainingOutcome:
    """As ``training.train_manuscript``, without the window having to wait for the interpreter; Cancelled at once,
    whatever is being done, and RuntimeError where the process died."""
    return run_aside(partial(train_packed, PackedSnapshot.of(snapshot)), progress, cancel)


def train_packed(packed: PackedSnapshot, progress: ProgressCallback, cancel: CancelToken) -> TrainingOutcome:
    """What the process does."""
    from histnorm_gui.services.training import train_manuscript, training_threads

    outcome = train_manuscript(packed.snapshot(), progress, cancel, training_threads())
    return replace(outcome, readings=PackedReadings.of(outcome.readings))


_Failure = tuple[ErrorCode, Mapping[str, object]]


def teach_beside_window(
    decided: Callable[[], Iterable[tuple[int, str, str]]],
    sigla: Mapping[int, str],
    language: str,
    device: str,
    watch: Watch,
) -> tuple[bytes, UserError | None]:
    """What ``teaching.taught`` gives, and why it was not computed on the device that was chosen, where that is so.

    ``decided`` gives manuscript, form and normalization of all decisions; ``sigla`` are those of the manuscripts.
    Raises as ``taught`` does, and Cancelled at once.
    """
    texts: dict[str, list[Example]] = {}
    for identity, form, norm in decided():
        if identity in sigla:
            texts.setdefault(sigla[identity], []).append(Example(form, norm))
    packed = {siglum: _packed(text) for siglum, text in texts.items()}
    data, failure = run_aside(partial(teach_packed, packed, language, device), *watch.parts)
    return data, None if failure is None else UserError(failure[0], **failure[1])


def teach_packed(
    packed: Mapping[str, Sequence[str]], language: str, device: str, progress: ProgressCallback, cancel: CancelToken
) -> tuple[bytes, _Failure | None]:
    """What the process does."""
    from histnorm_gui.engine.devices import Processor
    from histnorm_gui.services.teaching import taught

    processor = Processor(device)
    texts = {siglum: _unpacked(text) for siglum, text in packed.items()}
    data = taught(texts, language, Watch(progress, cancel), processor)
    failure = processor.failure
    return data, None if failure is None else (failure.code, failure.args_by_name)
