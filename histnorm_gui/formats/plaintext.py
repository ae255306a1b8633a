"""Running text: split into words and punctuation, and written back with everything else as it was."""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from enum import Enum
from functools import lru_cache

from histnorm_gui.core.errors import ErrorCode, UserError
from histnorm_gui.core.model import TokenKind
from histnorm_gui.core.source import Document, Source, SourceToken, Tokens, Written
from histnorm_gui.core.text import graphemes, is_word_character, kind_of
from histnorm_gui.formats.decoding import FINDING, WRITING, Line, lines, lines_of
from histnorm_gui.formats.doubt import mark
from histnorm_gui.formats.streams import Patch, changing, collected

_CHUNK = re.compile(r"\S+")
_LONG = 1 << 16  # characters of a line that take long enough to tell of
_SHORT = 64  # characters of what may come again
_NO_TEXT = 1 << 20  # so many characters without white space are no text
_BREAK = re.compile(r"[^\S\r\n]*(?:\r\n|\r|\n)[^\S\r\n]*")

_new = tuple.__new__  # makes a named tuple in half the time

# [fol. 93r], {fol. 1r}, [12v], ⟨Bl. 3va⟩ alone on a line.
_PAGE = re.compile(
    r"\s*[\[{⟨<]\s*(?:(?:fol(?:io)?|ff?|bl(?:att)?|pp?|pag(?:e|ina)?|s(?:eite)?)\b\.?\s*)?"
    r"\d{1,6}\s*(?:[rv]|recto|verso)?[a-d]?\.?\s*[\]}⟩>]\s*",
    re.IGNORECASE,
)

_DIVIDING = "=¬⸗⹀\u00ad"
_HYPHENS = frozenset(_DIVIDING + "-\u2010")

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
    token. A mark of page or leaf alone on its line ([fol. 93r]) is one token and no word. A word that a hyphen at the
    end of a line divides is one token: its form is that without the hyphen, its span goes over the break, its line is
    the first one. Line labels are line numbers. Raises UserError NO_TOKENS when nothing can be seen in the text.
    """
    tokens = Tokens()
    for token in _found(source):
        tokens.add(*token)
    if not tokens:
        raise UserError(ErrorCode.NO_TOKENS, path=source.name)
    return Document(source, tokens)


def _found(source: Source) -> Iterator[SourceToken]:
    word = TokenKind.WORD
    waiting: list[SourceToken] = []  # a word and a hyphen at the end of the line ``broken``
    broken = 0
    for line in lines_of(source):
        label = str(line.number)
        page = _page(line, label)
        if page is not None:
            yield from waiting
            yield page
            waiting = []
            continue
        last = _last_chunk(line)
        for chunk in _chunks(source, line):
            form, start = chunk.group(), line.start + chunk.start()
            if not waiting and form.isalpha():
                yield _new(SourceToken, (form, word, label, start, start + len(form), None, False, None))
                continue
            found = _chunk_tokens(source, form, start, label)
            if waiting and found:
                if broken == line.number - 1 and _goes_on(waiting[-1].form, found[0]):
                    found[0] = _joined(waiting[0], found[0])
                else:
                    yield from waiting
                waiting = []
            if chunk.start() == last and _divided(found, start + len(form)):
                found, waiting, broken = found[:-2], found[-2:], line.number
            yield from found
    yield from waiting


def write(source: Source, decisions: Sequence[Written | None]) -> bytes:
    """The same text with normalizations in the place of words; what nobody has decided stands in ⟨ ⟩."""
    return replace(source, _spans_written(source, decisions)) if any(decisions) else source.data


def _spans_written(source: Source, decisions: Sequence[Written | None]) -> Iterator[tuple[int, int, str]]:
    for token, written in zip(_found(source), decisions, strict=True):
        if written is not None and not (written.decided and written.norm == token.form):
            yield token.start, token.end, written.norm if written.decided else mark(written.norm)


def replace(source: Source, replacements: Iterable[tuple[int, int, str]], total: int = 0) -> bytes:
    """The source with the spans ``(start, end, text)`` replaced and every other byte as it was.

    Spans are offsets in ``source.text``, in order and without overlap; ValueError otherwise. Line breaks inside a span
    are kept, behind the new text, so that the lines stay the same. ``total`` is how many spans there are, where that
    is known. Raises UserError TEXT_UNENCODABLE.
    """
    return collected(replacing(source, replacements, total))


def replacing(source: Source, replacements: Iterable[tuple[int, int, str]], total: int = 0) -> Iterator[bytes]:
    """What ``replace`` gives, in parts that are made when they are asked for."""
    spans = (Patch(*span) for span in source.watch.over(replacements, WRITING, total))
    return changing(source, spans, behind=_breaks)


def _breaks(text: str) -> str:
    return "".join(_BREAK.findall(text)) if "\n" in text or "\r" in text else ""


def _page(line: Line, label: str) -> SourceToken | None:
    """The mark of a page or leaf that a line consists of."""
    if not _PAGE.fullmatch(line.text):
        return None
    form = line.text.strip()
    start = line.start + line.text.index(form)
    return SourceToken(form, TokenKind.PUNCTUATION, label, start, start + len(form))


def _last_chunk(line: Line) -> int:
    """Where the last chunk of a line begins, if it ends with a hyphen; else -1."""
    text = line.text.rstrip()
    return len(text) - len(text.rsplit(None, 1)[-1]) if text[-1:] in _HYPHENS else -1


def _chunks(source: Source, line: Line) -> Iterator[re.Match[str]]:
    """What stands between white space; of a long line the source's watch is told."""
    found = _CHUNK.finditer(line.text)
    if len(line.text) < _LONG:
        return found
    return source.watch.over(found, FINDING, line.start + len(line.text), lambda match: line.start + match.start())


