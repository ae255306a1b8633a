"""PAGE XML, as OCR-D and Transkribus write it, in all versions of its namespace.

The text of a line is taken once: from its words where they have text, else from the line cut at white space; a region
without lines gives the lines of its own text. Normalizations stand in the attribute ``custom``, in the syntax of
Transkribus: ``norm {value:und;}`` in a word, ``norm {offset:4; length:3; value:und;}`` where the element's text has
several words; offsets and lengths count UTF-16 units from the beginning of the text, as Transkribus does.

The option "hyphens" says what becomes of a word that a hyphen divides at the end of a line: "apart" (the default), two
tokens, or "joined", one token without the hyphen, whose normalization stands with the first part.
"""

from __future__ import annotations

import re
from array import array
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import groupby

from histnorm_gui.core.errors import ErrorCode, UserError
from histnorm_gui.core.line_places import LinePlaces
from histnorm_gui.core.progress import UNWATCHED, Watch
from histnorm_gui.core.source import Document, Notice, NoticeCode, Source, Tokens, Written
from histnorm_gui.core.text import is_word, kind_of
from histnorm_gui.formats import xmltree
from histnorm_gui.formats.decoding import FINDING, WRITING
from histnorm_gui.formats.streams import collected
from histnorm_gui.formats.xmlelements import Elements
from histnorm_gui.formats.xmlspans import Patch, unescape
from histnorm_gui.formats.xmltree import Element, Tree

_TAG = "norm"
_APART, _JOINED = "apart", "joined"
_DIVIDING, _HYPHENS = "=¬⸗⹀\u00ad", "-\u2010"
_WHOLE = (-1, -1)  # the place of a tag without offset
_NAMES = (
    r"Page|ReadingOrder|(?:Ordered|Unordered)Group(?:Indexed)?|RegionRef(?:Indexed)?|[A-Za-z]+Region"
    r"|TextLine|Word|Glyph|Grapheme|TextEquiv|Unicode|Coords|Point|AlternativeImage"
)
_GROUP = re.compile(r"(?<![\w.-])([\w.-]++)\s*+\{([^{}]*+)\}")
_PROPERTY = re.compile(r"(?<![\w.-])([\w.-]++)\s*+:\s*+([^;]*+);?")
_ESCAPED = re.compile(r"(?:\\u[0-9A-Fa-f]{4})+")
# What has a meaning in the syntax of the attribute or in XML, and white space.
_TO_ESCAPE = re.compile(r"[\s\\{};:,&<>\"'\x00-\x20\x7f-\xa0]")


@dataclass(frozen=True, slots=True)
class _Word:
    """A token: its form, its place in the file, and its place in its element's text in UTF-16 units.

    ``holder`` is the element whose custom attribute has the normalization, ``alone`` whether its text is this token
    alone; ``block`` is the line or region, with the number of the line and the name of the image. ``divided``: this is
    the first part, the form is that of the whole.
    """

    form: str
    start: int
    end: int
    offset: int
    length: int
    holder: Element
    alone: bool
    block: Element
    line: int
    image: str
    divided: bool = False


def sniff(data: bytes, text: str, name: str) -> bool:
    """Whether the root is PcGts."""
    return xmltree.root_name(text[: 1 << 13]) == "PcGts"


def choices(source: Source) -> Mapping[str, Sequence[str]]:
    """What can become of words divided at the end of a line."""
    return {"hyphens": (_APART, _JOINED)}


def read(source: Source) -> Document:
    """Words in reading order: by ReadingOrder, else by the reading order in ``custom``, else as in the file; regions
    that ReadingOrder leaves out follow at the end.

    Line labels number the lines from 1; places have each line's polygon. Raises UserError XML_BROKEN, XML_UNSAFE,
    NO_TOKENS.
    """
    top = xmltree.parse(source, _NAMES)
    places = LinePlaces()
    tokens = Tokens()
    line = 0
    holder: Element | None = None
    known: Mapping[tuple[int, int], str] = {}
    for word in source.watch.over(_chosen(source, _words(top)), FINDING, 0):
        if word.line != line:
            line = word.line
            if word.image:
                places.add(line, word.image, _points(word.block))
        if word.holder != holder:
            holder, known = word.holder, _norms(word.holder)
        norm = known.get((word.offset, word.length)) or (known.get(_WHOLE) if word.alone else None)
        tokens.add(word.form, kind_of(word.form), str(line), word.start, word.end, norm or None)
    if not tokens:
        raise UserError(ErrorCode.NO_TOKENS, path=source.name)
    outside = (region for page in _pages(top) for region in _outside(page))
    notices = tuple(
        Notice(xmltree.line_at(top.text, region.start), NoticeCode.OUTSIDE_ORDER, region.get("id"))
        for region in outside
    )
    return Document(source, tokens, places=places, notices=notices)


def write(source: Source, decisions: Sequence[Written | None]) -> bytes:
    """The source with normalizations in the ``custom`` attributes of words or lines; all else in them stays.

    ``decisions`` are parallel to the tokens that read gives. ValueError for a character that XML cannot hold.
    """
    return collected(writing(source, decisions)) if any(decisions) else source.data


