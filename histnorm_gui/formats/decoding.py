"""From bytes to text without loss, and what is said about bytes that are no text."""

from __future__ import annotations

import codecs
import os
import re
import stat
import sys
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from io import BytesIO
from pathlib import Path

from histnorm_gui.core.errors import ErrorCode, UserError
from histnorm_gui.core.progress import UNWATCHED, Watch
from histnorm_gui.core.source import Source
from histnorm_gui.formats.streams import AT_ONCE, joined, lines_in, stretches
from histnorm_gui.formats.streams import Line as Line

ENCODINGS = (
    "utf-8", "utf-16", "cp1252", "iso8859-15", "mac_roman", "cp850", "cp1250", "iso8859-2", "cp1251", "koi8_r",
    "cp1253", "iso8859-7", "cp1257",
)  # fmt: skip
"""Encodings that scholars' files are found in, to choose from where the one found is wrong; any other can be named."""
_SEPARATORS = re.compile(r"[-_ ]")
_LINE_END = re.compile(r"\r\n|\r|\n")

# Control characters that no text holds; tab, line ends, vertical tab and form feed do occur in texts.
_CONTROLS = bytes(code for code in range(32) if code not in b"\t\n\v\f\r") + b"\x7f"
_MOSTLY = 0.1  # a greater share of them than this, and the file is no text

# Longest first: the mark of UTF-32 in little-endian order begins with that of UTF-16. The codec with the mark, in the
# machine's order, and the one of fixed order that keeps a mark as a character.
_OTHER_MARKS = (
    (codecs.BOM_UTF32_LE, "utf-32", "utf-32-le"),
    (codecs.BOM_UTF32_BE, "utf-32", "utf-32-be"),
    (codecs.BOM_UTF16_LE, "utf-16", "utf-16-le"),
    (codecs.BOM_UTF16_BE, "utf-16", "utf-16-be"),
)
_MARK_IN_TEXT = ("utf-16-le", "utf-16-be", "utf-32-le", "utf-32-be")

_DECLARATION = re.compile(rb"<\?xml\s[^>]*?encoding\s*=\s*[\"']([A-Za-z][A-Za-z0-9._\-]*)[\"'][^>]*\?>")
_ASCII = re.compile(r"[\0-\x7f]")
_BEYOND_ASCII = re.compile(rb"[\x80-\xff]")
# In the order in which they are preferred where a text is equally likely in several.
_CANDIDATES = (
    "cp1252", "cp1250", "iso8859_2", "cp1251", "koi8_r", "cp1253", "iso8859_7", "cp1257", "mac_roman", "cp850", "cp437",
)  # fmt: skip
_AROUND = 100  # bytes on either side of a letter beyond ASCII that help guessing what it is
_STRETCHES = 300
LARGEST = 900_000_000
"""Bytes of a file; a project file cannot hold a larger one (SQLite ends at a thousand million)."""
_AT_ONCE = 1 << 20  # bytes that are read or decoded before anybody is told
_EXCERPT, _TAIL = 1 << 22, 1 << 12  # characters of a beginning and an end
Gather = Callable[[Iterable[str]], str]
# Stages of work that a source's watch is told of.
READING, CHECKING, PARSING, FINDING, WRITING = "read", "check", "parse", "words", "put"


def lines(text: str) -> Iterator[Line]:
    """The lines of a text, ended by LF, CRLF or a lone CR and by nothing else.

    str.splitlines would also split at form feeds, U+0085 and U+2028, and the line numbers would no longer be those
    that an editor's text editor shows. What follows the last line end is a line only when it is not empty.
    """
    return lines_in(text[begin : begin + AT_ONCE] for begin in range(0, len(text), AT_ONCE))


def begins_marked(source: Source) -> bool:
    """Whether the text begins with a byte order mark that the codec leaves in it (UTF-16, big-endian)."""
    return source.encoding in _MARK_IN_TEXT and next(stretches(source), "").startswith("\ufeff")


def lines_of(source: Source, stage: str = FINDING) -> Iterator[Line]:
    """The lines of a source, without a byte order mark in the text; its watch is told how far they are read."""
    place = _Place()
    found = lines_in(place.passing(source))
    start = int(begins_marked(source))
    for line in source.watch.over(found, stage, len(source.data), place.of):
        yield Line(1, start, line.text[start:]) if line.number == 1 else line


