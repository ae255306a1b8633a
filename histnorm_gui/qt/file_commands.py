"""Opening, importing, exporting: what goes through a file dialog."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import appdirs
from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QDialog, QFileDialog, QWidget

from histnorm_gui.core.errors import UserError
from histnorm_gui.project.repository import Project
from histnorm_gui.qt import opening
from histnorm_gui.qt.desk import Desk
from histnorm_gui.qt.error_dialog import show_error
from histnorm_gui.qt.import_flow import ImportFlow
from histnorm_gui.qt.paths import shown_path
from histnorm_gui.qt.settings_store import SettingsStore
from histnorm_gui.qt.teaching_commands import TeachingCommands
from histnorm_gui.qt.waiting import wait_for
from histnorm_gui.services.file_writing import write_file
from histnorm_gui.services.importing import preview
from histnorm_gui.services.loading import PendingText
from histnorm_gui.services.manuscript_text import ManuscriptText

if TYPE_CHECKING:
    from histnorm_gui.qt.dialogs.export_dialog import ExportDialog
    from histnorm_gui.qt.dialogs.import_dialog import ImportDialog

SUFFIX = ".histnorm"
LARGE = 50_000_000
"""Copying so many bytes takes longer than one wants to wait."""
MANY = 50_000
"""Exporting so many tokens takes longer than one wants to wait."""


def example_path() -> Path:
    """Where the editor's own copy of the example project is."""
    return Path(appdirs.user_data_dir("histnorm", appauthor=False)) / f"example{SUFFIX}"


