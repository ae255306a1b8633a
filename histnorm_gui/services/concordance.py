"""A form in its contexts: where else it stands in a manuscript, and what was decided there."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from heapq import merge
from itertools import islice
from typing import overload

from histnorm_gui.core.model import Manuscript, Token, TokenKind
from histnorm_gui.core.text import lower_keep_length, shortened
from histnorm_gui.project.contents import ProjectContents
from histnorm_gui.services.manuscript_text import ManuscriptText

ELSEWHERE = 30
"""So many places in other manuscripts are shown."""
WORDS = 4
"""So many tokens are shown on either side."""


@dataclass(frozen=True, slots=True)
class Occurrence:
    """One token in context; ``norm`` is its decision, or the first suggestion while it is open (``decided`` False).

    ``siglum`` names the manuscript where it is another one.
    """

    token: Token
    left: str
    right: str
    norm: str
    decided: bool
    siglum: str = ""


def occurrences(text: ManuscriptText, form: str, *, limit: int | None = None) -> list[Occurrence]:
    """The tokens of a form in reading order, in whatever case they are written; at most ``limit``."""
    return [occurrence(text, row) for row in _rows(text, form, limit)]


class Occurrences(Sequence[Occurrence]):
    """The other tokens of a token's form in reading order, then ``more``. Each is put into its context when it is asked
    for: of the places of a frequent form a list shows a few."""

    def __init__(self, text: ManuscriptText, token: Token, limit: int, more: Sequence[Occurrence] = ()) -> None:
        own = text.row(token.id)
        self._text, self._more = text, more
        self._rows = [row for row in _rows(text, token.form, limit) if row != own]
        self._made: dict[int, Occurrence] = {}

    def same_places(self, other: Occurrences) -> bool:
        """Whether another list has the same tokens, whatever was decided on them meanwhile."""
        return self._text is other._text and self._rows == other._rows and self._more == other._more

    def __len__(self) -> int:
        return len(self._rows) + len(self._more)

    @overload
    def __getitem__(self, index: int) -> Occurrence: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Occurrence]: ...
    def __getitem__(self, index: int | slice) -> Occurrence | Sequence[Occurrence]:
        if isinstance(index, slice):
            return [self[at] for at in range(*index.indices(len(self)))]
        at = range(len(self))[index]
        if at >= len(self._rows):
            return self._more[at - len(self._rows)]
        found = self._made.get(at)
        if found is None:
            found = self._made[at] = occurrence(self._text, self._rows[at])
        return found


def to_decide(text: ManuscriptText, token: Token, norm: str) -> list[Occurrence]:
    """The tokens of a token's form that could be given this normalization, itself included: the open ones, then those
    that are decided otherwise, each in reading order."""
    if token.kind is not TokenKind.WORD:
        return []
    found = occurrences(text, token.form)
    otherwise = [one for one in found if one.decided and one.norm != in_case(text, token.form, norm, one.token)]
    return [*(one for one in found if not one.decided), *otherwise]


def in_case(text: ManuscriptText, form: str, norm: str, token: Token) -> str:
    """The normalization of a form, for a token of it that may be written with another capital."""
    if token.form == form:
        return norm
    # A capital that the form explains is not part of the word; one that it does not explain is.
    base = norm if form == lower_keep_length(form) else lower_keep_length(norm)
    return text.suggester.in_case_of(token.form, base)


def how_often(text: ManuscriptText, form: str) -> int:
    """How many tokens there are of a form, in whatever case they are written."""
    return sum(len(text.same_form(spelling)) for spelling in _spellings(form))


def elsewhere(
    project: ProjectContents, manuscripts: Sequence[Manuscript], token: Token, limit: int = ELSEWHERE
) -> list[Occurrence]:
    """Decided tokens of a token's form in the other manuscripts of a project; may be called from any thread."""
    sigla = {manuscript.id: manuscript.siglum for manuscript in manuscripts}
    rows = project.decided_elsewhere(_spellings(token.form), token.manuscript_id, limit, WORDS)
    return [
        Occurrence(found, _joined(left), _joined(right), norm, True, sigla.get(found.manuscript_id, "?"))
        for found, norm, left, right in rows
    ]


def occurrence(text: ManuscriptText, row: int) -> Occurrence:
    """The token of a row in its context."""
    token = text.tokens[row]
    annotation = text.annotation(token.id)
    candidates = text.candidates(token)
    shown = annotation.normalization or (candidates[0].norm if candidates else token.form)
    left, right = text.tokens.shown(row - WORDS, row), text.tokens.shown(row + 1, row + 1 + WORDS)
    return Occurrence(token, _line(left), _line(right), shown, annotation.decided)


def _rows(text: ManuscriptText, form: str, limit: int | None) -> Iterator[int]:
    return islice(merge(*map(text.same_form, _spellings(form))), limit)


def _spellings(form: str) -> list[str]:
    lower = lower_keep_length(form)
    return list(dict.fromkeys([form, lower, lower[:1].upper() + lower[1:]]))


def _joined(tokens: Sequence[Token]) -> str:
    return _line(token.shown for token in tokens if token.kind is not TokenKind.PART)


def _line(words: Iterable[str]) -> str:
    return " ".join(map(shortened, words))
