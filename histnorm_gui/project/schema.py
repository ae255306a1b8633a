"""The tables of a project file, version 3, and how an empty file gets them.

Only SQL that SQLite 3.31 knows is used, so no STRICT tables: what type a value has is looked at on opening instead.
"""

from __future__ import annotations

import secrets
import sqlite3
from collections.abc import Collection

APPLICATION_ID = 0x48697374  # "Hist", at offset 68 of the file
SCHEMA_VERSION = 3  # at offset 60 of the file

REMARK_TABLES = (
    """
    CREATE TABLE remark (
        token_id INTEGER PRIMARY KEY REFERENCES token (id),
        note TEXT NOT NULL,
        flagged INTEGER NOT NULL CHECK (flagged IN (0, 1)),
        excluded INTEGER NOT NULL CHECK (excluded IN (0, 1)),
        reviewed INTEGER NOT NULL CHECK (reviewed IN (0, 1)),
        modernization TEXT
    )
    """,
    # The first token of a join; it and those after it, so many as size says, have this state between them.
    """
    CREATE TABLE joint (
        token_id INTEGER PRIMARY KEY REFERENCES token (id),
        size INTEGER NOT NULL CHECK (size >= 2),
        status TEXT NOT NULL,
        normalization TEXT,
        decision TEXT NOT NULL,
        at TEXT NOT NULL,
        model_version INTEGER,
        editor TEXT NOT NULL,
        note TEXT NOT NULL,
        flagged INTEGER NOT NULL CHECK (flagged IN (0, 1)),
        excluded INTEGER NOT NULL CHECK (excluded IN (0, 1)),
        reviewed INTEGER NOT NULL CHECK (reviewed IN (0, 1)),
        modernization TEXT
    )
    """,
    # Normalizations that are not suggested for a form any more.
    """
    CREATE TABLE forgotten (
        manuscript_id INTEGER NOT NULL REFERENCES manuscript (id),
        form TEXT NOT NULL,
        norm TEXT NOT NULL,
        PRIMARY KEY (manuscript_id, form, norm)
    ) WITHOUT ROWID
    """,
)
"""What version 2 has added, and the column editor of annotation."""

LINEAGE_TABLES = (
    # One row: what all copies of a project have in common, and what every write changes.
    """
    CREATE TABLE identity (
        id INTEGER PRIMARY KEY CHECK (id = 1),
        project TEXT NOT NULL,
        stamp TEXT NOT NULL
    )
    """,
    # Every doing and undoing of a transaction in its order; rows are never deleted, so that what two copies have in
    # common at the beginning is all that happened before one was copied from the other.
    """
    CREATE TABLE event (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        uid TEXT NOT NULL,
        journal_id INTEGER NOT NULL,
        undone INTEGER NOT NULL CHECK (undone IN (0, 1))
    )
    """,
)
"""What version 3 has added."""

_TABLES = (
    """
    CREATE TABLE manuscript (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        siglum TEXT NOT NULL,
        title TEXT NOT NULL,
        removed INTEGER NOT NULL CHECK (removed IN (0, 1))
    )
    """,
    # Removed manuscripts keep their siglum, so that taking the removal back needs nothing else.
    "CREATE UNIQUE INDEX manuscript_siglum ON manuscript (siglum) WHERE removed = 0",
    """
    CREATE TABLE source (
        manuscript_id INTEGER PRIMARY KEY REFERENCES manuscript (id),
        name TEXT NOT NULL,
        format TEXT NOT NULL,
        encoding TEXT NOT NULL,
        options TEXT NOT NULL,
        sha256 TEXT NOT NULL,
        data BLOB NOT NULL
    )
    """,
    """
    CREATE TABLE token (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        manuscript_id INTEGER NOT NULL REFERENCES manuscript (id),
        position INTEGER NOT NULL,
        line TEXT NOT NULL,
        form TEXT NOT NULL,
        kind TEXT NOT NULL,
        start_offset INTEGER NOT NULL,
        end_offset INTEGER NOT NULL,
        UNIQUE (manuscript_id, position)
    )
    """,
    # A row here is a decided token; an open one has none.
    """
    CREATE TABLE annotation (
        token_id INTEGER PRIMARY KEY REFERENCES token (id),
        status TEXT NOT NULL,
        normalization TEXT NOT NULL,
        decision TEXT NOT NULL,
        at TEXT NOT NULL,
        model_version INTEGER,
        editor TEXT NOT NULL DEFAULT ''
    )
    """,
    *REMARK_TABLES,
    *LINEAGE_TABLES,
    """
    CREATE TABLE journal (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        label TEXT NOT NULL,
        subject TEXT NOT NULL,
        at TEXT NOT NULL,
        edits TEXT NOT NULL,
        undone INTEGER NOT NULL CHECK (undone IN (0, 1))
    )
    """,
    "CREATE INDEX journal_undone ON journal (undone, id)",
    """
    CREATE TABLE model (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        manuscript_id INTEGER NOT NULL REFERENCES manuscript (id),
        version INTEGER NOT NULL,
        created TEXT NOT NULL,
        header TEXT NOT NULL,
        weights BLOB,
        UNIQUE (manuscript_id, version)
    )
    """,
    """
    CREATE TABLE prediction_set (
        manuscript_id INTEGER PRIMARY KEY REFERENCES manuscript (id),
        version INTEGER NOT NULL
    )
    """,
    """
    CREATE TABLE prediction (
        manuscript_id INTEGER NOT NULL REFERENCES prediction_set (manuscript_id),
        form TEXT NOT NULL,
        texts BLOB NOT NULL,
        numbers BLOB NOT NULL,
        PRIMARY KEY (manuscript_id, form)
    ) WITHOUT ROWID
    """,
    """
    CREATE TABLE setting (
        key TEXT PRIMARY KEY NOT NULL,
        value TEXT NOT NULL
    ) WITHOUT ROWID
    """,
)


