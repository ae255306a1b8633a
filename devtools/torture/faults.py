"""Everything that can go wrong around the program, once each, with the real window before it.

Each fault has to end with a message in the window, the last good state, and a way on: the editor decides a word
afterwards, in the same window, and finds it in the file.
"""

from __future__ import annotations

import os
import shutil
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from unittest.mock import patch

from devtools.torture.disk import OK, Deed, WatchedDisk, failing_disk, full_disk
from devtools.torture.places import TortureError, quick_folder
from devtools.torture.powercut import record, surviving_files
from devtools.torture.stage import Skipped, Stage, stage
from devtools.torture.window import dismiss, isolate, told, turn, until
from histnorm_gui.core.progress import CancelToken, ProgressCallback
from histnorm_gui.services.snapshots import TrainingOutcome
from histnorm_gui.services.training_aside import PackedSnapshot, train_packed


def _on_disk(at: Stage, refuse: Callable[[Deed], int], *words: str) -> None:
    """Decide while the disk refuses, and again when it does not any more."""
    if not WatchedDisk.available():
        raise Skipped("the SQLite of this Python cannot be watched")
    at.window.desk.close_project()
    disk = WatchedDisk()
    with disk.installed():
        at.window.files.open_path(at.path)
        disk.refuse = refuse
        at.decide()
        disk.refuse = lambda _deed: OK
        at.says(*words)
        at.expect(at.decided == 30, "what could not be written is shown as decided")
        at.goes_on()


def disk_full(at: Stage) -> None:
    """There is no room for the decision."""
    _on_disk(at, full_disk, "full")


def disk_fails(at: Stage) -> None:
    """The disk reports errors."""
    _on_disk(at, failing_disk, "disk I/O error")


def file_system_full(at: Stage) -> None:
    """There is no room on a real file system of one megabyte (for the administrator alone, who may mount one)."""
    place = at.path.parent.parent / "small"
    place.mkdir()
    mounted = (
        sys.platform == "linux"
        and not subprocess.run(
            ["mount", "-t", "tmpfs", "-o", "size=1m", "tmpfs", str(place)], capture_output=True, check=False
        ).returncode
    )
    if not mounted:
        raise Skipped("needs the right to mount a file system")
    try:
        at.window.desk.close_project()
        path = place / "fault.histnorm"
        shutil.copyfile(at.path, path)
        at.window.files.open_path(path)
        (place / "ballast").write_bytes(b"")
        with (place / "ballast").open("ab", buffering=0) as ballast:
            try:
                while True:
                    ballast.write(bytes(4096))
            except OSError:
                pass
        at.decide()
        at.says("full", "No space")
        at.expect(at.decided == 30, "what could not be written is shown as decided")
        (place / "ballast").unlink()
        at.goes_on(path)
    finally:
        at.window.desk.close_project()
        subprocess.run(["umount", str(place)], check=True)


def read_only(at: Stage) -> None:
    """The file may not be written to."""
    at.window.desk.close_project()
    at.path.chmod(0o444)
    at.window.files.open_path(at.path)
    at.says("write-protected")
    dismiss(at.window)
    at.window.desk.close_project()
    at.path.chmod(0o644)
    at.window.files.open_path(at.path)
    at.expect(at.decided == 30, "the decisions are not there")
    at.goes_on()


def permission_denied(at: Stage) -> None:
    """The file is somebody else's."""
    at.window.desk.close_project()
    at.path.chmod(0)
    administrator = hasattr(os, "geteuid") and os.geteuid() == 0
    at.path.parent.parent.chmod(0o755)
    if administrator:
        os.seteuid(65534)  # nobody: the administrator may read everything
    try:
        at.window.files.open_path(at.path)
        at.says("ermission")
    finally:
        if administrator:
            os.seteuid(0)
    at.expect(at.window.desk.session is None, "a project that may not be read is open")
    dismiss(at.window)
    at.path.chmod(0o644)
    at.window.files.open_path(at.path)
    at.expect(at.decided == 30, "the decisions are not there")
    at.goes_on()


