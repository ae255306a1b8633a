"""Tab-separated columns: form, normalization, and in our own four-column files state and source of the decision.

Quotes are plain characters and no cell is trimmed: some corpora have spaces inside or at the end of a form.
"""

from __future__ import annotations

import codecs
import re
from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import islice
from typing import NamedTuple, NoReturn

from histnorm_gui.core.errors import ErrorCode, UserError
from histnorm_gui.core.source import Document, ProblemCode, RowProblem, Source, SourceToken, Written
from histnorm_gui.core.text import kind_of
from histnorm_gui.formats.decoding import Line, encoded, lines_of
from histnorm_gui.formats.doubt import is_marked, mark
from histnorm_gui.formats.xmlspans import Patch, apply

HEADER = ("form", "normalization", "state", "source")
OPEN_STATE = "open"

_CELL_END = re.compile(r"[\t\r\n]")
_SHOWN = 80  # characters of an unreadable row that are shown


class Row(NamedTuple):
    """One row of a four-column file; see docs/formats.md for the words that ``state`` and ``source`` can be."""

    form: str
    normalization: str
    state: str
    source: str


def read(source: Source) -> Document:
    """Read forms and normalizations; line labels are row numbers as a text editor counts them.

    White rows are sentence breaks. A normalization that is empty, marked as undecided, or open according to the
    state column of our own files is None. Columns after the second are ignored, but a row with more columns than most
    of the file has is a problem, as are a row without a tab and one without a form. Raises UserError TSV_COLUMNS
    when no row at all has a second column, NO_TOKENS when there is nothing else to read.
    """
    rows = [(line, _cells(line.text)) for line in lines_of(source) if line.text.strip()]
    ours = _is_ours(rows)
    if ours:
        del rows[0]
    width = _usual_width(cells for _, cells in rows)
    tokens: list[SourceToken] = []
    problems: list[RowProblem] = []
    for line, cells in rows:
        code = _problem(cells, width)
        if code is None:
            tokens.append(_token(line, cells, ours))
        else:
            problems.append(RowProblem(line.number, code, _shortened(line.text)))
    if not tokens:
        _refuse(source.name, rows)
    return Document(source, tuple(tokens), tuple(problems))


def write(source: Source, decisions: Sequence[Written | None]) -> bytes:
    """The same file with normalizations in the second cells; what nobody has decided stands in ⟨ ⟩.

    In our own four-column files the column state says which words are open, and is changed with the cell. Raises
    ValueError for a normalization with a tab or a line end in it.
    """
    if not any(decisions):
        return source.data
    text = source.text
    filled = (line for line in lines_of(source) if line.text.strip())
    ours = _is_ours([(line, _cells(line.text)) for line in islice(filled, 1)])
    patches: list[Patch] = []
    for token, written in zip(read(source).tokens, decisions, strict=True):
        if written is None:
            continue
        start = token.end + 1
        end = _cell_end(text, start)
        known = ours and text[end : end + 1] == "\t"
        patches.append(Patch(start, end, _cell(written.norm if written.decided or known else mark(written.norm))))
        state_end = _cell_end(text, end + 1)
        if known and (text[end + 1 : state_end] == OPEN_STATE) is written.decided:
            patches.append(Patch(end + 1, state_end, "accepted" if written.decided else OPEN_STATE))
    return encoded(apply(text, patches), source)


def write_two_columns(rows: Iterable[tuple[str, str] | None]) -> bytes:
    """Form and normalization, UTF-8, LF, no header, so that it pairs with a gold file; None is an empty line.

    Raises ValueError for a cell with a tab or a line end in it: such a file would read back as something else.
    """
    return _encoded("".join("\n" if row is None else _line(row) for row in rows))


def write_four_columns(rows: Iterable[Row | None]) -> bytes:
    """The four columns under their header, UTF-8, LF; None is an empty line. Raises ValueError as for two columns."""
    return _encoded(_line(HEADER) + "".join("\n" if row is None else _line(row) for row in rows))


def _is_ours(rows: Sequence[tuple[Line, list[str]]]) -> bool:
    return bool(rows) and tuple(rows[0][1]) == HEADER


def _cell_end(text: str, start: int) -> int:
    match = _CELL_END.search(text, start)
    return len(text) if match is None else match.start()


def _cell(text: str) -> str:
    if _CELL_END.search(text):
        raise ValueError(f"a cell holds a tab or a line end: {text!r}")
    return text


def _cells(text: str) -> list[str]:
    """The cells of a row; empty ones at the end, where an editor's program has left tabs, are no columns."""
    cells = text.split("\t")
    while len(cells) > 2 and not cells[-1]:
        cells.pop()
    return cells


def _usual_width(rows: Iterable[list[str]]) -> int:
    """How many columns most rows have that have two or more; of two equally frequent numbers the smaller."""
    widths = Counter(len(cells) for cells in rows if len(cells) > 1)
    return min(widths, key=lambda width: (-widths[width], width), default=2)


def _problem(cells: list[str], width: int) -> ProblemCode | None:
    if len(cells) < 2:
        return ProblemCode.MISSING_COLUMN
    if not cells[0].strip():
        return ProblemCode.EMPTY_FORM
    if len(cells) > width:
        return ProblemCode.TOO_MANY_COLUMNS
    return None


def _token(line: Line, cells: list[str], ours: bool) -> SourceToken:
    form, cell = cells[:2]
    if ours and len(cells) > 2:
        normalization = None if cells[2] == OPEN_STATE else cell
    else:
        normalization = None if not cell.strip() or is_marked(cell) else cell
    return SourceToken(form, kind_of(form), str(line.number), line.start, line.start + len(form), normalization)


def _refuse(name: str, rows: list[tuple[Line, list[str]]]) -> NoReturn:
    for line, cells in rows:
        if len(cells) < 2:
            raise UserError(ErrorCode.TSV_COLUMNS, path=name, line=line.number, found=len(cells), expected=2)
    raise UserError(ErrorCode.NO_TOKENS, path=name)


def _shortened(text: str) -> str:
    return text if len(text) <= _SHOWN else text[: _SHOWN - 1] + "…"


def _line(cells: Iterable[str]) -> str:
    return "\t".join(map(_cell, cells)) + "\n"


def _encoded(text: str) -> bytes:
    """UTF-8; a text that itself begins with U+FEFF gets a byte order mark, or a reader would take that for one."""
    return (codecs.BOM_UTF8 if text.startswith("\ufeff") else b"") + text.encode("utf-8")
