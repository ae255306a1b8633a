"""Killing the program at the moments at which it writes much, or has not looked at all of a file yet.

Of each four processes one is killed while the check of a large file goes on beside the first decisions or soon after,
one while a backup is written beside them, one while a text is imported, one while a manuscript is exported over an
older export.
"""

from __future__ import annotations

import json
import os
import random
import signal
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

from devtools.torture.editor import RandomEditor, make_project
from devtools.torture.kill_child import TellingProject
from devtools.torture.kills import account, some
from devtools.torture.ledger import Ledger, state_of
from devtools.torture.places import TortureError, folder_on_disk
from histnorm_gui.core.source import Document, SourceFormat
from histnorm_gui.formats import registry
from histnorm_gui.project import backups, checking
from histnorm_gui.project.backups import Reason
from histnorm_gui.project.repository import Project
from histnorm_gui.project.verification import check_file
from histnorm_gui.qt.jobs import SerialWriter
from histnorm_gui.services.exchange import ExportFormat, Undecided
from histnorm_gui.services.file_writing import write_file
from histnorm_gui.services.session import Session

MOMENTS = ("check", "backup", "import", "export")
WORDS = 6_000
"""So long are the texts that are checked, imported and exported: so that there is a while to be killed in."""
KILLS_A_PROJECT = 16
LONGEST = 0.5
"""Seconds of such a moment after which a child is killed at the latest."""
EXPORTED = "T"
"""The manuscript whose export is known beforehand."""
_PATIENCE = 60.0
_EXPORTS = (ExportFormat.TSV4, ExportFormat.SOURCE)

Tell = Callable[[str, object], None]


def run(kills: int, seed: int) -> dict[str, int]:
    """Kill so many processes. TortureError when anything is lost or damaged; else the counts."""
    counts = dict.fromkeys(
        (
            *MOMENTS,
            "not checked yet",
            "steps",
            "undone or redone",
            "in flight kept",
            "in flight dropped",
            "backups",
            "imports",
        ),
        0,
    )
    counts |= {"lost": 0, "damaged": 0}
    if not hasattr(os, "fork"):
        return counts | {"skipped": 1}
    dice = random.Random(seed)
    with folder_on_disk() as folder:
        place = _Place(Path(folder))
        for number in range(kills):
            if number % KILLS_A_PROJECT == 0:
                place = _Place(Path(folder) / str(number))
                place.furnish()
            moment = MOMENTS[number % len(MOMENTS)]
            told = _live_and_die(place, moment, seed * 1_000_003 + number, dice)
            place.look(moment, told, counts, f"--moments, seed {seed}, kill {number} ({moment})")
            counts[moment] += 1
    return counts


class _Place:
    """A project, what must be in it, and the file that its first manuscript is exported to."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.path = folder / "a.histnorm"
        self.target = folder / "export.txt"
        self.ledger = Ledger({})
        self.exports: set[bytes] = set()

    def furnish(self) -> None:
        """Make the project, and a first export."""
        self.folder.mkdir()
        make_project(self.path)
        session = Session.open(self.path)
        manuscript = session.import_document(document(EXPORTED, WORDS), EXPORTED)
        exports = [session.export(manuscript.id, wanted, Undecided.FORM) for wanted in _EXPORTS]
        session.close()
        self.exports = set(exports)
        self.target.write_bytes(exports[0])
        with Project.open(self.path) as project:
            self.ledger = Ledger.of(project)

    def look(self, moment: str, told: list[tuple[str, object]], counts: dict[str, int], which: str) -> None:
        """Hold what is there against what was told; TortureError."""
        for what, value in told:
            if what in ("error", "failed"):
                raise TortureError(f"{which}: the child failed: {value}")
        counts["not checked yet"] += moment == "check" and ("checked", None) not in told
        if moment == "import":
            self._look_at_imports(told, counts, which)
        else:
            told = [(what, value) for what, value in told if what not in ("up", "moment", "checked")]
            self.ledger = account(self.ledger, told, self.path, counts, which)
        if self.target.read_bytes() not in self.exports:
            raise TortureError(f"{which}: an export is there in part")
        for backup in backups.found(self.path):
            if problems := check_file(backup.path):
                raise TortureError(f"{which}: {backup.path.name}: {problems[:3]}")
        counts["backups"] = max(counts["backups"], len(backups.found(self.path)))

    def _look_at_imports(self, told: list[tuple[str, object]], counts: dict[str, int], which: str) -> None:
        """Each import that was reported is there, and of the one under way all or nothing."""
        reported = sum(what == "done" for what, _ in told)
        begun = sum(what == "import" for what, _ in told)
        before = {key for key in self.ledger.state if key[0] == "manuscript"}
        with Project.open(self.path) as project:
            problems = project.verify()
            found = Ledger.of(project)
            new = [key for key in state_of(project) if key[0] == "manuscript" and key not in before]
            sizes = {len(project.tokens(int(str(key[1])))) for key in new}
        if problems:
            raise TortureError(f"{which}: verify says {problems[:3]}")
        if not reported <= len(new) <= begun or sizes - {WORDS}:
            raise TortureError(f"{which}: {len(new)} imports of {reported} to {begun} are there, of {sizes} words")
        rest = {key: value for key, value in found.state.items() if key not in new and not _of_imports(key, new)}
        if rest | {("steps",): None} != self.ledger.state | {("steps",): None}:
            raise TortureError(f"{which}: an import has changed something else")
        counts["imports"] += len(new)
        self.ledger = found


def _of_imports(key: tuple[object, ...], new: list[tuple[object, ...]]) -> bool:
    return key[0] in ("models", "readings") and ("manuscript", key[1]) in new


def document(siglum: str, words: int) -> Document:
    """A word list of so many words."""
    forms = "\n".join(f"{siglum}vnd{number}" for number in range(words)) + "\n"
    return registry.parse(forms.encode(), f"{siglum}.txt", SourceFormat.WORD_LIST)


# The process that is killed


def _live_and_die(place: _Place, moment: str, seed: int, dice: random.Random) -> list[tuple[str, object]]:
    """What a child told before it was killed."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reading)

        lock = threading.Lock()  # long lines of two threads would be mixed up

        def tell(what: str, value: object) -> None:
            with lock:
                os.write(writing, (json.dumps([what, value]) + "\n").encode())

        try:
            _work(place, moment, seed, tell)
        except BaseException as error:  # the edge of a process: told to the parent, which makes a failure of it
            tell("error", f"{type(error).__name__}: {error}")
        finally:
            os._exit(1)
    os.close(writing)
    try:
        return [(what, value) for what, value in map(json.loads, _lines(reading, child, dice))]
    finally:
        os.close(reading)


