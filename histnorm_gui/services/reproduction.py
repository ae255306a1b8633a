"""Repeating a training from a report, and comparing what comes out with what the report says."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import closing
from dataclasses import dataclass, replace
from enum import StrEnum
from pathlib import Path

from histnorm_gui.core.errors import ErrorCode, UserError
from histnorm_gui.core.progress import CancelToken, ProgressCallback
from histnorm_gui.engine.devices import Processor
from histnorm_gui.engine.systems import traits
from histnorm_gui.engine.tagger.recipe import RECIPES
from histnorm_gui.project.models import ModelRecord
from histnorm_gui.project.repository import Project
from histnorm_gui.services.reporting import training_of
from histnorm_gui.services.reports import ManuscriptReport, Report, Training
from histnorm_gui.services.session import Session
from histnorm_gui.services.snapshots import Base, TrainingSnapshot
from histnorm_gui.services.training import train_manuscript


class Past(StrEnum):
    """Which state of the project's decisions the training was repeated from."""

    THEN = "then"  # as they were, by the project's history
    NOW = "now"  # as they are: the project's history does not lead back to that point


class Outcome(StrEnum):
    """How the accuracy came out beside that of the report."""

    EQUAL = "equal"
    WITHIN = "within"  # the interval of the report
    DIFFERENT = "different"
    UNKNOWN = "unknown"  # nothing was held out


@dataclass(frozen=True, slots=True)
class Difference:
    """Something that is another one now than in the report: its name (``environment.torch``), then and now."""

    what: str
    then: str
    now: str


@dataclass(frozen=True, slots=True)
class Comparison:
    """A repeated training beside the one of the report.

    ``same_data``: learned from and measured on exactly the same words. ``same_readings``: reads every form of the
    manuscript alike. ``differences`` are in what may be the reason for others: data, settings, versions.
    """

    siglum: str
    then: Training
    now: Training
    past: Past
    accuracy: Outcome
    same_data: bool
    same_readings: bool
    differences: tuple[Difference, ...]

    @property
    def reproduced(self) -> bool:
        """Whether the same data gave the same: all readings, or an accuracy within the interval of the report."""
        return self.same_data and (self.same_readings or self.accuracy in (Outcome.EQUAL, Outcome.WITHIN))


def to_repeat(report: Report, path: Path, siglum: str | None = None) -> list[ManuscriptReport]:
    """The manuscripts of a report whose training can be repeated: all, or the one of that siglum.

    UserError MANUSCRIPT_UNKNOWN, REPORT_WITHOUT_TRAINING.
    """
    known = [one.siglum for one in report.manuscripts]
    if siglum is not None and siglum not in known:
        raise UserError(ErrorCode.MANUSCRIPT_UNKNOWN, siglum=siglum, known=", ".join(known))
    found = [one for one in report.manuscripts if one.training is not None and siglum in (None, one.siglum)]
    if not found:
        raise UserError(ErrorCode.REPORT_WITHOUT_TRAINING, path=str(path))
    return found


def project_of(report: Report, path: Path, given: Path | None) -> Path:
    """The project file: the one that is given, or that of the report's name beside it or in the current folder."""
    if given is not None:
        return given
    name = Path(report.file).name
    found = next((place for place in (path.parent / name, Path(name)) if name and place.is_file()), None)
    if found is None:
        raise UserError(ErrorCode.REPORT_PROJECT_MISSING, path=str(path), name=name)
    return found


