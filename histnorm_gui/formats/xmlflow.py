"""Running text through markup: the characters of an element in reading order, each with its place, cut into tokens.

A word may begin in one element and end in another (<hi>N</hi>Ach), go on in the next line (Fürſt-<lb/>licher) or be
partly regularized (<choice><orig>v</orig><reg>u</reg></choice>nd); here it is one token all the same.
"""

from __future__ import annotations

import re
from array import array
from bisect import bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import NamedTuple

from histnorm_gui.core.progress import UNWATCHED, Watch
from histnorm_gui.core.text import is_extending, is_word_character
from histnorm_gui.formats.decoding import FINDING
from histnorm_gui.formats.plaintext import split_chunk
from histnorm_gui.formats.xmlmixed import XML_SPACE, Node
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


class _Stretch(NamedTuple):
    """Characters of a flow from ``begin`` on that stand in one element: one after the other in the file from ``start``
    on, or (``end``) one character for all of ``start`` to ``end``."""

    begin: int
    start: int
    end: int | None
    owner: Node


def plain_word(node: Node) -> str:
    """The content of an element that is one word as it stands (see Flow.word), as nearly all are; else ""."""
    if node.size:
        return ""
    raw = node.text[node.inside : node.outside]
    return "" if "<" in raw or "&" in raw or _SPACES.search(raw) else raw


