"""Pictures of whole rows of the token table, each drawn anew only when what it shows has changed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import islice
from math import ceil

from PySide6.QtCore import QRect
from PySide6.QtGui import QFont, QPainter, QPixmap

from histnorm_gui.qt.delegates.token_delegates import MARGIN, TokenDelegate
from histnorm_gui.qt.models.row_view import RowView
from histnorm_gui.qt.models.token_table import Column
from histnorm_gui.qt.theme import Theme

SCREENS = 2
"""The pictures of so many screens of rows are kept."""


@dataclass(frozen=True, slots=True)
class RowLook:
    """All that the picture of a row depends on besides what the row shows.

    ``columns`` are the columns that are shown, each with its left side and its width; ``pixels`` and ``family`` are
    those of the manuscript's font, ``font`` is that of everything else.
    """

    columns: tuple[tuple[Column, int, int], ...]
    height: int
    pixels: int
    family: str
    font: QFont
    theme: Theme
    ratio: float
    rtl: bool

    @property
    def width(self) -> int:
        """The width of the row."""
        return max((left + width for _, left, width in self.columns), default=0)


class RowPictures:
    """Draws rows, and keeps their pictures."""

    def __init__(self, delegates: Mapping[Column, TokenDelegate]) -> None:
        self._delegates = delegates
        self._look: RowLook | None = None
        self._pictures: dict[tuple[int, bool], tuple[RowView, QPixmap]] = {}  # by token, and whether it is selected

    def look_so(self, look: RowLook) -> None:
        """Let all rows look so from now on."""
        if look != self._look:
            self._look = look
            self._pictures.clear()

    def forget(self) -> None:
        """Draw all rows anew: words that are painted are in another language now."""
        self._pictures.clear()

    def picture(self, view: RowView, selected: bool, most: int) -> QPixmap:
        """The picture of a row; of the oldest ones beyond so many it lets go. ``look_so`` comes before."""
        key = (view.token.id, selected)
        known = self._pictures.get(key)
        if known is not None and (known[0] is view or known[0].looks_like(view)):
            return known[1]
        self._pictures.pop(key, None)
        picture = self._drawn(view, selected)
        self._pictures[key] = (view, picture)
        for old in list(islice(self._pictures, max(0, len(self._pictures) - most))):
            del self._pictures[old]
        return picture

    def __len__(self) -> int:
        """How many pictures there are."""
        return len(self._pictures)

    def _drawn(self, view: RowView, selected: bool) -> QPixmap:
        look = self._look
        assert look is not None
        theme, ratio = look.theme, look.ratio
        picture = QPixmap(round(look.width * ratio), round(look.height * ratio))
        picture.setDevicePixelRatio(ratio)
        picture.fill(theme.current if selected else theme.base)
        with QPainter(picture) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            for column, left, width in look.columns:
                cell = QRect(0, 0, width, look.height)
                painter.save()
                painter.translate(ceil(left * ratio - 0.5) / ratio, 0)  # whole pixels: letters look the same everywhere
                painter.setClipRect(cell)
                painter.setPen(theme.line)
                painter.drawLine(cell.bottomLeft(), cell.bottomRight())
                painter.setFont(look.font)
                self._delegates[column].paint_content(painter, cell.adjusted(MARGIN, 0, -MARGIN, 0), view, theme)
                painter.restore()
        return picture
