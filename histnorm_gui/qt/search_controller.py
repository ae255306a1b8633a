"""Searching beside the editor's work, a little at a time, and replacing what was found."""

from __future__ import annotations

import time
from bisect import bisect_left, bisect_right
from collections.abc import Callable, Mapping

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QDialog

from histnorm_gui.core.changes import Changes
from histnorm_gui.core.errors import UserError
from histnorm_gui.core.model import DecisionSource
from histnorm_gui.core.preferences import SHOW_PUNCTUATION
from histnorm_gui.qt import messages
from histnorm_gui.qt.actions import Actions
from histnorm_gui.qt.desk import Desk
from histnorm_gui.qt.hints import with_key
from histnorm_gui.qt.models.proposal_table import ProposalTableModel
from histnorm_gui.qt.retranslating import on_language
from histnorm_gui.qt.views.search_bar import SearchBar
from histnorm_gui.qt.views.text_pane import TextPane
from histnorm_gui.services import steps
from histnorm_gui.services.search import Matcher, Mode, Proposal, Search, proposals, replacements

SLICE = 0.008
"""Seconds of searching between two looks at what else there is to do: less than a frame."""
AT_ONCE = 8
"""So many tokens are searched between two looks at the clock; one where each may need its time."""
PAUSE = 150
"""Milliseconds after a change in the text until it is searched again."""


