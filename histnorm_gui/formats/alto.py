"""ALTO, in all versions of its namespace.

A String is a word or, as eScriptorium writes it, a whole line, which is cut at white space. A word broken over two
lines that the file joins itself (SUBS_TYPE HypPart1 and HypPart2) is one token. ALTO has no place for normalizations:
they stand among the file's tags, ``<OtherTag ID="norm_1" TYPE="normalization" LABEL="und"/>``, and the String refers to
its tag (TAGREFS); where a String has several words, the tag's DESCRIPTION says of which it speaks ("word 3"). That is
valid from ALTO 2.1 on; older versions know no tags.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from histnorm_gui.core.errors import ErrorCode, UserError
from histnorm_gui.core.source import Document, Notice, NoticeCode, Place, Source, Tokens, Written
from histnorm_gui.core.text import kind_of
from histnorm_gui.formats import xmltree
from histnorm_gui.formats.decoding import FINDING, WRITING
from histnorm_gui.formats.xmlspans import Patch, escape_attribute
from histnorm_gui.formats.xmltree import Element

_NAMES = (
    r"alto|MeasurementUnit|fileName|Tags|[A-Z][A-Za-z]*Tag|ReadingOrder|ElementRef|Layout|Page|(?:Top|Left|Right|Bottom)Margin|PrintSpace"
    r"|ComposedBlock|TextBlock|TextLine|String|Shape|Polygon"
)
_TYPE = "normalization"
_AFTER = ("RightMargin", "BottomMargin")  # the schema puts them before the print space
_ORDERED = ("PrintSpace", "ComposedBlock", "TextBlock", "TextLine")  # what a reading order can name
_BROKEN = ("HypPart1", "HypPart2")
_ORDINAL = re.compile(r"word (\d{1,9})")
_OWN_ID = re.compile(r"ID\s*=\s*[\"']norm_(\d{1,9})[\"']")
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
    tags = _Tags(top)
    image = _text(top, source.text, "fileName")
    pixels = _text(top, source.text, "MeasurementUnit") in ("", "pixel")
    places: dict[str, Place] = {}
    tokens = Tokens()
    for word in source.watch.over(_words(top, source.text), FINDING, 0):
        label = str(word.number)
        if image and label not in places:
            places[label] = Place(image, _points(word.line) if pixels else ())
        tag = tags.of(word)
        norm = None if tag is None else tag.get("LABEL") or None
        tokens.add(word.form, kind_of(word.form), label, word.start, word.end, norm)
    if not tokens:
        raise UserError(ErrorCode.NO_TOKENS, path=source.name)
    named, others = _ordered(top)
    outside = dict.fromkeys(line.parent for line in others if named and line.children and line.parent is not None)
    notices = tuple(
        Notice(xmltree.line_at(source.text, block.start), NoticeCode.OUTSIDE_ORDER, block.get("ID"))
        for block in outside
    )
    return Document(source, tokens, places=places, notices=notices)


def write(source: Source, decisions: Sequence[Written | None]) -> bytes:
    """The source with a tag for each normalization, or the new label in the tag that a word has already.

    A tag that other elements refer to as well stays as it is, and the word gets one of its own. ``decisions`` are
    parallel to the tokens that read gives. ValueError for a character that XML cannot hold.
    """
    top = xmltree.parse(source, _NAMES)
    tags = _Tags(top)
    referring = (element for element in top.walk() if "TAGREFS" in element.tag)
    uses = Counter(ref for element in referring for ref in element.get("TAGREFS").split())
    text = source.text
    number = max((int(match[1]) for match in _OWN_ID.finditer(text)), default=0)
    patches: list[Patch] = []
    added: list[str] = []
    references: dict[Element, list[tuple[str, str]]] = {}
    words = zip(_words(top, text), decisions, strict=True)
    for word, decision in source.watch.over(words, WRITING, len(decisions)):
        if decision is None:
            continue
        norm = xmltree.storable(decision.norm)
        tag = tags.of(word)
        if tag is not None and uses[tag.get("ID")] == 1:
            patches.append(tag.set("LABEL", norm))
            continue
        number += 1
        added.append(_raw_tag(top, f"norm_{number}", norm, word.ordinal))
        references.setdefault(word.string, []).append(("" if tag is None else tag.get("ID"), f"norm_{number}"))
    patches += [_refer(text, string, changes) for string, changes in references.items()]
    if added:
        patches.append(_add_tags(text, top, added))
    return xmltree.written(source, patches)


def _words(top: Element, text: str) -> Iterator[_Word]:
    """All tokens in reading order."""
    strings = list(_strings(top))
    skip = False
    for index, (string, line, number) in enumerate(strings):
        if skip:
            skip = False
            continue
        content = string.attribute("CONTENT")
        if content is None:
            continue
        pieces = xmltree.words(xmltree.attribute_characters(text, content))
        following = strings[index + 1][0] if index + 1 < len(strings) else None
        whole = _joined(string, following) if len(pieces) == 1 else None
        if whole is not None:
            skip = True
            yield _Word(whole, pieces[0][2], pieces[0][3], string, 0, line, number)
            continue
        for ordinal, (form, _, start, end) in enumerate(pieces, 1):
            yield _Word(form, start, end, string, ordinal if len(pieces) > 1 else 0, line, number)


def _strings(top: Element) -> Iterator[tuple[Element, Element, int]]:
    """The strings in reading order, each with its line and the number of that."""
    named, others = _ordered(top)
    for number, line in enumerate([*named, *others], 1):
        for string in line.all("String"):
            yield string, line, number


def _ordered(top: Element) -> tuple[list[Element], list[Element]]:
    """The lines that the file's reading order names (ALTO 4.3), in that order, and the others as in the file."""
    lines = [
        line
        for page in (element for element in top.walk() if element.name == "Page")
        for area in sorted(page.children, key=lambda area: area.name in _AFTER)
        for line in (element for element in area.walk() if element.name == "TextLine")
    ]
    references = [element.get("REF") for element in top.walk() if element.name == "ElementRef"]
    if not references:
        return [], lines
    by_id = {element.get("ID"): element for element in top.walk() if element.name in _ORDERED}
    named: dict[Element, None] = {}
    for reference in references:
        element = by_id.get(reference)
        if element is None:
            continue
        inside = [element] if element.name == "TextLine" else list(element.walk())
        named.update(dict.fromkeys(line for line in inside if line.name == "TextLine"))
    return list(named), [line for line in lines if line not in named]


