"""Real corpora, where they are there: every row is a token or named."""

from __future__ import annotations

from pathlib import Path

import pytest

from histnorm_gui.core.source import ProblemCode, SourceFormat
from histnorm_gui.formats.decoding import lines
from histnorm_gui.formats.registry import load, parse


def check(path: Path) -> dict[ProblemCode, int]:
    document = load(path)
    text = document.source.text
    assert document.source.format is SourceFormat.TSV, path.name
    rows = sum(bool(line.text.strip()) for line in lines(text))
    assert len(document.tokens) + len(document.problems) == rows, path.name
    assert text.encode(document.source.encoding) == path.read_bytes()
    for token in document.tokens:
        assert text[token.start : token.end] == token.form
    codes = [problem.code for problem in document.problems]
    return {code: codes.count(code) for code in set(codes)}


def test_anselm(shared_data: Path) -> None:
    paths = [*sorted((shared_data / "anselm").glob("*.dev.tsv")), shared_data / "anselm" / "B.train.tsv"]
    assert len(paths) > 40
    for path in paths:
        assert check(path) == {}, path.name


def test_other_languages(shared_data: Path) -> None:
    paths = sorted((shared_data / "histnorm").glob("*/*.dev.txt"))
    assert len(paths) > 10
    for path in paths:
        problems = check(path)
        # The Portuguese and Spanish editors added punctuation that stands in no manuscript: rows without a form.
        allowed = {ProblemCode.EMPTY_FORM} if "-ps" in path.name else set()
        assert set(problems) <= allowed, path.name


def test_the_one_row_of_ridges_without_a_second_column(shared_data: Path) -> None:
    document = load(shared_data / "histnorm" / "german" / "german-ridges.train.txt")
    assert [(problem.line, problem.code, problem.text) for problem in document.problems] == [
        (16413, ProblemCode.MISSING_COLUMN, " dañ")
    ]


@pytest.mark.parametrize("name", ["gallicorpora_bpt6k10516302.txt", "osta_RHJ.txt"])
def test_transcriptions_as_running_text(shared_data: Path, name: str) -> None:
    path = shared_data / "formats" / "transcription" / name
    document = load(path)
    text = document.source.text
    assert document.source.format is SourceFormat.TEXT
    assert document.source.data == path.read_bytes()
    gaps = text
    for token in reversed(document.tokens):
        assert text[token.start : token.end] == token.form
        gaps = gaps[: token.start] + gaps[token.end :]
    assert not gaps.strip()  # everything that can be seen is in a token


def test_words_of_a_manuscript_survive_as_running_text(shared_data: Path) -> None:
    forms = [token.form for token in load(shared_data / "anselm" / "M.dev.tsv").tokens]
    assert [token.form for token in parse(" ".join(forms).encode(), "M").tokens] == forms
