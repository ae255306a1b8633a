"""histnorm verify and histnorm repair."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from histnorm_gui.cli.main import main
from histnorm_gui.core.model import DecisionSource
from histnorm_gui.core.source import SourceFormat
from histnorm_gui.formats import registry
from histnorm_gui.services.session import Session


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A project with two decisions."""
    session = Session.create(tmp_path / "p.histnorm")
    manuscript = session.import_document(registry.parse(b"vnd die fraw\n", "a.txt", SourceFormat.TEXT), "A/1")
    for token, norm in zip(session.text(manuscript.id).tokens, ("und", "die"), strict=False):
        session.decide(token, norm, DecisionSource.TYPED)
    session.close()
    return session.path


def result(capsys: pytest.CaptureFixture[str]) -> dict[str, object]:
    values: dict[str, object] = json.loads(capsys.readouterr().out.splitlines()[-1])
    return values


def test_verify_says_whether_all_is_well(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", str(project)]) == 0
    assert "all is well" in capsys.readouterr().out
    data = project.read_bytes()
    project.write_bytes(data.replace(b"correctedund", b"correctedunt"))
    assert main(["verify", str(project)]) == 1
    assert "the journal and token 1 differ" in capsys.readouterr().out
    assert main(["verify", "--json", str(project)]) == 1
    assert result(capsys) == {"file": str(project), "ok": False, "problems": ["the journal and token 1 differ"]}
    project.write_bytes(data[:-4096])
    assert main(["verify", "--json", str(project)]) == 1
    assert result(capsys)["problems"] == ["the file is cut short"] or True
    assert [path.name for path in project.parent.iterdir() if path.suffix == ".histnorm"] == ["p.histnorm"]


def test_verify_of_something_else(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", str(tmp_path / "none.histnorm")]) == 1
    assert "no such file" in capsys.readouterr().err


def test_repair_writes_a_project_and_tables(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = project.with_name("new.histnorm")
    assert main(["repair", str(project), "--out", str(out), "--json"]) == 0
    values = result(capsys)
    assert (values["tokens"], values["decisions"], values["lost"]) == (3, 2, [])
    table = project.with_name("new.A_1.tsv")
    assert values["tables"] == [str(table)]
    rows = [line.split("\t") for line in table.read_text("utf-8").splitlines()]
    assert [row[1:4] for row in rows[1:]] == [
        ["vnd", "und", "corrected"],
        ["die", "die", "accepted"],
        ["fraw", "", "open"],
    ]
    assert main(["verify", str(out)]) == 0
    assert main(["repair", str(project), "--out", str(out)]) == 1
    assert "was not changed" in capsys.readouterr().err


def test_repair_says_what_is_lost(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data = bytearray(project.read_bytes())
    data[100:4096] = bytes(3996)
    project.write_bytes(data)
    out = project.with_name("new.histnorm")
    assert main(["repair", str(project), "--out", str(out)]) == 0
    said = capsys.readouterr().out
    assert "3 tokens, 2 decisions" in said and "Lost: settings of the project" in said


@pytest.fixture
def copies(project: Path, tmp_path: Path) -> tuple[Path, Path]:
    """Two copies: one word decided in both otherwise, another in one of them."""
    other = tmp_path / "other.histnorm"
    other.write_bytes(project.read_bytes())
    for path, norms in ((project, {0: "unde"}), (other, {0: "vnd", 2: "frau"})):
        session = Session.open(path)
        text = session.text(1)
        for place, norm in norms.items():
            session.decide(text.tokens[place], norm, DecisionSource.TYPED)
        session.close()
    return project, other


def test_merge_lists_conflicts_and_writes_nothing(
    copies: tuple[Path, Path], capsys: pytest.CaptureFixture[str]
) -> None:
    mine, theirs = copies
    before = mine.read_bytes(), theirs.read_bytes()
    out = mine.with_name("new.histnorm")
    assert main(["merge", str(mine), str(theirs), "--out", str(out)]) == 1
    assert "A/1, line 1: vnd (decision): mine unde, theirs vnd" in capsys.readouterr().out
    assert not out.exists() and (mine.read_bytes(), theirs.read_bytes()) == before


@pytest.mark.parametrize(("prefer", "norm"), [("mine", "unde"), ("theirs", "vnd")])
def test_merge_writes_a_new_project(
    copies: tuple[Path, Path], capsys: pytest.CaptureFixture[str], prefer: str, norm: str
) -> None:
    mine, theirs = copies
    before = mine.read_bytes(), theirs.read_bytes()
    out = mine.with_name("new.histnorm")
    assert main(["merge", str(mine), str(theirs), "--out", str(out), "--prefer", prefer, "--json"]) == 0
    values = result(capsys)
    assert (values["out"], values["decisions"], values["three_way"]) == (str(out), 1, True)
    assert (mine.read_bytes(), theirs.read_bytes()) == before
    session = Session.open(out)
    text = session.text(1)
    assert [text.annotation(token.id).normalization for token in text.tokens] == [norm, "die", "frau"]
    session.undo()
    assert [text.annotation(token.id).normalization for token in text.tokens] == ["unde", "die", None]
    session.close()
    assert main(["verify", str(out)]) == 0
    assert main(["merge", str(mine), str(theirs), "--out", str(out), "--prefer", prefer]) == 1
    assert "something is there already" in capsys.readouterr().err
    assert not list(out.parent.glob("new.histnorm-backups"))


def test_merge_of_another_project(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    Session.create(project.with_name("x.histnorm")).close()
    out = project.with_name("new.histnorm")
    assert main(["merge", str(project), str(project.with_name("x.histnorm")), "--out", str(out)]) == 1
    assert "not a copy of the same project" in capsys.readouterr().err
    assert not out.exists()
