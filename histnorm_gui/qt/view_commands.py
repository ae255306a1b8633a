"""Actions that change how the window looks, and its small dialogs, which are loaded when they are first asked for."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QLocale, QObject, Qt
from PySide6.QtWidgets import QApplication

from histnorm_gui.core import languages
from histnorm_gui.core.direction import Direction, base_direction
from histnorm_gui.core.preferences import (
    CPU,
    DEVICE,
    FONT_FAMILY,
    FONT_SIZE,
    LANGUAGE,
    PROJECT_OPTIONS,
    SHOW_PUNCTUATION,
    THEME,
    VIEW_MODE,
    Option,
    Preferences,
    ViewMode,
)
from histnorm_gui.qt import assets, theme, translator
from histnorm_gui.qt.error_dialog import show_error
from histnorm_gui.qt.manual.controller import ManualController

if TYPE_CHECKING:
    from histnorm_gui.qt.dialogs.about_dialog import AboutDialog
    from histnorm_gui.qt.dialogs.command_palette import CommandPalette
    from histnorm_gui.qt.dialogs.device_box import DeviceBox
    from histnorm_gui.qt.dialogs.evaluation_dialog import EvaluationDialog
    from histnorm_gui.qt.dialogs.keys_dialog import KeysDialog
    from histnorm_gui.qt.dialogs.methods_dialog import MethodsDialog
    from histnorm_gui.qt.dialogs.preferences_dialog import PreferencesDialog
    from histnorm_gui.qt.dialogs.project_dialog import ProjectDialog
    from histnorm_gui.qt.main_window import MainWindow
    from histnorm_gui.services.reports import Report

STEP = 2
"""Pixels by which the text grows or shrinks."""


class ViewCommands(QObject):
    """Joins the actions of the view menu and the help menu to the window."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self.manual = ManualController(window.actions_by_name, window.store, window)
        window.text_pane.mode_chosen.connect(self.show_mode)
        window.text_pane.keys.zoom_turned.connect(lambda turned: self.resize_text(turned * STEP))
        window.desk.manuscript_changed.connect(self.apply_direction)

    def handlers(self) -> Mapping[str, Callable[[], object]]:
        """What the actions do."""
        window = self._window
        return {
            "punctuation": self.toggle_punctuation,
            "larger": lambda: self.resize_text(STEP),
            "smaller": lambda: self.resize_text(-STEP),
            "usual_size": lambda: self.set_text_size(int(FONT_SIZE.default)),
            **{f"mode_{mode}": partial(self.show_mode, mode) for mode in ViewMode},
            **{f"direction_{way}": partial(self.set_direction, way) for way in Direction},
            "manuscripts": window.manuscripts.list.setFocus,
            "filters": window.filters.list.setFocus,
            "text": window.text_pane.focus_text,
            "preferences": self.ask_preferences,
            "project_settings": self.ask_project_settings,
            "evaluation": self.show_evaluation,
            "manual": self.manual.open_here,
            "methods": self.show_methods,
            "palette": self.find_action,
            "keys": self.show_keys,
            "about": self.show_about,
        }

    def apply_preferences(self) -> None:
        """Look as the preferences say."""
        self._window.preferences_changed()
        self._apply_mode()

    def toggle_punctuation(self) -> None:
        """Show or hide punctuation."""
        self._window.preferences.set(SHOW_PUNCTUATION, self._window.actions_by_name["punctuation"].isChecked())
        self._window.preferences_changed()

    def resize_text(self, step: int) -> None:
        """Make the manuscript's text larger or smaller."""
        self.set_text_size(self._window.preferences.number(FONT_SIZE) + step)

    def set_text_size(self, pixels: int) -> None:
        """Show the manuscript's text in a size, as far as that is allowed."""
        pixels = min(max(FONT_SIZE.low, pixels), FONT_SIZE.high)
        if pixels != self._window.preferences.number(FONT_SIZE):
            self._window.preferences.set(FONT_SIZE, pixels)
            self._window.preferences_changed()

    def show_mode(self, mode: ViewMode) -> None:
        """Show the text as a table, as a page, or both, also after the next start."""
        self._window.preferences.set(VIEW_MODE, mode.value)
        self._apply_mode()

    def _apply_mode(self) -> None:
        mode = ViewMode(self._window.preferences.text(VIEW_MODE))
        self._window.actions_by_name[f"mode_{mode}"].setChecked(True)
        self._window.text_pane.show_mode(mode)
        self._window.looked_otherwise.emit()

    def set_direction(self, direction: Direction) -> None:
        """Let the current manuscript run in a direction; the project remembers that."""
        desk = self._window.desk
        if desk.session is not None and desk.manuscript is not None:
            desk.session.remember(f"direction/{desk.manuscript.id}", direction.value)
            self._show_direction(direction)

    def apply_direction(self) -> None:
        """Show the current manuscript in the direction that was chosen for it, or in that of its letters."""
        desk = self._window.desk
        stored = None
        if desk.session is not None and desk.manuscript is not None:
            stored = desk.session.setting(f"direction/{desk.manuscript.id}")
        self._show_direction(next((way for way in Direction if way == stored), Direction.AUTO))

    def _show_direction(self, direction: Direction) -> None:
        window = self._window
        window.actions_by_name[f"direction_{direction}"].setChecked(True)
        if direction is Direction.AUTO:
            text = window.desk.text
            direction = base_direction(token.form for token in text.tokens) if text else Direction.LTR
        window.text_pane.set_rtl(direction is Direction.RTL)
        window.suggestions.set_rtl(direction is Direction.RTL)

    def show_evaluation(self) -> EvaluationDialog:
        """Show results of evaluations, those of the project's manuscripts first."""
        from histnorm_gui.qt.dialogs.evaluation_dialog import EvaluationDialog

        session = self._window.desk.session
        sigla = [manuscript.siglum for manuscript in session.manuscripts()] if session else []
        folder = str(session.path.parent) if session else ""
        dialog = EvaluationDialog(sigla, folder, self._window)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()
        return dialog

    def find_action(self) -> CommandPalette:
        """Show the command palette; what is chosen in it is done where the focus was."""
        from histnorm_gui.qt.dialogs.command_palette import CommandPalette

        window = self._window
        before = window.focusWidget()
        dialog = CommandPalette(window.actions_by_name.rows, window)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)

        def do(name: str) -> None:
            if before is not None:
                before.setFocus()
            window.actions_by_name[name].trigger()

        dialog.chosen.connect(do)
        dialog.show()
        return dialog

    def show_keys(self) -> KeysDialog:
        """Show the sheet of keys, beside the window."""
        from histnorm_gui.qt.dialogs.keys_dialog import KeysDialog

        dialog = KeysDialog(self._window.actions_by_name, self._window)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.show()
        return dialog

    def show_methods(self) -> MethodsDialog | None:
        """Show how the normalizations came about, as a paragraph for a publication."""
        from histnorm_gui.qt.dialogs.methods_dialog import MethodsDialog
        from histnorm_gui.services.reporting import make_report

        window, session, text = self._window, self._window.desk.session, self._window.desk.text
        if session is None or text is None:
            return None
        language = languages.code_of(QLocale().name())
        dialog = MethodsDialog(text.manuscript.siglum, language, window.store.folder(), window)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        choices = {option.key: window.desk.choices.in_force.value(option) for option in PROJECT_OPTIONS}
        manuscripts = session.manuscripts()
        session.models(text.manuscript.id)  # waits until all that was done is in the file

        def report(_progress: object, _cancel: object) -> Report:
            return make_report(session.file, manuscripts, Preferences(choices.get, lambda _key, _value: None))

        job = window.desk.jobs.start("methods", report)
        job.finished.connect(dialog.show_report)
        job.on_failure(lambda error, where: show_error(window, error, where))
        dialog.finished.connect(lambda _result: window.desk.jobs.cancel("methods"))
        job.start()
        dialog.open()
        return dialog

    def ask_preferences(self) -> PreferencesDialog:
        """Show the preferences, beside the window."""
        from histnorm_gui.qt.dialogs.device_box import DeviceBox
        from histnorm_gui.qt.dialogs.preferences_dialog import PreferencesDialog

        window = self._window
        dialog = PreferencesDialog(window.preferences, window)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.changed.connect(self.apply_option)
        window.looked_otherwise.connect(dialog.show_values)
        box = dialog.field(DEVICE).input
        assert isinstance(box, DeviceBox)
        box.asked.connect(lambda: self._look_for_devices(dialog, box))
        dialog.show()
        return dialog

    def ask_project_settings(self) -> ProjectDialog | None:
        """Show what the open project has of its own, beside the window."""
        from histnorm_gui.qt.dialogs.project_dialog import ProjectDialog

        desk = self._window.desk
        if desk.session is None:
            return None
        dialog = ProjectDialog(desk.choices.in_force, desk.session.path, self._window)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.changed.connect(self._window.preferences_changed)
        desk.closing.connect(dialog.close)
        dialog.show()
        return dialog

    def _look_for_devices(self, dialog: PreferencesDialog, box: DeviceBox) -> None:
        """Show which devices there are, once a process has told: torch, which knows, is not loaded into the window."""
        from histnorm_gui.engine import aside
        from histnorm_gui.engine.devices import Device, look

        jobs = self._window.desk.jobs
        job = jobs.start("devices", lambda progress, cancel: aside.run_aside(look, progress, cancel))
        job.finished.connect(box.show_devices)
        job.on_failure(lambda _error, _where: box.show_devices((Device(CPU),)))  # a driver has taken the process down
        dialog.destroyed.connect(lambda: jobs.cancel("devices"))
        job.start()

    def show_about(self) -> AboutDialog:
        """Show what this program is."""
        from histnorm_gui.qt.dialogs.about_dialog import AboutDialog

        dialog = AboutDialog(self._window)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.show()
        return dialog

    def apply_option(self, option: Option) -> None:
        """Let a setting that was changed take effect."""
        application, preferences = cast(QApplication, QApplication.instance()), self._window.preferences
        if option is THEME:
            theme.apply(application, preferences.text(THEME))
        elif option is FONT_FAMILY:
            assets.choose_family(application, preferences.text(FONT_FAMILY))
        elif option is LANGUAGE:
            translator.install(application, preferences.text(LANGUAGE))
        elif option is VIEW_MODE:
            self._apply_mode()
        self._window.preferences_changed()
