"""What is read of a large project file while its first manuscript is shown already: the check of the whole file, and
what was decided in the other manuscripts."""

from __future__ import annotations

import contextlib
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from histnorm_gui.core.errors import UserError
from histnorm_gui.project.contents import Checked
from histnorm_gui.services.session import Session

if TYPE_CHECKING:
    from histnorm_gui.qt.desk import Desk

KIND, MEMORIES = "check", "memories"
"""Jobs."""


class LaterCheck(QObject):
    """Checks on a thread what opening has left unchecked; until then the project remembers nothing new.

    Where the check finds damage, the project is closed, and the one before is open again.
    """

    passed = Signal()
    refused = Signal(object, object)  # UserError and path of a project that was shown and turned out to be damaged

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._desk = desk
        self._session: Session | None = None  # while it is unchecked
        self._former: Path | None = None
        self._kept: dict[str, object] = {}

    def begin(self, session: Session, former: Path | None) -> None:
        """Check a project, where it is unchecked; ``former`` was open before it."""
        self.end()
        if not session.file.unchecked:
            return
        self._session, self._former = session, former
        job = self._desk.jobs.start(KIND, lambda progress, cancel: session.file.check_rest())
        job.finished.connect(lambda found: self._pass(session, found))
        job.on_failure(lambda error, _where: self._refuse(session, error))
        job.start()

    def end(self) -> None:
        """The project is closed."""
        self._session = self._former = None
        self._kept.clear()

    def remember(self, session: Session, key: str, value: object) -> None:
        """Let a project remember something, as soon as it can: nobody is to wait for that."""
        if session is self._session:
            self._kept[key] = value
        else:
            session.remember(key, value)

    def go_back(self) -> bool:
        """Close a project that shows its damage before its check has; False where that has passed already."""
        unchecked, former = self._session is not None, self._former
        if unchecked:
            self._desk.close_project()
            if former is not None:
                with contextlib.suppress(UserError):
                    self._desk.open_project(former)
        return unchecked

    def read_memories(self) -> None:
        """Let the other manuscripts of a large project have their say once they are read; after its check.

        Also where all of them were read meanwhile: suggestions made before know nothing of that.
        """
        session = self._desk.session
        if session is None or session is self._session or not session.memories.patient:
            return
        read = session.memories.reader()
        job = self._desk.jobs.start(MEMORIES, lambda progress, cancel: read())
        job.finished.connect(lambda found: session.take_memories(found) if session is self._desk.session else None)
        job.on_failure(self._desk.read_failed.emit)
        job.start()

    def _pass(self, session: Session, found: Checked) -> None:
        if session is not self._session:
            return
        kept = dict(self._kept)
        self.end()
        session.counts.take(found.counts)
        session.past.complete(found.done)
        for key, value in kept.items():
            session.remember(key, value)
        self.passed.emit()
        self.read_memories()

    def _refuse(self, session: Session, error: Exception) -> None:
        if session is self._session:
            path = session.path
            self.go_back()
            self.refused.emit(error, path)
