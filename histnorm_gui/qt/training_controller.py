"""Trainings of the window: started by hand or by the number of new decisions, watched, cancelled, swapped in."""

from __future__ import annotations

import time
from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from PySide6.QtCore import QObject, Signal

from histnorm_gui.core.errors import UserError
from histnorm_gui.core.preferences import (
    AUTO_RETRAIN,
    AUTO_RETRAIN_EVERY,
    DEVICE,
    PROFILE,
    RECIPE,
    SYSTEM,
    Preferences,
)
from histnorm_gui.core.progress import CancelToken, Progress, ProgressCallback, Watch
from histnorm_gui.qt.jobs import Job, Jobs
from histnorm_gui.services.continuing import newest_base
from histnorm_gui.services.project_choices import lexicon_of, trained_system
from histnorm_gui.services.session import Session
from histnorm_gui.services.snapshots import (
    PendingSnapshot,
    TrainingOutcome,
    TrainingSnapshot,
    base_version,
    device_failure,
)

KIND = "training"
PATIENCE = 10.0
"""Seconds after which a training that was asked for is not given up without a word."""


@dataclass(frozen=True, slots=True)
class TrainingState:
    """A training under way as the window shows it: ``seconds_left`` is None until it can be told.

    ``losses`` and the ``accuracies`` on held-out decisions are those of its passes so far.
    """

    siglum: str
    version: int
    stage: str = "load"
    share: float = 0.0
    seconds_left: float | None = None
    losses: tuple[float, ...] = ()
    accuracies: tuple[float, ...] = ()

    @property
    def accuracy(self) -> float | None:
        """The accuracy on held-out decisions by now, 0 to 1."""
        return self.accuracies[-1] if self.accuracies else None


@dataclass(frozen=True, slots=True)
class TrainedModel:
    """The newest model of a manuscript: held-out accuracies (0 to 1) of it and of the one before, losses a pass.

    ``previous_unreadable`` says that the model before it was damaged in the file or does not fit this program.
    ``versions``: number and held-out accuracy of all models of the manuscript of which it is known, this one the last.
    ``failure`` is why it was not computed on the device that was chosen. ``bases`` are, by version, the versions that
    others went on from instead of being trained in full.
    """

    siglum: str
    version: int
    accuracy: float | None
    previous_accuracy: float | None
    losses: tuple[float, ...]
    seconds: float
    previous_unreadable: bool = False
    system: str = "mtl"
    versions: tuple[tuple[int, float], ...] = ()
    failure: UserError | None = None
    bases: Mapping[int, int] = field(default_factory=dict)

    @property
    def base(self) -> int | None:
        """The version that this one goes on from; None where it was trained in full."""
        return self.bases.get(self.version)


