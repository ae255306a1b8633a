"""Tables, curves and comparisons from results that can be worked out by hand."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest

from histnorm_gui.core.errors import ErrorCode, UserError
from histnorm_gui.core.plotting import Curve, Panel
from histnorm_gui.engine.comparisons import EVERY, Outcomes, compare
from histnorm_gui.engine.published import Published, PublishedRow, read_published
from histnorm_gui.engine.reports import Overview, changes, learning_curves, mean_changes
from histnorm_gui.engine.results import ALL, Cell, Column, Prediction, Result, ResultsFolder
from histnorm_gui.engine.svg import svg

MEMORY = Column("S", "memory", "-", "")
CRF = Column("S+A", "crf", "-", "")
SVG = "{http://www.w3.org/2000/svg}"


def result(column: Column, manuscript: str, accuracy: float, size: int = ALL, seed: int = 1, words: int = 0) -> Result:
    setting, system, recipe, lexicon = column[:4]
    cell = Cell(system, recipe, setting, manuscript, size, seed, "dev", lexicon)
    return Result(cell, words or (1000 if size == ALL else size), 0, accuracy, round(accuracy * 10), 10, 2.0, 0.5, "0")


PUBLISHED = Published(
    {"M": PublishedRow("East Upper", 8700, {("S+A", "crf"): 0.6}), "B": PublishedRow("East Central", 4718, {})},
    {("S+A", "crf"): ((100.0, 0.4), (1000.0, 0.6))},
)


def test_the_overview_averages_over_seeds_and_manuscripts() -> None:
    results = [result(MEMORY, "B", 0.6), result(CRF, "B", 0.8, seed=1), result(CRF, "B", 0.6, seed=2)]
    results += [result(CRF, "M", 0.5), result(MEMORY, "B", 0.1, size=100)]
    overview = Overview.of(results, PUBLISHED)
    assert overview.columns == (MEMORY, CRF)
    assert overview.manuscripts == ("M", "B")  # in the order of the published table
    assert overview.accuracies[CRF] == {"B": pytest.approx(0.7), "M": pytest.approx(0.5)}
    assert overview.accuracies[MEMORY] == {"B": 0.6}
    mean = overview.mean(CRF, ("M", "B"))
    assert (mean.ours, mean.theirs, mean.count, mean.of) == (pytest.approx(0.6), None, 2, 2)
    mean = overview.mean(CRF, ("M", "X"))
    assert (mean.ours, mean.theirs, mean.count, mean.of) == (0.5, 0.6, 1, 2)
    assert overview.mean(MEMORY, ("M",)).ours is None


def test_columns_are_named_by_what_tells_them_apart() -> None:
    paper, default = Column("S", "bilstm", "paper", ""), Column("S", "bilstm", "default", "")
    small, large = Column("S", "norma-star", "-", "small.txt:1"), Column("S", "norma-star", "-", "large.txt:2")
    overview = Overview.of([result(column, "B", 0.5) for column in (paper, default, small, large)])
    assert overview.title(paper) == "bi-LSTM, paper S"
    assert overview.title(small) == "Norma*, small.txt S"
    assert Overview.of([result(small, "B", 0.5)]).title(small) == "Norma* S"


def test_correlation_is_over_manuscripts() -> None:
    results = [result(MEMORY, name, accuracy, words=words) for name, accuracy, words in
               (("A", 0.5, 100), ("B", 0.6, 200), ("C", 0.7, 300), ("D", 0.65, 400))]  # fmt: skip
    found = Overview.of(results).correlation(MEMORY, "ABCD")
    assert found is not None
    assert found[0] == pytest.approx(0.8)
    assert Overview.of(results).correlation(MEMORY, "AB") is None


def test_times_are_per_training_and_per_thousand_words() -> None:
    overview = Overview.of([result(MEMORY, "A", 0.5), result(MEMORY, "B", 0.5)])
    assert overview.seconds(MEMORY, ("A", "B")) == (2.0, 50.0)


def test_curves_have_a_panel_for_each_setting_and_the_published_ones_dashed() -> None:
    results = [result(MEMORY, "B", 0.4, 100), result(MEMORY, "B", 0.7), result(CRF, "B", 0.5, 100)]
    results += [result(CRF, "B", 0.6, seed=1), result(CRF, "B", 0.8, seed=2), result(CRF, "M", 0.9, 100)]
    panels = learning_curves(Overview.of(results, PUBLISHED), ["B"])
    assert [panel.title for panel in panels] == ["S", "S+A"]
    assert [(c.name, c.points, c.dashed) for c in panels[0].curves] == [("Memory", ((100, 40.0), (1000, 70.0)), False)]
    ours, theirs = panels[1].curves
    assert ours.points == ((100, 50.0), (1000, pytest.approx(70.0)))
    assert (theirs.name, theirs.points, theirs.dashed) == ("CRF (published)", ((100, 40.0), (1000, 60.0)), True)
    assert ours.style == theirs.style != panels[0].curves[0].style
    # The published figure is of manuscript B alone.
    other = learning_curves(Overview.of(results, PUBLISHED), ["M"])
    assert [curve.dashed for panel in other for curve in panel.curves] == [False]


def test_the_mean_curve_is_over_sizes_that_all_have() -> None:
    results = [result(MEMORY, "B", 0.4, 100), result(MEMORY, "M", 0.6, 100), result(MEMORY, "B", 0.7, 500)]
    results += [result(MEMORY, "B", 0.8, words=1000), result(MEMORY, "M", 0.9, words=3000)]
    [panel] = learning_curves(Overview.of(results), ["B", "M"])
    assert panel.curves[0].points == ((100, pytest.approx(50)), (2000, pytest.approx(85)))


def test_the_drawing_is_xml_with_one_line_a_curve() -> None:
    curves = (Curve("a < b & c", ((0, 50), (100, 60)), 0), Curve("other", ((0, 50), (100, 60)), 1, dashed=True))
    text = svg([Panel("S", curves), Panel("S+A", curves[:1])], x_label="words", y_label="accuracy (%)")
    root = ElementTree.fromstring(text)
    lines = [element for element in root.iter(f"{SVG}polyline") if element.get("class") == "curve"]
    assert len(lines) == 3
    assert sum("stroke-dasharray" in line.attrib for line in lines) == 1
    texts = [element.text for element in root.iter(f"{SVG}text")]
    assert texts.count("a < b & c") == 1  # in the legend, once for both panels
    assert "S+A" in texts
    width, height = float(root.get("width", 0)), float(root.get("height", 0))
    for line in lines:
        for point in line.get("points", "").split():
            x, y = map(float, point.split(","))
            assert 0 <= x <= width and 0 <= y <= height


@pytest.mark.parametrize("points", [(), ((500.0, 70.0),), ((0.0, 0.0), (1.0, 0.0))])
def test_degenerate_curves_can_be_drawn(points: tuple[tuple[float, float], ...]) -> None:
    ElementTree.fromstring(svg([Panel("S", (Curve("a", points),))], x_label="x", y_label="y"))


def test_changes_name_what_got_worse_first() -> None:
    before = [result(MEMORY, "B", 0.6), result(MEMORY, "M", 0.5), result(CRF, "M", 0.5), result(CRF, "X", 0.5)]
    after = [result(MEMORY, "B", 0.4), result(MEMORY, "M", 0.8), result(CRF, "M", 0.45), result(CRF, "Y", 0.1)]
    found = changes(after, before)
    assert [(c.cell.manuscript, c.before, c.after) for c in found] == [
        ("B", 0.6, 0.4),
        ("M", 0.5, 0.45),
        ("M", 0.5, 0.8),
    ]
    means = mean_changes(found, lambda column: column.system)
    assert means["memory"] == (pytest.approx(0.55), pytest.approx(0.6), 2)


def test_another_word_list_is_still_compared() -> None:
    old, new = Column("S", "norma", "-", "a.txt:1"), Column("S", "norma", "-", "a.txt:2")
    assert len(changes([result(new, "B", 0.5)], [result(old, "B", 0.6)])) == 1


def test_comparisons_count_the_words_that_one_alone_has_right(tmp_path: Path) -> None:
    folder = ResultsFolder.open(tmp_path)

    def add(column: Column, manuscript: str, right: str) -> None:
        rows = [Prediction("x", "y" if mark == "1" else "z", "y") for mark in right]
        folder.add(result(column, manuscript, right.count("1") / len(right)), rows)

    add(MEMORY, "A", "1111100000")
    add(CRF, "A", "1111111110")
    add(MEMORY, "B", "1100")
    add(CRF, "B", "0110")
    add(MEMORY, "C", "1")  # the other one was not measured there
    rows = {row.manuscript: row for row in compare(Outcomes(folder, "dev"), MEMORY, CRF, ("A", "B", "C"))}
    assert set(rows) == {EVERY, "A", "B"}
    assert (rows["A"].only_first, rows["A"].only_second, rows["A"].mcnemar) == (0, 4, 2 / 16)
    assert (rows["B"].only_first, rows["B"].only_second, rows["B"].mcnemar) == (1, 1, 1.0)
    assert (rows[EVERY].words, rows[EVERY].only_first, rows[EVERY].only_second) == (14, 1, 5)
    assert rows[EVERY].mcnemar == pytest.approx(2 * 7 / 64)
    assert rows[EVERY].randomization == pytest.approx(2 * 7 / 64, abs=0.02)
    assert rows[EVERY].low < (7 - 11) / 14 < rows[EVERY].high
    assert Outcomes(folder, "test").of(MEMORY, "A") is None


def test_published_tables_are_read(tmp_path: Path) -> None:
    table, curves = tmp_path / "table.tsv", tmp_path / "curves.tsv"
    table.write_text(
        "# a comment\nid\tregion\ttokens\tnorma_s\tbilstm_mtl\tother\nB\tEast\t4718\t80.30\t81.7\tx\n", "utf-8"
    )
    curves.write_text("train_tokens\tcrf_s\n1000\t0.7\n100\t0.4\n", "utf-8")
    found = read_published(table, curves)
    assert found.rows["B"].region == "East"
    assert found.rows["B"].figures == {("S", "norma-star"): pytest.approx(0.803), ("S+A", "mtl"): pytest.approx(0.817)}
    assert found.curves == {("S", "crf"): ((100.0, 0.4), (1000.0, 0.7))}
    assert read_published(None, None) == Published()


@pytest.mark.parametrize(
    ("content", "code"),
    [
        (b"", ErrorCode.TABLE_COLUMNS),
        (b"id\ttokens\n", ErrorCode.TABLE_COLUMNS),
        (b"id\tregion\ttokens\tcrf_s\nB\tx\t1\n", ErrorCode.RESULTS_DAMAGED),
        (b"id\tregion\ttokens\tcrf_s\nB\tx\t1\tmuch\n", ErrorCode.RESULTS_DAMAGED),
        (b"\xff\xfe\x00", ErrorCode.FILE_UNREADABLE),
    ],
)
def test_bad_published_tables_are_refused(tmp_path: Path, content: bytes, code: ErrorCode) -> None:
    path = tmp_path / "table.tsv"
    path.write_bytes(content)
    with pytest.raises(UserError) as caught:
        read_published(path, None)
    assert caught.value.code is code


def test_missing_published_tables_are_named(tmp_path: Path) -> None:
    for path, code in ((tmp_path / "no.tsv", ErrorCode.FILE_MISSING), (tmp_path, ErrorCode.FILE_IS_DIRECTORY)):
        with pytest.raises(UserError) as caught:
            read_published(path, None)
        assert caught.value.code is code


def test_the_published_table_of_the_paper_averages_as_in_the_paper(shared_data: Path) -> None:
    rows = read_published(shared_data / "tables" / "paper_table1.tsv", None).rows
    assert len(rows) == 44
    for key, mean in ((("S", "norma-star"), 77.8), (("S", "crf"), 75.7), (("S+A", "mtl"), 80.6)):
        assert sum(row.figures[key] for row in rows.values()) / 44 == pytest.approx(mean / 100, abs=0.0006)
