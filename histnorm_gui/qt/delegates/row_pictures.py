"""Pictures of whole rows of the token table, each drawn anew only when what it shows has changed.

They are put together from pictures of their cells, since most of what a row shows has been in another one before: its
line, its state, a frequent word with its alignment.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping
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
CELLS = 32
"""When cells that have been painted take as much room as so many rows, those that were not needed meanwhile go."""


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

    @property
    def places(self) -> tuple[tuple[Column, int, int, int], ...]:
        """The columns, each with its left and right side in pixels of the screen, and its width."""
        # Whole pixels: letters look the same everywhere.
        lefts = [ceil(left * self.ratio - 0.5) for _, left, _ in self.columns]
        rights = (*lefts[1:], round(self.width * self.ratio))
        return tuple(
            (column, left, right, width)
            for (column, _, width), left, right in zip(self.columns, lefts, rights, strict=True)
        )


class CellPictures:
    """Pictures of cells, by what they show; what was not needed for long is let go."""

    def __init__(self) -> None:
        self.most = 0
        """So much room, in pixels, for those that were needed lately, and the same for those before them."""
        self._recent: dict[Hashable, QPixmap] = {}
        self._former: dict[Hashable, QPixmap] = {}
        self._room = 0

    def clear(self) -> None:
        """Forget all."""
        self._recent.clear()
        self._former.clear()
        self._room = 0

    def find(self, key: Hashable) -> QPixmap | None:
        """The picture that is kept for this."""
        found = self._recent.get(key)
        if found is None and (found := self._former.pop(key, None)) is not None:
            self.keep(key, found)
        return found

    def keep(self, key: Hashable, picture: QPixmap) -> None:
        """Keep a picture."""
        size = picture.width() * picture.height()
        if self._room + size > self.most:
            self._former, self._recent, self._room = self._recent, {}, 0
        self._recent[key] = picture
        self._room += size

    def __len__(self) -> int:
        return len(self._recent) + len(self._former)


class RowPictures:
    """Draws rows, and keeps their pictures."""

    def __init__(self, delegates: Mapping[Column, TokenDelegate]) -> None:
        self._delegates = delegates
        self._look: RowLook | None = None
        self._places: tuple[tuple[Column, int, int, int], ...] = ()
        self._pictures: dict[tuple[int, bool], tuple[RowView, QPixmap]] = {}  # by token, and whether it is selected
        self._cells = CellPictures()
        self._grounds: dict[bool, QPixmap] = {}  # rows without words, by whether they are selected

    def look_so(self, look: RowLook) -> None:
        """Let all rows look so from now on."""
        if look != self._look:
            self._look, self._places = look, look.places
            self._cells.most = CELLS * round(look.width * look.ratio) * round(look.height * look.ratio)
            self.forget()

    def forget(self) -> None:
        """Draw all rows anew: words that are painted are in another language now."""
        self._pictures.clear()
        self._cells.clear()
        self._grounds.clear()

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

    def prepare(self, view: RowView, selected: bool) -> None:
        """Draw the cells of a row that is likely to be shown next, once any row was."""
        look = self._look
        for column, left, right, width in self._places if look is not None else ():
            assert look is not None
            self._cell(view, selected, column, left, right, width, look)

    def __len__(self) -> int:
        """How many pictures there are."""
        return len(self._pictures)

    @property
    def cells(self) -> int:
        """How many pictures of cells there are."""
        return len(self._cells)

    def _drawn(self, view: RowView, selected: bool) -> QPixmap:
        look = self._look
        assert look is not None
        picture = QPixmap(round(look.width * look.ratio), round(look.height * look.ratio))
        cells = [
            (left, self._cell(view, selected, column, left, right, width, look))
            for column, left, right, width in self._places
        ]
        with QPainter(picture) as painter:
            for left, cell in cells:
                painter.drawPixmap(left, 0, cell)
        picture.setDevicePixelRatio(look.ratio)
        return picture

    def _cell(
        self, view: RowView, selected: bool, column: Column, left: int, right: int, width: int, look: RowLook
    ) -> QPixmap:
        """A cell in pixels of the screen, whatever the ratio."""
        delegate = self._delegates[column]
        key = (column, selected, delegate.shown(view))
        cell = self._cells.find(key)
        if cell is None:
            ground = self._ground(selected, look)
            cell = ground.copy(left, 0, right - left, ground.height())
            cell.setDevicePixelRatio(look.ratio)
            with QPainter(cell) as painter:
                painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                rect = QRect(0, 0, width, look.height)
                painter.setClipRect(rect)
                painter.setFont(look.font)
                delegate.paint_content(painter, rect.adjusted(MARGIN, 0, -MARGIN, 0), view, look.theme)
            cell.setDevicePixelRatio(1.0)
            self._cells.keep(key, cell)
        return cell

    def _ground(self, selected: bool, look: RowLook) -> QPixmap:
        """A row without words: its colour, and the line below."""
        ground = self._grounds.get(selected)
        if ground is None:
            theme, ratio = look.theme, look.ratio
            ground = QPixmap(round(look.width * ratio), round(look.height * ratio))
            ground.setDevicePixelRatio(ratio)
            ground.fill(theme.current if selected else theme.base)
            with QPainter(ground) as painter:
                painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                painter.setPen(theme.line)
                for _, left, _, width in self._places:
                    cell = QRect(0, 0, width, look.height)
                    painter.save()
                    painter.translate(left / ratio, 0)
                    painter.setClipRect(cell)
                    painter.drawLine(cell.bottomLeft(), cell.bottomRight())
                    painter.restore()
            self._grounds[selected] = ground
        return ground
