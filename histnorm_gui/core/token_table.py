"""The tokens of a manuscript of a project in columns, so that millions of them fit in memory: each is made when it is
asked for."""

from __future__ import annotations

from array import array
from bisect import bisect_left
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from itertools import compress

from histnorm_gui.core.model import Token, TokenKind
from histnorm_gui.core.progress import UNWATCHED, Watch
from histnorm_gui.core.sequences import MadeSequence
from histnorm_gui.core.tokens import Tokens

_LOADING = "load"  # the stage of work
_AT_ONCE = 50_000  # tokens that are gone through in one call, during which the interpreter belongs to nobody else


TokenRow = tuple[int, int, str, TokenKind, str, int, int]
"""Id, position, form, kind, line, start and end of a token."""


class TokenTable(MadeSequence[Token]):
    """Tokens of one manuscript in reading order, equal to any sequence of the same tokens.

    Their positions are their rows, unless some were lost. Joins are no part of it (see Overlaid).
    """

    __slots__ = ("_ascending", "_ids", "_positions", "_rows", "columns", "manuscript_id")

    def __init__(self, manuscript_id: int) -> None:
        self.manuscript_id = manuscript_id
        self.columns = Tokens()
        """Everything but ids."""
        self._ids: range | array[int] = range(0)  # as a rule ids go on by one
        self._ascending = True
        self._positions: array[int] | None = None  # where they are not the rows
        self._rows: dict[int, int] | None = None  # by id, where the ids are in no order

    @classmethod
    def of(cls, tokens: Sequence[Token]) -> TokenTable:
        """A table of tokens of one manuscript, without joins."""
        table = cls(tokens[0].manuscript_id if tokens else 0)
        for token in tokens:
            table.add(token.id, token.position, token.form, token.kind, token.line, token.start, token.end)
        return table

    def add(self, token_id: int, position: int, form: str, kind: TokenKind, line: str, start: int, end: int) -> None:
        """Append a token."""
        self._add_place(token_id, position)
        self.columns.add(form, kind, line, start, end)

    def extend(self, rows: Iterable[TokenRow]) -> None:
        """Append tokens, as ``add`` does one. Where ``rows`` raises, the table is of no use any more."""
        ids, positions = array("q"), array("q")
        add_id, add_position, add = ids.append, positions.append, self.columns.add
        for token_id, position, form, kind, line, start, end in rows:
            add_id(token_id)
            add_position(position)
            add(form, kind, line, start, end)
        known = self._ids
        if ids and isinstance(known, range) and self._positions is None and _goes_on(positions, len(known)):
            start = known.start if known else ids[0]
            if _goes_on(ids, start + len(known)):
                self._ids = range(start, start + len(known) + len(ids))
                return
        for token_id, position in zip(ids, positions, strict=True):
            self._add_place(token_id, position)

    def _add_place(self, token_id: int, position: int) -> None:
        if self._positions is None and position != len(self._ids):
            self._positions = array("I", range(len(self._ids)))
        if self._positions is not None:
            self._positions.append(position)
        self._add_id(token_id)

    def _add_id(self, token_id: int) -> None:
        ids = self._ids
        if ids and token_id <= ids[-1]:
            self._ascending = False
        if isinstance(ids, range):
            if not ids or token_id == ids.stop:
                self._ids = range(ids.start if ids else token_id, token_id + 1)
                return
            ids = self._ids = array("q", ids)
        ids.append(token_id)

    def __len__(self) -> int:
        return len(self._ids)

    def __iter__(self) -> Iterator[Token]:
        at = self.manuscript_id
        positions = range(len(self._ids)) if self._positions is None else self._positions
        for position, token_id, token in zip(positions, self._ids, self.columns, strict=True):
            yield Token(token_id, at, position, token.line, token.form, token.kind, token.start, token.end)

    def made(self, at: int) -> Token:
        """The item at a place."""
        token = self.columns.made(at)
        position = at if self._positions is None else self._positions[at]
        return Token(
            self._ids[at], self.manuscript_id, position, token.line, token.form, token.kind, token.start, token.end
        )

    @property
    def next_position(self) -> int:
        """The position after the last token."""
        if self._positions:
            return self._positions[-1] + 1
        return len(self._ids)

    def ids(self) -> TokenIds:
        """The ids of all tokens."""
        return TokenIds(self)

    def id(self, row: int) -> int:
        """The id of the token in a row."""
        return self._ids[row]

    def row(self, token_id: int) -> int | None:
        """The row of a token, None where it is no token of this manuscript."""
        ids = self._ids
        if not ids:
            return None
        if not self._ascending:
            if self._rows is None or len(self._rows) != len(ids):
                self._rows = {known: row for row, known in enumerate(ids)}
            return self._rows.get(token_id)
        row = token_id - ids[0]  # as a rule ids go on by one
        if not (0 <= row < len(ids) and ids[row] == token_id):
            row = bisect_left(ids, token_id)
        return row if row < len(ids) and ids[row] == token_id else None

    def rows_of_ids(self, token_ids: Iterable[int]) -> Iterator[int | None]:
        """What ``row`` says of each of these."""
        if not isinstance(self._ids, range):
            return map(self.row, token_ids)
        first, end = self._ids.start, self._ids.stop
        return (token_id - first if first <= token_id < end else None for token_id in token_ids)

    def words(self, watch: Watch = UNWATCHED) -> array[int]:
        """The rows of words; Cancelled when the watch says so."""
        flags, rows = self.columns.word_flags(), array("I")
        for start in range(0, len(flags), _AT_ONCE):
            watch.step(_LOADING, start, len(flags))
            stretch = flags[start : start + _AT_ONCE]
            rows.extend(compress(range(start, start + len(stretch)), stretch))
        return rows


