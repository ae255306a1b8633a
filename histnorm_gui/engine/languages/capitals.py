"""What a profile says about capitals: which words are likely nouns."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from histnorm_gui.engine.languages.grammar import NotationError

WEIGHTS = frozenset(
    {
        "word",
        "capital",
        "small_word",
        "short_word",
        "after_determiner",
        "one_word_after_determiner",
        "small_word_after_determiner",
        "after_preposition",
        "before_small_word",
    }
)
"""What a profile gives a weight to, beside endings; the logarithm of odds that add up."""
SHORT = 5
"""Letters of a short word at most."""
LARGEST = 20.0


@dataclass(frozen=True, slots=True)
class CapitalHints:
    """What tells a noun from other words, each with what it adds to the logarithm of the odds that it is one.

    ``weights`` by the name that ``features`` gives; ``endings`` are those of words with more letters before them.
    """

    weights: Mapping[str, float]
    small_words: frozenset[str]
    determiners: frozenset[str]
    prepositions: frozenset[str]
    endings: frozenset[str]

    def features(self, norm: str, around: Sequence[str | None]) -> Iterator[str]:
        """What holds of a word in lower case between the normalizations two before, before and after it."""
        second, before, after = around[:3]
        if norm in self.small_words:
            yield "small_word"
            return
        if len(norm) <= SHORT:
            yield "short_word"
        for size in range(1, len(norm) - 1):
            if norm[-size:] in self.endings:
                yield f"ends:{norm[-size:]}"
        if before in self.determiners:
            yield "after_determiner"
        elif before in self.prepositions:
            yield "after_preposition"
        elif second in self.determiners:
            yield "small_word_after_determiner" if before in self.small_words else "one_word_after_determiner"
        if after in self.small_words:
            yield "before_small_word"


def weighted(text: str) -> dict[str, float]:
    """Read "ung 4.5, lich -2": names and numbers, which may be negative.

    :raises NotationError: naming what is neither, or stands there twice
    """
    found: dict[str, float] = {}
    for part in text.split(","):
        words = part.split()
        if not words:
            continue
        try:
            name, number = words
            if name in found or abs(float(number)) > LARGEST:
                raise ValueError
            found[name] = float(number)
        except ValueError:
            raise NotationError(part.strip()) from None
    return found


def hints(
    weights: Mapping[str, float], endings: Mapping[str, float], words: Mapping[str, frozenset[str]]
) -> CapitalHints:
    """The hints of a profile; the weight of any word is named "" in them.

    :raises NotationError: naming a weight that does not exist, or one that is missing
    """
    for name in sorted(WEIGHTS ^ weights.keys()):
        raise NotationError(name)
    named = {"" if name == "word" else name: weight for name, weight in weights.items()}
    named |= {f"ends:{ending}": weight for ending, weight in endings.items()}
    return CapitalHints(named, **words, endings=frozenset(endings))
