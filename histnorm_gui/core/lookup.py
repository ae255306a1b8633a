"""Finding names by the beginnings of their words, without case and marks: "acc fo" finds "Accept all of this form"."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache

_WORD = re.compile(r"\w+")


def folded(text: str) -> str:
    """A text without case and combining marks."""
    decomposed = unicodedata.normalize("NFD", text.casefold())
    return "".join(character for character in decomposed if not unicodedata.combining(character))


@lru_cache(maxsize=4096)
def words_of(text: str) -> tuple[str, ...]:
    """The folded words of a text."""
    return tuple(_WORD.findall(folded(text)))


def rank(query: str, text: str) -> tuple[int, int] | None:
    """How well a text answers a query, the smaller the better; None where it does not.

    It does where every word of the query begins another word of the text, in whatever order. Matches near the
    beginning of the text come first, then those in a short text.
    """
    words = list(words_of(text))
    places = []
    for wanted in words_of(query):
        place = next((place for place, word in enumerate(words) if word.startswith(wanted)), None)
        if place is None:
            return None
        words[place] = ""
        places.append(place)
    return sum(places), len(text)


def matches(query: str, text: str) -> bool:
    """Whether a text answers a query."""
    return rank(query, text) is not None
