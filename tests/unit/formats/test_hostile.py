"""Whatever one gives a reader for a file of its format: it ends soon, with tokens or with a message."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from histnorm_gui.core.errors import ErrorCode, UserError
from histnorm_gui.core.source import SourceFormat
from histnorm_gui.formats.registry import READERS, load, parse
from tests.unit.formats.test_watching import SAMPLES

XML = tuple(format for format, sample in SAMPLES.items() if isinstance(sample, str) and sample.lstrip().startswith("<"))
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


@pytest.mark.parametrize("format", list(READERS))
def test_truncated_files_end_with_tokens_or_a_message(format: SourceFormat) -> None:
    data = SAMPLES[format]
    for share in (1, 5, 50, 95, 99):
        error = refused(data[: len(data) * share // 100], format)
        assert error is not None or format not in XML


@pytest.mark.parametrize("format", list(READERS))
def test_null_bytes_and_wrong_encodings(format: SourceFormat) -> None:
    data = SAMPLES[format]
    middle = len(data) // 2
    error = refused(data[:middle] + b"\0\0" + data[middle:], format)
    assert error is not None or format is SourceFormat.XLSX
    refused(data[:middle] + b"\xff\xfe\x80" + data[middle:], format)
    if format is not SourceFormat.XLSX:
        utf16 = data.decode().encode("utf-16")
        assert refused(utf16, format) is None


@pytest.mark.parametrize("format", list(READERS))
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


@pytest.mark.parametrize("format", list(READERS))
def test_nothing_and_folders(format: SourceFormat, tmp_path: Path) -> None:
    for data in (b"", b" \n\t\n"):
        error = refused(data, format)
        assert error is not None and error.code in (ErrorCode.FILE_EMPTY, ErrorCode.FILE_UNREADABLE)
    with pytest.raises(UserError) as caught:
        load(tmp_path, format)
    assert caught.value.code is ErrorCode.FILE_IS_DIRECTORY
