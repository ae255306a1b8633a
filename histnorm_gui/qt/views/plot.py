"""Panels of curves over common axes, with a legend."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QLocale, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from histnorm_gui.core.plotting import Axes, Curve, Marker, Panel
from histnorm_gui.qt.retranslating import translated
from histnorm_gui.qt.theme import GRID, current_theme

_LEGEND_LINE = 28  # pixels of a curve shown in the legend


class PlotView(QWidget):
    """Draws panels side by side. The description for screen readers names each curve with its last figure."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._panels: tuple[Panel, ...] = ()
        self._x_label = self._y_label = ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumSize(360, 220)
        translated(self, lambda: self.setAccessibleName(self.tr("Plot")))

    @property
    def panels(self) -> tuple[Panel, ...]:
        """What is shown."""
        return self._panels

    def sizeHint(self) -> QSize:
        """Room for two panels."""
        return QSize(760, 320)

    def show_panels(self, panels: Sequence[Panel], *, x_label: str, y_label: str) -> None:
        """Show other curves."""
        self._panels = tuple(panels)
        self._x_label, self._y_label = x_label, y_label
        locale = QLocale()
        lasts = [
            f"{panel.title}, {curve.name}: {locale.toString(curve.points[-1][1], 'f', 1)}"
            for panel in self._panels
            for curve in panel.curves
            if curve.points
        ]
        self.setAccessibleDescription("; ".join(lasts))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Panels from left to right, the legend below."""
        if not self._panels:
            return
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            metrics = QFontMetricsF(self.font())
            legend = _legend_rows(self._panels, metrics, self.width() - 2 * GRID)
            line = metrics.height() + 4
            left, top = 3 * GRID + metrics.horizontalAdvance("100.0"), line + GRID
            height = self.height() - top - 2 * line - len(legend) * line - 2 * GRID
            width = (self.width() - left - 3 * GRID - (len(self._panels) - 1) * 4 * GRID) / len(self._panels)
            if width < 40 or height < 40:
                return
            axes = Axes.of(self._panels)
            for number, panel in enumerate(self._panels):
                box = QRectF(left + number * (width + 4 * GRID), top, width, height)
                self._paint_panel(painter, panel, axes, box, with_numbers=number == 0)
            painter.setPen(current_theme().quiet)
            painter.drawText(QRectF(GRID, 0, left + width, line), Qt.AlignmentFlag.AlignVCenter, self._y_label)
            self._paint_legend(painter, legend, self.height() - len(legend) * line, line)

    def _paint_panel(self, painter: QPainter, panel: Panel, axes: Axes, box: QRectF, *, with_numbers: bool) -> None:
        theme, locale = current_theme(), QLocale()
        line = QFontMetricsF(self.font()).height() + 4
        for y in axes.y_ticks:
            at = box.top() + axes.place((axes.x_ticks[0], y), box.width(), box.height())[1]
            painter.setPen(QPen(theme.line, 1))
            painter.drawLine(QPointF(box.left(), at), QPointF(box.right(), at))
            if with_numbers:
                painter.setPen(theme.quiet)
                where = QRectF(0, at - line / 2, box.left() - GRID, line)
                painter.drawText(
                    where, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, locale.toString(y, "g")
                )
        painter.setPen(theme.quiet)
        shown = axes.x_ticks[:: 2 if box.width() < 60 * len(axes.x_ticks) else 1]
        for x in shown:
            at = box.left() + axes.place((x, axes.y_ticks[0]), box.width(), box.height())[0]
            where = QRectF(at - 40, box.bottom() + 2, 80, line)
            painter.drawText(where, Qt.AlignmentFlag.AlignCenter, locale.toString(round(x)))
        centre = Qt.AlignmentFlag.AlignCenter
        painter.drawText(QRectF(box.left(), box.bottom() + line, box.width(), line), centre, self._x_label)
        painter.setPen(theme.text)
        painter.drawText(QRectF(box.left(), box.top() - line - 2, box.width(), line), centre, panel.title)
        painter.drawLine(box.bottomLeft(), box.bottomRight())
        painter.drawLine(box.bottomLeft(), box.topLeft())
        for curve in panel.curves:
            places = [axes.place(point, box.width(), box.height()) for point in curve.points]
            _paint_curve(painter, curve, [QPointF(box.left() + x, box.top() + y) for x, y in places])

    def _paint_legend(self, painter: QPainter, rows: Sequence[Sequence[Curve]], top: float, line: float) -> None:
        metrics = QFontMetricsF(self.font())
        for number, row in enumerate(rows):
            x, y = 2.0 * GRID, top + (number + 0.5) * line
            for curve in row:
                _paint_curve(painter, curve, [QPointF(x, y), QPointF(x + _LEGEND_LINE, y)], marks=False)
                _paint_curve(painter, curve, [QPointF(x + _LEGEND_LINE / 2, y)])
                painter.setPen(current_theme().text)
                where = QRectF(x + _LEGEND_LINE + GRID, y - line / 2, self.width(), line)
                painter.drawText(where, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, curve.name)
                x += _entry_width(curve, metrics)


def _entry_width(curve: Curve, metrics: QFontMetricsF) -> float:
    return _LEGEND_LINE + 4 * GRID + metrics.horizontalAdvance(curve.name)


def _legend_rows(panels: Sequence[Panel], metrics: QFontMetricsF, width: float) -> list[list[Curve]]:
    """The curves that the legend names, each once, in rows that fit."""
    named = {(curve.name, curve.style, curve.dashed): curve for panel in panels for curve in panel.curves}
    rows: list[list[Curve]] = []
    left = 0.0
    for curve in named.values():
        needed = _entry_width(curve, metrics)
        if not rows or needed > left:
            rows.append([])
            left = width
        rows[-1].append(curve)
        left -= needed
    return rows


def _paint_curve(painter: QPainter, curve: Curve, points: Sequence[QPointF], *, marks: bool = True) -> None:
    colour = QColor(curve.colour)
    if current_theme().dark:
        colour = colour.lighter(150)
    pen = QPen(colour, 1.2 if curve.dashed else 2)
    if curve.dashed:
        pen.setStyle(Qt.PenStyle.DashLine)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPolyline(QPolygonF(points))
    painter.setPen(QPen(colour, 1.2))
    painter.setBrush(current_theme().base if curve.dashed else colour)
    for point in points if marks else ():
        _paint_marker(painter, curve.marker, point)


def _paint_marker(painter: QPainter, marker: Marker, at: QPointF, size: float = 3.6) -> None:
    x, y = at.x(), at.y()
    outlines = {
        Marker.SQUARE: [(-size, -size), (size, -size), (size, size), (-size, size)],
        Marker.TRIANGLE: [(0, -size - 1), (size + 1, size), (-size - 1, size)],
        Marker.DIAMOND: [(0, -size - 1), (size + 1, 0), (0, size + 1), (-size - 1, 0)],
    }
    if marker is Marker.CIRCLE:
        painter.drawEllipse(at, size, size)
    elif marker is Marker.CROSS:
        painter.drawLine(QPointF(x - size, y - size), QPointF(x + size, y + size))
        painter.drawLine(QPointF(x - size, y + size), QPointF(x + size, y - size))
    else:
        painter.drawPolygon(QPolygonF([QPointF(x + dx, y + dy) for dx, dy in outlines[marker]]))
