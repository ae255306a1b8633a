"""The current form in the project's other manuscripts: looked up beside the window once the editor pauses."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject, QTimer

from histnorm_gui.core.model import Token, TokenKind
from histnorm_gui.qt.desk import Desk
from histnorm_gui.qt.views.suggestion_panel import SuggestionPanel
from histnorm_gui.qt.views.text_pane import TextPane
from histnorm_gui.services.concordance import Occurrence, elsewhere

KIND = "elsewhere"
PAUSE = 250
"""Milliseconds at one word: who decides quickly is not followed word by word."""


class ElsewhereController(QObject):
    """Fills the list of the same form with what the other manuscripts have, and goes to what is chosen in it."""

    def __init__(self, desk: Desk, pane: TextPane, panel: SuggestionPanel, parent: QObject) -> None:
        super().__init__(parent)
        self._desk, self._pane, self._panel = desk, pane, panel
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(PAUSE)
        self._pause.timeout.connect(self._look)
        pane.current_changed.connect(self._pause.start)
        panel.occurrence_clicked.connect(self.go_to)

    def go_to(self, found: Occurrence) -> None:
        """Go to a word, also where it is in another manuscript."""
        manuscript = self._desk.manuscript
        if manuscript is not None and manuscript.id != found.token.manuscript_id:
            self._desk.select_manuscript(found.token.manuscript_id)
        self._pane.go_to_token(found.token.id)
        self._pane.focus_text()

    def _look(self) -> None:
        session, token = self._desk.session, self._pane.current_token()
        if session is None or token is None or token.kind is not TokenKind.WORD:
            return
        if len(session.manuscripts()) < 2:
            self._panel.show_project(token, [])  # those that were shown may have gone with their manuscript
            return
        work = partial(elsewhere, session.file, session.manuscripts(), token)
        job = self._desk.jobs.start(KIND, lambda progress, cancel: work())
        job.finished.connect(lambda found: self._show(token, found))
        job.start()

    def _show(self, token: Token, found: list[Occurrence]) -> None:
        if self._pane.current_token() == token:
            self._panel.show_project(token, found)
