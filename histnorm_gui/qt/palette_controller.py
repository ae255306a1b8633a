"""Characters of the manuscript at the caret: counted beside the window, inserted where the editor types."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QApplication, QLineEdit, QPlainTextEdit, QWidget

from histnorm_gui.core.changes import Changes
from histnorm_gui.qt.desk import Desk
from histnorm_gui.qt.views.character_palette import CharacterPalette, CharacterPopup
from histnorm_gui.qt.views.text_pane import TextPane
from histnorm_gui.services.characters import letters

PAUSE = 2000
"""Milliseconds after a decision until the characters are counted again."""


class PaletteController(QObject):
    """Keeps the palette filled and brings its characters to the field that has the focus."""

    def __init__(self, desk: Desk, pane: TextPane, palette: CharacterPalette, parent: QObject) -> None:
        super().__init__(parent)
        self._desk, self._pane, self._palette = desk, pane, palette
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(PAUSE)
        self._timer.timeout.connect(self.count)
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
        words = Counter(token.form for token in text.source_tokens)
        words.update(annotation.normalization or "" for _, annotation in text.decisions())
        snapshot = tuple(words.items())
        job = self._desk.jobs.start("characters", lambda progress, cancel: letters(snapshot, progress, cancel))
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
        if changes.tokens and self._desk.text is not None:
            self._timer.start()
