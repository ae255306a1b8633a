"""Which format a file has, and reading it: the way in for every caller with a path or with bytes."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path, PurePath

from histnorm_gui.core.errors import UserError
from histnorm_gui.core.source import Document, Source, SourceFormat
from histnorm_gui.formats import plaintext, tsv, wordlist
from histnorm_gui.formats.decoding import decode, lines, read_bytes

READERS: Mapping[SourceFormat, Callable[[Source], Document]] = {
    SourceFormat.TSV: tsv.read,
    SourceFormat.WORD_LIST: wordlist.read,
    SourceFormat.TEXT: plaintext.read,
}

_NEARLY_ALL = 0.9
_TSV_NAMES = (".tsv", ".tab")


def detect(data: bytes, name: str) -> SourceFormat:
    """The format by content: a tab inside nearly every line that is not empty makes a TSV, one word a line a word
    list, anything else is running text.

    A file named .tsv is taken at its word, so that its missing columns are reported rather than read as prose. Raises
    UserError as decode does.
    """
    text, _ = decode(data, name)
    return _detect(text, name)


def load(path: Path, format: SourceFormat | None = None) -> Document:
    """Read a file, in the format named or else detected; the source's name is the file's name without folders.

    Raises UserError, always with the whole path: FILE_MISSING, FILE_IS_DIRECTORY, FILE_UNREADABLE, FILE_EMPTY,
    FILE_BINARY, FILE_ENCODING, TSV_COLUMNS, NO_TOKENS.
    """
    data = read_bytes(path)
    try:
        return parse(data, path.name, format)
    except UserError as error:
        raise UserError(error.code, **{**error.args_by_name, "path": str(path)}) from error


def parse(data: bytes, name: str, format: SourceFormat | None = None) -> Document:
    """Read bytes as ``load`` reads a file; ``name`` is the source's name and stands for the path in errors."""
    text, encoding = decode(data, name)
    chosen = format or _detect(text, name)
    return READERS[chosen](Source(name, chosen, data, encoding))


def _detect(text: str, name: str) -> SourceFormat:
    if PurePath(name).suffix.lower() in _TSV_NAMES:
        return SourceFormat.TSV
    filled = [line.text for line in lines(text) if line.text.strip()]
    # A tab at the very beginning is an indented paragraph, or a row without a form.
    if sum(text.find("\t") > 0 for text in filled) >= _NEARLY_ALL * len(filled):
        return SourceFormat.TSV
    if sum(len(text.split()) == 1 for text in filled) >= _NEARLY_ALL * len(filled):
        return SourceFormat.WORD_LIST
    return SourceFormat.TEXT
