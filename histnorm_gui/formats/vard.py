"""VARD 2: running text in which <normalised orig="FORM" auto="false">NORM</normalised> stands for a normalized word.

Options, each with its default first:
``automatic``: "read" takes over what VARD normalized by itself (auto="true") like the rest, "open" leaves it open.
``unmarked``: "open" leaves words without such an element open, "same" takes their form for their normalization.
"""

from __future__ import annotations

from array import array
from bisect import bisect_right
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import chain, pairwise

from histnorm_gui.core.errors import ErrorCode, UserError
from histnorm_gui.core.model import TokenKind
from histnorm_gui.core.source import Document, Feature, ProblemCode, RowProblem, Source, SourceToken, Tokens, Written
from histnorm_gui.core.text import kind_of
from histnorm_gui.formats import xmltree
from histnorm_gui.formats.decoding import FINDING, WRITING
from histnorm_gui.formats.joins import Span, changed, together
from histnorm_gui.formats.streams import LINE_END, collected
from histnorm_gui.formats.tei_names import INLINE, OUTSIDE, TURNS
from histnorm_gui.formats.xmlflow import LINE, Flow, Run
from histnorm_gui.formats.xmlmixed import Node, replace_text, text_of, tree, written_text
from histnorm_gui.formats.xmlspans import Patch, escape_attribute

_NORMALISED = "normalised"
_OWN = frozenset({"variant", "notvariant", "uncommon", "real", "join"})  # VARD's marks on words not normalized
_TEXT = "text"
_CHOICES: Mapping[str, Sequence[str]] = {"automatic": ("read", "open"), "unmarked": ("open", "same")}


@dataclass(frozen=True, slots=True, eq=False)
class _Unit:
    """A token and where it is: in an element of VARD's, or in running text."""

    token: SourceToken
    place: Node | tuple[Flow, Run]


def sniff(data: bytes, text: str, name: str) -> bool:
    """Whether there is an element ``normalised`` with an original form."""
    if f"<{_NORMALISED} ".encode() in data and b" orig=" in data:  # a long file need not begin with one
        return True
    return f"<{_NORMALISED} " in text and " orig=" in text


def choices(source: Source) -> Mapping[str, Sequence[str]]:
    """What can be chosen, the default first."""
    return _CHOICES


def read(source: Source) -> Document:
    """The words of the text, cut as running text is; line labels are the numbers of the file's lines.

    Raises UserError XML_BROKEN, XML_UNSAFE, NO_TOKENS, OPTION_UNKNOWN.
    """
    reader = _Reader(source)
    tokens = Tokens(unit.token for unit in reader.units())
    if not tokens:
        raise UserError(ErrorCode.NO_TOKENS, path=source.name)
    return Document(source, tokens, tuple(reader.problems))


def write(source: Source, decisions: Sequence[Written | None]) -> bytes:
    """The file with the normalizations put in; auto is "true" for those that nobody has decided.

    Of joined words one mark has all the forms, with spaces between; read back, they are one token.
    """
    return collected(writing(source, decisions))


def writing(source: Source, decisions: Sequence[Written | None]) -> Iterable[bytes]:
    """What ``write`` gives, in parts."""
    return xmltree.ordered(source, _patches(source, decisions)) if any(decisions) else (source.data,)


def _patches(source: Source, decisions: Sequence[Written | None]) -> Iterator[Patch]:
    """The changes in the order of the text."""
    reader = _Reader(source, WRITING)
    shift = reader.shift
    for units, wanted in together(reader.units(), decisions, lambda unit: unit.token):
        found = [
            patch
            for span in changed([unit.token for unit in units], wanted)
            if span.norm is not None
            for patch in reader.patches(units[span.first : span.last], span)
        ]
        for start, end, replacement in sorted(found, key=lambda patch: patch[:2]):
            yield Patch(start - shift, end - shift, replacement)


def features(_source: Source) -> frozenset[Feature]:
    """A mark with several words in its form is a join."""
    return frozenset({Feature.JOIN})


