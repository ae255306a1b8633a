"""CorA-XML, also as ReM, ReN and ReF write it (tok_dipl and tok_anno for dipl and mod).

Tokens are the modern units (mod, tok_anno) in the order of the file. The option "layer" says which annotation of theirs
is the normalization: "norm" (the default), or "norm_broad" (CorA's modernization; "modern" and "modernization" where a
file has such elements), which CorA's users give only where it differs from norm, so that norm stands in for it.

A comment of a unit is a note, and CorA's flag "general error", the one that its editor shows as a flag, is a flag.
"""

from __future__ import annotations

import re
from array import array
from bisect import bisect_right
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import accumulate

from histnorm_gui.core.errors import ErrorCode, UserError
from histnorm_gui.core.model import NO_REMARK, Remark
from histnorm_gui.core.source import Document, Feature, ProblemCode, RowProblem, Source, Tokens, Written
from histnorm_gui.core.text import kind_of
from histnorm_gui.formats import xmltree
from histnorm_gui.formats.identifiers import Identifiers
from histnorm_gui.formats.streams import collected
from histnorm_gui.formats.xmlspans import Attribute, Patch, escape_attribute, escape_text
from histnorm_gui.formats.xmltree import Element, Tree

_NORM = "norm"
_MODERN = ("norm_broad", "modern", "modernization")
_DIPL = ("dipl", "tok_dipl")
_MOD = ("mod", "tok_anno")
_COMMENT, _OLD_COMMENT = "comment", "cora-comment"  # older versions of CorA wrote the text between tags
_FLAG, _ERROR = "cora-flag", "general error"
_NAMES = "|".join(
    ("page", "column", "line", "token", *_DIPL, *_MOD, _NORM, *_MODERN, "suggestions", _COMMENT, _OLD_COMMENT, _FLAG)
)
_SIGNS = re.compile(r"<(?:layoutinfo|shifttags|cora-header|tok_dipl|tok_anno|dipl|mod)[\s/>]")
_HEAD = 1 << 15
_SHOWN = 80
_RANGE = ".."
_SPACE = re.compile(r"\s*")


def sniff(data: bytes, text: str, name: str) -> bool:
    """Whether a file is CorA-XML: its root is ``text``, and it has a part that only CorA knows near its beginning."""
    head = text[:_HEAD]
    return xmltree.root_name(head) == "text" and _SIGNS.search(head) is not None


def choices(source: Source) -> Mapping[str, Sequence[str]]:
    """The layers that can be taken for the normalization: norm, and the layers of modernization in the file."""
    found = {element.name for element in xmltree.parse(source, _NAMES).walk()}
    return {"layer": (_NORM, *([name for name in _MODERN if name in found] or _MODERN[:1]))}


def read(source: Source) -> Document:
    """The modern units as tokens: form is ``utf``, or ``trans`` where utf is missing or empty.

    Line labels are page and side, column, line ("42v,01"; "3ra,12"), by the layout and the diplomatic unit in which a
    token begins; without layout the number of the token. A unit that has neither utf nor trans is a problem. Raises
    UserError XML_BROKEN, XML_UNSAFE, NO_TOKENS.
    """
    top = xmltree.parse(source, _NAMES)
    layer = source.options.get("layer", _NORM)
    lines = _Lines(top)
    places = xmltree.Places(top.text)
    tokens = Tokens()
    problems: list[RowProblem] = []
    remarks: dict[int, Remark] = {}
    for number, token in enumerate(_tokens(top), 1):
        for mod, dipl in _units(token):
            found = _form(mod)
            if found is None:
                problems.append(RowProblem(places.line(mod.start), ProblemCode.EMPTY_FORM, mod.tag[:_SHOWN]))
                continue
            label = lines.label(dipl)
            norm = modern = None
            if mod.size:  # a unit without annotations has none of these
                norm = _value(mod, layer)
                modern = _modern(mod) if layer == _NORM else None
                remark = _remark(mod)
                if remark != NO_REMARK:
                    remarks[len(tokens)] = remark
            label = str(number) if label is None else label
            tokens.add(found.value, kind_of(found.value), label, found.start, found.end, norm, modernization=modern)
    if not tokens:
        raise UserError(ErrorCode.NO_TOKENS, path=source.name)
    return Document(source, tokens, tuple(problems), remarks=remarks)


def write(source: Source, decisions: Sequence[Written | None]) -> bytes:
    """The source with normalizations in the chosen layer; ``decisions`` are parallel to the tokens that read gives.

    A layer that a unit has is changed in place, another is added as its first annotation (norm_broad after norm).
    Beside norm, a modernization goes into the layer of modernization that a unit has, or else norm_broad; none takes
    what is there away.
    The mark ``checked`` speaks of all annotations of a unit and is left alone. ValueError for a character that XML
    cannot hold.
    """
    return collected(writing(source, decisions))


