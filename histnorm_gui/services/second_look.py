"""Decisions that are worth a second look: the model, or most other decisions on the form, say something else.

That is no error: a word may well differ from its type. Who has looked and finds it right says so, and is not asked
again.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from histnorm_gui.core.model import Token, TokenKind
from histnorm_gui.core.text import lower_keep_length
from histnorm_gui.services.manuscript_text import ManuscriptText

CONFIDENT = 0.9
"""The model contradicts a decision when it gives another normalization at least this probability."""
CLEAR = 0.75
"""The majority contradicts a decision when at least this share of the form's other decisions is another one ..."""
ENOUGH = 3
"""... of at least so many."""


class Doubt(StrEnum):
    """Why a decision is worth a second look."""

    MODEL = "model"  # it reads something else with confidence
    MAJORITY = "majority"  # most other tokens of the form are decided otherwise
    SEVERAL = "several"  # the form has several normalizations, and this is not the most frequent one


@dataclass(frozen=True, slots=True)
class SecondLook:
    """A doubt, what stands against the decision, and how sure that is: a probability or a share from 0 to 1."""

    doubt: Doubt
    instead: str
    share: float


def second_look(text: ManuscriptText, token: Token) -> SecondLook | None:
    """Whether the decision on a token is worth a second look; capitals make no difference."""
    norm = text.annotation(token.id).normalization
    remark = text.remark(token.id)
    if norm is None or token.kind is not TokenKind.WORD or remark.reviewed or remark.excluded:
        return None
    mine = lower_keep_length(norm)
    reading = text.suggester.reading(token.form)
    if reading and reading.probability >= CONFIDENT and lower_keep_length(reading.norm) != mine:
        return SecondLook(Doubt.MODEL, reading.norm, reading.probability)
    counts = text.norms_of(token.form)
    if len(counts) < 2:
        return None
    best = max(counts, key=lambda other: (counts[other], other == mine))
    if best == mine and sum(count == counts[best] for count in counts.values()) == 1:
        return None
    others = sum(counts.values()) - 1
    against = max((other for other in counts if other != mine), key=lambda other: counts[other])
    share = counts[against] / others
    doubt = Doubt.MAJORITY if counts[against] >= ENOUGH and share >= CLEAR else Doubt.SEVERAL
    return SecondLook(doubt, against, share)
