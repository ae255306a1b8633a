"""Backups of a project file: whole copies in a folder beside it, of which old ones make room for new ones.

A backup is NAME-backups/DATE TIMEZ REASON NUMBER.histnorm. The number counts on whatever the clock says, and which
backups are old goes by it alone: a clock that was set back neither deletes nor overwrites anything.
"""

from __future__ import annotations

import contextlib
import os
import re
import secrets
import sqlite3
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from enum import StrEnum
from pathlib import Path

from histnorm_gui.core.errors import ErrorCode, UserError
from histnorm_gui.core.progress import UNWATCHED, Watch
from histnorm_gui.project.placing import move, sync_directory

BACKING_UP = "backup"  # the stage of a backup
SUFFIX = ".histnorm"
_PAGES = 512  # copied between two looks at whether to go on
_NAME = re.compile(r"(\d{4}-\d\d-\d\d \d{6})Z ([a-z-]+) (\d+)" + re.escape(SUFFIX))
_TIME = "%Y-%m-%d %H%M%S"
_ALWAYS_KEPT = 3  # the newest ones, however little room there is
HOUR, DAY = timedelta(hours=1), timedelta(days=1)


class Reason(StrEnum):
    """Why a backup was made."""

    HOURLY = "hourly"
    DAILY = "daily"
    ACCEPT_ALL = "before-accept-all"
    REPLACE = "before-replace"
    IMPORT = "before-import"
    MERGE = "before-merge"
    MIGRATION = "before-migration"
    RESTORE = "before-restore"
    OUTSIDE = "changed-outside"  # what the editor had when another program changed the file
    BY_HAND = "by-hand"


BULK = (Reason.ACCEPT_ALL, Reason.REPLACE, Reason.IMPORT, Reason.MERGE)


@dataclass(frozen=True, slots=True)
class Keep:
    """How many backups of each kind are kept, and how many megabytes all of them may take."""

    hourly: int = 24
    daily: int = 14
    bulk: int = 20
    other: int = 20
    megabytes: int = 2000


@dataclass(frozen=True, slots=True)
class Backup:
    """One backup; ``at`` is UTC by the clock of then, ``size`` in bytes."""

    path: Path
    number: int
    at: datetime
    reason: Reason
    size: int


def folder_of(project: Path) -> Path:
    """The folder of the backups of a project file."""
    return project.with_name(project.name + "-backups")


def found(project: Path) -> tuple[Backup, ...]:
    """The backups of a project file, the newest first; other files in the folder are none."""
    backups = []
    try:
        entries = list(os.scandir(folder_of(project)))
    except OSError:
        return ()
    for entry in entries:
        match = _NAME.fullmatch(entry.name)
        if match is None or match[2] not in set(Reason):
            continue
        try:
            at = datetime.strptime(match[1], _TIME).replace(tzinfo=UTC)
            size = entry.stat().st_size
        except (ValueError, OSError):
            continue
        backups.append(Backup(Path(entry.path), int(match[3]), at, Reason(match[2]), size))
    return tuple(sorted(backups, key=lambda backup: backup.number, reverse=True))


def write(
    connection: sqlite3.Connection, project: Path, reason: Reason, watch: Watch = UNWATCHED, now: datetime | None = None
) -> Backup:
    """Copy the database of a connection, as it is now, to a new backup, which is there as a whole or not at all.

    Others may use the connection meanwhile; what they write is in the backup then. Raises UserError BACKUP_FAILED;
    Cancelled when the watch says so.
    """
    folder = folder_of(project)
    temporary = folder / f"{_making()}{secrets.token_hex(8)}.new"
    at = (now or datetime.now(UTC)).replace(microsecond=0)
    try:
        folder.mkdir(exist_ok=True)
        copy_database(connection, temporary, lambda done, total: watch.step(BACKING_UP, done, total))
        number = max((backup.number for backup in found(project)), default=0) + 1
        while True:
            path = folder / f"{at.strftime(_TIME)}Z {reason.value} {number}{SUFFIX}"
            try:
                move(temporary, path)
                break
            except FileExistsError:
                number += 1
        sync_directory(folder)
        return Backup(path, number, at, reason, path.stat().st_size)
    except (sqlite3.Error, OSError) as error:
        raise UserError(ErrorCode.BACKUP_FAILED, path=str(folder), reason=str(error)) from error
    finally:
        _clean(temporary)


