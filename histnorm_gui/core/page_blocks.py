"""The blocks of a whole manuscript in columns: a text of a million words has a hundred thousand lines."""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from itertools import chain, pairwise

from histnorm_gui.core.page_layout import LONGEST, Block, flowing, is_glued, page_of, short_label
from histnorm_gui.core.progress import UNWATCHED, Watch
from histnorm_gui.core.sequences import MadeSequence
from histnorm_gui.core.token_table import TokenTable

_LOADING = "load"  # the stage of work


class Blocks(MadeSequence[Block]):
    """What `page_layout.blocks_of` gives for the tokens of a manuscript, each block made when it is asked for."""

    __slots__ = ("_named", "_tokens", "flowing", "letters", "longest_line", "longest_page", "starts")

    def __init__(self, tokens: TokenTable, watch: Watch = UNWATCHED) -> None:
        self._tokens = tokens
        self.starts = array("I")
        """The first token of each."""
        self.letters = array("I")
        """How many letters the forms of each have."""
        self._named = bytearray()  # whether a line of the source begins with it
        self.longest_line = self.longest_page = ""
        """The longest labels that stand in the margin."""
        begins = array("I", watch.over(tokens.columns.line_begins(), _LOADING, 0))
        self.flowing = flowing(len(tokens), len(begins))
        """Whether the lines of the source are rows of a list: the words are set as running text."""
        if begins and self.flowing:
            begins = begins[:1]
        for start, end in watch.over(pairwise(chain(begins, (len(tokens),))), _LOADING, 0):
            self._add_line(start, end, watch)

    def _add_line(self, start: int, end: int, watch: Watch) -> None:
        """A line of the source, in pieces where it is very long."""
        named = True
        while end - start > LONGEST:
            watch.step(_LOADING, 0, 0)
            cut = start + LONGEST
            while cut < end and is_glued(self._tokens, cut):
                cut += 1
            if cut == end:
                break
            self._add(start, cut, named=named)
            start, named = cut, self.flowing
        self._add(start, end, named=named)

    def _add(self, start: int, end: int, *, named: bool) -> None:
        self.starts.append(start)
        self.letters.append(self._tokens.columns.letters(start, end))
        self._named.append(named)
        if named:
            label = self._tokens.columns.line(start)
            if len(label) > len(self.longest_line):  # the part that is shown of it is no longer
                self.longest_line = max(self.longest_line, short_label(label), key=len)
            if len(label) > len(self.longest_page) + 1:
                self.longest_page = max(self.longest_page, page_of(label), key=len)

    def __len__(self) -> int:
        return len(self.starts)

    def sizes(self) -> Iterator[tuple[int, int]]:
        """Tokens and letters of each."""
        ends = self.starts[1:]
        if self.starts:
            ends.append(len(self._tokens))
        return ((end - start, letters) for start, end, letters in zip(self.starts, ends, self.letters, strict=True))

    def made(self, at: int) -> Block:
        """The item at a place."""
        start = self.starts[at]
        end = self.starts[at + 1] if at + 1 < len(self.starts) else len(self._tokens)
        return Block(start, end, self._tokens.columns.line(start) if self._named[at] else "", self.letters[at])
