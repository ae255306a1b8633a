"""The main loop of the ranking process."""

from __future__ import annotations

from multiprocessing.connection import Connection, Pipe, wait
from typing import cast

from histnorm_gui.core.error_report import describe
from histnorm_gui.core.errors import UserError
from histnorm_gui.engine.languages import load
from histnorm_gui.engine.lexicon import Lexicon
from histnorm_gui.engine.live import collector
from histnorm_gui.engine.live.background import WHERE, Background, Done
from histnorm_gui.engine.live.follower import Follower
from histnorm_gui.engine.live.messages import (
    Advanced,
    Decided,
    Failed,
    FromProcess,
    GetReady,
    InSight,
    ReadAs,
    Renew,
    RunningText,
    ToProcess,
    UpToDate,
    WordList,
)
from histnorm_gui.engine.live.readiness import get_ready


class Server:
    """The main loop: messages first, then what the background brings, then a little ranking."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._woken, wake = Pipe(duplex=False)
        self._background = Background(wake)
        self._follower: Follower | None = None
        self._words: tuple[str, Lexicon] | None = None
        self._told_up_to_date = False

    def serve(self) -> None:
        """Answer until the other end is closed (EOFError)."""
        working = False
        while True:
            ready = wait([self._connection, self._woken], timeout=0 if working else None)
            try:
                for source in ready:
                    if source is self._connection:
                        self._read()
                    else:
                        self._woken.recv_bytes()
                        self._take_report()
                working = self._step()
            except (EOFError, OSError):
                raise  # nobody is at the other end
            except Exception as error:  # the edge of the process: told, and this text is ranked no more
                self._fail(error)
                working = False

    def _fail(self, error: Exception) -> None:
        follower, self._follower = self._follower, None
        self._background.cancel()
        if follower is not None:
            self._send(Failed(follower.text.key, report=describe(error, WHERE)))

    def _send(self, message: FromProcess) -> None:
        self._connection.send(message)

    def _read(self) -> None:
        message = cast(ToProcess, self._connection.recv())
        if isinstance(message, GetReady):
            get_ready(message.language)
            collector.settled()
            return
        self._told_up_to_date = False
        if isinstance(message, RunningText):
            self._take_up(message)
            return
        follower = self._follower
        if follower is None or message.key != follower.text.key:
            return
        if isinstance(message, Decided):
            follower.decided(message)
        elif isinstance(message, InSight):
            follower.in_sight(message)
        elif isinstance(message, Renew):
            follower.renew()

    def _take_up(self, text: RunningText) -> None:
        self._background.cancel()
        collector.emptied()
        try:
            language = load(text.language) if text.language else None
            self._follower = Follower(text, self._lexicon(text.words), language)
        except UserError as error:
            self._follower = None
            self._send(Failed(text.key, error.code, error.args_by_name))

    def _lexicon(self, words: WordList | None) -> Lexicon | None:
        if words is None:
            return None
        if self._words is None or self._words[0] != words.name:
            self._words = words.name, Lexicon.from_lines(words.lines)
        return self._words[1]

    def _take_report(self) -> None:
        report = self._background.reports.get()
        follower = self._follower
        if follower is None or report.key != follower.text.key:
            return
        if isinstance(report, Advanced):
            self._send(report)
        elif isinstance(report, Done):
            self._background.busy = False
            self._told_up_to_date = False
            self._send(report.failed or Advanced(report.key, ""))
            if report.learned is not None:
                language = None if follower.ready else report.learned[0].language
                if language is not None:
                    self._send(ReadAs(report.key, language.code))
                follower.learned(report.learned)
                collector.settled()

    def _step(self) -> bool:
        """Do a little; whether there is more to do at once."""
        follower = self._follower
        if follower is None:
            return False
        while follower.left_out:
            self._send(follower.left_out.pop(0))
        if not (self._background.busy or follower.urgent) and (work := follower.due()) is not None:
            self._background.start(follower.text.key, work)
        if not follower.ready:
            return False
        found = next(follower.rankings(), UpToDate(follower.text.key, follower.revision))
        if isinstance(found, UpToDate):
            if not self._told_up_to_date:
                self._told_up_to_date = True
                self._send(found)
            return False
        if found is not None:
            self._send(found)
        return True
