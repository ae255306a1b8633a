"""A tree of those elements of an XML file that a format needs, each with its place in the text.

xmlspans cuts a file into all its pieces; formats with dozens of annotations a word (CorA-XML) would spend most of their
time on pieces that nobody looks at. Here elements that are not asked for are passed over, and attributes are read when
they are wanted. Writers replace stretches of the text, as with xmlspans.
"""

from __future__ import annotations

import re
from array import array
from collections.abc import Container, Iterable, Iterator, Sequence
from itertools import chain
from typing import NamedTuple

from histnorm_gui.core.errors import ErrorCode, UserError
from histnorm_gui.core.progress import UNWATCHED, Watch
from histnorm_gui.core.source import Source
from histnorm_gui.formats.decoding import FINDING, PARSING, WRITING
from histnorm_gui.formats.streams import Patch, changing, collected
from histnorm_gui.formats.xmlspans import Attribute, check_text, not_closed, unescape
from histnorm_gui.formats.xmlstore import Children, Names, Patches, Placed, Store

_SKIPPED = r"<!--(?s:.*?)-->|<!\[CDATA\[(?s:.*?)\]\]>|<\?(?s:.*?)\?>"
_INNER = re.compile(
    r"<!--(?s:.*?)-->|<!\[CDATA\[(?P<literal>(?s:.*?))\]\]>|<\?(?s:.*?)\?>|(?P<tag></?[^\s/>]+(?:[^<>\"']|\"[^\"]*\"|'[^']*')*>)"
    r"|(?P<reference>&[^\s;&<]+;)|(?P<end>\r\n?)|[^<&\r]+|&"
)
_ROOT = re.compile(
    rf"\ufeff?\s*(?>(?:{_SKIPPED}|<!DOCTYPE[^\[>]*(?:\[(?s:.*?)\]\s*)?>)\s*)*+<(?:[^\s:/>]*:)?([^\s:/>]+)"
)
_ELEMENTS = 1 << 14  # whose names are looked at between two looks at whether to go on
_LOOKED_AT, _OVER = 1 << 20, 1 << 10  # characters at once, and more of them for what begins at the end
_NO_XML_CHARACTER = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\ud800-\udfff\ufffe\uffff]")


class Element(Placed):
    """One of the elements asked for; ``parent`` and ``children`` are among them, too."""

    __slots__ = ()

    @property
    def parent(self) -> Element | None:
        """The element it is in, None for the nameless one above all others."""
        return Element(self._store, self._store.parents[self._at]) if self._at else None

    @property
    def number(self) -> int:
        """Its number, by which it is found again."""
        return self._at

    def numbered(self, number: int) -> Element:
        """The element of a number in the same file."""
        return Element(self._store, number)

    def inner(self) -> Iterator[Element]:
        """The elements directly below it."""
        return (Element(self._store, at) for at in self._store.children(self._at))

    def walk(self) -> Iterator[Element]:
        """All elements below it, in the order of the file."""
        return (Element(self._store, at) for at in range(self._at + 1, self._at + 1 + self.size))

    @property
    def children(self) -> Sequence[Element]:
        """The elements directly below it."""
        return Children(self.inner)

    def get(self, name: str, default: str = "") -> str:
        """The value of an attribute."""
        found = self.value(name)
        return default if found is None else found

    def child(self, *names: str) -> Element | None:
        """The first child of one of these names."""
        return next((Element(self._store, at) for at in self._store.children_named(self._at, names)), None)

    def all(self, *names: str) -> list[Element]:
        """The children of these names."""
        return [Element(self._store, at) for at in self._store.children_named(self._at, names)]

    def append(self, raw: str) -> Patch:
        """The change that puts raw XML at the end of its content."""
        if self.empty:
            return Patch(self.inside - 2, self.inside, f">{raw}</{self.qname}>")
        return Patch(self.outside, self.outside, raw)


