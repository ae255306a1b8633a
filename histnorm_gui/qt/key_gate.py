"""Nothing of what an editor does is handled before what she did last is on the disk."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QWidget

_KEYS = {QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress, QEvent.Type.InputMethod}


class KeyGate(QObject):
    """Lets ``flush`` be done before each key that comes to a window.

    Keys come to the native window first, whatever in it has the focus, and before shortcuts are looked for: watching
    that one costs nothing where all widgets would.
    """

    def __init__(self, window: QWidget, flush: Callable[[], object]) -> None:
        super().__init__(window)
        self._window = window
        self._flush = flush
        self._watched: QObject | None = None
        window.installEventFilter(self)
        self._watch()  # it may be on the screen already

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Watch the native window once there is one, and keys in it."""
        if watched is self._window:
            if event.type() in (QEvent.Type.Show, QEvent.Type.WinIdChange):
                self._watch()
        elif event.type() in _KEYS:
            self._flush()
        return False

    def _watch(self) -> None:
        native = self._window.windowHandle()
        if native is not None and native is not self._watched:
            self._watched = native
            native.installEventFilter(self)
