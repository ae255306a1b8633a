"""The annotations of one type over a text, as numbers: there may be millions of them."""

from __future__ import annotations

from array import array
from bisect import bisect_left
from collections.abc import Iterable, Iterator

from histnorm_gui.formats.xmlelements import Elements
from histnorm_gui.formats.xmltree import Element

Span = tuple[int, int]
_BITS = 32


class Annotations:
    """Elements with the stretches of the text that they are over, in the order of the text; those without one come
    first, and those over the same one in the order of the file."""

    def __init__(self, found: Iterable[tuple[Element, Span | None]]) -> None:
        self._elements = Elements()
        self._keys = array("Q")  # begin and end of a stretch and 1; 0 for none
        for element, span in found:
            self._elements.add(element)
            self._keys.append(0 if span is None else (span[0] << _BITS) + span[1] + 1)
        keys = self._keys
        if any(keys[at] > keys[at + 1] for at in range(len(keys) - 1)):
            order = array("I", sorted(range(len(keys)), key=keys.__getitem__))
            self._elements = Elements(self._elements[at] for at in order)
            self._keys = array("Q", (keys[at] for at in order))

    def __iter__(self) -> Iterator[tuple[Element, Span | None]]:
        for element, key in zip(self._elements, self._keys, strict=True):
            yield element, ((key - 1) >> _BITS, (key - 1) & ((1 << _BITS) - 1)) if key else None

    def over(self, span: Span | None) -> Element | None:
        """The first element in the file that is over this stretch, or over none."""
        key = 0 if span is None else (span[0] << _BITS) + span[1] + 1
        at = bisect_left(self._keys, key)
        return self._elements[at] if at < len(self._keys) and self._keys[at] == key else None
