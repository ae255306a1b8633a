"""Examples as arrays, and the order in which training sees them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np
import torch
from torch import Tensor

from histnorm_gui.core.alignment import Labels
from histnorm_gui.engine.tagger.recipe import Recipe, Weighting
from histnorm_gui.engine.tagger.vocab import (
    COPY,
    UNKNOWN_ROW,
    Head,
    Pieces,
    neutral_prior,
    no_prior,
    split,
    unit_labels,
)

IGNORED = -100
"""The target of positions that are no unit of the word."""

_CROSSED_LENGTH = 4  # units; shorter words are left as they are
_CROSSED_WEIGHT = 0.5

Instance = tuple[str, Labels]
"""A form, and one label for the start-of-word symbol and one a code point."""


@dataclass(frozen=True)
class Batch:
    """Words of one manuscript: ``ids`` and ``targets`` of shape (units, words), ``weights`` one a word.

    ``lengths`` fall from word to word; None where they are all the same.
    """

    ids: Tensor
    targets: Tensor
    weights: Tensor
    lengths: Tensor | None


@dataclass(frozen=True)
class Corpus:
    """All instances of one manuscript as arrays.

    ``table`` (units, pieces) and ``prior`` (units, labels) describe the units twice: as they are, and then once more as
    unknown ones of which nothing is expected; ``units`` is how many there are.
    """

    ids: Tensor
    targets: Tensor
    weights: Tensor
    lengths: Tensor
    table: Tensor
    prior: Tensor
    units: int

    @staticmethod
    def of(instances: Sequence[Instance], head: Head, pieces: Pieces, recipe: Recipe) -> Corpus:
        """The arrays of these instances; each counts as often as it occurs, as the recipe weights it."""
        counts = Counter(instances)
        if recipe.weighting is Weighting.ROOT_OF_COUNT:
            kept = sorted(counts)
            forms = Counter(form for form, _ in instances)
            # Not the root of each pair's own count: several rare readings would outvote the usual one where they agree.
            weights = np.array([counts[instance] / np.sqrt(forms[instance[0]]) for instance in kept])
            weights /= weights.mean()
        else:
            kept, weights = list(instances), np.ones(len(instances))
        words = [split(form, recipe.units) for form, _ in kept]
        units = sorted({unit for word in words for unit in word})
        unit_ids = {unit: position for position, unit in enumerate(units)}
        label_ids = {label: position for position, label in enumerate(head.labels) if position != COPY}
        lengths = np.array([len(word) for word in words])
        ids = np.zeros((int(lengths.max()), len(words)), dtype=np.int64)
        targets = np.full(ids.shape, IGNORED, dtype=np.int64)
        for column, (word, (_, labels)) in enumerate(zip(words, kept, strict=True)):
            ids[: len(word), column] = [unit_ids[unit] for unit in word]
            targets[: len(word), column] = [label_ids[label] for label in unit_labels(word, labels)]
        units_described = Description.of(units, head, pieces, recipe)
        unknown = torch.from_numpy(np.tile(UNKNOWN_ROW, (len(units), 1)))
        expected = units_described.prior
        return Corpus(
            torch.from_numpy(ids),
            torch.from_numpy(targets),
            torch.from_numpy(weights.astype(np.float32)),
            torch.from_numpy(lengths),
            torch.cat([units_described.table, unknown]),
            torch.cat([expected, torch.where(expected.isinf(), expected, 0.0)]),
            len(units),
        )

    def batches(self, recipe: Recipe, rows: Tensor | None = None) -> int:
        """How many batches one pass has, over all instances or over those at some places."""
        lengths = self.lengths if rows is None else self.lengths[rows]
        if not recipe.equal_lengths:
            return -(-len(lengths) // recipe.batch_size)
        return sum(_parts(count, recipe.batch_size) for count in Counter(lengths.tolist()).values())

    def one_pass(self, recipe: Recipe, generator: torch.Generator, rows: Tensor | None = None) -> Iterator[Batch]:
        """Every instance once, or those at some places as often as they are named; in batches, in random order."""
        order = torch.randperm(len(self.lengths) if rows is None else len(rows), generator=generator)
        order = order if rows is None else rows[order]
        if not recipe.equal_lengths:
            parts = list(torch.split(order, recipe.batch_size))
        else:
            lengths = self.lengths[order]
            parts = [
                part
                for length, count in sorted(Counter(lengths.tolist()).items())
                for part in torch.tensor_split(order[lengths == length], _parts(count, recipe.batch_size))
            ]
        for position in torch.randperm(len(parts), generator=generator).tolist():
            yield self._batch(parts[position], recipe, generator)

    def _batch(self, words: Tensor, recipe: Recipe, generator: torch.Generator) -> Batch:
        lengths = self.lengths.index_select(0, words)
        if not recipe.equal_lengths:
            lengths, falling = lengths.sort(descending=True, stable=True)
            words = words[falling]
        longest = int(lengths[0])
        ids, targets = self.ids[:longest].index_select(1, words), self.targets[:longest].index_select(1, words)
        if recipe.hiding:
            # The start-of-word symbol, which also fills up short words, sorts first and is never hidden.
            hidden = (torch.rand(ids.shape, generator=generator) < recipe.hiding) & (ids != 0)
            ids = ids + hidden * self.units
        batch = Batch(
            ids, targets, self.weights.index_select(0, words), None if int(lengths[-1]) == longest else lengths
        )
        return _crossed(batch, recipe.crossing, generator) if recipe.crossing and recipe.equal_lengths else batch


def _parts(words: int, size: int) -> int:
    """How many parts about so large some words come into: equal ones, as a rest of a few words is worth no step."""
    return max(1, round(words / size))


def _crossed(batch: Batch, share: float, generator: torch.Generator) -> Batch:
    """The batch with the ends of some words, units and labels, taken from other words of the batch."""
    length, words = batch.ids.shape
    if length < _CROSSED_LENGTH or words < 2:
        return batch
    other = torch.randperm(words, generator=generator)
    chosen = torch.rand(words, generator=generator) < share
    cuts = torch.randint(2, length, (words,), generator=generator)
    swapped = (torch.arange(length).unsqueeze(1) >= cuts) & chosen
    return Batch(
        torch.where(swapped, batch.ids[:, other], batch.ids),
        torch.where(swapped, batch.targets[:, other], batch.targets),
        torch.where(chosen, batch.weights.clamp(max=_CROSSED_WEIGHT), batch.weights),
        batch.lengths,
    )


@dataclass(frozen=True)
class Description:
    """What is known of units: their pieces (units, MAX_PIECES), what to expect of them (units, labels; log), and
    whether training showed them (units, 1; 1 or 0)."""

    table: Tensor
    prior: Tensor
    known: Tensor

    @staticmethod
    def of(units: Sequence[str], head: Head, pieces: Pieces, recipe: Recipe) -> Description:
        """Describe units for one manuscript."""
        known = [pieces.knows(unit, recipe.units) for unit in units]
        prior = (neutral_prior if recipe.identity_prior else no_prior)(units, head, known)
        table = pieces.table(units, recipe.units)
        return Description(
            torch.from_numpy(table), torch.from_numpy(prior), torch.tensor(known, dtype=torch.float32).unsqueeze(1)
        )
