"""The projects opened last: on the start page and in the menu, also those that are no longer there."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QMenu

from histnorm_gui.qt.paths import shown_path
from histnorm_gui.qt.settings_store import SettingsStore
from histnorm_gui.qt.views.start_page import StartPage


class RecentProjects(QObject):
    """Shows the list in both places and opens what is chosen; an entry can be taken out, its file stays."""

    def __init__(
        self, store: SettingsStore, menu: QMenu, page: StartPage, open_project: Callable[[str], object], parent: QObject
    ) -> None:
        super().__init__(parent)
        self._store = store
        self._menu = menu
        self._page = page
        self._open = open_project
        page.recent_chosen.connect(open_project)
        page.recent_removed.connect(self.remove)
        menu.aboutToShow.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        """Show the list as it is now."""
        paths = self._store.recent_projects()
        self._page.show_recent(paths)
        self._menu.clear()
        for number, path in enumerate(paths, start=1):
            name = self._name(path)
            shown = self._menu.addAction(f"&{number} {name}" if number < 10 else name)
            shown.setToolTip(path)
            shown.triggered.connect(lambda _checked=False, path=path: self._open(path))
        if paths:
            self._menu.addSeparator()
            self._menu.addAction(self.tr("&Empty this list")).triggered.connect(self._empty)
        else:
            self._menu.addAction(self.tr("No project was opened yet")).setEnabled(False)

    def remove(self, path: str) -> None:
        """Take a project out of the list."""
        self._store.remove_recent_project(path)
        self.refresh()

    def _empty(self) -> None:
        for path in self._store.recent_projects():
            self._store.remove_recent_project(path)
        self.refresh()

    def _name(self, path: str) -> str:
        name = f"{Path(path).stem}   {shown_path(Path(path).parent)}".replace("&", "&&")
        if Path(path).is_file():
            return name
        return self.tr("{name} (no longer there)").format(name=name)
