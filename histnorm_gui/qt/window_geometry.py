"""Where the window was last, and how large."""

from __future__ import annotations

from PySide6.QtCore import QByteArray
from PySide6.QtWidgets import QMainWindow

from histnorm_gui.qt.settings_store import SettingsStore

_GEOMETRY = "geometry"
_DOCKED = "docked"


def restore(window: QMainWindow, store: SettingsStore) -> None:
    """Put a window where it was last. What was kept and cannot be used leaves it where it is."""
    geometry = store.layout(_GEOMETRY)
    if geometry is not None:
        window.restoreGeometry(geometry)


def save(window: QMainWindow, store: SettingsStore) -> None:
    """Keep where a window is."""
    store.save_layout(_GEOMETRY, window.saveGeometry())


def save_docked(store: SettingsStore, docked: bool) -> None:
    """Keep whether a window had anything beside its page."""
    store.save_layout(_DOCKED, QByteArray(b"yes" if docked else b"no"))


def had_docks(store: SettingsStore) -> bool:
    """Whether a window had anything beside its page, which has to be in the first picture then."""
    found = store.layout(_DOCKED)
    return found is not None and found.data() == b"yes"
