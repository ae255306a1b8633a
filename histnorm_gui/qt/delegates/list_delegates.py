"""How manuscripts and candidates are painted in their lists."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import QAbstractItemView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from histnorm_gui.core.suggestion import Candidate
from histnorm_gui.qt import assets, messages
from histnorm_gui.qt.delegates.painting import paint_bar, paint_focus
from histnorm_gui.qt.delegates.room import fitted_lines, fitted_word
from histnorm_gui.qt.models.candidate_list import CANDIDATE_ROLE
from histnorm_gui.qt.models.manuscript_list import ENTRY_ROLE, ManuscriptEntry
from histnorm_gui.qt.theme import current_theme

Index = QModelIndex | QPersistentModelIndex
_LEFT = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
_BESIDE_REASON = 81
"""So many pixels of a card's width are not for its reason: frame, margins and the number of its key."""
_REASON_LINES = 3
_ROUNDED = 1
"""A text that just fits by its rounded width may still be too wide by part of a pixel."""
COUNT_ROLE = Qt.ItemDataRole.UserRole + 1
"""The number of an item, as it is shown."""
_RIGHT = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)


def _rect(option: QStyleOptionViewItem) -> QRect:
    rect: QRect = option.rect
    return rect


def _selected(option: QStyleOptionViewItem) -> bool:
    state: QStyle.StateFlag = option.state
    return bool(state & QStyle.StateFlag.State_Selected)


def _paint_focus(painter: QPainter, option: QStyleOptionViewItem) -> None:
    paint_focus(painter, QRectF(_rect(option)).adjusted(1, 1, -1, -1), option, current_theme().accent)


def _bold(font: QFont) -> QFont:
    bold = QFont(font)
    bold.setBold(True)
    return bold


class CountDelegate(QStyledItemDelegate):
    """The text of an item, and its number at the other side."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint one line."""
        super().paint(painter, option, index)
        painter.save()
        painter.setFont(option.font)
        painter.setPen(current_theme().quiet)
        painter.drawText(_rect(option).adjusted(16, 0, -16, 0), _RIGHT, str(index.data(COUNT_ROLE) or ""))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        _paint_focus(painter, option)
        painter.restore()


class ManuscriptDelegate(QStyledItemDelegate):
    """Siglum and percentage, the title below them, and a bar."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """One height for all."""
        return QSize(160, max(56, 2 * option.fontMetrics.height() + 28))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint one manuscript."""
        entry = index.data(ENTRY_ROLE)
        if not isinstance(entry, ManuscriptEntry):
            return
        theme = current_theme()
        font: QFont = option.font
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = _rect(option)
        if _selected(option):
            painter.fillRect(rect, theme.current)
            painter.fillRect(QRect(rect.left(), rect.top(), 3, rect.height()), theme.accent)
        inner = rect.adjusted(16, 8, -16, -8)
        upper = QRect(inner.left(), inner.top(), inner.width(), round((inner.height() - 8) / 2))
        painter.setFont(font)
        painter.setPen(theme.quiet)
        share = "" if entry.words is None else messages.percent(entry.share, 0)
        painter.drawText(upper, _RIGHT, share)
        title = painter.fontMetrics().elidedText(entry.title, Qt.TextElideMode.ElideRight, inner.width())
        painter.drawText(upper.translated(0, upper.height()), _LEFT, title)
        room = upper.adjusted(0, 0, -painter.fontMetrics().horizontalAdvance(share) - 8, 0)
        painter.setFont(_bold(font))
        painter.setPen(theme.text)
        siglum = painter.fontMetrics().elidedText(entry.siglum, Qt.TextElideMode.ElideRight, room.width())
        painter.drawText(room, _LEFT, siglum)
        color = theme.accepted if entry.share >= 1 else theme.accent
        paint_bar(painter, QRectF(inner.left(), inner.bottom() - 4, inner.width(), 5), entry.share, color, theme.track)
        _paint_focus(painter, option)
        painter.restore()