def writing(source: Source, decisions: Sequence[Written | None]) -> Iterable[bytes]:
    """What ``write`` gives, in parts that are made when they are asked for."""
    words = zip(_chosen(source, _words(xmltree.parse(source, _NAMES))), decisions, strict=True)
    return xmltree.writing(source, _patches(source.watch.over(words, WRITING, len(decisions))))


def _patches(words: Iterable[tuple[_Word, Written | None]]) -> Iterator[Patch]:
    """The changes of custom attributes; the words of an element follow one another."""
    for holder, group in groupby(words, lambda pair: pair[0].holder):
        changed = [(word, xmltree.storable(decision.norm)) for word, decision in group if decision is not None]
        if changed:
            yield _patch(holder, changed)


def _pages(top: Tree) -> Iterator[Element]:
    return top.named("Page")


def _words(top: Tree) -> Iterator[_Word]:
    """All tokens in reading order."""
    line = 0
    for page in _pages(top):
        image = page.get("imageFilename")
        for region in _regions(page, top.watch):
            for block, holders in _lines(region, top.watch):
                line += 1
                for holder in holders:
                    for word in _of_holder(holder, block, line, image):
                        line = word.line
                        yield word


def _chosen(source: Source, words: Iterable[_Word]) -> Iterator[_Word]:
    """The tokens with divided words as the editor wants them."""
    if source.options.get("hyphens", _APART) != _JOINED:
        yield from words
        return
    before: _Word | None = None
    for word in words:
        if before is not None and word.line != before.line and _goes_on(before.form, word.form):
            yield replace(before, form=before.form[:-1] + word.form, divided=True)
            before = None
            continue
        if before is not None:
            yield before
        before = word
    if before is not None:
        yield before


def _goes_on(form: str, rest: str) -> bool:
    """Whether two forms at a line break are one word; after a hyphen of today, which may also be a dash or belong to a
    name, only a small letter goes on."""
    if form[-1] not in _DIVIDING + _HYPHENS or not form[:-1][-1:].isalpha() or not is_word(rest):
        return False
    return form[-1] in _DIVIDING or rest[0].islower()


def _of_holder(holder: Element, block: Element, line: int, image: str) -> Iterator[_Word]:
    element = _unicode(holder)
    if element is None:
        return
    found = xmltree.content(holder.text, element)
    pieces = xmltree.words(found)
    offset = before = 0
    for index, (form, begin, start, end) in enumerate(pieces):
        between = found.value[before:begin]
        offset += _units(between)
        line += between.count("\n") if index else 0  # the text of a region has a line end after each line
        length = _units(form)
        yield _Word(form, start, end, offset, length, holder, len(pieces) == 1, block, line, image)
        offset, before = offset + length, begin + len(form)


def _units(value: str) -> int:
    return len(value) if value.isascii() else len(value.encode("utf-16-le", "surrogatepass")) // 2


def _lines(region: Element, watch: Watch = UNWATCHED) -> Iterator[tuple[Element, Sequence[Element]]]:
    """The lines of a region, each with the elements whose texts make it up; the region itself where none has text."""
    inner = watch.over(region.inner(), FINDING, 0)
    lines = _by_custom_order(Elements(child for child in inner if child.name == "TextLine"), watch)
    filled = False
    for line in lines:
        words = [word for word in _by_custom_order(line.all("Word")) if _has_text(word)]
        filled = filled or bool(words) or _has_text(line)
        yield line, words or [line]
    if (
        not filled
        and _has_text(region)
        and not any(inner.name == "TextLine" and inner.parent != region for inner in region.walk())
    ):
        yield region, [region]


def _regions(page: Element, watch: Watch) -> Sequence[Element]:
    """The regions of a page in reading order, each followed by the regions inside it that the order does not name."""
    elements = watch.over(page.walk(), FINDING, page.size)
    regions = [element for element in elements if element.name.endswith("Region")]
    by_id = {region.get("id"): region for region in regions}
    order = page.child("ReadingOrder")
    named = [by_id[ref] for ref in _references(order) if ref in by_id] if order is not None else []
    result: dict[Element, None] = {}
    waiting = [*named, *_by_custom_order([child for child in page.inner() if child.name.endswith("Region")])][::-1]
    listed = set(named)
    while waiting:
        region = waiting.pop()
        if region in result:
            continue
        result[region] = None
        children = watch.over(region.inner(), FINDING, 0)
        inner = [child for child in children if child.name.endswith("Region") and child not in listed]
        waiting += _by_custom_order(inner)[::-1]
    return Elements(result)


def _outside(page: Element) -> list[Element]:
    """The regions with text that a reading order leaves out, which then follow at the end."""
    order = page.child("ReadingOrder")
    named = set() if order is None else set(_references(order))
    found = []
    waiting = [child for child in page.inner() if child.name.endswith("Region")][::-1] if named else []
    while waiting:
        region = waiting.pop()
        if region.get("id") in named:
            continue  # what is inside follows it
        if any(_has_text(holder) for _, holders in _lines(region) for holder in holders):
            found.append(region)
        waiting += [child for child in region.inner() if child.name.endswith("Region")][::-1]
    return found


