"""Word lists: one form a line, an empty line between sentences."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from histnorm_gui.core.errors import ErrorCode, UserError
from histnorm_gui.core.source import Document, ProblemCode, RowProblem, Source, Tokens, Written
from histnorm_gui.core.text import kind_of
from histnorm_gui.formats.decoding import Line, lines_of
from histnorm_gui.formats.doubt import mark
from histnorm_gui.formats.plaintext import replace

_SHOWN = 80  # characters of an unreadable line that are shown


def read(source: Source) -> Document:
    """Read one form from each line, without the white space around it; spaces inside a form stay.

    A line with a tab inside is a problem, since it holds more than a form. Raises UserError TSV_COLUMNS (expected
    1) when all lines are like that, NO_TOKENS when there is none to read.
    """
    tokens = Tokens()
    problems: list[RowProblem] = []
    for line, form in _found(source):
        if "\t" in form:
            problems.append(RowProblem(line.number, ProblemCode.TOO_MANY_COLUMNS, form[:_SHOWN]))
        else:
            start = line.start + line.text.index(form)
            tokens.add(form, kind_of(form), str(line.number), start, start + len(form))
    if not tokens and problems:
        found = problems[0].text.count("\t") + 1
        raise UserError(ErrorCode.TSV_COLUMNS, path=source.name, line=problems[0].line, found=found, expected=1)
    if not tokens:
        raise UserError(ErrorCode.NO_TOKENS, path=source.name)
    return Document(source, tokens, tuple(problems))


def _found(source: Source) -> Iterator[tuple[Line, str]]:
    """The lines that are not white, with what stands in them."""
    for line in lines_of(source):
        form = line.text.strip()
        if form:
            yield line, form


def write(source: Source, decisions: Sequence[Written | None]) -> bytes:
    """The same list with normalizations in the place of forms; what nobody has decided stands in ⟨ ⟩.

    Raises ValueError for a normalization with a line end in it.
    """
    return replace(source, _spans(source, decisions)) if any(decisions) else source.data


def _spans(source: Source, decisions: Sequence[Written | None]) -> Iterator[tuple[int, int, str]]:
    readable = ((line, form) for line, form in _found(source) if "\t" not in form)
    for (line, form), written in zip(readable, decisions, strict=True):
        if written is None:
            continue
        if "\n" in written.norm or "\r" in written.norm:
            raise ValueError(f"a line cannot hold a line end: {written.norm!r}")
        start = line.start + line.text.index(form)
        yield start, start + len(form), written.norm if written.decided else mark(written.norm)
