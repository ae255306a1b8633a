"""The zip archive that an xlsx file is: checked, its parts a stretch at a time, and copied with one sheet changed."""

from __future__ import annotations

import codecs
import io
import re
import warnings
import zipfile
import zlib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any
from xml.parsers import expat

from histnorm_gui.core.errors import ErrorCode, UserError
from histnorm_gui.core.source import Source
from histnorm_gui.formats.decoding import PARSING, WRITING
from histnorm_gui.formats.xlsx_values import Strings, Values

WORKBOOK = "xl/workbook.xml"
_SHEETS = "xl/worksheets/"
_CONTENT_TYPES = "[Content_Types].xml"
_CALCULATED = "xl/calcChain.xml"
_RELATIONS = "xl/_rels/workbook.xml.rels"
_MOST_BYTES = 2_000_000_000  # of everything in the file, unpacked
_MOST_IN_MEMORY = 100_000_000  # of a part that openpyxl makes objects of
_MOST_TIMES = 200  # unpacked against packed, where it is much at all
_MUCH = 20_000_000
_VAST = 1_000_000_000  # a part that may grow beyond what an archive of the usual kind holds
_AT_ONCE = 1 << 18
_DECLARATION = re.compile(rb"<\x00?!\x00?(?:D\x00?O\x00?C\x00?T\x00?Y\x00?P\x00?E|E\x00?N\x00?T\x00?I\x00?T\x00?Y)")
_ENCODING = re.compile(r"(<\?xml[^>]*?)\sencoding\s*=\s*[\"']([A-Za-z][\w.\-]*)[\"']")
_FORMULA = re.compile(rb"<(?:\w+:)?f[\s/>]")
_CALCULATION = re.compile(r"<((?:\w+:)?)calcPr\b([^>]*?)(/?)>")
# Behind these the schema has the place of calcPr.
_BEFORE_CALCULATION = re.compile(r"</(?:\w+:)?(?:sheets|functionGroups|externalReferences|definedNames)\s*>")

BROKEN = (zipfile.BadZipFile, zlib.error, expat.ExpatError, KeyError, ValueError, TypeError, AttributeError, IndexError,
          SyntaxError, OSError, EOFError, NotImplementedError, RuntimeError, OverflowError)  # fmt: skip
"""What openpyxl and the modules below it raise for a file that is not as it should be."""


@dataclass(frozen=True, slots=True)
class Book:
    """A workbook that was opened: the parts of its sheets by their titles, and what its cells need to be read."""

    source: Source
    archive: zipfile.ZipFile
    sheets: Mapping[str, str]
    values: Values
    calculates: bool
    """Whether there are formulas."""

    def part(self, name: str, stage: str = PARSING) -> Iterator[bytes]:
        """The XML of a part in UTF-8, one stretch after the other; the source's watch is told of that stage."""
        return _utf8(_chunks(self.source, self.archive, self.archive.getinfo(name), stage))

    def size(self, name: str) -> int:
        """Bytes of a part."""
        return self.archive.getinfo(name).file_size


def opened(source: Source) -> Book:
    """The workbook of a source; it reads no sheet yet.

    Raises UserError FILE_UNREADABLE for what is no xlsx, or would be unreasonably large unpacked; XML_UNSAFE.
    """
    try:
        archive = zipfile.ZipFile(io.BytesIO(source.data))
        calculates = _check(source, archive)
        return _book(source, archive, calculates)
    except BROKEN as error:
        raise broken(source) from error


def broken(source: Source) -> UserError:
    """What is said of a file that is damaged."""
    return unreadable(source, "not a complete xlsx file")


def unreadable(source: Source, reason: str) -> UserError:
    """What is said of a file that cannot be read."""
    return UserError(ErrorCode.FILE_UNREADABLE, path=source.name, reason=reason)


def _book(source: Source, archive: zipfile.ZipFile, calculates: bool) -> Book:
    """What openpyxl knows of a workbook without its sheets and strings, of which it would make objects."""
    from openpyxl.reader.excel import ExcelReader
    from openpyxl.styles.stylesheet import apply_stylesheet
    from openpyxl.xml.constants import SHARED_STRINGS

    with warnings.catch_warnings():  # openpyxl tells of parts that it leaves out; they stay in the file
        warnings.simplefilter("ignore")
        reader = ExcelReader(io.BytesIO(source.data), read_only=True, data_only=True, keep_links=False)
        reader.read_manifest()
        reader.read_workbook()
        apply_stylesheet(reader.archive, reader.wb)
        sheets: dict[str, str] = {}
        for sheet, relation in reader.parser.find_sheets():
            if relation.target in reader.valid_files and "chartsheet" not in relation.Type:
                sheets.setdefault(sheet.name, relation.target)
    package: Any = reader.package
    shared = package.find(SHARED_STRINGS)
    strings = Strings()
    if shared is not None:
        strings = Strings.read(_utf8(_chunks(source, archive, archive.getinfo(shared.PartName[1:]), PARSING)), source)
    book: Any = reader.wb
    values = Values(strings, frozenset(book._date_formats), frozenset(book._timedelta_formats), book.epoch)
    return Book(source, archive, sheets, values, calculates)


