"""Damaged project files: each is opened, verified, read, edited and exported, and has to work or say why it does not.

A third of the files are damaged in their bytes, a third in the values that the tables hold (as somebody would who
means harm: other types, enormous numbers, models that claim to be huge, compressed data that never end), and the others
in the log that a crash has left beside the file.
"""

from __future__ import annotations

import functools
import json
import os
import random
import shutil
import sqlite3
import struct
import zlib
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from unittest.mock import patch

from devtools.torture.editor import RandomEditor, make_project
from devtools.torture.pages import DAMAGES, claimed, flipped, garbled, truncated
from devtools.torture.places import TortureError, quick_folder
from devtools.torture.pool import apart, do_cases
from histnorm_gui.core.errors import UserError
from histnorm_gui.core.model import DecisionSource, TokenKind
from histnorm_gui.core.progress import CancelToken, ignore_progress
from histnorm_gui.project import checking
from histnorm_gui.services.exchange import ExportFormat, Undecided
from histnorm_gui.services.session import Session
from histnorm_gui.services.training import train_manuscript

_SHOWN = 12


@functools.cache
def _bomb() -> bytes:
    """A list with nothing in it but 2 GB of blanks, compressed; that its checksum is missing shows at the end alone."""
    packing = zlib.compressobj(9, wbits=-zlib.MAX_WBITS)
    blanks = packing.compress(b" " * (1 << 20)) + packing.flush(zlib.Z_FULL_FLUSH)
    return zlib.compress(b"[")[:2] + blanks * 2000


@dataclass(frozen=True)
class Sample:
    """A sound project: the bytes of the file, and those of the log beside it."""

    data: bytes
    log: bytes


def run(cases: int, seed: int) -> dict[str, int]:
    """Damage so many files; the counts. TortureError for the first that ends otherwise than it may."""
    counts = {"files": cases, "crashes": 0, "hangs": 0, "errors": 0, "too much memory": 0}
    if not hasattr(os, "fork"):
        return counts | {"files": 0, "skipped": 1}
    with quick_folder() as folder:
        _bomb()
        apart(lambda: make_sample(Path(folder)))
        sample = Sample(*(Path(folder, name).read_bytes() for name in ("data", "log")))
        outcome = do_cases(cases, lambda number: examine(sample, Path(folder), seed, number))
    counts |= outcome.counts
    if outcome.failures:
        shown = "\n".join(outcome.failures[:_SHOWN])
        raise TortureError(
            f"--projects, seed {seed}: {len(outcome.failures)} failures: {dict(outcome.counts)}\n{shown}"
        )
    return counts


def make_sample(folder: Path) -> None:
    """A project with every kind of thing in it as the file "data", and the "log" of a session that was not closed."""
    path = folder / "sample.histnorm"
    make_project(path, words=60)
    session = Session.open(path)
    editor = RandomEditor(session, random.Random(5))
    for _ in range(40):
        editor.step()
    for manuscript in session.manuscripts():
        try:
            snapshot = session.pending_snapshot(manuscript.id, system="bilstm").collect()
        except UserError:
            continue
        snapshot = replace(snapshot, examples=snapshot.examples[:20], forms=snapshot.forms[:20])
        session.store_training(train_manuscript(snapshot, ignore_progress, CancelToken(), threads=1))
    for _ in range(10):
        editor.step()
    session.close()
    folder.joinpath("data").write_bytes(path.read_bytes())
    session = Session.open(path)
    editor = RandomEditor(session, random.Random(6))
    for _ in range(20):
        editor.step()
    folder.joinpath("log").write_bytes(path.with_name(path.name + "-wal").read_bytes())
    session.close()


def examine(sample: Sample, folder: Path, seed: int, number: int) -> str:
    """Damage a copy and work with it; "refused", "found" (by verify) or "unnoticed"."""
    dice = random.Random(f"{seed}/{number}")
    place = folder / str(os.getpid())
    shutil.rmtree(place, ignore_errors=True)
    place.mkdir()
    path = place / "a.histnorm"
    kind = number % 3
    data, log = sample.data, None
    if kind == 0:
        data = dice.choice(DAMAGES)(data, dice)
    elif kind == 1:
        log = dice.choice((flipped, garbled, truncated, claimed))(sample.log, dice)
        if dice.random() < 0.3:
            data = dice.choice(DAMAGES)(data, dice)
    path.write_bytes(data)
    if log is not None:
        path.with_name(path.name + "-wal").write_bytes(log)
    if kind == 2:
        spoil_values(path, dice)
    _show_unchecked(path, dice)
    try:
        return "unnoticed" if _work_with(path, dice) else "found"
    except UserError:
        return "refused"


