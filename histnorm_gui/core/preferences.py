"""What the editor can set, each declared once: key, type, default and bounds."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum

from histnorm_gui.core.languages import LANGUAGES
from histnorm_gui.core.languages import SYSTEM as SYSTEM_LANGUAGE

Value = bool | int | str


CPU, CUDA, MPS = "cpu", "cuda", "mps"
"""What networks can be trained on: the processor, a graphics processor by way of CUDA, one of Apple's."""


class ViewMode(StrEnum):
    """How the text is shown."""

    TABLE = "table"
    PAGE = "page"
    BOTH = "both"


class Group(StrEnum):
    """What a setting is about."""

    EDITOR = "editor"
    LOOK = "look"
    TEXT = "text"
    PROJECT = "project"
    LEARNING = "learning"
    BACKUPS = "backups"


class Kind(StrEnum):
    """How a setting is made."""

    FLAG = "flag"
    NUMBER = "number"
    CHOICE = "choice"
    TEXT = "text"
    FILE = "file"
    FONT = "font"
    PROFILE = "profile"
    DEVICE = "device"


@dataclass(frozen=True, slots=True)
class Option:
    """One setting. The type of ``default`` is the type of the setting; a number lies within ``low`` and ``high``,
    a text is one of ``choices`` where there are any, and else what ``free`` says: a file is told by its path, a font by
    its family, a profile by its code or path. Of devices only those are offered that are there.
    """

    key: str
    default: Value
    group: Group
    low: int = 0
    high: int = 0
    choices: tuple[str, ...] = ()
    free: Kind = Kind.TEXT

    @property
    def kind(self) -> Kind:
        """How it is made."""
        if isinstance(self.default, bool):
            return Kind.FLAG
        if isinstance(self.default, int):
            return Kind.NUMBER
        return Kind.CHOICE if self.choices and self.free is Kind.TEXT else self.free

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


EDITOR = Option("editor/name", "", Group.EDITOR)
LANGUAGE = Option("language", "system", Group.LOOK, choices=(SYSTEM_LANGUAGE, *LANGUAGES))
THEME = Option(
    "view/theme", "system", Group.LOOK, choices=("system", "light", "dark", "contrast-light", "contrast-dark")
)
FONT_FAMILY = Option("view/font_family", "", Group.TEXT, free=Kind.FONT)
FONT_SIZE = Option("view/font_size", 18, Group.TEXT, low=12, high=40)
VIEW_MODE = Option("view/mode", ViewMode.TABLE.value, Group.TEXT, choices=tuple(mode.value for mode in ViewMode))
SHOW_PUNCTUATION = Option("view/punctuation", False, Group.TEXT)
SYSTEM = Option(
    "training/system",
    "default",
    Group.PROJECT,
    choices=("default", "mtl", "bilstm", "norma", "norma-star", "crf", "encdec"),
)
PROFILE = Option("training/profile", "", Group.PROJECT, free=Kind.PROFILE)
"""The language profile: its code or path, or empty for one that is recognized by the text."""
RECIPE = Option("training/recipe", "default", Group.PROJECT, choices=("default", "paper"))
LEXICON = Option("training/lexicon", "", Group.PROJECT, free=Kind.FILE)
TAGGER_FILE = Option("training/tagger", "", Group.PROJECT, free=Kind.FILE)
"""A tagger that other projects have taught, which reads from the first word on; may be empty."""
DEVICE = Option("training/device", CPU, Group.LEARNING, choices=(CPU, CUDA, MPS), free=Kind.DEVICE)
AUTO_RETRAIN = Option("training/automatic", False, Group.LEARNING)
AUTO_RETRAIN_EVERY = Option("training/automatic_every", 50, Group.LEARNING, low=10, high=1000)
BACKUPS_HOURLY = Option("backups/hourly", 24, Group.BACKUPS, low=0, high=500)
BACKUPS_DAILY = Option("backups/daily", 14, Group.BACKUPS, low=0, high=500)
BACKUPS_BULK = Option("backups/bulk", 20, Group.BACKUPS, low=0, high=500)
BACKUPS_ROOM = Option("backups/megabytes", 2000, Group.BACKUPS, low=10, high=1_000_000)

CAPITALS = Option("training/capitals", "learn", Group.PROJECT, choices=("learn", "nouns", "form", "lower"))
"""What is expected of an edition's capitals until its decisions say more."""
PROJECT_OPTIONS = (PROFILE, CAPITALS, LEXICON, TAGGER_FILE, SYSTEM, RECIPE)
"""What each project has of its own; the preferences say what a new one begins with."""

OPTIONS: Mapping[str, Option] = {
    option.key: option
    for option in (
        EDITOR,
        LANGUAGE,
        THEME,
        FONT_FAMILY,
        FONT_SIZE,
        VIEW_MODE,
        SHOW_PUNCTUATION,
        *PROJECT_OPTIONS,
        DEVICE,
        AUTO_RETRAIN,
        AUTO_RETRAIN_EVERY,
        BACKUPS_HOURLY,
        BACKUPS_DAILY,
        BACKUPS_BULK,
        BACKUPS_ROOM,
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

    def value(self, option: Option) -> Value:
        """The value of a setting of any type."""
        return self._get(option)

    def is_default(self, option: Option) -> bool:
        """Whether a setting is as it came."""
        return self._get(option) == option.default

    def reset(self, option: Option) -> None:
        """Set a setting as it came."""
        self.set(option, option.default)

    def set(self, option: Option, value: Value) -> None:
        """Change a setting; ValueError for a value that it cannot have."""
        if option.cleaned(value) != value:
            raise ValueError(f"{option.key} cannot be {value!r}")
        self._write(OPTIONS[option.key].key, value)