def _references(order: Element) -> Iterator[str]:
    """The ids of regions in the order of their groups: by index where a group has indices."""
    waiting = [order]
    while waiting:
        element = waiting.pop()
        if element.get("regionRef"):
            yield element.get("regionRef")
        children = sorted(element.children, key=lambda child: xmltree.number(child.get("index")) or 0)
        waiting += children[::-1]


def _by_custom_order(elements: Sequence[Element], watch: Watch = UNWATCHED) -> Sequence[Element]:
    """Elements by ``readingOrder {index:n;}`` where every one has it."""
    indices = array("q")
    for element in watch.over(elements, FINDING, len(elements)):
        found = [properties for name, properties in _groups(element.get("custom")) if name == "readingOrder"]
        index = xmltree.number(found[0].get("index", "")) if found else None
        if index is None:
            return elements
        indices.append(index)
    order = sorted(range(len(indices)), key=indices.__getitem__)
    return Elements(elements[at] for at in order)


def _unicode(holder: Element) -> Element | None:
    """The text of an element: of several the one with the lowest index, as the schema says."""
    texts = sorted(holder.all("TextEquiv"), key=lambda equiv: xmltree.number(equiv.get("index")) or 0)
    return texts[0].child("Unicode") if texts else None


def _has_text(word: Element) -> bool:
    found = _unicode(word)
    return found is not None and not found.empty and found.outside > found.inside


def _points(block: Element) -> tuple[tuple[int, int], ...]:
    """The polygon of a line or region; the versions until 2010 have an element for each point."""
    coords = block.child("Coords")
    if coords is None:
        return ()
    pairs = [(point.get("x"), point.get("y")) for point in coords.all("Point")]
    if not pairs:
        values = re.findall(r"-?\d+(?:\.\d+)?", coords.get("points"))
        pairs = list(zip(values[::2], values[1::2], strict=False))
    try:
        return tuple((round(float(x)), round(float(y))) for x, y in pairs)
    except (ValueError, OverflowError):
        return ()


def _groups(custom: str) -> list[tuple[str, dict[str, str]]]:
    """The tags in a custom attribute, with their properties."""
    return [(match.group(1), _properties(match.group(2))) for match in _GROUP.finditer(custom)]


def _properties(raw: str) -> dict[str, str]:
    return {name: value.strip() for name, value in _PROPERTY.findall(raw)}


def _norms(holder: Element) -> dict[tuple[int, int], str]:
    """The normalizations of an element by offset and length; _WHOLE for one of the whole text."""
    return {
        _span(properties): _unescaped(properties["value"])
        for name, properties in _groups(holder.get("custom"))
        if name == _TAG and "value" in properties
    }


def _span(properties: dict[str, str]) -> tuple[int, int]:
    offset, length = (xmltree.number(properties.get(name, "")) for name in ("offset", "length"))
    return _WHOLE if offset is None or length is None else (offset, length)


def _patch(holder: Element, items: Sequence[tuple[_Word, str]]) -> Patch:
    """The change of one custom attribute: tags of the same place get the new value, others are added at the end."""
    attribute = holder.attribute("custom")
    raw = "" if attribute is None else holder.text[attribute.start : attribute.end]
    waiting = {(_WHOLE if word.alone else (word.offset, word.length)): _tag(word, norm) for word, norm in items}
    first = items[0][0]
    single = (first.offset, first.length) if first.alone else _WHOLE

    def replaced(match: re.Match[str]) -> str:
        properties = _properties(unescape(match.group(2)))
        if match.group(1) != _TAG or "value" not in properties:
            return match.group()
        span = _span(properties)
        return waiting.pop(_WHOLE if first.alone and span == single else span, match.group())

    raw = " ".join(filter(None, [_GROUP.sub(replaced, raw), *waiting.values()]))
    if attribute is not None:
        return Patch(attribute.start, attribute.end, raw)
    at = holder.inside - (2 if holder.empty else 1)
    return Patch(at, at, f' custom="{raw}"')


def _tag(word: _Word, norm: str) -> str:
    place = "" if word.alone else f"offset:{word.offset}; length:{word.length}; "
    continued = " continued:true;" if word.divided else ""
    return f"{_TAG} {{{place}value:{_escaped(norm)};{continued}}}"


def _escaped(value: str) -> str:
    r"""A value as Transkribus writes it: characters with a meaning of their own, and white space, as \uXXXX."""
    return _TO_ESCAPE.sub(lambda match: f"\\u{ord(match.group()):04x}", value)


def _unescaped(value: str) -> str:
    return _ESCAPED.sub(_characters, value)


def _characters(match: re.Match[str]) -> str:
    units = bytes.fromhex(match.group().replace("\\u", ""))
    try:
        return units.decode("utf-16-be")
    except UnicodeDecodeError:  # half a character: it stays as it is written
        return match.group()
