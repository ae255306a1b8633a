"""The backups of a project: when and why each was made, what was done since, and the ways back to it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QItemSelectionModel, Qt, Signal, SignalInstance
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QPushButton,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from histnorm_gui.project.backups import Backup
from histnorm_gui.qt.fitting import resize_on_screen, text_width
from histnorm_gui.qt.models.backup_table import BackupColumn, BackupTableModel
from histnorm_gui.qt.retranslating import translated
from histnorm_gui.qt.safety_messages import since_sentence

_WIDTHS = {
    BackupColumn.WHEN: 152,
    BackupColumn.REASON: 208,
    BackupColumn.DECIDED: 104,
    BackupColumn.SINCE: 120,
    BackupColumn.SIZE: 80,
}
"""Widths of the columns in pixels, at least; what was done since has what is left."""


class BackupsDialog(QDialog):
    """Shows the list; what is to be done with the chosen one is told by signals."""

    looked_into = Signal(object)  # Backup
    restored = Signal(object)  # Backup
    copied = Signal(object)  # Backup
    wanted = Signal()  # a backup now

    def __init__(self, parent: QWidget | None = None, *, read_only: bool = False) -> None:
        super().__init__(parent)
        self._folder = ""
        self._read_only = read_only
        self.model = BackupTableModel(self)
        self.note = QLabel()
        self.note.setWordWrap(True)
        self.note.setProperty("role", "quiet")
        self.detail = QLabel()
        self.detail.setWordWrap(True)
        self.table = self._table()
        self.look, self.restore, self.copy, self.now = (QPushButton() for _ in range(4))
        for button, signal in (
            (self.look, self.looked_into),
            (self.restore, self.restored),
            (self.copy, self.copied),
        ):
            button.clicked.connect(lambda _checked=False, signal=signal: self._tell(signal))
        self.now.clicked.connect(self.wanted)
        self._lay_out()
        translated(self, self._name)
        resize_on_screen(self, 1040, 480)

    def show_backups(self, backups: Sequence[Backup], folder: str) -> None:
        """Show these; the one that was chosen stays so."""
        chosen = self.chosen()
        self._folder = folder
        self.model.show_backups(backups)
        rows = [row for row, backup in enumerate(backups) if chosen is not None and backup.number == chosen.number]
        if backups:
            flag = QItemSelectionModel.SelectionFlag
            index = self.model.index(rows[0] if rows else 0, 0)
            self.table.selectionModel().setCurrentIndex(index, flag.ClearAndSelect | flag.Rows)
        self.table.setVisible(bool(backups))
        self._name()

    def _name(self) -> None:
        """Say everything in the language that is installed now."""
        self.setWindowTitle(self.tr("Backups"))
        self.table.setAccessibleName(self.tr("Backups"))
        self._fit_columns()
        for button, name in (
            (self.look, self.tr("&Look into")),
            (self.restore, self.tr("&Restore…")),
            (self.copy, self.tr("Restore as &copy…")),
            (self.now, self.tr("&Back up now")),
        ):
            button.setText(name)
        if self.model.rowCount():
            text = self.tr(
                "Each is the whole project as it was then. Restoring one keeps what you have now as a backup, too. They"
                " are in the folder “{folder}” beside the project."
            ).format(folder=self._folder)
        else:
            text = self.tr(
                "There are no backups yet. One is made daily and hourly while you work, and before bulk steps; “Back up"
                " now” makes one at once."
            )
        self.note.setText(text)
        self._enable()

    def _fit_columns(self) -> None:
        header = self.table.horizontalHeader()
        names = {column: str(self.model.headerData(column, Qt.Orientation.Horizontal)) for column in BackupColumn}
        widths = {column: max(least, text_width(header, names[column])) for column, least in _WIDTHS.items()}
        for column, width in widths.items():
            header.resizeSection(column, width)
        self.table.setMinimumWidth(sum(widths.values()) + self.table.verticalScrollBar().sizeHint().width())

    def chosen(self) -> Backup | None:
        """The backup of the current row."""
        return self.model.backup(self.table.currentIndex().row())

    def _table(self) -> QTableView:
        table = QTableView()
        table.setModel(self.model)
        table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        table.setTabKeyNavigation(False)
        table.setShowGrid(False)
        table.setWordWrap(False)
        table.setStyleSheet("QTableView::item { padding: 0 5px; }")  # as in the headers
        table.verticalHeader().hide()
        table.verticalHeader().setDefaultSectionSize(32)
        header = table.horizontalHeader()
        header.setHighlightSections(False)
        header.setSectionResizeMode(BackupColumn.SINCE, QHeaderView.ResizeMode.Stretch)
        table.selectionModel().currentRowChanged.connect(self._enable)
        table.doubleClicked.connect(lambda _index: self._tell(self.looked_into))
        self.model.dataChanged.connect(self._enable)
        return table

    def _lay_out(self) -> None:
        row = QHBoxLayout()
        row.setSpacing(8)
        for button in (self.look, self.restore, self.copy):
            row.addWidget(button)
        row.addStretch(1)
        row.addWidget(self.now)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        row.addWidget(buttons)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(24, 24, 24, 16)
        layout.setSpacing(12)
        layout.addWidget(self.note)
        layout.addWidget(self.table, 1)
        layout.addWidget(self.detail)
        layout.addStretch(0)
        layout.addLayout(row)

    def _enable(self) -> None:
        backup = self.chosen()
        usable = backup is not None and not self.model.is_damaged(backup)
        self.look.setEnabled(usable)
        self.copy.setEnabled(usable)
        self.restore.setEnabled(usable and not self._read_only)
        self.now.setEnabled(not self._read_only)
        overview = self.model.overview(backup) if backup is not None else None
        since = self.tr("Done since this backup: {what}.")
        self.detail.setText(since.format(what=since_sentence(overview.since)) if overview is not None else "")
        why = self.tr("This project is open for reading only.") if self._read_only else ""
        self.restore.setToolTip(why)
        self.now.setToolTip(why)

    def _tell(self, signal: SignalInstance) -> None:
        backup = self.chosen()
        if backup is not None and not self.model.is_damaged(backup):
            signal.emit(backup)
