"""Which format a file has, reading it and writing it: the way in for every caller with a path or with bytes."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from importlib import import_module
from pathlib import Path, PurePath
from types import ModuleType

from histnorm_gui.core.errors import ErrorCode, UserError
from histnorm_gui.core.model import Remark
from histnorm_gui.core.progress import UNWATCHED, Watch
from histnorm_gui.core.source import Document, Feature, Source, SourceFormat, Written
from histnorm_gui.formats.decoding import PARSING, decode, excerpt, lines, read_bytes
from histnorm_gui.formats.room import check_room

MODULES: Mapping[SourceFormat, str] = {
    SourceFormat.TSV: "tsv",
    SourceFormat.WORD_LIST: "wordlist",
    SourceFormat.TEXT: "plaintext",
    SourceFormat.CSV: "columns",
    SourceFormat.XLSX: "xlsx",
    SourceFormat.CONLLU: "conllu",
    SourceFormat.WEBANNO: "webanno",
    SourceFormat.CABTEXT: "cabtext",
    SourceFormat.CORATEXT: "coratext",
    SourceFormat.TEI: "tei",
    SourceFormat.VARD: "vard",
    SourceFormat.TCF: "tcf",
    SourceFormat.FOLIA: "folia",
    SourceFormat.CORA: "cora",
    SourceFormat.PAGE: "page",
    SourceFormat.ALTO: "alto",
    SourceFormat.EXB: "exb",
    SourceFormat.XMI: "xmi",
}
"""The module of each format, loaded when it is first asked. It has the functions ``read`` and ``write``, and as they
apply: ``sniff`` tells by data, the beginning and end of the text, and name whether a file is of the format, ``choices``
what can be chosen for reading it, ``features`` what it has a place for besides one normalization a token, ``writing``
gives what ``write`` does in parts, and ``write_remarks`` puts notes and flags in where that is among it."""

SNIFFED = (
    SourceFormat.WEBANNO,
    SourceFormat.CONLLU,
    SourceFormat.TCF,
    SourceFormat.FOLIA,
    SourceFormat.VARD,
    SourceFormat.CORA,
    SourceFormat.PAGE,
    SourceFormat.ALTO,
    SourceFormat.EXB,
    SourceFormat.XMI,
    SourceFormat.TEI,
    SourceFormat.CABTEXT,
    SourceFormat.CORATEXT,
    SourceFormat.CSV,
)
"""Asked one after the other; TSV, word list and running text are what is left. Formats whose sign is unmistakable come
before those that recognise a general likeness."""

PACKED = (SourceFormat.XLSX, SourceFormat.XMI)
"""Packed formats, which are no text: asked before anything is decoded."""
PACKED_ENCODING = "latin-1"  # gives every byte back; the text of such a source means nothing

_NEARLY_ALL = 0.9
_TSV_NAMES = (".tsv", ".tab")
_XML_START = re.compile(r"\ufeff?\s*(?:<\?[A-Za-z]|<!DOCTYPE\s|<!--|<[A-Za-z_][\w.:-]*[\s/>])")
_ROOT = re.compile(r"<([A-Za-z_][\w.:-]*)")
_NO_ROOT = re.compile(r"<!--.*?-->|<\?.*?\?>|<!DOCTYPE[^<>\[]*(?:\[.*?\]\s*)?>", re.DOTALL)
_HEAD = 1 << 18
_LOOKED_AT = 1 << 14  # characters in which a root element must begin


def detect(data: bytes, name: str) -> SourceFormat:
    """The format by content: the first that recognises it, else a tab inside nearly every line that is not empty
    makes a TSV, one word a line a word list, anything else is running text.

    A file named .tsv is taken at its word, so that its missing columns are reported rather than read as prose; only
    where it has no tab at all and one word a line, it is a word list. Raises UserError as decode does, and
    FORMAT_UNKNOWN for XML that no format claims.
    """
    packed = _packed(data, name)
    if packed is not None:
        return packed
    text, _ = decode(data, name, gather=excerpt)
    return _detect(data, text, name, UNWATCHED)


def load(
    path: Path,
    format: SourceFormat | None = None,
    options: Mapping[str, str] | None = None,
    encoding: str = "",
    watch: Watch = UNWATCHED,
    *,
    anyway: bool = False,
) -> Document:
    """Read a file, in the format and the encoding named or else detected; the source's name is the file's name without
    folders. ``anyway``: also where memory may be too small for it.

    Raises UserError, always with the whole path: FILE_MISSING, FILE_IS_DIRECTORY, FILE_UNREADABLE, FILE_EMPTY,
    FILE_BINARY, FILE_ENCODING, ENCODING_UNKNOWN, FORMAT_UNKNOWN, OPTION_UNKNOWN, FILE_NEEDS_MEMORY, and what the
    format's reader refuses.
    Raises Cancelled within about 0.2 seconds when ``watch`` says so.
    """
    data = read_bytes(path, watch)
    try:
        return parse(data, path.name, format, options, encoding, watch, anyway=anyway)
    except UserError as error:
        raise UserError(error.code, **{**error.args_by_name, "path": str(path)}) from error


def parse(
    data: bytes,
    name: str,
    format: SourceFormat | None = None,
    options: Mapping[str, str] | None = None,
    encoding: str = "",
    watch: Watch = UNWATCHED,
    *,
    anyway: bool = False,
) -> Document:
    """Read bytes as ``load`` reads a file; ``name`` is the source's name and stands for the path in errors.

    ``options`` are the editor's choices among ``choices``; those not named have their defaults.
    """
    if not data:
        raise UserError(ErrorCode.FILE_EMPTY, path=name)
    packed = _packed(data, name)
    if (packed is not None and format in (None, packed)) or format is SourceFormat.XLSX:
        source = Source(name, format or packed or SourceFormat.XLSX, data, PACKED_ENCODING, dict(options or {}), watch)
    else:
        text, encoding = decode(data, name, watch, encoding, excerpt)
        chosen = format or _detect(data, text, name, watch)
        del text
        source = Source(name, chosen, data, encoding, dict(options or {}), watch)
    if not anyway:
        check_room(name, source.format, len(data))
    if options:
        _check(source)
    document = reader(source.format)(source)
    return replace(document, source=replace(document.source, watch=UNWATCHED))


def reader(format: SourceFormat) -> Callable[[Source], Document]:
    """What reads sources of a format."""
    read: Callable[[Source], Document] = _module(format).read
    return read


def choices(source: Source) -> Mapping[str, Sequence[str]]:
    """What can be chosen for reading a source: a name and its possible values, the first being the default."""
    found: Callable[[Source], Mapping[str, Sequence[str]]] | None = getattr(_module(source.format), "choices", None)
    return {} if found is None else found(source)


def features(source: Source) -> frozenset[Feature]:
    """What a source has a place for besides one normalization a token."""
    found: Callable[[Source], frozenset[Feature]] | None = getattr(_module(source.format), "features", None)
    return frozenset() if found is None else found(source)


def write(source: Source, decisions: Sequence[Written | None]) -> bytes:
    """The source again with normalizations put in; parallel to the reader's tokens, None leaves a token as it is."""
    written: bytes = _module(source.format).write(source, decisions)
    return written


