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
from histnorm_gui.core.source import Document, Feature, ProblemCode, RowProblem, Source, SourceToken, Tokens, Written
from histnorm_gui.core.text import kind_of
from histnorm_gui.formats.decoding import Line, lines_of
from histnorm_gui.formats.joins import Span, changed
from histnorm_gui.formats.streams import Patch, changing, collected, stretches
from histnorm_gui.formats.webanno_layer import EMPTY, NO_VALUE, Annotation, Layer, items

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
_AT_ONCE = 512  # rows


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

    @property
    def is_token(self) -> bool:
        """Whether it is a token of its own: not what cannot be read, and no part of one."""
        return self.problem is None and not self.part

    def span(self, column: int) -> tuple[int, int]:
        """Where a cell begins and ends in the text of the file."""
        start = self.line.start + sum(map(len, self.cells[:column])) + column
        return start, start + len(self.cells[column])


@dataclass(slots=True)
class _Head:
    """What stands before the rows of a file: its columns, and where another layer can be declared."""

    columns: list[_Column] = field(default_factory=list)
    declared_to: int = 0  # offset behind the last line of the declarations

    @property
    def width(self) -> int:
        """How many cells a row has."""
        return _FIXED + len(self.columns)


def read(source: Source) -> Document:
    """Read the tokens; parts of tokens that have annotations of their own are no tokens.

    An annotation over several tokens joins them, as long as none of the others has one of its own. Line labels are the
    numbers of sentences. Raises UserError NO_TOKENS, TSV_COLUMNS when no row can be read, OPTION_UNKNOWN for an unknown
    feature.
    """
    head = _head(source)
    column = _column(source, head)
    tokens = Tokens()
    problems: list[RowProblem] = []
    first: _Row | None = None
    for rows in _groups(source, head, column):
        first = first or rows[0]
        for token in _tokens(rows, column, _layer(rows, head, column)):
            tokens.add(*token)
        problems += [
            RowProblem(row.line.number, row.problem, row.line.text[:_SHOWN]) for row in rows if row.problem is not None
        ]
    if not tokens:
        if problems and first is not None:
            found = first.line.text.count("\t") + 1
            raise UserError(
                ErrorCode.TSV_COLUMNS, path=source.name, line=problems[0].line, found=found, expected=head.width
            )
        raise UserError(ErrorCode.NO_TOKENS, path=source.name)
    return Document(source, tokens, tuple(problems))


def write(source: Source, decisions: Sequence[Written | None]) -> bytes:
    """The same file with normalizations in the feature; annotations that it does not have yet are added.

    Raises ValueError for a normalization with a carriage return, for which the format has no escape.
    """
    return collected(writing(source, decisions)) if any(decisions) else source.data


def writing(source: Source, decisions: Sequence[Written | None]) -> Iterator[bytes]:
    """What ``write`` gives, in parts that are made when they are asked for; there is something to write."""
    for written in decisions:
        if written is not None and "\r" in written.norm:
            raise ValueError(f"WebAnno TSV cannot hold a carriage return: {written.norm!r}")
    head = _head(source)
    column = _column(source, head)
    if column is None:
        return changing(source, _new_layer(source, head, decisions))
    return changing(source, _in_layer(source, head, column, decisions))


def features(_source: Source) -> frozenset[Feature]:
    """An annotation over several tokens is a join."""
    return frozenset({Feature.JOIN})


def choices(source: Source) -> Mapping[str, Sequence[str]]:
    """The option ``feature`` with the features of all span layers."""
    head = _head(source)
    default = _default(head)
    names = [_name(column) for column in head.columns if column.is_span]
    return {"feature": list(dict.fromkeys([NONE if default is None else _name(default), NONE, *names]))}


def sniff(data: bytes, text: str, name: str) -> bool:
    """Whether the first line says so."""
    return text.lstrip("\ufeff").startswith("#FORMAT=WebAnno TSV 3")


