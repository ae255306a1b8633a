"""Recipes: everything that decides how a tagger is built and trained, by name."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum


class Units(StrEnum):
    """What a form is cut into, one label each."""

    CHARACTERS = "characters"  # code points
    GRAPHEMES = "graphemes"  # a base with its combining marks, whose embeddings are summed


class Weighting(StrEnum):
    """What an instance of training is."""

    TOKENS = "tokens"  # every token, as often as it occurs
    ROOT_OF_COUNT = "root-of-count"  # each pair once; a form weighs the root of its count, shared out by frequency


@dataclass(frozen=True, slots=True)
class Recipe:
    """How a tagger is built and trained.

    ``hidden`` is the size of one direction of a layer. ``window`` is how many units on either side the last layer sees
    directly, beside the LSTM's states, as ``hidden`` numbers (0: none). ``equal_lengths`` makes batches of words of
    one length, which need no padding; otherwise batches are drawn at random. ``one_cycle`` lets the learning rate rise
    to ``learning_rate`` and fall to nothing, otherwise it is constant. Training goes on for ``passes`` over the main
    manuscript, or for more until ``minimum_steps``. ``identity_prior`` adds a language-neutral expectation that
    letters stay as they are to the network's output, whose last layer then starts at zero. ``greedy`` reads the best
    label at each position, otherwise the best normalization over all its alignments. ``auxiliary_tokens`` is how many
    tokens of the other manuscripts together are sampled for multi-task learning (0: all). ``hiding`` is how often a
    unit is shown as an unknown one, so that the network learns what to do with those; ``crossing`` how often a word
    is shown with the end of another, so that it learns letters rather than words by heart (equal lengths only).
    ``letters`` is how much, as a power, it counts beside the network how likely the letters of a normalization are to
    follow one another in a word (0: nothing); greedy recipes do without.
    """

    name: str
    units: Units
    embedding: int
    layers: int
    hidden: int
    window: int
    dropout: float
    weighting: Weighting
    equal_lengths: bool
    batch_size: int
    learning_rate: float
    weight_decay: float
    one_cycle: bool
    clipping: float
    passes: int
    minimum_steps: int
    identity_prior: bool
    greedy: bool
    auxiliary_tokens: int
    hiding: float
    crossing: float
    letters: float


PAPER = Recipe(
    name="paper",
    units=Units.CHARACTERS,
    embedding=128,
    layers=3,
    hidden=128,
    window=0,
    dropout=0.1,
    weighting=Weighting.TOKENS,
    equal_lengths=False,
    batch_size=32,
    learning_rate=1e-3,
    weight_decay=0.0,
    one_cycle=False,
    clipping=5.0,
    passes=30,
    minimum_steps=0,
    identity_prior=False,
    greedy=True,
    auxiliary_tokens=10_000,
    hiding=0.0,
    crossing=0.0,
    letters=0.0,
)
"""Sections 3 and 4 of the paper. What it leaves open: Adam at 1e-3, batches of 32 random words, gradients clipped at 5;
in multi-task learning a batch is of one manuscript; a character that training never showed is copied."""

DEFAULT = Recipe(
    name="default",
    units=Units.GRAPHEMES,
    embedding=64,
    layers=1,
    hidden=112,
    window=2,
    dropout=0.1,
    weighting=Weighting.ROOT_OF_COUNT,
    equal_lengths=True,
    batch_size=32,
    learning_rate=1e-2,
    weight_decay=0.1,
    one_cycle=True,
    clipping=5.0,
    passes=28,
    minimum_steps=150,
    identity_prior=True,
    greedy=False,
    auxiliary_tokens=10_000,
    hiding=0.02,
    crossing=0.15,
    letters=0.3,
)
"""Fast, and good from a few decisions on; docs/decisions says what each part is worth."""

PATIENT = replace(DEFAULT, hidden=128, dropout=0.2, learning_rate=5e-3, passes=50)
"""The recipe "default" for a manuscript with few different words, with which it takes a few seconds all the same."""

FEW = 600
"""Different pairs of form and normalization, some 1,800 words, below which a manuscript has few."""

PAPER_WORDS = replace(PAPER, name="paper-words", batch_size=1)
"""The same with a step after every word, as programs without batches do it: four times as slow, and nearer to the
paper's curve where a manuscript has few words, because the shared layers take so many more steps on the others."""

RECIPES = {recipe.name: recipe for recipe in (PAPER, DEFAULT, PAPER_WORDS)}


def fitted(recipe: Recipe, pairs: int) -> Recipe:
    """The recipe for a manuscript of so many different pairs of form and normalization."""
    return PATIENT if recipe == DEFAULT and pairs < FEW else recipe
