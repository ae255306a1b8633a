"""The zip archive in which INCEpTION exports a document: its XMI and the type system beside it."""

from __future__ import annotations

import io
import zipfile
import zlib
from collections.abc import Iterable, Iterator

from histnorm_gui.core.errors import ErrorCode, UserError
from histnorm_gui.core.source import Source, SourceFormat
from histnorm_gui.formats import xmltree
from histnorm_gui.formats.decoding import PARSING, decode, excerpt

_MAGIC = b"PK\x03\x04"
_LARGEST = 256 << 20  # bytes of one file unpacked
_RATIO = 200  # a file that shrinks by more than this was made to hurt
_SMALL = 1 << 20  # below this the ratio says nothing
_MOST_FILES = 1000
_AT_ONCE = 1 << 20
_CUSTOM = "webanno.custom."
_STRING = "uima.cas.String"
_NAMES = "typeDescription|name|features|featureDescription|rangeTypeName"


def is_archive(data: bytes) -> bool:
    """Whether bytes begin as a zip archive does."""
    return data.startswith(_MAGIC)


def has_document(data: bytes) -> bool:
    """Whether an archive has a document in XMI; False also for one that cannot be read."""
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            return any(name.lower().endswith(".xmi") for name in archive.namelist())
    except (zipfile.BadZipFile, ValueError, OSError, NotImplementedError):
        return False


def document(source: Source) -> Source:
    """The XMI in an archive as a source of its own.

    Raises UserError FILE_UNREADABLE for an archive that is damaged, encrypted, larger than it may be when unpacked, or
    has not exactly one document; and what decoding the document raises.
    """
    with _opened(source) as archive:
        data = _unpacked(source, archive, _document_info(source, archive))
    _, encoding = decode(data, source.name, source.watch, gather=excerpt)
    return Source(source.name, SourceFormat.XMI, data, encoding, source.options, source.watch)


def replaced(source: Source, data: Iterable[bytes]) -> bytes:
    """The archive with another document, which comes in parts, in the place of its own; the other files, names, times
    and notes as before."""
    result = io.BytesIO()
    with _opened(source) as archive, zipfile.ZipFile(result, "w") as copy:
        chosen = _document_info(source, archive)
        copy.comment = archive.comment
        for info in archive.infolist():
            if info is not chosen:
                copy.writestr(info, _unpacked(source, archive, info), compress_type=info.compress_type)
                continue
            place = zipfile.ZipInfo(info.filename, info.date_time)
            place.compress_type, place.comment = info.compress_type, info.comment
            place.create_system, place.external_attr = info.create_system, info.external_attr
            with copy.open(place, "w") as file:
                for part in data:
                    file.write(part)
    return result.getvalue()


def declared_features(source: Source) -> Iterator[tuple[str, str]]:
    """Layers of the project's own with features that hold text, by the type system in the archive."""
    if not is_archive(source.data):
        return
    with _opened(source) as archive:
        info = next((info for info in archive.infolist() if info.filename.lower().endswith("typesystem.xml")), None)
        if info is None:
            return
        data = _unpacked(source, archive, info)
    _, encoding = decode(data, source.name)
    types = Source(source.name, SourceFormat.XMI, data, encoding)
    text = types.text
    for element in xmltree.parse(types, _NAMES).walk():
        name = element.child("name")
        features = element.child("features")
        if element.name != "typeDescription" or name is None or features is None:
            continue
        full = xmltree.content(text, name).value.strip()
        for feature in features.children if full.startswith(_CUSTOM) else ():
            short, kind = feature.child("name"), feature.child("rangeTypeName")
            if short is not None and kind is not None and xmltree.content(text, kind).value.strip() == _STRING:
                yield full.removeprefix(_CUSTOM), xmltree.content(text, short).value.strip()


def _opened(source: Source) -> zipfile.ZipFile:
    try:
        archive = zipfile.ZipFile(io.BytesIO(source.data))
    except (zipfile.BadZipFile, ValueError, OSError, NotImplementedError) as error:
        raise _unreadable(source, str(error)) from error
    if len(archive.infolist()) > _MOST_FILES:
        raise _unreadable(source, "too many files in the archive")
    return archive


def _document_info(source: Source, archive: zipfile.ZipFile) -> zipfile.ZipInfo:
    found = [info for info in archive.infolist() if info.filename.lower().endswith(".xmi")]
    if len(found) != 1:
        raise _unreadable(source, f"{len(found)} documents in the archive instead of one")
    return found[0]


def _unpacked(source: Source, archive: zipfile.ZipFile, info: zipfile.ZipInfo) -> bytes:
    """A file of the archive, never more of it than may be."""
    size = info.file_size
    if size > _LARGEST or (size > _SMALL and size > _RATIO * max(1, info.compress_size)):
        raise _unreadable(source, "a file in the archive is too large")
    try:
        unpacked = io.BytesIO()  # gives its contents away without a copy
        with archive.open(info) as file:
            while part := file.read(min(_AT_ONCE, size + 1 - unpacked.tell())):
                unpacked.write(part)
                source.watch.step(PARSING, unpacked.tell(), size)
        data = unpacked.getvalue()
    except (zipfile.BadZipFile, zlib.error, EOFError, OSError, RuntimeError, ValueError, NotImplementedError) as error:
        raise _unreadable(source, str(error)) from error
    if len(data) != size:
        raise _unreadable(source, "a file in the archive is not as large as it says")
    return data


def _unreadable(source: Source, reason: str) -> UserError:
    return UserError(ErrorCode.FILE_UNREADABLE, path=source.name, reason=reason)
