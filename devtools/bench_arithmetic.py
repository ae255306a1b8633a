"""How much arithmetic a training step does in a second, beside a product of matrices on as many threads."""

from __future__ import annotations

import time
from collections.abc import Callable

import torch
from torch.nn.functional import cross_entropy

from histnorm_gui.engine.tagger.network import TaggerNetwork, head_width
from histnorm_gui.engine.tagger.optimizer import AdamW
from histnorm_gui.engine.tagger.recipe import DEFAULT, Recipe
from histnorm_gui.engine.tagger.trainer import torch_threads

LENGTH = 7
"""Units of a word, the start-of-word symbol included: about the average of the Anselm corpus."""
UNITS, LABELS = 60, 250
STEPS = 100
SIDE = 1024


def operations(recipe: Recipe, words: int, length: int, labels: int) -> float:
    """Multiplications and additions of one training step, which goes through the network three times."""
    each = 2 * recipe.hidden * 4 * (recipe.embedding + recipe.hidden)  # first layer, both directions
    each += (recipe.layers - 1) * 2 * recipe.hidden * 4 * 3 * recipe.hidden
    each += (2 * recipe.window + 1) * recipe.embedding * recipe.hidden if recipe.window else 0
    each += head_width(recipe) * labels
    return 3 * 2.0 * each * words * length


def arithmetic(recipe: Recipe = DEFAULT) -> tuple[float, str, str, float, str]:
    """Thousand millions of operations a second in training steps, its unit, the reference, its value, details."""
    generator = torch.Generator().manual_seed(1)
    network = TaggerNetwork(recipe, UNITS, [LABELS], generator)
    optimizer = AdamW(network.parameters(), recipe.weight_decay)
    words = recipe.batch_size
    ids = torch.randint(UNITS, (LENGTH, words), generator=generator)
    table = torch.arange(UNITS)[:, None]
    targets = torch.randint(LABELS, (LENGTH * words,), generator=generator)

    def step() -> None:
        scores = network(ids, table, 0, None, generator)
        torch.autograd.backward(cross_entropy(scores.flatten(0, 1), targets))
        optimizer.step(1e-4, recipe.clipping)

    left, right = torch.rand(SIDE, SIDE), torch.rand(SIDE, SIDE)
    with torch_threads(1):
        ours = operations(recipe, words, LENGTH, LABELS) / usual(step, STEPS)
        plain = 2.0 * SIDE**3 / usual(lambda: torch.mm(left, right), STEPS // 10)
    return ours / 1e9, "GFLOP/s", "product of matrices", plain / 1e9, f"batches of {words} words, one thread"


def usual(work: Callable[[], object], times: int) -> float:
    """The median time of several runs in seconds: steps are too short for the shortest to say much."""
    work()
    found = []
    for _ in range(times):
        began = time.perf_counter()
        work()
        found.append(time.perf_counter() - began)
    return sorted(found)[len(found) // 2]
