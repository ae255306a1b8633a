"""Creating and opening: what is wrong is said with a code, and then nothing has changed on the disk."""

from __future__ import annotations

import os
import random
import shutil
import sqlite3
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from histnorm_gui.core.errors import ErrorCode, UserError
from histnorm_gui.project.repository import Project
from histnorm_gui.project.schema import APPLICATION_ID, SCHEMA_VERSION

from .conftest import AT, Decide, MakeDocument, snapshot

POSIX_ONLY = pytest.mark.skipif(sys.platform == "win32", reason="modes of files and directories as on POSIX")


def refuse(path: Path, code: ErrorCode) -> UserError:
    """Opening must fail with a code, name the path, and leave the folder as it was."""
    before = snapshot(path.parent)
    with pytest.raises(UserError) as raised:
        Project.open(path)
    assert raised.value.code is code
    assert raised.value.args_by_name["path"] == str(path)
    assert snapshot(path.parent) == before
    return raised.value


def patch(path: Path, offset: int, data: bytes) -> None:
    with path.open("r+b") as file:
        file.seek(offset)
        file.write(data)


def test_header_says_what_the_file_is(closed_project: Path) -> None:
    header = closed_project.read_bytes()[:100]
    assert header[:16] == b"SQLite format 3\0"
    assert header[68:72] == b"Hist"
    assert int.from_bytes(header[60:64], "big") == SCHEMA_VERSION
    assert int.from_bytes(b"Hist", "big") == APPLICATION_ID


def test_one_file_is_left_after_closing(closed_project: Path) -> None:
    assert [path.name for path in closed_project.parent.iterdir()] == [closed_project.name]
    project = Project.open(closed_project)
    project.set_setting("k", 1)
    project.close()
    project.close()
    assert [path.name for path in closed_project.parent.iterdir()] == [closed_project.name]


def test_opening_a_good_project_and_closing_it_changes_nothing(closed_project: Path) -> None:
    before = snapshot(closed_project.parent)
    with Project.open(closed_project) as project:
        assert len(project.manuscripts()) == 1
    assert snapshot(closed_project.parent) == before


@pytest.mark.parametrize("content", [b"", b"a text", None])
def test_create_never_overwrites(project_path: Path, content: bytes | None) -> None:
    if content is None:
        project_path.mkdir()
    else:
        project_path.write_bytes(content)
    before = snapshot(project_path.parent)
    with pytest.raises(UserError) as raised:
        Project.create(project_path)
    assert raised.value.code is ErrorCode.PROJECT_EXISTS
    assert snapshot(project_path.parent) == before