def _paint_word(painter: QPainter, room: QRect, word: str, pixels: int) -> None:
    """A word, smaller and on two lines where it is long: candidates for a long word differ at its end as elsewhere."""
    words = fitted_word(word, pixels, room.width())
    painter.setFont(assets.manuscript_font(words.pixels))
    height = room.height() // len(words.lines)
    for number, line in enumerate(words.lines):
        shown = painter.fontMetrics().elidedText(line, Qt.TextElideMode.ElideRight, room.width())
        painter.drawText(QRect(room.left(), room.top() + number * height, room.width(), height), _LEFT, shown)


def _small(font: QFont) -> QFont:
    small = QFont(font)
    small.setPointSizeF(max(7.5, font.pointSizeF() * 0.9))
    return small


def _reason_lines(candidate: Candidate, metrics: QFontMetrics, width: int) -> tuple[str, ...]:
    """What speaks for a candidate, on several lines where one is too short for it."""
    reason = messages.candidate_reason(candidate)
    return fitted_lines(reason, messages.BETWEEN_REASONS, metrics.horizontalAdvance, width - _ROUNDED, _REASON_LINES)


def _paint_reason(painter: QPainter, room: QRect, candidate: Candidate, font: QFont) -> None:
    painter.setFont(font)
    lines = _reason_lines(candidate, painter.fontMetrics(), room.width())
    height = room.height() // len(lines)
    for number, line in enumerate(lines):
        shown = painter.fontMetrics().elidedText(line, Qt.TextElideMode.ElideRight, room.width())
        painter.drawText(QRect(room.left(), room.top() + number * height, room.width(), height), _LEFT, shown)


class CandidateDelegate(QStyledItemDelegate):
    """The key, the normalization with its reason below, and the confidence."""

    def __init__(self) -> None:
        super().__init__()
        self.pixels = 18

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """A line of its own for each of the lines on which its reason stands."""
        height, candidate = self.pixels * 2 + 22, index.data(CANDIDATE_ROLE)
        if isinstance(option.widget, QAbstractItemView) and isinstance(candidate, Candidate):
            small = QFontMetrics(_small(option.font), option.widget)
            lines = _reason_lines(candidate, small, option.widget.viewport().width() - _BESIDE_REASON)
            height += (len(lines) - 1) * small.height()
        return QSize(180, height)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint one candidate; the first is the one that Enter accepts."""
        candidate = index.data(CANDIDATE_ROLE)
        if not isinstance(candidate, Candidate):
            return
        theme = current_theme()
        font: QFont = option.font
        first = index.row() == 0
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        frame = QRectF(_rect(option)).adjusted(16.5, 2.5, -16.5, -3.5)
        chosen = first or _selected(option)
        painter.setPen(QPen(theme.accent if chosen else theme.line, 1))
        painter.setBrush(theme.current if first else theme.base)
        painter.drawRoundedRect(frame, 4, 4)
        key = QRectF(frame.left() + 8, frame.top() + 9, 20, 20)
        painter.setPen(theme.cell_line)
        painter.setBrush(theme.window)
        painter.drawRoundedRect(key, 4, 4)
        painter.setFont(font)
        painter.setPen(theme.quiet)
        painter.drawText(key, Qt.AlignmentFlag.AlignCenter, str(index.row() + 1))
        inner = frame.toRect().adjusted(38, 4, -10, -4)
        share = messages.confidence(candidate.confidence)
        painter.setFont(_bold(font) if first else font)
        painter.setPen(theme.text)
        upper = QRect(inner.left(), inner.top(), inner.width(), self.pixels + 10)
        painter.drawText(upper, _RIGHT, share)
        room = upper.adjusted(0, 0, -painter.fontMetrics().horizontalAdvance(share) - 8, 0)
        _paint_word(painter, room, candidate.norm, self.pixels)
        lower = QRect(inner.left(), upper.bottom() - 2, inner.width(), inner.bottom() - upper.bottom() + 2)
        painter.setPen(theme.quiet)
        _paint_reason(painter, lower, candidate, _small(font))
        paint_focus(painter, QRectF(_rect(option)).adjusted(13, 1, -13, -1), option, theme.accent)
        painter.restore()
