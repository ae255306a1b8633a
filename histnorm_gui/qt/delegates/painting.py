"""Small marks and bars that several delegates paint."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QStyle, QStyleOptionViewItem

from histnorm_gui.core.model import Status
from histnorm_gui.core.suggestion import Level

FILLED = {Level.CERTAIN: 4, Level.LIKELY: 3, Level.UNSURE: 2, Level.GUESS: 1}
"""How many of the four marks of confidence are full."""


def paint_bar(painter: QPainter, rect: QRectF, share: float, color: QColor, track: QColor) -> None:
    """A horizontal bar filled to a share from 0 to 1."""
    painter.setPen(Qt.PenStyle.NoPen)
    radius = rect.height() / 2
    painter.setBrush(track)
    painter.drawRoundedRect(rect, radius, radius)
    if share > 0:
        filled = QRectF(rect)
        filled.setWidth(max(rect.height(), rect.width() * min(share, 1.0)))
        painter.setBrush(color)
        painter.drawRoundedRect(filled, radius, radius)


def paint_focus(painter: QPainter, rect: QRectF, option: QStyleOptionViewItem, color: QColor) -> None:
    """A frame about the row of a list that keys act on, while the list has them."""
    state: QStyle.StateFlag = option.state
    if state & QStyle.StateFlag.State_HasFocus:
        painter.setPen(QPen(color, 2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(rect, 4, 4)


def paint_level(painter: QPainter, rect: QRectF, filled: int, color: QColor, track: QColor) -> None:
    """Four upright marks of which ``filled`` are full: confidence without colour."""
    painter.setPen(Qt.PenStyle.NoPen)
    width = (rect.width() - 6) / 4
    for number in range(4):
        painter.setBrush(color if number < filled else track)
        mark = QRectF(rect.left() + number * (width + 2), rect.top(), width, rect.height())
        painter.drawRoundedRect(mark, 1.5, 1.5)


def paint_status(painter: QPainter, center: QPointF, status: Status, color: QColor) -> None:
    """A mark for a state: a check when accepted, a pencil stroke when corrected, a ring while open."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(color, 1.7, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
    x, y = center.x(), center.y()
    path = QPainterPath()
    if status is Status.ACCEPTED:
        path.moveTo(x - 5, y)
        path.lineTo(x - 1.5, y + 4)
        path.lineTo(x + 5, y - 4.5)
    elif status is Status.CORRECTED:
        path.moveTo(x - 5, y + 5)
        path.lineTo(x - 4, y + 1)
        path.lineTo(x + 2.5, y - 5)
        path.lineTo(x + 5, y - 2.5)
        path.lineTo(x - 1.5, y + 4)
        path.closeSubpath()
    else:
        path.addEllipse(center, 4, 4)
    painter.drawPath(path)
