"""A tree of an XML file in which text keeps its place among the elements, for formats with words in mixed content.

xmltree keeps only the elements a format asks for; TEI and its relatives need to know which text stands between which
tags, so that a word that goes over several of them can be read and marked up.
"""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Iterator, Sequence

from histnorm_gui.core.errors import ErrorCode, UserError
from histnorm_gui.core.source import Source
from histnorm_gui.formats.xmlspans import (
    Kind,
    Patch,
    Piece,
    check_text,
    escape_text,
    not_closed,
    pieces,
    texts,
    unescape,
)
from histnorm_gui.formats.xmlstore import Children, Placed, Store

XML_SPACE = " \t\r\n"

_SPACES = re.compile(r"[ \t\r\n]+")


class Node(Placed):
    """An element with its children in the order of the file: elements and texts."""

    __slots__ = ()

    @property
    def parent(self) -> Node | None:
        """The element it is in, None for the nameless one above all others."""
        return Node(self._store, self._store.parents[self._at]) if self._at else None

    def inner(self) -> Iterator[Node]:
        """The elements directly below it."""
        return (Node(self._store, at) for at in self._store.children(self._at))

    def walk(self) -> Iterator[Node]:
        """All elements below it, in the order of the file."""
        return (Node(self._store, at) for at in range(self._at + 1, self._at + 1 + self.size))

    @property
    def children(self) -> Sequence[Node | Piece]:
        """The elements and the texts directly below it."""
        return Children(self._contents)

    def get(self, name: str) -> str | None:
        """The value of an attribute, by its name as written."""
        return self.value(name)

    def elements(self, *names: str) -> Iterator[Node]:
        """The children that are elements, all or those of these names."""
        if not names:
            return self.inner()
        return (Node(self._store, at) for at in self._store.children_named(self._at, names))

    def first(self, *names: str) -> Node | None:
        """The first child of one of these names."""
        return next(self.elements(*names), None)

    def edge(self, place: int) -> Node | Piece | None:
        """The first child (0) or the last one (-1), None where there is none; no list is made of the others."""
        return next(self._contents(), None) if place == 0 else next(iter(deque(self._contents(), 1)), None)

    def _contents(self) -> Iterator[Node | Piece]:
        store, text = self._store, self._store.text
        done = store.inside(self._at)
        for number in store.children(self._at):
            start = store.starts[number]
            if done < start:
                yield from texts(text, done, start)
            child = Node(store, number)
            yield child
            done = child.end
        end = store.outside(self._at)
        if done < end:
            yield from texts(text, done, end)


def tree(source: Source) -> Node:
    """The document: a nameless node that has the root element as a child.

    Raises UserError XML_BROKEN for a file that is not well-formed (also for one nested deeper than libxml2 allows),
    XML_UNSAFE for one that declares entities.
    """
    text = source.text
    check_text(source, text)
    store = Store(text)
    for piece in pieces(text, source.name, source.watch):
        kind = piece.kind
        if kind is Kind.START or kind is Kind.EMPTY:
            store.begin(piece.name, piece.start, piece.end)
            if kind is Kind.EMPTY:
                store.end(piece.end)
        elif kind is Kind.END and not store.end(piece.start):
            raise UserError(ErrorCode.XML_BROKEN, path=source.name, line=1, reason=f"</{piece.name}>")
    if store.depth:
        raise not_closed(source.name, text)
    store.finish()
    return Node(store, 0)


def leaves(node: Node, skipped: frozenset[str] = frozenset()) -> Iterator[Piece]:
    """The texts in an element, in order, without those in elements of the names ``skipped``."""
    for child in node.children:
        if isinstance(child, Piece):
            yield child
        elif child.name not in skipped:
            yield from leaves(child, skipped)


def read_text(text: str, found: list[Piece], left: bool = True, right: bool = True) -> str:
    """The characters of texts, joined: white space at both ends is layout and left out, and so is a line end inside,
    for which a space stands. White space written as a reference (&#10;) is none of the layout.

    Without ``left`` or ``right`` spaces at that end stay unless a line end is among them.
    """
    raw = "".join(escape_text(piece.value) if piece.literal else text[piece.start : piece.end] for piece in found)
    start, end = _layout(raw)
    if left or _has_line_end(raw[:start]):
        raw, end = raw[start:], end - start
    if right or _has_line_end(raw[end:]):
        raw = raw[:end]
    return unescape(_SPACES.sub(_one_line, raw))


def _layout(raw: str) -> tuple[int, int]:
    """Where the text between the white space at both ends begins and ends."""
    start = len(raw) - len(raw.lstrip(XML_SPACE))
    return start, max(start, len(raw.rstrip(XML_SPACE)))


def _has_line_end(spaces: str) -> bool:
    return "\n" in spaces or "\r" in spaces


def _one_line(match: re.Match[str]) -> str:
    spaces = match.group()
    return " " if _has_line_end(spaces) else spaces


def text_of(text: str, node: Node, skipped: frozenset[str] = frozenset()) -> str:
    """The characters of an element as ``read_text`` gives them."""
    return read_text(text, list(leaves(node, skipped)))


def written_text(value: str) -> str:
    """A value as raw XML between tags that ``read_text`` reads as exactly this value."""
    escaped = escape_text(value).replace("\n", "&#10;").replace("\t", "&#9;")
    if escaped.startswith(" "):
        escaped = "&#32;" + escaped[1:]
    if escaped.endswith(" "):
        escaped = escaped[:-1] + "&#32;"
    return escaped


def replace_text(text: str, node: Node, value: str, skipped: frozenset[str] = frozenset()) -> list[Patch]:
    """The changes that make ``value`` the text of an element: it goes where the first text is, other texts are
    emptied, and the elements around them, with the layout, stay."""
    raw = written_text(value)
    if node.empty:
        return [Patch(node.inside - 2, node.inside, f">{raw}</{node.qname}>")]
    patches: list[Patch] = []
    for piece in leaves(node, skipped):
        start, end = piece.start, piece.end
        if not piece.literal:
            content = text[start:end]
            first, last = _layout(content)
            if _has_line_end(content[last:]):
                end = start + last
            if _has_line_end(content[:first]):
                start += first
        if start < end:
            patches.append(Patch(start, end, "" if patches else raw))
    return patches or [Patch(node.inside, node.inside, raw)]
