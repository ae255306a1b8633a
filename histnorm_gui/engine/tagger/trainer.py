"""Training a tagger, as a generator of events."""

from __future__ import annotations

import math
import time
from collections.abc import Generator, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field

import torch
from torch import Tensor
from torch.nn.functional import cross_entropy

from histnorm_gui.core.alignment import Aligner
from histnorm_gui.core.errors import ErrorCode, UserError
from histnorm_gui.core.metrics import word_accuracy
from histnorm_gui.core.progress import Progress
from histnorm_gui.core.text import is_word
from histnorm_gui.engine.base import Example
from histnorm_gui.engine.casing import Casing
from histnorm_gui.engine.devices import Processor
from histnorm_gui.engine.placed import Placed
from histnorm_gui.engine.tagger.batches import Batch, Corpus, Instance
from histnorm_gui.engine.tagger.continuing import Taught, grown, recipe_for, shown
from histnorm_gui.engine.tagger.network import TaggerNetwork
from histnorm_gui.engine.tagger.recipe import Recipe, fitted
from histnorm_gui.engine.tagger.schedule import Schedule
from histnorm_gui.engine.tagger.tagger import Tagger
from histnorm_gui.engine.tagger.vocab import Head, Pieces, split, unit_labels

NEEDED = 10
"""So many decided words a training takes at least."""

MAX_TRAINED_LENGTH = 100
"""Longer words (joined lines, web addresses) are not learned from."""


@dataclass(frozen=True)
class Trained:
    """The end of a training: ``losses`` are the mean losses of the passes in nats a label of the main manuscript;
    ``held_out_accuracy`` is the share of held-out words read right, None where none were held out."""

    tagger: Tagger
    losses: tuple[float, ...]
    held_out_accuracy: float | None
    seconds: float
    taught: Taught = field(default_factory=lambda: Taught(frozenset()))
    """The pairs of the main manuscript that it has learned from."""


def train(
    examples: Sequence[Example],
    auxiliary: Mapping[str, Sequence[Example]],
    recipe: Recipe,
    *,
    name: str,
    held_out: Sequence[Example] = (),
    seed: int = 1,
    threads: int = 1,
    processor: Processor | None = None,
) -> Generator[Progress | Trained, None, None]:
    """Train a tagger on ``examples``, the manuscript ``name``, and yield events, the last of which is Trained.

    ``auxiliary`` are other manuscripts by siglum: all layers but the last are shared with them, and batches of the main
    manuscript and of one of the others alternate. ``held_out`` is read after each pass and never learned from; it says
    when there is nothing more to gain (`Schedule`). Words of punctuation alone are left out. The same seed gives the
    same tagger on the same machine. No two events are more than a fraction of a second apart; closing the generator
    cancels. ``processor`` is what is computed on, the CPU if it is None; the tagger is on the CPU in any case. Raises
    UserError (TOO_FEW_DECISIONS) where ``examples`` hold fewer than NEEDED words.
    """
    usable = _enough(examples)
    started = time.perf_counter()
    with torch_threads(threads):
        generator = torch.Generator().manual_seed(seed)
        manuscripts = [_Manuscript(name, usable)]
        others = {siglum: [e for e in rows if _usable(e)] for siglum, rows in auxiliary.items() if siglum != name}
        manuscripts += [_Manuscript(siglum, rows) for siglum, rows in others.items() if rows]
        for number, manuscript in enumerate(manuscripts):
            for _ in manuscript.align():
                yield Progress(number, len(manuscripts), stage="align")
        _sample(manuscripts[1:], recipe.auxiliary_tokens, generator)
        chosen = fitted(recipe, len(set(manuscripts[0].instances)))
        run = _Run.prepare([m for m in manuscripts if m.instances], chosen, generator, processor or Processor())
        yield from _watched(run, manuscripts[0], held_out, started)


def go_on(
    base: Tagger,
    taught: Taught,
    examples: Sequence[Example],
    *,
    held_out: Sequence[Example] = (),
    seed: int = 1,
    threads: int = 1,
    processor: Processor | None = None,
) -> Generator[Progress | Trained, None, None]:
    """Go on from ``base``, which ``taught`` has taught, with all ``examples`` of its main manuscript by now.

    The same events as those of ``train``, which takes some twenty times as long; ``base`` itself is not changed. What
    it has learned of other manuscripts goes into the new tagger without their own labels.
    """
    usable = _enough(examples)
    started = time.perf_counter()
    with torch_threads(threads):
        generator = torch.Generator().manual_seed(seed)
        manuscript = _Manuscript(base.names[0], usable)
        for _ in manuscript.align():
            yield Progress(0, 1, stage="align")
        run = _Run.going_on(manuscript, base, taught, generator, processor or Processor())
        yield from _watched(run, manuscript, held_out, started)


