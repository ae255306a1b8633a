"""Sentences of a publication in several languages: resources/methods has one file of them for each.

They are no texts of the window: the command line writes them as well, in whatever language the publication has.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Sequence
from datetime import datetime
from functools import lru_cache
from typing import Any

from histnorm_gui.core.assets import resource
from histnorm_gui.core.errors import ErrorCode, UserError

_SUFFIX = ".toml"


def languages() -> dict[str, str]:
    """The codes of the languages there are, each with its name in itself; English first."""
    codes = sorted(
        (path.stem for path in resource("methods").glob(f"*{_SUFFIX}")), key=lambda code: (code != "en", code)
    )
    return {code: str(_texts(code)["name"]) for code in codes}


@lru_cache(maxsize=16)
def _texts(code: str) -> dict[str, Any]:
    return tomllib.loads(resource("methods", code + _SUFFIX).read_text(encoding="utf-8"))


def _two_forms(number: int) -> int:
    return int(number != 1)


def _slovene(number: int) -> int:
    last = number % 100
    return 0 if last == 1 else 1 if last == 2 else 2 if last in (3, 4) else 3


_FORMS: dict[str, Callable[[int], int]] = {
    "fr": lambda number: int(number > 1),
    "hu": lambda number: 0,
    "sl": _slovene,
}


class Prose:
    """Writes in one language; UserError METHODS_LANGUAGE_UNKNOWN where there is no file for it."""

    def __init__(self, language: str) -> None:
        known = languages()
        if language not in known:
            raise UserError(ErrorCode.METHODS_LANGUAGE_UNKNOWN, language=language, known=tuple(known))
        self.language = language
        self._texts = _texts(language)
        self._form = _FORMS.get(language, _two_forms)

    def say(self, sentence: str, /, **values: object) -> str:
        """A sentence, or part of one, with these values in it."""
        return str(self._texts["sentences"][sentence]).format_map(values)

    def has(self, sentence: str) -> bool:
        """Whether there is such a sentence."""
        return bool(sentence in self._texts["sentences"])

    def counted(self, name: str, number: int) -> str:
        """So many of something: the form of the word that goes with the number."""
        forms: list[str] = self._texts["counted"][name]
        return forms[self._form(number)].format(n=self.number(number))

    def number(self, number: int) -> str:
        """A whole number, in groups of three digits."""
        return f"{number:,}".replace(",", self._texts["numbers"]["group"])

    def percent(self, share: float) -> str:
        """A share of one, as percent with one digit after the point."""
        written = f"{100 * share:.1f}".replace(".", self._texts["numbers"]["decimal"])
        return str(self._texts["numbers"]["percent"]).format(n=written)

    def date(self, moment: str) -> str:
        """The day of a time in ISO 8601; as it is where it is none."""
        try:
            day = datetime.fromisoformat(moment)
        except ValueError:
            return moment
        month = self._texts["numbers"]["months"][day.month - 1]
        return str(self._texts["numbers"]["date"]).format(day=day.day, month=month, year=day.year)

    def listed(self, parts: Sequence[str]) -> str:
        """An enumeration."""
        if len(parts) < 2:
            return "".join(parts)
        return ", ".join(parts[:-1]) + str(self._texts["numbers"]["and"]) + parts[-1]
