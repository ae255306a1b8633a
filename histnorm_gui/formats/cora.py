"""CorA-XML, also as ReM, ReN and ReF write it (tok_dipl and tok_anno for dipl and mod).

Tokens are the modern units (mod, tok_anno) in the order of the file. The option "layer" says which annotation of theirs
is the normalization: "norm" (the default), or "norm_broad" (CorA's modernization; "modern" and "modernization" where a
file has such elements), which CorA's users give only where it differs from norm, so that norm stands in for it.

A comment of a unit is a note, and CorA's flag "general error", the one that its editor shows as a flag, is a flag.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterator, Mapping, Sequence
from itertools import accumulate

from histnorm_gui.core.errors import ErrorCode, UserError
from histnorm_gui.core.model import NO_REMARK, Remark
from histnorm_gui.core.source import Document, Feature, ProblemCode, RowProblem, Source, Tokens, Written
from histnorm_gui.core.text import kind_of
from histnorm_gui.formats import xmltree
from histnorm_gui.formats.xmlspans import Attribute, Patch, escape_attribute, escape_text
from histnorm_gui.formats.xmltree import Element

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
    lines = _lines(top)
    text = source.text
    tokens = Tokens()
    problems: list[RowProblem] = []
    remarks: dict[int, Remark] = {}
    for number, token in enumerate(_tokens(top), 1):
        for mod, dipl in _units(token):
            found = _form(mod)
            if found is None:
                line = xmltree.line_at(text, mod.start)
                problems.append(RowProblem(line, ProblemCode.EMPTY_FORM, mod.tag[:_SHOWN]))
                continue
            label = lines.get(dipl, str(number))
            norm = _value(mod, layer)
            modern = _modern(mod) if layer == _NORM else None
            remark = _remark(mod)
            if remark != NO_REMARK:
                remarks[len(tokens)] = remark
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
    top = xmltree.parse(source, _NAMES)
    layer = source.options.get("layer", _NORM)
    text = source.text
    mods = (mod for token in _tokens(top) for mod in token.all(*_MOD) if _form(mod) is not None)
    patches: list[Patch] = []
    for mod, decision in zip(mods, decisions, strict=True):
        if decision is not None:
            values = {layer: xmltree.storable(decision.norm)}
            modern, name = decision.modernization, _modern_layer(mod)
            if layer == _NORM and modern is not None and (modern or mod.child(name) is not None):
                values[name] = xmltree.storable(modern)
            patches += _patches(text, mod, values)
    return xmltree.written(source, patches)


def features(source: Source) -> frozenset[Feature]:
    """A place for notes and flags, and for modernizations unless they are what is worked on."""
    modern = source.options.get("layer", _NORM) == _NORM
    return frozenset({Feature.REMARKS, Feature.MODERNIZATION} if modern else {Feature.REMARKS})


def write_remarks(source: Source, remarks: Mapping[int, Remark]) -> bytes:
    """The source with notes and flags of the tokens that are named; what an empty note or no flag leaves over is
    taken away. Other flags stay. ValueError for a character that XML cannot hold."""
    text = source.text
    mods = (mod for token in _tokens(xmltree.parse(source, _NAMES)) for mod in token.all(*_MOD) if _form(mod))
    patches: list[Patch] = []
    for index, mod in enumerate(mods):
        remark = remarks.get(index)
        if remark is not None:
            patches += _remark_patches(text, mod, remark)
    return xmltree.written(source, patches)


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


def _tokens(top: Element) -> Iterator[Element]:
    return (element for element in top.walk() if element.name == "token")


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


def _lines(top: Element) -> dict[str, str]:
    """The line label of each diplomatic unit by its id, from the layout: pages of columns of lines of units."""
    pages, columns, lines, units = (_Row(top, *names) for names in (("page",), ("column",), ("line",), _DIPL))
    of_column = {column: page for page in pages.elements for column in columns.ids(page.get("range"))}
    of_line = {line: column for column in columns.elements for line in lines.ids(column.get("range"))}
    labels: dict[str, str] = {}
    for line in lines.elements:
        column = of_line.get(line.get("id"))
        page = None if column is None else of_column.get(column.get("id"))
        folio = "" if page is None else (page.get("no") or page.get("name")) + page.get("side")
        before = folio + ("" if column is None else column.get("name"))
        name = line.get("name") or line.get("id")
        for unit in units.ids(line.get("range")):
            labels[unit] = f"{before},{name}" if before else name
    return labels


class _Row:
    """The elements of a kind in the order of the file, to find those that a range names."""

    def __init__(self, top: Element, *names: str) -> None:
        self.elements = [element for element in top.walk() if element.name in names]
        self._ids = [element.get("id") for element in self.elements]
        self._positions = {id: index for index, id in enumerate(self._ids)}

    def ids(self, range: str) -> Sequence[str]:
        """The ids in a range (t1_d1..t4_d2, or one id); one that names an unknown id is empty."""
        first, _, last = range.partition(_RANGE)
        begin, end = self._positions.get(first), self._positions.get(last or first)
        return () if begin is None or end is None else self._ids[begin : end + 1]


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
