"""Results of experiments: a table of accuracies and the learning curves of the manuscript that is chosen in it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from statistics import fmean

from PySide6.QtCore import QLocale, Qt
from PySide6.QtWidgets import (
    QAbstractItemView,
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSplitter,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from histnorm_gui.core.errors import UserError
from histnorm_gui.engine.reports import Overview, learning_curves
from histnorm_gui.engine.results import Result, read_results
from histnorm_gui.qt import messages
from histnorm_gui.qt.error_dialog import show_error
from histnorm_gui.qt.retranslating import translated
from histnorm_gui.qt.views.plot import PlotView


class EvaluationDialog(QDialog):
    """Shows a table of results that ``histnorm evaluate`` has written, by choice only for a project's manuscripts."""

    def __init__(self, sigla: Sequence[str], folder: str = "", parent: QWidget | None = None) -> None:
        """``sigla`` are those of the open project, if any; ``folder`` is where to look for results first."""
        super().__init__(parent)
        self.resize(960, 720)
        self._sigla = frozenset(sigla)
        self._folder = folder
        self._results: list[Result] = []
        self._overview = Overview.of(())
        self._shown: tuple[str, ...] = ()
        self.choose = QPushButton()
        self.choose.clicked.connect(self.ask_file)
        self.source = QLabel()
        self.source.setProperty("role", "quiet")
        self.source.setTextFormat(Qt.TextFormat.PlainText)
        self.part = QComboBox()
        self.part.currentIndexChanged.connect(self._show)
        self.own = QCheckBox()
        self.own.toggled.connect(self._show)
        self.table = QTableWidget()
        self.table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.table.setCornerButtonEnabled(False)
        self.table.currentCellChanged.connect(self._show_plot)
        self.plot = PlotView()
        self.note = QLabel()
        self.note.setProperty("role", "quiet")
        self.note.setWordWrap(True)
        self._lay_out()
        translated(self, self._name)

    def _name(self) -> None:
        """Say everything in the language that is installed now."""
        self.setWindowTitle(self.tr("Results of evaluations"))
        self.choose.setText(self.tr("&Open results…"))
        self.part.setAccessibleName(self.tr("Part that was measured on"))
        self.own.setText(self.tr("Only the &manuscripts of this project"))
        self.table.setAccessibleName(self.tr("Word accuracy by manuscript and system"))
        row = self.table.currentRow()
        self._show()
        if 0 <= row < self.table.rowCount():
            self.table.setCurrentCell(row, 0)

    def _lay_out(self) -> None:
        top = QHBoxLayout()
        top.setSpacing(12)
        top.addWidget(self.choose)
        top.addWidget(self.source)
        top.addStretch(1)
        top.addWidget(self.own)
        top.addWidget(self.part)
        lower = QWidget()
        below = QVBoxLayout(lower)
        below.setContentsMargins(0, 8, 0, 0)
        below.addWidget(self.note)
        below.addWidget(self.plot, 1)
        split = QSplitter(Qt.Orientation.Vertical)
        split.addWidget(self.table)
        split.addWidget(lower)
        split.setChildrenCollapsible(False)
        split.setSizes([320, 360])
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(24, 24, 24, 16)
        layout.setSpacing(12)
        layout.addLayout(top)
        layout.addWidget(split, 1)
        layout.addWidget(buttons)

    def ask_file(self) -> None:
        """Ask for a table of results and show it."""
        name, _ = QFileDialog.getOpenFileName(
            self, self.tr("Open results"), self._folder, self.tr("Results (*.tsv);;All files (*)")
        )
        if name:
            self.open_file(Path(name))

    def open_file(self, path: Path) -> bool:
        """Show a table of results; False after saying why it cannot be read, with what was shown before kept."""
        try:
            results = read_results(path)
        except UserError as error:
            show_error(self, error)
            return False
        self._results = results
        self._folder = str(path.parent)
        self.source.setText(f"{path.parent.name}/{path.name}")
        self.source.setToolTip(str(path))
        own = any(result.cell.manuscript in self._sigla for result in results)
        self.own.setEnabled(own)
        self.part.blockSignals(True)
        self.part.clear()
        self.part.addItems(sorted({result.cell.part for result in results}))
        self.part.blockSignals(False)
        self.own.blockSignals(True)
        self.own.setChecked(own)
        self.own.blockSignals(False)
        self._show()
        self.table.setFocus()
        return True

    def _show(self) -> None:
        """Fill the table: a row a manuscript, a last one with the means."""
        overview = Overview.of(self._results, part=self.part.currentText(), name=messages.system_name)
        measured = {result.cell.manuscript for result in overview.results}
        wanted = measured & self._sigla if self.own.isChecked() else measured
        self._overview = overview
        self._shown = tuple(sorted(wanted))
        self.own.setVisible(bool(self._sigla))
        self.part.setVisible(self.part.count() > 1)
        self.table.blockSignals(True)
        self.table.setColumnCount(len(overview.columns))
        self.table.setHorizontalHeaderLabels([overview.title(column) for column in overview.columns])
        self.table.setRowCount(len(self._shown) + (len(self._shown) > 1))
        for row, siglum in enumerate(self._shown):
            self._fill(row, siglum, [overview.accuracies.get(column, {}).get(siglum) for column in overview.columns])
        if len(self._shown) > 1:
            means = [overview.mean(column, self._shown) for column in overview.columns]
            # A mean over fewer manuscripts than are shown would not compare with the others.
            self._fill(len(self._shown), self.tr("Mean"), [m.ours if m.count == m.of else None for m in means])
        self.table.resizeColumnsToContents()
        self.table.blockSignals(False)
        self.table.setCurrentCell(self.table.rowCount() - 1, 0)
        self._show_plot()

    def _fill(self, row: int, name: str, shares: Sequence[float | None]) -> None:
        self.table.setVerticalHeaderItem(row, QTableWidgetItem(name))
        best = max((share for share in shares if share is not None), default=None)
        for column, share in enumerate(shares):
            item = QTableWidgetItem("" if share is None else QLocale().toString(100 * share, "f", 1))
            item.setTextAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            if share is not None and share == best and len(shares) > 1:
                font = item.font()
                font.setBold(True)
                item.setFont(font)
            self.table.setItem(row, column, item)

    def _show_plot(self) -> None:
        """Show the learning curves of the current row."""
        row = self.table.currentRow()
        chosen = self._shown[row : row + 1] if 0 <= row < len(self._shown) else self._shown
        panels = learning_curves(self._overview, chosen) if chosen else ()
        several = any(len(curve.points) > 1 for panel in panels for curve in panel.curves)
        x_label, y_label = self.tr("words of the training part"), self.tr("word accuracy (%)")
        self.plot.show_panels(panels if several else (), x_label=x_label, y_label=y_label)
        self.plot.setVisible(several)
        self.note.setText(self._note(chosen, several))

    def _note(self, chosen: Sequence[str], several: bool) -> str:
        if not self._results:
            return self.tr(
                "Open the file results.tsv of a folder that “histnorm evaluate” has written: accuracies are shown"
                " here by manuscript and system, with their learning curves."
            )
        if not chosen:
            return self.tr("There are no results for these manuscripts.")
        name = (
            chosen[0] if len(chosen) == 1 else self.tr("Mean of {count}").format(count=QLocale().toString(len(chosen)))
        )
        if several:
            return self.tr("{name}: accuracy by training size").format(name=name)
        words = fmean(result.train_tokens for result in self._overview.results if result.cell.manuscript in chosen)
        text = self.tr("{name} was measured at one training size only ({words} words), so that there is no curve.")
        return text.format(name=name, words=QLocale().toString(round(words)))
