"""Training a joint tagger on the manuscripts of a project (RECIPE, part 1: "Tagger"), and the network of contexts
beside it."""

from __future__ import annotations

import itertools
import math
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

import torch
from torch import Tensor
from torch.nn.functional import cross_entropy

from histnorm_gui.core.freed_memory import give_back
from histnorm_gui.core.progress import CancelToken, Progress, ProgressCallback
from histnorm_gui.engine.devices import Processor
from histnorm_gui.engine.joint import context_trainer
from histnorm_gui.engine.joint.network import UNKNOWN_MANUSCRIPT, JointNetwork
from histnorm_gui.engine.joint.tagger import FIRST_PIECE, JointTagger, Vocabulary
from histnorm_gui.engine.languages import Grapheme, Language
from histnorm_gui.engine.placed import Loss, Placed, one_cycle
from histnorm_gui.engine.ranking.channel import Alignment
from histnorm_gui.engine.ranking.counts import Pair
from histnorm_gui.engine.tagger.trainer import torch_threads

_RARE = 2  # a label has to be seen so often
_HIDE_MANUSCRIPT = 0.1
_HIDE_PIECE = 0.005
_KEPT_EVERY = 100
"""Steps after which a training on another device than the CPU is kept, should that device fail."""
_GIVEN_BACK_EVERY = 20
"""Steps after which what was freed is given back: words of all lengths leave gaps, which would come to 200 MB."""


@dataclass(frozen=True, slots=True)
class Settings:
    """How a joint tagger is trained."""

    passes: int = 16
    batch: int = 96
    learning_rate: float = 5e-3
    dropout: float = 0.15
    clipping: float = 5.0
    width: int = 128
    layers: int = 2
    context_passes: int = 3
    """Those of the network of contexts; without one there is none."""


@dataclass(frozen=True, slots=True)
class _Group:
    """Words of one length, in shapes: ``words`` (words, graphemes, PIECES), ``labels`` (words, graphemes; -1 where
    there is none), ``manuscripts`` and ``weights`` (words)."""

    words: Tensor
    labels: Tensor
    manuscripts: Tensor
    weights: Tensor


def train(
    texts: Mapping[str, Sequence[Pair]],
    alignments: Mapping[Pair, Alignment],
    language: Language,
    *,
    settings: Settings = Settings(),
    seed: int = 1,
    threads: int = 1,
    processor: Processor | None = None,
    progress: ProgressCallback,
    cancel: CancelToken,
) -> JointTagger:
    """A tagger of the texts by siglum, in reading order, from aligned pairs; raises Cancelled within a training step.

    ``processor`` is what is computed on, the CPU if it is None; the tagger is on the CPU in any case.
    """
    counted = {
        siglum: {pair: count for pair, count in Counter(text).items() if pair in alignments}
        for siglum, text in texts.items()
    }
    vocabulary = _vocabulary(counted, alignments)
    with torch_threads(threads):
        generator = torch.Generator().manual_seed(seed)
        network = JointNetwork(
            FIRST_PIECE + len(vocabulary.pieces),
            1 + len(vocabulary.manuscripts),
            len(vocabulary.labels),
            generator,
            width=settings.width,
            layers=settings.layers,
        )
        groups = _groups(counted, alignments, vocabulary)
        steps = settings.passes * sum(math.ceil(len(group.words) / settings.batch) for group in groups)
        more = context_trainer.steps(texts, settings.context_passes)
        placed = Placed(network, 0.0, processor or Processor(), generator)
        batches = _batches(groups, settings, generator)
        for done in range(steps):
            cancel.check()
            loss = _loss(placed, *next(batches), settings, generator)
            reached = placed.step(loss, settings.learning_rate * one_cycle(done / steps), settings.clipping)
            _tidy(placed, done)
            progress(Progress(done + 1, steps + more, stage="train", loss=reached))
        placed.keep()
        told = itertools.count(steps + 1)

        def stepped(reached: float) -> None:
            progress(Progress(next(told), steps + more, stage="train", loss=reached))

        surroundings = context_trainer.train(
            texts,
            language,
            passes=settings.context_passes,
            seed=seed,
            processor=processor,
            stepped=stepped,
            cancel=cancel,
        )
    give_back()
    network.eval()
    return JointTagger(language, vocabulary, network, surroundings)


