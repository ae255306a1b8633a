"""Values and texts of an XML file that are longer than libxml2 takes: it is given them in parts.

libxml2 refuses ten million characters in one attribute or one text, which protects whoever expands entities; here none
are expanded, and a corpus in UIMA's format has its whole text in one attribute. Nothing is left out of the check: a
long value is taken out of its tag and checked on its own, and a long text is divided by empty elements.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

_PART = 1 << 20  # characters that are checked at once; each takes four bytes at most
_REFERENCE = 64  # characters of a reference, of which none is divided
_RUN = re.compile(r"<(?![!?])[^<]*")
_TAG = re.compile(r"<(?:[^<>\"']|\"[^\"<]*\"|'[^'<]*')*>")
_QUOTED = re.compile(r"\"[^\"<]*\"|'[^'<]*'")
_BETWEEN = "<x/>"


class Value(NamedTuple):
    """A part of a long value that is to be checked on its own: ``xml`` is an element with it, on this line."""

    xml: str
    line: int


def is_long(text: str) -> bool:
    """Whether a text may have a value or a text in it that is too long."""
    return any(text.find("<", begin, begin + _PART) < 0 for begin in range(0, len(text) - _PART, _PART))


def divided(text: str) -> Iterator[range | str | Value]:
    """The text in stretches with nothing in it that is too long, by their places, what stands between them, and what
    was taken out."""
    done = 0
    line = 1
    for run in _long_runs(text):
        tag = _TAG.match(text, run.start())
        if tag is None:
            continue  # no tag, or the parser says what is wrong with it
        for quoted in _QUOTED.finditer(text, tag.start(), tag.end()):
            begin, end = quoted.start() + 1, quoted.end() - 1
            if end - begin < _PART // 4:
                continue
            yield range(done, begin)
            line += text.count("\n", done, begin)
            for first, last in _parts(text, begin, end):
                yield Value(f"<x v={text[begin - 1]}{text[first:last]}{text[begin - 1]}/>", line)
                line += text.count("\n", first, last)
            yield "\n" * text.count("\n", begin, end)  # the lines behind it keep their numbers
            done = end
        if run.end() - tag.end() > _PART and run.end() < len(text):  # nothing may stand behind the root
            for _, last in _parts(text, tag.end(), run.end()):
                yield range(done, last)
                line += text.count("\n", done, last)
                done = last
                if last < run.end():
                    yield _BETWEEN
    yield range(done, len(text))


def _long_runs(text: str) -> Iterator[re.Match[str]]:
    """From a "<" to before the next one, as far as that is far away: at every place no such sign follows for long."""
    done = -1
    for begin in range(0, len(text) - _PART, _PART):
        if text.find("<", begin, begin + _PART) < 0:
            start = text.rfind("<", 0, begin)
            run = _RUN.match(text, start) if start > done else None
            if run is not None:
                done = start
                yield run


def _parts(text: str, begin: int, end: int) -> Iterator[tuple[int, int]]:
    """A stretch in parts; no reference is divided, nor "]]>"."""
    while begin < end:
        last = min(end, begin + _PART)
        if last < end:
            opened = text.rfind("&", max(begin + 1, last - _REFERENCE), last)
            if opened > 0 and text.find(";", opened, last) < 0:
                last = opened
            least = max(begin + 1, last - _REFERENCE)
            while last > least and text[last - 1] == "]":  # what ends a CDATA section may not stand in a text
                last -= 1
        yield begin, last
        begin = last
