"""Tables as text with columns to choose: CSV, and TSV with a header or with more than form and normalization.

Options (``choices`` gives those of a file, the default first):
- ``delimiter``: "tab", ",", ";" or "|"; by default the one that makes the most even columns.
- ``quote``: '"', or "none" (quotation marks are plain characters), the default for tabs.
- ``comment``: what the lines that are no rows begin with ("%%", "#"), or "none".
- ``header``: the number of the line with the names of the columns, or "none". All before it is passed over.
- ``form``, ``normalization``: a column by its name in the header or its number from 1; ``normalization`` may be
  "none", and is written into a new last column then.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import PurePath
from typing import TypeVar

from histnorm_gui.core.errors import ErrorCode, UserError
from histnorm_gui.core.source import Document, ProblemCode, RowProblem, Source, Tokens, Written
from histnorm_gui.core.text import kind_of
from histnorm_gui.formats import headers
from histnorm_gui.formats.decoding import FINDING, begins_marked
from histnorm_gui.formats.delimited import Row, cell, rows
from histnorm_gui.formats.doubt import is_marked, mark
from histnorm_gui.formats.streams import Patch, changed, stretches
from histnorm_gui.formats.tsv import is_our_header

NONE = "none"
NEW_COLUMN = "normalization"

_Value = TypeVar("_Value")
_DELIMITERS = {"tab": "\t", ";": ";", ",": ",", "|": "|"}
_COMMENTS = ("%%", "#")
_HEAD = 1 << 16  # characters from which the layout is found out
_SHOWN = 80  # characters of an unreadable row that are shown
_HEADER_LINES = 10  # lines offered as header
_EVEN = 0.9
_LINE_END = re.compile(r"\r\n|\r|\n")


@dataclass(frozen=True, slots=True)
class Layout:
    """How the rows of a table are to be read; ``header`` is a line number or None, columns count from 0.

    ``width`` is the number of columns that most rows have, the header included.
    """

    delimiter: str
    quoted: bool
    comment: str
    header: int | None
    names: tuple[str, ...]
    labels: tuple[str, ...]
    width: int
    form: int
    normalization: int | None


def read(source: Source) -> Document:
    """Read the chosen columns; line labels are line numbers.

    White rows are sentence breaks. No cell is trimmed. A normalization that is empty or marked as undecided is None.
    Rows without the form's column, without a form, or with more columns than most rows have are problems. Raises
    UserError NO_TOKENS, TABLE_COLUMNS for a column that is not there, OPTION_UNKNOWN for a value that makes no sense.
    """
    layout = layout_of(source)
    tokens = Tokens()
    problems: list[RowProblem] = []
    for row, problem in _records(source, layout):
        if problem is not None:
            problems.append(RowProblem(row.number, problem, _shortened(layout.delimiter.join(row.raw))))
            continue
        form = row.values[layout.form]
        start, end = row.span(layout.form)
        column = layout.normalization
        norm = row.values[column] if column is not None and column < len(row.values) else ""
        given = None if not norm.strip() or is_marked(norm) else norm
        tokens.add(form, kind_of(form), str(row.number), start, end, given)
    if not tokens:
        raise UserError(ErrorCode.NO_TOKENS, path=source.name)
    return Document(source, tokens, tuple(problems))


def write(source: Source, decisions: Sequence[Written | None]) -> bytes:
    """The same table with normalizations in their column, or in a new last one where there is none.

    What nobody has decided stands in ⟨ ⟩. Raises ValueError for a delimiter or a line end in a normalization where
    cells have no quotation.
    """
    if not any(decisions):
        return source.data
    return changed(source, _patches(source, decisions))


def _patches(source: Source, decisions: Sequence[Written | None]) -> Iterator[Patch]:
    layout = layout_of(source)
    column = layout.width if layout.normalization is None else layout.normalization
    if layout.header is not None and column >= len(layout.names):
        for row in _header(source, layout):
            yield _put(row, column, NEW_COLUMN, layout)
    readable = (row for row, problem in _records(source, layout) if problem is None)
    for row, written in zip(readable, decisions, strict=True):
        if written is not None:
            yield _put(row, column, written.norm if written.decided else mark(written.norm), layout)


def choices(source: Source) -> Mapping[str, Sequence[str]]:
    """The options with their possible values in this file, under the options already chosen; the default is first."""
    layout = layout_of(Source(source.name, source.format, source.data, source.encoding, _sound(source)))
    delimiter = next(name for name, character in _DELIMITERS.items() if character == layout.delimiter)
    numbers = [str(number) for number in range(1, _HEADER_LINES + 1)]
    norm = NONE if layout.normalization is None else layout.labels[layout.normalization]
    return {
        "delimiter": _first(delimiter, [*_DELIMITERS]),
        "quote": _first('"' if layout.quoted else NONE, ['"', NONE]),
        "comment": _first(layout.comment or NONE, [NONE, *_COMMENTS]),
        "header": _first(str(layout.header or NONE), [NONE, *numbers]),
        "form": _first(layout.labels[layout.form], layout.labels),
        "normalization": _first(norm, [NONE, *layout.labels]),
    }


def sniff(data: bytes, text: str, name: str) -> bool:
    """Whether a text is a table whose columns have to be found: by its name .csv, by a header, or as DTA-CAB's."""
    head = _head((text,))
    first = next((line for line in head.lstrip("\ufeff").splitlines() if line.strip()), "")
    if is_our_header(first.split("\t")):
        return False
    delimiter = _likely_delimiter(head, _comment(head))
    found = _head_rows(head, delimiter, delimiter != "\t", _comment(head))
    width = _usual_width(found)
    if width < 2:
        return False
    if PurePath(name).suffix.lower() == ".csv" or (_comment(head) == "%%" and delimiter == "\t" and width > 2):
        return True
    header = headers.find([row.values for row in found])
    if header is None:
        return False
    below = found[header.row :]
    return len(below) > 1 and sum(len(row.values) == width for row in below) >= _EVEN * len(below)


