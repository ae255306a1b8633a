"""All rows that can still be read of a damaged project file: by SQLite where it can, else page by page."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from histnorm_gui.project.connection import connect
from histnorm_gui.project.pages import Pages, Value

_INT, _TEXT, _BLOB, _NONE = int, str, bytes, type(None)
_SHAPES: Mapping[str, Sequence[tuple[type, ...]]] = {
    # The columns after the row id, which is the id; annotation.editor is of version 2.
    "manuscript": ((_TEXT,), (_TEXT,), (_INT,)),
    "source": ((_TEXT,), (_TEXT,), (_TEXT,), (_TEXT,), (_TEXT,), (_BLOB,)),
    "token": ((_INT,), (_INT,), (_TEXT,), (_TEXT,), (_TEXT,), (_INT,), (_INT,)),
    "annotation": ((_TEXT,), (_TEXT,), (_TEXT,), (_TEXT,), (_INT, _NONE), (_TEXT,)),
    "remark": ((_TEXT,), (_INT,), (_INT,), (_INT,), (_TEXT, _NONE)),
    "joint": (
        *((_INT,), (_TEXT,), (_TEXT, _NONE), (_TEXT,), (_TEXT,), (_INT, _NONE), (_TEXT,)),
        *((_TEXT,), (_INT,), (_INT,), (_INT,), (_TEXT, _NONE)),
    ),
    "journal": ((_TEXT,), (_TEXT,), (_TEXT,), (_TEXT,), (_INT,)),
    "model": ((_INT,), (_INT,), (_TEXT,), (_TEXT,), (_BLOB, _NONE)),
    "identity": ((_TEXT,), (_TEXT,)),
    "event": ((_TEXT,), (_INT,), (_INT,)),
}
_KINDS = ("word", "punctuation")
_STATES = ("accepted", "corrected")

Rows = dict[int, tuple[Value, ...]]


@dataclass(slots=True)
class Salvage:
    """Rows by table and id; ``broken`` are the tables of which SQLite could not read everything, ``schema`` False
    where it could not even say which tables there are."""

    tables: dict[str, Rows] = field(default_factory=dict)
    settings: list[tuple[Any, ...]] = field(default_factory=list)
    forgotten: list[tuple[Any, ...]] = field(default_factory=list)
    predictions: list[tuple[Any, ...]] = field(default_factory=list)
    prediction_sets: list[tuple[Any, ...]] = field(default_factory=list)
    broken: list[str] = field(default_factory=list)
    schema: bool = True

    def rows(self, table: str) -> Rows:
        """The rows of a table by id."""
        return self.tables.setdefault(table, {})


def salvage(path: Path) -> Salvage:
    """What can be read of a file, which may be changed by that: give it a copy with its log beside it."""
    found = Salvage()
    data = path.read_bytes()
    try:
        connection = connect(path, "rw")
    except (sqlite3.Error, UnicodeDecodeError):
        found.schema = False
    else:
        try:
            _by_sqlite(connection, found)
        finally:
            with contextlib.suppress(sqlite3.Error):
                connection.close()
    if found.broken or not found.schema:
        # Both as it was, and with what the log held moved into it.
        for version in (path.read_bytes(), data):
            _by_page(version, found)
    return found


def _by_sqlite(connection: sqlite3.Connection, found: Salvage) -> None:
    try:
        names = {str(row[0]) for row in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    except (sqlite3.Error, UnicodeDecodeError):
        found.schema = False
        return
    for table in _SHAPES:
        if table not in names:
            if table in ("manuscript", "token", "annotation", "journal"):
                found.broken.append(table)
            continue
        if not _read_table(connection, table, found):
            found.broken.append(table)
    keyed: tuple[tuple[str, str, list[tuple[Any, ...]]], ...] = (
        ("setting", "key, value", found.settings),
        ("forgotten", "manuscript_id, form, norm", found.forgotten),
        ("prediction_set", "manuscript_id, version", found.prediction_sets),
        ("prediction", "manuscript_id, form, texts, numbers", found.predictions),
    )
    for table, columns, rows in keyed:
        if table not in names:
            continue
        try:
            for row in connection.execute(f"SELECT {columns} FROM {table}"):
                rows.append(row)  # those before the damage are kept
        except (sqlite3.Error, UnicodeDecodeError):
            found.broken.append(table)


def _read_table(connection: sqlite3.Connection, table: str, found: Salvage) -> bool:
    """Read a table from both ends; whether there was nothing wrong."""
    rows = found.rows(table)
    for order in ("ASC", "DESC"):
        try:
            for row in connection.execute(f"SELECT rowid, * FROM {table} NOT INDEXED ORDER BY rowid {order}"):
                values = _fitting(table, tuple(row[2:]))
                if values is not None:
                    rows[row[0]] = values
            if order == "ASC":
                return True
        except (sqlite3.Error, UnicodeDecodeError):
            continue
    return False


def _by_page(data: bytes, found: Salvage) -> None:
    """Fill what is missing with the rows of single pages. What was deleted may be among them: the journal knows."""
    for row_id, values in Pages(data).rows():
        if len(values) < 2 or values[0] is not None:
            continue
        for table in _SHAPES:
            if found.schema and table not in found.broken:
                continue
            fitting = _fitting(table, values[1:])
            if fitting is not None:
                found.rows(table).setdefault(row_id, fitting)
                break


def _fitting(table: str, values: tuple[Value, ...]) -> tuple[Value, ...] | None:
    """The values of a row of this table; None for those of another, or of none."""
    if table == "annotation" and len(values) == 5:
        values = (*values, "")
    shape = _SHAPES[table]
    if len(values) != len(shape) or any(type(value) not in kinds for value, kinds in zip(values, shape, strict=True)):
        return None
    if table == "token" and values[4] not in _KINDS:
        return None
    if table == "annotation" and values[0] not in _STATES:
        return None
    if table == "journal" and not str(values[3]).startswith("["):
        return None
    return values
