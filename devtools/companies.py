"""The unfamiliar manuscripts that weights of the ranking are learned beside: not all the others of a corpus, which tell
the same story, but a few of them, and texts that have nothing to do with the one that is asked.

Whoever begins a project has one manuscript or three; and what she asks next may be another book altogether.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from histnorm_gui.core.progress import CancelToken, ignore_progress
from histnorm_gui.engine.joint import context_trainer
from histnorm_gui.engine.joint.tagger import JointTagger
from histnorm_gui.engine.lexicon import Lexicon
from histnorm_gui.engine.ranking import similarity
from histnorm_gui.engine.ranking.counts import Pair
from histnorm_gui.engine.ranking.practice import AMOUNTS, PARTS, Exercise, exercises, outside
from histnorm_gui.engine.ranking.sources import OtherManuscripts
from histnorm_gui.engine.ranking.tagged import TaggedForms
from histnorm_gui.engine.teaching import Teaching

SIZES = (1, 2, 1, 4, 1, 2, 8, 3)
"""Manuscripts of the corpus in each company."""
ASKED = 8
"""Manuscripts that are asked in each company."""
PIECES = 5
"""Texts that a long unrelated one is cut into."""
LONGEST = 600
"""Words of a stretch that is asked."""

Texts = Mapping[str, Sequence[Pair]]


@dataclass(frozen=True)
class Company:
    """Manuscripts ``others`` that ``targets`` are asked beside, by siglum."""

    others: tuple[str, ...]
    targets: tuple[str, ...]


def pieces(texts: Texts) -> dict[str, Sequence[Pair]]:
    """Each text cut into PIECES of equal length, which count as manuscripts of their own."""
    found = {}
    for name, text in texts.items():
        for number in range(PIECES):
            start, end = (round(edge * len(text) / PIECES) for edge in (number, number + 1))
            found[f"{name}-{number + 1}"] = text[start:end]
    return found


def companies(sigla: Sequence[str], unrelated: Sequence[str]) -> Iterator[Company]:
    """Companies of manuscripts of a corpus, of unrelated ones, and of both; no manuscript is asked beside itself."""
    turn = 0

    def some(count: int, without: Sequence[str] = ()) -> tuple[str, ...]:
        nonlocal turn
        left = [siglum for siglum in sigla if siglum not in without]
        found = tuple(left[(turn * 7 + number * 5) % len(left)] for number in range(count))
        turn += 1
        return tuple(dict.fromkeys(found))

    for size in SIZES:
        others = some(size)
        yield Company(others, some(ASKED, others))
    if not unrelated:
        return
    for _ in range(2):
        yield Company(tuple(unrelated), some(ASKED))
    yield Company(tuple(unrelated[:2]), some(ASKED))
    mixed = some(2)
    yield Company((*unrelated, *mixed), some(ASKED, mixed))
    for size in (len(sigla), 8, 2):
        yield Company(some(size) if size < len(sigla) else tuple(sigla), tuple(unrelated))
    yield Company(tuple(unrelated[::2]), tuple(unrelated[1::2]))


def beside(
    company: Company,
    number: int,
    manuscripts: OtherManuscripts,
    *,
    lexicon: Lexicon | None,
    taggers: dict[tuple[str, ...], JointTagger] | None,
) -> Iterator[Exercise]:
    """A stretch of each target, asked beside a company. Where there are ``taggers``, those at hand by the manuscripts
    that taught them, with one more for this company, and a network of contexts that has not seen the quarter that is
    asked."""
    quarter = number % PARTS
    with_all = manuscripts.replaced({name: manuscripts.texts[name] for name in company.others})
    read = None
    if taggers is not None:
        if company.others not in taggers:
            taggers[company.others] = Teaching(with_all).tagger(ignore_progress, CancelToken())
        read = taggers[company.others]
        rest = {name: outside(text, quarter) for name, text in with_all.texts.items()}
        known = context_trainer.train(
            rest, manuscripts.language, seed=1, stepped=lambda loss: None, cancel=CancelToken()
        )
        read = replace(read, surroundings=known)

    def tagged(siglum: str, own: Sequence[Pair], part: int) -> TaggedForms | None:
        if read is None:
            return None
        near = similarity.cosines(manuscripts.profiles[siglum], with_all.profiles)
        return TaggedForms(read.read([form for form, _ in manuscripts.texts[siglum]], near), read.surroundings)

    turned = (*AMOUNTS[number % len(AMOUNTS) :], *AMOUNTS[: number % len(AMOUNTS)])
    yield from exercises(
        with_all,
        {siglum: manuscripts.texts[siglum] for siglum in company.targets},
        alone=False,
        amounts=turned,
        longest=LONGEST,
        lexicon=lexicon,
        tagger=tagged,
        quarter=quarter,
    )
