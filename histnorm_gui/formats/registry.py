"""Which format a file has, reading it and writing it: the way in for every caller with a path or with bytes."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path, PurePath

from histnorm_gui.core.errors import ErrorCode, UserError
from histnorm_gui.core.progress import UNWATCHED, Watch
from histnorm_gui.core.source import Document, Feature, Source, SourceFormat, Written
from histnorm_gui.formats import (
    alto,
    cabtext,
    columns,
    conllu,
    cora,
    coratext,
    exb,
    folia,
    page,
    plaintext,
    tcf,
    tei,
    tsv,
    vard,
    webanno,
    wordlist,
    xlsx,
    xmi,
)
from histnorm_gui.formats.decoding import PARSING, decode, lines, read_bytes

READERS: Mapping[SourceFormat, Callable[[Source], Document]] = {
    SourceFormat.TSV: tsv.read,
    SourceFormat.WORD_LIST: wordlist.read,
    SourceFormat.TEXT: plaintext.read,
    SourceFormat.CSV: columns.read,
    SourceFormat.XLSX: xlsx.read,
    SourceFormat.CONLLU: conllu.read,
    SourceFormat.WEBANNO: webanno.read,
    SourceFormat.CABTEXT: cabtext.read,
    SourceFormat.CORATEXT: coratext.read,
    SourceFormat.TEI: tei.read,
    SourceFormat.VARD: vard.read,
    SourceFormat.TCF: tcf.read,
    SourceFormat.FOLIA: folia.read,
    SourceFormat.CORA: cora.read,
    SourceFormat.PAGE: page.read,
    SourceFormat.ALTO: alto.read,
    SourceFormat.EXB: exb.read,
    SourceFormat.XMI: xmi.read,
}

# The source again with normalizations put in; parallel to the reader's tokens, None leaves a token as it is.
WRITERS: Mapping[SourceFormat, Callable[[Source, Sequence[Written | None]], bytes]] = {
    SourceFormat.TSV: tsv.write,
    SourceFormat.WORD_LIST: wordlist.write,
    SourceFormat.TEXT: plaintext.write,
    SourceFormat.CSV: columns.write,
    SourceFormat.XLSX: xlsx.write,
    SourceFormat.CONLLU: conllu.write,
    SourceFormat.WEBANNO: webanno.write,
    SourceFormat.CABTEXT: cabtext.write,
    SourceFormat.CORATEXT: coratext.write,
    SourceFormat.TEI: tei.write,
    SourceFormat.VARD: vard.write,
    SourceFormat.TCF: tcf.write,
    SourceFormat.FOLIA: folia.write,
    SourceFormat.CORA: cora.write,
    SourceFormat.PAGE: page.write,
    SourceFormat.ALTO: alto.write,
    SourceFormat.EXB: exb.write,
    SourceFormat.XMI: xmi.write,
}

# What a file can hold besides one normalization a token; formats that are not named: nothing.
FEATURES: Mapping[SourceFormat, Callable[[Source], frozenset[Feature]]] = {
    SourceFormat.TSV: tsv.features,
    SourceFormat.CORA: cora.features,
    SourceFormat.TCF: tcf.features,
    SourceFormat.VARD: vard.features,
    SourceFormat.FOLIA: folia.features,
    SourceFormat.WEBANNO: webanno.features,
    SourceFormat.EXB: exb.features,
}

# Asked one after the other with data, text and name; TSV, word list and running text are what is left. Formats whose
# sign is unmistakable come before those that recognise a general likeness.
SNIFFERS: Mapping[SourceFormat, Callable[[bytes, str, str], bool]] = {
    SourceFormat.WEBANNO: webanno.sniff,
    SourceFormat.CONLLU: conllu.sniff,
    SourceFormat.TCF: tcf.sniff,
    SourceFormat.FOLIA: folia.sniff,
    SourceFormat.VARD: vard.sniff,
    SourceFormat.CORA: cora.sniff,
    SourceFormat.PAGE: page.sniff,
    SourceFormat.ALTO: alto.sniff,
    SourceFormat.EXB: exb.sniff,
    SourceFormat.XMI: xmi.sniff,
    SourceFormat.TEI: tei.sniff,
    SourceFormat.CABTEXT: cabtext.sniff,
    SourceFormat.CORATEXT: coratext.sniff,
    SourceFormat.CSV: columns.sniff,
}

# Packed formats, which are no text: asked before anything is decoded.
PACKED_SNIFFERS: Mapping[SourceFormat, Callable[[bytes, str, str], bool]] = {
    SourceFormat.XLSX: xlsx.sniff,
    SourceFormat.XMI: xmi.sniff,
}
PACKED_ENCODING = "latin-1"  # gives every byte back; the text of such a source means nothing

CHOICES: Mapping[SourceFormat, Callable[[Source], Mapping[str, Sequence[str]]]] = {
    SourceFormat.CSV: columns.choices,
    SourceFormat.XLSX: xlsx.choices,
    SourceFormat.CONLLU: conllu.choices,
    SourceFormat.WEBANNO: webanno.choices,
    SourceFormat.TEI: tei.choices,
    SourceFormat.VARD: vard.choices,
    SourceFormat.TCF: tcf.choices,
    SourceFormat.FOLIA: folia.choices,
    SourceFormat.CORA: cora.choices,
    SourceFormat.PAGE: page.choices,
    SourceFormat.EXB: exb.choices,
    SourceFormat.XMI: xmi.choices,
}

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

    A file named .tsv is taken at its word, so that its missing columns are reported rather than read as prose. Raises
    UserError as decode does, and FORMAT_UNKNOWN for XML that no format claims.
    """
    packed = _packed(data, name)
    if packed is not None:
        return packed
    text, _ = decode(data, name)
    return _detect(data, text, name, UNWATCHED)


