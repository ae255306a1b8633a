"""The decisions of a manuscript by row: millions of them are a few different ones, each kept once."""

from __future__ import annotations

from array import array
from collections import Counter
from collections.abc import Iterator

from histnorm_gui.core.model import OPEN, Annotation

_AT_ONCE = 50_000  # rows that are gone through in one call, during which the interpreter belongs to nobody else


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
        self._codes[row] = self.code(annotation)

    def code(self, annotation: Annotation) -> int:
        """The number of a decision, from now on if it had none."""
        number = self._numbers.get(annotation)
        if number is None:
            number = self._numbers[annotation] = len(self._known)
            self._known.append(annotation)
        return number

    def put_code(self, row: int, code: int) -> None:
        """Have in a row the decision of a number."""
        self._codes[row] = code

    def normalizations(self) -> Iterator[str | None]:
        """The normalization of each row, as it is when it is asked for."""
        known = self._known
        return (known[code].normalization for code in self._codes)

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
        totals = Counter[int]()
        for start in range(0, len(self._codes), _AT_ONCE):
            totals.update(self._codes[start : start + _AT_ONCE])
        return ((total, self._known[code]) for code, total in sorted(totals.items()))