def layout_of(source: Source) -> Layout:
    """How a source is to be read: what its options say, and for the rest what its first rows look like."""
    head = _head(stretches(source), int(begins_marked(source)))
    options = source.options
    comment = _option(source, "comment", {NONE: "", **{sign: sign for sign in _COMMENTS}}, _comment(head))
    delimiter = _option(source, "delimiter", _DELIMITERS, _likely_delimiter(head, comment))
    quoted = _option(source, "quote", {NONE: False, '"': True}, delimiter != "\t")
    found = _head_rows(head, delimiter, quoted, comment)
    header = _header_row(source, found)
    names = tuple(header.values) if header is not None else ()
    below = [row for row in found if header is None or row.number >= header.number]
    width = max(_usual_width(below), len(names), 1)
    labels = tuple(headers.labels(names, width))
    columns = headers.Columns(0, None if width < 2 else 2 if comment == "%%" and width > 2 else 1)
    if header is not None:
        columns = headers.in_header(names)
    form = headers.chosen_column(source, options.get("form"), labels, columns.form)
    normalization: int | None = columns.normalization
    if options.get("normalization") == NONE:
        normalization = None
    elif "normalization" in options:
        normalization = headers.chosen_column(source, options["normalization"], labels, 0)
    if normalization == form and "normalization" not in options:
        normalization = None
    number = None if header is None else header.number
    return Layout(delimiter, quoted, comment, number, names, labels, width, form, normalization)


def _header_row(source: Source, found: Sequence[Row]) -> Row | None:
    chosen = source.options.get("header")
    if chosen is None:
        header = headers.find([row.values for row in found])
        return None if header is None else found[header.row]
    if chosen == NONE:
        return None
    for row in found:
        if str(row.number) == chosen:
            return row
    known = [NONE, *(str(row.number) for row in found[:_HEADER_LINES])]
    raise UserError(ErrorCode.OPTION_UNKNOWN, path=source.name, option=f"header={chosen}", known=known)


def _option(source: Source, name: str, known: Mapping[str, _Value], default: _Value) -> _Value:
    value = source.options.get(name)
    if value is None:
        return default
    if value not in known:
        raise UserError(ErrorCode.OPTION_UNKNOWN, path=source.name, option=f"{name}={value}", known=[*known])
    return known[value]


