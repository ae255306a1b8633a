"""In what order and in what parts a training sees its words."""

from __future__ import annotations

from dataclasses import replace

import pytest
import torch

from histnorm_gui.engine.tagger.batches import Corpus, Instance
from histnorm_gui.engine.tagger.recipe import DEFAULT, FEW, PAPER, PATIENT, Recipe, fitted
from histnorm_gui.engine.tagger.vocab import Head, Pieces, split

PLAIN = replace(DEFAULT, hiding=0.0, crossing=0.0)


def corpus(words: dict[int, int], recipe: Recipe) -> Corpus:
    """So many different words of each length, in letters."""
    instances: list[Instance] = []
    for length, count in words.items():
        for number in range(count):
            form = f"{number:b}".rjust(length, "2")
            instances.append((form, ("", *form)))
    pieces = Pieces.of({unit for form, _ in instances for unit in split(form, recipe.units)}, recipe.units)
    head = Head.of("A", [labels for _, labels in instances], takes_case=False)
    return Corpus.of(instances, head, pieces, recipe)


@pytest.mark.parametrize(
    ("words", "sizes"),
    [({8: 96}, [32, 32, 32]), ({8: 100}, [33, 33, 34]), ({8: 47}, [47]), ({8: 49}, [24, 25]), ({8: 3, 9: 1}, [1, 3])],
)
def test_words_of_one_length_come_in_equal_parts(words: dict[int, int], sizes: list[int]) -> None:
    made = corpus(words, PLAIN)
    batches = list(made.one_pass(PLAIN, torch.Generator().manual_seed(1)))
    assert sorted(batch.ids.shape[1] for batch in batches) == sizes
    assert made.batches(PLAIN) == len(batches)
    assert all(batch.lengths is None for batch in batches)


@pytest.mark.parametrize("recipe", [PLAIN, PAPER], ids=["default", "paper"])
def test_a_pass_shows_each_word_once_in_another_order_each_time(recipe: Recipe) -> None:
    made = corpus({6: 50, 7: 70}, recipe)
    generator = torch.Generator().manual_seed(1)

    def shown() -> list[tuple[int, ...]]:
        batches = list(made.one_pass(recipe, generator))
        assert len(batches) == made.batches(recipe)
        return [tuple(column.tolist()) for batch in batches for column in batch.ids.T]

    def kept(columns: list[tuple[int, ...]]) -> list[tuple[int, ...]]:
        return sorted(tuple(unit for unit in column if unit) for column in columns)

    first, second = shown(), shown()
    assert kept(first) == kept(second) and len(set(kept(first))) == 120
    assert first != second


def test_rows_that_are_named_several_times_are_shown_as_often() -> None:
    made = corpus({8: 5}, PLAIN)
    rows = torch.tensor([0, 0, 0, 4])
    (batch,) = made.one_pass(PLAIN, torch.Generator().manual_seed(1), rows)
    assert batch.ids.shape[1] == 4 and made.batches(PLAIN, rows) == 1


def test_a_manuscript_of_few_words_is_taught_patiently() -> None:
    assert fitted(DEFAULT, FEW) is DEFAULT and fitted(DEFAULT, FEW - 1) is PATIENT
    assert PATIENT.name == "default" and PATIENT.passes > DEFAULT.passes
    assert fitted(PAPER, 10) is PAPER
    own = replace(DEFAULT, passes=3)
    assert fitted(own, 10) is own
