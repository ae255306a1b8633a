"""Which keys do what: the defaults of the actions, and what the editor changed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import StrEnum

Keys = tuple[str, ...]
"""The keys of one action, each as portable text ("Ctrl+Shift+U"); the first is the one that is shown."""

_BETWEEN = "\n"


class Refusal(StrEnum):
    """Why a key cannot be given to an action."""

    TYPES = "types"  # it types a letter, which the text takes for a normalization
    MOVES = "moves"  # it moves in the window


_MOVING = frozenset(
    {"Tab", "Shift+Tab", "Backtab", "Esc", "Up", "Down", "Left", "Right", "PgUp", "PgDown", "Home", "End"}
)


def refusal(key: str, *, in_text: bool) -> Refusal | None:
    """Why a key cannot be given to an action, None where it can; ``in_text``: the action works in the text alone,
    where digits and signs may mean something."""
    plain = key.removeprefix("Shift+")
    if key in _MOVING or plain in _MOVING or plain == "Backtab":
        return Refusal.MOVES
    if len(plain) == 1 and (plain.isalpha() or not in_text):
        return Refusal.TYPES
    return Refusal.TYPES if plain == "Space" else None


class Keymap:
    """Keys by the name of their action. A key does one thing: giving it to an action takes it from another.

    ``read`` and ``write`` reach the store; it holds what differs from the defaults, and None stands for nothing.
    """

    def __init__(
        self,
        defaults: Mapping[str, Keys],
        read: Callable[[str], str | None],
        write: Callable[[str, str | None], None],
    ) -> None:
        self.defaults = dict(defaults)
        self._write = write
        self._changed: dict[str, Keys] = {}
        for name in self.defaults:
            stored = read(name)
            if stored is not None:
                self._changed[name] = tuple(key for key in stored.split(_BETWEEN) if key)
        self._settle()

    def _settle(self) -> None:
        """A default of a newer version gives way to a key that the editor gave to something else."""
        taken = {key for keys in self._changed.values() for key in keys}
        self._defaults_left = {
            name: tuple(key for key in keys if key not in taken) for name, keys in self.defaults.items()
        }

    def keys(self, name: str) -> Keys:
        """The keys of an action; KeyError for one that there is not."""
        found = self._changed.get(name)
        return self._defaults_left[name] if found is None else found

    def is_default(self, name: str) -> bool:
        """Whether an action has the keys it came with."""
        return self.keys(name) == self.defaults[name]

    def holder(self, key: str, besides: str = "") -> str | None:
        """The action that a key belongs to, None where it is free; ``besides`` is an action that does not count."""
        return next((name for name in self.defaults if name != besides and key in self.keys(name)), None)

    def change(self, name: str, keys: Keys) -> None:
        """Give an action these keys and no others; they are taken from whatever has them."""
        for other in self.defaults:
            if other != name and set(keys) & set(self.keys(other)):
                self._store(other, tuple(key for key in self.keys(other) if key not in keys))
        self._store(name, keys)

    def reset(self, name: str) -> None:
        """Give an action the keys it came with; they are taken from whatever has them."""
        self.change(name, self.defaults[name])

    def reset_all(self) -> None:
        """Give every action the keys it came with."""
        for name in list(self._changed):
            del self._changed[name]
            self._write(name, None)
        self._settle()

    def _store(self, name: str, keys: Keys) -> None:
        if keys == self.defaults[name]:
            self._changed.pop(name, None)
            self._write(name, None)
        else:
            self._changed[name] = keys
            self._write(name, _BETWEEN.join(keys))
        self._settle()
