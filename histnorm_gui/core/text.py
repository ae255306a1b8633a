"""Characters and words of manuscripts: what counts as a word, keys under which forms are matched, case.

Nothing here changes a form that is stored: keys are for looking things up only, and NFKC is never used because it
would take away the very letters (ſ, ꝛ, superscripts) that make a historical spelling.
"""

from __future__ import annotations

import unicodedata
from functools import lru_cache

from histnorm_gui.core.model import TokenKind

_JOINERS = "\u200c\u200d"  # zero-width non-joiner and joiner

# Signs that Unicode files under punctuation although scribes wrote them for the word "and".
_LOGOGRAMS = "&\u204a\u2e52"

LONGEST_WORD = 500
"""Letters of what can still be a word. What is longer (a file without spaces, an encoded picture) is a word all the
same, but stays as it is: nothing is searched for it, and nothing is learned from it."""
_SHOWN = 100
"""Letters that are shown of what is longer."""

_LOWERED_OTHERWISE = "İΣ"
"""What Python puts into lower case as two characters, or by what stands around it; all others one by one."""

# Letters that one scribe writes where another writes the second one; the key "light" of the project's recipe.
_LIGHT = str.maketrans({"ſ": "s", "ß": "s", "ʒ": "z", "ꝛ": "r", "v": "u", "w": "u", "y": "i", "j": "i"})


@lru_cache(maxsize=65536)
def is_word_character(character: str) -> bool:
    """Whether one character makes a token a word: a letter, a digit or number, a private-use character (where the
    Medieval Unicode Font Initiative puts its letters), or a sign for "and" (⁊, &)."""
    category = unicodedata.category(character)
    return category[0] in "LN" or category == "Co" or character in _LOGOGRAMS


@lru_cache(maxsize=65536)
def is_extending(character: str) -> bool:
    """Whether one character belongs to the base before it: a combining mark or a zero-width joiner."""
    return unicodedata.category(character)[0] == "M" or character in _JOINERS


def is_word(form: str) -> bool:
    """Whether a form is a word rather than punctuation and symbols alone (DESIGN, section 4)."""
    return form.isalnum() or any(map(is_word_character, form))


def is_readable(*words: str) -> bool:
    """Whether words are short enough to be looked into, see LONGEST_WORD."""
    return max(map(len, words)) <= LONGEST_WORD


def shortened(text: str) -> str:
    """A text for display: of what is too long to be looked into, the beginning."""
    return text if len(text) <= LONGEST_WORD else f"{text[:_SHOWN]}…"


def is_readable_word(form: str) -> bool:
    """Whether a form is a word that is looked into."""
    return is_readable(form) and is_word(form)


@lru_cache(maxsize=65536)
def kind_of(form: str) -> TokenKind:
    """The kind of a token with this form."""
    return TokenKind.WORD if is_word(form) else TokenKind.PUNCTUATION


def graphemes(text: str) -> list[str]:
    """Split a text into bases, each with the combining marks and joiners that follow it; joined they give the text.

    A mark with no base before it begins a piece of its own.
    """
    pieces: list[str] = []
    for character in text:
        if pieces and is_extending(character):
            pieces[-1] += character
        else:
            pieces.append(character)
    return pieces


def lower_keep_length(form: str) -> str:
    """Lower-case character by character, so that offsets stay valid.

    A character whose lower case is not exactly one character (İ) stays as it is.
    """
    if form.isascii() or not any(letter in form for letter in _LOWERED_OTHERWISE):
        return form.lower()
    return "".join(map(_lower_character, form))


def _lower_character(character: str) -> str:
    lowered = character.lower()
    return lowered if len(lowered) == 1 else character


def matching_key(form: str) -> str:
    """The key under which two encodings of one spelling match: canonical composition (NFC) and lower case, no more."""
    if form.isascii():
        return form.lower()
    return unicodedata.normalize("NFC", lower_keep_length(unicodedata.normalize("NFC", form)))


@lru_cache(maxsize=65536)
def folded_key(form: str) -> str:
    """The key under which spelling variants match: no case, no marks, no private-use characters, ſ and ß as s,
    v and w as u, y and j as i, ʒ as z, ꝛ as r (RECIPE, "light").

    A form of which nothing would be left (an abbreviation sign alone) keeps its matching key.
    """
    letters = [
        character
        for character in lower_keep_length(unicodedata.normalize("NFD", form))
        if not is_extending(character) and unicodedata.category(character) != "Co"
    ]
    return "".join(letters).translate(_LIGHT) or matching_key(form)


def match_case(form: str, norm: str) -> str:
    """Give a normalization the case of its form.

    A form with a capital at its beginning and no other makes the first letter of ``norm`` a capital; a form of two
    or more letters, all capitals, makes ``norm`` capitals; any other form leaves ``norm`` as it is.
    """
    if form.islower():
        return norm
    letters = [character for character in form if character.isalpha()]
    if not letters or not letters[0].isupper():
        return norm
    if len(letters) > 1 and all(letter.isupper() for letter in letters):
        return norm.upper()
    if any(letter.isupper() for letter in letters[1:]):
        return norm
    for index, character in enumerate(norm):
        if character.isalpha():
            capital = character.upper()
            return norm[:index] + capital + norm[index + 1 :] if len(capital) == 1 else norm
    return norm
