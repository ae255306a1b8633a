"""``histnorm simulate --corpus`` as its user sees it."""

from __future__ import annotations

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

from histnorm_gui.cli.effort import remaining
from histnorm_gui.cli.main import main
from histnorm_gui.engine.effort import EffortBench, EffortCell, EffortResult
from histnorm_gui.engine.effort_results import EffortFolder
from histnorm_gui.engine.simulate import Simulation, Step

TEXTS = {
    # dev, test, train: read in this order
    "A": ("vnd und\n", "vnd und\nczu zu\n", "czu zu\nvnd und\nbey bei\n"),
    "B": ("czu zu\n", "myn mein\n", "vnd und\nhat hat\n"),
    "C": ("bey bei\n", "bey bei\n", "bey bei\nmyn mein\n"),
    "x02": ("hat hatte\n", "hat hatte\n", "hat hatte\n"),
}
# Memory on five words of A: und is new and then known, zu is new and then known, und again. B's training part knows
# vnd, its full text czu too.
CORRECTIONS = {"nothing": 2, "train": 1, "full": 0}


@pytest.fixture
def corpus(tmp_path: Path) -> Path:
    folder = tmp_path / "corpus"
    folder.mkdir()
    for siglum, parts in TEXTS.items():
        for part, text in zip(("dev", "test", "train"), parts, strict=True):
            (folder / f"{siglum}.{part}.tsv").write_text(text.replace(" ", "\t"), encoding="utf-8")
    return folder


def simulate(corpus: Path, *more: str, manuscripts: str = "A", system: str = "memory", out: str = "out") -> int:
    argv = ["--corpus", str(corpus), "--system", system, "--manuscripts", manuscripts, "--tokens", "5"]
    return main(["simulate", *argv, "--retrain-every", "2", "--out", str(corpus.parent / out), *more])


def figures(corpus: Path, out: str = "out") -> dict[EffortCell, tuple[object, ...]]:
    """What was found without times, by cell."""
    results = EffortFolder.open(corpus.parent / out).results
    return {r.cell: (r.words, r.corrections, r.keys, r.typing_keys, r.top5, r.curve) for r in results}


def curves(path: Path) -> int:
    return sum(element.get("class") == "curve" for element in ElementTree.parse(path).getroot().iter())


