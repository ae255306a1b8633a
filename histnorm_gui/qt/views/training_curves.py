"""Small curves of the training: loss and held-out accuracy while it runs, the accuracy of all versions after it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QLocale, QPointF, QRect, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from histnorm_gui.qt import messages
from histnorm_gui.qt.retranslating import translated
from histnorm_gui.qt.theme import current_theme

_APART = 8
"""Pixels between two versions at least, for their dots to be told apart."""
_TOLD = 12
"""So many versions are named in the tip; older ones are in the curve alone."""


def curve_points(values: Sequence[float], width: float, height: float, top: float) -> list[tuple[float, float]]:
    """Points of the curve in a box: the first value at the left, 0 at the bottom, ``top`` at the top.

    Neighbouring values are averaged where there are more of them than pixels.
    """
    if not values:
        return []
    size = max(1, len(values) // max(1, int(width)))
    means = [sum(values[i : i + size]) / len(values[i : i + size]) for i in range(0, len(values), size)]
    step = width / max(1, len(means) - 1)
    return [(number * step, height * (1 - min(1.0, mean / top))) for number, mean in enumerate(means)]


class _Curves(QWidget):
    """A box with an axis below, in which lines are drawn."""

    def sizeHint(self) -> QSize:
        """Room for the shape, no more."""
        return QSize(120, 32)

    def _begin(self, painter: QPainter) -> QRect:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = self.rect().adjusted(3, 4, -3, -4)
        painter.setPen(QPen(current_theme().line, 1))
        painter.drawLine(box.bottomLeft(), box.bottomRight())
        return box

    def _draw(
        self,
        painter: QPainter,
        box: QRect,
        values: Sequence[float],
        color: QColor,
        *,
        top: float = 1.0,
        marked: bool = False,
    ) -> None:
        """One line; where it is ``marked``, dashed and with a dot at its last value."""
        points = [
            QPointF(box.left() + x, box.top() + y)
            for x, y in curve_points(values, box.width(), box.height() - 2, top or 1.0)
        ]
        if not points:
            return
        pen = QPen(color, 1.6)
        pen.setStyle(Qt.PenStyle.DashLine if marked else Qt.PenStyle.SolidLine)
        painter.setPen(pen)
        path = QPainterPath(points[0])
        for point in points[1:]:
            path.lineTo(point)
        painter.drawPath(path)
        if marked:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(color)
            painter.drawEllipse(points[-1], 2.4, 2.4)
            painter.setBrush(Qt.BrushStyle.NoBrush)


class LossCurve(_Curves):
    """The loss from the beginning of a training to now, and the accuracy on held-out decisions (dashed)."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._losses: tuple[float, ...] = ()
        self._accuracies: tuple[float, ...] = ()
        translated(self, lambda: self.setAccessibleName(self.tr("Loss curve")), self._tell)

    def show_losses(self, losses: Sequence[float], accuracies: Sequence[float] = ()) -> None:
        """Show other losses (nats a label) and accuracies (0 to 1), both from the beginning of the training on."""
        self._losses, self._accuracies = tuple(losses), tuple(accuracies)
        self._tell()
        self.update()

    def _tell(self) -> None:
        """Say in words what the curve shows."""
        if self._losses:
            number = QLocale().toString
            text = self.tr("Training loss, from {first} down to {last}: the lower, the better the model fits")
            told = text.format(first=number(self._losses[0], "f", 2), last=number(self._losses[-1], "f", 2))
            if self._accuracies:
                more = self.tr("dashed: right on {share} of the held-out decisions by now")
                told = f"{told}\n{more.format(share=messages.percent(self._accuracies[-1]))}"
            self.setToolTip(told)
            self.setAccessibleDescription(told)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Axis and curves."""
        theme = current_theme()
        with QPainter(self) as painter:
            box = self._begin(painter)
            if len(self._losses) > 1:
                self._draw(painter, box, self._losses, theme.accent, top=max(self._losses))
            self._draw(painter, box, self._accuracies, theme.accepted, marked=True)


class VersionCurve(_Curves):
    """How right each version of a model was on held-out decisions, the newest at the right."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._versions: tuple[tuple[int, float], ...] = ()
        self._bases: dict[int, int] = {}
        translated(self, lambda: self.setAccessibleName(self.tr("Learning curve over all versions")), self._tell)

    def show_versions(self, versions: Sequence[tuple[int, float]], bases: Mapping[int, int] | None = None) -> None:
        """Show versions with their accuracies (0 to 1), oldest first; ``bases``: what some went on from."""
        self._versions, self._bases = tuple(versions), dict(bases or {})
        self._tell()
        self.update()

    def _tell(self) -> None:
        """Say in words what the curve shows."""
        line = self.tr("version {version}: {share} of held-out decisions right")
        further = self.tr("version {version}, going on from {base}: {share} of held-out decisions right")
        number = QLocale().toString
        lines = [
            (further if version in self._bases else line).format(
                version=number(version), base=number(self._bases.get(version, 0)), share=messages.percent(accuracy)
            )
            for version, accuracy in self._versions[-_TOLD:]
        ]
        self.setToolTip("\n".join(lines))
        self.setAccessibleDescription("; ".join(lines))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Axis and curve."""
        accuracies = [accuracy for _, accuracy in self._versions]
        with QPainter(self) as painter:
            box = self._begin(painter)
            self._draw(painter, box, accuracies, current_theme().accepted, marked=True)
            self._ring(painter, box, accuracies)

    def _ring(self, painter: QPainter, box: QRect, accuracies: Sequence[float]) -> None:
        """Hollow dots for the versions that went on from others, where there is room to tell them apart."""
        if not self._bases or len(accuracies) * _APART > box.width():
            return
        theme = current_theme()
        painter.setPen(QPen(theme.accepted, 1.4))
        painter.setBrush(self.palette().window())
        points = curve_points(accuracies, box.width(), box.height() - 2, 1.0)
        for (version, _), (x, y) in zip(self._versions, points, strict=True):
            if version in self._bases:
                painter.drawEllipse(QPointF(box.left() + x, box.top() + y), 2.4, 2.4)
