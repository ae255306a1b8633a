"""Making a new project file, which is at its place as a whole or not at all."""

from __future__ import annotations

import contextlib
import os
import secrets
import sqlite3
from pathlib import Path

from histnorm_gui.core.errors import ErrorCode, UserError
from histnorm_gui.project.connection import connect
from histnorm_gui.project.inspection import directory_writable
from histnorm_gui.project.placing import move, sync_directory
from histnorm_gui.project.schema import create_tables


def check_place(path: Path) -> None:
    """UserError PROJECT_EXISTS or FILE_UNWRITABLE unless a new file can be made at ``path``."""
    try:
        if os.path.lexists(path):
            raise UserError(ErrorCode.PROJECT_EXISTS, path=str(path))
        if not path.parent.is_dir():
            reason = "the folder does not exist"
        elif not directory_writable(path.parent):
            reason = "the folder cannot be written to"
        else:
            return
    except OSError as error:
        reason = error.strerror or str(error)
    raise UserError(ErrorCode.FILE_UNWRITABLE, path=str(path), reason=reason)


def create_file(path: Path) -> None:
    """Make an empty project file under another name beside ``path`` and move it there, never onto another file.

    Raises UserError PROJECT_EXISTS or FILE_UNWRITABLE; nothing is left of the attempt then.
    """
    temporary = path.with_name(f".histnorm-{secrets.token_hex(8)}.new")
    try:
        _build(temporary)
        move(temporary, path)
        sync_directory(path.parent)
    except FileExistsError as error:
        raise UserError(ErrorCode.PROJECT_EXISTS, path=str(path)) from error
    except (sqlite3.Error, OSError) as error:
        raise UserError(ErrorCode.FILE_UNWRITABLE, path=str(path), reason=str(error)) from error
    finally:
        for suffix in ("", "-journal", "-wal", "-shm"):
            with contextlib.suppress(OSError):
                temporary.with_name(temporary.name + suffix).unlink(missing_ok=True)


def _build(path: Path) -> None:
    connection = connect(path, "rwc")
    try:
        connection.execute("PRAGMA synchronous = FULL")
        create_tables(connection)
        connection.execute("PRAGMA journal_mode = WAL")  # kept in the file
    finally:
        connection.close()
