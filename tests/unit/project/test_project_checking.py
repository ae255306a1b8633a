"""Large files are shown before they are checked; until then steps go to the log, and damage is refused all the same."""

from __future__ import annotations

import contextlib
import os
import random
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path

import pytest

from histnorm_gui.core.edits import AnnotationEdit, EditLabel, Transaction
from histnorm_gui.core.errors import ErrorCode, UserError
from histnorm_gui.core.model import OPEN, Annotation, DecisionSource, Provenance, Status, Token
from histnorm_gui.core.progress import Cancelled, CancelToken, Progress, Watch
from histnorm_gui.project import checking, contents, inspection
from histnorm_gui.project.backups import Reason
from histnorm_gui.project.rebuild import repair
from histnorm_gui.project.repository import Project

from .conftest import AT, Decide, snapshot


@pytest.fixture(autouse=True)
def everything_is_large(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checking, "LARGE", 1)


def log_of(path: Path) -> Path:
    return path.with_name(path.name + "-wal")


def first_token(path: Path) -> Token:
    with Project.open(path) as project:
        return project.tokens(project.manuscripts()[0].id)[0]


def opened(path: Path) -> Project:
    project = Project.open(path, check_later=True)
    assert project.unchecked
    return project


def test_what_is_asked_for_at_once_is_checked_at_once(closed_project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with Project.open(closed_project) as project:
        assert not project.unchecked
    monkeypatch.setattr(checking, "LARGE", 1 << 40)
    with Project.open(closed_project, check_later=True) as project:
        assert not project.unchecked


def test_the_check_gives_the_counts_and_lets_writing_go_on(closed_project: Path) -> None:
    with opened(closed_project) as project:
        found = project.check_rest()
        assert not project.unchecked and found.counts == project.counts() and found.counts
        assert found.done == project.history().done() and found.done
        project.set_setting("k", 1)
    with Project.open(closed_project) as project:
        assert project.get_setting("k") == 1 and not project.verify()


def test_reading_does_not_wait(closed_project: Path) -> None:
    with Project.open(closed_project) as project:
        expected = [list(project.tokens(one.id)) for one in project.manuscripts()]
    with opened(closed_project) as project:
        assert [list(project.tokens(one.id)) for one in project.manuscripts()] == expected
        assert project.unchecked


def test_writing_waits_until_the_check_has_ended(closed_project: Path) -> None:
    with opened(closed_project) as project:
        done: list[str] = []
        (manuscript, *_) = project.manuscripts()
        writer = threading.Thread(
            target=lambda: (project.add_training(manuscript.id, b"w", {}, {}), done.append("written"))
        )
        before = closed_project.read_bytes()
        writer.start()
        writer.join(0.2)
        assert not done and closed_project.read_bytes() == before
        assert log_of(closed_project).stat().st_size == 0
        project.settle()
        project.check_rest()
        writer.join(10)
        assert done == ["written"] and project.model_data(manuscript.id) == b"w"


def test_steps_are_in_the_log_before_the_check_has_ended(closed_project: Path, tmp_path: Path, decide: Decide) -> None:
    before = closed_project.read_bytes()
    with opened(closed_project) as project:
        tokens = list(project.tokens(project.manuscripts()[0].id))[:4]
        for token in tokens:
            decide(project, token, "entschieden")
        project.record_undo()
        project.record_redo()
        project.record_jump(-1)
        project.set_setting("k", 1)
        project.settle()
        assert project.unchecked and closed_project.read_bytes() == before
        crashed = tmp_path / "crashed.histnorm"  # what a power cut would leave now
        crashed.write_bytes(before)
        log_of(crashed).write_bytes(log_of(closed_project).read_bytes())
        project.check_rest()
        project.settle()
        assert closed_project.read_bytes() != before
    assert not log_of(closed_project).exists()
    for path in (crashed, closed_project):
        with Project.open(path) as project:
            found = project.annotations(tokens[0].manuscript_id)
            norms = [found.get(token.id, OPEN).normalization for token in tokens]
            assert norms[:3] == ["entschieden"] * 3 != norms[1:]
            assert len(project.history().undone()) == 1 and project.get_setting("k") == 1
            assert not project.verify()


def test_a_log_that_grew_before_the_check_goes_into_the_file_after_it(closed_project: Path) -> None:
    with opened(closed_project) as project:
        for number in range(4):
            project.set_setting(f"k{number}", "x" * 3_000_000)
        grown = log_of(closed_project).stat().st_size
        before = closed_project.stat().st_size
        assert grown > 10_000_000 > before
        project.check_rest()
        project.set_setting("k", 1)
        assert closed_project.stat().st_size > 10_000_000


def test_steps_in_the_log_of_a_damaged_file_are_left_to_repairing(
    closed_project: Path, tmp_path: Path, decide: Decide
) -> None:
    token = first_token(closed_project)
    spoil(closed_project)
    before = closed_project.read_bytes()
    project = opened(closed_project)
    decide(project, token, "entschieden")
    with pytest.raises(UserError):
        project.check_rest()
    with pytest.raises(UserError) as refused:
        project.set_setting("k", 1)
    assert refused.value is project.refusal
    project.close()
    assert closed_project.read_bytes() == before and log_of(closed_project).stat().st_size > 0
    with pytest.raises(UserError):
        Project.open(closed_project)
    assert closed_project.read_bytes() == before
    repair(closed_project, tmp_path / "repaired.histnorm")
    with Project.open(tmp_path / "repaired.histnorm") as repaired:
        assert repaired.annotations(token.manuscript_id)[token.id].normalization == "entschieden"


def test_a_step_that_meets_damage_before_the_check_has_is_refused_as_damage(closed_project: Path) -> None:
    token = first_token(closed_project)
    after = Annotation(Status.CORRECTED, "x", Provenance(DecisionSource.TYPED, AT))
    edit = AnnotationEdit(token.manuscript_id, token.id, OPEN, after)
    with Project.open(closed_project) as project:
        (page_size,) = project._database._connection.execute("PRAGMA page_size").fetchone()
        (root,) = project._database._connection.execute(
            "SELECT rootpage FROM sqlite_master WHERE name = 'annotation'"
        ).fetchone()
    data = bytearray(closed_project.read_bytes())
    data[(root - 1) * page_size : root * page_size] = b"\xff" * page_size
    closed_project.write_bytes(data)
    with contextlib.ExitStack() as closing:
        project = opened(closed_project)
        closing.callback(project.close)
        failed: list[BaseException] = []

        def write() -> None:
            try:
                project.record(Transaction(EditLabel.CORRECT, (edit,), subject=token.form, at=AT))
            except UserError as error:
                failed.append(error)

        writer = threading.Thread(target=write)
        writer.start()
        with pytest.raises(UserError) as caught:
            project.check_rest()
        writer.join(10)
        assert failed == [caught.value] and caught.value.code is ErrorCode.PROJECT_DAMAGED
    assert closed_project.read_bytes() == bytes(data)


def test_closing_before_the_check_changes_nothing(closed_project: Path) -> None:
    before = snapshot(closed_project.parent)
    project = opened(closed_project)
    project.history()
    project.close()
    assert snapshot(closed_project.parent) == before
    with pytest.raises(Cancelled):
        project.check_rest()
    with pytest.raises(Cancelled):
        project.until_checked()


ENDLESS = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1000000000) SELECT count(*) FROM n"


