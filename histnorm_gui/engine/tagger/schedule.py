"""How long a training goes on, and at what learning rate."""

from __future__ import annotations

import math

from histnorm_gui.engine.placed import one_cycle
from histnorm_gui.engine.tagger.recipe import Recipe

PATIENCE = 10
"""After so many passes without more held-out words read right than before, a training is brought to its end."""
LAST_PASSES = 10
"""So many passes the learning rate then takes to fall to nothing: what is learned at a high rate is not settled."""
LEAST_HELD_OUT = 200
"""With fewer held-out words chance decides when they are read best."""


class Schedule:
    """The steps of one training and their learning rates.

    A recipe with one cycle ends early where held-out words show that there is nothing more to gain (docs/decisions.md,
    115); the others take all their passes.
    """

    def __init__(self, recipe: Recipe, steps_of_pass: int, passes: int) -> None:
        self._recipe = recipe
        self._steps = steps_of_pass
        self.total = passes * steps_of_pass
        """All steps; fewer once the end has been brought forward."""
        self._falling: tuple[int, float] | None = None
        self._best = -1.0
        self._stale = 0

    @property
    def ends_early(self) -> bool:
        """Whether the end has been brought forward."""
        return self._falling is not None

    def rate(self, done: int) -> float:
        """The learning rate of the step after ``done`` steps."""
        if not self._recipe.one_cycle:
            return self._recipe.learning_rate
        if self._falling is None:
            return self._recipe.learning_rate * one_cycle(done / self.total)
        start, highest = self._falling
        return highest * (1 + math.cos(math.pi * (done - start) / (self.total - start))) / 2

    def heard(self, accuracy: float, words: int, done: int) -> None:
        """Take note of the share of ``words`` held-out words that are read right, after a pass and ``done`` steps."""
        self._stale = 0 if accuracy > self._best else self._stale + 1
        self._best = max(self._best, accuracy)
        end = done + LAST_PASSES * self._steps
        if not self._recipe.one_cycle or self.ends_early or words < LEAST_HELD_OUT:
            return
        if self._stale >= PATIENCE and end < self.total:
            self._falling, self.total = (done, self.rate(done)), end