def file_deleted(at: Stage) -> None:
    """The file is deleted while it is open; what was in it is kept as a backup, which is opened as a project."""
    at.path.unlink()
    at.decide()
    at.says("no longer there")
    at.expect(at.decided == 30, "what could not be written is shown as decided")
    until(lambda: at.window.safety._rescued is not None, "what is here is kept as a backup")
    rescued = at.window.safety._rescued
    assert rescued is not None
    dismiss(at.window)
    copy = at.path.with_name("copy.histnorm")
    at.expect(at.window.safety.backups.copy_to(rescued.path, copy), "the backup cannot be taken")
    at.window.files.open_path(copy)
    at.expect(at.decided == 30, "the decisions are not in the copy")
    at.goes_on(copy)


def folder_vanished(at: Stage) -> None:
    """The folder is gone, as a stick that was pulled out, and comes back."""
    away = at.path.parent.with_name("away")
    at.path.parent.rename(away)
    at.decide()
    at.says("no longer there", "moved")
    at.expect(at.decided == 30, "what could not be written is shown as decided")
    turn(50)
    dismiss(at.window)
    at.window.desk.close_project()
    shutil.rmtree(at.path.parent, ignore_errors=True)  # a backup may have been saved where the folder was
    away.rename(at.path.parent)
    at.window.files.open_path(at.path)
    at.expect(at.decided == 30, "the decisions are not there")
    at.goes_on()


def _greedy(*_arguments: object, **_options: object) -> Iterator[object]:
    import torch

    yield torch.empty(1 << 50)


def train_without_memory(packed: PackedSnapshot, progress: ProgressCallback, cancel: CancelToken) -> TrainingOutcome:
    """What the process of a training does where torch gets no memory."""
    with patch("histnorm_gui.engine.tagger.trainer.train", _greedy):
        return train_packed(packed, progress, cancel)


def out_of_memory(at: Stage) -> None:
    """Torch gets no memory for a training."""
    with patch("histnorm_gui.services.training_aside.train_packed", train_without_memory):
        at.window.actions_by_name["retrain"].trigger()
        at.says("not enough memory")
    at.expect(at.window.actions_by_name["retrain"].isEnabled(), "no training can be begun any more")
    at.goes_on()


def corrupt_checkpoint(at: Stage) -> None:
    """The model in the file is damaged; the next training does without it, and says so."""
    session, text = at.window.desk.session, at.window.desk.text
    assert session is not None and text is not None
    session.file.add_training(text.manuscript.id, bytes(range(256)) * 40, {"accuracy": 0.5}, {})
    at.window.desk.close_project()
    at.window.files.open_path(at.path)
    at.expect(at.decided == 30, "the decisions are not there")
    at.window.actions_by_name["retrain"].trigger()
    until(lambda: at.window.desk.training.state is None, "the training ends")
    at.says("Version 2 of A is trained")
    model = at.window.desk.training.newest_model(text.manuscript.id)
    at.expect(model is not None and model.previous_unreadable, "nothing is said of the damaged model")
    at.goes_on()


def crash_in_a_thread(at: Stage) -> None:
    """A job fails in a way that nobody thought of."""

    def crash(_progress: object, _cancel: object) -> None:
        raise LookupError("vſfuret")

    at.window.desk.jobs.start("alignment", crash).start()
    at.says("Something went wrong")
    at.expect("LookupError" in told(at.window), "the report does not name the error")
    at.goes_on()


def crash_while_writing(at: Stage) -> None:
    """The writer's thread fails in a way that nobody thought of."""
    session = at.window.desk.session
    assert session is not None
    with patch.object(session._project, "record", side_effect=LookupError("vſfuret")):
        at.decide()
        at.says("Something went wrong")
    at.expect(at.decided == 30, "what could not be written is shown as decided")
    at.goes_on()


def ranking_killed(at: Stage) -> None:
    """The process that ranks suggestions is killed; it is started again."""
    ranking = at.window.desk.ranking
    until(lambda: ranking.conversation is not None and ranking.conversation.peer is not None, "the ranking starts")
    conversation = ranking.conversation
    assert conversation is not None and conversation.peer is not None
    first = conversation.peer.pid  # type: ignore[attr-defined]
    os.kill(first, signal.SIGKILL)
    at.says("begins again")
    until(
        lambda: (
            ranking.conversation is not None
            and ranking.conversation is not conversation
            and ranking.conversation.peer is not None
        ),
        "another ranking process",
    )
    at.goes_on()


