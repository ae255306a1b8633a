"""The model's own reading of the current form, as alignment cells with probabilities."""

from __future__ import annotations

from PySide6.QtCore import QLocale, QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from histnorm_gui.core.alignment import Cell
from histnorm_gui.qt import assets
from histnorm_gui.qt.delegates.token_delegates import paint_alignment_cell
from histnorm_gui.qt.theme import current_theme


class AlignmentStrip(QWidget):
    """Alignment cells, each with its probability below; wraps to the next line where there are many."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._cells: tuple[Cell, ...] = ()
        self._pixels = 18

    def show_cells(self, cells: tuple[Cell, ...], pixels: int) -> None:
        """Show other cells in the manuscript font of that size."""
        self._cells, self._pixels = cells, pixels
        self.setAccessibleName(self.tr("Alignment of the model's reading"))
        self.setAccessibleDescription(" ".join(f"{cell.form}:{cell.label or '·'}" for cell in cells))
        self.setMinimumHeight(self._layout(self.width())[1])
        self.update()

    def sizeHint(self) -> QSize:
        """As high as the cells need at this width."""
        return QSize(200, self._layout(self.width())[1])

    def _layout(self, width: int) -> tuple[list[QRectF], int]:
        metrics = assets.manuscript_metrics(self._pixels)
        height = self._pixels * 2.5
        small = self.fontMetrics().height()
        x, y, rects = 0.0, 0.0, []
        for cell in self._cells:
            wide = max(metrics.horizontalAdvance(cell.form), metrics.horizontalAdvance(cell.label)) + 8
            wide = max(wide, self.fontMetrics().horizontalAdvance("100") + 4.0)
            if x and x + wide > width:
                x, y = 0.0, y + height + small + 6
            rects.append(QRectF(x, y, wide, height))
            x += wide + 2
        return rects, round(y + height + small + 2) if rects else 0

    def paintEvent(self, event: QPaintEvent) -> None:
        """Cells, and below each its probability in per cent."""
        theme = current_theme()
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            font = assets.manuscript_font(self._pixels)
            for rect, cell in zip(self._layout(self.width())[0], self._cells, strict=True):
                painter.setFont(font)
                paint_alignment_cell(painter, rect, cell, theme)
                if cell.probability is not None:
                    painter.setFont(self.font())
                    painter.setPen(theme.quiet)
                    below = QRectF(rect.left() - 2, rect.bottom(), rect.width() + 4, self.fontMetrics().height())
                    painter.drawText(below, 0x84, QLocale().toString(round(cell.probability * 100)))