def taught_by(examples: Sequence[Example]) -> Taught:
    """What a tagger would have learned from after a training on these."""
    usable = [example for example in examples if _usable(example)]
    casing = Casing.learn(usable)
    return Taught.of(casing.lowered(example) for example in usable)


def _enough(examples: Sequence[Example]) -> list[Example]:
    usable = [example for example in examples if _usable(example)]
    if len(usable) < NEEDED:
        raise UserError(ErrorCode.TOO_FEW_DECISIONS, found=len(usable), needed=NEEDED)
    return usable


def _watched(
    run: _Run, manuscript: _Manuscript, held_out: Sequence[Example], started: float
) -> Iterator[Progress | Trained]:
    """The events of a training; held-out words are read after each of its passes."""
    held = [example for example in held_out if is_word(example.form)]
    forms, norms = [example.form for example in held], [example.norm for example in held]
    accuracy: float | None = None
    for done, loss in run.steps():
        if loss is not None and held:
            accuracy = word_accuracy(run.tagger.best(forms, manuscript.name), norms)
            run.schedule.heard(accuracy, len(held), done)
            yield Progress(done, run.schedule.total, stage="train", loss=loss, accuracy=accuracy)
        else:
            yield Progress(done, run.schedule.total, stage="train", loss=run.loss)
    run.tagger.network.eval()
    taught = Taught.of((form, "".join(labels)) for form, labels in set(manuscript.instances))
    yield Trained(run.tagger, tuple(run.losses), accuracy, time.perf_counter() - started, taught)


@contextmanager
def torch_threads(threads: int) -> Iterator[None]:
    """Run with so many threads of torch, then with as many as before."""
    before = torch.get_num_threads()
    torch.set_num_threads(max(1, threads))
    try:
        yield
    finally:
        torch.set_num_threads(before)


def _usable(example: Example) -> bool:
    return is_word(example.form) and max(len(example.form), len(example.norm)) < MAX_TRAINED_LENGTH


@dataclass
class _Manuscript:
    """The examples of one manuscript on their way to instances."""

    name: str
    examples: Sequence[Example]
    takes_case: bool = True
    instances: list[Instance] = field(default_factory=list)

    def align(self) -> Iterator[None]:
        """Fill in the instances, one iteration of the alignment after the other."""
        casing = Casing.learn(self.examples)
        self.takes_case = casing.from_form
        pairs = [casing.lowered(example) for example in self.examples]
        aligner = Aligner.plain()
        for aligner in Aligner.iterations(pairs):  # noqa: B007
            yield
        labels = aligner.align_all(pairs)
        self.instances = [(form, row) for (form, _), row in zip(pairs, labels, strict=True)]
        yield


def _sample(manuscripts: Sequence[_Manuscript], tokens: int, generator: torch.Generator) -> None:
    """Keep so many instances of all manuscripts together, drawn at random."""
    total = sum(len(manuscript.instances) for manuscript in manuscripts)
    if not tokens or total <= tokens:
        return
    chosen = set(torch.randperm(total, generator=generator)[:tokens].tolist())
    start = 0
    for manuscript in manuscripts:
        end = start + len(manuscript.instances)
        manuscript.instances = [manuscript.instances[i - start] for i in range(start, end) if i in chosen]
        start = end


