"""The connection to a project file that was looked at before, brought to the current version."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Sequence
from pathlib import Path

from histnorm_gui.core.errors import ErrorCode, UserError
from histnorm_gui.project.connection import Database, connect_to_project
from histnorm_gui.project.migrations import Migration, migrate


def real_path(path: Path) -> Path:
    """The path that the log and the lock are named after, whatever symbolic link led to the file."""
    return Path(os.path.realpath(path))


def open_database(path: Path, steps: Sequence[Migration] = (), *, keep: bool = True) -> tuple[Database, Path | None]:
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
        return Database(path, connection), kept_copy
    except BaseException:
        connection.close()
        raise
