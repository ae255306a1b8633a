"""Giving freed memory back."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from histnorm_gui.core.freed_memory import give_back

PIECES = 200_000
_PAGE = 4096


def resident() -> int:
    """Bytes of memory that this process holds."""
    return int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1]) * _PAGE


@pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")
def test_what_was_freed_is_not_kept() -> None:
    pieces = [bytes(700) for _ in range(PIECES)]
    keep = pieces[-1]
    held = resident()
    del pieces
    give_back()
    assert resident() < held - 500 * PIECES
    assert len(keep) == 700
