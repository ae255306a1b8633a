"""``histnorm simulate`` on one text, as its user sees it."""

from __future__ import annotations

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

from histnorm_gui.cli import options
from histnorm_gui.cli.main import main
from histnorm_gui.engine.systems import SYSTEMS

TEXT = "vnd und\nvnd und\nzu zu\nvnd uns\nvnd uns\nseyn sein\n"
"""By memory alone: 4 corrections and 15 keys; 24 keys for typing everything (see the engine's test)."""


@pytest.fixture
def toy(tmp_path: Path) -> Path:
    path = tmp_path / "T.gold.tsv"
    path.write_text(TEXT.replace(" ", "\t"), encoding="utf-8")
    return path


@pytest.fixture
def other(tmp_path: Path) -> Path:
    path = tmp_path / "O.train.tsv"
    path.write_text("seyn\tsein\n" * 3, encoding="utf-8")
    return path


def simulated(capsys: pytest.CaptureFixture[str], *argv: str) -> dict[str, object]:
    """The JSON of the last line; everything else must have gone to stderr."""
    assert main(["simulate", *argv, "--json"]) == 0
    [line] = capsys.readouterr().out.splitlines()
    found: dict[str, object] = json.loads(line)
    return found


def test_the_figures_are_those_counted_by_hand(toy: Path, capsys: pytest.CaptureFixture[str]) -> None:
    found = simulated(capsys, "--gold", str(toy), "--system", "memory", "--retrain-every", "3")
    seconds = found.pop("retrain_seconds")
    assert isinstance(seconds, list)
    assert len(seconds) == 2
    times = [found.pop(name) for name in ("begin_seconds", "follow_seconds")]
    assert all(isinstance(time, float) and time >= 0 for time in [*seconds, *times])
    assert found == {
        "system": "memory",
        "recipe": "default",
        "tokens": 6,
        "corrections": 4,
        "corrections_per_1000": pytest.approx(4000 / 6),
        "keys_per_token": 2.5,
        "typing_keys_per_token": 4.0,
        "top1": pytest.approx(2 / 6),
        "top5": 0.5,
        "calibration_error": pytest.approx((0.1 + (1 - 1 / 1.5) + 2 / 2.5 + 2 / 3.5) / 6),
        "curve": [{"tokens": 6, "corrections_per_1000": pytest.approx(4000 / 6)}],
        "gold": [str(toy)],
        "auxiliary": [],
        "device": "cpu",
        "retrain_every": 3,
        "seed": 1,
    }


def test_other_manuscripts_help(toy: Path, other: Path, capsys: pytest.CaptureFixture[str]) -> None:
    found = simulated(capsys, "--gold", str(toy), "--aux", str(other), "--system", "memory")
    assert (found["corrections"], found["auxiliary"]) == (3, ["O"])


def test_only_the_beginning_is_walked(toy: Path, capsys: pytest.CaptureFixture[str]) -> None:
    found = simulated(capsys, "--gold", str(toy), "--system", "memory", "--tokens", "3")
    assert (found["tokens"], found["corrections"]) == (3, 1)


def test_files_of_a_text_follow_one_another(toy: Path, other: Path, capsys: pytest.CaptureFixture[str]) -> None:
    found = simulated(capsys, "--gold", str(toy), str(other), "--system", "memory", "--tokens", "all")
    assert (found["tokens"], found["corrections"]) == (9, 4)


@pytest.mark.parametrize("named", [["--system", "memory,norma"], ["--system", "memory", "--system", "norma"]])
def test_systems_are_compared_in_one_run(named: list[str], toy: Path, capsys: pytest.CaptureFixture[str]) -> None:
    found = simulated(capsys, "--gold", str(toy), "--retrain-every", "2", *named)
    rows = found["systems"]
    assert isinstance(rows, list)
    assert [row["system"] for row in rows] == ["memory", "norma"]
    alone = simulated(capsys, "--gold", str(toy), "--retrain-every", "2", "--system", "norma")
    assert rows[1]["corrections"] == alone["corrections"]
    assert rows[1]["curve"] == alone["curve"]


