"""What is in a backup, and how the project differs from it now; backups of older versions, too."""

from __future__ import annotations

import sqlite3
from dataclasses import dataclass
from pathlib import Path

from histnorm_gui.core.errors import ErrorCode, UserError
from histnorm_gui.project.connection import connect, uri_of


@dataclass(frozen=True, slots=True)
class Since:
    """What was done since a backup: numbers of words, of words with another remark, of joins, and of manuscripts."""

    decided: int = 0
    otherwise: int = 0
    reopened: int = 0
    remarks: int = 0
    joins: int = 0
    manuscripts: int = 0

    @property
    def nothing(self) -> bool:
        """Whether both are the same."""
        return self == Since()


@dataclass(frozen=True, slots=True)
class Overview:
    """``decided``: how many words were decided; ``since``: what was done since."""

    decided: int
    since: Since


def overview(connection: sqlite3.Connection, backup: Path) -> Overview:
    """Compare the project of a connection, outside of a transaction, with a backup; UserError PROJECT_DAMAGED."""
    try:
        connection.execute("ATTACH ? AS backup", (uri_of(backup, "ro&immutable=1"),))
        try:
            (decided,) = connection.execute(_decided("backup", _tables(connection, "backup"))).fetchone()
            return Overview(int(decided), _since(connection))
        finally:
            connection.execute("DETACH backup")
    except (sqlite3.Error, UnicodeDecodeError) as error:
        raise UserError(ErrorCode.PROJECT_DAMAGED, path=str(backup), reason=str(error)) from error


def decided_words(path: Path) -> int:
    """How many words are decided in a file that nobody writes to; UserError PROJECT_DAMAGED."""
    try:
        connection = connect(path, "ro&immutable=1")
        try:
            return int(connection.execute(_decided("main", _tables(connection, "main"))).fetchone()[0])
        finally:
            connection.close()
    except (sqlite3.Error, UnicodeDecodeError) as error:
        raise UserError(ErrorCode.PROJECT_DAMAGED, path=str(path), reason=str(error)) from error


def _tables(connection: sqlite3.Connection, schema: str) -> set[str]:
    return {row[0] for row in connection.execute(f"SELECT name FROM {schema}.sqlite_master WHERE type = 'table'")}


def _decided(schema: str, tables: set[str]) -> str:
    """SQL that counts decided words of manuscripts that are there; a join is one, whatever its tokens were before."""
    there = f"JOIN {schema}.manuscript AS m ON m.id = t.manuscript_id AND m.removed = 0"
    single = f"SELECT COUNT(*) FROM {schema}.annotation AS a JOIN {schema}.token AS t ON t.id = a.token_id {there}"
    if "joint" not in tables:
        return single
    inside = (
        f"SELECT COUNT(*) FROM {schema}.joint AS j CROSS JOIN {schema}.token AS f ON f.id = j.token_id"
        f" JOIN {schema}.token AS t ON t.manuscript_id = f.manuscript_id AND t.position >= f.position"
        f" AND t.position < f.position + j.size {there} JOIN {schema}.annotation AS a ON a.token_id = t.id"
    )
    joins = (
        f"SELECT COUNT(j.normalization) FROM {schema}.joint AS j CROSS JOIN {schema}.token AS t ON t.id = j.token_id"
        f" {there}"
    )
    return f"SELECT ({single}) - ({inside}) + ({joins})"


def _since(connection: sqlite3.Connection) -> Since:
    def count(sql: str) -> int:
        return int(connection.execute(f"SELECT COUNT(*) FROM {sql}").fetchone()[0])

    old = _tables(connection, "backup")
    both = "main.annotation AS n JOIN backup.annotation AS o ON o.token_id = n.token_id"
    there = "JOIN main.token AS t ON t.id = token_id JOIN main.manuscript AS m ON m.id = t.manuscript_id"
    decided = count(
        f"main.annotation AS n {there} AND m.removed = 0"
        " WHERE NOT EXISTS (SELECT 1 FROM backup.annotation AS o WHERE o.token_id = n.token_id)"
    )
    reopened = count(
        "backup.annotation AS o WHERE NOT EXISTS (SELECT 1 FROM main.annotation AS n WHERE n.token_id = o.token_id)"
    )
    otherwise = count(f"{both} WHERE n.normalization <> o.normalization")
    manuscripts = count(
        "(SELECT id FROM main.manuscript WHERE removed = 0 EXCEPT SELECT id FROM backup.manuscript WHERE removed = 0)"
    ) + count(
        "(SELECT id FROM backup.manuscript WHERE removed = 0 EXCEPT SELECT id FROM main.manuscript WHERE removed = 0)"
    )
    remark = "token_id, note, flagged, excluded, reviewed, modernization"
    joint = "token_id, size, normalization"
    return Since(
        decided,
        otherwise,
        reopened,
        _differing(connection, "remark", remark, old),
        _differing(connection, "joint", joint, old),
        manuscripts,
    )


def _differing(connection: sqlite3.Connection, table: str, columns: str, old: set[str]) -> int:
    """How many tokens have other rows in a table."""
    if table not in old:
        return int(connection.execute(f"SELECT COUNT(*) FROM main.{table}").fetchone()[0])
    now, then = (f"SELECT {columns} FROM {schema}.{table}" for schema in ("main", "backup"))
    row = connection.execute(
        f"SELECT COUNT(DISTINCT token_id) FROM (SELECT * FROM ({now} EXCEPT {then})"
        f" UNION ALL SELECT * FROM ({then} EXCEPT {now}))"
    ).fetchone()
    return int(row[0])
