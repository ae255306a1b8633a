"""Ranked candidates for the normalization of a form, each with its confidence and where it came from."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class CandidateSource(StrEnum):
    """Where a candidate came from."""

    MEMORY = "memory"  # decided before in this manuscript
    OTHERS = "others"  # decided before in other manuscripts of the project
    MODEL = "model"  # read by the bi-LSTM
    RULES = "rules"  # rewritten by learned rules to a word of the lexicon
    LEXICON = "lexicon"  # a word of the lexicon that is near the form
    FORM = "form"  # the form as it is


class Level(StrEnum):
    """Confidence in words."""

    CERTAIN = "certain"
    LIKELY = "likely"
    UNSURE = "unsure"
    GUESS = "guess"


def level(confidence: float) -> Level:
    """The named level of a confidence from 0 to 1."""
    if confidence >= 0.95:
        return Level.CERTAIN
    if confidence >= 0.75:
        return Level.LIKELY
    if confidence >= 0.5:
        return Level.UNSURE
    return Level.GUESS


class ReasonKind(StrEnum):
    """What speaks for a candidate."""

    DECIDED = "decided"  # decided for this form in this manuscript, ``count`` times of ``total``
    MANUSCRIPTS = "manuscripts"  # decided for this form in ``count`` of the ``total`` other manuscripts that have it
    ALIKE = "alike"  # decided here for spellings that differ in interchangeable letters alone, ``count`` of ``total``
    CHANGE = "change"  # ``written`` became ``read`` in ``count`` of the ``total`` decided words that have it
    COMMON = "common"  # a common word of the language, often spelled like this
    LISTED = "listed"  # in the word list
    CONTEXT = "context"  # the words around it speak for it
    READ = "read"  # the network reads it so
    SAME = "same"  # the form as it is


@dataclass(frozen=True, slots=True)
class Reason:
    """One thing that speaks for a candidate, in numbers; see ReasonKind for what they count.

    ``written`` and ``read`` are stretches of a word, with a hyphen where it goes on ("vr-" is at its beginning).
    """

    kind: ReasonKind
    count: int = 0
    total: int = 0
    written: str = ""
    read: str = ""


@dataclass(frozen=True, slots=True)
class Candidate:
    """One possible normalization.

    ``confidence`` is from 0 to 1. ``count`` says how often it was decided (memory, others; 0 elsewhere), out of
    ``total`` decisions on the form. ``labels`` are the model's labels where it read this candidate: one for the
    start-of-word symbol and one a character of the form; joined they give ``norm``; ``probabilities`` pairs with them.
    ``reasons`` say what speaks for it, the strongest first, where that is known.
    """

    norm: str
    confidence: float
    source: CandidateSource
    count: int = 0
    total: int = 0
    labels: tuple[str, ...] = ()
    probabilities: tuple[float, ...] = ()
    reasons: tuple[Reason, ...] = ()


@dataclass(frozen=True, slots=True)
class Reading:
    """One reading of a form by the tagger: ``probability`` is that of the normalization, summed over alignments."""

    norm: str
    probability: float
    labels: tuple[str, ...]
    probabilities: tuple[float, ...]
