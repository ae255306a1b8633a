"""Importing a manuscript: what was found in the file, before anything is done."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import (
    QAbstractItemView,
    QButtonGroup,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QHBoxLayout,
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
from histnorm_gui.core.source import Document, Notice, RowProblem, SourceFormat
from histnorm_gui.core.text import shortened
from histnorm_gui.formats import registry
from histnorm_gui.qt import assets, messages
from histnorm_gui.qt.fitting import resize_on_screen, text_width
from histnorm_gui.qt.option_texts import reading_value
from histnorm_gui.qt.retranslating import translated
from histnorm_gui.qt.views.narrow_box import NarrowBox
from histnorm_gui.services.importing import ENCODINGS, Preview

PREVIEW = 60
"""So many tokens are shown."""
PROBLEMS = 500
"""So many rows that cannot be read are named; how many there are is said in any case."""


class ImportDialog(QDialog):
    """Shows format, encoding, first tokens and rows that will be left out; asks for a siglum and what is decided.

    Format, encoding and options can be changed; whoever hears ``reread_wanted`` reads the file in that way and shows
    the result (``show_preview``) or why it cannot be read (``show_refusal``).
    """

    reread_wanted = Signal(object, object, str)  # format, options by name, encoding ("": find it out)

    def __init__(self, path: Path, preview: Preview, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._preview = preview
        self._file_name = path.name
        self._refused: UserError | None = None
        self.siglum = QLineEdit(path.name.split(".")[0])
        self.siglum.setMaxLength(40)
        self.siglum.textChanged.connect(self._check)
        self.title = QLineEdit()
        self.format = NarrowBox()
        for source_format in registry.MODULES:
            self.format.addItem("", source_format)
        self.format.setCurrentIndex(list(registry.MODULES).index(self.document.source.format))
        self.format.currentIndexChanged.connect(self._reread)
        self._options = QWidget()
        self._options_form = QFormLayout(self._options)
        self._options_form.setContentsMargins(0, 0, 0, 0)
        self._options_form.setSpacing(8)
        self.options: dict[str, NarrowBox] = {}
        self.encoding = NarrowBox()
        self.encoding.setEditable(True)
        self.encoding.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        self.encoding.activated.connect(self._reencode)
        typed = self.encoding.lineEdit()
        assert typed is not None  # as it can be edited
        typed.editingFinished.connect(self._reencode)
        self._chosen_encoding = ""
        self._found = QLabel()
        self._found.setWordWrap(True)
        form = self._form = QFormLayout()
        form.setSpacing(8)
        for field in (self.siglum, self.title, self.format, self.encoding):
            field.setMinimumHeight(28)
        for row in (self.siglum, self.title, self.format, self.encoding, self._found):
            form.addRow(" ", row)
        self._second = self._given_normalizations()
        self._table = self._preview_table()
        self._problems_label = QLabel()
        self._problems_label.setWordWrap(True)
        self._problems = QListWidget()
        self._problems.setMaximumHeight(110)
        self._problems.setWordWrap(True)
        self._buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel)
        self._buttons.accepted.connect(self.accept)
        self._buttons.rejected.connect(self.reject)
        self._lay_out()
        translated(self, self._name)
        resize_on_screen(self, 960, 600)
        self.siglum.selectAll()
        self.siglum.setFocus()

    def _lay_out(self) -> None:
        """What is asked at the left, what was found at the right."""
        left, right, both = QVBoxLayout(), QVBoxLayout(), QHBoxLayout()
        left.addLayout(self._form)
        for widget in (self._options, self._second):
            left.addWidget(widget)
        left.addStretch(1)
        for widget in (self._table, self._problems_label, self._problems):
            right.addWidget(widget)
        both.setSpacing(24)
        both.addLayout(left, 1)
        both.addLayout(right, 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(24, 24, 24, 16)
        for part in (left, right, layout):
            part.setSpacing(12)
        layout.addLayout(both, 1)
        layout.addWidget(self._buttons)

    def _name(self) -> None:
        """Say everything in the language that is installed now."""
        self.setWindowTitle(self.tr("Import {name}").format(name=self._file_name))
        self.title.setPlaceholderText(self.tr("such as place, date, library"))
        self.title.setToolTip(self.title.placeholderText())
        for place, source_format in enumerate(registry.MODULES):
            self.format.setItemText(place, messages.format_name(source_format))
        self.encoding.tell(self.tr("Choose or type another where letters in the preview are wrong"))
        for field, name in (
            (self.siglum, self.tr("&Siglum")),
            (self.title, self.tr("&Title")),
            (self.format, self.tr("&Format")),
            (self.encoding, self.tr("&Encoding")),
            (self._found, self.tr("Found")),
        ):
            label = self._form.labelForField(field)
            if isinstance(label, QLabel):
                label.setText(name)
        self._second_label.setText(self.tr("The normalizations in the file"))
        self.counts.setText(self.tr("are &decisions: keep them and learn from them"))
        self.gold.setText(self.tr("are a &gold standard: leave them out"))
        self._table.setAccessibleName(self.tr("The first tokens"))
        self._name_columns()
        self._problems.setAccessibleName(self.tr("Rows that will be left out"))
        self._buttons.button(QDialogButtonBox.StandardButton.Ok).setText(self.tr("Import"))
        for name, box in self.options.items():
            label = self._options_form.labelForField(box)
            if isinstance(label, QLabel):
                label.setText(messages.option_name(name))
            box.setAccessibleName(messages.option_name(name))
        self._show()
        if self._refused is not None:
            self.show_refusal(self._refused)

    def _name_columns(self) -> None:
        names = [self.tr("Line"), self.tr("Form"), self.tr("Normalization")]
        self._table.setHorizontalHeaderLabels(names)
        widths = [text_width(self._table.horizontalHeader(), name) for name in names]
        self._table.setColumnWidth(0, max(72, widths[0]))
        bar = self._table.verticalScrollBar().sizeHint().width()
        self._table.setMinimumWidth(max(320, widths[0] + 2 * max(widths) + bar + 4))

    @property
    def decided(self) -> bool:
        """Whether the normalizations in the file count as decided."""
        return self.counts.isChecked() and self.document.tokens.normalizations > 0

    def _given_normalizations(self) -> QWidget:
        holder = QWidget()
        layout = QVBoxLayout(holder)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(4)
        self._second_label = QLabel()
        layout.addWidget(self._second_label)
        self.counts, self.gold = QRadioButton(), QRadioButton()
        group = QButtonGroup(holder)
        for button in (self.counts, self.gold):
            group.addButton(button)
            layout.addWidget(button)
        self.counts.setChecked(True)
        return holder

    def _preview_table(self) -> QTableWidget:
        table = QTableWidget(0, 3)
        table.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        table.horizontalHeader().setSectionResizeMode(0, QHeaderView.ResizeMode.Fixed)
        table.horizontalHeader().setDefaultAlignment(Qt.AlignmentFlag.AlignLeft)
        table.verticalHeader().hide()
        table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        table.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        table.setTabKeyNavigation(False)
        table.setShowGrid(False)
        table.setMinimumHeight(160)
        return table

    @property
    def document(self) -> Document:
        """The file as it was read last."""
        return self._preview.document

    def _reread(self) -> None:
        """Have the file read in the format that is chosen now, with that format's usual options."""
        self.reread_wanted.emit(self._chosen_format(), {}, self._chosen_encoding)

    def _reread_with_options(self) -> None:
        options = {name: str(box.currentData()) for name, box in self.options.items()}
        self.reread_wanted.emit(self._chosen_format(), options, self._chosen_encoding)

    def _reencode(self) -> None:
        """Have the file read in another encoding."""
        known = self.encoding.findText(self.encoding.currentText())
        chosen = str(self.encoding.itemData(known)) if known >= 0 else self.encoding.currentText().strip()
        if chosen and chosen != (self._chosen_encoding or self.document.source.encoding):
            self._chosen_encoding = chosen  # also a wrong one, so that it is not tried again and again
            self._reread_with_options()

    def _chosen_format(self) -> SourceFormat:
        return SourceFormat(self.format.currentData())  # Qt gives back a plain string

    def show_preview(self, preview: Preview) -> None:
        """Show what is in the file, read in another way."""
        self._preview, self._refused = preview, None
        self._show()

    def show_refusal(self, error: UserError) -> None:
        """Say why the file cannot be read in the way that was chosen."""
        self._refused = error
        self._found.setText(messages.error_sentence(error))
        self._table.setRowCount(0)
        self._second.hide()
        self._show_problems()
        self._buttons.button(QDialogButtonBox.StandardButton.Ok).setEnabled(False)

    def show_present(self) -> None:
        """Show the file again as it was read last: reading it in another way was given up."""
        self._chosen_encoding, self._refused = "", None
        with QSignalBlocker(self.format):
            self.format.setCurrentIndex(list(registry.MODULES).index(self.document.source.format))
        self.format.show_tip()
        self._show()

    def _show_options(self) -> None:
        """A field for everything that can be chosen for this file; where there is one value only, nothing is asked."""
        source = self.document.source
        offered = {name: values for name, values in self._preview.choices.items() if len(values) > 1}
        if list(offered) != list(self.options):
            while self._options_form.rowCount():
                self._options_form.removeRow(0)
            self.options = {}
            for name in offered:
                box = self.options[name] = NarrowBox()
                box.setMinimumHeight(28)
                box.setAccessibleName(messages.option_name(name))
                self._options_form.addRow(messages.option_name(name), box)
                box.activated.connect(self._reread_with_options)
        for name, values in offered.items():
            box = self.options[name]
            chosen = source.options.get(name, values[0])
            box.clear()
            for value in values:
                box.addItem(reading_value(name, value), value)
            box.setCurrentIndex(max(0, box.findData(chosen)))
        self._options.setVisible(bool(offered))

    def _show(self) -> None:
        document = self.document
        self._show_encoding()
        self._show_options()
        words, given = document.tokens.words, document.tokens.normalizations
        found = [
            self.tr("%Ln word(s)", "", words),
            self.tr("%Ln punctuation mark(s)", "", len(document.tokens) - words),
            self.tr("%Ln normalization(s)", "", given),
        ]
        if document.remarks:
            found.append(self.tr("%Ln note(s) or flag(s)", "", len(document.remarks)))
        self._found.setText(", ".join(found))
        self._second.setVisible(given > 0)
        self._table.setRowCount(min(PREVIEW, len(document.tokens)))
        for row, token in enumerate(document.tokens[:PREVIEW]):
            for column, text in enumerate((token.line, shortened(token.form), shortened(token.normalization or ""))):
                item = QTableWidgetItem(text)
                if column:
                    item.setFont(assets.manuscript_font(17))
                self._table.setItem(row, column, item)
        self._show_problems(document.problems, document.notices)
        self._check()

    def _show_encoding(self) -> None:
        """The encoding with which the file was read, and others to choose from."""
        source = self.document.source
        packed = source.format is SourceFormat.XLSX or source.data[:2] == b"PK"
        with QSignalBlocker(self.encoding):
            self.encoding.clear()
            self.encoding.addItem(self.tr("packed file") if packed else self._encoding_text(), source.encoding)
            for name in () if packed else ENCODINGS:
                if name != source.encoding:
                    self.encoding.addItem(name, name)
        self.encoding.show_tip()
        typed = self.encoding.lineEdit()
        if typed is not None:
            typed.setCursorPosition(0)  # a long text is seen from its beginning
        self.encoding.setEnabled(not packed)

    def _encoding_text(self) -> str:
        encoding = self.document.source.encoding
        if encoding == "utf-8":
            return "UTF-8"
        if encoding == "utf-8-sig":
            return self.tr("UTF-8 with byte order mark")
        if encoding.lower().startswith("utf"):
            return encoding.upper()
        if encoding == self._chosen_encoding:
            return self.tr("{encoding} (your choice)").format(encoding=encoding)
        return self.tr("{encoding} (a guess: please look at the letters)").format(encoding=encoding)

    def _show_problems(self, problems: Sequence[RowProblem] = (), notices: Sequence[Notice] = ()) -> None:
        self._problems.clear()
        self._problems.addItems([messages.notice_sentence(notice) for notice in notices[:PROBLEMS]])
        self._problems.addItems([messages.problem_sentence(problem) for problem in problems[:PROBLEMS]])
        parts = []
        if notices:
            parts.append(self.tr("Please look at this:"))
        if problems:
            parts.append(self.tr("%Ln row(s) cannot be read and will be left out:", "", len(problems)))
        self._problems_label.setText(" ".join(parts))
        self._problems_label.setVisible(bool(parts))
        self._problems.setVisible(bool(parts))

    def _check(self) -> None:
        self._buttons.button(QDialogButtonBox.StandardButton.Ok).setEnabled(bool(self.siglum.text().strip()))