def _check(source: Source, archive: zipfile.ZipFile) -> bool:
    """Refuse what is no xlsx, what would unpack to too much, and XML that declares anything of its own; returns whether
    there are formulas."""
    parts = archive.infolist()
    unpacked = sum(part.file_size for part in parts)
    inside = max((part.file_size for part in parts if not _streams(part.filename)), default=0)
    if (
        unpacked > _MOST_BYTES
        or inside > _MOST_IN_MEMORY
        or (unpacked > _MUCH and unpacked > _MOST_TIMES * len(source.data))
    ):
        raise unreadable(source, f"{unpacked // 1_000_000} MB when unpacked, which is too much")
    if not any(part.filename == WORKBOOK for part in parts):
        raise unreadable(source, "not an xlsx file")
    calculates = False
    for part in parts:
        if part.filename.endswith((".xml", ".rels", ".vml")):
            calculates |= _looked_through(source, archive, part)
    return calculates


def _streams(name: str) -> bool:
    """Whether a part is never in memory as a whole."""
    return name.startswith((_SHEETS, "xl/media/", "xl/embeddings/")) or name.endswith("sharedStrings.xml")


def _looked_through(source: Source, archive: zipfile.ZipFile, part: zipfile.ZipInfo) -> bool:
    """Whether a part is a sheet with formulas; XML_UNSAFE where it has a document type, which no spreadsheet program
    writes."""
    calculates, before = False, b""
    for chunk in _chunks(source, archive, part, PARSING):
        found = before + chunk
        if _DECLARATION.search(found):
            raise UserError(ErrorCode.XML_UNSAFE, path=source.name, line=1)
        if not calculates and part.filename.startswith(_SHEETS):
            calculates = _FORMULA.search(found) is not None
        before = chunk[-32:]
    return calculates


def _chunks(source: Source, archive: zipfile.ZipFile, part: zipfile.ZipInfo, stage: str) -> Iterator[bytes]:
    """A part, one stretch after the other, never more of it than it says that it has."""
    done = 0
    try:
        with archive.open(part) as stream:
            while done < part.file_size and (chunk := stream.read(min(_AT_ONCE, part.file_size - done))):
                source.watch.step(stage, done, part.file_size)
                done += len(chunk)
                yield chunk
    except BROKEN as error:
        raise broken(source) from error


def _utf8(chunks: Iterator[bytes]) -> Iterator[bytes]:
    """XML in UTF-8, whatever it is in, without a byte order mark."""
    first = next(chunks, b"")
    decoder: codecs.IncrementalDecoder
    if first.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        decoder = codecs.getincrementaldecoder("utf-16")()
    else:
        first = first.removeprefix(codecs.BOM_UTF8)
        declared = _ENCODING.match(first[:200].decode("latin-1").lstrip())
        name = "utf-8" if declared is None else codecs.lookup(declared.group(2)).name
        if name in ("utf-8", "ascii"):
            yield first
            yield from chunks
            return
        decoder = codecs.getincrementaldecoder(name)()
    yield _ENCODING.sub(r"\1", decoder.decode(first), count=1).encode()
    for chunk in chunks:
        yield decoder.decode(chunk).encode()


def copied(book: Book, changed: str, parts: Iterator[bytes]) -> bytes:
    """The archive with another content for one part; names, times and notes of the others as before.

    What spreadsheet programs calculated is calculated anew when the file is opened.
    """
    packed = io.BytesIO()
    archive = book.archive
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as copy:
        copy.comment = archive.comment
        for info in archive.infolist():
            if info.filename == _CALCULATED:
                continue
            if info.filename == changed:
                content = parts
            else:
                content = _chunks(book.source, archive, info, WRITING)
                edit = _edit(book, info.filename)
                if edit is not None:
                    content = iter((edit(b"".join(_utf8(content)).decode()).encode(),))
            with copy.open(_like(info), "w", force_zip64=info.file_size > _VAST) as stream:
                for chunk in content:
                    stream.write(chunk)
    return packed.getvalue()


def _like(info: zipfile.ZipInfo) -> zipfile.ZipInfo:
    copy = zipfile.ZipInfo(info.filename, info.date_time)
    copy.compress_type = info.compress_type
    copy.comment = info.comment
    copy.create_system = info.create_system
    copy.external_attr = info.external_attr
    return copy


def _edit(book: Book, name: str) -> Callable[[str], str] | None:
    """What has to be said in other parts when a cell has changed: the order in which formulas are calculated may be
    another one, and their results as well."""
    if not book.calculates:
        return None
    if name == WORKBOOK:
        return _calculated_anew
    if name == _CONTENT_TYPES:
        return lambda text: re.sub(r"<Override\b[^>]*PartName=[\"']/xl/calcChain\.xml[\"'][^>]*/>", "", text)
    if name == _RELATIONS:
        return lambda text: re.sub(r"<Relationship\b[^>]*Target=[\"'](?:/xl/)?calcChain\.xml[\"'][^>]*/>", "", text)
    return None


def _calculated_anew(text: str) -> str:
    found = _CALCULATION.search(text)
    if found is not None:
        attributes = re.sub(r"\s+fullCalcOnLoad\s*=\s*(?:\"[^\"]*\"|'[^']*')", "", found.group(2)).rstrip()
        tag = f'<{found.group(1)}calcPr{attributes} fullCalcOnLoad="1"{found.group(3)}>'
        return text[: found.start()] + tag + text[found.end() :]
    places = [match for match in _BEFORE_CALCULATION.finditer(text)]
    if not places:
        return text
    prefix = places[-1].group()[2:].rpartition(":")[0]
    name = f"{prefix}:calcPr" if prefix else "calcPr"
    at = places[-1].end()
    return f'{text[:at]}<{name} fullCalcOnLoad="1"/>{text[at:]}'
