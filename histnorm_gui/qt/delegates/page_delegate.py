"""How the words of the page are painted, and where their editor stands."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QEvent, QModelIndex, QObject, QPersistentModelIndex, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QStyleOptionViewItem, QWidget

from histnorm_gui.core.model import Status
from histnorm_gui.core.suggestion import Level
from histnorm_gui.qt import assets
from histnorm_gui.qt.delegates.marks import paint_excluded, paint_flag, paint_look, paint_note
from histnorm_gui.qt.delegates.normalization_delegate import NormalizationDelegate
from histnorm_gui.qt.delegates.painting import FILLED, paint_level, paint_status
from histnorm_gui.qt.models.page_word import Mark, PageWord
from histnorm_gui.qt.theme import Theme

Index = QModelIndex | QPersistentModelIndex
MARK = 14
"""Pixels beside a normalization for the mark of its state."""
PADDING = 4
PICTURES = 1000
"""So many pictures of words are kept: a few screens."""
_LEVEL_WIDTH = 28


@dataclass(frozen=True, slots=True)
class PageMetrics:
    """Sizes that follow from the size of the font, in pixels."""

    pixels: int

    @property
    def norm_pixels(self) -> int:
        """Size of the normalizations: a little smaller than the forms."""
        return max(12, round(self.pixels * 0.86))

    @property
    def form_height(self) -> int:
        """Height of the row of forms."""
        return round(self.pixels * 1.45)

    @property
    def norm_height(self) -> int:
        """Height of the row of normalizations."""
        return round(self.norm_pixels * 1.45)

    @property
    def line_height(self) -> int:
        """Height of a line: forms, normalizations, marks of confidence, and air; always the same."""
        return self.form_height + self.norm_height + 20

    @property
    def gap(self) -> int:
        """Room between two words."""
        return round(self.pixels * 0.5)

    def form_width(self, word: PageWord) -> float:
        """Width of a form alone."""
        return assets.manuscript_width(self.pixels, word.form)

    def width(self, word: PageWord) -> float:
        """Room that a word needs: that of its form or of its normalization with its mark, whichever is wider."""
        form = self.form_width(word)
        if word.status is None:
            return form
        italic = word.status is Status.OPEN
        mark = 0 if italic else MARK
        norm = assets.manuscript_width(self.norm_pixels, word.norm, italic=italic) + mark
        below = (_LEVEL_WIDTH + 4 if italic else 0) + len(word.marks) * MARK
        return max(form, norm, below, _LEVEL_WIDTH) + 2 * PADDING


def paint_word(
    painter: QPainter, rect: QRectF, word: PageWord, metrics: PageMetrics, theme: Theme, *, rtl: bool
) -> None:
    """A form with its normalization below: upright with a mark where decided, in italics with its level where open."""
    side = Qt.AlignmentFlag.AlignRight if rtl else Qt.AlignmentFlag.AlignLeft
    flags = int(side | Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignAbsolute)
    inner = rect if word.status is None else rect.adjusted(PADDING, 0, -PADDING, 0)
    upper = QRectF(inner.left(), rect.top() + 2, inner.width(), metrics.form_height)
    painter.setLayoutDirection(Qt.LayoutDirection.RightToLeft if rtl else Qt.LayoutDirection.LeftToRight)
    painter.setFont(assets.manuscript_font(metrics.pixels))
    painter.setPen(theme.text if word.live or word.status is None else theme.quiet)
    painter.drawText(upper, flags, word.form)
    if word.status is None:
        return
    lower = QRectF(inner.left(), upper.bottom(), inner.width(), metrics.norm_height)
    color = _status_color(word, theme)
    _paint_marks(painter, lower, word, theme, rtl=rtl)
    if word.status is Status.OPEN:
        if word.live:
            painter.setFont(assets.manuscript_font(metrics.norm_pixels, italic=True))
            painter.setPen(theme.quiet)
            painter.drawText(lower, flags, word.norm)
            if word.level is not None:
                _paint_level_below(painter, lower, word.level, theme, rtl=rtl)
        return
    if word.live:
        ground = QColor(color)
        ground.setAlpha(30)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ground)
        painter.drawRoundedRect(lower.adjusted(-PADDING, 0, PADDING, 0), 3, 3)
    mark = lower.right() - MARK / 2 + 1 if rtl else lower.left() + MARK / 2 - 1
    painter.save()
    painter.translate(mark, lower.center().y())
    painter.scale(0.8, 0.8)
    paint_status(painter, QPointF(0, 0), word.status, color)
    painter.restore()
    painter.setFont(assets.manuscript_font(metrics.norm_pixels))
    painter.setPen(theme.text if word.live else theme.quiet)
    painter.drawText(lower.adjusted(0 if rtl else MARK, 0, -MARK if rtl else 0, 0), flags, word.norm)


class WordPictures(QObject):
    """Words of a view as they were painted, drawn anew only when what they show or how they look has changed.

    They are given up when the view is hidden.
    """

    def __init__(self, view: QWidget) -> None:
        super().__init__(view)
        view.installEventFilter(self)
        self._pictures: dict[tuple[object, ...], QPixmap] = {}

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Give up the pictures of a view that is hidden."""
        if event.type() == QEvent.Type.Hide:
            self._pictures.clear()
        return False

    @property
    def kept(self) -> int:
        """How many there are."""
        return len(self._pictures)

    def paint(
        self, painter: QPainter, rect: QRect, word: PageWord, metrics: PageMetrics, theme: Theme, *, rtl: bool
    ) -> None:
        """Paint a word from its picture."""
        ratio = painter.device().devicePixelRatio()
        look = (word, rect.width(), metrics.pixels, assets.manuscript_family(), theme, rtl, ratio)
        picture = self._pictures.get(look)
        if picture is None:
            if len(self._pictures) >= PICTURES:
                self._pictures.clear()
            picture = QPixmap(round(rect.width() * ratio), round(rect.height() * ratio))
            picture.setDevicePixelRatio(ratio)
            picture.fill(Qt.GlobalColor.transparent)
            with QPainter(picture) as canvas:
                canvas.setRenderHint(QPainter.RenderHint.Antialiasing)
                paint_word(canvas, QRectF(0, 0, rect.width(), rect.height()), word, metrics, theme, rtl=rtl)
            self._pictures[look] = picture
        painter.drawPixmap(rect.topLeft(), picture)


