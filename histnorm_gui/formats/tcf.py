"""TCF 0.4, the corpus format of D-SPIN and WebLicht: normalizations stand in the orthography layer, as corrections
that replace tokens. A file that has only its text is cut into tokens, which are added as a layer when it is written.

Option ``unmarked``, the default first: "open" leaves tokens without a correction open, "same" takes their form for
their normalization.
"""

from __future__ import annotations

import re
from array import array
from collections.abc import Iterable, Iterator, Mapping, Sequence
from heapq import merge
from itertools import chain
from typing import NamedTuple

from histnorm_gui.core.errors import ErrorCode, UserError
from histnorm_gui.core.model import TokenKind
from histnorm_gui.core.source import Document, Feature, ProblemCode, RowProblem, Source, SourceToken, Tokens, Written
from histnorm_gui.core.text import kind_of
from histnorm_gui.formats import xmltree
from histnorm_gui.formats.decoding import FINDING, WRITING
from histnorm_gui.formats.identifiers import Identifiers
from histnorm_gui.formats.joins import Span, changed, together
from histnorm_gui.formats.plaintext import split_chunk
from histnorm_gui.formats.streams import collected
from histnorm_gui.formats.xmlmixed import XML_SPACE, written_text
from histnorm_gui.formats.xmlspans import Patch, escape_attribute, escape_text, unescape
from histnorm_gui.formats.xmlstore import Patches
from histnorm_gui.formats.xmltree import Element, appended, inserted

_NAMES = r"TextCorpus|text|tokens|token|sentences|sentence|orthography|correction"
_CHOICES: Mapping[str, Sequence[str]] = {"unmarked": ("open", "same")}
_CHUNK = re.compile(r"\S+")
_SHOWN = 80
_SPACES = re.compile(f"[{XML_SPACE}]+")
_UNPLAIN = re.compile(f"[<&{XML_SPACE}]")  # what a word has that is not there as it is read


class _Unit(NamedTuple):
    """A token, its element where it has one, its id, and the correction that it is the (first) token of."""

    token: SourceToken
    element: Element | None
    identifier: str
    correction: Element | None


def sniff(data: bytes, text: str, name: str) -> bool:
    """Whether the root is that of TCF."""
    return xmltree.root_name(text[: 1 << 13]) in ("D-Spin", "TextCorpus")


def choices(source: Source) -> Mapping[str, Sequence[str]]:
    """What can be chosen, the default first."""
    return _CHOICES


def read(source: Source) -> Document:
    """The tokens; line labels number the sentences, or are line numbers where there are no tokens yet.

    A correction that replaces several tokens joins those that follow each other; where they do not, the first has the
    normalization. Raises UserError XML_BROKEN, XML_UNSAFE, NO_TOKENS, OPTION_UNKNOWN.
    """
    file = _File(source)
    tokens = Tokens(unit.token for unit in file.units())
    if not tokens:
        raise UserError(ErrorCode.NO_TOKENS, path=source.name)
    return Document(source, tokens, tuple(file.problems))


def write(source: Source, decisions: Sequence[Written | None]) -> bytes:
    """The file with the normalizations in its orthography layer, which is added where there is none; those nobody has
    decided are written like the others."""
    return collected(writing(source, decisions))


def writing(source: Source, decisions: Sequence[Written | None]) -> Iterable[bytes]:
    """What ``write`` gives, in parts."""
    return _Writer(_File(source, WRITING), decisions).parts() if any(decisions) else (source.data,)


def features(_source: Source) -> frozenset[Feature]:
    """A correction of several tokens is a join."""
    return frozenset({Feature.JOIN})


