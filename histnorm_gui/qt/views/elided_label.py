"""A label of one line that gives way where there is little room."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QWidget


class ElidedLabel(QLabel):
    """Shows a shorter wording of its text where that does not fit, or ends in an ellipsis where it has none that does.

    Its tip has all of it then, unless it has another.
    """

    def __init__(self, least: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._least = least
        self._tip = ""
        self._shorter: tuple[str, ...] = ()
        self.setTextFormat(Qt.TextFormat.PlainText)

    def say(self, *wordings: str) -> None:
        """Take a text in several wordings, the longest first."""
        self.setText(wordings[0])
        self._shorter = wordings[1:]
        self.update()

    def setText(self, text: str) -> None:
        """Take a text that has no shorter wording."""
        self._shorter = ()
        super().setText(text)

    def minimumSizeHint(self) -> QSize:
        """As narrow as ``least`` pixels, or as its text where that is narrower."""
        hint = super().sizeHint()
        return QSize(min(self._least, hint.width()), hint.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """The text, as much of it as fits."""
        rect = self.contentsRect()
        shown = self._fitting(rect.width())
        if self.toolTip() in ("", self._tip):
            self._tip = self.text() if shown != self.text() else ""
            if self.toolTip() != self._tip:
                self.setToolTip(self._tip)
        with QPainter(self) as painter:
            painter.setPen(self.palette().color(self.foregroundRole()))
            painter.drawText(rect, int(self.alignment()), shown)

    def _fitting(self, width: int) -> str:
        metrics = self.fontMetrics()
        fits = (wording for wording in (self.text(), *self._shorter) if metrics.horizontalAdvance(wording) <= width)
        shortest = self._shorter[-1] if self._shorter else self.text()
        return next(fits, None) or metrics.elidedText(shortest, Qt.TextElideMode.ElideRight, width)
