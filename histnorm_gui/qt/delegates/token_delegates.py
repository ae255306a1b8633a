"""How the cells of the token table are painted. What they show is computed before (RowView)."""

from __future__ import annotations

from collections.abc import Hashable
from functools import lru_cache

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem, QWidget

from histnorm_gui.core.alignment import Cell, CellKind
from histnorm_gui.core.model import Status, TokenKind
from histnorm_gui.qt import assets, messages, remark_messages
from histnorm_gui.qt.delegates.marks import paint_look
from histnorm_gui.qt.delegates.painting import FILLED, paint_level, paint_status
from histnorm_gui.qt.delegates.room import LEFT_OUT, Box, fitted_cells, fitted_word
from histnorm_gui.qt.models.row_view import RowView
from histnorm_gui.qt.theme import Theme, mixed

Index = QModelIndex | QPersistentModelIndex
MARGIN = 8
"""Pixels left free at both sides of a cell."""
STATE_INDENT = 20
LEVEL_INDENT = 44
"""Where the words begin beside their marks."""
_BESIDE = int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft)
_CENTER = int(Qt.AlignmentFlag.AlignCenter)


class TokenDelegate(QStyledItemDelegate):
    """Paints what is in a column of a row, in subclasses; the ground and the pictures are RowPictures'."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.pixels = 18
        self.rtl = False  # whether the manuscript runs from right to left

    def paint_content(self, painter: QPainter, rect: QRect, view: RowView, theme: Theme) -> None:
        """Paint what this column shows."""

    def shown(self, view: RowView) -> Hashable:
        """All of a row that ``paint_content`` looks at: where it is the same, the same is painted."""
        return None

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Rows are of one height, which the view sets."""
        return QSize(60, self.pixels * 2)

    def _text(self, painter: QPainter, rect: QRect, text: str, color: QColor, font: QFont | None = None) -> None:
        if not text:
            return
        if font is not None:
            painter.setFont(font)
        painter.setPen(color)
        shown = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, rect.width())
        painter.drawText(rect, _BESIDE, shown)

    def _manuscript_text(
        self, painter: QPainter, rect: QRect, text: str, color: QColor, *, italic: bool = False
    ) -> None:
        """A text of the manuscript, from the side at which it begins; a long one smaller and on two lines."""
        painter.setLayoutDirection(Qt.LayoutDirection.RightToLeft if self.rtl else Qt.LayoutDirection.LeftToRight)
        words = fitted_word(text, self.pixels, rect.width(), italic=italic)
        font = assets.manuscript_font(words.pixels, italic=italic)
        height = rect.height() / len(words.lines)
        apart = 3 if len(words.lines) > 1 else 0  # from the lines above and below the row
        for at, line in enumerate(words.lines):
            top = rect.top() + round(at * height) + (apart if at == 0 else -apart)
            self._text(painter, QRect(rect.left(), top, rect.width(), round(height)), line, color, font)


class LineDelegate(TokenDelegate):
    """The line of the source, quiet."""

    def paint_content(self, painter: QPainter, rect: QRect, view: RowView, theme: Theme) -> None:
        """The label of the line."""
        self._text(painter, rect, view.token.line, theme.quiet)

    def shown(self, view: RowView) -> Hashable:
        """The label."""
        return view.token.line


class FormDelegate(TokenDelegate):
    """The form in the manuscript font."""

    def paint_content(self, painter: QPainter, rect: QRect, view: RowView, theme: Theme) -> None:
        """The form as it is in the source."""
        color = theme.text if self._is_learned(view) else theme.quiet
        self._manuscript_text(painter, rect, view.token.shown, color)

    def shown(self, view: RowView) -> Hashable:
        """The form, and whether it is learned from."""
        return view.token.shown, self._is_learned(view)

    @staticmethod
    def _is_learned(view: RowView) -> bool:
        return view.token.kind is TokenKind.WORD and not view.remark.excluded


class AlignmentDelegate(TokenDelegate):
    """The alignment: one cell a historical character, its label below, tinted by probability."""

    def paint_content(self, painter: QPainter, rect: QRect, view: RowView, theme: Theme) -> None:
        """Boxes in the direction of the text (see `room.fitted_cells`); what does not fit is told by an ellipsis."""
        fitted = fitted_cells(view.cells, self.pixels, rect.width())
        painter.setFont(assets.manuscript_font(fitted.pixels))
        height = rect.height() - 8.0
        used = 0.0
        for position, box in enumerate(fitted.boxes):
            more = position + 1 < len(fitted.boxes)
            if not fitted.all and used + box.width > rect.width() - (14 if more else 0):
                painter.setPen(theme.quiet)
                x = rect.right() - used - 12 if self.rtl else rect.left() + used + 2
                painter.drawText(QPointF(x, rect.center().y() + 4), LEFT_OUT)
                return
            left = rect.right() - used - box.width if self.rtl else rect.left() + used
            self._paint_box(painter, QRectF(left, rect.top() + 4, box.width, height), box, theme)
            used += box.width + 1

    def shown(self, view: RowView) -> Hashable:
        """The cells."""
        return view.cells

    def _paint_box(self, painter: QPainter, rect: QRectF, box: Box, theme: Theme) -> None:
        if len(box.whole) == 1:
            paint_alignment_cell(painter, rect, box.whole[0], theme)
            return
        paint_cell_ground(painter, rect, box.whole[0], theme)
        used = box.edge / 2
        for form, label, width in box.letters:
            left = rect.right() - used - width if self.rtl else rect.left() + used
            paint_pair(painter, QRectF(left, rect.top(), width, rect.height()), form, label, theme)
            used += width


