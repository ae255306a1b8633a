"""``histnorm teach``."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from histnorm_gui.cli.main import main
from histnorm_gui.engine.languages import load
from histnorm_gui.engine.text_tagger import read_tagger

ROWS = [f"{stem[0]}{stem}{ending}\t{stem}{ending}" for stem in ("frag", "leb", "lob", "sag") for ending in ("", "en")]
ROWS += ["vnd\tund", "dye\tdie", "daz\tdas", "ist\tist"]


def test_files_make_a_model(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text, model = tmp_path / "A.tsv", tmp_path / "a.tagger"
    text.write_text("\n".join(ROWS * 200), encoding="utf-8")
    assert main(["teach", "--train", str(text), "--model", str(model), "--language", "enhg", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["bytes"] == model.stat().st_size
    assert read_tagger(model.read_bytes(), load("enhg")).vocabulary.manuscripts


def test_too_few_words_are_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text, model = tmp_path / "A.tsv", tmp_path / "a.tagger"
    text.write_text("\n".join(ROWS), encoding="utf-8")
    assert main(["teach", "--train", str(text), "--model", str(model)]) == 1
    assert "12 decided words" in capsys.readouterr().err
    assert not model.exists()


def test_a_project_or_files(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["teach", "--model", "x"]) == 2
    assert "either PROJECT or --train" in capsys.readouterr().err
