"""Rankings that come in while one works: shown where they belong, without anything moving."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtCore import QLocale, QObject, Qt, QTimer, Signal

from histnorm_gui.qt import messages
from histnorm_gui.qt.actions import Actions
from histnorm_gui.qt.desk import Desk
from histnorm_gui.qt.hints import with_key
from histnorm_gui.qt.ranking_controller import RankingState
from histnorm_gui.qt.retranslating import translated
from histnorm_gui.qt.views.elided_label import ElidedLabel
from histnorm_gui.qt.views.suggestion_panel import SuggestionPanel
from histnorm_gui.qt.views.text_pane import TextPane

_SETTLED = 40
"""Milliseconds after which a view that is scrolled is looked at."""


class OutlookLabel(ElidedLabel):
    """Says how many corrections a manuscript will need, or how far its ranking is."""

    def __init__(self) -> None:
        super().__init__(120)  # what it says must not decide how narrow the window may be
        self.setProperty("role", "quiet")
        self.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._state: RankingState | None = None
        translated(self, lambda: self.setAccessibleName(self.tr("Outlook")), lambda: self.show_state(self._state))

    def show_state(self, state: RankingState | None) -> None:
        """Show how far the ranking is and what is to be expected of it."""
        self._state = state
        parts = [] if state is None else self._parts(state)
        text = " · ".join(parts)
        if text != self.text():
            self.say(text, *parts[1:])  # where there is little room, what is to be expected alone
        told = self.tr(
            "Counted from how sure the suggestions for the open words are: of ten words at 90%, one will be wrong."
        )
        self.setToolTip(f"{text}\n{told}" if state is not None and state.corrections is not None else "")

    def _parts(self, state: RankingState) -> list[str]:
        share = messages.percent(state.share, 0)
        stages = {
            "start": self.tr("Ranking the suggestions…"),
            "rank": self.tr("Ranking the suggestions…"),
            "align": self.tr("Comparing the spelling with the other manuscripts…"),
            "train": self.tr("Learning to read like the decided words… {share}").format(share=share),
            "off": self.tr("Suggestions from memory alone"),
        }
        parts = [stages[state.stage]] if state.stage in stages else []
        if state.corrections is not None and state.open:
            parts.append(self._corrections(state.corrections, state.open))
        return parts

    def _corrections(self, corrections: float, open_words: int) -> str:
        if round(corrections) == 0:
            return self.tr("hardly any of %Ln open word(s) will need a correction", "", open_words)
        text = self.tr("about {corrections} of %Ln open word(s) will need a correction", "", open_words)
        return text.format(corrections=QLocale().toString(round(corrections)))


class LiveView(QObject):
    """Joins the ranking of the desk to the text and the suggestions."""

    announced = Signal(str)  # something the editor should know, for some seconds

    def __init__(
        self,
        desk: Desk,
        pane: TextPane,
        panel: SuggestionPanel,
        actions: Actions,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._desk = desk
        self._pane = pane
        self._panel = panel
        self._actions = actions
        self.outlook = OutlookLabel()
        self._look = QTimer(self)
        self._look.setSingleShot(True)
        self._look.setInterval(_SETTLED)
        self._look.timeout.connect(self.look)
        ranking = desk.ranking
        ranking.ranked.connect(self._on_ranked)
        ranking.progressed.connect(self.outlook.show_state)
        ranking.interrupted.connect(self._on_interrupted)
        for view in (pane.table, pane.page):
            view.verticalScrollBar().valueChanged.connect(self._look.start)
            view.verticalScrollBar().rangeChanged.connect(self._look.start)
        desk.manuscript_changed.connect(self._look.start)

    def look(self) -> None:
        """Tell the ranking which words are seen."""
        model, seen = self._pane.model, self._pane.seen_rows()
        if seen and model.text is self._desk.text:
            self._desk.ranking.look_at(model.token(seen[0]).id, model.token(seen[-1]).id)

    def _on_ranked(self, token_ids: Collection[int]) -> None:
        self._pane.model.refresh_rows(token_ids, self._pane.seen_rows())
        token = self._pane.current_token()
        if token is not None and token.id in token_ids:
            self._panel.show_token(self._desk.text, token)

    def _on_interrupted(self, again: bool) -> None:
        if again:
            text = self.tr("The ranking has stopped and begins again; until then suggestions come from memory.")
        else:
            text = self.tr("The ranking does not run; suggestions come from memory. Retrain to try again")
            text = with_key(text, self._actions, "retrain")
        self.announced.emit(text)
