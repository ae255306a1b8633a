"""The decisions of a manuscript by row: millions of them are a few different ones, each kept once."""

from __future__ import annotations

from array import array
from collections.abc import Iterator

from histnorm_gui.core.model import OPEN, Annotation


class AnnotationTable:
    """One annotation for each row, all open to begin with."""

    __slots__ = ("_codes", "_known", "_numbers")

    def __init__(self, rows: int) -> None:
        self._codes = array("I", bytes(array("I").itemsize * rows))
        self._known = [OPEN]
        self._numbers = {OPEN: 0}

    def __len__(self) -> int:
        return len(self._codes)

    def __getitem__(self, row: int) -> Annotation:
        return self._known[self._codes[row]]

    def __setitem__(self, row: int, annotation: Annotation) -> None:
        number = self._numbers.get(annotation)
        if number is None:
            number = self._numbers[annotation] = len(self._known)
            self._known.append(annotation)
        self._codes[row] = number

    def codes(self, start: int, stop: int) -> array[int]:
        """Numbers of the decisions in some rows, 0 where a row is open; equal decisions have equal numbers."""
        return self._codes[start:stop]

    def of_code(self, code: int) -> Annotation:
        """The decision of a number."""
        return self._known[code]

    def copy(self) -> AnnotationTable:
        """The same decisions, whatever is decided from now on. What each number means is only added to, and shared."""
        made = AnnotationTable(0)
        made._codes, made._known, made._numbers = self._codes[:], self._known, self._numbers
        return made

    def decided(self) -> Iterator[int]:
        """The rows of decided tokens, in order."""
        return (row for row, code in enumerate(self._codes) if code)

    def counts(self) -> Iterator[tuple[int, Annotation]]:
        """How many rows have each decision that there is."""
        totals = array("Q", bytes(8 * len(self._known)))
        for code in self._codes:
            totals[code] += 1
        return ((total, annotation) for total, annotation in zip(totals, self._known, strict=True) if total)