@dataclass
class _Run:
    """One training under way."""

    recipe: Recipe
    tagger: Tagger
    placed: Placed[TaggerNetwork]
    corpora: Sequence[Corpus]
    generator: torch.Generator
    batches: int
    schedule: Schedule
    rows: Tensor | None = None
    """The instances of the main manuscript that a pass shows, where that is not each of them once."""
    loss: float | None = None
    losses: list[float] = field(default_factory=list)

    @staticmethod
    def prepare(
        manuscripts: Sequence[_Manuscript], recipe: Recipe, generator: torch.Generator, processor: Processor
    ) -> _Run:
        """A training from scratch: a network for what occurs in some manuscripts, and their words as numbers."""
        forms = {form for manuscript in manuscripts for form, _ in manuscript.instances}
        units = {unit for form in forms for unit in split(form, recipe.units)}
        pieces = Pieces.of(units, recipe.units)
        heads = tuple(_head(manuscript, recipe) for manuscript in manuscripts)
        network = TaggerNetwork(recipe, pieces.size, [len(head.labels) for head in heads], generator)
        corpora = [Corpus.of(m.instances, head, pieces, recipe) for m, head in zip(manuscripts, heads, strict=True)]
        batches = corpora[0].batches(recipe)
        passes = max(recipe.passes, math.ceil(recipe.minimum_steps / batches))
        placed = Placed(network, recipe.weight_decay, processor, generator)
        schedule = _schedule(recipe, corpora, batches, passes)
        tagger = Tagger(recipe, pieces, heads, network, _words(*manuscripts))
        return _Run(recipe, tagger, placed, corpora, generator, batches, schedule)

    @staticmethod
    def going_on(
        manuscript: _Manuscript, base: Tagger, taught: Taught, generator: torch.Generator, processor: Processor
    ) -> _Run:
        """A training that goes on from ``base``, with the words of a manuscript that had not ``taught`` it first."""
        recipe = recipe_for(base.recipe)
        units = {unit for form, _ in manuscript.instances for unit in split(form, recipe.units)}
        pieces = Pieces.of(units, recipe.units)
        tagger = grown(base, _head(manuscript, recipe), pieces, _words(manuscript), generator)
        corpus = Corpus.of(manuscript.instances, tagger.heads[0], tagger.pieces, recipe)
        rows = shown(sorted(set(manuscript.instances)), taught, generator)
        placed = Placed(tagger.network, recipe.weight_decay, processor, generator)
        batches = corpus.batches(recipe, rows)
        schedule = _schedule(recipe, [corpus], batches, 1)
        return _Run(recipe, tagger, placed, [corpus], generator, batches, schedule, rows)

    def steps(self) -> Iterator[tuple[int, float | None]]:
        """Train; yield the steps done, and after the last one of a pass, when the tagger can be read with, its loss."""
        others = self._others()
        done = 0
        while done < self.schedule.total:
            losses = 0.0
            for number, batch in enumerate(self.corpora[0].one_pass(self.recipe, self.generator, self.rows), start=1):
                self.loss = self._step(0, batch, done)
                losses += self.loss
                done += 1
                last = number == self.batches
                if len(self.corpora) > 1:
                    yield done, None
                    self._step(*next(others), done)
                    done += 1
                if last:
                    self.placed.keep()
                    self.losses.append(losses / self.batches)
                yield done, self.losses[-1] if last else None

    def _others(self) -> Iterator[tuple[int, Batch]]:
        """Batches of the other manuscripts without end, each of one manuscript, in random order."""
        while len(self.corpora) > 1:
            queues = {n: list(c.one_pass(self.recipe, self.generator)) for n, c in enumerate(self.corpora) if n}
            order = [number for number, queue in queues.items() for _ in queue]
            for position in torch.randperm(len(order), generator=self.generator).tolist():
                yield order[position], queues[order[position]].pop()

    def _step(self, head: int, batch: Batch, done: int) -> float:
        corpus, placed = self.corpora[head], self.placed

        def loss(network: TaggerNetwork, noise: torch.Generator | None) -> Tensor:
            ids, targets, weights = placed.send(batch.ids, batch.targets, batch.weights)
            scores = network(ids, placed.fixed(corpus.table), head, batch.lengths, noise)
            return _loss(scores + placed.fixed(corpus.prior)[ids], targets, weights)

        return placed.step(loss, self.schedule.rate(done), self.recipe.clipping)


def _schedule(recipe: Recipe, corpora: Sequence[Corpus], batches: int, passes: int) -> Schedule:
    """With other manuscripts every second step is theirs."""
    return Schedule(recipe, batches * (2 if len(corpora) > 1 else 1), passes)


def _loss(scores: Tensor, targets: Tensor, weights: Tensor) -> Tensor:
    """The mean cross-entropy of the labels, each word's with its weight."""
    each = cross_entropy(scores.flatten(0, 1), targets.flatten(), reduction="none").view(targets.shape)
    return (each * weights).sum() / (targets >= 0).sum()


def _words(*manuscripts: _Manuscript) -> tuple[str, ...]:
    """The different normalizations of some manuscripts, in order."""
    return tuple(sorted({"".join(labels) for manuscript in manuscripts for _, labels in manuscript.instances} - {""}))


def _head(manuscript: _Manuscript, recipe: Recipe) -> Head:
    rows = [unit_labels(split(form, recipe.units), labels) for form, labels in set(manuscript.instances)]
    return Head.of(manuscript.name, rows, takes_case=manuscript.takes_case)
