"""The ranking without a process of its own: for the command line, where nobody waits at a window."""

from __future__ import annotations

from histnorm_gui.core.changes import Changes
from histnorm_gui.core.errors import UserError
from histnorm_gui.core.model import Token
from histnorm_gui.core.progress import CancelToken, Progress, ProgressCallback, ignore_progress
from histnorm_gui.engine.languages import load
from histnorm_gui.engine.lexicon import Lexicon
from histnorm_gui.engine.live.follower import Follower
from histnorm_gui.engine.live.messages import Decided, InSight
from histnorm_gui.services.following import reader
from histnorm_gui.services.live_rankings import LiveRankings
from histnorm_gui.services.session import Session

_KEY = 1


class InlineRanking:
    """Ranks the words of one manuscript of a session while they are decided, as the window does."""

    def __init__(
        self,
        session: Session,
        manuscript_id: int,
        *,
        lexicon: str = "",
        language: str = "",
        tagger: str = "",
        capitals: str = "learn",
        progress: ProgressCallback = ignore_progress,
        cancel: CancelToken | None = None,
    ) -> None:
        """Take the manuscript up as it is now; UserError where word list, profile or tagger cannot be read."""
        self._progress = progress
        self._cancel = cancel or CancelToken()
        self._text = session.text(manuscript_id)
        self._live = self._text.live = LiveRankings(self._text)
        files = {"lexicon": lexicon, "language": language, "tagger": tagger}
        running = reader(session, self._live, _KEY, **files, capitals=capitals)(self._cancel)
        words = Lexicon.from_lines(running.words.lines) if running.words else None
        self._follower = Follower(running, words, load(language) if language else None)
        self._learn()
        session.subscribe(self._on_changes)

    def rank(self, token: Token) -> None:
        """Rank one word anew, if there is need."""
        index = self._live.index(token.id)
        if index is not None:
            self._follower.in_sight(InSight(_KEY, index, index, self._live.partial(index, index)))
            if (message := next(self._follower.rankings(), None)) is not None:
                self._live.receive(message.revision, message.candidates)

    def rank_all(self, *, undecided_only: bool = False) -> None:
        """Learn from all decisions anew and rank every word that needs it, or those alone that are not decided."""
        self._follower.renew()
        self._learn()
        wanted = self._undecided() if undecided_only else set(range(len(self._live.rows)))
        ranked, total = 0, len(wanted)
        for message in self._follower.rankings():
            self._cancel.check()
            if message is not None:
                self._live.receive(message.revision, message.candidates)
                ranked += len(message.candidates)
                self._progress(Progress(min(ranked, total), total, "suggest"))
                wanted.difference_update(index for index, _ in message.candidates)
            if not wanted:  # those that are not decided come first
                break
        self._live.complete = not undecided_only

    def _undecided(self) -> set[int]:
        text = self._text
        return {index for index, row in enumerate(self._live.rows) if not text.annotation(text.tokens[row].id).decided}

    def _learn(self) -> None:
        while (work := self._follower.due()) is not None:
            self._follower.learned(work(self._progress, self._cancel))
        for left_out in self._follower.left_out:
            raise UserError(left_out.code, **left_out.args)

    def _on_changes(self, changes: Changes) -> None:
        touched = changes.tokens.get(self._text.manuscript.id)
        if touched:
            told = self._live.decided(touched)
            self._follower.decided(Decided(_KEY, self._live.revision, told))
            self._learn()
