"""``histnorm evaluate --corpus`` as its user sees it."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

from histnorm_gui.cli import options
from histnorm_gui.cli.experiments import PARTS, Estimate
from histnorm_gui.cli.main import main
from histnorm_gui.engine.bench import Bench
from histnorm_gui.engine.ranking.parts import Part
from histnorm_gui.engine.results import ALL, Cell, Result
from histnorm_gui.engine.systems import SYSTEMS

TEXTS = {
    "A": ("vnd und\nvns uns\nczu czu\n" * 6, "vnd und\nmyn mein\nczu zu\nvns uns\n"),
    "B": ("myn mein\nsyn sein\nvnd und\n" * 6, "myn mein\nsyn sein\nczu zu\nvnd vnd\n"),
    "C": ("czu zu\nczwo zwo\nmyn mein\n" * 6, "czu zu\nczwo zwo\nmyn mein\nvnd und\n"),
    "x02": ("dyn dein\n" * 6, "dyn dein\n"),
}

INTERRUPTIBLE = """
import signal
import sys
from histnorm_gui.cli.main import main
from histnorm_gui.engine.results import ResultsFolder

add = ResultsFolder.add

def told(*arguments):
    add(*arguments)
    print("kept", flush=True)

if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.default_int_handler)  # where the tests run in the background it is ignored
    ResultsFolder.add = told
    sys.exit(main({argv!r}))
