"""``histnorm normalize`` without a model: a file, or a project, is suggested for as in the window."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from histnorm_gui.cli.main import main

GERMAN = "Vnd do sprach er czu jm / das ist der man vnd die fraw\ndie waren in der stat vnd ſach yn .\n"


@pytest.fixture
def german(tmp_path: Path) -> Path:
    """A text in Early New High German."""
    path = tmp_path / "t.txt"
    path.write_text(GERMAN, encoding="utf-8")
    return path


def rows(capsys: pytest.CaptureFixture[str], *argv: object) -> list[list[str]]:
    """The table that a command prints, without its header."""
    assert main(["normalize", *map(str, argv)]) == 0
    lines = [line.split("\t") for line in capsys.readouterr().out.splitlines()]
    assert lines[0] == ["form", "suggestion", "confidence", "source"]
    return lines[1:]


def test_text_is_suggested_for_by_the_profile_that_its_words_tell(
    german: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "out.tsv"
    assert main(["normalize", str(german), "-o", str(out), "--json"]) == 0
    told = capsys.readouterr()
    found = json.loads(told.out)
    assert (found["words"], found["language"]) == (21, "enhg")
    assert "language profile enhg" in told.err
    table = [line.split("\t") for line in out.read_text(encoding="utf-8").splitlines()[1:]]
    suggested = {form: norm for form, norm, *_ in table}
    assert (suggested["Vnd"], suggested["czu"], suggested["fraw"]) == ("Und", "zu", "frau")
    assert all(0 <= float(confidence) <= 1 for _, _, confidence, _ in table)


def test_language_and_word_list_may_be_named(german: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    named = rows(capsys, german, "--language", "neutral")
    assert [norm for _, norm, *_ in named][:5] != [norm for _, norm, *_ in rows(capsys, german)][:5]
    words = tmp_path / "words.txt"
    words.write_text("stadt\nsah\n", encoding="utf-8")
    assert rows(capsys, german, "--lexicon", words) != rows(capsys, german)


def test_text_whose_language_is_not_told_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "t.txt"
    path.write_text("foo bar baz\n", encoding="utf-8")
    assert main(["normalize", str(path)]) == 0
    told = capsys.readouterr()
    assert "--language" in told.err and "enhg" in told.err
    assert [line.split("\t")[1] for line in told.out.splitlines()] == ["suggestion", "foo", "bar", "baz"]


def test_text_without_words_has_a_table_without_rows(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "t.txt"
    path.write_text(". / .\n", encoding="utf-8")
    assert rows(capsys, path) == []


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes with names")
@pytest.mark.parametrize("command", ["normalize", "export"])
def test_pipe_is_refused_by_its_name(tmp_path: Path, command: str, capsys: pytest.CaptureFixture[str]) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    assert main([command, str(pipe)]) == 1
    assert f"{pipe}: cannot be read (not a regular file)" in capsys.readouterr().err


def test_project_is_suggested_for_as_in_the_window(
    german: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    project = tmp_path / "p.histnorm"
    assert main(["import", str(project), str(german), "--siglum", "A", "--create"]) == 0
    capsys.readouterr()
    ranked = rows(capsys, project)
    assert ranked == rows(capsys, german)
    assert main(["settings", str(project), "--system", "bilstm"]) == 0
    capsys.readouterr()
    assert [norm for _, norm, *_ in rows(capsys, project)] == [form for form, *_ in ranked]


def test_file_of_the_project_that_is_gone_is_done_without_and_told(
    german: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    project, words = tmp_path / "p.histnorm", tmp_path / "words.txt"
    words.write_text("stadt\n", encoding="utf-8")
    assert main(["import", str(project), str(german), "--siglum", "A", "--create"]) == 0
    assert main(["settings", str(project), "--lexicon", str(words)]) == 0
    words.unlink()
    capsys.readouterr()
    assert main(["normalize", str(project)]) == 0
    told = capsys.readouterr()
    assert f"{words}: the word list of this project is not there any more" in told.err
    assert len(told.out.splitlines()) == 22


def test_what_does_not_go_together_is_wrong_usage(
    german: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    project = tmp_path / "p.histnorm"
    assert main(["import", str(project), str(german), "--siglum", "A", "--create"]) == 0
    for argv, said in (
        ([project, "--language", "enhg"], "histnorm settings"),
        ([german, "--manuscript", "A"], "is none"),
        ([german, "--model", german, "--lexicon", german], "--lexicon"),
    ):
        capsys.readouterr()
        assert main(["normalize", *map(str, argv)]) == 2
        assert said in capsys.readouterr().err


def test_a_word_of_three_million_letters_stays_as_it_is(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path, endless = tmp_path / "t.txt", "vndſ" * 750_000
    path.write_text(f"{GERMAN}{endless} vnd\n", encoding="utf-8")
    table = rows(capsys, path)
    assert table[-2][:2] == [endless, endless] and table[-1][:2] == ["vnd", "und"]
