"""How a form in its context is painted: keyword in the middle, what was decided at the right."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtCore import (
    QAbstractItemModel,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import QFontMetrics, QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from histnorm_gui.core.text import shortened
from histnorm_gui.qt import assets
from histnorm_gui.qt.delegates.painting import paint_focus
from histnorm_gui.qt.models.concordance_list import OCCURRENCE_ROLE
from histnorm_gui.qt.theme import current_theme
from histnorm_gui.services.concordance import Occurrence

Index = QModelIndex | QPersistentModelIndex
_TICK = 24
_GAP = 5
_LEFT_SHARE = 0.36
"""So much of a line is for what stands before the form, in each line alike: the forms stand below one another."""
_LEFT, _RIGHT = (
    int(Qt.AlignmentFlag.AlignVCenter | side) for side in (Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight)
)


@dataclass(frozen=True, slots=True)
class _Line:
    """What of a line there is room for, and where left context, form, right context and normalization are in it: how
    far from the side at which it begins, and how wide."""

    left: str
    right: str
    norm: str
    places: tuple[tuple[int, int], ...]


@lru_cache(maxsize=2048)
def _line(left: str, form: str, right: str, norm: str, siglum: str, width: int, face: tuple[str, int]) -> _Line:
    """The same words come again and again, and with them the same lines. ``face`` is family and size of the font."""
    metrics = QFontMetrics(assets.manuscript_font(face[1]))
    siglum_width = metrics.horizontalAdvance(siglum) + 8 if siglum else 0
    norm_width = min(metrics.horizontalAdvance(norm) + 12 + siglum_width, width // 2)
    form_width = min(metrics.horizontalAdvance(form) + 2 * _GAP, width // 3)
    around = max(0, width - norm_width - form_width)
    before = min(around, round(width * _LEFT_SHARE))
    elide, cut = metrics.elidedText, Qt.TextElideMode
    return _Line(
        elide(left, cut.ElideLeft, before),
        elide(right, cut.ElideRight, around - before),
        elide(norm, cut.ElideRight, norm_width - siglum_width),
        (
            (0, before),
            (before, form_width),
            (before + form_width, around - before),
            (width - 1 - norm_width, norm_width),
        ),
    )


class ConcordanceDelegate(QStyledItemDelegate):
    """One line an occurrence. A decision stands upright, a suggestion in italics."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.pixels = 15
        self.rtl = False  # whether the manuscript runs from right to left: what comes before a form stands at its right

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """One height for all."""
        return QSize(180, round(self.pixels * 1.7))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint one line."""
        found = index.data(OCCURRENCE_ROLE)
        if not isinstance(found, Occurrence):
            return
        theme = current_theme()
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect: QRect = option.rect
        if option.state & QStyle.StateFlag.State_Selected:
            painter.fillRect(rect, theme.current)
        ticked = index.data(Qt.ItemDataRole.CheckStateRole)
        inner = rect.adjusted(16, 0, -16, 0)
        if ticked is not None:
            self._paint_tick(painter, inner, Qt.CheckState(ticked) == Qt.CheckState.Checked)
            inner = inner.adjusted(_TICK, 0, 0, 0)
        word, normalized = shortened(found.token.form), shortened(found.norm)
        line = _line(found.left, word, found.right, normalized, found.siglum, inner.width(), self._face())
        direction = Qt.LayoutDirection.RightToLeft if self.rtl else Qt.LayoutDirection.LeftToRight
        painter.setLayoutDirection(direction)  # it mirrors the alignments, too
        start, top, height = inner.left(), inner.top(), inner.height()
        left, form, right, norm = (QRect(start + at, top, width, height) for at, width in line.places)
        if self.rtl:
            left, form, right, norm = (
                QStyle.visualRect(direction, inner, place) for place in (left, form, right, norm)
            )
        painter.setFont(assets.manuscript_font(self.pixels))
        painter.setPen(theme.quiet)
        painter.drawText(left, _RIGHT, line.left)
        painter.drawText(right, _LEFT, line.right)
        painter.setPen(theme.text)
        gap = -_GAP if self.rtl else _GAP
        painter.drawText(form.translated(gap, 0), _LEFT, word)
        if found.siglum:
            painter.setFont(option.font)
            painter.setPen(theme.quiet)
            painter.drawText(norm.adjusted(8, 0, 0, 0), _LEFT, found.siglum)
        painter.setFont(assets.manuscript_font(self.pixels, italic=not found.decided))
        painter.setPen(theme.accent if found.decided else theme.quiet)
        painter.drawText(norm, _RIGHT, line.norm)
        paint_focus(painter, QRectF(rect).adjusted(9, 1, -9, -1), option, theme.accent)
        painter.restore()

    def _face(self) -> tuple[str, int]:
        return assets.manuscript_family(), self.pixels

    def editorEvent(self, event: QEvent, model: QAbstractItemModel, option: QStyleOptionViewItem, index: Index) -> bool:
        """A click or the space bar ticks a row or leaves it out."""
        ticked = index.data(Qt.ItemDataRole.CheckStateRole)
        clicked = event.type() == QEvent.Type.MouseButtonRelease
        space = (
            isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and event.key() == Qt.Key.Key_Space
        )
        if ticked is None or not (clicked or space):
            return False
        checked = Qt.CheckState(ticked) == Qt.CheckState.Checked
        new = Qt.CheckState.Unchecked if checked else Qt.CheckState.Checked
        return model.setData(index, new, Qt.ItemDataRole.CheckStateRole)

    @staticmethod
    def _paint_tick(painter: QPainter, rect: QRect, checked: bool) -> None:
        theme = current_theme()
        box = QRectF(rect.left(), rect.center().y() - 7, 14, 14)
        painter.setPen(QPen(theme.accent if checked else theme.quiet, 1.2))
        painter.setBrush(theme.accent if checked else theme.base)
        painter.drawRoundedRect(box, 3, 3)
        if checked:
            painter.setPen(QPen(theme.base, 1.8))
            knee = QPointF(box.left() + 6, box.bottom() - 3.5)
            painter.drawLine(QPointF(box.left() + 3, box.center().y()), knee)
            painter.drawLine(knee, QPointF(box.right() - 3, box.top() + 4))
