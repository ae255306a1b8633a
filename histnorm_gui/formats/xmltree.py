"""A tree of those elements of an XML file that a format needs, each with its place in the text.

xmlspans cuts a file into all its pieces; formats with dozens of annotations a word (CorA-XML) would spend most of their
time on pieces that nobody looks at. Here elements that are not asked for are passed over, and attributes are read when
they are wanted. Writers replace stretches of the text, as with xmlspans.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from histnorm_gui.core.errors import ErrorCode, UserError
from histnorm_gui.core.progress import UNWATCHED, Watch
from histnorm_gui.core.source import Source
from histnorm_gui.formats.decoding import FINDING, PARSING, WRITING
from histnorm_gui.formats.xmlspans import (
    Attribute,
    Patch,
    apply,
    attribute,
    check,
    put_attribute,
    unescape,
    value_of,
    values,
)

_SKIPPED = r"<!--(?s:.*?)-->|<!\[CDATA\[(?s:.*?)\]\]>|<\?(?s:.*?)\?>"
_DECLARED_ENCODING = re.compile(r"^\ufeff?\s*<\?xml[^>]*?(\sencoding\s*=\s*(?:\"[^\"]*\"|'[^']*'))")
_INNER = re.compile(
    r"<!--(?s:.*?)-->|<!\[CDATA\[(?P<literal>(?s:.*?))\]\]>|<\?(?s:.*?)\?>|(?P<tag></?[^\s/>]+(?:[^<>\"']|\"[^\"]*\"|'[^']*')*>)"
    r"|(?P<reference>&[^\s;&<]+;)|(?P<end>\r\n?)|[^<&\r]+|&"
)
_ROOT = re.compile(
    rf"\ufeff?\s*(?>(?:{_SKIPPED}|<!DOCTYPE[^\[>]*(?:\[(?s:.*?)\]\s*)?>)\s*)*+<(?:[^\s:/>]*:)?([^\s:/>]+)"
)
_NO_XML_CHARACTER = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\ud800-\udfff\ufffe\uffff]")


@dataclass(slots=True, eq=False)
class Element:
    """An element: its start tag is ``text[start:inside]``, its content ``text[inside:outside]``, its end ``end``.

    ``qname`` is its name as written, ``name`` without prefix. ``parent`` and ``children`` are those among the elements
    asked for. An empty tag (<a/>) has ``inside``, ``outside`` and ``end`` at the same place.
    """

    text: str
    qname: str
    name: str
    start: int
    inside: int
    outside: int
    end: int
    parent: Element | None
    children: Sequence[Element] = ()

    @property
    def tag(self) -> str:
        """Its start tag as it is written."""
        return self.text[self.start : self.inside]

    @property
    def empty(self) -> bool:
        """Whether it is written as one empty tag."""
        return self.text[self.inside - 2] == "/"

    def attribute(self, name: str) -> Attribute | None:
        """An attribute by its name as written, with its place in the text."""
        return attribute(self.tag, self.start, name)

    @property
    def values(self) -> Mapping[str, str]:
        """The values of the attributes by their names as written."""
        return values(self.tag)

    def get(self, name: str, default: str = "") -> str:
        """The value of an attribute."""
        found = value_of(self.text[self.start : self.inside], name)
        return default if found is None else found

    def child(self, *names: str) -> Element | None:
        """The first child of one of these names."""
        return next((child for child in self.children if child.name in names), None)

    def all(self, *names: str) -> list[Element]:
        """The children of these names."""
        return [child for child in self.children if child.name in names]

    def walk(self) -> Iterator[Element]:
        """All elements below this one, in the order of the file."""
        waiting = list(self.children[::-1])
        while waiting:
            element = waiting.pop()
            yield element
            waiting += element.children[::-1]

    def set(self, name: str, value: str) -> Patch:
        """The change that gives it this attribute, in the place of the value or at the end of the tag."""
        return put_attribute(self.tag, self.start, name, value)

    def sibling(self, name: str) -> str:
        """A name for a new element with this one's prefix."""
        return self.qname[: -len(self.name)] + name

    def append(self, raw: str) -> Patch:
        """The change that puts raw XML at the end of its content."""
        if self.empty:
            return Patch(self.inside - 2, self.inside, f">{raw}</{self.qname}>")
        return Patch(self.outside, self.outside, raw)


@dataclass(slots=True, eq=False)
class Tree(Element):
    """The nameless element above all others; whoever goes through all of them tells ``watch``."""

    watch: Watch = UNWATCHED

    def walk(self) -> Iterator[Element]:
        """All elements, in the order of the file."""
        return self.watch.over(Element.walk(self), FINDING, 0)


class Characters(NamedTuple):
    """The characters of a stretch of XML, and where each begins in the text; ``places`` has one more, the end."""

    value: str
    places: Sequence[int]


def parse(source: Source, names: str) -> Tree:
    """The elements of a source whose local name matches the regular expression ``names``, below a nameless one.

    Raises UserError XML_BROKEN for a file that is not well-formed, XML_UNSAFE for one that declares entities.
    """
    text = source.text
    _check(text, source)
    wanted = re.compile(
        rf"{_SKIPPED}|(?P<entity><!ENTITY)"
        rf"|<(?P<close>/?)(?P<qname>(?:[^\s:/<>]+:)?(?P<name>{names}))(?=[\s/>])(?:[^<>\"']+|\"[^\"]*\"|'[^']*')*+>"
    )
    top = Tree(text, "", "", 0, 0, len(text), len(text), None, watch=source.watch)
    top.children = children = list[Element]()
    above: list[list[Element]] = []
    current: Element = top
    known: dict[str, str] = {}  # each name once
    found = wanted.finditer(text)
    for match in source.watch.over(found, PARSING, len(text), lambda match: match.start()):
        name = match["name"]
        if name is None:
            if match["entity"]:
                raise UserError(ErrorCode.XML_UNSAFE, path=source.name, line=line_at(text, match.start()))
        elif match["close"]:
            current.outside, current.end = match.start(), match.end()
            if above:
                current, children = current.parent or top, above.pop()
        else:
            start, end = match.span()
            qname = match["qname"]
            element = Element(
                text, known.setdefault(qname, qname), known.setdefault(name, name), start, end, end, end, current
            )
            children.append(element)
            if text[end - 2] != "/":
                above.append(children)
                element.children = children = []
                current = element
    return top


def _check(text: str, source: Source) -> None:
    """Have the decoded text checked: what the file says of its encoding has been dealt with by then."""
    declared = _DECLARED_ENCODING.match(text)
    if declared is not None:
        text = text[: declared.start(1)] + text[declared.end(1) :]
    check(text.encode("utf-8"), source.name, source.watch)


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
    places: list[int] = []
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
            places += [begin] * len(value)
        else:
            literal = match["literal"]
            value = piece if literal is None else literal
            begin = begin if literal is None else start + match.start("literal")
            parts.append(value)
            places += range(begin, begin + len(value))
    return Characters("".join(parts), [*places, end])


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
    patches = list(patches)
    if not patches:
        return source.data
    return apply(source.text, source.watch.over(patches, WRITING, len(patches))).encode(
        source.encoding, "xmlcharrefreplace"
    )
