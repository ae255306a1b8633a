"""A profile's tables, built from its TOML; what a profile leaves out is taken from the neutral one."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path

from histnorm_gui.core.assets import resource
from histnorm_gui.core.errors import ErrorCode, UserError
from histnorm_gui.engine.languages.capitals import CapitalHints, hints, weighted
from histnorm_gui.engine.languages.common import CommonWords, common_words
from histnorm_gui.engine.languages.grammar import (
    START,
    Context,
    NotationError,
    Weights,
    context,
    is_one_letter,
    weighted_labels,
)
from histnorm_gui.engine.languages.prior import General, LetterTable, Row, Rules, plain
from histnorm_gui.engine.languages.reading import Entry, ProfileSource

_CODE_POINT = re.compile(r"[Uu]\+([0-9A-Fa-f]{4,6})$")


@dataclass(frozen=True, slots=True)
class Signs:
    """Which characters are no letters of their own, or not what they seem."""

    drop: frozenset[str]
    fold: Mapping[str, str]
    joined: frozenset[str] | None
    """Marks that make one letter with their base; None for all of them."""
    written_out: Mapping[str, tuple[str, ...]]
    """What marks stand for when a form is looked up among the common words: letters, or another mark."""


@dataclass(frozen=True, slots=True)
class Keys:
    """How the keys of a form are made."""

    light: Mapping[str, str]
    heavy: tuple[tuple[str, str], ...]
    collapse: bool


@dataclass(frozen=True, slots=True)
class Profile:
    """All that a profile says."""

    name: str
    signs: Signs
    keys: Keys
    rules: Rules
    one_letter: float
    further: float
    least_share: float
    shared_words: frozenset[str]
    common: CommonWords
    more: Path | None
    """A file of further common words."""
    capitals: CapitalHints | None
    """None where nothing is known about nouns."""
    close: bool
    learned: bool
    """See `Language.close` and `Language.learned`."""


class ProfileReader:
    """Reads one profile over the neutral one."""

    def __init__(self, source: ProfileSource, neutral: ProfileSource) -> None:
        """Nothing is read yet."""
        self._source = source
        self._neutral = neutral

    def profile(self, letters: Iterable[str] = ()) -> Profile:
        """The profile; ``letters`` replace the letters of its alphabet where there are any.

        :raises UserError: naming the entry that cannot be understood
        """
        alphabet = tuple(dict.fromkeys(letters)) or self._one_letters(self._get("alphabet", "letters"))
        name = self._get("name")
        keys = Keys(
            self._pairs(self._get("keys", "light")),
            tuple(self._pairs(self._get("keys", "heavy")).items()),
            self._get("keys", "collapse").flag(),
        )
        return Profile(
            name=name.text(),
            signs=self._signs(),
            keys=keys,
            rules=self._rules(alphabet),
            one_letter=self._number("unlisted", "one_letter", least=1e-12, most=1),
            further=self._number("unlisted", "further", least=1),
            least_share=self._number("detection", "share", most=1),
            shared_words=frozenset(self._get("detection", "shared_words").text().split()),
            common=common_words(self._get("common", "words")),
            more=self._more(),
            capitals=self._capitals(),
            close=self._says("ranking", "close"),
            learned=self._says("ranking", "learned"),
        )

    def _get(self, *path: str) -> Entry:
        """An entry of the profile, or of the neutral one where the profile has none."""
        found = self._source.entry(*path) or self._neutral.entry(*path)
        if found is None:
            raise UserError(ErrorCode.LANGUAGE_ENTRY_MISSING, path=self._neutral.name, entry=" → ".join(path))
        return found

    def _own(self, *path: str) -> Entry:
        """An entry of a section that the neutral profile does not have."""
        found = self._source.entry(*path)
        if found is None:
            raise UserError(ErrorCode.LANGUAGE_ENTRY_MISSING, path=self._source.name, entry=" → ".join(path))
        return found

    def _more(self) -> Path | None:
        """The file of further common words: beside the profile, or, for a copy of a shipped one, where that has it."""
        entry = self._source.entry("common", "more")
        if entry is None:
            return None
        beside = Path(self._source.name).parent / entry.text()
        shipped = resource("languages", Path(entry.text()).name)
        found = next((path for path in (beside, shipped) if path.is_file()), None)
        if found is None:
            raise UserError(ErrorCode.FILE_MISSING, path=str(beside))
        return found

    def _says(self, *path: str) -> bool:
        """Whether the profile says so itself: what the neutral one says of itself holds for no other."""
        found = self._source.entry(*path)
        return found is not None and found.flag()

    def _number(self, *path: str, least: float = 0.0, most: float = float("inf")) -> float:
        return self._get(*path).number(least=least, most=most)

    def _one_letters(self, entry: Entry) -> tuple[str, ...]:
        letters = unicodedata.normalize("NFC", entry.text()).split()
        if not letters:
            entry.fail(ErrorCode.LANGUAGE_VALUE, value="")
        for letter in letters:
            if not is_one_letter(letter):
                entry.fail(ErrorCode.LANGUAGE_VALUE, value=letter)
        return tuple(dict.fromkeys(letters))

    def _pairs(self, entry: Entry) -> dict[str, str]:
        """Read "ſ s, ß s": what is written, and what it is taken for."""
        pairs: dict[str, str] = {}
        for part in entry.text().split(","):
            words = unicodedata.normalize("NFC", part).split()
            if len(words) == 2 and words[0] not in pairs:
                pairs[words[0]] = words[1]
            elif words:
                entry.fail(ErrorCode.LANGUAGE_VALUE, value=part.strip())
        return pairs

    def _signs(self) -> Signs:
        joined = self._get("signs", "part_of_letter")
        marks = None if joined.text().strip() == "all" else frozenset(joined.read(_code_points))
        drop = frozenset("".join(self._get("signs", "drop").text().split()))
        return Signs(drop, self._pairs(self._get("signs", "fold")), marks, self._written_out())

    def _written_out(self) -> dict[str, tuple[str, ...]]:
        """Read "U+0364 U+0308, U+0303 n m en": a mark, and what it may stand for."""
        entry = self._get("signs", "written_out")
        found: dict[str, tuple[str, ...]] = {}
        for part in filter(str.strip, entry.text().split(",")):
            mark, *meant = part.split()
            if not meant:
                entry.fail(ErrorCode.LANGUAGE_VALUE, value=mark)
            (sign,) = entry.read(_code_points, mark)
            found[sign] = tuple(entry.read(_mark_or_letters, word) for word in meant)
        return found

    def _classes(self, alphabet: tuple[str, ...]) -> dict[str, frozenset[str]]:
        """The classes by name, with the letters of the alphabet that are in one without their marks."""
        entries = dict(self._neutral.entries("classes")) | dict(self._source.entries("classes"))
        classes: dict[str, frozenset[str]] = {}
        for name, entry in entries.items():
            if len(name) < 2 or name in ("start", "end"):
                entry.fail(ErrorCode.LANGUAGE_VALUE, value=name)
            classes[name] = frozenset(self._one_letters(entry))
        listed = frozenset().union(*classes.values())
        return {
            name: letters | {letter for letter in alphabet if letter not in listed and plain(letter) in letters}
            for name, letters in classes.items()
        }

    def _rules(self, alphabet: tuple[str, ...]) -> Rules:
        classes = self._classes(alphabet)
        letters = self._tables("letters", classes)
        marks = self._tables("marks", classes)
        other_mark = marks.pop("other")
        return Rules(
            letters={key: table for key, table in letters.items() if key != "other"},
            other_letter=letters["other"],
            superscript=marks.pop("superscript", other_mark),
            marks=marks,
            other_mark=other_mark,
            kinds={letter: kind for kind in reversed(classes) for letter in classes[kind]},
            alphabet=alphabet,
            general=self._general(),
        )

    def _tables(self, section: str, classes: Mapping[str, frozenset[str]]) -> dict[str, LetterTable]:
        """The tables of a section by their letters or marks, with those that every profile needs."""
        tables: dict[str, LetterTable] = {}
        own = dict(self._source.entries(section))
        needed = {key: entry for key, entry in self._neutral.entries(section) if key not in own}
        for key, entry in (needed | own).items():
            table = _letter_table(entry.source, (section, key), classes)
            for name in self._names(section, key, entry):
                if name in tables:
                    entry.fail(ErrorCode.LANGUAGE_TWICE, value=key)
                tables[name] = table
        return tables

    def _names(self, section: str, key: str, entry: Entry) -> tuple[str, ...]:
        """The letters or marks that a table is for."""
        if key == "other" or (section == "marks" and key == "superscript"):
            return (key,)
        if section == "marks":
            try:
                return _code_points(key)
            except NotationError as error:
                entry.fail(ErrorCode.LANGUAGE_VALUE, value=str(error))
        names = tuple(unicodedata.normalize("NFC", key).split())
        if not names or not all(name == START or is_one_letter(name) for name in names):
            entry.fail(ErrorCode.LANGUAGE_VALUE, value=key)
        return names

    def _general(self) -> General:
        added = self._labels("additions", "anywhere")
        final = self._labels("additions", "final_labels")
        factor = self._number("additions", "final_factor")
        return General(
            drop_initial=self._number("dropping", "initial", least=1e-6),
            drop_final=self._number("dropping", "final", least=1e-6),
            drop_elsewhere=self._number("dropping", "elsewhere", least=1e-6),
            drop_final_except=frozenset(self._get("dropping", "final_except").text().split()),
            doubled=self._number("dropping", "doubled"),
            likeliest=int(self._number("additions", "likeliest", most=20)),
            added=added,
            added_final={label: weight * (factor if label in final else 1.0) for label, weight in added.items()},
            listed=self._number("substitution", "listed", least=0.01, most=1),
            related=self._number("substitution", "related", most=1),
            same_class={name: self._number("substitution", name, most=1) for name in ("vowel", "consonant")},
            other=self._number("substitution", "other", most=1),
            empty=self._number("substitution", "empty", most=1),
            empty_initial=self._number("substitution", "empty_initial"),
        )

    def _capitals(self) -> CapitalHints | None:
        """What is said about nouns; the neutral profile has nothing that could be taken instead."""
        if not any(self._source.entries("capitals")):
            return None
        weights = self._own("capitals", "weights")
        endings = self._own("capitals", "endings").read(weighted)
        words = {
            name: frozenset(self._own("capitals", name).text().split())
            for name in ("small_words", "determiners", "prepositions")
        }
        # Determiners and prepositions are small words, too.
        words["small_words"] = frozenset().union(*words.values())
        return weights.read(lambda text: hints(weighted(text), endings, words))

    def _labels(self, section: str, key: str) -> Weights:
        """Weighted labels, of which there may be none; between final labels commas are not needed."""
        entry = self._get(section, key)
        text = entry.text().strip()
        if key == "final_labels":
            text = ",".join(text.replace(",", " ").split())
        return entry.read(weighted_labels, text) if text else {}


def _letter_table(source: ProfileSource, path: tuple[str, str], classes: Mapping[str, frozenset[str]]) -> LetterTable:
    """The table of one letter or mark."""
    tables: list[Row] = []
    additions: list[Row] = []
    fallback: list[Row] = []
    for key, entry in source.entries(*path):
        try:
            where = context(key, classes)
        except NotationError as error:
            entry.fail(ErrorCode.LANGUAGE_CONTEXT, value=str(error), known=tuple(classes))
        text = entry.text().strip()
        row = where, entry.read(weighted_labels, text.removeprefix("+"))
        (additions if text.startswith("+") else fallback if where == Context() else tables).append(row)
    if not fallback:
        Entry(source, path, None).fail(ErrorCode.LANGUAGE_NO_DEFAULT)
    return LetterTable((*tables, *fallback), tuple(additions))


def _code_points(text: str) -> tuple[str, ...]:
    """Read "U+0304 U+0305": combining marks by their code points, or as they are.

    :raises NotationError: naming what is neither
    """
    marks: list[str] = []
    for word in text.split():
        found = _CODE_POINT.match(word)
        number = int(found[1], 16) if found else 0
        mark = chr(number) if found and number < 0x110000 else word
        if len(mark) != 1 or unicodedata.category(mark)[0] != "M":
            raise NotationError(word)
        marks.append(mark)
    return tuple(marks)


def _mark_or_letters(word: str) -> str:
    return _code_points(word)[0] if _CODE_POINT.match(word) else word
