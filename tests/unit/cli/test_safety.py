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
