"""An older project becomes a current one, with a copy kept; shown with steps that are made up."""

from __future__ import annotations

import hashlib
import shutil
import sqlite3
from dataclasses import dataclass
from pathlib import Path

import pytest

from histnorm_gui.core.errors import ErrorCode, UserError
from histnorm_gui.project import backups
from histnorm_gui.project.backups import Reason
from histnorm_gui.project.migrations import MIGRATIONS, supported_version
from histnorm_gui.project.repository import Project
from histnorm_gui.project.schema import REMARK_TABLES, SCHEMA_VERSION

from .conftest import snapshot

FIXTURES = Path(__file__).parents[2] / "fixtures" / "projects"
VERSION_1 = FIXTURES / "v1.histnorm"


@dataclass(frozen=True)
class Step:
    version: int
    statement: str

    def apply(self, connection: sqlite3.Connection) -> None:
        connection.execute(self.statement)


NOTES = Step(SCHEMA_VERSION + 1, "ALTER TABLE manuscript ADD COLUMN notes TEXT NOT NULL DEFAULT 'none yet'")
SHOUT = Step(SCHEMA_VERSION + 2, "UPDATE manuscript SET notes = upper(notes)")
WRONG = Step(SCHEMA_VERSION + 2, "UPDATE no_such_table SET x = 1")


def read(path: Path, statement: str) -> object:
    connection = sqlite3.connect(path)
    try:
        return connection.execute(statement).fetchone()[0]
    finally:
        connection.close()


def dump(path: Path) -> list[str]:
    """Everything in a database, as the statements that make it; a copy is read, so that the file stays as it is."""
    connection = sqlite3.connect(":memory:")
    connection.deserialize(_without_log(path.read_bytes()))
    try:
        return list(connection.iterdump())
    finally:
        connection.close()


def _without_log(data: bytes) -> bytes:
    """A database in memory has no log: say in its header that it needs none."""
    return data[:18] + b"\x01\x01" + data[20:]


def test_steps_lead_to_the_current_version() -> None:
    assert supported_version(MIGRATIONS) == SCHEMA_VERSION
    assert [step.version for step in MIGRATIONS] == list(range(2, SCHEMA_VERSION + 1))


def test_older_project_is_brought_up_and_a_copy_kept(closed_project: Path) -> None:
    with Project.open(closed_project, migrations=(NOTES, SHOUT)) as project:
        assert [manuscript.siglum for manuscript in project.manuscripts()] == ["B"]
    (backup,) = backups.found(closed_project)
    assert backup.reason is Reason.MIGRATION
    copy = backup.path
    names = sorted(path.name for path in closed_project.parent.iterdir())
    assert names == [closed_project.name, f"{closed_project.name}-backups"]
    assert read(closed_project, "SELECT notes FROM manuscript") == "NONE YET"
    assert read(closed_project, "PRAGMA user_version") == SHOUT.version
    # The copy is the old project, and opens as one.
    with Project.open(copy) as old:
        assert len(old.annotations(1)) == 9
        assert old.verify() == []
    # This program is now too old for the file.
    with pytest.raises(UserError) as raised:
        Project.open(closed_project)
    assert raised.value.code is ErrorCode.PROJECT_NEWER


def test_nothing_to_do(closed_project: Path) -> None:
    Project.open(closed_project, migrations=(NOTES,)).close()
    before = snapshot(closed_project.parent)
    Project.open(closed_project, migrations=(NOTES,)).close()
    assert snapshot(closed_project.parent) == before


def test_failed_step_leaves_the_old_project(closed_project: Path) -> None:
    before = snapshot(closed_project.parent)
    with pytest.raises(UserError) as raised:
        Project.open(closed_project, migrations=(NOTES, WRONG))
    assert raised.value.code is ErrorCode.PROJECT_WRITE_FAILED
    assert snapshot(closed_project.parent) == before
    with Project.open(closed_project) as project:
        assert project.verify() == []


def test_step_that_is_missing(closed_project: Path) -> None:
    before = snapshot(closed_project.parent)
    with pytest.raises(UserError) as raised:
        Project.open(closed_project, migrations=(SHOUT,))
    assert raised.value.code is ErrorCode.PROJECT_DAMAGED
    assert snapshot(closed_project.parent) == before


def test_earlier_copies_are_kept(closed_project: Path) -> None:
    old = closed_project.read_bytes()
    Project.open(closed_project, migrations=(NOTES,)).close()
    (first,) = backups.found(closed_project)
    kept = first.path.read_bytes()
    closed_project.write_bytes(old)
    Project.open(closed_project, migrations=(NOTES,)).close()
    second, again = backups.found(closed_project)
    assert again == first and first.path.read_bytes() == kept
    assert read(second.path, "SELECT count(*) FROM token") == 120


def test_a_project_of_version_1_keeps_everything(tmp_path: Path) -> None:
    path = tmp_path / "old.histnorm"
    shutil.copyfile(VERSION_1, path)
    with Project.open(path) as project:
        assert project.verify() == []
        assert [manuscript.siglum for manuscript in project.manuscripts()] == ["A", "B"]
        first, second = project.manuscripts()
        norms = [annotation.normalization for annotation in project.annotations(first.id).values()]
        assert norms == ["Und", "die", "frau", "frau"]
        assert {annotation.provenance.editor for annotation in project.annotations(first.id).values()} == {""}
        assert (project.remarks(first.id), project.joins(first.id), project.forgotten(first.id)) == ({}, {}, set())
        assert [pair[1:] for pair in project.decided_pairs() if pair[0] == second.id] == [
            ("vnd", "und"),
            ("trincks", "trink es"),
        ]
        assert project.predictions(first.id)[0] == 1
        assert project.get_setting("current_manuscript") == first.id
        undone = project.history().to_redo
        assert undone is not None and undone.subject == "yn"
        project.record_redo()
        while project.history().to_undo is not None:
            project.record_undo()
        assert project.manuscripts() == ()
    (backup,) = backups.found(path)
    copy = backup.path
    assert read(copy, "PRAGMA user_version") == 1
    assert dump(copy) == dump(VERSION_1)


