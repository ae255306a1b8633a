"""Which experiments there are, what each learns from, and that processes change nothing."""

from __future__ import annotations

import os
import signal
from pathlib import Path

import pytest

from histnorm_gui.core.errors import ErrorCode, UserError
from histnorm_gui.core.metrics import expected_calibration_error
from histnorm_gui.engine import workers
from histnorm_gui.engine.base import Example
from histnorm_gui.engine.bench import Bench
from histnorm_gui.engine.experiments import Corpus, Grid, Parts, fits, plan, sampled_others, training_data
from histnorm_gui.engine.results import ALL, Cell
from histnorm_gui.engine.workers import run_cells


def examples(text: str) -> tuple[Example, ...]:
    return tuple(Example(*pair.split("=")) for pair in text.split())


@pytest.fixture
def corpus() -> Corpus:
    """Three manuscripts: A writes v for u, B writes y for i, C writes cz for z."""
    return Corpus(
        "dev",
        {
            "A": Parts(examples("vnd=und vns=uns zu=zu") * 5, (*examples("vnd=und czu=zu myn=mein"), Example("", ","))),
            "B": Parts(examples("myn=mein syn=sein und=und") * 5, examples("myn=mein vnd=und")),
            "C": Parts(examples("czu=zu czwo=zwo und=und") * 5, examples("czu=zu vnd=und"), formless="."),
        },
        lexicon=("und", "zu", "mein", "sein", "uns"),
        lexicon_name="words.txt",
    )


def grid(*systems: str, **changes: object) -> Grid:
    values: dict[str, object] = {"settings": ("S", "S+A"), "manuscripts": ("A", "B"), **changes}
    return Grid(systems, **values)  # type: ignore[arg-type]


def test_only_sensible_pairs_of_system_and_setting_are_measured(corpus: Corpus) -> None:
    cells = plan(grid("memory", "bilstm", "mtl"), corpus)
    assert {(cell.system, cell.recipe, cell.setting) for cell in cells} == {
        ("memory", "-", "S"),
        ("memory", "-", "S+A"),
        ("bilstm", "default", "S"),
        ("mtl", "default", "S+A"),
    }
    assert fits("mtl", "S+A") and not fits("mtl", "S") and not fits("bilstm", "S+A")


def test_sizes_beyond_the_training_part_and_needless_seeds_are_left_out(corpus: Corpus) -> None:
    cells = plan(grid("memory", settings=("S",), manuscripts=("A",), sizes=(5, 10, 100, ALL), seeds=(1, 2)), corpus)
    assert [(cell.size, cell.seed) for cell in cells] == [(5, 1), (10, 1), (ALL, 1)]
    # With words of others chance decides which ones, and networks begin with it.
    assert len(plan(grid("memory", settings=("S+A",), manuscripts=("A",), seeds=(1, 2)), corpus)) == 2
    assert len(plan(grid("bilstm", settings=("S",), manuscripts=("A",), seeds=(1, 2)), corpus)) == 2


def test_a_lexicon_belongs_to_the_systems_that_search_one(corpus: Corpus) -> None:
    cells = plan(grid("memory", "norma", settings=("S",), manuscripts=("A",)), corpus)
    lexicons = {cell.system: cell.lexicon for cell in cells}
    assert lexicons["memory"] == ""
    assert lexicons["norma"].startswith("words.txt:")


def test_unknown_names_are_refused(corpus: Corpus) -> None:
    with pytest.raises(UserError) as caught:
        plan(grid("memory", manuscripts=("A", "X")), corpus)
    assert caught.value.code is ErrorCode.CORPUS_MANUSCRIPT_UNKNOWN
    assert caught.value.args_by_name["siglum"] == "X"
    with pytest.raises(UserError) as caught:
        plan(grid("oracle"), corpus)
    assert caught.value.code is ErrorCode.SYSTEM_UNKNOWN


def test_the_sample_of_others_is_theirs_and_can_be_repeated(corpus: Corpus) -> None:
    sample = sampled_others(corpus, "A", seed=1, tokens=12)
    assert set(sample) == {"B", "C"}
    assert sum(map(len, sample.values())) == 12
    assert all(example in corpus.manuscripts[siglum].train for siglum, rows in sample.items() for example in rows)
    assert sampled_others(corpus, "A", seed=1, tokens=12) == sample
    assert sampled_others(corpus, "A", seed=2, tokens=12) != sample
    assert sum(map(len, sampled_others(corpus, "A", seed=1).values())) == 30


