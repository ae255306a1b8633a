"""import, train, normalize and export, on project files and with a model in a file."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from histnorm_gui.cli.main import main


def run(capsys: pytest.CaptureFixture[str], *argv: object) -> dict[str, object]:
    """The JSON result of a command that has to work."""
    assert main([*map(str, argv), "--json"]) == 0, capsys.readouterr().err
    found: dict[str, object] = json.loads(capsys.readouterr().out.splitlines()[-1])
    return found


@pytest.fixture
def project(tmp_path: Path, gold: Path, text: Path, capsys: pytest.CaptureFixture[str]) -> Path:
    """A project with A, decided, and B, running text."""
    path = tmp_path / "p.histnorm"
    run(capsys, "import", path, gold, "--siglum", "A", "--title", "First", "--create")
    run(capsys, "import", path, text, "--siglum", "B")
    return path


def test_import_counts_decided_words(tmp_path: Path, gold: Path, capsys: pytest.CaptureFixture[str]) -> None:
    found = run(capsys, "import", tmp_path / "p.histnorm", gold, "--siglum", "A", "--create")
    assert (found["words"], found["decided"], found["format"]) == (48, 48, "tsv")


def test_gold_standard_is_left_out(tmp_path: Path, gold: Path, capsys: pytest.CaptureFixture[str]) -> None:
    found = run(capsys, "import", tmp_path / "p.histnorm", gold, "--siglum", "A", "--create", "--gold")
    assert (found["words"], found["decided"]) == (48, 0)


def test_import_without_create_needs_a_project(tmp_path: Path, gold: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "p.histnorm"
    assert main(["import", str(path), str(gold), "--siglum", "A"]) == 1
    assert f"{path}: there is no such file" in capsys.readouterr().err
    assert not path.exists()


@pytest.mark.parametrize("siglum", ["A", " "])
def test_file_or_siglum_that_will_not_do_leaves_no_new_project(
    siglum: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    empty, path = tmp_path / "empty.txt", tmp_path / "p.histnorm"
    empty.touch()
    assert main(["import", str(path), str(empty), "--siglum", siglum, "--create"]) == 1
    assert list(tmp_path.glob("p.histnorm*")) == []


def test_a_project_that_is_not_there_yet_is_told_how_to_make(
    text: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["import", str(tmp_path / "p.histnorm"), str(text), "--siglum", "A"]) == 1
    assert "--create makes a new project" in capsys.readouterr().err


@pytest.mark.parametrize("command", ["export", "normalize"])
def test_how_a_file_is_read_is_not_said_of_a_project(
    project: Path, command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    capsys.readouterr()
    assert main([command, str(project), "--manuscript", "A", "--option", "column=2", "--encoding", "cp1252"]) == 2
    assert "--encoding --option says how a file is read" in capsys.readouterr().err


def test_siglum_twice_is_refused(project: Path, text: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["import", str(project), str(text), "--siglum", "B"]) == 1
    assert "There is a manuscript B in the project already" in capsys.readouterr().err


def test_siglum_is_one_line(project: Path, text: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(capsys, "import", project, text, "--siglum", " Ka\n 2 ")["manuscript"] == "Ka 2"


@pytest.mark.parametrize(
    "command",
    [
        ["train", "--train", "GOLD", "--model", "OUT"],
        ["teach", "--train", "GOLD", "--model", "OUT"],
        ["evaluate", "--system", "memory", "--train", "GOLD", "--test", "GOLD", "--predictions", "OUT"],
        ["simulate", "--gold", "GOLD", "--system", "memory", "--curve", "OUT"],
        ["normalize", "GOLD", "--model", "GOLD", "-o", "OUT"],
    ],
)
@pytest.mark.parametrize(("place", "told"), [(".", "folder"), ("missing/out", "missing")])
def test_a_place_that_cannot_be_written_to_is_refused_before_the_work(
    tmp_path: Path,
    gold: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    command: list[str],
    place: str,
    told: str,
) -> None:
    monkeypatch.setattr("histnorm_gui.cli.files.read_document", lambda *_args, **_more: pytest.fail("it was begun"))
    monkeypatch.chdir(tmp_path)
    values = {"GOLD": str(gold), "OUT": place}
    assert main([values.get(part, part) for part in command]) == 1
    assert told in capsys.readouterr().err


def test_trained_project_suggests_for_its_text(
    project: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    found = run(capsys, "train", project, "--manuscript", "A")
    assert (found["version"], found["recipe"]) == (1, "default")
    assert run(capsys, "train", project, "--manuscript", "A")["version"] == 2
    out = tmp_path / "out.tsv"
    assert run(capsys, "normalize", project, "--manuscript", "B", "-o", out)["words"] == 8
    rows = [line.split("\t") for line in out.read_text(encoding="utf-8").splitlines()]
    assert rows[0] == ["form", "suggestion", "confidence", "source"]
    assert [row[0] for row in rows[1:]] == ["Vnd", "vnser", "czeit", "man", "hat", "czwey", "bey", "vns"]
    assert [row[1].lower() for row in rows[1:]] == ["und", "unser", "zeit", "man", "hat", "zwei", "bei", "uns"]
    assert all(0 <= float(row[2]) <= 1 and row[3] for row in rows[1:])


def test_too_few_decisions_are_counted(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["train", str(project), "--manuscript", "B"]) == 1
    assert "There are 0 decided words to learn from" in capsys.readouterr().err


def test_manuscript_must_be_named_where_there_are_several(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["export", str(project)]) == 1
    assert "the project has: A, B" in capsys.readouterr().err
    assert main(["export", str(project), "--manuscript", "C"]) == 1
    assert "no manuscript C" in capsys.readouterr().err


def test_export_writes_text_with_its_lines(project: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "out.txt"
    options = ("--manuscript", "B", "--undecided", "suggestion", "--no-mark", "-o", out)
    found = run(capsys, "export", project, *options)
    assert (found["words"], found["decided"]) == (8, 0)
    assert out.read_text(encoding="utf-8").lower() == "und unser zeit / man hat\nzwei bei uns .\n"


def test_export_writes_for_undecided_words_what_the_window_suggests(
    project: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out, suggested = tmp_path / "out.tsv", tmp_path / "suggested.tsv"
    partly = tmp_path / "partly.tsv"
    partly.write_text("czeyt\tziit\nvnter\t\nczwar\t\nczeyt\t\nsere\tsehr\n", encoding="utf-8")
    run(capsys, "import", project, partly, "--siglum", "C")
    run(capsys, "normalize", project, "--manuscript", "C", "-o", suggested)
    found = [line.split("\t")[1] for line in suggested.read_text(encoding="utf-8").splitlines()[1:]]
    run(capsys, "export", project, "--manuscript", "C", "--format", "tsv2", "--no-mark", "-o", out)
    written = [line.split("\t")[1] for line in out.read_text(encoding="utf-8").splitlines()]
    assert written == ["ziit", *found[1:4], "sehr"] and written[1] == "unter"
    main(["export", str(project), "--manuscript", "C"])
    assert "suggesting" in capsys.readouterr().err
    for instead in ("form", "empty"):  # nothing is suggested, and nothing is waited for
        main(["export", str(project), "--manuscript", "C", "--undecided", instead])
        assert "suggesting" not in capsys.readouterr().err


def test_export_of_a_decided_manuscript_does_not_wait_for_suggestions(
    project: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["export", str(project), "--manuscript", "A"]) == 0
    assert "suggesting" not in capsys.readouterr().err


def test_export_to_standard_output_is_the_file_alone(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["export", str(project), "--manuscript", "A", "--format", "tsv2"]) == 0
    assert capsys.readouterr().out.startswith("vnd\tund\nvnser\tunser\n")


def test_export_of_a_table_counts_its_second_column_as_decided(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = tmp_path / "M.tsv"
    table.write_text("vnd\tund\nfraw\tfrau\nczu\t\n", encoding="utf-8")
    assert main(["export", str(table), "--undecided", "form"]) == 0
    assert capsys.readouterr().out.strip() == "und frau ⟨czu⟩"
    out = tmp_path / "out.tsv"
    assert main(["export", str(table), "--format", "tsv4", "--undecided", "empty", "-o", str(out)]) == 0
    rows = [line.split("\t") for line in out.read_text(encoding="utf-8").splitlines()]
    assert ["vnd", "und", "accepted", "imported"] in rows
    assert ["czu", "", "open", "none"] in rows
    assert len(rows) == 4


def test_export_into_a_missing_folder_is_refused(
    project: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "nowhere" / "out.txt"
    assert main(["export", str(project), "--manuscript", "A", "-o", str(out)]) == 1
    assert f"{out}: cannot be written" in capsys.readouterr().err


def test_file_that_is_no_project_is_refused_and_unchanged(gold: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = gold.read_bytes()
    assert main(["train", str(gold)]) == 1
    assert f"{gold}: this is not a histnorm project" in capsys.readouterr().err
    assert gold.read_bytes() == before


def test_model_in_a_file_reads_text(gold: Path, text: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    model, out = tmp_path / "model.safetensors", tmp_path / "out.tsv"
    found = run(capsys, "train", "--train", gold, "--model", model)
    assert (found["system"], found["heads"]) == ("bilstm", ["A"])
    assert run(capsys, "normalize", text, "--model", model, "-o", out)["words"] == 8
    rows = [line.split("\t") for line in out.read_text(encoding="utf-8").splitlines()[1:]]
    assert [row[1].lower() for row in rows] == ["und", "unser", "zeit", "man", "hat", "zwei", "bei", "uns"]
    assert {row[3] for row in rows} == {"model"}


def test_model_with_other_manuscripts_has_a_head_for_each(
    gold: Path, text: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    other, model = tmp_path / "C.tsv", tmp_path / "model"
    other.write_text("vmb\tum\nczorn\tzorn\n" * 10, encoding="utf-8")
    found = run(capsys, "train", "--train", gold, "--aux", other, "--model", model)
    assert (found["system"], found["heads"]) == ("mtl", ["A", "C"])
    run(capsys, "normalize", text, "--model", model, "--head", "C")
    assert main(["normalize", str(text), "--model", str(model), "--head", "X"]) == 1
    assert "A, C" in capsys.readouterr().err


def test_damaged_model_is_refused(text: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    model = tmp_path / "model"
    model.write_bytes(b"{}" * 100)
    assert main(["normalize", str(text), "--model", str(model)]) == 1
    assert f"histnorm: {model}: this is no model, or a damaged one (" in capsys.readouterr().err


def test_model_for_other_projects_is_none_of_a_manuscript(
    gold: Path, text: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("histnorm_gui.services.teaching.JOINT_FROM", 40)
    taught, own = tmp_path / "taught", tmp_path / "own"
    assert main(["teach", "--train", str(gold), "--model", str(taught), "--language", "enhg"]) == 0
    assert main(["train", "--train", str(gold), "--model", str(own)]) == 0
    capsys.readouterr()
    assert main(["normalize", str(text), "--model", str(taught)]) == 1
    assert f"{taught}: the model does not fit (it is a model for other projects" in capsys.readouterr().err
    project = tmp_path / "p.histnorm"
    assert main(["import", str(project), str(gold), "--siglum", "A", "--create"]) == 0
    assert main(["settings", str(project), "--tagger", str(own)]) == 1
    assert f"{own}: the model does not fit (it is the model of a manuscript" in capsys.readouterr().err
    simulated = ["simulate", "--gold", str(gold), "--tagger", str(own), "--tokens", "5"]
    assert main(simulated) == 1
    assert f"{own}: this model of other texts cannot be used" in capsys.readouterr().err
