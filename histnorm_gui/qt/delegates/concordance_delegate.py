"""How a form in its context is painted: keyword in the middle, what was decided at the right."""

from __future__ import annotations

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
from PySide6.QtGui import QFont, QFontMetrics, QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from histnorm_gui.qt import assets
from histnorm_gui.qt.models.concordance_list import OCCURRENCE_ROLE
from histnorm_gui.qt.theme import current_theme
from histnorm_gui.services.concordance import Occurrence

Index = QModelIndex | QPersistentModelIndex
_TICK = 24
_MIDDLE = Qt.AlignmentFlag.AlignVCenter


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
        font = assets.manuscript_font(self.pixels)
        metrics = QFontMetrics(font)
        siglum_width = metrics.horizontalAdvance(found.siglum) + 8 if found.siglum else 0
        norm_width = min(metrics.horizontalAdvance(found.norm) + 12 + siglum_width, inner.width() // 2)
        form_width = min(metrics.horizontalAdvance(found.token.form) + 10, inner.width() // 3)
        around = max(0, inner.width() - norm_width - form_width)
        left = QRect(inner.left(), inner.top(), round(around * 0.45), inner.height())
        form = QRect(left.right() + 1, inner.top(), form_width, inner.height())
        right = QRect(form.right() + 1, inner.top(), around - left.width(), inner.height())
        norm = QRect(inner.right() - norm_width, inner.top(), norm_width, inner.height())
        direction = Qt.LayoutDirection.RightToLeft if self.rtl else Qt.LayoutDirection.LeftToRight
        painter.setLayoutDirection(direction)  # it mirrors the alignments, too
        left, form, right, norm = (QStyle.visualRect(direction, inner, part) for part in (left, form, right, norm))
        painter.setFont(font)
        painter.setPen(theme.quiet)
        elided = metrics.elidedText(found.left, Qt.TextElideMode.ElideLeft, left.width())
        painter.drawText(left, _MIDDLE | Qt.AlignmentFlag.AlignRight, elided)
        elided = metrics.elidedText(found.right, Qt.TextElideMode.ElideRight, right.width())
        painter.drawText(right, _MIDDLE | Qt.AlignmentFlag.AlignLeft, elided)
        painter.setPen(theme.text)
        painter.drawText(form, _MIDDLE | Qt.AlignmentFlag.AlignHCenter, found.token.form)
        if found.siglum:
            painter.setFont(option.font)
            painter.setPen(theme.quiet)
            painter.drawText(norm.adjusted(8, 0, 0, 0), _MIDDLE | Qt.AlignmentFlag.AlignLeft, found.siglum)
        painter.setFont(font if found.decided else QFont(assets.manuscript_font(self.pixels, italic=True)))
        painter.setPen(theme.accent if found.decided else theme.quiet)
        elided = metrics.elidedText(found.norm, Qt.TextElideMode.ElideRight, norm.width() - siglum_width)
        painter.drawText(norm, _MIDDLE | Qt.AlignmentFlag.AlignRight, elided)
        painter.restore()

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
