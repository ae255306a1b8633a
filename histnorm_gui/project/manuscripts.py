"""Rows of manuscripts, their sources, tokens and decisions, as the types of the core."""

from __future__ import annotations

import codecs
import json
import sqlite3
import unicodedata
from collections.abc import Iterable, Iterator, Sequence

from histnorm_gui.core.errors import ErrorCode, UserError
from histnorm_gui.core.model import (
    OPEN,
    Annotation,
    DecisionSource,
    Manuscript,
    Provenance,
    Status,
    Token,
    TokenKind,
)
from histnorm_gui.core.progress import UNWATCHED, Watch
from histnorm_gui.core.source import Document, Source, SourceFormat
from histnorm_gui.core.token_table import TokenRow, TokenTable
from histnorm_gui.project import blobs
from histnorm_gui.project.rows import insert_rows

STORING = "store"  # the stage of an import in which it is written into the project
LOADING = "load"  # that of loading its words from there
# Beside the options of a source: what this version and later ones have read of its file besides normalizations.
_LAYERS_READ, _REMARKS = "@read", "remarks"
_KINDS = {kind.value: kind for kind in (TokenKind.WORD, TokenKind.PUNCTUATION)}
_WORD, _PUNCTUATION = TokenKind.WORD.value, TokenKind.PUNCTUATION.value
_ANNOTATION = "status, normalization, decision, at, model_version, editor"


def read_manuscripts(connection: sqlite3.Connection, *, include_removed: bool) -> tuple[Manuscript, ...]:
    """The manuscripts in the order of their import."""
    rows = connection.execute("SELECT id, siglum, title, removed FROM manuscript ORDER BY id")
    found = (Manuscript(id_, siglum, title, bool(removed)) for id_, siglum, title, removed in rows)
    return tuple(manuscript for manuscript in found if include_removed or not manuscript.removed)


def is_known(connection: sqlite3.Connection, manuscript_id: int) -> bool:
    """Whether there is such a manuscript, removed or not."""
    return connection.execute("SELECT 1 FROM manuscript WHERE id = ?", (manuscript_id,)).fetchone() is not None


def read_tokens(connection: sqlite3.Connection, manuscript_id: int, start: int = 0, limit: int = -1) -> list[Token]:
    """The tokens of a manuscript in reading order, from position ``start`` on, at most ``limit`` of them unless that is
    negative; ValueError for a kind that does not exist."""
    rows = connection.execute(
        "SELECT id, position, line, form, kind, start_offset, end_offset FROM token"
        " WHERE manuscript_id = ? AND position >= ? ORDER BY position LIMIT ?",
        (manuscript_id, start, limit),
    )
    try:
        return [
            Token(id_, manuscript_id, position, line, form, _KINDS[kind], first, end)
            for id_, position, line, form, kind, first, end in rows
        ]
    except KeyError as error:
        raise ValueError(f"{error} is not a kind of token") from error


def add_tokens(connection: sqlite3.Connection, table: TokenTable, limit: int) -> None:
    """Append the next tokens of a manuscript to a table of those before them, at most so many; ValueError for a kind
    or a place that does not exist, and where they do not go on: a damaged index may lead in circles."""
    rows = connection.execute(
        "SELECT id, position, form, kind, line, start_offset, end_offset FROM token"
        " WHERE manuscript_id = ? AND position >= ? ORDER BY position LIMIT ?",
        (table.manuscript_id, table.next_position, limit),
    )
    table.extend(_checked(rows, table.next_position))


def _checked(rows: Iterable[tuple[int, int, str, str, str, int, int]], after: int) -> Iterator[TokenRow]:
    for token_id, position, form, kind, line, start, end in rows:
        if kind not in _KINDS or not 0 <= start < 1 << 32 or not after <= position < 1 << 32:
            raise ValueError(f"token {token_id}: position {position}, kind {kind}, offset {start}")
        if type(form) is not str or type(line) is not str:
            raise ValueError(f"token {token_id}: its form or its line is no text")
        after = position + 1
        yield token_id, position, form, _KINDS[kind], line, start, end


def read_annotation_rows(
    connection: sqlite3.Connection, manuscript_id: int, after: int, limit: int
) -> list[tuple[int, str, str, str, str, int | None, str]]:
    """Token id and columns of decisions of a manuscript, at most so many, by their ids from behind ``after`` on."""
    rows = connection.execute(
        f"SELECT token_id, {_ANNOTATION} FROM annotation CROSS JOIN token ON token.id = token_id"
        " WHERE manuscript_id = ? AND token_id > ? ORDER BY token_id LIMIT ?",
        (manuscript_id, after, limit),
    )
    found = rows.fetchall()
    for row in found:
        if row[0] <= after:
            raise ValueError(f"decisions that do not go on: token {row[0]}")
        after = row[0]
    return found


def read_source(
    connection: sqlite3.Connection, manuscript_id: int, watch: Watch = UNWATCHED, *, beginning: bool = False
) -> Source | None:
    """The source of a manuscript, every byte as it was imported; None for an unknown manuscript. Cancelled when the
    watch says so. With ``beginning``, of a text whose lines end in a byte of their own only the first lines."""
    row = connection.execute(
        "SELECT name, format, encoding, options FROM source WHERE manuscript_id = ?", (manuscript_id,)
    ).fetchone()
    if row is None:
        return None
    name, format, encoding, written = row
    found = json.loads(written)
    if not isinstance(found, dict):
        raise ValueError("the options of a source are no JSON object")
    codecs.lookup(encoding)  # LookupError where there is no such encoding
    options = {str(key): str(value) for key, value in found.items()}
    read = options.pop(_LAYERS_READ, "")
    if beginning and not codecs.lookup(encoding).name.startswith(("utf-16", "utf-32")):
        data = blobs.read_beginning(connection, manuscript_id)
    else:
        data = blobs.read_source(connection, manuscript_id, LOADING, watch)
    return Source(name, SourceFormat(format), data, encoding, options, remarks_read=_REMARKS in read.split())