def _sound(source: Source) -> Mapping[str, str]:
    """The options as far as they make sense together: a column chosen under another delimiter is gone."""
    for dropped in ((), ("form", "normalization"), ("form", "normalization", "header"), tuple(source.options)):
        options = {name: value for name, value in source.options.items() if name not in dropped}
        try:
            layout_of(Source(source.name, source.format, source.data, source.encoding, options))
        except UserError:
            continue
        return options
    return {}


def _records(source: Source, layout: Layout) -> Iterator[tuple[Row, ProblemCode | None]]:
    """The rows below the header that are not white, each with what is wrong with it."""
    found = rows(stretches(source), layout.delimiter, layout.quoted, int(begins_marked(source)))
    for row in source.watch.over(found, FINDING, len(source.data), lambda row: row.start):
        if (layout.header is not None and row.number <= layout.header) or row.blank:
            continue
        if layout.comment and row.raw[0].startswith(layout.comment):
            continue
        yield row, _problem(row, layout)


def _header(source: Source, layout: Layout) -> Iterator[Row]:
    for row in rows(stretches(source), layout.delimiter, layout.quoted, int(begins_marked(source))):
        if row.number == layout.header:
            yield row
            return


def _problem(row: Row, layout: Layout) -> ProblemCode | None:
    if len(row.values) <= layout.form:
        return ProblemCode.MISSING_COLUMN
    if not row.values[layout.form].strip():
        return ProblemCode.EMPTY_FORM
    if len(row.values) > layout.width and any(row.values[layout.width :]):
        return ProblemCode.TOO_MANY_COLUMNS
    return None


def _put(row: Row, column: int, value: str, layout: Layout) -> Patch:
    """The change that gives a row this value in a column, with the delimiters that it lacks so far."""
    if column < len(row.raw):
        start, end = row.span(column)
        return Patch(start, end, cell(value, layout.delimiter, layout.quoted, was=row.raw[column]))
    missing = layout.delimiter * (column - len(row.raw) + 1)
    return Patch(row.end, row.end, missing + cell(value, layout.delimiter, layout.quoted))


def _head(parts: Iterable[str], start: int = 0) -> str:
    """The first lines of a text that comes in stretches, the last of them whole."""
    kept: list[str] = []
    length = 0
    for part in parts:
        kept.append(part)
        match = _LINE_END.search(part, max(0, start + _HEAD - length))
        length += len(part)
        if match is not None:
            return "".join(kept)[start : length - len(part) + match.start()]
    return "".join(kept)[start:]


def _head_rows(head: str, delimiter: str, quoted: bool, comment: str) -> list[Row]:
    """The first rows that are neither white nor comments."""
    return [
        row
        for row in rows((head,), delimiter, quoted)
        if not row.blank and not (comment and row.raw[0].startswith(comment))
    ]


def _likely_delimiter(head: str, comment: str) -> str:
    """The delimiter under which a header is found, or else the rows are most even."""
    best, best_rank = "\t" if "\t" in head else ",", (False, 0.0)
    for delimiter in _DELIMITERS.values():
        found = _head_rows(head, delimiter, delimiter != "\t", comment)
        width = _usual_width(found)
        if width < 2:
            continue
        even = sum(len(row.values) == width for row in found) / len(found)
        rank = (headers.find([row.values for row in found]) is not None, even)
        if rank > best_rank:
            best, best_rank = delimiter, rank
    return best


def _usual_width(found: Sequence[Row]) -> int:
    """How many columns most rows have that have two or more; of two equally frequent numbers the smaller; or 1."""
    widths = Counter(len(row.values) for row in found if len(row.values) > 1)
    return min(widths, key=lambda width: (-widths[width], width), default=1)


def _comment(head: str) -> str:
    """DTA-CAB's sign of a comment, where a file begins with it: "#" is a token in too many texts to be one."""
    return "%%" if head.lstrip("\ufeff \t\r\n").startswith("%%") else ""


def _first(default: str, values: Sequence[str]) -> list[str]:
    return [default, *(value for value in values if value != default)]


def _shortened(text: str) -> str:
    return text if len(text) <= _SHOWN else text[: _SHOWN - 1] + "…"