class _Place:
    """About where in a source's bytes a line is, whose place in the text is known."""

    def __init__(self) -> None:
        self._bytes = self._characters = 0

    def passing(self, source: Source) -> Iterator[str]:
        """The text of the source in stretches."""
        characters = 0
        for number, text in enumerate(stretches(source)):
            self._bytes, self._characters = number * AT_ONCE, characters
            characters += len(text)
            yield text

    def of(self, line: Line) -> int:
        """The place of a line that was just read; a character is taken for a byte within a stretch."""
        return max(0, self._bytes + line.start - self._characters)


def read_bytes(path: Path, watch: Watch = UNWATCHED) -> bytes:
    """Every byte of a file; Cancelled when the watch says so.

    Raises UserError FILE_MISSING, FILE_IS_DIRECTORY, FILE_TOO_LARGE, or FILE_UNREADABLE, also for pipes and devices:
    reading one might wait for ever.
    """
    try:
        state = path.stat()
        mode = state.st_mode
        if stat.S_ISDIR(mode):
            raise UserError(ErrorCode.FILE_IS_DIRECTORY, path=str(path))
        if not stat.S_ISREG(mode):
            raise UserError(ErrorCode.FILE_UNREADABLE, path=str(path), reason="not a regular file")
        if state.st_size > LARGEST:
            raise UserError(ErrorCode.FILE_TOO_LARGE, path=str(path), largest=LARGEST // 1_000_000)
        return _read(path, watch)
    except (FileNotFoundError, NotADirectoryError) as error:
        raise UserError(ErrorCode.FILE_MISSING, path=str(path)) from error
    except OSError as error:
        raise UserError(ErrorCode.FILE_UNREADABLE, path=str(path), reason=error.strerror or str(error)) from error
    except ValueError as error:  # a name that no file can have (with a NUL in it)
        raise UserError(ErrorCode.FILE_MISSING, path=str(path)) from error


def _read(path: Path, watch: Watch) -> bytes:
    with path.open("rb") as file:
        size = os.fstat(file.fileno()).st_size
        data = BytesIO()  # gives its contents away without a copy
        while chunk := file.read(_AT_ONCE):
            data.write(chunk)
            watch.step(READING, data.tell(), size)
    return data.getvalue()


def decode(
    data: bytes, path: str, watch: Watch = UNWATCHED, encoding: str = "", gather: Gather = "".join
) -> tuple[str, str]:
    """The text of ``data`` and the codec that gives exactly ``data`` back.

    ``encoding`` is the editor's choice, any that Python knows; then nothing else is tried, and FILE_ENCODING says where
    it does not fit.
    Otherwise XML is decoded as it declares. Anything else is UTF-8 ("utf-8-sig" with a byte order mark), UTF-16 or
    UTF-32 by byte order mark or evident zero bytes, or, when it can be none of these, what charset-normalizer takes it
    for. A mark in big-endian order stays in the text (see lines_of). Raises UserError with ``path`` as its path:
    FILE_EMPTY (nothing, or white space alone), FILE_BINARY, or FILE_ENCODING with the line of the first byte that is
    not in ``encoding`` (``found``: what the file has instead, where that is certain, else ""). ``gather`` makes what is
    returned as the text of its stretches (``excerpt``).
    """
    if encoding:
        return _chosen(data, encoding, path, watch, gather)
    encoding = _unicode_encoding(data, watch)
    if not encoding:
        if b"\0" in data or _share_of_controls(data, watch) > _MOSTLY:
            raise UserError(ErrorCode.FILE_BINARY, path=path, line=_line_of_control(data))
        encoding = "utf-8-sig" if data.startswith(codecs.BOM_UTF8) else _declared(data, path) or "utf-8"
    try:
        text = gather(_lossless(data, encoding, watch))
    except UnicodeError as error:
        if encoding != "utf-8" or _is_xml(data):
            raise _wrong(data, encoding, path, error) from error
        text, encoding = _guessed(data, path, error, watch, gather)
    return _not_empty(text, path), encoding


def excerpt(parts: Iterable[str]) -> str:
    """The beginning of a text that comes in stretches, and its very end; all of a text that is not long.

    Where the beginning is white space alone, the first stretch that is not follows it.
    """
    kept: list[str] = []
    length, seen, last = 0, False, ""
    for part in parts:
        if length < _EXCERPT or not seen:
            seen = seen or not part.isspace()
            if length < _EXCERPT or seen:
                kept.append(part)
                length += len(part)
                last = ""
                continue
        last = (last + part)[-_TAIL:]
    return "".join((*kept, last))


def _chosen(data: bytes, name: str, path: str, watch: Watch, gather: Gather) -> tuple[str, str]:
    """The text in an encoding that the editor has chosen, and the codec."""
    encoding = next((known for known in (name, _SEPARATORS.sub("", name)) if _is_encoding(known)), "")
    if not encoding:
        raise UserError(ErrorCode.ENCODING_UNKNOWN, encoding=name, known=ENCODINGS)
    encoding = _of_marks(data, encoding)
    try:
        return _not_empty(gather(_lossless(data, encoding, watch)), path), encoding
    except UnicodeError as error:
        raise _wrong(data, encoding, path, error) from error


def _is_encoding(name: str) -> bool:
    """Whether Python knows an encoding of texts by this name: it has other codecs, too ("hex", "rot13")."""
    try:
        codecs.getincrementaldecoder(name), codecs.getincrementalencoder(name)
        return "a\n".encode(name).decode(name) == "a\n"
    except (LookupError, ValueError, TypeError, AssertionError):
        return False


def _of_marks(data: bytes, name: str) -> str:
    """The codec for a chosen encoding: one of Unicode by its usual name, and as the byte order mark is there or not."""
    codec = codecs.lookup(name).name
    if codec in ("utf-8", "utf-8-sig"):
        return "utf-8-sig" if data.startswith(codecs.BOM_UTF8) else "utf-8"
    if codec not in {name for _, *both in _OTHER_MARKS for name in both}:
        return name
    for mark, whole, ordered in _OTHER_MARKS:
        if data.startswith(mark) and codec in (whole, ordered):
            return _native(whole, ordered)
    if codec in _MARK_IN_TEXT:
        return codec
    width = 4 if codec == "utf-32" else 2
    return f"{codec}-be" if data[0::width].count(0) > data[width - 1 :: width].count(0) else f"{codec}-le"


def _native(whole: str, ordered: str) -> str:
    """The codec with the byte order mark where it is that of the machine, else the one of fixed order."""
    return whole if ordered.endswith("-le") == (sys.byteorder == "little") else ordered


def _not_empty(text: str, path: str) -> str:
    if not text[:_AT_ONCE].strip("\ufeff").strip() and not text.strip("\ufeff").strip():
        raise UserError(ErrorCode.FILE_EMPTY, path=path)
    return text


def encoded(text: str, source: Source) -> bytes:
    """The bytes of a plain text in the encoding of its source.

    Raises UserError TEXT_UNENCODABLE when that encoding lacks a character (ſ in Windows-1252).
    """
    return joined((text,), source)


def _lossless(data: bytes, encoding: str, watch: Watch) -> Iterator[str]:
    """The text, a stretch after the other; UnicodeError when encoding again would not give the same bytes."""
    # The codec with a byte order mark counts places from behind it.
    start = len(codecs.BOM_UTF8) if encoding == "utf-8-sig" and data.startswith(codecs.BOM_UTF8) else 0
    codec = "utf-8" if start else encoding
    decoder, encoder = codecs.getincrementaldecoder(codec)(), codecs.getincrementalencoder(codec)()
    view = memoryview(data)
    same = start  # so many bytes are known to come back
    for begin in range(start, len(data) or 1, _AT_ONCE):
        last = begin + _AT_ONCE >= len(data)
        try:
            part = decoder.decode(view[begin : begin + _AT_ONCE], last)
        except UnicodeDecodeError as error:
            error.start += same - start  # from the beginning of the text
            raise
        again = encoder.encode(part, last)
        if view[same : same + len(again)] != again:
            raise UnicodeError(f"{encoding} does not give the same bytes back")
        same += len(again)
        watch.step(READING, begin, len(data))
        yield part
    if same != len(data):
        raise UnicodeError(f"{encoding} does not give the same bytes back")


def _wrong(data: bytes, encoding: str, path: str, error: UnicodeError) -> UserError:
    line = 1
    if isinstance(error, UnicodeDecodeError):
        before = data.removeprefix(codecs.BOM_UTF8)[: error.start]
        line += len(_LINE_END.findall(before.decode(encoding, "replace")))
    name = {"utf-8": "UTF-8", "utf-8-sig": "UTF-8"}.get(encoding, encoding)
    return UserError(ErrorCode.FILE_ENCODING, path=path, line=line, encoding=name, found="")


def _line_of_control(data: bytes) -> int:
    """The line of the first zero byte, or else of the first other control character."""
    at = data.find(b"\0")
    if at < 0:
        at = next((place for place, byte in enumerate(data) if byte in _CONTROLS), 0)
    before = data[:at]
    return 1 + before.count(b"\n") + before.count(b"\r") - before.count(b"\r\n")


def _is_xml(data: bytes) -> bool:
    return data.removeprefix(codecs.BOM_UTF8).lstrip(b" \t\r\n").startswith((b"<?xml", b"<!DOCTYPE", b"<!--"))


def _declared(data: bytes, path: str) -> str:
    """The codec that an XML declaration names; "" where there is none. FILE_ENCODING for one that nobody knows."""
    match = _DECLARATION.match(data)
    if match is None:
        return ""
    name = match.group(1).decode("ascii")
    try:
        codec = codecs.lookup(name).name
    except LookupError as error:
        raise UserError(ErrorCode.FILE_ENCODING, path=path, line=1, encoding=name, found="") from error
    # A declaration in single bytes that says UTF-16 was left behind when the file was saved anew.
    return "utf-8" if codec.startswith(("utf-16", "utf-32", "utf-8")) or not _is_text_codec(codec) else codec


def _is_text_codec(codec: str) -> bool:
    """Whether a codec is one from bytes to text: Python has others under the same roof ("hex", "zip")."""
    try:
        codecs.getincrementaldecoder(codec), codecs.getincrementalencoder(codec)
        return isinstance(b"<".decode(codec), str) and b"<".decode(codec) == "<"
    except (LookupError, ValueError, TypeError, AssertionError):
        return False


def _guessed(data: bytes, path: str, error: UnicodeError, watch: Watch, gather: Gather) -> tuple[str, str]:
    """The encoding that charset-normalizer takes the lines with letters beyond ASCII for, of those that scholars'
    files are found in; Windows-1252 where it makes no difference."""
    sample = _sample(data)
    body = sample.decode("utf-8", "replace")
    wrong = body.count("\ufffd")
    if len(body) - len(_ASCII.findall(body)) > 2 * wrong:  # UTF-8 with damage here and there
        raise _wrong(data, "utf-8", path, error) from error
    from charset_normalizer import from_bytes

    matches = from_bytes(sample, cp_isolation=list(_CANDIDATES))
    ranked = sorted(
        (round(match.chaos, 2), -round(match.coherence, 2), _CANDIDATES.index(name), name)
        for match in matches
        for name in match.could_be_from_charset
        if name in _CANDIDATES
    )
    for *_, name in ranked:
        try:
            return gather(_lossless(data, name, watch)), name
        except UnicodeError:
            continue
    raise _wrong(data, "utf-8", path, error) from error


def _sample(data: bytes) -> bytes:
    """Stretches in which there is something to be guessed from, up to a limit."""
    stretches: list[bytes] = []
    position = 0
    while (match := _BEYOND_ASCII.search(data, position)) and len(stretches) < _STRETCHES:
        stretches.append(data[max(position, match.start() - _AROUND) : match.end() + _AROUND])
        position = match.end() + _AROUND
    return b"\n".join(stretches)


def _share_of_controls(data: bytes, watch: Watch) -> float:
    found = 0
    for start in range(0, len(data), _AT_ONCE):
        watch.step(READING, start, len(data))
        part = data[start : start + _AT_ONCE]
        found += len(part) - len(part.translate(None, _CONTROLS))
    return found / len(data) if data else 0.0


def _unicode_encoding(data: bytes, watch: Watch) -> str:
    """UTF-16 or UTF-32 by its byte order mark, UTF-16 also by the zero bytes of its Latin letters; else ""."""
    for mark, whole, ordered in _OTHER_MARKS:
        if data.startswith(mark):
            return next((codec for codec in (_native(whole, ordered), ordered) if _decodes(data, codec, watch)), "")
    # The first kilobytes tell a binary file at once; the whole is looked at only when they could be UTF-16.
    for part in (data[:8192], data):
        found = _by_zeros(part[: len(part) // 2 * 2])
        if not found or not _decodes(part[: len(part) // 2 * 2], found, watch):
            return ""
    return found if len(data) % 2 == 0 else ""


def _by_zeros(data: bytes) -> str:
    even, odd = data[0::2], data[1::2]
    for zeros, others, codec in ((odd, even, "utf-16-le"), (even, odd, "utf-16-be")):
        if 0 not in others and zeros.count(0) > len(zeros) * 0.7:
            return codec
    return ""


def _decodes(data: bytes, codec: str, watch: Watch) -> bool:
    try:
        deque(_lossless(data, codec, watch), 0)
    except UnicodeError:
        return False
    return True