class Flow:
    """Characters in reading order, with the places where each begins and ends and the element it stands in.

    ``by_lines`` says that ends of lines in the file are ends of lines in the manuscript. What stands for an entity that
    the file does not declare counts as one character.
    """

    __slots__ = ("_begins", "_labels", "_labels_from", "_length", "_parts", "_stretches", "_unknown", "by_lines",
                 "swaps", "text")  # fmt: skip

    def __init__(self, text: str, plain: str = "", *, by_lines: bool = False) -> None:
        self.text = text
        self.by_lines = by_lines
        self.swaps: list[Swap] = []
        self._parts = [plain] if plain else []
        self._length = len(plain)
        self._begins: list[int] = []
        self._stretches: list[_Stretch] = []
        self._unknown: dict[int, str] = {}
        self._labels_from: list[int] = []
        self._labels: list[str] = []

    def __len__(self) -> int:
        return self._length

    @property
    def last(self) -> str:
        """The last character, "" where there is none."""
        return self._parts[-1][-1] if self._parts else ""

    def add(self, piece: Piece, owner: Node) -> None:
        """Append a text."""
        start = piece.start
        if piece.literal:
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
        if not self._labels or self._labels[-1] != label:
            self._labels_from.append(self._length)
            self._labels.append(label)

    def label_at(self, index: int) -> str:
        """The label of the line in which a character stands."""
        found = bisect_right(self._labels_from, index)
        return self._labels[found - 1] if found else ""

    def start(self, index: int) -> int:
        """Where a character begins in the file's text."""
        stretch = self._stretch(index)
        return stretch.start if stretch.end is not None else stretch.start + index - stretch.begin

    def end(self, index: int) -> int:
        """Where a character ends in the file's text."""
        stretch = self._stretch(index)
        return stretch.end if stretch.end is not None else stretch.start + index - stretch.begin + 1

    def owner(self, index: int) -> Node:
        """The element in which a character stands."""
        return self._stretch(index).owner

    def _stretch(self, index: int) -> _Stretch:
        return self._stretches[bisect_right(self._begins, index) - 1]

    def _add(self, value: str, start: int, owner: Node) -> None:
        if value:
            self._append(value, _Stretch(self._length, start, None, owner))

    def _one(self, shown: str, start: int, end: int, owner: Node) -> None:
        if len(shown) != 1:
            self._unknown[self._length] = shown
            shown = _UNKNOWN
        self._append(shown, _Stretch(self._length, start, end, owner))

    def _append(self, value: str, stretch: _Stretch) -> None:
        self._parts.append(value)
        self._begins.append(self._length)
        self._stretches.append(stretch)
        self._length += len(value)

    def plain(self) -> str:
        """One character for each entry, for the tokenizer."""
        if len(self._parts) > 1:
            self._parts = ["".join(self._parts)]
        return self._parts[0] if self._parts else ""

    def shown(self, index: int) -> str:
        """What an entry shows: a character, or the name of an entity that the file does not declare."""
        return self._unknown.get(index) or self.plain()[index]

    def characters(self, indices: Sequence[int]) -> str:
        """What the entries at these places show."""
        plain = self.plain()
        if isinstance(indices, range):
            joined = plain[indices.start : indices.stop]
        else:
            joined = "".join([plain[index] for index in indices])
        return joined if _UNKNOWN not in joined else "".join(map(self.shown, indices))

    def form(self, indices: Sequence[int]) -> str:
        """The characters at these places; layout inside counts as one space."""
        joined = self.characters(indices)
        return " ".join(filter(None, _SPACES.split(joined))) if _SPACES.search(joined) else joined

    def runs(self, watch: Watch = UNWATCHED) -> Iterator[Run]:
        """The tokens of running text, by the rules for plain text."""
        text = self.plain()
        kept, text = _joined(text, watch)
        for match in watch.over(_CHUNK.finditer(text), FINDING, len(text), lambda match: match.start()):
            chunk, start = match.group(), match.start()
            parts = [(chunk, 0)] if chunk.isalpha() else split_chunk(chunk)
            for form, offset in parts:
                span = range(start + offset, start + offset + len(form))
                indices: Sequence[int] = span if kept is None else kept[span.start : span.stop]
                yield Run(form if _UNKNOWN not in form else self.characters(indices), indices)

    def word(self) -> Run | None:
        """All of it as one token: layout and ends of lines are left out, spaces inside stay; None if nothing is."""
        text = self.plain()
        if text and not _SPACES.search(text):
            whole = range(len(text))
            return Run(self.characters(whole), whole)
        indices, joined = _joined(text, UNWATCHED)
        kept: Sequence[int] = range(len(text)) if indices is None else indices
        out: list[int] = []
        position = 0
        for match in _SPACES.finditer(joined):
            spaces = match.group()
            out += kept[position : match.start()]
            position = match.end()
            inside = match.start() > 0 and position < len(joined)
            if inside and not any(character in spaces for character in "\r\n" + _MARKS):
                out += kept[match.start() : position]
        out += kept[position:]
        return Run(self.characters(out), out) if out else None

    def fragments(self, run: Run) -> list[Fragment]:
        """The stretches that a token is made of, hyphens at ends of lines included."""
        visible = self._visible(run)
        fragments = []
        for _, group in groupby(visible, key=self.owner):
            part = list(group)
            fragments.append(Fragment(self.owner(part[0]), self.start(part[0]), self.end(part[-1])))
        return fragments

    def stretches(self, run: Run) -> list[tuple[int, int]]:
        """The stretches of the file's text that hold the characters of a token and nothing else, no markup either."""
        found: list[tuple[int, int]] = []
        for index in self._visible(run):
            start, end = self.start(index), self.end(index)
            if found and found[-1][1] == start:
                found[-1] = (found[-1][0], end)
            else:
                found.append((start, end))
        return found

    def _visible(self, run: Run) -> list[int]:
        plain = self.plain()
        return [index for index in range(run.begin, run.end) if plain[index] not in XML_SPACE + _MARKS]


def _joined(text: str, watch: Watch) -> tuple[Sequence[int] | None, str]:
    """The places of the characters without the ends of lines inside words, and without the hyphens there (None for all
    of them), and these characters."""
    if LINE not in text and JOINED not in text:
        return None, text
    kept = array("I")
    parts: list[str] = []
    position = 0
    for match in watch.over(_LINE_ENDS.finditer(text), FINDING, len(text), lambda match: match.start()):
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
        kept.extend(range(position, begin))
        parts.append(text[position:begin])
        position = end
    if not position:
        return None, text
    kept.extend(range(position, len(text)))
    parts.append(text[position:])
    return kept, "".join(parts)


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
    while node != common:
        if start != node.inside or node.parent is None:
            return None
        node, start = _out(node), _outer(node).start
    end, node = found[-1].end, found[-1].owner
    while node != common:
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
        while depth < min(len(path), len(other)) and path[depth] == other[depth]:
            depth += 1
        path = path[:depth]
    return path[-1]


def _path(node: Node) -> list[Node]:
    path = [node]
    while path[-1].parent is not None:
        path.append(path[-1].parent)
    return path[::-1]
