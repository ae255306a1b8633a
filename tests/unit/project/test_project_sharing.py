"""Holders that died, machines that cannot be asked, files that others change, and looking without touching."""

from __future__ import annotations

import errno
import os
import subprocess
import sys
import threading
from dataclasses import replace
from pathlib import Path

import pytest

from histnorm_gui.core.errors import ErrorCode, UserError
from histnorm_gui.core.progress import Cancelled, CancelToken, Watch
from histnorm_gui.project import holders, lock, private
from histnorm_gui.project.holders import Holder
from histnorm_gui.project.lock import ProjectLock, current_holder, lock_path
from histnorm_gui.project.outside import Outside
from histnorm_gui.project.repository import Project

from .conftest import AT, Decide, MakeDocument, snapshot

ELSEWHERE = Holder("anna", "another-machine", 4711, "2024-05-01T10:00:00+00:00", token="t")
POSIX_ONLY = pytest.mark.skipif(sys.platform == "win32", reason="files and locks as on POSIX")
LINUX_ONLY = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="/proc")


def test_this_process_is_alive_and_known_by_more_than_its_number() -> None:
    holder = holders.this_process()
    assert holder.here and holder.alive
    assert holders.decode(holder.encoded()) == holder
    assert holders.this_process().token != holder.token


@LINUX_ONLY
def test_a_number_that_was_given_again_is_another_process() -> None:
    holder = holders.this_process()
    assert replace(holder, began="1").alive is False
    assert replace(holder, boot="another start of the machine").alive is False
    assert replace(holder, pid=2**22 + 1).alive is False
    assert replace(holder, host="another-machine").alive is None


def test_a_process_that_ended_is_dead() -> None:
    child = subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE)
    holder = replace(holders.this_process(), pid=child.pid, began=holders._began(child.pid) or "")
    assert holder.alive
    child.kill()
    child.communicate()
    assert holder.alive is False


@pytest.mark.parametrize(
    "content", [b"", b"\xff", b"[]", b"7", b'{"pid": 1}', b'{"pid": "1", "host": "x"}', b'{"pid": 1, "host": 2}']
)
def test_what_names_no_holder(content: bytes) -> None:
    assert holders.decode(content) is None


def test_one_on_another_machine_is_asked_for_before_it_is_taken_over(closed_project: Path) -> None:
    lock_path(closed_project).write_bytes(ELSEWHERE.encoded())
    before = snapshot(closed_project.parent)
    with pytest.raises(UserError) as raised:
        Project.open(closed_project)
    assert raised.value.code is ErrorCode.PROJECT_HELD_ELSEWHERE
    assert raised.value.args_by_name["holder"] == "anna@another-machine"
    assert raised.value.args_by_name["since"] == ELSEWHERE.since
    assert snapshot(closed_project.parent) == before
    with Project.open(closed_project, take_over=True) as project:
        assert project.taken_from == ELSEWHERE
        project.set_setting("k", 1)
    assert not lock_path(closed_project).exists()
    with Project.open(closed_project) as project:
        assert project.taken_from is None


def test_one_who_died_is_named(closed_project: Path) -> None:
    dead = replace(holders.this_process(), user="anna", began="1")
    lock_path(closed_project).write_bytes(dead.encoded())
    with Project.open(closed_project) as project:
        assert project.taken_from == dead


@pytest.fixture
def no_locks(monkeypatch: pytest.MonkeyPatch) -> None:
    """A file system that has no locks, as some network drives."""

    def refuse(_descriptor: int) -> bool:
        raise OSError(errno.ENOLCK, "No locks available")

    monkeypatch.setattr(lock, "_try_lock", refuse)


@pytest.mark.usefixtures("no_locks")
def test_without_locks_the_name_in_the_file_counts(closed_project: Path) -> None:
    with Project.open(closed_project):
        held = current_holder(closed_project)
        assert held is not None and held.pid == os.getpid()
        with pytest.raises(UserError) as raised:
            ProjectLock.acquire(closed_project)
        assert raised.value.code is ErrorCode.PROJECT_IN_USE
    assert current_holder(closed_project) is None


@pytest.mark.usefixtures("no_locks")
@LINUX_ONLY
def test_without_locks_a_dead_holder_is_recognized_also_over_a_restart(closed_project: Path) -> None:
    here = holders.this_process()
    for dead in (replace(here, boot="the day before"), replace(here, began="1"), replace(here, pid=2**22 + 1)):
        lock_path(closed_project).write_bytes(dead.encoded())
        assert current_holder(closed_project) is None
        with Project.open(closed_project) as project:
            assert project.taken_from == dead


@POSIX_ONLY
def test_one_who_was_taken_over_writes_no_more(project: Project, make_document: MakeDocument, decide: Decide) -> None:
    manuscript, _ = project.add_manuscript(make_document(["vnd"]), "A", "", None, AT)
    (token,) = project.tokens(manuscript.id)
    lock_path(project.path).unlink()
    lock_path(project.path).write_bytes(ELSEWHERE.encoded())
    assert project.outside is Outside.REPLACED
    with pytest.raises(UserError) as raised:
        decide(project, token, "und")
    assert raised.value.code is ErrorCode.PROJECT_CHANGED_OUTSIDE
    project.close()
    assert lock_path(project.path).read_bytes() == ELSEWHERE.encoded()


