"""Making the report on a project: what its file says of its manuscripts, their decisions and their models."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from datetime import UTC, datetime
from math import sqrt

from histnorm_gui.core.model import DecisionSource, Manuscript, Status
from histnorm_gui.core.preferences import LEXICON, PROFILE, RECIPE, SYSTEM, Preferences
from histnorm_gui.project.models import ModelRecord
from histnorm_gui.project.repository import Project
from histnorm_gui.project.tallies import Decisions
from histnorm_gui.services.project_choices import CHOICES, chosen, chosen_file, trained_system
from histnorm_gui.services.records import Misfit, from_json
from histnorm_gui.services.reports import (
    KIND,
    NEEDED,
    SCHEMA,
    ManuscriptReport,
    Report,
    Settings,
    Suggestions,
    Training,
    WordList,
)
from histnorm_gui.services.snapshots import RECOGNIZED_BY
from histnorm_gui.services.training_record import COMBINED, environment, lexicon_record, profile_used

_Z = 1.959964  # of a 95% interval


def make_report(project: Project, manuscripts: Sequence[Manuscript], choices: Preferences | None = None) -> Report:
    """The report on some manuscripts of a project, as they are now. May be called from any thread.

    ``choices`` are the settings in force: by default what the project has chosen. Where it has chosen nothing, the
    suggestions are those that were shown when the newest model was trained.
    """
    if choices is None and (kept := chosen(project.get_setting(CHOICES))):
        choices = Preferences(kept.get, lambda _key, _value: None)
    counts, decisions = project.counts(), project.decisions()
    settings = () if choices is None else tuple(_settings(project, choices, manuscripts))
    found = tuple(
        _manuscript(project, one, counts[one.id], decisions[one.id], settings[at] if settings else None)
        for at, one in enumerate(manuscripts)
    )
    return Report(
        kind=KIND,
        schema=SCHEMA,
        written=datetime.now(UTC).isoformat(timespec="seconds"),
        needed=NEEDED,
        project=project.lineage().project,
        file=project.path.name,
        environment=environment(),
        suggestions=settings[0].suggestions if settings else _shown_then(found),
        manuscripts=found,
    )


def _settings(project: Project, choices: Preferences, manuscripts: Sequence[Manuscript]) -> Iterator[Settings]:
    """What is in force for each manuscript: the language is recognized in each where none is chosen."""
    system, profile, path = (choices.text(option) for option in (SYSTEM, PROFILE, LEXICON))
    listed = lexicon_record(str(chosen_file(path, project.path) or "") if path else "")
    lexicon: WordList | None = None if listed is None else from_json(WordList, listed)
    for manuscript in manuscripts:
        beginning = _beginning(project, manuscript) if system == COMBINED and not profile else ()
        used = profile_used(profile, beginning) if system == COMBINED else ""
        yield Settings(system, trained_system(choices), choices.text(RECIPE), used, lexicon)


def _beginning(project: Project, manuscript: Manuscript) -> tuple[str, ...]:
    tokens = project.tokens(manuscript.id)
    return tuple(tokens.made(row).form for row in tokens.words()[:RECOGNIZED_BY])


def _shown_then(manuscripts: Sequence[ManuscriptReport]) -> Suggestions | None:
    trainings = [one.training for one in manuscripts if one.training is not None and one.training.ranking]
    if not trainings:
        return None
    newest = max(trainings, key=lambda training: training.created)
    return Suggestions(newest.ranking, newest.profile, newest.lexicon)


def _manuscript(
    project: Project,
    manuscript: Manuscript,
    counts: tuple[int, int],
    decisions: Decisions,
    settings: Settings | None,
) -> ManuscriptReport:
    words, decided = counts
    models = project.models(manuscript.id)
    sources = {source.value: decisions.from_source(source) for source in DecisionSource}
    return ManuscriptReport(
        siglum=manuscript.siglum,
        source_sha256=project.source_digest(manuscript.id),
        tokens=decisions.tokens,
        words=words,
        decided=decided,
        accepted=decisions.with_status(Status.ACCEPTED),
        corrected=decisions.with_status(Status.CORRECTED),
        imported=decisions.from_source(DecisionSource.IMPORTED),
        sources={source: count for source, count in sources.items() if count},
        version=models[-1].version if models else None,
        training=training_of(models[-1]) if models else None,
        settings=settings,
    )


def training_of(model: ModelRecord) -> Training | None:
    """What is known of how a model came about; None where it was trained before all of that was kept."""
    header = dict(model.header)
    low, high = wilson(header.get("correct"), header.get("measured"))
    told: Mapping[str, object] = {
        **header,
        "base": header.get("base"),
        "version": model.version,
        "created": model.created,
        "low": low,
        "high": high,
    }
    try:
        training: Training = from_json(Training, told)
    except Misfit:
        return None
    return training


def wilson(correct: object, measured: object) -> tuple[float | None, float | None]:
    """Wilson's 95% interval of a share, from counts; (None, None) where nothing was measured."""
    if not isinstance(correct, int) or not isinstance(measured, int) or not 0 <= correct <= measured or not measured:
        return None, None
    share, z = correct / measured, _Z
    middle = share + z * z / (2 * measured)
    spread = z * sqrt(share * (1 - share) / measured + z * z / (4 * measured * measured))
    scale = 1 + z * z / measured
    # Rounding must not leave a share of 0 or 1 outside of its own interval.
    return min(share, max(0.0, (middle - spread) / scale)), max(share, min(1.0, (middle + spread) / scale))