def read_annotations(connection: sqlite3.Connection, manuscript_id: int) -> dict[int, Annotation]:
    """The decisions of a manuscript by token id, in reading order; open tokens are left out."""
    rows = connection.execute(
        f"SELECT token_id, {_ANNOTATION}"
        " FROM annotation JOIN token ON token.id = token_id WHERE manuscript_id = ? ORDER BY position",
        (manuscript_id,),
    )
    return {row[0]: annotation_of(row[1:]) for row in rows}


def read_annotation(connection: sqlite3.Connection, token_id: int) -> Annotation:
    """The annotation of one token, OPEN where nothing was decided."""
    row = connection.execute(f"SELECT {_ANNOTATION} FROM annotation WHERE token_id = ?", (token_id,)).fetchone()
    return OPEN if row is None else annotation_of(row)


def write_annotation(connection: sqlite3.Connection, token_id: int, annotation: Annotation) -> None:
    """Put the annotation of a token in the place of the one before; an open one leaves no row."""
    if not annotation.decided:
        connection.execute("DELETE FROM annotation WHERE token_id = ?", (token_id,))
        return
    connection.execute(
        f"INSERT OR REPLACE INTO annotation (token_id, {_ANNOTATION}) VALUES (?, ?, ?, ?, ?, ?, ?)",
        (token_id, *annotation_row(annotation)),
    )


def insert_manuscript(
    connection: sqlite3.Connection,
    document: Document,
    siglum: str,
    title: str,
    annotations: Sequence[Annotation] | None,
    watch: Watch = UNWATCHED,
) -> int:
    """Write a manuscript with its source, tokens and decisions, marked as removed still; return its id.

    ``annotations`` is parallel to ``document.tokens``, or None when all are open. The caller takes the mark away
    with the edit that it journals, so that the import can be undone.
    """
    inserted = connection.execute("INSERT INTO manuscript (siglum, title, removed) VALUES (?, ?, 1)", (siglum, title))
    manuscript_id = inserted.lastrowid
    assert manuscript_id is not None
    _insert_source(connection, manuscript_id, document.source, watch)
    places = watch.over(document.tokens.places(), STORING, len(document.tokens))
    insert_rows(
        connection,
        "token",
        ("manuscript_id", "position", "line", "form", "kind", "start_offset", "end_offset"),
        (
            (manuscript_id, position, line, form, _WORD if is_word else _PUNCTUATION, start, end)
            for position, (line, form, is_word, start, end) in enumerate(places)
        ),
    )
    if annotations is not None:
        ids = connection.execute("SELECT id FROM token WHERE manuscript_id = ? ORDER BY position", (manuscript_id,))
        pairs = watch.over(zip(ids, annotations, strict=True), STORING, len(annotations))
        columns = ("token_id", *_ANNOTATION.split(", "))
        insert_rows(connection, "annotation", columns, _annotation_rows(pairs))
    return manuscript_id


def _annotation_rows(pairs: Iterable[tuple[tuple[int], Annotation]]) -> Iterator[tuple[object, ...]]:
    """The rows of decided tokens: what an import brings along was all decided in one way."""
    before: Provenance | None = None
    how: tuple[object, ...] = ()
    for (token_id,), annotation in pairs:
        if annotation.normalization is None:
            continue
        if annotation.provenance is not before:
            before = annotation.provenance
            how = annotation_row(annotation)[2:]
        yield (token_id, annotation.status.value, annotation.normalization, *how)


def _insert_source(connection: sqlite3.Connection, manuscript_id: int, source: Source, watch: Watch) -> None:
    options = {**source.options, **({_LAYERS_READ: _REMARKS} if source.remarks_read else {})}
    connection.execute(
        "INSERT INTO source (manuscript_id, name, format, encoding, options, sha256, data)"
        " VALUES (?, ?, ?, ?, ?, ?, zeroblob(?))",
        (
            manuscript_id,
            source.name,
            source.format.value,
            source.encoding,
            json.dumps(options, ensure_ascii=False),
            blobs.digest(source.data, STORING, watch),
            len(source.data),
        ),
    )
    blobs.write_source(connection, manuscript_id, source.data, STORING, watch)


def check_siglum(connection: sqlite3.Connection, siglum: str) -> None:
    """UserError SIGLUM_TAKEN when a manuscript that is not removed has the siglum, whatever its Unicode form."""
    key = unicodedata.normalize("NFC", siglum)
    for (taken,) in connection.execute("SELECT siglum FROM manuscript WHERE removed = 0"):
        if unicodedata.normalize("NFC", taken) == key:
            raise UserError(ErrorCode.SIGLUM_TAKEN, siglum=siglum)


_VERSIONS = (int, type(None))


def annotation_row(annotation: Annotation) -> tuple[str, str | None, str, str, int | None, str]:
    """The columns of a decision: status, normalization, decision, at, model_version, editor."""
    made = annotation.provenance
    how = (made.source.value, made.at, made.model_version, made.editor)
    return annotation.status.value, annotation.normalization, *how


def annotation_of(row: tuple[str, str, str, str, int | None, str]) -> Annotation:
    """The decision in these columns; ValueError for a word that names no status or source."""
    status, normalization, decision, at, model_version, editor = row
    if not all(isinstance(text, str) for text in (normalization, at, editor)) or type(model_version) not in _VERSIONS:
        raise ValueError("not a decision")
    return Annotation(Status(status), normalization, Provenance(DecisionSource(decision), at, model_version, editor))
