"""A tree of an XML file in which text keeps its place among the elements, for formats with words in mixed content.

xmltree keeps only the elements a format asks for; TEI and its relatives need to know which text stands between which
tags, so that a word that goes over several of them can be read and marked up.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from histnorm_gui.core.errors import ErrorCode, UserError
from histnorm_gui.core.source import Source
from histnorm_gui.formats.xmlspans import (
    Attribute,
    Kind,
    Patch,
    Piece,
    attribute,
    check,
    escape_text,
    pieces,
    put_attribute,
    unescape,
    value_of,
    values,
)

XML_SPACE = " \t\r\n"

_DECLARED_ENCODING = re.compile(r"^\s*<\?xml[^>]*?(\sencoding\s*=\s*(?:\"[^\"]*\"|'[^']*'))")
_SPACES = re.compile(r"[ \t\r\n]+")


@dataclass(slots=True, eq=False)
class Node:
    """An element with its children in the order of the file: elements and texts.

    Its start tag is ``text[start:inside]`` of the whole file's text, its content ``text[inside:outside]``, its end
    ``end``; one written as an empty tag has the last three at the same place. ``name`` is ``qname`` without prefix.
    """

    text: str
    qname: str
    name: str
    start: int
    inside: int
    outside: int
    end: int
    parent: Node | None
    children: Sequence[Node | Piece] = ()

    @property
    def tag(self) -> str:
        """Its start tag as it is written."""
        return self.text[self.start : self.inside]

    @property
    def empty(self) -> bool:
        """Whether it is written as one empty tag."""
        return self.end == self.inside

    @property
    def values(self) -> Mapping[str, str]:
        """The values of its attributes by their names as written."""
        return values(self.tag)

    def attribute(self, name: str) -> Attribute | None:
        """An attribute by its name as written, with its place in the text."""
        return attribute(self.tag, self.start, name)

    def get(self, name: str) -> str | None:
        """The value of an attribute, by its name as written."""
        return value_of(self.text[self.start : self.inside], name)

    def set(self, name: str, value: str) -> Patch:
        """The change that gives it this attribute."""
        return put_attribute(self.tag, self.start, name, value)

    def sibling(self, name: str) -> str:
        """A name for a new element with this one's prefix."""
        return self.qname[: -len(self.name)] + name

    def elements(self, *names: str) -> Iterator[Node]:
        """The children that are elements, all or those of these names."""
        for child in self.children:
            if isinstance(child, Node) and (not names or child.name in names):
                yield child

    def first(self, *names: str) -> Node | None:
        """The first child of one of these names."""
        return next(self.elements(*names), None)

    def walk(self) -> Iterator[Node]:
        """All elements below this one, in the order of the file."""
        waiting = list(self.elements())[::-1]
        while waiting:
            node = waiting.pop()
            yield node
            waiting += list(node.elements())[::-1]


def tree(source: Source) -> Node:
    """The document: a nameless node that has the root element as a child.

    Raises UserError XML_BROKEN for a file that is not well-formed (also for one nested deeper than libxml2 allows),
    XML_UNSAFE for one that declares entities.
    """
    text = source.text
    _check(source, text)
    top = current = Node(text, "", "", 0, 0, len(text), len(text), None)
    top_children: list[Node | Piece] = []
    top.children = children = top_children
    above: list[list[Node | Piece]] = []
    for piece in pieces(text, source.name, source.watch):
        kind = piece.kind
        if kind is Kind.TEXT:
            children.append(piece)
        elif kind is Kind.START or kind is Kind.EMPTY:
            start, end = piece.start, piece.end
            node = Node(text, piece.name, piece.local, start, end, end, end, current)
            children.append(node)
            if kind is Kind.START:
                above.append(children)
                node.children = children = []
                current = node
        elif kind is Kind.END:
            if current.parent is None:
                raise UserError(ErrorCode.XML_BROKEN, path=source.name, line=1, reason=f"</{piece.name}>")
            current.outside, current.end = piece.start, piece.end
            current, children = current.parent, above.pop()
    return top


def _check(source: Source, text: str) -> None:
    """Have the text checked as UTF-8: what the file says of its own encoding has been dealt with by then."""
    data = source.data
    if source.encoding not in ("utf-8", "utf-8-sig"):
        declared = _DECLARED_ENCODING.match(text)
        if declared is not None:
            text = text[: declared.start(1)] + text[declared.end(1) :]
        data = text.encode("utf-8")
    check(data, source.name, source.watch)


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
