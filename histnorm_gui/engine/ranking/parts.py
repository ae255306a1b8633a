"""Parts of the combined suggester that can be switched off, to measure what each contributes.

What is switched off proposes no candidates (``Evidence.without``) and weighs nothing (``weighed_without``); the other
weights stay as they are.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import replace
from enum import StrEnum
from types import MappingProxyType

import numpy as np

from histnorm_gui.engine.ranking import context
from histnorm_gui.engine.ranking.features import FEATURES, SURROUNDINGS
from histnorm_gui.engine.ranking.ranker import Ranker


class Part(StrEnum):
    """What can be switched off."""

    CHANNEL = "channel"  # the spellings seen letter by letter, with the search for words and the free readings
    LETTERS = "letters"  # what words look like
    LEXICON = "lexicon"  # the word list
    AFFIXES = "affixes"  # beginnings and ends put together
    ALIKE = "alike"  # normalizations of similar forms
    CONTEXT = "context"  # the neighbours
    SURROUNDINGS = "surroundings"  # what a network of other manuscripts says of the neighbours
    COMMON = "common"  # common words of the language profile
    TAGGER = "tagger"  # the bi-LSTM
    OTHERS_KEYS = "others-keys"  # other manuscripts' words with the same light or heavy key
    OWN_KEYS = "own-keys"  # the same of the own manuscript
    FREQUENCY = "frequency"  # how often a word is used as a normalization
    LATEST = "latest"  # the newest decision on a form


FEATURES_OF: Mapping[Part, tuple[str, ...]] = MappingProxyType(
    {
        Part.CHANNEL: ("channel", "channel share", "found"),
        Part.LETTERS: ("letters",),
        Part.LEXICON: ("lexicon",),
        Part.AFFIXES: ("affixes", "has affixes"),
        Part.ALIKE: ("alike",),
        Part.CONTEXT: (*context.FEATURES, SURROUNDINGS),
        Part.SURROUNDINGS: (SURROUNDINGS,),
        Part.COMMON: ("common",),
        Part.TAGGER: ("tagger", "tagger share"),
        Part.OTHERS_KEYS: ("votes light", "votes heavy"),
        Part.OWN_KEYS: ("own light", "own heavy"),
        Part.FREQUENCY: ("frequency", "elsewhere", "used here", "used here often"),
        Part.LATEST: ("latest",),
    }
)


def weighed_without(ranker: Ranker, parts: Collection[Part]) -> Ranker:
    """The same ranker, with no weight for the features of some parts; its network takes each at its mean."""
    if not parts:
        return ranker
    names = {name for part in parts for name in FEATURES_OF[part]}
    kept = np.array([name not in names for name in FEATURES], dtype=float)
    residual = ranker.residual.masked(kept) if ranker.residual is not None else None
    weights = {bucket: weights * kept for bucket, weights in ranker.weights.items()}
    return replace(ranker, weights=weights, residual=residual)
