"""The bytes of sources in their cells, a stretch at a time: SQLite would else hold a large file twice more."""

from __future__ import annotations

import hashlib
import sqlite3
from io import BytesIO

from histnorm_gui.core.progress import UNWATCHED, Watch

_AT_ONCE = 1 << 20


def write_source(connection: sqlite3.Connection, manuscript_id: int, data: bytes, stage: str, watch: Watch) -> None:
    """Fill the cell of a source, which is there and has as many zeros, and tell the watch of that stage."""
    with connection.blobopen("source", "data", manuscript_id) as cell:
        view = memoryview(data)
        for begin in range(0, len(data), _AT_ONCE):
            watch.step(stage, begin, len(data))
            cell.write(view[begin : begin + _AT_ONCE])


def read_beginning(connection: sqlite3.Connection, manuscript_id: int) -> bytes:
    """A source that is there, of a large one the lines in its first million bytes."""
    with connection.blobopen("source", "data", manuscript_id, readonly=True) as cell:
        found: bytes = cell.read(_AT_ONCE)
        whole = len(cell) <= _AT_ONCE
    return found if whole else found[: found.rfind(b"\n") + 1] or found


def read_source(connection: sqlite3.Connection, manuscript_id: int, stage: str = "", watch: Watch = UNWATCHED) -> bytes:
    """The bytes of a source that is there; the watch is told of that stage. sqlite3.Error where its cell holds none."""
    out = BytesIO()  # gives its contents away without a copy
    with connection.blobopen("source", "data", manuscript_id, readonly=True) as cell:
        size = len(cell)
        while part := cell.read(_AT_ONCE):
            out.write(part)
            watch.step(stage, out.tell(), size)
    return out.getvalue()


def digest(data: bytes, stage: str = "", watch: Watch = UNWATCHED) -> str:
    """The SHA-256 of a source, in hexadecimal digits; the watch is told of that stage."""
    found = hashlib.sha256()
    view = memoryview(data)
    for begin in range(0, len(data), _AT_ONCE):
        watch.step(stage, begin, len(data))
        found.update(view[begin : begin + _AT_ONCE])
    return found.hexdigest()
