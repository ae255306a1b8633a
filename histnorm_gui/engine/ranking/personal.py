"""Weights for one manuscript: the shipped ones, moved by what its own decisions show (RECIPE, part 3, point 4).

Part of the own decisions is asked as if it were undecided, with the counts of the rest.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np

from histnorm_gui.core.progress import CancelToken
from histnorm_gui.engine.lexicon import Lexicon
from histnorm_gui.engine.ranking.counts import Pair
from histnorm_gui.engine.ranking.defaults import Situation
from histnorm_gui.engine.ranking.features import Bucket, Feature
from histnorm_gui.engine.ranking.minimize import minimize
from histnorm_gui.engine.ranking.practice import PARTS, exercises, joined, training_items
from histnorm_gui.engine.ranking.ranker import Numbers, Ranker, TrainingItem, fit, loss, right
from histnorm_gui.engine.ranking.sources import OtherManuscripts
from histnorm_gui.engine.ranking.tagged import TaggedForms

NEEDED = 250
"""Fewer own decisions say too little about the weights."""
MOST = 3000
"""Decisions that are asked."""
_CAUTION = 10.0
_GAIN = 0.005
"""The weights move only where, of decisions that were not looked at, this share more is suggested right."""
_ENOUGH = 40
"""With fewer decisions of a kind the confidence is left as it is."""
_DOUBT = 2.0

_TARGET = "\0"  # no siglum
_MORE = 1.5
"""Weights are moved anew when the decisions have become so many times as many."""


@dataclass(frozen=True)
class Moved:
    """Weights that were moved by so many own decisions in a situation."""

    own: int
    situation: Situation
    rankers: tuple[Ranker, Ranker]


def follow(
    before: Moved | None,
    own: Sequence[Pair],
    others: OtherManuscripts,
    situation: Situation,
    start: tuple[Ranker, Ranker],
    *,
    lexicon: Lexicon | None = None,
    tagger: TaggedForms | None = None,
) -> Moved | None:
    """The weights moved by the own decisions: those of ``before`` while they will do; None where there are none yet.

    Where there are weights for the language, ``start`` fits, and moving it was measured to gain nothing. Where those of
    another language are lent to a profile, their ranking stays, and the confidence alone follows. A tagger that was
    taught by the decisions cannot be asked of them.
    """
    if len(own) < NEEDED or situation.itself or (situation.profile and others.language.learned):
        return None
    if before is not None and len(own) < _MORE * before.own and before.situation == situation:
        return before
    moved = personal(own, others, start, lexicon=lexicon, tagger=tagger, ranking=not situation.profile)
    return Moved(len(own), situation, moved)


def personal(
    own: Sequence[Pair],
    others: OtherManuscripts,
    start: tuple[Ranker, Ranker],
    *,
    lexicon: Lexicon | None = None,
    tagger: TaggedForms | None = None,
    ranking: bool = True,
    cancel: CancelToken | None = None,
) -> tuple[Ranker, Ranker]:
    """Rankers for a manuscript with at least NEEDED decided pairs; ``tagger`` must not have learned from them.

    Where other weights would not suggest better, or without ``ranking``, the ranking stays, and the confidence alone is
    learned.
    """
    practice = exercises(
        others,
        {_TARGET: own},
        alone=not others.texts,
        amounts=(len(own),),
        longest=MOST // PARTS,
        parts=PARTS,
        lexicon=lexicon,
        tagger=lambda *_: tagger,
        cancel=cancel,
    )
    rounds: tuple[list[list[TrainingItem]], list[list[TrainingItem]]] = ([], [])
    for part in practice:  # one at a time: what each knows of many other manuscripts takes much memory
        for items, known in zip(rounds, (None, start[0]), strict=True):
            items.append(list(training_items(part, known)))
    change = _moved if ranking and _moving_helps(rounds[1], start[1]) else calibrated
    first, second = (change(joined(parts), ranker) for parts, ranker in zip(rounds, start, strict=True))
    return first, second


def calibrated(items: Sequence[TrainingItem], start: Ranker) -> Ranker:
    """The same ranking, as sure of itself as the items show it to be right: in each bucket all scores are scaled by
    one number, and another is added for none of the candidates."""
    weights, shares = dict(start.weights), dict(start.shares)
    for bucket in Bucket:
        part = [item for item in items if item.bucket is bucket]
        if len(part) >= _ENOUGH:
            scale, none = _calibrated(part, start)
            weights[bucket] = start.weights[bucket] * scale
            weights[bucket][0, Feature.NONE] += none
            shares[bucket] = start.shares.get(bucket, 1.0) * scale
    return replace(start, weights=weights, shares=shares)


def _calibrated(items: Sequence[TrainingItem], start: Ranker) -> tuple[float, float]:
    """The number by which scores are to be multiplied, and what is then added to that of none of the candidates."""
    scores = [start.scores(item.bucket, item.rows, item.amounts) for item in items]

    def value(point: Numbers) -> tuple[float, Numbers]:
        scale, none = float(np.exp(point[0])), float(point[1])
        total, gradient = 0.0, np.zeros(2)
        for item, score in zip(items, scores, strict=True):
            raw = score * scale
            raw[-1] += none
            chances = np.exp(raw - raw.max())
            chances /= chances.sum()
            total -= float(np.log(max(chances[item.gold], 1e-12)))
            expected = chances.copy()
            expected[item.gold] -= 1.0
            gradient += (float(expected @ score) * scale, float(expected[-1]))
        pull = _DOUBT * point / len(items)
        return total / len(items) + float(pull @ point), gradient / len(items) + 2 * pull

    log_scale, none = minimize(value, np.zeros(2), 30)
    return float(np.exp(log_scale)), float(none)


def _moving_helps(parts: Sequence[Sequence[TrainingItem]], start: Ranker) -> bool:
    """Whether each part of the decisions is better suggested with weights that the other parts have moved."""
    before, after, count = 0, 0, 0
    losses = [0.0, 0.0]
    for number, asked in enumerate(parts):
        moved = _moved(joined(part for other, part in enumerate(parts) if other != number), start)
        before += right(start, asked)
        after += right(moved, asked)
        count += len(asked)
        for place, ranker in enumerate((start, moved)):
            losses[place] += loss(ranker, asked) * len(asked)
    return after - before >= _GAIN * count and losses[1] < losses[0]


def _moved(items: Sequence[TrainingItem], start: Ranker) -> Ranker:
    return fit(items, start=start, strength=_CAUTION / max(1, len(items)), slope_strength=1e6, iterations=40)