def test_what_is_printed_can_be_read(toy: Path, capsys: pytest.CaptureFixture[str]) -> None:
    toy.write_text(toy.read_text(encoding="utf-8") * 20, encoding="utf-8")
    assert main(["simulate", "--gold", str(toy), "--system", "memory", "--retrain-every", "50"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("120 words")
    figures = lines[2].split()
    assert figures[0] == "memory"
    assert figures[3] == "4.00"  # beside it, the keys of typing everything
    assert lines[4:6] == ["seconds of each retraining", "memory: 0.0 0.0"]
    curve = [line.split() for line in lines[8:]]
    assert [row[:3] for row in curve] == [["1", "-", "100"], ["101", "-", "120"]]
    assert curve[0][4] == "#" * round(float(curve[0][3]) / 25)


def test_a_text_shorter_than_the_first_retraining_has_none(toy: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--gold", str(toy), "--system", "memory"]) == 0
    assert "retraining" not in capsys.readouterr().out


def test_the_curve_is_drawn(toy: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "curve.svg"
    simulated(capsys, "--gold", str(toy), "--system", "memory,norma", "--curve", str(out))
    root = ElementTree.parse(out).getroot()
    assert sum(element.get("class") == "curve" for element in root.iter()) == 2
    assert "Norma" in out.read_text(encoding="utf-8")


def test_the_default_system_is_the_best_that_there_is(toy: Path, capsys: pytest.CaptureFixture[str]) -> None:
    found = simulated(capsys, "--gold", str(toy))
    assert found["system"] == options.DEFAULT_SYSTEM
    assert options.DEFAULT_SYSTEM in (*SYSTEMS, "memory+mtl")
    assert ("default" in SYSTEMS) == (options.DEFAULT_SYSTEM == "default")


def test_what_cannot_be_walked_is_told(toy: Path, capsys: pytest.CaptureFixture[str]) -> None:
    toy.write_text("vnd\tund\n.\t.\nczu\t\nvnd\tund\n\tx\n", encoding="utf-8")
    assert main(["simulate", "--gold", str(toy), "--system", "memory", "--json"]) == 0
    captured = capsys.readouterr()
    assert json.loads(captured.out)["tokens"] == 2
    assert "2 rows are no words, or have no normalization, and are left out" in captured.err
    assert "line 5: left out, there is no form" in captured.err


@pytest.mark.parametrize(
    ("text", "more", "message"),
    [
        (None, [], "there is no such file"),
        ("", [], "the file is empty"),
        ("vnd\t\nczu\t\n", [], "there are no normalizations to learn from"),
        ("a\tb\n", ["--aux", "none.tsv"], "none.tsv: there is no such file"),
        ("a\tb\n", ["--lexicon", "none.txt"], "none.txt: there is no such file"),
        ("a\tb\n", ["--system", "oracle"], "There is no system called oracle; please choose one of: default"),
        ("a\tb\n", ["--system", "memory,memory+memory"], "There is no system called memory+memory"),
        ("a\tb\n", ["--curve", "."], "this is a folder"),
    ],
)
def test_bad_input_is_one_line(
    text: str | None, more: list[str], message: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "T.tsv"
    if text is not None:
        path.write_text(text, encoding="utf-8")
    assert main(["simulate", "--gold", str(path), *(more or ["--system", "memory"])]) == 1
    [line] = [line for line in capsys.readouterr().err.splitlines() if not line.startswith("walking")]
    assert line.startswith("histnorm: ")
    assert message in line


@pytest.mark.parametrize(
    "argv",
    [
        [],
        ["--system", "memory"],
        ["--gold", "a", "--tokens", "0"],
        ["--gold", "a", "--tokens", "some"],
        ["--gold", "a", "--retrain-every", "0"],
        ["--gold", "a", "--system", ","],
        ["--gold", "a", "--recipe", "soup"],
        ["--gold", "a", "--aux", "b", "a"],
        ["--gold", "a", "--jobs", "2"],
        ["--gold", "a", "--manuscripts", "B"],
        ["--gold", "a", "--settings", "full"],
        ["--gold", "a", "--corpus", "c", "--out", "o"],
        ["--corpus", "c"],
        ["--out", "o"],
        ["--corpus", "c", "--out", "o", "--curve", "x.svg"],
        ["--corpus", "c", "--out", "o", "--aux", "x"],
        ["--corpus", "c", "--out", "o", "--threads", "2"],
        ["--corpus", "c", "--out", "o", "--settings", "everything"],
    ],
)
def test_wrong_usage(argv: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", *argv]) == 2
    captured = capsys.readouterr()
    assert "usage: histnorm simulate" in captured.err
    assert captured.out == ""
