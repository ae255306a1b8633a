"""The state of everything that an edit can be about, so that projects and journals can be compared."""

from __future__ import annotations

import sqlite3
from enum import StrEnum
from typing import NamedTuple

from histnorm_gui.core.edits import AnnotationEdit, Edit, ForgetEdit, JoinEdit, RemarkEdit
from histnorm_gui.core.model import NO_REMARK, OPEN
from histnorm_gui.project import manuscripts, remarks


class Kind(StrEnum):
    """What an edit is about."""

    TOKEN = "token"
    REMARK = "remark on token"
    JOIN = "join of token"
    FORGETTING = "forgetting"
    MANUSCRIPT = "manuscript"


class Key(NamedTuple):
    """One thing that an edit can be about: a kind, the manuscript, and which of its tokens (or form and norm)."""

    kind: Kind
    manuscript_id: int
    of: tuple[object, ...]


def key_of(edit: Edit) -> Key:
    """What an edit is about."""
    if isinstance(edit, AnnotationEdit):
        return Key(Kind.TOKEN, edit.manuscript_id, (edit.token_id,))
    if isinstance(edit, RemarkEdit):
        return Key(Kind.REMARK, edit.manuscript_id, (edit.token_id,))
    if isinstance(edit, JoinEdit):
        return Key(Kind.JOIN, edit.manuscript_id, (edit.token_id,))
    if isinstance(edit, ForgetEdit):
        return Key(Kind.FORGETTING, edit.manuscript_id, (edit.form, edit.norm))
    return Key(Kind.MANUSCRIPT, edit.manuscript_id, ())


def absent(key: Key) -> object:
    """The state of what is not in `read_states`: nothing was done to it yet."""
    return {Kind.TOKEN: OPEN, Kind.REMARK: NO_REMARK, Kind.FORGETTING: False}.get(key.kind)


def read_state(connection: sqlite3.Connection, key: Key) -> object:
    """The state of one thing as it is now."""
    if key.kind is Kind.MANUSCRIPT:
        row = connection.execute("SELECT removed FROM manuscript WHERE id = ?", (key.manuscript_id,)).fetchone()
        return None if row is None else bool(row[0])
    if key.kind is Kind.FORGETTING:
        form, norm = (str(part) for part in key.of)
        return remarks.is_forgotten(connection, key.manuscript_id, form, norm)
    token_id = int(str(key.of[0]))
    if key.kind is Kind.TOKEN:
        return manuscripts.read_annotation(connection, token_id)
    if key.kind is Kind.REMARK:
        return remarks.read_remark(connection, token_id)
    return remarks.read_join(connection, token_id)


def read_states(connection: sqlite3.Connection) -> dict[Key, object]:
    """The state of everything, where it is not the one that all begin with."""
    found: dict[Key, object] = {}
    for manuscript in manuscripts.read_manuscripts(connection, include_removed=True):
        at = manuscript.id
        found[Key(Kind.MANUSCRIPT, at, ())] = manuscript.removed
        for token_id, annotation in manuscripts.read_annotations(connection, at).items():
            found[Key(Kind.TOKEN, at, (token_id,))] = annotation
        for token_id, remark in remarks.read_remarks(connection, at).items():
            found[Key(Kind.REMARK, at, (token_id,))] = remark
        for token_id, join in remarks.read_joins(connection, at).items():
            found[Key(Kind.JOIN, at, (token_id,))] = join
        for form, norm in remarks.read_forgotten(connection, at):
            found[Key(Kind.FORGETTING, at, (form, norm))] = True
    return found
