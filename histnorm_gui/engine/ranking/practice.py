"""Tokens to train a ranker on, made from normalized manuscripts as if they were new ones.

RECIPE, part 1 ("Training the ranker without leaks"): each manuscript in turn is the target, a part of its text is what
is asked, and of the rest so many tokens as an editor may have decided are its own; the same stretch of every other
manuscript is taken out too, since texts of a project may be parallel.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from histnorm_gui.core.progress import CancelToken
from histnorm_gui.engine.lexicon import Lexicon
from histnorm_gui.engine.ranking.amounts import Amounts
from histnorm_gui.engine.ranking.context import EDGE
from histnorm_gui.engine.ranking.counts import Pair
from histnorm_gui.engine.ranking.evidence import Item
from histnorm_gui.engine.ranking.features import Feature
from histnorm_gui.engine.ranking.ranker import Ranker, TrainingItem, fit
from histnorm_gui.engine.ranking.reader import neighbours, wide, with_context
from histnorm_gui.engine.ranking.sources import OtherManuscripts, Sources, Weighed, gather
from histnorm_gui.engine.ranking.tagged import TaggedForms

PARTS = 4
MARGIN = 0.04
"""Of a text, on both sides of the stretch that is asked."""
AMOUNTS = (0, 100, 250, 500, 1000, 10**9)

TaggerFor = Callable[[str, Sequence[Pair], int], TaggedForms | None]
"""What a tagger says of the manuscript of that siglum, of which it may have seen these own decisions and no others.
What it learned of surroundings must not come from that of the PARTS of any text: where texts are parallel, it would
know which words stand there, and be trusted too much."""


@dataclass(frozen=True)
class Exercise:
    """A stretch of a manuscript to be asked, as running text, and the sources to read it with."""

    forms: Sequence[str]
    gold: Sequence[str]
    sources: Sources
    items: Sequence[Item]

    @property
    def amounts(self) -> Amounts:
        """How much there is to rank with."""
        return self.sources.evidence.amounts


def exercises(
    manuscripts: OtherManuscripts,
    targets: Mapping[str, Sequence[Pair]],
    *,
    alone: bool,
    amounts: Sequence[int] = AMOUNTS,
    longest: int = 400,
    parts: int = 1,
    lexicon: Lexicon | None = None,
    tagger: TaggerFor = lambda siglum, own, part: None,
    quarter: int | None = None,
    parallel: bool = False,
    cancel: CancelToken | None = None,
) -> Iterator[Exercise]:
    """Stretches of at most ``longest`` tokens of the targets, ``parts`` of each; the amounts of own tokens take turns.

    ``alone``: without the other manuscripts. ``quarter`` is the one of the PARTS that is asked of all targets; without
    it they take turns. ``parallel``: the others keep that stretch, as where they are done.
    """
    turn = 0
    nobody = manuscripts.replaced({})
    for number, (siglum, text) in enumerate(targets.items()):
        for part in range(parts):
            if cancel is not None:
                cancel.check()
            stretch = (number * 3 + part * PARTS // parts) % PARTS if quarter is None else quarter
            start, end = stretch / PARTS, (stretch + 1) / PARTS
            own = outside(text, stretch)[: amounts[turn % len(amounts)]]
            asked = text[round(start * len(text)) : round(end * len(text))][:longest]
            turn += 1
            if not asked:
                continue
            others = (
                nobody
                if alone
                else manuscripts.replaced(
                    {
                        name: other if parallel else outside(other, stretch)
                        for name, other in manuscripts.texts.items()
                        if name != siglum
                    }
                )
            )
            forms = [form for form, _ in text]
            sources = gather(own, Weighed.of(forms, others), lexicon=lexicon, tagger=tagger(siglum, own, stretch))
            evidence = sources.evidence
            known = evidence.items(form for form, _ in asked)
            yield Exercise(
                [form for form, _ in asked], [norm for _, norm in asked], sources, [known[form] for form, _ in asked]
            )


def outside(text: Sequence[Pair], part: int) -> list[Pair]:
    """A text without one of its PARTS, and without MARGIN of it on both sides."""
    start, end = part / PARTS, (part + 1) / PARTS
    first, last = round((start - MARGIN) * len(text)), round((end + MARGIN) * len(text))
    return [*text[: max(0, first)], *text[last:]]


def training_items(exercise: Exercise, ranker: Ranker | None) -> Iterator[TrainingItem]:
    """The tokens of an exercise: without their neighbours' normalizations, or with those that ``ranker`` guesses."""
    guesses: list[str | None] = [None] * len(exercise.forms)
    tagger = exercise.sources.evidence.tagger
    surroundings = tagger.surroundings if tagger is not None else None
    for number in (0, 1):
        for place, item in enumerate(exercise.items):
            _, before, after, _ = neighbours(exercise.forms, place)
            around = neighbours(guesses, place) if number else (None, None, None, None)
            rows = with_context(item, exercise.sources.contexts, (before or EDGE, after or EDGE), around)
            if number and surroundings is not None:
                rows[:-1, Feature.SURROUNDINGS] = surroundings.scores([(item.norms[:-1], wide(guesses, place))])
            if number == 0 and ranker is not None:
                chances = ranker.chances(item.bucket, rows, exercise.amounts)
                guesses[place] = item.norms[int(chances[:-1].argmax())]
                continue
            gold = exercise.gold[place]
            right = item.norms.index(gold) if gold and gold in item.norms else len(item.norms) - 1
            yield TrainingItem(item.bucket, rows, right, exercise.amounts)
        if ranker is None:
            return
        # With guesses for all places the second round ranks them among their neighbours.


def joined(parts: Iterable[Sequence[TrainingItem]]) -> list[TrainingItem]:
    """The tokens of several parts as one."""
    return [item for part in parts for item in part]


def train(practice: Sequence[Exercise], start: tuple[Ranker, Ranker] | None = None) -> tuple[Ranker, Ranker]:
    """Two rankers: for the first reading of a text, and for the second one, which knows the neighbours."""
    first = fit(
        [item for exercise in practice for item in training_items(exercise, None)], start=start[0] if start else None
    )
    second = fit(
        [item for exercise in practice for item in training_items(exercise, first)], start=start[1] if start else first
    )
    return first, second