@pytest.mark.parametrize("decided", [False, True])
def test_closing_stops_the_check_and_the_next_opening_checks_again(
    closed_project: Path, monkeypatch: pytest.MonkeyPatch, decide: Decide, decided: bool
) -> None:
    before, token = snapshot(closed_project.parent), first_token(closed_project)
    started = threading.Event()

    def slow(connection: sqlite3.Connection, _path: Path) -> None:
        started.set()
        connection.execute(ENDLESS).fetchone()
        pytest.fail("the check was waited for")

    with monkeypatch.context() as patched:
        patched.setattr(inspection, "check_whole", slow)
        project = opened(closed_project)
        stopped: list[type[BaseException]] = []

        def check() -> None:
            try:
                project.check_rest()
            except Cancelled:
                stopped.append(Cancelled)

        checking_it = threading.Thread(target=check)
        checking_it.start()
        assert started.wait(60)
        if decided:
            decide(project, token, "xyz")
        project.leave()
        checking_it.join(60)
        assert stopped == [Cancelled]
        with pytest.raises(Cancelled):
            project.tokens(token.manuscript_id)
        project.close()
    if not decided:
        assert snapshot(closed_project.parent) == before
    assert log_of(closed_project).exists() is decided
    with Project.open(closed_project) as project:
        assert project.verify() == []
        found = project.annotations(token.manuscript_id).get(token.id)
        assert (found is not None and found.normalization == "xyz") is decided


