"""Weights for one manuscript: the shipped ones, moved by what its own decisions show (RECIPE, part 3, point 4).

Part of the own decisions is asked as if it were undecided, with the counts of the rest.
"""

from __future__ import annotations

from collections.abc import Sequence

from histnorm_gui.core.progress import CancelToken
from histnorm_gui.engine.languages import Language
from histnorm_gui.engine.lexicon import Lexicon
from histnorm_gui.engine.ranking.counts import Pair
from histnorm_gui.engine.ranking.practice import PARTS, exercises, training_items
from histnorm_gui.engine.ranking.ranker import Ranker, TrainingItem, fit, loss
from histnorm_gui.engine.ranking.sources import OtherManuscripts
from histnorm_gui.engine.ranking.tagged import TaggedForms

NEEDED = 250
"""Fewer own decisions say too little about the weights."""
MOST = 3000
"""Decisions that are asked."""
_CAUTION = 3.0
_GAIN = 0.02
"""The weights move only where a quarter of the decisions, not looked at, becomes likelier by this share."""

_TARGET = "\0"  # no siglum


def personal(
    own: Sequence[Pair],
    others: OtherManuscripts,
    language: Language,
    start: tuple[Ranker, Ranker],
    *,
    lexicon: Lexicon | None = None,
    tagger: TaggedForms | None = None,
    cancel: CancelToken | None = None,
) -> tuple[Ranker, Ranker]:
    """Rankers for a manuscript with at least NEEDED decided pairs; ``tagger`` must not have learned from them.

    Those of ``start`` where moving them does not help.
    """
    practice = list(
        exercises(
            others,
            {_TARGET: own},
            language,
            alone=not others.texts,
            amounts=(len(own),),
            longest=MOST // PARTS,
            parts=PARTS,
            lexicon=lexicon,
            tagger=lambda *_: tagger,
            cancel=cancel,
        )
    )
    rounds = [[list(training_items(part, known)) for part in practice] for known in (None, start[0])]
    *learned, asked = rounds[1]
    if not asked or loss(_moved(learned, start[1]), asked) > loss(start[1], asked) * (1 - _GAIN):
        return start
    return _moved(rounds[0], start[0]), _moved(rounds[1], start[1])


def _moved(parts: Sequence[Sequence[TrainingItem]], start: Ranker) -> Ranker:
    items = [item for part in parts for item in part]
    return fit(items, start=start, strength=_CAUTION / max(1, len(items)), slope_strength=1e6, iterations=40)
