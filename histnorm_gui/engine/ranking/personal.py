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
from histnorm_gui.engine.ranking.ranker import Ranker, fit
from histnorm_gui.engine.ranking.sources import OtherManuscripts
from histnorm_gui.engine.ranking.tagged import TaggedForms

NEEDED = 250
"""Fewer own decisions say too little about the weights."""
MOST = 3000
"""Decisions that are asked."""
_CAUTION = 3.0

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
    """Rankers for a manuscript with at least NEEDED decided pairs; ``tagger`` must not have learned from them."""
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
    found = []
    for number, ranker in enumerate(start):
        items = [item for part in practice for item in training_items(part, start[0] if number else None)]
        caution = _CAUTION / max(1, len(items))
        found.append(fit(items, start=ranker, strength=caution, slope_strength=1e6, iterations=40))
    return found[0], found[1]
