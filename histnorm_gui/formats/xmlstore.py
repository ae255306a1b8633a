"""The elements of an XML file as columns of places in its text: one takes 15 bytes, and is an object while it is looked
at. A tree of objects would take ten times as much, more than a file of a hundred megabytes leaves.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Container, Iterator, Mapping, Sequence
from typing import TypeVar

from histnorm_gui.core.sequences import MadeSequence
from histnorm_gui.formats.streams import Patch
from histnorm_gui.formats.xmlspans import Attribute, attribute, put_attribute, value_of, values

_Child = TypeVar("_Child")
_STRETCHES = 12  # bits of a place that say in which stretch of the text it is
_SMALL, _LONG = 0xFF, 0xFFFF  # the greatest number of a name in a byte; stands for a number that is kept apart


class Names:
    """The names of elements, each with a number; number 0 is that of the nameless one."""

    __slots__ = ("_known", "_pairs")

    def __init__(self) -> None:
        self._pairs = [("", "")]  # as written, and without prefix
        self._known: dict[str, int] = {}

    def number(self, qname: str) -> int:
        """The number of a name as it is written."""
        found = self._known.get(qname)
        if found is None:
            found = self._known[qname] = len(self._pairs)
            self._pairs.append((qname, qname.rpartition(":")[2]))
        return found

    def numbers(self, names: Container[str]) -> frozenset[int]:
        """The numbers of these names, whatever prefix they have."""
        return frozenset(number for number, (_, name) in enumerate(self._pairs) if number and name in names)

    def __getitem__(self, number: int) -> tuple[str, str]:
        """A name as it is written, and without its prefix."""
        return self._pairs[number]


class Store:
    """Elements in the order of their start tags, below a nameless one that has number 0.

    Lengths of tags and contents and the numbers of elements below take two bytes; those that do not fit are kept apart.
    """

    __slots__ = ("_below", "_contents", "_long", "_names", "_numbers", "_open", "_tags", "parents", "starts", "text")

    def __init__(self, text: str, names: Names | None = None) -> None:
        self.text = text
        self.starts, self.parents = array("I", (0,)), array("I", (0,))
        self._tags, self._contents, self._below = array("H", (0,)), array("H", (0,)), array("H", (0,))
        self._long: dict[tuple[int, int], int] = {}  # by column and element
        self._names = Names() if names is None else names
        self._numbers = array("B", (0,))
        self._open = [0]

    def begin(self, qname: str, start: int, inside: int) -> None:
        """A start tag, or an empty tag, which has to be ended at once."""
        number, at = self._names.number(qname), len(self.starts)
        if number > _SMALL and self._numbers.typecode == "B":
            self._numbers = array("I", self._numbers)
        self._numbers.append(number)
        self.parents.append(self._open[-1])
        self._open.append(at)
        self.starts.append(start)
        length = inside - start
        self._tags.append(length if length < _LONG else self._kept(0, at, length))
        self._contents.append(0)
        self._below.append(0)

    def end(self, outside: int) -> bool:
        """The end tag of the element that is open, or None its place behind an empty tag; False where none is open."""
        if len(self._open) == 1:
            return False
        at = self._open.pop()
        length, below = outside - self.inside(at), len(self.starts) - at - 1
        if length:
            self._contents[at] = length if length < _LONG else self._kept(1, at, length)
        if below:
            self._below[at] = below if below < _LONG else self._kept(2, at, below)
        return True

    @property
    def depth(self) -> int:
        """How many elements are open."""
        return len(self._open) - 1

    def finish(self) -> None:
        """The end of the file."""
        for at in self._open:
            self._below[at] = self._kept(2, at, len(self.starts) - at - 1)
        self._contents[0] = self._kept(1, 0, len(self.text))

    def _kept(self, column: int, at: int, value: int) -> int:
        """What stands for a number that is kept apart."""
        self._long[column, at] = value
        return _LONG

    def inside(self, at: int) -> int:
        """Where the content of an element begins."""
        length = self._tags[at]
        return self.starts[at] + (length if length != _LONG else self._long[0, at])

    def outside(self, at: int) -> int:
        """Where the content of an element ends."""
        length = self._contents[at]
        return self.inside(at) + (length if length != _LONG else self._long[1, at])

    def below(self, at: int) -> int:
        """How many elements there are below one."""
        count = self._below[at]
        return count if count != _LONG else self._long[2, at]

    def name(self, at: int) -> tuple[str, str]:
        """The name of an element as it is written, and without its prefix."""
        return self._names[self._numbers[at]]

    def named(self, names: Container[str], begin: int, end: int) -> list[int]:
        """The numbers of elements that have one of these names, without prefix: from ``begin`` on, before ``end``."""
        wanted = self._names.numbers(names)
        return [at for at, number in enumerate(self._numbers[begin:end], begin) if number in wanted] if wanted else []

    def children(self, at: int) -> Iterator[int]:
        """The numbers of the elements directly below one."""
        below, long = self._below, _LONG
        child, last = at + 1, at + 1 + self.below(at)
        while child < last:
            yield child
            count = below[child]
            child += 1 + (count if count != long else self._long[2, child])

    def children_named(self, at: int, names: Container[str]) -> Iterator[int]:
        """The numbers of those that have one of these names, without prefix."""
        below, numbers, named = self._below, self._numbers, self._names
        child, last = at + 1, at + 1 + self.below(at)
        while child < last:
            if named[numbers[child]][1] in names:
                yield child
            count = below[child]
            child += 1 + (count if count != _LONG else self._long[2, child])


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
        return self._store.inside(self._at)

    @property
    def outside(self) -> int:
        """Where its content ends."""
        return self._store.outside(self._at)

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
        return self._store.below(self._at)

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
    """Changes of a file in columns, in whatever order they are made, and each text once: one takes 8 bytes, as long as
    there are not too many different texts."""

    def __init__(self) -> None:
        self._starts, self._lengths, self._texts = array("I"), array("H"), array("H")
        self._long: dict[int, int] = {}  # lengths of the stretches that are replaced, where they do not fit
        self._last = (0, 0)
        self._known: dict[str, int] = {}
        self._list: list[str] = []
        self._in_order = True

    def add(self, patch: Patch) -> None:
        """One more change."""
        start, end, text = patch
        if (start, end) < self._last:
            self._in_order = False
        self._last = start, end
        number = self._known.get(text)
        if number is None:
            number = self._known[text] = len(self._list)
            self._list.append(text)
            if number > _LONG and self._texts.typecode == "H":
                self._texts = array("I", self._texts)
        length = end - start
        if not 0 <= length < _LONG:
            self._long[len(self._starts)] = length
            length = _LONG
        self._starts.append(start)
        self._lengths.append(length)
        self._texts.append(number)

    def __len__(self) -> int:
        return len(self._starts)

    def __iter__(self) -> Iterator[Patch]:
        """The changes in the order of the text; those at one place in the order in which they were made."""
        order = range(len(self._starts)) if self._in_order else self._sorted()
        return (Patch(self._starts[at], self._end(at), self._list[self._texts[at]]) for at in order)

    def _end(self, at: int) -> int:
        length = self._lengths[at]
        return self._starts[at] + (length if length != _LONG else self._long[at])

    def _sorted(self) -> Iterator[int]:
        """The numbers of the changes in the order of the text, which is sorted a stretch at a time."""
        stretches: dict[int, array[int]] = {}
        shift = max(0, max(self._starts).bit_length() - _STRETCHES)
        for at, start in enumerate(self._starts):
            found = stretches.get(start >> shift)
            if found is None:
                found = stretches[start >> shift] = array("I")
            found.append(at)
        for stretch in sorted(stretches):
            yield from sorted(stretches[stretch], key=lambda at: (self._starts[at], self._end(at)))
