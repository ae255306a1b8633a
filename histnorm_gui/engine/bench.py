"""Doing the cells of an evaluation, one after the other; what is expensive is made once for all of them."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path

from histnorm_gui import __version__
from histnorm_gui.core.metrics import expected_calibration_error
from histnorm_gui.core.progress import CancelToken, ProgressCallback, ignore_progress
from histnorm_gui.engine.evaluate import evaluate
from histnorm_gui.engine.experiments import Corpus, training_data
from histnorm_gui.engine.joint.shared import GROUPS, Shared
from histnorm_gui.engine.lexicon import Lexicon
from histnorm_gui.engine.prepared import Prepared
from histnorm_gui.engine.ranking.parts import Part
from histnorm_gui.engine.results import NO_RECIPE, WITH_ALL, WITH_PHONES, Cell, Prediction, Result
from histnorm_gui.engine.systems import traits


def shared_of(corpus: Corpus, taggers: Path | None = None, groups: int = GROUPS) -> Shared:
    """What the cells of a corpus have in common; taggers are kept in that folder."""
    train = {siglum: parts.train for siglum, parts in corpus.manuscripts.items()}
    return Shared(train, words=corpus.lexicon, folder=taggers, groups=groups)


def needs_tagger(cell: Cell) -> bool:
    """Whether a cell reads with a tagger that others were trained for."""
    return cell.setting == WITH_ALL and traits(cell.system).parts


def parts_of(cell: Cell) -> frozenset[Part]:
    """The parts that are switched off in a cell; ValueError for one that is not known."""
    return frozenset(Part(name) for name in cell.without.split("+") if name)


@dataclass
class Bench:
    """Where cells are done. What is expensive is made ready once: the word list, the alignments, and the taggers of
    ``groups`` of manuscripts, which are kept in the folder ``taggers``."""

    corpus: Corpus
    taggers: Path | None = None
    groups: int = GROUPS
    _lexicon: Lexicon | None = field(default=None, init=False)

    @cached_property
    def shared(self) -> Shared:
        """What the cells have in common."""
        return shared_of(self.corpus, self.taggers, self.groups)

    def run(
        self, cell: Cell, *, progress: ProgressCallback = ignore_progress, cancel: CancelToken | None = None
    ) -> tuple[Result, list[Prediction]]:
        """Do one cell on one thread; UserError where it cannot be done (too little to learn from), and Cancelled."""
        parts = self.corpus.manuscripts[cell.manuscript]
        train, auxiliary, own = training_data(cell, self.corpus)
        evaluation = evaluate(
            cell.system,
            "default" if cell.recipe == NO_RECIPE else cell.recipe,
            train,
            auxiliary,
            parts.gold,
            progress=progress,
            cancel=cancel,
            seed=cell.seed,
            threads=1,
            lexicon=self._lexicon_of(cell),
            prepared=self._prepared(cell, cancel),
        )
        told = zip(parts.gold, evaluation.predictions, evaluation.confidences, strict=True)
        predictions = [
            Prediction(row.form, found if row.form else parts.formless, row.norm, confidence)
            for row, found, confidence in told
        ]
        correct = sum(row.prediction == row.norm for row in predictions)
        sure = [(row.confidence, row.prediction == row.norm) for row in predictions if row.confidence is not None]
        result = Result(
            cell,
            train_tokens=own,
            auxiliary_tokens=len(train) - own + sum(map(len, auxiliary.values())),
            accuracy=correct / len(predictions) if predictions else 0.0,
            correct=correct,
            tokens=len(predictions),
            train_seconds=evaluation.train_seconds,
            suggest_seconds=evaluation.suggest_seconds,
            version=__version__,
            calibration_error=expected_calibration_error([c for c, _ in sure], [right for _, right in sure]),
            unchanged=sum(row.form == row.norm for row in predictions),
        )
        return result, predictions

    def _prepared(self, cell: Cell, cancel: CancelToken | None) -> Prepared | None:
        if not traits(cell.system).parts:
            return None
        off = parts_of(cell)
        if needs_tagger(cell):
            return self.shared.prepared(cell.manuscript, seed=cell.seed, without=off, cancel=cancel)
        return self.shared.alone(cell.manuscript, off)

    def _lexicon_of(self, cell: Cell) -> Lexicon | None:
        if not cell.lexicon or not traits(cell.system).lexicon or cell.setting == WITH_PHONES:
            return None
        if self._lexicon is None:
            self._lexicon = Lexicon.from_lines(self.corpus.lexicon)
            self._lexicon.tries()  # built now, so that no cell's time has it in it
        return self._lexicon