def test_whoever_waits_for_the_check_can_be_stopped(closed_project: Path) -> None:
    with opened(closed_project) as project:
        cancel, stages = CancelToken(), []

        def progress(step: Progress) -> None:
            stages.append(step.stage)
            cancel.cancel()

        with pytest.raises(Cancelled):
            project.until_writable(Watch(progress, cancel))
        assert stages == ["verdict"]
        project.check_rest()
        project.until_writable(Watch(progress, cancel))


def spoil(path: Path) -> None:
    """Turn the type of a form into something else, which only reading every row can find."""
    connection = sqlite3.connect(path)
    connection.execute("UPDATE token SET form = x'00ff' WHERE id = (SELECT max(id) FROM token)")
    connection.commit()
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    connection.close()


def test_damage_is_refused_as_it_is_at_once(closed_project: Path) -> None:
    spoil(closed_project)
    before = snapshot(closed_project.parent)
    with pytest.raises(UserError) as at_once:
        Project.open(closed_project)
    project = opened(closed_project)
    refused: list[BaseException] = []

    def write() -> None:
        try:
            project.add_training(1, b"", {}, {})
        except UserError as error:
            refused.append(error)

    writer = threading.Thread(target=write)
    writer.start()
    with pytest.raises(UserError) as later:
        project.check_rest()
    writer.join(10)
    assert (later.value.code, later.value.args_by_name) == (at_once.value.code, at_once.value.args_by_name)
    assert later.value.code is ErrorCode.PROJECT_DAMAGED
    assert refused == [later.value] and project.refusal is later.value
    with pytest.raises(UserError):
        project.back_up(Reason.BY_HAND)
    with pytest.raises(Cancelled):
        project.until_checked()
    project.close()
    assert snapshot(closed_project.parent) == before


def test_backups_wait_for_the_check(closed_project: Path) -> None:
    with opened(closed_project) as project:
        made: list[object] = []
        copying = threading.Thread(target=lambda: made.append(project.back_up(Reason.BY_HAND)))
        copying.start()
        copying.join(0.2)
        assert not made and not closed_project.with_name(closed_project.name + "-backups").exists()
        project.check_rest()
        copying.join(10)
        assert len(made) == 1


