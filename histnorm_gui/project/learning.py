"""What a project's decisions teach: pairs of forms and normalizations, and how many words are decided."""

from __future__ import annotations

import heapq
import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from operator import itemgetter

from histnorm_gui.core.model import TokenKind
from histnorm_gui.core.pairs import DecidedPairs

JoinRow = tuple[int, int, int, str | None, int]
"""A join: manuscript, position of the first token, number of tokens, normalization, whether it is excluded."""
_Row = tuple[int, int, str, str]
_PLAIN = (
    "SELECT manuscript_id, position, form, normalization FROM annotation JOIN token ON token.id = token_id"
    " LEFT JOIN remark USING (token_id) WHERE COALESCE(excluded, 0) = 0"
)


def read_decided_pairs(connection: sqlite3.Connection, manuscript_id: int | None = None) -> DecidedPairs:
    """Manuscript id, form and normalization of every decision to learn from, each manuscript in reading order; or of
    those in one manuscript.

    A join is one decision on its parts put together; the decisions that its tokens had before do not count, nor does
    what is excluded.
    """
    joins = [join for join in _joins(connection) if manuscript_id in (None, join[0])]
    rows = connection.execute(
        f"{_PLAIN}" + ("" if manuscript_id is None else " AND manuscript_id = ?") + " ORDER BY manuscript_id, position",
        () if manuscript_id is None else (manuscript_id,),
    )
    found = DecidedPairs(_merged(connection, rows, joins))
    if not found.manuscripts <= {row[0] for row in connection.execute("SELECT id FROM manuscript")}:
        raise ValueError("decisions on tokens of no manuscript")
    return found


def _merged(
    connection: sqlite3.Connection, rows: Iterable[_Row], joins: Sequence[JoinRow]
) -> Iterator[tuple[int, str, str]]:
    """Manuscript, form and normalization of decided tokens that are in no join, and of joins."""
    covered = {(manuscript, place) for manuscript, start, size, *_ in joins for place in range(start, start + size)}
    plain = (row for row in rows if (row[0], row[1]) not in covered)
    whole = sorted(
        (manuscript, start, _form(connection, manuscript, start, size), norm)
        for manuscript, start, size, norm, excluded in joins
        if norm is not None and not excluded
    )
    merged = heapq.merge(plain, whole, key=itemgetter(0, 1)) if whole else plain
    return ((manuscript, form, norm) for manuscript, _, form, norm in merged)


def has_joins(connection: sqlite3.Connection, manuscript_id: int) -> bool:
    """Whether words of a manuscript are joined."""
    return any(join[0] == manuscript_id for join in _joins(connection))


def read_pair_counts(
    connection: sqlite3.Connection, manuscript_id: int, first: int, after: int
) -> list[tuple[str, str, int]]:
    """Form, normalization and number of the decisions to learn from in a manuscript without joins, from the token at
    place ``first`` to the one before ``after``, each pair once; what was decided last comes last. SQLite counts them,
    so that other threads get at the interpreter meanwhile."""
    rows = connection.execute(
        "SELECT form, normalization, COUNT(*) FROM annotation JOIN token ON token.id = token_id"
        " LEFT JOIN remark USING (token_id) WHERE COALESCE(excluded, 0) = 0"
        " AND manuscript_id = ? AND position >= ? AND position < ?"
        " GROUP BY form, normalization ORDER BY MAX(position)",
        (manuscript_id, first, after),
    )
    return rows.fetchall()


def read_sizes(connection: sqlite3.Connection, manuscript_id: int | None = None) -> dict[int, int]:
    """How many tokens each manuscript has, or one of them, by the place of its last one."""
    rows = connection.execute(
        "SELECT id, (SELECT MAX(position) FROM token WHERE manuscript_id = manuscript.id) FROM manuscript"
        " WHERE id = ?1 OR ?1 IS NULL",
        (manuscript_id,),
    )
    return {row[0]: 0 if row[1] is None else int(row[1]) + 1 for row in rows}


def read_counts(connection: sqlite3.Connection, manuscript_id: int | None = None) -> dict[int, tuple[int, int]]:
    """How many words each manuscript has, or one of them, and how many are decided; a join is one word."""
    rows = connection.execute(
        "SELECT manuscript.id,"
        " (SELECT COUNT(*) FROM token WHERE manuscript_id = manuscript.id AND kind = ?1),"
        " (SELECT COUNT(*) FROM annotation JOIN token ON token.id = token_id WHERE manuscript_id = manuscript.id)"
        " FROM manuscript WHERE id = ?2 OR ?2 IS NULL",
        (TokenKind.WORD.value, manuscript_id),
    )
    counts = {row[0]: (row[1], row[2]) for row in rows}
    for manuscript, start, size, norm, _ in _joins(connection):
        if manuscript_id not in (None, manuscript):
            continue
        inside = connection.execute(
            "SELECT COUNT(CASE WHEN kind = ? THEN 1 END), COUNT(annotation.token_id) FROM token"
            " LEFT JOIN annotation ON annotation.token_id = token.id"
            " WHERE manuscript_id = ? AND position >= ? AND position < ?",
            (TokenKind.WORD.value, manuscript, start, start + size),
        ).fetchone()
        words, decided = counts[manuscript]
        counts[manuscript] = words - inside[0] + 1, decided - inside[1] + (norm is not None)
    return counts


def check_joins(connection: sqlite3.Connection) -> None:
    """ValueError where tokens of no manuscript are joined."""
    if not {join[0] for join in _joins(connection)} <= {
        row[0] for row in connection.execute("SELECT id FROM manuscript")
    }:
        raise ValueError("joins of tokens of no manuscript")


def _joins(connection: sqlite3.Connection) -> Iterator[JoinRow]:
    yield from connection.execute(
        "SELECT manuscript_id, position, size, normalization, excluded"
        " FROM joint CROSS JOIN token ON token.id = token_id"
    ).fetchall()


def _form(connection: sqlite3.Connection, manuscript_id: int, start: int, size: int) -> str:
    rows = connection.execute(
        "SELECT form FROM token WHERE manuscript_id = ? AND position >= ? AND position < ? ORDER BY position",
        (manuscript_id, start, start + size),
    )
    return "".join(row[0] for row in rows)
