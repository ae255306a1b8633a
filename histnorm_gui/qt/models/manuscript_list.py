"""The manuscripts of the project with their progress, as a list."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QAbstractListModel, QLocale, QModelIndex, QObject, QPersistentModelIndex, Qt

from histnorm_gui.qt import messages

Index = QModelIndex | QPersistentModelIndex
ENTRY_ROLE = Qt.ItemDataRole.UserRole + 1
"""The ManuscriptEntry of a row, for the delegate."""


@dataclass(frozen=True, slots=True)
class ManuscriptEntry:
    """One manuscript with how many of its words are decided; ``words`` is None until they are counted."""

    id: int
    siglum: str
    title: str
    decided: int
    words: int | None

    @property
    def share(self) -> float:
        """The decided share of the words, from 0 to 1."""
        return self.decided / self.words if self.words else 0.0


class ManuscriptListModel(QAbstractListModel):
    """One row a manuscript, in the order of import."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._entries: list[ManuscriptEntry] = []

    def show_entries(self, entries: list[ManuscriptEntry]) -> None:
        """Show these manuscripts; where only figures changed, the rows stay and are refreshed."""
        if [entry.id for entry in entries] == [entry.id for entry in self._entries]:
            for row, (old, new) in enumerate(zip(self._entries, entries, strict=True)):
                if old != new:
                    self._entries[row] = new
                    self.dataChanged.emit(self.index(row), self.index(row))
            return
        self.beginResetModel()
        self._entries = entries
        self.endResetModel()

    def entry(self, row: int) -> ManuscriptEntry:
        """The manuscript of a row."""
        return self._entries[row]

    def row_of(self, manuscript_id: int) -> int | None:
        """The row of a manuscript."""
        return next((row for row, entry in enumerate(self._entries) if entry.id == manuscript_id), None)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """One row a manuscript."""
        return 0 if parent.isValid() else len(self._entries)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Siglum and progress as text; the entry for the delegate."""
        if not index.isValid():
            return None
        entry = self._entries[index.row()]
        if role == ENTRY_ROLE:
            return entry
        if role == Qt.ItemDataRole.DisplayRole:
            return entry.siglum
        if role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole):
            if entry.words is None:
                return f"{entry.siglum} {entry.title}".strip()
            text = self.tr("{siglum} {title}: {decided} of %Ln word(s) decided ({share})", "", entry.words)
            return text.format(
                siglum=entry.siglum,
                title=entry.title,
                decided=QLocale().toString(entry.decided),
                share=messages.percent(entry.share, 0),
            )
        return None
