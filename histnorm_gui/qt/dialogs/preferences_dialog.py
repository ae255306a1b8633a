"""What the editor can set, made from the declarations: searchable, each with its way back."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFrame,
    QGridLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from histnorm_gui.core.lookup import matches
from histnorm_gui.core.preferences import AUTO_RETRAIN, AUTO_RETRAIN_EVERY, OPTIONS, Group, Option, Preferences, Value
from histnorm_gui.qt import option_texts
from histnorm_gui.qt.fitting import resize_on_screen
from histnorm_gui.qt.retranslating import translated
from histnorm_gui.qt.views.option_field import OptionField


@dataclass(frozen=True, slots=True)
class _Row:
    """The widgets of one setting."""

    label: QLabel
    field: OptionField
    reset: QPushButton
    searched: Callable[[], str]


class PreferencesDialog(QDialog):
    """Settings take effect at once; beside each that differs from how it came is a button that resets it."""

    changed = Signal(object)  # Option

    def __init__(self, preferences: Preferences, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._preferences = preferences
        self._rows: dict[str, _Row] = {}
        self._captions: dict[Group, QLabel] = {}
        self.setModal(False)
        self.search = QLineEdit()
        self.search.setClearButtonEnabled(True)
        self.search.setMinimumHeight(32)
        self.search.textChanged.connect(self._filter)
        self._nothing = QLabel()
        self._nothing.setProperty("role", "quiet")
        self._nothing.hide()
        area = self._area = QScrollArea()
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setWidgetResizable(True)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._fields = self._make_fields()
        area.setWidget(self._fields)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        self.reset_all = buttons.addButton("", QDialogButtonBox.ButtonRole.ResetRole)
        self.reset_all.clicked.connect(self._reset_all)
        buttons.rejected.connect(self.reject)
        for button in buttons.findChildren(QPushButton):
            button.setAutoDefault(False)  # Enter is for the fields
        layout = QVBoxLayout(self)
        layout.setContentsMargins(24, 24, 24, 16)
        layout.setSpacing(16)
        for widget in (self.search, self._nothing, area, buttons):
            layout.addWidget(widget)
        translated(self, self._name)
        resize_on_screen(self, 840, 720)
        self.show_values()

    def _name(self) -> None:
        """Say everything in the language that is installed now."""
        self.setWindowTitle(self.tr("Preferences"))
        self.search.setPlaceholderText(self.tr("Search the preferences"))
        self.search.setAccessibleName(self.tr("Search the preferences"))
        self._nothing.setText(self.tr("No preference has words that begin so."))
        self.reset_all.setText(self.tr("Reset all"))
        for group, caption in self._captions.items():
            caption.setText(option_texts.group_name(group))
        for row in self._rows.values():
            name = option_texts.option_name(row.field.option)
            row.label.setText(name)
            row.reset.setText(self.tr("Reset"))
            row.reset.setAccessibleName(self.tr("Reset: {name}").format(name=name))
            row.field.name()
        # Nothing is cut off at the right, whatever the language.
        bar = self._area.verticalScrollBar()
        self._area.setMinimumWidth(self._fields.minimumSizeHint().width() + bar.sizeHint().width())
        self._filter(self.search.text())

    def field(self, option: Option) -> OptionField:
        """The field of a setting."""
        return self._rows[option.key].field

    def show_values(self) -> None:
        """Show the settings as they are now."""
        for row in self._rows.values():
            row.field.show_value(self._preferences.value(row.field.option))
            row.reset.setEnabled(not self._preferences.is_default(row.field.option))
        self.reset_all.setEnabled(any(row.reset.isEnabled() for row in self._rows.values()))
        self.field(AUTO_RETRAIN_EVERY).setEnabled(self._preferences.flag(AUTO_RETRAIN))

    def _make_fields(self) -> QWidget:
        holder = QWidget()
        grid = QGridLayout(holder)
        grid.setContentsMargins(0, 0, 8, 0)
        grid.setHorizontalSpacing(16)
        grid.setVerticalSpacing(8)
        grid.setColumnStretch(1, 1)
        line = 0
        for group in Group:
            caption = self._captions[group] = QLabel()
            caption.setProperty("role", "caption")
            caption.setContentsMargins(0, 8 if line else 0, 0, 0)
            grid.addWidget(caption, line, 0, 1, 3)
            for option in (option for option in OPTIONS.values() if option.group is group):
                line += 1
                row = self._rows[option.key] = self._row(option)
                for column, widget in enumerate((row.label, row.field, row.reset)):
                    grid.addWidget(widget, line, column)
            line += 1
        grid.setRowStretch(line, 1)
        return holder

    def _row(self, option: Option) -> _Row:
        label = QLabel()
        field = OptionField(option)
        label.setBuddy(field)
        field.changed.connect(lambda value: self._set(option, value))
        reset = QPushButton()
        reset.setAutoDefault(False)
        reset.clicked.connect(lambda: self._set(option, option.default))
        return _Row(label, field, reset, partial(option_texts.searched, option))

    def _set(self, option: Option, value: Value) -> None:
        if self._preferences.value(option) != value:
            self._preferences.set(option, value)
            self.show_values()
            self.changed.emit(option)

    def _reset_all(self) -> None:
        for row in self._rows.values():
            self._set(row.field.option, row.field.option.default)

    def _filter(self, query: str) -> None:
        shown: set[Group] = set()
        for row in self._rows.values():
            found = matches(query, row.searched())
            for widget in (row.label, row.field, row.reset):
                widget.setVisible(found)
            if found:
                shown.add(row.field.option.group)
        for group, caption in self._captions.items():
            caption.setVisible(group in shown)
        self._nothing.setVisible(not shown)
