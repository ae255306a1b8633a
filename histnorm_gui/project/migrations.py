"""How a project file of an older version becomes one of the current version: one class a step, a copy first.

A new step is a class here with its version, its place at the end of MIGRATIONS, and a file of the old version in the
tests. A step is never changed once a program with it was used.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import secrets
import sqlite3
from collections.abc import Sequence
from pathlib import Path
from typing import Protocol

from histnorm_gui.core.errors import ErrorCode, UserError
from histnorm_gui.project import backups
from histnorm_gui.project.backups import Reason
from histnorm_gui.project.schema import LINEAGE_TABLES, REMARK_TABLES, SCHEMA_VERSION, new_stamp


class Migration(Protocol):
    """One step: from the version before ``version`` to it."""

    @property
    def version(self) -> int:
        """The schema version that the step leads to."""
        ...

    def apply(self, connection: sqlite3.Connection) -> None:
        """Change the tables, inside a transaction that is the caller's to end."""
        ...


class RemarksAndJoins:
    """Version 2: who decided; notes, flags, exclusion, modernizations; joins; what is no longer suggested."""

    version = 2

    def apply(self, connection: sqlite3.Connection) -> None:
        """Add a column and three tables; nothing that is there changes."""
        connection.execute("ALTER TABLE annotation ADD COLUMN editor TEXT NOT NULL DEFAULT ''")
        for statement in REMARK_TABLES:
            connection.execute(statement)


class Lineage:
    """Version 3: which project a file is a copy of, and every doing and undoing in its order."""

    version = 3

    def apply(self, connection: sqlite3.Connection) -> None:
        """Add two tables. Names follow from the contents, so that copies made before have the same ones."""
        for statement in LINEAGE_TABLES:
            connection.execute(statement)
        rows = connection.execute("SELECT id, label, subject, at, edits, undone FROM journal ORDER BY id").fetchall()
        events: list[tuple[str, int, int]] = []
        uid = ""
        for row_id, *contents, _ in rows:
            uid = _digest(uid, *contents)
            events.append((uid, row_id, 0))
        project = events[0][0] if events else secrets.token_hex(16)
        for row_id, *_, undone in reversed(rows):
            if undone:
                uid = _digest(uid, "undone")
                events.append((uid, row_id, 1))
        connection.executemany("INSERT INTO event (uid, journal_id, undone) VALUES (?, ?, ?)", events)
        connection.execute("INSERT INTO identity (id, project, stamp) VALUES (1, ?, ?)", (project, new_stamp()))


MIGRATIONS: tuple[Migration, ...] = (RemarksAndJoins(), Lineage())


def _digest(*parts: str) -> str:
    return hashlib.sha256(json.dumps(parts).encode("utf-8", "surrogatepass")).hexdigest()[:32]


def supported_version(steps: Sequence[Migration]) -> int:
    """The newest schema version that can be opened."""
    return max((step.version for step in steps), default=SCHEMA_VERSION)


def migrate(
    connection: sqlite3.Connection, path: Path, steps: Sequence[Migration], *, keep: bool = True
) -> Path | None:
    """Bring a project file to the version of the last step; all steps or none, in one transaction.

    Returns the path of the copy of the old file, which is among the backups, or None when there was nothing to do or
    none is to be kept. Raises UserError PROJECT_WRITE_FAILED when it cannot be done (the file is then as before), and
    PROJECT_DAMAGED when no step leads on from the file's version.
    """
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    to_do = [step for step in steps if step.version > version]
    if not to_do:
        return None
    expected = list(range(version + 1, to_do[-1].version + 1))
    if [step.version for step in to_do] != expected:
        raise UserError(ErrorCode.PROJECT_DAMAGED, path=str(path), reason=f"schema version {version}")
    kept: Path | None = None
    try:
        if keep:
            kept = backups.write(connection, path, Reason.MIGRATION).path
        connection.execute("BEGIN IMMEDIATE")
        for step in to_do:
            step.apply(connection)
        connection.execute(f"PRAGMA user_version = {to_do[-1].version}")
        connection.execute("COMMIT")
    except BaseException as error:
        with contextlib.suppress(sqlite3.Error):
            connection.execute("ROLLBACK")
        if kept is not None:
            backups.discard(kept)
        if isinstance(error, UserError):
            reason = str(error.args_by_name.get("reason", error))
            raise UserError(ErrorCode.PROJECT_WRITE_FAILED, path=str(path), reason=reason) from error
        if isinstance(error, sqlite3.Error | OSError):
            raise UserError(ErrorCode.PROJECT_WRITE_FAILED, path=str(path), reason=str(error)) from error
        raise
    # So that an older program finds the version in the file's first page; if not now, then on closing.
    with contextlib.suppress(sqlite3.Error):
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    return kept
