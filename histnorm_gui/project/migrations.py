"""How a project file of an older version becomes one of the current version: one class a step, a copy first.

A new step is a class here with its version, its place at the end of MIGRATIONS, and a file of the old version in the
tests. A step is never changed once a program with it was used.
"""

from __future__ import annotations

import contextlib
import os
import sqlite3
from collections.abc import Sequence
from pathlib import Path
from typing import Protocol

from histnorm_gui.core.errors import ErrorCode, UserError
from histnorm_gui.project.schema import REMARK_TABLES, SCHEMA_VERSION


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


MIGRATIONS: tuple[Migration, ...] = (RemarksAndJoins(),)


def supported_version(steps: Sequence[Migration]) -> int:
    """The newest schema version that can be opened."""
    return max((step.version for step in steps), default=SCHEMA_VERSION)


def migrate(connection: sqlite3.Connection, path: Path, steps: Sequence[Migration]) -> Path | None:
    """Bring a project file to the version of the last step; all steps or none, in one transaction.

    Returns the path of the copy of the old file, NAME.histnorm.before-vN, or None when there was nothing to do. A copy
    that is there already is of an earlier attempt that was put back by hand: it is kept, and this one gets a number.
    Raises UserError PROJECT_WRITE_FAILED when it cannot be done (file and directory are then as before), and
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
        kept = _copy(connection, path, to_do[-1].version)
        connection.execute("BEGIN IMMEDIATE")
        for step in to_do:
            step.apply(connection)
        connection.execute(f"PRAGMA user_version = {to_do[-1].version}")
        connection.execute("COMMIT")
    except BaseException as error:
        with contextlib.suppress(sqlite3.Error):
            connection.execute("ROLLBACK")
        if kept is not None:
            kept.unlink(missing_ok=True)
        if isinstance(error, sqlite3.Error | OSError):
            raise UserError(ErrorCode.PROJECT_WRITE_FAILED, path=str(path), reason=str(error)) from error
        raise
    # So that an older program finds the version in the file's first page; if not now, then on closing.
    with contextlib.suppress(sqlite3.Error):
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    return kept


def _copy(connection: sqlite3.Connection, path: Path, version: int) -> Path:
    """Write the file as it is now, with what is in its log, beside it under a name that nothing has yet."""
    base = path.with_name(f"{path.name}.before-v{version}")
    copy, number = base, 1
    while True:
        try:
            os.close(os.open(copy, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o666))
            break
        except FileExistsError:
            number += 1
            copy = base.with_name(f"{base.name}.{number}")
    try:
        target = sqlite3.connect(copy)
        try:
            connection.backup(target)
            target.execute("PRAGMA journal_mode = DELETE")  # one file, without a log beside it
        finally:
            target.close()
    except BaseException:
        copy.unlink(missing_ok=True)
        raise
    return copy
