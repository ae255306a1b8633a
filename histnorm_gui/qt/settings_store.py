"""Where preferences and the window's layout are kept between two starts."""

from __future__ import annotations

from PySide6.QtCore import QByteArray, QSettings

from histnorm_gui.core.preferences import Preferences, Value

MAX_RECENT = 8
FIRST_PROFILE = "enhg"
"""What is taken for the language of the first text: what most manuscripts that are edited with this program are in."""


class SettingsStore:
    """The settings file of the program, in the place where the system keeps such files."""

    def __init__(self, settings: QSettings | None = None) -> None:
        self._settings = settings or QSettings()

    def preferences(self) -> Preferences:
        """The preferences over this store."""
        return Preferences(lambda key: self._settings.value(f"preferences/{key}"), self._write)

    def _write(self, key: str, value: Value) -> None:
        self._settings.setValue(f"preferences/{key}", value)

    def keys_of(self, action: str) -> str | None:
        """The keys that the editor gave to an action; None where it has those it came with."""
        value = self._settings.value(f"keys/{action}")
        return None if value is None else str(value)

    def save_keys(self, action: str, keys: str | None) -> None:
        """Remember the keys of an action; None for those it came with."""
        if keys is None:
            self._settings.remove(f"keys/{action}")
        else:
            self._settings.setValue(f"keys/{action}", keys)

    def recent_projects(self) -> list[str]:
        """Paths of the projects opened last, the newest first."""
        value = self._settings.value("recent_projects")
        if isinstance(value, str):
            return [value]
        return [str(path) for path in value] if isinstance(value, list) else []

    def add_recent_project(self, path: str) -> None:
        """Put a project at the head of the recent ones."""
        others = [other for other in self.recent_projects() if other != path]
        self._settings.setValue("recent_projects", [path, *others][:MAX_RECENT])

    def remove_recent_project(self, path: str) -> None:
        """Take a project out of the recent ones; its file stays."""
        self._settings.setValue("recent_projects", [other for other in self.recent_projects() if other != path])

    def has_seen(self, what: str) -> bool:
        """Whether the editor has seen something that is shown once."""
        return str(self._settings.value(f"seen/{what}")) == "true"

    def save_seen(self, what: str) -> None:
        """Remember that the editor has seen something."""
        self._settings.setValue(f"seen/{what}", "true")

    def layout(self, name: str) -> QByteArray | None:
        """A remembered geometry or splitter state."""
        value = self._settings.value(f"layout/{name}")
        return value if isinstance(value, QByteArray) else None

    def save_layout(self, name: str, state: QByteArray) -> None:
        """Remember a geometry or splitter state."""
        self._settings.setValue(f"layout/{name}", state)

    def choice(self, name: str) -> str:
        """What was chosen last in a dialog; empty at first."""
        return str(self._settings.value(f"chosen/{name}") or "")

    def save_choice(self, name: str, value: str) -> None:
        """Remember what was chosen in a dialog."""
        self._settings.setValue(f"chosen/{name}", value)

    def profile(self) -> str:
        """The code of the language profile that the last text was read with."""
        return str(self._settings.value("profile") or FIRST_PROFILE)

    def save_profile(self, code: str) -> None:
        """Remember the profile of a text."""
        if code != self.profile():
            self._settings.setValue("profile", code)

    def folder(self) -> str:
        """The folder in which a file was last chosen; empty at first."""
        return str(self._settings.value("folder") or "")

    def save_folder(self, folder: str) -> None:
        """Remember the folder in which a file was chosen."""
        self._settings.setValue("folder", folder)