def test_looking_at_a_project_that_is_written_to(closed_project: Path, decide: Decide) -> None:
    code = (
        "import sys\nfrom pathlib import Path\nfrom histnorm_gui.project.repository import Project\n"
        "project = Project.open(Path(sys.argv[1]))\nprint('open', flush=True)\nnumber = 0\n"
        "while True:\n    number += 1\n    project.set_setting('number', number)\n    print(number, flush=True)\n"
    )
    child = subprocess.Popen([sys.executable, "-c", code, str(closed_project)], stdout=subprocess.PIPE, text=True)
    assert child.stdout is not None and child.stdout.readline() == "open\n"
    drain = threading.Thread(target=child.stdout.read)
    child.stdout.readline()
    drain.start()
    try:
        last = 0
        for _ in range(3):
            try:
                looked = Project.look(closed_project)
            except UserError as error:  # it changed all the time: said, never shown half
                assert error.code is ErrorCode.FILE_UNREADABLE
                continue
            with looked:
                number = looked.get_setting("number")
                assert isinstance(number, int) and number >= last
                last = number
                assert looked.verify() == []
                assert looked.path == closed_project and looked.read_only
    finally:
        child.kill()
        child.wait()
        drain.join()
        child.stdout.close()


def test_looking_changes_nothing_and_refuses_edits(
    closed_project: Path, make_document: MakeDocument, decide: Decide
) -> None:
    before = snapshot(closed_project.parent)
    with Project.look(closed_project) as project:
        token = project.tokens(1)[50]
        for edit in (
            lambda: decide(project, token, "x"),
            project.record_undo,
            project.record_redo,
            lambda: project.record_jump(-2),
            lambda: project.add_manuscript(make_document(["a"]), "Z", "", None, AT),
            lambda: project.add_model(1, b"x", {}),
            lambda: project.add_training(1, b"x", {}, {}),
            lambda: project.replace_predictions(1, 1, {}),
        ):
            with pytest.raises(UserError) as raised:
                edit()
            assert raised.value.code is ErrorCode.PROJECT_LOOKED_AT
        project.set_setting("current_manuscript", 7)  # for as long as it is looked at
        assert project.verify() == []
    assert snapshot(closed_project.parent) == before


def test_looking_at_what_cannot_be_read(closed_project: Path, tmp_path: Path) -> None:
    closed_project.write_bytes(closed_project.read_bytes()[:-4096])
    for path, code in ((closed_project, ErrorCode.PROJECT_DAMAGED), (tmp_path / "none", ErrorCode.FILE_MISSING)):
        with pytest.raises(UserError) as raised:
            Project.look(path)
        assert raised.value.code is code and raised.value.args_by_name["path"] == str(path)


def test_looking_can_be_cancelled_and_leaves_nothing(closed_project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folders: list[str] = []
    make = private.tempfile.mkdtemp
    monkeypatch.setattr(private.tempfile, "mkdtemp", lambda **names: folders.append(make(**names)) or folders[-1])
    cancel = CancelToken()
    cancel.cancel()
    with pytest.raises(Cancelled):
        Project.look(closed_project, Watch(cancel=cancel))
    with Project.look(closed_project):
        assert Path(folders[-1]).exists()
    assert len(folders) == 2 and not any(Path(folder).exists() for folder in folders)


@POSIX_ONLY
@pytest.mark.parametrize("how", ["changed", "replaced", "log"])
def test_changes_from_outside_are_found_and_not_overwritten(
    project: Project, make_document: MakeDocument, decide: Decide, how: str
) -> None:
    manuscript, _ = project.add_manuscript(make_document(["vnd", "jn"]), "A", "", None, AT)
    first, second = project.tokens(manuscript.id)
    decide(project, first, "und")
    assert project.outside is None
    if how != "log":
        project.settle()
    path = project.path if how != "log" else project.path.with_name(project.path.name + "-wal")
    data = path.read_bytes() + bytes(4096)
    if how == "replaced":
        path.with_name("other").write_bytes(data)
        path.with_name("other").replace(path)
    else:
        path.write_bytes(data)
    assert project.outside is (Outside.REPLACED if how == "replaced" else Outside.CHANGED)
    with pytest.raises(UserError) as raised:
        decide(project, second, "in")
    assert raised.value.code is ErrorCode.PROJECT_CHANGED_OUTSIDE and project.is_given_up
    project.settle()
    assert path.read_bytes() == data
    if how == "replaced":
        kept = project.rescue(project.history().done())
        with Project.look(kept.path) as ours:
            assert list(ours.annotations(manuscript.id)) == [first.id] and ours.verify() == []


def test_settling_leaves_one_whole_file(project: Project, make_document: MakeDocument, tmp_path: Path) -> None:
    project.add_manuscript(make_document(["vnd"]), "A", "", None, AT)
    project.settle()
    alone = tmp_path / "alone.histnorm"
    alone.write_bytes(project.path.read_bytes())
    with Project.open(alone) as copy:
        assert [manuscript.siglum for manuscript in copy.manuscripts()] == ["A"] and copy.verify() == []


def test_copies_know_what_they_have_in_common(closed_project: Path, tmp_path: Path, decide: Decide) -> None:
    other_path = tmp_path / "copy.histnorm"
    other_path.write_bytes(closed_project.read_bytes())
    with Project.open(closed_project) as mine, Project.open(other_path) as theirs:
        before = len(mine.lineage().events)
        assert mine.lineage() == theirs.lineage() and before == 12
        decide(mine, mine.tokens(1)[50], "x")
        theirs.record_undo()
        decide(theirs, theirs.tokens(1)[50], "x")
        assert mine.lineage().project == theirs.lineage().project
        assert mine.lineage().common(theirs.lineage()) == before
        assert len(theirs.lineage().events) == before + 2
    Project.create(tmp_path / "unrelated.histnorm").close()
    with Project.open(closed_project) as mine, Project.open(tmp_path / "unrelated.histnorm") as other:
        assert mine.lineage().project != other.lineage().project
