"""A project file, open: everything that is read from it and written to it goes through `Project`."""

from __future__ import annotations

import json
import os
import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from types import TracebackType
from typing import Self

from histnorm_gui.core.edits import Edit, EditLabel, RemovalEdit, Transaction
from histnorm_gui.core.errors import ErrorCode, UserError
from histnorm_gui.core.model import Annotation, Manuscript
from histnorm_gui.core.progress import UNWATCHED, Watch
from histnorm_gui.core.source import Document
from histnorm_gui.core.suggestion import Reading
from histnorm_gui.project import additions as additions_
from histnorm_gui.project import (
    backups,
    creation,
    inspection,
    journal,
    lineage,
    manuscripts,
    models,
    past,
    private,
    remarks,
)
from histnorm_gui.project.additions import Addition
from histnorm_gui.project.backups import Backup, Keep, Reason
from histnorm_gui.project.connection import Database, stamp_of
from histnorm_gui.project.contents import ProjectContents
from histnorm_gui.project.holders import Holder
from histnorm_gui.project.lock import ProjectLock, current_holder
from histnorm_gui.project.migrations import MIGRATIONS, Migration, supported_version
from histnorm_gui.project.opening import open_database, open_for_editing, real_path
from histnorm_gui.project.outside import Outside
from histnorm_gui.project.private import PrivateCopy
from histnorm_gui.project.rescuing import rebuild_from_backup


