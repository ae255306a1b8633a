"""The expectation of an expert, before any decision: what a letter becomes between two others (RECIPE, part 2)."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache

from histnorm_gui.engine.languages.grammar import END, START, Context, Weights, expand

Row = tuple[Context, Weights]

_SUPERSCRIPT = "COMBINING LATIN SMALL LETTER "
_NAMED_SUPERSCRIPTS = {"LONG S": "s", "R ROTUNDA": "r"}


@dataclass(frozen=True, slots=True)
class LetterTable:
    """What one letter becomes: tables of which the first that holds is used, and additions of which all are."""

    tables: tuple[Row, ...] = ()
    additions: tuple[Row, ...] = ()

    def matching(self, base: str, previous: str, following: str) -> tuple[int, ...]:
        """Which rows hold: the number of the table (-1 for none), then those of the additions."""
        table = -1
        for number, (context, _) in enumerate(self.tables):
            if context.holds(base, previous, following):
                table = number
                break
        rows = [
            number for number, (context, _) in enumerate(self.additions) if context.holds(base, previous, following)
        ]
        return (table, *rows)

    def weights(self, matching: tuple[int, ...]) -> Weights:
        """The weights of all rows that hold, added up, in the profile's notation."""
        total = dict(self.tables[matching[0]][1]) if matching[0] >= 0 else {}
        for number in matching[1:]:
            for label, weight in self.additions[number][1].items():
                total[label] = total.get(label, 0.0) + weight
        return total


@dataclass(frozen=True, slots=True)
class General:
    """What holds for all letters; the names are those of the profile's sections."""

    drop_initial: float
    drop_final: float
    drop_elsewhere: float
    drop_final_except: frozenset[str]
    doubled: float
    likeliest: int
    added: Weights
    added_final: Weights
    listed: float
    related: float
    same_class: Mapping[str, float]
    other: float
    empty: float
    empty_initial: float


@dataclass(frozen=True, slots=True)
class Rules:
    """All tables of a profile."""

    letters: Mapping[str, LetterTable]
    other_letter: LetterTable
    marks: Mapping[str, LetterTable]
    other_mark: LetterTable
    superscript: LetterTable
    kinds: Mapping[str, str]
    """The kind of each letter: "vowel", "consonant" or another class of the profile."""
    alphabet: tuple[str, ...]
    general: General

    def known_letter(self, base: str) -> str:
        """The letter as the profile knows it: without its marks where it is of no kind with them."""
        return base if base in self.kinds else plain(base)


Signature = tuple[object, ...]


@lru_cache(maxsize=65536)
def plain(letter: str) -> str:
    """A letter without its marks."""
    return unicodedata.normalize("NFD", letter)[:1]


@lru_cache(maxsize=1024)
def superscript(mark: str) -> str:
    """The letter that a combining mark is, written small above the line; empty for other marks."""
    name = unicodedata.name(mark, "").removeprefix(_SUPERSCRIPT)
    if len(name) == 1:
        return name.lower()
    return _NAMED_SUPERSCRIPTS.get(name, "")


@dataclass(slots=True)
class Prior:
    """P0 of a label, given a grapheme and its neighbours' bases.

    Contexts in which the same rows hold share one distribution, which is computed once.
    """

    rules: Rules
    _known: dict[Signature, Weights] = field(default_factory=dict)

    def distribution(self, base: str, marks: str, previous: str, following: str) -> Mapping[str, float]:
        """The probabilities of all labels that are listed; their sum is 1. Shared: not to be changed."""
        rules = self.rules
        doubled = previous == base
        previous, following = rules.known_letter(previous), rules.known_letter(following)
        letter = rules.letters.get(base, rules.other_letter)
        matching = letter.matching(base, previous, following)
        tables = tuple(self._mark(mark) for mark in marks)
        marking = tuple(table.matching(base, previous, following) for table in tables)
        place = (previous == START, following == END, doubled and self._is_consonant(base))
        signature: Signature = (base, marks, matching, marking, place)
        found = self._known.get(signature)
        if found is None:
            weights = self._expanded(letter.weights(matching), base)
            for mark, table, rows in zip(marks, tables, marking, strict=True):
                weights = self._marked(weights, table.weights(rows), superscript(mark))
            if base != START:
                weights = self._general(weights, base, *place)
            found = self._known[signature] = _normalized(weights, 1.0)
        return found

    def _mark(self, mark: str) -> LetterTable:
        found = self.rules.marks.get(mark)
        if found is not None:
            return found
        return self.rules.superscript if superscript(mark) else self.rules.other_mark

    def _is_consonant(self, base: str) -> bool:
        return self.rules.kinds.get(self.rules.known_letter(base)) == "consonant"

    def _expanded(self, weights: Weights, same: str) -> Weights:
        expanded: Weights = {}
        for template, weight in weights.items():
            for label in expand(template, same, self.rules.alphabet):
                expanded[label] = expanded.get(label, 0.0) + weight
        return expanded

    def _marked(self, weights: Weights, effects: Weights, raised: str) -> Weights:
        marked: Weights = {}
        for label, weight in weights.items():
            for template, share in effects.items():
                for changed in expand(template, label, self.rules.alphabet, raised):
                    marked[changed] = marked.get(changed, 0.0) + weight * share
        return marked

    def _general(self, weights: Weights, base: str, initial: bool, final: bool, doubled: bool) -> Weights:
        general = self.rules.general
        consonant = self._is_consonant(base)
        if doubled:
            weights[""] = weights.get("", 0.0) + general.doubled * sum(weights.values())
        if consonant and "" in weights:
            weights[""] *= self._dropping(base, initial, final)
        result = _normalized(weights, general.listed)
        likeliest = sorted(result, key=lambda label: -result[label])[: general.likeliest]
        added = general.added_final if final else general.added
        for label in likeliest:
            for template, weight in added.items():
                for longer in expand(template, label, self.rules.alphabet):
                    result[longer] = result.get(longer, 0.0) + weight
        self._substitute(result, base)
        empty = general.empty * (general.empty_initial if initial and consonant else 1.0)
        result[""] = result.get("", 0.0) + empty
        return result

    def _dropping(self, base: str, initial: bool, final: bool) -> float:
        general = self.rules.general
        if initial:
            return general.drop_initial
        if final:
            return 1.0 if base in general.drop_final_except else general.drop_final
        return general.drop_elsewhere

    def _substitute(self, result: Weights, base: str) -> None:
        """Give every letter of the alphabet its share as a replacement for a letter."""
        if not base[:1].isalpha():
            return
        general, kinds, bare = self.rules.general, self.rules.kinds, plain(base)
        kind = kinds.get(self.rules.known_letter(base))
        same = general.same_class.get(kind or "", general.other)
        for letter in self.rules.alphabet:
            if general.related and letter != base and plain(letter) == bare:
                weight = general.related
            else:
                weight = same if kind and kinds.get(letter) == kind else general.other
            if weight:
                result[letter] = result.get(letter, 0.0) + weight


def _normalized(weights: Weights, total: float) -> Weights:
    whole = sum(weights.values())
    return {label: weight * total / whole for label, weight in weights.items()} if whole > 0 else dict(weights)
