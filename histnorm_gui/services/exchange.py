"""Exporting manuscripts."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from enum import StrEnum
from typing import TypeVar

from histnorm_gui.core.errors import ErrorCode, UserError
from histnorm_gui.core.model import NO_REMARK, DecisionSource, Remark, TokenKind
from histnorm_gui.core.sequences import Repeated
from histnorm_gui.core.source import Feature, Source, SourceFormat, SourceToken, Tokens, Written
from histnorm_gui.formats import doubt, plaintext, registry, tsv
from histnorm_gui.formats.streams import collected, encoding, lines_in, stretches
from histnorm_gui.services.export_tokens import DocumentTokens, ExportToken, TextTokens
from histnorm_gui.services.manuscript_text import ManuscriptText

EXPORTING = "export"  # the stage of work

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

_PARTED = Written("", decided=False)  # of a token that was part of a join, and is none any more
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
    return collected(exporting(source, tokens, format, undecided, mark=mark))


def exporting(
    source: Source, tokens: Sequence[ExportToken], format: ExportFormat, undecided: Undecided, *, mark: bool = True
) -> Iterator[bytes]:
    """What ``export`` gives, in parts that are made when they are asked for; raises the same, perhaps after some."""
    try:
        yield from _exported(source, tokens, format, undecided, mark)
    except ValueError as error:
        raise UserError(ErrorCode.TEXT_UNWRITABLE, path=source.name, reason=str(error)) from error


def text_tokens(text: ManuscriptText, modernizes: bool, undecided: Undecided) -> TextTokens:
    """The tokens of a manuscript for an export in which this stands for undecided words."""
    return TextTokens(text, modernizes, suggests=undecided is Undecided.SUGGESTION)


def _exported(
    source: Source, tokens: Sequence[ExportToken], format: ExportFormat, undecided: Undecided, mark: bool
) -> Iterable[bytes]:
    if format is ExportFormat.SOURCE:
        return _into_source(source, tokens, undecided, mark)
    if format is ExportFormat.TEXT:
        if source.format is SourceFormat.TEXT:
            return plaintext.replacing(source, _replacements(source, tokens, undecided, mark))
        return _running_text(source, tokens, undecided, mark)
    broken = _after_breaks(source, tokens)
    if format is ExportFormat.TSV2:
        return tsv.writing_two_columns(_pairs(_watched(source, tokens), broken, undecided, mark))
    modern, remarks = _modernized(tokens), _noted(tokens)
    rows = _with_breaks((_four(item, undecided) for item in _watched(source, tokens)), broken)
    return tsv.writing_four_columns(rows, modernization=modern, remarks=remarks)


def _watched(source: Source, tokens: Sequence[ExportToken]) -> Iterator[ExportToken]:
    """The tokens; the source's watch is told how many of them were written."""
    return source.watch.over(tokens, EXPORTING, len(tokens))


def _modernized(tokens: Sequence[ExportToken]) -> bool:
    if isinstance(tokens, TextTokens | DocumentTokens):
        return tokens.modernized
    return any(item.modernization for item in tokens)


def _noted(tokens: Sequence[ExportToken]) -> bool:
    if isinstance(tokens, TextTokens | DocumentTokens):
        return tokens.noted
    return any(item.remark is not None and (item.remark.note or item.remark.flagged) for item in tokens)


def _into_source(source: Source, tokens: Sequence[ExportToken], undecided: Undecided, mark: bool) -> Iterable[bytes]:
    features = registry.features(source)
    made = _all_written(tokens, undecided, mark, features)
    written = source.watch.over(made, EXPORTING, len(tokens))
    if source.format in PLAIN:  # by the places of the tokens, however this version would cut the text today
        return plaintext.replacing(
            source,
            (
                (start, end, new.norm if new.decided else doubt.mark(new.norm))
                for (start, end, form), new in zip(_spans(tokens), written, strict=True)
                if new is not None and not (new.decided and new.norm == form)
            ),
        )
    if isinstance(tokens, DocumentTokens) and tokens.document.source == source:
        document = tokens.document
    else:
        document = registry.reader(source.format)(source)
    if len(document.tokens) != len(tokens):
        found = len(document.tokens)
        raise UserError(ErrorCode.SOURCE_DIFFERS, path=source.name, found=found, expected=len(tokens))
    changes = _changes(written, document.tokens)
    remarks = _new_remarks(source, tokens, document.remarks) if Feature.REMARKS in features else {}
    del document  # it is read again
    parts = registry.writing(source, changes)
    return (registry.write_remarks(replace(source, data=collected(parts)), remarks),) if remarks else parts


def _spans(tokens: Sequence[ExportToken]) -> Iterator[tuple[int, int, str]]:
    """Start, end and form of each token."""
    if isinstance(tokens, TextTokens):
        return tokens.spans()
    return ((item.token.start, item.token.end, item.form) for item in tokens)


def _all_written(
    tokens: Sequence[ExportToken], undecided: Undecided, mark: bool, features: frozenset[Feature]
) -> Iterator[Written | None]:
    """What each token has to have in its file (see _written), which is one thing where many have the same."""
    if not isinstance(tokens, TextTokens) or undecided is Undecided.SUGGESTION:
        yield from (_written(item, undecided, mark, features) for item in tokens)
        return
    apart = tokens.apart
    modern = "" if tokens.modernizes and Feature.MODERNIZATION in features else None
    decided: dict[str, Written] = {}
    filled: dict[str, Written] = {}
    for row, (form, is_word, norm) in enumerate(tokens.plain()):
        if row in apart:
            yield _written(tokens[row], undecided, mark, features)
        elif norm is not None:
            new = decided.get(norm)
            if new is None:
                new = decided[norm] = Written(norm, modernization=modern)
            yield new
        elif undecided is Undecided.EMPTY or not is_word:
            yield None
        else:
            new = filled.get(form)
            if new is None:
                new = filled[form] = Written(form, decided=not mark)
            yield new


