"""CorA's transcription format: each line begins with its place, words are divided and joined by signs.

    anselm_42v,01   ſol|tu dar=
    anselm_42v,02   über ge#eſſen

``|`` divides a word for the modern reading, ``#`` joins one that stands apart, ``=`` or ``(=)`` at the end of a line
says that the word goes on; ``*[...*]`` is deleted, +H...@H is a header, +K...@K a comment, +R...@R and the like mark
stretches.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from histnorm_gui.core.errors import ErrorCode, UserError
from histnorm_gui.core.source import Document, Source, Tokens, Written
from histnorm_gui.core.text import kind_of
from histnorm_gui.formats.decoding import Line, lines_of
from histnorm_gui.formats.doubt import mark
from histnorm_gui.formats.plaintext import split_chunk
from histnorm_gui.formats.streams import Patch, changed, stretches

_LOCUS = re.compile(r"[^\s_]+_(\d+[rv]?[a-z]?,\d+[a-z]?)[ \t]+")
_HEADER_BEGINS = re.compile(r"\ufeff?\s*(?:\+H|\+?\Z)")
_HEADER = re.compile(r"\ufeff?\s*\+H\b(?s:.*?)@H\b")
_COMMENT_BEGINS, _COMMENT_ENDS = ("+K", "+E"), ("@K", "@E")
_SHIFT = re.compile(r"[+@][A-Z]")
_DELETED = ("*[", "*]")
_CHUNK = re.compile(r"\S+")
_BREAKS = ("(=)", "=")
_HEAD = 1 << 14
_EVEN = 0.9


@dataclass(slots=True)
class _Word:
    """Characters of a word with their places in the text, in the line in which it begins; ``signs`` are the places of
    what joins it: # and the hyphens at ends of lines."""

    label: str
    shown: str = ""
    places: list[int] = field(default_factory=list)
    signs: list[int] = field(default_factory=list)
    open: bool = False  # it goes on in the next line


@dataclass(slots=True)
class _Token:
    form: str
    label: str
    places: Sequence[int]
    signs: Sequence[int]


def sniff(data: bytes, text: str, name: str) -> bool:
    """Whether nearly every line behind the header begins with its place."""
    head = text[:_HEAD]
    header = _HEADER.match(head)
    lines = [
        line for line in head[0 if header is None else header.end() :].lstrip("\ufeff").splitlines() if line.strip()
    ]
    lines = lines[:-1] if len(text) > _HEAD else lines
    return bool(lines) and sum(_LOCUS.match(line) is not None for line in lines) >= _EVEN * len(lines)


def read(source: Source) -> Document:
    """The modern units: words divided at |, punctuation by itself; labels are page, side, column and line ("03va,01").

    Header, comments, marks of stretches and what is deleted are no tokens. Raises UserError NO_TOKENS.
    """
    tokens = Tokens()
    for token in _tokens(source):
        tokens.add(token.form, kind_of(token.form), token.label, token.places[0], token.places[-1] + 1)
    if not tokens:
        raise UserError(ErrorCode.NO_TOKENS, path=source.name)
    return Document(source, tokens)


def write(source: Source, decisions: Sequence[Written | None]) -> bytes:
    """The same transcription with normalizations in the place of words; what nobody has decided stands in ⟨ ⟩.

    That of a word over two lines stands in the first.
    """
    return changed(source, _patches(source, decisions)) if any(decisions) else source.data


def _patches(source: Source, decisions: Sequence[Written | None]) -> Iterator[Patch]:
    for token, written in zip(_tokens(source), decisions, strict=True):
        if written is None or (written.decided and written.norm == token.form):
            continue
        norm = written.norm if written.decided else mark(written.norm)
        places = sorted([*token.places, *(sign for sign in token.signs if token.places[0] < sign < token.places[-1])])
        for place in places:
            yield Patch(place, place + 1, norm if place == places[0] else "")


def _tokens(source: Source) -> Iterator[_Token]:
    for word in _words(source):
        begin = 0
        for part in word.shown.split("|"):
            places = word.places[begin : begin + len(part)]
            begin += len(part) + 1
            for form, offset in split_chunk(part):
                yield _Token(form, word.label, places[offset : offset + len(form)], word.signs)


def _words(source: Source) -> Iterator[_Word]:
    """What stands between white space, joined over ends of lines."""
    header = _HEADER.match(_beginning(source))
    begin = 0 if header is None else header.end()
    label, comment = "1", False
    word: _Word | None = None
    for line in lines_of(source):
        if line.start + len(line.text) <= begin or not line.text.strip():
            continue
        locus = _LOCUS.match(line.text)
        label = str(line.number) if locus is None else locus.group(1)
        chunks = list(_chunks(line, max(begin - line.start, 0 if locus is None else locus.end())))
        for number, (chunk, start) in enumerate(chunks):
            if chunk in _COMMENT_BEGINS or chunk in _COMMENT_ENDS:
                comment = chunk in _COMMENT_BEGINS
            elif not comment and _SHIFT.fullmatch(chunk) is None:
                if word is not None and not word.open:
                    yield word
                    word = None
                word = word or _Word(label)
                _extend(word, chunk, start, last=number == len(chunks) - 1)
    if word is not None:
        yield word


def _beginning(source: Source) -> str:
    """The text of a source as far as its header goes, where it has one."""
    text = ""
    for part in stretches(source):
        text += part
        if _HEADER_BEGINS.match(text) is None or _HEADER.match(text) is not None:
            break
    return text


def _chunks(line: Line, begin: int) -> Iterator[tuple[str, int]]:
    text = _without_deleted(line.text)
    for match in _CHUNK.finditer(text, begin):
        yield match.group(), line.start + match.start()


def _without_deleted(text: str) -> str:
    """A line with spaces in the place of what stands between *[ and *]."""
    at = text.find(_DELETED[0])
    while at >= 0 and (end := text.find(_DELETED[1], at + len(_DELETED[0]))) >= 0:
        end += len(_DELETED[1])
        text = text[:at] + " " * (end - at) + text[end:]
        at = text.find(_DELETED[0], end)
    return text


def _extend(word: _Word, chunk: str, start: int, *, last: bool) -> None:
    """Add a stretch to a word; at the end of a line a sign may say that it goes on."""
    sign = next((sign for sign in _BREAKS if chunk.endswith(sign) and len(chunk) > len(sign)), "") if last else ""
    word.open = bool(sign)
    shown = []
    for offset, character in enumerate(chunk):
        if character == "#" or offset >= len(chunk) - len(sign):
            word.signs.append(start + offset)
        else:
            shown.append(character)
            word.places.append(start + offset)
    word.shown += "".join(shown)
