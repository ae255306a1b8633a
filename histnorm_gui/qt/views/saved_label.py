"""Whether everything is on disk, at all times; and short announcements."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QLocale, QSize, Qt, QTime, QTimer
from PySide6.QtWidgets import QLabel, QWidget

from histnorm_gui.qt.retranslating import translated

ANNOUNCED = 6000
"""Milliseconds an announcement stays."""

UNTOLD = 250
"""Milliseconds within which writing is over as a rule: only one that takes longer is told of, so that nothing flickers
with each decision."""


class SavedLabel(QLabel):
    """Shows "Saved 14:02:11" in the status bar, for some seconds behind an announcement and shorter then."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setContentsMargins(0, 0, 12, 0)
        self.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._width = 0
        self._writes = True
        self._state: Callable[[], str] = str
        self._short: Callable[[], str] = str
        self._announced = ""
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._show_state)
        self._saving = QTimer(self)
        self._saving.setSingleShot(True)
        self._saving.timeout.connect(self._say_saving)
        translated(self, lambda: self.setAccessibleName(self.tr("Saved state")), self._show_state)

    def sizeHint(self) -> QSize:
        """As wide as the widest of what stood here lately: a text that changes with each key moves nothing."""
        hint = super().sizeHint()
        self._width = max(self._width, hint.width()) if self.text() and not self._timer.isActive() else 0
        return QSize(max(self._width, hint.width()), hint.height())

    def show_project(self, is_open: bool) -> None:
        """A project was opened or closed."""
        self._saving.stop()
        self._writes = True
        if is_open:
            self._say(lambda: self.tr("All decisions are saved"), lambda: self.tr("saved"))
        else:
            self._say(str, str)

    def show_unwritten(self, why: Callable[[], str]) -> None:
        """Nothing is written into the file of this project: say why, until another one is open."""
        self._saving.stop()
        self._writes = False
        self._say(why, why)

    def show_saving(self, saving: bool) -> None:
        """Something is being written, or everything is."""
        if not self._writes:
            return
        if saving:
            if not self._saving.isActive():
                self._saving.start(UNTOLD)
        else:
            self._saving.stop()
            time = QTime.currentTime()
            self._say(lambda: self._saved(time), lambda: self.tr("saved"))

    def _say_saving(self) -> None:
        self._say(lambda: self.tr("Saving…"), lambda: self.tr("Saving…"))

    def _saved(self, time: QTime) -> str:
        shown = QLocale().toString(time, "HH:mm:ss")
        return self.tr("Saved {time} · all decisions on disk").format(time=shown)

    def announce(self, text: str) -> None:
        """Say something for some seconds."""
        self._announced = text
        self._timer.start(ANNOUNCED)
        self._show_announcement()

    def _show_announcement(self) -> None:
        self.setText(" · ".join(part for part in (self._announced, self._short()) if part))

    def _say(self, text: Callable[[], str], short: Callable[[], str]) -> None:
        self._state, self._short = text, short
        if self._timer.isActive():
            self._show_announcement()
        else:
            self._show_state()

    def _show_state(self) -> None:
        """The state, in the language that is installed now; an announcement in another one is over."""
        self._timer.stop()
        self.setText(self._state())
