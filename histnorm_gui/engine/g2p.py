"""Pronunciation as an auxiliary task: words with their phones, as if they were a manuscript with normalizations.

The paper learns grapheme-to-phoneme conversion from CELEX beside the normalizations; any list of words and phones will
do. Labels are cut from the normalization character by character, so that each phone is written as one character.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from types import MappingProxyType

from histnorm_gui.core.source import Document
from histnorm_gui.core.text import is_word
from histnorm_gui.engine.base import Example

_PRIVATE = 0xF0000  # Plane 15: manuscripts have their private letters (MUFI) in the plane of common characters
_MOST = 0xFFFE


@dataclass(frozen=True, slots=True)
class Phones:
    """Phones as single characters: one that is a single character is written as itself, any other (aː, t͡s) as a
    private one."""

    characters: Mapping[str, str]

    @staticmethod
    def of(pronunciations: Iterable[str]) -> Phones:
        """A character for each phone of these pronunciations, whose phones are separated by spaces.

        The same phones get the same characters. ValueError for more phones than there are private characters.
        """
        phones = sorted({phone for pronunciation in pronunciations for phone in pronunciation.split()})
        long = [phone for phone in phones if len(phone) > 1 or ord(phone) >= _PRIVATE]
        if len(long) > _MOST:
            raise ValueError(f"{len(long)} different phones are no phones")
        given = {phone: chr(_PRIVATE + number) for number, phone in enumerate(long)}
        return Phones(MappingProxyType({phone: given.get(phone, phone) for phone in phones}))

    def encode(self, pronunciation: str) -> str:
        """A pronunciation with one character a phone; KeyError for a phone that is not known."""
        return "".join(self.characters[phone] for phone in pronunciation.split())

    def decode(self, characters: str) -> str:
        """The pronunciation that such characters stand for, its phones separated by spaces."""
        phones = {character: phone for phone, character in self.characters.items()}
        return " ".join(phones[character] for character in characters)


def read_phones(document: Document) -> list[Example]:
    """The words of a table of words and phones (separated by spaces), each phone written as one character.

    For use as an auxiliary manuscript. Rows without phones, and words without letters, are left out.
    """
    rows = [(token.form, token.normalization or "") for token in document.tokens]
    rows = [(form, phones) for form, phones in rows if is_word(form) and phones.strip()]
    inventory = Phones.of(phones for _, phones in rows)
    return [Example(form, inventory.encode(phones)) for form, phones in rows]
