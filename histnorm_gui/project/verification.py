"""Whether everything in an open project file fits together: SQLite's own check, and ours of what it cannot know."""

from __future__ import annotations

import sqlite3
import struct
import zlib

from histnorm_gui.core.edits import AnnotationEdit, Edit, ForgetEdit, JoinEdit, RemarkEdit
from histnorm_gui.core.model import NO_REMARK, OPEN
from histnorm_gui.project import manuscripts, models, remarks
from histnorm_gui.project.codec import decode_edits


def problems(connection: sqlite3.Connection) -> list[str]:
    """What is wrong with a project, one line each, in English; an empty list when all is well."""
    found: list[str] = []
    checks = (_database, _sources, _tokens, _models, _journal, _events)
    for check in checks:
        try:
            found += check(connection)
        except (sqlite3.Error, ValueError, TypeError, IndexError, struct.error, zlib.error) as error:
            found.append(f"{check.__name__.lstrip('_')}: {error}")
    return found


def _database(connection: sqlite3.Connection) -> list[str]:
    verdicts = [str(row[0]) for row in connection.execute("PRAGMA integrity_check")]
    found = [verdict for verdict in verdicts if verdict != "ok"]
    for table, row_id, parent, _ in connection.execute("PRAGMA foreign_key_check"):
        found.append(f"{table}: row {row_id} belongs to no {parent}")
    return found


def _sources(connection: sqlite3.Connection) -> list[str]:
    sums = dict(connection.execute("SELECT manuscript_id, sha256 FROM source").fetchall())
    found = []
    for manuscript in manuscripts.read_manuscripts(connection, include_removed=True):
        source = manuscripts.read_source(connection, manuscript.id)
        if source is None:
            found.append(f"{manuscript.siglum}: no source")
        elif manuscripts.digest(source.data) != sums[manuscript.id]:
            found.append(f"{manuscript.siglum}: the source is not as it was imported")
    return found


def _tokens(connection: sqlite3.Connection) -> list[str]:
    found = []
    for manuscript in manuscripts.read_manuscripts(connection, include_removed=True):
        source = manuscripts.read_source(connection, manuscript.id)
        text = "" if source is None else source.text
        tokens = manuscripts.read_tokens(connection, manuscript.id)
        manuscripts.read_annotations(connection, manuscript.id)
        if [token.position for token in tokens] != list(range(len(tokens))):
            found.append(f"{manuscript.siglum}: the positions of the tokens have gaps")
        # The form itself may differ from what stands there: words broken over lines are joined, references resolved.
        # Nor need the order of reading be that of the file: PAGE XML names its own, and speakers take turns.
        end = 0
        for token in sorted(tokens, key=lambda token: (token.start, token.end)):
            if not (end <= token.start <= token.end <= len(text)):
                found.append(f"{manuscript.siglum}: token {token.position + 1} has no place in the source")
            end = max(end, token.end)
    return found


def _models(connection: sqlite3.Connection) -> list[str]:
    for manuscript in manuscripts.read_manuscripts(connection, include_removed=True):
        models.read_models(connection, manuscript.id)
        models.read_predictions(connection, manuscript.id)
    return []


def _journal(connection: sqlite3.Connection) -> list[str]:
    """The last edit of each thing in the journal must have led to the state in the file."""
    expected: dict[_Key, object] = {}
    for edit in _edits(connection, undone=False):
        expected[_key(edit)] = edit.after
    for edit in _edits(connection, undone=True):
        expected.setdefault(_key(edit), edit.before)
    there = _states(connection)
    absent = {"token": OPEN, "remark on token": NO_REMARK, "join of token": None, "forgetting": False}
    return [
        f"the journal and {key[0]} {key[1]} differ"
        for key, state in expected.items()
        if there.get(key, absent.get(key[0])) != state
    ]


def _events(connection: sqlite3.Connection) -> list[str]:
    """What happened last to each transaction must be how the journal has it."""
    last = dict(connection.execute("SELECT journal_id, undone FROM event ORDER BY id").fetchall())
    rows = connection.execute("SELECT id, undone FROM journal").fetchall()
    found = [
        f"the journal's step {row_id} has no event that led to it"
        for row_id, undone in rows
        if last.get(row_id) != undone
    ]
    (identities,) = connection.execute("SELECT COUNT(*) FROM identity").fetchone()
    return found if identities == 1 else [*found, "the project does not say which it is"]


_Key = tuple[str, object]
"""What an edit is about: a kind of thing, and which of them."""


def _key(edit: Edit) -> _Key:
    if isinstance(edit, AnnotationEdit):
        return "token", edit.token_id
    if isinstance(edit, RemarkEdit):
        return "remark on token", edit.token_id
    if isinstance(edit, JoinEdit):
        return "join of token", edit.token_id
    if isinstance(edit, ForgetEdit):
        return "forgetting", (edit.manuscript_id, edit.form, edit.norm)
    return "manuscript", edit.manuscript_id


def _states(connection: sqlite3.Connection) -> dict[_Key, object]:
    """The state of everything that an edit can be about, where it is not the one that all begin with."""
    found: dict[_Key, object] = {}
    for manuscript in manuscripts.read_manuscripts(connection, include_removed=True):
        found["manuscript", manuscript.id] = manuscript.removed
        for token_id, annotation in manuscripts.read_annotations(connection, manuscript.id).items():
            found["token", token_id] = annotation
        for token_id, remark in remarks.read_remarks(connection, manuscript.id).items():
            found["remark on token", token_id] = remark
        for token_id, join in remarks.read_joins(connection, manuscript.id).items():
            found["join of token", token_id] = join
        for form, norm in remarks.read_forgotten(connection, manuscript.id):
            found["forgetting", (manuscript.id, form, norm)] = True
    return found


def _edits(connection: sqlite3.Connection, *, undone: bool) -> list[Edit]:
    rows = connection.execute("SELECT edits FROM journal WHERE undone = ? ORDER BY id", (int(undone),))
    return [edit for (text,) in rows for edit in decode_edits(text)]
