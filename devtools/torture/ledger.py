"""What a project file must hold, kept apart from it: by what was reported as written, and read from the file itself."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass, field

from histnorm_gui.core.edits import (
    AnnotationEdit,
    Edit,
    EditLabel,
    ForgetEdit,
    History,
    JoinEdit,
    RemarkEdit,
    Transaction,
)
from histnorm_gui.core.model import NO_REMARK, OPEN
from histnorm_gui.project.codec import decode_edits, encode_edits
from histnorm_gui.project.repository import Project

State = dict[tuple[object, ...], object]
"""Everything that is not as in the beginning, by what it is about."""

_BEGINNINGS = {"token": OPEN, "remark": NO_REMARK, "join": None, "forgotten": False}


def state_of(project: Project) -> State:
    """What is in a project file: states of tokens, steps done and undone, versions of models and readings."""
    state: State = {}
    for manuscript in project.manuscripts(include_removed=True):
        here = manuscript.id
        state["manuscript", here] = manuscript.removed
        for token_id, annotation in project.annotations(here).items():
            state["token", token_id] = annotation
        for token_id, remark in project.remarks(here).items():
            state["remark", token_id] = remark
        for token_id, join in project.joins(here).items():
            state["join", token_id] = join
        for form, norm in project.forgotten(here):
            state["forgotten", here, form, norm] = True
        state["models", here] = len(project.models(here))
        state["readings", here] = project.predictions(here)[0]
    history = project.history()
    state["steps",] = (len(history.done()), len(history.undone()))
    return state


@dataclass
class Ledger:
    """The state of a project as it follows from what was done to it."""

    state: State
    history: History = field(default_factory=History)

    @classmethod
    def of(cls, project: Project) -> Ledger:
        """Begin with what is in a file."""
        return cls(state_of(project), project.history())

    def copy(self) -> Ledger:
        """The same, to be carried on by itself."""
        return Ledger(dict(self.state), History(self.history.done(), self.history.undone()))

    def record(self, transaction: Transaction) -> None:
        """A step was done."""
        self.history.push(transaction)
        self._apply(transaction.edits)

    def jump(self, steps: int) -> None:
        """Steps were taken back (a negative number), or done again."""
        for _ in range(abs(steps)):
            moved = self.history.redo() if steps > 0 else self.history.undo().inverted()
            self._apply(moved.edits)

    def train(self, manuscript_id: int) -> None:
        """A model was kept."""
        made = self.state["models", manuscript_id]
        assert isinstance(made, int)
        self.state["models", manuscript_id] = self.state["readings", manuscript_id] = made + 1

    def _apply(self, edits: Iterable[Edit]) -> None:
        for edit in edits:
            key = _key(edit)
            if edit.after == _BEGINNINGS.get(str(key[0]), ...):
                self.state.pop(key, None)
            else:
                self.state[key] = edit.after
        self.state["steps",] = (len(self.history.done()), len(self.history.undone()))


def _key(edit: Edit) -> tuple[object, ...]:
    if isinstance(edit, AnnotationEdit):
        return "token", edit.token_id
    if isinstance(edit, RemarkEdit):
        return "remark", edit.token_id
    if isinstance(edit, JoinEdit):
        return "join", edit.token_id
    if isinstance(edit, ForgetEdit):
        return "forgotten", edit.manuscript_id, edit.form, edit.norm
    return "manuscript", edit.manuscript_id


def transaction_text(transaction: Transaction) -> str:
    """A step as one line."""
    return json.dumps([transaction.label, transaction.subject, transaction.at, encode_edits(transaction.edits)])


def text_transaction(text: str) -> Transaction:
    """The step of such a line."""
    label, subject, at, edits = json.loads(text)
    return Transaction(EditLabel(label), decode_edits(edits), subject, at)
