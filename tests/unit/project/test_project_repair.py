"""What can be saved of a damaged project: everything that the damage does not touch, and it is said what is lost."""

from __future__ import annotations

import random
import shutil
import sqlite3
from pathlib import Path

import pytest

from histnorm_gui.core.errors import ErrorCode, UserError
from histnorm_gui.project.pages import Pages
from histnorm_gui.project.rebuild import repair
from histnorm_gui.project.repository import Project
from histnorm_gui.project.schema import SCHEMA_VERSION
from histnorm_gui.project.verification import check_file

from .conftest import AT, Decide, MakeDocument, snapshot

FIXTURES = Path(__file__).parents[2] / "fixtures" / "projects"


@pytest.fixture
def large(project_path: Path, make_document: MakeDocument, decide: Decide) -> Path:
    """A project of two manuscripts of many pages, with a source and edits that take more than one page."""
    with Project.create(project_path) as made:
        for siglum, forms in (("A", ["vnd", "jn", "vsfuret"] * 400), ("B", ["fraw"] * 900)):
            manuscript, _ = made.add_manuscript(make_document(forms), siglum, "", None, AT)
            for token in made.tokens(manuscript.id)[:300]:
                decide(made, token, f"norm{token.id}")
        made.record_undo()
        made.add_model(manuscript.id, bytes(range(256)) * 40, {"recipe": "paper"})
        made.set_setting("recipe", "paper")
    return project_path


def contents(path: Path) -> list[object]:
    with Project.open(path) as project:
        assert project.verify() == []
        return [
            [
                [
                    manuscript,
                    *(read(manuscript.id) for read in (project.tokens, project.annotations, project.remarks)),
                    *(read(manuscript.id) for read in (project.joins, project.forgotten, project.source)),
                    *(read(manuscript.id) for read in (project.models, project.predictions)),
                ]
                for manuscript in project.manuscripts(include_removed=True)
            ],
            project.history().done(),
            project.history().undone(),
            project.lineage(),
        ]


def test_a_sound_project_loses_nothing(large: Path, tmp_path: Path) -> None:
    before = snapshot(large.parent)
    out = tmp_path / "new.histnorm"
    repaired = repair(large, out)
    assert repaired.whole and repaired.decisions == 599 and repaired.steps == 602
    assert contents(out) == contents(large)
    assert snapshot(large.parent) == before


@pytest.mark.parametrize("version", range(1, SCHEMA_VERSION + 1))
def test_projects_of_every_version(tmp_path: Path, version: int) -> None:
    old, out = tmp_path / "old.histnorm", tmp_path / "new.histnorm"
    shutil.copyfile(FIXTURES / f"v{version}.histnorm", old)
    assert repair(old, out).whole
    ours, theirs = contents(out), contents(old)
    assert ours[:3] == theirs[:3]
    assert check_file(FIXTURES / f"v{version}.histnorm") == []


def test_every_row_is_found_without_sqlite(large: Path) -> None:
    connection = sqlite3.connect(large)
    counts = [
        connection.execute(f"SELECT COUNT(*) FROM {name}").fetchone()[0] for name in ("token", "journal", "source")
    ]
    connection.close()
    found = [values for _, values in Pages(large.read_bytes()).rows()]
    shapes = [len([values for values in found if len(values) == length]) for length in (8, 6, 7)]
    assert shapes[0] == counts[0]
    assert shapes[1] >= counts[1]
    sources = [values for values in found if len(values) == 7 and isinstance(values[-1], bytes)]
    assert len(sources) == counts[2] == 2


def test_without_its_first_page_all_words_and_decisions_are_saved(large: Path, tmp_path: Path) -> None:
    whole = contents(large)
    data = bytearray(large.read_bytes())
    data[100:4096] = bytes(3996)
    large.write_bytes(data)
    assert check_file(large) != []
    out = tmp_path / "new.histnorm"
    repaired = repair(large, out)
    saved = contents(out)
    assert saved[1:] == whole[1:]  # the whole history, and which project it is
    assert [entry[:7] for entry in saved[0]] == [entry[:7] for entry in whole[0]]  # type: ignore[index, union-attr]
    assert not repaired.lost_tokens and not repaired.orphans and not repaired.lost_sources
    assert repaired.lost_settings and repaired.lost_readings