def test_the_three_settings_differ_in_what_is_known(corpus: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert simulate(corpus, "--json") == 0
    found = {cell.setting: row[:4] for cell, row in figures(corpus).items()}
    # Words are typed over what is shown, und with 4 keys and zu with 3; all the others are one key each.
    keys = {"nothing": 4 + 1 + 3 + 1 + 1, "train": 1 + 1 + 3 + 1 + 1, "full": 5}
    assert found == {name: (5, wrong, keys[name], 3 * 4 + 2 * 3) for name, wrong in CORRECTIONS.items()}
    said = json.loads(capsys.readouterr().out)
    assert (said["results"], said["failed"]) == (3, 0)
    assert {row["setting"]: row["corrections_per_1000"] for row in said["means"]} == {
        "nothing": 400.0,
        "train": 200.0,
        "full": 0.0,
    }


def test_the_walk_goes_through_dev_test_and_train(corpus: Path) -> None:
    assert simulate(corpus, "--settings", "nothing") == 0
    folder = EffortFolder.open(corpus.parent / "out")
    steps = folder.steps(folder.results[0].cell)
    assert steps is not None
    assert [(step.form, step.norm) for step in steps] == [
        tuple(pair.split()) for pair in "".join(TEXTS["A"]).splitlines()[:5]
    ]
    assert [(step.suggestion, step.rank, step.keys) for step in steps][:2] == [("vnd", 0, 4), ("und", 1, 1)]


def test_a_finished_cell_is_not_done_again(
    corpus: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert simulate(corpus, manuscripts="all") == 0
    before = (corpus.parent / "out" / "results.tsv").read_bytes()
    assert len(figures(corpus)) == 3 * 3  # x02 is never walked
    monkeypatch.setattr(EffortBench, "run", None)  # whoever does a cell now fails
    capsys.readouterr()
    assert simulate(corpus, manuscripts="B,A") == 0
    assert "6 cells, 6 of them done before" in capsys.readouterr().out
    assert (corpus.parent / "out" / "results.tsv").read_bytes() == before


def test_a_run_goes_on_after_its_table_was_cut_off(corpus: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert simulate(corpus, manuscripts="all") == 0
    whole = figures(corpus)
    table = corpus.parent / "out" / "results.tsv"
    table.write_bytes(table.read_bytes()[:-30])
    capsys.readouterr()
    assert simulate(corpus, manuscripts="all") == 0
    assert "9 cells, 8 of them done before" in capsys.readouterr().out
    assert figures(corpus) == whole


def test_processes_change_nothing(corpus: Path) -> None:
    assert simulate(corpus, manuscripts="all", system="memory,norma") == 0
    assert simulate(corpus, "--jobs", "2", manuscripts="all", system="memory,norma", out="other") == 0
    assert figures(corpus, "other") == figures(corpus)
    assert len(figures(corpus)) == 18


def test_the_default_system_is_walked_with_what_is_shared(corpus: Path) -> None:
    assert simulate(corpus, "--taggers", str(corpus.parent / "kept"), system="default") == 0
    found = {cell.setting: row[1] for cell, row in figures(corpus).items()}
    assert found["full"] <= found["train"] <= found["nothing"] <= 2
    assert not (corpus.parent / "kept").exists()  # there are too few words for a tagger


def test_other_ways_of_editing_are_cells_of_their_own(corpus: Path) -> None:
    assert simulate(corpus, "--settings", "nothing") == 0
    assert simulate(corpus, "--settings", "nothing", "--retrain-every", "3") == 0
    assert simulate(corpus, "--settings", "nothing", "--tokens", "all") == 0
    assert [row[0] for row in figures(corpus).values()] == [5, 5, 6]
    text = (corpus.parent / "out" / "report.md").read_text(encoding="utf-8")
    assert "Memory, whole text, retrained every 2" in text


def test_the_report_has_means_and_plots(corpus: Path) -> None:
    assert simulate(corpus, manuscripts="all", system="memory,norma") == 0
    out = corpus.parent / "out"
    text = (out / "report.md").read_text(encoding="utf-8")
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in text.splitlines() if line[:1] == "|"]
    means = {(row[0], row[1]): row[2:] for row in rows if len(row) == 13}
    # Of 5, 4 and 4 words A has 2 wrong, B 3 and C 2: the mean of 400, 750 and 500.
    assert means["nothing", "Memory"][0] == "550.0"
    assert means["nothing", "Memory"][3] == f"{(18 / 5 + (3 + 5 + 4 + 4) / 4 + (4 * 3 + 5) / 4) / 3:.2f}"
    [difference] = [row for row in rows if row[:3] == ["full", "Memory", "Norma"]]
    assert difference[3:5] == ["3", "+0.0"]
    assert ["A", "400", "400"] in rows
    assert curves(out / "effort-3.svg") == 6
    assert "(effort-3.svg)" in text
    summary = [line.split("\t") for line in (out / "summary.tsv").read_text(encoding="utf-8").splitlines()]
    assert len(summary) == 7
    assert dict(zip(summary[0], summary[1], strict=True))["corrections_per_1000"] == "550"


def test_curves_of_different_manuscripts_are_not_drawn_together(corpus: Path) -> None:
    assert simulate(corpus, manuscripts="A,B") == 0
    assert simulate(corpus, manuscripts="B", system="norma") == 0
    out = corpus.parent / "out"
    assert curves(out / "effort-2.svg") == 3  # memory has both manuscripts, norma one
    assert "Norma [1]" in (out / "report.md").read_text(encoding="utf-8")


def test_a_cell_that_cannot_be_done_is_told_and_tried_again(
    corpus: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    run = EffortBench.run

    def broken(bench: EffortBench, cell: EffortCell, **options: object) -> object:
        if cell.setting == "train":
            raise ZeroDivisionError("by a bug")
        return run(bench, cell, **options)  # type: ignore[arg-type]

    monkeypatch.setattr(EffortBench, "run", broken)
    assert simulate(corpus) == 1
    error = capsys.readouterr().err
    assert "memory, train, A failed:" in error
    assert "ZeroDivisionError: by a bug" in error
    assert "1 cells could not be done; the same command tries them again" in error
    monkeypatch.undo()
    assert simulate(corpus) == 0
    assert len(figures(corpus)) == 3


@pytest.mark.parametrize(
    ("more", "message"),
    [
        (["--manuscripts", "A,Q"], "there is no manuscript Q; please choose among: A, B, C."),
        (["--manuscripts", "x02"], "there is no manuscript x02"),
        (["--manuscripts", "12"], "there is no manuscript"),
        (["--corpus", "nowhere"], "nowhere: there is no such folder"),
        (["--lexicon", "none.txt"], "none.txt: there is no such file"),
        (["--system", "oracle"], "There is no system called oracle"),
    ],
)
def test_what_is_missing_is_named(
    corpus: Path, more: list[str], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert simulate(corpus, *more) == 1
    assert message in capsys.readouterr().err
    assert not (corpus.parent / "out").exists()


@pytest.mark.parametrize("name", ["thesis.tex", "results.tsv"])
def test_an_output_folder_with_something_else_is_left_alone(
    corpus: Path, name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    out = corpus.parent / "out"
    out.mkdir()
    (out / name).write_text("system\trecipe\n1\t2\n", encoding="utf-8")
    assert simulate(corpus) == 1
    assert "histnorm: " in capsys.readouterr().err
    assert (out / name).read_text(encoding="utf-8") == "system\trecipe\n1\t2\n"
    assert [path.name for path in out.iterdir()] == [name]


def test_remaining_time_is_a_lower_bound_until_every_column_was_measured() -> None:
    cell = EffortCell("memory", "-", "full", "A", 5, 2, 1)
    other = EffortCell("memory", "-", "train", "A", 5, 2, 1)
    walk = Simulation((Step("a", "a", "a", 1.0, 1, 1),), 30.0, (20.0, 20.0), 20.0)
    done = [EffortResult.of(cell, walk)]
    assert remaining(done, [cell, cell], jobs=2) == "about 1 min 30 s left"
    assert remaining(done, [cell, other], jobs=2) == "at least 45 s left"
