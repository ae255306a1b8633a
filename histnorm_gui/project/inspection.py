"""Looking at a file before it is opened as a project, without changing it or anything beside it.

The offsets in the header are those of SQLite's database file format, section 1.3.
"""

from __future__ import annotations

import os
import shutil
import sqlite3
import stat
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from histnorm_gui.core.errors import ErrorCode, UserError
from histnorm_gui.project import schema
from histnorm_gui.project.connection import DAMAGE, connect

_MAGIC = b"SQLite format 3\x00"
_HEADER_SIZE = 100
_SIDE_FILES = ("-wal", "-journal")
_ANY_WRITE_BIT = stat.S_IWUSR | stat.S_IWGRP | stat.S_IWOTH
_LONGEST_REASON = 200


def read_version(path: Path, supported: int) -> int:
    """The schema version that the first 100 bytes of a file name, from 1 to ``supported``.

    Raises UserError FILE_MISSING, FILE_IS_DIRECTORY, FILE_UNREADABLE, FILE_EMPTY, PROJECT_NOT_ONE, PROJECT_NEWER or
    PROJECT_DAMAGED.
    """
    name = str(path)
    try:
        if path.is_dir():
            raise UserError(ErrorCode.FILE_IS_DIRECTORY, path=name)
        if path.exists() and not path.is_file():
            raise UserError(ErrorCode.PROJECT_NOT_ONE, path=name)  # a pipe would wait for ever
        with path.open("rb") as file:
            header = file.read(_HEADER_SIZE)
    except FileNotFoundError as error:
        raise UserError(ErrorCode.FILE_MISSING, path=name) from error
    except OSError as error:
        raise UserError(ErrorCode.FILE_UNREADABLE, path=name, reason=error.strerror or str(error)) from error
    if not header:
        raise UserError(ErrorCode.FILE_EMPTY, path=name)
    if len(header) < _HEADER_SIZE or not header.startswith(_MAGIC):
        raise UserError(ErrorCode.PROJECT_NOT_ONE, path=name)
    if int.from_bytes(header[68:72], "big") != schema.APPLICATION_ID:
        raise UserError(ErrorCode.PROJECT_NOT_ONE, path=name)
    version = int.from_bytes(header[60:64], "big")
    _check_version(path, version, supported)
    if not {header[18], header[19]} <= {1, 2}:
        raise _damaged(path, "unknown format of the database file")
    return version


def check_writable(path: Path) -> None:
    """UserError PROJECT_READ_ONLY unless both the file and its directory can be written to."""
    if not (_writable(path) and directory_writable(path.parent)):
        raise UserError(ErrorCode.PROJECT_READ_ONLY, path=str(path))


def directory_writable(path: Path) -> bool:
    """Whether files can be made in a directory, as far as can be told without making one."""
    if sys.platform == "win32":  # the read-only attribute of a directory means something else there
        return os.access(path, os.W_OK)
    return _writable(path)


def _writable(path: Path) -> bool:
    # The administrator may write to anything: a file without a single write bit is meant to stay as it is all the same.
    return bool(path.stat().st_mode & _ANY_WRITE_BIT) and os.access(path, os.W_OK)


def check_contents(path: Path, supported: int) -> None:
    """UserError PROJECT_DAMAGED (or NEWER) unless SQLite finds the whole file consistent and every table in it."""
    with telling_damage(path), _untouched(path) as connection:
        _quick_check(connection, path)
        version = _check_schema(connection, path, supported)
        # An older file is brought to this schema before it is read; its quick check has been passed.
        if version == schema.SCHEMA_VERSION:
            _refuse_where_wrong(path, schema.defects(connection))


def check_outline(path: Path, supported: int) -> None:
    """As `check_contents` as far as that takes no time: which tables there are, and all values but those of the long
    tables. `check_whole` checks the rest."""
    with telling_damage(path), _untouched(path) as connection:
        _check_schema(connection, path, supported)
        _refuse_where_wrong(path, schema.defects(connection, besides=schema.LONG_TABLES))