def _chunk_tokens(source: Source, chunk: str, start: int, label: str) -> list[SourceToken]:
    if chunk.isalpha():
        return [SourceToken(chunk, TokenKind.WORD, label, start, start + len(chunk))]
    if len(chunk) > _NO_TEXT:
        number = next(line.number for line in lines(source.text) if line.start + len(line.text) >= start)
        raise UserError(ErrorCode.FILE_BINARY, path=source.name, line=number)
    cut = _cut(chunk) if len(chunk) <= _SHORT else _cut.__wrapped__(chunk)
    return [
        _new(SourceToken, (form, kind, label, start + begin, start + end, None, False, None))
        for form, kind, begin, end in cut
    ]


@lru_cache(maxsize=65536)
def _cut(chunk: str) -> tuple[tuple[str, TokenKind, int, int], ...]:
    """The tokens of a piece of text: most pieces come again and again."""
    return tuple((form, kind_of(form), offset, offset + len(form)) for form, offset in split_chunk(chunk))


def _divided(found: Sequence[SourceToken], end: int) -> bool:
    """Whether tokens end with a word and, directly behind it, a hyphen that ends at this place."""
    if len(found) < 2 or found[-1].form not in _HYPHENS:
        return False
    word, hyphen = found[-2:]
    return word.kind is TokenKind.WORD and word.end == hyphen.start and hyphen.end == end


def _goes_on(hyphen: str, token: SourceToken) -> bool:
    """Whether a token at the beginning of a line is the rest of a word.

    A hyphen of today may also be a dash or belong to a name, so that a small letter must follow; the others mean
    division alone. What holds a digit is a label of the line rather than the rest of a word.
    """
    if token.kind is not TokenKind.WORD or any(character.isdigit() for character in token.form):
        return False
    if hyphen in _DIVIDING:
        return True
    return next((character for character in token.form if character.isalpha()), "").islower()


def _joined(word: SourceToken, rest: SourceToken) -> SourceToken:
    return SourceToken(word.form + rest.form, TokenKind.WORD, word.line, word.start, rest.end)


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
    count = Counter(pieces[first:last])
    while last < end and (opening := _CLOSING.get(pieces[last])) and count[opening] > count[pieces[last]]:
        count[pieces[last]] += 1
        last += 1
    while first > begin and (closing := _OPENING.get(pieces[first - 1])) and count[closing] > count[pieces[first - 1]]:
        first -= 1
        count[pieces[first]] += 1
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
