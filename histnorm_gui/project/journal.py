"""The journal: every transaction of edits, done and undone, from which undo and redo are rebuilt after a restart.

What an edit looks like there is in `codec`.
"""

from __future__ import annotations

import secrets
import sqlite3
from dataclasses import replace

from histnorm_gui.core.edits import (
    AnnotationEdit,
    EditLabel,
    ForgetEdit,
    History,
    JoinEdit,
    RemarkEdit,
    RemovalEdit,
    Transaction,
)
from histnorm_gui.core.model import OPEN, Annotation, Join
from histnorm_gui.project import remarks
from histnorm_gui.project.codec import decode_edits, encode_edits
from histnorm_gui.project.manuscripts import check_siglum, read_annotation, write_annotation

_COLUMNS = "label, edits, subject, at"


def append(connection: sqlite3.Connection, transaction: Transaction) -> None:
    """Write a transaction as the newest one that was done, and forget those that were undone."""
    connection.execute("DELETE FROM journal WHERE undone = 1")
    inserted = connection.execute(
        "INSERT INTO journal (label, subject, at, edits, undone) VALUES (?, ?, ?, ?, 0)",
        (transaction.label.value, transaction.subject, transaction.at, encode_edits(transaction.edits)),
    )
    assert inserted.lastrowid is not None
    log(connection, inserted.lastrowid, undone=False)


def read_history(connection: sqlite3.Connection) -> History:
    """All transactions; ValueError when one of them cannot be decoded."""
    done = connection.execute(f"SELECT {_COLUMNS} FROM journal WHERE undone = 0 ORDER BY id").fetchall()
    # The one that was undone last is the oldest of them, and the first to be done again.
    undone = connection.execute(f"SELECT {_COLUMNS} FROM journal WHERE undone = 1 ORDER BY id DESC").fetchall()
    return History(map(_transaction, done), map(_transaction, undone))


def read_newest(connection: sqlite3.Connection, most: int) -> tuple[list[Transaction], list[Transaction], int]:
    """At most so many of the newest transactions that are done, all that are undone, both as a History has them, and
    how many older ones there are; ValueError when one of them cannot be decoded."""
    done = connection.execute(
        f"SELECT {_COLUMNS} FROM journal WHERE undone = 0 ORDER BY id DESC LIMIT ?", (most,)
    ).fetchall()
    undone = connection.execute(f"SELECT {_COLUMNS} FROM journal WHERE undone = 1 ORDER BY id DESC").fetchall()
    (count,) = connection.execute("SELECT COUNT(*) FROM journal WHERE undone = 0").fetchone()
    return [*map(_transaction, reversed(done))], [*map(_transaction, undone)], count - len(done)


def newest_done(connection: sqlite3.Connection) -> tuple[int, Transaction] | None:
    """The transaction that the next undo takes back, with the id of its row."""
    return _one(connection, "WHERE undone = 0 ORDER BY id DESC LIMIT 1")


def newest_undone(connection: sqlite3.Connection) -> tuple[int, Transaction] | None:
    """The transaction that was undone last, with the id of its row."""
    return _one(connection, "WHERE undone = 1 ORDER BY id LIMIT 1")


def mark(connection: sqlite3.Connection, row_id: int, *, undone: bool) -> None:
    """Say of a transaction that it is undone, or done again."""
    connection.execute("UPDATE journal SET undone = ? WHERE id = ?", (int(undone), row_id))
    log(connection, row_id, undone=undone)


def log(connection: sqlite3.Connection, row_id: int, *, undone: bool) -> None:
    """Keep that a transaction was done or undone, under a name that no other copy of the file can have for anything."""
    connection.execute(
        "INSERT INTO event (uid, journal_id, undone) VALUES (?, ?, ?)", (secrets.token_hex(8), row_id, int(undone))
    )


