"""``histnorm convert`` from a file to a file."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from histnorm_gui.cli.main import main

CSV = "Beleg;POS;Norm\nvnd;KON;und\nda;ADV;\n.;P;\n"


@pytest.fixture
def table(tmp_path: Path) -> Path:
    path = tmp_path / "a.csv"
    path.write_text(CSV, encoding="utf-8")
    return path


@pytest.mark.parametrize(
    ("name", "arguments", "expected"),
    [
        ("b.tsv", [], "vnd\tund\nda\t\n.\t.\n"),
        ("b.txt", [], "und ⟨da⟩ .\n"),
        ("b.txt", ["--no-mark"], "und da .\n"),
        ("b.txt", ["--undecided", "empty", "--no-mark"], "und .\n"),
        ("b.csv", [], CSV),
        ("b.csv", ["--undecided", "form"], CSV.replace("ADV;", "ADV;⟨da⟩")),
        ("b.csv", ["--to", "tsv2", "--option", "normalization=POS"], "vnd\tKON\nda\tADV\n.\t.\n"),
        ("b", ["--to", "tsv4", "--undecided", "form"], None),
        ("b.txt", ["--from", "text", "--to", "source"], CSV),
    ],
)
def test_what_is_written(
    table: Path, name: str, arguments: list[str], expected: str | None, capsys: pytest.CaptureFixture[str]
) -> None:
    out = table.with_name(name)
    assert main(["convert", str(table), str(out), *arguments]) == 0
    text = out.read_bytes().decode()
    if expected is None:
        expected = "form\tnormalization\tstate\tsource\nvnd\tund\taccepted\timported\nda\tda\topen\tform\n"
        expected += ".\t.\tpunctuation\tnone\n"
    assert text == expected
    assert str(out) in capsys.readouterr().out


@pytest.mark.parametrize("name", ["b.xlsx", "b.xml", "b.CONLLU", "b.docx"])
def test_a_name_that_promises_another_format_is_refused(
    table: Path, name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    out = table.with_name(name)
    assert main(["convert", str(table), str(out)]) == 2
    assert "or choose with --to" in capsys.readouterr().err
    assert not out.exists()
    assert main(["convert", str(table), str(out), "--to", "tsv2"]) == 0


def test_marks_of_a_text_stay_marks_through_four_columns(tmp_path: Path) -> None:
    text, first, again = tmp_path / "a.txt", tmp_path / "b.tsv", tmp_path / "c.tsv"
    text.write_text("[fol. 1r]\nvnd da.\n", encoding="utf-8")
    assert main(["convert", str(text), str(first), "--to", "tsv4"]) == 0
    assert "[fol. 1r]\t[fol. 1r]\tpunctuation\tnone\n" in first.read_text(encoding="utf-8")
    assert main(["convert", str(first), str(again), "--to", "tsv4"]) == 0
    assert again.read_bytes() == first.read_bytes()


def test_json_says_what_was_read(table: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = table.with_name("b.tsv")
    assert main(["convert", str(table), str(out), "--json"]) == 0
    result = json.loads(capsys.readouterr().out.splitlines()[-1])
    assert result["from"] == "csv"
    assert result["to"] == "tsv2"
    assert (result["tokens"], result["normalizations"], result["problems"]) == (3, 1, 0)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--option", "feature=x"], "no option feature"),
        (["--option", "delimiter=x"], "delimiter=x"),
        (["--option", "form=Wort"], "no column Wort"),
        (["--from", "conllu"], "of 10 columns"),
        (["--from", "xlsx"], "not a complete xlsx file"),
    ],
)
def test_what_cannot_be_read_is_one_line(
    table: Path, arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    out = table.with_name("b.tsv")
    assert main(["convert", str(table), str(out), *arguments]) == 1
    message = capsys.readouterr().err
    assert said in message
    assert message.count("\n") == 1
    assert not out.exists()


def test_what_cannot_be_written_is_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path, out = tmp_path / "a.csv", tmp_path / "b.tsv"
    path.write_text('form,norm\n"v\nnd",und\n', encoding="utf-8")
    assert main(["convert", str(path), str(out)]) == 1
    assert "please choose another" in capsys.readouterr().err
    assert main(["convert", str(path), str(tmp_path)]) == 1
    assert not out.exists()


def test_convert_samples_without_change(shared_data: Path, tmp_path: Path) -> None:
    for name in ("conllu/orv_rnc_dev_1-30.conllu", "webanno-tsv/gum_tsv30.tsv", "tsv-csv/damaskini_veles.tsv"):
        path = shared_data / "formats" / name
        out = tmp_path / path.name
        assert main(["convert", str(path), str(out), "--to", "source"]) == 0
        assert out.read_bytes() == path.read_bytes()


def test_tokens_that_are_only_counted_are_no_lines_of_a_text(tmp_path: Path) -> None:
    events = "".join(f'<event start="T{n}" end="T{n + 1}">{form}</event>' for n, form in enumerate(("vnd", "da", "er")))
    points = "".join(f'<tli id="T{n}"/>' for n in range(4))
    exb = (
        f"<basic-transcription><basic-body><common-timeline>{points}</common-timeline>"
        f'<tier id="a" category="dipl" type="t">{events}</tier></basic-body></basic-transcription>'
    )
    mods = "".join(
        f'<token id="t{n}"><mod id="m{n}" utf="{form}"/></token>' for n, form in enumerate(("vnd", "da", "er"))
    )
    for name, text in (("a.exb", exb), ("b.xml", f"<text><cora-header/>{mods}</text>")):
        (tmp_path / name).write_text(text, encoding="utf-8")
        assert main(["convert", str(tmp_path / name), str(tmp_path / "out.txt"), "--no-mark"]) == 0
        assert (tmp_path / "out.txt").read_text(encoding="utf-8") == "vnd da er\n"


def test_the_encoding_can_be_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "a.txt"
    path.write_bytes("für żółw\n".encode("cp1250"))
    out = tmp_path / "out.tsv"
    assert main(["convert", str(path), str(out), "--encoding", "cp1250"]) == 0
    assert out.read_text(encoding="utf-8") == "für\t\nżółw\t\n"
    assert main(["convert", str(path), str(out), "--encoding", "utf-8"]) == 1
    assert "line 1: not encoded in UTF-8; please choose another encoding" in capsys.readouterr().err
    assert main(["convert", str(path), str(out), "--encoding", "klingon"]) == 1
    assert "no encoding called klingon" in capsys.readouterr().err


NOTED = (
    "form\tnormalization\tstate\tsource\tmodernization\tnote\tflag\n"
    "vnd\tund\taccepted\ttyped\t\tsic\tyes\n"
    "hin\thinaus\taccepted\ttyped\traus\t\t\n"
    "auß\t\tjoined\tnone\t\t\t\n"
)


@pytest.mark.parametrize("command", ["convert", "export"])
def test_what_a_format_has_no_place_for_is_said(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], command: str
) -> None:
    path, out = tmp_path / "a.tsv", tmp_path / "b.txt"
    path.write_text(NOTED, encoding="utf-8")
    arguments = [str(path), str(out)] if command == "convert" else [str(path), "--format", "text", "-o", str(out)]
    assert main([command, *arguments, "--json"]) == 0
    said = capsys.readouterr()
    assert json.loads(said.out.splitlines()[-1])["lost"] == {"modernizations": 1, "remarks": 1}
    assert [line.split()[1] for line in said.err.splitlines()[1:]] == ["modernizations", "notes"]
    assert main(["convert", str(path), str(tmp_path / "c.tsv"), "--to", "tsv4", "--json"]) == 0
    said = capsys.readouterr()
    assert json.loads(said.out.splitlines()[-1])["lost"] == {} and len(said.err.splitlines()) == 1
    assert (tmp_path / "c.tsv").read_text(encoding="utf-8") == NOTED.replace("typed", "imported")


def test_joins_that_a_format_has_no_place_for_are_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path, out = tmp_path / "a.tsv", tmp_path / "b.tsv"
    path.write_text(NOTED.replace("hinaus\taccepted", "\topen"), encoding="utf-8")
    assert main(["convert", str(path), str(out), "--to", "tsv2", "--json"]) == 0
    assert "joins" not in json.loads(capsys.readouterr().out.splitlines()[-1])["lost"]