class Project(ProjectContents):
    """An open project file, made by `create` or `open`, held by a lock until `close`.

    May be used from several threads; calls wait for one another. A write is on the disk when it returns. Writing
    raises UserError PROJECT_WRITE_FAILED when the file cannot be written to, and then has changed nothing; reading
    raises PROJECT_DAMAGED. An unknown manuscript's id is a KeyError where something must be there, else nothing is
    found for it.
    """

    def __init__(self, database: Database, lock: ProjectLock | PrivateCopy, kept_copy: Path | None = None) -> None:
        super().__init__(database)
        self._lock = lock
        self.kept_copy = kept_copy
        """The copy of the file as it was, where opening brought it to the current version."""
        self.keep = Keep()
        """How many backups are kept."""

    @classmethod
    def create(cls, path: Path) -> Project:
        """Make an empty project file and open it.

        Raises UserError PROJECT_EXISTS when anything is at ``path``, FILE_UNWRITABLE when the directory is missing or
        cannot be written to, PROJECT_IN_USE when another program is just making it.
        """
        path = real_path(path)
        creation.check_place(path)
        lock = ProjectLock.acquire(path)
        try:
            creation.create_file(path)
            return cls(open_database(path)[0], lock)
        except BaseException:
            lock.release()
            raise

    @classmethod
    def open(
        cls,
        path: Path,
        *,
        migrations: Sequence[Migration] = MIGRATIONS,
        take_over: bool = False,
        check_later: bool = False,
    ) -> Project:
        """Open a project file; an older one is brought to the current version, and a copy of it kept.

        Raises UserError FILE_MISSING, FILE_IS_DIRECTORY, FILE_EMPTY, FILE_UNREADABLE, PROJECT_NOT_ONE, PROJECT_NEWER,
        PROJECT_READ_ONLY, PROJECT_IN_USE, PROJECT_HELD_ELSEWHERE (unless it is to be taken over) or PROJECT_DAMAGED;
        the file and its directory are then as before.

        With ``check_later`` a large file can be read before all of it is checked: it is ``unchecked`` until
        `check_rest` has come to an end, which somebody has to call. Until then steps and settings go to the log beside
        the file, and everything else that writes waits. A damaged file stays as it was, with that log beside it.
        """
        path = real_path(path)
        return cls(*open_for_editing(path, migrations, take_over=take_over, check_later=check_later))

    @classmethod
    def look(cls, path: Path, watch: Watch = UNWATCHED) -> Project:
        """Open a project file for reading only, also one that somebody has open, or a backup: a private copy of it.

        Raises as `open` does, but never PROJECT_READ_ONLY, PROJECT_IN_USE or PROJECT_HELD_ELSEWHERE; Cancelled when
        the watch says so. Edits are refused with PROJECT_LOOKED_AT; settings are forgotten when it is closed.
        """
        path = real_path(path)
        holder = current_holder(path)
        if holder is not None and holder.here and holder.pid == os.getpid():
            # To open the file once more in its own process would drop the locks on it.
            raise UserError(ErrorCode.PROJECT_IN_USE, path=str(path), holder=str(holder), since=holder.since)
        inspection.read_version(path, supported_version(MIGRATIONS))
        copy = private.copy(path, watch)
        try:
            inspection.check_contents(copy.file, supported_version(MIGRATIONS))
            return cls(open_database(copy.file, MIGRATIONS, keep=False)[0], copy)
        except UserError as error:
            copy.release()
            raise UserError(error.code, **{**error.args_by_name, "path": str(path)}) from error
        except BaseException:
            copy.release()
            raise

    @property
    def path(self) -> Path:
        """Where the file is, absolute and without symbolic links."""
        return self._lock.original if isinstance(self._lock, PrivateCopy) else self._database.path

    @property
    def read_only(self) -> bool:
        """Whether it can only be looked at."""
        return isinstance(self._lock, PrivateCopy)

    @property
    def is_given_up(self) -> bool:
        """Whether nothing is written any more, since something else was seen to have changed the file."""
        return self._database.is_given_up

    @property
    def taken_from(self) -> Holder | None:
        """Who had the project open before and did not close it."""
        return self._lock.taken_from if isinstance(self._lock, ProjectLock) else None

    @property
    def outside(self) -> Outside | None:
        """What something else has done to the file meanwhile; then nothing is written to it any more."""
        if isinstance(self._lock, ProjectLock):
            return Outside.REPLACED if self._lock.lost else self._database.outside
        return None

    # Manuscripts

    def add_manuscript(
        self,
        document: Document,
        siglum: str,
        title: str,
        annotations: Sequence[Annotation] | None,
        transaction_at: str,
        watch: Watch = UNWATCHED,
    ) -> tuple[Manuscript, Transaction]:
        """Add a document as a manuscript, with ``annotations`` parallel to its tokens (None: all open).

        Its notes and flags are taken over; with annotations, its joins and modernizations, too.

        Returns the manuscript and the journalled transaction that added it. Spaces around the siglum are dropped.
        Raises UserError SIGLUM_EMPTY, or SIGLUM_TAKEN when a manuscript that is not removed has it; Cancelled when the
        watch says so, and then nothing was added.
        """
        siglum = siglum.strip()
        if not siglum:
            raise UserError(ErrorCode.SIGLUM_EMPTY)
        if annotations is not None and len(annotations) != len(document.tokens):
            raise ValueError(f"{len(annotations)} annotations for {len(document.tokens)} tokens")
        with self._editing() as connection:
            manuscripts.check_siglum(connection, siglum)
            manuscript_id = manuscripts.insert_manuscript(connection, document, siglum, title, annotations, watch)
            remarks.insert_imported(connection, manuscript_id, document, decided=annotations is not None, watch=watch)
            edit = RemovalEdit(manuscript_id, before=True, after=False)
            transaction = Transaction(EditLabel.IMPORT, (edit,), subject=siglum, at=transaction_at)
            journal.apply(connection, transaction)
            journal.append(connection, transaction)
        return Manuscript(manuscript_id, siglum, title), transaction

    # Edits

    def record(self, transaction: Transaction, back_up: Reason | None = None) -> None:
        """Make the changes of a transaction and journal it; what was undone before can no longer be done again.

        With ``back_up``, a backup is made before; where that fails (UserError BACKUP_FAILED), nothing is done.
        ValueError when it has no edits, or when one does not start from the state in the file: both are bugs.
        """
        if not transaction.edits:
            raise ValueError("a transaction without edits")
        if back_up is not None:
            self.back_up_before(back_up)
        with self._editing(at_once=True) as connection:
            journal.apply(connection, transaction)
            journal.append(connection, transaction)

    def record_merge(
        self,
        edits: Sequence[Edit],
        additions: Sequence[Addition],
        subject: str,
        at: str,
        until: str,
        watch: Watch = UNWATCHED,
    ) -> Transaction | None:
        """Make these changes and add these manuscripts as one step, after a backup; None where there is nothing to do.

        ``until`` names the last event of the other copy: the next merge with it begins there.
        Raises as `record` does; Cancelled when the watch says so, and then nothing was changed.
        """
        self.back_up_before(Reason.MERGE, watch)
        with self._editing() as connection:
            return additions_.write_merge(connection, edits, additions, subject, at, until, watch)

    def record_undo(self) -> Transaction:
        """Take back the newest transaction and return it, not inverted; IndexError when there is none."""
        with self._editing(at_once=True) as connection:
            return self._undo(connection)

    def record_redo(self) -> Transaction:
        """Do again the transaction that was undone last and return it; IndexError when there is none."""
        with self._editing(at_once=True) as connection:
            return self._redo(connection)

    def record_jump(self, steps: int) -> None:
        """Take back so many transactions (a negative number), or do so many again: all of them or none."""
        with self._editing(at_once=True) as connection:
            for _ in range(abs(steps)):
                if steps < 0:
                    self._undo(connection)
                else:
                    self._redo(connection)

    def _undo(self, connection: sqlite3.Connection) -> Transaction:
        with self._database.reading():
            newest = journal.newest_done(connection)
        if newest is None:
            raise IndexError("nothing to undo")
        row_id, transaction = newest
        journal.apply(connection, transaction.inverted())
        journal.mark(connection, row_id, undone=True)
        return transaction

    def _redo(self, connection: sqlite3.Connection) -> Transaction:
        with self._database.reading():
            newest = journal.newest_undone(connection)
        if newest is None:
            raise IndexError("nothing to redo")
        row_id, transaction = newest
        journal.apply(connection, transaction)
        journal.mark(connection, row_id, undone=False)
        return transaction

    def go_back(self, uid: str) -> int | None:
        """Take a project that is only looked at back to an event of its history (see `past.take_back`)."""
        if not self.read_only:
            raise ValueError("only a private copy goes back")
        with self._database.writing() as connection:
            return past.take_back(connection, uid)

    # Models and their readings

    def add_model(self, manuscript_id: int, data: bytes, header: Mapping[str, object]) -> int:
        """Keep a trained model; return its version. The weights of the newest three of a manuscript are kept.

        ``header`` must be JSON (tuples come back as lists); "created" in it, where it is text, dates the model.
        """
        with self._editing() as connection:
            self._require(connection, manuscript_id)
            return models.insert_model(connection, manuscript_id, data, header)

    def replace_predictions(self, manuscript_id: int, version: int, readings: Mapping[str, Sequence[Reading]]) -> None:
        """Put the readings of a model, by form, in the place of all earlier ones of the manuscript.

        The probabilities of single labels are kept in 32 bits, everything else exactly.
        """
        encoded = _encoded(readings)
        with self._editing() as connection:
            self._require(connection, manuscript_id)
            models.insert_predictions(connection, manuscript_id, version, encoded)

    def add_training(
        self,
        manuscript_id: int,
        data: bytes,
        header: Mapping[str, object],
        readings: Mapping[str, Sequence[Reading]],
    ) -> int:
        """`add_model` and `replace_predictions` at once: both are in the file, or neither; return the version."""
        encoded = _encoded(readings)
        with self._editing() as connection:
            self._require(connection, manuscript_id)
            version = models.insert_model(connection, manuscript_id, data, header)
            models.insert_predictions(connection, manuscript_id, version, encoded)
        return version

    @staticmethod
    def _require(connection: sqlite3.Connection, manuscript_id: int) -> None:
        if not manuscripts.is_known(connection, manuscript_id):
            raise KeyError(manuscript_id)

    # Settings of the project

    def set_setting(self, key: str, value: object) -> None:
        """Keep a value that is JSON under a key; TypeError when it is not."""
        text = json.dumps(value, ensure_ascii=False)
        with self._database.writing(at_once=True) as connection:
            connection.execute("INSERT OR REPLACE INTO setting (key, value) VALUES (?, ?)", (key, text))

    # The file as a whole

    @contextmanager
    def _editing(self, *, at_once: bool = False) -> Iterator[sqlite3.Connection]:
        """A transaction of something that is more than a setting; ``at_once`` also before the check has ended."""
        if self.read_only:
            raise UserError(ErrorCode.PROJECT_LOOKED_AT, path=str(self.path))
        if isinstance(self._lock, ProjectLock) and self._lock.lost:
            raise UserError(ErrorCode.PROJECT_CHANGED_OUTSIDE, path=str(self.path))
        with self._database.writing(at_once=at_once) as connection:
            yield connection

    def settle(self) -> None:
        """Leave the file whole by itself, without a log that belongs to it, until the next write."""
        self._database.settle()

    def back_up(self, reason: Reason, watch: Watch = UNWATCHED) -> Backup:
        """Make a backup and let superfluous ones go. May be called beside other work; UserError BACKUP_FAILED."""
        made = self._database.back_up(reason, watch)
        backups.rotate(self.path, self.keep)
        return made

    def rescue(self, done: Sequence[Transaction] | None = None) -> Backup:
        """Keep what this program has of a file that something else has changed, as a backup; UserError BACKUP_FAILED.

        What was replaced or deleted is still there for who has it open. What was overwritten is not: then it is made of
        the newest backup and the steps that are ``done``, as the session has them (None: it cannot be made then).
        """
        made = self._database.back_up(Reason.OUTSIDE)
        try:
            inspection.check_contents(made.path, supported_version(MIGRATIONS))
            if stamp_of(made.path) != self._database.stamp:
                raise UserError(ErrorCode.PROJECT_DAMAGED, path=str(made.path), reason="not as it was written")
        except UserError as error:
            backups.discard(made.path)
            if done is None:
                reason = str(error.args_by_name.get("reason", ""))
                raise UserError(ErrorCode.BACKUP_FAILED, path=str(made.path.parent), reason=reason) from error
            made = rebuild_from_backup(self.path, done)
        backups.rotate(self.path, self.keep)
        return made

    def back_up_before(self, reason: Reason, watch: Watch = UNWATCHED) -> None:
        """Make a backup before a bulk action, unless there is nothing to lose yet or none are wanted."""
        if self.keep.bulk and not self.read_only and self.revision():
            self.back_up(reason, watch)

    def back_up_if_due(self, now: datetime, watch: Watch = UNWATCHED) -> Backup | None:
        """Make the hourly or daily backup where it is time for one and something has changed since the newest."""
        there = backups.found(self.path)
        reason = backups.due(there, now, self.keep)
        if self.read_only or reason is None or not self.revision():
            return None
        if there and lineage.revision_of(there[0].path) == self.revision():
            return None
        return self.back_up(reason, watch)

    def close(self) -> None:
        """Leave one file, without a log or a lock beside it; nothing happens the second time."""
        try:
            self._database.close()
        finally:
            self._lock.release()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def _encoded(readings: Mapping[str, Sequence[Reading]]) -> list[tuple[str, bytes, bytes]]:
    """Encoded before the transaction, so that nobody waits for it."""
    packed = readings if isinstance(readings, models.PackedReadings) else models.PackedReadings.of(readings)
    return packed.rows()
