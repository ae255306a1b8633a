"""Whether there is memory enough to read a file: a sentence beforehand is better than a program that is ended by the
system in the middle."""

from __future__ import annotations

import os
from pathlib import Path

from histnorm_gui.core.errors import ErrorCode, UserError
from histnorm_gui.core.source import SourceFormat

_SMALL = 5_000_000  # bytes of a file that is not worth looking
_MEGABYTE = 1_000_000
_LINES = 6
_XML = 15
_TIMES: dict[SourceFormat, int] = {
    SourceFormat.XLSX: 200,  # packed about ten times, and cells are objects
    SourceFormat.WEBANNO: 45,
    SourceFormat.FOLIA: 60,
    SourceFormat.VARD: 50,
    SourceFormat.TCF: 40,
    SourceFormat.EXB: 40,
    SourceFormat.XMI: 40,
    SourceFormat.ALTO: 30,
    SourceFormat.PAGE: 30,
    SourceFormat.TEI: _XML,
    SourceFormat.CORA: _XML,
}
"""Bytes of memory for a byte of a file, at most, as ``devtools.large_files`` has measured; others are read by lines."""


def check_room(path: str, format: SourceFormat, size: int) -> None:
    """UserError FILE_NEEDS_MEMORY where a file of so many bytes needs more than is free; nothing where the system does
    not say what is."""
    needed = size * _TIMES.get(format, _LINES)
    free = free_memory() if size > _SMALL else None
    if free is not None and needed > free:
        raise UserError(ErrorCode.FILE_NEEDS_MEMORY, path=path, needed=needed // _MEGABYTE, free=free // _MEGABYTE)


def free_memory() -> int | None:
    """Bytes of memory that programs can still have: on Linux what is free or can be made so, elsewhere all that the
    machine has, None where it does not say."""
    try:
        for line in Path("/proc/meminfo").read_text(encoding="ascii").splitlines():
            if line.startswith("MemAvailable:"):
                return int(line.split()[1]) * 1024
    except (OSError, ValueError, IndexError):
        pass
    try:
        return os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE")
    except (AttributeError, ValueError, OSError):  # Windows
        return None
