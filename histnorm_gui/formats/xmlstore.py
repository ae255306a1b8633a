"""The elements of an XML file as columns of places in its text: one takes 24 bytes, and is an object while it is looked
at. A tree of objects would take ten times as much, more than a file of a hundred megabytes leaves.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TypeVar

from histnorm_gui.core.sequences import MadeSequence
from histnorm_gui.formats.streams import Patch
from histnorm_gui.formats.xmlspans import Attribute, attribute, put_attribute, value_of, values

_Child = TypeVar("_Child")


class Store:
    """Elements in the order of their start tags, below a nameless one that has number 0."""

    __slots__ = ("_known", "_names", "_open", "insides", "numbers", "outsides", "parents", "starts", "stops", "text")

    def __init__(self, text: str) -> None:
        self.text = text
        self.starts, self.insides, self.outsides = array("I", [0]), array("I", [0]), array("I", [len(text)])
        self.parents, self.stops = array("I", [0]), array("I", [1])  # stops: behind the last element below this one
        self.numbers = array("I", [0])  # of names
        self._names = [("", "")]  # as written, and without prefix
        self._known: dict[str, int] = {}
        self._open = [0]

    def begin(self, qname: str, start: int, inside: int) -> None:
        """A start tag, or an empty tag, which has to be ended at once."""
        number = self._known.get(qname)
        if number is None:
            number = self._known[qname] = len(self._names)
            self._names.append((qname, qname.rpartition(":")[2]))
        self.numbers.append(number)
        self.parents.append(self._open[-1])
        self._open.append(len(self.starts))
        self.starts.append(start)
        self.insides.append(inside)
        self.outsides.append(inside)
        self.stops.append(0)

    def end(self, outside: int) -> bool:
        """The end tag of the element that is open, or None its place behind an empty tag; False where none is open."""
        if len(self._open) == 1:
            return False
        at = self._open.pop()
        self.outsides[at] = outside
        self.stops[at] = len(self.starts)
        return True

    def finish(self) -> None:
        """The end of the file."""
        for at in self._open:
            self.stops[at] = len(self.starts)

    def name(self, at: int) -> tuple[str, str]:
        """The name of an element as it is written, and without its prefix."""
        return self._names[self.numbers[at]]

    def children(self, at: int) -> Iterator[int]:
        """The numbers of the elements directly below one."""
        stops = self.stops
        child, last = at + 1, stops[at]
        while child < last:
            yield child
            child = stops[child]


class Placed:
    """An element: its start tag is ``text[start:inside]``, its content ``text[inside:outside]``, its end ``end``.

    ``qname`` is its name as written, ``name`` without prefix. An empty tag (<a/>) has ``inside``, ``outside`` and
    ``end`` at the same place. Two are equal that are the same element of one reading of a file.
    """

    __slots__ = ("_at", "_store")

    def __init__(self, store: Store, at: int) -> None:
        self._store = store
        self._at = at

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Placed) and other._at == self._at and other._store is self._store

    def __hash__(self) -> int:
        return hash(self._at)

    @property
    def text(self) -> str:
        """The text of the whole file."""
        return self._store.text

    @property
    def qname(self) -> str:
        """The name as it is written."""
        return self._store.name(self._at)[0]

    @property
    def name(self) -> str:
        """The name without its prefix."""
        return self._store.name(self._at)[1]

    @property
    def start(self) -> int:
        """Where its start tag begins."""
        return self._store.starts[self._at]

    @property
    def inside(self) -> int:
        """Where its content begins."""
        return self._store.insides[self._at]

    @property
    def outside(self) -> int:
        """Where its content ends."""
        return self._store.outsides[self._at]

    @property
    def end(self) -> int:
        """Where its end tag ends."""
        outside = self.outside
        if not self._at or self.empty:
            return outside
        return self.text.index(">", outside) + 1

    @property
    def empty(self) -> bool:
        """Whether it is written as one empty tag."""
        return self._at > 0 and self.text[self.inside - 2] == "/"

    @property
    def size(self) -> int:
        """How many elements there are below it."""
        return self._store.stops[self._at] - self._at - 1

    @property
    def tag(self) -> str:
        """Its start tag as it is written."""
        return self.text[self.start : self.inside]

    @property
    def values(self) -> Mapping[str, str]:
        """The values of the attributes by their names as written."""
        return values(self.tag)

    def attribute(self, name: str) -> Attribute | None:
        """An attribute by its name as written, with its place in the text."""
        return attribute(self.tag, self.start, name)

    def value(self, name: str) -> str | None:
        """The value of an attribute by its name as written."""
        return value_of(self.tag, name)

    def set(self, name: str, value: str) -> Patch:
        """The change that gives it this attribute, in the place of the value or at the end of the tag."""
        return put_attribute(self.tag, self.start, name, value)

    def sibling(self, name: str) -> str:
        """A name for a new element with this one's prefix."""
        return self.qname[: -len(self.name)] + name


class Children(MadeSequence[_Child]):
    """What is directly below an element, gone through without a list of it; ``listed`` when a place is asked for."""

    __slots__ = ("_iterate", "_listed")

    def __init__(self, iterate: Callable[[], Iterator[_Child]]) -> None:
        self._iterate = iterate
        self._listed: Sequence[_Child] | None = None

    def __iter__(self) -> Iterator[_Child]:
        return self._iterate()

    def __bool__(self) -> bool:
        return next(self._iterate(), None) is not None

    def __len__(self) -> int:
        return len(self._list())

    def made(self, at: int) -> _Child:
        """The child at a place."""
        return self._list()[at]

    def _list(self) -> Sequence[_Child]:
        if self._listed is None:
            self._listed = list(self._iterate())
        return self._listed


class Patches:
    """Changes of a file in columns, in whatever order they are made, and each text once."""

    def __init__(self) -> None:
        self._starts, self._ends, self._texts = array("I"), array("I"), array("I")
        self._known: dict[str, int] = {}
        self._list: list[str] = []
        self._in_order = True

    def add(self, patch: Patch) -> None:
        """One more change."""
        start, end, text = patch
        if self._starts and (start, end) < (self._starts[-1], self._ends[-1]):
            self._in_order = False
        number = self._known.get(text)
        if number is None:
            number = self._known[text] = len(self._list)
            self._list.append(text)
        self._starts.append(start)
        self._ends.append(end)
        self._texts.append(number)

    def __len__(self) -> int:
        return len(self._starts)

    def __iter__(self) -> Iterator[Patch]:
        """The changes in the order of the text; those at one place in the order in which they were made."""
        order: Sequence[int] = range(len(self._starts))
        if not self._in_order:
            order = array("I", sorted(order, key=lambda at: (self._starts[at], self._ends[at])))
        return (Patch(self._starts[at], self._ends[at], self._list[self._texts[at]]) for at in order)
