"""Running text through markup: the characters of an element in reading order, each with its place, cut into tokens.

A word may begin in one element and end in another (<hi>N</hi>Ach), go on in the next line (Fürſt-<lb/>licher) or be
partly regularized (<choice><orig>v</orig><reg>u</reg></choice>nd); here it is one token all the same.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import groupby
from typing import NamedTuple

from histnorm_gui.core.text import is_extending, is_word_character
from histnorm_gui.formats.plaintext import split_chunk
from histnorm_gui.formats.xmlmixed import XML_SPACE, Node, is_literal
from histnorm_gui.formats.xmlspans import Piece, unescape

# Ends of lines and pages, as control characters that no XML text can hold and that count as white space.
LINE = "\x1c"  # the word may go on when a hyphen stands before it
JOINED = "\x1d"  # the source says that the word goes on
APART = "\x1e"  # the source says that it ends here
_MARKS = LINE + JOINED + APART
_UNKNOWN = "\ufffe"  # stands for an entity that the file does not declare: a letter, whatever its name is

_DIVIDING = "=¬⸗⹀\u00ad"  # as in plain text: these mean division alone, after the others a small letter must follow
_HYPHENS = _DIVIDING + "-‐"
_LINE_ENDS = re.compile(rf"[{LINE}{JOINED}][{XML_SPACE}{LINE}{JOINED}]*")
_SPACES = re.compile(rf"[{XML_SPACE}{_MARKS}]+")
_CHUNK = re.compile(r"\S+")
_REFERENCE = re.compile(r"&(?:#x[0-9A-Fa-f]+|#[0-9]+|[^\s;&<]+);")


@dataclass(frozen=True, slots=True, eq=False)
class Swap:
    """A choice between ``original`` and ``regular``; the original's characters are ``begin`` to ``end`` of the flow."""

    begin: int
    end: int
    original: Node
    regular: Node


class Run(NamedTuple):
    """A token of a flow: its form, and which characters of the flow it is made of, in order."""

    form: str
    indices: Sequence[int]

    @property
    def begin(self) -> int:
        """The first character."""
        return self.indices[0]

    @property
    def end(self) -> int:
        """The character after the last one."""
        return self.indices[-1] + 1


class Fragment(NamedTuple):
    """A stretch of the file's text that is part of a token and stands in one element."""

    owner: Node
    start: int
    end: int


@dataclass(slots=True)
class Flow:
    """Characters in reading order, with the places where each begins and ends and the element it stands in."""

    text: str
    shown: list[str] = field(default_factory=list)
    starts: list[int] = field(default_factory=list)
    ends: list[int] = field(default_factory=list)
    owners: list[Node] = field(default_factory=list)
    swaps: list[Swap] = field(default_factory=list)
    labels: list[tuple[int, str]] = field(default_factory=list)
    by_lines: bool = False  # whether ends of lines in the file are ends of lines in the manuscript

    def __len__(self) -> int:
        return len(self.shown)

    def add(self, piece: Piece, owner: Node) -> None:
        """Append a text."""
        start = piece.start
        if is_literal(self.text, piece):
            self._add(piece.value, start + 9, owner)
            return
        raw = self.text[start : piece.end]
        if self.by_lines:
            raw = raw.replace("\n", LINE).replace("\r", LINE)
        if "&" not in raw:
            self._add(raw, start, owner)
            return
        position = 0
        for match in _REFERENCE.finditer(raw):
            self._add(raw[position : match.start()], start + position, owner)
            position = match.end()
            self._one(unescape(match.group()), start + match.start(), start + position, owner)
        self._add(raw[position:], start + position, owner)

    def mark(self, mark: str, node: Node) -> None:
        """Append the end of a line or page (LINE, JOINED, APART)."""
        self._one(mark, node.start, node.start, node)

    def label(self, label: str) -> None:
        """What follows has this label of a line."""
        if not self.labels or self.labels[-1][1] != label:
            self.labels.append((len(self), label))

    def label_at(self, index: int) -> str:
        """The label of the line in which a character stands."""
        found = bisect_right(self.labels, index, key=lambda entry: entry[0])
        return self.labels[found - 1][1] if found else ""

    def _add(self, value: str, start: int, owner: Node) -> None:
        if not value:
            return
        self.shown += value
        self.starts += range(start, start + len(value))
        self.ends += range(start + 1, start + len(value) + 1)
        self.owners += [owner] * len(value)

    def _one(self, shown: str, start: int, end: int, owner: Node) -> None:
        self.shown.append(shown)
        self.starts.append(start)
        self.ends.append(end)
        self.owners.append(owner)

    def _plain(self) -> str:
        """One character for each entry, for the tokenizer."""
        text = "".join(self.shown)
        if len(text) == len(self.shown):
            return text
        return "".join(shown if len(shown) == 1 else _UNKNOWN for shown in self.shown)

    def form(self, indices: Sequence[int]) -> str:
        """The characters at these places; layout inside counts as one space."""
        joined = "".join(self.shown[index] for index in indices)
        return " ".join(filter(None, _SPACES.split(joined))) if _SPACES.search(joined) else joined

    def runs(self) -> list[Run]:
        """The tokens of running text, by the rules for plain text."""
        text = self._plain()
        kept = _joined(text)
        if kept is not None:
            text = "".join(text[index] for index in kept)
        runs = []
        for match in _CHUNK.finditer(text):
            chunk, start = match.group(), match.start()
            parts = [(chunk, 0)] if chunk.isalpha() else split_chunk(chunk)
            for form, offset in parts:
                span = range(start + offset, start + offset + len(form))
                indices: Sequence[int] = span if kept is None else kept[span.start : span.stop]
                shown = form if _UNKNOWN not in form else "".join(self.shown[index] for index in indices)
                runs.append(Run(shown, indices))
        return runs

    def word(self) -> Run | None:
        """All of it as one token: layout and ends of lines are left out, spaces inside stay; None if nothing is."""
        text = self._plain()
        indices = _joined(text)
        kept = list(range(len(text))) if indices is None else list(indices)
        joined = text if indices is None else "".join(text[index] for index in kept)
        out = []
        position = 0
        for match in _SPACES.finditer(joined):
            spaces = match.group()
            out += kept[position : match.start()]
            position = match.end()
            inside = match.start() > 0 and position < len(joined)
            if inside and not any(character in spaces for character in "\r\n" + _MARKS):
                out += kept[match.start() : position]
        out += kept[position:]
        return Run("".join(self.shown[index] for index in out), out) if out else None

    def fragments(self, run: Run) -> list[Fragment]:
        """The stretches that a token is made of, hyphens at ends of lines included."""
        visible = [index for index in range(run.begin, run.end) if self.shown[index] not in XML_SPACE + _MARKS]
        fragments = []
        for _, group in groupby(visible, key=lambda index: id(self.owners[index])):
            part = list(group)
            fragments.append(Fragment(self.owners[part[0]], self.starts[part[0]], self.ends[part[-1]]))
        return fragments

    def stretches(self, run: Run) -> list[tuple[int, int]]:
        """The stretches of the file's text that hold the characters of a token and nothing else, no markup either."""
        found: list[tuple[int, int]] = []
        for index in range(run.begin, run.end):
            if self.shown[index] in XML_SPACE + _MARKS:
                continue
            start, end = self.starts[index], self.ends[index]
            if found and found[-1][1] == start:
                found[-1] = (found[-1][0], end)
            else:
                found.append((start, end))
        return found