def clock_set_back(at: Stage) -> None:
    """The clock goes back by years: nothing is lost or put into another order, so that nothing is said."""
    with patch("histnorm_gui.services.session.now", lambda: "1999-12-31T23:59:59+00:00"):
        at.decide()
        at.expect(at.decided == 31, "a decision is refused")
        at.window.desk.undo()
        at.expect(at.decided == 30, "undo takes back another step than the last")
        at.window.desk.redo()
    at.window.desk.close_project()
    at.window.files.open_path(at.path)
    at.expect(at.decided == 31, "the decisions are not there")
    at.window.desk.undo()
    at.expect(at.decided == 30, "undo takes back another step than the last")
    at.says("saved", "Saved")
    at.goes_on()


def power_cut(at: Stage) -> None:
    """The power fails between two writes of a step (``--power`` does that between all of them)."""
    if not WatchedDisk.available():
        raise Skipped("the SQLite of this Python cannot be watched")
    at.window.desk.close_project()
    recording = record(at.path.parent / "recorded", 5, Random(3))
    place = at.path.parent / "cut"
    place.mkdir()
    half = len(recording.deeds) // 2
    for name, data in surviving_files(recording, half, "some", Random(3)).items():
        (place / name).write_bytes(data)
    at.expect(at.window.files.open_path(place / recording.name), "the project does not open")
    at.says("saved", "Saved")
    at.goes_on(place / recording.name)


def project_damaged(at: Stage) -> None:
    """Pages of the file are overwritten while it is closed; it is refused, and its backup is there."""
    session = at.window.desk.session
    assert session is not None
    backup = session.file.rescue()
    at.window.desk.close_project()
    data = bytearray(at.path.read_bytes())
    data[8192 : 8192 + 12_288] = bytes(12_288)
    at.path.write_bytes(data)
    at.expect(not at.window.files.open_path(at.path), "a damaged project is opened")
    at.says("damaged")
    dismiss(at.window)
    at.window.files.open_path(backup.path)
    copy = at.path.with_name("copy.histnorm")
    at.window.desk.close_project()
    shutil.copyfile(backup.path, copy)
    at.window.files.open_path(copy)
    at.expect(at.decided == 30, "the decisions are not in the backup")
    at.goes_on(copy)


def other_program_holds_it(at: Stage) -> None:
    """A program that knows nothing of histnorm holds SQLite's lock on the file."""
    at.window.desk.close_project()
    other = sqlite3.connect(at.path)
    other.execute("BEGIN EXCLUSIVE")
    at.expect(not at.window.files.open_path(at.path), "a locked project is opened")
    at.says("locked", "another program", "in use")
    other.rollback()
    other.close()
    dismiss(at.window)
    at.window.files.open_path(at.path)
    at.expect(at.decided == 30, "the decisions are not there")
    at.goes_on()


FAULTS: tuple[Callable[[Stage], None], ...] = (
    disk_full,
    disk_fails,
    file_system_full,
    read_only,
    permission_denied,
    file_deleted,
    folder_vanished,
    out_of_memory,
    corrupt_checkpoint,
    crash_in_a_thread,
    crash_while_writing,
    ranking_killed,
    clock_set_back,
    power_cut,
    project_damaged,
    other_program_holds_it,
)


def undergo(fault: Callable[[Stage], None], folder: Path) -> None:
    """One fault; TortureError where it ends otherwise than it must, Skipped where it cannot be made."""
    system = "default" if fault is ranking_killed else "mtl"
    with stage(folder, system) as at:
        try:
            fault(at)
        except TortureError as error:
            raise TortureError(f"{fault.__name__}: {error}") from error


def run(rounds: int, seed: int) -> dict[str, int]:
    """All faults, so many times; the counts."""
    counts = {"faults": len(FAULTS), "ended well": 0, "skipped": 0}
    with quick_folder() as home:
        isolate(Path(home))
        for number in range(rounds):
            for fault in FAULTS:
                folder = Path(home) / f"{number}-{fault.__name__}"
                folder.mkdir()
                try:
                    undergo(fault, folder)
                    counts["ended well"] += 1
                except Skipped:
                    counts["skipped"] += 1
    return counts
