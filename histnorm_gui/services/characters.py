"""The characters of a manuscript that a keyboard lacks, the most frequent first, with their names."""

from __future__ import annotations

import unicodedata
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from histnorm_gui.core.progress import CancelToken, ProgressCallback
from histnorm_gui.core.text import graphemes

_CHECK_EVERY = 1000


@dataclass(frozen=True, slots=True)
class Letter:
    """A base with its marks, and how often it stands in forms and normalizations."""

    text: str
    count: int

    @property
    def name(self) -> str:
        """Its Unicode name; those of several characters are put together, and one without a name gives its number."""
        names = (unicodedata.name(one, "").capitalize() or f"U+{ord(one):04X}" for one in self.text)
        return " + ".join(names)


def letters(words: Iterable[tuple[str, int]], progress: ProgressCallback, cancel: CancelToken) -> list[Letter]:
    """Count what is beyond ASCII in words that stand so often; equally frequent ones in the order of Unicode."""
    counts: Counter[str] = Counter()
    for number, (word, times) in enumerate(words):
        if number % _CHECK_EVERY == 0:
            cancel.check()
        if not word.isascii():
            for piece in graphemes(word):
                if not piece.isascii() and piece.strip():
                    counts[piece] += times
    return [Letter(text, counts[text]) for text in sorted(counts, key=lambda text: (-counts[text], text))]
