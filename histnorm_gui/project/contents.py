"""What is in a project file: all that is read from it, as the types of the core."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from histnorm_gui.core.annotation_table import AnnotationTable
from histnorm_gui.core.edits import Edit, History, Transaction
from histnorm_gui.core.errors import UserError
from histnorm_gui.core.model import Annotation, Join, Manuscript, Remark
from histnorm_gui.core.pairs import DecidedPairs
from histnorm_gui.core.progress import UNWATCHED, Cancelled, Watch
from histnorm_gui.core.source import Source
from histnorm_gui.core.suggestion import Reading
from histnorm_gui.core.token_table import TokenTable
from histnorm_gui.project import (
    checking,
    comparison,
    concordance,
    journal,
    learning,
    lineage,
    manuscripts,
    models,
    past,
    remarks,
    states,
    tallies,
    verification,
)
from histnorm_gui.project.comparison import Overview
from histnorm_gui.project.connection import Database
from histnorm_gui.project.lineage import Event, Lineage
from histnorm_gui.project.models import ModelRecord
from histnorm_gui.project.states import Key

_AT_ONCE = 10_000  # tokens that are read before anybody else has a turn
_PAIRS_AT_ONCE = 2_500  # tokens whose decisions are counted before anybody else has a turn
_STEPS_AT_ONCE = 200


@dataclass(frozen=True, slots=True)
class Checked:
    """What the check of a file has read on its way: words and decided words of each manuscript, removed ones too, and
    the steps that were done when it was opened, the oldest first."""

    counts: Mapping[int, tuple[int, int]]
    done: Sequence[Transaction]


class ProjectContents:
    """The reading half of `Project`: may be used from several threads; raises UserError PROJECT_DAMAGED."""

    def __init__(self, database: Database) -> None:
        self._database = database

    @property
    def contents_path(self) -> Path:
        """The file that is read, which is a private copy of a project that is only looked at."""
        return self._database.path

    @property
    def unchecked(self) -> bool:
        """Whether the check of the whole file has not ended yet."""
        return self._database.verdict.pending

    def check_rest(self) -> Checked:
        """Check what `open` has left unchecked, on a thread of its own.

        Raises UserError PROJECT_DAMAGED, and then nothing was or will be written, and whoever reads is interrupted;
        Cancelled where the project is closed meanwhile.
        """
        try:
            done = checking.check_rest(self._database.path, self._database.verdict)
        except UserError:
            self._database.interrupt()
            raise
        counts: dict[int, tuple[int, int]] = {}
        for manuscript in self.manuscripts(include_removed=True):  # others write already
            with self._database.reading() as connection:
                counts |= learning.read_counts(connection, manuscript.id)
        return Checked(counts, done)

    def leave(self) -> None:
        """Before it is closed: a check that has not ended is stopped, and nobody reads any more (Cancelled), so that
        closing waits for nobody. The file stays unchecked then; the next opening checks it again."""
        self._database.leave()

    def until_writable(self, watch: Watch = UNWATCHED) -> None:
        """Return when the check has ended, which long writing waits for; raises what it has found, Cancelled where the
        watch says so."""
        self._database.verdict.wait(watch)

    def until_checked(self) -> None:
        """Return when the file is known to be sound; raises Cancelled where it is not, or was closed before."""
        try:
            self._database.verdict.wait()
        except UserError as error:
            raise Cancelled from error

    @property
    def refusal(self) -> UserError | None:
        """What `check_rest` has found."""
        return self._database.verdict.refusal

    def manuscripts(self, include_removed: bool = False) -> tuple[Manuscript, ...]:
        """The manuscripts in the order of their import."""
        with self._database.reading() as connection:
            return manuscripts.read_manuscripts(connection, include_removed=include_removed)

    def tokens(self, manuscript_id: int, watch: Watch = UNWATCHED) -> TokenTable:
        """The tokens of a manuscript in reading order; Cancelled when the watch says so.

        They are read a stretch at a time, so that nobody else has to wait for all of them.
        """
        found = TokenTable(manuscript_id)
        while True:
            watch.step(manuscripts.LOADING, len(found), 0)
            before = len(found)
            with self._database.reading() as connection:
                manuscripts.add_tokens(connection, found, _AT_ONCE)
            if len(found) < before + _AT_ONCE:
                return found

    def annotation_table(self, tokens: TokenTable, watch: Watch = UNWATCHED) -> AnnotationTable:
        """The decisions on the tokens of a manuscript by row; Cancelled when the watch says so."""
        found = AnnotationTable(len(tokens))
        known: dict[tuple[object, ...], int] = {}
        after = 0
        while True:
            watch.step(manuscripts.LOADING, len(tokens), 0)
            with self._database.reading() as connection:
                rows = manuscripts.read_annotation_rows(connection, tokens.manuscript_id, after, _AT_ONCE)
                places = tokens.rows_of_ids(written[0] for written in rows)
                for row, written in zip(places, rows, strict=True):
                    if row is None:
                        raise ValueError("a decision on a word that is not in the text")
                    made = written[1:]
                    code = known.get(made)
                    if code is None:
                        code = known[made] = found.code(manuscripts.annotation_of(made))
                    found.put_code(row, code)
            if len(rows) < _AT_ONCE:
                return found
            after = rows[-1][0]

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

    def source(self, manuscript_id: int, watch: Watch = UNWATCHED) -> Source:
        """The source of a manuscript, every byte as it was imported; KeyError for an unknown manuscript, Cancelled when
        the watch says so."""
        return self._source(manuscript_id, watch, beginning=False)

    def source_beginning(self, manuscript_id: int) -> Source:
        """The same with no more than the first lines of a large file, which say what it has a place for."""
        return self._source(manuscript_id, UNWATCHED, beginning=True)

    def _source(self, manuscript_id: int, watch: Watch, *, beginning: bool) -> Source:
        with self._database.reading() as connection:
            source = manuscripts.read_source(connection, manuscript_id, watch, beginning=beginning)
            if source is None and manuscripts.is_known(connection, manuscript_id):
                raise ValueError("a manuscript without its source")
        if source is None:
            raise KeyError(manuscript_id)
        return source

    def source_name(self, manuscript_id: int) -> str:
        """The name of the file that a manuscript was imported from; KeyError for an unknown manuscript."""
        with self._database.reading() as connection:
            row = connection.execute("SELECT name FROM source WHERE manuscript_id = ?", (manuscript_id,)).fetchone()
            if row is None and manuscripts.is_known(connection, manuscript_id):
                raise ValueError("a manuscript without its source")
        if row is None:
            raise KeyError(manuscript_id)
        return str(row[0])

    def decided_elsewhere(self, forms: Sequence[str], besides: int, limit: int, around: int) -> list[concordance.Found]:
        """At most ``limit`` decided words with one of these forms in the other manuscripts, with tokens ``around``."""
        with self._database.reading() as connection:
            return concordance.find_decided(connection, forms, besides, limit, around)

    def counts(self) -> dict[int, tuple[int, int]]:
        """How many words each manuscript has, removed ones too, and how many of them are decided."""
        with self._database.reading() as connection:
            return learning.read_counts(connection)

    def sizes(self) -> dict[int, int]:
        """How many tokens each manuscript has, removed ones too; by their places alone, which takes no time."""
        with self._database.reading() as connection:
            return learning.read_sizes(connection)

    def decided_pairs(self, manuscript_id: int | None = None) -> DecidedPairs:
        """Manuscript id, form and normalization of all decisions to learn from, each manuscript in reading order; or
        those of one manuscript."""
        with self._database.reading() as connection:
            return learning.read_decided_pairs(connection, manuscript_id)

    def decided_pairs_once_checked(self) -> Iterator[tuple[int, str, str]]:
        """All decisions to learn from, for a thread that may wait; Cancelled where the file is not sound.

        One manuscript at a time, so that nobody else has to wait for all of them.
        """
        self.until_checked()
        for manuscript in self.manuscripts(include_removed=True):
            yield from self.decided_pairs(manuscript.id)

    def pair_counts(self, manuscript_id: int) -> list[tuple[str, str, int]]:
        """Form, normalization and number of the decisions to learn from in a manuscript, each pair once; what was
        decided last comes last. A stretch at a time, so that nobody else has to wait for all of them."""
        counted: dict[tuple[str, str], int] = {}
        for form, norm, count in self._stretches(manuscript_id):
            pair = form, norm
            counted[pair] = counted.pop(pair, 0) + count
        return [(form, norm, count) for (form, norm), count in counted.items()]

    def _stretches(self, manuscript_id: int) -> Iterator[tuple[str, str, int]]:
        with self._database.reading() as connection:
            joined = learning.has_joins(connection, manuscript_id)
            size = learning.read_sizes(connection, manuscript_id).get(manuscript_id, 0)
        if joined:
            yield from ((form, norm, 1) for _, form, norm in self.decided_pairs(manuscript_id))
            return
        for first in range(0, size, _PAIRS_AT_ONCE):
            with self._database.reading() as connection:
                rows = learning.read_pair_counts(connection, manuscript_id, first, first + _PAIRS_AT_ONCE)
            yield from rows

    def history(self) -> History:
        """What can be undone and done again, from the first import on, as the journal has it."""
        with self._database.reading() as connection:
            return journal.read_history(connection)

    def history_at_once(self) -> History:
        """The same; where the file is not checked yet, which reads all of it, older steps are missing until then."""
        if not self.unchecked:
            return self.history()
        with self._database.reading() as connection:
            done, undone, missing = journal.read_newest(connection, _STEPS_AT_ONCE)
        return History(done, undone, missing, lambda: self.history().done())

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

    def predictions(self, manuscript_id: int) -> tuple[int | None, dict[str, tuple[Reading, ...]]]:
        """The version of the model that the readings are of, and the readings by form; (None, {}) without any."""
        with self._database.reading() as connection:
            return models.read_predictions(connection, manuscript_id)

    def get_setting(self, key: str) -> object | None:
        """The value of a setting of the project; None when it was never set."""
        with self._database.reading() as connection:
            row = connection.execute("SELECT value FROM setting WHERE key = ?", (key,)).fetchone()
            value: object | None = None if row is None else json.loads(row[0])
        return value

    def lineage(self) -> Lineage:
        """Which project this is, and what has happened to it so far."""
        with self._database.reading() as connection:
            return lineage.read(connection)

    def revision(self) -> str:
        """The same as long as nothing is decided or trained; empty before the first import."""
        with self._database.reading() as connection:
            return lineage.revision(connection)

    def newest_event(self) -> str:
        """The name of what was done or undone last; empty before the first import."""
        with self._database.reading() as connection:
            return past.newest_event(connection)

    def decisions(self) -> dict[int, tallies.Decisions]:
        """How the decisions on each manuscript came about, removed ones too."""
        with self._database.reading() as connection:
            return tallies.read_decisions(connection)

    def merges(self) -> list[tuple[str, str]]:
        """The last event of each copy that was merged, with the own event that brought it in."""
        with self._database.reading() as connection:
            return lineage.merges(connection)

    def events_since(self, common: int) -> list[Event]:
        """What was done and undone after the first ``common`` events."""
        with self._database.reading() as connection:
            return lineage.events_since(connection, common)

    def step_edits(self, journal_id: int) -> tuple[Edit, ...] | None:
        """The edits of a step of the journal; None where it was undone and another one done instead."""
        with self._database.reading() as connection:
            return lineage.step_edits(connection, journal_id)

    def states(self, keys: Iterable[Key]) -> dict[Key, object]:
        """The state of each of these things; KeyError never: what nothing was done to has the state that all have."""
        with self._database.reading() as connection:
            return {key: states.read_state(connection, key) for key in keys}

    def source_digest(self, manuscript_id: int) -> str:
        """The SHA-256 of a manuscript's source; empty for an unknown manuscript."""
        with self._database.reading() as connection:
            row = connection.execute("SELECT sha256 FROM source WHERE manuscript_id = ?", (manuscript_id,)).fetchone()
        return "" if row is None else str(row[0])

    def compare(self, backup: Path) -> Overview:
        """What is in a backup, and what was done since; UserError PROJECT_DAMAGED where it cannot be read."""
        with self._database.reading() as connection:
            return comparison.overview(connection, backup)

    def verify(self) -> list[str]:
        """What is wrong with the file, one line each, in English; an empty list when all is well. Reads everything."""
        with self._database.reading() as connection:
            return verification.problems(connection)