def _show_unchecked(path: Path, dice: random.Random) -> None:
    """Read a project before it is checked, and decide in half of them, as the window does with a large one; the check
    has to refuse in the end what is refused at once otherwise, and the file is as it was then."""
    checking.LARGE = 0
    before = path.read_bytes()
    passed = True
    try:
        session = Session.open(path, later=True)
    except UserError:
        passed = False
    else:
        try:
            for manuscript in session.manuscripts():
                _whatever_is_said(partial(session.text, manuscript.id))
            session.history()
            if dice.random() < 0.5:
                _decide_unchecked(session, dice)
            if session.file.unchecked:
                session.counts.take(session.file.check_rest().counts)
            elif session.file.refusal is not None:
                raise session.file.refusal
        except UserError:
            passed = False
        finally:
            session.close()
    try:
        Session.open(path).close()
    except UserError as error:
        if passed:
            raise TortureError(f"shown and not refused by its check: {error}") from error
        if path.read_bytes() != before:
            raise TortureError(f"changed though it was refused: {error}") from error


def _decide_unchecked(session: Session, dice: random.Random) -> None:
    """Decide before the check; a step that meets damage waits for what the check says, which is made then: a thread for
    it would take memory."""
    verdict = session.file._database.verdict
    known = verdict.wait

    def checked() -> None:
        if verdict.pending:
            session.file.check_rest()
        known()

    with patch.object(verdict, "wait", checked):
        for manuscript in session.manuscripts():
            _whatever_is_said(partial(_edit, session, manuscript.id, dice))


def _work_with(path: Path, dice: random.Random) -> bool:
    """Do with a project what one does with it; whether verify finds nothing. UserError where it cannot be done."""
    session = Session.open(path)
    try:
        sound = not session._project.verify()
        for manuscript in session.manuscripts():
            _read(session, manuscript.id)
            _edit(session, manuscript.id, dice)
            for wanted in (ExportFormat.TSV4, ExportFormat.SOURCE):
                _whatever_is_said(partial(session.export, manuscript.id, wanted, Undecided.FORM))
        return sound
    finally:
        session.close()


def _read(session: Session, manuscript_id: int) -> None:
    from histnorm_gui.engine.tagger.checkpoint import load

    text = session.text(manuscript_id)
    for token in text.tokens[:200]:
        text.candidates(token)
    session.models(manuscript_id)
    session.history()
    session.setting("current_manuscript")
    _whatever_is_said(lambda: session.places(manuscript_id))
    weights = session._project.model_data(manuscript_id)
    if weights:
        _whatever_is_said(lambda: load(weights))
    _whatever_is_said(lambda: session.pending_snapshot(manuscript_id).collect())


def _edit(session: Session, manuscript_id: int, dice: random.Random) -> None:
    text = session.text(manuscript_id)
    words = [token for token in text.tokens if token.kind is TokenKind.WORD]
    failures: list[Exception] = []
    session.subscribe_failures(failures.append)
    if words:
        session.decide(dice.choice(words), "und", DecisionSource.TYPED)
        session.undo()
        session.redo()
    for failure in failures:
        if not isinstance(failure, UserError):
            raise failure


def _whatever_is_said(action: Callable[[], object]) -> None:
    """Do something; what the user can mend may be said."""
    try:
        action()
    except UserError:
        return


# Values that a table must not hold


def spoil_values(path: Path, dice: random.Random) -> None:
    """Put something into the tables of a project that the program would not, as an editor of databases can."""
    connection = sqlite3.connect(path, isolation_level=None)
    try:
        connection.execute("PRAGMA ignore_check_constraints = ON")
        for _ in range(dice.choice((1, 1, 2, 5))):
            try:
                dice.choice(_SPOILING)(connection, dice)
            except (sqlite3.Error, ValueError, KeyError, TypeError, RecursionError):
                continue  # a constraint of the table does not let it in, or it is spoilt beyond that already
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    finally:
        connection.close()


def _table(connection: sqlite3.Connection, dice: random.Random) -> str:
    names = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%'")
    return str(dice.choice(names.fetchall())[0])


