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
from histnorm_gui.core.progress import Watch
from histnorm_gui.core.source import Document, Feature, ProblemCode, RowProblem, Source, Tokens, Written
from histnorm_gui.core.text import kind_of
from histnorm_gui.formats.decoding import FINDING, Line, encoded, lines_of
from histnorm_gui.formats.joins import Span, changed
from histnorm_gui.formats.webanno_layer import EMPTY, NO_VALUE, Annotation, Layer, items
from histnorm_gui.formats.xmlspans import Patch, apply

NONE = "none"
NEW_LAYER = "webanno.custom.Normalization"
NEW_FEATURE = "value"

_FIXED = 3  # columns before the layers: number, offsets, token
_LAYER = re.compile(r"#T_(SP|CH|RL)=([^|]+)(?:\|(.*))?")
_NUMBER = re.compile(r"(\d+)-(\d+)(\.\d+)?")
_SPEAKING = re.compile(r"norm|orthograph|modern|correct|regular|sofachange", re.IGNORECASE)
_VALUE_NAMES = ("value", "norm", "normalization", "normalisation", "form")
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


def read(source: Source) -> Document:
    """Read the tokens; parts of tokens that have annotations of their own are no tokens.

    An annotation over several tokens joins them, as long as none of the others has one of its own. Line labels are the
    numbers of sentences. Raises UserError NO_TOKENS, TSV_COLUMNS when no row can be read, OPTION_UNKNOWN for an unknown
    feature.
    """
    file = _parsed(source)
    column = _column(source, file)
    layer = None if column is None else _layer(file, column, source.watch)
    tokens = Tokens()
    current: Annotation | None = None  # the one that the token before has its normalization from
    for at, row in enumerate(source.watch.over(file.tokens, FINDING, len(file.rows))):
        form = _unescape(row.cells[2])
        start, end = row.span(2)
        there = None if layer is None or column is None else layer.starting(at)
        joined = there is None and layer is not None and current is not None and layer.covers(current, at)
        norm = None
        if there is not None and column is not None:
            raw = there.values.get(column.number, NO_VALUE)
            norm = None if raw in (NO_VALUE, EMPTY) else _unescape(raw)
        if not joined:
            current = there if norm is not None else None
        tokens.add(form, kind_of(form), row.sentence, start, end, norm, joined)
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
    spans = list(changed(read(source).tokens, decisions))
    patches = _new_layer(source, file, spans) if column is None else _in_layer(file, column, spans, source.watch)
    return encoded(apply(source.text, patches), source)


def features(_source: Source) -> frozenset[Feature]:
    """An annotation over several tokens is a join."""
    return frozenset({Feature.JOIN})


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


def _layer(file: _File, column: _Column, watch: Watch) -> Layer:
    siblings = [other.number for other in file.columns if other.layer == column.layer]
    return Layer([row.cells for row in file.tokens], siblings, watch)


def _in_layer(file: _File, column: _Column, spans: Sequence[Span], watch: Watch) -> Iterator[Patch]:
    """Changes in a layer that is there: a value is replaced wherever its span goes, a missing one is added, and one
    over other tokens than before comes back over these with all its values."""
    layer, tokens = _layer(file, column, watch), file.tokens
    number = _highest_id(file)
    for span in spans:
        there = layer.starting(span.first)
        if there is not None and span.norm is not None and (span.alone or span.was == span.last):
            layer.set(there, column.number, _escape(span.norm))
            continue
        values = {} if there is None else dict(there.values)
        for at in range(span.first, span.last) if span.norm is not None else ():
            gone = layer.starting(at)
            if gone is not None:
                layer.remove(gone)
        if span.norm is not None:
            number += 1
            layer.add(span.first, span.last, {**values, column.number: _escape(span.norm)}, number)
    for at, index, content in layer.changes():
        start, end = tokens[at].span(index)
        yield Patch(start, end, content)


def _highest_id(file: _File) -> int:
    cells = (cell for row in file.rows for cell in row.cells[_FIXED : file.width] if "[" in cell)
    return max((int(item.id) for cell in cells for item in items(cell) if item.id), default=0)


def _new_layer(source: Source, file: _File, spans: Sequence[Span]) -> Iterator[Patch]:
    """A declaration behind the others and a column at the end of every row."""
    text = source.text
    end = "\r\n" if "\r\n" in text[: file.declared_to] else "\r" if "\r" in text[: file.declared_to] else "\n"
    yield Patch(file.declared_to, file.declared_to, f"#T_SP={NEW_LAYER}|{NEW_FEATURE}{end}")
    values = {
        at: _escape(span.norm) + (f"[{number}]" if span.last > span.first + 1 else "")
        for number, span in enumerate(spans, _highest_id(file) + 1)
        if span.norm is not None
        for at in range(span.first, span.last)
    }
    token = -1
    for row in file.rows:
        if row.problem is ProblemCode.MISSING_COLUMN:
            continue
        is_token = not row.part and row.problem is None
        token += is_token
        # A row with too many columns gets one more, or it would be one that can be read.
        wide = row.problem is ProblemCode.TOO_MANY_COLUMNS
        at = row.line.start + len(row.line.text) if wide else row.span(file.width - 1)[1]
        yield Patch(at, at, "\t" + (values.get(token, "_") if is_token else "_"))


def _escape(value: str) -> str:
    return _VALUE_ESCAPE.sub(lambda match: "\\" + {"\t": "t", "\n": "n"}.get(match.group(), match.group()), value)


def _unescape(raw: str) -> str:
    return _ESCAPED.sub(lambda match: _LETTERS.get(match.group(1), match.group(1)), raw)
