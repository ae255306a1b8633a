"""What the network leaves out while it learns, and what its weights start from."""

from __future__ import annotations

from dataclasses import replace

import pytest
import torch

from histnorm_gui.engine.tagger.network import TaggerNetwork
from histnorm_gui.engine.tagger.recipe import DEFAULT, PAPER, Recipe


def network(recipe: Recipe, seed: int = 1) -> TaggerNetwork:
    return TaggerNetwork(recipe, 9, [5], torch.Generator().manual_seed(seed))


@pytest.mark.parametrize("recipe", [DEFAULT, PAPER], ids=lambda recipe: recipe.name)
@pytest.mark.parametrize("dropout", [0.1, 0.2, 0.5])
def test_what_is_left_out_is_made_up_for(recipe: Recipe, dropout: float) -> None:
    one = network(replace(recipe, dropout=dropout))
    ones = torch.ones(7, 33, 301)  # no multiple of eight
    dropped = one._drop(ones, torch.Generator().manual_seed(1))
    assert len(set(dropped.flatten().tolist())) == 2
    assert float((dropped == 0).float().mean()) == pytest.approx(dropout, abs=0.005)
    assert float(dropped.mean()) == pytest.approx(1.0, abs=0.01)
    by_place = dropped.flatten(0, 1).mean(0)
    assert float(by_place.std()) < 2 * (dropout / (1 - dropout) / (7 * 33)) ** 0.5, "as often in each place"
    assert torch.equal(dropped, one._drop(ones, torch.Generator().manual_seed(1)))
    assert not torch.equal(dropped, one._drop(ones, torch.Generator().manual_seed(2)))


def test_nothing_is_left_out_when_reading() -> None:
    one = network(DEFAULT)
    ids, table = torch.tensor([[0, 1], [2, 3]]), torch.arange(9)[:, None]
    assert torch.equal(one(ids, table, 0), one(ids, table, 0))
