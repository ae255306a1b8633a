"""What an editor had, made anew of the newest backup and the steps that her session remembers."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Sequence
from pathlib import Path

from histnorm_gui.core.edits import Transaction
from histnorm_gui.core.errors import ErrorCode, UserError
from histnorm_gui.project import backups, journal, private
from histnorm_gui.project.backups import Backup, Reason
from histnorm_gui.project.inspection import check_contents
from histnorm_gui.project.migrations import MIGRATIONS, supported_version
from histnorm_gui.project.opening import open_database


def rebuild_from_backup(project: Path, done: Sequence[Transaction]) -> Backup:
    """Make a backup of a project as it is after these steps, from the newest backup that can be read.

    A step that needs something which no backup has (a manuscript that was imported since) ends it. Raises UserError
    BACKUP_FAILED where there is no backup.
    """
    for backup in backups.found(project):
        copy = private.copy(backup.path)
        try:
            with contextlib.suppress(UserError):
                check_contents(copy.file, supported_version(MIGRATIONS))
                return _after(copy.file, project, done)
        finally:
            copy.release()
    folder = str(backups.folder_of(project))
    raise UserError(ErrorCode.BACKUP_FAILED, path=folder, reason="the file was overwritten, and there is no backup")


def _after(file: Path, project: Path, done: Sequence[Transaction]) -> Backup:
    database, _ = open_database(file, MIGRATIONS, keep=False)
    try:
        with database.writing() as connection:
            there = journal.read_history(connection).done()
            common = 0
            for ours, theirs in zip(there, done, strict=False):
                if ours != theirs:
                    break
                common += 1
            for _ in range(len(there) - common):
                newest = journal.newest_done(connection)
                assert newest is not None
                journal.apply(connection, newest[1].inverted())
                journal.mark(connection, newest[0], undone=True)
        for step in done[common:]:
            with database.writing() as connection:
                if not _can_be_done(connection, step):
                    break
                journal.append(connection, step)
        with database.reading() as connection:
            return backups.write(connection, project, Reason.OUTSIDE)
    finally:
        database.close()


def _can_be_done(connection: sqlite3.Connection, step: Transaction) -> bool:
    """Do a step; False, and nothing is done, where it does not fit."""
    connection.execute("SAVEPOINT step")
    try:
        journal.apply(connection, step)
    except (ValueError, UserError):
        connection.execute("ROLLBACK TO step")
        return False
    connection.execute("RELEASE step")
    return True