def _lines(reading: int, child: int, dice: random.Random) -> Iterator[str]:
    """Read along until the moment has come and a part of it has gone by, kill the child, read the rest."""
    received = b""
    deadline = time.monotonic() + _PATIENCE
    while b'["moment"' not in received and time.monotonic() < deadline and (part := some(reading, deadline)):
        received += part
    deadline = time.monotonic() + dice.random() * LONGEST
    while time.monotonic() < deadline and (part := some(reading, deadline)):
        received += part
    os.kill(child, signal.SIGKILL)
    while part := os.read(reading, 1 << 16):
        received += part
    os.waitpid(child, 0)
    yield from received.decode().split("\n")[:-1]  # a line that was cut off was not told


def _work(place: _Place, moment: str, seed: int, tell: Tell) -> None:
    """Do what belongs to a moment until killed."""
    TellingProject.tell = staticmethod(tell)
    checking.LARGE = 0  # every file is so large that its check comes later
    session = Session(TellingProject.open(place.path, check_later=moment == "check"), SerialWriter())
    session.subscribe_failures(lambda error: tell("failed", str(error)))
    dice = random.Random(seed)
    tell("up", os.getpid())
    if moment == "import":
        _import(session, dice, tell)
    if moment == "export":
        _export(session, place.target, tell)

    def check() -> None:
        session.file.check_rest()
        tell("checked", None)

    beside = check if moment == "check" else lambda: _back_up(session)
    threading.Thread(target=_telling(beside, tell), daemon=True).start()
    tell("moment", moment)
    # Imports stay, and so does what is exported.
    editor = RandomEditor(session, dice, kept=session.history()[1], apart=frozenset({EXPORTED}))
    while True:
        editor.step()


def _telling(work: Callable[[], object], tell: Tell) -> Callable[[], None]:
    def told() -> None:
        try:
            work()
        except BaseException as error:  # the edge of a thread
            tell("error", f"{type(error).__name__}: {error}")

    return told


def _back_up(session: Session) -> None:
    while True:
        session.file.back_up(Reason.BY_HAND)


def _import(session: Session, dice: random.Random, tell: Tell) -> None:
    while True:
        siglum = f"I{dice.randrange(1 << 40):x}"
        pending = session.pending_import(document(siglum, WORDS), siglum, "", decided=False)
        tell("import", siglum)
        tell("moment", "import")
        session.adopt(pending.write())
        tell("done", None)


def _export(session: Session, target: Path, tell: Tell) -> None:
    manuscript = session.manuscript(EXPORTED)
    tell("moment", "export")
    while True:
        for wanted in _EXPORTS:
            write_file(target, session.exporting(manuscript.id, wanted, Undecided.FORM))


if __name__ == "__main__":
    print(run(int(sys.argv[1]), int(sys.argv[2])))