def writing(source: Source, decisions: Sequence[Written | None]) -> Iterable[bytes]:
    """What ``write`` gives, in parts."""
    return xmltree.writing(source, _changes(source, decisions))


def _changes(source: Source, decisions: Sequence[Written | None]) -> Iterator[Patch]:
    top = xmltree.parse(source, _NAMES)
    layer = source.options.get("layer", _NORM)
    mods = (mod for token in _tokens(top) for mod in token.all(*_MOD) if _form(mod) is not None)
    for mod, decision in zip(mods, decisions, strict=True):
        if decision is not None:
            values = {layer: xmltree.storable(decision.norm)}
            modern, name = decision.modernization, _modern_layer(mod)
            if layer == _NORM and modern is not None and (modern or mod.child(name) is not None):
                values[name] = xmltree.storable(modern)
            yield from _patches(top.text, mod, values)


def features(source: Source) -> frozenset[Feature]:
    """A place for notes and flags, and for modernizations unless they are what is worked on."""
    modern = source.options.get("layer", _NORM) == _NORM
    return frozenset({Feature.REMARKS, Feature.MODERNIZATION} if modern else {Feature.REMARKS})


def write_remarks(source: Source, remarks: Mapping[int, Remark]) -> bytes:
    """The source with notes and flags of the tokens that are named; what an empty note or no flag leaves over is
    taken away. Other flags stay. ValueError for a character that XML cannot hold."""
    return xmltree.written(source, _remarked(source, remarks))


def _remarked(source: Source, remarks: Mapping[int, Remark]) -> Iterator[Patch]:
    top = xmltree.parse(source, _NAMES)
    mods = (mod for token in _tokens(top) for mod in token.all(*_MOD) if _form(mod))
    for index, mod in enumerate(mods):
        remark = remarks.get(index)
        if remark is not None:
            yield from _remark_patches(top.text, mod, remark)


def _remark(mod: Element) -> Remark:
    """The note and the flag of a unit."""
    comment = mod.child(_COMMENT, _OLD_COMMENT)
    return Remark(_note(comment), bool(_flags(mod)))


def _note(comment: Element | None) -> str:
    if comment is None:
        return ""
    value = comment.get("tag") if comment.name == _COMMENT else xmltree.content(comment.text, comment).value
    return value.strip()


def _flags(mod: Element) -> list[Element]:
    return [flag for flag in mod.all(_FLAG) if flag.get("name") == _ERROR]


def _remark_patches(text: str, mod: Element, remark: Remark) -> list[Patch]:
    """The changes that give a unit this note and this flag: in place, or as its last annotations."""
    comment, flags = mod.child(_COMMENT, _OLD_COMMENT), _flags(mod)
    note = xmltree.storable(remark.note)
    patches: list[Patch] = []
    added: list[str] = []
    if note and comment is None:
        added.append(f'<{mod.sibling(_COMMENT)} tag="{escape_attribute(note)}"/>')
    elif comment is not None and note != _note(comment):
        patches.append(_commented(comment, note) if note else _without(text, comment))
    if remark.flagged and not flags:
        added.append(f'<{mod.sibling(_FLAG)} name="{_ERROR}"/>')
    elif not remark.flagged:
        patches += [_without(text, flag) for flag in flags]
    if mod.empty and added:
        return [*patches, mod.append("".join(added))]
    end = mod.inside + len(text[mod.inside : mod.outside].rstrip())
    return patches + [Patch(end, end, _indent(text, mod) + tag) for tag in added]


def _commented(comment: Element, note: str) -> Patch:
    if comment.name == _COMMENT:
        return comment.set("tag", note)
    return (
        comment.append(escape_text(note))
        if comment.empty
        else Patch(comment.inside, comment.outside, escape_text(note))
    )


def _without(text: str, element: Element) -> Patch:
    """The change that takes an element away, with the white space before it."""
    start = element.start
    while text[start - 1].isspace():
        start -= 1
    return Patch(start, element.end, "")


def _modern_layer(mod: Element) -> str:
    return next((name for name in _MODERN if mod.child(name) is not None), _MODERN[0])


def _modern(mod: Element) -> str | None:
    """The modernization of a unit, where it has one that is not its normalization."""
    found = mod.child(_modern_layer(mod))
    value = found.get("tag") if found is not None else ""
    return value if value and value != _value(mod, _NORM) else None


def _tokens(top: Tree) -> Iterator[Element]:
    return top.named("token")


def _form(mod: Element) -> Attribute | None:
    """The attribute with the form: the first of utf and trans that is not empty."""
    for name in ("utf", "trans"):
        found = mod.attribute(name)
        if found is not None and found.value.strip():
            return found
    return None


