"""A private copy of a project file, to look at it whoever has it open, without touching it.

A file that is being written to is copied again until nothing has changed meanwhile.
"""

from __future__ import annotations

import shutil
import tempfile
from dataclasses import dataclass
from pathlib import Path

from histnorm_gui.core.errors import ErrorCode, UserError
from histnorm_gui.core.progress import UNWATCHED, Watch

COPYING = "copy"  # the stage in which a file is copied
_BLOCK = 1 << 20
_TRIES = 20
_LOGS = ("-wal", "-journal")


@dataclass(frozen=True, slots=True)
class PrivateCopy:
    """A copy in a folder of its own."""

    original: Path
    file: Path

    def release(self) -> None:
        """Delete the copy."""
        shutil.rmtree(self.file.parent, ignore_errors=True)


def copy(path: Path, watch: Watch = UNWATCHED) -> PrivateCopy:
    """Copy a project file with its log; UserError FILE_UNREADABLE, Cancelled when the watch says so."""
    made = PrivateCopy(path, Path(tempfile.mkdtemp(prefix="histnorm-")) / "copy.histnorm")
    try:
        for _ in range(_TRIES):
            before = _seen(path)
            _copy(path, made.file, watch)
            for suffix in _LOGS:
                log, target = path.with_name(path.name + suffix), made.file.with_name(made.file.name + suffix)
                target.unlink(missing_ok=True)
                if log.exists():
                    _copy(log, target, watch)
            if _seen(path) == before:
                return made
        raise OSError("it changes all the time")
    except OSError as error:
        made.release()
        raise UserError(ErrorCode.FILE_UNREADABLE, path=str(path), reason=error.strerror or str(error)) from error
    except BaseException:
        made.release()
        raise


def _copy(source: Path, target: Path, watch: Watch) -> None:
    size = source.stat().st_size
    done = 0
    with source.open("rb") as read, target.open("wb") as written:
        while block := read.read(_BLOCK):
            watch.step(COPYING, done, size)
            written.write(block)
            done += len(block)


def _seen(path: Path) -> list[tuple[int, int, int] | None]:
    found: list[tuple[int, int, int] | None] = []
    for suffix in ("", *_LOGS):
        try:
            there = path.with_name(path.name + suffix).stat()
            found.append((there.st_ino, there.st_size, there.st_mtime_ns))
        except OSError:
            found.append(None)
    return found
