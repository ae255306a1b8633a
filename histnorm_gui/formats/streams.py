"""The text of a source a stretch at a time, and what is written into it: a large file is never a text as a whole."""

from __future__ import annotations

import codecs
import re
from collections.abc import Callable, Iterable, Iterator
from io import BytesIO
from itertools import repeat
from typing import NamedTuple

from histnorm_gui.core.errors import ErrorCode, UserError
from histnorm_gui.core.source import Source

AT_ONCE = 1 << 18  # bytes that are decoded, or characters that are encoded, in one go
LINE_END = re.compile(r"\r\n|\r|\n")
"""What ends a line: nothing else does."""
_MISSING_SHOWN = 10
_new = tuple.__new__  # makes a named tuple in half the time


class Line(NamedTuple):
    """A physical line: ``number`` counts from 1, ``start`` is its offset in the text, ``text`` is without line end."""

    number: int
    start: int
    text: str


class Patch(NamedTuple):
    """Put ``replacement``, as it is to stand there, in the place of ``text[start:end]``; an empty stretch is an
    insertion."""

    start: int
    end: int
    replacement: str


def stretches(source: Source) -> Iterator[str]:
    """The text of a source (see Source.text), one stretch after the other; UnicodeError as when it is decoded whole."""
    decoder = codecs.getincrementaldecoder(source.encoding)()
    view = memoryview(source.data)
    for begin in range(0, len(view), AT_ONCE):
        text = decoder.decode(view[begin : begin + AT_ONCE], begin + AT_ONCE >= len(view))
        if text:
            yield text


def lines_in(parts: Iterable[str]) -> Iterator[Line]:
    """The lines of a text that comes in stretches, ended by LF, CRLF or a lone CR and by nothing else.

    What follows the last line end is a line only when it is not empty.
    """
    number, start = 1, 0
    begun: list[str] = []  # stretches of a line whose end has not come yet
    for part in parts:
        if begun and begun[-1].endswith("\r"):  # with LF before this stretch it is one line end
            part = begun.pop() + part
        ended, rest = _split(part)
        for text, width in ended:
            if begun:
                text = "".join((*begun, text))
                begun.clear()
            yield _new(Line, (number, start, text))
            number += 1
            start += len(text) + width
        if rest:
            begun.append(rest)
    text = "".join(begun)
    if text:
        yield Line(number, start, text.removesuffix("\r"))


def _split(part: str) -> tuple[Iterator[tuple[str, int]], str]:
    """The lines that end in a stretch, each with the length of what ends it, and what follows them; that is where a CR
    is the last character, since LF may follow."""
    if "\r" not in part:
        *texts, rest = part.split("\n")
        return zip(texts, repeat(1)), rest
    ends = [match.span() for match in LINE_END.finditer(part, 0, len(part) - part.endswith("\r"))]
    begins = (0, *(end for _, end in ends))
    found = ((part[begin:start], end - start) for begin, (start, end) in zip(begins, ends, strict=False))
    return found, part[begins[-1] :]


def changed(
    source: Source, patches: Iterable[Patch], errors: str = "strict", behind: Callable[[str], str] | None = None
) -> bytes:
    """The bytes of a source with stretches of its text replaced, and every other character as it was.

    ``patches`` are in the order of the text; ValueError where two overlap, one is out of order or outside the text.
    ``behind`` says what of the old text of a stretch stays behind the new one. Raises UserError TEXT_UNENCODABLE where
    the encoding lacks a character, unless ``errors`` is another way out (of codecs).
    """
    return collected(changing(source, patches, errors, behind))


def changing(
    source: Source, patches: Iterable[Patch], errors: str = "strict", behind: Callable[[str], str] | None = None
) -> Iterator[bytes]:
    """What ``changed`` gives, a stretch after the other, each made when it is asked for."""
    return encoding(_parts(source, patches, behind), source, errors)


def joined(parts: Iterable[str], source: Source, errors: str = "strict") -> bytes:
    """The bytes of a text that comes in stretches, in the encoding of a source. Raises as ``changed``."""
    return collected(encoding(parts, source, errors))


def collected(parts: Iterable[bytes]) -> bytes:
    """All that comes in parts, which are held in memory once."""
    out = BytesIO()
    for part in parts:
        out.write(part)
    return out.getvalue()


def encoding(parts: Iterable[str], source: Source, errors: str = "strict") -> Iterator[bytes]:
    """What ``joined`` gives, a stretch after the other."""
    encoder = codecs.getincrementalencoder(source.encoding)(errors)
    waiting: list[str] = []
    length = 0
    found = iter(parts)
    for part in found:
        waiting.append(part)
        length += len(part)
        if length >= AT_ONCE:
            yield _encoded(encoder, waiting, found, source)
            length = 0
    yield _encoded(encoder, waiting, found, source, last=True)


def _encoded(
    encoder: codecs.IncrementalEncoder, waiting: list[str], rest: Iterator[str], source: Source, *, last: bool = False
) -> bytes:
    text = "".join(waiting)
    waiting.clear()
    try:
        return encoder.encode(text, last)
    except UnicodeEncodeError as error:
        missing = {character for part in (text, *rest) for character in part if not _encodes(character, source)}
        raise UserError(
            ErrorCode.TEXT_UNENCODABLE,
            path=source.name,
            encoding=source.encoding,
            characters=" ".join(sorted(missing)[:_MISSING_SHOWN]),
        ) from error


def _encodes(character: str, source: Source) -> bool:
    try:
        character.encode(source.encoding)
    except UnicodeEncodeError:
        return False
    return True


def _parts(source: Source, patches: Iterable[Patch], behind: Callable[[str], str] | None) -> Iterator[str]:
    """The new text: stretches of the old one, and what stands in the place of others."""
    found = stretches(source)
    text = ""  # a stretch of the old text, which begins at ``begin``
    begin = done = 0  # so far the text is given out, or replaced
    for start, end, replacement in patches:
        if not done <= start <= end:
            raise ValueError(f"a change at {start} is out of order")
        while begin + len(text) < end:
            more = next(found, None)
            if more is None:
                raise ValueError(f"a change at {start} is outside the text")
            if start < begin + len(text):
                text, begin = text[done - begin :] + more, done
            else:
                yield text[done - begin :]
                begin, text = begin + len(text), more
                done = begin
        yield text[done - begin : start - begin]
        yield replacement
        if behind is not None:
            yield behind(text[start - begin : end - begin])
        done = end
    yield text[done - begin :]
    yield from found
