"""Whether everything in an open project file fits together: SQLite's own check, and ours of what it cannot know."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from histnorm_gui.core.edits import Edit
from histnorm_gui.core.errors import ErrorCode, UserError
from histnorm_gui.core.progress import UNWATCHED, Watch
from histnorm_gui.project import blobs, manuscripts, models, private
from histnorm_gui.project.codec import decode_edits
from histnorm_gui.project.connection import DAMAGE, connect_to_project
from histnorm_gui.project.inspection import check_contents, read_version
from histnorm_gui.project.migrations import MIGRATIONS, migrate
from histnorm_gui.project.schema import SCHEMA_VERSION
from histnorm_gui.project.states import Key, absent, key_of, read_states


def problems(connection: sqlite3.Connection) -> list[str]:
    """What is wrong with a project, one line each, in English; an empty list when all is well."""
    found: list[str] = []
    checks = (_database, _sources, _tokens, _models, _journal, _events)
    for check in checks:
        try:
            found += check(connection)
        except DAMAGE as error:
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
        elif blobs.digest(source.data) != sums[manuscript.id]:
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
    """The journal, replayed edit by edit, must lead to the state in the file, and what was undone on from there."""
    current: dict[Key, object] = {}
    found = []
    there = read_states(connection)
    for undone in (False, True):
        if undone:
            for key, state in current.items():
                if there.get(key, absent(key)) != state:
                    found.append(f"the journal and {_name(key)} differ")
            current = dict(there)
        for edit in _edits(connection, undone=undone):
            key = key_of(edit)
            start = current.get(key, absent(key) if undone else edit.before)
            if start != edit.before:
                found.append(f"the journal has a gap at {_name(key)}")
            current[key] = edit.after
    return found


def _name(key: Key) -> str:
    return f"{key.kind} {' '.join(str(part) for part in key.of or (key.manuscript_id,))}"


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


def _edits(connection: sqlite3.Connection, *, undone: bool) -> list[Edit]:
    rows = connection.execute("SELECT edits FROM journal WHERE undone = ? ORDER BY id", (int(undone),))
    return [edit for (text,) in rows for edit in decode_edits(text)]


def check_file(path: Path, watch: Watch = UNWATCHED) -> list[str]:
    """What is wrong with a project file, one line each, in English; the file is not touched. Raises as `Project.look`
    where it is no project file at all, or a newer one."""
    read_version(path, SCHEMA_VERSION)
    copy = private.copy(path, watch)
    try:
        try:
            check_contents(copy.file, SCHEMA_VERSION)
        except UserError as error:
            if error.code is not ErrorCode.PROJECT_DAMAGED:
                raise
            return [str(error.args_by_name["reason"])]
        connection = connect_to_project(copy.file)
        try:
            migrate(connection, copy.file, MIGRATIONS, keep=False)
            return problems(connection)
        finally:
            connection.close()
    finally:
        copy.release()
