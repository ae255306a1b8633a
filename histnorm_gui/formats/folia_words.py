"""The words of a FoLiA file, one after the other: none is kept, so that a file of any size takes no memory beside its
text."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher

from histnorm_gui.core.errors import ErrorCode, UserError
from histnorm_gui.core.model import TokenKind
from histnorm_gui.core.source import ProblemCode, RowProblem, Source, SourceToken
from histnorm_gui.core.text import kind_of
from histnorm_gui.formats import xmltree
from histnorm_gui.formats.decoding import FINDING
from histnorm_gui.formats.xmlmixed import XML_SPACE
from histnorm_gui.formats.xmlspans import escape_text, unescape, value_of
from histnorm_gui.formats.xmltree import Element

_NAMES = (
    r"text|speech|s|p|w|t|br|correction|new|original|current|suggestion|annotations|correction-annotation|morphology"
)
ANNOTATIONS = "annotations"
_WHOLE = ("w", "correction", "t", ANNOTATIONS)  # what is read as a whole
_TAG = re.compile(
    r"<!--(?s:.*?)-->|<!\[CDATA\[(?P<literal>(?s:.*?))\]\]>|<\?(?s:.*?)\?>|<(?:[^<>\"']+|\"[^\"]*\"|'[^']*')*+>"
)
_CURRENT, _ORIGINAL = "current", "original"
OURS = "histnorm"
"""The annotator of our corrections, and the name of their set where the file declares none."""
_UNMARKED = ("open", "same")
_LONGEST = 2000  # words on one side of a correction that are compared one by one


@dataclass(slots=True, eq=False)
class Unit:
    """A word of the original.

    ``holder`` is the place of the element that it is in, or that the outermost correction around it is in. ``text`` is
    the t element of the form; ``news`` the t elements whose texts, joined with spaces, are its normalization;
    ``correction`` the correction that those are in; ``shared`` says that they stand for other words, too. ``joint`` is
    the correction around this word and others that gives them one normalization.
    """

    token: SourceToken
    holder: int
    word: Element
    text: Element
    news: list[Element]
    correction: Element | None = None
    ours: bool = False
    shared: bool = False
    joint: Element | None = None


class Survey:
    """What has to be known of a whole file before its words are read: the classes of its texts, and the sets of
    corrections that it declares."""

    def __init__(self, source: Source, text: str) -> None:
        classes: dict[str, None] = {}
        self.declared: list[str] = []
        for match in xmltree.tags(source, text, "t|correction-annotation"):
            if match["close"]:
                continue
            if match["name"] != "t":
                self.declared.append(value_of(match.group(), "set") or "")
            else:
                given = value_of(match.group(), "class")
                classes[_CURRENT if given is None else given] = None
        self.choices: dict[str, Sequence[str]] = {"unmarked": _UNMARKED}
        if len(classes) > 1:
            known = sorted(classes, key=lambda name: (name != _ORIGINAL, name != _CURRENT, name))
            self.choices["source_layer"] = known


class Words:
    """A FoLiA file that is gone through: of its words those are kept that one correction is around."""

    def __init__(self, source: Source, stage: str = FINDING) -> None:
        self.source, self._stage = source, stage
        self.text = xmltree.checked(source)
        self.survey = Survey(source, self.text)
        self._options = {name: _option(source, name, values) for name, values in self.survey.choices.items()}
        self._layer = self._options.get("source_layer", _CURRENT)
        self._places = xmltree.Places(self.text)
        self._begin()

    def _begin(self) -> None:
        self._sentences = self._paragraphs = 0
        self._holder = -1
        self._units: list[Unit] = []
        self.problems: list[RowProblem] = []

    def units(self) -> Iterator[list[Unit]]:
        """The words in order, those of one correction together."""
        self._begin()
        for name, parent, element in xmltree.passing(self.source, self.text, _NAMES, _WHOLE, self._stage):
            self._holder, self._units = parent, []
            if element is None:
                self._count(name)
            elif name == "w":
                self._word(element)
            elif name == "correction":
                self._correction(element)
            if self._units:
                if self._options["unmarked"] == "same":
                    self._mark_same()
                yield self._units

    def _count(self, name: str) -> None:
        self._sentences += name == "s"
        self._paragraphs += name == "p"

    def _mark_same(self) -> None:
        for unit in self._units:
            if unit.token.normalization is None and not unit.token.joined and unit.token.kind is TokenKind.WORD:
                unit.token = unit.token._replace(normalization=unit.token.form)

    def _visit(self, parent: Element) -> None:
        for element in self.source.watch.over(parent.children, FINDING, 0):
            if element.name == "w":
                self._word(element)
            elif element.name == "correction":
                self._correction(element)
            elif element.name not in _WHOLE:
                self._count(element.name)
                self._visit(element)

    def _word(self, word: Element) -> None:
        old: Element | None
        new: Element | None
        only = next(word.inner()) if word.size == 1 else None
        if only is not None and only.name == "t":
            old, new, correction = only, only, None
        else:
            old, _ = self.side(word, oldest=True)
            new, correction = self.side(word, oldest=False)
        form = self._value(old) if old is not None else ""
        if old is None or not form:
            self._problem(word, self._value(new) if new is not None else "")
            return
        raw = self.text[old.inside : old.outside]
        start = old.inside + len(raw) - len(raw.lstrip(XML_SPACE))
        end = old.outside - len(raw) + len(raw.rstrip(XML_SPACE))
        label = str(self._sentences or self._paragraphs or 1)
        token = SourceToken(form, kind_of(form), label, start, end)
        unit = Unit(token, self._holder, word, old, [], correction)
        if new is not None and new != old and (correction is not None or self._value(new) != form):
            unit.news = [new]
            unit.ours = correction is not None and correction.get("annotator") == OURS
            unit.token = unit.token._replace(normalization=self._value(new) or None)
        self._units.append(unit)

    def side(self, holder: Element, oldest: bool) -> tuple[Element | None, Element | None]:
        """The text of a word (or of a side of a correction) before all corrections or after them, and the outermost
        correction that has it on its new side."""
        for correction in holder.all("correction"):
            names = ("original",) if oldest else ("new",)
            for side in (correction.child(*names), correction.child("current")):
                if side is not None:
                    found, inner = self.side(side, oldest)
                    if found is not None:
                        return found, correction if side.name == "new" else inner
        wanted = self._layer if oldest else _CURRENT
        texts = holder.all("t")
        if not texts and not oldest:  # a new side without a text says nothing of the word: what was said before holds
            for correction in holder.all("correction"):
                original = correction.child("original")
                found, inner = (None, None) if original is None else self.side(original, oldest)
                if found is not None:
                    return found, inner
        return next(
            (text for text in texts if text.get("class", _CURRENT) == wanted), texts[0] if texts else None
        ), None

    def _correction(self, correction: Element) -> None:
        """A correction around words."""
        original, current, new = (correction.child(name) for name in ("original", "current", "new"))
        before = len(self._units)
        for side in (original, current):
            if side is not None and len(self._units) == before:
                self._visit(side)
        if original is None or new is None:
            return
        members = self._units[before:]
        news = [text for text in self._current_texts(new) if text is not None]
        if members:
            self._align(members, news, correction)
        else:
            self._problem(new, " ".join(map(self._value, news)))

    def _current_texts(self, parent: Element) -> Iterable[Element | None]:
        """The texts of the words below an element after all corrections."""
        for element in self.source.watch.over(parent.children, FINDING, 0):
            if element.name == "w":
                yield self.side(element, oldest=False)[0]
            elif element.name == "correction":
                side = element.child("new") or element.child("current")
                if side is not None:
                    yield from self._current_texts(side)
            elif element.name not in ("t", "suggestion", "original"):
                yield from self._current_texts(element)

    def _align(self, members: list[Unit], news: list[Element], correction: Element) -> None:
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

    def _give(self, unit: Unit, news: list[Element], correction: Element, shared: bool) -> None:
        value = " ".join(filter(None, map(self._value, news)))
        if value and (not unit.ours or correction.get("annotator") == OURS):
            unit.news, unit.correction, unit.shared = news, correction, shared
            unit.token = unit.token._replace(normalization=value)

    def _join(self, members: list[Unit], correction: Element) -> None:
        """Let words share the normalization that the first of them has from a correction around them all."""
        ours = correction.get("annotator") == OURS
        if members[0].correction != correction or any(unit.news and not ours for unit in members[1:]):
            return
        for unit in members:
            unit.joint = correction
        for unit in members[1:]:
            unit.token = unit.token._replace(normalization=None, joined=True)

    def _value(self, text: Element) -> str:
        """The characters of a t element, those in its markup (t-style, t-correction) too."""
        raw = self.text[text.inside : text.outside]
        if "<" in raw:
            raw = _TAG.sub(_literal, raw)
        return unescape(raw.strip(XML_SPACE))

    def _problem(self, element: Element, text: str) -> None:
        line = self._places.line(element.start)
        self.problems.append(RowProblem(line, ProblemCode.EMPTY_FORM, text[:80]))


def _literal(match: re.Match[str]) -> str:
    """What stands for a piece of markup: nothing, but a CDATA section has characters."""
    return escape_text(match["literal"] or "")


def _option(source: Source, name: str, values: Sequence[str]) -> str:
    value = source.options.get(name, values[0])
    if value not in values:
        known = list(values)
        raise UserError(ErrorCode.OPTION_UNKNOWN, path=source.name, option=f"{name}={value}", known=known)
    return value
