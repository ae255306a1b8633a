"""The same form elsewhere, as a list."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from histnorm_gui.core.text import shortened
from histnorm_gui.services.concordance import Occurrence, Occurrences

Index = QModelIndex | QPersistentModelIndex
OCCURRENCE_ROLE = Qt.ItemDataRole.UserRole + 1
"""The Occurrence of a row, for the delegate."""


class ConcordanceModel(QAbstractListModel):
    """One row an occurrence. With ``checkable`` each can be left out; those that are open are in at first."""

    def __init__(self, parent: QObject | None = None, *, checkable: bool = False) -> None:
        super().__init__(parent)
        self._checkable = checkable
        self._occurrences: Sequence[Occurrence] = ()
        self._count = 0  # Qt asks for it a hundred times with each key
        self._left_out: set[int] = set()

    def show_occurrences(self, occurrences: Sequence[Occurrence]) -> None:
        """Show other occurrences."""
        before = self._occurrences
        shown = occurrences if isinstance(occurrences, Occurrences) else tuple(occurrences)
        if isinstance(shown, Occurrences) and isinstance(before, Occurrences) and shown.same_places(before):
            self._occurrences = shown
            self.dataChanged.emit(self.index(0), self.index(len(shown) - 1))
        elif shown != before:
            self.beginResetModel()
            self._occurrences, self._count = shown, len(shown)
            self._left_out = {row for row, one in enumerate(shown) if one.decided} if self._checkable else set()
            self.endResetModel()

    def occurrence(self, row: int) -> Occurrence:
        """The occurrence of a row."""
        return self._occurrences[row]

    def choose_decided(self, chosen: bool) -> None:
        """Tick all that are decided, or leave them out."""
        decided = {row for row, one in enumerate(self._occurrences) if one.decided}
        self._left_out = self._left_out - decided if chosen else self._left_out | decided
        if self._count:
            self.dataChanged.emit(self.index(0), self.index(self._count - 1), [Qt.ItemDataRole.CheckStateRole])

    def checked(self) -> list[Occurrence]:
        """The occurrences that are not left out."""
        return [found for row, found in enumerate(self._occurrences) if row not in self._left_out]

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """One row an occurrence."""
        return 0 if parent.isValid() else self._count

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Rows can be chosen, and ticked where they are checkable."""
        flags = super().flags(index)
        return flags | Qt.ItemFlag.ItemIsUserCheckable if self._checkable and index.isValid() else flags

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """The line as text for screen readers; the occurrence for the delegate; the tick."""
        if not index.isValid():
            return None
        if role == Qt.ItemDataRole.CheckStateRole and not self._checkable:
            return None
        found = self._occurrences[index.row()]
        if role == OCCURRENCE_ROLE:
            return found
        if role == Qt.ItemDataRole.CheckStateRole:
            return Qt.CheckState.Unchecked if index.row() in self._left_out else Qt.CheckState.Checked
        if role in (
            Qt.ItemDataRole.DisplayRole,
            Qt.ItemDataRole.ToolTipRole,
            Qt.ItemDataRole.AccessibleTextRole,
        ):
            where = f"{found.siglum} {found.token.line}".strip()
            return f"{where}: {found.left} {shortened(found.token.form)} {found.right} – {shortened(found.norm)}"
        return None

    def setData(self, index: Index, value: object, role: int = Qt.ItemDataRole.EditRole) -> bool:
        """Tick a row or leave it out."""
        if role != Qt.ItemDataRole.CheckStateRole or not self._checkable or not index.isValid():
            return False
        if Qt.CheckState(value) == Qt.CheckState.Checked:
            self._left_out.discard(index.row())
        else:
            self._left_out.add(index.row())
        self.dataChanged.emit(index, index, [role])
        return True