def _joined(string: Element, following: Element | None) -> str | None:
    """The whole word of which two strings are the parts, None where they are not."""
    if following is None or (string.get("SUBS_TYPE"), following.get("SUBS_TYPE")) != _BROKEN:
        return None
    whole = [found for found in (string.get("SUBS_CONTENT"), following.get("SUBS_CONTENT")) if found.strip()]
    if len(set(whole)) > 1:
        return None
    return whole[0].strip() if whole else string.get("CONTENT").strip() + following.get("CONTENT").strip()


class _Tags:
    """The tags of a file that are normalizations, and of which words they speak."""

    def __init__(self, top: Element) -> None:
        found = (element for element in top.walk() if element.name == "OtherTag" and element.get("TYPE") == _TYPE)
        self._by_id = {element.get("ID"): element for element in found}
        self._by_string: dict[Element, dict[int, Element]] = {}

    def of(self, word: _Word) -> Element | None:
        """The tag with the normalization of a word: among those of its String the one that speaks of it."""
        known = self._by_string.get(word.string)
        if known is None:
            tags = [self._by_id[id] for id in word.string.get("TAGREFS").split() if id in self._by_id]
            known = {_ordinal(tag): tag for tag in reversed(tags)}
            self._by_string[word.string] = known
        return known.get(word.ordinal)


def _ordinal(tag: Element) -> int:
    found = _ORDINAL.fullmatch(tag.get("DESCRIPTION"))
    return 0 if found is None else int(found[1])


def _raw_tag(top: Element, id: str, norm: str, ordinal: int) -> str:
    layout = next(element for element in top.walk() if element.name == "Layout")
    description = f' DESCRIPTION="word {ordinal}"' if ordinal else ""
    name = layout.sibling("OtherTag")
    return f'<{name} ID="{id}" TYPE="{_TYPE}" LABEL="{escape_attribute(norm)}"{description}/>'


def _refer(text: str, string: Element, changes: list[tuple[str, str]]) -> Patch:
    """The change of one TAGREFS: pairs of the id to be replaced ("" where there is none) and the new one."""
    attribute = string.attribute("TAGREFS")
    raw = "" if attribute is None else text[attribute.start : attribute.end]
    replaced = {old: new for old, new in changes if old}
    kept = [replaced.get(reference, reference) for reference in raw.split()]
    raw = " ".join([*kept, *(new for old, new in changes if not old)])
    if attribute is not None:
        return Patch(attribute.start, attribute.end, raw)
    return string.set("TAGREFS", raw)


def _add_tags(text: str, top: Element, added: list[str]) -> Patch:
    """The change that puts new tags behind those of the file, or in a new list of tags before the layout."""
    tags = next((element for element in top.walk() if element.name == "Tags"), None)
    if tags is not None and tags.children:
        first, last = tags.children[0], tags.children[-1]
        space = _space(text[tags.inside : first.start])
        return Patch(last.end, last.end, "".join(space + raw for raw in added))
    if tags is not None:
        return tags.append("".join(added))
    following = next(element for element in top.walk() if element.name in ("ReadingOrder", "Layout"))
    before = text[: following.start]
    space = _space(before[len(before.rstrip()) :])
    step = space.rpartition("\n")[2] if "\n" in space else ""
    name = following.sibling("Tags")
    inner = "".join(space + step + raw for raw in added)
    return Patch(following.start, following.start, f"<{name}>{inner}{space}</{name}>{space}")


def _space(raw: str) -> str:
    """The last line end of a stretch of white space with the indentation after it."""
    if raw.strip():
        return ""
    at = raw.rfind("\n")
    return raw[max(0, at - 1 if raw[at - 1 : at] == "\r" else at) :] if at >= 0 else ""


def _text(top: Element, text: str, name: str) -> str:
    found = next((element for element in top.walk() if element.name == name), None)
    return "" if found is None else xmltree.content(text, found).value.strip()


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
