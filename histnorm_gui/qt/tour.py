"""The tour of the window in five steps: at the first start, and again from the menu."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QMainWindow, QWidget

from histnorm_gui.qt.retranslating import on_language
from histnorm_gui.qt.settings_store import SettingsStore
from histnorm_gui.qt.views.tour_hint import TourHint


@dataclass(frozen=True, slots=True)
class TourStep:
    """One step: what it points at (asked when it is shown), a title and a text."""

    target: Callable[[], QWidget | QRect]
    title: str
    text: str


class Tour(QObject):
    """Shows one hint after the other; the window stays usable beside it, and Escape ends it."""

    def __init__(self, window: QMainWindow, steps: Callable[[], list[TourStep]], store: SettingsStore) -> None:
        super().__init__(window)
        self._window = window
        self._make_steps = steps
        self._store = store
        self._steps: list[TourStep] = []
        self._number = 0
        self._focus: QWidget | None = None
        self.hint: TourHint | None = None
        self._escape = QShortcut(QKeySequence(Qt.Key.Key_Escape), window)
        self._escape.setEnabled(False)
        self._escape.activated.connect(self.end)
        window.installEventFilter(self)

    @property
    def running(self) -> bool:
        """Whether a hint is shown."""
        return self.hint is not None

    def start_first_time(self) -> None:
        """Begin, unless the editor has seen the tour."""
        if not self._store.has_seen("tour"):
            self.start()

    def start(self) -> None:
        """Begin at the first step."""
        self.end()
        self._store.save_seen("tour")
        self._steps = self._make_steps()
        self._number = 0
        self._focus = QApplication.focusWidget()
        hint = self.hint = TourHint(self._window)
        on_language(hint, self._say_anew)
        hint.back_clicked.connect(lambda: self._go(-1))
        hint.next_clicked.connect(lambda: self._go(1))
        hint.ended.connect(self.end)
        self._escape.setEnabled(True)
        self._show()
        hint.next.setFocus()

    def end(self) -> None:
        """Take the hint away; the keys act where they did before."""
        if self.hint is None:
            return
        self._escape.setEnabled(False)
        focus = QApplication.focusWidget()
        inside = focus is not None and self.hint.isAncestorOf(focus)
        self.hint.hide()
        self.hint.deleteLater()
        self.hint = None
        if inside and self._focus is not None:
            self._focus.setFocus()

    def _go(self, step: int) -> None:
        self._number += step
        if self._number < len(self._steps):
            self._show()
        else:
            self.end()

    def _say_anew(self) -> None:
        """Say the present step in the language that is installed now."""
        self._steps = self._make_steps()
        if self.hint is not None:
            self._show()

    def _show(self) -> None:
        assert self.hint is not None
        step = self._steps[self._number]
        self.hint.show_step(self._number + 1, len(self._steps), step.title, step.text)
        self._place()
        self.hint.show()
        self.hint.raise_()

    def _place(self) -> None:
        if self.hint is None:
            return
        target = self._steps[self._number].target()
        if isinstance(target, QWidget):
            target = QRect(target.mapTo(self._window, QPoint(0, 0)), target.size())
        self.hint.point_at(target)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The hint stays beside what it explains when the window changes its size."""
        if watched is self._window and event.type() in (QEvent.Type.Resize, QEvent.Type.LayoutRequest):
            self._place()
        return super().eventFilter(watched, event)
