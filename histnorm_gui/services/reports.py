"""The machine-readable report on a project: how its normalizations came about, without a word of them.

A JSON file. Checksums tell whether something is the same without saying what it is.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path

from histnorm_gui.core.errors import ErrorCode, UserError
from histnorm_gui.services.records import Misfit, from_json, to_json

KIND = "histnorm report"
SCHEMA = 1
_LARGEST = 64 << 20  # bytes; a report on 200 manuscripts has less than one MB
_MOST_THREADS = 1024
NEEDED = (
    "To repeat the trainings: this report, the project file that it names (histnorm keeps every decision in it and goes"
    " back to the state of each training), the word list where there is one, and the versions under environment. Run:"
    " histnorm reproduce REPORT --project PROJECT"
)


@dataclass(frozen=True, slots=True)
class Words:
    """So many words with their normalizations, and the SHA-256 of them in their order."""

    words: int
    sha256: str


@dataclass(frozen=True, slots=True)
class Data:
    """What a training learned from (``own`` and ``auxiliary``, by siglum) and was measured on (``held_out``)."""

    own: Words
    held_out: Words
    auxiliary: Mapping[str, Words]


@dataclass(frozen=True, slots=True)
class WordList:
    """A lexicon: the name of its file, its number of words, and the SHA-256 of its lines."""

    name: str
    words: int
    sha256: str


@dataclass(frozen=True, slots=True)
class Readings:
    """How the model reads all forms of the manuscript: how many, and the SHA-256 of forms with their best readings."""

    forms: int
    sha256: str


@dataclass(frozen=True, slots=True)
class Suggestions:
    """What the editor was shown: the system's name, its language profile (empty: not known), its word list."""

    system: str
    profile: str
    lexicon: WordList | None


@dataclass(frozen=True, slots=True)
class Settings:
    """What is chosen for a manuscript now: the system whose suggestions are shown, the one that is trained and its
    recipe, the language profile (empty: the system has none) and the word list."""

    system: str
    trained: str
    recipe: str
    profile: str
    lexicon: WordList | None

    @property
    def suggestions(self) -> Suggestions:
        """What the editor is shown with them."""
        return Suggestions(self.system, self.profile, self.lexicon)


@dataclass(frozen=True, slots=True)
class BaseTraining:
    """The training in full that another one went on from: what is needed to repeat it, beside what both share."""

    version: int
    point: str
    seed: int
    threads: int


@dataclass(frozen=True, slots=True)
class Training:
    """A training, with all that is needed to repeat it.

    ``point`` names the last step of the project's history before it; ``created`` is UTC in ISO 8601. Of ``measured``
    held-out words ``correct`` were read right; ``low`` and ``high`` delimit the 95% interval of the accuracy (Wilson).
    ``base`` is what it went on from; None where the model was trained in full.
    """

    version: int
    created: str
    system: str
    recipe: str
    settings: Mapping[str, object]
    passes: int
    seed: int
    threads: int
    point: str
    data: Data
    lexicon: WordList | None
    ranking: str
    profile: str
    measured: int
    correct: int
    accuracy: float | None
    low: float | None
    high: float | None
    readings: Readings
    environment: Mapping[str, str]
    base: BaseTraining | None


@dataclass(frozen=True, slots=True)
class ManuscriptReport:
    """One manuscript: its size, and how its decisions came about.

    ``accepted`` and ``corrected`` are decisions made in the program, ``sources`` counts them by what the editor did.
    ``version`` is that of its newest model; ``training`` is None where there is no model, or one of a histnorm that did
    not keep enough of it. ``settings`` are those in force; None where the project has chosen none.
    """

    siglum: str
    source_sha256: str
    tokens: int
    words: int
    decided: int
    accepted: int
    corrected: int
    imported: int
    sources: Mapping[str, int]
    version: int | None
    training: Training | None
    settings: Settings | None = None


@dataclass(frozen=True, slots=True)
class Report:
    """A whole report; ``project`` is what all copies of the project have in common, ``file`` the name of the file.

    ``suggestions`` is None where it is not known how they were made, as for a project that was never open in a window.
    """

    kind: str
    schema: int
    written: str
    needed: str
    project: str
    file: str
    environment: Mapping[str, str]
    suggestions: Suggestions | None
    manuscripts: tuple[ManuscriptReport, ...]

    def of(self, siglum: str) -> Report:
        """The report on one of its manuscripts alone."""
        found = tuple(one for one in self.manuscripts if one.siglum == siglum)
        shown = next((one.settings.suggestions for one in found if one.settings is not None), self.suggestions)
        return replace(self, manuscripts=found, suggestions=shown)

    def to_bytes(self) -> bytes:
        """The report as a JSON file."""
        return (json.dumps(to_json(self), ensure_ascii=False, indent=2) + "\n").encode("utf-8")


def read_report(path: Path) -> Report:
    """Read a report.

    Raises UserError: FILE_MISSING, FILE_IS_DIRECTORY, FILE_UNREADABLE; REPORT_FOREIGN for anything else than a report,
    REPORT_NEWER for one of a newer program, REPORT_DAMAGED naming what does not fit.
    """
    value = _parsed(path)
    if not isinstance(value, dict) or value.get("kind") != KIND:
        raise UserError(ErrorCode.REPORT_FOREIGN, path=str(path))
    schema = value.get("schema")
    if not isinstance(schema, int) or schema < 1:
        raise UserError(ErrorCode.REPORT_DAMAGED, path=str(path), entry="schema")
    if schema > SCHEMA:
        raise UserError(ErrorCode.REPORT_NEWER, path=str(path), found=schema, supported=SCHEMA)
    try:
        report: Report = from_json(Report, value)
    except Misfit as misfit:
        raise UserError(ErrorCode.REPORT_DAMAGED, path=str(path), entry=misfit.place) from None
    for at, one in enumerate(report.manuscripts):
        if one.training is not None and (entry := _impossible(one.training)):
            raise UserError(ErrorCode.REPORT_DAMAGED, path=str(path), entry=f"manuscripts[{at}].training.{entry}")
    return report


def _impossible(training: Training) -> str:
    """The name of a number that no training can have; empty where all are sound."""
    sound = {
        "seed": abs(training.seed) < 1 << 63,
        "threads": 1 <= training.threads <= _MOST_THREADS,
        "base.seed": training.base is None or abs(training.base.seed) < 1 << 63,
        "base.threads": training.base is None or 1 <= training.base.threads <= _MOST_THREADS,
        "correct": 0 <= training.correct <= training.measured,
    }
    return next((name for name, is_sound in sound.items() if not is_sound), "")


def _parsed(path: Path) -> object:
    if path.is_dir():
        raise UserError(ErrorCode.FILE_IS_DIRECTORY, path=str(path))
    try:
        with path.open("rb") as file:
            data = file.read(_LARGEST + 1)
    except FileNotFoundError:
        raise UserError(ErrorCode.FILE_MISSING, path=str(path)) from None
    except OSError as error:
        raise UserError(ErrorCode.FILE_UNREADABLE, path=str(path), reason=error.strerror or str(error)) from None
    try:
        return json.loads(data.decode("utf-8-sig")) if len(data) <= _LARGEST else None
    except (ValueError, RecursionError):
        return None
