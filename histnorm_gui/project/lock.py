"""One editor at a time: a lock beside the project file that the operating system gives back when its holder dies.

The lock is that of the system (flock, or LockFile on Windows) on NAME.histnorm.lock. What is written in that file only
names the holder for others; whether the project is in use is never read from it.
"""

from __future__ import annotations

import contextlib
import getpass
import json
import os
import socket
import sys
from datetime import UTC, datetime
from pathlib import Path

from histnorm_gui.core.errors import ErrorCode, UserError

if sys.platform == "win32":
    import msvcrt

    # Windows lets nobody read a locked byte: lock one far behind the text.
    _LOCKED_BYTE = 1 << 20

    def _try_lock(descriptor: int) -> bool:
        os.lseek(descriptor, _LOCKED_BYTE, os.SEEK_SET)
        try:
            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

else:
    import fcntl

    def _try_lock(descriptor: int) -> bool:
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True


_LONGEST_HOLDER = 4096
_BINARY = getattr(os, "O_BINARY", 0)


def lock_path(project: Path) -> Path:
    """The lock file of a project file."""
    return project.with_name(project.name + ".lock")


class ProjectLock:
    """A lock that is held; made by `acquire` only."""

    def __init__(self, path: Path, descriptor: int) -> None:
        self.path = path
        self._descriptor: int | None = descriptor

    @classmethod
    def acquire(cls, project: Path) -> ProjectLock:
        """Take the lock of a project file, at once or not at all.

        Raises UserError PROJECT_IN_USE while another process (or another part of this one) holds it, and
        FILE_UNWRITABLE when the lock file cannot be made. What a dead holder left is taken over.
        """
        path = lock_path(project)
        while True:
            try:
                descriptor = os.open(path, os.O_RDWR | os.O_CREAT | _BINARY, 0o666)
            except OSError as error:
                raise _unwritable(path, error) from error
            try:
                if not _try_lock(descriptor):
                    raise UserError(ErrorCode.PROJECT_IN_USE, path=str(project), holder=_read_holder(descriptor))
                if _is_file(path, descriptor):
                    _write_holder(descriptor)
                    return cls(path, descriptor)
            except OSError as error:  # a file system without locks
                os.close(descriptor)
                raise _unwritable(path, error) from error
            except BaseException:
                os.close(descriptor)
                raise
            # The former holder deleted the file between the opening and the locking: lock the new one instead.
            os.close(descriptor)

    def release(self) -> None:
        """Give the lock back and delete its file; nothing happens the second time."""
        descriptor, self._descriptor = self._descriptor, None
        if descriptor is None:
            return
        if sys.platform != "win32":
            # Deleted while it is held, so that nobody can lock a file that is about to go.
            with contextlib.suppress(OSError):
                if _is_file(self.path, descriptor):
                    self.path.unlink()
            os.close(descriptor)
        else:
            # An open file cannot be deleted here; if another process has opened it meanwhile, this fails rightly.
            os.close(descriptor)
            with contextlib.suppress(OSError):
                self.path.unlink()


def current_holder(project: Path) -> str | None:
    """Who holds the lock of a project file, as "user@host (process N)"; None when nobody does. Changes nothing."""
    try:
        descriptor = os.open(lock_path(project), os.O_RDONLY | _BINARY)
    except OSError:
        return None
    try:
        return None if _try_lock(descriptor) else _read_holder(descriptor)
    except OSError:
        return None  # locks do not work there, as the opening will say
    finally:
        os.close(descriptor)


def _is_file(path: Path, descriptor: int) -> bool:
    """Whether the path still leads to the file that is open."""
    try:
        return os.path.samestat(os.fstat(descriptor), path.stat())
    except OSError:
        return False


def _unwritable(path: Path, error: OSError) -> UserError:
    return UserError(ErrorCode.FILE_UNWRITABLE, path=str(path), reason=error.strerror or str(error))


def _write_holder(descriptor: int) -> None:
    try:
        user = getpass.getuser()
    except (OSError, KeyError, ImportError):  # no name for this user id, which differs by version of Python
        user = "?"
    holder = {
        "user": user,
        "host": socket.gethostname(),
        "pid": os.getpid(),
        "since": datetime.now(UTC).isoformat(timespec="seconds"),
    }
    os.ftruncate(descriptor, 0)
    os.lseek(descriptor, 0, os.SEEK_SET)
    os.write(descriptor, json.dumps(holder).encode("ascii"))


def _read_holder(descriptor: int) -> str:
    try:
        os.lseek(descriptor, 0, os.SEEK_SET)
        holder = json.loads(os.read(descriptor, _LONGEST_HOLDER))
        return f"{holder['user']}@{holder['host']} (process {holder['pid']})"
    except (OSError, ValueError, KeyError, TypeError):
        return "?"  # its text is not written yet, or is not ours
