"""Search and replace over the forms, normalizations, modernizations and notes of a manuscript.

Forms are searched, never replaced. Of normalizations only decisions count: a suggestion is nobody's word yet.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import Protocol

from histnorm_gui.core.errors import ErrorCode, UserError
from histnorm_gui.core.folding import folded
from histnorm_gui.core.model import Token, TokenKind
from histnorm_gui.core.text import is_word_character
from histnorm_gui.services.manuscript_text import ManuscriptText
from histnorm_gui.services.patterns import compile_pattern
from histnorm_gui.services.steps import Replacement, is_normalization


class Mode(StrEnum):
    """How the words of a query are meant."""

    FOLDED = "folded"  # ſ = s, u = v, i = j = y, case and marks aside
    PLAIN = "plain"
    REGEX = "regex"


class Place(StrEnum):
    """Where is searched."""

    FORM = "form"
    NORMALIZATION = "normalization"
    MODERNIZATION = "modernization"
    NOTE = "note"


@dataclass(frozen=True, slots=True)
class Query:
    """What is searched for. ``case`` and folding exclude each other; ``whole``: whole words only."""

    words: str
    mode: Mode = Mode.FOLDED
    places: frozenset[Place] = frozenset(Place)
    case: bool = False
    whole: bool = False


@dataclass(frozen=True, slots=True)
class Span:
    """A stretch of a text, in characters, with what is to stand there instead where that was asked for."""

    start: int
    end: int
    instead: str = ""


class _Finder(Protocol):
    def __call__(self, text: str, replacement: str | None) -> Iterator[Span]: ...


class Matcher:
    """A query made ready. Raises UserError PATTERN_WRONG or PATTERN_ENDLESS for a bad regular expression."""

    def __init__(self, query: Query) -> None:
        self.query = query
        self.longest: int | None = None
        """Texts with more characters are not searched, since that could take for ever; None: all are."""
        self._find: _Finder
        if query.mode is Mode.FOLDED:
            needle, _ = folded(query.words)
            self._find = _folded_finder(needle)
        else:
            words = query.words if query.mode is Mode.REGEX else re.escape(query.words)
            pattern = compile_pattern(words, ignore_case=not query.case) if query.mode is Mode.REGEX else None
            self.longest = pattern.longest if pattern else None
            flags = re.NOFLAG if query.case else re.IGNORECASE
            self._find = _pattern_finder(pattern.expression if pattern else re.compile(words, flags), query.mode)

    def spans(self, text: str, replacement: str | None = None) -> list[Span]:
        """Where the query is found in a text."""
        if self.is_too_long(text):
            return []
        found = self._find(text, replacement)
        return [span for span in found if not self.query.whole or _is_whole(text, span)]

    def is_too_long(self, text: str) -> bool:
        """Whether a text is left out because of its length."""
        return self.longest is not None and len(text) > self.longest

    def replaced(self, text: str, replacement: str) -> str:
        """The text with every stretch that is found replaced.

        In regular expressions the replacement may name groups; UserError REPLACEMENT_WRONG where it names others.
        """
        parts, end = [], 0
        for span in self.spans(text, replacement):
            parts += [text[end : span.start], span.instead]
            end = span.end
        return "".join((*parts, text[end:]))

    def check_replacement(self, replacement: str) -> None:
        """UserError REPLACEMENT_WRONG for a replacement that cannot be used, whether anything is found or not."""
        if self.query.mode is Mode.REGEX:
            try:
                re.compile(self.query.words).sub(replacement, "")
            except (re.error, IndexError) as error:
                raise UserError(ErrorCode.REPLACEMENT_WRONG, replacement=replacement, reason=str(error)) from error


def _folded_finder(needle: str) -> _Finder:
    def find(text: str, replacement: str | None) -> Iterator[Span]:
        hay, places = folded(text)
        at = hay.find(needle) if needle else -1
        while at >= 0:
            after = at + len(needle)
            yield Span(places[at], places[after], replacement or "")
            at = hay.find(needle, after)

    return find


def _pattern_finder(expression: re.Pattern[str], mode: Mode) -> _Finder:
    def find(text: str, replacement: str | None) -> Iterator[Span]:
        for match in expression.finditer(text):
            instead = replacement or ""
            if mode is Mode.REGEX and replacement is not None:
                instead = match.expand(replacement)
            yield Span(match.start(), match.end(), instead)

    return find


def _is_whole(text: str, span: Span) -> bool:
    before, after = text[: span.start][-1:], text[span.end :][:1]
    return not (before and is_word_character(before)) and not (after and is_word_character(after))


def fields(text: ManuscriptText, token: Token) -> dict[Place, str]:
    """What of a token can be searched, where there is something."""
    remark = text.remark(token.id)
    found = {
        Place.FORM: token.form,
        Place.NORMALIZATION: text.annotation(token.id).normalization,
        Place.MODERNIZATION: remark.modernization,
        Place.NOTE: remark.note,
    }
    return {place: words for place, words in found.items() if words}


class Search:
    """A search under way over a text: `advance` does a part of it, so that a window can do other things between.

    ``rows`` are those of the tokens with something found, in reading order; ``too_long`` counts texts that were left
    out.
    """

    def __init__(self, text: ManuscriptText, matcher: Matcher, *, punctuation: bool = False) -> None:
        self.rows: list[int] = []
        self.too_long = 0
        self.done = 0
        self._text, self._matcher = text, matcher
        self._kinds = (TokenKind.WORD, TokenKind.PUNCTUATION) if punctuation else (TokenKind.WORD,)

    @property
    def found(self) -> list[int]:
        """The ids of the tokens with something found."""
        return [self._text.tokens[row].id for row in self.rows]

    @property
    def is_done(self) -> bool:
        """Whether the whole text was searched."""
        return self.done >= len(self._text)

    def advance(self, tokens: int) -> None:
        """Search so many tokens more."""
        until = min(self.done + tokens, len(self._text))
        for row in range(self.done, until):
            token = self._text.tokens[row]
            if token.kind in self._kinds and self._is_hit(token):
                self.rows.append(row)
        self.done = until

    def _is_hit(self, token: Token) -> bool:
        hit = False
        for place, words in fields(self._text, token).items():
            if place in self._matcher.query.places:
                self.too_long += self._matcher.is_too_long(words)
                hit = hit or bool(self._matcher.spans(words))
        return hit


@dataclass(frozen=True, slots=True)
class Proposal:
    """One change that a replacement would make; ``possible`` is False where nothing would be left."""

    token: Token
    place: Place
    before: str
    after: str

    @property
    def possible(self) -> bool:
        """Whether it can be done: a normalization cannot be empty."""
        return self.place is not Place.NORMALIZATION or is_normalization(self.after)


def proposals(text: ManuscriptText, matcher: Matcher, token_ids: Iterable[int], replacement: str) -> list[Proposal]:
    """What replacing would change in these tokens, in their order; UserError REPLACEMENT_WRONG."""
    matcher.check_replacement(replacement)
    found = []
    for token_id in token_ids:
        token = text.token(token_id)
        for place, before in fields(text, token).items():
            if place is Place.FORM or place not in matcher.query.places:
                continue
            after = matcher.replaced(before, replacement)
            after = after if place is Place.NOTE else after.strip()
            if after != before:
                found.append(Proposal(token, place, before, after))
    return found


def replacements(chosen: Iterable[Proposal]) -> list[Replacement]:
    """The chosen changes, put together for each token."""
    by_token: dict[int, dict[Place, str]] = {}
    tokens: dict[int, Token] = {}
    for proposal in chosen:
        if proposal.possible:
            by_token.setdefault(proposal.token.id, {})[proposal.place] = proposal.after
            tokens[proposal.token.id] = proposal.token
    return [
        Replacement(tokens[key], new.get(Place.NORMALIZATION), new.get(Place.MODERNIZATION), new.get(Place.NOTE))
        for key, new in by_token.items()
    ]
