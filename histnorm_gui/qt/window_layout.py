"""What the window looked like last: the shares of its panes, the widths of its columns, what was docked."""

from __future__ import annotations

import json
from collections.abc import Mapping

from PySide6.QtCore import QByteArray
from PySide6.QtWidgets import QDockWidget, QMainWindow, QSplitter

from histnorm_gui.qt import window_geometry
from histnorm_gui.qt.settings_store import SettingsStore
from histnorm_gui.qt.views.token_table_view import TokenTableView

_COLUMNS = "columns"
_DOCKS = "docks"


class WindowLayout:
    """Keeps the layout of a window's parts in the store. What cannot be used leaves things as they came."""

    def __init__(
        self, window: QMainWindow, splitters: Mapping[str, QSplitter], table: TokenTableView, store: SettingsStore
    ) -> None:
        self._window = window
        self._splitters = dict(splitters)
        self._table = table
        self._store = store

    def restore(self) -> None:
        """Look as last time."""
        docks = self._store.layout(_DOCKS)
        if docks is not None:
            self._window.restoreState(docks)
        for name, splitter in self._splitters.items():
            state = self._store.layout(name)
            if state is not None:
                splitter.restoreState(state)
        columns = self._store.layout(_COLUMNS)
        if columns is not None:
            self._table.use_column_shares(_shares(columns))

    def save(self) -> None:
        """Keep how it looks now."""
        self._store.save_layout(_DOCKS, self._window.saveState())
        docks = self._window.findChildren(QDockWidget)
        window_geometry.save_docked(self._store, any(not dock.isHidden() for dock in docks))
        for name, splitter in self._splitters.items():
            self._store.save_layout(name, splitter.saveState())
        shares = json.dumps(self._table.column_shares()).encode()
        self._store.save_layout(_COLUMNS, QByteArray(shares))


def _shares(stored: QByteArray) -> dict[str, float]:
    try:
        found = json.loads(bytes(stored.data()))
    except ValueError:
        return {}
    if not isinstance(found, dict):
        return {}
    return {str(name): float(share) for name, share in found.items() if isinstance(share, int | float)}