def _changes(written: Iterable[Written | None], given: Tokens) -> Sequence[Written | None]:
    """What differs from what the file says. Joins of the file are parted of which a token is decided anew; what is to
    be written at many tokens is one thing."""
    found: Repeated[Written | None] = Repeated()
    if not given.joined:
        nothing = found.code(None)
        for at, (new, old) in enumerate(zip(written, given.given(), strict=True)):
            same = new is not None and new.decided and not new.joined and new.norm == old
            if new is None or (same and _is_modern(new, given.modernization(at))):
                found.add_code(nothing)
            else:
                found.add(new)
        return found

    def put(group: Sequence[tuple[Written | None, SourceToken]]) -> None:
        parted = len(group) > 1 and any(new is not None for new, _ in group)
        for at, (new, token) in enumerate(group):
            if parted and at and new is None:
                new = _PARTED
            found.add(None if new is None or _says_so(new, token) else new)

    group: list[tuple[Written | None, SourceToken]] = []
    for new, token in zip(written, given, strict=True):
        if group and not token.joined:
            put(group)
            group = []
        group.append((new, token))
    put(group)
    return found


def _new_remarks(source: Source, tokens: Sequence[ExportToken], given: Mapping[int, Remark]) -> dict[int, Remark]:
    """Notes and flags that differ from those of the file."""
    found = {}
    # Where neither says anything there is nothing new.
    rows = sorted({*tokens.apart, *given}) if isinstance(tokens, TextTokens) else range(len(tokens))
    for at in rows:
        item = tokens[at]
        if item.remark is not None:
            old, new = given.get(at, NO_REMARK), item.remark
            if not source.remarks_read:  # what the project does not know of stays
                new = replace(new, note=new.note or old.note, flagged=new.flagged or old.flagged)
            if (new.note, new.flagged) != (old.note, old.flagged):
                found[at] = new
    return found


def _says_so(new: Written, old: SourceToken) -> bool:
    """Whether the file has already what is to be written."""
    if not new.decided or (old.normalization is None and not old.joined):
        return False
    modern = _is_modern(new, old.modernization)
    return (new.norm, new.joined) == (old.normalization or "", old.joined) and modern


def _is_modern(new: Written, old: str | None) -> bool:
    return new.modernization is None or new.modernization == (old or "")


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


def _replacements(
    source: Source, tokens: Sequence[ExportToken], undecided: Undecided, mark: bool
) -> Iterator[tuple[int, int, str]]:
    """Stretches of the source with what stands in their place; a join is one stretch."""
    shown = (item for item in _watched(source, tokens) if item.token.kind is not TokenKind.PART)
    written = ((item, _in_text(item, undecided, mark)) for item in shown)
    return ((item.token.start, item.token.end, norm) for item, norm in written if norm != item.form)


def _running_text(source: Source, tokens: Sequence[ExportToken], undecided: Undecided, mark: bool) -> Iterator[bytes]:
    return encoding(_words_and_ends(source, tokens, undecided, mark), Source("", SourceFormat.TEXT, b""))


def _words_and_ends(source: Source, tokens: Sequence[ExportToken], undecided: Undecided, mark: bool) -> Iterator[str]:
    """The words of a text that has none of its own, with spaces and ends of sentences or lines."""
    broken = _after_breaks(source, tokens)
    by_line = _knows_lines(source, tokens)
    line, begun = "", False
    for index, item in enumerate(_watched(source, tokens)):
        if index in broken or (by_line and index and item.token.line != line):
            yield "\n"
            begun = False
        line = item.token.line
        norm = _in_text(item, undecided, mark)
        if norm:
            yield f" {norm}" if begun else norm
            begun = True
    yield "\n"


def _knows_lines(source: Source, tokens: Sequence[ExportToken]) -> bool:
    """Whether the labels of tokens are those of lines or sentences of the text, rather than of rows or of tokens."""
    if source.format is SourceFormat.CORA:
        return any("," in item.token.line for item in tokens)  # without layout its tokens are counted
    return source.format not in (*_LINE_BASED, SourceFormat.XLSX, SourceFormat.EXB)


def _after_breaks(source: Source, tokens: Sequence[ExportToken]) -> frozenset[int]:
    """Indices of the tokens, the first excepted, that are preceded by an empty line in the source."""
    if source.format not in _LINE_BASED:
        return frozenset()
    breaks = (line.start for line in lines_in(stretches(source)) if not line.text.strip())
    following = next(breaks, None)
    found: set[int] = set()
    for index, item in enumerate(tokens):
        while following is not None and following < item.token.start:
            if index:
                found.add(index)
            following = next(breaks, None)
    return frozenset(found)


def _pairs(
    tokens: Iterable[ExportToken], broken: frozenset[int], undecided: Undecided, mark: bool
) -> Iterator[tuple[str, str] | None]:
    """Rows of two columns, None for an empty line; a join is one row."""
    for index, item in enumerate(tokens):
        if item.token.kind is TokenKind.PART:
            continue
        if index in broken:
            yield None
        yield _two(item, undecided, mark)


def _with_breaks(rows: Iterable[_Row], broken: frozenset[int]) -> Iterator[_Row | None]:
    for index, row in enumerate(rows):
        if index in broken:
            yield None
        yield row
