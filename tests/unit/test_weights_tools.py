"""The tools that learn the shipped weights, from their command lines to a file that can be read."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from devtools import long_weights, ranking_weights
from histnorm_gui.engine.ranking import defaults
from histnorm_gui.engine.ranking.defaults import Situation, rankers

WORDS = [("vnd", "und"), ("dy", "die"), ("vrouwe", "frau"), ("zcu", "zu"), ("hws", "haus"), ("yn", "in"), ("do", "da")]


@pytest.fixture
def corpus(tmp_path: Path) -> Path:
    folder = tmp_path / "corpus"
    folder.mkdir()
    for turn, siglum in enumerate("ABC", start=2):
        rows = [WORDS[place * turn % len(WORDS)] for place in range(60)]
        rows[turn::9] = [(f"{form}{siglum.lower()}", f"{norm}{siglum.lower()}") for form, norm in rows[turn::9]]
        for part in ("train", "dev", "test"):
            lines = "".join(f"{form}\t{norm}\n" for form, norm in rows)
            (folder / f"{siglum}.{part}.tsv").write_text(lines, encoding="utf-8")
    return folder


def learned(out: Path, situation: Situation, monkeypatch: pytest.MonkeyPatch) -> None:
    """The weights of a situation can be read from the file, and weigh something."""
    table = json.loads(out.read_text(encoding="utf-8"))
    monkeypatch.setattr(defaults, "_read", lambda: table)
    for ranker in rankers(situation):
        assert any(abs(weights).max() > 0 for weights in ranker.weights.values())
    assert rankers(situation)[1].residual is not None


def run(module: object, *arguments: object, monkeypatch: pytest.MonkeyPatch) -> int:
    monkeypatch.setattr(sys, "argv", ["tool", *map(str, arguments)])
    return module.main()  # type: ignore[attr-defined, no-any-return]


@pytest.mark.parametrize("situation", ["alone", "others"])
def test_weights_of_a_situation(situation: str, corpus: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    out = tmp_path / "weights.json"
    out.write_text('{"elsewhere": {}}')
    given = ("--corpus", corpus, "--situation", situation, "--out", out)
    assert run(ranking_weights, *given, monkeypatch=monkeypatch) == 0
    assert set(json.loads(out.read_text())) == {"elsewhere", situation}
    learned(out, Situation(others=situation == "others", lexicon=False, tagger=False), monkeypatch)


def test_weights_of_long_texts(corpus: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    out, words = tmp_path / "weights.json", tmp_path / "words.txt"
    words.write_text("".join(f"{norm}\n" for _, norm in WORDS), encoding="utf-8")
    monkeypatch.setattr(long_weights, "STRETCHES", 1)
    given = ("--text", corpus / "A", "--text", f"{corpus / 'B'}={words}", "--out", out)
    assert run(long_weights, *given, monkeypatch=monkeypatch) == 0
    for lexicon in (False, True):
        learned(out, Situation(others=False, lexicon=lexicon, tagger=True, itself=True), monkeypatch)
