"""Whatever one gives a reader for a file of its format: it ends soon, with tokens or with a message."""

from __future__ import annotations

import io
import time
import zipfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from devtools.torture.inputs import _archive
from histnorm_gui.cli import messages
from histnorm_gui.core.errors import ErrorCode, UserError
from histnorm_gui.core.source import SourceFormat
from histnorm_gui.formats.registry import MODULES, load, parse
from histnorm_gui.qt.messages import error_sentence
from tests.unit.formats.test_watching import SAMPLES

XML = tuple(format for format, sample in SAMPLES.items() if sample.startswith(b"<"))
BOMB = "<!DOCTYPE x [<!ENTITY a 'haha'>" + "".join(
    f"<!ENTITY {chr(98 + n)} '{f'&{chr(97 + n)};' * 10}'>" for n in range(9)
)
ENTITIES = {
    "billion laughs": BOMB + "]>",
    "a file of the machine": "<!DOCTYPE x [<!ENTITY a SYSTEM 'file:///etc/hosts'>]>",
    "an address": "<!DOCTYPE x [<!ENTITY a SYSTEM 'http://nowhere.invalid/a'>]>",
    "a parameter entity": "<!DOCTYPE x [<!ENTITY % p '<!ENTITY a \"x\">'> %p;]>",
}


def refused(data: bytes, format: SourceFormat) -> UserError | None:
    """Why a file is refused, None where it is read; neither takes long."""
    began = time.monotonic()
    try:
        document = parse(data, "a", format)
    except UserError as error:
        assert error.args_by_name["path"] == "a" or error.code is ErrorCode.OPTION_UNKNOWN
        return error
    finally:
        assert time.monotonic() - began < 60  # a hang, not a figure
    assert document.source.data == data
    return None


@pytest.mark.parametrize("kind", ENTITIES)
@pytest.mark.parametrize("format", XML)
def test_entities_of_a_files_own_are_refused(format: SourceFormat, kind: str) -> None:
    text = SAMPLES[format].decode()
    error = refused((ENTITIES[kind] + text.replace("wort1<", "&a;<", 1).replace('wort1"', '&a;"', 1)).encode(), format)
    assert error is not None and error.code in (ErrorCode.XML_UNSAFE, ErrorCode.XML_BROKEN)


@pytest.mark.parametrize("format", XML)
def test_deep_nesting_is_refused(format: SourceFormat) -> None:
    text = SAMPLES[format].decode()
    end = text.rindex("</")
    error = refused(f"{text[:end]}{'<x>' * 100_000}{'</x>' * 100_000}{text[end:]}".encode(), format)
    assert error is not None and error.code is ErrorCode.XML_BROKEN


@dataclass(frozen=True)
class Hostile:
    """What is done to a sound file, and what has to be said of it: by XML, by packed files and by all others.

    None: it is read all the same.
    """

    make: Callable[[bytes], bytes]
    xml: ErrorCode | None
    packed: ErrorCode | None
    plain: ErrorCode | None


