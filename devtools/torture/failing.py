"""A disk that is full, or comes loose, in the middle of any write: each step is in the file as a whole or taken back.

An editor works through a `WatchedDisk` which refuses some acts, one or several in a row. What the editor sees and what
is in the file have to be the same after every step, the failure has to have been told, and work goes on when the disk
does.
"""

from __future__ import annotations

import random
from pathlib import Path

from devtools.torture.disk import OK, Deed, WatchedDisk, failing_disk, full_disk
from devtools.torture.editor import RandomEditor, make_project
from devtools.torture.ledger import state_of
from devtools.torture.places import TortureError, quick_folder
from histnorm_gui.core.errors import ErrorCode, UserError
from histnorm_gui.core.progress import CancelToken, ignore_progress
from histnorm_gui.services.loading import load_text
from histnorm_gui.services.session import Session
from histnorm_gui.services.training import train_manuscript

_LONGEST = 6
"""So many acts are refused in a row at most."""


_SAID = (ErrorCode.PROJECT_WRITE_FAILED, ErrorCode.BACKUP_FAILED)


class _Refusal:
    """Lets some acts be done, refuses the next ones, and lets all others be done."""

    def __init__(self, dice: random.Random) -> None:
        self._left = dice.randrange(0, 12)
        self._refused = dice.randrange(1, _LONGEST)
        self._how = dice.choice((full_disk, failing_disk))
        self.hit = False

    def __call__(self, deed: Deed) -> int:
        self._left -= 1
        if self._left >= 0 or self._left < -self._refused:
            return OK
        code = self._how(deed)
        self.hit = self.hit or code != OK
        return code


def run(steps: int, seed: int) -> dict[str, int]:
    """Take so many steps on a failing disk; the counts. TortureError where a step is half done or a failure untold."""
    counts = {"steps": 0, "steps refused": 0, "steps that went through": 0}
    if not WatchedDisk.available():
        return counts | {"skipped": 1}
    dice = random.Random(seed)
    with quick_folder() as folder:
        path = Path(folder) / "project.histnorm"
        make_project(path, words=60)
        disk = WatchedDisk()
        with disk.installed():
            session = Session.open(path)
            failures: list[Exception] = []
            session.subscribe_failures(failures.append)
            editor = RandomEditor(session, dice)
            for number in range(steps):
                refusal = disk.refuse = _Refusal(dice)
                before = state_of(session._project)
                failures.clear()
                _step_or_train(editor, session, dice)
                disk.refuse = lambda _deed: OK
                disk.deeds.clear()
                counts["steps"] += 1
                counts["steps refused" if failures else "steps that went through"] += 1
                _compare(session, before, failures, refusal.hit, f"--failing, seed {seed}, step {number}")
            session.close()
        session = Session.open(path)
        problems = session._project.verify()
        session.close()
    if problems:
        raise TortureError(f"--failing, seed {seed}: verify says {problems[:3]}")
    return counts


def _step_or_train(editor: RandomEditor, session: Session, dice: random.Random) -> None:
    if dice.random() > 0.1:
        editor.step()
        return
    try:
        snapshot = session.pending_snapshot(dice.choice(session.manuscripts()).id, system="memory").collect()
    except UserError:
        return
    session.store_training(train_manuscript(snapshot, ignore_progress, CancelToken(), threads=1))


def _compare(session: Session, before: object, failures: list[Exception], hit: bool, which: str) -> None:
    """The window's text is that of the file, and the file is as before where a failure was told."""
    for failure in failures:
        if not (isinstance(failure, UserError) and failure.code in _SAID):
            raise TortureError(f"{which}: told as {failure!r}")
    after = state_of(session._project)
    if failures and after != before:
        raise TortureError(f"{which}: refused, but it is in the file")
    if failures and not hit:
        raise TortureError(f"{which}: refused by nobody")
    for manuscript in session.manuscripts():
        shown = session.text(manuscript.id)
        there = load_text(session._project, manuscript, shown.suggester)
        same = (
            list(shown.tokens) == list(there.tokens)
            and list(shown.decisions()) == list(there.decisions())
            and dict(shown.remarked()) == dict(there.remarked())
            and shown.tally == there.tally
            and all(shown.norms_of(token.form) == there.norms_of(token.form) for token in shown.tokens)
        )
        if not same:
            raise TortureError(f"{which}: {manuscript.siglum} is shown otherwise than it is in the file")