class _Reader:
    """Goes through a file; of its words none is kept."""

    def __init__(self, source: Source, stage: str = FINDING) -> None:
        self._watch, self._stage = source.watch, stage
        self._options = {name: _option(source, name) for name in _CHOICES}
        rooted, self.shift = _rooted(source)
        self._root = tree(rooted)
        self._text = self._root.text
        self._starts = self._line_starts()
        self._flow = Flow(self._text, by_lines=True)
        self.problems: list[RowProblem] = []

    def _line_starts(self) -> array[int]:
        """Where the lines after the first one begin, in the text of the source."""
        end = len(self._text) - (self.shift + 1 if self.shift else 0)  # the root that was put around is as long
        found = LINE_END.finditer(self._text, self.shift, end)
        ends = self._watch.over(found, FINDING, end, lambda match: match.start())
        return array("I", (match.end() - self.shift for match in ends))

    def units(self) -> Iterator[_Unit]:
        """The tokens in order."""
        self.problems.clear()
        found = chain(self._visit(self._root), self._flush())
        return self._watch.over(found, self._stage, len(self._text), lambda unit: unit.token.start)

    def patches(self, units: Sequence[_Unit], span: Span) -> list[Patch]:
        """The changes for one token, or for those of a join: the mark stands in the place of the first."""
        norm = xmltree.storable(span.norm or "")
        auto = "false" if span.decided else "true"
        first, *others = units
        form = " ".join(unit.token.form for unit in units)
        gone = [stretch for unit in others for stretch in self._places(unit)]
        gone += self._between(units)
        if isinstance(first.place, Node):
            changes = [first.place.set("auto", auto), *replace_text(self._text, first.place, norm)]
            changes += [first.place.set("orig", form)] if others else []
        else:
            (start, end), *rest = self._places(first)
            mark = f'<{_NORMALISED} orig="{escape_attribute(form)}" auto="{auto}">{written_text(norm)}</{_NORMALISED}>'
            changes, gone = [Patch(start, end, mark)], [*rest, *gone]
        return [*changes, *(Patch(*stretch, "") for stretch in gone)]

    def _places(self, unit: _Unit) -> list[tuple[int, int]]:
        """The stretches of the text that a token has."""
        if isinstance(unit.place, Node):
            return [(unit.place.start, unit.place.end)]
        flow, run = unit.place
        return list(flow.stretches(run))

    def _between(self, units: Sequence[_Unit]) -> list[tuple[int, int]]:
        """The white space between neighbours; whatever else stands there stays behind the mark."""
        ends = [(self._places(one)[-1][1], self._places(two)[0][0]) for one, two in pairwise(units)]
        return [(start, end) for start, end in ends if self._text[start:end] and not self._text[start:end].strip(" \t")]

    def _visit(self, node: Node) -> Iterator[_Unit]:
        for child in node.children:
            if not isinstance(child, Node):
                self._flow.add(child, node)
            elif child.name == _NORMALISED and child.get("orig") is not None:
                yield from self._flush()
                yield from self._normalised(child)
            elif child.name in TURNS:
                self._flow.mark(LINE, child)
            elif child.name in INLINE or child.name in _OWN:
                yield from self._visit(child)
            elif child.name not in OUTSIDE:
                yield from self._flush()
                yield from self._visit(child)
                yield from self._flush()

    def _normalised(self, node: Node) -> Iterator[_Unit]:
        original = node.attribute("orig")
        assert original is not None  # as it was asked for before
        norm: str | None = text_of(self._text, node) or None
        form = original.value
        if not form.strip():
            line = self._line(original.start - self.shift)
            self.problems.append(RowProblem(line, ProblemCode.EMPTY_FORM, (norm or "")[:80]))
            return
        if self._options["automatic"] == "open" and node.get("auto") == "true":
            norm = None
        yield self._unit(form, original.start, original.end, norm, node)

    def _flush(self) -> Iterator[_Unit]:
        if not self._flow:
            return
        flow, self._flow = self._flow, Flow(self._text, by_lines=True)
        for run in flow.runs(self._watch):
            norm = run.form if self._options["unmarked"] == "same" else None
            yield self._unit(run.form, flow.start(run.begin), flow.end(run.end - 1), norm, (flow, run))

    def _unit(self, form: str, start: int, end: int, norm: str | None, place: Node | tuple[Flow, Run]) -> _Unit:
        start, end = start - self.shift, end - self.shift
        kind = kind_of(form)
        if kind is not TokenKind.WORD and not isinstance(place, Node):
            norm = None
        return _Unit(SourceToken(form, kind, str(self._line(start)), start, end, norm), place)

    def _line(self, position: int) -> int:
        return bisect_right(self._starts, position) + 1


def _option(source: Source, name: str) -> str:
    value = source.options.get(name, _CHOICES[name][0])
    if value not in _CHOICES[name]:
        known = list(_CHOICES[name])
        raise UserError(ErrorCode.OPTION_UNKNOWN, path=source.name, option=f"{name}={value}", known=known)
    return value


def _rooted(source: Source) -> tuple[Source, int]:
    """The source with a root element put around a text that has none, and the length of what was put before it."""
    text = source.text
    beginning = text.lstrip()
    root = xmltree.root_name(text)
    if beginning.startswith("<") and root != _NORMALISED and root not in _OWN:
        return source, 0
    before = f"<{_TEXT}>"
    data = f"{before}{text}</{_TEXT}>".encode()
    return replace(source, data=data, encoding="utf-8"), len(before)