def test_a_version_1_project_that_cannot_be_changed_stays_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "old.histnorm"
    shutil.copyfile(VERSION_1, path)
    broken = (*REMARK_TABLES[:-1], "CREATE TABLE nonsense (")
    monkeypatch.setattr("histnorm_gui.project.migrations.REMARK_TABLES", broken)
    with pytest.raises(UserError) as raised:
        Project.open(path)
    assert raised.value.code is ErrorCode.PROJECT_WRITE_FAILED
    assert [found.name for found in tmp_path.glob("old*")] == [path.name]
    monkeypatch.undo()
    with Project.open(path) as project:
        assert project.verify() == []


@pytest.mark.parametrize("version", range(1, SCHEMA_VERSION + 1))
def test_a_file_of_every_version_opens_and_works(tmp_path: Path, version: int) -> None:
    """Each was written by the program of its time: `git log` of the file says which."""
    path = tmp_path / "old.histnorm"
    shutil.copyfile(FIXTURES / f"v{version}.histnorm", path)
    assert read(path, "PRAGMA user_version") == version
    with Project.open(path) as project:
        assert project.verify() == []
        assert [manuscript.siglum for manuscript in project.manuscripts()] == ["A", "B"]
        steps = len(project.history())
        undone = project.history().to_redo
        assert undone is not None
        project.record_redo()
        for _ in range(steps + 1):
            project.record_undo()
        assert project.manuscripts() == () and project.verify() == []
        for _ in range(steps):
            project.record_redo()
        assert len(project.history()) == steps and project.verify() == []
    assert read(path, "PRAGMA user_version") == SCHEMA_VERSION
    assert len(backups.found(path)) == (version < SCHEMA_VERSION)


def test_a_version_2_project_keeps_remarks_joins_and_all(tmp_path: Path) -> None:
    path = tmp_path / "old.histnorm"
    shutil.copyfile(FIXTURES / "v2.histnorm", path)
    with Project.open(path) as project:
        first, second = project.manuscripts()
        forms = {token.id: token.form for token in project.tokens(first.id)}
        remarks = {forms[token_id]: remark for token_id, remark in project.remarks(first.id).items()}
        assert (remarks["fraw"].note, remarks["fraw"].modernization) == ("or: the lady", "dame")
        assert remarks["die"].flagged and remarks["sach"].excluded
        (join,) = project.joins(first.id).values()
        assert [forms[token_id] for token_id in join.token_ids] == ["hin", "auß"]
        assert join.annotation.normalization == "hinaus" and join.annotation.provenance.editor == "anna"
        assert project.forgotten(first.id) == {("yn", "yn")}
        assert len(project.annotations(second.id)) == 2
        assert project.predictions(first.id)[0] == 1


def test_copies_made_before_the_update_know_one_another(tmp_path: Path) -> None:
    mine, theirs = tmp_path / "mine.histnorm", tmp_path / "theirs.histnorm"
    for path in (mine, theirs):
        shutil.copyfile(FIXTURES / "v2.histnorm", path)
    with Project.open(mine) as ours, Project.open(theirs) as other:
        assert ours.lineage().project == other.lineage().project
        assert ours.lineage().common(other.lineage()) == len(ours.lineage().events) == 14
        ours.record_redo()
        other.record_undo()
        assert ours.lineage().common(other.lineage()) == 14


SCHEMAS = {
    1: "a5888967",
    2: "c1b682bc",
    3: "a0491368",
}
"""A digest of the tables of each version. A new version gets a line, a step in MIGRATIONS and a file of its own."""


@pytest.mark.parametrize("version", range(1, SCHEMA_VERSION + 1))
def test_the_tables_of_a_version_never_change(version: int) -> None:
    """Fails when the schema is changed without a new version, and when a new version has no file."""
    assert schema_digest(FIXTURES / f"v{version}.histnorm") == SCHEMAS[version]


def test_a_new_file_has_the_tables_of_the_newest_version(tmp_path: Path) -> None:
    Project.create(tmp_path / "new.histnorm").close()
    assert schema_digest(tmp_path / "new.histnorm") == SCHEMAS[SCHEMA_VERSION]
    assert sorted(path.stem for path in FIXTURES.iterdir()) == [f"v{version}" for version in sorted(SCHEMAS)]


def test_an_older_file_gets_the_tables_of_the_newest_version(tmp_path: Path) -> None:
    path = tmp_path / "old.histnorm"
    shutil.copyfile(VERSION_1, path)
    Project.open(path).close()
    assert columns(path) == columns(FIXTURES / f"v{SCHEMA_VERSION}.histnorm")


def schema_digest(path: Path) -> str:
    """The statements that made the tables, in few letters; white space aside."""
    statements = [line for line in dump(path) if line.startswith("CREATE") and "sqlite_" not in line]
    text = "\n".join(sorted(" ".join(statement.split()) for statement in statements))
    return hashlib.sha256(text.encode()).hexdigest()[:8]


def columns(path: Path) -> set[tuple[str, str, str]]:
    connection = sqlite3.connect(path)
    try:
        return set(
            connection.execute("SELECT m.name, c.name, c.type FROM sqlite_master m, pragma_table_info(m.name) c")
        )
    finally:
        connection.close()
