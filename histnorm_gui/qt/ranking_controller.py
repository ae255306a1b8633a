"""The ranking process as the window sees it: started, told of every decision, listened to, started again."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal

from histnorm_gui.core.changes import Changes
from histnorm_gui.core.error_report import ErrorReport, RemoteError
from histnorm_gui.core.errors import OF_DEVICES, ErrorCode, UserError
from histnorm_gui.core.preferences import CAPITALS, DEVICE, LEXICON, PROFILE, SYSTEM, TAGGER_FILE, Preferences
from histnorm_gui.engine.live.messages import (
    Advanced,
    Decided,
    Failed,
    GetReady,
    InSight,
    LeftOut,
    Rankings,
    ReadAs,
    Renew,
    RunningText,
    UpToDate,
)
from histnorm_gui.engine.live.process import RankingProcess
from histnorm_gui.qt.jobs import Conversation, Jobs, Peer
from histnorm_gui.services.following import reader
from histnorm_gui.services.live_rankings import LiveRankings
from histnorm_gui.services.manuscript_text import ManuscriptText
from histnorm_gui.services.outlooks import Outlooks, Remember
from histnorm_gui.services.session import Session

KIND = "ranking"
_CONFIGURING = (SYSTEM, LEXICON, PROFILE, TAGGER_FILE, DEVICE, CAPITALS)
_OF_FILES = (ErrorCode.LEXICON_GONE, ErrorCode.TAGGER_GONE)
ATTEMPTS = 3
"""So often the process is started again when it ends before it has ranked anything."""


@dataclass(frozen=True, slots=True)
class RankingState:
    """How far the ranking of the current manuscript is: ``stage`` "start", "align", "train", "rank", "" when all words
    are ranked, "off" when it does not run; ``share`` of a training, 0 to 1; ``corrections``: how many of the ``open``
    words will need one, until all are ranked at the rate that was told last; None where none was."""

    stage: str
    share: float = 0.0
    corrections: float | None = None
    open: int = 0


class RankingController(QObject):
    """Keeps the rankings of the current manuscript: ``use`` a text, ``note`` changes, look ``at`` words."""

    ranked = Signal(object)  # Collection of the ids of tokens that are shown otherwise now
    answered = Signal(int)  # the revision as of which the words in sight have been ranked
    progressed = Signal(object)  # RankingState
    failed = Signal(object, str)  # exception, thread
    interrupted = Signal(bool)  # the process ended; whether it is started again
    read_as = Signal(str)  # the code of the language that the text is read in

    def __init__(
        self,
        jobs: Jobs,
        preferences: Preferences,
        parent: QObject | None = None,
        start: Callable[[], Peer] | None = None,
        remember: Remember = Session.remember,
    ) -> None:
        super().__init__(parent)
        self._jobs = jobs
        self._preferences = preferences
        self._start = start or RankingProcess
        self._remember = remember
        self._session: Session | None = None
        self._outlooks: Outlooks | None = None
        self._text: ManuscriptText | None = None
        self._live: LiveRankings | None = None
        self._former: dict[int, LiveRankings] = {}  # of texts that are read anew, by their manuscripts
        self._conversation: Conversation | None = None
        self._key = 0
        self._taken_up = False  # the process has been given the text of this key
        self._waiting: list[Decided] = []
        self._sight = (0, 0)
        self._attempts = 0
        self._known = -1  # all words are ranked as of this revision
        self._configured = self._configuration()
        self._stage, self._share = "", 0.0
        self._told_of: set[tuple[ErrorCode, object]] = set()

    @property
    def is_idle(self) -> bool:
        """Whether all words are ranked as of the last decision, and nothing is learned in the background."""
        return self._live is None or (self._known == self._live.revision and not self._stage)

    @property
    def state(self) -> RankingState | None:
        """How far it is; None where no manuscript is ranked."""
        live = self._live
        if live is None:
            return None
        text = live.text
        left = text.words - text.decided
        corrections = live.expected_corrections()
        if corrections is None and self._outlooks is not None:
            corrections = self._outlooks.of(text.manuscript.id, left)
        return RankingState(self._stage, self._share, corrections, left)

    @property
    def conversation(self) -> Conversation | None:
        """The conversation with the process, while there is one."""
        return self._conversation

    # What happens in the window

    def get_ready(self, language: str) -> None:
        """Start the process before there is a text, so that it has loaded by then what texts in this language need."""
        if self._conversation is None and self._preferences.text(SYSTEM) == "default":
            self._converse().send(GetReady(language))

    def use(self, session: Session | None, text: ManuscriptText | None) -> None:
        """Rank another manuscript, or none; what was ranked of the one before stays with its text."""
        if session is None:
            self._former.clear()
        if session is not self._session:
            self._told_of = {told for told in self._told_of if told[0] in OF_DEVICES}
            self._outlooks = None if session is None else Outlooks(session, self._remember)
        else:
            self.keep_outlooks()
        self._session, self._text = session, text
        self._attempts = 0
        self._take_up()

    def keep(self, session: Session) -> None:
        """The project of this session is read anew: until its words are ranked again, what was ranked stays."""
        loaded = (session.text(found.id) for found in session.manuscripts() if session.is_loaded(found.id))
        self._former = {text.manuscript.id: text.live for text in loaded if isinstance(text.live, LiveRankings)}

    def note(self, changes: Changes) -> None:
        """Take note of what changed in the project."""
        live, text = self._live, self._text
        if live is None or text is None:
            return
        here = text.manuscript.id
        elsewhere = any(ids for manuscript, ids in changes.tokens.items() if manuscript != here)
        touched = changes.tokens.get(here, frozenset())
        told = live.decided(touched) if touched else ()
        if changes.manuscripts or elsewhere or not live.knows(touched):
            self._take_up()
        elif touched:
            self._tell(Decided(self._key, live.revision, told))
            self._told()

    def look_at(self, first: int, last: int) -> None:
        """Note which tokens the editor sees, by their ids: they are ranked first."""
        live = self._live
        if live is None:
            return
        begin, end = live.index(first), live.index(last)
        if begin is not None and end is not None and (begin, end) != self._sight:
            self._sight = begin, end
            if self._taken_up and self._conversation is not None:
                self._conversation.send(InSight(self._key, begin, end, live.partial(begin, end)))

    def renew(self) -> None:
        """Learn from all decisions anew, as the editor asked for."""
        if self._live is None or self._stage == "off":
            self._attempts = 0
            self._take_up()
        elif self._taken_up and self._conversation is not None:
            self._conversation.send(Renew(self._key))

    def preferences_changed(self) -> None:
        """Begin anew where the system, or what it reads beside the decisions, is another one now."""
        if self._configuration() != self._configured:
            self._take_up()

    def keep_outlooks(self) -> None:
        """Let the project keep how many corrections its manuscripts will need."""
        if self._outlooks is not None:
            self._outlooks.keep()

    def close(self) -> None:
        """End the process."""
        self._session = self._text = self._live = None
        self._taken_up = False
        if self._conversation is not None:
            self._conversation.close()
            self._conversation.deleteLater()
            self._conversation = None

    def _configuration(self) -> tuple[str, ...]:
        return tuple(self._preferences.text(option) for option in _CONFIGURING)

    # Taking up a text

    def _take_up(self) -> None:
        self._key += 1
        self._taken_up = False
        self._waiting.clear()
        self._sight = (0, 0)
        self._configured = self._configuration()
        text, session = self._text, self._session
        wanted = self._preferences.text(SYSTEM) == "default"
        if text is None or session is None or not wanted:
            self._jobs.cancel(KIND)
            self._live = None
            if text is not None:
                text.live = None
                self.ranked.emit(text.source_tokens.ids())
            self._told()
            return
        former = self._former.pop(text.manuscript.id, None)
        before = text.live if isinstance(text.live, LiveRankings) else former
        live = before if before is not None and before.is_current else LiveRankings(text, before)
        text.live = self._live = live
        live.begin()
        self._known = -1
        self._stage, self._share = "start", 0.0
        _, lexicon, language, tagger, device, capitals = self._configured
        chosen = {"lexicon": lexicon, "language": language, "tagger": tagger, "device": device, "capitals": capitals}
        read = reader(session, live, self._key, **chosen)
        job = self._jobs.start(KIND, lambda progress, cancel: read(cancel))
        job.finished.connect(self._give)
        job.on_failure(self._fail)
        job.start()
        self._told()

    def _give(self, text: RunningText) -> None:
        """Hand the text to the process, with what was decided since it was put together."""
        if text.key != self._key or self._live is None:
            return
        conversation = self._converse()
        self._taken_up = True
        conversation.send(text)
        for message in self._waiting:
            conversation.send(message)
        self._waiting.clear()
        conversation.send(InSight(self._key, *self._sight))

    def _converse(self) -> Conversation:
        """The conversation with the process, which is begun where there is none."""
        if self._conversation is None:
            conversation = self._conversation = Conversation(self._start, self)
            conversation.received.connect(self._on_received)
            conversation.misunderstood.connect(self.failed)
            conversation.ended.connect(lambda: self._on_ended(conversation))
        return self._conversation

    def _tell(self, message: Decided) -> None:
        if not self._taken_up:
            self._waiting.append(message)
        elif self._conversation is not None:
            self._conversation.send(message)

    # What the process tells

    def _on_received(self, message: object) -> None:
        live = self._live
        if live is None or getattr(message, "key", None) != self._key:
            return
        if isinstance(message, Rankings):
            self._attempts = 0
            if self._stage == "start":
                self._stage = "rank"
            changed = live.receive(message.revision, message.candidates)
            if changed:
                self.ranked.emit(changed)
            self.answered.emit(message.revision)
            return
        if isinstance(message, UpToDate):
            live.complete = True
            self._known = message.revision
            if self._outlooks is not None and (corrections := live.expected_corrections()) is not None:
                text = live.text
                self._outlooks.note(text.manuscript.id, corrections, text.words - text.decided)
            self._stage = "" if self._stage in ("start", "rank") else self._stage
        elif isinstance(message, Advanced):
            self._stage = message.stage or ("" if live.complete else "rank")
            self._share = message.done / message.total if message.total else 0.0
        elif isinstance(message, ReadAs):
            self.read_as.emit(message.language)
        elif isinstance(message, LeftOut):
            self._say(UserError(message.code, **message.args))
        elif isinstance(message, Failed):
            self._fail(
                UserError(message.code, **message.args)
                if message.code
                else RemoteError(message.report or ErrorReport("the ranking process", ()))
            )
        self._told()

    def _say(self, error: UserError) -> None:
        """Say what is done without; of a device once, and of a file once in a project, though each text that is taken
        up meets it again."""
        if error.code in (*OF_DEVICES, *_OF_FILES):
            told = (error.code, error.args_by_name.get("device", error.args_by_name.get("path")))
            if told in self._told_of:
                return
            self._told_of.add(told)
        self.failed.emit(error, "")

    def _fail(self, error: Exception, where: str = "") -> None:
        self._stage = "off"
        self._told()
        self.failed.emit(error, where)

    def _on_ended(self, conversation: Conversation) -> None:
        """The process is gone: the back-off serves until another one has ranked the words again."""
        if conversation is not self._conversation:
            return
        conversation.close()
        conversation.deleteLater()
        self._conversation = None
        live = self._live
        if live is None:
            return  # nobody misses it; a text that comes starts another one
        self._attempts += 1
        again = self._attempts <= ATTEMPTS
        live.clear()
        self.ranked.emit(live.text.source_tokens.ids())
        if again:
            self._take_up()
        else:
            self._taken_up = False
            self._stage = "off"
            self._told()
        self.interrupted.emit(again)

    def _told(self) -> None:
        self.progressed.emit(self.state)
