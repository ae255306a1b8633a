"""Bringing a file into the project: reading it, showing what is in it, reading it in another way, writing it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QDialog, QWidget

from histnorm_gui.core.errors import UserError
from histnorm_gui.core.progress import Watch
from histnorm_gui.core.source import SourceFormat
from histnorm_gui.qt import memory_question
from histnorm_gui.qt.desk import Desk
from histnorm_gui.qt.error_dialog import show_error
from histnorm_gui.qt.settings_store import SettingsStore
from histnorm_gui.qt.waiting import wait_for
from histnorm_gui.services.importing import Imported, Preview, preview, reread

if TYPE_CHECKING:
    from histnorm_gui.qt.dialogs.import_dialog import ImportDialog

LARGE = 100_000
"""Files of so many bytes take longer to read than a key may wait."""
LARGE_PROJECT = 50_000_000
"""The backup before an import of a project of so many bytes takes longer than one wants to wait."""


class ImportFlow(QObject):
    """Takes a file from its name to a manuscript of the project; large ones beside the window, with a way to stop."""

    imported = Signal()

    def __init__(self, window: QWidget, desk: Desk, store: SettingsStore) -> None:
        super().__init__(window)
        self._window = window
        self._desk = desk
        self._store = store
        self._waiting: list[Path] = []

    def start_all(self, paths: Iterable[Path]) -> None:
        """Show what is in some files, one after the other; cancelling one leaves out those after it."""
        self._waiting = list(paths)
        self._go_on()

    def _go_on(self) -> None:
        """Begin with the next file that waits."""
        if self._waiting:
            self.start(self._waiting.pop(0))

    def _refuse(self, error: Exception, where: str = "") -> None:
        """Say why a file cannot be read, then go on with the next one."""
        box = show_error(self._window, error, where)
        if box is not None:
            box.finished.connect(self._go_on)

    def start(self, path: Path, *, anyway: bool = False) -> None:
        """Show what is in a file; ``anyway``: also where memory may be too small for it, without asking."""
        if not path.is_file() or path.stat().st_size < LARGE:
            try:
                self.show(path, preview(path))
            except UserError as error:
                self._refuse(error)
            return

        def failed(error: Exception, where: str) -> None:
            if memory_question.can_be_read(error):
                memory_question.ask(self._window, error, lambda: self.start(path, anyway=True), self._go_on)
            else:
                self._refuse(error, where)

        wait_for(
            self._desk.jobs,
            self._window,
            "reading",
            lambda: self.tr("Reading {name}…").format(name=path.name),
            lambda watch: preview(path, watch, anyway=anyway),
            lambda found: self.show(path, found, anyway=anyway),
            failed=failed,
        )

    def show(self, path: Path, found: Preview, *, anyway: bool = False) -> ImportDialog:
        """Show what was found; imports it when the editor says so. ``anyway`` as for ``start``."""
        from histnorm_gui.qt.dialogs.import_dialog import ImportDialog

        dialog = ImportDialog(path, found, self._window)
        self._store.save_folder(str(path.parent))
        dialog.reread_wanted.connect(lambda *how: self._reread(dialog, path, *how, anyway=anyway))
        dialog.finished.connect(lambda result: self._finished(dialog, path, result))
        dialog.open()
        return dialog

    def _reread(
        self,
        dialog: ImportDialog,
        path: Path,
        source_format: SourceFormat,
        options: Mapping[str, str],
        encoding: str,
        *,
        anyway: bool,
    ) -> None:
        data = dialog.document.source.data
        if len(data) < LARGE:
            try:
                dialog.show_preview(reread(data, path, source_format, options, encoding))
            except UserError as error:
                dialog.show_refusal(error)
            return

        def again() -> None:
            self._reread(dialog, path, source_format, options, encoding, anyway=True)

        def failed(error: Exception, where: str) -> None:
            if memory_question.can_be_read(error):
                memory_question.ask(dialog, error, again, dialog.show_present)
            elif isinstance(error, UserError):
                dialog.show_refusal(error)
            else:
                show_error(dialog, error, where)

        wait_for(
            self._desk.jobs,
            dialog,
            "reading",
            lambda: self.tr("Reading {name}…").format(name=path.name),
            lambda watch: reread(data, path, source_format, options, encoding, watch, anyway=anyway),
            dialog.show_preview,
            failed=failed,
            cancelled=dialog.show_present,
            modal=True,
        )

    def _finished(self, dialog: ImportDialog, path: Path, result: int) -> None:
        if result != QDialog.DialogCode.Accepted:
            self._waiting.clear()
            dialog.deleteLater()
            return
        session = self._desk.session
        project_size = session.path.stat().st_size if session is not None and session.path.exists() else 0
        waits = session is not None and session.file.unchecked  # what is written waits for the check of the project
        if len(dialog.document.source.data) < LARGE and project_size < LARGE_PROJECT and not waits:
            try:
                self._desk.import_document(
                    dialog.document,
                    dialog.siglum.text(),
                    dialog.title.text(),
                    decided=dialog.decided,
                    folder=path.parent,
                )
            except UserError as error:
                show_error(self._window, error)
                dialog.open()
                return
            self._done(dialog)
            return
        self._write_beside(dialog, path)

    def _done(self, dialog: ImportDialog) -> None:
        dialog.deleteLater()
        self.imported.emit()
        self._go_on()

    def _write_beside(self, dialog: ImportDialog, path: Path) -> None:
        session = self._desk.session
        assert session is not None
        pending = session.pending_import(
            dialog.document, dialog.siglum.text(), dialog.title.text(), decided=dialog.decided
        )
        written: list[Imported] = []  # also where it was stopped in the very moment when all was written

        def write(watch: Watch) -> None:
            written.append(pending.write(watch))

        def adopt() -> None:
            if not written:
                dialog.open()
            elif self._desk.session is session:
                self._desk.adopt_import(written[0], path.parent)
                self._done(dialog)

        def failed(error: Exception, where: str) -> None:
            show_error(self._window, error, where)
            dialog.open()

        wait_for(
            self._desk.jobs,
            self._window,
            "import",
            lambda: self.tr("Importing {name}…").format(name=path.name),
            write,
            lambda _nothing: adopt(),
            failed=failed,
            cancelled=adopt,
            modal=True,
        )
