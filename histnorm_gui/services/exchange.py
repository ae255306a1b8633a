"""Exporting manuscripts, and taking the decisions that an imported file brings along."""

from __future__ import annotations

import os
import secrets
import stat
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import TypeVar

from histnorm_gui.core.errors import ErrorCode, UserError
from histnorm_gui.core.model import OPEN, Annotation, DecisionSource, Provenance, Status, Token, TokenKind
from histnorm_gui.core.source import Document, Source, SourceFormat
from histnorm_gui.core.suggestion import Candidate
from histnorm_gui.formats import plaintext, tsv
from histnorm_gui.formats.decoding import lines

PUNCTUATION_STATE = "punctuation"

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


@dataclass(frozen=True, slots=True)
class ExportToken:
    """A token with its state and the first candidate shown for it, where there is one."""

    token: Token
    annotation: Annotation
    suggestion: Candidate | None = None


def export(
    source: Source, tokens: Sequence[ExportToken], format: ExportFormat, undecided: Undecided, *, mark: bool = True
) -> bytes:
    """One manuscript as a file; ``tokens`` are all of the source's, in reading order (docs/formats.md).

    Running text comes back with its words replaced and everything else byte for byte; the text of a TSV or a word
    list is its words with spaces between them and a line for each sentence. A word filled in though nobody has decided
    it stands in ⟨ ⟩ in text and two columns unless ``mark`` is off, and is named by the columns state and source in
    four. A word without a suggestion is filled with its form. Raises ValueError when a normalization holds a tab or a
    line end and columns are written.
    """
    if format is ExportFormat.TEXT:
        if source.format is SourceFormat.TEXT:
            return plaintext.write(source, _replacements(tokens, undecided, mark))
        return _running_text(source, tokens, undecided, mark)
    broken = _after_breaks(source, tokens)
    if format is ExportFormat.TSV2:
        return tsv.write_two_columns(_with_breaks([_two(item, undecided, mark) for item in tokens], broken))
    return tsv.write_four_columns(_with_breaks([_four(item, undecided) for item in tokens], broken))


def decisions(document: Document, at: str) -> list[Annotation]:
    """One annotation a token, for a file whose second column counts as decided.

    Words with a normalization are accepted, imported at ``at`` (UTC, ISO 8601); words without one and punctuation
    are open.
    """
    provenance = Provenance(DecisionSource.IMPORTED, at)
    return [
        OPEN
        if token.normalization is None or token.kind is not TokenKind.WORD
        else Annotation(Status.ACCEPTED, token.normalization, provenance)
        for token in document.tokens
    ]


def write_file(path: Path, data: bytes) -> None:
    """Write a file at once and whole: after any failure the old file is there as it was.

    Raises UserError FILE_IS_DIRECTORY, or FILE_UNWRITABLE, also for a write-protected file and for pipes and devices.
    """
    try:
        target = path.resolve()  # a symbolic link stays one
        mode = _mode_to_keep(target, path)
        _replace(target, data, mode)
    except (OSError, ValueError, RuntimeError) as error:  # a NUL in the name; links that lead in a circle
        reason = (error.strerror if isinstance(error, OSError) else None) or str(error)
        raise UserError(ErrorCode.FILE_UNWRITABLE, path=str(path), reason=reason) from error


def _mode_to_keep(target: Path, path: Path) -> int | None:
    """The permissions of the file that is to be replaced, None where there is none."""
    try:
        mode = target.stat().st_mode
    except FileNotFoundError:
        return None
    if stat.S_ISDIR(mode):
        raise UserError(ErrorCode.FILE_IS_DIRECTORY, path=str(path))
    if not stat.S_ISREG(mode):
        raise UserError(ErrorCode.FILE_UNWRITABLE, path=str(path), reason="not a regular file")
    if not os.access(target, os.W_OK):
        raise UserError(ErrorCode.FILE_UNWRITABLE, path=str(path), reason="write-protected")
    return stat.S_IMODE(mode)


def _replace(target: Path, data: bytes, mode: int | None) -> None:
    temporary = target.with_name(f".{secrets.token_hex(8)}.part")
    try:
        with temporary.open("xb") as file:  # not mkstemp: a new file gets the permissions of the user's umask
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        if mode is not None:
            temporary.chmod(mode)
        temporary.replace(target)
    except BaseException:
        with suppress(OSError):
            temporary.unlink(missing_ok=True)
        raise


def _filled(item: ExportToken, undecided: Undecided) -> tuple[str, str]:
    """The normalization to write and the word for its source in the fourth column."""
    if item.annotation.normalization is not None:
        return item.annotation.normalization, item.annotation.provenance.source.value
    if item.token.kind is not TokenKind.WORD:
        return item.token.form, DecisionSource.NONE.value
    if undecided is Undecided.EMPTY:
        return "", DecisionSource.NONE.value
    if undecided is Undecided.SUGGESTION and item.suggestion is not None:
        return item.suggestion.norm, DecisionSource.SUGGESTION.value
    return item.token.form, DecisionSource.FORM.value


def _is_open(item: ExportToken) -> bool:
    """Whether the editor still has to decide the token: punctuation is never decided."""
    return item.token.kind is TokenKind.WORD and not item.annotation.decided


def _in_text(item: ExportToken, undecided: Undecided, mark: bool) -> str:
    norm, _ = _filled(item, undecided)
    return tsv.mark(norm) if mark and _is_open(item) else norm


def _two(item: ExportToken, undecided: Undecided, mark: bool) -> tuple[str, str]:
    norm, _ = _filled(item, undecided)
    # An empty cell says by itself that the word is not decided.
    return item.token.form, tsv.mark(norm) if mark and norm and _is_open(item) else norm


def _four(item: ExportToken, undecided: Undecided) -> tsv.Row:
    norm, source = _filled(item, undecided)
    punctuation = item.token.kind is not TokenKind.WORD and not item.annotation.decided
    state = PUNCTUATION_STATE if punctuation else item.annotation.status.value
    return tsv.Row(item.token.form, norm, state, source)


def _replacements(tokens: Sequence[ExportToken], undecided: Undecided, mark: bool) -> list[tuple[int, int, str]]:
    written = ((item.token, _in_text(item, undecided, mark)) for item in tokens)
    return [(token.start, token.end, norm) for token, norm in written if norm != token.form]


def _running_text(source: Source, tokens: Sequence[ExportToken], undecided: Undecided, mark: bool) -> bytes:
    sentences: list[list[str]] = [[]]
    broken = _after_breaks(source, tokens)
    for index, item in enumerate(tokens):
        if index in broken:
            sentences.append([])
        norm = _in_text(item, undecided, mark)
        if norm:
            sentences[-1].append(norm)
    return "".join(" ".join(sentence) + "\n" for sentence in sentences).encode("utf-8")


def _after_breaks(source: Source, tokens: Sequence[ExportToken]) -> frozenset[int]:
    """Indices of the tokens, the first excepted, that are preceded by an empty line in the source."""
    breaks = iter([line.start for line in lines(source.text) if not line.text.strip()])
    following = next(breaks, None)
    found: set[int] = set()
    for index, item in enumerate(tokens):
        while following is not None and following < item.token.start:
            if index:
                found.add(index)
            following = next(breaks, None)
    return frozenset(found)


def _with_breaks(rows: Sequence[_Row], broken: frozenset[int]) -> Iterator[_Row | None]:
    for index, row in enumerate(rows):
        if index in broken:
            yield None
        yield row
