"""Whether there is memory enough to read a file: a sentence beforehand is better than a program that is ended by the
system in the middle."""

from __future__ import annotations

import os
from pathlib import Path

from histnorm_gui.core.errors import ErrorCode, UserError
from histnorm_gui.core.source import SourceFormat

_SMALL = 5_000_000  # bytes of a file that is not worth looking
_MEGABYTE = 1_000_000
_LINES = 10
_TIMES: dict[SourceFormat, int] = {
    SourceFormat.XLSX: 16,  # packed about ten times
    SourceFormat.FOLIA: 7,
    SourceFormat.TCF: 7,
    SourceFormat.WEBANNO: 5,
    SourceFormat.ALTO: 6,
    SourceFormat.VARD: 7,
    SourceFormat.XMI: 6,
    SourceFormat.EXB: 6,
    SourceFormat.PAGE: 5,
    SourceFormat.CORA: 5,
}
"""Bytes of memory for a byte of a file with as many words as can be, reading and exporting it, as measured; all others
are read in stretches, or kept as columns of numbers."""


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