def reproduce(
    told: ManuscriptReport,
    project: Path,
    progress: ProgressCallback,
    cancel: CancelToken,
    lexicon: Path | None = None,
    processor: Processor | None = None,
) -> Comparison:
    """Repeat the training of one manuscript from a private copy of the project, which itself is not touched.

    ``processor`` is what is computed on (None: the CPU), whatever it was then. Raises UserError as `Project.look` and
    `train_manuscript` do; MANUSCRIPT_UNKNOWN where the project has no such manuscript, REPORT_LEXICON_MISSING where the
    system searches a word list and none is given. ValueError for a manuscript without a training.
    """
    then = told.training
    if then is None:
        raise ValueError("there is nothing to repeat")
    if then.recipe not in RECIPES:
        raise UserError(ErrorCode.SYSTEM_UNKNOWN, system=then.recipe, known=tuple(RECIPES))
    if then.lexicon is not None and lexicon is None and traits(then.system).lexicon:
        raise UserError(ErrorCode.REPORT_LEXICON_MISSING, name=then.lexicon.name)
    listed = "" if lexicon is None else str(lexicon)
    base = None
    if then.base is not None:
        _, snapshot = _snapshot(told.siglum, then, then.base.point, project, listed)
        full = replace(snapshot, seed=then.base.seed, previous=None, ranking="")
        made = train_manuscript(full, progress, cancel, then.base.threads, processor)
        base = Base(then.base.version, made.data, {**made.header, "point": then.base.point})
    past, snapshot = _snapshot(told.siglum, then, then.point, project, listed)
    outcome = train_manuscript(_as_then(snapshot, then, base), progress, cancel, then.threads, processor)
    created = str(outcome.header["created"])
    now = training_of(ModelRecord(0, snapshot.manuscript_id, then.version, created, outcome.header, True))
    if now is None:
        raise RuntimeError("a training without a record")
    return compare(told.siglum, then, now, past)


def _snapshot(siglum: str, then: Training, point: str, project: Path, lexicon: str) -> tuple[Past, TrainingSnapshot]:
    """What a training of a manuscript would have learned from at a point of the project's history."""
    looked_at = Project.look(project)
    try:
        past = Past.NOW if not point or looked_at.go_back(point) is None else Past.THEN
    except BaseException:
        looked_at.close()
        raise
    with closing(Session(looked_at)) as session:
        manuscript = session.manuscript(siglum)
        return past, session.pending_snapshot(manuscript.id, then.recipe, system=then.system, lexicon=lexicon).collect()


def _as_then(snapshot: TrainingSnapshot, then: Training, base: Base | None) -> TrainingSnapshot:
    """The snapshot as the training of the report was begun; the model before is measured in no repetition."""
    return replace(snapshot, seed=then.seed, previous=None, ranking="", base=base)


def compare(siglum: str, then: Training, now: Training, past: Past) -> Comparison:
    """Put a training beside that of a report."""
    return Comparison(
        siglum=siglum,
        then=then,
        now=now,
        past=past,
        accuracy=_outcome(then, now),
        same_data=then.data == now.data,
        same_readings=then.readings == now.readings,
        differences=tuple(_differences(then, now)),
    )


def _outcome(then: Training, now: Training) -> Outcome:
    if then.accuracy is None or now.accuracy is None or then.low is None or then.high is None:
        return Outcome.UNKNOWN
    if (then.correct, then.measured) == (now.correct, now.measured):
        return Outcome.EQUAL
    return Outcome.WITHIN if then.low <= now.accuracy <= then.high else Outcome.DIFFERENT


def _differences(then: Training, now: Training) -> Iterator[Difference]:
    yield from _between("data", _flat(then), _flat(now))
    yield from _between("settings", then.settings, now.settings)
    if then.threads != now.threads:
        yield Difference("threads", str(then.threads), str(now.threads))
    if then.lexicon != now.lexicon and traits(then.system).lexicon:
        yield Difference("lexicon", _list_name(then), _list_name(now))
    yield from _between("environment", then.environment, now.environment)


def _list_name(training: Training) -> str:
    found = training.lexicon
    return "none" if found is None else f"{found.name}, {found.words} words, {found.sha256[:12]}"


def _flat(training: Training) -> dict[str, str]:
    """The data of a training by name, each as one text."""
    data = training.data
    parts = {"own": data.own, "held_out": data.held_out}
    parts |= {f"auxiliary {siglum}": words for siglum, words in data.auxiliary.items()}
    return {name: f"{part.words} words, {part.sha256[:12]}" for name, part in parts.items()}


def _between(of: str, then: Mapping[str, object], now: Mapping[str, object]) -> Iterator[Difference]:
    for name in dict.fromkeys((*then, *now)):
        before, after = then.get(name, "none"), now.get(name, "none")
        if before != after:
            yield Difference(f"{of}.{name}", str(before), str(after))
