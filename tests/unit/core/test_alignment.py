"""Alignment against the paper's examples, and the cells that are painted from it."""

from __future__ import annotations

from pathlib import Path

import pytest

from histnorm_gui.core.alignment import MAX_LENGTH, Aligner, Cell, CellKind, display_cells

REALISTIC = [
    ("vnd", "und"),
    ("vsgen", "ausgehen"),
    ("jm", "ihm"),
    ("jn", "ihn"),
    ("jr", "ihr"),
    ("furen", "führen"),
    ("vor", "vor"),
    ("vrouwe", "frau"),
    ("gut", "gut"),
    ("vsfuret", "ausführt"),
    ("czeit", "zeit"),
    ("hertze", "herz"),
    ("muter", "mutter"),
]


@pytest.mark.parametrize("aligner", [Aligner.plain(), Aligner.fit(REALISTIC)], ids=["plain", "learned"])
@pytest.mark.parametrize(
    ("form", "norm", "labels"),
    [
        ("vsfuret", "ausführt", ("a", "u", "s", "f", "üh", "r", "", "t")),
        ("jn", "ihn", ("", "ih", "n")),
        ("muter", "mutter", ("", "m", "u", "tt", "e", "r")),
        ("alle", "ale", ("", "a", "l", "", "e")),
    ],
)
def test_examples_come_out_as_in_the_paper(aligner: Aligner, form: str, norm: str, labels: tuple[str, ...]) -> None:
    assert aligner.align(form, norm) == labels


def test_learning_follows_the_correspondences_of_the_manuscript() -> None:
    pairs = [("xa", "sa"), ("xo", "so"), ("oxa", "osa"), ("xi", "si"), ("xel", "sel"), ("ax", "asq"), ("qe", "qe")]
    assert Aligner.fit(pairs).align("axb", "aqsb") == ("", "aq", "s", "b")


def test_iterations_end_with_the_fitted_aligner() -> None:
    iterations = list(Aligner.iterations(REALISTIC))
    assert iterations[-1] == Aligner.fit(REALISTIC)
    assert len(iterations) < 25


@pytest.mark.parametrize("pairs", [[], [("", "")], [("a", "a")], [("", "a")], [("a", "")]])
def test_degenerate_manuscripts_can_be_learned_from(pairs: list[tuple[str, str]]) -> None:
    assert Aligner.fit(pairs).align("ab", "ac") == ("", "a", "c")


@pytest.mark.parametrize(
    ("form", "norm"),
    [
        ("a" * 300, "a" * 300),
        ("a" * 300 + "x", "a" * 300 + "yz"),
        ("ab" * 300, "cde" * 250),
        ("", "a" * 300),
        ("a" * 300, ""),
        ("a" * MAX_LENGTH, "b" * MAX_LENGTH),
    ],
)
def test_very_long_words_are_aligned(form: str, norm: str) -> None:
    labels = Aligner.plain().align(form, norm)
    assert len(labels) == len(form) + 1
    assert "".join(labels) == norm


def test_equal_ends_of_long_words_stay_paired() -> None:
    labels = Aligner.plain().align("a" * 150 + "v" + "b" * 150, "a" * 150 + "u" + "b" * 150)
    assert labels == ("", *"a" * 150, "u", *"b" * 150)


def test_case_does_not_count_but_is_kept() -> None:
    assert Aligner.plain().align("vND", "Und") == ("", "U", "n", "d")


def test_a_whole_manuscript_is_aligned(shared_data: Path) -> None:
    text = (shared_data / "anselm" / "B.train.tsv").read_text(encoding="utf-8")
    pairs = [(row[0], row[1]) for row in (line.split("\t") for line in text.splitlines())]
    aligner = Aligner.fit(pairs)
    for (form, norm), labels in zip(pairs, aligner.align_all(pairs), strict=True):
        assert "".join(labels) == norm
        assert len(labels) == len(form) + 1
    assert aligner.align("vsfuret", "ausführt") == ("a", "u", "s", "f", "üh", "r", "", "t")
    assert aligner.align("jn", "ihn") == ("", "ih", "n")


def test_cells_show_what_happened_to_each_letter() -> None:
    cells = display_cells("vſfuret", ("a", "u", "s", "f", "üh", "r", "", "t"))
    assert [(cell.form, cell.label) for cell in cells] == [
        ("", "a"),
        ("v", "u"),
        ("ſ", "s"),
        ("f", "f"),
        ("u", "üh"),
        ("r", "r"),
        ("e", ""),
        ("t", "t"),
    ]
    assert [cell.kind for cell in cells] == [
        CellKind.EXPANSION,
        CellKind.SUBSTITUTION,
        CellKind.IDENTICAL,
        CellKind.IDENTICAL,
        CellKind.SUBSTITUTION,
        CellKind.IDENTICAL,
        CellKind.DELETION,
        CellKind.IDENTICAL,
    ]


def test_a_cell_takes_its_marks_and_the_least_probability() -> None:
    cells = display_cells("gu\u0364t", ("", "g", "ü", "", "t"), (1.0, 0.9, 0.8, 0.4, 0.7))
    assert cells == (
        Cell("g", "g", 0.9, CellKind.IDENTICAL),
        Cell("u\u0364", "ü", 0.4, CellKind.SUBSTITUTION),
        Cell("t", "t", 0.7, CellKind.IDENTICAL),
    )


def test_added_letters_are_an_expansion_and_encoding_does_not_count() -> None:
    cells = display_cells("mU\u0308", ("", "mm", "ü", ""))
    assert [cell.kind for cell in cells] == [CellKind.EXPANSION, CellKind.IDENTICAL]


def test_cells_need_labels_that_fit() -> None:
    with pytest.raises(ValueError, match="one label"):
        display_cells("ab", ("", "a"))
    with pytest.raises(ValueError, match="one label"):
        display_cells("a", ("", "a"), (1.0,))
