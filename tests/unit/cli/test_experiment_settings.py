"""``histnorm evaluate --corpus`` on a whole project, on few words, and beside published low-resource figures."""

from __future__ import annotations

import csv
from pathlib import Path

import pytest

from histnorm_gui.cli.main import main
from histnorm_gui.engine.joint import trainer

TEXTS = {
    "A": ("vnd und\nvns uns\nczu zu\n" * 8, "vnd und\nmyn mein\nczu zu\nbald bald\n"),
    "B": ("myn mein\nsyn sein\nvnd und\n" * 8, "myn mein\nsyn sein\nczu zu\nVND und\n"),
    "C": ("czu zu\nczwo zwo\nmyn mein\n" * 8, "czu zu\nczwo zwo\nmyn mein\nvnd und\n"),
}


@pytest.fixture
def corpus(tmp_path: Path) -> Path:
    return write(tmp_path / "corpus", TEXTS)


def write(folder: Path, texts: dict[str, tuple[str, str]], ending: str = "tsv") -> Path:
    folder.mkdir()
    for siglum, (train, dev) in texts.items():
        for part, text in (("train", train), ("dev", dev)):
            (folder / f"{siglum}.{part}.{ending}").write_text(text.replace(" ", "\t"), encoding="utf-8")
    return folder


def evaluate(corpus: Path, *more: str, systems: str = "memory") -> int:
    return main(["evaluate", "--corpus", str(corpus), "--systems", systems, "--out", str(corpus.parent / "out"), *more])


def rows(corpus: Path, name: str = "results.tsv") -> list[dict[str, str]]:
    with (corpus.parent / "out" / name).open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))


def report(corpus: Path) -> dict[str, list[list[str]]]:
    """The tables of the report by their headings."""
    found: dict[str, list[list[str]]] = {}
    heading = ""
    for line in (corpus.parent / "out" / "report.md").read_text(encoding="utf-8").splitlines():
        if line.startswith("#"):
            heading = line.strip("# ")
        elif line.startswith("|") and "---" not in line:
            found.setdefault(heading, []).append([cell.strip() for cell in line.strip("|").split("|")])
    return found


def test_a_project_is_all_the_others_and_the_first_own_words(corpus: Path) -> None:
    assert evaluate(corpus, "--settings", "S,S+O", "--sizes", "0,3,all", "--manuscripts", "A") == 0
    found = {(row["setting"], row["size"]): row for row in rows(corpus)}
    assert list(found) == [(setting, size) for setting in ("S", "S+O") for size in ("0", "3", "all")]
    assert {key: (row["train_tokens"], row["auxiliary_tokens"]) for key, row in found.items()} == {
        ("S", "0"): ("0", "0"),
        ("S", "3"): ("3", "0"),
        ("S", "all"): ("24", "0"),
        ("S+O", "0"): ("0", "48"),
        ("S+O", "3"): ("3", "48"),
        ("S+O", "all"): ("24", "48"),
    }
    assert (found["S", "0"]["correct"], found["S+O", "0"]["correct"], found["S", "0"]["unchanged"]) == ("1", "4", "1")
    table = report(corpus)["By number of own words"]
    assert table[0] == ["own words", "manuscript", "unchanged", "Memory S", "Memory S+O"]
    assert table[1:] == [
        ["0", "A", "25.0", "25.0", "100.0"],
        ["3", "A", "25.0", "75.0", "100.0"],
        ["all", "A", "25.0", "75.0", "100.0"],
    ]


def test_systems_that_cannot_do_without_a_word_are_not_asked_to(corpus: Path) -> None:
    assert evaluate(corpus, "--settings", "S,S+O", "--sizes", "0", "--manuscripts", "A", systems="norma-star,crf") == 0
    assert [(row["system"], row["setting"]) for row in rows(corpus)] == [("norma-star", "S+O")]


def test_samples_are_averaged(corpus: Path) -> None:
    argv = ["--settings", "S", "--sizes", "0,2,all", "--samples", "3", "--manuscripts", "A"]
    assert evaluate(corpus, *argv) == 0
    found = [(row["size"], row["sample"], row["correct"]) for row in rows(corpus)]
    # vnd vns, then (at 11 of 22) czu vnd, then (the last two) vns czu; "bald" is right in any case
    assert found == [("0", "", "1"), ("2", "1/3", "2"), ("2", "2/3", "3"), ("2", "3/3", "2"), ("all", "", "3")]
    [line] = [line for line in report(corpus)["By number of own words"] if line[0] == "2"]
    assert line[3] == f"{100 * (2 + 3 + 2) / 12:.1f}"


