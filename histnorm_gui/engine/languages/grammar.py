"""The small notation inside a language profile: labels with weights, and the contexts in which they hold."""

from __future__ import annotations

import math
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass

START = "^"
"""The base that starts every word; as a neighbour it means that there is no letter before."""
END = ""
"""The neighbour of a word's last letter."""

EMPTY_SIGNS = ("∅", "-")
SAME = "="  # in a label: the letter itself, or the label that a mark or an addition changes
ANY = "*"  # in a label: each letter of the alphabet in turn
RAISED = "°"  # in a label of [marks.superscript]: the superscript letter
UMLAUT = "umlaut"  # as a label: the label with its vowel turned into the umlaut

_ALWAYS = frozenset({"always", "otherwise"})
_UMLAUTS = {"a": "ä", "o": "ö", "u": "ü"}

Weights = dict[str, float]


@dataclass(frozen=True, slots=True)
class Context:
    """Where a line of a profile holds: each part is a set of letters, or None where anything will do."""

    after: frozenset[str] | None = None
    not_after: frozenset[str] | None = None
    before: frozenset[str] | None = None
    not_before: frozenset[str] | None = None
    on: frozenset[str] | None = None

    def holds(self, base: str, previous: str, following: str) -> bool:
        """Whether it holds for a base between two others."""
        return (
            (self.after is None or previous in self.after)
            and (self.before is None or following in self.before)
            and (self.on is None or base in self.on)
            and (self.not_after is None or previous not in self.not_after)
            and (self.not_before is None or following not in self.not_before)
        )


class NotationError(ValueError):
    """A text that the notation does not have; the offending part is its message."""


def weighted_labels(text: str) -> Weights:
    """Read "k 70, c 10, ∅ 2": labels (NFC) with positive weights; one without weighs 1, and ∅ or - is the empty label.

    :raises NotationError: naming the part that is neither, or that is there twice
    """
    weights: Weights = {}
    for part in text.split(","):
        words = part.split()
        if not 1 <= len(words) <= 2:
            raise NotationError(part.strip() or text.strip())
        label = "" if words[0] in EMPTY_SIGNS else unicodedata.normalize("NFC", words[0])
        weight = _number(words[1]) if len(words) == 2 else 1.0
        if weight is None or label in weights:
            raise NotationError(part.strip())
        weights[label] = weight
    return weights


def context(text: str, classes: Mapping[str, frozenset[str]]) -> Context:
    """Read "initial, before l m vowel": conditions that all must hold, on letters and classes of letters.

    :raises NotationError: naming the condition or class that is not known
    """
    parts: dict[str, frozenset[str]] = {}
    for condition in text.split(","):
        words = condition.split()
        if len(words) == 1 and words[0] in _ALWAYS:
            continue
        if words == ["initial"]:
            words = ["after", "start"]
        elif words == ["final"]:
            words = ["before", "end"]
        if words[:1] == ["not"] and words[1:2] in (["after"], ["before"]):
            words = [f"not_{words[1]}", *words[2:]]
        if len(words) < 2 or words[0] not in Context.__slots__ or words[0] in parts:
            raise NotationError(condition.strip() or text)
        parts[words[0]] = frozenset().union(*(_letters(word, classes) for word in words[1:]))
    return Context(**parts)


def expand(template: str, same: str, alphabet: tuple[str, ...], raised: str = "") -> list[str]:
    """The labels that a label of a profile stands for, where ``same`` is what ``=`` means there."""
    if template == UMLAUT:
        return [umlaut(same)]
    label = template.replace(RAISED, raised).replace(SAME, same)
    return [label.replace(ANY, letter) for letter in alphabet] if ANY in template else [label]


def umlaut(label: str) -> str:
    """A label with its first a, o or u turned into the umlaut; one without stays as it is."""
    for index, letter in enumerate(label):
        if letter in _UMLAUTS:
            return label[:index] + _UMLAUTS[letter] + label[index + 1 :]
    return label


def _letters(word: str, classes: Mapping[str, frozenset[str]]) -> frozenset[str]:
    """The letters that a word of a condition names."""
    if word == "start":
        return frozenset({START})
    if word == "end":
        return frozenset({END})
    if word in classes:
        return classes[word]
    letter = unicodedata.normalize("NFC", word)
    if is_one_letter(letter):
        return frozenset({letter})
    raise NotationError(word)


def is_one_letter(text: str) -> bool:
    """Whether a text (NFC) is one character, or one with marks that it cannot be composed with."""
    return len(text) >= 1 and all(unicodedata.combining(character) for character in text[1:])


def _number(text: str) -> float | None:
    try:
        number = float(text)
    except ValueError:
        return None
    return number if math.isfinite(number) and number > 0 else None
