"""The words that a normalization may be: a word list of the modern language, and what has been decided before."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from histnorm_gui.core.text import is_extending, lower_keep_length
from histnorm_gui.engine.ranking.letters import LetterModel
from histnorm_gui.engine.trie import Trie

MAX_WORD = 100
"""Longer entries of a word list are no words."""


class Lexicon:
    """A set of words in tries, made to be shared: many systems can search one word list, each with words of its own.

    The tries are built when they are first asked for. Not safe across threads while words are added.
    """

    def __init__(self, words: Iterable[str] = (), *, base: Lexicon | None = None) -> None:
        """``base`` is a lexicon to build on, which is not copied; it must not change any more."""
        self._base = base
        self._words: set[str] = set()
        self._trie: Trie | None = None
        self._pairs: frozenset[str] | None = None
        self._letters: LetterModel | None = None
        for word in words:
            self.add(word)

    @staticmethod
    def from_lines(lines: Iterable[str]) -> Lexicon:
        """A lexicon of the lines of a word list: a word, and after a tab its frequency, which is not used.

        Entries that are not made of letters alone (and of marks on them) are left out; words are lower-cased.
        """
        words = (line.partition("\t")[0].strip() for line in lines)
        return Lexicon(lower_keep_length(word) for word in words if _is_entry(word))

    def extended(self) -> Lexicon:
        """A lexicon that holds the same words and can take more without changing this one."""
        return Lexicon(base=self)

    def add(self, word: str) -> None:
        """Add a word, as it is written; an empty one, and one that is there already, changes nothing."""
        if word and word not in self:
            self._words.add(word)
            self._trie = self._pairs = self._letters = None

    def __contains__(self, word: object) -> bool:
        return word in self._words or (self._base is not None and word in self._base)

    def __len__(self) -> int:
        """How many words there are."""
        return len(self._words) + (len(self._base) if self._base is not None else 0)

    def __iter__(self) -> Iterator[str]:
        """The words, first those of the lexicon that this one was built on, each part in order."""
        for trie in self.tries():
            yield from trie.words

    def tries(self) -> tuple[Trie, ...]:
        """The tries that hold the words between them, each word in one of them."""
        if self._trie is None:
            self._trie = Trie(self._words)
        base = self._base.tries() if self._base is not None else ()
        return (*base, self._trie) if self._words else base

    def pairs(self) -> frozenset[str]:
        """The letters of all words, and the pairs of letters that stand side by side in one (see ``Trie.pairs``)."""
        tries = self.tries()
        if self._pairs is None:
            self._pairs = frozenset().union(*(trie.pairs for trie in tries))
        return self._pairs

    def letters(self) -> LetterModel:
        """The letter model of all words; of a long list it takes a second when it is first asked for."""
        if self._letters is None:
            self._letters = LetterModel(self)
        return self._letters


def _is_entry(word: str) -> bool:
    """Whether an entry of a word list is a word."""
    if word.isalpha():
        return len(word) <= MAX_WORD
    letters = "".join(character for character in word if not is_extending(character))
    return letters.isalpha() and len(word) <= MAX_WORD
