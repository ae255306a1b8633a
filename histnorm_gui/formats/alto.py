"""ALTO, in all versions of its namespace.

A String is a word or, as eScriptorium writes it, a whole line, which is cut at white space. A word broken over two
lines that the file joins itself (SUBS_TYPE HypPart1 and HypPart2) is one token. ALTO has no place for normalizations:
they stand among the file's tags, ``<OtherTag ID="norm_1" TYPE="normalization" LABEL="und"/>``, and the String refers to
its tag (TAGREFS); where a String has several words, the tag's DESCRIPTION says of which it speaks ("word 3"). That is
valid from ALTO 2.1 on; older versions know no tags.
"""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from heapq import merge
from itertools import chain

from histnorm_gui.core.errors import ErrorCode, UserError
from histnorm_gui.core.line_places import LinePlaces
from histnorm_gui.core.source import Document, Notice, NoticeCode, Source, Tokens, Written
from histnorm_gui.core.text import kind_of
from histnorm_gui.formats import xmltree
from histnorm_gui.formats.alto_tags import TYPE, Added, Tags
from histnorm_gui.formats.decoding import FINDING, WRITING
from histnorm_gui.formats.streams import collected
from histnorm_gui.formats.xmlelements import Elements
from histnorm_gui.formats.xmlspans import Patch, escape_attribute
from histnorm_gui.formats.xmlstore import Patches
from histnorm_gui.formats.xmltree import Element, Tree

_NAMES = (
    r"alto|MeasurementUnit|fileName|Tags|[A-Z][A-Za-z]*Tag|ReadingOrder|ElementRef|Layout|Page|(?:Top|Left|Right|Bottom)Margin|PrintSpace"
    r"|ComposedBlock|TextBlock|TextLine|String|Shape|Polygon"
)
_AFTER = ("RightMargin", "BottomMargin")  # the schema puts them before the print space
_ORDERED = ("PrintSpace", "ComposedBlock", "TextBlock", "TextLine")  # what a reading order can name
_BROKEN = ("HypPart1", "HypPart2")
_OWN_ID = re.compile(r"ID\s*=\s*[\"']norm_(\d{1,9})[\"']")
_INDENTED = 1 << 16  # characters before an element among which its line begins
_NUMBER = re.compile(r"-?\d{1,9}(?:\.\d+)?")


@dataclass(frozen=True, slots=True)
class _Word:
    """A token: its form, its place in the file, which word of its String it is (0 where there is no other), its line
    with its number."""

    form: str
    start: int
    end: int
    string: Element
    ordinal: int
    line: Element
    number: int


def sniff(data: bytes, text: str, name: str) -> bool:
    """Whether the root is alto."""
    return xmltree.root_name(text[: 1 << 13]).lower() == "alto"


def read(source: Source) -> Document:
    """Words in the order that the file names (ReadingOrder), else in that of the file, right and bottom margins after
    the print space. Blocks that the order leaves out follow at the end, with a notice.

    Line labels number the lines from 1; places have each line's polygon or box, in pixels, where the file names its
    image; without polygon where it does not measure in pixels. Raises UserError XML_BROKEN, XML_UNSAFE, NO_TOKENS.
    """
    top = xmltree.parse(source, _NAMES)
    text, tags = top.text, Tags(top)
    image = _text(top, "fileName")
    pixels = _text(top, "MeasurementUnit") in ("", "pixel")
    places = LinePlaces()
    tokens = Tokens()
    named, others = _ordered(top)
    line = 0
    for word in source.watch.over(_words(named, others), FINDING, 0):
        if word.number != line:
            line = word.number
            if image:
                places.add(line, image, _points(word.line) if pixels else ())
        tag = tags.of(word.string, word.ordinal)
        norm = None if tag is None else tag.get("LABEL") or None
        tokens.add(word.form, kind_of(word.form), str(line), word.start, word.end, norm)
    if not tokens:
        raise UserError(ErrorCode.NO_TOKENS, path=source.name)
    outside = dict.fromkeys(line.parent for line in others if named and line.children and line.parent is not None)
    notices = tuple(
        Notice(xmltree.line_at(text, block.start), NoticeCode.OUTSIDE_ORDER, block.get("ID")) for block in outside
    )
    return Document(source, tokens, places=places, notices=notices)


def write(source: Source, decisions: Sequence[Written | None]) -> bytes:
    """The source with a tag for each normalization, or the new label in the tag that a word has already.

    A tag that other elements refer to as well stays as it is, and the word gets one of its own. ``decisions`` are
    parallel to the tokens that read gives. ValueError for a character that XML cannot hold.
    """
    return collected(writing(source, decisions)) if any(decisions) else source.data


def writing(source: Source, decisions: Sequence[Written | None]) -> Iterator[bytes]:
    """What ``write`` gives, in parts that are made when they are asked for."""
    top = xmltree.parse(source, _NAMES)
    tags, labels = Tags(top, counted=True), Patches()
    added = Added(xmltree.highest(_OWN_ID, top.text, source.watch))
    words = zip(_words(*_ordered(top)), decisions, strict=True)
    for at, (word, decision) in enumerate(source.watch.over(words, WRITING, len(decisions))):
        if decision is None:
            continue
        norm = xmltree.storable(decision.norm)
        tag = tags.of(word.string, word.ordinal)
        if tag is not None and tags.uses(tag) == 1:
            labels.add(tag.set("LABEL", norm))
        else:
            added.add(at, word.ordinal, word.string, "" if tag is None else tag.get("ID"))
    parts = (labels, _new_tags(top, added, decisions), added.references())
    patches = merge(*parts, key=lambda patch: (patch.start, patch.end))
    return xmltree.ordered(source, source.watch.over(patches, WRITING, 0))


