"""The connection to a project file: one, shared by threads, with every write in a transaction of its own."""

from __future__ import annotations

import contextlib
import os
import sqlite3
import struct
import sys
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import quote

from histnorm_gui.core.errors import ErrorCode, UserError
from histnorm_gui.core.progress import UNWATCHED, Cancelled, Watch
from histnorm_gui.project import backups
from histnorm_gui.project.backups import Backup, Reason
from histnorm_gui.project.outside import FileWatch, Outside
from histnorm_gui.project.schema import new_stamp
from histnorm_gui.project.turns import Turns
from histnorm_gui.project.verdict import Verdict

_BUSY_SECONDS = 2.0
_LOG_PAGES = 1000  # SQLite's own measure of a log that is moved into the file

DAMAGE = (
    sqlite3.Error,
    ValueError,
    TypeError,
    LookupError,
    ArithmeticError,
    RecursionError,
    struct.error,
    zlib.error,
)
"""What reading and decoding raise for a file that is not as it was written."""


def sqlite_version() -> str:
    """The version of SQLite that is in use."""
    return sqlite3.sqlite_version


def connect(path: Path, mode: str) -> sqlite3.Connection:
    """Open a database in a mode of SQLite's URIs ("rw", "rwc", or "ro&immutable=1"), without implicit transactions."""
    connection = sqlite3.connect(
        uri_of(path, mode),
        uri=True,
        isolation_level=None,
        check_same_thread=False,
        timeout=_BUSY_SECONDS,
        cached_statements=256,
    )
    try:
        connection.execute("PRAGMA trusted_schema = OFF")
        connection.execute("PRAGMA cell_size_check = ON")
    except BaseException:
        connection.close()
        raise
    return connection


def uri_of(path: Path, mode: str) -> str:
    """A file as SQLite's URIs name it."""
    name = path.absolute().as_posix()
    if not name.startswith("/"):
        name = "/" + name  # a drive letter
    # From the file system's bytes, since a name may be anything but Unicode there.
    return f"file://{quote(os.fsencode(name))}?mode={mode}"


def connect_to_project(path: Path) -> sqlite3.Connection:
    """Open a project file for reading and writing; sqlite3.Error when that fails.

    A commit is on the disk when it returns (write-ahead log, synchronous FULL). The exclusive locking mode keeps other
    programs from writing, and needs no shared memory, which network drives do not have.
    """
    connection = connect(path, "rw")
    try:
        connection.execute("PRAGMA locking_mode = EXCLUSIVE")
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")
        connection.execute("BEGIN IMMEDIATE")  # takes the locks now, not at the editor's first decision
        connection.execute("ROLLBACK")
    except BaseException:
        connection.close()
        raise
    return connection