class Tree(Element):
    """The nameless element above all others; whoever goes through all of them tells ``watch``."""

    __slots__ = ("watch",)

    def __init__(self, store: Store, watch: Watch = UNWATCHED) -> None:
        super().__init__(store, 0)
        self.watch = watch

    def walk(self) -> Iterator[Element]:
        """All elements, in the order of the file."""
        return self.watch.over(super().walk(), FINDING, self.size)

    def named(self, *names: str, inside: Element | None = None) -> Iterator[Element]:
        """The elements of these names, all or those in an element, in the order of the file."""
        first = 1 if inside is None else inside.number + 1
        end = first + (self if inside is None else inside).size
        for begin in range(first, end, _ELEMENTS):
            self.watch.step(FINDING, begin, self.size)
            found = self._store.named(names, begin, min(end, begin + _ELEMENTS))
            yield from (Element(self._store, at) for at in found)


class Characters(NamedTuple):
    """The characters of a stretch of XML, and where each begins in the text; ``places`` has one more, the end."""

    value: str
    places: Sequence[int]


def parse(source: Source, names: str) -> Tree:
    """The elements of a source whose local name matches the regular expression ``names``, below a nameless one.

    Raises UserError XML_BROKEN for a file that is not well-formed, XML_UNSAFE for one that declares entities.
    """
    text = checked(source)
    store = Store(text)
    for match in tags(source, text, names):
        if match["close"]:
            store.end(match.start())
        else:
            start, end = match.span()
            store.begin(match["qname"], start, end)
            if text[end - 2] == "/":
                store.end(end)
    if store.depth:
        raise not_closed(source.name, text)
    store.finish()
    return Tree(store, source.watch)


def checked(source: Source) -> str:
    """The text of a source that was found to be well-formed; raises XML_BROKEN."""
    text = source.text
    check_text(source, text)
    return text


def tags(source: Source, text: str, names: str, stage: str = PARSING) -> Iterator[re.Match[str]]:
    """The tags of the elements of these names: groups ``close`` (of an end tag), ``qname`` and ``name``.

    Raises XML_UNSAFE.
    """
    wanted = re.compile(
        rf"{_SKIPPED}|(?P<entity><!ENTITY)"
        rf"|<(?P<close>/?)(?P<qname>(?:[^\s:/<>]+:)?(?P<name>{names}))(?=[\s/>])(?:[^<>\"']+|\"[^\"]*\"|'[^']*')*+>"
    )
    found = wanted.finditer(text)
    for match in source.watch.over(found, stage, len(text), lambda match: match.start()):
        if match["name"] is not None:
            yield match
        elif match["entity"]:
            raise UserError(ErrorCode.XML_UNSAFE, path=source.name, line=line_at(text, match.start()))


class Passed(NamedTuple):
    """An element that is gone into (``element`` is None), or one that is there as a whole; ``parent`` is the place of
    the element it is in, -1 where it is in none."""

    name: str
    parent: int
    element: Element | None


def passing(source: Source, text: str, names: str, whole: Container[str], stage: str = PARSING) -> Iterator[Passed]:
    """The elements of these names in the order of the file, each of those named ``whole`` as a tree of its own: none
    is kept, so that a file of any size takes no memory beside its text."""
    known, parents = Names(), [-1]
    store: Store | None = None
    name = ""
    for match in tags(source, text, names, stage):
        start, end = match.span()
        closes = bool(match["close"])
        if store is None:
            if closes:
                if len(parents) > 1:
                    parents.pop()
                continue
            name = match["name"]
            if name not in whole:
                yield Passed(name, parents[-1], None)
                if text[end - 2] != "/":
                    parents.append(start)
                continue
            store = Store(text, known)
        if closes:
            store.end(start)
        else:
            store.begin(match["qname"], start, end)
            if text[end - 2] == "/":
                store.end(end)
        if not store.depth:
            store.finish()
            yield Passed(name, parents[-1], Element(store, 1))
            store = None
    if store is not None or len(parents) > 1:
        raise not_closed(source.name, text)


def appended(element: Element, entries: Iterable[str]) -> Iterator[Patch]:
    """The changes that put raw XML at the end of an element's content, one entry after the other."""
    if element.empty:
        yield Patch(element.inside - 2, element.inside, ">")
        yield from inserted(element.inside, chain(entries, (f"</{element.qname}>",)))
    else:
        yield from inserted(element.outside, entries)


def inserted(place: int, entries: Iterable[str]) -> Iterator[Patch]:
    """The changes that put raw XML at a place, one entry after the other."""
    return (Patch(place, place, entry) for entry in entries)


