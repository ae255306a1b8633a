"""An open project: what can be done with it, and who is told of what changed.

Decisions are applied to memory at once and handed to the writer; the next one waits until they are in the file.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from pathlib import Path

from histnorm_gui.core.changes import Changes
from histnorm_gui.core.edits import Edit, EditLabel, History, RemovalEdit, Transaction
from histnorm_gui.core.model import DecisionSource, Manuscript, Provenance, Token
from histnorm_gui.core.progress import UNWATCHED, Watch
from histnorm_gui.core.source import Document, Place
from histnorm_gui.engine.memory import Memory
from histnorm_gui.project.models import ModelRecord
from histnorm_gui.project.repository import Project
from histnorm_gui.services import exchange, steps
from histnorm_gui.services.exchange import ExportFormat, Undecided
from histnorm_gui.services.facsimile import places_of
from histnorm_gui.services.importing import Imported, PendingImport
from histnorm_gui.services.loading import PendingText, kept, login_name, named, now
from histnorm_gui.services.losses import Loss, losses
from histnorm_gui.services.manuscript_text import ManuscriptText
from histnorm_gui.services.memories import Memories
from histnorm_gui.services.snapshots import PendingSnapshot, TrainingOutcome
from histnorm_gui.services.steps import BULK, Step
from histnorm_gui.services.word_counts import WordCounts
from histnorm_gui.services.writing import InlineWriter, Writer

Listener = Callable[[Changes], None]
MODERNIZES = "modernization"
"""The setting of a project that switches the modernization on."""


class Session:
    """One open project. Everything that changes it goes through here and comes out as Changes.

    Not safe across threads: it belongs to the thread that made it (the window's); only the writer works elsewhere.
    """

    def __init__(self, project: Project, writer: Writer | None = None) -> None:
        self._project = project
        self.editor = login_name()
        """Who decides, as it is kept with every decision."""
        self.file = project
        """The project file itself: its backups, and what others do to it."""
        self.modernizes = project.get_setting(MODERNIZES) is True
        self._writer: Writer = writer or InlineWriter()
        self.past: History = project.history_at_once()
        self._texts: dict[int, ManuscriptText] = {}
        self._manuscripts = {manuscript.id: manuscript for manuscript in project.manuscripts(include_removed=True)}
        self.counts = WordCounts(project)
        self.memories = Memories(project, [manuscript.id for manuscript in self.manuscripts()])
        """What was decided in each manuscript."""
        self._listeners: list[Listener] = []
        self._failure_listeners: list[Callable[[Exception], None]] = []

    @classmethod
    def create(cls, path: Path, writer: Writer | None = None) -> Session:
        """Make a new project file and open it; UserError where that cannot be."""
        return cls(Project.create(path), writer)

    @classmethod
    def open(cls, path: Path, writer: Writer | None = None, *, take_over: bool = False, later: bool = False) -> Session:
        """Open a project file (see `Project.open`); UserError where that cannot be, and then nothing is changed."""
        return cls(Project.open(path, take_over=take_over, check_later=later), writer)

    @classmethod
    def look(cls, path: Path, writer: Writer | None = None) -> Session:
        """Open a project file for reading only: a step fails, and is taken back at once."""
        return cls(Project.look(path), writer)

    @property
    def read_only(self) -> bool:
        """Whether nothing can be changed, since it was opened so or something else has changed the file."""
        return self._project.read_only or self._project.is_given_up

    @property
    def path(self) -> Path:
        """The project file."""
        return self._project.path

    def close(self) -> None:
        """Finish writing and close the file."""
        self._writer.flush()
        self._project.close()

    def subscribe(self, listener: Listener) -> None:
        """Call ``listener`` with what changed, after every change."""
        self._listeners.append(listener)

    def subscribe_failures(self, listener: Callable[[Exception], None]) -> None:
        """Call ``listener`` when something could not be written; it has been taken back by then."""
        self._failure_listeners.append(listener)

    # Manuscripts

    def manuscripts(self) -> tuple[Manuscript, ...]:
        """The manuscripts of the project that are not removed, in the order of their import."""
        return tuple(manuscript for manuscript in self._manuscripts.values() if not manuscript.removed)

    def manuscript(self, siglum: str | None) -> Manuscript:
        """The manuscript of that siglum (None: the only one); UserError when there is none, or several to choose."""
        return named(self.manuscripts(), siglum)

    def progress_of(self, manuscript_id: int) -> tuple[int, int]:
        """How many words of a manuscript are decided, and how many words it has; none until that is counted."""
        words, decided = self.counts.of(manuscript_id) or (0, 0)
        return decided, words

    def text(self, manuscript_id: int) -> ManuscriptText:
        """The text of a manuscript, loaded when it is first asked for."""
        text = self._texts.get(manuscript_id)
        return self.take(self.pending_text(manuscript_id).load()) if text is None else text

    def is_loaded(self, manuscript_id: int) -> bool:
        """Whether the text of a manuscript is there at once."""
        return manuscript_id in self._texts

    def pending_text(self, manuscript_id: int) -> PendingText:
        """The text of a manuscript, to be loaded on another thread; ``take`` follows."""
        return PendingText.of(self._project, self._manuscripts[manuscript_id], self.memories, self.manuscripts)

    def take(self, text: ManuscriptText) -> ManuscriptText:
        """Keep a text that was loaded."""
        return self._texts.setdefault(text.manuscript.id, kept(text, self.memories))

    def import_document(self, document: Document, siglum: str, title: str = "", *, decided: bool = False) -> Manuscript:
        """Add a manuscript; ``decided``: the normalizations in it count as decisions, else they are left out."""
        return self.adopt(self.pending_import(document, siglum, title, decided=decided).write())

    def pending_import(self, document: Document, siglum: str, title: str, *, decided: bool) -> PendingImport:
        """The first step of an import: its writing may be done on another thread, and ``adopt`` follows.

        Nothing else may change the project between the two.
        """
        self._writer.flush()
        return PendingImport(self._project, document, siglum.strip(), title.strip(), decided, now(), self.editor)

    def adopt(self, imported: Imported) -> Manuscript:
        """Know of a manuscript that was written into the project file."""
        manuscript = self._manuscripts[imported.manuscript.id] = imported.manuscript
        self.memories.add(manuscript.id, imported.memory)
        self.counts.note(manuscript.id, imported.words, imported.decided)
        self.past.push(imported.transaction)
        for text in self._texts.values():
            text.suggester.forget_all()
        self._tell(imported.transaction.changes())
        return manuscript

    def take_memories(self, found: Mapping[int, Memory]) -> None:
        """Take in what `Memories.reader` has read: other manuscripts have a say in suggestions from now on."""
        self.memories.take(found)
        for text in self._texts.values():
            text.suggester.forget_all()
        self._tell(Changes(predictions=frozenset(self._texts)))

    def remove_manuscript(self, manuscript_id: int) -> None:
        """Take a manuscript out of the project's list, as a step that can be undone."""
        siglum = self._manuscripts[manuscript_id].siglum
        self._do(EditLabel.REMOVE_MANUSCRIPT, [RemovalEdit(manuscript_id, before=False, after=True)], siglum)

    def places(self, manuscript_id: int) -> Mapping[str, Place]:
        """Where the lines of a manuscript are on its facsimile, by their labels. May be called from any thread."""
        return places_of(self._project.source(manuscript_id))

    def decisions_reader(self) -> Callable[[], Iterable[tuple[int, str, str]]]:
        """What reads manuscript, form and normalization of all decisions so far; it may be called from any thread."""
        self._writer.flush()
        return self._project.decided_pairs_once_checked

    # Decisions

    def provenance(self, text: ManuscriptText, source: DecisionSource) -> Provenance:
        """Who decides now, and how."""
        return Provenance(source, now(), text.suggester.version, self.editor)

    def perform(self, step: Step | None) -> int:
        """Do a step; returns how many edits it has, 0 where there is nothing to do."""
        if step is None or not step.edits:
            return 0
        self._do(step.label, step.edits, step.subject)
        return len(step.edits)

    def decide(self, token: Token, normalization: str, source: DecisionSource) -> None:
        """Decide a token (see steps.decide)."""
        text = self.text(token.manuscript_id)
        text.deciding(token, normalization)
        self.perform(steps.decide(text, token, normalization, self.provenance(text, source)))

    def decide_all(
        self, decisions: Iterable[tuple[Token, str]], source: DecisionSource, form: str = "", *, anew: bool = False
    ) -> int:
        """Decide many open tokens of one manuscript as one step; returns how many. Decided ones are left alone, but
        with ``anew``. ``form`` names the step where all are of one form."""
        chosen = list(decisions)
        if not chosen:
            return 0
        text = self.text(chosen[0][0].manuscript_id)
        return self.perform(steps.decide_open(text, chosen, self.provenance(text, source), form, anew=anew))

    def reopen(self, tokens: Sequence[Token]) -> None:
        """Take the decisions on some tokens of one manuscript back to open, as one step."""
        if tokens:
            self.perform(steps.reopen(self.text(tokens[0].manuscript_id), tokens))

    # Undo and redo

    @property
    def to_undo(self) -> Transaction | None:
        """The step that undo would take back."""
        return self.past.to_undo

    @property
    def to_redo(self) -> Transaction | None:
        """The step that redo would do again."""
        return self.past.to_redo

    def history(self) -> tuple[tuple[Transaction, ...], int]:
        """All steps from the oldest on, those that were undone last, and how many of them are done."""
        done = self.past.done()
        return (*done, *reversed(self.past.undone())), len(done)

    def undo(self) -> Transaction | None:
        """Take the newest step back; returns it, or None when there is none."""
        transaction = self.past.to_undo
        self.jump(len(self.past) - 1)
        return transaction

    def redo(self) -> Transaction | None:
        """Do the newest undone step again; returns it, or None when there is none."""
        transaction = self.past.to_redo
        self.jump(len(self.past) + 1)
        return transaction

    def jump(self, done: int) -> None:
        """Take steps back, or do undone ones again, until so many are done: all of them, or none where that fails."""
        self._writer.flush()
        steps_there = done - len(self.past)
        if done < 0 or steps_there > len(self.past.undone()) or not steps_there:
            return
        moved = self._move(steps_there)
        made = moved if steps_there > 0 else [transaction.inverted() for transaction in moved]
        edits = [edit for transaction in made for edit in transaction.edits]
        self._apply(edits)

        def failed(error: Exception) -> None:
            self._move(-steps_there)
            self._take_back([edit.inverted() for edit in reversed(edits)], error)

        self._writer.submit(lambda: self._project.record_jump(steps_there), failed)
        self._tell(Transaction(EditLabel.REOPEN, tuple(edits)).changes())

    def _move(self, count: int) -> list[Transaction]:
        """Move so many transactions between done and undone, without doing anything."""
        return [self.past.redo() if count > 0 else self.past.undo() for _ in range(abs(count))]

    # Models

    def pending_snapshot(
        self, manuscript_id: int, recipe: str = "default", *, system: str = "mtl", lexicon: str = ""
    ) -> PendingSnapshot:
        """What a training would learn from now, most of which is still to be read; UserError(TOO_FEW_DECISIONS)."""
        self._writer.flush()
        others = [other for other in self.manuscripts() if other.id != manuscript_id]
        return PendingSnapshot(self._project, self.text(manuscript_id), others, recipe, system, lexicon)

    def store_training(self, outcome: TrainingOutcome) -> bool:
        """Keep a trained model and swap its suggestions in; False when the manuscript is gone meanwhile.

        The suggestions are there at once; the file follows.
        """
        manuscript = self._manuscripts.get(outcome.manuscript_id)
        if manuscript is None or manuscript.removed:
            return False
        self._writer.flush()
        text = self.text(outcome.manuscript_id)
        before = text.suggester
        version = self._project.next_version(outcome.manuscript_id)
        text.suggester = before.with_readings(outcome.readings, version)

        def write() -> None:
            self._project.add_training(outcome.manuscript_id, outcome.data, outcome.header, outcome.readings)

        def failed(error: Exception) -> None:
            text.suggester = before
            self._tell(Changes(predictions=frozenset({outcome.manuscript_id})))
            self._tell_failure(error)

        self._writer.submit(write, failed)
        self._tell(Changes(predictions=frozenset({outcome.manuscript_id})))
        return True

    def models(self, manuscript_id: int) -> tuple[ModelRecord, ...]:
        """The models trained for a manuscript, the oldest first."""
        self._writer.flush()
        return self._project.models(manuscript_id)

    def setting(self, key: str, default: object = None) -> object:
        """Something the project remembers, such as the last token worked on."""
        self._writer.flush()
        return default if (value := self._project.get_setting(key)) is None else value

    def remember(self, key: str, value: object) -> None:
        """Let the project remember something (a JSON value)."""
        self._writer.submit(lambda: self._project.set_setting(key, value), self._tell_failure)

    def set_modernizes(self, modernizes: bool) -> None:
        """Switch the modernization on or off; what was written in it is kept."""
        self.modernizes = modernizes
        self.remember(MODERNIZES, modernizes)

    # Export

    def losses(self, manuscript_id: int, wanted: ExportFormat) -> tuple[Loss, ...]:
        """What an export of a manuscript cannot express in this format."""
        source = self._project.source_beginning(manuscript_id)
        return losses(source, self.text(manuscript_id), self.modernizes, wanted)

    def export(self, manuscript_id: int, wanted: ExportFormat, undecided: Undecided, *, mark: bool = True) -> bytes:
        """The manuscript with its normalizations, as the bytes of a file."""
        return b"".join(self.exporting(manuscript_id, wanted, undecided, mark=mark))

    def exporting(
        self,
        manuscript_id: int,
        wanted: ExportFormat,
        undecided: Undecided,
        mark: bool = True,
        watch: Watch = UNWATCHED,
    ) -> Iterator[bytes]:
        """What ``export`` gives, in parts that are made when they are asked for; nothing may be decided meanwhile."""
        self._writer.flush()
        tokens = exchange.text_tokens(self.text(manuscript_id), self.modernizes, undecided)
        source = replace(self._project.source(manuscript_id, watch), watch=watch)
        return exchange.exporting(source, tokens, wanted, undecided, mark=mark)

    # How changes are applied

    def _do(self, label: EditLabel, edits: Sequence[Edit], subject: str) -> None:
        self._writer.flush()
        transaction = Transaction(label, tuple(edits), subject, now())
        redo_lost = self.past.undone()
        self.past.push(transaction)
        self._apply(transaction.edits)

        def failed(error: Exception) -> None:
            self.past.undo()
            self.past.restore_undone(redo_lost)
            self._take_back(transaction.inverted().edits, error)

        self._writer.submit(lambda: self._project.record(transaction, BULK.get(label)), failed)
        self._tell(transaction.changes())

    def _take_back(self, edits: Sequence[Edit], error: Exception) -> None:
        self._apply(edits)
        self._tell(Transaction(EditLabel.REOPEN, tuple(edits)).changes())
        self._tell_failure(error)

    def _apply(self, edits: Iterable[Edit]) -> None:
        touched: set[int] = set()
        for edit in edits:
            if isinstance(edit, RemovalEdit):
                old = self._manuscripts[edit.manuscript_id]
                self._manuscripts[old.id] = Manuscript(old.id, old.siglum, old.title, removed=edit.after)
                touched.add(old.id)
                if not edit.after:
                    self.memories.of(old.id)  # it was not read where it had been taken out before
            elif self._apply_to_text(edit):
                touched.add(edit.manuscript_id)
        for identity, text in self._texts.items():
            if touched - {identity}:
                text.suggester.forget_all()

    def _apply_to_text(self, edit: Edit) -> bool:
        """Change a text and what is remembered of it; returns whether there is something else to learn from now."""
        text = self.text(edit.manuscript_id)
        memory = self.memories.of(edit.manuscript_id)
        gone, come = text.apply(edit)
        for form, norm in gone:
            memory.remove(form, norm)
            text.suggester.note_case(form, norm, -1)
        for form, norm in come:
            memory.add(form, norm)
            text.suggester.note_case(form, norm)
        for form, _ in (*gone, *come):
            text.suggester.forget(form)
        self.counts.note(edit.manuscript_id, text.words, text.decided)
        return bool(gone or come)

    def _tell(self, changes: Changes) -> None:
        for listener in self._listeners:
            listener(changes)

    def _tell_failure(self, error: Exception) -> None:
        for listener in self._failure_listeners:
            listener(error)
