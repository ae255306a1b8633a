"""Power cuts, simulated: what the disk holds after every single write, with and without what was not flushed yet.

An editor works on a project through a `WatchedDisk`. From what it wrote down, the files are put together as they may be
when the power fails between two acts: everything up to the last flush of a file is on the disk, and of what was written
to it since then all, nothing, or any of the sectors. Each time the project is opened as the program does it, has to
pass ``verify``, and has to hold every step that was reported as done, or that and the one under way.
"""

from __future__ import annotations

import random
import shutil
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from devtools.torture.disk import Act, Deed, WatchedDisk
from devtools.torture.editor import RandomEditor, make_project
from devtools.torture.ledger import State, state_of
from devtools.torture.places import quick_folder
from histnorm_gui.core.errors import UserError
from histnorm_gui.project.repository import Project
from histnorm_gui.services.session import Session

SECTOR = 512
SURVIVING = ("all", "none", "some")
"""What is left of acts that were not flushed."""


@dataclass(frozen=True)
class Recording:
    """What was done to the files of a project, and the state after so many of the acts."""

    before: bytes
    deeds: tuple[Deed, ...]
    states: tuple[tuple[int, State], ...]
    name: str


def run(steps: int, seed: int) -> dict[str, int]:
    """Cut the power after every act of so many steps; the counts. AssertionError where something was lost."""
    counts = {"acts": 0, "cuts": 0, "lost": 0, "unreadable": 0}
    if not WatchedDisk.available():
        return counts | {"skipped": 1}
    dice = random.Random(seed)
    with quick_folder() as folder:
        recording = record(Path(folder) / "work", steps, dice)
        counts["acts"] = len(recording.deeds)
        for at in range(len(recording.deeds) + 1):
            for surviving in SURVIVING:
                counts["cuts"] += 1
                verdict = _look(recording, at, surviving, dice, Path(folder) / "cut")
                if verdict:
                    counts[verdict] += 1
    return counts


def record(folder: Path, steps: int, dice: random.Random) -> Recording:
    """Let an editor work and close the project; what was written, and what had to be there when."""
    folder.mkdir()
    path = folder / "project.histnorm"
    make_project(path, words=40)
    before = path.read_bytes()
    disk = WatchedDisk()
    states: list[tuple[int, State]] = []
    with disk.installed():
        session = Session.open(path)
        states.append((0, state_of(session._project)))
        editor = RandomEditor(session, dice)
        for _ in range(steps):
            editor.step()
            states.append((len(disk.deeds), state_of(session._project)))
        session.close()
    return Recording(before, tuple(disk.deeds), tuple(states), path.name)


def _look(recording: Recording, at: int, surviving: str, dice: random.Random, folder: Path) -> str:
    """What is wrong with the files after ``at`` acts: "lost", "unreadable" or nothing."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    for name, data in surviving_files(recording, at, surviving, dice).items():
        (folder / name).write_bytes(data)
    # The newest state that was reported, and what was under way.
    newest = max(number for number, (acts, _) in enumerate(recording.states) if acts <= at)
    allowed = [state for _, state in recording.states[newest : newest + 2]]
    try:
        with Project.open(folder / recording.name) as project:
            if project.verify():
                return "unreadable"
            return "" if state_of(project) in allowed else "lost"
    except UserError:
        return "unreadable"


def surviving_files(recording: Recording, at: int, surviving: str, dice: random.Random) -> dict[str, bytes]:
    """The files of the project, by name, as they may be on the disk after ``at`` acts."""
    files = {recording.name: bytearray(recording.before)}
    flushed = {deed.path: number for number, deed in enumerate(recording.deeds[:at]) if deed.act is Act.SYNC}
    for number, deed in enumerate(recording.deeds[:at]):
        if Path(deed.path).name not in (recording.name, f"{recording.name}-wal", f"{recording.name}-journal"):
            continue  # a backup, which is no part of the project
        sure = number < flushed.get(deed.path, -1)
        for part in [deed] if sure or surviving == "all" else _surviving_parts(deed, surviving, dice):
            _do(part, files)
    return {name: bytes(data) for name, data in files.items()}


def _surviving_parts(deed: Deed, surviving: str, dice: random.Random) -> Iterator[Deed]:
    if surviving == "none" or deed.act is not Act.WRITE:
        if surviving == "some" and dice.random() < 0.5:
            yield deed
        return
    start = 0
    while start < len(deed.data):
        end = min(len(deed.data), ((deed.offset + start) // SECTOR + 1) * SECTOR - deed.offset)
        if dice.random() < 0.5:
            yield Deed(deed.act, deed.path, deed.offset + start, deed.data[start:end])
        start = end


def _do(deed: Deed, files: dict[str, bytearray]) -> None:
    name = Path(deed.path).name
    if deed.act is Act.DELETE:
        files.pop(name, None)
        return
    if deed.act is Act.SYNC:
        return
    content = files.setdefault(name, bytearray())
    if deed.act is Act.TRUNCATE:
        if deed.offset < len(content):
            del content[deed.offset :]
        else:
            content.extend(bytes(deed.offset - len(content)))
        return
    if len(content) < deed.offset:
        content.extend(bytes(deed.offset - len(content)))
    content[deed.offset : deed.offset + len(deed.data)] = deed.data
