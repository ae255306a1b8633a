"""The ids of a large file in columns: a dictionary of them would take more than the file."""

from __future__ import annotations

from array import array
from bisect import bisect_left
from collections import deque
from collections.abc import Iterator
from itertools import pairwise

_BUCKETS = 0xFFF
_HALF = 0xFFFFFFFF


class Identifiers:
    """Texts with the numbers 0, 1, 2 and so on, in the order in which they are added; about 20 bytes for one of six
    characters. Those of one text are all there, and found under the number of the first.

    First all are added, then they are looked up: a look after an addition sorts a part of them anew.
    """

    __slots__ = ("_again", "_buckets", "_ends", "_sorted", "_texts")

    def __init__(self) -> None:
        self._texts = bytearray()
        self._ends = array("Q", (0,))  # of the text before the first one, of the first one and so on
        self._buckets: dict[int, array[int]] = {}  # half of a hash and the number, by another part of the hash
        self._sorted: dict[int, int] = {}  # so many of a bucket were there when it was sorted
        self._again: bytearray | None = None

    def __len__(self) -> int:
        return len(self._ends) - 1

    def add(self, text: str) -> int:
        """One more text; its number."""
        number, key = len(self), text.encode("utf-8", "surrogatepass")
        self._again = None
        self._texts += key
        self._ends.append(len(self._texts))
        found = hash(key)
        bucket = self._buckets.get(found >> 32 & _BUCKETS)
        if bucket is None:
            bucket = self._buckets[found >> 32 & _BUCKETS] = array("Q")
        bucket.append((found & _HALF) << 32 | number)
        return number

    def is_first(self, number: int) -> bool:
        """Whether no text of a smaller number is the same."""
        if self._again is None:
            self._again = self._those_again()
        return not self._again[number]

    def _those_again(self) -> bytearray:
        """1 for each number whose text is there under a smaller one."""
        found = bytearray(len(self))
        for at in list(self._buckets):
            bucket = self._in_order(at)
            for one, two in pairwise(bucket):
                if one >> 32 == two >> 32:  # half of a hash: as a rule the same text
                    number = two & _HALF
                    found[number] = self.find(self[number]) != number
        return found

    def find(self, text: str) -> int | None:
        """The number of a text, of the first one where there are several; None where there is none."""
        return next(self._found(text), None)

    def last(self, text: str) -> int | None:
        """The number of the last one of this text."""
        return next(iter(deque(self._found(text), 1)), None)

    def _found(self, text: str) -> Iterator[int]:
        key = text.encode("utf-8", "surrogatepass")
        found = hash(key)
        at = found >> 32 & _BUCKETS
        if at not in self._buckets:
            return
        bucket = self._in_order(at)
        wanted = found & _HALF
        for place in range(bisect_left(bucket, wanted << 32), len(bucket)):
            half, number = bucket[place] >> 32, bucket[place] & _HALF
            if half != wanted:
                break
            if self._bytes(number) == key:
                yield number

    def _in_order(self, at: int) -> array[int]:
        bucket = self._buckets[at]
        if self._sorted.get(at) != len(bucket):
            bucket = self._buckets[at] = array("Q", sorted(bucket))
            self._sorted[at] = len(bucket)
        return bucket

    def __getitem__(self, number: int) -> str:
        """The text of a number."""
        return self._bytes(number).decode("utf-8", "surrogatepass")

    def _bytes(self, number: int) -> bytes:
        return bytes(self._texts[self._ends[number] : self._ends[number + 1]])
