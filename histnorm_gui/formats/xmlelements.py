"""Many elements of one XML file in any order, four bytes each: an object is made when one is looked at."""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Iterator

from histnorm_gui.core.sequences import MadeSequence
from histnorm_gui.formats.xmltree import Element


class Elements(MadeSequence[Element]):
    """Elements of one reading of a file, equal to any sequence of the same."""

    __slots__ = ("_first", "_numbers")

    def __init__(self, found: Iterable[Element] = ()) -> None:
        self._first: Element | None = None
        self._numbers = array("I")
        for element in found:
            self.add(element)

    def add(self, element: Element) -> None:
        """Append an element."""
        self._first = self._first or element
        self._numbers.append(element.number)

    def __len__(self) -> int:
        return len(self._numbers)

    def __iter__(self) -> Iterator[Element]:
        first = self._first
        if first is not None:
            for number in self._numbers:
                yield first.numbered(number)

    def made(self, at: int) -> Element:
        """The element at a place."""
        assert self._first is not None  # there are elements
        return self._first.numbered(self._numbers[at])

    @property
    def in_order(self) -> bool:
        """Whether each stands behind the one before in the file."""
        numbers = self._numbers
        return all(numbers[at] < numbers[at + 1] for at in range(len(numbers) - 1))

    def order(self) -> Iterable[int]:
        """Their places here in the order in which they stand in the file."""
        return array("I", sorted(range(len(self._numbers)), key=self._numbers.__getitem__))
