"""What has happened to a project so far, so that two copies of it can be told apart and brought together."""

from __future__ import annotations

import json
import sqlite3
from dataclasses import dataclass
from pathlib import Path

from histnorm_gui.core.edits import Edit
from histnorm_gui.project.codec import decode_edits
from histnorm_gui.project.connection import connect

_MERGES = "merges"
"""The setting that holds which copies were merged: pairs of their last event and the own event that brought it in."""


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


@dataclass(frozen=True, slots=True)
class Event:
    """The doing or undoing of a step: its row in the journal, when it was first done, and its edits.

    None for edits that the journal has no longer: their step was undone, and another one done instead. ``shared``: the
    step was there already at the point from which events were asked for.
    """

    journal_id: int
    undone: bool
    at: str
    edits: tuple[Edit, ...] | None
    shared: bool


def events_since(connection: sqlite3.Connection, common: int) -> list[Event]:
    """The events after the first ``common`` ones, in their order."""
    before = connection.execute("SELECT journal_id FROM event ORDER BY id LIMIT ?", (common,))
    shared = {row[0] for row in before}
    rows = connection.execute(
        "SELECT event.journal_id, event.undone, journal.at, journal.edits FROM event"
        " LEFT JOIN journal ON journal.id = event.journal_id ORDER BY event.id LIMIT -1 OFFSET ?",
        (common,),
    )
    return [
        Event(row_id, bool(undone), at or "", None if text is None else decode_edits(text), row_id in shared)
        for row_id, undone, at, text in rows
    ]


def step_edits(connection: sqlite3.Connection, journal_id: int) -> tuple[Edit, ...] | None:
    """The edits of a step; None where the journal has it no longer."""
    row = connection.execute("SELECT edits FROM journal WHERE id = ?", (journal_id,)).fetchone()
    return None if row is None else decode_edits(row[0])


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


def note_merge(connection: sqlite3.Connection, until: str) -> None:
    """Keep that the step that was just done has brought in the other copy up to that event of it."""
    (newest,) = connection.execute("SELECT uid FROM event ORDER BY id DESC LIMIT 1").fetchone()
    known = [*_noted(connection), [until, newest]]
    connection.execute("INSERT OR REPLACE INTO setting VALUES (?, ?)", (_MERGES, json.dumps(known)))


def merges(connection: sqlite3.Connection) -> list[tuple[str, str]]:
    """The last event of another copy and the own one that brought it in, for each merge that is done still."""
    found = []
    for until, own in _noted(connection):
        row = connection.execute(
            "SELECT journal.undone FROM event JOIN journal ON journal.id = event.journal_id WHERE event.uid = ?", (own,)
        ).fetchone()
        if row is not None and not row[0]:
            found.append((until, own))
    return found


def _noted(connection: sqlite3.Connection) -> list[list[str]]:
    row = connection.execute("SELECT value FROM setting WHERE key = ?", (_MERGES,)).fetchone()
    known = [] if row is None else json.loads(row[0])
    if not isinstance(known, list) or not all(isinstance(pair, list) and len(pair) == 2 for pair in known):
        raise ValueError("not a list of merges")
    return known
