"""Merging another copy of the project: compared and written beside the window, settled in it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QDialog, QFileDialog

from histnorm_gui.qt.waiting import wait_for
from histnorm_gui.services.conflicts import Side
from histnorm_gui.services.loading import now

if TYPE_CHECKING:
    from histnorm_gui.qt.dialogs.merge_dialog import MergeDialog
    from histnorm_gui.qt.main_window import MainWindow
    from histnorm_gui.services.merging import Merge


class MergeCommands(QObject):
    """Asks for the other copy, shows what merging means, and makes it as one step."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window, self._desk = window, window.desk

    def handlers(self) -> dict[str, Callable[[], object]]:
        """What the actions do."""
        return {"merge": self.ask}

    def ask(self) -> None:
        """Ask for another copy of the project."""
        session = self._desk.session
        if session is None:
            return
        name, _ = QFileDialog.getOpenFileName(
            self._window,
            self.tr("Merge project"),
            str(session.path.parent),
            self.tr("histnorm projects (*.histnorm);;All files (*)"),
        )
        if name:
            self._window.leaving.before(lambda: self.compare(Path(name)))

    def compare(self, path: Path) -> None:
        """Find out what merging a copy would do, and show that."""
        from histnorm_gui.services.merging import compare_copies

        session = self._desk.session
        if session is None or not self._desk.editable:
            return
        self._window.note.commit()
        self._desk.flush()
        self._desk.training.cancel()
        wait_for(
            self._desk.jobs,
            self._window,
            "merge",
            lambda: self.tr("Comparing with {name}…").format(name=path.name),
            lambda watch: compare_copies(session.file, path, watch),
            self.show,
            modal=True,
        )

    def show(self, merge: Merge) -> MergeDialog | None:
        """Show what a merge would do; it is made when the editor says so."""
        from histnorm_gui.qt.dialogs.merge_dialog import MergeDialog

        if merge.nothing:
            said = self.tr("There is nothing in {name} that this project has not.")
            self._window.saved.announce(said.format(name=merge.name))
            return None
        dialog = MergeDialog(merge, self._window)

        def done(result: int) -> None:
            if result == QDialog.DialogCode.Accepted:
                self.make(merge, dialog.choices())
            dialog.deleteLater()

        dialog.finished.connect(done)
        dialog.open()
        return dialog

    def make(self, merge: Merge, choices: list[Side]) -> None:
        """Merge, beside the window."""
        from histnorm_gui.services.merging import merge_into

        session = self._desk.session
        if session is None:
            return
        self._desk.flush()
        wait_for(
            self._desk.jobs,
            self._window,
            "merge",
            lambda: self.tr("Merging {name}…").format(name=merge.name),
            lambda watch: merge_into(session.file, merge, choices, now(), watch),
            lambda _changed: self._made(merge),
            modal=True,
        )

    def _made(self, merge: Merge) -> None:
        self._desk.renew()
        session = self._desk.session
        if session is not None and merge.modernizes and not session.modernizes:
            session.set_modernizes(True)
            self._window.text_pane.show_modernization(True)
        said = self.tr("{name} was merged into this project; undo takes all of it back.")
        self._window.saved.announce(said.format(name=merge.name))