class SearchController(QObject):
    """Joins the search bar to the text. A new query, or a change in the text, begins the search anew."""

    announced = Signal(str)  # something the editor should know, for some seconds
    filter_in_the_way = Signal()  # the hit to go to is not among what is shown

    def __init__(self, desk: Desk, pane: TextPane, bar: SearchBar, actions: Actions, parent: QObject) -> None:
        super().__init__(parent)
        self._desk, self._pane, self._bar, self._actions = desk, pane, bar, actions
        self._matcher: Matcher | None = None
        self._search: Search | None = None
        self._timer = QTimer(self)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._advance)
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(PAUSE)
        self._pause.timeout.connect(self.restart)
        bar.query_changed.connect(self.restart)
        bar.moved.connect(self.move)
        bar.replace_wanted.connect(self.replace)
        bar.replace_all_wanted.connect(self.ask_replace_all)
        bar.closed.connect(self.close)
        desk.manuscript_changed.connect(self.restart)
        desk.changed.connect(self._on_changes)
        pane.current_changed.connect(self._show_count)
        on_language(bar, self._say_anew)

    def handlers(self) -> Mapping[str, Callable[[], object]]:
        """What the actions do."""
        return {
            "find": lambda: self.open(replacing=False),
            "replace": lambda: self.open(replacing=True),
            "find_next": lambda: self.move(1),
            "find_previous": lambda: self.move(-1),
        }

    def open(self, *, replacing: bool) -> None:
        """Show the bar."""
        session = self._desk.session
        self._bar.open(replacing=replacing, modernizes=session is not None and session.modernizes)
        self.restart()

    def close(self) -> None:
        """Hide the bar and stop searching; the editor goes on in the text."""
        self._timer.stop()
        self._pause.stop()
        self._bar.hide()
        self._pane.focus_text()

    def restart(self) -> None:
        """Search from the beginning, where there is something to search for."""
        self._timer.stop()
        self._pause.stop()
        self._matcher = self._search = None
        text = self._desk.text
        self._bar.show_problem("")
        if self._bar.isVisible() and text is not None and self._bar.words.text():
            try:
                self._matcher = Matcher(self._bar.query)
            except UserError as error:
                self._bar.show_problem(messages.error_sentence(error))
            else:
                shown = self._desk.preferences.flag(SHOW_PUNCTUATION)
                self._search = Search(text, self._matcher, punctuation=shown)
                self._timer.start()
        self._show_count()

    def _say_anew(self) -> None:
        """Say what was found, or what is wrong with the pattern, in the language that is installed now."""
        if self._matcher is None:
            self.restart()
        else:
            self._show_count()

    def move(self, by: int) -> None:
        """Go to the next hit, or to the one before, beginning again at the other end."""
        if not self._bar.isVisible():
            self.open(replacing=False)
            return
        text, token = self._desk.text, self._pane.current_token()
        rows = self._search.rows if self._search else []
        if text is None or not rows:
            return
        here = text.row(token.id) if token else -1
        at = bisect_right(rows, here) if by > 0 else bisect_left(rows, here) - 1
        self._go_to(text.tokens[rows[at % len(rows)]].id)

    def replace(self) -> None:
        """Replace in the current token, and go to the next hit."""
        token = self._pane.current_token()
        found = self._proposals([token.id]) if token else None
        if found is None:
            return
        if found:
            self._perform(found)
        self.move(1)

    def ask_replace_all(self) -> None:
        """Show what would change, and change what stays ticked."""
        found = self._proposals(self._search.found) if self._search and self._search.is_done else None
        if found is None:
            return
        if not found:
            self.announced.emit(self.tr("There is nothing to replace: forms are never changed."))
            return
        what = f"{self._bar.words.text()} → {self._bar.replacement.text()}"
        from histnorm_gui.qt.dialogs.replace_dialog import ReplaceDialog

        dialog = ReplaceDialog(what, ProposalTableModel(found), self._bar.window())

        def done(result: int) -> None:
            if result == QDialog.DialogCode.Accepted:
                count = self._perform(dialog.model.chosen())
                said = self.tr("%Ln replaced. Undo takes all of it back", "", count)
                self.announced.emit(with_key(said, self._actions, "undo"))
            dialog.deleteLater()

        dialog.finished.connect(done)
        dialog.open()

    def _proposals(self, token_ids: list[int]) -> list[Proposal] | None:
        """What would change in these tokens; None where the replacement makes no sense, which is said."""
        text = self._desk.text
        if text is None or self._matcher is None:
            return None
        try:
            return proposals(text, self._matcher, token_ids, self._bar.replacement.text())
        except UserError as error:
            self._bar.show_problem(messages.error_sentence(error))
            return None

    def _perform(self, chosen: list[Proposal]) -> int:
        text, session = self._desk.text, self._desk.session
        if text is None or session is None:
            return 0
        made = session.provenance(text, DecisionSource.REPLACED)
        subject = f"{self._bar.words.text()} → {self._bar.replacement.text()}"
        return session.perform(steps.replace_all(text, replacements(chosen), made, subject))

    def _go_to(self, token_id: int) -> None:
        if self._pane.model.row_of_token(token_id) is None:
            self.filter_in_the_way.emit()
        self._pane.go_to_token(token_id)

    def _advance(self) -> None:
        """Search for a moment."""
        search = self._search
        if search is None or search.is_done:
            self._timer.stop()
            return
        until = time.monotonic() + SLICE
        at_once = 1 if self._bar.query.mode is Mode.REGEX else AT_ONCE
        while not search.is_done and time.monotonic() < until:
            search.advance(at_once)
        self._show_count()

    def _on_changes(self, changes: Changes) -> None:
        if self._bar.isVisible() and self._search is not None and changes.tokens:
            self._pause.start()

    def _show_count(self) -> None:
        if not self._bar.isVisible():
            return
        search, text, token = self._search, self._desk.text, self._pane.current_token()
        rows = search.rows if search else []
        at = None
        if token is not None and text is not None and rows:
            place = bisect_left(rows, text.row(token.id))
            at = place + 1 if place < len(rows) and rows[place] == text.row(token.id) else None
        going_on = search is not None and not search.is_done
        self._bar.show_count(at, len(rows), going_on=going_on, left_out=search.too_long if search else 0)
        self._bar.show_replaceable(bool(rows), all_found=bool(rows) and not going_on)
