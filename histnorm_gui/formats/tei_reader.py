"""Reads the words of a TEI file, each with the place for its normalization."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import chain, pairwise

from histnorm_gui.core.errors import ErrorCode, UserError
from histnorm_gui.core.model import TokenKind
from histnorm_gui.core.source import ProblemCode, RowProblem, Source, SourceToken, Tokens
from histnorm_gui.core.text import kind_of
from histnorm_gui.formats import xmlflow, xmltree
from histnorm_gui.formats.decoding import FINDING
from histnorm_gui.formats.tei_choice import Composed, composed, grouped, regular_text, sides, tokens_of, words_in
from histnorm_gui.formats.tei_lines import Lines
from histnorm_gui.formats.tei_names import ATTRIBUTES, COUNTED, INLINE, OUTSIDE, SKIPPED, TURNS, WORDS
from histnorm_gui.formats.tei_slots import RunSlot, Unit, WordSlot
from histnorm_gui.formats.tei_survey import Survey
from histnorm_gui.formats.xmlflow import APART, JOINED, LINE, Flow, Run, Swap, drops_hyphen, ends_with_hyphen
from histnorm_gui.formats.xmlmixed import Node, leaves, tree
from histnorm_gui.formats.xmlspans import Piece

_AT_MOST = 5  # words that one choice makes one of
_SETTLED = 256  # units that are kept although nothing can change them any more
_BETWEEN = 256  # elements between two looks at whether to go on


class Reader:
    """One reading of a file: ``tokens`` gives what is read, ``each`` also the places for normalizations; afterwards
    ``problems`` and ``lines`` say the rest.

    Raises UserError XML_BROKEN, XML_UNSAFE, OPTION_UNKNOWN.
    """

    def __init__(self, source: Source) -> None:
        self._source = source
        self._root = tree(source)
        self._text = self._root.text
        survey = Survey(self._root, source.watch)
        self._attribute = survey.attribute or ATTRIBUTES[0]
        self._options = {name: self._option(name, values) for name, values in survey.choices().items()}
        self.lines = Lines(self._root, survey.turning, source.watch)
        self.problems: list[RowProblem] = []
        self._all = self._options["text"] == "all"
        self._flow = self._fresh()
        self._units: list[Unit] = []
        self._tokens: Tokens | None = None  # where nothing but tokens is wanted
        self._use: Callable[[Unit], None] = self._units.append  # what is done with units that nothing will change
        self._open_part: Unit | None = None
        self._nested = 0  # choices in whose original side we are
        self._paired = 0  # choices whose words are being gathered
        self._elements = 0

    def _option(self, name: str, values: Sequence[str]) -> str:
        value = self._source.options.get(name, values[0])
        if value not in values:
            known = list(values)
            raise UserError(ErrorCode.OPTION_UNKNOWN, path=self._source.name, option=f"{name}={value}", known=known)
        return value

    def tokens(self) -> Tokens:
        """The tokens of the file."""
        tokens = self._tokens = Tokens()
        same = self._options["unmarked"] == "same"

        def add(unit: Unit) -> None:
            form, kind, line, start, end, norm, *_ = unit.token
            tokens.add(form, kind, line, start, end, form if norm is None and same and kind is TokenKind.WORD else norm)

        self.each(add)
        return tokens

    def each(self, use: Callable[[Unit], None]) -> None:
        """Do something with each token of the file in turn, and the place for its normalization; none is kept."""
        self._use = use
        self._visit(self._root)
        self._flush()
        self._open_part = None
        self._settle(0)

    def _settle(self, least: int = _SETTLED) -> None:
        """Let go of the units so far, where nothing can change them any more."""
        if len(self._units) < least or self._paired or self._open_part is not None:
            return
        for unit in self._units:
            self._use(unit)
        self._units.clear()

    def _fresh(self) -> Flow:
        return Flow(self._text)

    def _visit(self, node: Node) -> None:
        for child, after in pairwise(chain(node.children, (None,))):
            if isinstance(child, Node):
                if child.name == "choice":
                    self._choice(child, after if isinstance(after, Piece) and self._all else None)
                else:
                    self._element(child)
            elif child is not None and self._all:
                if not self._text[child.start : child.end].isspace():
                    self._flow.label(self.lines.label())
                elif not len(self._flow) and not self._nested:
                    continue  # between words that are marked up
                self._flow.add(child, node)

    def _element(self, node: Node) -> None:
        self._elements += 1
        if self._elements % _BETWEEN == 0:
            self._source.watch.step(FINDING, node.start, len(self._text))
        name = node.name
        if name in TURNS:
            self.lines.turn(node)
            breaking = node.get("break")
            self._flow.mark(JOINED if breaking == "no" else APART if breaking == "yes" else LINE, node)
        elif name in WORDS:
            self._flush()
            self._word(node)
        elif name == "choice":
            self._choice(node)
        elif name == "app":
            reading = node.first("lem") or node.first("rdg")
            if reading is not None:
                self._visit(reading)
        elif name in OUTSIDE or (name in SKIPPED and not self._is_read(node)):
            return
        elif name == "space":
            self._flow.mark(APART, node)
        else:
            self._piece(node)

    def _is_read(self, node: Node) -> bool:
        """Whether a note belongs to the source: its words are marked up, or it has a place on the page."""
        if node.name != "note" or node.get("type") == "editorial":
            return False
        return bool(node.get("place")) or (not self._all and any(True for _ in words_in(node)))

    def _piece(self, node: Node) -> None:
        name = node.name
        if name in COUNTED:
            self.lines.block(node)
        if name in INLINE:
            self._visit(node)
            return
        self._flush()
        self._visit(node)
        self._flush()

    def _choice(self, node: Node, following: Piece | None = None) -> None:
        """A choice, with the text that follows it directly."""
        original, regular = sides(node, self._options.get("source_layer", ""))
        if original is None:
            return
        if words_in(original):
            # A word of running text may begin before the choice and end in it, or begin in it and end behind it.
            begun = not _is_space(self._flow.last) and _has_text_at(original, 0)
            goes_on = _has_text_at(original, -1) and following is not None and not _is_space(following.value[:1])
            if not begun:
                self._flush()
            before = len(self._units)
            self._paired += 1
            self._visit(original)
            if not goes_on:
                self._flush()
            self._paired -= 1
            if regular is not None and not begun and not goes_on:
                self._pair(self._units[before:], regular)
        elif self._all:
            flow, begin = self._flow, len(self._flow)
            self._nested += 1
            self._visit(original)
            self._nested -= 1
            if regular is not None and not self._nested and flow is self._flow:
                flow.swaps.append(Swap(begin, len(flow), original, regular))

    def _pair(self, units: list[Unit], regular: Node) -> None:
        """Give words in the original side of a choice their regularized words."""
        values, nodes = tokens_of(self._text, regular)
        if len(units) == len(values):
            pairs = [(value, nodes[place : place + 1]) for place, value in enumerate(values)]
        elif len(units) == 1:
            pairs = [(" ".join(values) if nodes else regular_text(self._text, regular), nodes or [regular])]
        elif nodes:
            pairs = [(" ".join(values), list[Node]())]
        else:
            return
        if len(units) == 1 and not nodes:
            pairs = [(regular_text(self._text, regular), [regular])]
        for unit, (value, targets) in zip(units, pairs, strict=False):
            if unit.token.normalization is None and unit.slot.own() is None:
                unit.token = unit.token._replace(normalization=value or None)
                unit.slot.pairs = targets

    def _word(self, node: Node) -> None:
        """A w or pc; those inside it are words of their own when they have normalizations and it has none."""
        slot = WordSlot(self._text, node, self._attribute, self._options["markup"])
        inner = [child for child in node.elements("w") if any(child.get(name) for name in ATTRIBUTES)]
        if slot.own() is None and inner:
            for child in node.elements():
                self._element(child)
            return
        label = self.lines.label()
        part = node.get("part")
        form = xmlflow.plain_word(node)
        if form and part not in ("M", "F"):
            self._open_part = None
            kind = TokenKind.PUNCTUATION if node.name == "pc" else kind_of(form)
            self._put(SourceToken(form, kind, label, node.inside, node.outside, slot.own()), slot, part)
            return
        flow = self._content(node)
        run = flow.word()
        if part in ("M", "F") and self._open_part is not None and run is not None:
            self._continue(self._open_part, flow, run)
            self._open_part = None if part == "F" else self._open_part
            return
        if run is not None and flow.swaps:
            slot.parts = composed(flow, run, flow.swaps)
        token = self._token(node, slot, flow, run, label)
        self._open_part = None
        if token is not None:
            self._put(token, slot, part)

    def _put(self, token: SourceToken, slot: WordSlot, part: str | None) -> None:
        self._units.append(Unit(token, slot))
        if part == "I":
            self._open_part = self._units[-1]

    def _token(self, node: Node, slot: WordSlot, flow: Flow, run: Run | None, label: str) -> SourceToken | None:
        norm = slot.own()
        if norm is None and slot.parts is not None:
            norm = slot.parts.value or None
        given = node.attribute("t")
        if run is not None:
            form, start, end = run.form, flow.start(run.begin), flow.end(run.end - 1)
        elif given is not None and given.value.strip():
            form, start, end = given.value, given.start, given.end
        elif (added := self._added(flow)) is not None:
            form, start, end = added
            slot.markup = "w"  # a choice around it would take its form away
            if norm is None and kind_of(form) is TokenKind.WORD:
                norm = form
        else:
            if norm is None and flow.swaps:
                norm = regular_text(self._text, flow.swaps[0].regular)
            if norm or node.name == "w":
                self._problem(node, norm or "")
            return None
        kind = TokenKind.PUNCTUATION if node.name == "pc" else kind_of(form)
        return SourceToken(form, kind, label, start, end, norm)

    def _added(self, flow: Flow) -> tuple[str, int, int] | None:
        """What a Menota file has on its normalized level alone: a sign or a word of the editor's, with its place."""
        regular = flow.swaps[0].regular if flow.swaps else None
        if regular is None or regular.name != "norm":
            return None
        texts = [piece for piece in leaves(regular, SKIPPED) if not piece.value.isspace()]
        form = regular_text(self._text, regular)
        return (form, texts[0].start, texts[-1].end) if form and texts else None

    def _continue(self, unit: Unit, flow: Flow, run: Run) -> None:
        """Another part of a word that is divided among several w."""
        form = unit.token.form
        if ends_with_hyphen(form) and drops_hyphen(form[-2], run.form):
            form = form[:-1]
        unit.token = unit.token._replace(form=form + run.form, end=flow.end(run.end - 1))

    def _content(self, node: Node) -> Flow:
        """The characters of a word."""
        outer, all_text = self._flow, self._all
        self._flow, self._all = self._fresh(), True
        flow = self._flow
        self._gather(node)
        self._flow, self._all = outer, all_text
        return flow

    def _gather(self, node: Node) -> None:
        for child in node.children:
            if isinstance(child, Piece):
                self._flow.add(child, node)
            elif child.name in TURNS:
                self.lines.turn(child)
                self._flow.mark(JOINED, child)
            elif child.name == "choice":
                original, regular = sides(child, self._options.get("source_layer", ""))
                begin = len(self._flow)
                if original is not None:
                    self._nested += 1
                    self._gather(original)
                    self._nested -= 1
                if original is not None and regular is not None and not self._nested:
                    self._flow.swaps.append(Swap(begin, len(self._flow), original, regular))
            elif child.name == "app":
                reading = child.first("lem") or child.first("rdg")
                if reading is not None:
                    self._gather(reading)
            elif child.name not in SKIPPED:
                self._gather(child)

    def _flush(self) -> None:
        """Cut the running text gathered so far into tokens."""
        self._settle()
        flow = self._flow
        if not len(flow) and not flow.swaps:
            return
        self._flow = self._fresh()
        if flow.swaps:
            runs = list(flow.runs(self._source.watch))
            if runs:
                self._open_part = None
            for group, swap in grouped(runs, flow.swaps):
                self._add_group(flow, group, swap)
            return
        for run in flow.runs(self._source.watch):
            self._open_part = None
            self._add_run(flow, run, None, whole=not self._nested)

    def _add_group(self, flow: Flow, runs: list[Run], swaps: list[Swap]) -> None:
        """Tokens that share a choice, or one token with the choices in it."""
        if len(runs) != 1:
            for swap in swaps:
                found = regular_text(self._text, swap.regular) if swap.begin == swap.end or not runs else ""
                if found:
                    self._problem(swap.original, found)
            swaps = [swap for swap in swaps if swap.begin < swap.end]
        if not runs:
            return
        if len(runs) == 1:
            self._add_run(flow, runs[0], (composed(flow, runs[0], swaps) if swaps else None), whole=True)
            return
        inside = len(swaps) == 1 and swaps[0].begin <= runs[0].begin and runs[-1].end <= swaps[0].end
        values = tokens_of(self._text, swaps[0].regular)[0] if inside else []
        if len(values) == len(runs):
            for run, value in zip(runs, values, strict=True):
                self._add_run(flow, run, None, whole=False, norm=value)
        elif inside and self._makes_one(swaps[0], runs):
            indices = range(runs[0].begin, runs[-1].end)
            run = Run(flow.form(indices), indices)
            self._add_run(flow, run, composed(flow, run, swaps), whole=True, merged=True)
        else:
            for run in runs:
                self._add_run(flow, run, None, whole=False)

    def _makes_one(self, swap: Swap, runs: Sequence[Run]) -> bool:
        """Whether a choice makes one token of several words: it gives something for them, though not one for each
        (nor need it be anything that would be a word by itself)."""
        words = all(kind_of(run.form) is TokenKind.WORD for run in runs)
        return words and len(runs) <= _AT_MOST and bool(regular_text(self._text, swap.regular))

    def _add_run(
        self,
        flow: Flow,
        run: Run,
        parts: Composed | None,
        *,
        whole: bool,
        merged: bool = False,
        norm: str | None = None,
    ) -> None:
        if parts is not None:
            norm = parts.value or None
        kind, start, end = kind_of(run.form), flow.start(run.begin), flow.end(run.end - 1)
        if self._tokens is not None and not self._paired:
            self._settle(0)
            if norm is None and kind is TokenKind.WORD and self._options["unmarked"] == "same":
                norm = run.form
            self._tokens.add(run.form, kind, flow.label_at(run.begin), start, end, norm)
            return
        self._settle()
        slot = RunSlot(flow, run, self._options["markup"], kind is TokenKind.WORD, parts, whole, merged)
        label = flow.label_at(run.begin)
        token = SourceToken(run.form, kind, label, start, end, norm)
        self._units.append(Unit(token, slot))

    def _problem(self, node: Node, text: str) -> None:
        line = xmltree.line_at(self._text, node.start)
        self.problems.append(RowProblem(line, ProblemCode.EMPTY_FORM, text[:80]))


def _has_text_at(node: Node, place: int) -> bool:
    """Whether an element begins (0) or ends (-1) with loose text that is no white space."""
    child = node.edge(place)
    return isinstance(child, Piece) and not _is_space(child.value[:1] if place == 0 else child.value[-1:])


def _is_space(character: str) -> bool:
    return not character or character.isspace()