def _words(named: Sequence[Element], others: Sequence[Element]) -> Iterator[_Word]:
    """All tokens of lines in reading order: those that it names, and the others."""
    strings = _strings(named, others)
    following = next(strings, None)
    while following is not None:
        string, line, number = following
        following = next(strings, None)
        content = string.attribute("CONTENT")
        if content is None:
            continue
        pieces = xmltree.words(xmltree.attribute_characters(string.text, content))
        whole = _joined(string, following[0]) if following is not None and len(pieces) == 1 else None
        if whole is not None:
            following = next(strings, None)
            yield _Word(whole, pieces[0][2], pieces[0][3], string, 0, line, number)
            continue
        for ordinal, (form, _, start, end) in enumerate(pieces, 1):
            yield _Word(form, start, end, string, ordinal if len(pieces) > 1 else 0, line, number)


def _strings(named: Sequence[Element], others: Sequence[Element]) -> Iterator[tuple[Element, Element, int]]:
    """The strings in reading order, each with its line and the number of that."""
    for number, line in enumerate(chain(named, others), 1):
        for string in line.inner():
            if string.name == "String":
                yield string, line, number


def _ordered(top: Tree) -> tuple[Elements, Elements]:
    """The lines that the file's reading order names (ALTO 4.3), in that order, and the others as in the file."""
    lines = Elements(
        line
        for page in top.named("Page")
        for area in sorted(page.children, key=lambda area: area.name in _AFTER)
        for line in top.named("TextLine", inside=area)
    )
    references = [element.get("REF") for element in top.named("ElementRef")]
    if not references:
        return Elements(), lines
    by_id = {element.get("ID"): element for element in top.named(*_ORDERED)}
    named: dict[Element, None] = {}
    for reference in references:
        element = by_id.get(reference)
        if element is None:
            continue
        inside = [element] if element.name == "TextLine" else top.named("TextLine", inside=element)
        named.update(dict.fromkeys(inside))
    return Elements(named), Elements(line for line in lines if line not in named)


def _joined(string: Element, following: Element) -> str | None:
    """The whole word of which two strings are the parts, None where they are not."""
    if (string.get("SUBS_TYPE"), following.get("SUBS_TYPE")) != _BROKEN:
        return None
    whole = [found for found in (string.get("SUBS_CONTENT"), following.get("SUBS_CONTENT")) if found.strip()]
    if len(set(whole)) > 1:
        return None
    return whole[0].strip() if whole else string.get("CONTENT").strip() + following.get("CONTENT").strip()


def _new_tags(top: Tree, added: Added, decisions: Sequence[Written | None]) -> Iterator[Patch]:
    """The changes that put new tags behind those of the file, or in a new list of tags before the layout."""
    if not added:
        return
    text = top.text
    tags = next(top.named("Tags"), None)
    if tags is not None and tags.children:
        first, last = next(tags.inner()), deque(tags.inner(), 1)[0]
        place, space, before, after = last.end, _space(text[tags.inside : first.start]), "", ""
    elif tags is not None:
        place, space, before, after = tags.outside, "", "", ""
        if tags.empty:
            yield Patch(tags.inside - 2, tags.inside, ">")
            place, after = tags.inside, f"</{tags.qname}>"
    else:
        following = next(top.named("ReadingOrder", "Layout"))
        place = following.start
        above = text[max(0, place - _INDENTED) : place]
        outside = _space(above[len(above.rstrip()) :])
        space = outside + (outside.rpartition("\n")[2] if "\n" in outside else "")
        name = following.sibling("Tags")
        before, after = f"<{name}>", f"{outside}</{name}>{outside}"
    yield Patch(place, place, before)
    name = next(top.named("Layout")).sibling("OtherTag")
    for identity, word, ordinal in added:
        decision = decisions[word]
        assert decision is not None  # that is why it is there
        description = f' DESCRIPTION="word {ordinal}"' if ordinal else ""
        label = escape_attribute(decision.norm)
        yield Patch(place, place, f'{space}<{name} ID="{identity}" TYPE="{TYPE}" LABEL="{label}"{description}/>')
    yield Patch(place, place, after)


def _space(raw: str) -> str:
    """The last line end of a stretch of white space with the indentation after it."""
    if raw.strip():
        return ""
    at = raw.rfind("\n")
    return raw[max(0, at - 1 if raw[at - 1 : at] == "\r" else at) :] if at >= 0 else ""


def _text(top: Tree, name: str) -> str:
    found = next(top.named(name), None)
    return "" if found is None else xmltree.content(top.text, found).value.strip()


def _points(line: Element) -> tuple[tuple[int, int], ...]:
    """The polygon of a line, else its box, else nothing."""
    shape = line.child("Shape")
    polygon = None if shape is None else shape.child("Polygon")
    if polygon is not None:
        values = [round(float(value)) for value in _NUMBER.findall(polygon.get("POINTS"))]
        return tuple(zip(values[::2], values[1::2], strict=False))
    box = [_NUMBER.fullmatch(line.get(name)) for name in ("HPOS", "VPOS", "WIDTH", "HEIGHT")]
    numbers = [round(float(match.group())) for match in box if match is not None]
    if len(numbers) < len(box):
        return ()
    left, upper, width, height = numbers
    return ((left, upper), (left + width, upper), (left + width, upper + height), (left, upper + height))
