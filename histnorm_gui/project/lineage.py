"""What has happened to a project so far, so that two copies of it can be told apart and brought together."""

from __future__ import annotations

import sqlite3
from dataclasses import dataclass
from pathlib import Path

from histnorm_gui.core.edits import Edit
from histnorm_gui.project.codec import decode_edits
from histnorm_gui.project.connection import connect


@dataclass(frozen=True, slots=True)
class Lineage:
    """``project`` is the same in all copies; ``events`` are the names of all doings and undoings, the oldest first."""

    project: str
    events: tuple[str, ...]

    def common(self, other: Lineage) -> int:
        """How many events the two have in common: those before one was copied from the other."""
        count = 0
        for ours, theirs in zip(self.events, other.events, strict=False):
            if ours != theirs:
                break
            count += 1
        return count


def read(connection: sqlite3.Connection) -> Lineage:
    """The lineage of a project; ValueError where it does not say which one it is."""
    row = connection.execute("SELECT project FROM identity").fetchone()
    if row is None:
        raise ValueError("the project does not say which it is")
    return Lineage(row[0], tuple(row[0] for row in connection.execute("SELECT uid FROM event ORDER BY id")))


def edits_since(connection: sqlite3.Connection, common: int) -> list[tuple[int, bool, tuple[Edit, ...] | None]]:
    """Row in the journal, whether it was undone, and the edits of each event after the first ``common`` ones.

    None for edits that the journal has no longer: their step was undone, and another one done instead.
    """
    rows = connection.execute(
        "SELECT event.journal_id, event.undone, journal.edits FROM event"
        " LEFT JOIN journal ON journal.id = event.journal_id ORDER BY event.id LIMIT -1 OFFSET ?",
        (common,),
    )
    return [(row_id, bool(undone), None if text is None else decode_edits(text)) for row_id, undone, text in rows]


def revision(connection: sqlite3.Connection) -> str:
    """The same as long as nothing is decided or trained; empty before the first import."""
    event = connection.execute("SELECT uid FROM event ORDER BY id DESC LIMIT 1").fetchone()
    (models,) = connection.execute("SELECT COALESCE(MAX(id), 0) FROM model").fetchone()
    return "" if event is None else f"{event[0]}/{models}"


def revision_of(path: Path) -> str:
    """The revision of a file that nobody writes to, such as a backup; empty where it cannot be read."""
    try:
        connection = connect(path, "ro&immutable=1")
    except sqlite3.Error:
        return ""
    try:
        return revision(connection)
    except (sqlite3.Error, ValueError, TypeError):
        return ""
    finally:
        connection.close()
