"""Whatever is edited, undone, done again and reopened: the file and a plain model of it agree."""

from __future__ import annotations

import shutil
import tempfile
from pathlib import Path

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from histnorm_gui.core.edits import AnnotationEdit, EditLabel, History, RemovalEdit, Transaction
from histnorm_gui.core.model import OPEN, Annotation, DecisionSource, Provenance, Status, Token, TokenKind
from histnorm_gui.core.source import Document, Source, SourceFormat, SourceToken, Tokens
from histnorm_gui.project.repository import Project

FORMS = ("vnd", "jn", "ſo")
TOKENS = len(FORMS)

texts = st.text(st.characters(exclude_categories=["Cs"]), max_size=8)
decisions = st.builds(
    Annotation,
    st.sampled_from([Status.ACCEPTED, Status.CORRECTED]),
    texts,
    st.builds(Provenance, st.sampled_from(DecisionSource), texts, st.none() | st.integers(0, 99)),
)
annotations = st.one_of(st.just(OPEN), decisions)


def document() -> Document:
    source = Source("words.txt", SourceFormat.WORD_LIST, "".join(form + "\n" for form in FORMS).encode())
    starts = [sum(len(form) + 1 for form in FORMS[:number]) for number in range(TOKENS)]
    tokens = [
        SourceToken(form, TokenKind.WORD, str(number + 1), start, start + len(form))
        for number, (form, start) in enumerate(zip(FORMS, starts, strict=True))
    ]
    return Document(source, Tokens(tokens))


class ProjectMachine(RuleBasedStateMachine):
    """The plain model: the state of every token and manuscript after each step, and a place in that list."""

    def __init__(self) -> None:
        super().__init__()
        self.folder = Path(tempfile.mkdtemp())
        self.path = self.folder / "p.histnorm"
        self.project = Project.create(self.path)
        self.history = History()
        self.tokens: list[Token] = []
        self.removed: dict[int, bool] = {}
        self.states: dict[int, Annotation] = {}

    def teardown(self) -> None:
        assert self.project.verify() == []
        self.project.close()
        assert [path.name for path in self.folder.iterdir()] == ["p.histnorm"]
        shutil.rmtree(self.folder)

    def follow(self, transaction: Transaction) -> None:
        for edit in transaction.edits:
            if isinstance(edit, AnnotationEdit):
                self.states[edit.token_id] = edit.after
            else:
                self.removed[edit.manuscript_id] = edit.after

    @initialize()
    def first_import(self) -> None:
        self.import_one([OPEN] * TOKENS)

    @precondition(lambda self: len(self.removed) < 4)
    @rule(decided=st.lists(annotations, min_size=TOKENS, max_size=TOKENS))
    def import_one(self, decided: list[Annotation]) -> None:
        siglum = f"S{len(self.removed)}"
        manuscript, transaction = self.project.add_manuscript(document(), siglum, "", decided, "")
        tokens = self.project.tokens(manuscript.id)
        self.states.update(zip([token.id for token in tokens], decided, strict=True))
        self.tokens += tokens
        self.follow(transaction)
        self.history.push(transaction)

    @rule(data=st.data())
    def decide(self, data: st.DataObject) -> None:
        chosen = data.draw(st.lists(st.sampled_from(range(len(self.tokens))), min_size=1, max_size=4))
        edits: list[AnnotationEdit | RemovalEdit] = []
        states = dict(self.states)
        for token in (self.tokens[number] for number in chosen):
            after = data.draw(annotations)
            edits.append(AnnotationEdit(token.manuscript_id, token.id, states[token.id], after))
            states[token.id] = after
        transaction = Transaction(EditLabel.CORRECT, tuple(edits), data.draw(texts), data.draw(texts))
        self.project.record(transaction)
        self.follow(transaction)
        self.history.push(transaction)

    @rule(data=st.data())
    def remove_or_bring_back(self, data: st.DataObject) -> None:
        manuscript_id = data.draw(st.sampled_from(sorted(self.removed)))
        before = self.removed[manuscript_id]
        transaction = Transaction(EditLabel.REMOVE_MANUSCRIPT, (RemovalEdit(manuscript_id, before, not before),))
        self.project.record(transaction)
        self.follow(transaction)
        self.history.push(transaction)

    @precondition(lambda self: self.history.to_undo is not None)
    @rule()
    def undo(self) -> None:
        transaction = self.history.undo()
        assert self.project.record_undo() == transaction
        self.follow(transaction.inverted())

    @precondition(lambda self: self.history.to_redo is not None)
    @rule()
    def redo(self) -> None:
        transaction = self.history.redo()
        assert self.project.record_redo() == transaction
        self.follow(transaction)

    @rule()
    def reopen(self) -> None:
        self.project.close()
        self.project = Project.open(self.path)

    @invariant()
    def file_and_model_agree(self) -> None:
        found = {m.id: m.removed for m in self.project.manuscripts(include_removed=True)}
        assert found == self.removed
        kept: dict[int, Annotation] = {}
        for manuscript_id in found:
            kept |= self.project.annotations(manuscript_id)
        assert kept == {key: state for key, state in self.states.items() if state.decided}
        history = self.project.history()
        assert len(history) == len(self.history)
        assert (history.to_undo, history.to_redo) == (self.history.to_undo, self.history.to_redo)


ProjectMachine.TestCase.settings = settings(
    max_examples=25, stateful_step_count=30, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
TestProjectHistory = ProjectMachine.TestCase
