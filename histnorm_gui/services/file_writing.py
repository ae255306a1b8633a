"""Writing a file that is either all there or as it was before."""

from __future__ import annotations

import errno
import os
import secrets
import stat
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path

from histnorm_gui.core.errors import ErrorCode, UserError


def write_file(path: Path, data: bytes | Iterable[bytes]) -> None:
    """Write a file at once and whole: after any failure the old file is there as it was.

    ``data`` may come in parts; what making them raises ends the writing. Raises UserError FILE_IS_DIRECTORY, or
    FILE_UNWRITABLE, also for a write-protected file and for pipes and devices.
    """
    try:
        target = path.resolve()  # a symbolic link stays one
        mode = _mode_to_keep(target, path)
        _replace(target, data, mode)
    except (OSError, ValueError, RuntimeError) as error:  # a NUL in the name; links that lead in a circle
        reason = (error.strerror if isinstance(error, OSError) else None) or str(error)
        raise UserError(ErrorCode.FILE_UNWRITABLE, path=str(path), reason=reason) from error


def check_writable(path: Path) -> None:
    """Before long work: raises what `write_file` would, as far as it can be known."""
    try:
        target = path.resolve()
        _mode_to_keep(target, path)
        if not target.parent.is_dir():
            raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT))
    except (OSError, ValueError, RuntimeError) as error:
        reason = (error.strerror if isinstance(error, OSError) else None) or str(error)
        raise UserError(ErrorCode.FILE_UNWRITABLE, path=str(path), reason=reason) from error


def _mode_to_keep(target: Path, path: Path) -> int | None:
    """The permissions of the file that is to be replaced, None where there is none."""
    try:
        mode = target.stat().st_mode
    except FileNotFoundError:
        return None
    if stat.S_ISDIR(mode):
        raise UserError(ErrorCode.FILE_IS_DIRECTORY, path=str(path))
    if not stat.S_ISREG(mode):
        raise UserError(ErrorCode.FILE_UNWRITABLE, path=str(path), reason="not a regular file")
    if not os.access(target, os.W_OK):
        raise UserError(ErrorCode.FILE_UNWRITABLE, path=str(path), reason="write-protected")
    return stat.S_IMODE(mode)


def _replace(target: Path, data: bytes | Iterable[bytes], mode: int | None) -> None:
    temporary = target.with_name(f".{secrets.token_hex(8)}.part")
    try:
        with temporary.open("xb") as file:  # not mkstemp: a new file gets the permissions of the user's umask
            file.writelines((data,) if isinstance(data, bytes) else data)
            file.flush()
            os.fsync(file.fileno())
        if mode is not None:
            temporary.chmod(mode)
        temporary.replace(target)
    except BaseException:
        with suppress(OSError):
            temporary.unlink(missing_ok=True)
        raise
