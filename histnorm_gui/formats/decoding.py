"""From bytes to text without loss, and what is said about bytes that are no text."""

from __future__ import annotations

import codecs
import re
import stat
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from histnorm_gui.core.errors import ErrorCode, UserError

_LINE_END = re.compile(r"\r\n|\r|\n")

# Control characters that no text holds; tab, line ends, vertical tab and form feed do occur in texts.
_CONTROLS = bytes(code for code in range(32) if code not in b"\t\n\v\f\r") + b"\x7f"
_MOSTLY = 0.1  # a greater share of them than this, and the file is no text

# Longest first: the mark of UTF-32 in little-endian order begins with that of UTF-16.
_OTHER_MARKS = (
    (codecs.BOM_UTF32_LE, "UTF-32"),
    (codecs.BOM_UTF32_BE, "UTF-32"),
    (codecs.BOM_UTF16_LE, "UTF-16"),
    (codecs.BOM_UTF16_BE, "UTF-16"),
)


class Line(NamedTuple):
    """A physical line: ``number`` counts from 1, ``start`` is its offset in the text, ``text`` is without line end."""

    number: int
    start: int
    text: str


def lines(text: str) -> Iterator[Line]:
    """The lines of a text, ended by LF, CRLF or a lone CR and by nothing else.

    str.splitlines would also split at form feeds, U+0085 and U+2028, and the line numbers would no longer be those
    that an editor's text editor shows. What follows the last line end is a line only when it is not empty.
    """
    number, start = 1, 0
    for match in _LINE_END.finditer(text):
        yield Line(number, start, text[start : match.start()])
        number, start = number + 1, match.end()
    if start < len(text):
        yield Line(number, start, text[start:])


def read_bytes(path: Path) -> bytes:
    """Every byte of a file.

    Raises UserError FILE_MISSING, FILE_IS_DIRECTORY, or FILE_UNREADABLE, also for pipes and devices: reading one
    might wait for ever.
    """
    try:
        mode = path.stat().st_mode
        if stat.S_ISDIR(mode):
            raise UserError(ErrorCode.FILE_IS_DIRECTORY, path=str(path))
        if not stat.S_ISREG(mode):
            raise UserError(ErrorCode.FILE_UNREADABLE, path=str(path), reason="not a regular file")
        return path.read_bytes()
    except (FileNotFoundError, NotADirectoryError) as error:
        raise UserError(ErrorCode.FILE_MISSING, path=str(path)) from error
    except OSError as error:
        raise UserError(ErrorCode.FILE_UNREADABLE, path=str(path), reason=error.strerror or str(error)) from error
    except ValueError as error:  # a name that no file can have (with a NUL in it)
        raise UserError(ErrorCode.FILE_MISSING, path=str(path)) from error


def decode(data: bytes, path: str) -> tuple[str, str]:
    """The text of ``data`` and the codec that gives exactly ``data`` back: "utf-8", or "utf-8-sig" with a byte
    order mark.

    Raises UserError with ``path`` as its path: FILE_EMPTY (nothing, or white space alone), FILE_BINARY, or
    FILE_ENCODING with the line of the first byte that is not UTF-8 (``encoding`` "UTF-8", ``found`` the encoding
    that the file has instead, where that is certain, else "").
    """
    found = _other_unicode(data)
    if found:
        raise UserError(ErrorCode.FILE_ENCODING, path=path, line=1, encoding="UTF-8", found=found)
    if b"\0" in data or _share_of_controls(data) > _MOSTLY:
        raise UserError(ErrorCode.FILE_BINARY, path=path)
    encoding = "utf-8-sig" if data.startswith(codecs.BOM_UTF8) else "utf-8"
    body = data.removeprefix(codecs.BOM_UTF8)
    try:
        text = body.decode("utf-8")
    except UnicodeDecodeError as error:
        line = 1 + len(_LINE_END.findall(body[: error.start].decode("utf-8")))
        raise UserError(ErrorCode.FILE_ENCODING, path=path, line=line, encoding="UTF-8", found="") from error
    if not text.strip():
        raise UserError(ErrorCode.FILE_EMPTY, path=path)
    return text, encoding


def _share_of_controls(data: bytes) -> float:
    return (len(data) - len(data.translate(None, _CONTROLS))) / len(data) if data else 0.0


def _other_unicode(data: bytes) -> str:
    """UTF-16 or UTF-32 by its byte order mark, UTF-16 also by the zero bytes of its Latin letters; else ""."""
    for mark, name in _OTHER_MARKS:
        if data.startswith(mark):
            return name if _decodes(data, name) else ""
    even, odd = data[0::2], data[1::2]
    for zeros, others, codec in ((odd, even, "utf-16-le"), (even, odd, "utf-16-be")):
        if 0 not in others and zeros.count(0) > len(zeros) * 0.7 and _decodes(data, codec):
            return "UTF-16"
    return ""


def _decodes(data: bytes, codec: str) -> bool:
    try:
        data.decode(codec)
    except UnicodeDecodeError:
        return False
    return True
