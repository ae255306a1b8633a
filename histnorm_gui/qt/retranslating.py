"""Texts that follow the language of the window while it is open."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtWidgets import QWidget

Write = Callable[[], object]


_WRITE = QEvent.Type(QEvent.registerEventType())


class _Follower(QObject):
    """A child of a widget, to which Qt passes on that the language has changed.

    It writes a little later: while Qt goes from child to child none of them may be deleted, and some of Qt's own
    widgets make their layout anew when their text changes.
    """

    def __init__(self, widget: QWidget, writes: tuple[Write, ...]) -> None:
        super().__init__(widget)
        self._writes = writes
        self._to_write = False

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LanguageChange and not self._to_write:
            self._to_write = True
            QCoreApplication.postEvent(self, QEvent(_WRITE))
        elif event.type() == _WRITE:
            self._to_write = False
            for write in self._writes:
                write()
        return super().event(event)


def translated(widget: QWidget, *writes: Write) -> None:
    """Write texts of a widget, or of what belongs to it, now and whenever the language changes."""
    for write in writes:
        write()
    on_language(widget, *writes)


def on_language(widget: QWidget, *writes: Write) -> None:
    """Write texts anew whenever the language changes, as long as the widget is there.

    Followers come in the order in which they were made, those of a widget before those of its later children.
    """
    _Follower(widget, writes)
