"""Sheets as spreadsheet programs write them: what their cells show, and what changes where one is changed."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Mapping
from datetime import date, datetime, time, timedelta

import pytest
from openpyxl import Workbook, load_workbook
from openpyxl.cell.rich_text import CellRichText, TextBlock
from openpyxl.cell.text import InlineFont

from histnorm_gui.core.errors import ErrorCode, UserError
from histnorm_gui.core.progress import Cancelled, CancelToken, Watch
from histnorm_gui.core.source import Document, SourceFormat, Written
from histnorm_gui.formats import xlsx
from histnorm_gui.formats.registry import parse, write

MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
SHEET = "xl/worksheets/sheet1.xml"


def packed(sheet: str | bytes | None = None, more: Mapping[str, bytes] | None = None) -> bytes:
    """A workbook with this XML as its sheet, and with other parts by their names."""
    workbook = Workbook()
    assert workbook.active is not None
    workbook.active.append(["vnd", "und"])
    plain, stream = io.BytesIO(), io.BytesIO()
    workbook.save(plain)
    changes = dict(more or {})
    if sheet is not None:
        changes[SHEET] = sheet if isinstance(sheet, bytes) else sheet.encode()
    with zipfile.ZipFile(plain) as old, zipfile.ZipFile(stream, "w", zipfile.ZIP_DEFLATED) as new:
        for name in old.namelist():
            new.writestr(name, changes.pop(name, old.read(name)))
        for name, data in changes.items():
            new.writestr(name, data)
    return stream.getvalue()


def sheet(rows: str, before: str = "", after: str = "") -> str:
    return f'<worksheet xmlns="{MAIN}">{before}<sheetData>{rows}</sheetData>{after}</worksheet>'


def read(data: bytes, **options: str) -> Document:
    return parse(data, "a.xlsx", options=options)


def pairs(data: bytes, **options: str) -> list[tuple[str, str | None]]:
    return [(token.form, token.normalization) for token in read(data, **options).tokens]


def part(data: bytes, name: str = SHEET) -> str:
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        return archive.read(name).decode()


def inline(reference: str, text: str) -> str:
    return f'<c r="{reference}" t="inlineStr"><is><t>{text}</t></is></c>'


def test_cells_show_what_openpyxl_reads() -> None:
    workbook = Workbook()
    ours = workbook.active
    assert ours is not None
    values = [
        17, 1.5, 2.0, 1e300, -3, True, False, date(1472, 3, 1), datetime(1999, 12, 31, 23, 59), time(12, 30),
        timedelta(hours=30), "vnd", " z ", "a\nb", "#N/A", "0017", date(1899, 12, 31), datetime(1900, 3, 1),
        CellRichText("i", TextBlock(InlineFont(b=True), "m")),
    ]  # fmt: skip
    for value in values:
        ours.append([value])
    stream = io.BytesIO()
    workbook.save(stream)
    theirs = load_workbook(io.BytesIO(stream.getvalue()), data_only=True).active
    assert theirs is not None
    expected = []
    for (value,) in theirs.iter_rows(values_only=True):
        whole = int(value) if isinstance(value, float) and value.is_integer() else value
        expected.append(str(value).upper() if isinstance(value, bool) else str(whole))
    assert [form for form, _ in pairs(stream.getvalue(), header="none")] == expected


def test_cells_without_references_and_names_with_a_prefix() -> None:
    rows = "<x:row><x:c t='str'><x:v>vnd</x:v></x:c><x:c t='str'><x:f>A1</x:f><x:v>und</x:v></x:c></x:row><x:row/>"
    rows += "<x:row r='7'><x:c r='B7' t='str'><x:v>neu</x:v></x:c><x:c r='A7' t='str'><x:v>niu</x:v></x:c></x:row>"
    data = packed(f'<x:worksheet xmlns:x="{MAIN}"><x:sheetData>{rows}</x:sheetData></x:worksheet>')
    document = read(data)
    assert [(token.form, token.normalization, token.line) for token in document.tokens] == [
        ("vnd", "und", "1"),
        ("niu", "neu", "7"),
    ]
    changed = write(document.source, [None, Written("Neu & <gut>")])
    assert pairs(changed) == [("vnd", "und"), ("niu", "Neu & <gut>")]
    old = "<x:c r='B7' t='str'><x:v>neu</x:v></x:c>"
    new = '<x:c r="B7" t="inlineStr"><x:is><x:t>Neu &amp; &lt;gut&gt;</x:t></x:is></x:c>'
    assert part(changed) == part(data).replace(old, new)


def test_strings_with_formats_and_pronunciation_inside() -> None:
    shared = f'<sst xmlns="{MAIN}"><si><r><rPr><b/></rPr><t>v</t></r><r><t xml:space="preserve">nd </t></r>'
    shared += "<rPh sb='0' eb='1'><t>X</t></rPh></si><si><t>u</t><phoneticPr fontId='1'/></si><si/></sst>"
    rows = '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c><c r="C1" t="s"><v>2</v></c></row>'
    types = part(packed(), "[Content_Types].xml")
    if "/xl/sharedStrings.xml" not in types:
        declared = "application/vnd.openxmlformats-officedocument.spreadsheetml.sharedStrings+xml"
        more = f'<Override PartName="/xl/sharedStrings.xml" ContentType="{declared}"/></Types>'
        types = types.replace("</Types>", more)
    data = packed(sheet(rows), {"xl/sharedStrings.xml": shared.encode(), "[Content_Types].xml": types.encode()})
    assert pairs(data) == [("vnd ", "u")]


def test_only_the_cell_changes_and_what_says_how_wide_the_sheet_is() -> None:
    rows = f'<row r="1" spans="1:1" ht="20">{inline("A1", "vnd")}<c r="D1" s="0"/></row>'
    rows += f'<row r="2" spans="1:1">{inline("A2", "er")}</row>'
    data = packed(sheet(rows, '<dimension ref="A1:A2"/>', "<pageMargins left='1'/>"))
    source = read(data, form="1", normalization="none").source
    changed = write(source, [Written(" Und\n"), None])
    expected = part(data).replace('<dimension ref="A1:A2"/>', '<dimension ref="A1:B2"/>')
    new = '<c r="B1" t="inlineStr"><is><t xml:space="preserve"> Und\n</t></is></c>'
    expected = expected.replace(' spans="1:1" ht', " ht").replace('<c r="D1"', f'{new}<c r="D1"')
    assert part(changed) == expected
    with zipfile.ZipFile(io.BytesIO(data)) as old, zipfile.ZipFile(io.BytesIO(changed)) as again:
        assert old.namelist() == again.namelist()
        for info in old.infolist():
            assert info.filename == SHEET or old.read(info) == again.read(info.filename)
            assert again.getinfo(info.filename).date_time == info.date_time


def test_a_formula_that_others_share_is_replaced() -> None:
    rows = '<row r="1"><c r="A1" t="str"><f t="shared" ref="A1:A3" si="0">B1&amp;C1</f><v>x</v></c></row>'
    rows += '<row r="2"><c r="A2" t="str"><f t="shared" si="0"/><v>y</v></c></row>'
    rows += '<row r="3"><c r="A3" t="str"><f t="shared" si="0"/><v>z</v></c></row>'
    chain = f'<calcChain xmlns="{MAIN}"><c r="A1"/></calcChain>'.encode()
    data = packed(sheet(rows), {"xl/calcChain.xml": chain})
    source = read(data, form="1", normalization="1").source
    changed = write(source, [Written("neu"), None, Written("alt")])
    assert pairs(changed, form="1", normalization="1") == [("neu", "neu"), ("y", "y"), ("alt", "alt")]
    formulas = load_workbook(io.BytesIO(changed)).active
    assert formulas is not None and formulas["A2"].value == "=B2&C2"
    assert 'fullCalcOnLoad="1"' in part(changed, "xl/workbook.xml")
    with zipfile.ZipFile(io.BytesIO(changed)) as archive:
        assert "xl/calcChain.xml" not in archive.namelist()


def test_a_sheet_in_utf_16() -> None:
    text = f'<?xml version="1.0" encoding="UTF-16"?>{sheet("<row>" + inline("A1", "ſünd") + "</row>")}'
    data = packed(text.encode("utf-16"))
    changed = write(read(data).source, [Written("Sünde")])
    assert pairs(changed) == [("ſünd", "Sünde")]


@pytest.mark.parametrize(
    "rows",
    [
        '<row r="1"><c r="ZZZZ1" t="str"><v>x</v></c></row>',
        '<row r="1"><c r="A1" t="s"><v>99</v></c></row>',
        '<row r="1"><c r="A1" t="s"><v>-1</v></c></row>',
        '<row r="1"><c r="A1"><v>x</v></c></row>',
        '<row r="x"><c r="A1"><v>1</v></c></row>',
        '<row r="1"><c r="A1"><v>1</c></row>',
    ],
)
def test_damaged_sheets_are_refused(rows: str) -> None:
    with pytest.raises(UserError) as refused:
        parse(packed(sheet(rows)), "a.xlsx", SourceFormat.XLSX)
    assert refused.value.code is ErrorCode.FILE_UNREADABLE


def test_a_document_type_in_a_sheet_with_another_name_is_refused() -> None:
    unsafe = '<!DOCTYPE a [<!ENTITY b "bb">]>' + sheet(f"<row>{inline('A1', '&b;')}</row>")
    names = part(packed(), "xl/_rels/workbook.xml.rels").replace("sheet1.xml", "sheet1.bin")
    more = {"xl/_rels/workbook.xml.rels": names.encode(), "xl/worksheets/sheet1.bin": unsafe.encode()}
    data = packed(more=more)
    with pytest.raises(UserError) as refused:
        read(data)
    assert refused.value.code is ErrorCode.XML_UNSAFE


def test_long_sheets_are_stopped_in_between() -> None:
    rows = "".join(f'<row r="{number}">{inline(f"A{number}", "vnd")}</row>' for number in range(1, 30_001))
    data = packed(sheet(rows))
    token, steps = CancelToken(), []

    def said(progress: object) -> None:
        steps.append(progress)
        if len(steps) == 20:
            token.cancel()

    with pytest.raises(Cancelled):
        parse(data, "a.xlsx", watch=Watch(said, token))
    assert len(steps) == 20
    assert len(xlsx.choices(read(data).source)["form"]) == 1
