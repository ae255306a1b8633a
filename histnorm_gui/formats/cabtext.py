"""DTA-CAB's own text format: a line for each token, its analyses indented below it, the normalization in moot/word.

    vnd
            +[moot/word] und

The analyses begin with a tab. Lines that begin with %% are comments, an empty line ends a sentence.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from histnorm_gui.core.errors import ErrorCode, UserError
from histnorm_gui.core.source import Document, Source, Tokens, Written
from histnorm_gui.core.text import kind_of
from histnorm_gui.formats.decoding import Line, lines_of
from histnorm_gui.formats.streams import Patch, changed, stretches

_COMMENT = "%%"
_ANALYSIS = re.compile(r"\t\+?\[([^\]]*)\][ \t]?")
_NORM = "moot/word"
_HEAD = 1 << 14
_LINE_END = re.compile(r"\r\n|\r|\n")


class _Norm(NamedTuple):
    """A normalization: where it stands, and whether anything stands between it and the name of the analysis."""

    start: int
    text: str
    apart: bool


@dataclass(slots=True)
class _Token:
    """A token: its line, its normalization where it has one, and where its last line ends."""

    line: Line
    form: str
    norm: _Norm | None
    end: int


def sniff(data: bytes, text: str, name: str) -> bool:
    """Whether the first lines are tokens without a tab and indented analyses, one of which at least is of a token."""
    head = text.lstrip("\ufeff")[:_HEAD]
    lines = [line for line in _LINE_END.split(head)[: -1 if len(text) > _HEAD else None] if line.strip()]
    lines = [line for line in lines if not line.startswith(_COMMENT)]
    if not lines or lines[0].startswith("\t"):
        return False
    analyses = sum(_ANALYSIS.match(line) is not None for line in lines)
    return analyses > 0 and all(_ANALYSIS.match(line) or "\t" not in line for line in lines)


def read(source: Source) -> Document:
    """The tokens; line labels are line numbers. An empty normalization is none. Raises UserError NO_TOKENS."""
    tokens = Tokens()
    for token in _tokens(source):
        start = token.line.start
        norm = None if token.norm is None else token.norm.text or None
        tokens.add(token.form, kind_of(token.form), str(token.line.number), start, start + len(token.form), norm)
    if not tokens:
        raise UserError(ErrorCode.NO_TOKENS, path=source.name)
    return Document(source, tokens)


def write(source: Source, decisions: Sequence[Written | None]) -> bytes:
    """The same file with normalizations in the analysis moot/word, added as the last one where a token lacks it.

    Raises ValueError for a normalization with a line end in it.
    """
    if not any(decisions):
        return source.data
    return changed(source, _patches(source, decisions))


def _patches(source: Source, decisions: Sequence[Written | None]) -> Iterator[Patch]:
    line_end = _line_end(source)
    for token, written in zip(_tokens(source), decisions, strict=True):
        if written is None:
            continue
        if _LINE_END.search(written.norm):
            raise ValueError(f"a line cannot hold a line end: {written.norm!r}")
        norm = token.norm
        if norm is not None:
            yield Patch(norm.start, norm.start + len(norm.text), ("" if norm.apart else " ") + written.norm)
        else:
            yield Patch(token.end, token.end, f"{line_end}\t+[{_NORM}] {written.norm}")


def _line_end(source: Source) -> str:
    """The first line end of the file."""
    before = ""
    for text in stretches(source):
        found = _LINE_END.search(before + text)
        if found is not None and (found.group() != "\r" or found.end() < len(before + text)):
            return found.group()
        before = "\r" if found is not None else ""
    return before or "\n"


def _tokens(source: Source) -> Iterator[_Token]:
    token: _Token | None = None
    for line in lines_of(source):
        raw, end = line.text, line.start + len(line.text)
        if not raw.strip() or raw.startswith(_COMMENT):
            continue
        if not raw.startswith("\t"):
            if token is not None:
                yield token
            token = _Token(line, raw.rstrip(), None, end)
        elif token is not None:
            token.end = end
            found = _ANALYSIS.match(raw)
            if found is not None and found.group(1) == _NORM and token.norm is None:
                token.norm = _Norm(line.start + found.end(), raw[found.end() :], raw[found.end() - 1] in " \t")
    if token is not None:
        yield token
