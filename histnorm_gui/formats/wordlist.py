"""Word lists: one form a line, an empty line between sentences."""

from __future__ import annotations

from collections.abc import Sequence

from histnorm_gui.core.errors import ErrorCode, UserError
from histnorm_gui.core.source import Document, ProblemCode, RowProblem, Source, Tokens, Written
from histnorm_gui.core.text import kind_of
from histnorm_gui.formats.decoding import lines_of
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
    for line in lines_of(source):
        form = line.text.strip()
        if "\t" in form:
            problems.append(RowProblem(line.number, ProblemCode.TOO_MANY_COLUMNS, form[:_SHOWN]))
        elif form:
            start = line.start + line.text.index(form)
            tokens.add(form, kind_of(form), str(line.number), start, start + len(form))
    if not tokens and problems:
        found = problems[0].text.count("\t") + 1
        raise UserError(ErrorCode.TSV_COLUMNS, path=source.name, line=problems[0].line, found=found, expected=1)
    if not tokens:
        raise UserError(ErrorCode.NO_TOKENS, path=source.name)
    return Document(source, tokens, tuple(problems))


def write(source: Source, decisions: Sequence[Written | None]) -> bytes:
    """The same list with normalizations in the place of forms; what nobody has decided stands in ⟨ ⟩.

    Raises ValueError for a normalization with a line end in it.
    """
    spans = []
    for token, written in zip(read(source).tokens, decisions, strict=True):
        if written is None:
            continue
        if "\n" in written.norm or "\r" in written.norm:
            raise ValueError(f"a line cannot hold a line end: {written.norm!r}")
        spans.append((token.start, token.end, written.norm if written.decided else mark(written.norm)))
    return replace(source, spans)
