"""Opening a project file: it is looked at first, locked, checked, and brought to the current version."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Sequence
from pathlib import Path

from histnorm_gui.core.errors import ErrorCode, UserError
from histnorm_gui.project import checking, inspection
from histnorm_gui.project.connection import Database, connect_to_project
from histnorm_gui.project.lock import ProjectLock, current_holder
from histnorm_gui.project.migrations import Migration, migrate, supported_version
from histnorm_gui.project.verdict import Verdict


def real_path(path: Path) -> Path:
    """The path that the log and the lock are named after, whatever symbolic link led to the file."""
    return Path(os.path.realpath(path))


def open_for_editing(
    path: Path, steps: Sequence[Migration], *, take_over: bool, check_later: bool
) -> tuple[Database, ProjectLock, Path | None]:
    """See `Project.open`; the database's verdict is pending where the check is still to be done."""
    supported = supported_version(steps)
    # Before anything else is opened: closing a second descriptor of a file makes the system drop the locks that
    # SQLite holds on it, if it is this process that has the project open.
    holder = current_holder(path)
    if holder is not None:
        raise UserError(ErrorCode.PROJECT_IN_USE, path=str(path), holder=str(holder), since=holder.since)
    version = inspection.read_version(path, supported)
    inspection.check_writable(path)
    lock = ProjectLock.acquire(path, take_over=take_over)
    try:
        later = check_later and checking.can_wait(path, version, supported)
        if later:
            inspection.check_outline(path, supported)
        else:
            inspection.check_contents(path, supported)
        database, kept_copy = open_database(path, steps, verdict=Verdict(known=not later))
        return database, lock, kept_copy
    except BaseException:
        lock.release()
        raise


def open_database(
    path: Path, steps: Sequence[Migration] = (), *, keep: bool = True, verdict: Verdict | None = None
) -> tuple[Database, Path | None]:
    """The open file, and the copy of it that was kept where it had to be brought up to date."""
    try:
        connection = connect_to_project(path)
    except UnicodeDecodeError as error:  # a message that quotes damage
        raise UserError(ErrorCode.PROJECT_DAMAGED, path=str(path), reason=str(error)) from error
    except sqlite3.DatabaseError as error:
        # What is neither damaged nor busy has been looked at before: here it is another program, or the disk.
        code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_CORRUPT) & 0xFF
        damaged = code in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_ERROR, sqlite3.SQLITE_READONLY)
        kind = ErrorCode.PROJECT_DAMAGED if damaged else ErrorCode.FILE_UNREADABLE
        raise UserError(kind, path=str(path), reason=str(error)) from error
    try:
        kept_copy = migrate(connection, path, steps, keep=keep)
        return Database(path, connection, verdict), kept_copy
    except BaseException:
        connection.close()
        raise
