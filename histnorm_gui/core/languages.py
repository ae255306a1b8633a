"""The languages of the window."""

from __future__ import annotations

from collections.abc import Iterable

SOURCE = "en"
"""The language that the program's own strings are in."""

LANGUAGES = {
    "en": "English",
    "de": "Deutsch",
    "fr": "Français",
    "es": "Español",
    "it": "Italiano",
    "nl": "Nederlands",
    "hu": "Magyar",
    "sl": "Slovenščina",
}
"""Those that are complete, each by its code with its name in itself."""

SYSTEM = "system"
"""Stands for the language of the system."""


def chosen(preference: str, system: Iterable[str]) -> str:
    """The code of the language to show.

    ``preference`` is a code or ``SYSTEM``; ``system`` are the languages that the system would like, best first, as
    it names them ("de-AT", "sl_SI", "C"). English where none of them is among ours.
    """
    wanted = system if preference == SYSTEM else (preference,)
    return next((code for code in map(code_of, wanted) if code in LANGUAGES), SOURCE)


def code_of(name: str) -> str:
    """The code of a language that is named with or without its country or script: "de" of "de_AT"."""
    return name.replace("_", "-").split("-")[0].lower()
