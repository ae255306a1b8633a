"""The features of a candidate, by name; every ranking weighs them in this order."""

from __future__ import annotations

from enum import IntEnum, StrEnum

from histnorm_gui.engine.ranking import context

STATIC = (
    "own share",  # log share of the own decisions on this form
    "own",  # decided for this form
    "own light",  # log share of the own decisions on the light key
    "own heavy",  # log share of the own decisions on the heavy key
    "latest",  # the newest decision on this form
    "votes",  # log share of the others' votes on this form
    "votes light",
    "votes heavy",
    "manuscripts",  # log share of the manuscripts that have it
    "mixed",  # own decisions over the votes as prior
    "elsewhere",  # known as a normalization in another manuscript
    "alike",  # log score among the normalizations of similar forms
    "frequency",  # log relative frequency as a normalization, here and elsewhere
    "used here",  # known as a normalization here, of any form
    "used here often",
    "lexicon",  # in the word list
    "unknown",  # in no list, used nowhere
    "longer",  # letters more than the form
    "length",
    "tagger",  # log probability by the tagger
    "tagger share",
    "channel",  # log probability by the channel
    "channel share",
    "letters",  # log probability by the letter model
    "affixes",
    "has affixes",
    "found",  # a word found by the search
    "same",  # written as the form
    "common",  # a common word of the language
    "none",  # none of the candidates
    "none, others",
    "none, own",
)
"""Features that the form alone decides."""

SURROUNDINGS = "surroundings"
"""What a network of other manuscripts says of the normalizations around (see there)."""

FEATURES = (*STATIC, *context.FEATURES, SURROUNDINGS)


class Feature(IntEnum):
    """The places of features that rankings have to know."""

    NONE = STATIC.index("none")
    TAGGER = STATIC.index("tagger")
    TAGGER_SHARE = STATIC.index("tagger share")
    SURROUNDINGS = FEATURES.index(SURROUNDINGS)


class Bucket(StrEnum):
    """What is known of a form."""

    OWN = "own"  # decided in this manuscript
    OTHERS = "others"  # decided in another one only
    UNSEEN = "unseen"  # decided nowhere
