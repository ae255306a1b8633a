"""Tab-separated columns: form, normalization, and in our own four-column files state and source of the decision.

Quotes are plain characters and no cell is trimmed: some corpora have spaces inside or at the end of a form.
"""

from __future__ import annotations

import codecs
import re
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from histnorm_gui.core.errors import ErrorCode, UserError
from histnorm_gui.core.source import Document, Feature, ProblemCode, RowProblem, Source, SourceToken, Tokens, Written
from histnorm_gui.core.text import kind_of
from histnorm_gui.formats.decoding import PARSING, Line, encoded, lines_of
from histnorm_gui.formats.doubt import is_marked, mark
from histnorm_gui.formats.xmlspans import Patch, apply

HEADER = ("form", "normalization", "state", "source")
MODERNIZATION = "modernization"
OPEN_STATE = "open"
JOINED_STATE = "joined"

_CELL_END = re.compile(r"[\t\r\n]")
_SHOWN = 80  # characters of an unreadable row that are shown


class Row(NamedTuple):
    """One row of a four-column file; see docs/formats.md for the words that ``state`` and ``source`` can be."""

    form: str
    normalization: str
    state: str
    source: str
    modernization: str = ""


def read(source: Source) -> Document:
    """Read forms and normalizations; line labels are row numbers as a text editor counts them.

    White rows are sentence breaks. A normalization that is empty, marked as undecided, or open according to the
    state column of our own files is None. Columns after the second are ignored, but a row with more columns than most
    of the file has is a problem, as are a row without a tab and one without a form. Raises UserError TSV_COLUMNS
    when no row at all has a second column, NO_TOKENS when there is nothing else to read.
    """
    width, ours = _layout(source)
    header = bool(ours)
    tokens = Tokens()
    problems: list[RowProblem] = []
    lonely: Line | None = None  # the first row with nothing but a form
    for line in lines_of(source):
        if not line.text.strip():
            continue
        if header:
            header = False
            continue
        cells = _cells(line.text)
        code = _problem(cells, width)
        if code is None:
            tokens.add(*_token(line, cells, ours))
            continue
        problems.append(RowProblem(line.number, code, _shortened(line.text)))
        if code is ProblemCode.MISSING_COLUMN:
            lonely = lonely or line
    if tokens:
        return Document(source, tokens, tuple(problems))
    if lonely is not None:
        raise UserError(ErrorCode.TSV_COLUMNS, path=source.name, line=lonely.number, found=1, expected=2)
    raise UserError(ErrorCode.NO_TOKENS, path=source.name)


def write(source: Source, decisions: Sequence[Written | None]) -> bytes:
    """The same file with normalizations in the second cells; what nobody has decided stands in ⟨ ⟩.

    In our own four-column files the column state says which words are open or joined, and is changed with the cell;
    so is the column of modernizations where there is one. Raises ValueError for a normalization with a tab or a line
    end in it.
    """
    if not any(decisions):
        return source.data
    text = source.text
    _, ours = _layout(source)
    patches: list[Patch] = []
    for token, written in zip(read(source).tokens, decisions, strict=True):
        if written is None:
            continue
        start = token.end + 1
        end = _cell_end(text, start)
        known = bool(ours) and text[end : end + 1] == "\t"
        patches.append(Patch(start, end, _cell(written.norm if written.decided or known else mark(written.norm))))
        state_end = _cell_end(text, end + 1)
        state = _state(text[end + 1 : state_end], written)
        if known and state != text[end + 1 : state_end]:
            patches.append(Patch(end + 1, state_end, state))
        modern = written.modernization
        if known and ours > len(HEADER) and modern is not None and modern != (token.modernization or ""):
            patches += _modernization(text, state_end, modern)
    return encoded(apply(text, patches), source)


def features(source: Source) -> frozenset[Feature]:
    """What this file has a place for: joins in our own four columns, modernizations in five."""
    first = next((_cells(line.text) for line in lines_of(source) if line.text.strip()), [])
    ours = len(first) if is_our_header(first) else 0
    found = {Feature.JOIN, Feature.OPEN_JOIN} if ours else set()
    return frozenset(found | ({Feature.MODERNIZATION} if ours > len(HEADER) else set()))


