"""The rows in the pages of a damaged database, read without SQLite: every leaf of a table is looked at by itself.

After SQLite's database file format, sections 1.6 (b-tree pages), 2.1 (records) and 1.5 (the header).
"""

from __future__ import annotations

import struct
from collections.abc import Iterator

Value = int | float | str | bytes | None
Row = tuple[int, tuple[Value, ...]]
"""Row id, and the values of the columns; that of an INTEGER PRIMARY KEY is None."""

_LEAF_OF_TABLE = 0x0D
_LARGEST_PAGE = 65536
_USUAL_PAGE = 4096
_MOST_COLUMNS = 64
_INTEGERS = {1: 1, 2: 2, 3: 3, 4: 4, 5: 6, 6: 8}


class Pages:
    """The pages of a file; whatever makes no sense in them is passed over."""

    def __init__(self, data: bytes) -> None:
        self._data = data
        self.size = _page_size(data)
        reserved = data[20] if len(data) > 20 and data[20] <= 64 else 0
        self._usable = self.size - reserved

    def rows(self) -> Iterator[Row]:
        """The rows of all leaves of tables, from the first page to the last; a row may come more than once."""
        for start in range(0, len(self._data), self.size):
            head = start + (100 if start == 0 else 0)
            if len(self._data) > head + 8 and self._data[head] == _LEAF_OF_TABLE:
                yield from self._leaf(start, head)

    def _leaf(self, start: int, head: int) -> Iterator[Row]:
        (cells,) = struct.unpack_from(">H", self._data, head + 3)
        for number in range(min(cells, (self.size - 8) // 2)):
            try:
                (offset,) = struct.unpack_from(">H", self._data, head + 8 + 2 * number)
                row = self._cell(start, start + offset)
            except (struct.error, IndexError, ValueError, OverflowError):
                continue
            if row is not None:
                yield row

    def _cell(self, start: int, at: int) -> Row | None:
        length, at = self._varint(at)
        row_id, at = self._varint(at)
        if row_id >= 1 << 63:
            row_id -= 1 << 64
        if not 0 < length <= len(self._data):
            return None
        local = self._local(length)
        if at + local > start + self.size:
            return None
        payload = self._data[at : at + local]
        if local < length:
            (following,) = struct.unpack_from(">I", self._data, at + local)
            payload += self._overflow(following, length - local)
        return row_id, _record(payload) if len(payload) == length else ()

    def _local(self, length: int) -> int:
        """How much of a payload stands in the leaf itself."""
        usable = self._usable
        most = usable - 35
        if length <= most:
            return length
        least = (usable - 12) * 32 // 255 - 23
        fitting = least + (length - least) % (usable - 4)
        return fitting if fitting <= most else least

    def _overflow(self, page: int, left: int) -> bytes:
        parts: list[bytes] = []
        seen: set[int] = set()
        while left > 0:
            start = (page - 1) * self.size
            if page in seen or page < 2 or start + self.size > len(self._data):
                raise ValueError("the chain of pages is broken")
            seen.add(page)
            (page,) = struct.unpack_from(">I", self._data, start)
            part = self._data[start + 4 : start + self._usable][:left]
            parts.append(part)
            left -= len(part)
        return b"".join(parts)

    def _varint(self, at: int) -> tuple[int, int]:
        return _varint(self._data, at)


def _page_size(data: bytes) -> int:
    """As the header says, or the usual one where it says nothing possible."""
    if len(data) < 18:
        return _USUAL_PAGE
    (size,) = struct.unpack_from(">H", data, 16)
    size = _LARGEST_PAGE if size == 1 else size
    return size if 512 <= size <= _LARGEST_PAGE and size & (size - 1) == 0 else _USUAL_PAGE


def _varint(data: bytes, at: int) -> tuple[int, int]:
    """A number of 1 to 9 bytes, and where it ends."""
    value = 0
    for place in range(8):
        byte = data[at + place]
        value = value << 7 | byte & 0x7F
        if byte < 0x80:
            return value, at + place + 1
    return value << 8 | data[at + 8], at + 9


def _record(payload: bytes) -> tuple[Value, ...]:
    """The values of a record; ValueError, IndexError or struct.error when it is none."""
    end, at = _varint(payload, 0)
    kinds = []
    while at < end:
        kind, at = _varint(payload, at)
        kinds.append(kind)
        if len(kinds) > _MOST_COLUMNS:
            raise ValueError("too many columns")
    if at != end:
        raise ValueError("the header of the record has another length")
    values: list[Value] = []
    for kind in kinds:
        value, at = _value(payload, at, kind)
        values.append(value)
    if at != len(payload):
        raise ValueError("the record has another length")
    return tuple(values)


def _value(payload: bytes, at: int, kind: int) -> tuple[Value, int]:
    if kind == 0:
        return None, at
    if kind in (8, 9):
        return kind - 8, at
    if kind in _INTEGERS:
        size = _INTEGERS[kind]
        return int.from_bytes(_part(payload, at, size), "big", signed=True), at + size
    if kind == 7:
        (number,) = struct.unpack(">d", _part(payload, at, 8))
        return float(number), at + 8
    if kind < 12:
        raise ValueError("a kind of value that is not used")
    size = (kind - 12) // 2
    part = _part(payload, at, size)
    return (part.decode("utf-8") if kind % 2 else part), at + size


def _part(payload: bytes, at: int, size: int) -> bytes:
    if at + size > len(payload):
        raise ValueError("the record ends too early")
    return payload[at : at + size]
