"""What the open project has of its own: the language of its texts, its word list, its model of other texts."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QGridLayout, QLabel, QVBoxLayout, QWidget

from histnorm_gui.core.preferences import PROJECT_OPTIONS, Kind, Option, Preferences, Value
from histnorm_gui.qt import option_texts
from histnorm_gui.qt.fitting import resize_on_screen
from histnorm_gui.qt.retranslating import translated
from histnorm_gui.qt.views.option_field import OptionField
from histnorm_gui.services.project_choices import chosen_file


@dataclass(frozen=True, slots=True)
class _Row:
    """The widgets of one setting."""

    label: QLabel
    field: OptionField
    note: QLabel


class ProjectDialog(QDialog):
    """Settings take effect at once; a file that is not there any more is named as such below its field."""

    changed = Signal()

    def __init__(self, choices: Preferences, project: Path, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._choices = choices
        self._project = project
        self.setModal(False)
        self._intro = QLabel()
        self._intro.setProperty("role", "quiet")
        self._intro.setWordWrap(True)
        grid = QGridLayout()
        grid.setHorizontalSpacing(16)
        grid.setVerticalSpacing(8)
        grid.setColumnStretch(1, 1)
        self._rows = {option.key: self._row(option, grid) for option in PROJECT_OPTIONS}
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.button(QDialogButtonBox.StandardButton.Close).setAutoDefault(False)  # Enter is for the fields
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(24, 24, 24, 16)
        layout.setSpacing(16)
        layout.addWidget(self._intro)
        layout.addLayout(grid)
        layout.addStretch(1)
        layout.addWidget(buttons)
        translated(self, self._name)
        resize_on_screen(self, 720, 420)
        self.show_values()

    def field(self, option: Option) -> OptionField:
        """The field of a setting."""
        return self._rows[option.key].field

    def note(self, option: Option) -> str:
        """What is said below a field; empty where all is well."""
        note = self._rows[option.key].note
        return "" if note.isHidden() else note.text()

    def show_values(self) -> None:
        """Show the settings as they are now."""
        for row in self._rows.values():
            value = self._choices.value(row.field.option)
            row.field.show_value(value)
            gone = row.field.option.kind is Kind.FILE and value and chosen_file(str(value), self._project) is None
            row.note.setVisible(bool(gone))

    def _row(self, option: Option, grid: QGridLayout) -> _Row:
        label, field, note = QLabel(), OptionField(option), QLabel()
        label.setBuddy(field)
        note.setProperty("role", "warning")
        note.setWordWrap(True)
        note.hide()
        line = grid.rowCount()
        grid.addWidget(label, line, 0)
        grid.addWidget(field, line, 1)
        grid.addWidget(note, line + 1, 1)
        field.changed.connect(lambda value: self._set(option, value))
        return _Row(label, field, note)

    def _set(self, option: Option, value: Value) -> None:
        if self._choices.value(option) != value:
            self._choices.set(option, value)
            self.show_values()
            self.changed.emit()

    def _name(self) -> None:
        """Say everything in the language that is installed now."""
        self.setWindowTitle(self.tr("Project settings"))
        self._intro.setText(
            self.tr(
                "These belong to {project} alone and are kept in it. New projects begin with what the preferences say."
            ).format(project=self._project.name)
        )
        for row in self._rows.values():
            row.label.setText(option_texts.option_name(row.field.option))
            row.note.setText(self.tr("This file is not there any more; the project goes on without it."))
            row.field.name()