"""


@pytest.fixture
def corpus(tmp_path: Path) -> Path:
    folder = tmp_path / "corpus"
    folder.mkdir()
    for siglum, (train, dev) in TEXTS.items():
        for part, text in (("train", train), ("dev", dev), ("test", dev[: dev.index("\n") + 1])):
            (folder / f"{siglum}.{part}.tsv").write_text(text.replace(" ", "\t"), encoding="utf-8")
    return folder


def evaluate(corpus: Path, *more: str, systems: str = "memory") -> int:
    return main(["evaluate", "--corpus", str(corpus), "--systems", systems, "--out", str(corpus.parent / "out"), *more])


def rows(corpus: Path) -> list[list[str]]:
    return [line.split("\t") for line in (corpus.parent / "out" / "results.tsv").read_text("utf-8").splitlines()]


def figures(corpus: Path) -> dict[tuple[str, ...], tuple[str, ...]]:
    """Cell to accuracy and counts, without times."""
    return {tuple(row[:8]): tuple(row[8:13]) for row in rows(corpus)[1:]}


def test_the_table_has_the_right_figures(corpus: Path, capsys: pytest.CaptureFixture[str]) -> None:
    published = corpus.parent / "published.tsv"
    published.write_text("id\tregion\ttokens\tnorma_s\nC\tUpper\t700\t50.0\nB\tLower\t800\t60.0\n", encoding="utf-8")
    assert evaluate(corpus, "--published", str(published)) == 0
    text = (corpus.parent / "out" / "report.md").read_text(encoding="utf-8")
    lines = [[cell.strip() for cell in line.strip("|").split("|")] for line in text.splitlines() if line[:1] == "|"]
    assert lines[0] == ["manuscript", "region", "words", "unchanged", "Memory S", "Memory S+A"]
    table = {line[0]: line[1:] for line in lines[2:7]}
    assert table == {
        "C": ["Upper", "700", "0.0", "75.0", "**100.0**"],
        "B": ["Lower", "800", "25.0", "50.0", "**75.0**"],
        "A": ["", "22", "0.0", "50.0", "**75.0**"],
        "mean of 2": ["", "", "12.5", "62.5", "**87.5**"],
        "system": ["group", "manuscripts", "accuracy", "low", "high", "published", "rho", "p", "train_s", "per_1000_s"],
    }
    assert "Memory S, mean of 2 [2]: 62.5" in capsys.readouterr().out
    # x02 is never measured on, but its six words help others.
    assert {(row[2], row[9]) for row in rows(corpus)[1:]} == {("S", "0"), ("S+A", "42")}


def test_published_figures_stand_in_parentheses(corpus: Path, capsys: pytest.CaptureFixture[str]) -> None:
    published = corpus.parent / "published.tsv"
    published.write_text("id\tregion\ttokens\tnorma_s\nA\tUpper\t700\t50.04\n", encoding="utf-8")
    options = ["--published", str(published), "--settings", "S", "--manuscripts", "A"]
    assert evaluate(corpus, *options, systems="norma-star,memory") == 0
    text = (corpus.parent / "out" / "report.md").read_text(encoding="utf-8")
    [line] = [line for line in text.splitlines() if line.startswith("| A |")]
    assert re.search(r"\d \(50\.0\)|\*\* \(50\.0\)", line)
    assert "(published: 50.0)" in capsys.readouterr().out


def test_a_finished_cell_is_not_done_again(
    corpus: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert evaluate(corpus, "--sizes", "3,all") == 0
    before = rows(corpus)
    assert len(before) == 1 + 3 * 2 * 2
    monkeypatch.setattr(Bench, "run", None)  # whoever does a cell now fails
    capsys.readouterr()
    assert evaluate(corpus, "--sizes", "3,all") == 0
    assert "12 cells, 12 of them done before" in capsys.readouterr().out
    assert rows(corpus) == before


def test_a_run_goes_on_after_its_table_was_cut_off(corpus: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert evaluate(corpus) == 0
    whole = figures(corpus)
    table = corpus.parent / "out" / "results.tsv"
    table.write_bytes(table.read_bytes()[:-90])
    capsys.readouterr()
    assert evaluate(corpus) == 0
    assert "6 cells, 4 of them done before" in capsys.readouterr().out
    assert figures(corpus) == whole


def test_processes_change_nothing(corpus: Path) -> None:
    assert evaluate(corpus, "--sizes", "3,all", systems="memory,norma") == 0
    alone = figures(corpus)
    other = corpus.parent / "other"
    argv = ["--systems", "memory,norma", "--sizes", "3,all", "--out", str(other), "--jobs", "2"]
    assert main(["evaluate", "--corpus", str(corpus), *argv]) == 0
    (corpus.parent / "out").rename(corpus.parent / "first")
    other.rename(corpus.parent / "out")
    assert figures(corpus) == alone


def test_the_learning_curve_is_drawn(corpus: Path) -> None:
    curves = corpus.parent / "curves.tsv"
    curves.write_text("train_tokens\tcrf_s\tbilstm_mtl\n100\t0.4\t0.5\n200\t0.5\t0.6\n", encoding="utf-8")
    assert evaluate(corpus, "--sizes", "3,6,all", "--manuscripts", "B,A", "--published-curves", str(curves)) == 0
    for siglum, count in (("A", 2), ("B", 4)):  # the published curves are of B
        root = ElementTree.parse(corpus.parent / "out" / f"figure-{siglum}.svg").getroot()
        assert sum(element.get("class") == "curve" for element in root.iter()) == count
    assert not (corpus.parent / "out" / "figure-C.svg").exists()


def test_a_baseline_names_what_got_worse(corpus: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert evaluate(corpus, "--settings", "S") == 0
    table = corpus.parent / "out" / "results.tsv"
    baseline = corpus.parent / "before.tsv"
    text = table.read_text(encoding="utf-8")
    baseline.write_text(text.replace("\t0.75\t3\t4", "\t1\t4\t4"), encoding="utf-8")  # manuscript C was better
    capsys.readouterr()
    assert evaluate(corpus, "--settings", "S", "--baseline", str(baseline), "--json") == 0
    captured = capsys.readouterr()
    assert "3 cells in both, 0 better, 1 worse" in captured.err
    assert "worse: memory S C, seed 1: 100.0 -> 75.0" in captured.err
    assert "Memory S: 66.67 -> 58.33 over 3 cells, WORSE" in captured.err
    found = json.loads(captured.out)
    assert [(row["before"], row["after"]) for row in found["worse"]] == [(1.0, 0.75)]
    assert (found["results"], found["failed"]) == (3, 0)


def test_report_on_test_measures_on_the_other_part(corpus: Path) -> None:
    assert evaluate(corpus, "--report-on", "test", "--settings", "S", "--manuscripts", "A") == 0
    assert rows(corpus)[1][6] == "test"
    assert rows(corpus)[1][12] == "1"


def test_significance_is_written_for_every_pair(corpus: Path) -> None:
    assert evaluate(corpus, systems="memory,norma-star") == 0
    text = (corpus.parent / "out" / "significance.tsv").read_text(encoding="utf-8")
    assert text.count("\t*\t") == 6  # four columns
    assert "p_mcnemar" in text.splitlines()[0]


def test_a_cell_that_cannot_be_done_is_told_and_tried_again(corpus: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert evaluate(corpus, "--sizes", "3", "--manuscripts", "A", "--settings", "S", systems="bilstm,memory") == 1
    error = capsys.readouterr().err
    assert "bilstm (default) S A, 3 words, seed 1 is left out: There are 3 decided words" in error
    assert "1 cells could not be done" in error
    assert len(rows(corpus)) == 2


def test_pronunciations_can_be_the_auxiliary_task(corpus: Path, capsys: pytest.CaptureFixture[str]) -> None:
    phones = corpus.parent / "phones.tsv"
    phones.write_text("und\tʊ n t\nzeit\tt͡s aɪ t\n" * 10, encoding="utf-8")
    options = ["--phones", str(phones), "--settings", "S+P", "--manuscripts", "A"]
    assert evaluate(corpus, *options, systems="mtl") == 0
    assert [(row[2], row[9]) for row in rows(corpus)[1:]] == [("S+P", "20")]
    train, test = corpus / "A.train.tsv", corpus / "A.dev.tsv"
    argv = ["evaluate", "--system", "mtl", "--train", str(train), "--test", str(test), "--phones", str(phones)]
    capsys.readouterr()
    assert main([*argv, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["auxiliary"] == ["phones"]


def test_remaining_time_is_a_lower_bound_until_every_system_was_measured() -> None:
    memory, crf = (Cell(system, "-", "S", "A", ALL, 1, "dev") for system in ("memory", "crf"))
    estimate = Estimate([Result(memory, 1, 0, 1.0, 1, 1, 80.0, 10.0, "0")], jobs=2)
    assert estimate.text([memory, memory]) == "about 1 min 30 s left"
    assert estimate.text([memory, crf]) == "at least 45 s left"


def test_pairs_that_make_no_sense_are_told(corpus: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert evaluate(corpus, "--settings", "S", systems="memory,mtl") == 0
    assert "mtl is not measured in setting S" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("more", "message"),
    [
        (["--manuscripts", "A,Q"], "there is no manuscript Q; please choose among: A, B, C."),
        (["--manuscripts", "x02"], "there is no manuscript x02"),
        (["--manuscripts", "12"], "there is no manuscript"),
        (["--systems", "oracle"], "There is no system called oracle"),
        (["--systems", "memory+memory"], "There is no system called memory+memory"),
        (["--baseline", "none.tsv"], "none.tsv: there is no such file"),
        (["--published", "none.tsv"], "none.tsv: there is no such file"),
        (["--lexicon", "none.txt"], "none.txt: there is no such file"),
        (["--corpus", "nowhere"], "nowhere: there is no such folder"),
    ],
)
def test_what_is_missing_is_named(
    corpus: Path, more: list[str], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert evaluate(corpus, *more) == 1
    error = capsys.readouterr().err
    assert message in error
    assert error.startswith("histnorm: ")
    assert not (corpus.parent / "out").exists()


def test_a_folder_without_manuscripts_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "empty").mkdir()
    assert evaluate(tmp_path / "empty") == 1
    assert "there are no manuscripts in this folder" in capsys.readouterr().err


def test_an_output_folder_with_something_else_is_left_alone(corpus: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = corpus.parent / "out"
    out.mkdir()
    (out / "thesis.tex").write_text("x", encoding="utf-8")
    assert evaluate(corpus) == 1
    assert "something other than results" in capsys.readouterr().err
    assert [path.name for path in out.iterdir()] == ["thesis.tex"]


@pytest.mark.parametrize(
    "argv",
    [
        ["--corpus", "c", "--systems", "memory"],
        ["--corpus", "c", "--out", "o"],
        ["--systems", "memory", "--out", "o"],
        ["--corpus", "c", "--systems", "memory", "--out", "o", "--train", "f"],
        ["--corpus", "c", "--systems", "memory", "--out", "o", "--settings", "X"],
        ["--corpus", "c", "--systems", "memory", "--out", "o", "--sizes", "-1"],
        ["--corpus", "c", "--systems", "memory", "--out", "o", "--jobs", "0"],
        ["--corpus", "c", "--systems", ",", "--out", "o"],
        ["--corpus", "c", "--systems", "mtl", "--out", "o", "--settings", "S+P"],
        ["--system", "crf", "--train", "f", "--test", "f", "--phones", "p"],
        ["--corpus", "c", "--systems", "memory", "--out", "o", "--seed", "2"],
        ["--corpus", "c", "--systems", "memory", "--out", "o", "--threads", "2"],
        ["--system", "crf", "--train", "f", "--test", "f", "--sizes", "100"],
        ["--system", "crf", "--train", "f", "--test", "f", "--published-curves", "f"],
        ["--corpus", "c", "--systems", "memory", "--out", "o", "--sizes", "0,x"],
        ["--corpus", "c", "--systems", "memory", "--out", "o", "--samples", "0"],
        ["--corpus", "c", "--systems", "default", "--out", "o", "--without", "channel+magic"],
        ["--corpus", "c", "--systems", "memory", "--out", "o", "--join", "=A"],
        ["--corpus", "c", "--systems", "memory", "--out", "o", "--join", "all"],
        ["--system", "crf", "--train", "f", "--test", "f", "--samples", "2"],
        ["--system", "crf", "--train", "f", "--test", "f", "--lower-case"],
        ["--corpus", "c", "--systems", "memory", "--out", "o", "--lower-case", "--as-bollmann2019"],
        ["--system", "crf", "--train", "f", "--test", "f", "--tagger-groups", "2"],
        ["--system", "memory", "--test", "f"],
    ],
)
def test_wrong_usage(argv: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["evaluate", *argv]) == 2
    assert "usage: histnorm evaluate" in capsys.readouterr().err


def test_the_help_names_all_systems(capsys: pytest.CaptureFixture[str]) -> None:
    assert options.SYSTEMS == SYSTEMS
    assert tuple(Part) == PARTS
    assert main(["evaluate", "--help"]) == 0
    text = "".join(capsys.readouterr().out.split())  # lines are broken at hyphens, too
    assert all(system in text for system in (*SYSTEMS, "memory+SYSTEM"))


@pytest.mark.skipif(os.name == "nt", reason="interrupts with a signal")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_an_interrupted_run_keeps_what_is_finished_and_goes_on(corpus: Path, jobs: str) -> None:
    for siglum, (train, _) in TEXTS.items():  # enough that it is still under way when it is interrupted
        text = train.replace(" ", "\t") * 400
        (corpus / f"{siglum}.train.tsv").write_text(text, encoding="utf-8")
    argv = ["evaluate", "--corpus", str(corpus), "--systems", "memory,bilstm", "--out", str(corpus.parent / "out")]
    argv += ["--recipe", "paper", "--manuscripts", "A,B", "--jobs", jobs, "--settings", "S"]
    script = corpus.parent / "script.py"
    script.write_text(INTERRUPTIBLE.format(argv=argv), encoding="utf-8")
    with subprocess.Popen(
        [sys.executable, str(script)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        env={**os.environ, "PYTHONPATH": str(Path(__file__).resolve().parents[3])},
    ) as process:
        assert process.stdout is not None
        told = [process.stdout.readline() for _ in range(3)]  # how many cells there are, then each that is kept
        os.killpg(process.pid, signal.SIGINT)  # as a terminal does it: to everyone
        _, error = process.communicate(timeout=60)
    assert told[1:] == ["kept\n", "kept\n"]
    assert process.returncode == 130, error
    assert "interrupted; what was finished before is kept" in error
    assert "Traceback" not in error
    assert [row[0] for row in rows(corpus)[1:]] == ["memory", "memory"]
