"""The line of the facsimile on which the current token stands."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QImage, QImageReader, QMouseEvent, QPainter, QPaintEvent, QPen, QPolygonF, QWheelEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from histnorm_gui.core.source import Place
from histnorm_gui.qt.retranslating import translated
from histnorm_gui.qt.theme import current_theme
from histnorm_gui.services.facsimile import box_of

MARGIN = 0.6
"""What is shown above and below a line, in heights of the line."""
MAX_SIDE = 6000
"""Larger images are read smaller, so that a scan of a whole codex page does not fill the memory."""
ZOOMS = (0.5, 0.75, 1.0, 1.5, 2.0, 3.0, 4.0)


def read_image(path: Path) -> tuple[QImage, float] | str:
    """The image of a file and by how much it was made smaller (1: not); or why it cannot be read."""
    reader = QImageReader(str(path))
    reader.setAutoTransform(True)
    size = reader.size()
    scale = 1.0
    if size.isValid() and max(size.width(), size.height()) > MAX_SIDE:
        scale = MAX_SIDE / max(size.width(), size.height())
        reader.setScaledSize(QSize(round(size.width() * scale), round(size.height() * scale)))
    image = reader.read()
    return reader.errorString() if image.isNull() else (image, scale)


class LineImage(QWidget):
    """Paints the part of an image around a line; the wheel zooms, dragging moves the part that is shown."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._image: QImage | None = None
        self._scale = 1.0
        self._place: Place | None = None
        self._zoom = 1.0
        self._moved = QPointF()  # by how many pixels of the image the part was dragged
        self._dragged_from: QPointF | None = None
        self.setCursor(Qt.CursorShape.OpenHandCursor)
        self.setMinimumHeight(96)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        translated(
            self,
            lambda: self.setToolTip(self.tr("The wheel zooms, dragging moves the image")),
            lambda: self.setAccessibleName(self.tr("Facsimile of the line")),
        )

    @property
    def zoom(self) -> float:
        """How large the line is shown; 1 fits it into the width."""
        return self._zoom

    def show_line(self, image: QImage | None, scale: float, place: Place | None) -> None:
        """Show the line of a place; ``scale`` is the image's size as a share of the size that coordinates refer to."""
        if place != self._place:
            self._moved = QPointF()
        self._image, self._scale, self._place = image, scale, place
        self.update()

    def move_by(self, across: float, down: float) -> None:
        """Show a part further to the right and further down, in pixels of the image; it stays on the image."""
        wanted, self._moved = self._moved + QPointF(across, down), QPointF()
        unmoved = self.shown_part().topLeft()
        self._moved = wanted
        # What led out of the image is not to be dragged back first.
        self._moved = QPointF(self.shown_part().topLeft() - unmoved)
        self.update()

    def zoom_by(self, steps: int) -> None:
        """Zoom in or out by so many steps."""
        nearest = min(range(len(ZOOMS)), key=lambda number: abs(ZOOMS[number] - self._zoom))
        self._zoom = ZOOMS[max(0, min(len(ZOOMS) - 1, nearest + steps))]
        self.update()

    def shown_part(self) -> QRect:
        """The part of the image that is shown, in its own pixels: the line with a margin, wider where there is room."""
        if self._image is None:
            return QRect()
        whole = self._image.rect()
        box = box_of(self._place) if self._place else None
        if box is None:
            return whole
        left, top, width, height = (round(value * self._scale) for value in box)
        line = QRect(left, round(top - MARGIN * height), width, round(height * (1 + 2 * MARGIN)))
        across = max(1, round(line.width() / self._zoom))
        down = max(1, round(across * self.height() / max(1, self.width())))
        part = QRect(line.left(), line.center().y() - down // 2, across, down)
        if not part.intersects(whole):
            return whole
        moved = part.translated(self._moved.toPoint())
        if not self._moved.isNull():
            left = max(whole.left(), min(moved.left(), whole.right() + 1 - across))
            top = max(whole.top(), min(moved.top(), whole.bottom() + 1 - down))
            moved.moveTo(left, top)
        return moved.intersected(whole)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Zoom."""
        self.zoom_by(1 if event.angleDelta().y() > 0 else -1)
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Begin to drag."""
        self._dragged_from = event.position()
        self.setCursor(Qt.CursorShape.ClosedHandCursor)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Drag."""
        if self._dragged_from is not None:
            way = (self._dragged_from - event.position()) * (self.shown_part().width() / max(1, self.width()))
            self._dragged_from = event.position()
            self.move_by(way.x(), way.y())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """End of dragging."""
        self._dragged_from = None
        self.setCursor(Qt.CursorShape.OpenHandCursor)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The part of the image, and the line's outline on it."""
        if self._image is None:
            return
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            part = self.shown_part()
            ratio = min(self.width() / max(1, part.width()), self.height() / max(1, part.height()))
            target = QRectF(0, 0, part.width() * ratio, part.height() * ratio)
            target.moveCenter(QPointF(self.width() / 2, self.height() / 2))
            painter.drawImage(target, self._image, QRectF(part))
            if self._place is not None and self._place.points:
                outline = QColor(current_theme().accent)
                outline.setAlpha(170)
                painter.setPen(QPen(outline, 1.5))
                points = [
                    QPointF(
                        target.left() + (x * self._scale - part.left()) * ratio,
                        target.top() + (y * self._scale - part.top()) * ratio,
                    )
                    for x, y in self._place.points
                ]
                painter.setClipRect(target)
                painter.drawPolygon(QPolygonF(points))


class FacsimileView(QWidget):
    """The image of the current line, or what is missing and how to mend that."""

    folder_wanted = Signal()  # the editor wants to say where the images are

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.line = LineImage()
        self._caption = QLabel()
        self._caption.setProperty("role", "caption")
        self._smaller, self._larger = QToolButton(), QToolButton()
        self._label: str | None = None
        self._missing: tuple[str, str] = ("", "")  # an image and why it cannot be read
        for button, text, steps in ((self._smaller, "−", -1), (self._larger, "+", 1)):
            button.setText(text)
            button.setAutoRaise(True)
            button.clicked.connect(lambda _checked=False, steps=steps: self.line.zoom_by(steps))
        self._message = QLabel()
        self._message.setProperty("role", "quiet")
        self._message.setWordWrap(True)
        self._ask = QPushButton()
        self._ask.clicked.connect(self.folder_wanted)
        head = QHBoxLayout()
        head.addWidget(self._caption, 1)
        head.addWidget(self._smaller)
        head.addWidget(self._larger)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(16, 8, 16, 12)
        layout.setSpacing(6)
        layout.addLayout(head)
        layout.addWidget(self.line, 1)
        layout.addWidget(self._message)
        layout.addWidget(self._ask, 0, Qt.AlignmentFlag.AlignLeft)
        translated(self, self._name)
        self.hide()

    def show_line(self, label: str, place: Place, image: QImage, scale: float) -> None:
        """Show the line of that label on its image."""
        self._label = label
        self._name()
        self.line.show_line(image, scale, place)
        self._arrange(has_image=True)

    def show_missing(self, label: str, name: str, reason: str = "") -> None:
        """Say that an image was not found, or why it cannot be read."""
        self._label, self._missing = label, (name, reason)
        self._name()
        self._arrange(has_image=False)

    def show_nothing(self) -> None:
        """The manuscript has no facsimile."""
        self.line.show_line(None, 1.0, None)
        self.hide()

    def _name(self) -> None:
        """Say everything in the language that is installed now."""
        for button, says in ((self._smaller, self.tr("Smaller")), (self._larger, self.tr("Larger"))):
            button.setToolTip(says)
            button.setAccessibleName(says)
        self._ask.setText(self.tr("Where are the images? …"))
        if self._label is not None:
            self._caption.setText(self.tr("Facsimile, line {line}").format(line=self._label))
        name, reason = self._missing
        if reason:
            text = self.tr("The image {name} cannot be read: {reason}")
        else:
            text = self.tr("The image {name} was not found.")
        self._message.setText(text.format(name=name, reason=reason) if name else "")

    def _arrange(self, *, has_image: bool) -> None:
        for shown in (self.line, self._smaller, self._larger):
            shown.setVisible(has_image)
        for instead in (self._message, self._ask):
            instead.setVisible(not has_image)
        self.show()