BROKEN, UNREADABLE, EMPTY = ErrorCode.XML_BROKEN, ErrorCode.FILE_UNREADABLE, ErrorCode.FILE_EMPTY
BINARY, ENCODING = ErrorCode.FILE_BINARY, ErrorCode.FILE_ENCODING
UMLAUTS = "wört5 ".encode() * 30
INPUTS = {
    "nothing": Hostile(lambda _: b"", EMPTY, EMPTY, EMPTY),
    "white space": Hostile(lambda _: b" \n\t\n", EMPTY, UNREADABLE, EMPTY),
    "a byte order mark alone": Hostile(lambda _: b"\xef\xbb\xbf", EMPTY, UNREADABLE, EMPTY),
    "cut in the middle": Hostile(lambda data: data[: len(data) * 3 // 4], BROKEN, UNREADABLE, None),
    "cut before its last byte": Hostile(lambda data: data.rstrip()[:-1], BROKEN, UNREADABLE, None),
    "zero bytes": Hostile(lambda data: _in_the_middle(data, b"\0\0"), BINARY, UNREADABLE, BINARY),
    "wrong bytes in UTF-8": Hostile(
        lambda data: _in_the_middle(data.replace(b"wort5", UMLAUTS), b"\xff"), ENCODING, UNREADABLE, ENCODING
    ),
    # An archive may have anything before its beginning.
    "declared as what it is not": Hostile(
        lambda data: b'<?xml version="1.0" encoding="UTF-8"?>' + data.replace(b"wort5", b"w\xf6rt5", 1),
        ENCODING,
        None,
        ENCODING,
    ),
    "an encoding that nobody knows": Hostile(
        lambda data: b'<?xml version="1.0" encoding="klingon"?>' + data, ENCODING, None, ENCODING
    ),
    "UTF-16": Hostile(lambda data: data.decode("latin-1").encode("utf-16"), None, UNREADABLE, None),
    "a picture": Hostile(lambda _: b"\x89PNG\r\n\x1a\n" + b"\0\0\0\rIHDR" * 40, BINARY, UNREADABLE, BINARY),
    "a word of 300,000 letters": Hostile(lambda data: data.replace(b"wort5", b"wort" * 75_000, 1), None, None, None),
}


def _in_the_middle(data: bytes, wrong: bytes) -> bytes:
    return data[: len(data) // 2] + wrong + data[len(data) // 2 :]


@pytest.mark.parametrize("kind", INPUTS)
@pytest.mark.parametrize("format", list(MODULES))
def test_the_message_names_file_line_and_reason(format: SourceFormat, kind: str) -> None:
    hostile = INPUTS[kind]
    packed = format is SourceFormat.XLSX
    expected = hostile.packed if packed else hostile.xml if format in XML else hostile.plain
    error = refused(hostile.make(SAMPLES[format]), format)
    assert (None if error is None else error.code) is expected
    if error is None:
        return
    told = error.args_by_name
    if error.code in (BROKEN, BINARY, ENCODING):
        assert isinstance(told["line"], int) and told["line"] >= 1
    if error.code in (BROKEN, UNREADABLE):
        assert told["reason"]
    for sentence in (messages.sentence(error), error_sentence(error)):
        assert "{" not in sentence and "a" in sentence
        assert all(str(told[name]) in sentence for name in ("line", "reason") if name in told)


def test_packed_files_hide_nothing() -> None:
    for format, name in ((SourceFormat.XLSX, "xl/worksheets/sheet1.xml"), (SourceFormat.XMI, "a.xmi")):
        data = SAMPLES[SourceFormat.XLSX] if format is SourceFormat.XLSX else _archive(SAMPLES[SourceFormat.XMI])
        for kind in ENTITIES:
            error = refused(_with_head(data, name, ENTITIES[kind]), format)
            assert error is not None and error.code in (UNREADABLE, ErrorCode.XML_UNSAFE, BROKEN), (format, kind)
        for share in (1, 30, 70, 99):
            error = refused(data[: len(data) * share // 100], format)
            assert error is not None


def _with_head(data: bytes, name: str, head: str) -> bytes:
    """A packed file with something before the root element of one of its files."""
    packed = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(data)) as old, zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as new:
        assert name in old.namelist()
        for member in old.namelist():
            content = old.read(member)
            if member == name:
                declaration, _, rest = content.decode().rpartition("?>")
                content = f"{declaration}?>{head}{rest}".encode() if declaration else (head + rest).encode()
            new.writestr(member, content)
    return packed.getvalue()


@pytest.mark.parametrize("format", list(MODULES))
def test_lines_of_300_000_characters(format: SourceFormat) -> None:
    data = SAMPLES[format]
    if format is not SourceFormat.XLSX:
        data = data.replace(b"wort1", b"wort" * 75_000, 1)
        assert refused(data, format) is None
        refused(data.replace(b"\n", b" "), format)
    refused(b"vnd " * 75_000, format)
    refused(b"\t" * 300_000, format)
    refused(b"<" * 300_000, format)
    refused(b"<a " * 100_000, format)


@pytest.mark.parametrize("format", list(MODULES))
def test_a_folder_and_a_file_that_is_not_there(format: SourceFormat, tmp_path: Path) -> None:
    for path, code in ((tmp_path, ErrorCode.FILE_IS_DIRECTORY), (tmp_path / "x", ErrorCode.FILE_MISSING)):
        with pytest.raises(UserError) as caught:
            load(path, format)
        assert caught.value.code is code
        assert caught.value.args_by_name["path"] == str(path)


@pytest.mark.parametrize(
    ("name", "begun"),
    [
        ("TEI", "<TEI><text><body><p>vnd <hi>da"),
        ("FoLiA", "<FoLiA><text><s><w><t>vnd</t></w><w><t>da</t>"),
        ("D-Spin", "<D-Spin><TextCorpus><tokens><token>vnd</token><token>da"),
        ("text", '<text><normalised orig="vnd">und</normalised> da'),
    ],
)
def test_a_file_that_ends_in_an_element_is_broken_also_behind_a_document_type_that_is_not_read(
    name: str, begun: str
) -> None:
    data = f'<!DOCTYPE {name} [<!ENTITY % m SYSTEM "http://nowhere.invalid/m.txt"> %m;]>\n{begun}'.encode()
    with pytest.raises(UserError) as caught:
        parse(data, "a.xml")
    assert caught.value.code is ErrorCode.XML_BROKEN
