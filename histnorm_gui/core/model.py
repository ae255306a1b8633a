"""Manuscripts, tokens and the decisions taken on them. Ids are those of the project file and never reused."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum

TIE = "\u203f"
"""Stands between the parts of a joined form where it is shown (the undertie)."""


class TokenKind(StrEnum):
    """What a token is; only words are normalized and learned from."""

    WORD = "word"
    PUNCTUATION = "punctuation"
    PART = "part"  # of a join, whose first token stands for all of them; never in the project file


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
    BULK = "bulk"  # accepted for all tokens of a form at once
    REPLACED = "replaced"  # by search and replace
    JOINED = "joined"  # put together from the decisions on the joined tokens


@dataclass(frozen=True, slots=True)
class Provenance:
    """Who decided, when and how: ``at`` is UTC in ISO 8601; ``model_version`` the model whose suggestion was shown;
    ``editor`` the name of who decided, empty where that is not known."""

    source: DecisionSource = DecisionSource.NONE
    at: str = ""
    model_version: int | None = None
    editor: str = ""


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
class Remark:
    """What the editor says of a token beside its normalization, whether it is decided or not.

    ``excluded``: nothing is learned from it. ``reviewed``: a second look was taken, and it is right as it is.
    ``modernization`` is the modern word where it differs from the normalization, never empty.
    """

    note: str = ""
    flagged: bool = False
    excluded: bool = False
    reviewed: bool = False
    modernization: str | None = None


NO_REMARK = Remark()


@dataclass(frozen=True, slots=True)
class Join:
    """Two or more tokens next to each other that have one normalization between them.

    ``token_ids`` are in reading order. While they are joined, ``annotation`` and ``remark`` stand in the place of
    their own, which stay as they were and come back when the join is taken apart.
    """

    token_ids: tuple[int, ...]
    annotation: Annotation = OPEN
    remark: Remark = NO_REMARK

    def __post_init__(self) -> None:
        if len(self.token_ids) < 2 or len(set(self.token_ids)) != len(self.token_ids):
            raise ValueError("a join has two or more tokens, each once")


@dataclass(frozen=True, slots=True)
class Token:
    """One token of a manuscript, in reading order.

    ``position`` counts from 0; ``line`` is the label shown to the editor (the source line's number or name);
    ``start`` and ``end`` delimit the form in the decoded source text, in characters. The first token of a join stands
    for all of them: ``parts`` are their forms, which are put together in ``form``, and ``end`` is the end of the last.
    """

    id: int
    manuscript_id: int
    position: int
    line: str
    form: str
    kind: TokenKind
    start: int
    end: int
    parts: tuple[str, ...] = ()

    @property
    def shown(self) -> str:
        """The form as it is shown: the parts of a join are tied together."""
        return TIE.join(self.parts) if self.parts else self.form


@dataclass(frozen=True, slots=True)
class Manuscript:
    """One manuscript of a project. ``siglum`` is its short name, unique within the project."""

    id: int
    siglum: str
    title: str = ""
    removed: bool = False