def _tidy(placed: Placed[JointNetwork], done: int) -> None:
    if done % _KEPT_EVERY == 0:
        placed.keep()
    if done % _GIVEN_BACK_EVERY == 0:
        give_back()


def _vocabulary(counted: Mapping[str, Mapping[Pair, int]], alignments: Mapping[Pair, Alignment]) -> Vocabulary:
    pieces: set[str] = set()
    labels: Counter[str] = Counter()
    for pairs in counted.values():
        for pair in pairs:
            for context, label in alignments[pair]:
                pieces.update(context[2])
                labels[label] += 1
    return Vocabulary(
        {piece: number for number, piece in enumerate(sorted(pieces), start=FIRST_PIECE)},
        ("", *sorted(label for label, count in labels.items() if label and count >= _RARE)),
        {siglum: number for number, siglum in enumerate(sorted(counted), start=UNKNOWN_MANUSCRIPT + 1)},
    )


def _groups(
    counted: Mapping[str, Mapping[Pair, int]], alignments: Mapping[Pair, Alignment], vocabulary: Vocabulary
) -> list[_Group]:
    index = {label: place for place, label in enumerate(vocabulary.labels)}
    rows: dict[int, tuple[list[list[list[int]]], list[list[int]], list[int], list[float]]] = {}
    for siglum, pairs in counted.items():
        for pair, count in pairs.items():
            alignment = alignments[pair]
            words, labels, manuscripts, weights = rows.setdefault(len(alignment), ([], [], [], []))
            words.append(vocabulary.encode([Grapheme(context[2][:1], context[2][1:]) for context, _ in alignment]))
            labels.append([index.get(label, -1) for _, label in alignment])
            manuscripts.append(vocabulary.manuscripts[siglum])
            weights.append(math.sqrt(count))
    return [
        _Group(torch.tensor(words), torch.tensor(labels), torch.tensor(manuscripts), torch.tensor(weights))
        for words, labels, manuscripts, weights in rows.values()
    ]


def _batches(
    groups: Sequence[_Group], settings: Settings, generator: torch.Generator
) -> Iterator[tuple[_Group, Tensor]]:
    """Batches without end, all words once a pass, in random order."""
    while True:
        batches = [
            (group, rows)
            for group in groups
            for rows in torch.split(torch.randperm(len(group.words), generator=generator), settings.batch)
        ]
        for place in torch.randperm(len(batches), generator=generator).tolist():
            yield batches[place]


def _loss(
    placed: Placed[JointNetwork], group: _Group, rows: Tensor, settings: Settings, generator: torch.Generator
) -> Loss[JointNetwork]:
    """The loss of the words in some rows of a group, as a function of the network and of what draws its dropout."""
    words = group.words[rows].transpose(0, 1)
    hidden = torch.rand(words.shape, generator=generator) < _HIDE_PIECE
    words = torch.where(hidden & (words > 0), 1, words)
    manuscripts = group.manuscripts[rows]
    unknown = torch.rand(manuscripts.shape, generator=generator) < _HIDE_MANUSCRIPT
    manuscripts = torch.where(unknown, UNKNOWN_MANUSCRIPT, manuscripts)
    batch = words, manuscripts, group.labels[rows].transpose(0, 1), group.weights[rows]

    def loss(network: JointNetwork, noise: torch.Generator | None) -> Tensor:
        words, manuscripts, targets, weights = placed.send(*batch)
        scores = network(words, network.manuscripts(manuscripts), settings.dropout, noise)
        each = cross_entropy(scores.flatten(0, 1), targets.flatten(), ignore_index=-1, reduction="none")
        return (each.view(targets.shape) * weights).sum() / (targets >= 0).sum()

    return loss
