"""Project files that the system asks a running histnorm to open: on macOS that is how a double click arrives."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QFileOpenEvent


class AskedFiles(QObject):
    """Opens each file that the system asks ``application`` for with ``open_file``; lives as long as ``application``."""

    def __init__(self, application: QObject, open_file: Callable[[Path], object]) -> None:
        super().__init__(application)
        self._open = open_file
        application.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Open the file that the system names to the application, and leave everything else to others."""
        if watched is self.parent() and isinstance(event, QFileOpenEvent) and event.file():
            self._open(Path(event.file()))
            return True
        return super().eventFilter(watched, event)
