"""A new project file of what was salvaged from a damaged one, and what is lost, exactly."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from histnorm_gui.core.edits import Edit, EditLabel, Transaction
from histnorm_gui.core.errors import ErrorCode, UserError
from histnorm_gui.core.model import Annotation, DecisionSource, Join, Provenance, Remark, Status
from histnorm_gui.core.progress import UNWATCHED, Watch
from histnorm_gui.core.source import SourceFormat
from histnorm_gui.project import blobs, creation, journal, manuscripts, models, private, remarks
from histnorm_gui.project.codec import decode_edits, encode_edits
from histnorm_gui.project.connection import connect
from histnorm_gui.project.salvage import Salvage, salvage
from histnorm_gui.project.schema import new_stamp
from histnorm_gui.project.states import Key, Kind, absent, key_of

Orphan = tuple[int, str, str, str]
"""A decision on a token that is lost: its id, the normalization, when, by whom."""


@dataclass(slots=True)
class Repaired:
    """What became of a damaged file: how much is in the new one, and what is lost, by manuscript where that is known.

    ``words`` counts tokens. ``lost_tokens`` is by siglum; ``lost_sources`` are sigla whose imported file is lost (the
    words are there); ``orphans`` are decisions on tokens that are lost; ``lost_steps`` cannot be undone any more.
    """

    tokens: int = 0
    decisions: int = 0
    steps: int = 0
    lost_tokens: dict[str, int] = field(default_factory=dict)
    lost_sources: list[str] = field(default_factory=list)
    unnamed: list[str] = field(default_factory=list)
    orphans: list[Orphan] = field(default_factory=list)
    lost_steps: int = 0
    lost_models: int = 0
    lost_readings: bool = False
    lost_settings: bool = False

    @property
    def whole(self) -> bool:
        """Whether nothing is lost."""
        lost = (self.lost_tokens, self.lost_sources, self.unnamed, self.orphans, self.lost_steps, self.lost_models)
        return not (any(lost) or self.lost_readings or self.lost_settings)


def repair(path: Path, out: Path, watch: Watch = UNWATCHED) -> Repaired:
    """Write what can be read of a project file to a new one; the old one is not touched.

    Raises UserError PROJECT_EXISTS or FILE_UNWRITABLE for ``out``, FILE_UNREADABLE, and PROJECT_UNREPAIRABLE where no
    word can be read.
    """
    creation.check_place(out)
    copy = private.copy(path, watch)
    try:
        found = salvage(copy.file)
    finally:
        copy.release()
    if not found.rows("token"):
        raise UserError(ErrorCode.PROJECT_UNREPAIRABLE, path=str(path))
    creation.create_file(out)
    try:
        connection = connect(out, "rw")
        try:
            connection.execute("PRAGMA synchronous = FULL")
            connection.execute("BEGIN IMMEDIATE")
            report = _Rebuild(connection, found).run()
            connection.execute("COMMIT")
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        finally:
            connection.close()
    except BaseException as error:
        out.unlink(missing_ok=True)
        if isinstance(error, sqlite3.Error | OSError):
            raise UserError(ErrorCode.FILE_UNWRITABLE, path=str(out), reason=str(error)) from error
        raise
    return report


class _Rebuild:
    """Puts salvaged rows into an empty project."""

    def __init__(self, connection: sqlite3.Connection, found: Salvage) -> None:
        self._connection = connection
        self._found = found
        self._report = Repaired()
        self._of_token: dict[int, int] = {}

    def run(self) -> Repaired:
        """Write everything; returns what there is and what is lost."""
        self._manuscripts()
        steps = list(self._steps())
        states = self._states(steps)
        self._write(states)
        self._journal(steps, states)
        self._models()
        self._rest()
        report = self._report
        (report.tokens,) = self._connection.execute("SELECT COUNT(*) FROM token").fetchone()
        (report.decisions,) = self._connection.execute("SELECT COUNT(*) FROM annotation").fetchone()
        return report

    def _manuscripts(self) -> None:
        named = self._found.rows("manuscript")
        tokens: dict[int, list[tuple[int, tuple[object, ...]]]] = {}
        for token_id, row in self._found.rows("token").items():
            tokens.setdefault(int(str(row[0])), []).append((token_id, row))
        taken: set[str] = set()
        for at in sorted({*named, *tokens}):
            name = named.get(at)
            siglum, title, removed = (str(name[0]), str(name[1]), int(bool(name[2]))) if name else (f"?{at}", "", 0)
            if name is None:
                self._report.unnamed.append(siglum)
            while siglum in taken and not removed:
                siglum += "?"
            if not removed:
                taken.add(siglum)
            self._connection.execute("INSERT INTO manuscript VALUES (?, ?, ?, ?)", (at, siglum, title, removed))
            self._text(at, siglum, sorted(tokens.get(at, ()), key=lambda pair: (int(str(pair[1][1])), pair[0])))

    def _text(self, at: int, siglum: str, rows: list[tuple[int, tuple[object, ...]]]) -> None:
        source = self._found.rows("source").get(at)
        whole = source is not None and blobs.digest(bytes(source[5] or b"")) == source[4]  # type: ignore[arg-type]
        if source is not None and whole:
            self._connection.execute("INSERT INTO source VALUES (?, ?, ?, ?, ?, ?, ?)", (at, *source))
        else:
            self._report.lost_sources.append(siglum)
            data = "".join(f"{row[3]}\n" for _, row in rows).encode("utf-8", "surrogatepass")
            made = (f"{siglum}.txt", SourceFormat.WORD_LIST.value, "utf-8", "{}", blobs.digest(data), data)
            self._connection.execute("INSERT INTO source VALUES (?, ?, ?, ?, ?, ?, ?)", (at, *made))
        known = len(rows)
        if whole:
            at_most = len(manuscripts.read_source(self._connection, at).text)  # type: ignore[union-attr]
            rows = _in_place(rows, at_most)
        rows = [row for row in rows if int(str(row[1][1])) <= _MOST_GAPS * known + _MOST_GAPS]
        highest = max((int(str(row[1])) for _, row in rows), default=-1)
        seen: set[object] = set()
        begin = 0
        for token_id, (_, position, line, form, kind, start, end) in rows:
            if position in seen:
                continue
            begin, places = begin + len(str(form)) + 1, (begin, begin + len(str(form)))
            span = (start, end) if whole else places
            values = (token_id, at, len(seen), line, form, kind, *span)
            self._connection.execute("INSERT INTO token VALUES (?, ?, ?, ?, ?, ?, ?, ?)", values)
            seen.add(position)
            self._of_token[token_id] = at
        lost = max(highest + 1, known) - len(seen)
        if lost > 0:
            self._report.lost_tokens[siglum] = lost

    def _steps(self) -> Iterator[tuple[int, Transaction, bool]]:
        """The transactions that can be read, the oldest first, and whether each is undone."""
        for row_id, (label, subject, at, edits, undone) in sorted(self._found.rows("journal").items()):
            try:
                yield (
                    row_id,
                    Transaction(EditLabel(str(label)), decode_edits(str(edits)), str(subject), str(at)),
                    bool(undone),
                )
            except ValueError:
                self._report.lost_steps += 1

    def _states(self, steps: list[tuple[int, Transaction, bool]]) -> dict[Key, object]:
        """The state of everything: as the tables have it, or the journal where it is newer or the row is lost."""
        states: dict[Key, object] = {}
        times: dict[Key, str] = {}
        for token_id, row in self._found.rows("annotation").items():
            annotation = _annotation(row)
            at = self._of_token.get(token_id)
            if annotation is None:
                continue
            if at is None:
                made = annotation.provenance
                self._report.orphans.append((token_id, annotation.normalization or "", made.at, made.editor))
                continue
            key = Key(Kind.TOKEN, at, (token_id,))
            states[key], times[key] = annotation, annotation.provenance.at
        self._states_of_remarks(states)
        known: dict[Key, object] = {}
        for _, step, undone in steps:
            for edit in step.edits:
                key = key_of(edit)
                if undone:
                    known.setdefault(key, edit.before)
                elif step.at >= times.get(key, ""):
                    known[key] = edit.after
        for key, state in known.items():
            if self._is_there(key):
                states[key] = state
        return states

    def _states_of_remarks(self, states: dict[Key, object]) -> None:
        for token_id, (note, flagged, excluded, reviewed, modern) in self._found.rows("remark").items():
            if token_id in self._of_token:
                remark = Remark(str(note), bool(flagged), bool(excluded), bool(reviewed), _text(modern))
                states[Key(Kind.REMARK, self._of_token[token_id], (token_id,))] = remark
        for token_id, row in self._found.rows("joint").items():
            at = self._of_token.get(token_id)
            ids = remarks.following(self._connection, token_id, int(str(row[0]))) if at is not None else ()
            if at is not None and len(ids) == row[0] and len(ids) > 1:
                note, flagged, excluded, reviewed, modern = row[7:]
                remark = Remark(str(note), bool(flagged), bool(excluded), bool(reviewed), _text(modern))
                join = Join(ids, _annotation(row[1:7]) or Annotation(), remark)
                states[Key(Kind.JOIN, at, (token_id,))] = join
        for manuscript_id, form, norm in self._found.forgotten:
            states[Key(Kind.FORGETTING, manuscript_id, (form, norm))] = True

    def _is_there(self, key: Key) -> bool:
        if key.kind is Kind.MANUSCRIPT:
            return False  # as its own row says
        if key.kind is Kind.FORGETTING:
            return key.manuscript_id in self._of_token.values()
        return self._of_token.get(int(str(key.of[0]))) == key.manuscript_id

    def _write(self, states: dict[Key, object]) -> None:
        connection = self._connection
        for key, state in states.items():
            if isinstance(state, Annotation):
                manuscripts.write_annotation(connection, int(str(key.of[0])), state)
            elif isinstance(state, Remark):
                remarks.write_remark(connection, int(str(key.of[0])), state)
            elif isinstance(state, Join):
                try:
                    remarks.check_join(connection, key.manuscript_id, state)
                except ValueError:
                    states[key] = None
                else:
                    remarks.write_join(connection, int(str(key.of[0])), state)
            elif key.kind is Kind.FORGETTING and state is True:
                form, norm = (str(part) for part in key.of)
                remarks.write_forgotten(connection, key.manuscript_id, form, norm, forgotten=True)

    def _journal(self, steps: list[tuple[int, Transaction, bool]], states: dict[Key, object]) -> None:
        """Keep the steps that lead back from the present state without a gap, and those undone that lead on."""
        removed = {at: bool(row[2]) for at, row in self._found.rows("manuscript").items()}
        done = [(row_id, step) for row_id, step, undone in steps if not undone]
        undone = [(row_id, step) for row_id, step, is_undone in steps if is_undone]
        current = dict(states)
        kept: list[tuple[int, Transaction, int]] = []
        for row_id, step in reversed(done):
            if not _walk(reversed(step.edits), current, removed, back=True):
                break
            kept.insert(0, (row_id, step, 0))
        current, removed = dict(states), {at: bool(row[2]) for at, row in self._found.rows("manuscript").items()}
        for row_id, step in undone:
            if not _walk(iter(step.edits), current, removed, back=False):
                break
            kept.append((row_id, step, 1))
        self._report.steps = len(kept)
        self._report.lost_steps += len(steps) - len(kept)
        for row_id, step, is_undone in kept:
            values = (row_id, step.label.value, step.subject, step.at, encode_edits(step.edits), is_undone)
            self._connection.execute("INSERT INTO journal VALUES (?, ?, ?, ?, ?, ?)", values)
        self._events(kept)

    def _events(self, kept: list[tuple[int, Transaction, int]]) -> None:
        """Keep what was done and undone where it is complete; else tell it anew, as what is there now."""
        rows = sorted(self._found.rows("event").items())
        last = {row[1]: row[2] for _, row in rows}
        complete = [at for at, _ in rows] == list(range(1, len(rows) + 1))
        if complete and all(last.get(row_id) == is_undone for row_id, _, is_undone in kept):
            self._connection.executemany("INSERT INTO event VALUES (?, ?, ?, ?)", [(at, *row) for at, row in rows])
        else:
            for row_id, _, is_undone in kept:
                journal.log(self._connection, row_id, undone=bool(is_undone))
        identity = self._found.rows("identity").get(1)
        if identity is not None:
            self._connection.execute("UPDATE identity SET project = ?, stamp = ?", (identity[0], new_stamp()))

    def _models(self) -> None:
        there = {row[0] for row in self._connection.execute("SELECT id FROM manuscript")}
        for at, row in self._found.rows("model").items():
            try:
                models.read_header(str(row[3]))
            except ValueError:
                self._report.lost_models += 1
                continue
            if row[0] in there:
                self._connection.execute("INSERT OR IGNORE INTO model VALUES (?, ?, ?, ?, ?, ?)", (at, *row))
        if "model" in self._found.broken or not self._found.schema:
            versions = self._connection.execute("SELECT MAX(version) - COUNT(*) FROM model GROUP BY manuscript_id")
            self._report.lost_models += sum(row[0] for row in versions)
        readable = self._found.schema and not {"prediction", "prediction_set"} & set(self._found.broken)
        self._report.lost_readings = not readable
        if readable:
            sets = [row for row in self._found.prediction_sets if row[0] in there]
            self._connection.executemany("INSERT INTO prediction_set VALUES (?, ?)", sets)
            kept = {row[0] for row in sets}
            rows = [row for row in self._found.predictions if row[0] in kept]
            self._connection.executemany("INSERT INTO prediction VALUES (?, ?, ?, ?)", rows)

    def _rest(self) -> None:
        self._report.lost_settings = not self._found.schema or "setting" in self._found.broken
        for key, value in self._found.settings:
            try:
                json.loads(value)
            except ValueError:
                self._report.lost_settings = True
                continue
            self._connection.execute("INSERT OR IGNORE INTO setting VALUES (?, ?)", (key, value))


_TokenRow = tuple[int, tuple[object, ...]]
_MOST_GAPS = 1000
"""A position that leaves more tokens out, for each that is there, is damaged itself."""
_WIDER = 200
"""So many characters more than its form a token may take in the source (markup inside of it)."""


def _in_place(rows: list[_TokenRow], at_most: int) -> list[_TokenRow]:
    """The tokens whose places in a source of so many characters can be right."""
    end = 0
    sound = set()
    for token_id, row in sorted(rows, key=lambda pair: (int(str(pair[1][5])), int(str(pair[1][6])))):
        start, stop = int(str(row[5])), int(str(row[6]))
        if end <= start <= stop <= at_most and stop - start <= 20 * len(str(row[3])) + _WIDER:
            sound.add(token_id)
            end = stop
    return [pair for pair in rows if pair[0] in sound]


def _walk(edits: Iterator[Edit], states: dict[Key, object], removed: dict[int, bool], *, back: bool) -> bool:
    """Follow edits from a state on, or back from it; False where one of them does not fit to it."""
    for edit in edits:
        key = key_of(edit)
        here, there = (edit.after, edit.before) if back else (edit.before, edit.after)
        if key.kind is Kind.MANUSCRIPT:
            if removed.get(key.manuscript_id) is not here:
                return False
            removed[key.manuscript_id] = bool(there)
        elif states.get(key, absent(key)) != here:
            return False
        else:
            states[key] = there
    return True


def _annotation(row: tuple[object, ...]) -> Annotation | None:
    status, norm, decision, at, version, editor = row
    try:
        made = Provenance(
            DecisionSource(str(decision)), str(at), version if isinstance(version, int) else None, str(editor)
        )
        return Annotation(Status(str(status)), _text(norm), made)
    except ValueError:
        return None


def _text(value: object) -> str | None:
    return value if isinstance(value, str) else None
