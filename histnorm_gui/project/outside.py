"""Whether something else has touched an open project file: another program, or a service that keeps folders in step.

Looks at nothing but names, sizes and times. To open the file once more would make the system drop SQLite's locks on it.
"""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path

_Look = tuple[int, int, int, int] | None


class Outside(StrEnum):
    """What has happened to a file."""

    GONE = "gone"  # deleted or moved
    REPLACED = "replaced"  # another file has its name
    CHANGED = "changed"  # its contents


class FileWatch:
    """Remembers how a file and its log looked after the last write of one's own."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._log = path.with_name(path.name + "-wal")
        self._file = _look(path)
        self._log_seen = _look(self._log)
        self._found: Outside | None = None

    @property
    def found(self) -> Outside | None:
        """What was found before, without looking again."""
        return self._found

    def note(self) -> None:
        """What is there now is one's own doing, unless something else was found before."""
        if self._found is None and _look(self._path) is not None:
            self._file = _look(self._path)
            self._log_seen = _look(self._log)

    def difference(self, *, with_log: bool = True) -> Outside | None:
        """What has happened since; once found it stays, but a file that comes back is as it was."""
        if self._found is not None:
            return self._found
        there = _look(self._path)
        if there is None:
            return Outside.GONE
        if self._file is None or there[:2] != self._file[:2]:
            self._found = Outside.REPLACED
        elif there != self._file or (with_log and _look(self._log) != self._log_seen):
            self._found = Outside.CHANGED
        return self._found


def _look(path: Path) -> _Look:
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino, found.st_size, found.st_mtime_ns
