"""Backups: whole, never overwritten, and the right ones make room."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from collections.abc import Iterable
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from histnorm_gui.core.errors import ErrorCode, UserError
from histnorm_gui.core.progress import Cancelled, CancelToken, Watch
from histnorm_gui.project import backups
from histnorm_gui.project.backups import Backup, Keep, Reason
from histnorm_gui.project.connection import connect
from histnorm_gui.project.repository import Project
from histnorm_gui.project.verification import check_file

from .conftest import AT, Decide, MakeDocument

NOON = datetime(2024, 5, 1, 12, tzinfo=UTC)
HOUR = timedelta(hours=1)


def made(number: int, reason: Reason, at: datetime = NOON, size: int = 1000) -> Backup:
    return Backup(Path(str(number)), number, at, reason, size)


def numbers(found: Iterable[Backup]) -> list[int]:
    return sorted(backup.number for backup in found)


def test_a_backup_is_the_project_as_it_is(project: Project, make_document: MakeDocument, decide: Decide) -> None:
    manuscript, _ = project.add_manuscript(make_document(["vnd", "jn"]), "A", "", None, AT)
    first, second = project.tokens(manuscript.id)
    decide(project, first, "und")
    backup = project.back_up(Reason.BY_HAND)
    decide(project, second, "in")
    assert backup.path.parent == backups.folder_of(project.path)
    assert [path.name for path in backup.path.parent.iterdir()] == [backup.path.name]
    assert "by-hand 1.histnorm" in backup.path.name
    with Project.look(backup.path) as old:
        assert old.verify() == []
        assert list(old.annotations(manuscript.id)) == [first.id]
        assert len(old.history()) == len(project.history()) - 1
    assert backups.found(project.path) == (backup,)
    assert backup.size == backup.path.stat().st_size


def test_automatic_backups_come_hourly_while_there_are_changes(
    project: Project, make_document: MakeDocument, decide: Decide
) -> None:
    assert project.back_up_if_due(NOON) is None  # there is nothing in it
    manuscript, _ = project.add_manuscript(make_document(["vnd"] * 9), "A", "", None, AT)
    tokens = iter(project.tokens(manuscript.id))

    def reason_at(when: datetime) -> Reason | None:
        backup = project.back_up_if_due(when)
        if backup is not None:  # the name has the time of the machine
            backup.path.rename(
                backup.path.with_name(f"{when:%Y-%m-%d %H%M%S}Z {backup.reason} {backup.number}.histnorm")
            )
        return None if backup is None else backup.reason

    assert reason_at(NOON) is Reason.DAILY
    assert reason_at(NOON + 2 * HOUR) is None  # nothing has changed
    decide(project, next(tokens), "und")
    assert reason_at(NOON + HOUR / 2) is None  # it is too early
    assert reason_at(NOON + HOUR) is Reason.HOURLY
    project.set_setting("current_manuscript", 1)
    assert reason_at(NOON + 3 * HOUR) is None  # what one looked at is no change
    decide(project, next(tokens), "und")
    assert reason_at(NOON + 26 * HOUR) is Reason.DAILY
    decide(project, next(tokens), "und")
    # The clock was set back by a year: it is time for one, and nothing that is there is touched.
    before = {path.name: path.read_bytes() for path in backups.folder_of(project.path).iterdir()}
    assert reason_at(NOON - timedelta(days=366)) is Reason.DAILY
    after = {path.name: path.read_bytes() for path in backups.folder_of(project.path).iterdir()}
    assert before.items() <= after.items() and len(after) == len(before) + 1
    assert numbers(backups.found(project.path)) == [1, 2, 3, 4]
    assert backups.found(project.path)[0].at.year == 2023


def test_a_clock_set_back_decides_nothing(project: Project, make_document: MakeDocument) -> None:
    project.add_manuscript(make_document(["vnd"]), "A", "", None, AT)
    connection = project._database._connection
    ages = [NOON, NOON - timedelta(days=900), NOON - timedelta(days=800), NOON + timedelta(days=800), NOON]
    for at in ages:
        backups.write(connection, project.path, Reason.HOURLY, now=at)
    backups.rotate(project.path, Keep(hourly=4))
    # The oldest by number goes, whatever its date; the last two are of the same second and stand side by side.
    assert [backup.at for backup in backups.found(project.path)] == ages[:0:-1]


@pytest.mark.parametrize(
    ("keep", "gone"),
    [
        (Keep(hourly=3, daily=9, bulk=9, other=9), [1]),
        (Keep(hourly=9, daily=1, bulk=9, other=9), [2]),
        (Keep(hourly=9, daily=9, bulk=1, other=9), [3, 5, 7]),
        (Keep(hourly=9, daily=9, bulk=0, other=9), [3, 5, 7]),  # the newest three are always kept
        (Keep(hourly=9, daily=9, bulk=9, other=9, megabytes=0), [1, 2, 3, 4, 5, 6, 7]),
        (Keep(hourly=9, daily=9, bulk=9, other=9), []),
    ],
)
def test_what_makes_room(keep: Keep, gone: list[int]) -> None:
    hourly, daily = Reason.HOURLY, Reason.DAILY
    reasons = [hourly, daily, Reason.REPLACE, hourly, Reason.ACCEPT_ALL, daily, Reason.IMPORT, hourly, hourly]
    there = [made(number, reason) for number, reason in enumerate([*reasons, Reason.MERGE], start=1)]
    assert numbers(backups.superfluous(there, keep)) == gone


def test_room_is_made_by_the_oldest_and_the_newest_of_each_kind_go_last() -> None:
    reasons = [Reason.MIGRATION, Reason.DAILY] + [Reason.HOURLY] * 8
    there = [made(number, reason, size=1_000_000) for number, reason in enumerate(reasons, start=1)]
    assert numbers(backups.superfluous(there, Keep(megabytes=7))) == [3, 4, 5]
    assert numbers(backups.superfluous(there, Keep(megabytes=4))) == [1, 3, 4, 5, 6, 7]


@given(st.lists(st.sampled_from(list(Reason)), max_size=60), st.integers(0, 9), st.integers(0, 40))
def test_room_is_bounded_and_the_newest_stay(reasons: list[Reason], count: int, megabytes: int) -> None:
    there = [made(number, reason, size=1_000_000) for number, reason in enumerate(reasons)]
    gone = backups.superfluous(there, Keep(count, count, count, count, megabytes))
    kept = [backup for backup in there if backup not in gone]
    assert len(set(numbers(gone))) == len(gone)
    assert kept[-3:] == there[-3:]
    assert len(kept) <= max(3, megabytes)


def test_a_backup_that_fails_leaves_nothing_and_says_why(
    project: Project, make_document: MakeDocument, monkeypatch: pytest.MonkeyPatch
) -> None:
    project.add_manuscript(make_document(["vnd"]), "A", "", None, AT)

    def full(_descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(UserError) as raised:
        project.back_up(Reason.HOURLY)
    assert raised.value.code is ErrorCode.BACKUP_FAILED and "space" in str(raised.value.args_by_name["reason"])
    assert list(backups.folder_of(project.path).iterdir()) == []


def test_a_backup_that_is_cancelled_leaves_nothing(project: Project, make_document: MakeDocument) -> None:
    project.add_manuscript(make_document(["vnd"] * 500), "A", "", None, AT)
    cancel = CancelToken()
    cancel.cancel()
    with pytest.raises(Cancelled):
        project.back_up(Reason.HOURLY, Watch(cancel=cancel))
    assert list(backups.folder_of(project.path).iterdir()) == []


def test_folder_that_is_a_file(project: Project, make_document: MakeDocument) -> None:
    project.add_manuscript(make_document(["vnd"]), "A", "", None, AT)
    backups.folder_of(project.path).write_text("in the way")
    with pytest.raises(UserError) as raised:
        project.back_up(Reason.HOURLY)
    assert raised.value.code is ErrorCode.BACKUP_FAILED
    assert backups.found(project.path) == ()


def test_other_files_in_the_folder_are_left_alone(project: Project, make_document: MakeDocument) -> None:
    project.add_manuscript(make_document(["vnd"]), "A", "", None, AT)
    folder = backups.folder_of(project.path)
    folder.mkdir()
    names = ["notes.txt", "2024-13-41 250000Z hourly 1.histnorm", "2024-01-01 000000Z nonsense 2.histnorm"]
    for name in names:
        (folder / name).write_text("mine")
    (folder / ".histnorm-0123.new").write_text("half of a backup of a process that was killed")
    project.keep = Keep(0, 0, 0, 0, 0)
    backup = project.back_up(Reason.HOURLY)
    assert sorted(path.name for path in folder.iterdir()) == sorted([*names, backup.path.name])


def test_a_backup_that_is_being_written_is_not_cleared_away_by_another(
    project: Project, make_document: MakeDocument
) -> None:
    """One by hand, and one before a bulk action beside it."""
    project.add_manuscript(make_document(["vnd"] * 3000), "A", "", None, AT)
    backup = project.back_up(Reason.BY_HAND, Watch(lambda _progress: backups.rotate(project.path, Keep())))
    assert check_file(backup.path) == []


def test_decisions_go_on_while_a_backup_is_made(
    project: Project, make_document: MakeDocument, decide: Decide, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each is in the project at once, and the backup is of one moment: what is in it fits together."""
    monkeypatch.setattr(backups, "_PAGES", 2)
    manuscript, _ = project.add_manuscript(make_document(["vnd"] * 3000), "A", "", None, AT)
    tokens = project.tokens(manuscript.id)
    backup: list[Backup] = []
    begun = threading.Event()
    watch = Watch(lambda _progress: begun.set())
    thread = threading.Thread(target=lambda: backup.append(project.back_up(Reason.HOURLY, watch)))
    thread.start()
    begun.wait(30)
    count = 0
    while thread.is_alive() and count < 2000:
        decide(project, tokens[count], "und")
        count += 1
    thread.join()
    assert count > 0 and len(project.annotations(manuscript.id)) == count
    assert project.verify() == []
    with Project.look(backup[0].path) as old:
        assert old.verify() == []
        assert len(old.annotations(manuscript.id)) == len(old.history()) - 1


BACK_UP_UNTIL_KILLED = """
import sys
from pathlib import Path
from histnorm_gui.project.backups import Keep, Reason
from histnorm_gui.project.repository import Project
project = Project.open(Path(sys.argv[1]))
project.keep = Keep(hourly=4)
print("open", flush=True)
while True:
    project.back_up(Reason.HOURLY)
"""


def test_killed_while_backing_up(closed_project: Path) -> None:
    for lines in range(4):
        child = subprocess.Popen(
            [sys.executable, "-c", BACK_UP_UNTIL_KILLED, str(closed_project)], stdout=subprocess.PIPE, text=True
        )
        assert child.stdout is not None and child.stdout.readline() == "open\n"
        while len(backups.found(closed_project)) < lines + 1:
            pass
        child.kill()
        child.communicate()
        for backup in backups.found(closed_project):
            connection = connect(backup.path, "ro&immutable=1")
            assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
            connection.close()
    with Project.open(closed_project) as project:
        project.back_up(Reason.BY_HAND)
        assert not list(backups.folder_of(project.path).glob(".*"))
        assert project.verify() == []
