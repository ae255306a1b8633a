"""The journal: every transaction of edits, done and undone, from which undo and redo are rebuilt after a restart.

Edits are kept as JSON: ["annotation", manuscript, token, before, after] with an annotation as [status,
normalization, decision, at, model version] or null for an open token, and ["removal", manuscript, before, after].
"""

from __future__ import annotations

import json
import sqlite3
from typing import Any

from histnorm_gui.core.edits import AnnotationEdit, Edit, EditLabel, History, RemovalEdit, Transaction
from histnorm_gui.core.model import OPEN, Annotation, DecisionSource, Provenance, Status
from histnorm_gui.project.manuscripts import check_siglum, read_annotation, write_annotation

_COLUMNS = "label, edits, subject, at"


def append(connection: sqlite3.Connection, transaction: Transaction) -> None:
    """Write a transaction as the newest one that was done, and forget those that were undone."""
    connection.execute("DELETE FROM journal WHERE undone = 1")
    connection.execute(
        "INSERT INTO journal (label, subject, at, edits, undone) VALUES (?, ?, ?, ?, 0)",
        (transaction.label.value, transaction.subject, transaction.at, encode_edits(transaction.edits)),
    )


def read_history(connection: sqlite3.Connection) -> History:
    """All transactions; ValueError when one of them cannot be decoded."""
    done = connection.execute(f"SELECT {_COLUMNS} FROM journal WHERE undone = 0 ORDER BY id").fetchall()
    # The one that was undone last is the oldest of them, and the first to be done again.
    undone = connection.execute(f"SELECT {_COLUMNS} FROM journal WHERE undone = 1 ORDER BY id DESC").fetchall()
    return History(map(_transaction, done), map(_transaction, undone))


def newest_done(connection: sqlite3.Connection) -> tuple[int, Transaction] | None:
    """The transaction that the next undo takes back, with the id of its row."""
    return _one(connection, "WHERE undone = 0 ORDER BY id DESC LIMIT 1")


def newest_undone(connection: sqlite3.Connection) -> tuple[int, Transaction] | None:
    """The transaction that was undone last, with the id of its row."""
    return _one(connection, "WHERE undone = 1 ORDER BY id LIMIT 1")


def mark(connection: sqlite3.Connection, row_id: int, *, undone: bool) -> None:
    """Say of a transaction that it is undone, or done again."""
    connection.execute("UPDATE journal SET undone = ? WHERE id = ?", (int(undone), row_id))


def apply(connection: sqlite3.Connection, transaction: Transaction) -> None:
    """Make the changes of a transaction, edit by edit.

    Raises ValueError when the state that an edit starts from is not the one in the file, or when it names an unknown
    token or manuscript; UserError SIGLUM_TAKEN when a manuscript comes back whose siglum another one has by now.
    """
    for edit in transaction.edits:
        if isinstance(edit, AnnotationEdit):
            _apply_annotation(connection, edit)
        else:
            _apply_removal(connection, edit)


def _apply_annotation(connection: sqlite3.Connection, edit: AnnotationEdit) -> None:
    row = connection.execute("SELECT manuscript_id FROM token WHERE id = ?", (edit.token_id,)).fetchone()
    if row is None or row[0] != edit.manuscript_id:
        raise ValueError(f"manuscript {edit.manuscript_id} has no token {edit.token_id}")
    found = read_annotation(connection, edit.token_id)
    if found != _kept(edit.before):
        raise ValueError(f"token {edit.token_id} is {found}, not {edit.before}")
    write_annotation(connection, edit.token_id, edit.after)


def _apply_removal(connection: sqlite3.Connection, edit: RemovalEdit) -> None:
    row = connection.execute("SELECT removed, siglum FROM manuscript WHERE id = ?", (edit.manuscript_id,)).fetchone()
    if row is None or bool(row[0]) != edit.before:
        raise ValueError(f"manuscript {edit.manuscript_id} is unknown, or its removal is not {edit.before}")
    if edit.before and not edit.after:
        check_siglum(connection, row[1])
    connection.execute("UPDATE manuscript SET removed = ? WHERE id = ?", (int(edit.after), edit.manuscript_id))


def encode_edits(edits: tuple[Edit, ...]) -> str:
    """The edits of a transaction as JSON text."""
    return json.dumps([_encode(edit) for edit in edits], ensure_ascii=False, separators=(",", ":"))


def decode_edits(text: str) -> tuple[Edit, ...]:
    """The edits in a JSON text; ValueError when there is anything else in it."""
    try:
        return tuple(_decode(edit) for edit in json.loads(text))
    except (TypeError, KeyError, RecursionError) as error:
        raise ValueError(f"not a list of edits: {error}") from error


def _one(connection: sqlite3.Connection, condition: str) -> tuple[int, Transaction] | None:
    row = connection.execute(f"SELECT {_COLUMNS}, id FROM journal {condition}").fetchone()
    return None if row is None else (row[4], _transaction(row[:4]))


def _transaction(row: tuple[str, str, str, str]) -> Transaction:
    label, edits, subject, at = row
    return Transaction(EditLabel(label), decode_edits(edits), subject, at)


def _kept(annotation: Annotation) -> Annotation:
    """What the file keeps of an annotation: who left a token open is not part of it."""
    return annotation if annotation.decided else OPEN


def _encode(edit: Edit) -> list[object]:
    if isinstance(edit, AnnotationEdit):
        states = [_encode_annotation(edit.before), _encode_annotation(edit.after)]
        return ["annotation", edit.manuscript_id, edit.token_id, *states]
    return ["removal", edit.manuscript_id, edit.before, edit.after]


def _encode_annotation(annotation: Annotation) -> list[object] | None:
    if not annotation.decided:
        return None
    made = annotation.provenance
    return [annotation.status.value, annotation.normalization, made.source.value, made.at, made.model_version]


def _decode(fields: Any) -> Edit:
    kind, *rest = fields
    if kind == "annotation":
        manuscript_id, token_id, before, after = rest
        if isinstance(manuscript_id, int) and isinstance(token_id, int):
            return AnnotationEdit(manuscript_id, token_id, _decode_annotation(before), _decode_annotation(after))
    elif kind == "removal":
        manuscript_id, before, after = rest
        if isinstance(manuscript_id, int) and isinstance(before, bool) and isinstance(after, bool):
            return RemovalEdit(manuscript_id, before, after)
    raise ValueError("unknown kind of edit")


def _decode_annotation(fields: Any) -> Annotation:
    if fields is None:
        return OPEN
    status, normalization, decision, at, model_version = fields
    if not (isinstance(normalization, str) and isinstance(at, str) and isinstance(model_version, int | None)):
        raise ValueError("not an annotation")
    return Annotation(Status(status), normalization, Provenance(DecisionSource(decision), at, model_version))