class TrainingController(QObject):
    """Runs at most one training at a time, on the decisions as they were when it began."""

    progressed = Signal(object)  # TrainingState
    finished = Signal(object)  # TrainedModel
    failed = Signal(object, str)  # exception, thread
    cancelled = Signal()
    ended = Signal()

    def __init__(self, jobs: Jobs, preferences: Preferences, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._jobs = jobs
        self._preferences = preferences
        self._session: Session | None = None
        self._state: TrainingState | None = None
        self._job: Job | None = None
        self._began = 0.0
        self._asked: float | None = None  # when the editor asked for the training under way
        self._new_decisions: dict[int, int] = {}
        self._touched: set[int] = set()  # manuscripts that were changed since the last snapshot was begun

    @property
    def state(self) -> TrainingState | None:
        """The training under way."""
        return self._state

    @property
    def awaited(self) -> bool:
        """Whether a training is under way that the editor has asked for and waited for a while.

        One that began by itself does so again.
        """
        return self._state is not None and self._asked is not None and time.monotonic() - self._asked >= PATIENCE

    def use(self, session: Session | None) -> None:
        """Work for another project; a training of the old one is cancelled and its result dropped."""
        self._jobs.cancel(KIND)
        self._session = session
        self._state = None
        self._new_decisions.clear()
        if session is not None:
            session.subscribe(lambda changes: self._touched.update(changes.tokens))

    def count_decisions(self, manuscript_id: int, number: int) -> None:
        """Note new decisions; begins a training by itself where the editor wants that and none is under way."""
        self._new_decisions[manuscript_id] = max(0, self._new_decisions.get(manuscript_id, 0) + number)
        due = self._new_decisions[manuscript_id] >= self._preferences.number(AUTO_RETRAIN_EVERY)
        if due and self._preferences.flag(AUTO_RETRAIN) and self._state is None and self._session is not None:
            self._asked = None
            self._start(manuscript_id, by_hand=False)

    def start(self, manuscript_id: int) -> None:
        """Train the model of a manuscript; ``failed`` says so when there is too little to learn from."""
        if self._state is None:
            self._asked = time.monotonic()
        self._start(manuscript_id, by_hand=True)

    def cancel(self) -> None:
        """Stop the training under way; the suggestions stay as they are.

        For the editor it is over at once, also while torch is still being loaded; its thread ends at its next step.
        """
        if self._state is not None:
            self._jobs.cancel(KIND)
            self._state = None
            self.cancelled.emit()
            self.ended.emit()

    def newest_model(self, manuscript_id: int) -> TrainedModel | None:
        """What is known of the newest model of a manuscript."""
        if self._session is None:
            return None
        models = self._session.models(manuscript_id)
        if not models:
            return None
        siglum = next((m.siglum for m in self._session.manuscripts() if m.id == manuscript_id), "")
        accuracies = ((model.version, _number(model.header, "accuracy")) for model in models)
        versions = tuple((version, accuracy) for version, accuracy in accuracies if accuracy is not None)
        bases = {model.version: base for model in models if (base := base_version(model.header)) is not None}
        return replace(_trained_model(siglum, models[-1].version, models[-1].header, versions), bases=bases)

    def _start(self, manuscript_id: int, *, by_hand: bool) -> None:
        session = self._session
        if session is None or self._state is not None:
            return
        try:
            pending = session.pending_snapshot(
                manuscript_id,
                self._preferences.text(RECIPE),
                system=trained_system(self._preferences),
                lexicon=lexicon_of(self._preferences, session.path),
            )
        except UserError as error:
            if by_hand:
                self.failed.emit(error, "")
            return
        self._new_decisions[manuscript_id] = 0
        models = session.models(manuscript_id)
        self._state = TrainingState(pending.siglum, models[-1].version + 1 if models else 1)
        self._began = 0.0
        self._collect(session, manuscript_id, pending, by_hand=by_hand)
        self.progressed.emit(self._state)

    def _collect(self, session: Session, manuscript_id: int, pending: PendingSnapshot, *, by_hand: bool) -> None:
        """Read what is to be learned from beside the window, then learn from it.

        A report of the training says which step of the history it learned from. Where another manuscript was changed
        meanwhile, what was read of that one may be of a later step: then all is read once more.
        """
        self._touched.clear()

        def collected(snapshot: TrainingSnapshot) -> None:
            if not self._is_current(job) or session is not self._session:
                return
            if self._touched.isdisjoint(pending.others):
                self._train(session, self._preferred(session, snapshot, by_hand=by_hand))
                return
            self._state = None
            self._start(manuscript_id, by_hand=by_hand)
            if self._state is None:
                self.ended.emit()

        job = self._job = self._jobs.start(KIND, lambda progress, cancel: pending.collect(Watch(progress, cancel)))
        job.finished.connect(collected)
        job.on_failure(lambda error, where: self._on_failed(job, error, where))
        job.start()

    def _preferred(self, session: Session, snapshot: TrainingSnapshot, *, by_hand: bool) -> TrainingSnapshot:
        """With what the preferences say of a training."""
        shown, profile = self._preferences.text(SYSTEM), self._preferences.text(PROFILE)
        snapshot = replace(snapshot, ranking=shown, profile=profile, device=self._preferences.text(DEVICE))
        # Who asks for a training gets all of it.
        return snapshot if by_hand else replace(snapshot, base=newest_base(session.file, snapshot))

    def _train(self, session: Session, snapshot: TrainingSnapshot) -> None:
        job = self._job = self._jobs.start(KIND, lambda progress, cancel: train_manuscript(snapshot, progress, cancel))
        job.progressed.connect(lambda progress: self._on_progress(job, progress))
        job.finished.connect(lambda outcome: self._on_finished(job, session, outcome))
        job.on_failure(lambda error, where: self._on_failed(job, error, where))
        job.start()

    def _is_current(self, job: Job) -> bool:
        return self._state is not None and self._job is job

    def _on_progress(self, job: Job, progress: Progress) -> None:
        if not self._is_current(job) or self._state is None:
            return
        state = self._state
        now = time.monotonic()
        if progress.stage == "train" and state.stage != "train":
            self._began = now
        losses = state.losses
        if progress.loss is not None:
            losses = (*losses, progress.loss)[-2000:]
        share = state.share
        seconds_left = state.seconds_left
        if progress.stage == "train" and progress.total:
            share = 0.95 * progress.done / progress.total
            if progress.done > 3 and progress.done < progress.total:
                seconds_left = (now - self._began) / progress.done * (progress.total - progress.done)
        elif progress.stage == "suggest" and progress.total:
            share = 0.95 + 0.05 * progress.done / progress.total
            seconds_left = None
        known = state.accuracies
        accuracies = known if progress.accuracy is None else (*known, progress.accuracy)[-2000:]
        self._state = replace(
            state, stage=progress.stage, share=share, seconds_left=seconds_left, losses=losses, accuracies=accuracies
        )
        self.progressed.emit(self._state)

    def _on_finished(self, job: Job, session: Session, outcome: TrainingOutcome) -> None:
        if not self._is_current(job) or session is not self._session or self._state is None:
            return
        state = self._state
        self._state = None
        if session.store_training(outcome):
            self.finished.emit(_trained_model(state.siglum, state.version, outcome.header))
        self.ended.emit()

    def _on_failed(self, job: Job, error: Exception, where: str) -> None:
        if self._is_current(job):
            self._state = None
            self.failed.emit(error, where)
            self.ended.emit()


def train_manuscript(snapshot: TrainingSnapshot, progress: ProgressCallback, cancel: CancelToken) -> TrainingOutcome:
    """Train in the background; what starts processes is loaded with the first training."""
    from histnorm_gui.services.training_aside import train_beside_window

    return train_beside_window(snapshot, progress, cancel)


def _number(header: Mapping[str, object], key: str) -> float | None:
    value = header.get(key)
    return float(value) if isinstance(value, int | float) else None


def _trained_model(
    siglum: str, version: int, header: object, versions: tuple[tuple[int, float], ...] = ()
) -> TrainedModel:
    values = dict(header) if isinstance(header, dict) else {}
    losses = values.get("losses")
    return TrainedModel(
        siglum,
        version,
        _number(values, "accuracy"),
        _number(values, "previous_accuracy"),
        tuple(float(loss) for loss in losses) if isinstance(losses, list) else (),
        _number(values, "seconds") or 0.0,
        bool(values.get("previous_error")),
        str(values.get("system", "mtl")),
        versions,
        device_failure(values),
    )