def test_own_words_stay_whole_and_come_last_where_others_are_added(corpus: Corpus) -> None:
    own = list(corpus.manuscripts["A"].train)
    learned, apart, count = training_data(Cell("memory", "-", "S+A", "A", ALL, 1, "dev"), corpus)
    assert (learned[-15:], len(learned), apart, count) == (own, 45, {}, 15)
    learned, apart, count = training_data(Cell("mtl", "paper", "S+A", "A", 6, 1, "dev"), corpus)
    assert (learned, set(apart), count) == (own[:6], {"B", "C"}, 6)
    learned, apart, count = training_data(Cell("memory", "-", "S", "A", 6, 1, "dev"), corpus)
    assert (learned, apart, count) == (own[:6], {}, 6)


def test_a_project_is_measured_with_whole_others(corpus: Corpus) -> None:
    cells = plan(
        grid("memory", "crf", "bilstm", settings=("S+O",), manuscripts=("A",), sizes=(0, 6), seeds=(1, 2)), corpus
    )
    # Chance has no part in memory; a CRF cannot begin without a word; a tagger looks at its own manuscript alone.
    assert [(c.system, c.size, c.seed) for c in cells] == [
        ("memory", 0, 1),
        ("memory", 6, 1),
        ("crf", 6, 1),
        ("crf", 6, 2),
    ]
    learned, apart, own = training_data(cells[0], corpus)
    assert (len(learned), apart, own) == (30, {}, 0)
    learned, apart, own = training_data(cells[2], corpus)
    assert (len(learned), own) == (6, 6)
    assert apart == {name: corpus.manuscripts[name].train for name in "BC"}
    single = Corpus("dev", {"A": corpus.manuscripts["A"]})
    assert plan(grid("memory", settings=("S+A", "S+O"), manuscripts=("A",)), single) == []


def test_samples_are_evenly_spread_stretches(corpus: Corpus) -> None:
    cells = plan(grid("memory", settings=("S",), manuscripts=("A",), sizes=(0, 5, ALL), samples=3), corpus)
    assert [(cell.size, cell.sample) for cell in cells] == [(0, ""), (5, "1/3"), (5, "2/3"), (5, "3/3"), (ALL, "")]
    own = list(corpus.manuscripts["A"].train)
    assert [training_data(cell, corpus)[0] for cell in cells[1:4]] == [own[:5], own[5:10], own[10:]]
    [only] = plan(grid("memory", settings=("S",), manuscripts=("A",), sizes=(5,), samples=1), corpus)
    assert training_data(only, corpus)[0] == own[:5]


def test_only_what_has_parts_is_measured_without_them(corpus: Corpus) -> None:
    cells = plan(grid("memory", "default", settings=("S",), manuscripts=("A",), without=("channel", "tagger")), corpus)
    assert [(cell.system, cell.without) for cell in cells] == [
        ("memory", ""),
        ("default", ""),
        ("default", "channel"),
        ("default", "tagger"),
    ]


def test_what_leaving_all_unchanged_gives_is_counted(corpus: Corpus) -> None:
    parts = Parts(corpus.manuscripts["A"].train, examples("vnd=und zu=zu .=. hus=haus"))
    result, rows = Bench(Corpus("dev", {"A": parts})).run(Cell("memory", "-", "S", "A", ALL, 1, "dev"))
    assert result.unchanged == 2
    assert [row.confidence is None for row in rows] == [False, False, True, False]  # punctuation is not suggested
    assert result.calibration_error == pytest.approx(
        expected_calibration_error([row.confidence or 0 for row in rows if row.form != "."], [True, True, False])
    )


def test_pronunciations_are_a_task_for_multi_task_learning_alone(corpus: Corpus) -> None:
    phones = examples("und=ʊnt zu=ʦu")
    spoken = Corpus("dev", corpus.manuscripts, phones=phones, phones_name="phones.tsv")
    cells = plan(grid("memory", "bilstm", "crf", "mtl", settings=("S+P",), manuscripts=("A",)), spoken)
    assert [(cell.system, cell.setting) for cell in cells] == [("mtl", "S+P")]
    assert cells[0].lexicon.startswith("phones.tsv:")
    learned, apart, own = training_data(cells[0], spoken)
    assert (learned, apart, own) == (list(corpus.manuscripts["A"].train), {"phones": list(phones)}, 15)
    result, _ = Bench(spoken).run(cells[0])
    assert result.auxiliary_tokens == 2


