"""Putting a backup in the place of a project file, or beside it as a project of its own."""

from __future__ import annotations

import contextlib
import os
import secrets
import shutil
from collections.abc import Iterator
from pathlib import Path

from histnorm_gui.core.errors import ErrorCode, UserError
from histnorm_gui.project import creation
from histnorm_gui.project.lock import ProjectLock
from histnorm_gui.project.placing import move, sync_directory


def put_back(backup: Path, project: Path) -> None:
    """Let a project file, which is closed, be as a backup is: at once and whole, or not at all.

    Raises UserError FILE_UNWRITABLE, or PROJECT_IN_USE. What the file holds now is gone: make a backup before.
    """
    lock = ProjectLock.acquire(project)
    try:
        with _copied(backup, project) as temporary:
            for suffix in ("-wal", "-journal"):  # of the file that goes
                project.with_name(project.name + suffix).unlink(missing_ok=True)
            temporary.replace(project)
            sync_directory(project.parent)
    except OSError as error:
        raise UserError(ErrorCode.FILE_UNWRITABLE, path=str(project), reason=error.strerror or str(error)) from error
    finally:
        lock.release()


def copy_to(backup: Path, path: Path) -> None:
    """Copy a backup to a place where nothing is; UserError PROJECT_EXISTS or FILE_UNWRITABLE."""
    creation.check_place(path)
    try:
        with _copied(backup, path) as temporary:
            move(temporary, path)
            sync_directory(path.parent)
    except FileExistsError as error:
        raise UserError(ErrorCode.PROJECT_EXISTS, path=str(path)) from error
    except OSError as error:
        raise UserError(ErrorCode.FILE_UNWRITABLE, path=str(path), reason=error.strerror or str(error)) from error


@contextlib.contextmanager
def _copied(source: Path, near: Path) -> Iterator[Path]:
    temporary = near.with_name(f".histnorm-{secrets.token_hex(8)}.new")
    try:
        shutil.copyfile(source, temporary)
        with temporary.open("rb+") as file:
            os.fsync(file.fileno())
        yield temporary
    finally:
        temporary.unlink(missing_ok=True)
