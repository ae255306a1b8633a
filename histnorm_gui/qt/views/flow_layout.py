"""Widgets in a line that goes on in the next one where there is no more room."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget


class FlowLayout(QLayout):
    """As wide as its widest widget at least, and as high as the lines it needs. ``gap`` stands between widgets."""

    def __init__(self, gap: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setContentsMargins(0, 0, 0, 0)
        self._gap = gap
        self._items: list[QLayoutItem] = []

    def addItem(self, item: QLayoutItem) -> None:
        """Take an item at the end of the line."""
        self._items.append(item)

    def count(self) -> int:
        """How many items there are, hidden ones among them."""
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        """The item of a place; None where there is none."""
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        """Give the item of a place away; None where there is none."""
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        """It wants no more room than it needs."""
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        """The narrower, the more lines."""
        return True

    def heightForWidth(self, width: int) -> int:
        """The height in pixels of as many lines as that width makes."""
        lines = self._lines(width)
        return sum(_height(line) for line in lines) + self._gap // 2 * max(0, len(lines) - 1)

    def sizeHint(self) -> QSize:
        """All that is shown in one line."""
        shown = [item.sizeHint() for item in self._items if not item.isEmpty()]
        width = sum(size.width() for size in shown) + self._gap * max(0, len(shown) - 1)
        return QSize(width, max((size.height() for size in shown), default=0))

    def minimumSize(self) -> QSize:
        """The widest of what is shown; how many lines that makes, ``heightForWidth`` says."""
        shown = [item.minimumSize() for item in self._items if not item.isEmpty()]
        return QSize(max((size.width() for size in shown), default=0), max((s.height() for s in shown), default=0))

    def setGeometry(self, rect: QRect) -> None:
        """Fill a rectangle with lines, each item in the middle of its line's height."""
        super().setGeometry(rect)
        top = rect.top()
        for line in self._lines(rect.width()):
            left, height = rect.left(), _height(line)
            for item in line:
                size = item.sizeHint()
                item.setGeometry(QRect(QPoint(left, top + (height - size.height()) // 2), size))
                left += size.width() + self._gap
            top += height + self._gap // 2

    def _lines(self, width: int) -> list[list[QLayoutItem]]:
        lines: list[list[QLayoutItem]] = []
        room = 0
        for item in self._items:
            needed = item.sizeHint().width()
            if item.isEmpty():
                continue
            if not lines or needed > room:
                lines.append([])
                room = width
            lines[-1].append(item)
            room -= needed + self._gap
        return lines


def _height(line: list[QLayoutItem]) -> int:
    return max(item.sizeHint().height() for item in line)
