"""Where a normalization goes in a TEI file: into what is there for it already, else into new markup around the word."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Protocol

from histnorm_gui.core.source import SourceToken
from histnorm_gui.formats.tei_choice import Composed
from histnorm_gui.formats.tei_names import ATTRIBUTES, SKIPPED
from histnorm_gui.formats.xmlflow import Flow, Run, span
from histnorm_gui.formats.xmlmixed import Node, replace_text, written_text
from histnorm_gui.formats.xmlspans import Patch, escape_attribute, value_of


class Slot(Protocol):
    """The place for a token's normalization."""

    def put(self, norm: str) -> list[Patch]:
        """The changes that write ``norm``."""
        ...


@dataclass(slots=True, eq=False)
class Unit:
    """A token with the place for its normalization."""

    token: SourceToken
    slot: WordSlot | RunSlot


@dataclass(slots=True, eq=False)
class WordSlot:
    """A w or pc: its attribute, the CAB analysis in it, the regularized parts of it, or those that a choice around
    it pairs it with (``pairs``), whichever its normalization was read from."""

    text: str
    node: Node
    attribute: str
    markup: str
    parts: Composed | None = None
    pairs: Sequence[Node] = ()

    def own(self) -> str | None:
        """The normalization in an attribute of the element or of the CAB analysis (moot) in it."""
        tag = self.node.tag
        if "=" in tag:
            for name in ATTRIBUTES:
                if found := value_of(tag, name):
                    return found
        moot = self.node.first("moot")
        return (moot.get("word") or None) if moot is not None else None

    def put(self, norm: str) -> list[Patch]:
        """The changes that write ``norm``; an existing normalization is replaced where it stands."""
        node = self.node
        if "=" in node.tag:
            for name in ATTRIBUTES:
                if node.get(name):
                    return [node.set(name, norm)]
        moot = node.first("moot")
        if moot is not None and moot.get("word"):
            return [moot.set("word", norm)]
        if self.parts is not None:
            patches = self.parts.replaced(norm)
            if patches is not None:
                return patches
        elif self.pairs:
            values = [norm] if len(self.pairs) == 1 else norm.split(" ")
            if len(values) == len(self.pairs) and all(values):
                return [
                    patch
                    for pair, value in zip(self.pairs, values, strict=True)
                    for patch in replace_text(self.text, pair, value, SKIPPED)
                ]
        if self.markup == "choice" and not node.empty and not any(node.elements("w", "pc", "moot")):
            return _choice(node, norm, node.inside, node.outside)
        return [node.set(self.attribute, norm)]


@dataclass(slots=True, eq=False)
class RunSlot:
    """A token of running text: the choice it is or has part in, else new markup around it.

    ``whole`` is False for a token that is one of several in a choice: it gets a w inside.
    """

    flow: Flow
    run: Run
    markup: str
    word: bool
    parts: Composed | None = None
    whole: bool = True
    merged: bool = False
    pairs: Sequence[Node] = field(default_factory=tuple)

    def own(self) -> str | None:
        """Running text has no normalization of its own."""
        return None

    def put(self, norm: str) -> list[Patch]:
        """The changes that write ``norm``."""
        if self.parts is not None and not (self.merged and self._would_part(norm)):
            patches = self.parts.replaced(norm)
            if patches is not None:
                return patches
        found = self.flow.fragments(self.run)
        around = span(found)
        name = found[0].owner.sibling("w" if self.word else "pc")
        value = escape_attribute(norm)
        if around is not None:
            if self.markup == "choice" and self.whole and not self.merged:
                return _choice(found[0].owner, norm, *around)
            return [Patch(around[0], around[0], f'<{name} norm="{value}">'), Patch(around[1], around[1], f"</{name}>")]
        patches = []
        for place, fragment in enumerate(found):
            part = "I" if place == 0 else "F" if place == len(found) - 1 else "M"
            attributes = f' part="I" norm="{value}"' if place == 0 else f' part="{part}"'
            name = fragment.owner.sibling("w" if self.word else "pc")
            patches.append(Patch(fragment.start, fragment.start, f"<{name}{attributes}>"))
            patches.append(Patch(fragment.end, fragment.end, f"</{name}>"))
        return patches

    def _would_part(self, norm: str) -> bool:
        """Whether several words read as one because of their choice would be read as several with this one."""
        return _count(norm) == _count(self.run.form)


def _count(text: str) -> int:
    """How many tokens a text would be cut into."""
    return sum(1 for _ in Flow(text, text).runs())


def _choice(node: Node, norm: str, start: int, end: int) -> list[Patch]:
    choice, original, regular = (node.sibling(name) for name in ("choice", "orig", "reg"))
    return [
        Patch(start, start, f"<{choice}><{original}>"),
        Patch(end, end, f"</{original}><{regular}>{written_text(norm)}</{regular}></{choice}>"),
    ]