def apply(connection: sqlite3.Connection, transaction: Transaction) -> None:
    """Make the changes of a transaction, edit by edit.

    Raises ValueError when the state that an edit starts from is not the one in the file, or when it names an unknown
    token or manuscript; UserError SIGLUM_TAKEN when a manuscript comes back whose siglum another one has by now.
    """
    for edit in transaction.edits:
        if isinstance(edit, AnnotationEdit):
            _apply_annotation(connection, edit)
        elif isinstance(edit, RemarkEdit):
            _apply_remark(connection, edit)
        elif isinstance(edit, JoinEdit):
            _apply_join(connection, edit)
        elif isinstance(edit, ForgetEdit):
            _apply_forgetting(connection, edit)
        else:
            _apply_removal(connection, edit)


def _apply_annotation(connection: sqlite3.Connection, edit: AnnotationEdit) -> None:
    _require_token(connection, edit.manuscript_id, edit.token_id)
    found = read_annotation(connection, edit.token_id)
    if found != _kept(edit.before):
        raise ValueError(f"token {edit.token_id} is {found}, not {edit.before}")
    write_annotation(connection, edit.token_id, edit.after)


def _apply_remark(connection: sqlite3.Connection, edit: RemarkEdit) -> None:
    _require_token(connection, edit.manuscript_id, edit.token_id)
    found = remarks.read_remark(connection, edit.token_id)
    if found != edit.before:
        raise ValueError(f"the remark on token {edit.token_id} is {found}, not {edit.before}")
    remarks.write_remark(connection, edit.token_id, edit.after)


def _apply_join(connection: sqlite3.Connection, edit: JoinEdit) -> None:
    _require_token(connection, edit.manuscript_id, edit.token_id)
    found = remarks.read_join(connection, edit.token_id)
    if found != _kept_join(edit.before):
        raise ValueError(f"the join of token {edit.token_id} is {found}, not {edit.before}")
    if edit.after is not None:
        remarks.check_join(connection, edit.manuscript_id, edit.after)
    remarks.write_join(connection, edit.token_id, edit.after)


def _apply_forgetting(connection: sqlite3.Connection, edit: ForgetEdit) -> None:
    found = remarks.is_forgotten(connection, edit.manuscript_id, edit.form, edit.norm)
    if found != edit.before or edit.before == edit.after:
        raise ValueError(f"whether {edit.norm} is forgotten for {edit.form} is {found}")
    remarks.write_forgotten(connection, edit.manuscript_id, edit.form, edit.norm, forgotten=edit.after)


def _require_token(connection: sqlite3.Connection, manuscript_id: int, token_id: int) -> None:
    row = connection.execute("SELECT manuscript_id FROM token WHERE id = ?", (token_id,)).fetchone()
    if row is None or row[0] != manuscript_id:
        raise ValueError(f"manuscript {manuscript_id} has no token {token_id}")


def _apply_removal(connection: sqlite3.Connection, edit: RemovalEdit) -> None:
    row = connection.execute("SELECT removed, siglum FROM manuscript WHERE id = ?", (edit.manuscript_id,)).fetchone()
    if row is None or bool(row[0]) != edit.before:
        raise ValueError(f"manuscript {edit.manuscript_id} is unknown, or its removal is not {edit.before}")
    if edit.before and not edit.after:
        check_siglum(connection, row[1])
    connection.execute("UPDATE manuscript SET removed = ? WHERE id = ?", (int(edit.after), edit.manuscript_id))


def _one(connection: sqlite3.Connection, condition: str) -> tuple[int, Transaction] | None:
    row = connection.execute(f"SELECT {_COLUMNS}, id FROM journal {condition}").fetchone()
    return None if row is None else (row[4], _transaction(row[:4]))


def _transaction(row: tuple[str, str, str, str]) -> Transaction:
    label, edits, subject, at = row
    return Transaction(EditLabel(label), decode_edits(edits), subject, at)


def _kept(annotation: Annotation) -> Annotation:
    """What the file keeps of an annotation: who left a token open is not part of it."""
    return annotation if annotation.decided else OPEN


def _kept_join(join: Join | None) -> Join | None:
    return None if join is None else replace(join, annotation=_kept(join.annotation))
