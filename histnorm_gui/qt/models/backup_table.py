"""The backups of a project as a table, the newest first."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum

from PySide6.QtCore import QAbstractTableModel, QDateTime, QLocale, QModelIndex, QObject, QPersistentModelIndex, Qt
from PySide6.QtGui import QBrush

from histnorm_gui.project.backups import Backup
from histnorm_gui.project.comparison import Overview
from histnorm_gui.qt import safety_messages
from histnorm_gui.qt.theme import current_theme

Index = QModelIndex | QPersistentModelIndex


class BackupColumn(IntEnum):
    """The columns."""

    WHEN = 0
    REASON = 1
    DECIDED = 2
    SINCE = 3
    SIZE = 4


_NUMBERS = (BackupColumn.DECIDED, BackupColumn.SIZE)


class BackupTableModel(QAbstractTableModel):
    """One row a backup. What is in it comes later, since looking into a large one takes its time."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._backups: tuple[Backup, ...] = ()
        self._known: dict[int, Overview | None] = {}

    def show_backups(self, backups: Sequence[Backup]) -> None:
        """Show others; what is known of those that were shown before is asked again."""
        self.beginResetModel()
        self._backups = tuple(backups)
        self._known.clear()
        self.endResetModel()

    def learn(self, backup: Backup, overview: Overview | None) -> None:
        """Take note of what is in a backup; None where it is damaged."""
        self._known[backup.number] = overview
        for row, shown in enumerate(self._backups):
            if shown.number == backup.number:
                self.dataChanged.emit(self.index(row, 0), self.index(row, len(BackupColumn) - 1))

    def backup(self, row: int) -> Backup | None:
        """The backup of a row."""
        return self._backups[row] if 0 <= row < len(self._backups) else None

    def overview(self, backup: Backup) -> Overview | None:
        """What is known of a backup."""
        return self._known.get(backup.number)

    def is_damaged(self, backup: Backup) -> bool:
        """Whether a backup could not be read."""
        return backup.number in self._known and self._known[backup.number] is None

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """One row a backup."""
        return 0 if parent.isValid() else len(self._backups)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """See BackupColumn."""
        return 0 if parent.isValid() else len(BackupColumn)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Texts; numbers are aligned right, what is damaged is warned of."""
        if not index.isValid():
            return None
        backup, column = self._backups[index.row()], BackupColumn(index.column())
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return self._text(backup, column)
        if role == Qt.ItemDataRole.ToolTipRole:
            return str(backup.path) if column is BackupColumn.WHEN else self._text(backup, column)
        if role == Qt.ItemDataRole.TextAlignmentRole and column in _NUMBERS:
            return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        if role == Qt.ItemDataRole.ForegroundRole and self.is_damaged(backup) and column is BackupColumn.SINCE:
            return QBrush(current_theme().warning)
        return None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """The names of the columns."""
        if orientation is not Qt.Orientation.Horizontal:
            return None
        column = BackupColumn(section)
        if role == Qt.ItemDataRole.TextAlignmentRole:
            side = Qt.AlignmentFlag.AlignRight if column in _NUMBERS else Qt.AlignmentFlag.AlignLeft
            return side | Qt.AlignmentFlag.AlignVCenter
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        return {
            BackupColumn.WHEN: self.tr("When"),
            BackupColumn.REASON: self.tr("Why"),
            BackupColumn.DECIDED: self.tr("Decided words"),
            BackupColumn.SINCE: self.tr("What was done since"),
            BackupColumn.SIZE: self.tr("Size"),
        }[column]

    def _text(self, backup: Backup, column: BackupColumn) -> str:
        if column is BackupColumn.WHEN:
            return when(backup)
        if column is BackupColumn.REASON:
            return safety_messages.reason_name(backup.reason)
        if column is BackupColumn.SIZE:
            return safety_messages.megabytes(backup.size)
        if self.is_damaged(backup):
            return self.tr("cannot be read") if column is BackupColumn.SINCE else ""
        overview = self.overview(backup)
        if overview is None:
            return "…"
        if column is BackupColumn.DECIDED:
            return QLocale().toString(overview.decided)
        return safety_messages.since_sentence(overview.since)


def when(backup: Backup) -> str:
    """When a backup was made, in the editor's time."""
    time = QDateTime.fromSecsSinceEpoch(int(backup.at.timestamp()))
    return QLocale().toString(time, QLocale.FormatType.ShortFormat)
