"""The characters of a manuscript, as a list."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QAbstractListModel, QLocale, QModelIndex, QObject, QPersistentModelIndex, QSize, Qt
from PySide6.QtGui import QFont

from histnorm_gui.core.folding import folded
from histnorm_gui.qt import assets
from histnorm_gui.services.characters import Letter

Index = QModelIndex | QPersistentModelIndex
CELL = 36
"""Pixels of a character in a grid."""
DOTTED_CIRCLE = "\u25cc"
"""Carries a mark that has no base of its own, where it is shown."""


class LetterModel(QAbstractListModel):
    """One row a character; it is shown in the manuscript's font, its tooltip is its name."""

    def __init__(self, letters: Sequence[Letter] = (), parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._letters = tuple(letters)

    def letter(self, row: int) -> Letter:
        """The character of a row."""
        return self._letters[row]

    def next_like(self, key: str, row: int) -> int | None:
        """The next row after this one whose character is, folded, what was typed."""
        wanted, _ = folded(key)
        order = (*range(row + 1, len(self._letters)), *range(row + 1))
        return next((at for at in order if wanted and folded(self._letters[at].text)[0].startswith(wanted)), None)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """One row a character."""
        return 0 if parent.isValid() else len(self._letters)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """The character; its name and how often it stands in the manuscript."""
        if not index.isValid() or index.row() >= len(self._letters):
            return None
        letter = self._letters[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return shown(letter)
        if role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole):
            return f"{letter.name} ({QLocale().toString(letter.count)}×)"
        if role == Qt.ItemDataRole.FontRole:
            return QFont(assets.manuscript_font(20))
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return Qt.AlignmentFlag.AlignCenter
        if role == Qt.ItemDataRole.SizeHintRole:
            return QSize(CELL, CELL)
        return None


def shown(letter: Letter) -> str:
    """The character as it can be seen by itself."""
    lone = not folded(letter.text)[0]
    return DOTTED_CIRCLE + letter.text if lone else letter.text