@lru_cache(maxsize=256)
def tinted(theme: Theme, probability: float) -> QColor:
    """The ground of a cell that differs: the more probable, the stronger the tint."""
    strength = 0.14 + (0.34 if theme.dark else 0.4) * probability
    return mixed(theme.tint, theme.cell, strength)


def paint_alignment_cell(painter: QPainter, rect: QRectF, cell: Cell, theme: Theme) -> None:
    """One cell: the historical character above, its label below.

    An identical pair is quiet; anything else is tinted, the more the more probable; a dashed outline says that the
    model gives it less than an even chance.
    """
    paint_cell_ground(painter, rect, cell, theme)
    paint_pair(painter, rect, cell.form, cell.label, theme)


def paint_cell_ground(painter: QPainter, rect: QRectF, cell: Cell, theme: Theme) -> None:
    """What is behind the letters of a cell."""
    probability = 1.0 if cell.probability is None else cell.probability
    ground = theme.cell if cell.kind is CellKind.IDENTICAL else tinted(theme, round(probability, 2))
    painter.setPen(_outline(theme, probability >= 0.5))
    painter.setBrush(ground)
    painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), 3, 3)


@lru_cache(maxsize=16)
def _outline(theme: Theme, likely: bool) -> QPen:
    """The outline of a cell. Not to be changed."""
    return QPen(theme.cell_line, 1) if likely else QPen(theme.quiet, 1, Qt.PenStyle.DashLine)


def paint_pair(painter: QPainter, rect: QRectF, form: str, label: str, theme: Theme) -> None:
    """A historical character (none: the beginning of the word) and its label (none: a dot)."""
    upper = QRectF(rect.left(), rect.top(), rect.width(), rect.height() / 2 + 1)
    lower = QRectF(rect.left(), rect.center().y() - 1, rect.width(), rect.height() / 2)
    painter.setPen(theme.quiet)
    painter.drawText(upper, _CENTER, form or "+")
    if label:
        painter.setPen(theme.text)
        painter.drawText(lower, _CENTER, label)
    else:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.text)
        painter.drawEllipse(lower.center(), 1.6, 1.6)


class StateDelegate(TokenDelegate):
    """The state: a mark and its name."""

    def paint_content(self, painter: QPainter, rect: QRect, view: RowView, theme: Theme) -> None:
        """Nothing for punctuation, which is never decided."""
        if view.token.kind is not TokenKind.WORD:
            return
        status = view.annotation.status
        color = {Status.OPEN: theme.quiet, Status.ACCEPTED: theme.accepted, Status.CORRECTED: theme.corrected}[status]
        paint_status(painter, QPointF(rect.left() + 6, rect.center().y() + 0.5), status, color)
        self._text(painter, rect.adjusted(STATE_INDENT, 0, 0, 0), messages.status_name(status), color)

    def shown(self, view: RowView) -> Hashable:
        """The state of a word."""
        return view.annotation.status if view.token.kind is TokenKind.WORD else None


class ConfidenceDelegate(TokenDelegate):
    """The confidence of a suggestion: four marks and the name of its level."""

    def paint_content(self, painter: QPainter, rect: QRect, view: RowView, theme: Theme) -> None:
        """For a decision nothing, unless it is worth a second look."""
        if view.look is not None:
            paint_look(painter, QPointF(rect.left() + 7, rect.center().y() + 0.5), theme.warning)
            name = remark_messages.second_look_name()
            self._text(painter, rect.adjusted(STATE_INDENT, 0, 0, 0), name, theme.quiet)
        if view.level is None:
            return
        marks = QRectF(rect.left(), rect.center().y() - 5, 34, 10)
        paint_level(painter, marks, FILLED[view.level], theme.accent, theme.track)
        self._text(painter, rect.adjusted(LEVEL_INDENT, 0, 0, 0), messages.level_name(view.level), theme.quiet)

    def shown(self, view: RowView) -> Hashable:
        """The level, and whether there is a doubt."""
        return view.level, view.look is not None
