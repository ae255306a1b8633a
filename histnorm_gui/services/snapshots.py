"""What goes into a training, frozen, and what comes out of it."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import islice

from histnorm_gui.core.errors import OF_DEVICES, ErrorCode, UserError
from histnorm_gui.core.model import Manuscript
from histnorm_gui.core.preferences import CPU
from histnorm_gui.core.progress import UNWATCHED, Watch
from histnorm_gui.core.suggestion import Reading
from histnorm_gui.engine.base import Example
from histnorm_gui.project.repository import Project
from histnorm_gui.services.frozen_text import FrozenText
from histnorm_gui.services.manuscript_text import ManuscriptText

MINIMUM_DECISIONS = 20
"""Fewer decided words than this teach a network nothing that the memory does not know."""
HELD_OUT_EVERY = 10
"""One decided word in so many is held out to measure the model on."""
HELD_OUT_FROM = 100
"""With fewer decisions every one is needed for learning."""
_COLLECTING = "load"  # the stage of work
RECOGNIZED_BY = 5000
"""Words by which a language is recognized, as many as the ranking looks at."""


@dataclass(frozen=True, slots=True)
class Base:
    """A model that was trained in full, to go on from: its version, its bytes, and what is kept of its training."""

    version: int
    data: bytes
    header: Mapping[str, object]


@dataclass(frozen=True, slots=True)
class TrainingSnapshot:
    """What a training learns from, frozen when it was asked for.

    ``examples`` are the decided words of the manuscript in reading order, without the ``held_out`` ones, on which
    the model is only measured; ``auxiliary`` are the decided words of the other manuscripts by siglum; ``forms`` are
    the distinct forms to suggest for; ``previous`` is the model before, to be measured beside the new one (None: there
    is none, or it has no weights). ``system`` is one of engine.systems; ``lexicon`` the path of a word list for those
    that search one, or empty. ``point`` is the newest event of the project's history then. ``ranking`` names the system
    whose suggestions the editor sees, and ``profile`` its language profile (empty: recognized by ``beginning``, the
    first words of the text). ``device`` is what is computed on. ``base`` is what may be gone on from; without one
    the model is trained in full.
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
    system: str = "mtl"
    lexicon: str = ""
    point: str = ""
    ranking: str = ""
    profile: str = ""
    beginning: tuple[str, ...] = ()
    device: str = CPU
    base: Base | None = None


@dataclass(frozen=True, slots=True)
class TrainingOutcome:
    """A trained model as checkpoint bytes, what is told about it (``header``, plain JSON values), and its readings."""

    manuscript_id: int
    data: bytes
    header: Mapping[str, object]
    readings: Mapping[str, tuple[Reading, ...]] = field(default_factory=dict)


def device_failure(header: Mapping[str, object]) -> UserError | None:
    """Why a training was not computed on what was wanted, by what is kept of it; None where it was."""
    told = header.get("device_failure")
    if not isinstance(told, Mapping) or told.get("code") not in OF_DEVICES:
        return None
    return UserError(ErrorCode(told["code"]), **{str(name): value for name, value in told.items() if name != "code"})


def base_version(header: Mapping[str, object]) -> int | None:
    """The version that a model goes on from, by what is kept of its training; None where it was trained in full."""
    base = header.get("base")
    version = base.get("version") if isinstance(base, Mapping) else None
    return version if isinstance(version, int) else None


def is_held_out(token_id: int) -> bool:
    """Whether a token is kept for measuring.

    Depends on the token alone, so that no version of the model has ever learned from it and all compare fairly.
    """
    return (token_id * 2654435761 >> 12) % HELD_OUT_EVERY == 0


class PendingSnapshot:
    """A snapshot of which the decisions of other manuscripts are still to be read, which takes long in a large project:
    ``collect`` may be called on any thread.

    What it gives is of the moment in which this was made, unless a manuscript in ``others`` was changed meanwhile.
    """

    def __init__(
        self,
        project: Project,
        text: ManuscriptText,
        others: Sequence[Manuscript],
        recipe: str,
        system: str = "mtl",
        lexicon: str = "",
    ) -> None:
        """UserError(TOO_FEW_DECISIONS) below the minimum. Everything that was done must be in the file."""
        self._project, self._manuscript, self._text = project, text.manuscript, FrozenText(text)
        self._sigla = {other.id: other.siglum for other in others}
        self._recipe, self._system, self._lexicon = recipe, system, lexicon
        found = sum(1 for _ in islice(self._text.lessons(), MINIMUM_DECISIONS))
        if found < MINIMUM_DECISIONS:
            raise UserError(ErrorCode.TOO_FEW_DECISIONS, found=found, needed=MINIMUM_DECISIONS)
        self._point = project.newest_event()

    @property
    def siglum(self) -> str:
        """Of which manuscript it is."""
        return self._manuscript.siglum

    @property
    def others(self) -> Collection[int]:
        """The other manuscripts, by their ids."""
        return self._sigla.keys()

    def collect(self, watch: Watch = UNWATCHED) -> TrainingSnapshot:
        """The decided words of the manuscript and the others, but excluded ones; Cancelled when the watch says so."""
        identity, project = self._manuscript.id, self._project
        decided = list(self._text.numbered_lessons())
        measure = len(decided) >= HELD_OUT_FROM
        examples, held_out = (
            tuple(Example(*lesson) for token_id, lesson in decided if (measure and is_held_out(token_id)) is wanted)
            for wanted in (False, True)
        )
        auxiliary: dict[str, tuple[Example, ...]] = {}
        for other, siglum in sorted(self._sigla.items()):
            watch.step(_COLLECTING, 0, 0)  # one at a time, so that a decision meanwhile does not wait for all of them
            if found := tuple(Example(form, norm) for _, form, norm in project.decided_pairs(other)):
                auxiliary[siglum] = found
        words = list(self._text.words())
        return TrainingSnapshot(
            manuscript_id=identity,
            siglum=self.siglum,
            recipe=self._recipe,
            examples=examples,
            held_out=held_out,
            auxiliary=auxiliary,
            forms=tuple(dict.fromkeys(words)),
            previous=project.model_data(identity),
            system=self._system,
            lexicon=self._lexicon,
            point=self._point,
            beginning=tuple(words[:RECOGNIZED_BY]),
        )
