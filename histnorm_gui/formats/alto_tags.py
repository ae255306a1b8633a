"""The tags of an ALTO file that are normalizations, those that it has and those that are put in, as numbers: there may
be one for each of millions of words."""

from __future__ import annotations

import re
from array import array
from collections.abc import Iterator

from histnorm_gui.formats.streams import Patch
from histnorm_gui.formats.xmlelements import Elements
from histnorm_gui.formats.xmltree import Element, Tree

TYPE = "normalization"
_ORDINAL = re.compile(r"word (\d{1,9})")
_OWN = re.compile(r"norm_([1-9]\d{0,8})")
_BEYOND = 1 << 20  # numbers that are so far beyond those before are not counted on
_MANY = 2  # uses are counted no further


class Tags:
    """The tags of a file that are normalizations, and of which words they speak; ``counted``: also how often each is
    referred to."""

    def __init__(self, top: Tree, *, counted: bool = False) -> None:
        self._tags = Elements()
        self._own = array("I")  # by the number in an id as ours are: which of the tags and 1, 0 for none
        self._others: dict[str, int] = {}
        self._uses = bytearray()
        self._string: Element | None = None
        self._of_string: dict[int, Element] = {}
        for element in top.named("OtherTag"):
            if element.get("TYPE") == TYPE:
                self._add(element)
        self._uses = bytearray(len(self._tags)) if counted else self._uses
        if counted and self._tags:
            for element in top.walk():
                if "TAGREFS" in element.tag:
                    self._count(element.get("TAGREFS").split())

    def _add(self, element: Element) -> None:
        self._tags.add(element)
        identity = element.get("ID")
        own = _OWN.fullmatch(identity)
        number = 0 if own is None else int(own.group(1))
        if own is None or number > len(self._own) + _BEYOND:
            self._others[identity] = len(self._tags)
            return
        if number >= len(self._own):
            self._own.extend(bytes(number + 1 - len(self._own)))
        self._own[number] = len(self._tags)

    def _find(self, identity: str) -> int:
        """Which of the tags has an id, and 1; 0 where none has it."""
        own = _OWN.fullmatch(identity)
        number = 0 if own is None else int(own.group(1))
        if 0 < number < len(self._own) and self._own[number]:
            return self._own[number]
        return self._others.get(identity, 0)

    def _count(self, references: list[str]) -> None:
        for reference in references:
            found = self._find(reference)
            if found and self._uses[found - 1] < _MANY:
                self._uses[found - 1] += 1

    def uses(self, tag: Element) -> int:
        """How often a tag is referred to, none counted beyond two."""
        return self._uses[self._find(tag.get("ID")) - 1]

    def of(self, string: Element, ordinal: int) -> Element | None:
        """The tag with the normalization of a word: among those of its String the one that speaks of it."""
        if string != self._string:
            found = [self._find(reference) for reference in string.get("TAGREFS").split()] if self._tags else []
            tags = [self._tags[number - 1] for number in found if number]
            self._string, self._of_string = string, {_ordinal(tag): tag for tag in reversed(tags)}
        return self._of_string.get(ordinal)


def _ordinal(tag: Element) -> int:
    found = _ORDINAL.fullmatch(tag.get("DESCRIPTION"))
    return 0 if found is None else int(found[1])


class Added:
    """The tags that are put in for words, in reading order: numbered from behind the highest number in the file on."""

    def __init__(self, highest: int) -> None:
        self.first = highest + 1
        self._words, self._ordinals = array("I"), array("I")
        self._strings = Elements()
        self._counts = array("I")  # how many tags each of the strings gets
        self._last: Element | None = None
        self._replaced: dict[int, str] = {}  # ids of tags that others need as well, by the tag that replaces them

    def __len__(self) -> int:
        return len(self._words)

    def add(self, word: int, ordinal: int, string: Element, replaced: str) -> None:
        """A tag for a word of a String; ``replaced`` is the id of the one that it had, or empty."""
        if replaced:
            self._replaced[len(self._words)] = replaced
        self._words.append(word)
        self._ordinals.append(ordinal)
        if string != self._last:
            self._strings.add(string)
            self._counts.append(0)
            self._last = string
        self._counts[-1] += 1

    def __iter__(self) -> Iterator[tuple[str, int, int]]:
        """Id, number of the word among all, and which word of its String it is."""
        for number, (word, ordinal) in enumerate(zip(self._words, self._ordinals, strict=True), self.first):
            yield f"norm_{number}", word, ordinal

    def references(self) -> Iterator[Patch]:
        """The changes by which Strings refer to them, in the order of the file."""
        if self._strings.in_order:
            begin = 0
            for string, count in zip(self._strings, self._counts, strict=True):
                yield self._refer(string, begin, count)
                begin += count
            return
        begins = array("I", [0])
        for count in self._counts:
            begins.append(begins[-1] + count)
        for at in self._strings.order():
            yield self._refer(self._strings[at], begins[at], self._counts[at])

    def _refer(self, string: Element, begin: int, count: int) -> Patch:
        """The change of one TAGREFS: ids that are replaced, and new ones behind them."""
        attribute = string.attribute("TAGREFS")
        raw = "" if attribute is None else string.text[attribute.start : attribute.end]
        new = {at: f"norm_{self.first + at}" for at in range(begin, begin + count)}
        replaced = {self._replaced[at]: identity for at, identity in new.items() if at in self._replaced}
        kept = [replaced.get(reference, reference) for reference in raw.split()]
        raw = " ".join([*kept, *(identity for at, identity in new.items() if at not in self._replaced)])
        if attribute is not None:
            return Patch(attribute.start, attribute.end, raw)
        return string.set("TAGREFS", raw)
