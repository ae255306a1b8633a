"""What an export is given of each token: made when it is asked for, since a large file has millions of them."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import compress

from histnorm_gui.core.model import (
    NO_REMARK,
    OPEN,
    Annotation,
    DecisionSource,
    Provenance,
    Remark,
    Status,
    Token,
    TokenKind,
)
from histnorm_gui.core.sequences import MadeSequence
from histnorm_gui.core.source import Document, SourceToken
from histnorm_gui.core.suggestion import Candidate
from histnorm_gui.services.manuscript_text import ManuscriptText


@dataclass(frozen=True, slots=True)
class ExportToken:
    """A token with its state and the first candidate shown for it, where there is one.

    The first token of a join stands for all of it; the others are of the kind PART, open, and written with it.
    """

    token: Token
    annotation: Annotation
    suggestion: Candidate | None = None
    modernization: str | None = None  # empty: it has none; None: the project has no such layer
    remark: Remark | None = None  # its note and flag; None: those of the file are to stay

    @property
    def form(self) -> str:
        """The form as it is written: the parts of a join stand apart, as in the source."""
        return " ".join(self.token.parts) or self.token.form


class TextTokens(MadeSequence[ExportToken]):
    """The tokens of a manuscript with all that an export can write of them: modernizations where it has that layer, and
    suggestions unless they are not wanted. Nothing may be decided while they are read."""

    def __init__(self, text: ManuscriptText, modernizes: bool, suggests: bool = True) -> None:
        self._text = text
        self.modernizes = modernizes
        self._suggests = suggests

    @property
    def modernized(self) -> bool:
        """Whether any token has a modernization."""
        return self.modernizes and any(remark.modernization for _, remark in self._text.remarked())

    @property
    def noted(self) -> bool:
        """Whether any token has a note or a flag."""
        return any(remark.note or remark.flagged for _, remark in self._text.remarked())

    @property
    def apart(self) -> Collection[int]:
        """The rows of tokens that are joined, or of which something is said."""
        return {*self._text.tokens.changed, *(self._text.row(token.id) for token, _ in self._text.remarked())}

    def plain(self) -> Iterator[tuple[str, bool, str | None]]:
        """Form, whether it is a word, and what was decided for each token, as if none were apart."""
        columns = self._text.source_tokens.columns
        places = zip(columns.forms(), columns.word_flags(), self._text.normalizations(), strict=True)
        return ((form, is_word == 1, norm) for form, is_word, norm in places)

    def spans(self) -> Iterator[tuple[int, int, str]]:
        """Start, end and form of each token."""
        changed = self._text.tokens.changed
        for row, (_, form, _, start, end) in enumerate(self._text.source_tokens.columns.places()):
            if row in changed:
                item = self.made(row)
                yield item.token.start, item.token.end, item.form
            else:
                yield start, end, form

    def __len__(self) -> int:
        return len(self._text)

    def __iter__(self) -> Iterator[ExportToken]:
        return map(self._made, self._text.tokens)

    def made(self, at: int) -> ExportToken:
        """The item at a place."""
        return self._made(self._text.tokens[at])

    def _made(self, token: Token) -> ExportToken:
        text = self._text
        if token.kind is TokenKind.PART:
            return ExportToken(token, OPEN)
        remark = text.remark(token.id)
        annotation = text.annotation(token.id)
        wanted = self._suggests and not annotation.decided
        first = next(iter(text.candidates(token)), None) if wanted else None
        return ExportToken(token, annotation, first, remark.modernization or "" if self.modernizes else None, remark)


class DocumentTokens(MadeSequence[ExportToken]):
    """The tokens of a document that is in no project, with annotations parallel to them."""

    def __init__(self, document: Document, annotations: Sequence[Annotation]) -> None:
        if len(annotations) != len(document.tokens):
            raise ValueError(f"{len(annotations)} annotations for {len(document.tokens)} tokens")
        self.document = document
        self._annotations = annotations
        self._parts = document.tokens.joined - {0}
        self._joins = document.tokens.joins()

    @property
    def joins(self) -> int:
        """How many joins there are."""
        return len(self._joins)

    @property
    def open_joins(self) -> Sequence[int]:
        """The first tokens of those joins that are not decided."""
        return [first for first in self._joins if not self._annotations[first].decided]

    @property
    def modernized(self) -> bool:
        """Whether any token has a modernization."""
        return self.document.tokens.modernizations > 0

    @property
    def noted(self) -> bool:
        """Whether any token has a note or a flag."""
        return any(remark.note or remark.flagged for remark in self.document.remarks.values())

    def __len__(self) -> int:
        return len(self._annotations)

    def __iter__(self) -> Iterator[ExportToken]:
        pairs = zip(self.document.tokens, self._annotations, strict=True)
        return (self._made(at, token, annotation) for at, (token, annotation) in enumerate(pairs))

    def made(self, at: int) -> ExportToken:
        """The item at a place."""
        return self._made(at, self.document.tokens[at], self._annotations[at])

    def _made(self, at: int, token: SourceToken, annotation: Annotation) -> ExportToken:
        plain = Token(at, 0, at, token.line, token.form, token.kind, token.start, token.end)
        if at in self._parts:
            return ExportToken(replace(plain, kind=TokenKind.PART), OPEN)
        if at in self._joins:
            whole = self.document.tokens[at : self._joins[at]]
            parts = tuple(part.form for part in whole)
            plain = replace(
                plain, form="".join(parts), kind=TokenKind.WORD, parts=parts, end=max(part.end for part in whole)
            )
        remark = self.document.remarks.get(at, NO_REMARK)
        return ExportToken(plain, annotation, modernization=token.modernization, remark=remark)


class ImportedDecisions(MadeSequence[Annotation]):
    """One annotation a token, for a file whose normalizations count as decided.

    Words with a normalization are accepted, imported at ``at`` (UTC, ISO 8601) by ``editor``; words without one and
    punctuation are open.
    """

    def __init__(self, document: Document, at: str, editor: str = "") -> None:
        self._tokens = document.tokens
        self._provenance = Provenance(DecisionSource.IMPORTED, at, editor=editor)
        self._known: dict[str, Annotation] = {}  # one for each normalization, however many words have it

    @property
    def decided(self) -> int:
        """How many are decided."""
        norms = compress(self._tokens.given(), self._tokens.word_flags())
        return sum(1 for norm in norms if norm is not None)

    def __len__(self) -> int:
        return len(self._tokens)

    def __iter__(self) -> Iterator[Annotation]:
        known, decision = self._known.get, self._decision
        for is_word, norm in zip(self._tokens.word_flags(), self._tokens.given(), strict=True):
            yield OPEN if norm is None or not is_word else known(norm) or decision(norm)

    def made(self, at: int) -> Annotation:
        """The item at a place."""
        return self._made(self._tokens.kind(at), self._tokens.normalization(at))

    def _made(self, kind: TokenKind, norm: str | None) -> Annotation:
        if norm is None or kind is not TokenKind.WORD:
            return OPEN
        return self._known.get(norm) or self._decision(norm)

    def _decision(self, norm: str) -> Annotation:
        made = self._known[norm] = Annotation(Status.ACCEPTED, norm, self._provenance)
        return made