def writing(source: Source, decisions: Sequence[Written | None]) -> Iterable[bytes]:
    """What ``write`` gives, in parts that are made one after the other where the format can: what is written into a
    large file may be many times as large."""
    if not any(decisions):
        return (source.data,)
    parts: Callable[[Source, Sequence[Written | None]], Iterable[bytes]] | None
    parts = getattr(_module(source.format), "writing", None)
    return (write(source, decisions),) if parts is None else parts(source, decisions)


def write_remarks(source: Source, remarks: Mapping[int, Remark]) -> bytes:
    """A source that has the feature REMARKS with notes and flags put in, by the index of their token; tokens that are
    not named stay as they are."""
    written: bytes = _module(source.format).write_remarks(source, remarks) if remarks else source.data
    return written


def _module(format: SourceFormat) -> ModuleType:
    return import_module(f"histnorm_gui.formats.{MODULES[format]}")


def _sniffs(format: SourceFormat, data: bytes, text: str, name: str) -> bool:
    return bool(_module(format).sniff(data, text, name))


def _check(source: Source) -> None:
    known = choices(source)
    for name in source.options:
        if name not in known:
            raise UserError(ErrorCode.OPTION_UNKNOWN, path=source.name, option=name, known=sorted(known))


def _packed(data: bytes, name: str) -> SourceFormat | None:
    return next((format for format in PACKED if _sniffs(format, data, "", name)), None)


def _detect(data: bytes, text: str, name: str, watch: Watch) -> SourceFormat:
    for format in SNIFFED:
        watch.step(PARSING, 0, 0)
        if _sniffs(format, data, text, name):
            return format
    if _is_xml(text):
        raise UserError(ErrorCode.FORMAT_UNKNOWN, path=name, found=_root(text))
    # The beginning says what a file is: all lines of a hundred megabytes would take seconds.
    watch.step(PARSING, 0, 0)
    filled = [line.text for line in lines(text[:_HEAD]) if line.text.strip()]
    if PurePath(name).suffix.lower() in _TSV_NAMES:
        only_words = "\t" not in text and all(len(text.split()) == 1 for text in filled)
        return SourceFormat.WORD_LIST if only_words else SourceFormat.TSV
    # A tab at the very beginning is an indented paragraph, or a row without a form.
    if sum(text.find("\t") > 0 for text in filled) >= _NEARLY_ALL * len(filled):
        return SourceFormat.TSV
    if sum(len(text.split()) == 1 for text in filled) >= _NEARLY_ALL * len(filled):
        return SourceFormat.WORD_LIST
    return SourceFormat.TEXT


def _is_xml(text: str) -> bool:
    """Whether a text begins and ends as XML does: a transcription may well begin with <expanded> letters."""
    if _XML_START.match(text) is None:
        return False
    ending = text[-4096:].rstrip()
    alone = ending.endswith("/>") and text.find("<", text.find("<") + 1) < 0  # one empty element is all there is
    return alone or "<?xml" in text[:40] or "<!DOCTYPE" in text[:4096] or f"</{_root(text)}>" in ending.replace(" ", "")


def _root(text: str) -> str:
    """The name of the first element, "" where there is none near the beginning."""
    match = _ROOT.search(_NO_ROOT.sub("", text[:_LOOKED_AT]))
    return "" if match is None else match.group(1)
