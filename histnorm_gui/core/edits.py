"""Reversible edits, grouped in transactions; undo and redo over them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import StrEnum

from histnorm_gui.core.changes import Changes
from histnorm_gui.core.model import Annotation


class EditLabel(StrEnum):
    """What a transaction did, for the undo menu."""

    ACCEPT = "accept"
    ACCEPT_ALL = "accept-all"
    CORRECT = "correct"
    KEEP_FORM = "keep-form"
    REOPEN = "reopen"
    IMPORT = "import"
    REMOVE_MANUSCRIPT = "remove-manuscript"


@dataclass(frozen=True, slots=True)
class AnnotationEdit:
    """The annotation of one token, before and after."""

    manuscript_id: int
    token_id: int
    before: Annotation
    after: Annotation

    def inverted(self) -> AnnotationEdit:
        """The edit that takes this one back."""
        return replace(self, before=self.after, after=self.before)


@dataclass(frozen=True, slots=True)
class RemovalEdit:
    """Whether a manuscript is removed from the project's list, before and after; its data stay in the file."""

    manuscript_id: int
    before: bool
    after: bool

    def inverted(self) -> RemovalEdit:
        """The edit that takes this one back."""
        return replace(self, before=self.after, after=self.before)


Edit = AnnotationEdit | RemovalEdit


@dataclass(frozen=True, slots=True)
class Transaction:
    """Edits that are done and undone as one step; ``subject`` names what it was about (a form, a siglum)."""

    label: EditLabel
    edits: tuple[Edit, ...]
    subject: str = ""
    at: str = ""

    def inverted(self) -> Transaction:
        """The transaction that takes this one back, edit by edit from the last to the first."""
        return replace(self, edits=tuple(edit.inverted() for edit in reversed(self.edits)))

    def changes(self) -> Changes:
        """What the transaction touches."""
        tokens: dict[int, set[int]] = {}
        removed = False
        for edit in self.edits:
            ids = tokens.setdefault(edit.manuscript_id, set())
            if isinstance(edit, AnnotationEdit):
                ids.add(edit.token_id)
            else:
                removed = True
        return Changes({key: frozenset(ids) for key, ids in tokens.items()}, manuscripts=removed)


class History:
    """Transactions done and undone, the newest last. A new transaction forgets what was undone."""

    def __init__(self, done: Iterable[Transaction] = (), undone: Iterable[Transaction] = ()) -> None:
        self._done = list(done)
        self._undone = list(undone)

    @property
    def to_undo(self) -> Transaction | None:
        """The transaction that the next undo takes back."""
        return self._done[-1] if self._done else None

    @property
    def to_redo(self) -> Transaction | None:
        """The transaction that the next redo does again."""
        return self._undone[-1] if self._undone else None

    def undone(self) -> tuple[Transaction, ...]:
        """The undone transactions, the newest last."""
        return tuple(self._undone)

    def restore_undone(self, undone: Iterable[Transaction]) -> None:
        """Put undone transactions back after a push that had to be taken back."""
        self._undone = list(undone)

    def push(self, transaction: Transaction) -> None:
        """Add a transaction that has just been done."""
        self._done.append(transaction)
        self._undone.clear()

    def undo(self) -> Transaction:
        """Move the newest transaction to the undone ones and return it, not inverted; IndexError when there is none."""
        transaction = self._done.pop()
        self._undone.append(transaction)
        return transaction

    def redo(self) -> Transaction:
        """Move the newest undone transaction back and return it; IndexError when there is none."""
        transaction = self._undone.pop()
        self._done.append(transaction)
        return transaction

    def __len__(self) -> int:
        return len(self._done)