def test_published_low_resource_figures_stand_beside_ours(tmp_path: Path) -> None:
    texts = {f"spanish-ps{number}": text for number, text in zip((16, 17), (TEXTS["A"], TEXTS["B"]), strict=True)}
    corpus = write(tmp_path / "corpus", {**texts, "slovene-goo300k-gaj": TEXTS["C"]}, "txt")
    published = tmp_path / "published.tsv"
    lines = [
        "system train_tokens spanish slovene-gaj english",
        "norma 3 60.0 80.0 1",
        "nmt 3 62.5 - 2",
        "nmt 9 1 1 1",
        "",
    ]
    published.write_text("\n".join(lines).replace(" ", "\t"), encoding="utf-8")
    argv = ["--settings", "S", "--sizes", "3", "--published-low-resource", str(published), "--as-bollmann2019"]
    assert evaluate(corpus, *argv) == 0
    table = report(corpus)["Beside published figures for little training data"]
    assert table[0] == ["data set", "files", "words", "best published", "system", "unchanged", "Memory S", "difference"]
    assert table[1:] == [
        ["spanish", "2", "3", "62.5", "nmt", "12.5", "75.0", "+12.5"],
        ["slovene-gaj", "1", "3", "80.0", "norma", "0.0", "75.0", "-5.0"],
    ]
    text = (tmp_path / "out" / "report.md").read_text(encoding="utf-8")
    assert "prepared as in the published study" in text
    assert "Memory S: above the best published system in 1 of 2 cells, below leaving all unchanged in 0." in text
    assert [row["difference"] for row in rows(corpus, "low-resource.tsv")] == ["+0.12500", "-0.05000"]


def test_files_can_be_read_as_one_data_set_and_lower_cased(corpus: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert evaluate(corpus, "--settings", "S", "--join", "both=A,B", "--lower-case") == 0
    found = {row["manuscript"]: row for row in rows(corpus)}
    assert {name: (row["train_tokens"], row["tokens"], row["text"]) for name, row in found.items()} == {
        "C": ("24", "4", "lower"),
        "both": ("48", "8", "lower"),
    }
    assert found["both"]["correct"] == "8"  # vnd is VND
    assert evaluate(corpus, "--join", "both=X*") == 1
    assert "there is no manuscript X*; please choose among: A, B, C." in capsys.readouterr().err


def test_the_confidence_is_kept_and_reported(corpus: Path) -> None:
    assert evaluate(corpus, "--settings", "S") == 0
    assert all(0 <= float(row["calibration_error"]) <= 1 for row in rows(corpus))
    [head, line] = report(corpus)["Confidence"]
    assert head[:4] == ["system", "own words", "manuscripts", "words"]
    assert line[:4] == ["Memory S", "all", "3", "12"]
    bins = rows(corpus, "calibration.tsv")
    assert len(bins) == 10
    assert sum(int(row["words"]) for row in bins) == 12


def test_parts_can_be_switched_off(corpus: Path) -> None:
    argv = ["--settings", "S", "--without", "channel,lexicon+tagger", "--manuscripts", "A", "--sizes", "6"]
    assert evaluate(corpus, *argv, systems="default,memory") == 0
    assert [(row["system"], row["without"]) for row in rows(corpus)] == [
        ("default", ""),
        ("default", "channel"),
        ("default", "lexicon+tagger"),
        ("memory", ""),
    ]
    heads = report(corpus)["By number of own words"][0][3:]
    assert sorted(heads) == [
        "Memory S",
        "histnorm S",
        "histnorm, without channel S",
        "histnorm, without lexicon and tagger S",
    ]


def test_taggers_are_trained_once_and_before_the_cells(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    texts = {name: (train * 50, dev) for name, (train, dev) in TEXTS.items()}  # enough for a tagger to learn from
    corpus = write(tmp_path / "corpus", texts)
    argv = ["--settings", "S+O", "--manuscripts", "A,B", "--sizes"]
    assert evaluate(corpus, *argv, "0,3", systems="default") == 0
    assert "training 2 taggers, each without the manuscripts that it will read" in capsys.readouterr().out
    kept = sorted((tmp_path / "out" / "taggers").iterdir())
    assert [path.name.rpartition("-")[0] for path in kept] == ["without-1-of-3", "without-2-of-3"]
    assert sum(int(row["correct"]) for row in rows(corpus)) >= 8, "half of them: it has learned from five words"
    monkeypatch.setattr(trainer, "train", None)  # whoever trains one now fails
    assert evaluate(corpus, *argv, "6", systems="default") == 0
    assert "taggers" not in capsys.readouterr().out.split("written")[0]
    assert len(rows(corpus)) == 6
