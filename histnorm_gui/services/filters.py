"""Which tokens of a manuscript are shown, and which is the least certain."""

from __future__ import annotations

from enum import StrEnum

from histnorm_gui.core.model import Token, TokenKind
from histnorm_gui.core.suggestion import Level, level
from histnorm_gui.services.manuscript_text import ManuscriptText


class Show(StrEnum):
    """What the table shows."""

    ALL = "all"
    OPEN = "open"
    UNSURE = "unsure"  # open, and the first suggestion is unsure or a guess
    DECIDED = "decided"


def is_shown(text: ManuscriptText, token: Token, show: Show) -> bool:
    """Whether a token belongs to what is to be shown; punctuation belongs to all alone."""
    if show is Show.ALL:
        return True
    if token.kind is not TokenKind.WORD:
        return False
    decided = text.annotation(token.id).decided
    if show is Show.DECIDED or decided:
        return decided and show is Show.DECIDED
    return show is Show.OPEN or level(text.candidates(token)[0].confidence) in (Level.UNSURE, Level.GUESS)


def least_certain(text: ManuscriptText, rows: list[int]) -> int | None:
    """Of these rows that of the open word with the least certain first suggestion; None where all are decided."""
    best: tuple[float, int] | None = None
    for row in rows:
        token = text.tokens[row]
        if token.kind is not TokenKind.WORD or text.annotation(token.id).decided:
            continue
        confidence = text.candidates(token)[0].confidence
        if best is None or confidence < best[0]:
            best = confidence, row
    return None if best is None else best[1]
