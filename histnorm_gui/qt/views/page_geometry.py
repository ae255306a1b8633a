"""Where the lines and words of the page are, for the size of the view and the place that is looked at."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRect

from histnorm_gui.core.direction import Direction, direction_of, visual_order
from histnorm_gui.core.model import Token, TokenKind
from histnorm_gui.core.page_blocks import Blocks
from histnorm_gui.core.page_layout import Block, PageLayout, Place, broken, is_glued
from histnorm_gui.core.token_table import TokenTable
from histnorm_gui.qt.delegates.page_delegate import PageMetrics
from histnorm_gui.qt.models.page_word import PageWord
from histnorm_gui.services.manuscript_text import ManuscriptText

CURRENT_AT = 0.4
"""Where the current line stays while one moves on, as a share of the height."""
TOP = 8
SIDE = 16
"""Pixels free above the text and at its sides."""


@dataclass(frozen=True, slots=True)
class Line:
    """One line as it is shown: its place, its top, and its words with their rectangles by their places in the text."""

    place: Place
    top: int
    slots: dict[int, QRect]
    words: dict[int, PageWord]


class PageGeometry:
    """Measures the lines that are looked at and no others. ``word`` says what is shown of a token of the text."""

    def __init__(self, word: Callable[[int], PageWord]) -> None:
        self._word = word
        self.tokens: Sequence[Token] = ()
        self.metrics = PageMetrics(18)
        self.rtl = False
        self.width = self.height = 0
        self.margin = 0
        self.flowing = False
        self._blocks = Blocks(TokenTable(0))
        self.layout = PageLayout([], self._measure, [])
        self.anchor: Place = (0, 0)  # the line at the top
        self._lines: list[Line] | None = None

    def show_text(self, text: ManuscriptText | None, advance: Callable[[str], int]) -> None:
        """Lay out a text, at the same place where it is the same; ``advance`` measures the labels in the margin."""
        tokens: Sequence[Token] = text.tokens if text is not None else ()
        blocks = text.blocks if text is not None else Blocks(TokenTable(0))
        if tokens is self.tokens:
            self.break_lines()
            return
        self.tokens = tokens
        self.flowing = blocks.flowing
        self._blocks = blocks
        shown = ("000", blocks.longest_line, blocks.longest_page)
        self.margin = SIDE + max(advance(text) for text in shown) + SIDE
        self.anchor = (0, 0)
        self.break_lines()

    def break_lines(self) -> None:
        """Break the lines anew, for another width or another font; the token at the top stays there."""
        row = self.layout.rows(self.layout.moved(self.anchor, 0)).start if any(self.anchor) else 0
        self.layout = PageLayout(self._blocks, self._measure, self._estimates(), self._blocks.starts)
        self.anchor = self.layout.place_of(row) if row else (0, 0)
        self._lines = None

    def touch(self) -> None:
        """Something that is shown has changed."""
        self._lines = None

    def lines(self) -> list[Line]:
        """The lines that are visible, with the one that is cut off at the bottom."""
        if self._lines is None:
            self._lines = []
            if self.layout.blocks:
                self.anchor = place = self.layout.moved(self.anchor, 0)
                for top in range(TOP, self.height, self.metrics.line_height):
                    words = {row: self._word(row) for row in self.layout.rows(place)}
                    slots = self.slots(place, top, words)
                    self._lines.append(Line(place, top, slots, {row: words[row] for row in slots}))
                    following = self.layout.moved(place, 1)
                    if following == place:
                        break
                    place = following
        return self._lines

    def slots(self, place: Place, top: int, words: Mapping[int, PageWord] | None = None) -> dict[int, QRect]:
        """Where the tokens of a line are when it is at ``top``."""
        rows = [row for row in self.layout.rows(place) if self.tokens[row].kind is not TokenKind.PART]
        base = Direction.RTL if self.rtl else Direction.LTR
        order = visual_order([direction_of(self.tokens[row].form) for row in rows], base)
        slots: dict[int, QRect] = {}
        used = 0.0
        before: int | None = None
        for row in (rows[position] for position in (reversed(order) if self.rtl else order)):
            together = before is not None and abs(row - before) == 1 and is_glued(self.tokens, max(row, before))
            if before is not None and not together:
                used += self.metrics.gap
            width = self.metrics.width(words[row] if words else self._word(row))
            left = self.width - self.margin - used - width if self.rtl else self.margin + used
            slots[row] = QRect(round(left), top, round(width), self.metrics.line_height - 4)
            used += width
            before = row
        return slots

    @property
    def visible(self) -> int:
        """How many lines are visible as a whole."""
        return max(1, (self.height - TOP) // self.metrics.line_height)

    @property
    def above(self) -> int:
        """How many lines are above the one where the eye rests."""
        return int(self.visible * CURRENT_AT)

    def put(self, row: int, above: int) -> None:
        """Show a token with so many lines above its own."""
        self.anchor = self.layout.moved(self.layout.place_of(row), -above)
        self._lines = None

    def bring_into_view(self, row: int) -> bool:
        """Show a token, moving as little as that takes; False where it is in sight."""
        place = self.layout.place_of(row)
        first = self.layout.moved(self.anchor, 0)
        if place < first:
            self.put(row, 0)
        elif place > self.layout.moved(first, self.visible - 1):
            self.put(row, self.visible - 1)
        else:
            return False
        return True

    def scroll(self, target: int, last: int) -> None:
        """Show the line of that number at the top, of 0 to ``last``; step by step where it is near."""
        steps = target - self.layout.number(self.anchor)
        if target <= 0:
            self.anchor = (0, 0)
        elif target >= last:
            block = len(self.layout.blocks) - 1
            end = (block, len(self.layout.lines(block)) - 1)
            self.anchor = self.layout.moved(end, 1 - self.visible)
        elif abs(steps) <= 2 * self.visible:
            self.anchor = self.layout.moved(self.anchor, steps)
        else:
            self.anchor = self.layout.at(target)
        self._lines = None

    def beside(self, row: int, lines: int, live: Callable[[int], bool]) -> int:
        """The live token nearest to this one so many lines further on; lines without one are passed."""
        place = self.layout.place_of(row)
        center = self.slots(place, 0)[row].center().x()
        step, target = (1 if lines > 0 else -1), self.layout.moved(place, lines)
        while target != place:
            near = [(abs(rect.center().x() - center), found) for found, rect in self.slots(target, 0).items()]
            if alive := [(distance, found) for distance, found in near if live(found)]:
                return min(alive)[1]
            following = self.layout.moved(target, step)
            if following == target:
                break
            target = following
        return row

    def _room(self) -> int:
        return max(80, self.width - self.margin - SIDE)

    def _estimates(self) -> list[int]:
        """About how many lines each block has; of a very long text there are a hundred thousand."""
        letter, word = self.metrics.pixels * 0.45 / self._room(), (self.metrics.gap + 8) / self._room()
        return [max(1, round(letters * letter + tokens * word + 0.5)) for tokens, letters in self._blocks.sizes()]

    def _measure(self, block: Block) -> tuple[int, ...]:
        rows = range(block.start, block.end)
        parts = [self.tokens[row].kind is TokenKind.PART for row in rows]
        widths = [0.0 if part else self.metrics.width(self._word(row)) for row, part in zip(rows, parts, strict=True)]
        glued = [
            row > block.start and (part or is_glued(self.tokens, row)) for row, part in zip(rows, parts, strict=True)
        ]
        return broken(widths, glued, self.metrics.gap, self._room())
