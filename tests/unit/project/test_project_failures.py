"""Full disks, vanished files and killed processes: nothing acknowledged is lost, nothing is half-written."""

from __future__ import annotations

import random
import subprocess
import sys
from pathlib import Path

import pytest

from histnorm_gui.core.errors import ErrorCode, UserError
from histnorm_gui.project.repository import Project

from .conftest import AT, Decide, MakeDocument

EDIT_UNTIL_KILLED = """
import sys
from pathlib import Path
from histnorm_gui.core.edits import AnnotationEdit, EditLabel, Transaction
from histnorm_gui.core.model import OPEN, Annotation, DecisionSource, Provenance, Status
from histnorm_gui.project.repository import Project

project = Project.open(Path(sys.argv[1]))
manuscript = project.manuscripts()[0]
tokens = project.tokens(manuscript.id)
states = project.annotations(manuscript.id)
number = len(project.history())
while True:
    edits = []
    for token in (tokens[number % len(tokens)], tokens[-1 - number % 7]):
        after = Annotation(Status.CORRECTED, str(number), Provenance(DecisionSource.TYPED))
        if token.id not in [edit.token_id for edit in edits]:
            edits.append(AnnotationEdit(manuscript.id, token.id, states.get(token.id, OPEN), after))
            states[token.id] = after
    project.record(Transaction(EditLabel.CORRECT, tuple(edits), subject=str(number)))
    print(number, flush=True)
    number += 1
"""

WRITE_BEYOND_A_LIMIT = """
import resource, signal, sys
from pathlib import Path
from histnorm_gui.core.errors import UserError
from histnorm_gui.project.repository import Project

signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
project = Project.open(Path(sys.argv[1]))
resource.setrlimit(resource.RLIMIT_FSIZE, (300_000, 300_000))
for number in range(100):
    try:
        project.set_setting("big", "x" * 7_000 * (number + 1))
    except UserError as error:
        print(error.code.value, number, project.get_setting("big") == "x" * 7_000 * number)
        break
project.close()
"""


def fill(project: Project) -> None:
    """From here on the disk is full as far as SQLite can tell."""
    connection = project._database._connection
    (pages,) = connection.execute("PRAGMA page_count").fetchone()
    connection.execute(f"PRAGMA max_page_count = {pages}")


def test_disk_full(project: Project, make_document: MakeDocument, decide: Decide) -> None:
    manuscript, _ = project.add_manuscript(make_document(["vnd"] * 50), "A", "", None, AT)
    tokens = project.tokens(manuscript.id)
    decided = decide(project, tokens[0], "und")
    fill(project)
    with pytest.raises(UserError) as raised:
        project.add_manuscript(make_document(["jn"] * 5000), "B", "", None, AT)
    assert raised.value.code is ErrorCode.PROJECT_WRITE_FAILED
    assert raised.value.args_by_name["path"] == str(project.path)
    assert "full" in str(raised.value.args_by_name["reason"])
    with pytest.raises(UserError):
        project.add_training(manuscript.id, bytes(100_000), {}, {})
    with pytest.raises(UserError):
        decide(project, tokens[1], "u" * 50_000)
    assert project.manuscripts(include_removed=True) == (manuscript,)
    assert project.models(manuscript.id) == ()
    assert list(project.annotations(manuscript.id)) == [tokens[0].id]
    assert project.history().to_undo == decided
    # There is room again: the editor goes on.
    project._database._connection.execute("PRAGMA max_page_count = 1000000")
    decide(project, tokens[1], "u" * 50_000)
    assert project.verify() == []


@pytest.mark.skipif(sys.platform == "win32", reason="limits of file sizes as on POSIX")
def test_system_refuses_to_write(closed_project: Path) -> None:
    result = subprocess.run(
        [sys.executable, "-c", WRITE_BEYOND_A_LIMIT, str(closed_project)], capture_output=True, text=True, check=True
    )
    code, number, kept = result.stdout.split()
    assert (code, kept) == ("project-write-failed", "True")
    with Project.open(closed_project) as project:
        assert project.get_setting("big") == "x" * 7_000 * int(number)
        assert project.verify() == []


@pytest.mark.skipif(sys.platform == "win32", reason="an open file cannot be deleted there")
@pytest.mark.parametrize("how", ["deleted", "moved", "replaced"])
def test_file_gone_from_its_place(project: Project, make_document: MakeDocument, decide: Decide, how: str) -> None:
    manuscript, _ = project.add_manuscript(make_document(["a"]), "A", "", None, AT)
    (token,) = project.tokens(manuscript.id)
    path = project.path
    elsewhere = path.with_name("elsewhere")
    path.replace(elsewhere)
    if how == "deleted":
        elsewhere.unlink()
    if how == "replaced":
        path.write_bytes(b"another file")
    with pytest.raises(UserError) as raised:
        decide(project, token, "b")
    replaced = how == "replaced"
    assert raised.value.code is (ErrorCode.PROJECT_CHANGED_OUTSIDE if replaced else ErrorCode.PROJECT_WRITE_FAILED)
    assert project.annotations(manuscript.id) == {}
    if how == "moved":
        elsewhere.replace(path)
        decide(project, token, "b")
    project.close()
    if how == "moved":
        with Project.open(path) as again:
            assert len(again.annotations(manuscript.id)) == 1
    if how == "replaced":
        assert path.read_bytes() == b"another file"


def test_killed_while_editing_loses_nothing_acknowledged(project_path: Path, make_document: MakeDocument) -> None:
    with Project.create(project_path) as project:
        manuscript, _ = project.add_manuscript(make_document(["vnd"] * 40), "A", "", None, AT)
    random_numbers = random.Random(1)
    for _ in range(10):
        acknowledged = edit_and_kill(project_path, lines=random_numbers.randrange(1, 60))
        with Project.open(project_path) as project:
            newest = project.history().to_undo
            assert newest is not None
            assert int(newest.subject) >= acknowledged
            # What the journal has last is what the tokens show: no transaction is in the file in part.
            found = project.annotations(manuscript.id)
            assert [token_id for token_id, state in found.items() if state.normalization == newest.subject] == sorted(
                edit.token_id for edit in newest.edits if hasattr(edit, "token_id")
            )
            assert project.verify() == []
    assert [path.name for path in project_path.parent.iterdir()] == [project_path.name]


def edit_and_kill(path: Path, lines: int) -> int:
    """Let a process edit until it has acknowledged so many edits, kill it, return the last number it acknowledged."""
    child = subprocess.Popen(
        [sys.executable, "-c", EDIT_UNTIL_KILLED, str(path)], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    assert child.stdout is not None
    for _ in range(lines):
        line = child.stdout.readline()
        if not line:
            break
    child.kill()
    rest, errors = child.communicate()
    assert errors == ""
    return int([line, *rest.splitlines()][-1])
