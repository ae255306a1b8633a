"""Importing a manuscript: what was found in the file, before anything is done."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QLocale, Qt
from PySide6.QtWidgets import (
    QAbstractItemView,
    QButtonGroup,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QHeaderView,
    QLabel,
    QLineEdit,
    QListWidget,
    QRadioButton,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from histnorm_gui.core.errors import UserError
from histnorm_gui.core.model import TokenKind
from histnorm_gui.core.source import Document, SourceFormat
from histnorm_gui.formats import registry
from histnorm_gui.qt import assets, messages

PREVIEW = 60
"""So many tokens are shown."""
PROBLEMS = 500
"""So many rows that cannot be read are named; how many there are is said in any case."""


class ImportDialog(QDialog):
    """Shows format, encoding, first tokens and rows that will be left out; asks for a siglum and what is decided.

    The format can be changed; the preview follows.
    """

    def __init__(self, path: Path, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._path = path
        self.document = document
        self.setWindowTitle(self.tr("Import {name}").format(name=path.name))
        self.setMinimumSize(680, 620)
        self.siglum = QLineEdit(path.name.split(".")[0])
        self.siglum.setMaxLength(40)
        self.siglum.textChanged.connect(self._check)
        self.title = QLineEdit()
        self.title.setPlaceholderText(self.tr("such as place, date, library"))
        self.format = QComboBox()
        for source_format in registry.READERS:
            self.format.addItem(messages.format_name(source_format), source_format)
        self.format.setCurrentIndex(list(registry.READERS).index(self.document.source.format))
        self.format.currentIndexChanged.connect(self._reread)
        self._options = QWidget()
        self._options_form = QFormLayout(self._options)
        self._options_form.setContentsMargins(0, 0, 0, 0)
        self._options_form.setSpacing(8)
        self.options: dict[str, QComboBox] = {}
        self._encoding = QLabel()
        self._found = QLabel()
        self._found.setWordWrap(True)
        form = QFormLayout()
        form.setSpacing(8)
        for field in (self.siglum, self.title, self.format):
            field.setMinimumHeight(28)
        form.addRow(self.tr("&Siglum"), self.siglum)
        form.addRow(self.tr("&Title"), self.title)
        form.addRow(self.tr("&Format"), self.format)
        form.addRow(self.tr("Encoding"), self._encoding)
        form.addRow(self.tr("Found"), self._found)
        self._second = self._given_normalizations()
        self._table = self._preview_table()
        self._problems_label = QLabel()
        self._problems_label.setWordWrap(True)
        self._problems = QListWidget()
        self._problems.setAccessibleName(self.tr("Rows that will be left out"))
        self._problems.setMaximumHeight(110)
        self._buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel)
        self._buttons.button(QDialogButtonBox.StandardButton.Ok).setText(self.tr("Import"))
        self._buttons.accepted.connect(self.accept)
        self._buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(24, 24, 24, 16)
        layout.setSpacing(12)
        layout.addLayout(form)
        for widget in (self._options, self._second, self._table, self._problems_label, self._problems, self._buttons):
            layout.addWidget(widget)
        self._show()
        self.siglum.selectAll()
        self.siglum.setFocus()

    @property
    def decided(self) -> bool:
        """Whether the normalizations in the file count as decided."""
        return self.counts.isChecked() and any(token.normalization is not None for token in self.document.tokens)

    def _given_normalizations(self) -> QWidget:
        holder = QWidget()
        layout = QVBoxLayout(holder)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(4)
        layout.addWidget(QLabel(self.tr("The normalizations in the file")))
        self.counts = QRadioButton(self.tr("are &decisions: keep them and learn from them"))
        self.gold = QRadioButton(self.tr("are a &gold standard: leave them out"))
        group = QButtonGroup(holder)
        for button in (self.counts, self.gold):
            group.addButton(button)
            layout.addWidget(button)
        self.counts.setChecked(True)
        return holder

    def _preview_table(self) -> QTableWidget:
        table = QTableWidget(0, 3)
        table.setAccessibleName(self.tr("The first tokens"))
        table.setHorizontalHeaderLabels([self.tr("Line"), self.tr("Form"), self.tr("Normalization")])
        table.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        table.horizontalHeader().setSectionResizeMode(0, QHeaderView.ResizeMode.Fixed)
        table.horizontalHeader().setDefaultAlignment(Qt.AlignmentFlag.AlignLeft)
        table.setColumnWidth(0, 72)
        table.verticalHeader().hide()
        table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        table.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        table.setTabKeyNavigation(False)
        table.setShowGrid(False)
        table.setMinimumHeight(160)
        return table

    def _reread(self) -> None:
        """Read the file in the format that is chosen now, with that format's usual options."""
        self._read(self._chosen_format(), {})

    def _reread_with_options(self) -> None:
        self._read(self._chosen_format(), {name: box.currentText() for name, box in self.options.items()})

    def _chosen_format(self) -> SourceFormat:
        return SourceFormat(self.format.currentData())  # Qt gives back a plain string

    def _read(self, source_format: SourceFormat, options: dict[str, str]) -> None:
        source = self.document.source
        try:
            self.document = registry.parse(source.data, str(self._path), source_format, options)
        except UserError as error:
            self._found.setText(messages.error_sentence(error))
            self._table.setRowCount(0)
            self._second.hide()
            self._show_problems([])
            self._buttons.button(QDialogButtonBox.StandardButton.Ok).setEnabled(False)
            return
        self._show()

    def _show_options(self) -> None:
        """A field for everything that can be chosen for this file; where there is one value only, nothing is asked."""
        source = self.document.source
        offered = {name: values for name, values in registry.choices(source).items() if len(values) > 1}
        if list(offered) != list(self.options):
            while self._options_form.rowCount():
                self._options_form.removeRow(0)
            self.options = {}
            for name in offered:
                box = self.options[name] = QComboBox()
                box.setMinimumHeight(28)
                self._options_form.addRow(messages.option_name(name), box)
                box.activated.connect(self._reread_with_options)
        for name, values in offered.items():
            box = self.options[name]
            chosen = source.options.get(name, values[0])
            box.clear()
            box.addItems(list(values))
            box.setCurrentIndex(max(0, box.findText(chosen)))
        self._options.setVisible(bool(offered))

    def _show(self) -> None:
        document = self.document
        self._encoding.setText(self._encoding_text())
        self._show_options()
        words = sum(token.kind is TokenKind.WORD for token in document.tokens)
        given = sum(token.normalization is not None for token in document.tokens)
        locale = QLocale()
        found = self.tr("{words} words, {others} punctuation marks, {given} normalizations")
        self._found.setText(
            found.format(
                words=locale.toString(words),
                others=locale.toString(len(document.tokens) - words),
                given=locale.toString(given),
            )
        )
        self._second.setVisible(given > 0)
        self._table.setRowCount(min(PREVIEW, len(document.tokens)))
        for row, token in enumerate(document.tokens[:PREVIEW]):
            for column, text in enumerate((token.line, token.form, token.normalization or "")):
                item = QTableWidgetItem(text)
                if column:
                    item.setFont(assets.manuscript_font(17))
                self._table.setItem(row, column, item)
        self._show_problems([messages.problem_sentence(problem) for problem in document.problems])
        self._check()

    def _encoding_text(self) -> str:
        source = self.document.source
        if source.format is SourceFormat.XLSX or source.data[:2] == b"PK":
            return self.tr("packed file")
        if source.encoding == "utf-8":
            return "UTF-8"
        if source.encoding == "utf-8-sig":
            return self.tr("UTF-8 with byte order mark")
        if source.encoding.lower().startswith("utf"):
            return source.encoding.upper()
        return self.tr("{encoding} (a guess: please look at the letters below)").format(encoding=source.encoding)

    def _show_problems(self, sentences: list[str]) -> None:
        self._problems.clear()
        self._problems.addItems(sentences[:PROBLEMS])
        text = self.tr("{count} rows cannot be read and will be left out:")
        self._problems_label.setText(text.format(count=QLocale().toString(len(sentences))))
        self._problems_label.setVisible(bool(sentences))
        self._problems.setVisible(bool(sentences))

    def _check(self) -> None:
        self._buttons.button(QDialogButtonBox.StandardButton.Ok).setEnabled(bool(self.siglum.text().strip()))
