"""Putting a finished file at its place, without overwriting anything, down to the disk."""

from __future__ import annotations

import contextlib
import os
import sys
from pathlib import Path


def move(temporary: Path, path: Path) -> None:
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


def sync_directory(path: Path) -> None:
    """Put the new name on the disk, where a directory can be opened for that."""
    if sys.platform == "win32":
        return
    descriptor = os.open(path, os.O_RDONLY)
    try:
        with contextlib.suppress(OSError):
            os.fsync(descriptor)
    finally:
        os.close(descriptor)
