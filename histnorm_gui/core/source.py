"""What an import reads: the source exactly as it was, and the tokens found in it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from histnorm_gui.core.model import TokenKind


class SourceFormat(StrEnum):
    """The formats a source can have; the value is what is kept in the project file."""

    TSV = "tsv"  # form, normalization
    WORD_LIST = "wordlist"  # one form a line
    TEXT = "text"  # running text


@dataclass(frozen=True, slots=True)
class Source:
    """A source file as it was read: ``data`` is every byte of it.

    ``encoding`` is a Python codec name that decodes and encodes ``data`` without loss ("utf-8", or "utf-8-sig" for
    a file that begins with a byte order mark).
    """

    name: str
    format: SourceFormat
    data: bytes
    encoding: str = "utf-8"

    @property
    def text(self) -> str:
        """The decoded source text, to which the offsets of tokens refer; line ends are untouched."""
        return self.data.decode(self.encoding)


@dataclass(frozen=True, slots=True)
class SourceToken:
    """A token as a reader found it; ``normalization`` is None where the source gives none."""

    form: str
    kind: TokenKind
    line: str
    start: int
    end: int
    normalization: str | None = None


class ProblemCode(StrEnum):
    """Why a row of a source was left out."""

    MISSING_COLUMN = "missing-column"
    EMPTY_FORM = "empty-form"
    TOO_MANY_COLUMNS = "too-many-columns"


@dataclass(frozen=True, slots=True)
class RowProblem:
    """A row that could not be read: ``line`` counts from 1; ``text`` is the row, shortened for display."""

    line: int
    code: ProblemCode
    text: str


@dataclass(frozen=True, slots=True)
class Document:
    """A source with its tokens in reading order, and the rows that were left out."""

    source: Source
    tokens: tuple[SourceToken, ...]
    problems: tuple[RowProblem, ...] = ()