def copy_database(connection: sqlite3.Connection, path: Path, step: Callable[[int, int], None]) -> None:
    """Write what a connection sees to a new file without a log beside it, down to the disk."""
    target = sqlite3.connect(path, isolation_level=None)
    try:
        target.execute("PRAGMA synchronous = OFF")  # once, at the end
        connection.backup(
            target, pages=_PAGES, progress=lambda _status, left, total: step(total - left, total), sleep=0.01
        )
        target.execute("PRAGMA journal_mode = DELETE")
    finally:
        target.close()
    with path.open("rb+") as file:
        os.fsync(file.fileno())


def discard(path: Path) -> None:
    """Delete one backup, and the folder where nothing is left in it."""
    path.unlink(missing_ok=True)
    with contextlib.suppress(OSError):
        path.parent.rmdir()


def due(backups: Sequence[Backup], now: datetime, keep: Keep) -> Reason | None:
    """What automatic backup it is time for; a clock that was set back makes it time for one."""
    days = [backup for backup in backups if backup.reason is Reason.DAILY]
    if keep.daily and (not days or abs(now - days[0].at) >= DAY):
        return Reason.DAILY
    return Reason.HOURLY if keep.hourly and (not backups or abs(now - backups[0].at) >= HOUR) else None


def superfluous(backups: Sequence[Backup], keep: Keep) -> list[Backup]:
    """Those that make room, by their numbers: what goes beyond the count of its kind, then beyond the room for all.

    The newest three stay, and the newest of each kind goes last.
    """
    ordered = sorted(backups, key=lambda backup: backup.number, reverse=True)
    safe = {backup.number for backup in ordered[:_ALWAYS_KEPT]}
    counts: dict[str, int] = {}
    kept, dropped = [], []
    for backup in ordered:
        kind, most = _kind(backup.reason, keep)
        counts[kind] = counts.get(kind, 0) + 1
        if counts[kind] > most and backup.number not in safe:
            dropped.append(backup)
        else:
            kept.append((backup, counts[kind]))
    room = keep.megabytes * 1_000_000 - sum(backup.size for backup, _ in kept)
    for backup, _place in sorted(kept, key=lambda pair: (pair[1] == 1, pair[0].number)):
        if room >= 0:
            break
        if backup.number not in safe:
            dropped.append(backup)
            room += backup.size
    return dropped


def rotate(project: Path, keep: Keep) -> None:
    """Delete what is superfluous and what a killed process left half-written; not what this one is writing."""
    for backup in superfluous(found(project), keep):
        with contextlib.suppress(OSError):  # open elsewhere, as with Windows: the next time
            backup.path.unlink()
    for left in folder_of(project).glob(".histnorm-*.new*"):
        if not left.name.startswith(_making()):
            _clean(left)


def _making() -> str:
    """How the names of backups begin that this process is writing; it may be writing several, each on its thread."""
    return f".histnorm-{os.getpid()}-"


def _kind(reason: Reason, keep: Keep) -> tuple[str, int]:
    if reason is Reason.HOURLY:
        return "hourly", keep.hourly
    if reason is Reason.DAILY:
        return "daily", keep.daily
    return ("bulk", keep.bulk) if reason in BULK else ("other", keep.other)


def _clean(temporary: Path) -> None:
    for suffix in ("", "-journal", "-wal", "-shm"):
        with contextlib.suppress(OSError):
            temporary.with_name(temporary.name + suffix).unlink(missing_ok=True)
