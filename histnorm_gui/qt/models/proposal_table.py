"""What a replacement would change, as a table with a tick for each change."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt
from PySide6.QtGui import QFont

from histnorm_gui.qt import assets
from histnorm_gui.services.search import Place, Proposal

Index = QModelIndex | QPersistentModelIndex


class ProposalColumn(IntEnum):
    """The columns."""

    FORM = 0
    PLACE = 1
    BEFORE = 2
    AFTER = 3


class ProposalTableModel(QAbstractTableModel):
    """One row a change; all are ticked at first but those that cannot be done."""

    def __init__(self, proposals: Sequence[Proposal], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._proposals = tuple(proposals)
        self._left_out: set[int] = set()

    def chosen(self) -> list[Proposal]:
        """The changes that are ticked."""
        return [one for row, one in enumerate(self._proposals) if one.possible and row not in self._left_out]

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """One row a change."""
        return 0 if parent.isValid() else len(self._proposals)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """See ProposalColumn."""
        return 0 if parent.isValid() else len(ProposalColumn)

    def flags(self, index: Index) -> Qt.ItemFlag:
        """The first column has the tick; what cannot be done is greyed."""
        flags = super().flags(index)
        if not index.isValid():
            return flags
        if not self._proposals[index.row()].possible:
            return flags & ~Qt.ItemFlag.ItemIsEnabled
        return flags | Qt.ItemFlag.ItemIsUserCheckable if index.column() == ProposalColumn.FORM else flags

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Texts, the tick, and the manuscript's font for its words."""
        if not index.isValid():
            return None
        one, column = self._proposals[index.row()], ProposalColumn(index.column())
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole):
            return self._text(one, column)
        if role == Qt.ItemDataRole.CheckStateRole and column is ProposalColumn.FORM:
            ticked = one.possible and index.row() not in self._left_out
            return Qt.CheckState.Checked if ticked else Qt.CheckState.Unchecked
        if role == Qt.ItemDataRole.FontRole:
            return None if column is ProposalColumn.PLACE else QFont(assets.manuscript_font(16))
        return None

    def setData(self, index: Index, value: object, role: int = Qt.ItemDataRole.EditRole) -> bool:
        """Tick a change or leave it out."""
        if role != Qt.ItemDataRole.CheckStateRole or index.column() != ProposalColumn.FORM:
            return False
        if not self._proposals[index.row()].possible:
            return False
        if Qt.CheckState(value) == Qt.CheckState.Checked:
            self._left_out.discard(index.row())
        else:
            self._left_out.add(index.row())
        self.dataChanged.emit(index, index, [role])
        return True

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """The names of the columns."""
        if orientation is not Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        return {
            ProposalColumn.FORM: self.tr("Form"),
            ProposalColumn.PLACE: self.tr("Where"),
            ProposalColumn.BEFORE: self.tr("Before"),
            ProposalColumn.AFTER: self.tr("After"),
        }[ProposalColumn(section)]

    def _text(self, one: Proposal, column: ProposalColumn) -> str:
        if column is ProposalColumn.FORM:
            return f"{one.token.line}: {one.token.shown}"
        if column is ProposalColumn.PLACE:
            return {
                Place.FORM: self.tr("Form"),
                Place.NORMALIZATION: self.tr("Normalization"),
                Place.MODERNIZATION: self.tr("Modernization"),
                Place.NOTE: self.tr("Note"),
            }[one.place]
        if column is ProposalColumn.BEFORE:
            return one.before
        return one.after if one.possible else self.tr("nothing would be left")
