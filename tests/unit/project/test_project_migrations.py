"""An older project becomes a current one, with a copy kept; shown with steps that are made up."""

from __future__ import annotations

import shutil
import sqlite3
from dataclasses import dataclass
from pathlib import Path

import pytest

from histnorm_gui.core.errors import ErrorCode, UserError
from histnorm_gui.project.migrations import MIGRATIONS, supported_version
from histnorm_gui.project.repository import Project
from histnorm_gui.project.schema import REMARK_TABLES, SCHEMA_VERSION

from .conftest import snapshot

VERSION_1 = Path(__file__).parents[2] / "fixtures" / "project-v1.histnorm"


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
    copy = closed_project.with_name(f"{closed_project.name}.before-v{SHOUT.version}")
    assert sorted(path.name for path in closed_project.parent.iterdir()) == [closed_project.name, copy.name]
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
    copy = closed_project.with_name(f"{closed_project.name}.before-v{NOTES.version}")
    copy.write_bytes(b"an earlier copy")
    Project.open(closed_project, migrations=(NOTES,)).close()
    assert copy.read_bytes() == b"an earlier copy"
    assert read(copy.with_name(copy.name + ".2"), "SELECT count(*) FROM token") == 120
    assert closed_project.read_bytes() != old


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
    copy = path.with_name(f"{path.name}.before-v2")
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
