"""The frame around the sub-commands: usage, errors, interruptions."""

from __future__ import annotations

import argparse
import subprocess
import sys
from pathlib import Path

import pytest

from histnorm_gui import __version__
from histnorm_gui.cli import evaluate
from histnorm_gui.cli.main import COMMANDS, main


def test_help_lists_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--help"]) == 0
    text = capsys.readouterr().out
    for name in (
        "import",
        "train",
        "teach",
        "normalize",
        "export",
        "convert",
        "evaluate",
        "simulate",
        "verify",
        "repair",
        "merge",
        "settings",
        "methods",
        "reproduce",
        "tour",
    ):
        assert f"    {name}" in text
    assert len(COMMANDS) == 15


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--version"]) == 0
    assert capsys.readouterr().out == f"histnorm {__version__}\n"


@pytest.mark.parametrize(
    "argv",
    [
        [],
        ["nonsense"],
        ["evaluate", "--system", "memory"],
        ["evaluate", "--system", "memory", "--recipe", "soup", "--train", "a", "--test", "b"],
        ["evaluate", "--system", "memory", "--train", "a", "--test", "b", "--threads", "0"],
        ["train"],
        ["train", "a.histnorm", "--train", "b.tsv", "--model", "m"],
        ["train", "--train", "b.tsv"],
        ["train", "a.histnorm", "--model", "m"],
        ["train", "a.histnorm", "--aux", "b.tsv"],
        ["normalize", "a.txt", "--head", "N"],
        ["normalize", "a.txt", "--model", "m", "--manuscript", "N"],
        ["export", "a.histnorm", "--format", "word"],
        ["convert", "a.xml"],
        ["convert", "a.xml", "b.xml", "--option", "feature"],
    ],
)
def test_wrong_usage_is_status_2_with_the_usage(argv: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(argv) == 2
    captured = capsys.readouterr()
    assert "usage: histnorm" in captured.err
    assert captured.out == ""


def test_user_error_is_one_line_and_status_1(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    missing = tmp_path / "missing.tsv"
    assert main(["evaluate", "--system", "memory", "--train", str(missing), "--test", str(missing)]) == 1
    captured = capsys.readouterr()
    assert captured.err == f"histnorm: {missing}: there is no such file; please check the name.\n"
    assert captured.out == ""


def test_interruption_is_told_without_a_traceback(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted(arguments: argparse.Namespace) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(evaluate, "run", interrupted)
    assert main(["evaluate", "--system", "memory", "--train", "a", "--test", "b"]) == 130
    assert "interrupted" in capsys.readouterr().err


def test_closed_pipe_is_quiet() -> None:
    code = (
        "import os, sys\nfrom histnorm_gui.cli import tour\nfrom histnorm_gui.cli.main import main\n"
        "tour.run = lambda arguments: print('x') or 0\n"
        "read, write = os.pipe()\nos.close(read)\nos.dup2(write, 1)\nos.close(write)\n"
        "sys.exit(main(['tour', '--out', 'x']))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False, timeout=60)
    assert done.stderr == ""
    assert done.returncode == 141


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no full device")
@pytest.mark.parametrize("command", [["settings", "P", "--json"], ["normalize", "T"]])
def test_full_disk_behind_standard_output_is_one_line(tmp_path: Path, command: list[str]) -> None:
    text, project = tmp_path / "t.txt", tmp_path / "p.histnorm"
    text.write_text("vnd fraw\n", encoding="utf-8")
    assert main(["import", str(project), str(text), "--siglum", "A", "--create"]) == 0
    argv = [{"P": str(project), "T": str(text)}.get(part, part) for part in command]
    code = f"import sys\nfrom histnorm_gui.cli.main import main\nsys.exit(main({argv!r}))"
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            [sys.executable, "-c", code], stdout=full, stderr=subprocess.PIPE, text=True, check=False, timeout=120
        )
    assert done.returncode == 1
    assert "standard output: cannot be written (No space left on device)" in done.stderr
    assert "Traceback" not in done.stderr and "Exception ignored" not in done.stderr


def test_program_prints_utf8_whatever_the_locale() -> None:
    code = (
        "from histnorm_gui import bootstrap\nfrom histnorm_gui.cli import main\n"
        "main.main = lambda argv: print('ſin')\nbootstrap.main_cli([])"
    )
    environment = {"PYTHONIOENCODING": "ascii", "PYTHONPATH": str(Path(__file__).resolve().parents[3])}
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, check=False, timeout=60)
    assert done.stdout.decode("utf-8") == "ſin\n", done.stderr.decode()
