"""Undo and redo, each said as it is done."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QObject, Signal

from histnorm_gui.core.edits import Transaction
from histnorm_gui.qt import messages
from histnorm_gui.qt.desk import Desk


class Stepping(QObject):
    """Takes steps back and does them again; what was done may be out of sight, or in another manuscript."""

    announced = Signal(str)  # which step it was

    def __init__(self, desk: Desk, parent: QObject) -> None:
        super().__init__(parent)
        self._desk = desk

    def handlers(self) -> Mapping[str, Callable[[], object]]:
        """What the actions do."""
        return {"undo": self.undo, "redo": self.redo}

    def undo(self) -> None:
        """Take the newest step back."""
        step = self._desk.session.to_undo if self._desk.session else None
        self._desk.undo()
        self._say(self.tr("Taken back: {step}"), step)

    def redo(self) -> None:
        """Do the newest undone step again."""
        step = self._desk.session.to_redo if self._desk.session else None
        self._desk.redo()
        self._say(self.tr("Done again: {step}"), step)

    def _say(self, text: str, step: Transaction | None) -> None:
        if step is not None:
            self.announced.emit(text.format(step=messages.step_name(step)))
