"""The editor's desk without its looks: the open project, the current manuscript, and what the keys do to them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from histnorm_gui.core.alignment import Aligner
from histnorm_gui.core.changes import Changes
from histnorm_gui.core.edits import RemovalEdit, Transaction
from histnorm_gui.core.errors import UserError
from histnorm_gui.core.model import DecisionSource, Manuscript, Token, TokenKind
from histnorm_gui.core.preferences import EDITOR, Preferences
from histnorm_gui.core.source import Document
from histnorm_gui.project.repository import Project
from histnorm_gui.qt.jobs import Jobs, SerialWriter
from histnorm_gui.qt.later_check import LaterCheck
from histnorm_gui.qt.ranking_controller import RankingController
from histnorm_gui.qt.training_controller import TrainingController
from histnorm_gui.services.aligning import Alignments, learn_aligner
from histnorm_gui.services.concordance import Occurrence, in_case
from histnorm_gui.services.example import TITLES, ensure_example
from histnorm_gui.services.frozen_text import FrozenText
from histnorm_gui.services.importing import Imported
from histnorm_gui.services.loading import PendingText, login_name
from histnorm_gui.services.manuscript_text import ManuscriptText
from histnorm_gui.services.project_choices import ProjectChoices
from histnorm_gui.services.session import Session

LARGE = 50_000
"""Words from which on a project is so large that the window does not wait for all of it."""
LoadBeside = Callable[[PendingText, Callable[[ManuscriptText], None], Callable[[], None]], object]
"""Gets what is to be loaded, what is to be called with it, and what is to be called when it ended in any way."""
MANY = 20_000
"""Loading so many words takes longer than a key may wait."""


class Desk(QObject):
    """Holds the session of the window. Views show what it has and refresh from its signals."""

    closing = Signal()  # the project is about to be closed: what was typed and not taken yet has its last chance
    project_changed = Signal()  # another project, or none
    manuscript_changed = Signal()  # another manuscript is the current one, or none
    changed = Signal(object)  # Changes
    write_failed = Signal(object)  # exception
    read_failed = Signal(object, str)  # exception, details
    undone = Signal(object)  # Transaction that was undone or redone
    saving = Signal(bool)  # True while something is being written

    def __init__(self, preferences: Preferences, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.preferences = preferences
        self.jobs = Jobs(self)
        self.checking = LaterCheck(self)
        self.choices = ProjectChoices(preferences, self.checking.remember)
        """What the open project has of its own."""
        self.training = TrainingController(self.jobs, self.choices.in_force, self)
        self.training.finished.connect(lambda _model: self.learn_alignment())
        self.ranking = RankingController(self.jobs, self.choices.in_force, self, remember=self.checking.remember)
        self.closing.connect(self.ranking.keep_outlooks)
        self._session: Session | None = None
        self._writer: SerialWriter | None = None
        self._current: int | None = None
        self._alignments: dict[int, Alignments] = {}
        self._awaited: int | None = None  # the manuscript that is being loaded
        self.load_beside: LoadBeside | None = None
        """Loads a long text beside the window, where there is one."""

    # The project

    @property
    def session(self) -> Session | None:
        """The open project."""
        return self._session

    def open_project(self, path: Path) -> None:
        """Open a project in place of the present one; UserError, and the present one stays open.

        A large one is shown before all of it is checked; where the check finds damage, the one before is open again
        and ``checking`` says so.
        """
        self._replace(lambda writer: Session.open(path, writer, later=True), path)

    def take_over_project(self, path: Path) -> None:
        """Open a project that somebody on another machine has not closed; UserError, and the present one stays open."""
        self._replace(lambda writer: Session.open(path, writer, take_over=True, later=True), path)

    def look_at_project(self, path: Path) -> None:
        """Open a project for reading only in place of the present one; UserError, and the present one stays open."""
        self._replace(lambda writer: Session.look(path, writer), path)

    def show_looked_at(self, project: Project) -> None:
        """Put a project that was opened for reading only, beside the window, on the desk."""
        self._replace(lambda writer: Session(project, writer), project.path)

    def reopen_project(self) -> None:
        """Open the present project anew for editing, as its file is now; UserError, and then none is open."""
        if self._session is not None:
            path = self._session.path
            self.close_project()
            self.open_project(path)

    def flush(self) -> None:
        """Return when what was done last is in the file."""
        if self._writer is not None:
            self._writer.flush()

    @property
    def editable(self) -> bool:
        """Whether there is a project that can be changed."""
        return self._session is not None and not self._session.read_only

    def create_project(self, path: Path) -> None:
        """Make a new, empty project and open it; UserError, and the present one stays open."""
        self._replace(lambda writer: Session.create(path, writer), path)

    def open_example(self, path: Path, titles: Mapping[str, str] = TITLES) -> None:
        """Open the example project at ``path``, made first (its manuscripts called so) where it is not there yet."""
        ensure_example(path, titles)
        self.open_project(path)

    def close_project(self) -> None:
        """Finish writing and close the project."""
        if self._session is None or self._writer is None:
            return
        self.closing.emit()
        self.checking.end()
        self.training.use(None)
        self.ranking.use(None, None)
        self._writer.flush()  # what waits for the check of the file has to be written before that is stopped
        self._session.file.leave()
        self.jobs.shut_down()
        self._session.close()
        self._writer.stop()
        self._writer.deleteLater()
        self.choices.use(None)
        self._session = self._writer = self._current = self._awaited = None
        self._alignments.clear()
        self.project_changed.emit()
        self.manuscript_changed.emit()

    def shut_down(self) -> None:
        """Close everything, before the window goes."""
        self.close_project()
        self.ranking.close()
        self.jobs.shut_down()

    def _replace(self, make: Callable[[SerialWriter], Session], path: Path) -> None:
        if self.editable and self._session is not None and path.resolve() == self._session.path.resolve():
            return  # it is the project on the desk already
        writer = SerialWriter(self)
        try:
            session = make(writer)
        except BaseException:
            writer.stop()
            writer.deleteLater()
            raise
        former = self._session.path if self.editable and self._session is not None else None
        self.close_project()
        writer.busy.connect(lambda: self.saving.emit(True))
        writer.idle.connect(lambda: self.saving.emit(False))
        self.checking.begin(session, former)
        try:
            self._take(session, writer)
        except UserError:
            self.checking.go_back()
            raise

    def renew(self) -> None:
        """Read the project anew after its file was changed beside the session."""
        if self._session is None or self._writer is None:
            return
        writer, file = self._writer, self._session.file
        writer.flush()
        self.training.use(None)
        self.ranking.use(None, None)
        self.ranking.keep(self._session)
        self._current = self._awaited = None
        self._alignments.clear()
        self._take(Session(file, writer), writer)

    def _take(self, session: Session, writer: SerialWriter) -> None:
        """Put a project on the desk."""
        session.memories.patient = sum(session.counts.size(found.id) for found in session.manuscripts()) > LARGE
        self._session, self._writer = session, writer
        self.choices.use(session)
        self.use_preferences()
        session.subscribe(self._on_changes)
        session.subscribe_failures(
            lambda error: None if error is session.file.refusal else self.write_failed.emit(error)
        )
        self.training.use(session)
        self.project_changed.emit()
        found = session.manuscripts()
        last = session.setting("current_manuscript")
        known = [manuscript.id for manuscript in found]
        self.select_manuscript(last if isinstance(last, int) and last in known else (known[0] if known else None))
        self.checking.read_memories()

    def use_preferences(self) -> None:
        """Decide under the name that the preferences have, or else the login name."""
        if self._session is not None:
            self._session.editor = self.preferences.text(EDITOR).strip() or login_name()

    # Manuscripts

    @property
    def manuscript(self) -> Manuscript | None:
        """The current manuscript."""
        text = self.text
        return text.manuscript if text else None

    @property
    def text(self) -> ManuscriptText | None:
        """The text of the current manuscript."""
        return self._session.text(self._current) if self._session and self._current is not None else None

    @property
    def alignments(self) -> Alignments:
        """The alignments of the current manuscript."""
        return self._alignments.setdefault(-1 if self._current is None else self._current, Alignments())

    def select_manuscript(self, manuscript_id: int | None) -> None:
        """Make another manuscript the current one."""
        session = self._session
        if session is None or manuscript_id == self._current:
            return
        if manuscript_id is None or session.is_loaded(manuscript_id) or not self._takes_long(session, manuscript_id):
            self._select(session, manuscript_id)
        elif manuscript_id != self._awaited and self.load_beside is not None:
            self._awaited = manuscript_id
            pending = session.pending_text(manuscript_id)
            self.load_beside(pending, lambda text: self._show_loaded(session, text), lambda: self._await_none(pending))

    def _takes_long(self, session: Session, manuscript_id: int) -> bool:
        return self.load_beside is not None and session.counts.size(manuscript_id) >= MANY

    def _await_none(self, pending: PendingText) -> None:
        if self._awaited == pending.manuscript.id:
            self._awaited = None

    def _show_loaded(self, session: Session, text: ManuscriptText) -> None:
        """Make a text that was loaded beside the window the current one, unless its project is gone."""
        identity = text.manuscript.id
        if self._session is session and any(found.id == identity for found in session.manuscripts()):
            session.take(text)
            self._select(session, identity)

    def _select(self, session: Session, manuscript_id: int | None) -> None:
        self._current = manuscript_id
        if manuscript_id is not None:
            self.checking.remember(session, "current_manuscript", manuscript_id)
        text = self.text
        if text is not None:
            session.counts.note(text.manuscript.id, text.words, text.decided)
        self.ranking.use(session if self.editable else None, text if self.editable else None)
        self.manuscript_changed.emit()
        self.learn_alignment()

    def import_document(
        self, document: Document, siglum: str, title: str, *, decided: bool, folder: Path | None = None
    ) -> None:
        """Add a manuscript and make it the current one; images of it are looked for in ``folder``."""
        assert self._session is not None
        pending = self._session.pending_import(document, siglum, title, decided=decided)
        self.adopt_import(pending.write(), folder)

    def adopt_import(self, imported: Imported, folder: Path | None = None) -> None:
        """Make a manuscript that was written into the project file the current one."""
        assert self._session is not None
        manuscript = self._session.adopt(imported)
        if folder is not None:
            self._session.remember(f"source_folder/{manuscript.id}", str(folder.absolute()))
        self.select_manuscript(manuscript.id)

    def remove_manuscript(self) -> None:
        """Take the current manuscript out of the project; undo brings it back."""
        if self._session is not None and self._current is not None:
            self._session.remove_manuscript(self._current)

    def learn_alignment(self) -> None:
        """Learn the alignment of the current manuscript's decisions, beside the window."""
        text = self.text
        if text is None:
            return
        lessons = FrozenText(text).lessons()
        alignments = self.alignments
        manuscript_id = text.manuscript.id
        job = self.jobs.start("alignment", lambda progress, cancel: learn_aligner(list(lessons), progress, cancel))

        def learned(aligner: Aligner) -> None:
            alignments.learned(aligner)
            if self._session is not None:
                self.changed.emit(Changes(predictions=frozenset({manuscript_id})))

        job.finished.connect(learned)
        job.start()

    # Decisions

    def accept(self, token: Token) -> bool:
        """Accept what is shown for a token. A decision stays as it is."""
        text = self.text
        if text is None or token.kind is not TokenKind.WORD:
            return False
        if not text.annotation(token.id).decided:
            self._decide(token, text.candidates(token)[0].norm, DecisionSource.SUGGESTION)
        return True

    def take_candidate(self, token: Token, number: int) -> bool:
        """Take the n-th candidate, counted from 1; False when there is none."""
        candidates = self.text.candidates(token) if self.text else ()
        if not 1 <= number <= len(candidates):
            return False
        source = DecisionSource.SUGGESTION if number == 1 else DecisionSource.CANDIDATE
        self._decide(token, candidates[number - 1].norm, source)
        return True

    def keep_form(self, token: Token) -> bool:
        """Take the form as the normalization."""
        if token.kind is not TokenKind.WORD:
            return False
        self._decide(token, token.form, DecisionSource.FORM)
        return True

    def type_normalization(self, token: Token, normalization: str) -> None:
        """Take what was typed; white space at the ends and control characters are not part of a normalization."""
        clean = "".join(c if c >= " " and c != "\x7f" else " " for c in normalization).strip()
        if clean and token.kind is TokenKind.WORD:
            self._decide(token, clean, DecisionSource.TYPED)

    def accept_occurrences(self, form: str, norm: str, found: Sequence[Occurrence]) -> int:
        """Decide tokens of a form as one step, each with its own capital, anew where they are decided; how many."""
        assert self._session is not None and self.text is not None
        pairs = [(one.token, in_case(self.text, form, norm, one.token)) for one in found]
        count = self._session.decide_all(pairs, DecisionSource.BULK, form, anew=True)
        if count:
            self.training.count_decisions(found[0].token.manuscript_id, count)
        return count

    def reopen(self, token: Token) -> None:
        """Take the decision on a token back to open."""
        if self._session is not None:
            self._session.reopen([token])

    def undo(self) -> None:
        """Take the newest step back."""
        self._announce(self._session.undo() if self._session else None)

    def redo(self) -> None:
        """Do the newest undone step again."""
        self._announce(self._session.redo() if self._session else None)

    def jump(self, done: int) -> None:
        """Take steps back, or do undone ones again, until so many are done."""
        if self._session is None:
            return
        steps, before = self._session.history()
        self._session.jump(done)
        # What was done last on the way is what the editor wants to see.
        if steps and done != before:
            self._announce(steps[done] if done < before else steps[done - 1])

    def _announce(self, transaction: Transaction | None) -> None:
        if transaction is None:
            return
        edit = transaction.edits[0]
        if not isinstance(edit, RemovalEdit):
            self.select_manuscript(edit.manuscript_id)
        self.undone.emit(transaction)

    def _decide(self, token: Token, normalization: str, source: DecisionSource) -> None:
        assert self._session is not None and self.text is not None
        new = not self.text.annotation(token.id).decided
        self._session.decide(token, normalization, source)
        self.training.count_decisions(token.manuscript_id, 1 if new else 0)

    def _on_changes(self, changes: Changes) -> None:
        if changes.manuscripts and self._session is not None:
            known = [manuscript.id for manuscript in self._session.manuscripts()]
            if self._current not in known:
                self.select_manuscript(known[0] if known else None)
        self.ranking.note(changes)
        self.changed.emit(changes)
