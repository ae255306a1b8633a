"""What the page shows of one token."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from histnorm_gui.core.model import Status, Token, TokenKind
from histnorm_gui.core.suggestion import Level, level
from histnorm_gui.core.text import shortened
from histnorm_gui.qt.models.token_table import TokenTableModel
from histnorm_gui.services.manuscript_text import ManuscriptText
from histnorm_gui.services.second_look import second_look


class Mark(StrEnum):
    """What is said of a token beside its normalization."""

    FLAGGED = "flagged"
    EXCLUDED = "excluded"
    NOTED = "noted"
    LOOK = "look"


@dataclass(frozen=True, slots=True)
class PageWord:
    """One token as the page shows it. ``status`` is None for punctuation; ``live`` whether keys can act on it."""

    form: str
    norm: str = ""
    status: Status | None = None
    level: Level | None = None
    live: bool = False
    marks: tuple[Mark, ...] = ()


def page_word(model: TokenTableModel, token: Token) -> PageWord:
    """What the page shows of a token, without what the table alone needs: the page shows many words at once."""
    text = model.text
    if token.kind is not TokenKind.WORD or text is None:
        return PageWord(shortened(token.form))
    live = model.row_of_token(token.id) is not None
    annotation = text.annotation(token.id)
    marks = _marks(text, token) if live else ()
    if annotation.normalization is not None or not live:
        return PageWord(
            shortened(token.shown), shortened(annotation.normalization or ""), annotation.status, None, live, marks
        )
    best = text.candidates(token)[0]
    return PageWord(
        shortened(token.shown), shortened(best.norm), annotation.status, level(best.confidence), live, marks
    )


def _marks(text: ManuscriptText, token: Token) -> tuple[Mark, ...]:
    remark = text.remark(token.id)
    return tuple(
        mark
        for mark, there in (
            (Mark.FLAGGED, remark.flagged),
            (Mark.EXCLUDED, remark.excluded),
            (Mark.NOTED, bool(remark.note)),
            (Mark.LOOK, second_look(text, token) is not None),
        )
        if there
    )
