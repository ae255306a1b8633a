"""A project file, open: everything that is read from it and written to it goes through `Project`."""

from __future__ import annotations

import json
import os
import sqlite3
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import TracebackType
from typing import Self

from histnorm_gui.core.edits import EditLabel, History, RemovalEdit, Transaction
from histnorm_gui.core.errors import ErrorCode, UserError
from histnorm_gui.core.model import Annotation, Join, Manuscript, Remark, Token
from histnorm_gui.core.progress import UNWATCHED, Watch
from histnorm_gui.core.source import Document, Source
from histnorm_gui.core.suggestion import Reading
from histnorm_gui.project import creation, inspection, journal, learning, manuscripts, models, remarks, verification
from histnorm_gui.project.connection import Database, connect_to_project
from histnorm_gui.project.lock import ProjectLock, current_holder
from histnorm_gui.project.migrations import MIGRATIONS, Migration, migrate, supported_version
from histnorm_gui.project.models import ModelRecord


class Project:
    """An open project file, made by `create` or `open`, held by a lock until `close`.

    May be used from several threads; calls wait for one another. A write is on the disk when it returns. Writing
    raises UserError PROJECT_WRITE_FAILED when the file cannot be written to, and then has changed nothing; reading
    raises PROJECT_DAMAGED. An unknown manuscript's id is a KeyError where something must be there, else nothing is
    found for it.
    """

    def __init__(self, database: Database, lock: ProjectLock, kept_copy: Path | None = None) -> None:
        self._database = database
        self._lock = lock
        self.kept_copy = kept_copy
        """The copy of the file as it was, where opening brought it to the current version."""

    @classmethod
    def create(cls, path: Path) -> Project:
        """Make an empty project file and open it.

        Raises UserError PROJECT_EXISTS when anything is at ``path``, FILE_UNWRITABLE when the directory is missing or
        cannot be written to, PROJECT_IN_USE when another program is just making it.
        """
        path = _real(path)
        creation.check_place(path)
        lock = ProjectLock.acquire(path)
        try:
            creation.create_file(path)
            return cls(_connect(path)[0], lock)
        except BaseException:
            lock.release()
            raise

    @classmethod
    def open(cls, path: Path, *, migrations: Sequence[Migration] = MIGRATIONS) -> Project:
        """Open a project file; an older one is brought to the current version, and a copy of it kept.

        Raises UserError FILE_MISSING, FILE_IS_DIRECTORY, FILE_EMPTY, FILE_UNREADABLE, PROJECT_NOT_ONE, PROJECT_NEWER,
        PROJECT_READ_ONLY, PROJECT_IN_USE or PROJECT_DAMAGED; the file and its directory are then as before.
        """
        path = _real(path)
        supported = supported_version(migrations)
        # Before anything else is opened: closing a second descriptor of a file makes the system drop the locks that
        # SQLite holds on it, if it is this process that has the project open.
        holder = current_holder(path)
        if holder is not None:
            raise UserError(ErrorCode.PROJECT_IN_USE, path=str(path), holder=holder)
        inspection.read_version(path, supported)
        inspection.check_writable(path)
        lock = ProjectLock.acquire(path)
        try:
            inspection.check_contents(path, supported)
            database, kept_copy = _connect(path, migrations)
            return cls(database, lock, kept_copy)
        except BaseException:
            lock.release()
            raise

    @property
    def path(self) -> Path:
        """Where the file is, absolute and without symbolic links."""
        return self._database.path

    # Manuscripts

    def manuscripts(self, include_removed: bool = False) -> tuple[Manuscript, ...]:
        """The manuscripts in the order of their import."""
        with self._database.reading() as connection:
            return manuscripts.read_manuscripts(connection, include_removed=include_removed)

    def tokens(self, manuscript_id: int) -> tuple[Token, ...]:
        """The tokens of a manuscript in reading order."""
        with self._database.reading() as connection:
            return manuscripts.read_tokens(connection, manuscript_id)

    def annotations(self, manuscript_id: int) -> dict[int, Annotation]:
        """The decisions of a manuscript by token id, in reading order; open tokens are left out."""
        with self._database.reading() as connection:
            return manuscripts.read_annotations(connection, manuscript_id)

    def remarks(self, manuscript_id: int) -> dict[int, Remark]:
        """The remarks on tokens of a manuscript by token id; tokens without one are left out."""
        with self._database.reading() as connection:
            return remarks.read_remarks(connection, manuscript_id)

    def joins(self, manuscript_id: int) -> dict[int, Join]:
        """The joins of a manuscript by the id of their first token."""
        with self._database.reading() as connection:
            return remarks.read_joins(connection, manuscript_id)

    def forgotten(self, manuscript_id: int) -> set[tuple[str, str]]:
        """Pairs of a form and a normalization that is no longer suggested for it in a manuscript."""
        with self._database.reading() as connection:
            return remarks.read_forgotten(connection, manuscript_id)

    def source(self, manuscript_id: int) -> Source:
        """The source of a manuscript, every byte as it was imported."""
        with self._database.reading() as connection:
            source = manuscripts.read_source(connection, manuscript_id)
        if source is None:
            raise KeyError(manuscript_id)
        return source

    def source_name(self, manuscript_id: int) -> str:
        """The name of the file that a manuscript was imported from; KeyError for an unknown manuscript."""
        with self._database.reading() as connection:
            row = connection.execute("SELECT name FROM source WHERE manuscript_id = ?", (manuscript_id,)).fetchone()
        if row is None:
            raise KeyError(manuscript_id)
        return str(row[0])

    def add_manuscript(
        self,
        document: Document,
        siglum: str,
        title: str,
        annotations: Sequence[Annotation] | None,
        transaction_at: str,
        watch: Watch = UNWATCHED,
    ) -> tuple[Manuscript, Transaction]:
        """Add a document as a manuscript, with ``annotations`` parallel to its tokens (None: all open).

        With annotations, what the document has of joins and modernizations is taken over, too.

        Returns the manuscript and the journalled transaction that added it. Spaces around the siglum are dropped.
        Raises UserError SIGLUM_EMPTY, or SIGLUM_TAKEN when a manuscript that is not removed has it; Cancelled when the
        watch says so, and then nothing was added.
        """
        siglum = siglum.strip()
        if not siglum:
            raise UserError(ErrorCode.SIGLUM_EMPTY)
        if annotations is not None and len(annotations) != len(document.tokens):
            raise ValueError(f"{len(annotations)} annotations for {len(document.tokens)} tokens")
        with self._database.writing() as connection:
            manuscripts.check_siglum(connection, siglum)
            manuscript_id = manuscripts.insert_manuscript(connection, document, siglum, title, annotations, watch)
            if annotations is not None:
                remarks.insert_imported(connection, manuscript_id, document.tokens)
            edit = RemovalEdit(manuscript_id, before=True, after=False)
            transaction = Transaction(EditLabel.IMPORT, (edit,), subject=siglum, at=transaction_at)
            journal.apply(connection, transaction)
            journal.append(connection, transaction)
        return Manuscript(manuscript_id, siglum, title), transaction

    def counts(self) -> dict[int, tuple[int, int]]:
        """How many words each manuscript has, removed ones too, and how many of them are decided."""
        with self._database.reading() as connection:
            return learning.read_counts(connection)

    def decided_pairs(self) -> list[tuple[int, str, str]]:
        """Manuscript id, form and normalization of all decisions to learn from, each manuscript in reading order."""
        with self._database.reading() as connection:
            return learning.read_decided_pairs(connection)

    # Edits

    def record(self, transaction: Transaction) -> None:
        """Make the changes of a transaction and journal it; what was undone before can no longer be done again.

        ValueError when it has no edits, or when one does not start from the state in the file: both are bugs.
        """
        if not transaction.edits:
            raise ValueError("a transaction without edits")
        with self._database.writing() as connection:
            journal.apply(connection, transaction)
            journal.append(connection, transaction)

    def record_undo(self) -> Transaction:
        """Take back the newest transaction and return it, not inverted; IndexError when there is none."""
        with self._database.writing() as connection:
            return self._undo(connection)

    def record_redo(self) -> Transaction:
        """Do again the transaction that was undone last and return it; IndexError when there is none."""
        with self._database.writing() as connection:
            return self._redo(connection)

    def record_jump(self, steps: int) -> None:
        """Take back so many transactions (a negative number), or do so many again: all of them or none."""
        with self._database.writing() as connection:
            for _ in range(abs(steps)):
                if steps < 0:
                    self._undo(connection)
                else:
                    self._redo(connection)

    def _undo(self, connection: sqlite3.Connection) -> Transaction:
        with self._database.reading():
            newest = journal.newest_done(connection)
        if newest is None:
            raise IndexError("nothing to undo")
        row_id, transaction = newest
        journal.apply(connection, transaction.inverted())
        journal.mark(connection, row_id, undone=True)
        return transaction

    def _redo(self, connection: sqlite3.Connection) -> Transaction:
        with self._database.reading():
            newest = journal.newest_undone(connection)
        if newest is None:
            raise IndexError("nothing to redo")
        row_id, transaction = newest
        journal.apply(connection, transaction)
        journal.mark(connection, row_id, undone=False)
        return transaction

    def history(self) -> History:
        """What can be undone and done again, from the first import on, as the journal has it."""
        with self._database.reading() as connection:
            return journal.read_history(connection)

    # Models and their readings

    def add_model(self, manuscript_id: int, data: bytes, header: Mapping[str, object]) -> int:
        """Keep a trained model; return its version. The weights of the newest three of a manuscript are kept.

        ``header`` must be JSON (tuples come back as lists); "created" in it, where it is text, dates the model.
        """
        with self._database.writing() as connection:
            self._require(connection, manuscript_id)
            return models.insert_model(connection, manuscript_id, data, header)

    def models(self, manuscript_id: int) -> tuple[ModelRecord, ...]:
        """All models of a manuscript without their weights, oldest first."""
        with self._database.reading() as connection:
            return models.read_models(connection, manuscript_id)

    def next_version(self, manuscript_id: int) -> int:
        """The version that the next model of a manuscript will have."""
        with self._database.reading() as connection:
            return models.next_version(connection, manuscript_id)

    def model_data(self, manuscript_id: int, version: int | None = None) -> bytes | None:
        """The weights of a version, or of the newest model; None where there are none (any more)."""
        with self._database.reading() as connection:
            return models.read_weights(connection, manuscript_id, version)

    def replace_predictions(self, manuscript_id: int, version: int, readings: Mapping[str, Sequence[Reading]]) -> None:
        """Put the readings of a model, by form, in the place of all earlier ones of the manuscript.

        The probabilities of single labels are kept in 32 bits, everything else exactly.
        """
        encoded = _encoded(readings)
        with self._database.writing() as connection:
            self._require(connection, manuscript_id)
            models.insert_predictions(connection, manuscript_id, version, encoded)

    def predictions(self, manuscript_id: int) -> tuple[int | None, dict[str, tuple[Reading, ...]]]:
        """The version of the model that the readings are of, and the readings by form; (None, {}) without any."""
        with self._database.reading() as connection:
            return models.read_predictions(connection, manuscript_id)

    def add_training(
        self,
        manuscript_id: int,
        data: bytes,
        header: Mapping[str, object],
        readings: Mapping[str, Sequence[Reading]],
    ) -> int:
        """`add_model` and `replace_predictions` at once: both are in the file, or neither; return the version."""
        encoded = _encoded(readings)
        with self._database.writing() as connection:
            self._require(connection, manuscript_id)
            version = models.insert_model(connection, manuscript_id, data, header)
            models.insert_predictions(connection, manuscript_id, version, encoded)
        return version

    @staticmethod
    def _require(connection: sqlite3.Connection, manuscript_id: int) -> None:
        if connection.execute("SELECT 1 FROM manuscript WHERE id = ?", (manuscript_id,)).fetchone() is None:
            raise KeyError(manuscript_id)

    # Settings of the project

    def get_setting(self, key: str) -> object | None:
        """The value of a setting of the project; None when it was never set."""
        with self._database.reading() as connection:
            row = connection.execute("SELECT value FROM setting WHERE key = ?", (key,)).fetchone()
            value: object | None = None if row is None else json.loads(row[0])
        return value

    def set_setting(self, key: str, value: object) -> None:
        """Keep a value that is JSON under a key; TypeError when it is not."""
        text = json.dumps(value, ensure_ascii=False)
        with self._database.writing() as connection:
            connection.execute("INSERT OR REPLACE INTO setting (key, value) VALUES (?, ?)", (key, text))

    # The file as a whole

    def verify(self) -> list[str]:
        """What is wrong with the file, one line each, in English; an empty list when all is well. Reads everything."""
        with self._database.reading() as connection:
            return verification.problems(connection)

    def close(self) -> None:
        """Leave one file, without a log or a lock beside it; nothing happens the second time."""
        try:
            self._database.close()
        finally:
            self._lock.release()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def _real(path: Path) -> Path:
    """The path that the log and the lock are named after, whatever symbolic link led to the file."""
    return Path(os.path.realpath(path))


def _connect(path: Path, steps: Sequence[Migration] = ()) -> tuple[Database, Path | None]:
    """The open file, and the copy of it that was kept where it had to be brought up to date."""
    try:
        connection = connect_to_project(path)
    except UnicodeDecodeError as error:  # a message that quotes damage
        raise UserError(ErrorCode.PROJECT_DAMAGED, path=str(path), reason=str(error)) from error
    except sqlite3.DatabaseError as error:
        # What is neither damaged nor busy has been looked at before: here it is another program, or the disk.
        code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_CORRUPT) & 0xFF
        damaged = code in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_ERROR, sqlite3.SQLITE_READONLY)
        kind = ErrorCode.PROJECT_DAMAGED if damaged else ErrorCode.FILE_UNREADABLE
        raise UserError(kind, path=str(path), reason=str(error)) from error
    try:
        kept_copy = migrate(connection, path, steps)
        return Database(path, connection), kept_copy
    except BaseException:
        connection.close()
        raise


def _encoded(readings: Mapping[str, Sequence[Reading]]) -> list[tuple[str, bytes, bytes]]:
    """Encoded before the transaction, so that nobody waits for it."""
    return [(form, *models.encode_readings(of_form)) for form, of_form in readings.items()]
