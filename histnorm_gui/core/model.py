"""Manuscripts, tokens and the decisions taken on them. Ids are those of the project file and never reused."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum


class TokenKind(StrEnum):
    """What a token is; only words are normalized and learned from."""

    WORD = "word"
    PUNCTUATION = "punctuation"


class Status(StrEnum):
    """How far a token is: open until the editor (or an import that counts as decided) has spoken."""

    OPEN = "open"
    ACCEPTED = "accepted"
    CORRECTED = "corrected"


class DecisionSource(StrEnum):
    """How a decision came about."""

    NONE = "none"
    SUGGESTION = "suggestion"  # the first candidate was accepted
    CANDIDATE = "candidate"  # another candidate was taken from the list
    FORM = "form"  # the form was taken as it is
    TYPED = "typed"
    IMPORTED = "imported"


@dataclass(frozen=True, slots=True)
class Provenance:
    """Who decided, when and how: ``at`` is UTC in ISO 8601; ``model_version`` the model whose suggestion was shown."""

    source: DecisionSource = DecisionSource.NONE
    at: str = ""
    model_version: int | None = None


@dataclass(frozen=True, slots=True)
class Annotation:
    """The state of one token. ``normalization`` is None exactly while the token is open."""

    status: Status = Status.OPEN
    normalization: str | None = None
    provenance: Provenance = field(default_factory=Provenance)

    def __post_init__(self) -> None:
        if (self.status is Status.OPEN) != (self.normalization is None):
            raise ValueError("a token has a normalization exactly when it is decided")

    @property
    def decided(self) -> bool:
        """Whether the token has been decided."""
        return self.status is not Status.OPEN


OPEN = Annotation()


@dataclass(frozen=True, slots=True)
class Token:
    """One token of a manuscript, in reading order.

    ``position`` counts from 0; ``line`` is the label shown to the editor (the source line's number or name);
    ``start`` and ``end`` delimit the form in the decoded source text, in characters.
    """

    id: int
    manuscript_id: int
    position: int
    line: str
    form: str
    kind: TokenKind
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Manuscript:
    """One manuscript of a project. ``siglum`` is its short name, unique within the project."""

    id: int
    siglum: str
    title: str = ""
    removed: bool = False