def check_whole(connection: sqlite3.Connection, path: Path) -> None:
    """UserError PROJECT_DAMAGED for what `check_outline` has left out."""
    _quick_check(connection, path)
    _refuse_where_wrong(path, schema.defects(connection, only=schema.LONG_TABLES))


@contextmanager
def telling_damage(path: Path) -> Iterator[None]:
    """What SQLite, or decoding its messages, cannot make sense of is UserError PROJECT_DAMAGED."""
    try:
        yield
    except DAMAGE as error:  # also names and messages that are no UTF-8, or no text at all
        raise _damaged(path, str(error)) from error
    except OSError as error:
        raise UserError(ErrorCode.FILE_UNREADABLE, path=str(path), reason=error.strerror or str(error)) from error


def _quick_check(connection: sqlite3.Connection, path: Path) -> None:
    verdict = str(connection.execute("PRAGMA quick_check(1)").fetchone()[0])
    if verdict != "ok":
        raise _damaged(path, verdict)


def _check_schema(connection: sqlite3.Connection, path: Path, supported: int) -> int:
    """The version, asked again, because a log left by a crash may hold a newer first page than the file."""
    version = int(connection.execute("PRAGMA user_version").fetchone()[0])
    _check_version(path, version, supported)
    foreign = schema.foreign_code(connection)
    if foreign:
        raise _damaged(path, "it contains code: " + ", ".join(foreign))
    return version


def _refuse_where_wrong(path: Path, wrong: list[str]) -> None:
    if wrong:
        raise _damaged(path, "missing or wrong: " + ", ".join(wrong))


def has_log(path: Path) -> bool:
    """Whether a file has a log beside it, as a crash leaves it."""
    return any(path.with_name(path.name + suffix).exists() for suffix in _SIDE_FILES)


@contextmanager
def _untouched(path: Path) -> Iterator[sqlite3.Connection]:
    """A connection that cannot change the file or make one beside it; with a log left by a crash, one to a copy, into
    which the log was moved."""
    if not has_log(path):
        with _whole(path, path) as connection:
            yield connection
        return
    with tempfile.TemporaryDirectory(prefix="histnorm-") as directory:
        copy = Path(directory) / "copy"
        shutil.copyfile(path, copy)
        for suffix in _SIDE_FILES:
            log = path.with_name(path.name + suffix)
            if log.exists():
                shutil.copyfile(log, copy.with_name(copy.name + suffix))
        _take_in_log(copy)
        with _whole(copy, path) as connection:
            yield connection


@contextmanager
def _whole(path: Path, named: Path) -> Iterator[sqlite3.Connection]:
    """A connection to a file without a log; ``named`` is told where its last page is not whole."""
    connection = connect(path, "ro&immutable=1")
    try:
        (page_size,) = connection.execute("PRAGMA page_size").fetchone()
        if path.stat().st_size % page_size:
            raise _damaged(named, "the file is cut short")  # SQLite takes what is missing of a page for zeros
        yield connection
    finally:
        connection.close()


def _take_in_log(path: Path) -> None:
    """Leave a file as opening and closing it would: what is sound of its log is in it, and the rest of the log is gone.

    A log that holds the page at which the file was cut makes it whole; one that is damaged before that does not, and
    there would be no log any more at the next opening.
    """
    connection = connect(path, "rw")
    try:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    finally:
        connection.close()


def _check_version(path: Path, version: int, supported: int) -> None:
    if version > supported:
        raise UserError(ErrorCode.PROJECT_NEWER, path=str(path), found=version, supported=supported)
    if version < 1:
        raise _damaged(path, f"schema version {version}")


def _damaged(path: Path, reason: str) -> UserError:
    return UserError(ErrorCode.PROJECT_DAMAGED, path=str(path), reason=" ".join(reason.split())[:_LONGEST_REASON])