def _spoil_cell(connection: sqlite3.Connection, dice: random.Random) -> None:
    table = _table(connection, dice)
    columns = [row[1] for row in connection.execute(f"PRAGMA table_info({table})")]
    values = (
        None, 0, -1, 1 << 62, -(1 << 63), 1.5, float("inf"), "", "x", "[" * 100_000, "null", "[[]]", '{"a": 1e999}',
        "[0]", "\x00", b"", b"\xff\xfe", dice.randbytes(dice.randrange(1, 200)), "9" * 5000, '["annotation",1]', "NaN",
        "a" * 100_000,
    )  # fmt: skip
    column, value = dice.choice(columns), dice.choice(values)
    # A text that is no UTF-8 can only be made by a cast.
    expression = "CAST(? AS TEXT)" if isinstance(value, bytes) and dice.random() < 0.5 else "?"
    which = "" if dice.random() < 0.2 else f" WHERE rowid = (SELECT rowid FROM {table} ORDER BY random() LIMIT 1)"
    if table in ("forgotten", "prediction", "setting"):  # WITHOUT ROWID
        which = ""
    connection.execute(f"UPDATE OR IGNORE {table} SET {column} = {expression}{which}", (value,))


def _delete_row(connection: sqlite3.Connection, dice: random.Random) -> None:
    connection.execute(f"DELETE FROM {_table(connection, dice)} WHERE random() % 3 = 0")


def _spoil_model(connection: sqlite3.Connection, dice: random.Random) -> None:
    row = connection.execute("SELECT id, weights FROM model WHERE weights IS NOT NULL").fetchone()
    if row is None:
        return
    identity, weights = row
    size = int.from_bytes(weights[:8], "little")
    kind = dice.randrange(5)
    if kind == 0:
        weights = struct.pack("<Q", dice.choice((0, 1, 1 << 40, (1 << 64) - 1))) + weights[8:]
    elif kind == 1:
        header = json.loads(weights[8 : 8 + size])
        name = dice.choice([name for name in header if name != "__metadata__"])
        field = dice.choice(("shape", "data_offsets", "dtype"))
        header[name][field] = dice.choice(([1 << 40], [-1, 5], [], ["x"], None, "F64", {"a": 1}, [0, 1 << 62]))
        text = json.dumps(header).encode()
        weights = struct.pack("<Q", len(text)) + text + weights[8 + size :]
    elif kind == 2:
        header = json.loads(weights[8 : 8 + size])
        told = json.loads(header["__metadata__"]["histnorm"])
        field = dice.choice(list(told["description"]["recipe"]))
        told["description"]["recipe"][field] = dice.choice((4096, 10**9, -1, 0, None, "x", [], 1e308))
        header["__metadata__"]["histnorm"] = json.dumps(told)
        text = json.dumps(header).encode()
        weights = struct.pack("<Q", len(text)) + text + weights[8 + size :]
    elif kind == 3:
        weights = dice.choice((flipped, garbled, truncated, claimed))(weights, dice)
    else:
        weights = struct.pack("<Q", 20_000_000) + b"[" * 20_000_000
    connection.execute("UPDATE model SET weights = ? WHERE id = ?", (weights, identity))


def _spoil_readings(connection: sqlite3.Connection, dice: random.Random) -> None:
    bomb = _bomb() if dice.random() < 0.5 else zlib.compress(b"[" * 100_000)
    texts = dice.choice((bomb, b"", zlib.compress(b"{}"), zlib.compress(b'[["a"]]'), dice.randbytes(40)))
    numbers = dice.choice((b"", struct.pack("<d", float("nan")), struct.pack("<d", 1e300), dice.randbytes(40)))
    connection.execute("UPDATE prediction SET texts = ?, numbers = ? WHERE random() % 4 = 0", (texts, numbers))


def _spoil_schema(connection: sqlite3.Connection, dice: random.Random) -> None:
    endless = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT i FROM n"
    statement = dice.choice(
        (
            "DROP TABLE journal",
            f"CREATE TRIGGER t AFTER INSERT ON annotation BEGIN SELECT count(*) FROM ({endless}); END",
            "CREATE TRIGGER t AFTER INSERT ON journal BEGIN DELETE FROM annotation; END",
            f"CREATE VIEW v AS {endless}",
            "ALTER TABLE token RENAME TO other",
            "ALTER TABLE token ADD COLUMN more TEXT",
            "CREATE INDEX more ON token (upper(form))",
            "PRAGMA user_version = 99",
            "PRAGMA user_version = 1",
            "PRAGMA application_id = 1",
        )
    )
    if "VIEW" in statement and dice.random() < 0.5:
        connection.execute("DROP TABLE setting")
        statement = f"CREATE VIEW setting AS SELECT i AS key, i AS value FROM ({endless})"
    connection.execute(statement)


_SPOILING = (_spoil_cell, _spoil_cell, _spoil_cell, _delete_row, _spoil_model, _spoil_readings, _spoil_schema)
