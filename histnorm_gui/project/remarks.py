"""Rows of what belongs to tokens beside their decisions: remarks, joins, and what is no longer suggested."""

from __future__ import annotations

import sqlite3
from array import array
from dataclasses import replace

from histnorm_gui.core.model import NO_REMARK, OPEN, Annotation, Join, Remark
from histnorm_gui.core.progress import UNWATCHED, Watch
from histnorm_gui.core.source import Document
from histnorm_gui.project.manuscripts import STORING, annotation_of, annotation_row, read_annotation, write_annotation

_REMARK = "note, flagged, excluded, reviewed, modernization"
_JOIN = f"size, status, normalization, decision, at, model_version, editor, {_REMARK}"
_STATE = 7
"""So many fields of a join come before its remark."""


def read_remarks(connection: sqlite3.Connection, manuscript_id: int) -> dict[int, Remark]:
    """The remarks on tokens of a manuscript by token id, in reading order."""
    rows = connection.execute(
        f"SELECT token_id, {_REMARK} FROM remark CROSS JOIN token ON token.id = token_id"
        " WHERE manuscript_id = ? ORDER BY position",
        (manuscript_id,),
    )
    return {row[0]: _remark(row[1:]) for row in rows}


def read_remark(connection: sqlite3.Connection, token_id: int) -> Remark:
    """The remark on one token, NO_REMARK where there is none."""
    row = connection.execute(f"SELECT {_REMARK} FROM remark WHERE token_id = ?", (token_id,)).fetchone()
    return NO_REMARK if row is None else _remark(row)


def write_remark(connection: sqlite3.Connection, token_id: int, remark: Remark) -> None:
    """Put a remark in the place of the one before; an empty one leaves no row."""
    if remark == NO_REMARK:
        connection.execute("DELETE FROM remark WHERE token_id = ?", (token_id,))
        return
    connection.execute(
        f"INSERT OR REPLACE INTO remark (token_id, {_REMARK}) VALUES (?, ?, ?, ?, ?, ?)", (token_id, *_fields(remark))
    )


def read_joins(connection: sqlite3.Connection, manuscript_id: int) -> dict[int, Join]:
    """The joins of a manuscript by the id of their first token, in reading order."""
    rows = connection.execute(
        f"SELECT token_id, {_JOIN} FROM joint CROSS JOIN token ON token.id = token_id"
        " WHERE manuscript_id = ? ORDER BY position",
        (manuscript_id,),
    ).fetchall()
    return {row[0]: _join(connection, row[0], row[1:]) for row in rows}


def read_join(connection: sqlite3.Connection, token_id: int) -> Join | None:
    """The join that begins with a token."""
    row = connection.execute(f"SELECT {_JOIN} FROM joint WHERE token_id = ?", (token_id,)).fetchone()
    return None if row is None else _join(connection, token_id, row)


def write_join(connection: sqlite3.Connection, token_id: int, join: Join | None) -> None:
    """Put a join in the place of the one that begins with a token; None takes it apart."""
    if join is None:
        connection.execute("DELETE FROM joint WHERE token_id = ?", (token_id,))
        return
    annotation = join.annotation if join.annotation.decided else OPEN
    places = ", ".join("?" * (2 + 6 + 5))
    connection.execute(
        f"INSERT OR REPLACE INTO joint (token_id, {_JOIN}) VALUES ({places})",
        (token_id, len(join.token_ids), *annotation_row(annotation), *_fields(join.remark)),
    )


def check_join(connection: sqlite3.Connection, manuscript_id: int, join: Join) -> None:
    """ValueError unless the tokens follow one another in the manuscript and none is part of another join."""
    first, size = join.token_ids[0], len(join.token_ids)
    if following(connection, first, size) != join.token_ids:
        raise ValueError(f"the tokens {join.token_ids} do not follow one another")
    # CROSS JOIN: the few joins are looked through, not the many tokens.
    other = connection.execute(
        "SELECT 1 FROM joint CROSS JOIN token ON token.id = token_id WHERE manuscript_id = ?1 AND token_id <> ?2"
        " AND position < (SELECT position FROM token WHERE id = ?2) + ?3"
        " AND position + size > (SELECT position FROM token WHERE id = ?2)",
        (manuscript_id, first, size),
    ).fetchone()
    if other is not None:
        raise ValueError(f"some of the tokens {join.token_ids} are joined already")


