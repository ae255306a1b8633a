"""Exporting manuscripts, and taking the decisions that an imported file brings along."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import TypeVar

from histnorm_gui.core.errors import ErrorCode, UserError
from histnorm_gui.core.model import (
    NO_REMARK,
    OPEN,
    Annotation,
    DecisionSource,
    Provenance,
    Remark,
    Status,
    Token,
    TokenKind,
)
from histnorm_gui.core.progress import UNWATCHED, Watch
from histnorm_gui.core.source import Document, Feature, Source, SourceFormat, Written
from histnorm_gui.core.suggestion import Candidate
from histnorm_gui.formats import doubt, plaintext, registry, tsv
from histnorm_gui.formats.decoding import lines
from histnorm_gui.services.manuscript_text import ManuscriptText

DECIDING, EXPORTING = "decide", "export"  # stages of work

# Formats in which an empty line ends a sentence.
_LINE_BASED = frozenset(
    {
        SourceFormat.TSV,
        SourceFormat.WORD_LIST,
        SourceFormat.TEXT,
        SourceFormat.CSV,
        SourceFormat.CONLLU,
        SourceFormat.CABTEXT,
        SourceFormat.WEBANNO,
    }
)
PLAIN = frozenset({SourceFormat.TEXT, SourceFormat.WORD_LIST})  # words stand in the place of words

_Row = TypeVar("_Row")


class Undecided(StrEnum):
    """What stands for a word that nobody has decided yet."""

    EMPTY = "empty"
    FORM = "form"
    SUGGESTION = "suggestion"


class ExportFormat(StrEnum):
    """What an export writes."""

    TEXT = "text"  # the normalized text
    TSV2 = "tsv2"  # form, normalization
    TSV4 = "tsv4"  # form, normalization, state, source of the decision
    SOURCE = "source"  # the imported file with the normalizations put in


@dataclass(frozen=True, slots=True)
class ExportToken:
    """A token with its state and the first candidate shown for it, where there is one.

    The first token of a join stands for all of it; the others are of the kind PART, open, and written with it.
    """

    token: Token
    annotation: Annotation
    suggestion: Candidate | None = None
    modernization: str | None = None  # empty: it has none; None: the project has no such layer
    remark: Remark | None = None  # its note and flag; None: those of the file are to stay

    @property
    def form(self) -> str:
        """The form as it is written: the parts of a join stand apart, as in the source."""
        return " ".join(self.token.parts) or self.token.form


def export(
    source: Source, tokens: Sequence[ExportToken], format: ExportFormat, undecided: Undecided, *, mark: bool = True
) -> bytes:
    """One manuscript as a file; ``tokens`` are all of the source's, in reading order (docs/formats.md).

    Running text comes back with its words replaced and everything else byte for byte; the text of other formats is its
    words with spaces between them and a line for each sentence or, where the source has lines, each line. A word filled
    in though nobody has decided it stands in ⟨ ⟩ in text and two columns unless ``mark`` is off, and is named by the
    columns state and source in four. A word without a suggestion is filled with its form.

    SOURCE gives back the imported file with the normalizations put in and nothing else changed: a token that has what
    the file says already, or that is open and to be left empty, stays as it is in the file.

    A join is one word in text and two columns; in four columns and in files that can say so its further parts have the
    state joined; in other files its normalization stands at the first of its tokens (see losses).

    Raises UserError TEXT_UNWRITABLE when the format cannot hold a normalization (a tab in columns), TEXT_UNENCODABLE
    when the source's encoding cannot; SOURCE_DIFFERS when the file is not read in the tokens that the project has.
    """
    try:
        return _exported(source, tokens, format, undecided, mark)
    except ValueError as error:
        raise UserError(ErrorCode.TEXT_UNWRITABLE, path=source.name, reason=str(error)) from error


def export_tokens(text: ManuscriptText, modernizes: bool, watch: Watch = UNWATCHED) -> list[ExportToken]:
    """The tokens of a manuscript with all that an export can write of them; modernizations where it has that layer."""
    tokens = []
    for token in watch.over(text.tokens, EXPORTING, len(text.tokens)):
        part = token.kind is TokenKind.PART
        first = next(iter(text.candidates(token)), None)
        remark = None if part else text.remark(token.id)
        modern = remark.modernization or "" if modernizes and remark is not None else None
        annotation = OPEN if part else text.annotation(token.id)
        tokens.append(ExportToken(token, annotation, first, modern, remark))
    return tokens


def open_tokens(document: Document, annotations: Sequence[Annotation], watch: Watch = UNWATCHED) -> list[ExportToken]:
    """The tokens of a document that is in no project, to be exported with these annotations."""
    found: list[ExportToken] = []
    first = 0  # where the join begins that a token may belong to
    for at, (token, annotation) in enumerate(
        watch.over(zip(document.tokens, annotations, strict=True), EXPORTING, len(annotations))
    ):
        plain = Token(at, 0, at, token.line, token.form, token.kind, token.start, token.end)
        if token.joined and at:
            whole = found[first].token
            parts = (*(whole.parts or (whole.form,)), token.form)
            whole = replace(whole, form="".join(parts), kind=TokenKind.WORD, parts=parts, end=max(whole.end, token.end))
            found[first] = replace(found[first], token=whole)
            found.append(ExportToken(replace(plain, kind=TokenKind.PART), OPEN))
        else:
            first = at
            remark = document.remarks.get(at, NO_REMARK)
            found.append(ExportToken(plain, annotation, modernization=token.modernization, remark=remark))
    return found


def decisions(document: Document, at: str, editor: str = "", watch: Watch = UNWATCHED) -> list[Annotation]:
    """One annotation a token, for a file whose second column counts as decided.

    Words with a normalization are accepted, imported at ``at`` (UTC, ISO 8601) by ``editor``; words without one and
    punctuation are open.
    """
    provenance = Provenance(DecisionSource.IMPORTED, at, editor=editor)
    known: dict[str, Annotation] = {}  # one for each normalization, however many words have it
    found = []
    for token in watch.over(document.tokens, DECIDING, len(document.tokens)):
        norm = token.normalization
        if norm is None or token.kind is not TokenKind.WORD:
            found.append(OPEN)
            continue
        annotation = known.get(norm)
        if annotation is None:
            annotation = known[norm] = Annotation(Status.ACCEPTED, norm, provenance)
        found.append(annotation)
    return found


def _exported(
    source: Source, tokens: Sequence[ExportToken], format: ExportFormat, undecided: Undecided, mark: bool
) -> bytes:
    if format is ExportFormat.SOURCE:
        return _into_source(source, tokens, undecided, mark)
    if format is ExportFormat.TEXT:
        if source.format is SourceFormat.TEXT:
            return plaintext.replace(source, _replacements(tokens, undecided, mark))
        return _running_text(source, tokens, undecided, mark)
    broken = _after_breaks(source, tokens)
    if format is ExportFormat.TSV2:
        return tsv.write_two_columns(_pairs(tokens, broken, undecided, mark))
    modern = any(item.modernization for item in tokens)
    remarks = any(item.remark is not None and (item.remark.note or item.remark.flagged) for item in tokens)
    rows = _with_breaks([_four(item, undecided) for item in tokens], broken)
    return tsv.write_four_columns(rows, modernization=modern, remarks=remarks)


def _into_source(source: Source, tokens: Sequence[ExportToken], undecided: Undecided, mark: bool) -> bytes:
    features = registry.features(source)
    watched = source.watch.over(tokens, EXPORTING, len(tokens))
    written = [_written(item, undecided, mark, features) for item in watched]
    if source.format in PLAIN:  # by the places of the tokens, however this version would cut the text today
        return plaintext.replace(
            source,
            [
                (item.token.start, item.token.end, new.norm if new.decided else doubt.mark(new.norm))
                for item, new in zip(tokens, written, strict=True)
                if new is not None and not (new.decided and new.norm == item.form)
            ],
        )
    document = registry.reader(source.format)(source)
    given = [
        Written(token.normalization or "", modernization=token.modernization, joined=token.joined)
        if token.normalization is not None or token.joined
        else None
        for token in document.tokens
    ]
    if len(given) != len(tokens):
        raise UserError(ErrorCode.SOURCE_DIFFERS, path=source.name, found=len(given), expected=len(tokens))
    parted = _with_partings(written, given)
    changed = [None if _says_so(new, old) else new for new, old in zip(parted, given, strict=True)]
    data = registry.write(source, changed)
    if Feature.REMARKS not in features:
        return data
    return registry.write_remarks(replace(source, data=data), _new_remarks(tokens, document.remarks))


def _new_remarks(tokens: Sequence[ExportToken], given: Mapping[int, Remark]) -> dict[int, Remark]:
    """Notes and flags that differ from those of the file."""
    found = {}
    for at, item in enumerate(tokens):
        if item.remark is not None:
            old, new = given.get(at, NO_REMARK), item.remark
            if (new.note, new.flagged) != (old.note, old.flagged):
                found[at] = new
    return found


def _with_partings(written: Sequence[Written | None], given: Sequence[Written | None]) -> list[Written | None]:
    """What is written, with those joins of the file parted of which a token is decided anew."""
    found = list(written)
    at = 0
    while at < len(found):
        end = at + 1
        while end < len(found) and (old := given[end]) is not None and old.joined:
            end += 1
        if any(new is not None for new in written[at:end]):
            found[at + 1 : end] = [Written("", decided=False) if new is None else new for new in written[at + 1 : end]]
        at = end
    return found


def _says_so(new: Written | None, old: Written | None) -> bool:
    """Whether the file has already what is to be written."""
    if new is None or old is None or not new.decided:
        return False
    modern = new.modernization is None or new.modernization == (old.modernization or "")
    return (new.norm, new.joined) == (old.norm, old.joined) and modern


def _written(item: ExportToken, undecided: Undecided, mark: bool, features: frozenset[Feature]) -> Written | None:
    """What a token has to have in its file, None where it is to stay as it is there."""
    if item.token.kind is TokenKind.PART:
        return Written("", joined=True) if Feature.JOIN in features else None
    if item.annotation.normalization is not None:
        modern = item.modernization if Feature.MODERNIZATION in features else None
        return Written(item.annotation.normalization, modernization=modern)
    if undecided is Undecided.EMPTY or not _is_open(item):
        return None
    return Written(_filled(item, undecided)[0], decided=not mark)


def _filled(item: ExportToken, undecided: Undecided) -> tuple[str, str]:
    """The normalization to write and the word for its source in the fourth column."""
    if item.annotation.normalization is not None:
        return item.annotation.normalization, item.annotation.provenance.source.value
    if item.token.kind is TokenKind.PART:
        return "", DecisionSource.NONE.value
    if item.token.kind is not TokenKind.WORD:
        return item.token.form, DecisionSource.NONE.value
    if undecided is Undecided.EMPTY:
        return "", DecisionSource.NONE.value
    if undecided is Undecided.SUGGESTION and item.suggestion is not None:
        return item.suggestion.norm, DecisionSource.SUGGESTION.value
    return item.form, DecisionSource.FORM.value


def _is_open(item: ExportToken) -> bool:
    """Whether the editor still has to decide the token: punctuation is never decided."""
    return item.token.kind is TokenKind.WORD and not item.annotation.decided


def _in_text(item: ExportToken, undecided: Undecided, mark: bool) -> str:
    norm, _ = _filled(item, undecided)
    return doubt.mark(norm) if mark and _is_open(item) else norm


def _two(item: ExportToken, undecided: Undecided, mark: bool) -> tuple[str, str]:
    norm, _ = _filled(item, undecided)
    # An empty cell says by itself that the word is not decided.
    return item.form, doubt.mark(norm) if mark and norm and _is_open(item) else norm


def _four(item: ExportToken, undecided: Undecided) -> tsv.Row:
    """A row; each part of a join has one of its own, and all but the first say that they belong to the one before."""
    norm, source = _filled(item, undecided)
    form = item.token.parts[0] if item.token.parts else item.token.form
    if item.token.kind is TokenKind.PART:
        return tsv.Row(form, norm, tsv.JOINED_STATE, source)
    punctuation = item.token.kind is not TokenKind.WORD and not item.annotation.decided
    state = tsv.PUNCTUATION_STATE if punctuation else item.annotation.status.value
    remark = tsv.remark_cells(item.remark or NO_REMARK)
    return tsv.Row(form, norm, state, source, item.modernization or "", *remark)


def _replacements(tokens: Sequence[ExportToken], undecided: Undecided, mark: bool) -> list[tuple[int, int, str]]:
    """Stretches of the source with what stands in their place; a join is one stretch."""
    shown = (item for item in tokens if item.token.kind is not TokenKind.PART)
    written = ((item, _in_text(item, undecided, mark)) for item in shown)
    return [(item.token.start, item.token.end, norm) for item, norm in written if norm != item.form]


def _running_text(source: Source, tokens: Sequence[ExportToken], undecided: Undecided, mark: bool) -> bytes:
    sentences: list[list[str]] = [[]]
    broken = _after_breaks(source, tokens)
    by_line = _knows_lines(source, tokens)
    for index, item in enumerate(tokens):
        if index in broken or (by_line and index and item.token.line != tokens[index - 1].token.line):
            sentences.append([])
        norm = _in_text(item, undecided, mark)
        if norm:
            sentences[-1].append(norm)
    return "".join(" ".join(sentence) + "\n" for sentence in sentences).encode("utf-8")


def _knows_lines(source: Source, tokens: Sequence[ExportToken]) -> bool:
    """Whether the labels of tokens are those of lines or sentences of the text, rather than of rows or of tokens."""
    if source.format is SourceFormat.CORA:
        return any("," in item.token.line for item in tokens)  # without layout its tokens are counted
    return source.format not in (*_LINE_BASED, SourceFormat.XLSX, SourceFormat.EXB)


def _after_breaks(source: Source, tokens: Sequence[ExportToken]) -> frozenset[int]:
    """Indices of the tokens, the first excepted, that are preceded by an empty line in the source."""
    if source.format not in _LINE_BASED:
        return frozenset()
    breaks = iter([line.start for line in lines(source.text) if not line.text.strip()])
    following = next(breaks, None)
    found: set[int] = set()
    for index, item in enumerate(tokens):
        while following is not None and following < item.token.start:
            if index:
                found.add(index)
            following = next(breaks, None)
    return frozenset(found)


def _pairs(
    tokens: Sequence[ExportToken], broken: frozenset[int], undecided: Undecided, mark: bool
) -> Iterator[tuple[str, str] | None]:
    """Rows of two columns, None for an empty line; a join is one row."""
    for index, item in enumerate(tokens):
        if item.token.kind is TokenKind.PART:
            continue
        if index in broken:
            yield None
        yield _two(item, undecided, mark)


def _with_breaks(rows: Sequence[_Row], broken: frozenset[int]) -> Iterator[_Row | None]:
    for index, row in enumerate(rows):
        if index in broken:
            yield None
        yield row