def load(
    path: Path,
    format: SourceFormat | None = None,
    options: Mapping[str, str] | None = None,
    encoding: str = "",
    watch: Watch = UNWATCHED,
) -> Document:
    """Read a file, in the format and the encoding named or else detected; the source's name is the file's name without
    folders.

    Raises UserError, always with the whole path: FILE_MISSING, FILE_IS_DIRECTORY, FILE_UNREADABLE, FILE_EMPTY,
    FILE_BINARY, FILE_ENCODING, ENCODING_UNKNOWN, FORMAT_UNKNOWN, OPTION_UNKNOWN, and what the format's reader refuses.
    Raises Cancelled within about 0.2 seconds when ``watch`` says so.
    """
    data = read_bytes(path, watch)
    try:
        return parse(data, path.name, format, options, encoding, watch)
    except UserError as error:
        raise UserError(error.code, **{**error.args_by_name, "path": str(path)}) from error


def parse(
    data: bytes,
    name: str,
    format: SourceFormat | None = None,
    options: Mapping[str, str] | None = None,
    encoding: str = "",
    watch: Watch = UNWATCHED,
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
        text, encoding = decode(data, name, watch, encoding)
        chosen = format or _detect(data, text, name, watch)
        del text
        source = Source(name, chosen, data, encoding, dict(options or {}), watch)
    if options:
        _check(source)
    document = READERS[source.format](source)
    return replace(document, source=replace(document.source, watch=UNWATCHED))


def choices(source: Source) -> Mapping[str, Sequence[str]]:
    """What can be chosen for reading a source: a name and its possible values, the first being the default."""
    found = CHOICES.get(source.format)
    return {} if found is None else found(source)


def features(source: Source) -> frozenset[Feature]:
    """What a source has a place for besides one normalization a token."""
    found = FEATURES.get(source.format)
    return frozenset() if found is None else found(source)


def write(source: Source, decisions: Sequence[Written | None]) -> bytes:
    """The source with normalizations put in (see WRITERS)."""
    return WRITERS[source.format](source, decisions)


def _check(source: Source) -> None:
    known = choices(source)
    for name in source.options:
        if name not in known:
            raise UserError(ErrorCode.OPTION_UNKNOWN, path=source.name, option=name, known=sorted(known))


def _packed(data: bytes, name: str) -> SourceFormat | None:
    return next((format for format, sniff in PACKED_SNIFFERS.items() if sniff(data, "", name)), None)


def _detect(data: bytes, text: str, name: str, watch: Watch) -> SourceFormat:
    for format, sniff in SNIFFERS.items():
        watch.step(PARSING, 0, 0)
        if sniff(data, text, name):
            return format
    if _is_xml(text):
        raise UserError(ErrorCode.FORMAT_UNKNOWN, path=name, found=_root(text))
    if PurePath(name).suffix.lower() in _TSV_NAMES:
        return SourceFormat.TSV
    # The beginning says what a file is: all lines of a hundred megabytes would take seconds.
    watch.step(PARSING, 0, 0)
    filled = [line.text for line in lines(text[:_HEAD]) if line.text.strip()]
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
    return "<?xml" in text[:40] or "<!DOCTYPE" in text[:4096] or f"</{_root(text)}>" in text[-4096:].replace(" ", "")


def _root(text: str) -> str:
    """The name of the first element, "" where there is none near the beginning."""
    match = _ROOT.search(_NO_ROOT.sub("", text[:_LOOKED_AT]))
    return "" if match is None else match.group(1)
