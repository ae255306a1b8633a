"""A small curve of the training loss."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from histnorm_gui.qt.theme import current_theme


def curve_points(losses: Sequence[float], width: float, height: float) -> list[tuple[float, float]]:
    """Points of the curve in a box: the first loss at the left, 0 at the bottom, the highest loss at the top.

    Neighbouring losses are averaged where there are more of them than pixels.
    """
    if not losses:
        return []
    size = max(1, len(losses) // max(1, int(width)))
    means = [sum(losses[i : i + size]) / len(losses[i : i + size]) for i in range(0, len(losses), size)]
    top = max(means) or 1.0
    step = width / max(1, len(means) - 1)
    return [(number * step, height * (1 - loss / top)) for number, loss in enumerate(means)]


class LossCurve(QWidget):
    """The loss from the beginning of a training to now."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._losses: tuple[float, ...] = ()
        self.setAccessibleName(self.tr("Loss curve"))

    def sizeHint(self) -> QSize:
        """Room for the shape, no more."""
        return QSize(120, 32)

    def show_losses(self, losses: Sequence[float]) -> None:
        """Show other losses (nats a label)."""
        self._losses = tuple(losses)
        if losses:
            first, last = self._losses[0], self._losses[-1]
            text = self.tr("Training loss, from {first} down to {last}: the lower, the better the model fits")
            self.setToolTip(text.format(first=f"{first:.2f}", last=f"{last:.2f}"))
            self.setAccessibleDescription(self.toolTip())
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Axis and curve."""
        theme = current_theme()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = self.rect().adjusted(2, 4, -2, -4)
        painter.setPen(QPen(theme.line, 1))
        painter.drawLine(box.bottomLeft(), box.bottomRight())
        points = curve_points(self._losses, box.width(), box.height() - 2)
        if len(points) > 1:
            path = QPainterPath(QPointF(box.left() + points[0][0], box.top() + points[0][1]))
            for x, y in points[1:]:
                path.lineTo(box.left() + x, box.top() + y)
            painter.setPen(QPen(theme.accent, 1.6))
            painter.drawPath(path)
        painter.end()
