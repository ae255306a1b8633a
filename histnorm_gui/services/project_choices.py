"""What each project has of its own: the language of its texts, its word list, its model of other texts, what learns."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Mapping
from pathlib import Path

from histnorm_gui.core.errors import ErrorCode
from histnorm_gui.core.preferences import (
    LEXICON,
    OPTIONS,
    PROJECT_OPTIONS,
    SYSTEM,
    TAGGER_FILE,
    Option,
    Preferences,
    Value,
)
from histnorm_gui.services.session import Session

CHOICES = "choices"
"""The setting of a project that holds what was chosen for it: an object of keys of options and values."""
GONE = {LEXICON.key: ErrorCode.LEXICON_GONE, TAGGER_FILE.key: ErrorCode.TAGGER_GONE}
"""What is to be said of a file that is not there any more."""

Remember = Callable[[Session, str, object], None]


def chosen(setting: object) -> dict[str, Value]:
    """What the setting of a project says, by keys of options; what it does not say, or not rightly, is left out."""
    if not isinstance(setting, Mapping):
        return {}
    found = {option.key: setting[option.key] for option in PROJECT_OPTIONS if option.key in setting}
    return {key: value for key, value in found.items() if isinstance(value, str) and _suits(OPTIONS[key], value)}


def _suits(option: Option, value: Value) -> bool:
    return option.cleaned(value) == value


def choices_of(session: Session) -> Preferences:
    """What a project has chosen, for whom there are no preferences (the command line): the rest as options come.

    Setting one keeps it in the project.
    """
    kept = chosen(session.setting(CHOICES))

    def write(key: str, value: Value) -> None:
        kept[key] = value
        session.remember(CHOICES, dict(kept))

    return Preferences(kept.get, write)


def trained_system(choices: Preferences) -> str:
    """What is trained for the chosen system: beside the combined one, which learns by itself, the bi-LSTM reads."""
    system = choices.text(SYSTEM)
    return "mtl" if system == "default" else system


def lexicon_of(choices: Preferences, project: Path) -> str:
    """The path of the word list that was chosen for a project; where it is gone, whoever reads it says so."""
    path = choices.text(LEXICON)
    return str(chosen_file(path, project) or path) if path else ""


class ProjectChoices:
    """The settings in force: those of the open project, where it has some of its own, else those of the preferences.

    A project without choices takes those of the preferences and keeps them from then on.
    """

    def __init__(self, preferences: Preferences, remember: Remember) -> None:
        self._preferences = preferences
        self._remember = remember
        self._session: Session | None = None
        self._kept: dict[str, Value] = {}
        self.in_force = Preferences(self._read, self._write)
        """To be read and set like the preferences."""

    def use(self, session: Session | None) -> None:
        """Take up another project, or none."""
        self._session, self._kept = session, {}
        if session is None:
            return
        found = chosen(session.setting(CHOICES))
        self._kept = {option.key: self._preferences.value(option) for option in PROJECT_OPTIONS} | found
        if len(found) < len(self._kept) and not session.read_only:
            self._remember(session, CHOICES, dict(self._kept))

    def _read(self, key: str) -> object:
        return self._kept[key] if key in self._kept else self._preferences.value(OPTIONS[key])

    def _write(self, key: str, value: Value) -> None:
        if self._session is None or key not in self._kept:
            self._preferences.set(OPTIONS[key], value)
        else:
            self._kept[key] = value
            self._remember(self._session, CHOICES, dict(self._kept))


def chosen_file(path: str, project: Path) -> Path | None:
    """The file that was chosen for a project: at its place, or beside the project under its name, as where both came
    from another computer; None where it is gone."""
    beside = project.parent / re.split(r"[\\/]", path)[-1]
    return next((found for found in (Path(path), beside) if os.path.isfile(found)), None)  # noqa: PTH113, no OSError
