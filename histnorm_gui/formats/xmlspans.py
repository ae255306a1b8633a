"""XML files as pieces with their places in the text, so that a writer can change some of it and nothing else.

lxml says whether a file is well-formed and safe; it does not say where in the text an element is, and writing its tree
would change quotes, entities and white space that nobody touched. So the text is cut into pieces here, and writers
replace stretches of it (Patch).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from enum import Enum, auto
from functools import partial
from typing import NamedTuple

from lxml import etree

from histnorm_gui.core.errors import ErrorCode, UserError
from histnorm_gui.core.progress import UNWATCHED, Watch
from histnorm_gui.core.source import Source
from histnorm_gui.formats import xmllong
from histnorm_gui.formats.decoding import CHECKING, PARSING
from histnorm_gui.formats.streams import Patch as Patch

_PIECE = re.compile(
    r"<!--(?s:.*?)-->"
    r"|<!\[CDATA\[(?s:.*?)\]\]>"
    r"|<\?(?s:.*?)\?>"
    r"|<!DOCTYPE(?:[^\[\]<>\"']|\"[^\"]*\"|'[^']*'|\[(?:[^\[\]\"'<]|\"[^\"]*\"|'[^']*'|<!--(?s:.*?)-->"
    r"|<\?(?s:.*?)\?>|<![A-Z](?:[^<>\"']|\"[^\"]*\"|'[^']*')*>)*\])*>"
    r"|</[^>]*>"
    r"|<(?:[^<>\"']|\"[^\"<]*\"|'[^'<]*')*>"
    r"|[^<]+"
)
_ATTRIBUTE = re.compile(r"\s([^\s=<>\"'/]+)\s*=\s*(\"[^\"]*\"|'[^']*')")
_DECLARED_ENCODING = re.compile(r"^\ufeff?\s*<\?xml[^>]*?(\sencoding\s*=\s*(?:\"[^\"]*\"|'[^']*'))")
_NAME = re.compile(r"</?([^\s/>]+)")
_REFERENCE = re.compile(r"&(#x[0-9A-Fa-f]+|#[0-9]+|[^\s;&<]+);")
_DECLARED_ENTITY = re.compile(r"<!ENTITY\s+(?!%)")
_PREDEFINED = {"amp": "&", "lt": "<", "gt": ">", "quot": '"', "apos": "'"}
_CDATA = "<![CDATA["
_CHUNK = 1 << 16
# All that lxml says of an entity that no declaration could give a meaning.
_NOTHING = "no element found"
_UNDECLARED = re.compile(rb"&(?!(?:amp|lt|gt|quot|apos);)([^#\s;&<]+);")


class Kind(Enum):
    """What a piece is."""

    START = auto()
    END = auto()
    EMPTY = auto()  # <element/>: a start and an end in one
    TEXT = auto()
    OTHER = auto()  # comment, processing instruction, document type


class Attribute(NamedTuple):
    """The value of an attribute with references resolved, and where its raw text is between the quotes."""

    value: str
    start: int
    end: int
    quote: str


class Piece(NamedTuple):
    """A stretch ``text[start:end]`` of a whole file's text.

    ``name`` is the name of a tag as written, prefix included. What is in a piece is looked at only when it is asked
    for: most pieces of a large file are passed over.
    """

    kind: Kind
    start: int
    end: int
    name: str
    text: str

    @property
    def raw(self) -> str:
        """The piece as it is written."""
        return self.text[self.start : self.end]

    @property
    def local(self) -> str:
        """The name without its prefix."""
        return self.name.rpartition(":")[2]

    @property
    def literal(self) -> bool:
        """Whether a text is a CDATA section."""
        return self.text.startswith(_CDATA, self.start)

    @property
    def value(self) -> str:
        """The characters of a text with references resolved (one to an entity that the file does not declare stays as
        it is written); "" of anything else."""
        if self.kind is not Kind.TEXT:
            return ""
        return self.raw[len(_CDATA) : -3] if self.literal else unescape(self.raw)

    @property
    def attributes(self) -> Mapping[str, Attribute]:
        """The attributes of a tag by their names as written."""
        return attributes(self.raw, self.start)

    def get(self, name: str) -> str | None:
        """The value of an attribute, by its name as written."""
        return value_of(self.raw, name)


def check(data: bytes, path: str, watch: Watch = UNWATCHED) -> None:
    """Refuse a file that is not well-formed, or that wants more than to be read: UserError XML_BROKEN, XML_UNSAFE.

    Nothing is fetched and no entity is expanded; depth and size of single texts are bounded (libxml2's own limits).
    """

    def parts() -> Iterator[bytes]:
        for start in range(0, len(data), _CHUNK):
            watch.step(CHECKING, start, len(data))
            yield data[start : start + _CHUNK]

    _check(parts(), path, lambda: data)


def _check(parts: Iterable[bytes], path: str, whole: Callable[[], bytes], line: int = 1) -> None:
    """Refuse what comes in parts and begins on a line; ``whole`` is all of it."""
    parser = etree.XMLPullParser(
        events=("start",),
        resolve_entities=False,
        no_network=True,
        load_dtd=False,
        huge_tree=False,
        collect_ids=False,  # the same xml:id twice is a flaw, but no reason to refuse a text
        remove_comments=True,
    )
    try:
        for part in parts:
            parser.feed(part)
            for _, element in parser.read_events():
                if isinstance(element, etree._Element):
                    _forget_before(element)
        parser.close()
    except etree.XMLSyntaxError as error:
        found, reason = max(1, error.position[0]) if error.position else 1, _reason(error)
        data = whole() if reason == _NOTHING else b""
        unknown = _UNDECLARED.search(data)
        if unknown is not None:
            found = data.count(b"\n", 0, unknown.start()) + 1
            reason = f"the entity {unknown.group(1).decode('utf-8', 'replace')} is not declared"
        raise UserError(ErrorCode.XML_BROKEN, path=path, line=line + found - 1, reason=reason) from error


def not_closed(path: str, text: str) -> UserError:
    """What is said of a file that ends in an element: libxml2 bears it behind a document type that it cannot read."""
    return UserError(ErrorCode.XML_BROKEN, path=path, line=_line(text, len(text)), reason="a tag is not closed")


def check_text(source: Source, text: str) -> None:
    """Have a source checked as UTF-8: what the file says of its own encoding has been dealt with by then."""
    if xmllong.is_long(text):
        _check(_long_parts(source, text), source.name, lambda: _undeclared(text).encode("utf-8"))
        return
    data = source.data
    if source.encoding not in ("utf-8", "utf-8-sig"):
        data = _undeclared(text).encode("utf-8")
    check(data, source.name, source.watch)


def _long_parts(source: Source, text: str) -> Iterator[bytes]:
    """A text with values or texts that are too long for libxml2; long values are checked on the way (see xmllong)."""
    for part in xmllong.divided(text):
        if isinstance(part, str):
            yield part.encode("utf-8")
        elif isinstance(part, xmllong.Value):
            value = part.xml.encode("utf-8")
            source.watch.step(CHECKING, 0, 0)
            _check((value,), source.name, partial(bytes, value), part.line)
        else:
            for begin in range(part.start, part.stop, _CHUNK):
                source.watch.step(CHECKING, begin, len(text))
                chunk = text[begin : min(part.stop, begin + _CHUNK)]
                yield (chunk if begin else _undeclared(chunk)).encode("utf-8")


def _undeclared(text: str) -> str:
    """A text without what it says of its encoding."""
    declared = _DECLARED_ENCODING.match(text)
    return text if declared is None else text[: declared.start(1)] + text[declared.end(1) :]


def _forget_before(element: etree._Element) -> None:
    """Let go of the elements before this one, so that memory does not grow with the file."""
    parent = element.getparent()
    while parent is not None and (before := element.getprevious()) is not None:
        parent.remove(before)


def _reason(error: etree.XMLSyntaxError) -> str:
    return str(error.msg or error).split(", line ")[0]


def pieces(text: str, path: str = "", watch: Watch = UNWATCHED) -> Iterator[Piece]:
    """The pieces of a well-formed text (see check), from the first character to the last without gaps.

    Raises UserError XML_UNSAFE for a document type that declares general entities of its own.
    """
    position = 0
    names: dict[str, str] = {}
    for match in watch.over(_PIECE.finditer(text), PARSING, len(text), _begin):
        start, end = match.span()
        if start != position:
            break
        position = end
        if text[start] != "<":
            yield Piece(Kind.TEXT, start, end, "", text)
            continue
        second = text[start + 1]
        if second == "!" and text.startswith(_CDATA, start):
            yield Piece(Kind.TEXT, start, end, "", text)
        elif second in "!?":
            if text.startswith("<!DOCTYPE", start) and _DECLARED_ENTITY.search(text, start, end):
                raise UserError(ErrorCode.XML_UNSAFE, path=path, line=_line(text, start))
            yield Piece(Kind.OTHER, start, end, "", text)
        else:
            found = _NAME.match(text, start, end)
            if found is None:
                raise UserError(ErrorCode.XML_BROKEN, path=path, line=_line(text, start), reason=match.group()[:40])
            name = names.setdefault(found.group(1), found.group(1))
            kind = Kind.END if second == "/" else Kind.EMPTY if text[end - 2] == "/" else Kind.START
            yield Piece(kind, start, end, name, text)
    if position != len(text):
        raise UserError(ErrorCode.XML_BROKEN, path=path, line=_line(text, position), reason="a tag is not closed")


def _begin(match: re.Match[str]) -> int:
    return match.start()


def texts(text: str, start: int, end: int) -> Iterator[Piece]:
    """The texts between two places of a well-formed text that have no tag between them."""
    if text.find("<", start, end) < 0:
        yield Piece(Kind.TEXT, start, end, "", text)
        return
    for match in _PIECE.finditer(text, start, end):
        begin, after = match.span()
        if text[begin] != "<" or text.startswith(_CDATA, begin):
            yield Piece(Kind.TEXT, begin, after, "", text)


def _line(text: str, position: int) -> int:
    return text.count("\n", 0, position) + 1


def attributes(tag: str, start: int) -> dict[str, Attribute]:
    """The attributes of a tag that begins at ``start``, by their names as written."""
    return {match.group(1): _attribute(match, start) for match in _ATTRIBUTE.finditer(tag)}


def values(tag: str) -> dict[str, str]:
    """The values of the attributes of a tag by their names as written."""
    return {name: unescape(quoted[1:-1]) for name, quoted in _ATTRIBUTE.findall(tag)}


def value_of(tag: str, name: str) -> str | None:
    """The value of one attribute of a tag, None where it has none of that name."""
    if name in tag:
        plain = _plain(tag, name)
        if plain is not None:
            return unescape(tag[plain[0] : plain[1]])
        for found, quoted in _ATTRIBUTE.findall(tag):
            if found == name:
                return unescape(quoted[1:-1])
    return None


def attribute(tag: str, start: int, name: str) -> Attribute | None:
    """One attribute of a tag that begins at ``start``, None where it has none of that name."""
    if name in tag:
        plain = _plain(tag, name)
        if plain is not None:
            return Attribute(unescape(tag[plain[0] : plain[1]]), start + plain[0], start + plain[1], '"')
        for match in _ATTRIBUTE.finditer(tag):
            if match.group(1) == name:
                return _attribute(match, start)
    return None


def _plain(tag: str, name: str) -> tuple[int, int] | None:
    """Where the value of an attribute is in a tag, if it is written as nearly all are: a space before the name, double
    quotes, and no other quotes in the tag. That takes a fifth of the time."""
    at = tag.find(f' {name}="')
    if at < 0 or "'" in tag or tag.count('"', 0, at) % 2:
        return None
    begin = at + len(name) + 3
    return begin, tag.index('"', begin)


def _attribute(match: re.Match[str], start: int) -> Attribute:
    begin, end = start + match.start(2) + 1, start + match.end(2) - 1
    quoted = match.group(2)
    return Attribute(unescape(quoted[1:-1]), begin, end, quoted[0])


def unescape(raw: str) -> str:
    """Characters for references; a reference to an undeclared entity stays as it is written."""
    return _REFERENCE.sub(_resolved, raw) if "&" in raw else raw


def _resolved(match: re.Match[str]) -> str:
    name = match.group(1)
    if not name.startswith("#"):
        return _PREDEFINED.get(name, match.group())
    number = int(name[2:], 16) if name[1] == "x" else int(name[1:])
    return chr(number) if 0 < number <= 0x10FFFF else match.group()


def escape_text(text: str) -> str:
    """A text as it stands between tags."""
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace("\r", "&#13;")


def escape_attribute(text: str, quote: str = '"') -> str:
    """A text as it stands in the value of an attribute between these quotes."""
    escaped = escape_text(text).replace("\n", "&#10;").replace("\t", "&#9;")
    return escaped.replace('"', "&quot;") if quote == '"' else escaped.replace("'", "&apos;")


def apply(text: str, patches: Iterable[Patch]) -> str:
    """The text with stretches replaced; insertions at one place keep their order. ValueError where two overlap."""
    parts: list[str] = []
    position = 0
    for patch in sorted(patches, key=lambda patch: (patch.start, patch.end)):
        if patch.start < position:
            raise ValueError(f"two changes at {patch.start}")
        parts += (text[position : patch.start], patch.replacement)
        position = patch.end
    parts.append(text[position:])
    return "".join(parts)


def set_attribute(tag: Piece, name: str, value: str) -> Patch:
    """The change that gives a start tag or an empty tag this attribute, in the place of its value or at its end."""
    return put_attribute(tag.raw, tag.start, name, value)


def put_attribute(tag: str, start: int, name: str, value: str) -> Patch:
    """The change that gives a tag that begins at ``start`` this attribute, in the place of its value or at its end."""
    found = attribute(tag, start, name)
    if found is not None:
        return Patch(found.start, found.end, escape_attribute(value, found.quote))
    end = start + len(tag) - (2 if tag.endswith("/>") else 1)
    return Patch(end, end, f' {name}="{escape_attribute(value)}"')
