"""What keeps the editor's work safe in the window: who may write, what others do to the file, what failed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QFileDialog

from histnorm_gui.core.errors import ErrorCode, UserError
from histnorm_gui.project.backups import Backup
from histnorm_gui.project.outside import Outside
from histnorm_gui.qt.actions import CHANGING
from histnorm_gui.qt.backup_commands import BackupCommands
from histnorm_gui.qt.error_dialog import show_error
from histnorm_gui.qt.file_commands import SUFFIX
from histnorm_gui.qt.key_gate import KeyGate
from histnorm_gui.qt.merge_commands import MergeCommands
from histnorm_gui.qt.messages import error_sentence
from histnorm_gui.qt.views.banner import Banner, Choice

if TYPE_CHECKING:
    from histnorm_gui.qt.main_window import MainWindow


class SafetyController(QObject):
    """Shows a line above the text while something is unusual, and lets nothing be changed that could not be kept."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window, self._desk = window, window.desk
        self.banner = Banner(window)
        window.addToolBarBreak()
        window.addToolBar(Qt.ToolBarArea.TopToolBarArea, self.banner)
        self.gate = KeyGate(window, self._desk.flush)
        self.backups = BackupCommands(window)
        self.merging = MergeCommands(window)
        self.beside: list[MainWindow] = []
        """Windows for reading only that were opened from this one."""
        self._looked_at: Callable[[], str] | None = None  # says when the backup was made that is looked at here
        self._rescued: Backup | None = None
        self._outside: Outside | None = None
        self._failed_backup: str | None = None  # why
        self._desk.project_changed.connect(self._on_project)
        window.installEventFilter(self)

    def handlers(self) -> Mapping[str, Callable[[], object]]:
        """What the actions do."""
        return {**self.backups.handlers(), **self.merging.handlers()}

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Where the editor comes back to the window, look whether another program has changed the file meanwhile."""
        if event.type() is QEvent.Type.WindowActivate:
            self.look_outside()
        return False

    def close_beside(self) -> None:
        """Close the windows that were opened from this one."""
        for other in tuple(self.beside):
            other.close()

    def enable(self) -> None:
        """Let nothing be changed in a project that is open for reading only, and say why."""
        session = self._desk.session
        actions = self._window.actions_by_name
        for name in ("backups", "merge"):
            actions[name].setEnabled(session is not None)
        read_only = session is not None and not self._desk.editable
        self._window.text_pane.set_read_only(read_only)
        self._window.note.field.setReadOnly(read_only)
        if session is not None and read_only:
            for name in CHANGING:
                actions[name].setEnabled(False)
            actions["retrain"].setToolTip(self.tr("This project is open for reading only."))
            given_up = not session.file.read_only
            self._window.saved.show_unwritten(
                lambda: self.tr("Nothing is written to the file any more") if given_up else self.tr("For reading only")
            )

    # Who may write

    def open_beside(self, path: Path, time: Callable[[], str] | None = None) -> MainWindow:
        """Open a project for reading only, in a window of its own; ``time`` says that of a backup."""
        other = type(self._window)(self._window.store)
        other.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        other.safety._looked_at = time
        self.beside.append(other)
        other.destroyed.connect(lambda: self.beside.remove(other) if other in self.beside else None)
        other.resize(self._window.size())
        other.show()
        if not other.files.look_at(path, remember=False):
            other.close()
        return other

    def edit(self) -> None:
        """Open what is open for reading only for editing."""
        session = self._desk.session
        if session is not None:
            self._window.files.open_path(session.path)

    def _on_project(self) -> None:
        session = self._desk.session
        self._rescued = self._outside = None
        self._failed_backup = None
        if session is not None and session.file.kept_copy is not None:
            self._window.saved.announce(
                self.tr("The project is of the newest kind now; the file as it was is kept as a backup.")
            )
        elif session is not None and session.file.taken_from is not None:
            left = session.file.taken_from
            said = self.tr("{user} had this project open and did not close it (a crash?). All decisions are there.")
            self._window.saved.announce(said.format(user=left.user))
        self.say()

    def say(self) -> None:
        """Say what is most unusual."""
        text, choices = self._unusual()
        self.banner.say(text, choices)

    def _unusual(self) -> tuple[str, list[Choice]]:
        session = self._desk.session
        if session is None:
            return "", []
        if self._outside is not None:
            return self._outside_text(), self._outside_choices()
        if session.read_only:
            if self._looked_at is not None:
                said = self.tr("This is a backup, as the project was on {time}. It can be read, but not changed.")
                return said.format(time=self._looked_at()), []
            said = self.tr("“{name}” is open for reading only, as it was when it was opened. Nothing can be changed.")
            return said.format(name=session.path.name), [(self.tr("&Open for editing"), self.edit)]
        if self._failed_backup is not None:
            said = self.tr("Backups cannot be made now ({reason}). Your decisions are saved all the same.")
            return said.format(reason=self._failed_backup), [(self.tr("&Back up now"), self.backups.back_up_now)]
        return "", []

    # What others do to the file

    def look_outside(self) -> None:
        """Look whether something else has changed the file; then nothing is written to it any more."""
        session = self._desk.session
        if session is None or session.file.read_only or self._outside is not None:
            return
        self._desk.flush()
        found = session.file.outside
        if found is not None and self._outside is None:
            self._found_outside(found)

    def _found_outside(self, found: Outside) -> None:
        self._outside = found
        self._desk.training.cancel()
        session = self._desk.session
        assert session is not None
        steps, count = session.history()
        job = self._desk.jobs.start("rescue", lambda _progress, _cancel: session.file.rescue(steps[:count]))

        def rescued(backup: Backup) -> None:
            self._rescued = backup
            self.say()

        job.finished.connect(rescued)
        job.on_failure(lambda error, where: show_error(self._window, error, where))
        job.start()
        self.say()
        self._window.enable()

    def _outside_text(self) -> str:
        session = self._desk.session
        assert session is not None
        name = session.path.name
        if self._outside is Outside.GONE:
            text = self.tr("“{name}” is no longer there: it was moved or deleted.")
        else:
            text = self.tr(
                "Another program, or a service that keeps folders in step, has changed “{name}” since you opened it."
                " It was not overwritten."
            )
        kept = self.tr("What you have here is kept as a backup; nothing more can be changed.") if self._rescued else ""
        return f"{text} {kept}".format(name=name).strip()

    def _outside_choices(self) -> list[Choice]:
        choices: list[Choice] = []
        if self._outside is not Outside.GONE:
            choices.append((self.tr("&Reopen the changed file"), self.reopen))
        if self._rescued is not None:
            choices.append((self.tr("Save what is here as a &copy…"), self.ask_save_copy))
        return choices

    def reopen(self) -> None:
        """Go on with the file as it is now; what was here is among its backups."""
        rescued = self._rescued
        if self._window.files.attempt(self._desk.reopen_project) and rescued is not None:
            self._window.saved.announce(
                self.tr("What you had is kept as a backup; “Merge project…” brings both together.")
            )

    def ask_save_copy(self) -> None:
        """Ask where to, and save what was here as a project of its own, which is opened."""
        session, rescued = self._desk.session, self._rescued
        if session is None or rescued is None:
            return
        name, _ = QFileDialog.getSaveFileName(
            self._window,
            self.tr("Save what is here as a copy"),
            str(session.path.with_name(f"{session.path.stem} (2){SUFFIX}")),
            self.tr("histnorm projects (*.histnorm)"),
            options=QFileDialog.Option.DontConfirmOverwrite,
        )
        if name:
            path = Path(name) if Path(name).suffix else Path(name).with_suffix(SUFFIX)
            if self.backups.copy_to(rescued.path, path):
                self._window.files.open_path(path)

    # What failed

    def say_failed_write(self, error: Exception) -> None:
        """Say that something could not be written; it has been taken back."""
        code = error.code if isinstance(error, UserError) else None
        session = self._desk.session
        if code is ErrorCode.PROJECT_LOOKED_AT:
            self._window.saved.announce(error_sentence(error))  # type: ignore[arg-type]
        elif session is not None and session.file.outside is not None:
            if self._outside is None:
                self._found_outside(session.file.outside)
                show_error(self._window, error)
        else:
            show_error(self._window, error)

    def say_failed_backup(self, error: Exception, where: str) -> None:
        """Say that no backup could be made, until one can."""
        if not isinstance(error, UserError):
            show_error(self._window, error, where)
            return
        self._failed_backup = str(error.args_by_name.get("reason", ""))
        self.say()

    def forget_failed_backup(self) -> None:
        """A backup could be made again."""
        if self._failed_backup is not None:
            self._failed_backup = None
            self.say()
