"""UIMA CAS as XMI, as INCEpTION and dkpro-cassis write it: bare, or in the zip archive of an export.

Offsets in the file count UTF-16 units. Options: "token_type", the annotation whose instances are the tokens ("Token" by
default), and "norm_feature", the annotation and its feature with the normalization ("Normalization.value"). By default
that is the first layer of the project's own that is named like a normalization; where there is none, a layer of DKPro
that the file has, or "SofaChangeAnnotation.value", DKPro's layer for orthography corrections. Only normalizations that
cover exactly one token are read.
"""

from __future__ import annotations

import re
from array import array
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from heapq import merge

from histnorm_gui.core.errors import ErrorCode, UserError
from histnorm_gui.core.progress import Watch
from histnorm_gui.core.source import Document, ProblemCode, RowProblem, Source, Tokens, Written
from histnorm_gui.core.text import kind_of
from histnorm_gui.formats import xmi_archive, xmltree
from histnorm_gui.formats.decoding import FINDING, PARSING, WRITING
from histnorm_gui.formats.streams import collected
from histnorm_gui.formats.xmi_layer import Annotations
from histnorm_gui.formats.xmlelements import Elements
from histnorm_gui.formats.xmlspans import Patch, escape_attribute
from histnorm_gui.formats.xmlstore import Patches
from histnorm_gui.formats.xmltree import Element

_ANY = r"[^\s:/<>]+"
_TOKEN = "Token"
_CORRECTION = ("SofaChangeAnnotation", "value")
_CUSTOM = "http:///webanno/custom.ecore"
# Layers of DKPro that can hold a normalization, by the namespaces in which they are.
_KNOWN = {
    "SofaChangeAnnotation": "http:///de/tudarmstadt/ukp/dkpro/core/api/transform/type.ecore",
    "TokenForm": "http:///de/tudarmstadt/ukp/dkpro/core/api/segmentation/type.ecore",
    "SurfaceForm": "http:///de/tudarmstadt/ukp/dkpro/core/api/segmentation/type.ecore",
}
_NAMED = re.compile(r"norm|modern|orig|orth|reg", re.IGNORECASE)
_NUMERIC_ID = re.compile(r":id\s*=\s*[\"'](\d{1,9})[\"']")
_NO_FEATURE = frozenset(("sofa", "begin", "end"))
_SHOWN = 80
_SPACE = 1 << 16  # characters before the index that may be white space
_AT_ONCE = 1 << 12  # numbers


@dataclass(frozen=True, slots=True)
class _Cas:
    """A document: its text, the element above all others, and where a UTF-16 offset is in the text that it is about."""

    text: str
    root: Element
    sofa: str
    content: xmltree.Characters
    positions: Sequence[int]
    watch: Watch

    def elements(self, stage: str = FINDING) -> Iterator[Element]:
        """The annotations, and all else that is directly below the root."""
        return self.watch.over(self.root.inner(), stage, self.root.size)

    def span(self, element: Element) -> tuple[int, int] | None:
        """The characters that an annotation of this text covers, None for anything else."""
        found = element.values
        if found.get("sofa", "") != self.sofa:
            return None
        first, last = xmltree.number(found.get("begin", "")), xmltree.number(found.get("end", ""))
        if first is None or last is None:
            return None
        if not first <= last < len(self.positions) or self.positions[first] < 0 or self.positions[last] < 0:
            return None
        return self.positions[first], self.positions[last]

    def annotations(self, type: str) -> Annotations:
        """The annotations of a type in the order of the text; those whose place cannot be found come first."""
        return Annotations((element, self.span(element)) for element in self.elements() if element.name == type)

    def tokens(self, type: str) -> Iterator[tuple[Element, tuple[int, int] | None]]:
        """The annotations of a type in the order of the text, those without a place first, each place once: a text that
        was tokenized twice has each token twice."""
        before: tuple[int, int] | None = None
        for element, span in self.annotations(type):
            if span is None or span != before:
                yield element, span
            before = span


def sniff(data: bytes, text: str, name: str) -> bool:
    """Whether a file is XMI by its root, or a zip archive with one document in XMI."""
    if xmi_archive.is_archive(data):
        return xmi_archive.has_document(data)
    return xmltree.root_name(text[: 1 << 13]) == "XMI"


def choices(source: Source) -> Mapping[str, Sequence[str]]:
    """The types of annotation that can be tokens, and the features that can be normalizations."""
    cas = _load(source)
    types: dict[str, None] = {}
    for element in cas.elements(PARSING):
        if element.name not in types and cas.span(element) is not None:
            types[element.name] = None
    default = _features(source, cas)
    return {
        "token_type": [_TOKEN, *(name for name in types if name != _TOKEN)],
        "norm_feature": [f"{layer}.{feature}" for layer, feature in default],
    }


