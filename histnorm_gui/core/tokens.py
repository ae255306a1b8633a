"""The tokens of a document in columns, so that a large file does not need an object for each of its words."""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple, overload

from histnorm_gui.core.model import TokenKind


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


class Tokens(Sequence[SourceToken]):
    """Source tokens in reading order, equal to any sequence of the same tokens.

    A token takes about 35 bytes; its texts are kept once for all tokens that have the same.
    """

    __slots__ = ("_ends", "_forms", "_joined", "_known", "_lines", "_modern", "_norms", "_starts", "_words")

    def __init__(self, tokens: Iterable[SourceToken] = ()) -> None:
        self._forms: list[str] = []
        self._lines: list[str] = []
        self._norms: list[str | None] = []
        self._starts = array("I")
        self._ends = array("I")
        self._words = bytearray()
        self._joined: set[int] = set()
        self._modern: dict[int, str] = {}
        self._known: dict[str, str] = {}
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
        known = self._known
        if joined:
            self._joined.add(len(self._forms))
        if modernization is not None:
            self._modern[len(self._forms)] = known.setdefault(modernization, modernization)
        self._forms.append(known.setdefault(form, form))
        # A label that comes again does so at once; to look all of them up would take more memory than it spares.
        self._lines.append(self._lines[-1] if self._lines and self._lines[-1] == line else line)
        self._norms.append(None if normalization is None else known.setdefault(normalization, normalization))
        self._starts.append(start)
        self._ends.append(end)
        self._words.append(kind is TokenKind.WORD)

    def __len__(self) -> int:
        return len(self._forms)

    def __iter__(self) -> Iterator[SourceToken]:
        word, other = TokenKind.WORD, TokenKind.PUNCTUATION
        joined, modern = self._joined, self._modern
        for at, (form, is_word, line, start, end, norm) in enumerate(
            zip(self._forms, self._words, self._lines, self._starts, self._ends, self._norms, strict=True)
        ):
            kind = word if is_word else other
            yield SourceToken(form, kind, line, start, end, norm, at in joined, modern.get(at))

    @overload
    def __getitem__(self, index: int) -> SourceToken: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[SourceToken]: ...
    def __getitem__(self, index: int | slice) -> SourceToken | Sequence[SourceToken]:
        if isinstance(index, slice):
            return [self[place] for place in range(*index.indices(len(self)))]
        at = range(len(self))[index]
        return SourceToken(
            self._forms[at],
            TokenKind.WORD if self._words[at] else TokenKind.PUNCTUATION,
            self._lines[at],
            self._starts[at],
            self._ends[at],
            self._norms[at],
            at in self._joined,
            self._modern.get(at),
        )

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Sequence):
            return NotImplemented
        return len(self) == len(other) and all(ours == theirs for ours, theirs in zip(self, other, strict=True))

    __hash__ = None  # type: ignore[assignment]  # it grows while it is read

    def __repr__(self) -> str:
        return f"Tokens({list(self)!r})"

    @property
    def words(self) -> int:
        """How many of them are words."""
        return sum(self._words)

    @property
    def normalizations(self) -> int:
        """How many of them have a normalization."""
        return len(self._norms) - self._norms.count(None)
