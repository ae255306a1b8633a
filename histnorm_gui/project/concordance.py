"""Where a form stands in other manuscripts of a project, with what was decided there."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence

from histnorm_gui.core.model import Token, TokenKind
from histnorm_gui.project import manuscripts

Found = tuple[Token, str, list[Token], list[Token]]
"""A token, its normalization, and the tokens before and after it."""


def find_decided(
    connection: sqlite3.Connection, forms: Sequence[str], besides: int, limit: int, around: int
) -> list[Found]:
    """At most ``limit`` decided words with one of these forms in all manuscripts but one and the removed ones, by
    manuscript in reading order, each with so many tokens ``around`` it.

    The parts of a join are words of their own here.
    """
    marks = ", ".join("?" * len(forms))
    rows = connection.execute(
        "SELECT token.manuscript_id, position, normalization FROM token"
        " JOIN annotation ON token_id = token.id JOIN manuscript ON manuscript.id = token.manuscript_id"
        f" WHERE form IN ({marks}) AND token.manuscript_id <> ? AND removed = 0 AND kind = ?"
        " ORDER BY token.manuscript_id, position LIMIT ?",
        (*forms, besides, TokenKind.WORD.value, limit),
    ).fetchall()
    found: list[Found] = []
    for manuscript, position, norm in rows:
        start = max(0, position - around)
        near = manuscripts.read_tokens(connection, manuscript, start, position - start + 1 + around)
        at = next(place for place, token in enumerate(near) if token.position == position)
        found.append((near[at], norm, near[:at], near[at + 1 :]))
    return found
