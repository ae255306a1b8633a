"""The common words of a profile: spellings that were in use, and the modern word or words that they stand for."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from histnorm_gui.core.errors import ErrorCode
from histnorm_gui.core.text import lower_keep_length
from histnorm_gui.engine.languages.grammar import NotationError, Weights, weighted_labels
from histnorm_gui.engine.languages.reading import Entry, ProfileSource, read_profile_text


@dataclass(frozen=True, slots=True)
class CommonWords:
    """Spellings (NFC, lower case) with the shares of their modern words; the shares of a spelling sum to 1."""

    spellings: dict[str, Weights]


def common_words(entry: Entry) -> CommonWords:
    """Read lines such as "vnd vnnd = und" and "in jn = in 50, ihn 35"; "#" begins a comment.

    :raises UserError: naming the line that is neither, or the spelling that is there twice
    """
    entry.text()  # what is no text cannot be kept
    return _kept(entry)


@lru_cache(maxsize=16)
def _kept(entry: Entry) -> CommonWords:
    """Read once for a profile, also where its language is made again with other letters."""
    return _read(entry)


def _read(entry: Entry) -> CommonWords:
    spellings: dict[str, Weights] = {}
    # A text that begins on the line after its quotes: TOML leaves that line break out, we count it.
    first = _first_line(entry)
    for place, line in enumerate(entry.text().splitlines(), start=first):
        content = line.partition("#")[0].strip()
        if not content:
            continue
        written, _, modern = unicodedata.normalize("NFC", lower_keep_length(content)).partition("=")
        if not written.strip() or not modern.strip():
            entry.fail(ErrorCode.LANGUAGE_VALUE, line=place, value=content)
        shares = entry.read(_shares, modern, line=place)
        for spelling in written.split():
            if spelling in spellings:
                entry.fail(ErrorCode.LANGUAGE_TWICE, line=place, value=spelling)
            spellings[spelling] = shares
    return CommonWords(spellings)


def more_words(path: Path) -> CommonWords:
    """The common words of a file that holds nothing else, one line as in a profile.

    :raises UserError: when it cannot be read, or naming the line that is not as it should be
    """
    try:
        changed = path.stat().st_mtime_ns
    except OSError:
        changed = 0  # reading it will say what is wrong
    return _more(path, changed)


@lru_cache(maxsize=16)
def _more(path: Path, changed: int) -> CommonWords:
    source = WordsSource(path)
    return _read(Entry(source, ("common", "more"), "\n".join(source.lines)))


class WordsSource(ProfileSource):
    """The text of a file of common words."""

    def __init__(self, path: Path) -> None:
        """:raises UserError: when it cannot be read"""
        self.name = str(path)
        self.data = {}
        self.lines = read_profile_text(path).splitlines() or [""]

    def line_of(self, path: tuple[str, ...]) -> int:
        """Its entry begins with its first line."""
        return 1


def _shares(text: str) -> Weights:
    word = text.strip()
    if word.isalpha():
        return {word: 1.0}
    weights = weighted_labels(text)
    if "" in weights:
        raise NotationError(word)
    whole = sum(weights.values())
    return {word: weight / whole for word, weight in weights.items()}


def _first_line(entry: Entry) -> int:
    """How many lines below its key a text of several lines begins: 1 where the quotes end their line, else 0."""
    line = entry.source.lines[entry.source.line_of(entry.path) - 1].rstrip()
    return 1 if line.endswith(('"""', "'''")) else 0
