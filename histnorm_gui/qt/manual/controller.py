"""Opens the manual: from the menu and its key, also in dialogs, at the place that tells of what has the focus."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QEvent, QObject, Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QDialog, QMainWindow, QWidget

from histnorm_gui.core.errors import UserError
from histnorm_gui.qt.actions import Actions
from histnorm_gui.qt.error_dialog import show_error
from histnorm_gui.qt.manual.topics import topic_of
from histnorm_gui.qt.settings_store import SettingsStore

if TYPE_CHECKING:
    from histnorm_gui.qt.manual.window import ManualWindow

_GEOMETRY = "manual"
_ZOOM = "manual_zoom"
_SHORTCUT = "manual shortcut"


class ManualController(QObject):
    """Keeps the one window of the manual, and gives every dialog of a window the key that opens it."""

    def __init__(self, actions: Actions, store: SettingsStore, parent: QMainWindow) -> None:
        super().__init__(parent)
        self._parent = parent
        self._actions, self._store = actions, store
        self.shown: ManualWindow | None = None
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        application.focusChanged.connect(self._on_focus)
        actions.keys_changed.connect(self._on_keys)
        parent.installEventFilter(self)

    def open_here(self) -> None:
        """Show the manual where it tells of what has the focus; where it was left, if that is nothing special."""
        self.open(topic_of(QApplication.focusWidget()))

    def open(self, topic: str | None) -> None:
        """Show the manual at a page, or a heading on it ("page#heading", as in English)."""
        from histnorm_gui.services.manual import START

        try:
            window = self.shown or self._make()
        except UserError as error:
            show_error(self._parent, error)
            return
        if topic:
            page, _, anchor = topic.partition("#")
            window.go(page or START, anchor)
        window.show()
        window.raise_()
        window.activateWindow()
        window.page.setFocus()

    def key_table(self) -> str:
        """The keys as they are now, by menu, as Markdown."""
        from histnorm_gui.services.manual import key_table

        rows = [(row.menu, row.text, row.keys) for row in self._actions.rows()]
        return key_table(rows, action=self.tr("Action"), keys=self.tr("Keys"))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The manual goes with the window that it tells of."""
        if event.type() == QEvent.Type.Close and self.shown is not None:
            self.shown.close()
        return super().eventFilter(watched, event)

    def _make(self) -> ManualWindow:
        from histnorm_gui.qt.manual.window import ManualWindow

        window = ManualWindow(self.key_table)
        window.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        window.setAttribute(Qt.WidgetAttribute.WA_QuitOnClose, False)
        geometry, zoom = self._store.layout(_GEOMETRY), self._store.layout(_ZOOM)
        if geometry is not None:
            window.restoreGeometry(geometry)
        window.page.set_zoom(_number(zoom))
        window.closed.connect(self._on_closed)
        self.shown = window
        return window

    def _on_closed(self) -> None:
        if self.shown is not None:
            self._store.save_layout(_GEOMETRY, self.shown.saveGeometry())
            self._store.save_layout(_ZOOM, QByteArray(str(self.shown.page.zoom).encode()))
        self.shown = None

    def _on_focus(self, _before: QWidget | None, now: QWidget | None) -> None:
        dialog = now.window() if now is not None else None
        if not isinstance(dialog, QDialog) or not self._is_ours(dialog):
            return
        options = Qt.FindChildOption.FindDirectChildrenOnly
        if dialog.findChild(QShortcut, _SHORTCUT, options) is None:
            shortcut = QShortcut(dialog)
            shortcut.setObjectName(_SHORTCUT)
            shortcut.setKeys(self._keys())
            shortcut.activated.connect(self.open_here)

    def _keys(self) -> list[QKeySequence]:
        return [QKeySequence(key) for key in self._actions.keymap.keys("manual")]

    def _is_ours(self, widget: QWidget | None) -> bool:
        while widget is not None and widget is not self._parent:
            widget = widget.parentWidget()
        return widget is not None

    def _on_keys(self) -> None:
        for dialog in self._parent.findChildren(QDialog):
            for shortcut in dialog.findChildren(QShortcut, _SHORTCUT):
                shortcut.setKeys(self._keys())
        if self.shown is not None:
            self.shown.refresh()


def _number(stored: QByteArray | None) -> float:
    """What was kept as a number; 1 where it is none."""
    try:
        return float(bytes(stored.data()).decode()) if stored is not None else 1.0
    except ValueError:
        return 1.0