def _head(source: Source) -> _Head:
    """The declarations: they end with the first row."""
    head = _Head()
    declares = False
    for line in lines_of(source):
        if declares:
            head.declared_to = line.start
        declares = line.text.startswith(("#T_", "#FORMAT="))
        if line.text.startswith("#T_"):
            _declare(head, line.text)
        elif line.text.strip() and not line.text.startswith("#"):
            break
    return head


def _declare(head: _Head, text: str) -> None:
    match = _LAYER.fullmatch(text)
    if match is None:
        return
    for feature in (match.group(3) or "").split("|"):
        head.columns.append(_Column(_FIXED + len(head.columns), match.group(2), feature, match.group(1) == "SP"))


def _rows(source: Source, head: _Head) -> Iterator[_Row]:
    """The rows of a file in order, those that cannot be read among them."""
    for line in lines_of(source):
        if line.text.strip() and not line.text.startswith("#"):
            yield _row(head, line)


def _row(head: _Head, line: Line) -> _Row:
    cells = line.text.split("\t")
    number = _NUMBER.fullmatch(cells[0])
    if number is None or len(cells) < head.width:
        return _Row(line, cells, "", False, ProblemCode.MISSING_COLUMN)
    sentence, part = number.group(1), number.group(3) is not None
    # A row may end with a tab, and some have one more.
    if any(cells[head.width :]):
        return _Row(line, cells, sentence, part, ProblemCode.TOO_MANY_COLUMNS)
    return _Row(line, cells, sentence, part, None if cells[2] else ProblemCode.EMPTY_FORM)


def _groups(
    source: Source, head: _Head, column: _Column | None, decisions: Sequence[Written | None] = ()
) -> Iterator[list[_Row]]:
    """The rows some hundreds at a time, so that no annotation of the layer, and no join that is to be written, goes
    over from one group to the next."""
    columns = [] if column is None else _siblings(head, column)
    group: list[_Row] = []
    before: _Row | None = None
    at = 0  # tokens so far
    for row in _rows(source, head):
        if row.is_token:
            joined = at < len(decisions) and (written := decisions[at]) is not None and written.joined
            if len(group) >= _AT_ONCE and not joined and not (before and _shared(before, row, columns)):
                yield group
                group = []
            before, at = row, at + 1
        group.append(row)
    if group:
        yield group


def _shared(before: _Row, row: _Row, columns: Sequence[int]) -> bool:
    """Whether an annotation may be over both tokens."""
    here = {item.id for column in columns for item in items(row.cells[column])} - {""}
    return bool(here) and any(item.id in here for column in columns for item in items(before.cells[column]))


def _tokens(rows: Sequence[_Row], column: _Column | None, layer: Layer | None) -> list[SourceToken]:
    """The tokens of a group of rows."""
    found: list[SourceToken] = []
    current: Annotation | None = None  # the one that the token before has its normalization from
    for at, row in enumerate(row for row in rows if row.is_token):
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
        found.append(SourceToken(form, kind_of(form), row.sentence, start, end, norm, joined))
    return found


def _name(column: _Column) -> str:
    return f"{column.layer}|{column.feature}"


def _column(source: Source, head: _Head) -> _Column | None:
    chosen = source.options.get("feature")
    if chosen is None:
        return _default(head)
    if chosen == NONE:
        return None
    for column in head.columns:
        if column.is_span and _name(column) == chosen:
            return column
    known = [NONE, *(_name(column) for column in head.columns if column.is_span)]
    raise UserError(ErrorCode.OPTION_UNKNOWN, path=source.name, option=f"feature={chosen}", known=known)


def _default(head: _Head) -> _Column | None:
    spans = [column for column in head.columns if column.is_span and column.feature]
    speaking = [column for column in spans if _SPEAKING.search(column.layer.rpartition(".")[2])]
    for name in _VALUE_NAMES:
        for column in speaking:
            if column.feature.casefold() == name:
                return column
    named = [column for column in spans if _SPEAKING.search(column.feature)]
    return next(iter([*named, *speaking]), None)


def _siblings(head: _Head, column: _Column) -> list[int]:
    """The columns of a layer."""
    return [other.number for other in head.columns if other.layer == column.layer]


