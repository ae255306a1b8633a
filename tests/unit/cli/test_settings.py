"""``histnorm settings``, and the commands that follow it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from histnorm_gui.cli.main import main
from histnorm_gui.services.session import Session


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """An empty project."""
    path = tmp_path / "a.histnorm"
    Session.create(path).close()
    return path


def said(capsys: pytest.CaptureFixture[str], *argv: object) -> dict[str, str]:
    """The result of a command that succeeds."""
    assert main([str(word) for word in argv]) == 0
    found: dict[str, str] = json.loads(capsys.readouterr().out.splitlines()[-1])
    return found


def test_settings_are_shown_and_changed(
    project: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    before = project.read_bytes()
    assert said(capsys, "settings", project, "--json")["lexicon"] == ""
    assert project.read_bytes() == before
    words = tmp_path / "lists" / "words.txt"
    words.parent.mkdir()
    words.write_text("und\n", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    found = said(
        capsys,
        "settings",
        project,
        "--lexicon",
        "lists/words.txt",
        "--language",
        "enhg",
        "--capitals",
        "nouns",
        "--json",
    )
    assert (found["lexicon"], found["language"], found["capitals"]) == (str(words), "enhg", "nouns")
    words.unlink()
    assert main(["settings", str(project)]) == 0
    shown = capsys.readouterr()
    assert "language: enhg" in shown.out and "not there any more" in shown.err
    assert said(capsys, "settings", project, "--lexicon", "", "--json") == found | {"lexicon": ""}


@pytest.mark.parametrize(
    ("argv", "status", "told"),
    [
        (["--lexicon", "nowhere.txt"], 1, "nowhere.txt"),
        (["--lexicon", "."], 1, "folder"),
        (["--lexicon", "binary.dat"], 1, "no text"),
        (["--tagger", "nowhere.bin"], 1, "nowhere.bin"),
        (["--tagger", "binary.dat"], 1, "damaged"),
        (["--language", "klingon"], 1, "klingon"),
        (["--system", "soup"], 2, "soup"),
        (["--capitals", "soup"], 2, "soup"),
    ],
)
def test_what_cannot_be_chosen_changes_nothing(
    project: Path,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    argv: list[str],
    status: int,
    told: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("binary.dat").write_bytes(bytes(range(256)))
    before = project.read_bytes()
    assert main(["settings", str(project), *argv]) == status
    assert told in capsys.readouterr().err
    assert project.read_bytes() == before