def read(source: Source) -> Document:
    """The tokens in the order of the text. Line labels number its lines from 1.

    A token without a place in the text, or covering nothing, is a problem. Raises UserError XML_BROKEN, XML_UNSAFE,
    FILE_UNREADABLE (an archive that is damaged, too large or without a single document), NO_TOKENS.
    """
    cas = _load(source)
    layer, feature = _chosen(source, cas)
    norms = cas.annotations(layer)
    value, places = cas.content
    tokens = Tokens()
    problems: list[RowProblem] = []
    line, counted = 1, 0
    lines = xmltree.Places(cas.text)
    tokens_of_text = cas.tokens(source.options.get("token_type", _TOKEN))
    for element, span in source.watch.over(tokens_of_text, FINDING, 0):
        form = "" if span is None else value[span[0] : span[1]]
        if span is None or not form.strip():
            problems.append(RowProblem(lines.line(element.start), ProblemCode.EMPTY_FORM, element.tag[:_SHOWN]))
            continue
        line, counted = line + value.count("\n", counted, span[0]), span[0]
        found = norms.over(span)
        norm = None if found is None else found.get(feature) or None
        # What is packed has no places in the file.
        start, end = (0, 0) if xmi_archive.is_archive(source.data) else (places[span[0]], places[span[1]])
        tokens.add(form, kind_of(form), str(line), start, end, norm)
    if not tokens:
        raise UserError(ErrorCode.NO_TOKENS, path=source.name)
    return Document(source, tokens, tuple(problems))


def write(source: Source, decisions: Sequence[Written | None]) -> bytes:
    """The source with normalizations as features of annotations: changed where there is one, else added to the index.

    In an archive the document is replaced and everything else kept. ``decisions`` are parallel to the tokens that read
    gives. ValueError for a character that XML cannot hold.
    """
    if not any(decisions):
        return source.data
    if not xmi_archive.is_archive(source.data):
        return collected(writing(source, decisions))
    inner = xmi_archive.document(source)
    return xmi_archive.replaced(source, _written(source, inner, decisions))


def writing(source: Source, decisions: Sequence[Written | None]) -> Iterable[bytes]:
    """What ``write`` gives, in parts that are made when they are asked for."""
    if xmi_archive.is_archive(source.data):
        return (write(source, decisions),)
    return _written(source, source, decisions)


def _written(source: Source, inner: Source, decisions: Sequence[Written | None]) -> Iterator[bytes]:
    """The document with normalizations in it."""
    cas = _load(source, inner)
    layer, feature = _chosen(source, cas)
    norms, changed = cas.annotations(layer), Patches()
    tokens, words = Elements(), array("I")  # the words that get an annotation
    found = (
        (element, span)
        for element, span in cas.tokens(source.options.get("token_type", _TOKEN))
        if span is not None and cas.content.value[span[0] : span[1]].strip()
    )
    pairs = source.watch.over(zip(found, decisions, strict=True), WRITING, len(decisions))
    for at, ((token, span), decision) in enumerate(pairs):
        if decision is None:
            continue
        norm = xmltree.storable(decision.norm)
        there = norms.over(span)
        if there is not None:
            changed.add(there.set(feature, norm))
        else:
            tokens.add(token)
            words.append(at)
    new = zip(tokens, (decisions[at] for at in words), strict=True)
    added = _added(cas, layer, feature, len(words), ((token, one.norm) for token, one in new if one is not None))
    patches = merge(changed, added, key=lambda patch: (patch.start, patch.end))
    return xmltree.ordered(inner, source.watch.over(patches, WRITING, len(changed) + len(words)))


def _load(source: Source, inner: Source | None = None) -> _Cas:
    """The document of a source; ``inner`` is what an archive holds, where that is known."""
    if inner is None:
        inner = xmi_archive.document(source) if xmi_archive.is_archive(source.data) else source
    top = xmltree.parse(inner, _ANY)
    root = next(top.inner())
    sofas = [element for element in root.inner() if element.name == "Sofa" and "sofaString" in element.values]
    sofas.sort(key=lambda sofa: sofa.get("sofaID") != "_InitialView")
    found = sofas[0].attribute("sofaString") if sofas else None
    if found is None:
        raise UserError(ErrorCode.NO_TOKENS, path=source.name)
    content = xmltree.attribute_characters(top.text, found)
    return _Cas(top.text, root, _id(sofas[0]), content, _positions(content.value), source.watch)


def _positions(value: str) -> Sequence[int]:
    """The character at each UTF-16 offset; -1 inside a character."""
    if value.isascii() or max(value) <= "\uffff":
        return range(len(value) + 1)
    result = array("i")
    for index, character in enumerate(value):
        result.extend((index,) if character <= "\uffff" else (index, -1))
    result.append(len(value))
    return result