def _layer(rows: Sequence[_Row], head: _Head, column: _Column | None) -> Layer | None:
    """The annotations on the tokens of a group of rows."""
    if column is None:
        return None
    return Layer([row.cells for row in rows if row.is_token], _siblings(head, column))


def _in_layer(source: Source, head: _Head, column: _Column, decisions: Sequence[Written | None]) -> Iterator[Patch]:
    """Changes in a layer that is there: a value is replaced wherever its span goes, a missing one is added, and one
    over other tokens than before comes back over these with all its values."""
    number = _highest_id(source, head)
    done = 0
    for rows in _groups(source, head, column, decisions):
        layer = _layer(rows, head, column)
        assert layer is not None
        tokens = _tokens(rows, column, layer)
        for span in changed(tokens, decisions[done : done + len(tokens)]):
            number += _put(layer, column, span, number + 1)
        places = [row for row in rows if row.is_token]
        for at, index, content in layer.changes():
            start, end = places[at].span(index)
            yield Patch(start, end, content)
        done += len(tokens)


def _put(layer: Layer, column: _Column, span: Span, number: int) -> bool:
    """Have a span in a layer; returns whether it is a new annotation, which may have taken the number."""
    there = layer.starting(span.first)
    if there is not None and span.norm is not None and (span.alone or span.was == span.last):
        layer.set(there, column.number, _escape(span.norm))
        return False
    if span.norm is None:
        return False
    values = {} if there is None else dict(there.values)
    for at in range(span.first, span.last):
        gone = layer.starting(at)
        if gone is not None:
            layer.remove(gone)
    layer.add(span.first, span.last, {**values, column.number: _escape(span.norm)}, number)
    return True


def _highest_id(source: Source, head: _Head) -> int:
    lines = (line for line in lines_of(source) if "[" in line.text and not line.text.startswith("#"))
    cells = (cell for line in lines for cell in line.text.split("\t")[_FIXED : head.width] if "[" in cell)
    return max((int(item.id) for cell in cells for item in items(cell) if item.id), default=0)


def _new_layer(source: Source, head: _Head, decisions: Sequence[Written | None]) -> Iterator[Patch]:
    """A declaration behind the others and a column at the end of every row."""
    before = _beginning(source, head.declared_to)
    end = "\r\n" if "\r\n" in before else "\r" if "\r" in before else "\n"
    yield Patch(head.declared_to, head.declared_to, f"#T_SP={NEW_LAYER}|{NEW_FEATURE}{end}")
    number, done = _highest_id(source, head), 0
    for rows in _groups(source, head, None, decisions):
        tokens = _tokens(rows, None, None)
        values: dict[int, str] = {}
        for span in changed(tokens, decisions[done : done + len(tokens)]):
            number += 1
            if span.norm is not None:
                value = _escape(span.norm) + (f"[{number}]" if span.last > span.first + 1 else "")
                values.update(dict.fromkeys(range(span.first, span.last), value))
        done += len(tokens)
        yield from _further_column(rows, head, values)


def _further_column(rows: Sequence[_Row], head: _Head, values: Mapping[int, str]) -> Iterator[Patch]:
    token = -1
    for row in rows:
        if row.problem is ProblemCode.MISSING_COLUMN:
            continue
        token += row.is_token
        # A row with too many columns gets one more, or it would be one that can be read.
        wide = row.problem is ProblemCode.TOO_MANY_COLUMNS
        at = row.line.start + len(row.line.text) if wide else row.span(head.width - 1)[1]
        yield Patch(at, at, "\t" + (values.get(token, "_") if row.is_token else "_"))


def _beginning(source: Source, length: int) -> str:
    """The first characters of a source."""
    kept: list[str] = []
    for part in stretches(source):
        kept.append(part)
        if sum(map(len, kept)) >= length:
            break
    return "".join(kept)[:length]


def _escape(value: str) -> str:
    return _VALUE_ESCAPE.sub(lambda match: "\\" + {"\t": "t", "\n": "n"}.get(match.group(), match.group()), value)


def _unescape(raw: str) -> str:
    return _ESCAPED.sub(lambda match: _LETTERS.get(match.group(1), match.group(1)), raw)