class TokenIds(Collection[int]):
    """The ids of all tokens of a table, without a number object for each."""

    __slots__ = ("_table",)

    def __init__(self, table: TokenTable) -> None:
        self._table = table

    def __len__(self) -> int:
        return len(self._table)

    def __contains__(self, token_id: object) -> bool:
        return isinstance(token_id, int) and self._table.row(token_id) is not None

    def __iter__(self) -> Iterator[int]:
        return (self._table.id(row) for row in range(len(self._table)))


class Overlaid(MadeSequence[Token]):
    """The tokens of a table, some of them replaced by others: joins, and parts of joins."""

    __slots__ = ("_changed", "table")

    def __init__(self, table: TokenTable) -> None:
        self.table = table
        self._changed: dict[int, Token] = {}

    @property
    def changed(self) -> Mapping[int, Token]:
        """The tokens that are not as in the table, by row."""
        return self._changed

    def put(self, row: int, token: Token) -> None:
        """Have another token in a row."""
        if token == self.table[row]:
            self._changed.pop(row, None)
        else:
            self._changed[row] = token

    def form(self, row: int) -> str:
        """The form of a token."""
        found = self._changed.get(row)
        return self.table.columns.form(row) if found is None else found.form

    def shown(self, start: int, stop: int) -> list[str]:
        """The tokens from one row up to another as they are shown, without parts of joins."""
        start, stop = max(0, start), min(stop, len(self.table))
        if not self._changed:
            return self.table.columns.forms_of(start, stop)
        tokens = (self.made(row) for row in range(start, stop))
        return [token.shown for token in tokens if token.kind is not TokenKind.PART]

    def kind(self, row: int) -> TokenKind:
        """What a token is."""
        found = self._changed.get(row)
        return self.table.columns.kind(row) if found is None else found.kind

    def words(self, of_source: array[int]) -> array[int]:
        """The rows of words, in order, as far as they are not those ``of_source``."""
        rows = of_source[:]
        for row, token in sorted(self._changed.items()):
            at = bisect_left(rows, row)
            there = at < len(rows) and rows[at] == row
            if there and token.kind is not TokenKind.WORD:
                del rows[at]
            elif not there and token.kind is TokenKind.WORD:
                rows.insert(at, row)
        return rows

    def whole(self) -> Sequence[int]:
        """The rows of all tokens but parts of joins, in order."""
        parts = [row for row, token in self._changed.items() if token.kind is TokenKind.PART]
        if not parts:
            return range(len(self.table))
        rows = array("I", range(len(self.table)))
        for row in sorted(parts, reverse=True):
            del rows[row]
        return rows

    def __len__(self) -> int:
        return len(self.table)

    def __iter__(self) -> Iterator[Token]:
        changed = self._changed
        if not changed:
            return iter(self.table)
        return (changed.get(row, token) for row, token in enumerate(self.table))

    def made(self, at: int) -> Token:
        """The item at a place."""
        found = self._changed.get(at)
        return self.table.made(at) if found is None else found


def _goes_on(numbers: array[int], first: int) -> bool:
    """Whether these are the numbers from ``first`` on."""
    return numbers == array("q", range(first, first + len(numbers)))


def rows_of(forms: Iterable[str]) -> dict[str, array[int]]:
    """The rows of each form, in order."""
    found: dict[str, array[int]] = {}
    for row, form in enumerate(forms):
        rows = found.get(form)
        if rows is None:
            rows = found[form] = array("I")
        rows.append(row)
    return found
