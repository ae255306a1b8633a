"""Cells of one column of a sheet changed in its XML, while everything else passes through as it is."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

from histnorm_gui.formats.xlsx_sheet import Cell, Extent, Row
from histnorm_gui.formats.xmlspans import escape_text

_SHARED = "shared"
_SPANS = re.compile(r"\sspans\s*=\s*(?:\"([^\"]*)\"|'([^']*)')")
_REFERENCE = re.compile(r"(\sref\s*=\s*[\"'])([A-Z]{1,3})(\d+)(?::([A-Z]{1,3})(\d+))?([\"'])")


class Change(NamedTuple):
    """Put ``replacement`` in the place of the bytes from ``start`` to ``end`` of the sheet's XML in UTF-8."""

    start: int
    end: int
    replacement: str


def changes(found: Iterable[Row | Extent], column: int, value_of: Callable[[Row], str | None]) -> Iterator[Change]:
    """What has to be changed for rows to have these values in a column (from 1); None leaves a row as it is."""
    masters: dict[str, tuple[str, str]] = {}
    for one in found:
        if isinstance(one, Extent):
            yield from _extent(one, column)
            continue
        value = value_of(one)
        if value is not None and not any(cell.column == column for cell in one.cells):
            yield from _inserted(one, column, value)
        elif value is not None or masters:
            for cell in one.cells:
                yield from _of_cell(one, cell, column, value, masters)


def passed(chunks: Iterable[bytes], changes: Iterable[Change]) -> Iterator[bytes]:
    """The XML with changes, which come in its order."""
    found = iter(chunks)
    window, begin = b"", 0
    for start, end, replacement in changes:
        while begin + len(window) < end:
            if start >= begin + len(window):
                yield window
                begin, window = begin + len(window), next(found)
            else:
                window += next(found)
        yield window[: start - begin]
        yield replacement.encode("utf-8", "surrogatepass")
        window, begin = window[end - begin :], end
    yield window
    yield from found


def _of_cell(
    row: Row, cell: Cell, column: int, value: str | None, masters: dict[str, tuple[str, str]]
) -> Iterator[Change]:
    """A cell with another value; or one that shares a formula which stood in a cell that has another value now."""
    formula = cell.formula
    if value is not None and cell.column == column:
        if formula is not None and formula.kind == _SHARED and formula.text:
            masters[formula.shared] = (formula.text, _name(column, row.number))
        yield Change(cell.start, cell.end, _cell(row, column, value, cell.style))
    elif formula is not None and formula.kind == _SHARED and formula.shared in masters:
        if formula.text:
            del masters[formula.shared]
            return
        from openpyxl.formula.translate import Translator

        text, origin = masters[formula.shared]
        moved = Translator(f"={text}", origin).translate_formula(_name(cell.column, row.number))
        tag = _qualified(row, "f")
        yield Change(formula.start, formula.end, f"<{tag}>{escape_text(moved[1:])}</{tag}>")


def _inserted(row: Row, column: int, value: str) -> Iterator[Change]:
    if not value:
        return
    spans = _SPANS.search(row.tag)
    if spans is not None and not _covered(spans.group(1) or spans.group(2) or "", column):
        tag = row.tag[: spans.start()] + row.tag[spans.end() :]
        yield Change(row.start, row.start + len(row.tag.encode()), tag)
    at = next((cell.start for cell in row.cells if cell.column > column), row.outside)
    yield Change(at, at, _cell(row, column, value, ""))


def _covered(spans: str, column: int) -> bool:
    """Whether what a row says of its filled columns ("1:3 5:6") has this one."""
    for part in spans.split():
        first, _, last = part.partition(":")
        if first.isdigit() and last.isdigit() and int(first) <= column <= int(last):
            return True
    return False


def _cell(row: Row, column: int, value: str, style: str) -> str:
    tag = _qualified(row, "c")
    opening = f'<{tag} r="{_name(column, row.number)}"' + (f' s="{style}"' if style else "")
    if not value:
        return f"{opening}/>"
    inside, text = _qualified(row, "is"), _qualified(row, "t")
    space = ' xml:space="preserve"' if value != value.strip() or "\n" in value else ""
    return f'{opening} t="inlineStr"><{inside}><{text}{space}>{escape_text(value)}</{text}></{inside}></{tag}>'


def _qualified(row: Row, local: str) -> str:
    return f"{row.prefix}:{local}" if row.prefix else local


def _name(column: int, row: int) -> str:
    from openpyxl.utils import get_column_letter

    return f"{get_column_letter(column)}{row}"


def _extent(extent: Extent, column: int) -> Iterator[Change]:
    """The size that a sheet says it has, where it has more columns now."""
    from openpyxl.utils import column_index_from_string, get_column_letter

    match = _REFERENCE.search(extent.tag)
    if match is None or column_index_from_string(match.group(4) or match.group(2)) >= column:
        return
    before, first, top, _, bottom, quote = match.groups()
    reference = f"{before}{first}{top}:{get_column_letter(column)}{bottom or top}{quote}"
    tag = extent.tag[: match.start()] + reference + extent.tag[match.end() :]
    yield Change(extent.start, extent.start + len(extent.tag.encode()), tag)
