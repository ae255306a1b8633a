"""Reversible edits, grouped in transactions; undo and redo over them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum

from histnorm_gui.core.changes import Changes
from histnorm_gui.core.model import Annotation, Join, Remark


class EditLabel(StrEnum):
    """What a transaction did, for the undo menu."""

    ACCEPT = "accept"
    ACCEPT_ALL = "accept-all"
    CORRECT = "correct"
    KEEP_FORM = "keep-form"
    REOPEN = "reopen"
    IMPORT = "import"
    REMOVE_MANUSCRIPT = "remove-manuscript"
    NOTE = "note"
    FLAG = "flag"
    EXCLUDE = "exclude"
    REVIEW = "review"
    MODERNIZE = "modernize"
    JOIN = "join"
    SPLIT = "split"
    REPLACE = "replace"
    FORGET = "forget"
    MERGE = "merge"


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


@dataclass(frozen=True, slots=True)
class RemarkEdit:
    """What is said of one token beside its normalization, before and after."""

    manuscript_id: int
    token_id: int
    before: Remark
    after: Remark

    def inverted(self) -> RemarkEdit:
        """The edit that takes this one back."""
        return replace(self, before=self.after, after=self.before)


@dataclass(frozen=True, slots=True)
class JoinEdit:
    """The join that begins with a token, before and after, with the state it has; None where there is none."""

    manuscript_id: int
    token_id: int
    before: Join | None
    after: Join | None

    def __post_init__(self) -> None:
        if any(join is not None and join.token_ids[0] != self.token_id for join in (self.before, self.after)):
            raise ValueError("a join is known by its first token")

    @property
    def token_ids(self) -> tuple[int, ...]:
        """All tokens that are part of the join before or after."""
        sides = [join.token_ids for join in (self.before, self.after) if join is not None]
        return tuple(dict.fromkeys(token_id for side in sides for token_id in side))

    def inverted(self) -> JoinEdit:
        """The edit that takes this one back."""
        return replace(self, before=self.after, after=self.before)


@dataclass(frozen=True, slots=True)
class ForgetEdit:
    """Whether a normalization is kept from being suggested for a form of a manuscript, before and after."""

    manuscript_id: int
    form: str
    norm: str
    before: bool
    after: bool

    def inverted(self) -> ForgetEdit:
        """The edit that takes this one back."""
        return replace(self, before=self.after, after=self.before)


Edit = AnnotationEdit | RemovalEdit | RemarkEdit | JoinEdit | ForgetEdit


def edited_tokens(edit: Edit) -> tuple[int, ...]:
    """The tokens whose state or place in the text an edit changes."""
    if isinstance(edit, AnnotationEdit | RemarkEdit):
        return (edit.token_id,)
    return edit.token_ids if isinstance(edit, JoinEdit) else ()


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
            tokens.setdefault(edit.manuscript_id, set()).update(edited_tokens(edit))
            removed = removed or isinstance(edit, RemovalEdit)
        return Changes({key: frozenset(ids) for key, ids in tokens.items()}, manuscripts=removed)


class History:
    """Transactions done and undone, the newest last. A new transaction forgets what was undone.

    Of a long history the ``missing`` oldest transactions may come later (``complete``); where they are wanted before,
    ``read`` gives everything that is done as it was at the beginning.
    """

    def __init__(
        self,
        done: Iterable[Transaction] = (),
        undone: Iterable[Transaction] = (),
        missing: int = 0,
        read: Callable[[], Sequence[Transaction]] = tuple,
    ) -> None:
        self._done = list(done)
        self._undone = list(undone)
        self._missing, self._read = missing, read

    @property
    def is_complete(self) -> bool:
        """Whether nothing is missing."""
        return not self._missing

    def complete(self, done: Sequence[Transaction]) -> None:
        """Take in what is missing from all transactions that were done at the beginning, the oldest first."""
        self._done[:0] = done[: self._missing]
        self._missing = 0

    def _known(self) -> list[Transaction]:
        """All that is done."""
        if self._missing:
            self.complete(self._read())
        return self._done

    @property
    def to_undo(self) -> Transaction | None:
        """The transaction that the next undo takes back."""
        done = self._done or self._known()
        return done[-1] if done else None

    @property
    def to_redo(self) -> Transaction | None:
        """The transaction that the next redo does again."""
        return self._undone[-1] if self._undone else None

    def done(self) -> tuple[Transaction, ...]:
        """The transactions that are done, the newest last."""
        return tuple(self._known())

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
        transaction = (self._done or self._known()).pop()
        self._undone.append(transaction)
        return transaction

    def redo(self) -> Transaction:
        """Move the newest undone transaction back and return it; IndexError when there is none."""
        transaction = self._undone.pop()
        self._done.append(transaction)
        return transaction

    def __len__(self) -> int:
        return self._missing + len(self._done)
