"""The report of an unexpected error: what can be copied and sent, without a word of any manuscript unless asked for."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QLocale, Qt
from PySide6.QtGui import QFontDatabase, QGuiApplication
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QPlainTextEdit,
    QPushButton,
    QStyle,
    QVBoxLayout,
    QWidget,
)

from histnorm_gui.core.error_report import ErrorReport
from histnorm_gui.qt.fitting import resize_on_screen
from histnorm_gui.qt.retranslating import translated

_RULE = "\n\n" + 40 * "-" + "\n\n"


class ErrorReportDialog(QDialog):
    """Shows reports, the newest last, and how often each came up."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowModality(Qt.WindowModality.WindowModal)
        self._reports: Sequence[tuple[ErrorReport, int]] = ()
        self.heading = QLabel()
        self.heading.setTextFormat(Qt.TextFormat.PlainText)
        font = self.heading.font()
        font.setBold(True)
        self.heading.setFont(font)
        self.said = QLabel()
        self.report = QPlainTextEdit()
        self.report.setReadOnly(True)
        self.report.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.report.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self.words = QCheckBox()
        self.words.toggled.connect(self._show)
        self.copied = QPushButton()
        self.copied.clicked.connect(self.copy)
        self._lay_out()
        translated(self, self._name)
        resize_on_screen(self, 680, 460)

    def _name(self) -> None:
        """Say everything in the language that is installed now; the report itself is for those who mend it."""
        self.setWindowTitle(self.tr("Something went wrong"))
        self.said.setText(
            self.tr(
                "Your decisions are saved, and you can go on working. Please send this report to those who make"
                " histnorm, with what you did before. It says where in the program it happened, and has no words of"
                " your manuscripts in it."
            )
        )
        self.report.setAccessibleName(self.tr("Report"))
        self.words.setText(self.tr("&Include the words concerned"))
        self.words.setToolTip(self.tr("Adds what the error itself says, which may quote words of your manuscripts"))
        self.copied.setText(self.tr("&Copy report"))
        self._show()

    def show_reports(self, reports: Sequence[tuple[ErrorReport, int]]) -> None:
        """Show these reports, each with how often it came up."""
        self._reports = list(reports)
        self._show()

    def text(self) -> str:
        """The reports as they are shown and copied."""
        return _RULE.join(self._one(report, count) for report, count in self._reports)

    def copy(self) -> None:
        """Put the report into the clipboard."""
        QGuiApplication.clipboard().setText(self.text())
        self.copied.setText(self.tr("Copied"))

    def _one(self, report: ErrorReport, count: int) -> str:
        text = report.text(words=self.words.isChecked())
        return f"{text}\n({count}×)" if count > 1 else text

    def _show(self) -> None:
        number = sum(count for _, count in self._reports)
        if number == 1:
            self.heading.setText(self.tr("Something went wrong in histnorm."))
        else:
            text = self.tr("Something went wrong in histnorm {count} times.")
            self.heading.setText(text.format(count=QLocale().toString(number)))
        text = self.text()
        if text != self.report.toPlainText():
            self.report.setPlainText(text)
            self.copied.setText(self.tr("&Copy report"))

    def _lay_out(self) -> None:
        icon = QLabel()
        size = self.style().pixelMetric(QStyle.PixelMetric.PM_MessageBoxIconSize)
        sign = self.style().standardIcon(QStyle.StandardPixmap.SP_MessageBoxCritical)
        icon.setPixmap(sign.pixmap(size, size))
        self.said.setWordWrap(True)
        words = QVBoxLayout()
        words.setSpacing(8)
        words.addWidget(self.heading)
        words.addWidget(self.said)
        top = QHBoxLayout()
        top.setSpacing(16)
        top.addWidget(icon, 0, Qt.AlignmentFlag.AlignTop)
        top.addLayout(words, 1)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.addButton(self.copied, QDialogButtonBox.ButtonRole.ActionRole)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(24, 24, 24, 16)
        layout.setSpacing(12)
        layout.addLayout(top)
        layout.addWidget(self.report, 1)
        layout.addWidget(self.words)
        layout.addWidget(buttons)
