"""Which format a file is taken for, and the way in for paths and bytes."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import pytest

from histnorm_gui.core.errors import ErrorCode, UserError
from histnorm_gui.core.source import SourceFormat
from histnorm_gui.formats.registry import MODULES, PACKED, SNIFFED, choices, detect, load, parse


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("vnd\tund\ndaz\tdas\n", SourceFormat.TSV),
        ("vnd\t\n\ndaz\t\n\t\n", SourceFormat.TSV),
        ("trincks\ttrink es\ndar zů\tdazu \n", SourceFormat.TSV),
        ("vnd\r\ndaz\r\n\r\nwir\r\n", SourceFormat.WORD_LIST),
        ("Vnd da er kam\nſprach er\n", SourceFormat.TEXT),
        ("\tVnd da er kam,\n\tſprach er zu jm\n", SourceFormat.TEXT),
        ("vnd \nda\ner kam\n", SourceFormat.TEXT),
    ],
)
def test_detection_by_content(text: str, expected: SourceFormat) -> None:
    assert detect(text.encode(), "a.txt") is expected
    assert parse(text.encode(), "a.txt").source.format is expected


def test_one_bad_row_among_many_leaves_it_a_tsv() -> None:
    document = parse(b"vnd\tund\n" * 30 + b"daz\n", "a.txt")
    assert document.source.format is SourceFormat.TSV
    assert [problem.line for problem in document.problems] == [31]


def test_a_file_named_tsv_is_taken_at_its_word() -> None:
    with pytest.raises(UserError) as caught:
        parse(b"\nvnd und\ndaz das\n", "B.TSV")
    assert caught.value.code is ErrorCode.TSV_COLUMNS
    assert caught.value.args_by_name == {"path": "B.TSV", "line": 2, "found": 1, "expected": 2}


def test_a_file_named_tsv_with_nothing_but_words_is_a_word_list() -> None:
    document = parse(b"\nvnd\ndaz\n", "B.TSV")
    assert document.source.format is SourceFormat.WORD_LIST
    assert [token.form for token in document.tokens] == ["vnd", "daz"]
    assert parse(b"vnd\n" * 30 + b"daz\tdas\n", "B.TSV").source.format is SourceFormat.TSV


def test_the_format_can_be_named() -> None:
    assert [token.form for token in parse(b"vnd da\n", "a", SourceFormat.WORD_LIST).tokens] == ["vnd da"]
    assert [token.form for token in parse(b"vnd\nda\n", "a", SourceFormat.TEXT).tokens] == ["vnd", "da"]


def test_every_format_has_a_module_that_does_what_is_asked_of_it() -> None:
    assert set(MODULES) == set(SourceFormat)
    for name in MODULES.values():
        module = import_module(f"histnorm_gui.formats.{name}")
        assert callable(module.read) and callable(module.write)
    sniffing = {MODULES[format] for format in (*SNIFFED, *PACKED)}
    assert all(hasattr(import_module(f"histnorm_gui.formats.{name}"), "sniff") for name in sniffing)
    left = {SourceFormat.TSV, SourceFormat.WORD_LIST, SourceFormat.TEXT}
    assert {*SNIFFED, *PACKED} == set(SourceFormat) - left


def test_load_keeps_every_byte_and_the_name(tmp_path: Path) -> None:
    data = "\ufeffVnd da\r\n\r\ner mu\u0364z\uf157.\r".encode()
    path = tmp_path / "B.txt"
    path.write_bytes(data)
    document = load(path)
    assert document.source.data == data
    assert document.source.name == "B.txt"
    assert document.source.encoding == "utf-8-sig"
    assert document.source.text.encode(document.source.encoding) == data
    assert [(token.form, token.line) for token in document.tokens] == [
        ("Vnd", "1"),
        ("da", "1"),
        ("er", "3"),
        ("mu\u0364z\uf157", "3"),
        (".", "3"),
    ]


@pytest.mark.parametrize(
    ("name", "data", "code"),
    [
        ("empty.tsv", b"", ErrorCode.FILE_EMPTY),
        ("blank.txt", b" \n\n", ErrorCode.FILE_EMPTY),
        ("image.txt", b"\x89PNG\r\n\x1a\n\0\0", ErrorCode.FILE_BINARY),
        ("empty.xlsx", b"", ErrorCode.FILE_EMPTY),
        ("cut.txt", ("für " * 9).encode() + b"\xc3", ErrorCode.FILE_ENCODING),
        ("packed.docx", b"PK\x03\x04\x14\0\0\0", ErrorCode.FILE_BINARY),
        ("other.xml", b"<?xml version='1.0'?><svg/>", ErrorCode.FORMAT_UNKNOWN),
        ("empty.xml", b"<svg/>", ErrorCode.FORMAT_UNKNOWN),
        ("empty.xml", b'\n<svg width="1" />\n', ErrorCode.FORMAT_UNKNOWN),
        ("columns.tsv", b"vnd und\ndaz das\n", ErrorCode.TSV_COLUMNS),
        ("forms.tsv", b"\tund\n\tdas\n", ErrorCode.NO_TOKENS),
        ("unseen.txt", "\u200b \u200b\u2060 \u200b".encode(), ErrorCode.NO_TOKENS),
    ],
)
def test_refusals_name_the_whole_path(tmp_path: Path, name: str, data: bytes, code: ErrorCode) -> None:
    path = tmp_path / name
    path.write_bytes(data)
    with pytest.raises(UserError) as caught:
        load(path)
    assert caught.value.code is code
    assert caught.value.args_by_name["path"] == str(path)
    assert path.read_bytes() == data


@pytest.mark.parametrize(
    ("text", "root"),
    [
        ("<?xml version='1.0'?>\n<!-- <a> --><svg xmlns='x'/>", "svg"),
        ("<!DOCTYPE html [<!ELEMENT p ANY>]><html/>", "html"),
        ("\n<mets:mets xmlns:mets='x'>\n</mets:mets>\n", "mets:mets"),
        ("<?xml-model href='x'?><?xml ", ""),
    ],
)
def test_xml_that_nobody_knows_is_refused_by_its_root(text: str, root: str) -> None:
    with pytest.raises(UserError) as caught:
        detect(text.encode(), "a.xml")
    assert caught.value.code is ErrorCode.FORMAT_UNKNOWN
    assert caught.value.args_by_name == {"path": "a.xml", "found": root}


def test_a_transcription_with_angle_brackets_is_no_xml() -> None:
    assert detect("<vn>d da er kam\nq<ue> er ſprach".encode(), "a.txt") is SourceFormat.TEXT


def test_options_are_checked() -> None:
    data = b"form,x,norm\nvnd,KON,und\n"
    document = parse(data, "a.csv", options={"normalization": "x"})
    assert [token.normalization for token in document.tokens] == ["KON"]
    assert choices(document.source)["normalization"] == ["x", "none", "form", "norm"]
    for name, format in (("a.csv", None), ("a.txt", SourceFormat.TEXT)):
        with pytest.raises(UserError) as caught:
            parse(data, name, format, {"feature": "x"})
        assert caught.value.code is ErrorCode.OPTION_UNKNOWN
        assert caught.value.args_by_name["option"] == "feature"


def test_missing_and_directory(tmp_path: Path) -> None:
    for path, code in ((tmp_path / "no", ErrorCode.FILE_MISSING), (tmp_path, ErrorCode.FILE_IS_DIRECTORY)):
        with pytest.raises(UserError) as caught:
            load(path)
        assert caught.value.code is code
