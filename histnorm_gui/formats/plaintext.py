"""Running text: split into words and punctuation, and written back with everything else as it was."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Sequence
from enum import Enum
from functools import lru_cache

from histnorm_gui.core.errors import ErrorCode, UserError
from histnorm_gui.core.model import TokenKind
from histnorm_gui.core.source import Document, Source, SourceToken
from histnorm_gui.core.text import graphemes, is_word_character, kind_of
from histnorm_gui.formats.decoding import lines

_CHUNK = re.compile(r"\S+")

# Symbols that transcribers use for letters, abbreviations and superscripts stay with the word they touch.
_LETTER_LIKE = "°~$#_"

# These end a word even where no space follows, as the virgule does in early prints: Nahmen/vnd.
_SEPARATORS = frozenset('/,;!?¶—–…„“”«»"')

_CLOSING = {")": "(", "]": "[", "}": "{", ">": "<", "⟩": "⟨", "›": "‹"}
_OPENING = {opening: closing for closing, opening in _CLOSING.items()}


class _Sort(Enum):
    """What a grapheme is for the tokenizer."""

    LETTER = "letter"  # part of a word
    SIGN = "sign"  # punctuation: part of a word only inside it
    NOTHING = "nothing"  # not to be seen (control and format characters): no token at a word's edge


def read(source: Source) -> Document:
    """Split a running text at white space, then punctuation off both ends of each piece.

    Apostrophes, hyphens, full stops, editorial brackets and every other sign inside a word stay inside it, except
    virgules, commas and the like, which end a word unless digits stand on both sides. A sign repeated (..., //) is one
    token. Line labels are line numbers. Raises UserError NO_TOKENS when nothing can be seen in the text.
    """
    tokens: list[SourceToken] = []
    for line in lines(source.text):
        label = str(line.number)
        for match in _CHUNK.finditer(line.text):
            chunk, start = match.group(), line.start + match.start()
            if chunk.isalpha():
                tokens.append(SourceToken(chunk, TokenKind.WORD, label, start, start + len(chunk)))
                continue
            for form, offset in split_chunk(chunk):
                begin = start + offset
                tokens.append(SourceToken(form, kind_of(form), label, begin, begin + len(form)))
    if not tokens:
        raise UserError(ErrorCode.NO_TOKENS, path=source.name)
    return Document(source, tuple(tokens))


def write(source: Source, replacements: Sequence[tuple[int, int, str]]) -> bytes:
    """The source with the spans ``(start, end, text)`` replaced and every other byte as it was.

    Spans are offsets in ``source.text``, in order and without overlap; ValueError otherwise.
    """
    if not replacements:
        return source.data
    text = source.text
    parts: list[str] = []
    done = 0
    for start, end, replacement in replacements:
        if not done <= start <= end <= len(text):
            raise ValueError(f"span {start}-{end} is out of order or outside the text")
        parts += (text[done:start], replacement)
        done = end
    parts.append(text[done:])
    return "".join(parts).encode(source.encoding)


def split_chunk(chunk: str) -> Iterator[tuple[str, int]]:
    """The tokens of a piece of text without white space, each with its offset in it, in order."""
    pieces = graphemes(chunk)
    offsets = [0]
    for piece in pieces:
        offsets.append(offsets[-1] + len(piece))
    for begin, end in _spans(pieces):
        yield "".join(pieces[begin:end]), offsets[begin]


def _spans(pieces: list[str]) -> Iterator[tuple[int, int]]:
    """The tokens as spans of graphemes: segments between separators, each peeled, and signs between them."""
    begin = 0
    index = 0
    while index < len(pieces):
        if not _separates(pieces, index):
            index += 1
            continue
        yield from _peeled(pieces, begin, index)
        end = index + 1
        while end < len(pieces) and pieces[end] == pieces[index]:
            end += 1
        yield index, end
        begin = index = end
    yield from _peeled(pieces, begin, len(pieces))


def _separates(pieces: list[str], index: int) -> bool:
    piece = pieces[index]
    if piece in _SEPARATORS:
        between = 0 < index < len(pieces) - 1
        return not (between and pieces[index - 1][0].isdigit() and pieces[index + 1][0].isdigit())
    # Two hyphens or more are a dash.
    return piece == "-" and ("-" in pieces[index + 1 : index + 2] or (index > 0 and pieces[index - 1] == "-"))


def _peeled(pieces: list[str], begin: int, end: int) -> Iterator[tuple[int, int]]:
    """A segment without separators: the signs before the word, the word, the signs after it."""
    letters = [index for index in range(begin, end) if _sort(pieces[index]) is _Sort.LETTER]
    if not letters:
        yield from _signs(pieces, begin, end)
        return
    first, last = _with_brackets(pieces, begin, end, letters[0], letters[-1] + 1)
    yield from _signs(pieces, begin, first)
    yield first, last
    yield from _signs(pieces, last, end)


def _with_brackets(pieces: list[str], begin: int, end: int, first: int, last: int) -> tuple[int, int]:
    """Widen a word to the brackets whose partners stand inside it: q<ue>, [v]nd."""
    while last < end and pieces[last] in _CLOSING:
        word = pieces[first:last]
        if word.count(_CLOSING[pieces[last]]) <= word.count(pieces[last]):
            break
        last += 1
    while first > begin and pieces[first - 1] in _OPENING:
        word = pieces[first:last]
        if word.count(_OPENING[pieces[first - 1]]) <= word.count(pieces[first - 1]):
            break
        first -= 1
    return first, last


def _signs(pieces: list[str], begin: int, end: int) -> Iterator[tuple[int, int]]:
    """Signs outside words, the same sign repeated as one token; what cannot be seen is left out."""
    while begin < end:
        after = begin + 1
        while after < end and pieces[after] == pieces[begin]:
            after += 1
        if _sort(pieces[begin]) is not _Sort.NOTHING:
            yield begin, after
        begin = after


@lru_cache(maxsize=65536)
def _sort(piece: str) -> _Sort:
    """A grapheme by its base; a sign that bears a mark is an abbreviation rather than punctuation."""
    base = piece[0]
    category = unicodedata.category(base)
    marked = any(unicodedata.category(character)[0] == "M" for character in piece)
    if is_word_character(base) or marked or category in ("Sk", "Cn") or base in _LETTER_LIKE:
        return _Sort.LETTER
    if category in ("Cc", "Cf") and base != "\u00ad":  # a soft hyphen is seen where it stands at the end of a line
        return _Sort.NOTHING
    return _Sort.SIGN
