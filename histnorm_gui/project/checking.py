"""The check of a whole project file that goes on while the project is looked at already.

A large file takes seconds to check. `inspection.check_outline` says what comes before it is read; nothing is written
before the check has ended.
"""

from __future__ import annotations

import contextlib
import sqlite3
from pathlib import Path

from histnorm_gui.core.edits import Transaction
from histnorm_gui.core.errors import UserError
from histnorm_gui.core.progress import Cancelled
from histnorm_gui.project import inspection, journal, learning
from histnorm_gui.project.connection import connect
from histnorm_gui.project.verdict import Verdict

LARGE = 4_000_000
"""Files of so many bytes take longer to check than one wants to wait for."""
_LOOK_EVERY = 20_000
"""Instructions of SQLite between two looks whether the file is still open."""


def check_rest(path: Path, verdict: Verdict) -> tuple[Transaction, ...]:
    """Check what is left of a file that is open, by a connection of its own, and tell the verdict; returns the steps
    that are done, the oldest first, which have to be read for it.

    Raises UserError PROJECT_DAMAGED; Cancelled where the file is closed meanwhile, soon after that.

    SQLite itself keeps the locks of the other connection when this one is closed; nobody writes to the file before the
    verdict, so that it can be read as immutable, without a look at locks and log.
    """
    try:
        with inspection.telling_damage(path):
            connection = connect(path, "ro&immutable=1")
            # SQLite's check of the pages looks at interruptions alone, everything else at both.
            verdict.stop_by(lambda: _interrupt(connection))
            connection.set_progress_handler(lambda: not verdict.pending, _LOOK_EVERY)
            try:
                if not verdict.pending:
                    raise Cancelled
                inspection.check_whole(connection, path)
                learning.check_joins(connection)
                done = journal.read_history(connection).done()
            finally:
                connection.close()
    except UserError as error:
        if not verdict.pending:
            raise Cancelled from error
        verdict.refuse(error)
        raise
    except BaseException:
        verdict.abandon()
        raise
    verdict.sound()
    verdict.wait()
    return done


def _interrupt(connection: sqlite3.Connection) -> None:
    with contextlib.suppress(sqlite3.ProgrammingError):  # it is closed already
        connection.interrupt()


def can_wait(path: Path, version: int, supported: int) -> bool:
    """Whether a file whose header is good may be looked at before all of it is checked.

    It must be large, of the current version, without a log that a crash has left, and be kept with a log already: then
    opening it changes nothing.
    """
    try:
        size = path.stat().st_size
        with path.open("rb") as file:
            kept_with_log = file.read(20)[18:] == b"\x02\x02"
    except OSError:
        return False
    return size >= LARGE and version == supported and kept_with_log and not inspection.has_log(path)
