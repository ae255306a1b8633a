"""All steps that can be taken back or done again, the newest first, as a list."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt
from PySide6.QtGui import QBrush, QFont

from histnorm_gui.core.edits import Transaction
from histnorm_gui.qt import messages, remark_messages
from histnorm_gui.qt.theme import current_theme

Index = QModelIndex | QPersistentModelIndex


class HistoryModel(QAbstractListModel):
    """One row for the state after each step, and a last one for the state before all of them."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._steps: tuple[Transaction, ...] = ()
        self._done = 0

    def show_steps(self, steps: Sequence[Transaction], done: int) -> None:
        """Show other steps, from the oldest on, of which so many are done."""
        self.beginResetModel()
        self._steps, self._done = tuple(steps), done
        self.endResetModel()

    def row_of(self, done: int) -> int:
        """The row of the state after so many steps."""
        return len(self._steps) - done

    @property
    def current_row(self) -> int:
        """The row of the present state."""
        return self.row_of(self._done)

    def done_at(self, row: int) -> int:
        """How many steps are done in the state of a row."""
        return len(self._steps) - row

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """One row a state."""
        return 0 if parent.isValid() else len(self._steps) + 1

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Time and name of the step; the present state is bold, what was undone is quiet."""
        if not index.isValid():
            return None
        done = self.done_at(index.row())
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
            return self._name(done)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            undone = self.tr("{step}, undone").format(step=self._name(done))
            return undone if done > self._done else self._name(done)
        if role == Qt.ItemDataRole.FontRole and (done == self._done or done > self._done):
            font = QFont()
            font.setBold(done == self._done)
            font.setStrikeOut(done > self._done)
            return font
        if role == Qt.ItemDataRole.ForegroundRole and done > self._done:
            return QBrush(current_theme().quiet)
        return None

    def _name(self, done: int) -> str:
        if done == 0:
            return self.tr("The beginning")
        step = self._steps[done - 1]
        return f"{remark_messages.recent_time(step.at)}  {messages.step_name(step)}"
