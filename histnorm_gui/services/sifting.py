"""Finding what a filter shows in a text of any length, a stretch at a time.

What is asked of many words at once (form, state, letters) is asked once for each form and each decision that there is;
only words that differ from their source, or of which something is said, are looked at one by one.
"""

from __future__ import annotations

import operator
from bisect import bisect_left
from collections.abc import Callable, Iterable, Sequence
from heapq import merge
from itertools import compress

from histnorm_gui.core.model import Status, Token, TokenKind
from histnorm_gui.core.suggestion import Level, level
from histnorm_gui.core.text import folded_key, lower_keep_length
from histnorm_gui.services.filters import SLOW, Filter, Show, is_shown
from histnorm_gui.services.manuscript_text import ManuscriptText

_REMARKED = (Show.FLAGGED, Show.NOTED, Show.EXCLUDED)
_STATES = {Show.OPEN: (Status.OPEN,), Show.CORRECTED: (Status.CORRECTED,)}


class _Known(dict[int, bool]):
    """What holds for the numbers of forms or decisions, found out when it is first asked."""

    def __init__(self, find_out: Callable[[int], bool]) -> None:
        super().__init__()
        self._find_out = find_out

    def __missing__(self, code: int) -> bool:
        found = self[code] = self._find_out(code)
        return found


class Sieve:
    """Goes through a text once; ``advance`` gives the rows of the next stretch that belong to what is to be shown."""

    def __init__(self, text: ManuscriptText, wanted: Filter) -> None:
        self._text, self._wanted = text, wanted
        self.done = 0
        """So many tokens of the text were looked at."""
        by_form = text.live is None and wanted.show is not Show.SECOND_LOOK
        self._levels: tuple[Level | None, ...] = self._of_levels() if by_form else ()
        self.is_quick = by_form or (wanted.level is None and wanted.show not in SLOW)
        """Whether a stretch takes next to no time: no word has to be looked at by itself."""
        self._apart = sorted({*text.tokens.changed, *(text.row(token.id) for token, _ in text.remarked())})
        self._annotations = text.annotations()
        self._words = text.source_tokens.columns.word_flags()
        self._level_of = _Known(self._has_level)
        self._decided = _Known(self._has_state)
        self._forms = _Known(self._has_form)
        self._form_keys = _Known(lambda code: self._has_key(text.source_tokens.columns.text(code)))
        self._norm_keys = _Known(lambda code: self._has_key(self._annotations.of_code(code).normalization or ""))

    @property
    def is_done(self) -> bool:
        """Whether the whole text was looked at."""
        return self.done >= len(self._text)

    def advance(self, tokens: int) -> list[int]:
        """Look at so many tokens more; the rows that are shown, in order."""
        start, stop = self.done, min(self.done + tokens, len(self._text))
        self.done = stop
        apart = self._apart[bisect_left(self._apart, start) : bisect_left(self._apart, stop)]
        rows: Iterable[int] = self._found(start, stop)
        if not self.is_quick:
            rows = filter(self._is_shown, rows)
        if apart:
            among = set(apart)
            rows = merge((row for row in rows if row not in among), filter(self._is_shown, apart))
        return list(rows)

    def _found(self, start: int, stop: int) -> Iterable[int]:
        """The rows of words that may be shown as far as forms and decisions tell, whatever is said of single ones."""
        if self._wanted.show in _REMARKED:
            return ()
        forms = self._text.source_tokens.columns.form_codes(start, stop)
        codes = self._annotations.codes(start, stop)
        flags: Iterable[int] = self._words[start:stop]
        if self._wanted.show is not Show.ALL or self._wanted.level is not None:
            flags = map(operator.and_, flags, map(self._decided.__getitem__, codes))
        if self._wanted.form:
            flags = map(operator.and_, flags, map(self._forms.__getitem__, forms))
        if self._levels:
            flags = map(operator.and_, flags, map(self._level_of.__getitem__, forms))
        if self._wanted.key:
            either = map(operator.or_, map(self._form_keys.__getitem__, forms), map(self._norm_keys.__getitem__, codes))
            flags = map(operator.and_, flags, either)
        return compress(range(start, stop), flags)

    def _is_shown(self, row: int) -> bool:
        return is_shown(self._text, self._text.tokens[row], self._wanted)

    def _has_state(self, code: int) -> bool:
        """Whether words with this decision may be shown."""
        status, show = self._annotations.of_code(code).status, self._wanted.show
        if self._wanted.level is not None or show is Show.UNSURE:  # of the confidence of a suggestion
            return status is Status.OPEN and show not in (Show.DECIDED, Show.CORRECTED, Show.SECOND_LOOK)
        if show in (Show.DECIDED, Show.SECOND_LOOK):
            return status is not Status.OPEN
        return status in _STATES[show]

    def _of_levels(self) -> tuple[Level | None, ...]:
        """The levels that a first suggestion may have; none where they do not matter."""
        unsure = (Level.UNSURE, Level.GUESS) if self._wanted.show is Show.UNSURE else tuple(Level)
        chosen = tuple(Level) if self._wanted.level is None else (self._wanted.level,)
        return () if unsure == chosen else tuple(level for level in unsure if level in chosen) or (None,)

    def _has_level(self, code: int) -> bool:
        """Whether the first suggestion for a form is so sure, where no word has one of its own."""
        form = self._text.source_tokens.columns.text(code)
        token = Token(0, 0, 0, "", form, TokenKind.WORD, 0, 0)
        return level(self._text.candidates(token)[0].confidence) in self._levels

    def _has_form(self, code: int) -> bool:
        form = self._text.source_tokens.columns.text(code)
        return lower_keep_length(form) == lower_keep_length(self._wanted.form)

    def _has_key(self, words: str) -> bool:
        return bool(words) and self._wanted.key in folded_key(words)


def sifted(text: ManuscriptText, wanted: Filter) -> Sequence[int]:
    """All rows that a filter shows, at once."""
    return Sieve(text, wanted).advance(len(text))
