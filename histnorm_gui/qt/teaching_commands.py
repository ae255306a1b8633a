"""Saving what a project has taught as a model for others."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QFileDialog, QWidget

from histnorm_gui.core.errors import UserError
from histnorm_gui.core.preferences import DEVICE, PROFILE
from histnorm_gui.qt import messages
from histnorm_gui.qt.waiting import wait_for
from histnorm_gui.services.file_writing import write_file

if TYPE_CHECKING:
    from histnorm_gui.core.progress import Watch
    from histnorm_gui.qt.desk import Desk

SUFFIX = ".tagger"


class TeachingCommands(QObject):
    """Asks for a file, and has a model made for it beside the window."""

    announced = Signal(str)  # something the editor should know, for some seconds

    def __init__(self, window: QWidget, desk: Desk) -> None:
        super().__init__(window)
        self._window, self._desk = window, desk

    def handlers(self) -> dict[str, Callable[[], object]]:
        """What the actions do."""
        return {"teach": self.ask}

    def ask(self) -> None:
        """Ask where the model is to be kept."""
        session = self._desk.session
        if session is None:
            return
        name, _ = QFileDialog.getSaveFileName(
            self._window,
            self.tr("Save model for other projects"),
            str(session.path.with_suffix(SUFFIX)),
            self.tr("Models for other projects (*.tagger);;All files (*)"),
        )
        if name:
            path = Path(name)
            self.save(path if path.suffix else path.with_suffix(SUFFIX))

    def save(self, path: Path) -> None:
        """Make a model of all that is decided, and keep it in a file."""
        session = self._desk.session
        if session is None:
            return
        language, device = (self._desk.choices.in_force.text(option) for option in (PROFILE, DEVICE))
        decided = session.decisions_reader()
        sigla = {manuscript.id: manuscript.siglum for manuscript in session.manuscripts()}

        def make(watch: Watch) -> UserError | None:
            # What starts processes is loaded when it is first used.
            from histnorm_gui.services.training_aside import teach_beside_window

            data, failure = teach_beside_window(decided, sigla, language, device, watch)
            write_file(path, data)
            return failure

        def announce(failure: UserError | None) -> None:
            failed = "" if failure is None else f" {messages.error_sentence(failure)}"
            self.announced.emit(said.format(name=path.name) + failed)

        said = self.tr("The model is in {name}; choose it in the settings of another project.")
        wait_for(
            self._desk.jobs,
            self._window,
            "teach",
            lambda: self.tr("Making a model for other projects…"),
            make,
            announce,
        )
