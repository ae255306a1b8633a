"""Making a new project file, which is at its place as a whole or not at all."""

from __future__ import annotations

import contextlib
import os
import secrets
import sqlite3
import sys
from pathlib import Path

from histnorm_gui.core.errors import ErrorCode, UserError
from histnorm_gui.project.connection import connect
from histnorm_gui.project.inspection import directory_writable
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
        _move(temporary, path)
        _sync_directory(path.parent)
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


def _move(temporary: Path, path: Path) -> None:
    """Rename without overwriting: FileExistsError when something is at ``path``."""
    if sys.platform == "win32":
        temporary.rename(path)  # refuses to overwrite on that system
        return
    try:
        os.link(temporary, path)
    except FileExistsError:
        raise
    except OSError:
        # A file system without hard links: claim the name first, so that only our own empty file is replaced.
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY))
        temporary.replace(path)


def _sync_directory(path: Path) -> None:
    """Put the new name on the disk, where a directory can be opened for that."""
    if sys.platform == "win32":
        return
    descriptor = os.open(path, os.O_RDONLY)
    try:
        with contextlib.suppress(OSError):
            os.fsync(descriptor)
    finally:
        os.close(descriptor)
