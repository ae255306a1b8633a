"""The actions of the window as rows: for the command palette and for the sheet of keys."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import IntEnum

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt
from PySide6.QtGui import QBrush

from histnorm_gui.core.lookup import rank
from histnorm_gui.qt.theme import current_theme

Index = QModelIndex | QPersistentModelIndex


@dataclass(frozen=True, slots=True)
class ActionRow:
    """One action: its name in the program, how it is called, the menu it is in, its keys; ``enabled`` whether it can
    be done now."""

    name: str
    text: str
    menu: str
    keys: str
    enabled: bool = True


class ActionColumn(IntEnum):
    """The columns."""

    TEXT = 0
    MENU = 1
    KEYS = 2


class ActionListModel(QAbstractTableModel):
    """One row an action that answers the search: the best first, or all in the order of the menus."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._all: tuple[ActionRow, ...] = ()
        self._rows: list[ActionRow] = []
        self._query = ""

    def show_actions(self, rows: Sequence[ActionRow]) -> None:
        """Show these actions, as far as they answer the search."""
        self._all = tuple(rows)
        self.search(self._query)

    def search(self, query: str) -> None:
        """Show the actions whose names have words that begin so, or whose keys are these."""
        self.beginResetModel()
        self._query = query
        typed = query.strip().casefold()
        ranked = [
            (found, row)
            for row in self._all
            if (found := (-1, 0) if typed and typed == row.keys.casefold() else rank(query, f"{row.text} {row.menu}"))
        ]
        self._rows = [row for _, row in (sorted(ranked, key=lambda pair: pair[0]) if typed else ranked)]
        self.endResetModel()

    def row(self, number: int) -> ActionRow:
        """The action of a row."""
        return self._rows[number]

    def row_of(self, name: str) -> int | None:
        """The row of an action, None where it is not shown."""
        return next((number for number, row in enumerate(self._rows) if row.name == name), None)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """One row an action."""
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """See ActionColumn."""
        return 0 if parent.isValid() else len(ActionColumn)

    def flags(self, index: Index) -> Qt.ItemFlag:
        """All can be chosen, to change their keys; the view tells those that cannot be done now by their colour."""
        flags = Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemNeverHasChildren
        return flags if index.isValid() else Qt.ItemFlag.NoItemFlags

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """The texts; all of a row for screen readers."""
        if not index.isValid():
            return None
        row = self._rows[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return (row.text, row.menu, row.keys)[index.column()]
        if role in (Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole):
            unavailable = "" if row.enabled else self.tr("not available now")
            return ", ".join(part for part in (row.text, row.menu, row.keys, unavailable) if part)
        if role == Qt.ItemDataRole.ForegroundRole and (index.column() == ActionColumn.MENU or not row.enabled):
            return QBrush(current_theme().quiet)
        return None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """The names of the columns."""
        if orientation is not Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        return (self.tr("Action"), self.tr("Menu"), self.tr("Keys"))[section]
