"""The ranked candidates for the current token, as a list."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from histnorm_gui.core.suggestion import Candidate
from histnorm_gui.core.text import shortened
from histnorm_gui.qt import messages
from histnorm_gui.qt.reasons import reason_sentences

Index = QModelIndex | QPersistentModelIndex
CANDIDATE_ROLE = Qt.ItemDataRole.UserRole + 1
"""The Candidate of a row, for the delegate."""

SHOWN = 9
"""As many as there are keys for."""


class CandidateListModel(QAbstractListModel):
    """One row a candidate, best first; the first row is taken with the key 1."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._candidates: tuple[Candidate, ...] = ()

    def show_candidates(self, candidates: Sequence[Candidate]) -> None:
        """Show other candidates."""
        shown = tuple(candidates[:SHOWN])
        if shown != self._candidates:
            self.beginResetModel()
            self._candidates = shown
            self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """One row a candidate."""
        return 0 if parent.isValid() else len(self._candidates)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """The normalization; the candidate for the delegate; all of it for screen readers."""
        if not index.isValid():
            return None
        candidate = self._candidates[index.row()]
        if role == CANDIDATE_ROLE:
            return candidate
        if role == Qt.ItemDataRole.DisplayRole:
            return candidate.norm
        if role == Qt.ItemDataRole.ToolTipRole:
            return "\n".join(
                [f"{shortened(candidate.norm)}  {messages.percent(candidate.confidence)}", *reason_sentences(candidate)]
            )
        if role == Qt.ItemDataRole.AccessibleTextRole:
            reason = messages.candidate_reason(candidate)
            return f"{index.row() + 1}: {shortened(candidate.norm)}, {messages.percent(candidate.confidence)}, {reason}"
        return None