class _File:
    """A TCF file whose tokens are gone through; what is about them is kept in columns by their numbers."""

    def __init__(self, source: Source, stage: str = FINDING) -> None:
        self.source, self._stage = source, stage
        top = xmltree.parse(source, _NAMES)
        self.text = top.text
        self.corpus = next(top.named("TextCorpus"), top)
        self.tokens = self.corpus.child("tokens")
        self.layer = self.corpus.child("orthography")
        self._unmarked = source.options.get("unmarked", "open")
        if self._unmarked not in _CHOICES["unmarked"]:
            known = list(_CHOICES["unmarked"])
            raise UserError(
                ErrorCode.OPTION_UNKNOWN, path=source.name, option=f"unmarked={self._unmarked}", known=known
            )
        self.problems: list[RowProblem] = []
        self.identifiers = Identifiers()
        self._identify()
        self._sentences = self._lines()
        self._corrections = self._corrected()

    def units(self) -> Iterator[_Unit]:
        """The tokens of the layer, or where it has none those that the text is cut into."""
        self.problems.clear()
        found = False
        for unit in self._marked():
            found = True
            yield unit
        if not found:
            yield from self._cut()

    def _watched(self, elements: Iterable[Element], stage: str = FINDING) -> Iterator[Element]:
        return self.source.watch.over(elements, stage, len(self.text), lambda element: element.start)

    def _inner(self, layer: Element | None, name: str, stage: str = FINDING) -> Iterator[Element]:
        """The elements of a layer."""
        inner = layer.inner() if layer is not None else ()
        return (element for element in self._watched(inner, stage) if element.name == name)

    def _identify(self) -> None:
        """Number the tokens; those that nothing can point to have no id."""
        for element in self._inner(self.tokens, "token"):
            identifier = (element.get("ID") or element.get("id")).strip(XML_SPACE) if self._value(element) else ""
            self.identifiers.add("" if _SPACES.search(identifier) else identifier)

    def _number(self, identifier: str) -> int | None:
        return self.identifiers.find(identifier) if identifier else None

    def _lines(self) -> array[int]:
        """The number of the sentence of each token, 1 where it is in none."""
        found = array("I", (1,)) * len(self.identifiers)
        for number, sentence in enumerate(self._inner(self.corpus.child("sentences"), "sentence"), start=1):
            for identifier in _ids(sentence):
                at = self._number(identifier)
                if at is not None:
                    found[at] = number
        return found

    def _corrected(self) -> _Elements:
        """The correction that has the text of each token: one of the token alone before one of several."""
        found, several = _Elements(len(self.identifiers)), _Elements(len(self.identifiers))
        for element in self._inner(self.layer, "correction"):
            identifiers = _ids(element)
            if element.get("operation", "replace") == "replace" and identifiers:
                at = self._number(identifiers[0])
                if at is not None:
                    (found if len(identifiers) == 1 else several).put(at, element)
        found.fill(several)
        return found

    def _marked(self) -> Iterator[_Unit]:
        """The tokens of the layer."""
        behind: list[str] = []  # the tokens that the correction of the one before goes on with
        places = xmltree.Places(self.text)
        for at, element in enumerate(self._inner(self.tokens, "token", self._stage)):
            start, end = element.inside, element.outside
            form = raw = self.text[start:end]
            if _UNPLAIN.search(raw):
                form = self._value(element)
                start += len(raw) - len(raw.lstrip(XML_SPACE))
                end -= len(raw) - len(raw.rstrip(XML_SPACE))
            if not form:
                self.problems.append(
                    RowProblem(places.line(element.start), ProblemCode.EMPTY_FORM, element.tag[:_SHOWN])
                )
                continue
            identifier = self.identifiers[at]
            if not self.identifiers.is_first(at):
                identifier = ""  # nothing can point to it; it gets another when it is written
            correction = self._corrections.get(at) if identifier else None
            norm = (self._value(correction) or None) if correction is not None else None
            kind = kind_of(form)
            joined = correction is None and bool(identifier) and behind[:1] == [identifier]
            if joined:
                behind.pop(0)
            else:
                behind = _ids(correction)[1:] if correction is not None and norm is not None else []
            if norm is None and not joined and self._unmarked == "same" and kind is TokenKind.WORD:
                norm = form
            line = str(self._sentences[at]) if identifier else "1"
            yield _Unit(SourceToken(form, kind, line, start, end, norm, joined), element, identifier, correction)

    def _cut(self) -> Iterator[_Unit]:
        """The tokens of the text, where no layer has them."""
        layer = self.corpus.child("text")
        if layer is None:
            return
        found = xmltree.content(self.text, layer)
        count = 0
        places = xmltree.Places(self.text)
        chunks = _CHUNK.finditer(found.value)
        for match in self.source.watch.over(chunks, self._stage, len(found.value), lambda match: match.start()):
            for form, offset in split_chunk(match.group()):
                begin = match.start() + offset
                start, end = found.places[begin], found.places[begin + len(form)]
                kind = kind_of(form)
                norm = form if self._unmarked == "same" and kind is TokenKind.WORD else None
                yield _Unit(
                    SourceToken(form, kind, str(places.line(start)), start, end, norm), None, f"t_{count}", None
                )
                count += 1

    def _value(self, element: Element) -> str:
        raw = self.text[element.inside : element.outside]
        if "<" in raw:
            return xmltree.content(self.text, element).value.strip(XML_SPACE)
        return unescape(raw.strip(XML_SPACE))