class Database:
    """A connection that several threads share, one at a time.

    ``path`` is what messages name. The connection is used inside `reading` and `writing` only. Writing waits for the
    ``verdict``, or goes to the log beside the file until then, so that the file itself stays as it is; reading does not
    wait, so that it may meet damage until then.
    """

    def __init__(self, path: Path, connection: sqlite3.Connection, verdict: Verdict | None = None) -> None:
        self.path = path
        self.verdict = verdict or Verdict()
        self._connection = connection
        self._lock = Turns()
        self._closed = self._left = self._writes = False
        self._log_alone = self.verdict.pending  # nothing of the log is moved into the file
        self._in_log = False  # something was written there before the verdict
        self._watch = FileWatch(path)
        self._stamp = _stamp_of(connection)
        if self._log_alone:
            connection.execute("PRAGMA wal_autocheckpoint = 0")

    @contextmanager
    def reading(self) -> Iterator[sqlite3.Connection]:
        """Read and decode: what SQLite or the decoding cannot make sense of is UserError PROJECT_DAMAGED.

        Put only the fetching and decoding of rows inside. May be used inside `writing`. Cancelled after `leave`.
        """
        with self._lock:
            if self._left and not self._writes:
                raise Cancelled
            try:
                yield self._connection
            except sqlite3.ProgrammingError:
                raise  # a bug, such as reading from a closed project
            except DAMAGE as error:
                raise UserError(ErrorCode.PROJECT_DAMAGED, path=str(self.path), reason=str(error)) from error

    @contextmanager
    def writing(self, *, at_once: bool = False) -> Iterator[sqlite3.Connection]:
        """One SQL transaction: all of it is in the file afterwards, or nothing.

        ``at_once`` it does not wait for the check of the file, and is on the disk in its log then. For what is small:
        the log grows until the check has ended. Where the file turns out to be damaged, it is left with that log.

        Raises UserError PROJECT_CHANGED_OUTSIDE when something else has changed or replaced the file, which is not
        overwritten; PROJECT_DAMAGED when the check has found it damaged; PROJECT_WRITE_FAILED when SQLite fails (disk
        full, errors of the disk) and when the file is no longer at its place, where SQLite would go on writing to a
        file without a name. Any other exception rolls back and goes on.
        """
        unchecked = at_once and self.verdict.pending
        if not unchecked:
            self.verdict.wait()
        try:
            with self._lock:
                self._check_outside()
                self._set_log(unchecked)
                self._writes = True
                try:
                    yield from self._transaction()
                finally:
                    self._writes = False
        except (UserError, *DAMAGE):
            if unchecked:
                self.verdict.wait()  # raises what the check says, where that is why it failed
            raise

    def _set_log(self, unchecked: bool) -> None:
        """Let the log go into the file again, by and by, once that is known to be sound."""
        self._in_log |= unchecked
        if self._log_alone and not unchecked:
            self._log_alone = False
            self._connection.execute(f"PRAGMA wal_autocheckpoint = {_LOG_PAGES}")

    def _transaction(self) -> Iterator[sqlite3.Connection]:
        try:
            self._connection.execute("BEGIN IMMEDIATE")
            try:
                yield self._connection
                stamp = new_stamp()
                self._connection.execute("UPDATE identity SET stamp = ?", (stamp,))
                self._check_outside(with_log=False)
                self._connection.execute("COMMIT")
                self._stamp = stamp
            except BaseException:
                # SQLite has rolled back by itself after some errors, and then refuses to do it again.
                with contextlib.suppress(sqlite3.Error):
                    self._connection.execute("ROLLBACK")
                raise
            finally:
                self._watch.note()
        except sqlite3.ProgrammingError:
            raise  # a bug
        except (sqlite3.Error, OSError, UnicodeDecodeError) as error:  # the last: a message that quotes damage
            raise UserError(ErrorCode.PROJECT_WRITE_FAILED, path=str(self.path), reason=str(error)) from error

    @property
    def outside(self) -> Outside | None:
        """What something else has done to the file since the last write."""
        with self._lock:
            return None if self._closed else self._watch.difference()

    @property
    def is_given_up(self) -> bool:
        """Whether something else was seen to have changed the file, without looking again or waiting for anybody."""
        return self._watch.found is not None

    def _check_outside(self, *, with_log: bool = True) -> None:
        found = self._watch.difference(with_log=with_log)
        if found is Outside.GONE:
            raise UserError(ErrorCode.PROJECT_WRITE_FAILED, path=str(self.path), reason="the file was moved or deleted")
        if found is not None:
            raise UserError(ErrorCode.PROJECT_CHANGED_OUTSIDE, path=str(self.path))

    def settle(self) -> None:
        """Move the log into the file, so that it is whole by itself for whatever copies it; nothing where it cannot."""
        with self._lock:
            if self._closed or self.verdict.pending or self._watch.difference() is not None:
                return
            with contextlib.suppress(sqlite3.Error):
                self._connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            self._watch.note()

    def back_up(self, reason: Reason, watch: Watch = UNWATCHED) -> Backup:
        """Copy the file to a new backup; others may read and write meanwhile. Raises as `backups.write`.

        A damaged file would take the room of a sound backup: waits for the verdict, and raises it.
        """
        self.verdict.wait(watch)
        return backups.write(self._connection, self.path, reason, watch)

    def interrupt(self) -> None:
        """End what is being read from a file that turned out to be damaged: it might have no end."""
        with contextlib.suppress(sqlite3.ProgrammingError):  # it is closed already
            self._connection.interrupt()

    def leave(self) -> None:
        """The file is about to be closed: a check that has not ended is stopped, and nobody begins to read any more
        (Cancelled). What is being written comes to its end."""
        self.verdict.abandon()
        self._left = True

    @property
    def stamp(self) -> str:
        """What the file says of its state since the last write of this connection."""
        return self._stamp

    def close(self) -> None:
        """Move the write-ahead log into the file and close it; nothing happens the second time.

        When that cannot be done (disk full), the log stays beside the file and the next opening reads it; so it does
        where the file was not checked, or is damaged.
        """
        with self._lock:
            if self._closed:
                return
            self._closed = True
            unchecked = not self.verdict.passed
            self.verdict.abandon()
            if unchecked and self._in_log:
                self._keep_log()
            elif not unchecked and self._watch.difference() is None:
                with contextlib.suppress(sqlite3.Error):
                    self._connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            self._connection.close()

    def _keep_log(self) -> None:
        """Let closing leave the log where it is: repairing then has what was there before, and what came since."""
        if sys.version_info >= (3, 12):
            self._connection.setconfig(sqlite3.SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, True)
        else:
            self._connection.interrupt()  # no statement comes any more: it ends what closing would do with the log


def _stamp_of(connection: sqlite3.Connection) -> str:
    try:
        row = connection.execute("SELECT stamp FROM identity").fetchone()
    except (sqlite3.Error, UnicodeDecodeError):
        return ""
    return str(row[0]) if row is not None else ""


def stamp_of(path: Path) -> str:
    """What a file that nobody writes to says of its state; empty where it cannot be read."""
    try:
        connection = connect(path, "ro&immutable=1")
    except sqlite3.Error:
        return ""
    try:
        return _stamp_of(connection)
    finally:
        connection.close()
