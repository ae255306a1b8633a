"""Labels of lines for millions of tokens: most are numbers that stay the same, or go on by one, from token to token."""

from __future__ import annotations

from array import array
from bisect import bisect_right
from collections.abc import Iterator


class Labels:
    """One label for each token, in the order in which they were added; kept as stretches in which the label is the
    same, or the next number each time."""

    __slots__ = ("_begins", "_last", "_last_text", "_length", "_names", "_next", "_steps",
                 "_values")  # fmt: skip

    def __init__(self) -> None:
        self._names: list[str] = []  # labels that are no numbers; one that comes again does so at once
        self._begins = array("I")  # the first token of each stretch
        self._values = array("q")  # its label: a number, or less than 0 for a name
        self._steps = bytearray()  # what is added from token to token
        self._length = 0
        self._last = -1
        self._last_text: str | None = None
        self._next: str | None = None  # the label that the next token has if numbers go on as they do

    def __len__(self) -> int:
        return self._length

    def add(self, label: str) -> None:
        """The label of one more token."""
        at = self._length
        self._length = at + 1
        if label == self._last_text:
            value = self._last
            if self._steps[-1] == 0 or self._goes_on(at, 0):
                return
        elif label == self._next:  # as it is in every row of a table
            self._last, self._last_text = self._last + 1, label
            self._next = str(self._last + 1)
            return
        else:
            value = self._value(label)
            if value == self._last + 1 and value > 0 and self._goes_on(at, 1):
                self._last, self._last_text = value, label
                self._next = str(value + 1)
                return
        self._next = None
        self._begins.append(at)
        self._values.append(value)
        self._steps.append(0)
        self._last, self._last_text = value, label

    def __getitem__(self, at: int) -> str:
        found = bisect_right(self._begins, at) - 1
        return self._text(self._values[found] + self._steps[found] * (at - self._begins[found]))

    def __iter__(self) -> Iterator[str]:
        for number, (begin, value, step) in enumerate(zip(self._begins, self._values, self._steps, strict=True)):
            end = self._begins[number + 1] if number + 1 < len(self._begins) else self._length
            if step:
                yield from map(str, range(value, value + end - begin))
            else:
                text = self._text(value)
                for _ in range(begin, end):
                    yield text

    def changes(self) -> Iterator[int]:
        """The tokens whose label is not that of the token before, the first one among them."""
        before: int | None = None
        for number, (begin, value, step) in enumerate(zip(self._begins, self._values, self._steps, strict=True)):
            end = self._begins[number + 1] if number + 1 < len(self._begins) else self._length
            # A name that comes again has another number.
            if before is None or (value != before and (value >= 0 or before >= 0 or self[begin] != self[begin - 1])):
                yield begin
            if step:
                yield from range(begin + 1, end)
            before = value + step * (end - 1 - begin)

    def _goes_on(self, at: int, step: int) -> bool:
        """Whether the last stretch goes on with this step; its second token says which one it has."""
        if not self._begins:
            return False
        if self._steps[-1] == step:
            return True
        if at - self._begins[-1] == 1:
            self._steps[-1] = step
            return True
        return False

    def _value(self, label: str) -> int:
        if label.isascii() and label.isdigit() and len(label) < 18 and (label[0] != "0" or label == "0"):
            return int(label)
        self._names.append(label)
        return -len(self._names)

    def _text(self, value: int) -> str:
        return str(value) if value >= 0 else self._names[-1 - value]
