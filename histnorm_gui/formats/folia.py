"""FoLiA: the words of the original, and corrections in them or around them as normalizations.

Options, each with its default first:
``source_layer``: the text class that is the form, where words have several ("original" if there is one).
``unmarked``: "open" leaves words without a correction open, "same" takes their form for their normalization.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher
from itertools import pairwise

from histnorm_gui.core.errors import ErrorCode, UserError
from histnorm_gui.core.model import TokenKind
from histnorm_gui.core.source import Document, Feature, ProblemCode, RowProblem, Source, SourceToken, Tokens, Written
from histnorm_gui.core.text import kind_of
from histnorm_gui.formats import xmltree
from histnorm_gui.formats.decoding import FINDING
from histnorm_gui.formats.joins import Span, changed
from histnorm_gui.formats.xmlmixed import XML_SPACE, written_text
from histnorm_gui.formats.xmlspans import Patch, escape_text, unescape
from histnorm_gui.formats.xmltree import Element

_NAMES = (
    r"text|speech|s|p|w|t|br|correction|new|original|current|suggestion|annotations|correction-annotation|morphology"
)
_TAG = re.compile(
    r"<!--(?s:.*?)-->|<!\[CDATA\[(?P<literal>(?s:.*?))\]\]>|<\?(?s:.*?)\?>|<(?:[^<>\"']+|\"[^\"]*\"|'[^']*')*+>"
)
_CURRENT, _ORIGINAL = "current", "original"
_OURS = "histnorm"  # the annotator of our corrections, and the name of their set where the file declares none
_CLASS = "normalization"
_UNMARKED = ("open", "same")
_LONGEST = 2000  # words on one side of a correction that are compared one by one


@dataclass(slots=True, eq=False)
class _Unit:
    """A word of the original.

    ``text`` is the t element of the form; ``news`` the t elements whose texts, joined with spaces, are its
    normalization; ``correction`` the correction that those are in; ``shared`` says that they stand for other words,
    too. ``joint`` is the correction around this word and others that gives them one normalization.
    """

    token: SourceToken
    word: Element
    text: Element
    news: list[Element]
    correction: Element | None = None
    ours: bool = False
    shared: bool = False
    joint: Element | None = None


def sniff(data: bytes, text: str, name: str) -> bool:
    """Whether the root is FoLiA."""
    return xmltree.root_name(text[: 1 << 13]) == "FoLiA"


def choices(source: Source) -> Mapping[str, Sequence[str]]:
    """What can be chosen for this file, the default first."""
    return _choices(xmltree.parse(source, _NAMES))


def read(source: Source) -> Document:
    """The words as they were before all corrections; line labels number the sentences.

    Suggestions are no normalizations. Words that a correction puts in where the original has none are problems.
    Raises UserError XML_BROKEN, XML_UNSAFE, NO_TOKENS (also for text that is not cut into words), OPTION_UNKNOWN.
    """
    file = _File(source)
    if not file.units:
        raise UserError(ErrorCode.NO_TOKENS, path=source.name)
    return Document(source, Tokens(unit.token for unit in file.units), tuple(file.problems))


def write(source: Source, decisions: Sequence[Written | None]) -> bytes:
    """The file with corrections for the normalizations; annotatortype is "auto" for those that nobody has decided."""
    file = _File(source)
    return xmltree.written(source, file.patches(list(changed([unit.token for unit in file.units], decisions))))


def features(_source: Source) -> frozenset[Feature]:
    """A correction around several words is a join."""
    return frozenset({Feature.JOIN})


class _File:
    """A FoLiA file that was read."""

    def __init__(self, source: Source) -> None:
        self._text = source.text
        self._watch = source.watch
        self._top = xmltree.parse(source, _NAMES)
        self._options = {name: _option(source, name, values) for name, values in _choices(self._top).items()}
        self._layer = self._options.get("source_layer", _CURRENT)
        self._sentences = self._paragraphs = 0
        self.units: list[_Unit] = []
        self.problems: list[RowProblem] = []
        self._visit(self._top)
        if self._options["unmarked"] == "same":
            for unit in self.units:
                if unit.token.normalization is None and not unit.token.joined and unit.token.kind is TokenKind.WORD:
                    unit.token = unit.token._replace(normalization=unit.token.form)

    def _visit(self, parent: Element) -> None:
        for element in self._watch.over(parent.children, FINDING, 0):
            if element.name == "w":
                self._word(element)
            elif element.name == "correction":
                self._correction(element)
            elif element.name not in ("annotations", "t"):
                self._sentences += element.name == "s"
                self._paragraphs += element.name == "p"
                self._visit(element)

    def _word(self, word: Element) -> None:
        old, _ = self._side(word, oldest=True)
        new, correction = self._side(word, oldest=False)
        form = self._value(old) if old is not None else ""
        if old is None or not form:
            self._problem(word, self._value(new) if new is not None else "")
            return
        raw = self._text[old.inside : old.outside]
        start = old.inside + len(raw) - len(raw.lstrip(XML_SPACE))
        end = old.outside - len(raw) + len(raw.rstrip(XML_SPACE))
        label = str(self._sentences or self._paragraphs or 1)
        unit = _Unit(SourceToken(form, kind_of(form), label, start, end), word, old, [], correction)
        if new is not None and new != old and (correction is not None or self._value(new) != form):
            unit.news = [new]
            unit.ours = correction is not None and correction.get("annotator") == _OURS
            unit.token = unit.token._replace(normalization=self._value(new) or None)
        self.units.append(unit)

    def _side(self, holder: Element, oldest: bool) -> tuple[Element | None, Element | None]:
        """The text of a word (or of a side of a correction) before all corrections or after them, and the outermost
        correction that has it on its new side."""
        for correction in holder.all("correction"):
            names = ("original",) if oldest else ("new",)
            for side in (correction.child(*names), correction.child("current")):
                if side is not None:
                    found, inner = self._side(side, oldest)
                    if found is not None:
                        return found, correction if side.name == "new" else inner
        wanted = self._layer if oldest else _CURRENT
        texts = holder.all("t")
        return next(
            (text for text in texts if text.get("class", _CURRENT) == wanted), texts[0] if texts else None
        ), None

    def _correction(self, correction: Element) -> None:
        """A correction around words."""
        original, current, new = (correction.child(name) for name in ("original", "current", "new"))
        before = len(self.units)
        for side in (original, current):
            if side is not None and len(self.units) == before:
                self._visit(side)
        if original is None or new is None:
            return
        members = self.units[before:]
        news = [text for text in self._current_texts(new) if text is not None]
        if members:
            self._align(members, news, correction)
        else:
            self._problem(new, " ".join(map(self._value, news)))

    def _current_texts(self, parent: Element) -> Iterable[Element | None]:
        """The texts of the words below an element after all corrections."""
        for element in self._watch.over(parent.children, FINDING, 0):
            if element.name == "w":
                yield self._side(element, oldest=False)[0]
            elif element.name == "correction":
                side = element.child("new") or element.child("current")
                if side is not None:
                    yield from self._current_texts(side)
            elif element.name not in ("t", "suggestion", "original"):
                yield from self._current_texts(element)

    def _align(self, members: list[_Unit], news: list[Element], correction: Element) -> None:
        """Give words the corrected words that stand for them.

        As many as before: one for each. One word or one correction: all of it for the first word. Else words that
        are the same on both sides belong together, and what is between them is dealt with in the same way.
        """
        if len(members) == len(news):
            for unit, new in zip(members, news, strict=True):
                self._give(unit, [new], correction, shared=False)
        elif 1 in (len(members), len(news)) or max(len(members), len(news)) > _LONGEST:
            self._give(members[0], news, correction, shared=False)
            if len(news) == 1:
                self._join(members, correction)
        else:
            forms, texts = [unit.token.form for unit in members], [self._value(new) for new in news]
            for tag, i, j, k, m in SequenceMatcher(None, forms, texts, autojunk=False).get_opcodes():
                if tag == "equal" or j - i == m - k:
                    for unit, new in zip(members[i:j], news[k:m], strict=True):
                        self._give(unit, [new], correction, shared=True)
                elif i < j and k < m:
                    self._give(members[i], news[k:m], correction, shared=True)

    def _give(self, unit: _Unit, news: list[Element], correction: Element, shared: bool) -> None:
        value = " ".join(filter(None, map(self._value, news)))
        if value and (not unit.ours or correction.get("annotator") == _OURS):
            unit.news, unit.correction, unit.shared = news, correction, shared
            unit.token = unit.token._replace(normalization=value)

    def _join(self, members: list[_Unit], correction: Element) -> None:
        """Let words share the normalization that the first of them has from a correction around them all."""
        ours = correction.get("annotator") == _OURS
        if members[0].correction != correction or any(unit.news and not ours for unit in members[1:]):
            return
        for unit in members:
            unit.joint = correction
        for unit in members[1:]:
            unit.token = unit.token._replace(normalization=None, joined=True)

    def _value(self, text: Element) -> str:
        """The characters of a t element, those in its markup (t-style, t-correction) too."""
        raw = self._text[text.inside : text.outside]
        if "<" in raw:
            raw = _TAG.sub(_literal, raw)
        return unescape(raw.strip(XML_SPACE))

    def _problem(self, element: Element, text: str) -> None:
        line = xmltree.line_at(self._text, element.start)
        self.problems.append(RowProblem(line, ProblemCode.EMPTY_FORM, text[:80]))

    def patches(self, spans: Sequence[Span]) -> list[Patch]:
        """The changes that write these normalizations."""
        declared = [element.get("set") for element in self._top.walk() if element.name == "correction-annotation"]
        given = f' set="{_OURS}"' if len(declared) > 1 or not declared else ""
        patches: list[Patch] = []
        added = False
        for joint in dict.fromkeys(unit.joint for span in spans for unit in self._parted(span)):
            patches += self._unwrapped(joint)
        for span in spans:
            if span.norm is None:
                continue
            unit, norm = self.units[span.first], xmltree.storable(span.norm)
            replaced = None if span.was != span.last else self._replaced(unit, norm, span.decided)
            added = added or replaced is None
            if replaced is not None:
                patches += replaced
            elif span.last > span.first + 1 and self._are_neighbours(span):
                patches += self._around(span, norm, given)
            else:
                patches += self._within(unit, norm, span.decided, given)
        if added and given and _OURS not in declared:
            patches += self._declaration()
        return patches

    def _parted(self, span: Span) -> list[_Unit]:
        """The words of a span that are in a join which is none any more, or has other words."""
        return [] if span.was == span.last else [unit for unit in self.units[span.first : span.last] if unit.joint]

    def _unwrapped(self, joint: Element | None) -> list[Patch]:
        """The changes that take a correction around words away and leave the words."""
        original = None if joint is None else joint.child("original") or joint.child("current")
        if joint is None or original is None:
            return []
        return [Patch(joint.start, original.inside, ""), Patch(original.outside, joint.end, "")]

    def _are_neighbours(self, span: Span) -> bool:
        """Whether nothing but white space stands between the words of a span, joins that are taken apart left out."""
        return all(
            self._parent(one) == self._parent(two) and not self._between(one, two).strip()
            for one, two in pairwise(self.units[span.first : span.last])
        )

    def _parent(self, unit: _Unit) -> Element | None:
        return unit.word.parent if unit.joint is None else unit.joint.parent

    def _between(self, one: _Unit, two: _Unit) -> str:
        """What is left between two words when their joins are taken away."""
        start, end, rest = one.word.end, two.word.start, ""
        if one.joint != two.joint:
            for joint, before in ((one.joint, True), (two.joint, False)):
                original = None if joint is None else joint.child("original") or joint.child("current")
                if joint is not None and original is not None and before:
                    rest, start = self._text[start : original.outside], joint.end
                elif joint is not None and original is not None:
                    rest, end = rest + self._text[original.inside : end], joint.start
        return rest + self._text[start:end]

    def _within(self, unit: _Unit, norm: str, decided: bool, given: str) -> list[Patch]:
        """The normalization of one word that is no longer in a join: in its own correction, or in a new one."""
        own, correction = self._side(unit.word, oldest=False)
        if unit.joint is None or own is None or correction is None:
            return self._added(unit, norm, decided, given)
        return [self._content(own, norm)]

    def _replaced(self, unit: _Unit, norm: str, decided: bool) -> list[Patch] | None:
        """The changes to a correction that there is; None where there is none of this word alone."""
        correction = unit.correction
        values = [norm] if len(unit.news) == 1 else norm.split(" ")
        if not unit.news or unit.shared or len(values) != len(unit.news) or not all(values):
            return None
        patches = [self._content(new, value) for new, value in zip(unit.news, values, strict=True)]
        if correction is not None and not correction.get("processor"):
            kind = "manual" if decided else "auto"
            if correction.get("annotatortype") or not decided:
                patches.append(correction.set("annotatortype", kind))
        return patches

    def _content(self, text: Element, value: str) -> Patch:
        raw = written_text(value)
        if text.empty:
            return Patch(text.inside - 2, text.inside, f">{raw}</{text.qname}>")
        return Patch(text.inside, text.outside, raw)

    def _added(self, unit: _Unit, norm: str, decided: bool, given: str) -> list[Patch]:
        """A new correction around the text of a word."""
        before, after = self._correction_of(unit, norm, decided, given, "")
        return [Patch(unit.text.start, unit.text.start, before), Patch(unit.text.end, unit.text.end, after)]

    def _around(self, span: Span, norm: str, given: str) -> list[Patch]:
        """A new correction around the words of a join."""
        first, last = self.units[span.first], self.units[span.last - 1]
        before, after = self._correction_of(first, norm, span.decided, given, first.word.qname)
        return [Patch(first.word.start, first.word.start, before), Patch(last.word.end, last.word.end, after)]

    def _correction_of(self, unit: _Unit, norm: str, decided: bool, given: str, word: str) -> tuple[str, str]:
        """What stands before and after that which is corrected; ``word`` is the element around the new text."""
        text = unit.text
        correction, new, original = (text.sibling(name) for name in ("correction", "new", "original"))
        kind = "manual" if decided else "auto"
        inner = f"<{text.qname}>{written_text(norm)}</{text.qname}>"
        inner = f"<{word}>{inner}</{word}>" if word else inner
        before = (
            f'<{correction}{given} class="{_CLASS}" annotator="{_OURS}" annotatortype="{kind}"><{new}>{inner}</{new}>'
            f'<{original} auth="no">'
        )
        return before, f"</{original}></{correction}>"

    def _declaration(self) -> list[Patch]:
        """Our set among the annotations that the file declares."""
        found = next((element for element in self._top.walk() if element.name == "annotations"), None)
        if found is None:
            return []
        raw = f'<{found.sibling("correction-annotation")} set="{_OURS}"/>'
        if found.empty:
            return [found.append(raw)]
        content = self._text[found.inside : found.outside]
        indent = content[: len(content) - len(content.lstrip(XML_SPACE))] if content.strip() else ""
        return [Patch(found.inside, found.inside, indent + raw)]


def _choices(top: Element) -> dict[str, Sequence[str]]:
    classes = {element.get("class", _CURRENT): None for element in top.walk() if element.name == "t"}
    found: dict[str, Sequence[str]] = {"unmarked": _UNMARKED}
    if len(classes) > 1:
        found["source_layer"] = sorted(classes, key=lambda name: (name != _ORIGINAL, name != _CURRENT, name))
    return found


def _literal(match: re.Match[str]) -> str:
    """What stands for a piece of markup: nothing, but a CDATA section has characters."""
    return escape_text(match["literal"] or "")


def _option(source: Source, name: str, values: Sequence[str]) -> str:
    value = source.options.get(name, values[0])
    if value not in values:
        known = list(values)
        raise UserError(ErrorCode.OPTION_UNKNOWN, path=source.name, option=f"{name}={value}", known=known)
    return value
