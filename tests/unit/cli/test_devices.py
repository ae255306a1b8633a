"""--device: what networks are trained on."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
import torch

from histnorm_gui.cli.main import main


def test_auto_is_the_cpu_where_there_is_nothing_else(
    tmp_path: Path, gold: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    model = tmp_path / "a.model"
    assert main(["train", "--train", str(gold), "--model", str(model), "--device", "auto", "--json"]) == 0
    captured = capsys.readouterr()
    assert json.loads(captured.out.splitlines()[-1])["device"] == "cpu"
    assert "device" not in captured.err and model.exists()


@pytest.mark.parametrize(
    "arguments",
    [
        ["train", "--train", "{gold}", "--model", "{out}"],
        ["evaluate", "--system", "bilstm", "--train", "{gold}", "--test", "{gold}"],
        ["simulate", "--system", "bilstm", "--gold", "{gold}"],
        ["teach", "--train", "{gold}", "--model", "{out}"],
    ],
)
def test_a_device_that_is_not_there_is_refused_before_anything_is_done(
    tmp_path: Path, gold: Path, arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "out"
    filled = [argument.format(gold=gold, out=out) for argument in arguments]
    assert main([*filled, "--device", "cuda"]) == 1
    assert "There is no device cuda on this computer" in capsys.readouterr().err
    assert not out.exists()


def test_a_device_that_fails_is_told_and_the_result_is_there(
    tmp_path: Path, gold: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(torch.cuda, "is_available", lambda: True)  # a lie that comes out with the first tensor
    monkeypatch.setattr(torch.cuda, "get_device_name", lambda: "Imaginary 3000")
    command = [
        "evaluate",
        "--system",
        "bilstm",
        "--train",
        str(gold),
        "--test",
        str(gold),
        "--device",
        "cuda",
        "--json",
    ]
    assert main(command) == 0
    captured = capsys.readouterr()
    assert "The device cuda failed" in captured.err and "the CPU did the rest" in captured.err
    told = json.loads(captured.out.splitlines()[-1])
    assert told["device"] == "cpu" and told["accuracy"] > 0.9


def test_other_names_and_series_are_wrong_usage(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["train", "x", "--device", "abacus"]) == 2
    assert main(["evaluate", "--corpus", "c", "--systems", "memory", "--out", "o", "--device", "auto"]) == 2
    assert main(["simulate", "--corpus", "c", "--out", "o", "--device", "auto"]) == 2
    assert "not allowed together with --corpus: --device" in capsys.readouterr().err
