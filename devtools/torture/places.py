"""Where campaigns keep their files, and what the campaigns share."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

_MEMORY = Path("/dev/shm")


class TortureError(Exception):
    """A campaign found what must not be; the message says what, and how to see it again."""


def quick_folder() -> tempfile.TemporaryDirectory[str]:
    """A folder for very many files that live for a moment: in memory, where the system has such a place."""
    place = _MEMORY if _MEMORY.is_dir() and os.access(_MEMORY, os.W_OK) else None
    return tempfile.TemporaryDirectory(prefix="histnorm-torture-", dir=place)


def folder_on_disk() -> tempfile.TemporaryDirectory[str]:
    """A folder on the disk that the system has for temporary files."""
    return tempfile.TemporaryDirectory(prefix="histnorm-torture-")
