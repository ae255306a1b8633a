"""Spreadsheets (xlsx) through openpyxl: one sheet, with columns to choose.

Options (``choices`` gives those of a file, the default first):
- ``sheet``: a sheet by its name; the first by default.
- ``header``: the number of the row with the names of the columns, or "none". All before it is passed over.
- ``form``, ``normalization``: a column by its name in the header or its number from 1; ``normalization`` may be "none",
  and is written into a new last column then.

A source of this kind has no text: tokens have their position among the tokens for a place.
"""

from __future__ import annotations

import io
import re
import warnings
import zipfile
import zlib
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from histnorm_gui.core.errors import ErrorCode, UserError
from histnorm_gui.core.source import Document, ProblemCode, RowProblem, Source, Tokens, Written
from histnorm_gui.core.text import kind_of
from histnorm_gui.formats import headers
from histnorm_gui.formats.columns import NEW_COLUMN, NONE
from histnorm_gui.formats.decoding import FINDING, PARSING
from histnorm_gui.formats.doubt import is_marked, mark

if TYPE_CHECKING:
    from openpyxl.workbook.workbook import Workbook
    from openpyxl.worksheet.worksheet import Worksheet

_WORKBOOK = "xl/workbook.xml"
_MOST_BYTES = 300_000_000  # of everything in the file, unpacked
_MOST_TIMES = 200  # unpacked against packed, where it is much at all
_MUCH = 20_000_000
_DECLARATION = re.compile(rb"<\x00?!\x00?(?:D\x00?O\x00?C\x00?T\x00?Y\x00?P\x00?E|E\x00?N\x00?T\x00?I\x00?T\x00?Y)")
_CHUNK = 1 << 20
_HEADER_ROWS = 10
_SHOWN = 80
_ILLEGAL = re.compile(r"[\x00-\x08\x0b-\x1f\ufffe\uffff]")

# What openpyxl and the modules below it raise for a file that is not as it should be.
_BROKEN = (zipfile.BadZipFile, zlib.error, KeyError, ValueError, TypeError, AttributeError, IndexError, SyntaxError,
           OSError, EOFError, NotImplementedError, RuntimeError)  # fmt: skip


@dataclass(frozen=True, slots=True)
class _Layout:
    """The sheet and its columns; ``header`` is a row number or None, columns count from 0."""

    sheet: str
    header: int | None
    labels: tuple[str, ...]
    names: tuple[str, ...]
    form: int
    normalization: int | None


def read(source: Source) -> Document:
    """Read the chosen columns; line labels are row numbers.

    White rows are passed over. A normalization that is empty or marked as undecided is None. Numbers and dates are read
    as Python writes them, formulas as their last result. Raises UserError FILE_UNREADABLE for what is no xlsx, or would
    be unreasonably large unpacked; XML_UNSAFE; TABLE_COLUMNS; OPTION_UNKNOWN; NO_TOKENS.
    """
    sheet, layout = _opened(source, values=True)
    tokens = Tokens()
    problems: list[RowProblem] = []
    for number, cells in source.watch.over(_rows(sheet, layout), FINDING, 0):
        if not _has_form(cells, layout):
            problems.append(RowProblem(number, ProblemCode.EMPTY_FORM, "\t".join(cells)[:_SHOWN]))
            continue
        form = cells[layout.form]
        column = layout.normalization
        norm = cells[column] if column is not None and column < len(cells) else ""
        given = None if not norm.strip() or is_marked(norm) else norm
        tokens.add(form, kind_of(form), str(number), len(tokens), len(tokens) + 1, given)
    if not tokens:
        raise UserError(ErrorCode.NO_TOKENS, path=source.name)
    return Document(source, tokens, tuple(problems))


