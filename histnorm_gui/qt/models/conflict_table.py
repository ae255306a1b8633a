"""Where two copies of a project disagree, as a table: both versions side by side, and which of them is taken."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt
from PySide6.QtGui import QBrush, QFont

from histnorm_gui.qt import assets, safety_messages
from histnorm_gui.qt.theme import current_theme
from histnorm_gui.services.conflicts import Conflict, Side

Index = QModelIndex | QPersistentModelIndex
CHOSEN_ROLE = Qt.ItemDataRole.UserRole
"""The side that is chosen in a row, None while there is none."""
SEARCHED_ROLE = Qt.ItemDataRole.UserRole + 1
"""All texts of a row, for filtering."""


class ConflictColumn(IntEnum):
    """The columns."""

    PLACE = 0
    FORM = 1
    WHAT = 2
    MINE = 3
    THEIRS = 4


_SIDES = {ConflictColumn.MINE: Side.MINE, ConflictColumn.THEIRS: Side.THEIRS}
_WORDS = (ConflictColumn.FORM, ConflictColumn.MINE, ConflictColumn.THEIRS)
CHECK = "✓ "


def side_of(column: int) -> Side | None:
    """The side that a column shows."""
    return _SIDES.get(ConflictColumn(column))


class ConflictTableModel(QAbstractTableModel):
    """One row a conflict; none is settled at first."""

    def __init__(self, conflicts: Sequence[Conflict], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._conflicts = tuple(conflicts)
        self._choices: list[Side | None] = [None] * len(conflicts)

    def conflict(self, row: int) -> Conflict:
        """The conflict of a row."""
        return self._conflicts[row]

    def choices(self) -> list[Side | None]:
        """The choices by row."""
        return list(self._choices)

    @property
    def left(self) -> int:
        """How many are not settled yet."""
        return self._choices.count(None)

    def choose(self, rows: Sequence[int], side: Side) -> None:
        """Take the version of a side in these rows."""
        for row in rows:
            self._choices[row] = side
        if rows:
            last = len(ConflictColumn) - 1
            self.dataChanged.emit(self.index(min(rows), 0), self.index(max(rows), last))

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """One row a conflict."""
        return 0 if parent.isValid() else len(self._conflicts)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """See ConflictColumn."""
        return 0 if parent.isValid() else len(ConflictColumn)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Texts; the version that is taken has a tick, the other one is quiet."""
        if not index.isValid():
            return None
        row, column = index.row(), ConflictColumn(index.column())
        chosen, side = self._choices[row], _SIDES.get(column)
        if role == Qt.ItemDataRole.DisplayRole:
            tick = CHECK if chosen is not None and chosen is side else ""
            return tick + self._text(self._conflicts[row], column)
        if role == Qt.ItemDataRole.ToolTipRole:
            return self._text(self._conflicts[row], column)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            text = self._text(self._conflicts[row], column)
            return self.tr("{text}, taken").format(text=text) if chosen is not None and chosen is side else text
        if role == Qt.ItemDataRole.FontRole:
            return QFont(assets.manuscript_font(16)) if column in _WORDS else None
        if role == Qt.ItemDataRole.ForegroundRole and side is not None and chosen is not None:
            return QBrush(current_theme().accepted if chosen is side else current_theme().quiet)
        if role == CHOSEN_ROLE:
            return chosen
        if role == SEARCHED_ROLE:
            return " ".join(self._text(self._conflicts[row], one) for one in ConflictColumn)
        return None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """The names of the columns."""
        if orientation is not Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        return {
            ConflictColumn.PLACE: self.tr("Line"),
            ConflictColumn.FORM: self.tr("Form"),
            ConflictColumn.WHAT: self.tr("What"),
            ConflictColumn.MINE: self.tr("Mine"),
            ConflictColumn.THEIRS: self.tr("Theirs"),
        }[ConflictColumn(section)]

    def _text(self, conflict: Conflict, column: ConflictColumn) -> str:
        if column is ConflictColumn.PLACE:
            return f"{conflict.siglum} {conflict.token.line}"
        if column is ConflictColumn.FORM:
            return conflict.token.form
        if column is ConflictColumn.WHAT:
            return safety_messages.what_name(conflict.what)
        version = conflict.mine if column is ConflictColumn.MINE else conflict.theirs
        return safety_messages.version_text(conflict.what, version)