def test_create_does_not_overwrite_what_appears_meanwhile(project_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from histnorm_gui.project import creation

    build = creation._build

    def build_slowly(path: Path) -> None:
        build(path)
        project_path.write_bytes(b"somebody was faster")

    monkeypatch.setattr(creation, "_build", build_slowly)
    with pytest.raises(UserError) as raised:
        Project.create(project_path)
    assert raised.value.code is ErrorCode.PROJECT_EXISTS
    assert [(p.name, p.read_bytes()) for p in project_path.parent.iterdir()] == [
        (project_path.name, b"somebody was faster")
    ]


@POSIX_ONLY
def test_create_where_there_are_no_hard_links(project_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def no_link(_source: Path, _target: Path) -> None:
        raise PermissionError(1, "Operation not permitted")

    monkeypatch.setattr(os, "link", no_link)
    with Project.create(project_path) as project:
        assert project.manuscripts() == ()
    assert [path.name for path in project_path.parent.iterdir()] == [project_path.name]


def test_create_in_a_missing_folder(project_path: Path) -> None:
    with pytest.raises(UserError) as raised:
        Project.create(project_path.parent / "none" / "x.histnorm")
    assert raised.value.code is ErrorCode.FILE_UNWRITABLE
    assert list(project_path.parent.iterdir()) == []


@POSIX_ONLY
def test_create_in_a_folder_that_is_read_only(project_path: Path) -> None:
    project_path.parent.chmod(0o555)
    try:
        with pytest.raises(UserError) as raised:
            Project.create(project_path)
    finally:
        project_path.parent.chmod(0o755)
    assert raised.value.code is ErrorCode.FILE_UNWRITABLE
    assert list(project_path.parent.iterdir()) == []


@POSIX_ONLY
def test_new_project_has_the_mode_of_any_new_file(project_path: Path, project: Project) -> None:
    other = project_path.with_name("other")
    other.touch()
    assert project_path.stat().st_mode == other.stat().st_mode


def test_missing(project_path: Path) -> None:
    refuse(project_path, ErrorCode.FILE_MISSING)


def test_directory(project_path: Path) -> None:
    project_path.mkdir()
    refuse(project_path, ErrorCode.FILE_IS_DIRECTORY)


def test_empty(project_path: Path) -> None:
    project_path.touch()
    refuse(project_path, ErrorCode.FILE_EMPTY)


@POSIX_ONLY
def test_pipe(project_path: Path) -> None:
    os.mkfifo(project_path)
    with pytest.raises(UserError) as raised:
        Project.open(project_path)
    assert raised.value.code is ErrorCode.PROJECT_NOT_ONE


@pytest.mark.parametrize("content", [b"x", b"vnd\tund\n" * 50, bytes(5000), b"SQLite format 3\0"])
def test_not_a_project(project_path: Path, content: bytes) -> None:
    project_path.write_bytes(content)
    refuse(project_path, ErrorCode.PROJECT_NOT_ONE)


def test_database_of_another_program(project_path: Path) -> None:
    connection = sqlite3.connect(project_path)
    connection.execute("CREATE TABLE manuscript (id INTEGER)")
    connection.close()
    refuse(project_path, ErrorCode.PROJECT_NOT_ONE)


def test_newer(closed_project: Path) -> None:
    patch(closed_project, 60, (SCHEMA_VERSION + 41).to_bytes(4, "big"))
    error = refuse(closed_project, ErrorCode.PROJECT_NEWER)
    assert error.args_by_name["found"] == SCHEMA_VERSION + 41
    assert error.args_by_name["supported"] == SCHEMA_VERSION


def test_newer_in_the_log_of_a_crash_only(closed_project: Path) -> None:
    leave_a_log(closed_project, "PRAGMA user_version = 42")
    error = refuse(closed_project, ErrorCode.PROJECT_NEWER)
    assert error.args_by_name["found"] == 42


def leave_a_log(path: Path, statement: str) -> None:
    """Make one change whose write-ahead log stays beside the file, as after a crash."""
    kept = path.with_name("kept")
    connection = sqlite3.connect(path, isolation_level=None)
    connection.execute(statement)
    shutil.copyfile(path, kept)
    log = path.with_name(path.name + "-wal").read_bytes()
    connection.close()
    kept.replace(path)
    path.with_name(path.name + "-wal").write_bytes(log)


def test_log_of_a_crash_is_read(closed_project: Path) -> None:
    leave_a_log(closed_project, "INSERT INTO setting VALUES ('k', '17')")
    with Project.open(closed_project) as project:
        assert project.get_setting("k") == 17


def test_damaged_with_the_log_of_a_crash(closed_project: Path) -> None:
    leave_a_log(closed_project, "DROP TABLE setting")
    error = refuse(closed_project, ErrorCode.PROJECT_DAMAGED)
    assert "setting" in str(error.args_by_name["reason"])


@pytest.mark.parametrize("byte", [0, 40], ids=["header", "first frame"])
def test_cut_within_a_page_and_a_log_that_does_not_help(closed_project: Path, byte: int) -> None:
    # What is unsound in a log is dropped by SQLite: opened once, such a file was refused at the next opening.
    leave_a_log(closed_project, "INSERT INTO setting VALUES ('k', '17')")
    patch(closed_project.with_name(closed_project.name + "-wal"), byte, b"\xff\xff\xff")
    closed_project.write_bytes(closed_project.read_bytes()[:-100])
    assert "cut short" in str(refuse(closed_project, ErrorCode.PROJECT_DAMAGED).args_by_name["reason"])
    assert "cut short" in str(refuse(closed_project, ErrorCode.PROJECT_DAMAGED).args_by_name["reason"])


def test_log_that_is_damaged_beside_a_whole_file_is_dropped(closed_project: Path) -> None:
    leave_a_log(closed_project, "INSERT INTO setting VALUES ('k', '17')")
    patch(closed_project.with_name(closed_project.name + "-wal"), 0, b"\xff\xff\xff")
    for _ in range(2):
        with Project.open(closed_project) as project:
            assert project.get_setting("k") is None
            assert len(project.manuscripts()) == 1


def test_power_cut_while_the_log_was_moved_into_the_file(closed_project: Path) -> None:
    text = "x" * 30_000  # it needs pages of its own, which the log has and the file gets
    leave_a_log(closed_project, f"INSERT INTO setting VALUES ('k', '\"{text}\"')")
    closed_project.write_bytes(closed_project.read_bytes() + bytes(6000))
    for _ in range(2):
        with Project.open(closed_project) as project:
            assert project.get_setting("k") == text


@POSIX_ONLY
@pytest.mark.parametrize("part", ["file", "folder"])
def test_read_only(closed_project: Path, part: str) -> None:
    target, back = (closed_project, 0o644) if part == "file" else (closed_project.parent, 0o755)
    target.chmod(0o444 if part == "file" else 0o555)
    try:
        refuse(closed_project, ErrorCode.PROJECT_READ_ONLY)
    finally:
        target.chmod(back)
    Project.open(closed_project).close()


@pytest.mark.parametrize("table", ["token", "journal", "setting", "prediction"])
def test_missing_table(closed_project: Path, table: str) -> None:
    connection = sqlite3.connect(closed_project)
    connection.execute(f"DROP TABLE {table}")
    connection.close()
    error = refuse(closed_project, ErrorCode.PROJECT_DAMAGED)
    assert table in str(error.args_by_name["reason"])


def test_missing_column(closed_project: Path) -> None:
    connection = sqlite3.connect(closed_project)
    connection.execute("DROP TABLE setting")
    connection.execute("CREATE TABLE setting (key TEXT)")
    connection.commit()
    connection.close()
    error = refuse(closed_project, ErrorCode.PROJECT_DAMAGED)
    assert "setting.value" in str(error.args_by_name["reason"])


def test_version_nought(closed_project: Path) -> None:
    patch(closed_project, 60, bytes(4))
    refuse(closed_project, ErrorCode.PROJECT_DAMAGED)


def test_text_that_became_something_else_is_found(closed_project: Path) -> None:
    connection = sqlite3.connect(closed_project)
    connection.execute("UPDATE token SET form = CAST(form AS BLOB) WHERE position = 5")
    connection.commit()
    connection.close()
    error = refuse(closed_project, ErrorCode.PROJECT_DAMAGED)
    assert "token.form" in str(error.args_by_name["reason"])


def use_everything(project: Project) -> None:
    project.history()
    for manuscript in project.manuscripts(include_removed=True):
        project.tokens(manuscript.id)
        project.annotations(manuscript.id)
        project.models(manuscript.id)
        project.model_data(manuscript.id)
        project.predictions(manuscript.id)
    project.get_setting("recipe")


def open_or_refuse(path: Path) -> bool:
    """Open a file that may be damaged: whatever happens is a UserError, and a refusal changes nothing."""
    before = snapshot(path.parent)
    try:
        project = Project.open(path)
    except UserError:
        assert snapshot(path.parent) == before
        return False
    with project:
        project.verify()
        try:
            use_everything(project)
        except UserError as error:
            assert error.code is ErrorCode.PROJECT_DAMAGED
    return True


def test_cut_short_anywhere(closed_project: Path) -> None:
    whole = closed_project.read_bytes()
    sizes = [*range(0, 200, 9), *range(200, len(whole), len(whole) // 60), len(whole) - 1, len(whole) - 4096]
    for size in sizes:
        closed_project.write_bytes(whole[:size])
        assert not open_or_refuse(closed_project), f"opened with {size} of {len(whole)} bytes"


@pytest.mark.parametrize("seed", range(4))
def test_flipped_bytes_anywhere(closed_project: Path, seed: int) -> None:
    random_numbers = random.Random(seed)
    whole = closed_project.read_bytes()
    # The first page, and where each page begins, hold what SQLite trusts; the rest is the editor's text.
    places: list[Callable[[], int]] = [
        lambda: random_numbers.randrange(100),
        lambda: random_numbers.randrange(4096),
        lambda: random_numbers.randrange(len(whole) // 4096) * 4096 + random_numbers.randrange(60),
        lambda: random_numbers.randrange(len(whole)),
    ]
    for attempt in range(80):
        damaged = bytearray(whole)
        for _ in range(random_numbers.choice((1, 1, 3, 30))):
            damaged[places[attempt % 4]()] ^= 1 << random_numbers.randrange(8)
        for path in closed_project.parent.iterdir():
            path.unlink()
        closed_project.write_bytes(damaged)
        open_or_refuse(closed_project)


def test_flipped_bytes_in_the_log_of_a_crash(closed_project: Path) -> None:
    leave_a_log(closed_project, "INSERT INTO setting VALUES ('k', '17')")
    files = {path: path.read_bytes() for path in closed_project.parent.iterdir()}
    log = closed_project.with_name(closed_project.name + "-wal")
    random_numbers = random.Random(5)
    for _ in range(40):
        for path, content in files.items():
            path.write_bytes(content)
        damaged = bytearray(files[log])
        damaged[random_numbers.randrange(len(damaged))] ^= 1 << random_numbers.randrange(8)
        log.write_bytes(damaged[: random_numbers.choice((len(damaged), random_numbers.randrange(len(damaged))))])
        assert open_or_refuse(closed_project)


def test_damage_is_found_by_verify(closed_project: Path) -> None:
    connection = sqlite3.connect(closed_project)
    connection.execute("UPDATE source SET data = CAST('other' AS BLOB)")
    connection.execute("DELETE FROM annotation WHERE token_id = (SELECT MIN(token_id) FROM annotation)")
    connection.commit()
    connection.close()
    with Project.open(closed_project) as project:
        problems = "\n".join(project.verify())
    assert "B: the source is not as it was imported" in problems
    assert "B: token 2 has no place in the source" in problems
    assert "the journal and token 1 differ" in problems


def test_decision_that_cannot_be_read(closed_project: Path) -> None:
    connection = sqlite3.connect(closed_project)
    connection.execute("UPDATE annotation SET status = 'maybe'")
    connection.commit()
    connection.close()
    with Project.open(closed_project) as project:
        with pytest.raises(UserError) as raised:
            project.annotations(1)
        assert raised.value.code is ErrorCode.PROJECT_DAMAGED


@POSIX_ONLY
def test_by_a_symbolic_link(closed_project: Path, tmp_path: Path) -> None:
    link = tmp_path / "link.histnorm"
    link.symlink_to(closed_project)
    with Project.open(link) as project:
        assert project.path == closed_project.resolve()
        refuse(closed_project, ErrorCode.PROJECT_IN_USE)
    assert sorted(path.name for path in closed_project.parent.iterdir()) == [closed_project.name]


@POSIX_ONLY
def test_name_that_is_no_unicode(project_path: Path) -> None:
    path = project_path.parent / os.fsdecode(b"M\xfcnchen.histnorm")
    with Project.create(path) as project:
        project.set_setting("k", 1)
    with Project.open(path) as project:
        assert project.get_setting("k") == 1


def test_relative_path(closed_project: Path, monkeypatch: pytest.MonkeyPatch, make_document: MakeDocument) -> None:
    monkeypatch.chdir(closed_project.parent)
    with Project.open(Path(closed_project.name)) as project:
        monkeypatch.chdir(closed_project.parent.parent)
        project.add_manuscript(make_document(["a"]), "Z", "", None, AT)
    with Project.open(closed_project) as project:
        assert len(project.manuscripts()) == 2


def test_closed_project_cannot_be_used(closed_project: Path, decide: Decide) -> None:
    project = Project.open(closed_project)
    token = project.tokens(1)[-1]
    project.close()
    with pytest.raises(sqlite3.ProgrammingError):
        project.manuscripts()
    with pytest.raises(sqlite3.ProgrammingError):
        decide(project, token, "x")
