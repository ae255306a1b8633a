"""Taking a project back to what it was at some point of its history, step by step. Only done to a private copy."""

from __future__ import annotations

import sqlite3

from histnorm_gui.core.edits import EditLabel, Transaction
from histnorm_gui.project import journal
from histnorm_gui.project.lineage import Event, events_since


def newest_event(connection: sqlite3.Connection) -> str:
    """The name of what was done or undone last; empty before the first import."""
    row = connection.execute("SELECT uid FROM event ORDER BY id DESC LIMIT 1").fetchone()
    return "" if row is None else str(row[0])


def take_back(connection: sqlite3.Connection, uid: str) -> int | None:
    """Take back all that was done after an event, and do again all that was undone; returns how many steps that took.

    None, with nothing changed, where the file does not know the event, or where a step of before it was undone and
    others done instead: then the journal has it no longer.
    """
    row = connection.execute("SELECT id FROM event WHERE uid = ?", (uid,)).fetchone()
    if row is None:
        return None
    (before,) = connection.execute("SELECT COUNT(*) FROM event WHERE id <= ?", (row[0],)).fetchone()
    since = events_since(connection, before)
    if any(event.edits is None and event.shared for event in since):
        return None
    known = [event for event in reversed(since) if event.edits is not None]
    for event in known:
        journal.apply(connection, _opposite(event))
    return len(known)


def _opposite(event: Event) -> Transaction:
    """What leads to the state before an event. Of a step that is lost both the doing and the undoing are left out."""
    done = Transaction(EditLabel.REOPEN, event.edits or ())
    return done if event.undone else done.inverted()
