"""The two sides of a TEI choice: what stands in the manuscript, and what an editor made of it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from histnorm_gui.formats.tei_names import SKIPPED
from histnorm_gui.formats.xmlflow import Flow, Run, Swap
from histnorm_gui.formats.xmlmixed import Node, read_text, replace_text, text_of
from histnorm_gui.formats.xmlspans import Patch, Piece

LAYERS = ("dipl", "facs")  # Menota: diplomatic and facsimile level
ORIGINAL = ("orig", "sic", "abbr", "am")
_REGULAR = ("norm", "reg")  # sides that a normalization may replace
_EXPANDED = ("corr", "expan", "ex")  # an editor's reading, too, but about something else than spelling

_MOST_PARTS = 6  # of one word that are regularized apart


def sides(choice: Node, layer: str) -> tuple[Node | None, Node | None]:
    """What the manuscript has, on the level ``layer`` where there are several, and what stands for it.

    A choice without a known element for the first gives its first element: nothing is to be read twice.
    """
    by_name: dict[str, Node] = {}
    for child in choice.elements():
        by_name.setdefault(child.name, child)
    original = _named(by_name, (layer, *LAYERS, *ORIGINAL))
    regular = _named(by_name, (*_REGULAR, *_EXPANDED))
    if original is None:
        return choice.first(), None
    return original, regular


def _named(by_name: dict[str, Node], names: Iterable[str]) -> Node | None:
    return next((by_name[name] for name in names if name in by_name), None)


def regular_text(text: str, node: Node, left: bool = True, right: bool = True) -> str:
    """The text of a regularized side, without glosses; of a choice inside it, the regularized side (see read_text)."""
    return read_text(text, list(_regular_leaves(node)), left, right)


def _regular_leaves(node: Node) -> Iterator[Piece]:
    for child in node.children:
        if isinstance(child, Piece):
            yield child
        elif child.name == "choice":
            original, regular = sides(child, "")
            chosen = regular or original
            if chosen is not None:
                yield from _regular_leaves(chosen)
        elif child.name not in SKIPPED:
            yield from _regular_leaves(child)


def words_in(node: Node) -> list[Node]:
    """The outermost w and pc in an element."""
    found: list[Node] = []
    for child in node.elements():
        if child.name in ("w", "pc"):
            found.append(child)
        elif child.name not in SKIPPED:
            found += words_in(child)
    return found


@dataclass(frozen=True, slots=True, eq=False)
class Composed:
    """A token of which parts are regularized: ``parts`` are literal texts and choices in turn."""

    text: str
    parts: tuple[str | Swap, ...]

    @property
    def value(self) -> str:
        """The regularized token."""
        return "".join(self._part(place) for place in range(len(self.parts)))

    def _part(self, place: int) -> str:
        """One part regularized; spaces between it and the next part (Et adonc) count."""
        part = self.parts[place]
        if isinstance(part, str):
            return part
        return regular_text(self.text, part.regular, place == 0, place == len(self.parts) - 1)

    def replaced(self, norm: str) -> list[Patch] | None:
        """The changes to the regularized parts that make ``norm`` of the token; None where they cannot.

        Expanded abbreviations and corrections stay.
        """
        if norm == self.value:
            return []
        pattern, swaps, before = "", list[Swap](), False
        for place, part in enumerate(self.parts):
            free = isinstance(part, Swap) and part.regular.name in _REGULAR
            if isinstance(part, Swap) and free:
                if before:
                    return None  # two neighbours: it is not to be known which of them a letter belongs to
                swaps.append(part)
                pattern += "(.*?)"
            else:
                pattern += re.escape(self._part(place))
            before = free
        if not swaps or len(swaps) > _MOST_PARTS:
            return None
        match = re.fullmatch(pattern, norm, re.DOTALL)
        if match is None:
            return None
        return [
            patch
            for swap, value in zip(swaps, match.groups(), strict=True)
            for patch in replace_text(self.text, swap.regular, value, SKIPPED)
        ]


def composed(flow: Flow, run: Run, swaps: Sequence[Swap]) -> Composed | None:
    """The token with those choices that are part of it; None where there is none."""
    parts: list[str | Swap] = []
    literal = ""
    waiting = list(swaps)
    for index in run.indices:
        while waiting and waiting[0].end <= index:
            literal = _take(parts, literal, waiting.pop(0))
        if not waiting or index < waiting[0].begin:
            literal += flow.shown(index)
    for swap in waiting:
        literal = _take(parts, literal, swap)
    if literal:
        parts.append(literal)
    return Composed(flow.text, tuple(parts)) if swaps else None


def _take(parts: list[str | Swap], literal: str, swap: Swap) -> str:
    if literal:
        parts.append(literal)
    parts.append(swap)
    return ""


def tokens_of(text: str, regular: Node) -> tuple[list[str], list[Node]]:
    """The regularized words: their texts, and the w elements they stand in where there are any."""
    nodes = [node for node in words_in(regular) if text_of(text, node, SKIPPED)]
    if nodes:
        return [text_of(text, node, SKIPPED) for node in nodes], nodes
    flow = Flow(text)
    for piece in _regular_leaves(regular):
        flow.add(piece, regular)
    return [run.form for run in flow.runs()], []


def grouped(runs: list[Run], swaps: list[Swap]) -> Iterator[tuple[list[Run], list[Swap]]]:
    """Tokens with the choices they have part in: what belongs together in one group, in order."""
    waiting = list(runs)[::-1]
    group: list[Run] = []
    chosen: list[Swap] = []
    for swap in swaps:
        reach = max((run.end for run in group), default=-1)
        begins = bool(waiting) and swap.begin == swap.end == waiting[-1].begin
        if group and (swap.begin > reach or (swap.begin == reach and (swap.begin < swap.end or begins))):
            yield group, chosen
            group, chosen = [], []
        while (
            waiting
            and waiting[-1].end <= swap.begin
            and not (swap.begin == swap.end == waiting[-1].end and not _begins(waiting, swap.begin))
        ):
            yield [waiting.pop()], []
        while waiting and (
            waiting[-1].begin < swap.end or waiting[-1].begin == swap.begin or waiting[-1].end == swap.begin
        ):
            group.append(waiting.pop())
        if group:
            chosen.append(swap)
        else:
            yield [], [swap]
    if group:
        yield group, chosen
    while waiting:
        yield [waiting.pop()], []


def _begins(waiting: list[Run], place: int) -> bool:
    """Whether the token after the next one begins at this place."""
    return len(waiting) > 1 and waiting[-2].begin == place
