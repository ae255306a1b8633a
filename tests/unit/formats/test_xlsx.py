"""Spreadsheets: columns by their names, one sheet changed and the rest kept, and files that must not be opened."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Sequence

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from openpyxl import Workbook, load_workbook
from openpyxl.comments import Comment
from openpyxl.styles import Font

from histnorm_gui.core.errors import ErrorCode, UserError
from histnorm_gui.core.source import Document, ProblemCode, SourceFormat, Written
from histnorm_gui.formats import xlsx
from histnorm_gui.formats.doubt import is_marked
from histnorm_gui.formats.registry import detect, parse, write

ROWS: list[list[object]] = [
    ["Siglum B"],
    ["id", "Token", "Norm", "pos"],
    [1, "vnd", "und", "KON"],
    [2, "daz", None, "ART"],
    [],
    [3, 1520, "=1+1", "NUM"],
    [4, None, "ein", "x"],
    [5, "sy", "⟨sie⟩", None],
]


def packed(rows: Sequence[Sequence[object]] = ROWS) -> bytes:
    workbook = Workbook()
    sheet = workbook.active
    assert sheet is not None
    sheet.title = "Text"
    for row in rows:
        sheet.append(row)
    sheet.cell(1, 1).font = Font(bold=True)
    sheet.cell(3, 2).comment = Comment("sic", "editor")
    other = workbook.create_sheet("Other")
    other.append(["form", "reg"])
    other.append(["er", "er"])
    stream = io.BytesIO()
    workbook.save(stream)
    return stream.getvalue()


def read(data: bytes, **options: str) -> Document:
    return parse(data, "a.xlsx", options=options)


def pairs(data: bytes, **options: str) -> list[tuple[str, str | None]]:
    return [(token.form, token.normalization) for token in read(data, **options).tokens]


def refused(data: bytes, format: SourceFormat | None = SourceFormat.XLSX, **options: str) -> UserError:
    with pytest.raises(UserError) as caught:
        parse(data, "a.xlsx", format, options)
    assert caught.value.args_by_name["path"] == "a.xlsx"
    return caught.value


def test_the_first_sheet_with_the_columns_that_its_header_names() -> None:
    document = read(packed())
    assert document.source.format is SourceFormat.XLSX
    assert [(token.form, token.normalization, token.line) for token in document.tokens] == [
        ("vnd", "und", "3"),
        ("daz", None, "4"),
        ("1520", None, "6"),  # a formula that was never calculated
        ("sy", None, "8"),
    ]
    assert [(problem.line, problem.code) for problem in document.problems] == [(7, ProblemCode.EMPTY_FORM)]
    assert detect(packed(), "a.txt") is SourceFormat.XLSX


def test_choices() -> None:
    offered = xlsx.choices(read(packed()).source)
    assert offered["sheet"] == ["Text", "Other"]
    assert offered["header"][:2] == ["2", "none"]
    assert offered["form"] == ["Token", "id", "Norm", "pos"]
    assert offered["normalization"] == ["Norm", "none", "id", "Token", "pos"]
    assert xlsx.choices(read(packed(), sheet="Other").source)["normalization"] == ["reg", "none", "form"]
    assert pairs(packed(), sheet="Other") == [("er", "er")]
    assert pairs(packed(), form="4", normalization="none")[0] == ("KON", None)


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"sheet": "x"}, ErrorCode.OPTION_UNKNOWN),
        ({"header": "99"}, ErrorCode.OPTION_UNKNOWN),
        ({"form": "x"}, ErrorCode.TABLE_COLUMNS),
        ({"key": "x"}, ErrorCode.OPTION_UNKNOWN),
    ],
)
def test_choices_that_make_no_sense(options: dict[str, str], code: ErrorCode) -> None:
    assert refused(packed(), **options).code is code


def test_only_the_cells_of_normalizations_change() -> None:
    source = read(packed()).source
    assert write(source, [None] * 4) == source.data
    changed = write(source, [Written("Und"), Written("das", decided=False), None, Written("=sie")])
    before, after = load_workbook(io.BytesIO(source.data)), load_workbook(io.BytesIO(changed))
    expected = {("Text", "C3"): "Und", ("Text", "C4"): "⟨das⟩", ("Text", "C8"): "=sie"}
    for sheet in before.worksheets:
        other = after[sheet.title]
        assert other.dimensions == sheet.dimensions
        for row in sheet.iter_rows():
            for cell in row:
                new = other[cell.coordinate]
                assert new.value == expected.get((sheet.title, cell.coordinate), cell.value)
                assert new.font.b == cell.font.b
    assert after["Text"]["B3"].comment.text == "sic"
    assert after["Text"]["C6"].data_type == "f"
    assert after["Text"]["C8"].data_type == "s"  # a word, not a formula
    assert pairs(changed) == [("vnd", "Und"), ("daz", None), ("1520", None), ("sy", "=sie")]


def test_a_column_is_added_where_there_is_none() -> None:
    changed = write(read(packed([["form", "lemma"], ["vnd", "und"], ["er", "er"]])).source, [Written("Und"), None])
    assert pairs(changed) == [("vnd", "Und"), ("er", None)]
    assert load_workbook(io.BytesIO(changed))["Text"]["C1"].value == "normalization"


def test_characters_that_no_spreadsheet_holds() -> None:
    with pytest.raises(ValueError, match="spreadsheet cannot hold"):
        write(read(packed()).source, [Written("a\x0bb"), None, None, None])


def rezipped(change: dict[str, bytes]) -> bytes:
    stream = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(packed())) as old, zipfile.ZipFile(stream, "w", zipfile.ZIP_DEFLATED) as new:
        for name in old.namelist():
            new.writestr(name, change.get(name, old.read(name)))
        for name in change.keys() - set(old.namelist()):
            new.writestr(name, change[name])
    return stream.getvalue()


BOMB = b'<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b "bbbb">]><a>&b;</a>'


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"vnd;und", ErrorCode.FILE_UNREADABLE),
        (packed()[:-200], ErrorCode.FILE_UNREADABLE),
        (packed()[:40], ErrorCode.FILE_UNREADABLE),
        (rezipped({"xl/worksheets/sheet1.xml": b"<worksheet"}), ErrorCode.FILE_UNREADABLE),
        (rezipped({"xl/workbook.xml": b"<a/>"}), ErrorCode.NO_TOKENS),
        (rezipped({"xl/worksheets/sheet1.xml": b"<a>" * 100_000}), ErrorCode.FILE_UNREADABLE),
        (rezipped({"xl/worksheets/sheet1.xml": BOMB}), ErrorCode.XML_UNSAFE),
        (rezipped({"xl/sharedStrings.xml": BOMB.decode().encode("utf-16-le")}), ErrorCode.XML_UNSAFE),
        (rezipped({"xl/media/a.xml": b"\0" * 30_000_000}), ErrorCode.FILE_UNREADABLE),
        (packed([[]]), ErrorCode.NO_TOKENS),
        (b"", ErrorCode.FILE_EMPTY),
    ],
)
def test_files_that_are_refused(data: bytes, code: ErrorCode) -> None:
    assert refused(data).code is code


def test_a_cell_in_the_farthest_corner_does_not_make_billions() -> None:
    workbook = load_workbook(io.BytesIO(packed([["vnd", "und"]])))
    workbook["Text"]["XFD1048576"] = "x"
    stream = io.BytesIO()
    workbook.save(stream)
    assert pairs(stream.getvalue()) == [("vnd", "und")]


norms = st.text(
    st.characters(max_codepoint=0xFFFF, exclude_categories=["Cs", "Cc"], exclude_characters="\ufffe\uffff"),
    min_size=1,
    max_size=12,
).filter(lambda text: bool(text.strip()) and not is_marked(text))


@settings(max_examples=50, deadline=None)
@given(st.lists(norms, min_size=2, max_size=2))
def test_any_normalization_survives(given_: list[str]) -> None:
    source = read(packed([["form", "norm"], ["vnd", "und"], ["er", None]])).source
    assert pairs(write(source, [Written(norm) for norm in given_])) == list(zip(["vnd", "er"], given_, strict=True))