class _Elements:
    """An element, or none, for each of many numbers."""

    def __init__(self, size: int) -> None:
        self._numbers = array("I", bytes(array("I").itemsize * size))
        self._first: Element | None = None

    def put(self, at: int, element: Element) -> None:
        """The element of a number, unless it has one already."""
        self._first = self._first or element
        if not self._numbers[at]:
            self._numbers[at] = element.number

    def fill(self, other: _Elements) -> None:
        """Take over the elements of those numbers that have none."""
        if other._first is not None:
            self._first = self._first or other._first
            self._numbers = array(
                "I", (ours or theirs for ours, theirs in zip(self._numbers, other._numbers, strict=True))
            )

    def get(self, at: int) -> Element | None:
        """The element of a number."""
        return self._first.numbered(self._numbers[at]) if self._first is not None and self._numbers[at] else None


class _Writer:
    """Puts normalizations into a file. What is added may be many times the file, so that it is made when it is
    written: the tokens are gone through for what changes in its place, and again for what comes at the end of a layer.
    """

    def __init__(self, file: _File, decisions: Sequence[Written | None]) -> None:
        self._file, self._decisions = file, decisions
        self._text, self._corpus, self._layer = file.text, file.corpus, file.layer

    def parts(self) -> Iterable[bytes]:
        """The bytes of the new file."""
        kept = Patches()
        adds = False
        for patches, added in self._changes(made=False):
            adds = adds or bool(added)
            for patch in patches:
                kept.add(patch)
        first = next(iter(self._file.units()), None)
        layers = [self._token_layer()] if first is not None and first.element is None else []
        layers += [self._corrections_added()] if adds else []
        return xmltree.ordered(self._file.source, merge(kept, *layers, key=lambda patch: patch[:2]))

    def _changes(self, *, made: bool) -> Iterator[tuple[list[Patch], list[str]]]:
        """What changes in its place for tokens that have to do with each other, and what is added for them; empty texts
        stand for that unless it is ``made``."""
        free = (name for name in _names() if self._file.identifiers.find(name) is None)
        for units, wanted in together(self._file.units(), self._decisions, lambda unit: unit.token):
            patches: list[Patch] = []
            added: list[str] = []
            for span in changed([unit.token for unit in units], wanted):
                if span.norm is not None:
                    self._change(units[span.first : span.last], span, free, patches, added, made)
            yield patches, added

    def _change(
        self,
        units: Sequence[_Unit],
        span: Span,
        free: Iterator[str],
        patches: list[Patch],
        added: list[str],
        made: bool,
    ) -> None:
        norm = xmltree.storable(span.norm or "")
        correction = units[0].correction
        names = []
        for unit in units:
            names.append(unit.identifier or next(free))
            if not unit.identifier and unit.element is not None:
                patches.append(unit.element.set("ID", names[-1]))
        patches += [self._removed(unit.correction) for unit in units[1:] if unit.correction is not None]
        if correction is None or correction.empty:
            if correction is not None:  # it would have the say before the new one
                patches.append(self._removed(correction))
            added.append(self._correction(names, written_text(norm)) if made else "")
            return
        patches.append(Patch(correction.inside, correction.outside, written_text(norm)))
        if span.was != span.last:
            patches.append(correction.set("tokenIDs", " ".join(names)))

    def _removed(self, correction: Element) -> Patch:
        """The change that takes a correction away with the white space before it."""
        return Patch(self._before(correction.start), correction.end, "")

    def _correction(self, identifiers: Sequence[str], raw: str) -> str:
        name = self._name("correction", self._layer)
        return f'<{name} operation="replace" tokenIDs="{escape_attribute(" ".join(identifiers))}">{raw}</{name}>'

    def _name(self, name: str, beside: Element | None) -> str:
        """A name with the prefix that holds where the element goes: a layer may declare one of its own."""
        return (beside or self._corpus).sibling(name)

    def _corrections_added(self) -> Iterator[Patch]:
        """New corrections behind those there are, in the layout of the file."""
        indent = self._indent()
        if self._layer is not None:
            first, last = _ends(self._layer, "correction")
            if first is not None and last is not None:
                before = self._text[self._layer.inside : first.start]
                return inserted(last.end, self._new(before if before.isspace() else ""))
        inner = f"{indent}  " if indent else ""
        if self._layer is not None:
            return appended(self._layer, chain(self._new(inner), (indent,)))
        name = self._name("orthography", None)
        return inserted(self._end(), chain((f"{indent}<{name}>",), self._new(inner), (f"{indent}</{name}>",)))

    def _new(self, before: str) -> Iterator[str]:
        """The new corrections, each with what stands before it."""
        return (before + entry for _, added in self._changes(made=True) for entry in added)

    def _token_layer(self) -> Iterator[Patch]:
        """The tokens that the text was cut into, as a layer behind the text."""
        indent = self._indent()
        before, name = f"{indent}  " if indent else "", self._name("token", self._file.tokens)
        entries = (
            f'{before}<{name} ID="{unit.identifier}">{escape_text(unit.token.form)}</{name}>'
            for unit in self._file.units()
        )
        if self._file.tokens is not None:
            return appended(self._file.tokens, chain(entries, (indent,)))
        layer, text = self._name("tokens", None), self._corpus.child("text")
        whole = chain((f"{indent}<{layer}>",), entries, (f"{indent}</{layer}>",))
        return inserted(self._end() if text is None else text.end, whole)

    def _end(self) -> int:
        """The place of a new layer at the end of the corpus."""
        end = self._corpus.outside
        return self._before(end) if self._indent() else end

    def _before(self, place: int) -> int:
        """Where the white space before a place begins."""
        while self._text[place - 1] in XML_SPACE:
            place -= 1
        return place

    def _indent(self) -> str:
        """A line end with the indentation of a layer; nothing in a file without layout."""
        end = self._corpus.outside
        head = self._text[max(0, end - 1000) : end]
        spaces = head[len(head.rstrip(XML_SPACE)) :]
        return f"\n{spaces.rpartition(chr(10))[2]}  " if "\n" in spaces else ""


def _ends(layer: Element, name: str) -> tuple[Element | None, Element | None]:
    """The first and the last element of a name in a layer."""
    found = (element for element in layer.inner() if element.name == name)
    first = last = next(found, None)
    for last in found:  # noqa: B007 (the last one is what is wanted)
        pass
    return first, last


def _ids(element: Element) -> list[str]:
    """The tokens that an element is about: ids may hold any character but XML's own white space."""
    return [name for name in _SPACES.split(element.get("tokenIDs")) if name]


def _names() -> Iterator[str]:
    number = 0
    while True:
        yield f"t_{number}"
        number += 1
