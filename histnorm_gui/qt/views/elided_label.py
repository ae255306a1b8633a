"""A label of one line that gives way where there is little room."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QWidget


class ElidedLabel(QLabel):
    """Ends in an ellipsis where its text does not fit, and shows all of it as its tip then, unless it has another."""

    def __init__(self, least: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._least = least
        self._tip = ""
        self.setTextFormat(Qt.TextFormat.PlainText)

    def minimumSizeHint(self) -> QSize:
        """As narrow as ``least`` pixels, or as its text where that is narrower."""
        hint = super().sizeHint()
        return QSize(min(self._least, hint.width()), hint.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """The text, as much of it as fits."""
        rect = self.contentsRect()
        shown = self.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, rect.width())
        if self.toolTip() == self._tip:
            self._tip = self.text() if shown != self.text() else ""
            if self.toolTip() != self._tip:
                self.setToolTip(self._tip)
        painter = QPainter(self)
        painter.setPen(self.palette().color(self.foregroundRole()))
        painter.drawText(rect, int(self.alignment()), shown)
        painter.end()
