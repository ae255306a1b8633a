"""Small marks for what is said of a token beside its normalization; shapes, so that colour is not needed."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

WIDTH = 18
"""So much room has a mark."""


def _pen(painter: QPainter, color: QColor) -> None:
    painter.setPen(QPen(color, 1.6, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))


def paint_flag(painter: QPainter, center: QPointF, color: QColor) -> None:
    """A pennant on its pole."""
    _pen(painter, color)
    x, y = center.x(), center.y()
    painter.setBrush(color)
    pennant = QPainterPath(QPointF(x - 3.5, y - 5.5))
    pennant.lineTo(x + 5, y - 2.5)
    pennant.lineTo(x - 3.5, y + 0.5)
    pennant.closeSubpath()
    painter.drawPath(pennant)
    painter.drawLine(QPointF(x - 3.5, y - 5.5), QPointF(x - 3.5, y + 6))


def paint_excluded(painter: QPainter, center: QPointF, color: QColor) -> None:
    """A barred circle: nothing is learned from here."""
    _pen(painter, color)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(center, 5, 5)
    painter.drawLine(center + QPointF(-3.5, 3.5), center + QPointF(3.5, -3.5))


def paint_look(painter: QPainter, center: QPointF, color: QColor) -> None:
    """An eye: worth a second look."""
    _pen(painter, color)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    x, y = center.x(), center.y()
    lid = QPainterPath(QPointF(x - 6.5, y))
    lid.quadTo(QPointF(x, y - 8), QPointF(x + 6.5, y))
    lid.quadTo(QPointF(x, y + 8), QPointF(x - 6.5, y))
    painter.drawPath(lid)
    painter.setBrush(color)
    painter.drawEllipse(QRectF(x - 1.6, y - 1.6, 3.2, 3.2))


def paint_note(painter: QPainter, center: QPointF, color: QColor) -> None:
    """A sheet with two lines: something is noted."""
    _pen(painter, color)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    x, y = center.x(), center.y()
    painter.drawRect(QRectF(x - 5, y - 6, 10, 12))
    painter.drawLine(QPointF(x - 2.5, y - 2), QPointF(x + 2.5, y - 2))
    painter.drawLine(QPointF(x - 2.5, y + 2), QPointF(x + 2.5, y + 2))
