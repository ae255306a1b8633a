"""TCF 0.4, the corpus format of D-SPIN and WebLicht: normalizations stand in the orthography layer, as corrections
that replace tokens. A file that has only its text is cut into tokens, which are added as a layer when it is written.

Option ``unmarked``, the default first: "open" leaves tokens without a correction open, "same" takes their form for
their normalization.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from histnorm_gui.core.errors import ErrorCode, UserError
from histnorm_gui.core.model import TokenKind
from histnorm_gui.core.source import Document, Feature, ProblemCode, RowProblem, Source, SourceToken, Tokens, Written
from histnorm_gui.core.text import kind_of
from histnorm_gui.formats import xmltree
from histnorm_gui.formats.decoding import FINDING
from histnorm_gui.formats.joins import Span, changed
from histnorm_gui.formats.plaintext import split_chunk
from histnorm_gui.formats.xmlmixed import XML_SPACE, written_text
from histnorm_gui.formats.xmlspans import Patch, escape_attribute, escape_text, unescape
from histnorm_gui.formats.xmltree import Element

_NAMES = r"TextCorpus|text|tokens|token|sentences|sentence|orthography|correction"
_CHOICES: Mapping[str, Sequence[str]] = {"unmarked": ("open", "same")}
_CHUNK = re.compile(r"\S+")
_SPACES = re.compile(f"[{XML_SPACE}]+")


@dataclass(frozen=True, slots=True)
class _Unit:
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
    if not file.units:
        raise UserError(ErrorCode.NO_TOKENS, path=source.name)
    return Document(source, Tokens(unit.token for unit in file.units), tuple(file.problems))


def write(source: Source, decisions: Sequence[Written | None]) -> bytes:
    """The file with the normalizations in its orthography layer, which is added where there is none; those nobody has
    decided are written like the others."""
    file = _File(source)
    return xmltree.written(source, file.patches(list(changed([unit.token for unit in file.units], decisions))))


def features(_source: Source) -> frozenset[Feature]:
    """A correction of several tokens is a join."""
    return frozenset({Feature.JOIN})


class _File:
    """A TCF file that was read."""

    def __init__(self, source: Source) -> None:
        self._text = source.text
        self._watch = source.watch
        top = xmltree.parse(source, _NAMES)
        self._corpus = next((element for element in top.walk() if element.name == "TextCorpus"), top)
        self._tokens = self._corpus.child("tokens")
        self._layer = self._corpus.child("orthography")
        self._unmarked = source.options.get("unmarked", "open")
        if self._unmarked not in _CHOICES["unmarked"]:
            known = list(_CHOICES["unmarked"])
            raise UserError(
                ErrorCode.OPTION_UNKNOWN, path=source.name, option=f"unmarked={self._unmarked}", known=known
            )
        self.problems: list[RowProblem] = []
        self.units = list(self._marked()) or list(self._cut())

    def _marked(self) -> Iterator[_Unit]:
        """The tokens of the layer."""
        taken: set[str] = set()
        corrections = self._corrections()
        behind: list[str] = []  # the tokens that the correction of the one before goes on with
        sentences = self._sentences()
        elements = self._tokens.all("token") if self._tokens is not None else []
        for element in self._watch.over(elements, FINDING, len(elements)):
            form = self._value(element)
            if not form:
                line = xmltree.line_at(self._text, element.start)
                self.problems.append(RowProblem(line, ProblemCode.EMPTY_FORM, element.tag[:80]))
                continue
            raw = self._text[element.inside : element.outside]
            start = element.inside + len(raw) - len(raw.lstrip(XML_SPACE))
            end = element.outside - len(raw) + len(raw.rstrip(XML_SPACE))
            identifier = (element.get("ID") or element.get("id")).strip(XML_SPACE)
            if identifier in taken or any(character in XML_SPACE for character in identifier):
                identifier = ""  # nothing can point to it; it gets another when it is written
            taken.add(identifier)
            correction = corrections.get(identifier)
            norm = (self._value(correction) or None) if correction is not None else None
            kind = kind_of(form)
            joined = correction is None and bool(identifier) and behind[:1] == [identifier]
            if joined:
                behind.pop(0)
            else:
                behind = _ids(correction)[1:] if correction is not None and norm is not None else []
            if norm is None and not joined and self._unmarked == "same" and kind is TokenKind.WORD:
                norm = form
            token = SourceToken(form, kind, sentences.get(identifier, "1"), start, end, norm, joined)
            yield _Unit(token, element, identifier, correction)

    def _cut(self) -> Iterator[_Unit]:
        """The tokens of the text, where no layer has them."""
        layer = self._corpus.child("text")
        if layer is None:
            return
        found = xmltree.content(self._text, layer)
        count = 0
        line, position = xmltree.line_at(self._text, layer.inside), layer.inside
        for match in self._watch.over(_CHUNK.finditer(found.value), FINDING, 0):
            for form, offset in split_chunk(match.group()):
                begin = match.start() + offset
                start, end = found.places[begin], found.places[begin + len(form)]
                line, position = line + self._text.count("\n", position, start), start
                kind = kind_of(form)
                norm = form if self._unmarked == "same" and kind is TokenKind.WORD else None
                yield _Unit(SourceToken(form, kind, str(line), start, end, norm), None, f"t_{count}", None)
                count += 1

    def _corrections(self) -> dict[str, Element]:
        """The corrections by the token that has their text: those of one token alone before those of several."""
        found: dict[str, Element] = {}
        several: dict[str, Element] = {}
        for element in self._layer.all("correction") if self._layer is not None else ():
            identifiers = _ids(element)
            if element.get("operation", "replace") == "replace" and identifiers:
                (found if len(identifiers) == 1 else several).setdefault(identifiers[0], element)
        return {**several, **found}

    def _sentences(self) -> dict[str, str]:
        layer = self._corpus.child("sentences")
        sentences = layer.all("sentence") if layer is not None else []
        return {
            identifier: str(number)
            for number, sentence in enumerate(sentences, start=1)
            for identifier in _ids(sentence)
        }

    def _value(self, element: Element) -> str:
        raw = self._text[element.inside : element.outside]
        if "<" in raw:
            return xmltree.content(self._text, element).value.strip(XML_SPACE)
        return unescape(raw.strip(XML_SPACE))

    def patches(self, spans: Sequence[Span]) -> list[Patch]:
        """The changes that write these normalizations."""
        patches: list[Patch] = []
        added: list[str] = []
        taken = {unit.identifier for unit in self.units}
        free = (name for name in _names() if name not in taken)
        for span in spans:
            if span.norm is None:
                continue
            raw = written_text(xmltree.storable(span.norm))
            units = self.units[span.first : span.last]
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
                added.append(self._correction(names, raw))
                continue
            patches.append(Patch(correction.inside, correction.outside, raw))
            if span.was != span.last:
                patches.append(correction.set("tokenIDs", " ".join(names)))
        if spans and self.units[0].element is None:
            patches.append(self._token_layer())
        return patches + ([self._corrections_added(added)] if added else [])

    def _removed(self, correction: Element) -> Patch:
        """The change that takes a correction away with the white space before it."""
        return Patch(len(self._text[: correction.start].rstrip(XML_SPACE)), correction.end, "")

    def _correction(self, identifiers: Sequence[str], raw: str) -> str:
        name = self._name("correction", self._layer)
        return f'<{name} operation="replace" tokenIDs="{escape_attribute(" ".join(identifiers))}">{raw}</{name}>'

    def _name(self, name: str, beside: Element | None) -> str:
        """A name with the prefix that holds where the element goes: a layer may declare one of its own."""
        return (beside or self._corpus).sibling(name)

    def _corrections_added(self, added: list[str]) -> Patch:
        """New corrections behind those there are, in the layout of the file."""
        indent = self._indent()
        existing = self._layer.all("correction") if self._layer is not None else []
        if self._layer is not None and existing:
            before = self._text[self._layer.inside : existing[0].start]
            between = before if before.isspace() else ""
            return Patch(existing[-1].end, existing[-1].end, "".join(between + entry for entry in added))
        inner = f"{indent}  " if indent else ""
        body = "".join(inner + entry for entry in added) + indent
        if self._layer is not None:
            return self._layer.append(body)
        name = self._name("orthography", None)
        return self._at_end(f"{indent}<{name}>{body}</{name}>")

    def _token_layer(self) -> Patch:
        """The tokens that the text was cut into, as a layer behind the text."""
        indent = self._indent()
        name = self._name("token", self._tokens)
        entries = "".join(
            f'{indent}{"  " if indent else ""}<{name} ID="{unit.identifier}">{escape_text(unit.token.form)}</{name}>'
            for unit in self.units
        )
        if self._tokens is not None:
            return self._tokens.append(entries + indent)
        layer, text = self._name("tokens", None), self._corpus.child("text")
        raw = f"{indent}<{layer}>{entries}{indent}</{layer}>"
        return Patch(text.end, text.end, raw) if text is not None else self._at_end(raw)

    def _at_end(self, raw: str) -> Patch:
        end = self._corpus.outside
        place = len(self._text[:end].rstrip(XML_SPACE)) if self._indent() else end
        return Patch(place, place, raw)

    def _indent(self) -> str:
        """A line end with the indentation of a layer; nothing in a file without layout."""
        end = self._corpus.outside
        head = self._text[max(0, end - 1000) : end]
        spaces = head[len(head.rstrip(XML_SPACE)) :]
        return f"\n{spaces.rpartition(chr(10))[2]}  " if "\n" in spaces else ""


def _ids(element: Element) -> list[str]:
    """The tokens that an element is about: ids may hold any character but XML's own white space."""
    return [name for name in _SPACES.split(element.get("tokenIDs")) if name]


def _names() -> Iterator[str]:
    number = 0
    while True:
        yield f"t_{number}"
        number += 1