@pytest.mark.parametrize("seed", range(16))
def test_flipped_bytes_are_refused_or_worked_with_as_at_once(closed_project: Path, seed: int) -> None:
    dice = random.Random(seed)
    data = bytearray(closed_project.read_bytes())
    for _ in range(dice.choice((1, 1, 4, 40))):
        data[dice.randrange(100, len(data))] ^= 1 << dice.randrange(8)
    closed_project.write_bytes(data)
    before = snapshot(closed_project.parent)

    def verdict(open_it: Callable[[], Project]) -> ErrorCode | None:
        try:
            open_it().close()
        except UserError as error:
            return error.code
        return None

    def open_and_read() -> Project:
        project = Project.open(closed_project, check_later=True)
        try:
            project.history()
            for manuscript in project.manuscripts():
                tokens = project.tokens(manuscript.id)
                project.annotation_table(tokens)
                project.remarks(manuscript.id), project.joins(manuscript.id), project.predictions(manuscript.id)
        except UserError as error:
            assert error.code is ErrorCode.PROJECT_DAMAGED
        try:
            if project.unchecked:
                project.check_rest()
        except BaseException:
            project.close()
            raise
        return project

    def open_at_once() -> Project:
        project = Project.open(closed_project)
        try:
            project.history()  # as a session does
        except UserError:
            project.close()
            raise
        return project

    assert verdict(open_and_read) == verdict(open_at_once)
    assert snapshot(closed_project.parent) == before


@pytest.mark.skipif(sys.platform == "win32", reason="locks as on POSIX")
def test_the_check_leaves_the_locks_of_the_open_file(closed_project: Path) -> None:
    probe = (
        "import sqlite3, sys\n"
        "c = sqlite3.connect(sys.argv[1], timeout=0)\n"
        "try:\n    c.execute('BEGIN IMMEDIATE')\n    print('free')\n"
        "except sqlite3.OperationalError as e:\n    print('locked' if 'locked' in str(e) else e)\n"
    )

    def seen() -> str:
        command = [sys.executable, "-c", probe, str(closed_project)]
        return subprocess.run(command, capture_output=True, text=True, check=True, env=dict(os.environ)).stdout.strip()

    with opened(closed_project) as project:
        assert seen() == "locked"
        project.check_rest()
        assert seen() == "locked"
    assert seen() == "free"


def test_a_decision_made_before_the_check_has_ended_is_kept(closed_project: Path, decide: Decide) -> None:
    with opened(closed_project) as project:
        token = project.tokens(project.manuscripts()[0].id)[20]
        writer = threading.Thread(target=lambda: decide(project, token, "entschieden"))
        writer.start()
        project.check_rest()
        writer.join(10)
        assert project.annotations(token.manuscript_id)[token.id].normalization == "entschieden"
    with Project.open(closed_project) as project:
        assert project.annotations(token.manuscript_id)[token.id].normalization == "entschieden"


def test_of_a_long_history_only_the_newest_steps_are_read_before_the_check(
    closed_project: Path, decide: Decide, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Project.open(closed_project) as project:
        tokens = list(project.tokens(project.manuscripts()[0].id))[:6]
        for token in tokens:
            decide(project, token, "x")
        project.record_undo()
        whole = project.history()
    monkeypatch.setattr(contents, "_STEPS_AT_ONCE", 2)
    with opened(closed_project) as project:
        history = project.history_at_once()
        assert not history.is_complete and len(history) == len(whole)
        assert (history.to_undo, history.undone()) == (whole.to_undo, whole.undone())
        history.complete(project.check_rest().done)
        assert history.is_complete and history.done() == whole.done()
        assert project.history_at_once().is_complete
    with opened(closed_project) as project:
        assert project.history_at_once().done() == whole.done()  # wanted before the check has read it


def test_a_step_that_cannot_be_read_is_found_by_the_check(
    closed_project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(contents, "_STEPS_AT_ONCE", 0)
    connection = sqlite3.connect(closed_project)
    with connection:
        connection.execute("UPDATE journal SET label = 'nonsense' WHERE id = (SELECT MIN(id) FROM journal)")
    connection.close()
    with Project.open(closed_project) as project, pytest.raises(UserError) as at_once:
        project.history()
    with opened(closed_project) as project:
        project.history_at_once()
        with pytest.raises(UserError) as caught:
            project.check_rest()
    assert caught.value.code is at_once.value.code is ErrorCode.PROJECT_DAMAGED
