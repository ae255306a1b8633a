"""The running text of a manuscript broken into lines, of which only those that are looked at are ever measured.

A *block* is a line of the source, or a stretch of one that is too long to be measured at once; it begins a new line on
the page. A *line* here is one on the page. The number of lines in a block is estimated until it is looked at.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import accumulate

from histnorm_gui.core.model import Token, TokenKind

LONGEST = 80
"""A source line of more tokens is laid out in pieces of so many."""
_FLOWING = 1.6
"""With fewer tokens in a line on average, lines are rows of a list: the words are set as running text."""
_CLOSING = frozenset(".,;:!?)]}»”’/·")


@dataclass(frozen=True, slots=True)
class Block:
    """Tokens ``start`` to ``end`` (exclusive); ``label`` is the source line that begins here, empty in its rest."""

    start: int
    end: int
    label: str
    letters: int  # in all its forms, for estimates


Place = tuple[int, int]
"""A line on the page: the number of its block, and of the line in the block, both from 0."""


def flows(tokens: Sequence[Token]) -> bool:
    """Whether the lines of the source are rows of a list rather than lines of a text."""
    lines = sum(1 for i, token in enumerate(tokens) if not i or token.line != tokens[i - 1].line)
    return flowing(len(tokens), lines)


def flowing(tokens: int, lines: int) -> bool:
    """Whether so many lines are rows of a list, for so many tokens."""
    return tokens < _FLOWING * lines


def blocks_of(tokens: Sequence[Token]) -> list[Block]:
    """Break a text into blocks, at the lines of the source unless these are rows of a list."""
    in_rows = flows(tokens)
    blocks: list[Block] = []
    start = letters = 0
    begins = True

    def close(end: int) -> None:
        blocks.append(Block(start, end, tokens[start].line if begins or in_rows else "", letters))

    for position, token in enumerate(tokens):
        new_line = not in_rows and position > start and token.line != tokens[position - 1].line
        full = position - start >= LONGEST and not is_glued(tokens, position)
        if new_line or full:
            close(position)
            start, letters, begins = position, 0, new_line
        letters += len(token.form)
    if tokens:
        close(len(tokens))
    return blocks


def page_of(label: str) -> str:
    """The page in the label of a line ("12r" in "12r,5"); empty where it names none."""
    return label.rpartition(",")[0]


def short_label(label: str) -> str:
    """The line without its page, which stands beside it once."""
    return label.rpartition(",")[2]


def is_glued(tokens: Sequence[Token], position: int) -> bool:
    """Whether a token stands without a space after the one before it."""
    if not position:
        return False
    token, before = tokens[position], tokens[position - 1]
    if token.start == before.end and token.line == before.line:
        return True
    return token.kind is TokenKind.PUNCTUATION and token.form[:1] in _CLOSING and token.line != before.line


def broken(widths: Sequence[float], glued: Sequence[bool], gap: float, room: float) -> tuple[int, ...]:
    """Where lines begin when words of these widths are set in so much room: positions, the first of which is 0.

    A glued word stays with the one before it; what is wider than the room has a line of its own.
    """
    starts, used, position = [0], 0.0, 0
    while position < len(widths):
        end = position + 1
        while end < len(widths) and glued[end]:
            end += 1
        width = sum(widths[position:end])
        if position > starts[-1] and used + gap + width > room:
            starts.append(position)
            used = width
        else:
            used += width + (gap if position > starts[-1] else 0.0)
        position = end
    return tuple(starts)


class PageLayout:
    """Finds lines by number and by token. ``measure`` breaks one block; ``estimate`` guesses how many lines it has."""

    def __init__(
        self,
        blocks: Sequence[Block],
        measure: Callable[[Block], tuple[int, ...]],
        estimate: Callable[[Block], int] | list[int],
        begins: Sequence[int] | None = None,
    ) -> None:
        """Estimates that are known already are given as a list, which is changed; so is where the blocks begin."""
        self.blocks = blocks
        self._measure = measure
        self._begins = [block.start for block in blocks] if begins is None else begins
        counts = estimate if isinstance(estimate, list) else [max(1, estimate(block)) for block in blocks]
        self._counts = counts
        self._lines: dict[int, tuple[int, ...]] = {}
        self._sums: list[int] | None = None

    def lines(self, block: int) -> tuple[int, ...]:
        """The positions in a block at which its lines begin."""
        found = self._lines.get(block)
        if found is None:
            found = self._lines[block] = self._measure(self.blocks[block])
            if self._counts[block] != len(found):
                self._counts[block] = len(found)
                self._sums = None
        return found

    def forget(self, rows: Iterable[int]) -> None:
        """The words at these rows have changed: measure their blocks anew when they are next looked at.

        Rows that are many have to be in order.
        """
        if isinstance(rows, Sequence) and len(rows) > len(self._lines):
            for block in list(self._lines):
                at = bisect_left(rows, self.blocks[block].start)
                if at < len(rows) and rows[at] < self.blocks[block].end:
                    del self._lines[block]
            return
        for row in rows:
            self._lines.pop(self.block_of(row), None)

    def forget_all(self) -> None:
        """Measure everything anew when it is next looked at."""
        self._lines.clear()

    @property
    def total(self) -> int:
        """How many lines there are, as far as that is known."""
        return self._before()[-1]

    def block_of(self, row: int) -> int:
        """The block of a token."""
        return bisect_right(self._begins, row) - 1

    def place_of(self, row: int) -> Place:
        """The line that a token is on."""
        block = self.block_of(row)
        return block, bisect_right(self.lines(block), row - self.blocks[block].start) - 1

    def number(self, place: Place) -> int:
        """The number of a line, from 0, as far as that is known."""
        return self._before()[place[0]] + place[1]

    def at(self, number: int) -> Place:
        """The line of a number; the first or the last where there is no such."""
        number = min(max(0, number), self.total - 1)
        block = bisect_right(self._before(), number) - 1
        return block, min(number - self._before()[block], len(self.lines(block)) - 1)

    def moved(self, place: Place, lines: int) -> Place:
        """The line so many lines further on, or back where negative; the first or the last where the text ends."""
        block, line = place[0], min(place[1], len(self.lines(place[0])) - 1)
        while lines > 0:
            step = min(lines, len(self.lines(block)) - 1 - line)
            line, lines = line + step, lines - step
            if lines and block + 1 == len(self.blocks):
                break
            if lines:
                block, line, lines = block + 1, 0, lines - 1
        while lines < 0:
            step = min(-lines, line)
            line, lines = line - step, lines + step
            if lines and not block:
                break
            if lines:
                block, lines = block - 1, lines + 1
                line = len(self.lines(block)) - 1
        return block, line

    def rows(self, place: Place) -> range:
        """The tokens of a line."""
        block, starts = self.blocks[place[0]], self.lines(place[0])
        end = block.start + starts[place[1] + 1] if place[1] + 1 < len(starts) else block.end
        return range(block.start + starts[place[1]], end)

    def _before(self) -> list[int]:
        if self._sums is None:
            self._sums = list(accumulate(self._counts, initial=0))
        return self._sums
