from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from histnorm_gui.cli.main import main

ROW = "vnd\tund\n"


def evaluate(train: Path, test: Path, *options: str) -> int:
    return main(["evaluate", "--system", "memory", "--train", str(train), "--test", str(test), *options])


def result(capsys: pytest.CaptureFixture[str]) -> dict[str, object]:
    found: dict[str, object] = json.loads(capsys.readouterr().out.splitlines()[-1])
    return found


def test_memory_is_measured_word_by_word(gold: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    test = tmp_path / "test.tsv"
    test.write_text("vnd\tund\nczeit\tzeit\nvnd\tauch\nneu\tneu\n", encoding="utf-8")
    assert evaluate(gold, test, "--json") == 0
    found = result(capsys)
    assert found["system"] == "memory"
    assert found["recipe"] == "default"
    assert (found["accuracy"], found["correct"], found["tokens"]) == (0.75, 3, 4)
    assert isinstance(found["seconds"], float)


def test_predictions_pair_with_the_gold_rows(gold: Path, tmp_path: Path) -> None:
    test, out = tmp_path / "test.tsv", tmp_path / "out.tsv"
    test.write_text('vnd\tund\n\n"\t"\n\t\nneu \tneu\r\nczeit\tzit\n', encoding="utf-8")
    assert evaluate(gold, test, "--predictions", str(out)) == 0
    rows = [line.split("\t") for line in out.read_text(encoding="utf-8").splitlines()]
    assert [row[0] for row in rows] == ["vnd", '"', "neu ", "czeit"]
    assert rows[0][1] == "und"
    assert rows[3][1] == "zeit"


def test_text_result_names_accuracy_and_size(gold: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert evaluate(gold, gold) == 0
    assert "memory (default): 100.00% of 48 words right" in capsys.readouterr().out


def test_several_training_files_are_one(gold: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    more = tmp_path / "more.tsv"
    more.write_text("frawe\tfrau\n", encoding="utf-8")
    assert main(["evaluate", "--system", "memory", "--train", str(gold), str(more), "--test", str(more), "--json"]) == 0
    found = result(capsys)
    assert found["train_tokens"] == 49
    assert found["accuracy"] == 1


@pytest.mark.parametrize("system", ["default", "memory"])
@pytest.mark.parametrize("own", [None, "", "vnd\t\n"])
def test_others_may_be_all_there_is_to_learn_from(
    system: str, own: str | None, gold: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    train = tmp_path / "own.tsv"
    argv = ["evaluate", "--system", system, "--aux", str(gold), "--test", str(gold), "--json"]
    if own is not None:
        train.write_text(own, encoding="utf-8")
        argv += ["--train", str(train)]
    assert main(argv) == 0
    captured = capsys.readouterr()
    found = json.loads(captured.out)
    assert found["train_tokens"] == 0
    assert found["accuracy"] >= 0.9
    assert ("nothing to learn from" in captured.err) is (own is not None)


def test_a_system_that_needs_own_words_says_so(gold: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["evaluate", "--system", "mtl", "--aux", str(gold), "--test", str(gold)]) == 1
    assert "There are 0 decided words to learn from" in capsys.readouterr().err


@pytest.mark.parametrize("system", ["bilstm", "mtl"])
def test_networks_learn_and_use_other_manuscripts(
    system: str, gold: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    other = tmp_path / "A.other.tsv"  # the same siglum as the main file: it must not take its place
    other.write_text("vmb\tum\n" * 20, encoding="utf-8")
    argv = ["evaluate", "--system", system, "--train", str(gold), "--aux", str(other), "--test", str(gold), "--json"]
    assert main(argv) == 0
    captured = capsys.readouterr()
    found = json.loads(captured.out)
    assert found["accuracy"] >= 0.9
    assert found["auxiliary"] == ["A-2"]
    assert "training" in captured.err


def test_row_without_second_column_is_named_by_line(
    gold: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    test = tmp_path / "test.tsv"
    test.write_text("vnd\tund\n" * 20 + "czeit\n", encoding="utf-8")
    assert evaluate(gold, test) == 0
    assert f"{test}, line 21: left out" in capsys.readouterr().err


def test_gold_row_without_normalization_counts_as_wrong_and_is_told(
    gold: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    test = tmp_path / "test.tsv"
    test.write_text("vnd\tund\nczeit\t\n", encoding="utf-8")
    assert evaluate(gold, test, "--json") == 0
    captured = capsys.readouterr()
    assert json.loads(captured.out)["accuracy"] == 0.5
    assert "1 rows have no normalization" in captured.err


def test_rows_without_a_form_are_counted_and_answered_as_in_training(
    gold: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    train, test, out = tmp_path / "train.tsv", tmp_path / "test.tsv", tmp_path / "out.tsv"
    train.write_text(gold.read_text(encoding="utf-8") + "\t,\n\t,\n\t.\n", encoding="utf-8")
    test.write_text("vnd\tund\n\t,\nczeit\tzeit\n\t.\n", encoding="utf-8")
    assert evaluate(train, test, "--predictions", str(out), "--json") == 0
    captured = capsys.readouterr()
    found = json.loads(captured.out)
    assert (found["tokens"], found["correct"]) == (4, 3)
    assert out.read_text(encoding="utf-8") == "vnd\tund\n\t,\nczeit\tzeit\n\t,\n"
    assert "2 rows have no form" in captured.err
    # Where training has no such rows, something has to stand there, or the rows would not pair.
    assert evaluate(gold, test, "--predictions", str(out), "--json") == 0
    assert out.read_text(encoding="utf-8").splitlines()[1] == "\t∅"


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"", "the file is empty"),
        (b"\0\1\2\3" * 100, "this is no text"),
        ("für\tfür\nſin\tsein\n".encode() + b"\xfcber\t\xfcber\n", "line 3"),
        (b"vnd und czeit\nvnser man\n", "form and normalization"),
    ],
    ids=["empty", "binary", "damaged", "no-tabs"],
)
def test_bad_training_file_is_refused_in_one_line(
    content: bytes, message: str, gold: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    bad = tmp_path / "bad.tsv"
    bad.write_bytes(content)
    assert evaluate(bad, gold) == 1
    error = capsys.readouterr().err
    assert error.startswith(f"histnorm: {bad}")
    assert message in error
    assert error.count("\n") == 1


def test_training_file_without_normalizations_is_refused(
    gold: Path, text: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert evaluate(text, gold) == 1
    assert "no normalizations to learn from" in capsys.readouterr().err


def test_directory_is_refused(gold: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert evaluate(tmp_path, gold) == 1
    assert "this is a folder" in capsys.readouterr().err


def test_unknown_system_is_named_with_the_known_ones(gold: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["evaluate", "--system", "oracle", "--train", str(gold), "--test", str(gold)]) == 1
    error = capsys.readouterr().err
    assert "oracle" in error
    assert "bilstm" in error


@pytest.mark.parametrize(
    ("train", "test"),
    [
        ("anselm/B.train.tsv", "anselm/B.dev.tsv"),
        ("histnorm/spanish/spanish-ps16.train.txt", "histnorm/spanish/spanish-ps16.dev.txt"),
        ("histnorm/icelandic/icelandic-icepahc.train.txt", "histnorm/icelandic/icelandic-icepahc.dev.txt"),
        ("histnorm/german/german-ridges.train.txt", "histnorm/german/german-ridges.dev.txt"),
    ],
)
def test_predictions_pair_with_the_independent_scorer(
    train: str, test: str, tmp_path: Path, shared_data: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "out.tsv"
    assert evaluate(shared_data / train, shared_data / test, "--predictions", str(out), "--json") == 0
    found = result(capsys)
    scorer = shared_data.parent / "tools" / "score.py"
    done = subprocess.run(
        [sys.executable, str(scorer), str(shared_data / test), str(out)],
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
    )
    accuracy, correct, total = done.stdout.split()
    assert (int(correct), int(total)) == (found["correct"], found["tokens"])
    assert accuracy == f"{found['accuracy']:.4f}"
