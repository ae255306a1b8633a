"""CorA-XML, also as ReM, ReN and ReF write it (tok_dipl and tok_anno for dipl and mod).

Tokens are the modern units (mod, tok_anno) in the order of the file. The option "layer" says which annotation of theirs
is the normalization: "norm" (the default), or "norm_broad" (CorA's modernization; "modern" and "modernization" where a
file has such elements), which CorA's users give only where it differs from norm, so that norm stands in for it.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterator, Mapping, Sequence
from itertools import accumulate

from histnorm_gui.core.errors import ErrorCode, UserError
from histnorm_gui.core.source import Document, Feature, ProblemCode, RowProblem, Source, Tokens, Written
from histnorm_gui.core.text import kind_of
from histnorm_gui.formats import xmltree
from histnorm_gui.formats.xmlspans import Attribute, Patch, escape_attribute
from histnorm_gui.formats.xmltree import Element

_NORM = "norm"
_MODERN = ("norm_broad", "modern", "modernization")
_DIPL = ("dipl", "tok_dipl")
_MOD = ("mod", "tok_anno")
_NAMES = "|".join(("page", "column", "line", "token", *_DIPL, *_MOD, _NORM, *_MODERN, "suggestions"))
_SIGNS = re.compile(r"<(?:layoutinfo|shifttags|cora-header|tok_dipl|tok_anno|dipl|mod)[\s/>]")
_HEAD = 1 << 15
_SHOWN = 80
_RANGE = ".."


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
            tokens.add(found.value, kind_of(found.value), label, found.start, found.end, norm, modernization=modern)
    if not tokens:
        raise UserError(ErrorCode.NO_TOKENS, path=source.name)
    return Document(source, tokens, tuple(problems))


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
    """A place for modernizations, unless they are what is worked on."""
    return frozenset({Feature.MODERNIZATION} if source.options.get("layer", _NORM) == _NORM else ())


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
    # A new annotation stands on a line of its own where the first one does.
    indent = re.compile(r"\s*").match(text, mod.inside, mod.outside)
    space = "" if indent is None else indent.group()
    return patches + [Patch(at, at, "".join(space + tag for tag in tags)) for at, tags in new.items()]
