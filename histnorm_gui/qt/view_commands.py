"""Actions that change how the window looks, and its small dialogs."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication, QDialog

from histnorm_gui.core.preferences import FONT_SIZE, SHOW_PUNCTUATION, THEME
from histnorm_gui.qt import theme
from histnorm_gui.qt.dialogs.evaluation_dialog import EvaluationDialog
from histnorm_gui.qt.dialogs.keys_dialog import KeysDialog, about_box
from histnorm_gui.qt.dialogs.preferences_dialog import PreferencesDialog

if TYPE_CHECKING:
    from histnorm_gui.qt.main_window import MainWindow

STEP = 2
"""Pixels by which the text grows or shrinks."""


class ViewCommands(QObject):
    """Joins the actions of the view menu and the help menu to the window."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window

    def handlers(self) -> Mapping[str, Callable[[], object]]:
        """What the actions do."""
        window = self._window
        return {
            "punctuation": self.toggle_punctuation,
            "larger": lambda: self.resize_text(STEP),
            "smaller": lambda: self.resize_text(-STEP),
            "manuscripts": window.manuscripts.list.setFocus,
            "filters": window.filters.list.setFocus,
            "text": window.text_pane.table.setFocus,
            "preferences": self.ask_preferences,
            "evaluation": self.show_evaluation,
            "keys": lambda: KeysDialog(window).open(),
            "about": lambda: about_box(window).open(),
        }

    def apply_preferences(self) -> None:
        """Look as the preferences say."""
        self._window.preferences_changed()

    def toggle_punctuation(self) -> None:
        """Show or hide punctuation."""
        self._window.preferences.set(SHOW_PUNCTUATION, self._window.actions_by_name["punctuation"].isChecked())
        self._window.preferences_changed()

    def resize_text(self, step: int) -> None:
        """Make the manuscript's text larger or smaller."""
        pixels = self._window.preferences.number(FONT_SIZE) + step
        if FONT_SIZE.low <= pixels <= FONT_SIZE.high:
            self._window.preferences.set(FONT_SIZE, pixels)
            self._window.preferences_changed()

    def show_evaluation(self) -> EvaluationDialog:
        """Show results of evaluations, those of the project's manuscripts first."""
        session = self._window.desk.session
        sigla = [manuscript.siglum for manuscript in session.manuscripts()] if session else []
        folder = str(session.path.parent) if session else ""
        dialog = EvaluationDialog(sigla, folder, self._window)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()
        return dialog

    def ask_preferences(self) -> None:
        """Show the preferences."""
        dialog = PreferencesDialog(self._window.preferences, self._window)

        def done(result: int) -> None:
            if result == QDialog.DialogCode.Accepted:
                theme.apply(cast(QApplication, QApplication.instance()), self._window.preferences.text(THEME))
                self._window.preferences_changed()
            dialog.deleteLater()

        dialog.finished.connect(done)
        dialog.open()
