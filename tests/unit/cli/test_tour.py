from __future__ import annotations

import json
from pathlib import Path

import pytest

from histnorm_gui.cli.main import main


def test_tour_does_the_whole_job(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "results"
    assert main(["tour", "--out", str(out), "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert figures["accepted"] + figures["corrected"] == figures["by_hand"] == 200
    assert figures["accepted"] > 50
    assert figures["accuracy_before"] > 0.9
    assert figures["accuracy_after"] > figures["accuracy_before"] - 0.01
    assert figures["certain_right"] >= 0.85 * figures["certain"] > 0
    text = (out / "N.txt").read_text(encoding="utf-8")
    assert len(text.split()) > 400
    columns = (out / "N.four-columns.tsv").read_text(encoding="utf-8").splitlines()
    states = [line.split("\t")[2] for line in columns[1:] if line]
    assert states.count("accepted") == figures["accepted"] + figures["certain"]
    assert states.count("corrected") == figures["corrected"]

    # A second one touches nothing unless it is told to.
    project = out / "tour.histnorm"
    before = project.read_bytes()
    assert main(["tour", "--out", str(out)]) == 1
    assert "something is there already" in capsys.readouterr().err
    assert project.read_bytes() == before
