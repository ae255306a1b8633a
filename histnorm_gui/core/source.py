"""What an import reads: the source exactly as it was, and the tokens found in it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from histnorm_gui.core.model import Remark
from histnorm_gui.core.progress import UNWATCHED, Watch
from histnorm_gui.core.tokens import SourceToken, Tokens

__all__ = [
    "Document",
    "Notice",
    "NoticeCode",
    "Place",
    "ProblemCode",
    "RowProblem",
    "Source",
    "SourceFormat",
    "SourceToken",
    "Tokens",
    "Written",
]


class SourceFormat(StrEnum):
    """The formats a source can have; the value is what is kept in the project file."""

    TSV = "tsv"  # form, normalization
    WORD_LIST = "wordlist"  # one form a line
    TEXT = "text"  # running text
    CSV = "csv"  # columns chosen by options
    XLSX = "xlsx"
    TEI = "tei"  # TEI P5 and its relatives with w elements (DTA-CAB)
    VARD = "vard"  # VARD 2
    TCF = "tcf"  # D-SPIN text corpus format
    FOLIA = "folia"
    CORA = "cora"  # CorA-XML, also the dialect of ReM and ReN
    PAGE = "page"  # PAGE XML
    ALTO = "alto"  # ALTO 2 and 4
    EXB = "exb"  # EXMARaLDA basic transcription
    XMI = "xmi"  # UIMA CAS
    CONLLU = "conllu"
    CABTEXT = "cabtext"  # DTA-CAB's own text format
    CORATEXT = "coratext"  # CorA's transcription format
    WEBANNO = "webanno"  # WebAnno TSV 3


@dataclass(frozen=True, slots=True)
class Source:
    """A source file as it was read: ``data`` is every byte of it.

    ``encoding`` is a Python codec name that decodes and encodes ``data`` without loss ("utf-8", or "utf-8-sig" for
    a file that begins with a byte order mark). ``options`` are what the editor chose for reading it (a column, a
    tier), by the names that the format's module documents. ``watch`` is told how far reading or writing it is, and may
    stop that with Cancelled; it is no part of the source. ``remarks_read`` is False where notes and flags in it were
    not read when it was imported: then what the project does not say of a token is no reason to take anything away.
    """

    name: str
    format: SourceFormat
    data: bytes
    encoding: str = "utf-8"
    options: Mapping[str, str] = field(default_factory=dict)
    watch: Watch = field(default=UNWATCHED, compare=False, repr=False)
    remarks_read: bool = field(default=True, compare=False)

    @property
    def text(self) -> str:
        """The decoded source text, to which the offsets of tokens refer; line ends are untouched."""
        return self.data.decode(self.encoding)


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


class NoticeCode(StrEnum):
    """What an editor should know of something that was read."""

    OUTSIDE_ORDER = "outside-order"  # it follows at the end: the reading order of its page does not name it


@dataclass(frozen=True, slots=True)
class Notice:
    """Something that was read, but perhaps not as the file means it: ``line`` as of problems, ``text`` names it."""

    line: int
    code: NoticeCode
    text: str


@dataclass(frozen=True, slots=True)
class Place:
    """Where a line is on its image: the image's name as the source gives it, and a polygon in the image's pixels."""

    image: str
    points: tuple[tuple[int, int], ...] = ()


@dataclass(frozen=True, slots=True)
class Document:
    """A source with its tokens in reading order, and the rows that were left out.

    ``notices`` are about what was read all the same.
    ``places`` says for the lines of some formats (by the tokens' line label) where they are on the facsimile.
    ``remarks`` are the notes and flags that the file has, by the index of their token; tokens without are not named.
    """

    source: Source
    tokens: Tokens
    problems: tuple[RowProblem, ...] = ()
    places: Mapping[str, Place] = field(default_factory=dict)
    notices: tuple[Notice, ...] = ()
    remarks: Mapping[int, Remark] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Written:
    """A normalization to be put into the source; ``decided`` is False for one that only fills an open token.

    ``modernization`` is written where the format has a place for it beside the normalization: empty takes away what is
    there, None leaves it. ``joined`` says that the
    token shares the normalization of the one before it; only formats that can say so are given it.
    """

    norm: str
    decided: bool = True
    modernization: str | None = None
    joined: bool = False


class Feature(StrEnum):
    """What only some files have a place for."""

    JOIN = "join"  # several tokens with one normalization between them
    OPEN_JOIN = "open-join"  # and several tokens that belong together though they have none yet
    MODERNIZATION = "modernization"  # beside the normalization
    REMARKS = "remarks"  # notes and flags