def paint_frame(painter: QPainter, rect: QRectF, color: QColor) -> None:
    """The strong frame about the current word."""
    painter.setPen(QPen(color, 2))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(rect, 4, 4)


def _status_color(word: PageWord, theme: Theme) -> QColor:
    return {Status.ACCEPTED: theme.accepted, Status.CORRECTED: theme.corrected}.get(
        word.status or Status.OPEN, theme.quiet
    )


def _paint_marks(painter: QPainter, lower: QRectF, word: PageWord, theme: Theme, *, rtl: bool) -> None:
    """Small marks below the normalization, behind the level of an open word."""
    used = _LEVEL_WIDTH + 4.0 if word.status is Status.OPEN else 0.0
    for mark in word.marks:
        middle = used + MARK / 2
        painter.save()
        painter.translate(lower.right() - middle if rtl else lower.left() + middle, lower.bottom() + 6)
        painter.scale(0.7, 0.7)
        _MARKS[mark](painter, QPointF(0, 0), theme.warning if mark is Mark.FLAGGED else theme.quiet)
        painter.restore()
        used += MARK


def _paint_level_below(painter: QPainter, lower: QRectF, level: Level, theme: Theme, *, rtl: bool) -> None:
    left = lower.right() - _LEVEL_WIDTH if rtl else lower.left()
    paint_level(painter, QRectF(left, lower.bottom() + 1, _LEVEL_WIDTH, 3), FILLED[level], theme.accent, theme.track)


_MARKS = {
    Mark.FLAGGED: paint_flag,
    Mark.EXCLUDED: paint_excluded,
    Mark.NOTED: paint_note,
    Mark.LOOK: paint_look,
}


class PageEditorDelegate(NormalizationDelegate):
    """Edits a normalization where it stands under its form."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.metrics = PageMetrics(self.pixels)

    def updateEditorGeometry(self, editor: QWidget, option: QStyleOptionViewItem, index: Index) -> None:
        """Cover the normalization, with room to type in."""
        rect: QRect = option.rect
        width = max(rect.width() + 16, 160)
        left = rect.right() - width if self.rtl else rect.left()
        parent = editor.parentWidget()
        if parent is not None:
            left = max(0, min(left, parent.width() - width))
        height = max(self.metrics.norm_height + 8, 28)
        editor.setGeometry(left, rect.top() + self.metrics.form_height, width, height)
