"""What a replacement would change, to be looked at before it does."""

from __future__ import annotations

from PySide6.QtCore import QLocale, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QDialogButtonBox,
    QHeaderView,
    QLabel,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from histnorm_gui.qt import assets
from histnorm_gui.qt.models.proposal_table import ProposalColumn, ProposalTableModel
from histnorm_gui.qt.retranslating import translated


class _Table(QTableView):
    """Space ticks the current row, whichever cell is the current one."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        index = self.currentIndex().siblingAtColumn(ProposalColumn.FORM)
        if event.key() == Qt.Key.Key_Space and index.isValid():
            ticked = self.model().data(index, Qt.ItemDataRole.CheckStateRole) == Qt.CheckState.Checked
            state = Qt.CheckState.Unchecked if ticked else Qt.CheckState.Checked
            self.model().setData(index, state, Qt.ItemDataRole.CheckStateRole)
        else:
            super().keyPressEvent(event)


class ReplaceDialog(QDialog):
    """Shows every change before and after; those that are unticked are not made."""

    def __init__(self, what: str, model: ProposalTableModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setMinimumSize(760, 480)
        self.model = model
        model.setParent(self)
        heading = QLabel(what)
        heading.setTextFormat(Qt.TextFormat.PlainText)
        heading.setFont(assets.manuscript_font(24))
        self.count = QLabel()
        self.count.setProperty("role", "quiet")
        self.count.setWordWrap(True)
        self.table = _Table()
        self.table.setModel(model)
        self.table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.table.setTabKeyNavigation(False)
        self.table.setShowGrid(False)
        self.table.verticalHeader().hide()
        self.table.verticalHeader().setDefaultSectionSize(32)
        header = self.table.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        header.setHighlightSections(False)
        self.table.setCurrentIndex(model.index(0, 0))
        model.dataChanged.connect(self._show_count)
        self._buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel)
        self._buttons.accepted.connect(self.accept)
        self._buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(24, 24, 24, 16)
        layout.setSpacing(8)
        for widget in (heading, self.count, self.table, self._buttons):
            layout.addWidget(widget)
        translated(
            self,
            lambda: self.setWindowTitle(self.tr("Replace all")),
            lambda: self.table.setAccessibleName(self.tr("Changes")),
            self._show_count,
        )

    def _show_count(self) -> None:
        number = QLocale().toString
        checked, total = len(self.model.chosen()), self.model.rowCount()
        text = self.tr("{checked} of %Ln change(s) are made, as one step. Space or a click leaves one out.", "", total)
        self.count.setText(text.format(checked=number(checked)))
        ok = self._buttons.button(QDialogButtonBox.StandardButton.Ok)
        ok.setText(self.tr("Replace {count}").format(count=number(checked)))
        ok.setEnabled(checked > 0)
