"""WebAnno TSV 3 (WebAnno, INCEpTION): the normalization as the value of a span layer's feature.

Option ``feature`` (``choices`` gives those of a file, the default first): "LAYER|FEATURE" of a span layer, or "none".
By default the first whose names speak of normalization, orthography or correction; the lemma is never taken. With
"none", normalizations are written into a layer of their own, ``webanno.custom.Normalization|value``.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from histnorm_gui.core.errors import ErrorCode, UserError
from histnorm_gui.core.source import Document, ProblemCode, RowProblem, Source, Tokens, Written
from histnorm_gui.core.text import kind_of
from histnorm_gui.formats.decoding import FINDING, Line, encoded, lines_of
from histnorm_gui.formats.xmlspans import Patch, apply

NONE = "none"
NEW_LAYER = "webanno.custom.Normalization"
NEW_FEATURE = "value"

_FIXED = 3  # columns before the layers: number, offsets, token
_LAYER = re.compile(r"#T_(SP|CH|RL)=([^|]+)(?:\|(.*))?")
_NUMBER = re.compile(r"(\d+)-(\d+)(\.\d+)?")
_SPEAKING = re.compile(r"norm|orthograph|modern|correct|regular|sofachange", re.IGNORECASE)
_VALUE_NAMES = ("value", "norm", "normalization", "normalisation", "form")
_STACKED = re.compile(r"(?:[^\\|]|\\.)*", re.DOTALL)
_WITH_ID = re.compile(r"((?:[^\\\[]|\\.)*)(?:\[(\d+)\])?", re.DOTALL)
_VALUE_ESCAPE = re.compile(r"->|[\\\[\]|_;\t\n*]")
_ESCAPED = re.compile(r"\\(.)", re.DOTALL)
_LETTERS = {"t": "\t", "n": "\n", "r": "\r", "b": "\b", "f": "\f"}
_SHOWN = 80


class _Column(NamedTuple):
    """A column: its number in the row, the layer and the feature that it holds, and whether the layer has spans."""

    number: int
    layer: str
    feature: str
    is_span: bool


class _Row(NamedTuple):
    """A row of a token (or of a part of one, ``part``) with its cells."""

    line: Line
    cells: list[str]
    sentence: str
    part: bool
    problem: ProblemCode | None = None

    def span(self, column: int) -> tuple[int, int]:
        start = self.line.start + sum(map(len, self.cells[:column])) + column
        return start, start + len(self.cells[column])


@dataclass(slots=True)
class _File:
    """What a file holds: its columns, its rows in order, and where another layer can be declared."""

    columns: list[_Column] = field(default_factory=list)
    rows: list[_Row] = field(default_factory=list)
    declared_to: int = 0  # offset behind the last line of the declarations

    @property
    def width(self) -> int:
        return _FIXED + len(self.columns)

    @property
    def tokens(self) -> list[_Row]:
        return [row for row in self.rows if row.problem is None and not row.part]


class _Item(NamedTuple):
    """One of the annotations stacked on a token: its value as it is written, and the number of its span or ""."""

    raw: str
    id: str


def read(source: Source) -> Document:
    """Read the tokens; parts of tokens that have annotations of their own are no tokens.

    An annotation over several tokens counts as the normalization of the first of them. Line labels are the numbers of
    sentences. Raises UserError NO_TOKENS, TSV_COLUMNS when no row can be read, OPTION_UNKNOWN for an unknown feature.
    """
    file = _parsed(source)
    column = _column(source, file)
    starting = _starting(file, column)
    tokens = Tokens()
    for row, item in source.watch.over(zip(file.tokens, starting, strict=True), FINDING, len(starting)):
        form = _unescape(row.cells[2])
        start, end = row.span(2)
        norm = None if item is None or item.raw in ("*", "_") else _unescape(item.raw)
        tokens.add(form, kind_of(form), row.sentence, start, end, norm)
    problems = [
        RowProblem(row.line.number, row.problem, row.line.text[:_SHOWN]) for row in file.rows if row.problem is not None
    ]
    if not tokens:
        if problems:
            found = file.rows[0].line.text.count("\t") + 1
            raise UserError(
                ErrorCode.TSV_COLUMNS, path=source.name, line=problems[0].line, found=found, expected=file.width
            )
        raise UserError(ErrorCode.NO_TOKENS, path=source.name)
    return Document(source, tokens, tuple(problems))


def write(source: Source, decisions: Sequence[Written | None]) -> bytes:
    """The same file with normalizations in the feature; annotations that it does not have yet are added.

    Raises ValueError for a normalization with a carriage return, for which the format has no escape.
    """
    if not any(decisions):
        return source.data
    for written in decisions:
        if written is not None and "\r" in written.norm:
            raise ValueError(f"WebAnno TSV cannot hold a carriage return: {written.norm!r}")
    file = _parsed(source)
    column = _column(source, file)
    patches = _new_layer(source, file, decisions) if column is None else _in_layer(file, column, decisions)
    return encoded(apply(source.text, patches), source)


def choices(source: Source) -> Mapping[str, Sequence[str]]:
    """The option ``feature`` with the features of all span layers."""
    file = _parsed(source)
    default = _default(file)
    names = [_name(column) for column in file.columns if column.is_span]
    return {"feature": list(dict.fromkeys([NONE if default is None else _name(default), NONE, *names]))}


def sniff(data: bytes, text: str, name: str) -> bool:
    """Whether the first line says so."""
    return text.lstrip("\ufeff").startswith("#FORMAT=WebAnno TSV 3")


def _parsed(source: Source) -> _File:
    file = _File()
    text = source.text
    for line in lines_of(source):
        if line.text.startswith("#T_") and not file.rows:
            _declare(file, line.text)
            file.declared_to = _after(text, line)
        elif line.text.startswith("#FORMAT=") and not file.rows:
            file.declared_to = _after(text, line)
        elif line.text.strip() and not line.text.startswith("#"):
            file.rows.append(_row(file, line))
    return file


def _after(text: str, line: Line) -> int:
    end = line.start + len(line.text)
    return end + (2 if text.startswith("\r\n", end) else 1 if end < len(text) else 0)


def _declare(file: _File, text: str) -> None:
    match = _LAYER.fullmatch(text)
    if match is None:
        return
    for feature in (match.group(3) or "").split("|"):
        file.columns.append(_Column(_FIXED + len(file.columns), match.group(2), feature, match.group(1) == "SP"))


def _row(file: _File, line: Line) -> _Row:
    cells = line.text.split("\t")
    number = _NUMBER.fullmatch(cells[0])
    if number is None or len(cells) < file.width:
        return _Row(line, cells, "", False, ProblemCode.MISSING_COLUMN)
    sentence, part = number.group(1), number.group(3) is not None
    # A row may end with a tab, and some have one more.
    if any(cells[file.width :]):
        return _Row(line, cells, sentence, part, ProblemCode.TOO_MANY_COLUMNS)
    return _Row(line, cells, sentence, part, None if cells[2] else ProblemCode.EMPTY_FORM)


def _name(column: _Column) -> str:
    return f"{column.layer}|{column.feature}"


def _column(source: Source, file: _File) -> _Column | None:
    chosen = source.options.get("feature")
    if chosen is None:
        return _default(file)
    if chosen == NONE:
        return None
    for column in file.columns:
        if column.is_span and _name(column) == chosen:
            return column
    known = [NONE, *(_name(column) for column in file.columns if column.is_span)]
    raise UserError(ErrorCode.OPTION_UNKNOWN, path=source.name, option=f"feature={chosen}", known=known)


def _default(file: _File) -> _Column | None:
    spans = [column for column in file.columns if column.is_span and column.feature]
    speaking = [column for column in spans if _SPEAKING.search(column.layer.rpartition(".")[2])]
    for name in _VALUE_NAMES:
        for column in speaking:
            if column.feature.casefold() == name:
                return column
    named = [column for column in spans if _SPEAKING.search(column.feature)]
    return next(iter([*named, *speaking]), None)


def _items(cell: str) -> list[_Item]:
    """The annotations of a cell; none where it holds "_"."""
    if cell == "_":
        return []
    items = []
    position = 0
    while position <= len(cell):
        match = _STACKED.match(cell, position)
        assert match is not None  # it matches nothing, too
        inner = _WITH_ID.fullmatch(match.group())
        items.append(_Item(match.group(), "") if inner is None else _Item(inner.group(1), inner.group(2) or ""))
        position = match.end() + 1
        if match.end() < len(cell) and cell[match.end()] == "\\":  # a lone backslash at the end
            break
    return items


def _starting(file: _File, column: _Column | None) -> list[_Item | None]:
    """For each token the first annotation that begins on it."""
    if column is None:
        return [None] * len(file.tokens)
    found: list[_Item | None] = []
    before: set[str] = set()
    for row in file.tokens:
        items = _items(row.cells[column.number])
        found.append(next((item for item in items if not item.id or item.id not in before), None))
        before = {item.id for item in items if item.id}
    return found


def _in_layer(file: _File, column: _Column, decisions: Sequence[Written | None]) -> Iterator[Patch]:
    """Changes in a layer that is there: a value is replaced wherever its span goes, a missing one is added."""
    starting = _starting(file, column)
    siblings = [other for other in file.columns if other.layer == column.layer]
    texts: dict[tuple[int, int], list[str]] = {}  # row and column: the cell's new annotations
    tokens = file.tokens
    number = _highest_id(file)
    for at, (item, written) in enumerate(zip(starting, decisions, strict=True)):
        if written is None:
            continue
        value = _escape(written.norm)
        if item is not None:
            _replace(tokens, at, column, item, value, texts)
            continue
        number += 1
        for other in siblings:
            cell = texts.get((at, other.number)) or _raw_items(tokens[at].cells[other.number])
            new = value if other is column else "*"
            # Beside others an annotation needs a number; alone it needs none.
            texts[at, other.number] = [*cell, f"{new}[{number}]"] if cell else [new]
    for (at, index), items in sorted(texts.items()):
        start, end = tokens[at].span(index)
        yield Patch(start, end, "|".join(items))


def _highest_id(file: _File) -> int:
    cells = (cell for row in file.rows for cell in row.cells[_FIXED : file.width] if "[" in cell)
    return max((int(item.id) for cell in cells for item in _items(cell) if item.id), default=0)


def _replace(
    tokens: Sequence[_Row], at: int, column: _Column, item: _Item, value: str, texts: dict[tuple[int, int], list[str]]
) -> None:
    """Give an annotation that begins on a token another value, on all tokens of its span."""
    while at < len(tokens):
        items = _items(tokens[at].cells[column.number])
        if item not in items and not any(item.id and other.id == item.id for other in items):
            return
        cell = texts.get((at, column.number)) or _raw_items(tokens[at].cells[column.number])
        place = next(i for i, other in enumerate(items) if other.id == item.id and (item.id or other == item))
        cell[place] = f"{value}[{item.id}]" if item.id else value
        texts[at, column.number] = cell
        if not item.id:
            return
        at += 1


def _raw_items(cell: str) -> list[str]:
    return [f"{item.raw}[{item.id}]" if item.id else item.raw for item in _items(cell)]


def _new_layer(source: Source, file: _File, decisions: Sequence[Written | None]) -> Iterator[Patch]:
    """A declaration behind the others and a column at the end of every row."""
    text = source.text
    end = "\r\n" if "\r\n" in text[: file.declared_to] else "\r" if "\r" in text[: file.declared_to] else "\n"
    yield Patch(file.declared_to, file.declared_to, f"#T_SP={NEW_LAYER}|{NEW_FEATURE}{end}")
    given = iter(decisions)
    for row in file.rows:
        if row.problem is ProblemCode.MISSING_COLUMN:
            continue
        written = None if row.part or row.problem is not None else next(given)
        value = "_" if written is None else _escape(written.norm)
        # A row with too many columns gets one more, or it would be one that can be read.
        wide = row.problem is ProblemCode.TOO_MANY_COLUMNS
        at = row.line.start + len(row.line.text) if wide else row.span(file.width - 1)[1]
        yield Patch(at, at, "\t" + value)


def _escape(value: str) -> str:
    return _VALUE_ESCAPE.sub(lambda match: "\\" + {"\t": "t", "\n": "n"}.get(match.group(), match.group()), value)


def _unescape(raw: str) -> str:
    return _ESCAPED.sub(lambda match: _LETTERS.get(match.group(1), match.group(1)), raw)
