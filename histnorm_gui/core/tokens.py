"""The tokens of a document in columns, so that a large file does not need an object for each of its words."""

from __future__ import annotations

from array import array
from collections.abc import Collection, Iterable, Iterator
from itertools import repeat
from typing import NamedTuple

from histnorm_gui.core.labels import Labels
from histnorm_gui.core.model import TokenKind
from histnorm_gui.core.sequences import MadeSequence

_LONG = 0xFFFF  # stands for a length that is kept apart


class SourceToken(NamedTuple):
    """A token as a reader found it; ``normalization`` is None where the source gives none.

    ``start`` and ``end`` delimit it in the source's text. The form is what stands there, unless the format or a line
    break inside the word says otherwise. ``joined``: it has its normalization together with the token before it, where
    that stands. ``modernization`` is the modern word where the source names one beside the normalization.
    """

    form: str
    kind: TokenKind
    line: str
    start: int
    end: int
    normalization: str | None = None
    joined: bool = False
    modernization: str | None = None


class Tokens(MadeSequence[SourceToken]):
    """Source tokens in reading order, equal to any sequence of the same tokens.

    A token takes about 12 bytes, 16 where normalizations are known; its texts are kept once for all tokens that have
    the same, and labels of lines as numbers that go on or stay.
    """

    __slots__ = ("_forms", "_joined", "_known", "_labels", "_lengths", "_long", "_modern", "_norms", "_starts",
                 "_texts", "_words")  # fmt: skip

    def __init__(self, tokens: Iterable[SourceToken] = ()) -> None:
        self._texts: list[str] = []
        self._known: dict[str, int] = {}
        self._forms = array("I")  # which of the texts
        self._norms: array[int] | None = None  # which of the texts and 1, 0 for none; not there before the first
        self._labels = Labels()
        self._starts = array("I")
        self._lengths = array("H")
        self._long: dict[int, int] = {}  # ends of tokens that are very long, or end before they begin
        self._words = bytearray()
        self._joined: set[int] = set()
        self._modern: dict[int, str] = {}
        for token in tokens:
            self.add(*token)

    def add(
        self,
        form: str,
        kind: TokenKind,
        line: str,
        start: int,
        end: int,
        normalization: str | None = None,
        joined: bool = False,
        modernization: str | None = None,
    ) -> None:
        """Append a token."""
        at = len(self._words)
        if joined:
            self._joined.add(at)
        if modernization is not None:
            self._modern[at] = self._texts[self._text(modernization)]
        known = self._known.get(form)
        self._forms.append(self._text(form) if known is None else known)
        if normalization is not None:
            if self._norms is None:
                self._norms = array("I", bytes(array("I").itemsize * at))
            known = self._known.get(normalization)
            self._norms.append((self._text(normalization) if known is None else known) + 1)
        elif self._norms is not None:
            self._norms.append(0)
        self._labels.add(line)
        self._starts.append(start)
        length = end - start
        if 0 <= length < _LONG:
            self._lengths.append(length)
        else:
            self._lengths.append(_LONG)
            self._long[at] = end
        self._words.append(kind is TokenKind.WORD)

    def __len__(self) -> int:
        return len(self._starts)

    def __iter__(self) -> Iterator[SourceToken]:
        word, other = TokenKind.WORD, TokenKind.PUNCTUATION
        joined, modern, texts, long = self._joined, self._modern, self._texts, self._long
        none = self._norms is None
        norms: Iterable[int] = self._forms if self._norms is None else self._norms
        for at, (form, is_word, line, start, length, norm) in enumerate(
            zip(self._forms, self._words, self._labels, self._starts, self._lengths, norms, strict=True)
        ):
            yield SourceToken(
                texts[form],
                word if is_word else other,
                line,
                start,
                start + length if length != _LONG else long[at],
                None if none or not norm else texts[norm - 1],
                at in joined,
                modern.get(at),
            )

    def places(self) -> Iterator[tuple[str, str, bool, int, int]]:
        """Line, form, whether it is a word, start and end of each token: faster than the tokens themselves."""
        texts, long = self._texts, self._long
        columns = zip(self._labels, self._forms, self._words, self._starts, self._lengths, strict=True)
        for at, (line, form, is_word, start, length) in enumerate(columns):
            end = start + length if length != _LONG else long[at]
            yield line, texts[form], is_word == 1, start, end

    def given(self) -> Iterator[str | None]:
        """The normalization that the source gives for each token."""
        if self._norms is None:
            return repeat(None, len(self))
        texts = self._texts
        return (texts[norm - 1] if norm else None for norm in self._norms)

    def made(self, at: int) -> SourceToken:
        """The item at a place."""
        return SourceToken(
            self._texts[self._forms[at]],
            self.kind(at),
            self._labels[at],
            self._starts[at],
            self._end(at),
            self.normalization(at),
            at in self._joined,
            self._modern.get(at),
        )

    def word_flags(self) -> bytearray:
        """1 for each word, 0 for each other token."""
        return bytearray(self._words)

    def form_codes(self, start: int, stop: int) -> array[int]:
        """Which of the texts the forms of some tokens are; equal forms have equal numbers."""
        return self._forms[start:stop]

    def forms_of(self, start: int, stop: int) -> list[str]:
        """The forms of some tokens."""
        return [self._texts[code] for code in self._forms[start:stop]]

    def line(self, at: int) -> str:
        """The label of a token's line."""
        return self._labels[at]

    def line_begins(self) -> Iterator[int]:
        """The tokens whose label is not that of the token before, the first one among them."""
        return self._labels.changes()

    def letters(self, start: int, stop: int) -> int:
        """How many characters the forms of some tokens have."""
        texts = self._texts
        return sum(len(texts[form]) for form in self._forms[start:stop])

    def text(self, code: int) -> str:
        """The text of a number."""
        return self._texts[code]

    def kind(self, at: int) -> TokenKind:
        """Whether a token is a word."""
        return TokenKind.WORD if self._words[at] else TokenKind.PUNCTUATION

    def form(self, at: int) -> str:
        """The form of a token."""
        return self._texts[self._forms[at]]

    def normalization(self, at: int) -> str | None:
        """The normalization that the source gives for a token."""
        found = 0 if self._norms is None else self._norms[at]
        return self._texts[found - 1] if found else None

    @property
    def modernized(self) -> Collection[int]:
        """Which of them have a modernization, if an empty one."""
        return self._modern.keys()

    def modernization(self, at: int) -> str | None:
        """The modernization that the source gives for a token."""
        return self._modern.get(at)

    def forms(self) -> Iterator[str]:
        """The forms in reading order."""
        texts = self._texts
        return (texts[form] for form in self._forms)

    @property
    def words(self) -> int:
        """How many of them are words."""
        return sum(self._words)

    @property
    def normalizations(self) -> int:
        """How many of them have a normalization."""
        return 0 if self._norms is None else len(self) - self._norms.count(0)

    @property
    def modernizations(self) -> int:
        """How many of them have a modernization."""
        return sum(map(bool, self._modern.values()))

    @property
    def joined(self) -> frozenset[int]:
        """Which of them have their normalization together with the token before them."""
        return frozenset(self._joined)

    def joins(self) -> dict[int, int]:
        """Where each join begins and, behind its last token, ends."""
        found: dict[int, int] = {}
        first = 0
        for at in sorted(self._joined - {0}):
            if at - 1 not in self._joined or at == 1:
                first = at - 1
            found[first] = at + 1
        return found

    def _end(self, at: int) -> int:
        length = self._lengths[at]
        return self._starts[at] + length if length != _LONG else self._long[at]

    def _text(self, text: str) -> int:
        """The number of a text, which is kept if it is new."""
        found = self._known.get(text)
        if found is None:
            found = self._known[text] = len(self._texts)
            self._texts.append(text)
        return found
