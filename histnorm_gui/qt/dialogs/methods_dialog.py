"""A methods paragraph for a publication, to be copied or saved with its report."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QHBoxLayout,
    QLabel,
    QPlainTextEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from histnorm_gui.core.errors import UserError
from histnorm_gui.qt.error_dialog import show_error
from histnorm_gui.qt.fitting import resize_on_screen
from histnorm_gui.qt.paths import shown_path
from histnorm_gui.qt.retranslating import translated
from histnorm_gui.services.file_writing import write_file
from histnorm_gui.services.methods import methods_paragraph
from histnorm_gui.services.prose import languages
from histnorm_gui.services.reports import Report

REPORT_SUFFIX = ".report.json"


class MethodsDialog(QDialog):
    """Shows the paragraph of a report in a language that can be chosen, for one manuscript or for all."""

    def __init__(self, siglum: str, language: str, folder: str, parent: QWidget | None = None) -> None:
        """``siglum`` is the manuscript that is open, ``folder`` where a file is saved unless another one is chosen."""
        super().__init__(parent)
        self._siglum, self._folder = siglum, folder
        self._report: Report | None = None
        self.scope = QComboBox()
        self.scope.addItem("")
        self.scope.addItem("")
        self.language = QComboBox()
        for code, name in languages().items():
            self.language.addItem(name, code)
        self.language.setCurrentIndex(max(0, self.language.findData(language)))
        self.paragraph = QPlainTextEdit()
        self.paragraph.setReadOnly(True)
        self.paragraph.setTabChangesFocus(True)
        self.note = QLabel()
        self.note.setProperty("role", "quiet")
        self.note.setWordWrap(True)
        self.copied = QPushButton()
        self.saved = QPushButton()
        self._labels = (QLabel(), QLabel())
        self._lay_out()
        translated(self, self._say)
        self.scope.currentIndexChanged.connect(self._show)
        self.language.currentIndexChanged.connect(self._show)
        self.copied.clicked.connect(self.copy)
        self.saved.clicked.connect(self.ask_file)
        resize_on_screen(self, 720, 520)

    @property
    def report(self) -> Report | None:
        """The report on what is chosen; None until it is there."""
        if self._report is None or self.scope.currentIndex() == 1:
            return self._report
        return self._report.of(self._siglum)

    def show_report(self, report: Report) -> None:
        """Take in the report on the whole project."""
        self._report = report
        self._show()

    def copy(self) -> None:
        """Put the paragraph into the clipboard."""
        QGuiApplication.clipboard().setText(self.paragraph.toPlainText())
        self.copied.setText(self.tr("Copied"))

    def ask_file(self) -> None:
        """Ask where to save the paragraph, and save it with the report beside it."""
        name, _ = QFileDialog.getSaveFileName(
            self,
            self.tr("Save the paragraph and the report"),
            str(Path(self._folder) / f"{self._name()}.txt"),
            self.tr("Text (*.txt)"),
        )
        if name:
            path = Path(name)
            self.save(path if path.suffix else path.with_suffix(".txt"))

    def save(self, path: Path) -> bool:
        """Write the paragraph into a file and the report beside it; False after saying why that cannot be."""
        report = self.report
        if report is None:
            return False
        beside = path.with_name(path.stem + REPORT_SUFFIX)
        try:
            write_file(path, (self.paragraph.toPlainText() + "\n").encode("utf-8"))
            write_file(beside, report.to_bytes())
        except UserError as error:
            show_error(self, error)
            return False
        text = self.tr("Saved: {text}, and beside it the report {report}.")
        self.note.setText(text.format(text=shown_path(path), report=beside.name))
        return True

    def _name(self) -> str:
        return "methods" if self.scope.currentIndex() == 1 else f"methods-{self._siglum}"

    def _say(self) -> None:
        """Every text, in the language that is installed now."""
        self.setWindowTitle(self.tr("Methods paragraph"))
        self._labels[0].setText(self.tr("&About:"))
        self._labels[1].setText(self.tr("&Language:"))
        self.scope.setItemText(0, self.tr("The manuscript {siglum}").format(siglum=self._siglum))
        self.scope.setItemText(1, self.tr("All manuscripts of the project"))
        self.paragraph.setAccessibleName(self.tr("Methods paragraph"))
        self.paragraph.setPlaceholderText(self.tr("Counting the decisions…"))
        self.saved.setText(self.tr("&Save…"))
        self._show()

    def _show(self) -> None:
        report = self.report
        self.copied.setText(self.tr("&Copy"))
        self.note.setText(
            self.tr(
                "Saved with it is a report for machines, with settings, versions and checksums, but without a word of"
                " your manuscripts. From report and project, the command histnorm reproduce repeats the training."
            )
        )
        self.copied.setEnabled(report is not None)
        self.saved.setEnabled(report is not None)
        text = "" if report is None else methods_paragraph(report, str(self.language.currentData()))
        self.paragraph.setPlainText(text)

    def _lay_out(self) -> None:
        above = QHBoxLayout()
        above.setSpacing(8)
        for label, box in zip(self._labels, (self.scope, self.language), strict=True):
            label.setBuddy(box)
            above.addWidget(label)
            above.addWidget(box)
            above.addSpacing(16)
        above.addStretch(1)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.addButton(self.copied, QDialogButtonBox.ButtonRole.ActionRole)
        buttons.addButton(self.saved, QDialogButtonBox.ButtonRole.ActionRole)
        buttons.rejected.connect(self.reject)
        self.note.setTextFormat(Qt.TextFormat.PlainText)
        font = self.paragraph.font()
        font.setPointSizeF(font.pointSizeF() * 1.1)
        self.paragraph.setFont(font)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(24, 24, 24, 16)
        layout.setSpacing(12)
        layout.addLayout(above)
        layout.addWidget(self.paragraph, 1)
        layout.addWidget(self.note)
        layout.addWidget(buttons)