LONG_TABLES = frozenset({"token", "annotation"})
"""Tables whose rows are as many as a project has words."""


def create_tables(connection: sqlite3.Connection) -> None:
    """Make the tables in an empty database and mark it as a project file, in one transaction."""
    connection.execute("BEGIN")
    for statement in _TABLES:
        connection.execute(statement)
    connection.execute(
        "INSERT INTO identity (id, project, stamp) VALUES (1, ?, ?)", (secrets.token_hex(16), new_stamp())
    )
    connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
    connection.execute(f"PRAGMA user_version = {SCHEMA_VERSION}")
    connection.execute("COMMIT")


def new_stamp() -> str:
    """What tells one state of a file from every other."""
    return secrets.token_hex(8)


def foreign_code(connection: sqlite3.Connection) -> list[str]:
    """Triggers and views, which the program never makes: somebody else's would run within every edit."""
    rows = connection.execute("SELECT type, name FROM sqlite_master WHERE type IN ('trigger', 'view')")
    return [f"{kind} {name}" for kind, name in rows]


def defects(
    connection: sqlite3.Connection, *, besides: Collection[str] = (), only: Collection[str] | None = None
) -> list[str]:
    """What a database lacks of the current schema, or has in the wrong type: names of tables, or TABLE.COLUMN.

    SQLite keeps a value of any type in any column, and its own check says nothing of a text that damage has turned
    into something else. Reads every row, but not the contents of long values; none of the tables ``besides``, whose
    columns are looked at all the same, or those of ``only`` some tables.
    """
    model = sqlite3.connect(":memory:", isolation_level=None)
    try:
        create_tables(model)
        expected = _columns(model)
    finally:
        model.close()
    found = _columns(connection)
    wrong = []
    for table, columns in expected.items():
        if only is not None and table not in only:
            continue
        if table not in found:
            wrong.append(table)
            continue
        lacking = [column for column in columns if column not in found[table]]
        if not lacking and table not in besides:
            lacking = _ill_typed(connection, table, columns)
        wrong += [f"{table}.{column}" for column in lacking]
    return wrong


def _columns(connection: sqlite3.Connection) -> dict[str, dict[str, str]]:
    """The columns of every table, each with the types it may have as a list in SQL."""
    names = [row[0] for row in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
    result: dict[str, dict[str, str]] = {}
    for table in names:
        if table.startswith("sqlite_"):
            continue
        rows = connection.execute('SELECT name, type, "notnull" OR pk FROM pragma_table_info(?)', (table,))
        result[table] = {
            column: f"('{declared.lower()}')" if needed else f"('{declared.lower()}', 'null')"
            for column, declared, needed in rows
        }
    return result


def _ill_typed(connection: sqlite3.Connection, table: str, columns: dict[str, str]) -> list[str]:
    wrong = {column: f"typeof({column}) NOT IN {types}" for column, types in columns.items()}
    # Whether there is anything is asked first: that takes half the time of counting.
    if connection.execute(f"SELECT 1 FROM {table} WHERE {' OR '.join(wrong.values())} LIMIT 1").fetchone() is None:
        return []
    counts = ", ".join(f"COUNT(CASE WHEN {condition} THEN 1 END)" for condition in wrong.values())
    row = connection.execute(f"SELECT {counts} FROM {table}").fetchone()
    return [column for column, count in zip(columns, row, strict=True) if count]
