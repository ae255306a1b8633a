"""Preferences take effect at once, are found, and can be reset; themes and fonts."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication, QCheckBox, QComboBox, QSpinBox
from pytestqt.qtbot import QtBot

from histnorm_gui.core.preferences import (
    AUTO_RETRAIN,
    AUTO_RETRAIN_EVERY,
    FONT_FAMILY,
    FONT_SIZE,
    OPTIONS,
    SHOW_PUNCTUATION,
    THEME,
    VIEW_MODE,
    ViewMode,
)
from histnorm_gui.qt import assets, option_texts, theme
from histnorm_gui.qt.dialogs.preferences_dialog import PreferencesDialog
from histnorm_gui.qt.main_window import MainWindow
from histnorm_gui.qt.theme import THEMES, Theme


@pytest.fixture
def dialog(qtbot: QtBot, desk_window: MainWindow) -> PreferencesDialog:
    """The preferences over the window, by their key."""
    qtbot.waitUntil(desk_window.isActiveWindow)
    qtbot.keyClick(desk_window, Qt.Key.Key_Comma, Qt.KeyboardModifier.ControlModifier)
    shown = desk_window.findChild(PreferencesDialog)
    assert isinstance(shown, PreferencesDialog) and shown.isVisible() and not shown.isModal()
    return shown


def choose(dialog: PreferencesDialog, box: object, value: str) -> None:
    """Choose a value in a box."""
    assert isinstance(box, QComboBox)
    box.setCurrentIndex(box.findData(value))


def test_every_declared_setting_has_a_field_and_a_name(dialog: PreferencesDialog) -> None:
    for option in OPTIONS.values():
        assert dialog.field(option).input.accessibleName() == option_texts.option_name(option) != option.key
        assert all(option_texts.choice_name(option, value) for value in option.choices)


def test_settings_take_effect_at_once_and_are_kept(dialog: PreferencesDialog, desk_window: MainWindow) -> None:
    size, automatic = dialog.field(FONT_SIZE).input, dialog.field(AUTO_RETRAIN).input
    assert isinstance(size, QSpinBox) and isinstance(automatic, QCheckBox)
    size.setValue(26)
    automatic.setChecked(True)
    choose(dialog, dialog.field(VIEW_MODE).input, "both")
    assert desk_window.preferences.number(FONT_SIZE) == 26
    assert desk_window.text_pane.table.rowHeight(0) == 62
    assert desk_window.actions_by_name["automatic"].isChecked()
    assert dialog.field(AUTO_RETRAIN_EVERY).isEnabled()
    assert desk_window.text_pane.mode is ViewMode.BOTH


def test_what_is_changed_elsewhere_shows_in_the_open_preferences(
    qtbot: QtBot, dialog: PreferencesDialog, desk_window: MainWindow
) -> None:
    desk_window.actions_by_name["punctuation"].trigger()
    box = dialog.field(SHOW_PUNCTUATION).input
    assert isinstance(box, QCheckBox) and box.isChecked()


def test_one_setting_is_reset_and_all_are(dialog: PreferencesDialog, desk_window: MainWindow) -> None:
    preferences = desk_window.preferences
    assert not dialog._rows[FONT_SIZE.key].reset.isEnabled()
    dialog.field(FONT_SIZE).changed.emit(26)
    dialog.field(AUTO_RETRAIN).changed.emit(True)
    reset = dialog._rows[FONT_SIZE.key].reset
    assert reset.isEnabled() and "Size" in reset.accessibleName()
    reset.click()
    assert preferences.is_default(FONT_SIZE) and not preferences.is_default(AUTO_RETRAIN)
    dialog.reset_all.click()
    assert all(preferences.is_default(option) for option in OPTIONS.values())
    assert not dialog.reset_all.isEnabled()


def test_the_preferences_are_searched_by_beginnings_of_words(qtbot: QtBot, dialog: PreferencesDialog) -> None:
    qtbot.keyClicks(dialog.search, "word li")
    shown = [key for key, row in dialog._rows.items() if row.field.isVisible()]
    assert shown == ["training/lexicon"]
    dialog.search.setText("contrast")
    assert [key for key, row in dialog._rows.items() if row.field.isVisible()] == ["view/theme"]
    dialog.search.setText("xyz")
    assert dialog._nothing.isVisible()
    dialog.search.clear()
    assert all(row.field.isVisible() for row in dialog._rows.values())


@pytest.mark.parametrize("name", list(THEMES))
def test_themes_are_chosen(qtbot: QtBot, dialog: PreferencesDialog, name: str) -> None:
    choose(dialog, dialog.field(THEME).input, name)
    assert theme.current_theme() is THEMES[name]
    assert QApplication.palette().base().color() == THEMES[name].base


class Hints:
    """What a system says of colours and contrast."""

    def __init__(self, scheme: Qt.ColorScheme, contrast: Qt.ContrastPreference) -> None:
        self.colorScheme = lambda: scheme
        self.accessibility = lambda: self
        self.contrastPreference = lambda: contrast


@pytest.mark.parametrize(
    ("scheme", "contrast", "name"),
    [
        (Qt.ColorScheme.Light, Qt.ContrastPreference.NoPreference, "light"),
        (Qt.ColorScheme.Unknown, Qt.ContrastPreference.NoPreference, "light"),
        (Qt.ColorScheme.Dark, Qt.ContrastPreference.NoPreference, "dark"),
        (Qt.ColorScheme.Light, Qt.ContrastPreference.HighContrast, "contrast-light"),
        (Qt.ColorScheme.Dark, Qt.ContrastPreference.HighContrast, "contrast-dark"),
    ],
)
def test_the_theme_is_the_systems(scheme: Qt.ColorScheme, contrast: Qt.ContrastPreference, name: str) -> None:
    assert theme.theme_for("system", Hints(scheme, contrast)).name == name  # type: ignore[arg-type]
    assert theme.theme_for("dark", Hints(scheme, contrast)).name == "dark"  # type: ignore[arg-type]


def test_the_theme_follows_when_the_system_changes(qtbot: QtBot, window: MainWindow) -> None:
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    theme.apply(application, "dark")
    application.styleHints().colorSchemeChanged.emit(Qt.ColorScheme.Light)
    assert theme.current_theme().name == "light"
    window.preferences.set(THEME, "dark")
    theme.apply(application, "dark")
    application.styleHints().colorSchemeChanged.emit(Qt.ColorScheme.Light)
    assert theme.current_theme().name == "dark"


def contrast(first: QColor, second: QColor) -> float:
    """The contrast of two colours as WCAG 2 measures it, from 1 to 21."""

    def luminance(color: QColor) -> float:
        parts = [
            part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
            for part in (color.redF(), color.greenF(), color.blueF())
        ]
        return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]

    lighter, darker = sorted((luminance(first), luminance(second)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


@pytest.mark.parametrize("shown", THEMES.values(), ids=lambda shown: shown.name)
def test_every_text_can_be_read(shown: Theme) -> None:
    least = 7.0 if shown.name.startswith("contrast") else 4.5
    for ground in (shown.base, shown.window, shown.current):
        for color in (shown.text, shown.quiet, shown.accepted, shown.corrected, shown.accent, shown.warning):
            assert contrast(color, ground) >= least, (color.name(), ground.name())


def test_another_font_is_used_and_junicode_fills_its_gaps(dialog: PreferencesDialog, desk_window: MainWindow) -> None:
    before = assets.manuscript_font(18)
    assert before.families() == [assets.MANUSCRIPT_FAMILY]
    box = dialog.field(FONT_FAMILY).input
    assert isinstance(box, QComboBox)
    other = str(box.itemData(1))
    box.setCurrentIndex(1)
    assert desk_window.preferences.text(FONT_FAMILY) == other
    assert assets.manuscript_font(18).families() == [other, assets.MANUSCRIPT_FAMILY]
    dialog.reset_all.click()
    assert assets.manuscript_font(18).families() == [assets.MANUSCRIPT_FAMILY]