def insert_imported(
    connection: sqlite3.Connection,
    manuscript_id: int,
    document: Document,
    *,
    decided: bool,
    watch: Watch = UNWATCHED,
) -> None:
    """Write notes and flags of what was just imported, and its modernizations and joins where it is decided."""
    tokens, given = document.tokens, document.remarks
    decided = decided and bool(tokens.joined or tokens.modernizations)
    if not decided and not given:
        return
    rows = connection.execute("SELECT id FROM token WHERE manuscript_id = ? ORDER BY position", (manuscript_id,))
    ids = array("q", (row[0] for row in watch.over(rows, STORING, len(tokens))))
    if not decided:
        for at, remark in watch.over(given.items(), STORING, len(given)):
            write_remark(connection, ids[at], remark)
        return
    ends = tokens.joins()
    said = sorted({*given, *tokens.modernized, *ends} - (tokens.joined - {0}))  # parts of joins are left out
    for start in watch.over(said, STORING, len(said)):
        remark = replace(given.get(start, NO_REMARK), modernization=tokens.modernization(start) or None)
        end = ends.get(start)
        if end is None:
            write_remark(connection, ids[start], remark)
        else:
            annotation = read_annotation(connection, ids[start])
            write_annotation(connection, ids[start], OPEN)  # it is the join's, and none of the token's own
            write_join(connection, ids[start], Join(tuple(ids[start:end]), annotation, remark))


def read_forgotten(connection: sqlite3.Connection, manuscript_id: int) -> set[tuple[str, str]]:
    """Form and normalization of what is no longer suggested in a manuscript."""
    rows = connection.execute("SELECT form, norm FROM forgotten WHERE manuscript_id = ?", (manuscript_id,))
    return {(form, norm) for form, norm in rows}


def is_forgotten(connection: sqlite3.Connection, manuscript_id: int, form: str, norm: str) -> bool:
    """Whether a normalization is no longer suggested for a form."""
    row = connection.execute(
        "SELECT 1 FROM forgotten WHERE manuscript_id = ? AND form = ? AND norm = ?", (manuscript_id, form, norm)
    ).fetchone()
    return row is not None


def write_forgotten(
    connection: sqlite3.Connection, manuscript_id: int, form: str, norm: str, *, forgotten: bool
) -> None:
    """Say that a normalization is no longer suggested for a form, or that it is again."""
    if forgotten:
        connection.execute(
            "INSERT INTO forgotten (manuscript_id, form, norm) VALUES (?, ?, ?)", (manuscript_id, form, norm)
        )
    else:
        connection.execute(
            "DELETE FROM forgotten WHERE manuscript_id = ? AND form = ? AND norm = ?", (manuscript_id, form, norm)
        )


def following(connection: sqlite3.Connection, token_id: int, size: int) -> tuple[int, ...]:
    """The ids of a token and of those after it in its manuscript, ``size`` of them where there are so many."""
    rows = connection.execute(
        "SELECT other.id FROM token JOIN token AS other USING (manuscript_id) WHERE token.id = ?"
        " AND other.position >= token.position AND other.position < token.position + ? ORDER BY other.position",
        (token_id, size),
    )
    return tuple(row[0] for row in rows)


def _join(connection: sqlite3.Connection, token_id: int, row: tuple[object, ...]) -> Join:
    size, *rest = row
    annotation = _join_annotation(tuple(rest[: _STATE - 1]))
    ids = following(connection, token_id, int(str(size)))
    if len(ids) != size:
        raise ValueError(f"the join of token {token_id} goes beyond the manuscript")
    return Join(ids, annotation, _remark(tuple(rest[_STATE - 1 :])))


def _join_annotation(row: tuple[object, ...]) -> Annotation:
    return annotation_of(row) if row[1] is not None else OPEN  # type: ignore[arg-type]


def _remark(row: tuple[object, ...]) -> Remark:
    note, flagged, excluded, reviewed, modernization = row
    if not isinstance(note, str) or not isinstance(modernization, str | None):
        raise ValueError("not a remark")
    return Remark(note, bool(flagged), bool(excluded), bool(reviewed), modernization)


def _fields(remark: Remark) -> tuple[object, ...]:
    switches = (int(remark.flagged), int(remark.excluded), int(remark.reviewed))
    return remark.note, *switches, remark.modernization
