"""Where the lines of a large file are on their images: the polygons of hundreds of thousands of lines as one column of
numbers, a polygon being made when it is asked for."""

from __future__ import annotations

from array import array
from bisect import bisect_left
from collections.abc import Iterator, Mapping, Sequence

from histnorm_gui.core.source import Place


class LinePlaces(Mapping[str, Place]):
    """Places of lines that are numbered, by their numbers as text; equal to any mapping of the same."""

    __slots__ = ("_ends", "_images", "_known", "_lines", "_numbers", "_of")

    def __init__(self) -> None:
        self._images: list[str] = []
        self._known: dict[str, int] = {}
        self._lines = array("I")
        self._of = array("I")  # which of the images
        self._numbers, self._ends = array("q"), array("Q")  # x and y of all points; where those of each line end

    def add(self, line: int, image: str, points: Sequence[tuple[int, int]]) -> None:
        """The place of one more line, whose number is greater than those before; one that has a place is left alone.

        A polygon with numbers that no image has (of more than 63 bits) is none.
        """
        if self._lines and line <= self._lines[-1]:
            return
        known = self._known.get(image)
        if known is None:
            known = self._known[image] = len(self._images)
            self._images.append(image)
        before = len(self._numbers)
        try:
            for point in points:
                self._numbers.extend(point)
        except OverflowError:
            del self._numbers[before:]
        self._lines.append(line)
        self._of.append(known)
        self._ends.append(len(self._numbers))

    def __len__(self) -> int:
        return len(self._lines)

    def __iter__(self) -> Iterator[str]:
        return map(str, self._lines)

    def __getitem__(self, label: str) -> Place:
        line = (
            int(label) if label.isascii() and label.isdigit() and len(label) < 10 and str(int(label)) == label else -1
        )
        at = bisect_left(self._lines, line) if line >= 0 else len(self._lines)
        if at == len(self._lines) or self._lines[at] != line:
            raise KeyError(label)
        begin = self._ends[at - 1] if at else 0
        numbers = self._numbers[begin : self._ends[at]]
        return Place(self._images[self._of[at]], tuple(zip(numbers[::2], numbers[1::2], strict=True)))
