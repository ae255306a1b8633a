"""Weights for a project: the shipped ones, moved by what its other manuscripts show (RECIPE, part 1: "Ranker").

Each of the other manuscripts is asked in turn as if it were new, with so many own decisions as an editor may have
taken.
The weights move only where manuscripts that they were not learned from are suggested better.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from histnorm_gui.core.progress import CancelToken, Progress, ProgressCallback
from histnorm_gui.engine.lexicon import Lexicon
from histnorm_gui.engine.ranking.counts import Pair
from histnorm_gui.engine.ranking.practice import PARTS, TaggerFor, exercises, joined, training_items
from histnorm_gui.engine.ranking.ranker import Ranker, TrainingItem, fit, loss, right
from histnorm_gui.engine.ranking.sources import OtherManuscripts

Rankers = tuple[Ranker, Ranker]
"""For the first reading of a text and for the second."""

LONG_ENOUGH = 1000
"""Decided words with which a manuscript is asked."""
MOST = 12
"""Manuscripts that are asked, and stretches that are asked in all."""
READ = 40_000
"""Words of all manuscripts that are looked at: the beginnings, so many that a minute or two are enough."""
_SHORTEST = 1500
_LONGEST = 400
_AMOUNTS = (0, 250, 1000, 0, 500, 10**9)
_FOLDS = 3
_CAUTION = 10.0
_CAUTION_OF_SLOPES = 30.0
_ITERATIONS = 60


def asked(texts: Mapping[str, Sequence[Pair]]) -> list[str]:
    """The manuscripts that can be asked, by siglum: none where there are fewer than two to learn from."""
    found = sorted(siglum for siglum, text in texts.items() if len(text) >= LONG_ENOUGH)
    return found[:: -(-len(found) // MOST)] if len(found) > 1 else []


def learned(
    others: OtherManuscripts,
    start: Rankers,
    *,
    targets: Sequence[str],
    lexicon: Lexicon | None = None,
    tagger: TaggerFor = lambda siglum, own, part: None,
    progress: ProgressCallback,
    cancel: CancelToken,
) -> Rankers:
    """Rankers for a further manuscript of the project, or ``start`` where nothing better is found; Cancelled.

    ``targets`` are at least two manuscripts to be asked; ``tagger`` must not have learned from them.
    """
    each = max(_SHORTEST, READ // len(others.texts))
    looked_at = others.replaced({siglum: text[:each] for siglum, text in others.texts.items()})
    parts = min(PARTS, max(1, MOST // len(targets)))
    practice = exercises(
        looked_at,
        {siglum: looked_at.texts[siglum] for siglum in targets},
        alone=False,
        amounts=_AMOUNTS,
        longest=_LONGEST,
        parts=parts,
        lexicon=lexicon,
        tagger=tagger,
        cancel=cancel,
    )
    folds = min(_FOLDS, len(targets))
    rounds: tuple[list[list[TrainingItem]], list[list[TrainingItem]]] = (
        [[] for _ in range(folds)],
        [[] for _ in range(folds)],
    )
    steps = len(targets) * parts + folds + len(rounds)
    for number, exercise in enumerate(practice):
        fold = number // parts % folds
        for items, known in zip(rounds, (None, start[0]), strict=True):
            items[fold] += training_items(exercise, known)
        progress(Progress(number + 1, steps, stage="train"))
    done = steps - folds - len(rounds)
    if not _helps(rounds[1], start[1], progress=progress, cancel=cancel, done=done, steps=steps):
        progress(Progress(steps, steps, stage="train"))
        return start
    first, second = (_moved(joined(parts), ranker, cancel) for parts, ranker in zip(rounds, start, strict=True))
    progress(Progress(steps, steps, stage="train"))
    return first, second


def _helps(
    folds: Sequence[Sequence[TrainingItem]],
    start: Ranker,
    *,
    progress: ProgressCallback,
    cancel: CancelToken,
    done: int,
    steps: int,
) -> bool:
    """Whether manuscripts are suggested better, and more surely, with weights that other manuscripts have moved."""
    before, after = 0, 0
    losses = [0.0, 0.0]
    for number, part in enumerate(folds):
        moved = _moved(joined(items for other, items in enumerate(folds) if other != number), start, cancel)
        before += right(start, part)
        after += right(moved, part)
        for place, ranker in enumerate((start, moved)):
            losses[place] += loss(ranker, part) * len(part)
        progress(Progress(done + number + 1, steps, stage="train"))
    return after >= before and losses[1] < losses[0]


def _moved(items: Sequence[TrainingItem], start: Ranker, cancel: CancelToken) -> Ranker:
    cancel.check()
    number = max(1, len(items))
    return fit(
        items,
        start=start,
        strength=_CAUTION / number,
        slope_strength=_CAUTION_OF_SLOPES / number,
        iterations=_ITERATIONS,
    )
