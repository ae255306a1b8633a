"""The effort of editing a corpus: simulated editors over systems, settings and manuscripts; which cells there are, and
doing one."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import NamedTuple

from histnorm_gui import __version__
from histnorm_gui.core.errors import ErrorCode, UserError
from histnorm_gui.core.progress import CancelToken, ProgressCallback, ignore_progress
from histnorm_gui.engine.base import Example
from histnorm_gui.engine.experiments import named_checksum
from histnorm_gui.engine.joint.shared import GROUPS, Shared
from histnorm_gui.engine.lexicon import Lexicon
from histnorm_gui.engine.prepared import Prepared
from histnorm_gui.engine.results import NO_RECIPE
from histnorm_gui.engine.simulate import Simulation, Step, simulate
from histnorm_gui.engine.systems import make_assistant, traits

NOTHING, TRAIN, FULL = "nothing", "train", "full"
SETTINGS = (NOTHING, TRAIN, FULL)
"""What an editor has of other manuscripts: nothing, their training parts (whose passages are not those that she edits),
or their full texts (in which parallel passages are known)."""
WHOLE = 0
"""The number of words that means the whole text."""


@dataclass(frozen=True, slots=True)
class Text:
    """A manuscript in reading order: its ``opening`` (the parts dev and test), then its training part."""

    opening: tuple[Example, ...]
    train: tuple[Example, ...]

    @property
    def whole(self) -> tuple[Example, ...]:
        """All of it."""
        return self.opening + self.train


@dataclass(frozen=True, slots=True)
class Texts:
    """Manuscripts by siglum, from the folder ``path``; ``lexicon`` is the lines of a word list, with its name."""

    manuscripts: Mapping[str, Text]
    path: str = ""
    lexicon: tuple[str, ...] = ()
    lexicon_name: str = ""

    @property
    def lexicon_id(self) -> str:
        """The name of the word list with a checksum of its lines, empty where there is none."""
        return named_checksum(self.lexicon_name, self.lexicon)


class EffortColumn(NamedTuple):
    """What is compared: a system with its recipe and lexicon, and how it was used, in one setting."""

    setting: str
    system: str
    recipe: str
    lexicon: str
    tokens: int
    retrain_every: int
    seed: int


@dataclass(frozen=True, slots=True, order=True)
class EffortCell:
    """One editor: she walks the first ``tokens`` words of a manuscript (WHOLE: all) with a system.

    ``setting`` is one of SETTINGS; ``lexicon`` names the word list and its content, empty where none is used;
    ``recipe`` is NO_RECIPE for systems that have none.
    """

    system: str
    recipe: str
    setting: str
    manuscript: str
    tokens: int
    retrain_every: int
    seed: int
    lexicon: str = ""

    @property
    def column(self) -> EffortColumn:
        """The column of a table to which the cell belongs."""
        return EffortColumn(
            self.setting, self.system, self.recipe, self.lexicon, self.tokens, self.retrain_every, self.seed
        )


@dataclass(frozen=True, slots=True)
class EffortResult:
    """A finished cell: ``words`` were walked, other figures as in ``Simulation``; ``version`` of histnorm."""

    cell: EffortCell
    words: int
    corrections: int
    keys: int
    typing_keys: int
    top1: float
    top5: float
    calibration_error: float
    begin_seconds: float
    retrain_seconds: tuple[float, ...]
    follow_seconds: float
    curve: tuple[tuple[int, float], ...]
    version: str = __version__

    @staticmethod
    def of(cell: EffortCell, simulation: Simulation) -> EffortResult:
        """The figures of a walk."""
        return EffortResult(
            cell,
            len(simulation.steps),
            simulation.corrections,
            simulation.keys,
            simulation.typing_keys,
            simulation.top1,
            simulation.top5,
            simulation.calibration_error,
            simulation.begin_seconds,
            simulation.retrain_seconds,
            simulation.follow_seconds,
            simulation.curve,
        )

    @property
    def corrections_per_1000(self) -> float:
        """Corrections per 1,000 words."""
        return 1000 * self.corrections / self.words if self.words else 0.0

    @property
    def seconds(self) -> float:
        """All that the system took."""
        return self.begin_seconds + sum(self.retrain_seconds) + self.follow_seconds


@dataclass(frozen=True, slots=True)
class EffortGrid:
    """What is to be measured: every combination."""

    systems: Sequence[str]
    settings: Sequence[str]
    manuscripts: Sequence[str]
    tokens: int = 1000
    retrain_every: int = 100
    seed: int = 1
    recipe: str = "default"


def plan_effort(grid: EffortGrid, texts: Texts) -> list[EffortCell]:
    """The cells of a grid, whole tables first; UserError for unknown systems and manuscripts."""
    for siglum in grid.manuscripts:
        if siglum not in texts.manuscripts:
            known = tuple(sorted(texts.manuscripts))
            raise UserError(ErrorCode.CORPUS_MANUSCRIPT_UNKNOWN, siglum=siglum, path=texts.path, known=known)
    return list(dict.fromkeys(_cells(grid, texts)))


def _cells(grid: EffortGrid, texts: Texts) -> Iterator[EffortCell]:
    for system in grid.systems:
        about = traits(system)
        recipe = grid.recipe if about.recipe else NO_RECIPE
        lexicon = texts.lexicon_id if about.lexicon else ""
        for setting in grid.settings:
            for siglum in grid.manuscripts:
                yield EffortCell(system, recipe, setting, siglum, grid.tokens, grid.retrain_every, grid.seed, lexicon)


def shared_of(texts: Texts, taggers: Path | None = None, groups: int = GROUPS) -> Shared:
    """What the cells of some texts have in common; taggers learn from training parts and are kept in that folder."""
    train = {siglum: text.train for siglum, text in texts.manuscripts.items()}
    return Shared(
        train,
        lambda: {siglum: text.whole for siglum, text in texts.manuscripts.items()},
        words=texts.lexicon,
        folder=taggers,
        groups=groups,
    )


def needs_tagger(cell: EffortCell) -> bool:
    """Whether a cell reads with a tagger that others were trained for."""
    return cell.setting != NOTHING and traits(cell.system).parts


@dataclass
class EffortBench:
    """Where cells are done. What is expensive is made ready once: the word list, the alignments, and the taggers of
    ``groups`` of manuscripts, which are kept in the folder ``taggers``."""

    texts: Texts
    taggers: Path | None = None
    groups: int = GROUPS
    _lexicon: Lexicon | None = field(default=None, init=False)

    @cached_property
    def shared(self) -> Shared:
        """What the cells have in common."""
        return shared_of(self.texts, self.taggers, self.groups)

    def run(
        self, cell: EffortCell, *, progress: ProgressCallback = ignore_progress, cancel: CancelToken | None = None
    ) -> tuple[EffortResult, tuple[Step, ...]]:
        """Walk one manuscript on one thread; UserError where the system cannot be used, and Cancelled."""
        assistant = make_assistant(
            cell.system,
            "default" if cell.recipe == NO_RECIPE else cell.recipe,
            seed=cell.seed,
            threads=1,
            lexicon=self._lexicon_of(cell),
            prepared=self._prepared(cell, cancel),
        )
        simulation = simulate(
            assistant,
            self.texts.manuscripts[cell.manuscript].whole,
            others_of(self.texts, cell),
            tokens=None if cell.tokens == WHOLE else cell.tokens,
            retrain_every=cell.retrain_every,
            progress=progress,
            cancel=cancel,
        )
        return EffortResult.of(cell, simulation), simulation.steps

    def _prepared(self, cell: EffortCell, cancel: CancelToken | None) -> Prepared | None:
        if not traits(cell.system).parts:
            return None
        if not needs_tagger(cell):
            return self.shared.alone(cell.manuscript)
        return self.shared.prepared(cell.manuscript, seed=cell.seed, whole=cell.setting == FULL, cancel=cancel)

    def _lexicon_of(self, cell: EffortCell) -> Lexicon | None:
        if not cell.lexicon:
            return None
        if self._lexicon is None:
            self._lexicon = Lexicon.from_lines(self.texts.lexicon)
            self._lexicon.tries()  # built now, so that no cell's time has it in it
        return self._lexicon


def others_of(texts: Texts, cell: EffortCell) -> dict[str, Sequence[Example]]:
    """What the editor has of the other manuscripts in a cell's setting, by siglum."""
    if cell.setting == NOTHING:
        return {}
    others = {siglum: text for siglum, text in texts.manuscripts.items() if siglum != cell.manuscript}
    return {siglum: text.whole if cell.setting == FULL else text.train for siglum, text in others.items()}