def write(source: Source, decisions: Sequence[Written | None]) -> bytes:
    """The same workbook with normalizations in their column, or in a new last one where there is none.

    What nobody has decided stands in ⟨ ⟩. What openpyxl does not keep is lost (docs/formats/xlsx.md). Raises ValueError
    for a normalization with characters that no spreadsheet can hold.
    """
    if not any(decisions):
        return source.data
    sheet, layout = _opened(source, values=False)
    values = sheet
    if any(cell.data_type == "f" for cell in sheet._cells.values()):
        values, layout = _opened(source, values=True)  # as it was read
    numbers = [number for number, cells in _rows(values, layout) if _has_form(cells, layout)]
    column = len(layout.labels) if layout.normalization is None else layout.normalization
    if layout.header is not None and column >= len(layout.names):
        _put(sheet, layout.header, column, NEW_COLUMN)
    for number, written in zip(numbers, decisions, strict=True):
        if written is not None:
            _put(sheet, number, column, written.norm if written.decided else mark(written.norm))
    packed = io.BytesIO()
    workbook = sheet.parent
    assert workbook is not None  # a sheet that was read belongs to one
    workbook.save(packed)
    return packed.getvalue()


def choices(source: Source) -> Mapping[str, Sequence[str]]:
    """The options with their possible values in this file, under the sheet already chosen; the default is first."""
    workbook = _workbook(source, values=True)
    names = [sheet.title for sheet in workbook.worksheets]
    options = {"sheet": source.options["sheet"]} if source.options.get("sheet") in names else {}
    for more in (dict(source.options), {**options, "header": source.options.get("header", "")}, options):
        try:
            layout = _layout(source, workbook, {name: value for name, value in more.items() if value})
            break
        except UserError:
            continue
    rows = [str(number) for number in range(1, _HEADER_ROWS + 1)]
    norm = NONE if layout.normalization is None else layout.labels[layout.normalization]
    return {
        "sheet": list(dict.fromkeys([layout.sheet, *names])),
        "header": list(dict.fromkeys([str(layout.header or NONE), NONE, *rows])),
        "form": list(dict.fromkeys([layout.labels[layout.form], *layout.labels])),
        "normalization": list(dict.fromkeys([norm, NONE, *layout.labels])),
    }


def sniff(data: bytes, text: str, name: str) -> bool:
    """Whether the bytes are a packed workbook."""
    if not data.startswith(b"PK\x03\x04"):
        return False
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as packed:
            return _WORKBOOK in packed.namelist()
    except _BROKEN:
        return False


def _opened(source: Source, *, values: bool) -> tuple[Worksheet, _Layout]:
    """The chosen sheet, with the results of formulas (``values``) or with the formulas, and its layout."""
    workbook = _workbook(source, values=values)
    layout = _layout(source, workbook, source.options)
    return next(sheet for sheet in workbook.worksheets if sheet.title == layout.sheet), layout


def _workbook(source: Source, *, values: bool) -> Workbook:
    _check(source)
    from openpyxl import load_workbook

    try:
        with warnings.catch_warnings():  # openpyxl tells of parts that it leaves out; our documentation does
            warnings.simplefilter("ignore")
            workbook = load_workbook(_Watched(source), data_only=values, keep_links=True, rich_text=not values)
    except _BROKEN as error:
        raise _unreadable(source, "not a complete xlsx file") from error
    if not workbook.worksheets:
        raise UserError(ErrorCode.NO_TOKENS, path=source.name)
    return workbook


class _Watched(io.BytesIO):
    """The bytes of a source; whoever reads them tells its watch, and is stopped by it."""

    def __init__(self, source: Source) -> None:
        super().__init__(source.data)
        self._watch = source.watch
        self._size = len(source.data)

    def read(self, size: int | None = -1) -> bytes:
        """As of any file; Cancelled when the work is to stop."""
        self._watch.step(PARSING, self.tell(), self._size)
        return super().read(size)


def _check(source: Source) -> None:
    """Refuse what is no xlsx, what would unpack to too much, and XML that declares anything of its own."""
    try:
        with zipfile.ZipFile(_Watched(source)) as packed:
            parts = packed.infolist()
            unpacked = sum(part.file_size for part in parts)
            if unpacked > _MOST_BYTES or (unpacked > _MUCH and unpacked > _MOST_TIMES * len(source.data)):
                raise _unreadable(source, f"{unpacked // 1_000_000} MB when unpacked, which is too much")
            if not any(part.filename == _WORKBOOK for part in parts):
                raise _unreadable(source, "not an xlsx file")
            for part in parts:
                if part.filename.endswith((".xml", ".rels", ".vml")) and _declares(packed, part):
                    raise UserError(ErrorCode.XML_UNSAFE, path=source.name, line=1)
    except _BROKEN as error:
        raise _unreadable(source, "not a complete xlsx file") from error


