"""One editor at a time: a lock beside the project file that the operating system gives back when its holder dies.

The lock is that of the system (flock, or LockFile on Windows) on NAME.histnorm.lock. What is written in that file names
the holder for others. It counts where the system's lock says nothing: when it came from another machine (a network
folder, a service that keeps folders in step), and on file systems without locks.
"""

from __future__ import annotations

import contextlib
import errno
import os
import sys
from pathlib import Path

from histnorm_gui.core.errors import ErrorCode, UserError
from histnorm_gui.project import holders
from histnorm_gui.project.holders import Holder

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


_NO_LOCKS = {errno.ENOLCK, errno.ENOTSUP, errno.EOPNOTSUPP, errno.ENOSYS, errno.EINVAL}
_BINARY = getattr(os, "O_BINARY", 0)


def lock_path(project: Path) -> Path:
    """The lock file of a project file."""
    return project.with_name(project.name + ".lock")


class ProjectLock:
    """A lock that is held; made by `acquire` only."""

    def __init__(self, path: Path, descriptor: int, holder: Holder, left: Holder | None) -> None:
        self.path = path
        self._descriptor: int | None = descriptor
        self._holder = holder
        self.taken_from = left
        """Who had the project open and did not close it."""

    @classmethod
    def acquire(cls, project: Path, *, take_over: bool = False) -> ProjectLock:
        """Take the lock of a project file, at once or not at all.

        Raises UserError PROJECT_IN_USE while another process (or another part of this one) holds it,
        PROJECT_HELD_ELSEWHERE when a holder on another machine has not given it back, unless it is to be taken over,
        and FILE_UNWRITABLE when the lock file cannot be made. What a dead holder left is taken over.
        """
        path = lock_path(project)
        while True:
            try:
                descriptor = os.open(path, os.O_RDWR | os.O_CREAT | _BINARY, 0o666)
            except OSError as error:
                raise _unwritable(path, error) from error
            try:
                left = _take(descriptor, project, take_over=take_over)
                if _is_file(path, descriptor):
                    holder = holders.this_process()
                    _write(descriptor, holder)
                    return cls(path, descriptor, holder, left)
            except OSError as error:
                os.close(descriptor)
                raise _unwritable(path, error) from error
            except BaseException:
                os.close(descriptor)
                raise
            # The former holder deleted the file between the opening and the locking: lock the new one instead.
            os.close(descriptor)

    @property
    def lost(self) -> bool:
        """Whether somebody on another machine has taken the lock over."""
        if self._descriptor is None:
            return False
        try:
            with self.path.open("rb") as file:
                named = holders.decode(file.read(holders.LONGEST))
        except OSError:
            return False
        return named is not None and named.token != self._holder.token

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


def current_holder(project: Path) -> Holder | None:
    """Who holds the lock of a project file; None when nobody on this machine does. Changes nothing."""
    try:
        descriptor = os.open(lock_path(project), os.O_RDONLY | _BINARY)
    except OSError:
        return None
    try:
        return None if _try_lock(descriptor) else _read(descriptor) or _UNKNOWN
    except OSError:
        named = _read(descriptor)  # a file system without locks
        return named if named is not None and named.alive else None
    finally:
        os.close(descriptor)


_UNKNOWN = Holder("?", "", 0, "")


def _take(descriptor: int, project: Path, *, take_over: bool) -> Holder | None:
    """Lock an open lock file; returns who left it behind. UserError where it is not to be had."""
    try:
        locked = _try_lock(descriptor)
    except OSError as error:
        if error.errno not in _NO_LOCKS:
            raise
        locked = None
    named = _read(descriptor)
    if locked is False or (locked is None and named is not None and named.alive):
        raise UserError(
            ErrorCode.PROJECT_IN_USE, path=str(project), holder=str(named or "?"), since=named.since if named else ""
        )
    if named is not None and not named.here and not take_over:
        raise UserError(
            ErrorCode.PROJECT_HELD_ELSEWHERE, path=str(project), holder=f"{named.user}@{named.host}", since=named.since
        )
    return named


def _is_file(path: Path, descriptor: int) -> bool:
    """Whether the path still leads to the file that is open."""
    try:
        return os.path.samestat(os.fstat(descriptor), path.stat())
    except OSError:
        return False


def _unwritable(path: Path, error: OSError) -> UserError:
    return UserError(ErrorCode.FILE_UNWRITABLE, path=str(path), reason=error.strerror or str(error))


def _write(descriptor: int, holder: Holder) -> None:
    os.ftruncate(descriptor, 0)
    os.lseek(descriptor, 0, os.SEEK_SET)
    os.write(descriptor, holder.encoded())
    with contextlib.suppress(OSError):
        os.fsync(descriptor)  # it also names a holder whose machine lost its power


def _read(descriptor: int) -> Holder | None:
    """Who is named; None where the text is not written yet, or is not ours."""
    try:
        os.lseek(descriptor, 0, os.SEEK_SET)
        return holders.decode(os.read(descriptor, holders.LONGEST))
    except OSError:
        return None
