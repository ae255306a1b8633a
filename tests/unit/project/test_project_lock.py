"""One editor at a time."""

from __future__ import annotations

import getpass
import os
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from histnorm_gui.core.errors import ErrorCode, UserError
from histnorm_gui.project.lock import ProjectLock, current_holder, lock_path
from histnorm_gui.project.repository import Project

from .conftest import snapshot

HOLD = """
import sys
from pathlib import Path
from histnorm_gui.project.repository import Project
project = Project.open(Path(sys.argv[1]))
print("open", flush=True)
sys.stdin.read()
"""


def start_holder(path: Path) -> subprocess.Popen[str]:
    child = subprocess.Popen(
        [sys.executable, "-c", HOLD, str(path)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    assert child.stdout is not None
    assert child.stdout.readline() == "open\n"
    return child


def stop(child: subprocess.Popen[str]) -> None:
    child.kill()
    child.communicate()


def test_in_use_by_another_process(closed_project: Path) -> None:
    child = start_holder(closed_project)
    try:
        before = snapshot(closed_project.parent)
        with pytest.raises(UserError) as raised:
            Project.open(closed_project)
        assert raised.value.code is ErrorCode.PROJECT_IN_USE
        expected = f"{getpass.getuser()}@{socket.gethostname()} (PID {child.pid})"
        assert raised.value.args_by_name["holder"] == expected == str(current_holder(closed_project))
        assert snapshot(closed_project.parent) == before
    finally:
        stop(child)
    # The holder was killed: its lock is free, although its file is still there.
    assert lock_path(closed_project).exists()
    assert current_holder(closed_project) is None
    with Project.open(closed_project) as project:
        held = f"{getpass.getuser()}@{socket.gethostname()} (PID {os.getpid()})"
        assert str(current_holder(closed_project)) == held
        assert len(project.manuscripts()) == 1
    assert [path.name for path in closed_project.parent.iterdir()] == [closed_project.name]


def test_in_use_by_this_process(closed_project: Path) -> None:
    with Project.open(closed_project) as project:
        before = snapshot(closed_project.parent)
        with pytest.raises(UserError) as raised:
            Project.open(closed_project)
        assert raised.value.code is ErrorCode.PROJECT_IN_USE
        assert f"(PID {os.getpid()})" in str(raised.value.args_by_name["holder"])
        assert snapshot(closed_project.parent) == before
        project.set_setting("k", 1)
    Project.open(closed_project).close()


@pytest.mark.parametrize("content", [b"", b"\xff\xfe", b"[]", b'{"user": "x"}', b"{" * 9000])
def test_what_is_left_in_the_lock_file_does_not_matter(closed_project: Path, content: bytes) -> None:
    lock_path(closed_project).write_bytes(content)
    assert current_holder(closed_project) is None
    with Project.open(closed_project):
        holder = current_holder(closed_project)
        assert holder is not None and holder.pid == os.getpid()


def test_holder_that_cannot_be_read_is_named_all_the_same(closed_project: Path) -> None:
    with Project.open(closed_project):
        lock_path(closed_project).write_bytes(b"")
        with pytest.raises(UserError) as raised:
            Project.open(closed_project)
        assert raised.value.args_by_name["holder"] == "?"


@pytest.mark.skipif(sys.platform == "win32", reason="an open file cannot be deleted there")
def test_lock_file_deleted_between_opening_and_locking(project_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from histnorm_gui.project import lock as module

    attempts = []
    try_lock = module._try_lock

    def delete_first(descriptor: int) -> bool:
        if not attempts:
            lock_path(project_path).unlink()
        attempts.append(descriptor)
        return try_lock(descriptor)

    monkeypatch.setattr(module, "_try_lock", delete_first)
    lock = ProjectLock.acquire(project_path)
    monkeypatch.undo()
    assert len(attempts) == 2
    # A second editor must meet this lock, not one on a new file.
    with pytest.raises(UserError):
        ProjectLock.acquire(project_path)
    lock.release()
    assert list(project_path.parent.iterdir()) == []


@pytest.mark.skipif(sys.platform == "win32", reason="an open file cannot be deleted there")
def test_lock_file_of_another_holder_is_not_deleted(project_path: Path) -> None:
    first = ProjectLock.acquire(project_path)
    lock_path(project_path).unlink()
    second = ProjectLock.acquire(project_path)
    first.release()
    assert lock_path(project_path).exists()
    second.release()
    second.release()
    assert not lock_path(project_path).exists()


def test_lock_that_cannot_be_made(project_path: Path) -> None:
    with pytest.raises(UserError) as raised:
        ProjectLock.acquire(project_path.parent / "none" / "x.histnorm")
    assert raised.value.code is ErrorCode.FILE_UNWRITABLE


def test_failed_opening_gives_the_lock_back(closed_project: Path) -> None:
    whole = closed_project.read_bytes()
    closed_project.write_bytes(whole[:-4096])
    with pytest.raises(UserError):
        Project.open(closed_project)
    closed_project.write_bytes(whole)
    Project.open(closed_project).close()