def _value(mod: Element, layer: str) -> str | None:
    """The normalization of a unit; norm stands in for a modernization that is not given."""
    for name in dict.fromkeys((layer, _NORM)):
        found = mod.child(name)
        if found is not None and found.get("tag"):
            return found.get("tag")
    return None


def _units(token: Element) -> Iterator[tuple[Element, str]]:
    """The modern units of a token, each with the id of the diplomatic unit in which it begins, by the lengths of
    their transcriptions: with soltu = sol|tu and ge|essen both ways of cutting a token differ."""
    dipls = token.all(*_DIPL)
    begins = [0, *accumulate(len(dipl.get("trans")) for dipl in dipls)][: len(dipls)]
    offset = 0
    for mod in token.all(*_MOD):
        at = bisect_right(begins, offset) - 1
        yield mod, dipls[at].get("id") if dipls else ""
        offset += len(mod.get("trans"))


class _Lines:
    """The line label of each diplomatic unit by its id, from the layout: pages of columns of lines of units."""

    def __init__(self, top: Tree) -> None:
        pages, columns, lines = (_Row(top, name) for name in ("page", "column", "line"))
        self._units = _Row(top, *_DIPL)
        of_column, of_line = _holders(pages, columns), _holders(columns, lines)
        self._labels: list[str | None] = [None]
        self._of_unit = array("I", bytes(array("I").itemsize * len(self._units)))
        for line in range(len(lines)):
            element = lines.element(line)
            column = of_line[lines.known(line)] - 1
            page = -1 if column < 0 else of_column[columns.known(column)] - 1
            folio = ""
            if page >= 0:
                found = pages.element(page)
                folio = (found.get("no") or found.get("name")) + found.get("side")
            before = folio + ("" if column < 0 else columns.element(column).get("name"))
            name = element.get("name") or element.get("id")
            self._labels.append(f"{before},{name}" if before else name)
            for unit in self._units.named(element.get("range")):
                self._of_unit[self._units.known(unit)] = len(self._labels) - 1

    def label(self, identifier: str) -> str | None:
        """The label of the line that a unit is in, None where no line has it."""
        unit = self._units.find(identifier)
        return None if unit is None else self._labels[self._of_unit[unit]]


def _holders(outer: _Row, inner: _Row) -> array[int]:
    """For each element of a row the number of the one that has it in its range and 1, 0 for none."""
    found = array("I", bytes(array("I").itemsize * len(inner)))
    for number in range(len(outer)):
        for at in inner.named(outer.element(number).get("range")):
            found[inner.known(at)] = number + 1
    return found


class _Row:
    """The elements of a kind in the order of the file, to find those that a range names."""

    def __init__(self, top: Tree, *names: str) -> None:
        self._top = top
        self._numbers, self._ids = array("I"), Identifiers()
        for element in top.named(*names):
            self._numbers.append(element.number)
            self._ids.add(element.get("id"))

    def __len__(self) -> int:
        return len(self._numbers)

    def element(self, at: int) -> Element:
        """The element at a place."""
        return self._top.numbered(self._numbers[at])

    def find(self, identifier: str) -> int | None:
        """The place of the first element with an id."""
        return self._ids.find(identifier)

    def known(self, at: int) -> int:
        """The place by which an element is known: that of the first one with its id."""
        found = self._ids.find(self._ids[at])
        return at if found is None else found

    def named(self, stretch: str) -> Iterable[int]:
        """The places in a range (t1_d1..t4_d2, or one id); one that names an unknown id is empty."""
        first, _, last = stretch.partition(_RANGE)
        begin, end = self._ids.last(first), self._ids.last(last or first)
        return () if begin is None or end is None else range(begin, end + 1)


def _patches(text: str, mod: Element, values: Mapping[str, str]) -> list[Patch]:
    """Set the layers that a unit has, and add the others where they belong, in the order given."""
    patches = []
    new: dict[int, list[str]] = {}
    for layer, value in values.items():
        found = mod.child(layer)
        if found is not None:
            patches.append(found.set("tag", value))
            continue
        before = mod.child(_NORM)
        at = mod.inside if before is None else before.end
        new.setdefault(at, []).append(f'<{mod.sibling(layer)} tag="{escape_attribute(value)}"/>')
    if mod.empty:
        added = "".join(tag for tags in new.values() for tag in tags)
        return [*patches, mod.append(added)] if added else patches
    space = _indent(text, mod)
    return patches + [Patch(at, at, "".join(space + tag for tag in tags)) for at, tags in new.items()]


def _indent(text: str, mod: Element) -> str:
    """The white space before a new annotation: it stands on a line of its own where the first one does."""
    space = _SPACE.match(text, mod.inside, mod.outside)
    return "" if space is None else space.group()
