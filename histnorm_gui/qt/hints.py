"""Sentences that name keys, with the keys that the editor has chosen."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication, QObject

from histnorm_gui.qt.actions import Actions

translate = QCoreApplication.translate


class KeyNames(QObject):
    """Lets everything that names keys follow their change."""

    def __init__(self, actions: Actions, followers: Sequence[Callable[[Actions], None]], parent: QObject) -> None:
        super().__init__(parent)
        self._actions, self._followers = actions, followers
        actions.keys_changed.connect(self._follow)
        self._follow()

    def _follow(self) -> None:
        for follow in self._followers:
            follow(self._actions)


def hint_wordings(actions: Actions) -> list[str]:
    """The line at the bottom of the window: what the most frequent keys do, the longest wording first.

    Actions without a key are left out. Shorter wordings name fewer keys.
    """
    parts = [
        _part(actions, "accept", translate("hints", "{key} accept and go on")),
        _candidates(actions),
        translate("hints", "type to correct"),
        _part(actions, "keep", translate("hints", "{key} take the form")),
        _part(actions, "next", translate("hints", "{key} next open word")),
        _part(actions, "palette", translate("hints", "{key} find an action")),
        _part(actions, "keys", translate("hints", "{key} all keys")),
    ]
    named = [part for part in parts if part]
    # The sheet of all keys is what leads to the others, so it stays to the last.
    shorter = ([*named[:count], named[-1]] for count in range(len(named) - 1, 0, -1))
    return [" · ".join(some) for some in shorter] or [" · ".join(named)]


def with_key(text: str, actions: Actions, name: str) -> str:
    """A text with the key of an action in brackets behind it, where it has one."""
    keys = actions.keys_shown(name)
    return f"{text} ({keys})" if keys else text


def _part(actions: Actions, name: str, text: str) -> str:
    keys = actions.keys_shown(name)
    return text.format(key=keys) if keys else ""


def _candidates(actions: Actions) -> str:
    first, last = actions.keys_shown("candidate1"), actions.keys_shown("candidate9")
    return (
        translate("hints", "{first}–{last} take that candidate").format(first=first, last=last)
        if first and last
        else ""
    )