def _id(element: Element) -> str:
    """The xmi:id, whatever the prefix."""
    return next((value for name, value in element.values.items() if name.endswith(":id")), "")


def _chosen(source: Source, cas: _Cas) -> tuple[str, str]:
    option = source.options.get("norm_feature", "")
    layer, _, feature = option.rpartition(".")
    return (layer, feature) if layer and feature else _features(source, cas)[0]


def _features(source: Source, cas: _Cas) -> list[tuple[str, str]]:
    """The layers with features that can be normalizations, the most likely first."""
    spaces = _namespaces(cas.root)
    found: dict[tuple[str, str], None] = {}
    for element in cas.elements(PARSING):
        space = _namespace(element, spaces)
        if space != _CUSTOM and _KNOWN.get(element.name) != space:
            continue
        for name in element.values:
            if ":" not in name and name not in _NO_FEATURE and not (element.name in _KNOWN and name != "value"):
                found[element.name, name] = None
    found.update(dict.fromkeys(xmi_archive.declared_features(source)))
    found[_CORRECTION] = None
    return sorted(found, key=lambda item: 1 if item[0] in _KNOWN else 0 if any(map(_NAMED.search, item)) else 2)


def _namespaces(root: Element) -> dict[str, str]:
    return {name[6:]: value for name, value in root.values.items() if name.startswith("xmlns:")}


def _namespace(element: Element, spaces: Mapping[str, str]) -> str:
    prefix = element.qname.rpartition(":")[0]
    own = element.get(f"xmlns:{prefix}") if "xmlns:" in element.tag else ""
    return own or spaces.get(prefix, "")


def _opening(cas: _Cas, layer: str) -> str:
    """How a new annotation of a layer begins, with its namespace declared where the file does not."""
    spaces = _namespaces(cas.root)
    same = next((element for element in cas.root.inner() if element.name == layer), None)
    space = _KNOWN.get(layer, _CUSTOM) if same is None else _namespace(same, spaces)
    prefix = next((name for name, known in spaces.items() if known == space), "")
    begin = f"<{prefix}:{layer}" if prefix else f'<norm:{layer} xmlns:norm="{escape_attribute(space)}"'
    return begin + (' operation="replace"' if layer == _CORRECTION[0] else "")


def _raw(begin: str, token: Element, feature: str, norm: str, id: int) -> str:
    """A new annotation over a token."""
    xmi = next((name for name in token.values if name.endswith(":id")), "xmi:id")
    attributes = {xmi: str(id), "sofa": token.get("sofa"), "begin": token.get("begin"), "end": token.get("end")}
    raw = "".join(f' {name}="{escape_attribute(value)}"' for name, value in {**attributes, feature: norm}.items())
    return f"{begin}{raw}/>"


def _added(cas: _Cas, layer: str, feature: str, count: int, new: Iterable[tuple[Element, str]]) -> Iterator[Patch]:
    """The changes that put annotations over tokens before the index of their text, and their ids into it."""
    if not count:
        return
    begin = _opening(cas, layer)
    last = xmltree.highest(_NUMERIC_ID, cas.text, cas.watch)
    views = (element for element in cas.root.inner() if element.name == "View" and element.get("sofa") == cas.sofa)
    view = next(views, None)
    raws = (_raw(begin, token, feature, norm, id) for id, (token, norm) in enumerate(new, last + 1))
    if view is None:
        yield from _at_the_end(cas.root, raws)
        return
    before = cas.text[max(0, view.start - _SPACE) : view.start]
    space = before[len(before.rstrip()) :]
    members = view.attribute("members")
    for raw in raws:
        yield Patch(view.start, view.start, raw + space)
    at = view.set("members", "").end if members is None else members.end
    ids = _ids(last + 1, last + count)
    if members is None:
        yield Patch(at, at, ' members="' + next(ids))
    elif members.value:
        yield Patch(at, at, " ")
    for part in ids:
        yield Patch(at, at, part)
    if members is None:
        yield Patch(at, at, '"')


def _ids(first: int, last: int) -> Iterator[str]:
    """Those numbers with spaces between them, some thousand at a time."""
    for begin in range(first, last + 1, _AT_ONCE):
        space = " " if begin > first else ""
        yield space + " ".join(map(str, range(begin, min(last + 1, begin + _AT_ONCE))))


def _at_the_end(root: Element, raws: Iterable[str]) -> Iterator[Patch]:
    """The changes that put elements at the end of another one's content."""
    if root.empty:
        yield Patch(root.inside - 2, root.inside, ">")
    for raw in raws:
        yield Patch(root.outside, root.outside, raw)
    if root.empty:
        yield Patch(root.outside, root.outside, f"</{root.qname}>")
