"""Tab-separated columns: form, normalization, and in our own files state and source of the decision, and further
columns for modernizations, notes and flags where there are any.

Quotes are plain characters and no cell is trimmed: some corpora have spaces inside or at the end of a form.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain
from typing import NamedTuple

from histnorm_gui.core.errors import ErrorCode, UserError
from histnorm_gui.core.model import NO_REMARK, Remark, TokenKind
from histnorm_gui.core.source import (
    Document,
    Feature,
    ProblemCode,
    RowProblem,
    Source,
    SourceFormat,
    Tokens,
    Written,
)
from histnorm_gui.core.text import kind_of
from histnorm_gui.formats.decoding import PARSING, Line, lines_of
from histnorm_gui.formats.doubt import is_marked, mark
from histnorm_gui.formats.streams import Patch, changed, collected, encoding

HEADER = ("form", "normalization", "state", "source")
MODERNIZATION = "modernization"
REMARK = ("note", "flag")
FLAGGED = "yes"
OPEN_STATE = "open"
JOINED_STATE = "joined"
PUNCTUATION_STATE = "punctuation"

_OURS = (HEADER, (*HEADER, MODERNIZATION), (*HEADER, *REMARK), (*HEADER, MODERNIZATION, *REMARK))
_CELL_END = re.compile(r"[\t\r\n]")
_ESCAPES = {"\\": "\\\\", "\t": "\\t", "\n": "\\n", "\r": "\\r"}  # what a note may have and a cell may not
_UNESCAPES = {written: character for character, written in _ESCAPES.items()}
_ESCAPED = re.compile(r"\\[\\tnr]")
_SHOWN = 80  # characters of an unreadable row that are shown


class Row(NamedTuple):
    """One row of a four-column file; see docs/formats.md for the words that ``state`` and ``source`` can be."""

    form: str
    normalization: str
    state: str
    source: str
    modernization: str = ""
    note: str = ""
    flag: str = ""


def read(source: Source) -> Document:
    """Read forms and normalizations; line labels are row numbers as a text editor counts them.

    White rows are sentence breaks. A normalization that is empty, marked as undecided, or open according to the
    state column of our own files is None. Columns after the second are ignored, but a row with more columns than most
    of the file has is a problem, as are a row without a tab and one without a form. Raises UserError TSV_COLUMNS
    when no row at all has a second column, NO_TOKENS when there is nothing else to read.
    """
    _, ours = layout = _layout(source)
    noted = REMARK[0] in ours
    tokens = Tokens()
    remarks: dict[int, Remark] = {}
    problems: list[RowProblem] = []
    lonely: Line | None = None  # the first row with nothing but a form
    for line, cells, code in _rows(source, layout):
        if code is None:
            if noted and (remark := _remark(cells, ours)) != NO_REMARK:
                remarks[len(tokens)] = remark
            _add(tokens, line, cells, ours)
            continue
        problems.append(RowProblem(line.number, code, _shortened(line.text)))
        if code is ProblemCode.MISSING_COLUMN:
            lonely = lonely or line
    if tokens:
        return Document(source, tokens, tuple(problems), remarks=remarks)
    if lonely is not None:
        raise UserError(ErrorCode.TSV_COLUMNS, path=source.name, line=lonely.number, found=1, expected=2)
    raise UserError(ErrorCode.NO_TOKENS, path=source.name)


def write(source: Source, decisions: Sequence[Written | None]) -> bytes:
    """The same file with normalizations in the second cells; what nobody has decided stands in ⟨ ⟩.

    In our own four-column files the column state says which words are open or joined, and is changed with the cell;
    so is the column of modernizations where there is one. Raises ValueError for a normalization with a tab or a line
    end in it.
    """
    return changed(source, _patches(source, decisions)) if any(decisions) else source.data


def _patches(source: Source, decisions: Sequence[Written | None]) -> Iterator[Patch]:
    layout = _layout(source)
    ours = layout[1]
    readable = (row for row in _rows(source, layout) if row[2] is None)
    for (line, cells, _), written in zip(readable, decisions, strict=True):
        if written is None:
            continue
        raw = line.text.split("\t")
        start = line.start + len(raw[0]) + 1
        end = start + len(raw[1])
        known = bool(ours) and len(raw) > 2
        yield Patch(start, end, _cell(written.norm if written.decided or known else mark(written.norm)))
        state = _state(raw[2], written) if known else ""
        if known and state != raw[2]:
            yield Patch(end + 1, end + 1 + len(raw[2]), state)
        modern = written.modernization
        if known and MODERNIZATION in ours and modern is not None and modern != _named(cells, ours, MODERNIZATION):
            yield _put(line, ours.index(MODERNIZATION), _cell(modern))


def _rows(source: Source, layout: tuple[int, Sequence[str]]) -> Iterator[tuple[Line, list[str], ProblemCode | None]]:
    """The rows that are not white and no header, with their cells and what is wrong with them."""
    width, ours = layout
    header = bool(ours)
    for line in lines_of(source):
        text = line.text
        if not text or text.isspace():
            continue
        if header:
            header = False
            continue
        cells = _cells(text)
        plain = len(cells) == 2 and cells[0] and not cells[0].isspace()
        yield line, cells, None if plain else _problem(cells, width)


def features(source: Source) -> frozenset[Feature]:
    """What this file has a place for: joins in our own columns; modernizations, notes and flags where they have one."""
    first = next((_cells(line.text) for line in lines_of(source) if line.text.strip()), [])
    if not is_our_header(first):
        return frozenset()
    found = {Feature.JOIN, Feature.OPEN_JOIN}
    found |= {Feature.MODERNIZATION} if MODERNIZATION in first else set()
    return frozenset(found | ({Feature.REMARKS} if REMARK[0] in first else set()))


def write_remarks(source: Source, remarks: Mapping[int, Remark]) -> bytes:
    """The same file with notes and flags of the tokens that are named, in their columns."""
    return changed(source, _remark_patches(source, remarks))


def _remark_patches(source: Source, remarks: Mapping[int, Remark]) -> Iterator[Patch]:
    layout = _layout(source)
    column = layout[1].index(REMARK[0])
    readable = (line for line, _, code in _rows(source, layout) if code is None)
    for index, line in enumerate(readable):
        if index in remarks:
            yield _put(line, column, *remark_cells(remarks[index]))


def _state(state: str, written: Written) -> str:
    """The state after a normalization was written where this one stood."""
    if written.joined:
        return JOINED_STATE
    if not written.decided:
        return OPEN_STATE
    return "accepted" if state in (OPEN_STATE, JOINED_STATE) else state


def _put(line: Line, column: int, *cells: str) -> Patch:
    """The change that gives a row these cells from a column on, with the tabs it lacks."""
    row_end = line.start + len(line.text)
    old, new = line.text.split("\t"), "\t".join(cells)
    if len(old) <= column:
        return Patch(row_end, row_end, "\t" * (column - len(old) + 1) + new)
    start = line.start + sum(len(cell) + 1 for cell in old[:column])
    return Patch(start, start + len("\t".join(old[column : column + len(cells)])), new)


def write_two_columns(rows: Iterable[tuple[str, str] | None]) -> bytes:
    """Form and normalization, UTF-8, LF, no header, so that it pairs with a gold file; None is an empty line.

    Raises ValueError for a cell with a tab or a line end in it: such a file would read back as something else.
    """
    return collected(writing_two_columns(rows))


def writing_two_columns(rows: Iterable[tuple[str, str] | None]) -> Iterator[bytes]:
    """What ``write_two_columns`` gives, in parts that are made when they are asked for."""
    return _encoded("\n" if row is None else _line(row) for row in rows)


def write_four_columns(rows: Iterable[Row | None], *, modernization: bool = False, remarks: bool = False) -> bytes:
    """The four columns under their header, UTF-8, LF; None is an empty line. Raises ValueError as for two columns.

    With ``modernization`` there is a column for it, with ``remarks`` there are two for notes and flags.
    """
    return collected(writing_four_columns(rows, modernization=modernization, remarks=remarks))


def writing_four_columns(
    rows: Iterable[Row | None], *, modernization: bool = False, remarks: bool = False
) -> Iterator[bytes]:
    """What ``write_four_columns`` gives, in parts that are made when they are asked for."""
    header = (*HEADER, *((MODERNIZATION,) if modernization else ()), *(REMARK if remarks else ()))
    columns = [Row._fields.index(name) for name in header]
    lines = ("\n" if row is None else _line(row[column] for column in columns) for row in rows)
    return _encoded(chain((_line(header),), lines))


def remark_cells(remark: Remark) -> tuple[str, str]:
    """The cells of a note and a flag: a backslash, a tab and line ends of the note are escaped."""
    note = "".join(_ESCAPES.get(character, character) for character in remark.note)
    return note, FLAGGED if remark.flagged else ""


def is_our_header(cells: Sequence[str]) -> bool:
    """Whether these cells are the header of a file with four columns that histnorm wrote, or with more."""
    return tuple(cells) in _OURS


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


def _layout(source: Source) -> tuple[int, Sequence[str]]:
    """How many columns most rows have that have two or more (of two equally frequent numbers the smaller), and the
    header of a file of ours, () for any other."""
    widths: Counter[int] = Counter()
    ours: Sequence[str] | None = None
    for line in lines_of(source, PARSING):
        text = line.text
        if ours is None and text.strip():
            cells = _cells(text)
            ours = cells if is_our_header(cells) else ()
            if ours:
                return len(ours), ours
        if "\t" in text and not text.isspace():
            tabs = text.rstrip("\t").count("\t")
            widths[tabs + 1 if tabs else 2] += 1
    return min(widths, key=lambda width: (-widths[width], width), default=2), ()


def _problem(cells: list[str], width: int) -> ProblemCode | None:
    if len(cells) < 2:
        return ProblemCode.MISSING_COLUMN
    if not cells[0].strip():
        return ProblemCode.EMPTY_FORM
    if len(cells) > width:
        return ProblemCode.TOO_MANY_COLUMNS
    return None


def _add(tokens: Tokens, line: Line, cells: list[str], ours: Sequence[str]) -> None:
    number, start, _ = line
    form, cell = cells[0], cells[1]
    state = cells[2] if ours and len(cells) > 2 else None
    joined = state == JOINED_STATE
    if state is None:
        normalization = None if not cell.strip() or is_marked(cell) else cell
    else:
        normalization = None if joined or state == OPEN_STATE else cell
    modern = _named(cells, ours, MODERNIZATION) or None if ours else None
    # That state has also what a text's own markup made no word, as [fol. 1r].
    kind = TokenKind.PUNCTUATION if state == PUNCTUATION_STATE else kind_of(form)
    tokens.add(form, kind, str(number), start, start + len(form), normalization, joined, modern)


def _remark(cells: Sequence[str], ours: Sequence[str]) -> Remark:
    note, flag = (_named(cells, ours, name) for name in REMARK)
    return Remark(_ESCAPED.sub(lambda match: _UNESCAPES[match.group()], note).strip(), flag == FLAGGED)


def _named(cells: Sequence[str], ours: Sequence[str], name: str) -> str:
    """The cell of a column of ours, "" where there is none."""
    at = ours.index(name) if name in ours else len(cells)
    return cells[at] if at < len(cells) else ""


def _shortened(text: str) -> str:
    return text if len(text) <= _SHOWN else text[: _SHOWN - 1] + "…"


def _line(cells: Iterable[str]) -> str:
    return "\t".join(map(_cell, cells)) + "\n"


def _encoded(parts: Iterable[str]) -> Iterator[bytes]:
    """UTF-8; a text that itself begins with U+FEFF gets a byte order mark, or a reader would take that for one."""
    found = iter(parts)
    first = next(found, "")
    mark = "\ufeff" if first.startswith("\ufeff") else ""
    return encoding(chain((mark, first), found), Source("", SourceFormat.TSV, b""))