def _joined(text: str) -> list[int] | None:
    """The characters without the ends of lines inside words, and without the hyphens there; None for all of them."""
    if LINE not in text and JOINED not in text:
        return None
    kept: list[int] = []
    position = 0
    for match in _LINE_ENDS.finditer(text):
        begin, end = match.span()
        while begin > position and text[begin - 1] in XML_SPACE:
            begin -= 1
        after = text[end : end + 1]
        sign = begin > position + 1 and text[begin - 1] in _HYPHENS and _in_word(text[begin - 2])
        said = JOINED in match.group()
        if not said and not (sign and _goes_on(text[begin - 1], after)):
            continue
        if sign and (not said or drops_hyphen(text[begin - 2], after)):
            begin -= 1
        kept += range(position, begin)
        position = end
    return [*kept, *range(position, len(text))]


def _goes_on(hyphen: str, after: str) -> bool:
    """Whether a character at the beginning of a line goes on with the word before the hyphen."""
    if not after or not is_word_character(after) or after.isdigit():
        return False
    return hyphen in _DIVIDING or after.islower()


def _in_word(character: str) -> bool:
    return is_word_character(character) or is_extending(character) or character == _UNKNOWN


def ends_with_hyphen(form: str) -> bool:
    """Whether a part of a word ends with a sign that says that it goes on."""
    return len(form) > 1 and form[-1] in _HYPHENS and _in_word(form[-2])


def drops_hyphen(before: str, after: str) -> bool:
    """Whether a hyphen in a word that goes on, as the source says, is there for the line's sake: not before a capital
    (Ober-/Sachsen), unless capitals stand on both sides."""
    return not after[:1].isupper() or before.isupper()


def span(found: Sequence[Fragment]) -> tuple[int, int] | None:
    """The stretch from the first to the last fragment when whole elements can be put around it, else None.

    Elements whose content begins or ends with the token are taken in: <hi>N</hi>Ach.
    """
    common = _common([fragment.owner for fragment in found])
    start, node = found[0].start, found[0].owner
    while node is not common:
        if start != node.inside or node.parent is None:
            return None
        node, start = _out(node), _outer(node).start
    end, node = found[-1].end, found[-1].owner
    while node is not common:
        if end != node.outside or node.parent is None:
            return None
        node, end = _out(node), _outer(node).end
    return start, end


def _outer(node: Node) -> Node:
    """The element that is taken in for one whose content is covered: of a choice, the whole."""
    parent = node.parent
    return parent if parent is not None and parent.name == "choice" else node


def _out(node: Node) -> Node:
    parent = _outer(node).parent
    assert parent is not None  # the document's node is common to all
    return parent


def _common(owners: Sequence[Node]) -> Node:
    """The lowest element in which all of these are."""
    path = _path(owners[0])
    for owner in owners[1:]:
        other = _path(owner)
        depth = 0
        while depth < min(len(path), len(other)) and path[depth] is other[depth]:
            depth += 1
        path = path[:depth]
    return path[-1]


def _path(node: Node) -> list[Node]:
    path = [node]
    while path[-1].parent is not None:
        path.append(path[-1].parent)
    return path[::-1]