class FileCommands(QObject):
    """Asks for files and hands them to the desk; what the editor can mend is said in a box."""

    imported = Signal()
    announced = Signal(str)  # something the editor should know, for some seconds

    def __init__(
        self, window: QWidget, desk: Desk, store: SettingsStore, leaving: Callable[[Callable[[], object]], object]
    ) -> None:
        """``leaving`` does what closes the open project, after asking where something would be lost."""
        super().__init__(window)
        self._leaving = leaving
        self._window = window
        self._desk = desk
        self.teaching = TeachingCommands(window, desk)
        self.teaching.announced.connect(self.announced)
        self._store = store
        self._importing = ImportFlow(window, desk, store)
        self._importing.imported.connect(self.imported)
        desk.load_beside = self._load_beside
        desk.checking.refused.connect(self._say_refused)

    def handlers(self) -> Mapping[str, Callable[[], object]]:
        """What the actions do."""
        return {
            "new": lambda: self.ask_new(),
            "open": self.ask_open,
            "import": self.ask_import,
            "export": self.ask_export,
            "remove": self.remove,
            "close": lambda: self._leaving(self._desk.close_project),
            **self.teaching.handlers(),
        }

    def attempt(self, action: Callable[[], object]) -> bool:
        """Do something; what the editor can mend is said in a box, and False returned."""
        try:
            action()
        except UserError as error:
            show_error(self._window, error)
            return False
        return True

    def _load_beside(
        self, pending: PendingText, done: Callable[[ManuscriptText], None], ended: Callable[[], None]
    ) -> None:
        """Load a long text on a thread of its own, under a bar."""
        job = wait_for(
            self._desk.jobs,
            self._window,
            "load",
            lambda: self.tr("Loading {siglum}…").format(siglum=pending.manuscript.siglum),
            pending.load,
            done,
            modal=True,
        )
        job.ended.connect(ended)

    def remove(self) -> None:
        """Take the current manuscript out of the project."""
        manuscript = self._desk.manuscript
        if manuscript is not None:
            self._desk.remove_manuscript()
            text = self.tr("{siglum} was removed from the project; undo brings it back.")
            self.announced.emit(text.format(siglum=manuscript.siglum))

    def ask_new(self, proposed: Path | None = None, then: Callable[[], object] = lambda: None) -> None:
        """Ask where the new project shall be (``proposed``), make it, and ``then`` do something with it."""
        name, _ = QFileDialog.getSaveFileName(
            self._window,
            self.tr("New project"),
            str(proposed or Path(self._store.folder()) / f"project{SUFFIX}"),
            self.tr("histnorm projects (*.histnorm)"),
            options=QFileDialog.Option.DontConfirmOverwrite,
        )
        if name:
            path = Path(name)
            path = path if path.suffix else path.with_suffix(SUFFIX)
            self._leaving(lambda: self._desk_with(self._desk.create_project, path) and then())

    def ask_open(self) -> None:
        """Ask for a project and open it."""
        name, _ = QFileDialog.getOpenFileName(
            self._window,
            self.tr("Open project"),
            self._store.folder(),
            self.tr("histnorm projects (*.histnorm);;All files (*)"),
        )
        if name:
            self.open_recent(name)

    def open_recent(self, path: str) -> None:
        """Open a project from the list; where it takes the place of one in which a model is trained, after asking."""
        session = self._desk.session
        if session is not None and Path(path).resolve() == session.path.resolve():
            self.open_path(Path(path))
        else:
            self._leaving(lambda: self.open_path(Path(path)))

    def open_path(self, path: Path) -> bool:
        """Open a project; False after saying why it cannot be, and offering to read it where that can be."""
        path = path.absolute()  # it is remembered, and the next start may be from another folder
        try:
            self._desk.open_project(path)
        except UserError as error:
            if not opening.can_be_looked_at(error):
                show_error(self._window, error)
            else:
                take_over = partial(self._desk_with, self._desk.take_over_project)
                opening.offer(self._window, path, error, self.look_at, take_over)
            return False
        self._remember(path)
        return True

    def look_at(self, path: Path, *, remember: bool = True) -> bool:
        """Open a project for reading only; a large one is copied beside the window. False after saying why not.

        ``remember``: it is one of those opened last from then on.
        """

        def use(show: Callable[[Path], None]) -> bool:
            return self._desk_with(show, path) if remember else self.attempt(lambda: show(path))

        if not path.is_file() or path.stat().st_size < LARGE:
            return use(self._desk.look_at_project)
        wait_for(
            self._desk.jobs,
            self._window,
            "looking",
            lambda: self.tr("Opening {name}…").format(name=path.name),
            lambda watch: Project.look(path, watch),
            lambda project: use(lambda _path: self._desk.show_looked_at(project)),
            modal=True,
        )
        return True

    def open_example(self) -> None:
        """Open the example project; UserError."""
        path = example_path()
        titles = {
            "N": self.tr("East Franconian, about 1470"),
            "K": self.tr("Ripuarian, about 1460"),
            "S": self.tr("Alemannic, about 1450"),
        }
        self._desk.open_example(path, titles)
        self._store.add_recent_project(str(path))

    def ask_import(self) -> None:
        """Ask for transcriptions, show what is in each, and import it."""
        names, _ = QFileDialog.getOpenFileNames(
            self._window,
            self.tr("Import manuscript"),
            self._store.folder(),
            self.tr("All files (*)")
            + ";;"
            + self.tr("Texts and tables (*.txt *.tsv *.tab *.csv *.xlsx *.conllu)")
            + ";;"
            + self.tr("XML (*.xml *.tei *.exb *.xmi *.zip)"),
        )
        if names:
            self._importing.start_all(map(Path, names))

    def can_take(self, paths: Sequence[Path]) -> bool:
        """Whether there is something to be done with files that are dropped: projects can be opened at any time,
        transcriptions imported unless the open project can only be read."""
        is_project = any(path.suffix == SUFFIX for path in paths)
        return bool(paths) and (is_project or self._desk.session is None or self._desk.editable)

    def take_dropped(self, paths: Sequence[Path]) -> None:
        """Open the project, or import the transcriptions, that were dropped on the window; where no project is open,
        one is made for them first."""
        projects = [path for path in paths if path.suffix == SUFFIX]
        if projects:
            self.open_recent(str(projects[0]))
        elif self._desk.session is None:
            self.ask_new(paths[0].with_suffix(SUFFIX), lambda: self._importing.start_all(paths))
        else:
            self._importing.start_all(paths)

    def start_import(self, path: Path) -> None:
        """Show what is in a file; a large one is read beside the window, and that can be cancelled."""
        self._importing.start_all([path])

    def preview_import(self, path: Path) -> ImportDialog:
        """Show what is in a file; imports it when the editor says so. UserError when it cannot be read."""
        return self._importing.show(path, preview(path))

    def ask_export(self) -> None:
        """Ask how to export the current manuscript, then where to."""
        from histnorm_gui.qt.dialogs.export_dialog import ExportDialog

        session, text = self._desk.session, self._desk.text
        if session is None or text is None:
            return
        identity = text.manuscript.id
        dialog = ExportDialog(
            text, session.file.source_name(identity), self._window, lambda format: session.losses(identity, format)
        )

        dialog.restore(self._store.choice("export"))

        def done(result: int) -> None:
            if result == QDialog.DialogCode.Accepted:
                self._store.save_choice("export", dialog.choices)
                self._ask_export_file(dialog)
            dialog.deleteLater()

        dialog.finished.connect(done)
        dialog.open()

    def _ask_export_file(self, dialog: ExportDialog) -> None:
        text = self._desk.text
        if text is None:
            return
        suffix = dialog.suffix
        name, _ = QFileDialog.getSaveFileName(
            self._window,
            self.tr("Export manuscript"),
            str(Path(self._store.folder()) / f"{text.manuscript.siglum}-normalized{suffix}"),
            f"*{suffix}" if suffix else self.tr("All files (*)"),
        )
        if name:
            self.export_to(Path(name), dialog)

    def export_to(self, path: Path, dialog: ExportDialog) -> bool:
        """Write the current manuscript as the dialog says; False after saying why it cannot be."""
        session, text = self._desk.session, self._desk.text
        if session is None or text is None:
            return False
        self._store.save_folder(str(path.parent))
        identity = text.manuscript.id
        wanted, undecided, mark = dialog.format, dialog.undecided, dialog.mark.isChecked()
        exported = self.tr("Exported to {path}").format(path=shown_path(path))
        if len(text) < MANY:
            data = partial(session.exporting, identity, wanted, undecided, mark=mark)
            if not self.attempt(lambda: write_file(path, data())):
                return False
            self.announced.emit(exported)
            return True
        wait_for(
            self._desk.jobs,
            self._window,
            "export",
            lambda: self.tr("Exporting {name}…").format(name=path.name),
            lambda watch: write_file(path, session.exporting(identity, wanted, undecided, mark=mark, watch=watch)),
            lambda _nothing: self.announced.emit(exported),
            modal=True,
        )
        return True

    def _desk_with(self, use: Callable[[Path], None], path: Path) -> bool:
        if not self.attempt(lambda: use(path)):
            return False
        self._remember(path)
        return True

    def _say_refused(self, error: UserError, path: Path | None) -> None:
        """A project that was shown already turned out to be damaged: it was not opened, after all."""
        if path is not None:
            self._store.remove_recent_project(str(path))
        show_error(self._window, error)

    def _remember(self, path: Path) -> None:
        self._store.save_folder(str(path.parent))
        self._store.add_recent_project(str(path))
