"""Where two copies of a project disagree, as an editor looks at it: the word in its context, and both versions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import StrEnum

from histnorm_gui.core.model import TIE, Annotation, Join, Token
from histnorm_gui.project.states import Key

NEIGHBOURS = 5
"""So many tokens of context are shown on either side."""


class What(StrEnum):
    """What two copies disagree about; for parts of a remark the name of that part."""

    DECISION = "decision"
    NOTE = "note"
    MODERNIZATION = "modernization"
    JOIN = "join"


class Side(StrEnum):
    """Whose version is taken."""

    MINE = "mine"
    THEIRS = "theirs"


@dataclass(frozen=True, slots=True)
class Version:
    """One side: its text (empty: open, or nothing), the forms that it joins, who made it and when, where known."""

    text: str
    joined: str = ""
    editor: str = ""
    at: str = ""


@dataclass(frozen=True, slots=True)
class Conflict:
    """``left`` and ``right`` are the forms around the token; ``before`` and ``after`` the states, mine and theirs."""

    what: What
    key: Key
    siglum: str
    token: Token
    left: str
    right: str
    mine: Version
    theirs: Version
    before: object
    after: object


def context_of(tokens: Sequence[Token], position: int) -> tuple[str, str]:
    """The forms before and after a token."""
    left = tokens[max(0, position - NEIGHBOURS) : position]
    right = tokens[position + 1 : position + 1 + NEIGHBOURS]
    return " ".join(token.form for token in left), " ".join(token.form for token in right)


def version_of(state: object, at: str, form_of: Callable[[int], str]) -> Version:
    """A state as one side of a conflict; ``at`` is when it was last changed, where the state does not say so itself.

    ``form_of`` gives the form of a token.
    """
    if isinstance(state, Join):
        made = state.annotation.provenance
        joined = TIE.join(form_of(token_id) for token_id in state.token_ids)
        return Version(state.annotation.normalization or "", joined, made.editor, made.at or at)
    if isinstance(state, Annotation):
        made = state.provenance
        return Version(state.normalization or "", "", made.editor, made.at or at)
    return Version(state if isinstance(state, str) else "", "", "", at)
