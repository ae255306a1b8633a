"""Which tokens of a manuscript are shown, and which is the least certain."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property
from time import perf_counter

from histnorm_gui.core.model import Status, Token, TokenKind
from histnorm_gui.core.suggestion import Level, level
from histnorm_gui.core.text import folded_key, lower_keep_length
from histnorm_gui.services.manuscript_text import ManuscriptText
from histnorm_gui.services.second_look import second_look


class Show(StrEnum):
    """What the table shows."""

    ALL = "all"
    OPEN = "open"
    UNSURE = "unsure"  # open, and the first suggestion is unsure or a guess
    DECIDED = "decided"
    CORRECTED = "corrected"
    SECOND_LOOK = "second-look"
    FLAGGED = "flagged"
    NOTED = "noted"
    EXCLUDED = "excluded"


SLOW = (Show.UNSURE, Show.SECOND_LOOK)
"""Kinds of which one knows only after looking at every word."""


@dataclass(frozen=True)
class Filter:
    """What a token must be to be shown: all of these.

    ``level`` is that of the first suggestion, so that only open words have one. ``words`` are looked for in form,
    normalization, modernization and note, under the folded key (case, marks, ſ, u/v, i/j aside). ``form`` is the whole
    form, in whatever case.
    """

    show: Show = Show.ALL
    level: Level | None = None
    words: str = ""
    form: str = ""

    @property
    def is_all(self) -> bool:
        """Whether nothing is left out, punctuation neither."""
        return self == Filter()

    @cached_property
    def key(self) -> str:
        """What is looked for, folded."""
        return folded_key(self.words.strip()) if self.words.strip() else ""


def is_shown(text: ManuscriptText, token: Token, wanted: Filter) -> bool:
    """Whether a token belongs to what is to be shown; punctuation belongs to it while nothing is left out."""
    if wanted.is_all:
        return True
    if token.kind is not TokenKind.WORD or not _is_kind(text, token, wanted.show):
        return False
    if wanted.form and lower_keep_length(token.form) != lower_keep_length(wanted.form):
        return False
    if wanted.key and not _has(text, token, wanted.key):
        return False
    return wanted.level is None or level_of(text, token) is wanted.level


def level_of(text: ManuscriptText, token: Token) -> Level | None:
    """The confidence level of the first suggestion of an open word."""
    if token.kind is not TokenKind.WORD or text.annotation(token.id).decided:
        return None
    return level(text.candidates(token)[0].confidence)


def _is_kind(text: ManuscriptText, token: Token, show: Show) -> bool:
    if show in (Show.FLAGGED, Show.NOTED, Show.EXCLUDED):
        remark = text.remark(token.id)
        return {Show.FLAGGED: remark.flagged, Show.NOTED: bool(remark.note), Show.EXCLUDED: remark.excluded}[show]
    if show is Show.SECOND_LOOK:
        return second_look(text, token) is not None
    if show is Show.UNSURE:
        return level_of(text, token) in (Level.UNSURE, Level.GUESS)
    status = text.annotation(token.id).status
    wanted = {
        Show.ALL: True,
        Show.OPEN: status is Status.OPEN,
        Show.DECIDED: status is not Status.OPEN,
        Show.CORRECTED: status is Status.CORRECTED,
    }
    return wanted[show]


def _has(text: ManuscriptText, token: Token, key: str) -> bool:
    remark = text.remark(token.id)
    fields = (token.form, text.annotation(token.id).normalization, remark.modernization, remark.note)
    return any(key in folded_key(field) for field in fields if field)


class SlowCount:
    """Counts the words of the slow kinds, a few at a time, so that nothing waits for it."""

    def __init__(self, text: ManuscriptText) -> None:
        self._text = text
        self._row = 0
        self._counts = dict.fromkeys(SLOW, 0)

    def go_on(self, seconds: float) -> Mapping[Show, int] | None:
        """Count for about so long; the numbers once all words are counted."""
        end = perf_counter() + seconds
        tokens = self._text.tokens
        while self._row < len(tokens):
            token = tokens[self._row]
            self._row += 1
            if token.kind is not TokenKind.WORD:
                continue
            for show in SLOW:
                self._counts[show] += _is_kind(self._text, token, show)
            if perf_counter() >= end:
                return None
        return self._counts


def least_certain(text: ManuscriptText, rows: Iterable[int]) -> int | None:
    """Of these rows that of the open word with the least certain first suggestion; None where all are decided."""
    best: tuple[float, int] | None = None
    for row in filter(text.is_open, rows):
        confidence = text.candidates(text.tokens[row])[0].confidence
        if best is None or confidence < best[0]:
            best = confidence, row
    return None if best is None else best[1]