def _state(state: str, written: Written) -> str:
    """The state after a normalization was written where this one stood."""
    if written.joined:
        return JOINED_STATE
    if not written.decided:
        return OPEN_STATE
    return "accepted" if state in (OPEN_STATE, JOINED_STATE) else state


def _modernization(text: str, state_end: int, modernization: str) -> list[Patch]:
    """Write the fifth cell, after the one with the source of the decision, or add it."""
    source_end = _cell_end(text, min(state_end + 1, len(text)))
    if text[state_end : state_end + 1] != "\t":  # the row ends with the state
        return [Patch(state_end, state_end, "\t\t" + _cell(modernization))] if modernization else []
    if text[source_end : source_end + 1] != "\t":
        return [Patch(source_end, source_end, "\t" + _cell(modernization))] if modernization else []
    return [Patch(source_end + 1, _cell_end(text, source_end + 1), _cell(modernization))]


def write_two_columns(rows: Iterable[tuple[str, str] | None]) -> bytes:
    """Form and normalization, UTF-8, LF, no header, so that it pairs with a gold file; None is an empty line.

    Raises ValueError for a cell with a tab or a line end in it: such a file would read back as something else.
    """
    return _encoded("".join("\n" if row is None else _line(row) for row in rows))


def write_four_columns(rows: Iterable[Row | None], *, modernization: bool = False) -> bytes:
    """The four columns under their header, UTF-8, LF; None is an empty line. Raises ValueError as for two columns.

    With ``modernization`` there is a fifth column.
    """
    columns = 5 if modernization else 4
    header = _line((*HEADER, MODERNIZATION)[:columns])
    return _encoded(header + "".join("\n" if row is None else _line(row[:columns]) for row in rows))


def is_our_header(cells: Sequence[str]) -> bool:
    """Whether these cells are the header of a file with four columns that histnorm wrote, or with five."""
    return tuple(cells) in (HEADER, (*HEADER, MODERNIZATION))


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


def _layout(source: Source) -> tuple[int, int]:
    """How many columns most rows have that have two or more (of two equally frequent numbers the smaller), and how many
    a file of ours has, 0 for any other."""
    widths: Counter[int] = Counter()
    ours: int | None = None
    for line in lines_of(source, PARSING):
        if ours is None and line.text.strip():
            cells = _cells(line.text)
            ours = len(cells) if is_our_header(cells) else 0
            if ours:
                return ours, ours
        if "\t" in line.text and line.text.strip():
            widths[max(2, line.text.rstrip("\t").count("\t") + 1)] += 1
    return min(widths, key=lambda width: (-widths[width], width), default=2), 0


def _problem(cells: list[str], width: int) -> ProblemCode | None:
    if len(cells) < 2:
        return ProblemCode.MISSING_COLUMN
    if not cells[0].strip():
        return ProblemCode.EMPTY_FORM
    if len(cells) > width:
        return ProblemCode.TOO_MANY_COLUMNS
    return None


def _token(line: Line, cells: list[str], ours: int) -> SourceToken:
    form, cell = cells[:2]
    joined = bool(ours) and cells[2:3] == [JOINED_STATE]
    if ours and len(cells) > 2:
        normalization = None if joined or cells[2] == OPEN_STATE else cell
    else:
        normalization = None if not cell.strip() or is_marked(cell) else cell
    modern = cells[len(HEADER)] if ours and len(cells) > len(HEADER) else None
    end = line.start + len(form)
    return SourceToken(form, kind_of(form), str(line.number), line.start, end, normalization, joined, modern or None)


def _shortened(text: str) -> str:
    return text if len(text) <= _SHOWN else text[: _SHOWN - 1] + "…"


def _line(cells: Iterable[str]) -> str:
    return "\t".join(map(_cell, cells)) + "\n"


def _encoded(text: str) -> bytes:
    """UTF-8; a text that itself begins with U+FEFF gets a byte order mark, or a reader would take that for one."""
    return (codecs.BOM_UTF8 if text.startswith("\ufeff") else b"") + text.encode("utf-8")
