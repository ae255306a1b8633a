"""A bubble that points at a part of the window and says what it is for."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from histnorm_gui.qt.retranslating import translated
from histnorm_gui.qt.theme import current_theme

WIDTH = 360
ARROW = 12
"""Height of the arrow, and the room for it on every side."""
_EDGE = 8
"""Pixels kept free at the edges of the window."""


class TourHint(QWidget):
    """Stands beside what it explains, inside the window, and takes nothing away from it: the window stays usable."""

    back_clicked = Signal()
    next_clicked = Signal()
    ended = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._tip = QPointF()  # where the arrow ends
        self._body = QRectF()
        self._title = QLabel()
        self._title.setProperty("role", "caption")
        self._text = QLabel()
        self._text.setWordWrap(True)
        self._text.setTextFormat(Qt.TextFormat.PlainText)
        self._step = QLabel()
        self._step.setProperty("role", "quiet")
        self._back = QPushButton()
        self.next = QPushButton()
        self.next.setProperty("primary", "true")
        self._end = QPushButton()
        self._back.clicked.connect(self.back_clicked)
        self.next.clicked.connect(self.next_clicked)
        self._end.clicked.connect(self.ended)
        row = self._row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(self._step)
        row.addStretch(1)
        for button in (self._end, self._back, self.next):
            button.setAutoDefault(True)
            row.addWidget(button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(ARROW + 16, ARROW + 16, ARROW + 16, ARROW + 12)
        layout.setSpacing(8)
        layout.addWidget(self._title)
        layout.addWidget(self._text)
        layout.addLayout(row)
        translated(
            self,
            lambda: self._back.setText(self.tr("Back")),
            lambda: self._end.setText(self.tr("End the tour")),
        )

    def show_step(self, number: int, count: int, title: str, text: str) -> None:
        """Say something else."""
        self._title.setText(title)
        self._text.setText(text)
        self._step.setText(self.tr("{number} of {count}").format(number=number, count=count))
        self._back.setEnabled(number > 1)
        self._end.setVisible(number < count)
        self.next.setText(self.tr("Next") if number < count else self.tr("Begin"))
        self.setAccessibleName(f"{title}. {text}")
        self._text.setAccessibleName(text)

    def point_at(self, target: QRect) -> None:
        """Stand where there is room beside a rectangle of the parent: below, above, right or left of it."""
        parent = self.parentWidget()
        assert parent is not None
        inner = max(WIDTH - 32, self._row.sizeHint().width())
        text = self._text.fontMetrics().boundingRect(
            QRect(0, 0, inner, 10_000), int(Qt.TextFlag.TextWordWrap), self._text.text()
        )
        self._text.setMinimumHeight(text.height() + 4)
        width = inner + 2 * (ARROW + 16)
        self.setFixedWidth(width)
        size = self.sizeHint().expandedTo(self.minimumSizeHint())
        room = parent.rect().adjusted(_EDGE, _EDGE, -_EDGE, -_EDGE)
        height = size.height()
        center = target.center()
        places = [
            (QPoint(center.x() - width // 2, target.bottom()), QPoint(center.x(), target.bottom())),
            (QPoint(center.x() - width // 2, target.top() - height), QPoint(center.x(), target.top())),
            (QPoint(target.right(), center.y() - height // 2), QPoint(target.right(), center.y())),
            (QPoint(target.left() - width, center.y() - height // 2), QPoint(target.left(), center.y())),
        ]
        fitting = [(corner, tip) for corner, tip in places if _overlap(QRect(corner, size), room, target) == 0]
        corner, tip = fitting[0] if fitting else (QPoint(center.x() - width // 2, center.y() - height // 2), center)
        left = min(max(room.left(), corner.x()), room.right() - width)
        top = min(max(room.top(), corner.y()), room.bottom() - height)
        self.setGeometry(left, top, width, height)
        self._body = QRectF(self.rect()).adjusted(ARROW, ARROW, -ARROW, -ARROW)
        self._tip = QPointF(tip - QPoint(left, top)) if fitting else QPointF()
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape ends the tour."""
        if event.key() == Qt.Key.Key_Escape:
            self.ended.emit()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """A rounded ground with an arrow."""
        theme = current_theme()
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            path = QPainterPath()
            path.addRoundedRect(self._body, 6, 6)
            painter.setPen(QPen(theme.accent, 2))
            painter.setBrush(theme.base)
            painter.drawPath(path.united(self._arrow()))

    def _arrow(self) -> QPainterPath:
        """From the body to the tip, at the side where that is."""
        path, body, tip = QPainterPath(), self._body, self._tip
        if tip.isNull():
            return path
        if tip.y() <= body.top() or tip.y() >= body.bottom():
            edge = body.top() + 1 if tip.y() <= body.top() else body.bottom() - 1
            x = min(max(tip.x(), body.left() + 20), body.right() - 20)
            ends = (QPointF(x - ARROW, edge), QPointF(x + ARROW, edge))
            tip = QPointF(x, tip.y())
        else:
            edge = body.left() + 1 if tip.x() <= body.left() else body.right() - 1
            y = min(max(tip.y(), body.top() + 20), body.bottom() - 20)
            ends = (QPointF(edge, y - ARROW), QPointF(edge, y + ARROW))
            tip = QPointF(tip.x(), y)
        path.moveTo(ends[0])
        path.lineTo(tip)
        path.lineTo(ends[1])
        path.closeSubpath()
        return path


def _overlap(place: QRect, room: QRect, target: QRect) -> int:
    """How much of a place is over the target once it is moved into the room."""
    left = min(max(room.left(), place.left()), room.right() - place.width())
    top = min(max(room.top(), place.top()), room.bottom() - place.height())
    shared = QRect(QPoint(left, top), place.size()).intersected(target.adjusted(2, 2, -2, -2))
    return max(0, shared.width()) * max(0, shared.height())
