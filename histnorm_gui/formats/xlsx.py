"""Spreadsheets (xlsx): one sheet, with columns to choose. The workbook is opened with openpyxl, its sheet
is read row by row.

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
import zipfile
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice

from histnorm_gui.core.errors import ErrorCode, UserError
from histnorm_gui.core.source import Document, ProblemCode, RowProblem, Source, Tokens, Written
from histnorm_gui.core.text import kind_of
from histnorm_gui.formats import headers
from histnorm_gui.formats.columns import NEW_COLUMN, NONE
from histnorm_gui.formats.decoding import FINDING, PARSING, WRITING
from histnorm_gui.formats.doubt import is_marked, mark
from histnorm_gui.formats.xlsx_package import BROKEN, WORKBOOK, Book, broken, copied, opened
from histnorm_gui.formats.xlsx_sheet import Extent, Row, scan
from histnorm_gui.formats.xlsx_writing import changes, passed

_HEADER_ROWS = 10
_LOOKED_AT = 200  # rows from which the columns are found out
_SHOWN = 80
_ILLEGAL = re.compile(r"[\x00-\x08\x0b-\x1f\ufffe\uffff]")


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
    book = _opened(source)
    layout = _layout(book, source.options)
    tokens = Tokens()
    problems: list[RowProblem] = []
    for row in _rows(book, layout.sheet, FINDING):
        cells = _filled(row)
        if not cells or _above(row, layout):
            continue
        if not _has_form(cells, layout):
            problems.append(RowProblem(row.number, ProblemCode.EMPTY_FORM, "\t".join(cells)[:_SHOWN]))
            continue
        form = cells[layout.form]
        column = layout.normalization
        norm = cells[column] if column is not None and column < len(cells) else ""
        given = None if not norm.strip() or is_marked(norm) else norm
        tokens.add(form, kind_of(form), str(row.number), len(tokens), len(tokens) + 1, given)
    if not tokens:
        raise UserError(ErrorCode.NO_TOKENS, path=source.name)
    return Document(source, tokens, tuple(problems))


def write(source: Source, decisions: Sequence[Written | None]) -> bytes:
    """The same workbook with normalizations in their column, or in a new last one where there is none.

    What nobody has decided stands in ⟨ ⟩. All parts but the sheet are copied (docs/formats/xlsx.md). Raises ValueError
    for a normalization with characters that no spreadsheet can hold.
    """
    if not any(decisions):
        return source.data
    book = _opened(source)
    layout = _layout(book, source.options)
    column = len(layout.labels) if layout.normalization is None else layout.normalization
    left = iter(decisions)

    def value_of(row: Row) -> str | None:
        if row.number == layout.header:
            return NEW_COLUMN if column >= len(layout.names) else None
        if _above(row, layout) or not _has_form(_filled(row), layout):
            return None
        if (written := next(left, ...)) is ...:
            raise ValueError("more rows than decisions")
        return None if written is None else _storable(written.norm if written.decided else mark(written.norm))

    part = book.sheets[layout.sheet]
    rows = _scanned(book, layout.sheet, WRITING)
    return copied(book, part, passed(book.part(part, WRITING), changes(rows, column + 1, value_of)))


def choices(source: Source) -> Mapping[str, Sequence[str]]:
    """The options with their possible values in this file, under the sheet already chosen; the default is first."""
    book = _opened(source)
    names = list(book.sheets)
    options = {"sheet": source.options["sheet"]} if source.options.get("sheet") in names else {}
    for more in (dict(source.options), {**options, "header": source.options.get("header", "")}, options):
        try:
            layout = _layout(book, {name: value for name, value in more.items() if value})
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
            return WORKBOOK in packed.namelist()
    except BROKEN:
        return False


def _opened(source: Source) -> Book:
    book = opened(source)
    if not book.sheets:
        raise UserError(ErrorCode.NO_TOKENS, path=source.name)
    return book


def _scanned(book: Book, sheet: str, stage: str) -> Iterator[Row | Extent]:
    """The rows of a sheet; UserError FILE_UNREADABLE where it is damaged."""
    part = book.sheets[sheet]
    try:
        yield from scan(book.part(part, stage), book.values, book.source)
    except BROKEN as error:
        raise broken(book.source) from error


def _rows(book: Book, sheet: str, stage: str) -> Iterator[Row]:
    return (row for row in _scanned(book, sheet, stage) if isinstance(row, Row))


def _filled(row: Row) -> list[str]:
    """The cells of a row up to the last in which anything is to be seen; none where nothing is."""
    cells = {cell.column: cell.text for cell in row.cells if cell.text.strip()}
    return [cells.get(column, "") for column in range(1, max(cells, default=0) + 1)]


def _above(row: Row, layout: _Layout) -> bool:
    """Whether a row is the header, or above it."""
    return layout.header is not None and row.number <= layout.header


def _layout(book: Book, options: Mapping[str, str]) -> _Layout:
    source, names = book.source, list(book.sheets)
    chosen = options.get("sheet", names[0])
    if chosen not in names:
        raise UserError(ErrorCode.OPTION_UNKNOWN, path=source.name, option=f"sheet={chosen}", known=names)
    filled = ((row.number, _filled(row)) for row in _rows(book, chosen, PARSING))
    rows = list(islice((row for row in filled if row[1]), _LOOKED_AT))
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


def _has_form(cells: Sequence[str], layout: _Layout) -> bool:
    return len(cells) > layout.form and bool(cells[layout.form].strip())


def _storable(value: str) -> str:
    if _ILLEGAL.search(value):
        raise ValueError(f"a spreadsheet cannot hold these characters: {value!r}")
    return value