def test_others_help_and_are_counted(corpus: Corpus) -> None:
    bench = Bench(corpus)
    alone, _ = bench.run(Cell("memory", "-", "S", "A", ALL, 1, "dev"))
    helped, rows = bench.run(Cell("memory", "-", "S+A", "A", ALL, 1, "dev"))
    assert (alone.correct, alone.tokens, alone.train_tokens, alone.auxiliary_tokens) == (1, 4, 15, 0)
    assert (helped.correct, helped.tokens, helped.train_tokens, helped.auxiliary_tokens) == (3, 4, 15, 30)
    assert [row.prediction for row in rows] == ["und", "zu", "mein", ""]
    assert helped.accuracy == 0.75


def test_a_row_without_a_form_gets_the_usual_answer(corpus: Corpus) -> None:
    parts = Parts(corpus.manuscripts["A"].train, (Example("", "."),), formless=".")
    result, rows = Bench(Corpus("dev", {"A": parts})).run(Cell("memory", "-", "S", "A", ALL, 1, "dev"))
    assert result.correct == 1
    assert rows[0].prediction == "."


def test_the_word_list_is_searched(corpus: Corpus) -> None:
    [cell] = plan(grid("norma-star", settings=("S",), manuscripts=("B",)), corpus)
    found, _ = Bench(corpus).run(cell)
    assert found.accuracy >= 0.5
    assert found.cell.lexicon == corpus.lexicon_id


def test_two_processes_give_the_same_figures_as_none(corpus: Corpus) -> None:
    cells = plan(grid("memory", "norma-star", sizes=(3, ALL), manuscripts=("A", "B", "C")), corpus)
    alone = {outcome.cell: outcome for outcome in run_cells(cells, corpus, jobs=1)}
    together = {outcome.cell: outcome for outcome in run_cells(cells, corpus, jobs=2)}
    assert set(alone) == set(together) == set(cells)
    for cell in cells:
        assert alone[cell].predictions == together[cell].predictions
        assert alone[cell].result is not None and together[cell].result is not None
        assert alone[cell].result.correct == together[cell].result.correct


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_cell_that_cannot_be_done_does_not_stop_the_others(corpus: Corpus, jobs: int) -> None:
    too_few = Cell("bilstm", "default", "S", "A", 3, 1, "dev")
    fine = Cell("memory", "-", "S", "A", ALL, 1, "dev")
    outcomes = {outcome.cell: outcome for outcome in run_cells([too_few, fine], corpus, jobs)}
    error = outcomes[too_few].error
    assert error is not None
    assert error.code is ErrorCode.TOO_FEW_DECISIONS
    assert error.args_by_name["found"] == 3
    assert outcomes[fine].result is not None


def test_a_bug_in_a_cell_is_told_with_its_details(corpus: Corpus, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object, **__: object) -> None:
        raise ZeroDivisionError("by a bug")

    monkeypatch.setattr(Bench, "run", broken)
    [outcome] = run_cells([Cell("memory", "-", "S", "A", ALL, 1, "dev")], corpus, jobs=1)
    assert outcome.result is None
    assert outcome.error is None
    assert "ZeroDivisionError: by a bug" in outcome.details


@pytest.mark.skipif(os.name == "nt", reason="kills a process with a signal")
def test_a_process_that_dies_takes_only_its_own_cell_with_it(corpus: Corpus, monkeypatch: pytest.MonkeyPatch) -> None:
    pools: list[workers._Pool] = []
    start = workers._Pool._start

    def watched(pool: workers._Pool) -> object:
        connection = start(pool)
        if not pools:
            pools.append(pool)
            process = pool._processes[connection]
            assert process.pid is not None
            os.kill(process.pid, signal.SIGKILL)
            process.join()
        return connection

    monkeypatch.setattr(workers._Pool, "_start", watched)
    cells = plan(grid("memory", sizes=(3, 6, ALL)), corpus)
    outcomes = list(run_cells(cells, corpus, jobs=2))
    assert len(outcomes) == len(cells)
    [dead] = [outcome for outcome in outcomes if outcome.result is None]
    assert "the process died" in dead.details


def test_stopping_early_leaves_no_process_behind(corpus: Corpus) -> None:
    import multiprocessing

    outcomes = run_cells(plan(grid("memory", sizes=(3, 6, ALL)), corpus), corpus, jobs=2)
    next(outcomes)
    outcomes.close()
    assert multiprocessing.active_children() == []


def test_results_do_not_depend_on_where_the_corpus_lies(corpus: Corpus, tmp_path: Path) -> None:
    moved = Corpus("dev", corpus.manuscripts, str(tmp_path), corpus.lexicon, corpus.lexicon_name)
    assert plan(grid("norma"), moved) == plan(grid("norma"), corpus)
