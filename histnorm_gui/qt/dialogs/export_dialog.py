"""Exporting a manuscript: as what, and what becomes of the words that are not decided yet."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Sequence
from pathlib import PurePath

from PySide6.QtCore import QLocale, Qt
from PySide6.QtWidgets import (
    QButtonGroup,
    QCheckBox,
    QDialog,
    QDialogButtonBox,
    QGroupBox,
    QLabel,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)

from histnorm_gui.qt.fitting import resize_on_screen
from histnorm_gui.qt.remark_messages import loss_sentence
from histnorm_gui.qt.retranslating import translated
from histnorm_gui.services.exchange import ExportFormat, Undecided
from histnorm_gui.services.losses import Loss
from histnorm_gui.services.manuscript_text import ManuscriptText

SUFFIXES = {ExportFormat.TEXT: ".txt", ExportFormat.TSV2: ".tsv", ExportFormat.TSV4: ".tsv"}
"""Endings of what is written; the imported file keeps its own."""
NAME_WIDTH = 176
"""So many pixels of its name are shown."""


class ExportDialog(QDialog):
    """Asks for the format and for the treatment of open words; ``losses`` says what a format has no place for."""

    def __init__(
        self,
        text: ManuscriptText,
        source_name: str,
        parent: QWidget | None = None,
        losses: Callable[[ExportFormat], Sequence[Loss]] = lambda _format: (),
    ) -> None:
        super().__init__(parent)
        self._siglum = text.manuscript.siglum
        self._source_name = source_name
        self._losses = losses
        self._open_words = text.words - text.decided
        self._formats, self._undecided = QButtonGroup(self), QButtonGroup(self)
        self._formats_box = self._group(self._formats, len(ExportFormat))
        self._undecided_box = self._group(self._undecided, len(Undecided))
        self._formats.button(list(ExportFormat).index(ExportFormat.SOURCE)).setToolTip(source_name)
        self._undecided.button(2).setChecked(True)
        self._undecided_box.setEnabled(self._open_words > 0)
        self.mark = QCheckBox()
        self.mark.setChecked(True)
        self.mark.setEnabled(self._open_words > 0)
        self._note = QLabel()
        self._note.setProperty("role", "quiet")
        self._note.setWordWrap(True)
        self.lost = QLabel()
        self.lost.setWordWrap(True)
        self._formats.idToggled.connect(self._show_losses)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Save | QDialogButtonBox.StandardButton.Cancel)
        self._save = buttons.button(QDialogButtonBox.StandardButton.Save)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(24, 24, 24, 16)
        layout.setSpacing(12)
        for widget in (self._formats_box, self._undecided_box, self.mark, self._note, self.lost, buttons):
            layout.addWidget(widget)
        self._lost: tuple[Loss, ...] = ()
        self._show_losses()
        translated(self, self._name)
        resize_on_screen(self, 600, self.sizeHint().height())

    def _name(self) -> None:
        """Say everything in the language that is installed now."""
        self.setWindowTitle(self.tr("Export {siglum}").format(siglum=self._siglum))
        # In the middle of a name is what distinguishes it the least; "&" would be taken for a key.
        shown_name = self.fontMetrics().elidedText(self._source_name, Qt.TextElideMode.ElideMiddle, NAME_WIDTH)
        shown_name = shown_name.replace("&", "&&")
        self._formats_box.setTitle(self.tr("As"))
        formats = [
            self.tr("&Normalized text, line by line as in the source"),
            self.tr("Table with &two columns: form, normalization"),
            self.tr("Table with &four columns: form, normalization, state, source of the decision"),
            self.tr("The &imported file ({name}) with the normalizations put in").format(name=shown_name),
        ]
        count = QLocale().toString(self._open_words)
        self._undecided_box.setTitle(self.tr("Words that are still open ({count})").format(count=count))
        undecided = [self.tr("are left &empty"), self.tr("keep their fo&rm"), self.tr("take the first &suggestion")]
        for group, texts in ((self._formats, formats), (self._undecided, undecided)):
            for number, text in enumerate(texts):
                group.button(number).setText(text)
        self.mark.setText(self.tr("&Mark them with ⟨ ⟩"))
        self._note.setText(
            self.tr(
                "The table with four columns says in every row what is decided and what is not; modernizations, notes"
                " and flags are in further columns."
            )
        )
        self.lost.setAccessibleName(self.tr("What this format cannot hold"))
        self._save.setText(self.tr("Choose a file…"))
        self._say_losses()

    def _show_losses(self, *_: object) -> None:
        """Say before anything is written what the chosen format has no place for."""
        if self._formats.checkedId() >= 0:
            self._lost = tuple(self._losses(self.format))
            self._say_losses()

    def _say_losses(self) -> None:
        self.lost.setText("\n".join(loss_sentence(loss) for loss in self._lost))
        self.lost.setVisible(bool(self._lost))

    @property
    def format(self) -> ExportFormat:
        """The chosen format."""
        return list(ExportFormat)[self._formats.checkedId()]

    @property
    def suffix(self) -> str:
        """The ending of the file to be written."""
        return SUFFIXES.get(self.format) or PurePath(self._source_name).suffix

    @property
    def undecided(self) -> Undecided:
        """The chosen treatment of open words."""
        return list(Undecided)[self._undecided.checkedId()]

    def choose(self, export_format: ExportFormat, undecided: Undecided) -> None:
        """Check these choices."""
        self._formats.button(list(ExportFormat).index(export_format)).setChecked(True)
        self._undecided.button(list(Undecided).index(undecided)).setChecked(True)

    @property
    def choices(self) -> str:
        """All that is chosen, for ``restore``."""
        return " ".join((self.format.value, self.undecided.value, "marked" if self.mark.isChecked() else "plain"))

    def restore(self, choices: str) -> None:
        """Choose what was chosen last time; what is no such choice changes nothing."""
        with contextlib.suppress(ValueError):
            export_format, undecided, mark = choices.split()
            self.choose(ExportFormat(export_format), Undecided(undecided))
            self.mark.setChecked(mark == "marked")

    @staticmethod
    def _group(group: QButtonGroup, count: int) -> QGroupBox:
        box = QGroupBox()
        layout = QVBoxLayout(box)
        for number in range(count):
            button = QRadioButton()
            button.setChecked(number == 0)
            group.addButton(button, number)
            layout.addWidget(button)
        return box