class Places:
    """The numbers of the lines that places of a text are in; one that follows the one before takes little time."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._line, self._position = 1, 0

    def line(self, position: int) -> int:
        """The number of the line in which a place is, from 1."""
        if position < self._position:
            self._line, self._position = 1, 0
        self._line += self._text.count("\n", self._position, position)
        self._position = position
        return self._line


def line_at(text: str, position: int) -> int:
    """The number of the line in which a place of the text is, from 1."""
    return text.count("\n", 0, position) + 1


def characters(text: str, start: int, end: int) -> Characters:
    """What a parser gives for the characters of ``text[start:end]``: references resolved, CDATA opened, line ends
    as LF; elements inside (with their own text), comments and the like are left out."""
    raw = text[start:end]
    if "&" not in raw and "<" not in raw and "\r" not in raw:
        return Characters(raw, range(start, end + 1))
    parts: list[str] = []
    places = array("I")
    depth = 0
    for match in _INNER.finditer(raw):
        piece, begin = match.group(), start + match.start()
        if match["tag"] is not None:
            depth += -1 if piece.startswith("</") else not piece.endswith("/>")
        elif depth or piece.startswith(("<!--", "<?")):
            continue
        elif match["reference"] is not None or match["end"] is not None:
            value = "\n" if match["end"] is not None else unescape(piece)
            parts.append(value)
            places.extend([begin] * len(value))
        else:
            literal = match["literal"]
            value = piece if literal is None else literal
            begin = begin if literal is None else start + match.start("literal")
            parts.append(value)
            places.extend(range(begin, begin + len(value)))
    places.append(end)
    return Characters("".join(parts), places)


def content(text: str, element: Element) -> Characters:
    """The characters of an element's content."""
    return characters(text, element.inside, element.outside)


def attribute_characters(text: str, attribute: Attribute) -> Characters:
    """The characters of an attribute's value, with their places."""
    return characters(text, attribute.start, attribute.end)


def words(found: Characters) -> list[tuple[str, int, int, int]]:
    """The pieces between white space: form, offset in the value, start and end in the text."""
    result = []
    for match in re.finditer(r"\S+", found.value):
        begin, end = match.span()
        result.append((match.group(), begin, found.places[begin], found.places[end]))
    return result


def number(value: str) -> int | None:
    """A whole number of at most nine digits, None for anything else."""
    return int(value) if len(value) < 10 and value.isascii() and value.isdigit() else None


def highest(pattern: re.Pattern[str], text: str, watch: Watch) -> int:
    """The highest number in the first group of a pattern that matches some dozen characters at most; 0 for none."""
    found = 0
    for begin in range(0, len(text), _LOOKED_AT):
        watch.step(FINDING, begin, len(text))
        matches = pattern.finditer(text, begin, begin + _LOOKED_AT + _OVER)
        found = max(found, max((int(match[1]) for match in matches), default=0))
    return found


def root_name(text: str) -> str:
    """The local name of the first element, "" where there is none: from the beginning of a file."""
    match = _ROOT.match(text)
    return "" if match is None else match.group(1)


def storable(norm: str) -> str:
    """The normalization itself. ValueError where it has a character that no XML file can hold."""
    found = _NO_XML_CHARACTER.search(norm)
    if found is not None:
        raise ValueError(f"XML cannot hold the character U+{ord(found.group()):04X}")
    return norm


def written(source: Source, patches: Iterable[Patch]) -> bytes:
    """The source with the changes made and all other bytes as they were.

    Where the source's encoding lacks a character, a reference to it is written.
    """
    return collected(writing(source, patches))


def writing(source: Source, patches: Iterable[Patch]) -> Iterable[bytes]:
    """What ``written`` gives, in parts that are made when they are asked for."""
    kept = patches if isinstance(patches, Patches) else Patches()
    if kept is not patches:
        for patch in source.watch.over(patches, WRITING, 0):
            kept.add(patch)
    if not kept:
        return (source.data,)
    return ordered(source, source.watch.over(kept, WRITING, len(kept)))


def ordered(source: Source, patches: Iterable[Patch]) -> Iterator[bytes]:
    """What ``writing`` gives for changes that are in the order of the text: none of them is kept."""
    return changing(source, patches, "xmlcharrefreplace")