def _declares(packed: zipfile.ZipFile, part: zipfile.ZipInfo) -> bool:
    """Whether an XML part has a document type, which no spreadsheet program writes."""
    before, left = b"", part.file_size
    with packed.open(part) as stream:
        while left > 0 and (chunk := stream.read(min(_CHUNK, left))):
            if _DECLARATION.search(before + chunk):
                return True
            before, left = chunk[-32:], left - len(chunk)
    return False


def _unreadable(source: Source, reason: str) -> UserError:
    return UserError(ErrorCode.FILE_UNREADABLE, path=source.name, reason=reason)


def _layout(source: Source, workbook: Workbook, options: Mapping[str, str]) -> _Layout:
    names = [sheet.title for sheet in workbook.worksheets]
    chosen = options.get("sheet", names[0])
    if chosen not in names:
        raise UserError(ErrorCode.OPTION_UNKNOWN, path=source.name, option=f"sheet={chosen}", known=names)
    sheet = workbook.worksheets[names.index(chosen)]
    rows = list(_filled(sheet, 200))
    header = _header(source, rows, options.get("header"))
    cells = tuple(header[1]) if header is not None else ()
    widths = Counter(len(cells) for _, cells in rows)
    width = max([len(cells), *widths, 1])
    labels = tuple(headers.labels(cells, width))
    columns = headers.in_header(cells) if header is not None else headers.Columns(0, 1 if width > 1 else None)
    form = headers.chosen_column(source, options.get("form"), labels, columns.form)
    normalization: int | None = columns.normalization
    if options.get("normalization") == NONE:
        normalization = None
    elif "normalization" in options:
        normalization = headers.chosen_column(source, options["normalization"], labels, 0)
    elif normalization == form:
        normalization = None
    return _Layout(chosen, None if header is None else header[0], labels, cells, form, normalization)


def _header(source: Source, rows: Sequence[tuple[int, list[str]]], chosen: str | None) -> tuple[int, list[str]] | None:
    if chosen is None:
        found = headers.find([cells for _, cells in rows])
        return None if found is None else rows[found.row]
    if chosen == NONE:
        return None
    for row in rows:
        if str(row[0]) == chosen:
            return row
    known = [NONE, *(str(number) for number, _ in rows[:_HEADER_ROWS])]
    raise UserError(ErrorCode.OPTION_UNKNOWN, path=source.name, option=f"header={chosen}", known=known)


def _filled(sheet: Worksheet, limit: int | None = None) -> Iterator[tuple[int, list[str]]]:
    """The rows in which anything is to be seen, each with its number and its cells up to the last that is filled."""
    found: dict[int, dict[int, str]] = {}
    # The cells that are there, rather than openpyxl's rows: one cell at the far corner would make billions of these.
    for (row, column), cell in sorted(sheet._cells.items()):
        text = _text(cell.value)
        if text.strip():
            if row not in found and len(found) == limit:
                break
            found.setdefault(row, {})[column] = text
    for row, cells in found.items():
        yield row, [cells.get(column, "") for column in range(1, max(cells) + 1)]


def _rows(sheet: Worksheet, layout: _Layout) -> Iterator[tuple[int, list[str]]]:
    return (row for row in _filled(sheet) if layout.header is None or row[0] > layout.header)


def _has_form(cells: Sequence[str], layout: _Layout) -> bool:
    return len(cells) > layout.form and bool(cells[layout.form].strip())


def _text(value: object) -> str:
    if value is None:
        return ""
    if isinstance(value, bool):
        return str(value).upper()
    return str(int(value)) if isinstance(value, float) and value.is_integer() else str(value)


def _put(sheet: Worksheet, row: int, column: int, value: str) -> None:
    if _ILLEGAL.search(value):
        raise ValueError(f"a spreadsheet cannot hold these characters: {value!r}")
    cell: Any = sheet.cell(row=row, column=column + 1)
    cell.value = value
    if value:
        cell.data_type = "s"  # also for what begins with an equals sign: it is a word and no formula
