"""What the editor can set, each declared once: key, type, default and bounds."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

Value = bool | int | str


@dataclass(frozen=True, slots=True)
class Option:
    """One setting. The type of ``default`` is the type of the setting; a number lies within ``low`` and ``high``,
    a text is one of ``choices`` where there are any."""

    key: str
    default: Value
    low: int = 0
    high: int = 0
    choices: tuple[str, ...] = ()

    def cleaned(self, value: object) -> Value:
        """The value as the setting's own type, or the default where it cannot be one (an old or damaged store)."""
        if isinstance(self.default, bool):
            return value if isinstance(value, bool) else {"true": True, "false": False}.get(str(value), self.default)
        if isinstance(self.default, int):
            try:
                number = int(str(value))
            except ValueError:
                return self.default
            return number if self.low <= number <= self.high else self.default
        text = str(value)
        return text if not self.choices or text in self.choices else self.default


EDITOR = Option("editor/name", "")
LANGUAGE = Option("language", "system", choices=("system", "en", "de"))
RECIPE = Option("training/recipe", "default", choices=("default", "paper"))
SYSTEM = Option(
    "training/system", "default", choices=("default", "mtl", "bilstm", "norma", "norma-star", "crf", "encdec")
)
LEXICON = Option("training/lexicon", "")
PROFILE = Option("training/profile", "")
"""The language profile: its code or path, or empty for one that is recognized by the text."""
AUTO_RETRAIN = Option("training/automatic", False)
AUTO_RETRAIN_EVERY = Option("training/automatic_every", 50, low=10, high=1000)
FONT_SIZE = Option("view/font_size", 18, low=12, high=40)
SHOW_PUNCTUATION = Option("view/punctuation", False)
THEME = Option("view/theme", "system", choices=("system", "light", "dark"))

OPTIONS: Mapping[str, Option] = {
    option.key: option
    for option in (
        EDITOR,
        LANGUAGE,
        RECIPE,
        SYSTEM,
        LEXICON,
        PROFILE,
        AUTO_RETRAIN,
        AUTO_RETRAIN_EVERY,
        FONT_SIZE,
        SHOW_PUNCTUATION,
        THEME,
    )
}


class Preferences:
    """The settings in force. ``read`` and ``write`` reach the store; a key that is not declared is a KeyError."""

    def __init__(self, read: Callable[[str], object], write: Callable[[str, Value], None]) -> None:
        self._read = read
        self._write = write

    def _get(self, option: Option) -> Value:
        stored = self._read(OPTIONS[option.key].key)
        return option.default if stored is None else option.cleaned(stored)

    def flag(self, option: Option) -> bool:
        """The value of a yes-or-no setting."""
        return bool(self._get(option))

    def number(self, option: Option) -> int:
        """The value of a setting that is a number."""
        return int(self._get(option))

    def text(self, option: Option) -> str:
        """The value of a setting that is a text."""
        return str(self._get(option))

    def set(self, option: Option, value: Value) -> None:
        """Change a setting; ValueError for a value that it cannot have."""
        if option.cleaned(value) != value:
            raise ValueError(f"{option.key} cannot be {value!r}")
        self._write(OPTIONS[option.key].key, value)