def test_a_cut_file(large: Path, tmp_path: Path) -> None:
    data = large.read_bytes()
    large.write_bytes(data[: len(data) * 2 // 3 + 17])
    repaired = repair(large, tmp_path / "new.histnorm")
    with Project.open(tmp_path / "new.histnorm") as saved:
        assert saved.verify() == []
        assert sum(len(saved.tokens(manuscript.id)) for manuscript in saved.manuscripts()) == repaired.tokens
        lost = sum(repaired.lost_tokens.values())
        assert repaired.tokens + lost <= 2100 and not repaired.whole


def test_random_damage_is_never_worse_than_it_looks(large: Path, tmp_path: Path) -> None:
    """Whatever is damaged: what comes out is sound, is part of what was there, and what is missing is said."""
    whole = large.read_bytes()
    with Project.open(large) as project:
        forms = {token.id: token.form for m in project.manuscripts() for token in project.tokens(m.id)}
        norms = {at: a.normalization for m in project.manuscripts() for at, a in project.annotations(m.id).items()}
    numbers = random.Random(7)
    for round_ in range(25):
        data = bytearray(whole)
        for _ in range(numbers.randrange(1, 4)):
            page = numbers.randrange(len(data) // 4096) * 4096
            length = numbers.choice([8, 512, 4096])
            at = page + numbers.randrange(4096 - length + 1)
            data[at : at + length] = numbers.randbytes(length)
        large.write_bytes(data)
        out = tmp_path / f"{round_}.histnorm"
        try:
            repaired = repair(large, out)
        except UserError as error:
            assert error.code is ErrorCode.PROJECT_UNREPAIRABLE
            continue
        with Project.open(out) as saved:
            assert saved.verify() == []
            tokens = [token for m in saved.manuscripts(include_removed=True) for token in saved.tokens(m.id)]
            same = [token for token in tokens if forms.get(token.id) == token.form]
            # A byte inside of a form cannot be known to be wrong; nearly all are as they were.
            assert len(same) >= len(tokens) - 250
            decided = {
                at: a for m in saved.manuscripts(include_removed=True) for at, a in saved.annotations(m.id).items()
            }
            right = [at for at, annotation in decided.items() if norms.get(at) == annotation.normalization]
            assert len(right) >= len(decided) - 120
            if repaired.whole:
                assert len(tokens) == len(forms) and len(decided) == len(norms)


def test_lost_decisions_are_known_from_the_journal(large: Path, tmp_path: Path) -> None:
    """The rows of decisions gone, as by a damaged page: each step says what was decided."""
    whole = contents(large)
    connection = sqlite3.connect(large)
    connection.execute("DELETE FROM annotation WHERE token_id % 3 = 0")
    connection.commit()
    connection.close()
    assert check_file(large) != []
    repaired = repair(large, tmp_path / "new.histnorm")
    assert repaired.decisions == 599
    assert contents(tmp_path / "new.histnorm")[:3] == whole[:3]


def test_decisions_without_words_and_words_without_a_source(large: Path, tmp_path: Path) -> None:
    connection = sqlite3.connect(large)
    connection.execute("DELETE FROM token WHERE id BETWEEN 11 AND 20")
    connection.execute("DELETE FROM source WHERE manuscript_id = 2")
    connection.execute("DELETE FROM manuscript WHERE id = 2")
    connection.commit()
    connection.close()
    repaired = repair(large, tmp_path / "new.histnorm")
    assert repaired.lost_tokens == {"A": 10}
    assert [orphan[:2] for orphan in repaired.orphans] == [(at, f"norm{at}") for at in range(11, 21)]
    assert repaired.unnamed == ["?2"] and repaired.lost_sources == ["?2"]
    with Project.open(tmp_path / "new.histnorm") as saved:
        assert saved.verify() == []
        assert saved.source(2).text.startswith("fraw\nfraw\n")
        assert [token.position for token in saved.tokens(1)] == list(range(1190))


def test_nothing_to_save(tmp_path: Path, large: Path) -> None:
    path = tmp_path / "noise.histnorm"
    path.write_bytes(b"SQLite format 3\0" + random.Random(1).randbytes(20_000))
    with pytest.raises(UserError) as raised:
        repair(path, tmp_path / "new.histnorm")
    assert raised.value.code is ErrorCode.PROJECT_UNREPAIRABLE
    assert not (tmp_path / "new.histnorm").exists()
    with pytest.raises(UserError) as raised:
        repair(large, path)
    assert raised.value.code is ErrorCode.PROJECT_EXISTS


def test_verify_finds_a_journal_that_does_not_lead_to_the_decisions(large: Path) -> None:
    assert check_file(large) == []
    connection = sqlite3.connect(large)
    connection.execute("UPDATE annotation SET normalization = 'x' WHERE token_id = 5")
    connection.execute("UPDATE event SET undone = 1 WHERE id = 3")
    connection.commit()
    connection.close()
    before = snapshot(large.parent)
    problems = check_file(large)
    assert "the journal and token 5 differ" in problems
    assert any("has no event that led to it" in problem for problem in problems)
    assert snapshot(large.parent) == before
