"""Folding for search: spellings that a reader takes for the same are found together, at their places in the text.

ſ = s, u = v, i = j = y, ʒ = z, ꝛ = r; case and combining marks make no difference. Unlike the keys in `core.text` every
character keeps its place, so that what was found can be shown and replaced.
"""

from __future__ import annotations

import unicodedata

from histnorm_gui.core.text import is_extending

_ALIKE = str.maketrans({"ſ": "s", "v": "u", "j": "i", "y": "i", "ʒ": "z", "ꝛ": "r"})


def folded(text: str) -> tuple[str, list[int]]:
    """The folded text, and for each of its characters the place in ``text`` of the character that it came from.

    One more place at the end is the length of ``text``. Marks have no place of their own: they belong to what is before
    them.
    """
    letters: list[str] = []
    places: list[int] = []
    for place, character in enumerate(text):
        for letter in unicodedata.normalize("NFD", character).lower():
            if not is_extending(letter):
                letters.append(letter)
                places.append(place)
    return "".join(letters).translate(_ALIKE), [*places, len(text)]
