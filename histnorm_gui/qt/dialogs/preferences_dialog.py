"""What the editor can set."""

from __future__ import annotations

from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from histnorm_gui.core import preferences as options
from histnorm_gui.core.preferences import Option, Preferences
from histnorm_gui.qt import messages
from histnorm_gui.qt.dialogs.profile_box import ProfileBox

FIELD_HEIGHT = 28
"""Fields are of one height, whatever they hold."""


class PreferencesDialog(QDialog):
    """Shows the preferences; they are written when the dialog is accepted."""

    def __init__(self, preferences: Preferences, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._preferences = preferences
        self.setWindowTitle(self.tr("Preferences"))
        self.setMinimumWidth(600)
        self.language = self._choice(
            options.LANGUAGE, {"system": self.tr("as the system"), "en": "English", "de": "Deutsch"}
        )
        self.theme = self._choice(
            options.THEME,
            {"system": self.tr("as the system"), "light": self.tr("light"), "dark": self.tr("dark")},
        )
        self.font_size = self._number(options.FONT_SIZE, self.tr(" px"))
        self.recipe = self._choice(
            options.RECIPE,
            {"default": self.tr("default (fast)"), "paper": self.tr("Bollmann & Søgaard 2016 (slow)")},
        )
        self.system = self._choice(
            options.SYSTEM,
            {name: messages.system_name(name) for name in options.SYSTEM.choices}
            | {"default": self.tr("histnorm: all of them together (recommended)")},
        )
        self.profile = ProfileBox(preferences.text(options.PROFILE))
        self.profile.setMinimumHeight(FIELD_HEIGHT)
        self.lexicon = QLineEdit(preferences.text(options.LEXICON))
        self.lexicon.setPlaceholderText(self.tr("words of today's language, one a line; may be empty"))
        self.lexicon.setMinimumHeight(FIELD_HEIGHT)
        choose = QPushButton(self.tr("Choose …"))
        choose.clicked.connect(self._choose_lexicon)
        word_list = QHBoxLayout()
        word_list.addWidget(self.lexicon, 1)
        word_list.addWidget(choose)
        self.automatic = QCheckBox(self.tr("Retrain &automatically"))
        self.automatic.setChecked(preferences.flag(options.AUTO_RETRAIN))
        self.every = self._number(options.AUTO_RETRAIN_EVERY, self.tr(" new decisions"))
        self.every.setEnabled(self.automatic.isChecked())
        self.automatic.toggled.connect(self.every.setEnabled)
        form = QFormLayout()
        form.setSpacing(12)
        form.addRow(self.tr("&Language (after the next start)"), self.language)
        form.addRow(self.tr("&Colours"), self.theme)
        form.addRow(self.tr("Si&ze of the manuscript's text"), self.font_size)
        form.addRow(self.tr("&System that learns"), self.system)
        form.addRow(self.tr("&Recipe of the bi-LSTM"), self.recipe)
        form.addRow(self.tr("Language of the &manuscripts"), self.profile)
        label = QLabel(self.tr("&Word list"))
        label.setBuddy(self.lexicon)
        form.addRow(label, word_list)
        form.addRow("", self.automatic)
        form.addRow(self.tr("after &every"), self.every)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(24, 24, 24, 16)
        layout.setSpacing(16)
        layout.addLayout(form)
        layout.addWidget(buttons)

    def accept(self) -> None:
        """Write the preferences."""
        self._preferences.set(options.LANGUAGE, str(self.language.currentData()))
        self._preferences.set(options.THEME, str(self.theme.currentData()))
        self._preferences.set(options.FONT_SIZE, self.font_size.value())
        self._preferences.set(options.RECIPE, str(self.recipe.currentData()))
        self._preferences.set(options.SYSTEM, str(self.system.currentData()))
        self._preferences.set(options.PROFILE, self.profile.chosen())
        self._preferences.set(options.LEXICON, self.lexicon.text().strip())
        self._preferences.set(options.AUTO_RETRAIN, self.automatic.isChecked())
        self._preferences.set(options.AUTO_RETRAIN_EVERY, self.every.value())
        super().accept()

    def _choose_lexicon(self) -> None:
        name, _ = QFileDialog.getOpenFileName(self, self.tr("Word list"), self.lexicon.text())
        if name:
            self.lexicon.setText(name)

    def _choice(self, option: Option, names: dict[str, str]) -> QComboBox:
        box = QComboBox()
        box.setMinimumHeight(FIELD_HEIGHT)
        for value in option.choices:
            box.addItem(names[value], value)
        box.setCurrentIndex(box.findData(self._preferences.text(option)))
        return box

    def _number(self, option: Option, suffix: str) -> QSpinBox:
        box = QSpinBox()
        box.setMinimumHeight(FIELD_HEIGHT)
        box.setRange(option.low, option.high)
        box.setSuffix(suffix)
        box.setValue(self._preferences.number(option))
        return box
