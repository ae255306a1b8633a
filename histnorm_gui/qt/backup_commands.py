"""Backups in the window: made while one works, looked into, restored."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtWidgets import QFileDialog, QMessageBox

from histnorm_gui.core.preferences import BACKUPS_BULK, BACKUPS_DAILY, BACKUPS_HOURLY, BACKUPS_ROOM
from histnorm_gui.core.progress import Watch
from histnorm_gui.project import backups, restoring
from histnorm_gui.project.backups import Backup, Keep, Reason
from histnorm_gui.project.comparison import Overview
from histnorm_gui.qt.file_commands import SUFFIX
from histnorm_gui.qt.models.backup_table import when
from histnorm_gui.qt.retranslating import translated
from histnorm_gui.qt.waiting import wait_for

if TYPE_CHECKING:
    from histnorm_gui.qt.dialogs.backups_dialog import BackupsDialog
    from histnorm_gui.qt.main_window import MainWindow

FIRST_LOOK, LOOK = 60_000, 5 * 60_000
"""Milliseconds after the opening, and then between two looks, at whether it is time for a backup."""
SETTLES = 3_000
"""Milliseconds without a decision after which the file is left whole by itself."""


class BackupCommands(QObject):
    """Makes the automatic backups and keeps the window that lists them."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window, self._desk = window, window.desk
        self._dialog: BackupsDialog | None = None
        self._timer = QTimer(self)
        self._timer.timeout.connect(self.back_up_if_due)
        self._settle = QTimer(self)
        self._settle.setSingleShot(True)
        self._settle.setInterval(SETTLES)
        self._settle.timeout.connect(self.settle)
        self._desk.project_changed.connect(self._on_project)
        self._desk.saving.connect(self._on_saving)
        window.looked_otherwise.connect(self.apply_preferences)

    # While one works

    def apply_preferences(self) -> None:
        """Keep so many backups as the preferences say."""
        session, preferences = self._desk.session, self._window.preferences
        if session is not None:
            bulk = preferences.number(BACKUPS_BULK)
            hourly, daily = preferences.number(BACKUPS_HOURLY), preferences.number(BACKUPS_DAILY)
            session.file.keep = Keep(hourly, daily, bulk, megabytes=preferences.number(BACKUPS_ROOM))

    def back_up_if_due(self) -> None:
        """Make the hourly or daily backup beside the window, where it is time for one."""
        self._timer.setInterval(LOOK)
        session = self._desk.session
        if session is None or session.read_only:
            return
        job = self._desk.jobs.start(
            "backup", lambda progress, cancel: session.file.back_up_if_due(datetime.now(UTC), Watch(progress, cancel))
        )
        job.on_failure(self._window.safety.say_failed_backup)
        job.finished.connect(lambda made: self._window.safety.forget_failed_backup() if made is not None else None)
        job.start()

    def settle(self) -> None:
        """Leave the project file whole by itself, for services that copy it."""
        session = self._desk.session
        if session is not None and not session.read_only:
            self._desk.jobs.start("settle", lambda _progress, _cancel: session.file.settle()).start()

    def _on_project(self) -> None:
        self._settle.stop()
        self.apply_preferences()
        if self._desk.session is None:
            self._timer.stop()
        else:
            self._timer.start(FIRST_LOOK)
        if self._dialog is not None:
            self._dialog.close()

    def _on_saving(self, saving: bool) -> None:
        if not saving:
            self._settle.start()

    # The window of backups

    def show(self) -> BackupsDialog | None:
        """Show the backups of the project."""
        from histnorm_gui.qt.dialogs.backups_dialog import BackupsDialog

        session = self._desk.session
        if session is None:
            return None
        if self._dialog is not None:
            self._dialog.raise_()
            return self._dialog
        dialog = self._dialog = BackupsDialog(self._window, read_only=session.read_only)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.destroyed.connect(self._closed)
        dialog.looked_into.connect(self.look_into)
        dialog.restored.connect(self.ask_restore)
        dialog.copied.connect(self.ask_copy)
        dialog.wanted.connect(self.back_up_now)
        self._desk.flush()  # what was done since each backup is read from the file
        self._refresh()
        dialog.show()
        return dialog

    def back_up_now(self) -> None:
        """Make a backup because the editor wants one, of all that she has decided by now."""
        session = self._desk.session
        if session is not None:
            self._desk.flush()
            work = partial(session.file.back_up, Reason.BY_HAND)
            self._wait_for(lambda: self.tr("Making a backup…"), work, self._made)

    def look_into(self, backup: Backup) -> MainWindow:
        """Open a backup for reading only, in a window of its own."""
        return self._window.safety.open_beside(backup.path, lambda: when(backup))

    def ask_restore(self, backup: Backup) -> QMessageBox:
        """Ask whether the project shall be as it was."""
        box = QMessageBox(self._window)
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.setIcon(QMessageBox.Icon.Question)
        restore = box.addButton("", QMessageBox.ButtonRole.AcceptRole)
        translated(
            box,
            lambda: box.setWindowTitle(self.tr("Restore a backup")),
            lambda: box.setText(self.tr("Shall the project be as it was on {time}?").format(time=when(backup))),
            lambda: box.setInformativeText(
                self.tr("What you have now is kept as a backup first, so that you can come back to it.")
            ),
            lambda: restore.setText(self.tr("&Restore")),
        )
        box.addButton(QMessageBox.StandardButton.Cancel)
        box.setDefaultButton(restore)

        def chosen(button: object) -> None:
            if button is restore:
                self._window.leaving.before(lambda: self.restore(backup))

        box.buttonClicked.connect(chosen)
        box.setWindowModality(Qt.WindowModality.WindowModal)
        box.open()
        return box

    def restore(self, backup: Backup) -> None:
        """Keep what there is as a backup, and let the project be as it was."""
        session = self._desk.session
        if session is None:
            return
        work = partial(session.file.back_up, Reason.RESTORE)
        self._wait_for(lambda: self.tr("Restoring a backup…"), work, lambda _made: self._put_back(backup))

    def _wait_for(
        self, title: Callable[[], str], work: Callable[[Watch], Backup], done: Callable[[Backup], object]
    ) -> None:
        wait_for(self._desk.jobs, self._window, "backup", title, work, done, modal=True)

    def ask_copy(self, backup: Backup) -> None:
        """Ask where to, and put a backup there as a project of its own."""
        session = self._desk.session
        if session is None:
            return
        stem = f"{session.path.stem} {backup.at:%Y-%m-%d}"
        name, _ = QFileDialog.getSaveFileName(
            self._window,
            self.tr("Restore as copy"),
            str(session.path.with_name(stem + SUFFIX)),
            self.tr("histnorm projects (*.histnorm)"),
            options=QFileDialog.Option.DontConfirmOverwrite,
        )
        if name:
            path = Path(name)
            self.copy_to(backup.path, path if path.suffix else path.with_suffix(SUFFIX))

    def copy_to(self, backup: Path, path: Path) -> bool:
        """Put a backup somewhere as a project of its own; False after saying why it cannot be."""
        if not self._window.files.attempt(lambda: restoring.copy_to(backup, path)):
            return False
        self._window.saved.announce(self.tr("Copied to {path}").format(path=path))
        return True

    def _put_back(self, backup: Backup) -> None:
        session = self._desk.session
        if session is None:
            return
        path = session.path
        self._desk.close_project()
        self._window.files.attempt(lambda: restoring.put_back(backup.path, path))
        if self._window.files.open_path(path):
            said = self.tr("The project is as it was on {time}.").format(time=when(backup))
            self._window.saved.announce(said)

    def _made(self, _backup: Backup) -> None:
        self._window.safety.forget_failed_backup()
        self._window.saved.announce(self.tr("A backup was made."))
        self._refresh()

    def _refresh(self) -> None:
        session = self._desk.session
        if self._dialog is None or session is None:
            return
        there = backups.found(session.path)
        self._dialog.show_backups(there, backups.folder_of(session.path).name)
        self._look_at(self._dialog, there)

    def _look_at(self, dialog: BackupsDialog, left: Sequence[Backup]) -> None:
        """Find out what is in each, one after the other, beside the window."""
        session = self._desk.session
        if not left or session is None or dialog is not self._dialog:
            return
        backup, *others = left
        job = self._desk.jobs.start("backups", lambda _progress, _cancel: session.file.compare(backup.path))

        def known(overview: Overview | None) -> None:
            if dialog is self._dialog:
                dialog.model.learn(backup, overview)
                self._look_at(dialog, others)

        job.finished.connect(known)
        job.on_failure(lambda _error, _where: known(None))
        job.start()

    def _closed(self) -> None:
        self._dialog = None
        self._desk.jobs.cancel("backups")

    def handlers(self) -> dict[str, Callable[[], object]]:
        """What the actions do."""
        return {"backups": self.show}
