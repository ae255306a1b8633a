"""Training an encoder-decoder, as a generator of events."""

from __future__ import annotations

import math
from collections.abc import Generator, Sequence
from dataclasses import dataclass

import torch
from torch import Tensor
from torch.nn.functional import cross_entropy

from histnorm_gui.core.progress import Progress
from histnorm_gui.engine.devices import Processor
from histnorm_gui.engine.encdec.corpus import IGNORED, Alphabet, Batch, Corpus, Pair
from histnorm_gui.engine.encdec.network import EncoderDecoder
from histnorm_gui.engine.encdec.settings import Settings
from histnorm_gui.engine.placed import Loss, Placed, one_cycle
from histnorm_gui.engine.tagger.trainer import torch_threads


@dataclass(frozen=True)
class Trained:
    """The end of a training: ``losses`` are the mean losses of the passes in nats a symbol."""

    network: EncoderDecoder
    alphabet: Alphabet
    losses: tuple[float, ...]


def train(
    pairs: Sequence[Pair],
    settings: Settings,
    *,
    seed: int = 1,
    threads: int = 1,
    processor: Processor | None = None,
) -> Generator[Progress | Trained, None, None]:
    """Train on (form, normalization) pairs, at least one; Progress after each step, at the end Trained.

    The same seed gives the same network on the same machine. Closing the generator cancels. ``processor`` is what is
    computed on, the CPU if it is None; the network is on the CPU in any case.
    """
    with torch_threads(threads):
        generator = torch.Generator().manual_seed(seed)
        alphabet = Alphabet.of(pairs)
        corpus = Corpus.of(pairs, alphabet)
        network = EncoderDecoder(settings, alphabet.size, generator)
        placed = Placed(network, settings.weight_decay, processor or Processor(), generator)
        batches = corpus.batches(settings.batch_size)
        passes = max(settings.passes, math.ceil(settings.minimum_steps / batches))
        done, losses = 0, []
        for _ in range(passes):
            together = 0.0
            for batch in corpus.one_pass(settings.batch_size, settings.hiding, generator):
                rate = settings.learning_rate * one_cycle(done / (passes * batches))
                loss = placed.step(_loss(placed, batch), rate, settings.clipping)
                done += 1
                together += loss
                yield Progress(done, passes * batches, stage="train", loss=loss)
            placed.keep()
            losses.append(together / batches)
        yield Trained(network.eval(), alphabet, tuple(losses))


def _loss(placed: Placed[EncoderDecoder], batch: Batch) -> Loss[EncoderDecoder]:
    """The loss of a batch as a function of the network and of what draws its dropout."""

    def loss(network: EncoderDecoder, noise: torch.Generator | None) -> Tensor:
        source, written, target, weights = placed.send(batch.source, batch.written, batch.target, batch.weights)
        memory, state = network.read(source, noise)
        scores, _ = network.write(written, memory, state, noise)
        each = cross_entropy(scores.flatten(0, 1), target.flatten(), reduction="none", ignore_index=IGNORED)
        return (each.view(target.shape) * weights).sum() / (target != IGNORED).sum()

    return loss
