"""Reading a language profile: TOML in, tables out, and errors that name file, line and entry."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import NoReturn, TypeVar

from histnorm_gui.core.errors import ErrorCode, UserError
from histnorm_gui.engine.languages.grammar import NotationError

_T = TypeVar("_T")
_HEADER = re.compile(r"\s*\[(?P<name>[^\[\]]+)\]\s*(#.*)?$")
_KEY = re.compile(r"""\s*(?P<key>"(?:[^"\\]|\\.)*"|'[^']*'|[\w-]+)\s*=""")
_LINE = re.compile(r"at line (\d+)")

# The sections of a profile with their keys; sections with None have keys of the author's own.
SECTIONS: dict[str, frozenset[str] | None] = {
    "signs": frozenset({"drop", "fold", "part_of_letter", "written_out"}),
    "classes": None,
    "alphabet": frozenset({"letters"}),
    "letters": None,
    "marks": None,
    "dropping": frozenset({"initial", "final", "elsewhere", "final_except", "doubled"}),
    "additions": frozenset({"likeliest", "anywhere", "final_factor", "final_labels"}),
    "substitution": frozenset({"listed", "related", "vowel", "consonant", "other", "empty", "empty_initial"}),
    "unlisted": frozenset({"one_letter", "further"}),
    "keys": frozenset({"light", "heavy", "collapse"}),
    "detection": frozenset({"share", "shared_words"}),
    "ranking": frozenset({"close", "learned"}),
    "capitals": frozenset({"weights", "endings", "small_words", "determiners", "prepositions"}),
    "common": frozenset({"words", "more"}),
}
_NESTED = ("letters", "marks")


@dataclass(frozen=True, slots=True)
class Entry:
    """One value of a profile with the way to it, for errors."""

    source: ProfileSource
    path: tuple[str, ...]
    value: object

    def text(self) -> str:
        """Its text.

        :raises UserError: when it is something other than a text
        """
        if not isinstance(self.value, str):
            self.fail(ErrorCode.LANGUAGE_VALUE, value=str(self.value))
        return self.value

    def number(self, *, least: float = 0.0, most: float = float("inf")) -> float:
        """Its number.

        :raises UserError: when it is no number, or one outside the bounds
        """
        value = self.value
        if isinstance(value, bool) or not isinstance(value, int | float) or not least <= value <= most:
            self.fail(ErrorCode.LANGUAGE_VALUE, value=str(value))
        return float(value)

    def flag(self) -> bool:
        """Whether it is true.

        :raises UserError: when it is neither true nor false
        """
        if not isinstance(self.value, bool):
            self.fail(ErrorCode.LANGUAGE_VALUE, value=str(self.value))
        return self.value

    def read(self, reader: Callable[[str], _T], text: str | None = None, *, line: int = 0) -> _T:
        """What a reader of the notation makes of it, or of ``text`` on its line number ``line`` (from 0).

        :raises UserError: when the reader finds something that the notation does not have
        """
        try:
            return reader(self.text() if text is None else text)
        except NotationError as error:
            self.fail(ErrorCode.LANGUAGE_VALUE, line=line, value=str(error))

    def fail(self, code: ErrorCode, *, line: int = 0, **args: object) -> NoReturn:
        """Raise the error with the entry's place; ``line`` counts from its first line."""
        where = self.source.line_of(self.path) + line
        raise UserError(code, path=self.source.name, line=where, entry=" → ".join(self.path), **args)


class ProfileSource:
    """The text of a profile, parsed and checked for sections and keys that nobody reads."""

    def __init__(self, name: str, text: str) -> None:
        """``name`` is the path that errors name.

        :raises UserError: when it is not TOML, or has entries that no profile has
        """
        self.name = name
        self.lines = text.splitlines()
        try:
            self.data: dict[str, object] = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            found = _LINE.search(str(error))
            line = int(found[1]) if found else len(self.lines)
            reason = re.sub(r" \(at .*\)$", "", str(error))
            raise UserError(ErrorCode.LANGUAGE_SYNTAX, path=name, line=line, reason=reason) from None
        self._check()

    def entries(self, *path: str) -> Iterator[tuple[str, Entry]]:
        """The entries of a section, by their keys; none where there is no such section."""
        table = self._table(path)
        for key, value in table.items():
            yield key, Entry(self, (*path, key), value)

    def entry(self, *path: str) -> Entry | None:
        """One entry, or None where the profile has none."""
        table = self._table(path[:-1])
        return Entry(self, path, table[path[-1]]) if path[-1] in table else None

    def line_of(self, path: tuple[str, ...]) -> int:
        """The line on which an entry begins, else that of its section, else 1."""
        section: tuple[str, ...] = ()
        best = 1
        for number, line in enumerate(self.lines, 1):
            header = _HEADER.match(line)
            if header:
                section = _split(header["name"])
                if section and section == path[: len(section)]:
                    best = number
                continue
            key = _KEY.match(line)
            if key and (*section, _unquoted(key["key"])) == path:
                return number
        return best

    def _table(self, path: tuple[str, ...]) -> Mapping[str, object]:
        table: object = self.data
        for key in path:
            table = table.get(key, {}) if isinstance(table, dict) else {}
        return table if isinstance(table, dict) else {}

    def _check(self) -> None:
        for name, value in self.data.items():
            entry = Entry(self, (name,), value)
            if name == "name":
                entry.text()
                continue
            if name not in SECTIONS:
                entry.fail(ErrorCode.LANGUAGE_ENTRY, known=("name", *SECTIONS))
            self._check_section(entry, SECTIONS[name])
        if not isinstance(self.data.get("name"), str):
            raise UserError(ErrorCode.LANGUAGE_ENTRY_MISSING, path=self.name, entry="name")

    def _check_section(self, section: Entry, known: frozenset[str] | None) -> None:
        if not isinstance(section.value, dict):
            section.fail(ErrorCode.LANGUAGE_VALUE, value=str(section.value))
        for key, value in section.value.items():
            entry = Entry(self, (*section.path, key), value)
            if known is not None and key not in known:
                entry.fail(ErrorCode.LANGUAGE_ENTRY, known=tuple(sorted(known)))
            if section.path[0] in _NESTED and not isinstance(value, dict):
                entry.fail(ErrorCode.LANGUAGE_VALUE, value=str(value))


def _split(header: str) -> tuple[str, ...]:
    return tuple(_unquoted(part.strip()) for part in re.findall(r"\"[^\"]*\"|'[^']*'|[^.\s]+", header))


def _unquoted(key: str) -> str:
    return key[1:-1] if key[:1] in "\"'" else key


def read_profile_text(path: Path) -> str:
    """The text of a file that a profile is made of.

    :raises UserError: when it cannot be read, or is not in UTF-8
    """
    if path.is_dir():
        raise UserError(ErrorCode.FILE_IS_DIRECTORY, path=str(path))
    try:
        content = path.read_bytes()
    except FileNotFoundError:
        raise UserError(ErrorCode.FILE_MISSING, path=str(path)) from None
    except OSError as error:
        raise UserError(ErrorCode.FILE_UNREADABLE, path=str(path), reason=error.strerror or str(error)) from None
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        raise UserError(ErrorCode.FILE_ENCODING, path=str(path), line=line, encoding="UTF-8", found="") from None
