"""Characters of the manuscript at the caret: counted beside the window, inserted where the editor types."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication, QLineEdit, QPlainTextEdit, QWidget

from histnorm_gui.core.changes import Changes
from histnorm_gui.core.progress import CancelToken, ignore_progress
from histnorm_gui.qt.desk import Desk
from histnorm_gui.qt.views.character_palette import CharacterPalette, CharacterPopup
from histnorm_gui.qt.views.text_pane import TextPane
from histnorm_gui.services.characters import letters
from histnorm_gui.services.frozen_text import FrozenText


class PaletteController(QObject):
    """Keeps the palette filled and brings its characters to the field that has the focus."""

    def __init__(self, desk: Desk, pane: TextPane, palette: CharacterPalette, parent: QObject) -> None:
        super().__init__(parent)
        self._desk, self._pane, self._palette = desk, pane, palette
        palette.chosen.connect(self.insert)
        desk.manuscript_changed.connect(self.count)
        desk.changed.connect(self._on_changes)

    def handlers(self) -> Mapping[str, Callable[[], object]]:
        """What the actions do."""
        return {"characters": self.open_popup}

    def count(self) -> None:
        """Count the characters of the current manuscript anew."""
        text = self._desk.text
        if text is None:
            self._palette.show_letters(())
            return
        now = FrozenText(text)
        job = self._desk.jobs.start("characters", lambda progress, cancel: letters(now.written(), progress, cancel))
        job.finished.connect(self._palette.show_letters)
        job.start()

    def insert(self, text: str) -> None:
        """Insert a character at the caret of the field that has the focus; else into the current normalization."""
        field = self._target()
        if field is None:
            self._pane.edit_at_end()
            field = self._target()
        if isinstance(field, QLineEdit):
            field.insert(text)
        elif isinstance(field, QPlainTextEdit):
            field.insertPlainText(text)

    def open_popup(self) -> CharacterPopup | None:
        """Show all characters below the caret, for the keyboard."""
        if not self._palette.letters:
            return None
        if self._target() is None:
            self._pane.edit_at_end()
        field = self._target()
        if field is None:
            return None
        popup = CharacterPopup(self._palette.letters, field)
        popup.chosen.connect(lambda text: self._into(field, text))
        popup.open_below(field.mapToGlobal(field.rect().bottomLeft()))
        return popup

    @staticmethod
    def _into(field: QWidget, text: str) -> None:
        if isinstance(field, QLineEdit):
            field.insert(text)
            field.setFocus()
        elif isinstance(field, QPlainTextEdit):
            field.insertPlainText(text)
            field.setFocus()

    @staticmethod
    def _target() -> QWidget | None:
        field = QApplication.focusWidget()
        return field if isinstance(field, QLineEdit | QPlainTextEdit) else None

    def _on_changes(self, changes: Changes) -> None:
        """Add characters that the palette lacks at its end, so that nothing in it moves."""
        text = self._desk.text
        if text is None:
            return
        norms = (text.annotation(token_id).normalization for token_id in changes.tokens.get(text.manuscript.id, ()))
        words = [(norm, 1) for norm in norms if norm and not norm.isascii()]
        known = {letter.text for letter in self._palette.letters}
        found = letters(words, ignore_progress, CancelToken())
        new = [letter for letter in found if letter.text not in known]
        if new:
            self._palette.show_letters((*self._palette.letters, *new))
