"""The margin of the page: the lines and pages of the source."""

from __future__ import annotations

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter

from histnorm_gui.core.page_layout import page_of, short_label
from histnorm_gui.qt import assets
from histnorm_gui.qt.theme import Theme
from histnorm_gui.qt.views.page_geometry import SIDE, TOP, Line, PageGeometry


def paint_margin(
    painter: QPainter, geometry: PageGeometry, line: Line, font: QFont, theme: Theme, *, at_top: bool
) -> None:
    """The line of the source beside the line that begins it; the page where it begins and at the top of the view."""
    block, first = geometry.layout.blocks[line.place[0]], geometry.layout.rows(line.place).start
    label = geometry.tokens[first].line
    page = page_of(label)
    begins = geometry.flowing or (line.place[1] == 0 and bool(block.label))
    new_page = begins and bool(page) and (first == 0 or page_of(geometry.tokens[first - 1].line) != page)
    if new_page and line.top > TOP:
        painter.setPen(theme.line)
        painter.drawLine(SIDE, line.top - 3, geometry.width - SIDE, line.top - 3)
    metrics = QFontMetrics(font)
    forms = assets.manuscript_metrics(geometry.metrics.pixels)
    baseline = line.top + 2 + (geometry.metrics.form_height + forms.ascent() - forms.descent()) / 2
    rect = QRect(
        geometry.width - geometry.margin + SIDE if geometry.rtl else SIDE,
        round(baseline) - metrics.ascent(),
        geometry.margin - 2 * SIDE,
        metrics.height(),
    )
    side = Qt.AlignmentFlag.AlignLeft if geometry.rtl else Qt.AlignmentFlag.AlignRight
    flags = int(side | Qt.AlignmentFlag.AlignAbsolute)
    painter.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
    painter.setPen(theme.quiet)
    if begins:
        painter.setFont(font)
        painter.drawText(rect, flags, short_label(label))
    if page and (new_page or at_top):
        bold = QFont(font)
        bold.setBold(True)
        painter.setFont(bold)
        painter.drawText(rect.translated(0, metrics.height()), flags, page)
