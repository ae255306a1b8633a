"""Lists whose rows are all of one height, beside the text: they follow each decision and must not cost more than it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, QPersistentModelIndex
from PySide6.QtWidgets import QListView, QListWidget, QWidget

Index = QModelIndex | QPersistentModelIndex


class SteadyListView(QListView):
    """Paints the rows that changed. Qt would lay out and paint the whole list each time."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setUniformItemSizes(True)

    def dataChanged(self, first: Index, last: Index, roles: Sequence[int] = ()) -> None:
        """Paint what changed."""
        _repaint(self, first, last)


class SteadyListWidget(QListWidget):
    """The same for a list that keeps its items itself."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setUniformItemSizes(True)

    def dataChanged(self, first: Index, last: Index, roles: Sequence[int] = ()) -> None:
        """Paint what changed."""
        _repaint(self, first, last)


def _repaint(view: QListView, first: Index, last: Index) -> None:
    view.viewport().update(view.visualRect(first).united(view.visualRect(last)))
