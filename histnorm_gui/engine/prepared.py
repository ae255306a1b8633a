"""What the combined suggester can be handed, so that it need not make it itself."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from histnorm_gui.engine.base import Example, can_teach
from histnorm_gui.engine.languages import NEUTRAL, Language
from histnorm_gui.engine.ranking.capitals import Belief, OtherCapitals, lowered
from histnorm_gui.engine.ranking.counts import Pair
from histnorm_gui.engine.ranking.parts import Part
from histnorm_gui.engine.ranking.project import Rankers
from histnorm_gui.engine.ranking.sources import OtherManuscripts

if TYPE_CHECKING:
    from histnorm_gui.engine.joint.tagger import JointTagger


JOINT_FROM = 2000
"""Decided tokens of other manuscripts from which on a tagger learns from them."""


@dataclass(frozen=True)
class Prepared:
    """For one manuscript: its ``language`` (None: told by the text); the ``others`` (None: made of what is learned
    from), aligned, with the ``tagger`` that reads beside them (None: there is none) and the ``rankers`` that they
    taught (None: the shipped ones); the parts to do ``without``; the ``file`` of a tagger
    from another project; what is expected of ``capitals``; and the folder where trained taggers are ``kept``.
    """

    language: Language | None = None
    others: OtherManuscripts | None = None
    tagger: JointTagger | None = None
    without: frozenset[Part] = frozenset()
    rankers: Rankers | None = None
    file: bytes = b""
    capitals: Belief = Belief.LEARN
    kept: Path | None = None


def lowered_texts(auxiliary: Mapping[str, Sequence[Example]]) -> dict[str, list[Pair]]:
    """The words of manuscripts by siglum, in lower case."""
    return {
        siglum: [lowered(example) for example in examples if can_teach(example)]
        for siglum, examples in auxiliary.items()
    }


def other_capitals(auxiliary: Mapping[str, Sequence[Example]]) -> OtherCapitals:
    """What the words of manuscripts by siglum show of capitals."""
    return OtherCapitals(
        {siglum: [example for example in examples if can_teach(example)] for siglum, examples in auxiliary.items()}
    )


def with_letters(language: Language, words: Iterable[str]) -> Language:
    """A language; the neutral one, which has no alphabet of its own, with the letters of some words."""
    if language.code != NEUTRAL:
        return language
    letters = {letter for word in words for letter in word if letter.isalpha()}
    return language.with_alphabet(letters) if letters else language


def joint_pays(texts: Mapping[str, Sequence[Pair]], language: Language) -> bool:
    """Whether a tagger of other manuscripts is worth its time: they are enough, and its weight in their language is
    known. So far that has been learned for Early New High German alone."""
    return language.learned and sum(map(len, texts.values())) >= JOINT_FROM
